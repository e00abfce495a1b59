"""The room of a table until its cards are dealt."""
