"""The guided first game over the table."""
