"""The mats of the players."""
