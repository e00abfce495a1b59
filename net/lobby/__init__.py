"""The lobby server: hall, tables, store; and a person's side of it."""
