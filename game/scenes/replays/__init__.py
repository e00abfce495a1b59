"""The viewer of a recorded game."""
