"""Play bots against each other on the same deals, and say how sure the result is."""
