"""A bot that chooses at random.

Knows which actions are legal; knows nothing of what they are worth.
"""

from __future__ import annotations

from random import Random

from game.rules import Action, GameState, legal_actions


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: GameState) -> Action:
        """Return a random legal action."""
        return self._rng.choice(legal_actions(view))
