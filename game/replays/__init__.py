"""Stepping through a record from any seat's view, and pictures and films of it."""
