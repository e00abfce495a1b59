"""One participant of a table: its guest, its host if it deals, and its copies of games."""
