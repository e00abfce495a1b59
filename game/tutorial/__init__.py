"""The guided first game of each edition."""
