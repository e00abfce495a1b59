"""The authority of a game: decks, referee, takeover, forks, the proof of a finished record."""
