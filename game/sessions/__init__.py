"""What a screen plays through: local games, their worker thread, the participants of a game."""
