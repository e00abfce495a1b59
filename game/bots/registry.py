"""The bots by name: the levels and their strengths, the two reference bots, and the person's own programs.

Knows each bot's class; knows nothing of matches, files or screens. A ``bot`` is any of these names, as ``SeatInfo``
has it; a level is one of ``BOT_LEVELS``.
"""

from __future__ import annotations

import random
from typing import Final, Protocol

import msgspec

from game.bots.greedy_bot import GreedyBot
from game.bots.programs import program_bots, program_command, program_name
from game.bots.random_bot import RandomBot
from game.bots.strength import SearchLimits, Strength
from game.bots.tastes import Taste, taste_of
from game.rules import Action, GameState, Seat, edition
from game.rules.pieces import BOTS_EACH

LEVEL_STRENGTHS: Final = {
    "easy": Strength(noise=1.0),
    "normal": Strength(noise=0.35),
    "hard": Strength(noise=0.15),
    "expert": Strength(limits=SearchLimits(leaves=16, seconds=0.15)),
    "master": Strength(limits=SearchLimits(leaves=2000, seconds=0.28), rollouts=True),
}
"""How well the levels play, weakest first; all use the same nets, and play turns on only with enough players."""
BOT_LEVELS: Final = tuple(LEVEL_STRENGTHS)
"""The names of the levels, weakest first."""
REFERENCE_BOTS: Final = {"random": "easy", "greedy": "normal"}
"""Bots without a net, and the level that each once stood for: earlier games, puzzles and measurements name them."""
BUILT_IN_BOTS: Final = (*BOT_LEVELS, *REFERENCE_BOTS)
"""The names of all bots but the person's programs."""


class Bot(Protocol):
    """A player for a seat."""

    def choose(self, view: GameState) -> Action:
        """Return one of the legal actions of the seat that is to move; ``view`` is that seat’s."""


def level_of(bot: str | None) -> str | None:
    """Return the level that a bot's name stands for, ``None`` where it stands for none."""
    if bot in BOT_LEVELS:
        return bot
    return REFERENCE_BOTS.get(bot or "")


def bot_choices() -> tuple[str, ...]:
    """Return the bots that a person can choose: the levels, then this person's programs."""
    return (*BOT_LEVELS, *program_bots())


def bot_name(edition_name: str, bot: str, seat: Seat) -> str:
    """Return who plays a level at a seat in an edition, or a program's own name; each seat has another name."""
    level = level_of(bot)
    if level is None:
        return program_name(bot)
    return edition(edition_name).bot_names[BOTS_EACH * BOT_LEVELS.index(level) + (seat - 1) % BOTS_EACH]


def bot_taste(bot: str, seat: Seat) -> Taste:
    """Return what the bot at a seat likes besides winning; levels with a search play to win alone."""
    level = level_of(bot)
    return "none" if level is None or LEVEL_STRENGTHS[level].limits else taste_of(BOT_LEVELS.index(level), seat)


def can_play(bot: str | None) -> bool:
    """Whether this computer has the bot of a name."""
    return bot in BUILT_IN_BOTS or bool(program_command(bot or ""))


def make_bot(bot: str, seed: bytes) -> Bot:
    """Return a bot; the same seed gives the same choices, as far as a search is not ended by its time.

    Raises ``ValueError`` for an unknown name and for a program.
    """
    rng = random.Random(seed)
    if bot in BOT_LEVELS:
        return LevelBot(bot, rng)
    match bot:
        case "random":
            return RandomBot(rng)
        case "greedy":
            return GreedyBot(rng)
    raise ValueError(f"unknown bot “{bot}”: choose one of {', '.join(BUILT_IN_BOTS)}")


class LevelBot:
    """Plays by the net for its edition and number of players; without one it plays like ``GreedyBot``."""

    def __init__(self, level: str, rng: random.Random) -> None:
        self._level = level
        self._rng = rng
        self._made: dict[tuple[str, int], Bot] = {}

    def choose(self, view: GameState) -> Action:
        """Return the choice of the bot for this game."""
        key = view.edition, len(view.players)
        if key not in self._made:
            self._made[key] = self._make(*key)
        return self._made[key].choose(view)

    def _make(self, edition: str, players: int) -> Bot:
        # Numpy is imported with the first net: the program's start does not wait for it.
        from game.bots.net_bot import NetBot
        from game.bots.net_files import shipped_net
        from game.bots.rollouts import FROM_PLAYERS

        net = shipped_net(edition, players)
        if net is None:
            return GreedyBot(self._rng)
        level = LEVEL_STRENGTHS[self._level]
        tastes = tuple(bot_taste(self._level, seat) for seat in range(players))
        rollouts = level.rollouts and players >= FROM_PLAYERS
        strength = msgspec.structs.replace(level, tastes=tastes, rollouts=rollouts)
        return NetBot(net, strength, self._rng.getrandbits(64))
