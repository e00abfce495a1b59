"""The table on which a game is played."""
