"""What screens and the command line use of a network game."""
