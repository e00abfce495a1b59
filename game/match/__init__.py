"""The authority over a game: decks, referee, takeover, forks, the verification of records."""
