"""Seat players: a bot is given the view of its seat and answers with a legal action.

Knows levels by name; each bot knows the rules and its view, and nothing of matches, files or screens.
"""

from __future__ import annotations

import random
from typing import Final, Protocol

from game.bots.greedy import Greedy
from game.bots.plain import Random
from game.rules import Action, GameState

LEVELS: Final = ("random", "greedy")
"""The names of the levels, weakest first."""


class Bot(Protocol):
    """A player for a seat."""

    def choose(self, view: GameState) -> Action:
        """Choose one of the legal actions of the seat that is to move, whose view is given."""


def make_bot(level: str, seed: bytes) -> Bot:
    """Make a bot of a level; the same seed makes the same choices. Raises ``ValueError`` for an unknown level."""
    chance = random.Random(seed)
    match level:
        case "random":
            return Random(chance)
        case "greedy":
            return Greedy(chance)
    raise ValueError(f"unknown bot “{level}”: choose one of {', '.join(LEVELS)}")
