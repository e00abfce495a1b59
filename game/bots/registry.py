"""The bots by level."""

from __future__ import annotations

import random
from collections.abc import MutableMapping
from typing import Any, Final, Protocol

import msgspec

from game.bots.greedy_bot import Greedy
from game.bots.random_bot import Random
from game.rules import Action, GameState, legal_actions

BOT_LEVELS: Final = ("random", "greedy")
"""The names of the levels, weakest first."""


class Bot(Protocol):
    """A player for a seat."""

    def choose(self, view: GameState) -> Action:
        """Return one of the legal actions of the seat that is to move; ``view`` is that seat’s."""


def make_bot(level: str, seed: bytes) -> Bot:
    """Return a bot of a level; the same seed gives the same choices. Raises ``ValueError`` for an unknown level."""
    chance = random.Random(seed)
    match level:
        case "random":
            return Random(chance)
        case "greedy":
            return Greedy(chance)
    raise ValueError(f"unknown bot “{level}”: choose one of {', '.join(BOT_LEVELS)}")


class BotTask(msgspec.Struct, frozen=True):
    """The next decision of a bot; ``view`` is that of its seat, which is to move."""

    level: str
    seed: bytes
    view: GameState

    def run(self, memory: MutableMapping[Any, Any]) -> Action:
        """Return the choice; the bot stays in ``memory``, as the state of its random generator must."""
        key = self.level, self.seed
        if key not in memory:
            memory[key] = make_bot(*key)
        bot: Bot = memory[key]
        return bot.choose(self.view)

    def fallback(self) -> Action:
        """Return a legal action."""
        return legal_actions(self.view)[0]
