"""The lobby server: lounge, tables, store."""
