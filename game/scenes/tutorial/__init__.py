"""The guided first game at the table."""
