"""A person's side of a server: the connection, their name, what they know of the hall, their search, their table."""
