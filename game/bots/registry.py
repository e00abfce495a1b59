"""The bots by level."""

from __future__ import annotations

import random
from typing import Final, Protocol

from game.bots.greedy_bot import Greedy
from game.bots.programs import program_command, program_kinds, program_name
from game.bots.random_bot import Random
from game.bots.tastes import Taste, taste_of
from game.rules import Action, GameState, Seat, edition
from game.rules.pieces import BOTS_EACH

BOT_LEVELS: Final = ("easy", "normal", "hard", "expert", "master")
"""The names of the levels, weakest first."""
REFERENCE_BOTS: Final = {"random": "easy", "greedy": "normal"}
"""Bots without a net, and the level that each once stood for: earlier games, puzzles and measurements name them."""
BOT_KINDS: Final = (*BOT_LEVELS, *REFERENCE_BOTS)
"""The names of all bots."""
NOISE: Final = {"easy": 0.1, "normal": 0.05, "hard": 0.025}
"""By how much the levels without a search misjudge a chance of winning."""
SEARCHES: Final = {"expert": (16, 0.15), "master": (2000, 0.28)}
"""The leaves and the seconds of the levels with a search."""


class Bot(Protocol):
    """A player for a seat."""

    def choose(self, view: GameState) -> Action:
        """Return one of the legal actions of the seat that is to move; ``view`` is that seat’s."""


def level_of(kind: str | None) -> str | None:
    """Return the level that a bot's name stands for, ``None`` where it stands for none."""
    if kind in BOT_LEVELS:
        return kind
    return REFERENCE_BOTS.get(kind or "")


def bot_choices() -> tuple[str, ...]:
    """Return the bots that a person can choose: the levels, then the own programs."""
    return (*BOT_LEVELS, *program_kinds())


def bot_name(name: str, kind: str, seat: Seat) -> str:
    """Return who plays a level at a seat in an edition, or a program's own name; each seat has another name."""
    level = level_of(kind)
    if level is None:
        return program_name(kind)
    return edition(name).bot_names[BOTS_EACH * BOT_LEVELS.index(level) + (seat - 1) % BOTS_EACH]


def bot_taste(kind: str, seat: Seat) -> Taste:
    """Return what the bot at a seat likes besides winning; levels with a search play to win alone."""
    level = level_of(kind)
    return "none" if level is None or level in SEARCHES else taste_of(BOT_LEVELS.index(level), seat)


def can_play(kind: str | None) -> bool:
    """Whether this computer has the bot of a name."""
    return kind in BOT_KINDS or bool(program_command(kind or ""))


def make_bot(level: str, seed: bytes) -> Bot:
    """Return a bot of a level; the same seed gives the same choices, as far as a search is not ended by its time.

    Raises ``ValueError`` for an unknown level.
    """
    chance = random.Random(seed)
    if level in BOT_LEVELS:
        return LevelBot(level, chance)
    match level:
        case "random":
            return Random(chance)
        case "greedy":
            return Greedy(chance)
    raise ValueError(f"unknown bot “{level}”: choose one of {', '.join(BOT_KINDS)}")


class LevelBot:
    """Plays by the net for its edition and number of players; without one it plays like ``Greedy``."""

    def __init__(self, level: str, chance: random.Random) -> None:
        self._level = level
        self._chance = chance
        self._made: dict[tuple[str, int], Bot] = {}

    def choose(self, view: GameState) -> Action:
        """Return the choice of the bot for this game."""
        key = view.edition, len(view.players)
        if key not in self._made:
            self._made[key] = self._make(*key)
        return self._made[key].choose(view)

    def _make(self, edition: str, players: int) -> Bot:
        # Numpy is imported with the first net: the program's start does not wait for it.
        from game.bots.net_bot import NetBot, Strength
        from game.bots.net_files import shipped_net
        from game.bots.rollouts import FROM_PLAYERS
        from game.bots.search import SearchLimits

        net = shipped_net(edition, players)
        if net is None:
            return Greedy(self._chance)
        search = SEARCHES.get(self._level)
        tastes = tuple(bot_taste(self._level, seat) for seat in range(players))
        limits = None if search is None else SearchLimits(*search)
        rollouts = self._level == BOT_LEVELS[-1] and players >= FROM_PLAYERS
        strength = Strength(NOISE.get(self._level, 0.0), limits, tastes, rollouts)
        return NetBot(net, strength, self._chance.getrandbits(64))
