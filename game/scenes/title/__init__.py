"""The title, the setup of a new game, the first start, and what is loaded while nobody acts."""
