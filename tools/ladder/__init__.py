"""Matches of bots against each other on the same deals, with intervals of confidence."""
