"""Drawing the table of a game."""
