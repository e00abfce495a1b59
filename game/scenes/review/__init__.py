"""The review of a game after its end."""
