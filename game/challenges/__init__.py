"""Daily deals, same-deal matches and puzzles."""
