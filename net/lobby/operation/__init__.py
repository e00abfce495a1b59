"""Running a server: what its operator does, figures, the web page, and the way to a new address."""
