"""The dock at the side of the table: whose turn it is, and the next step."""
