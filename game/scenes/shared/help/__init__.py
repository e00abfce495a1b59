"""The lists of keys and of a controller's buttons."""
