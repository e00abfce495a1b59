"""The list of saved games and the replay viewer."""
