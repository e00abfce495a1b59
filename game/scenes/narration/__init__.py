"""What a screen reader is given of each scene."""
