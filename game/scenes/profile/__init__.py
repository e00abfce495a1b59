"""The profile page, and what a finished game adds to it."""
