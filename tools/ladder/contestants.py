"""Who can play in the ladder: the program's bots, and yardsticks that do not depend on the speed of a machine.

Knows names; knows nothing of matches.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from math import inf
from typing import Final

from game.bots import BOT_KINDS, Bot, make_bot
from game.bots.program_bot import ProgramBot
from game.rules import Action, GameState

PROGRAM: Final = "exec:"
"""Followed by a command line: a program that plays over the protocol of ``docs/bot-protocol.md``."""


def make_contestant(name: str, seed: bytes) -> Bot:
    """Return a player by name; the same seed gives the same choices.

    Raises ``ValueError`` for an unknown name and ``ProgramError`` for a program that does not play.
    """
    if command := _command(name):
        return ProgramBot(command, seed)
    kind, _, amount = name.partition("-")
    if kind in YARDSTICKS and amount.isdecimal():
        return YARDSTICKS[kind](max(1, int(amount)), seed)
    return make_bot(name, seed)


def contestant_name(name: str) -> str:
    """Return the name of a contestant; raises ``ValueError`` with a sentence for an unknown one."""
    kind, _, amount = name.partition("-")
    if _command(name) or name in BOT_KINDS or (kind in YARDSTICKS and amount.isdecimal()):
        return name
    known = ", ".join(BOT_KINDS)
    raise ValueError(f"unknown bot “{name}”: choose one of {known}, mcts-2000, puct-800 or “{PROGRAM}COMMAND”")


def end_contestant(bot: Bot) -> None:
    """End a bot that is a program."""
    if isinstance(bot, ProgramBot):
        bot.close()


def _command(name: str) -> list[str]:
    """Return the words of a program's command; raises ``ValueError`` for quotes that do not close."""
    return shlex.split(name.removeprefix(PROGRAM)) if name.startswith(PROGRAM) else []


def _playouts(iterations: int, seed: bytes) -> Bot:
    # Numba, which the other bots do not need, is imported with the first yardstick.
    from tools.train.playouts import PlayoutBot

    return PlayoutBot(iterations, int.from_bytes(seed, "big"))


class LeavesBot:
    """Searches so many leaves with the shipped net, however long that takes."""

    def __init__(self, leaves: int, seed: bytes) -> None:
        self._leaves = leaves
        self._seed = int.from_bytes(seed, "big")
        self._bot: Bot | None = None

    def choose(self, view: GameState) -> Action:
        """Return the choice of the search.

        Raises ``ValueError`` where no net is shipped for the game.
        """
        if self._bot is None:
            from game.bots.net_bot import NetBot, Strength
            from game.bots.net_files import shipped_net
            from game.bots.search import SearchLimits

            net = shipped_net(view.edition, len(view.players))
            if net is None:
                raise ValueError(f"no net for “{view.edition}” with {len(view.players)} players")
            self._bot = NetBot(net, Strength(limits=SearchLimits(self._leaves, inf)), self._seed)
        return self._bot.choose(view)


YARDSTICKS: Final[dict[str, Callable[[int, bytes], Bot]]] = {"mcts": _playouts, "puct": LeavesBot}
"""What a name with a number stands for: plain Monte Carlo tree search with so many random playouts a decision, which
needs the extra ``train``; and the search of the program's bots with so many leaves."""
