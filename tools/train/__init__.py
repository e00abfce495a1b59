"""Train the value nets of the bots: the game as compiled loops, self-play, and the net's gradients."""
