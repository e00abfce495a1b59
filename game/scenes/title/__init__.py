"""The title, the setup of a new game, the welcome, the demonstration, and preloading."""
