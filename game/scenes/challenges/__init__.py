"""The page of daily deal, same deal and puzzles."""
