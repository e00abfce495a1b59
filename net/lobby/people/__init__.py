"""The people at a server: their names, ratings and reports, and limits on what they send."""
