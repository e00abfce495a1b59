"""The dialogs of the table."""
