"""Finding a table on the network, and the room before its game."""
