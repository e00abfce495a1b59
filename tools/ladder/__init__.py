"""Play bots against each other on the same deals, and compute how sure the result is."""
