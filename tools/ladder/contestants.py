"""Who can play in the ladder: the program's bots, and reference searches that do not depend on the speed of a machine.

Knows names; knows nothing of matches.
"""

from __future__ import annotations

import re
import shlex
from math import inf
from pathlib import Path
from typing import Final

from game.bots import BUILT_IN_BOTS, Bot, make_bot
from game.bots.program_bot import ProgramBot
from game.rules import Action, GameState

PROGRAM: Final = "exec:"
"""Followed by a command line: a program that plays over the protocol of ``docs/bot-protocol.md``."""
_MCTS: Final = re.compile("mcts-(?P<count>[1-9][0-9]*)")
"""Plain Monte Carlo tree search with a number of random playouts a decision; needs the extra ``train``."""
_NET: Final = re.compile("(?P<kind>puct|rollouts)-(?P<count>[1-9][0-9]*)(:(?P<file>.+))?")
"""A search of the program's bots with a number of leaves; ``puct-1`` is the net's own choice."""


def make_contestant(name: str, seed: bytes) -> Bot:
    """Return a player by name; the same seed gives the same choices.

    Raises ``ValueError`` for an unknown name and ``ProgramError`` for a program that does not play.
    """
    if command := _command(name):
        return ProgramBot(command, seed)
    if found := _MCTS.fullmatch(name):
        return _playouts(int(found["count"]), seed)
    if found := _NET.fullmatch(name):
        return LeavesBot(int(found["count"]), seed, found["file"], rollouts=found["kind"] == "rollouts")
    return make_bot(name, seed)


def contestant_name(name: str) -> str:
    """Return the name of a contestant; raises ``ValueError`` with a sentence for an unknown one."""
    if _command(name) or name in BUILT_IN_BOTS or _MCTS.fullmatch(name):
        return name
    if found := _NET.fullmatch(name):
        if found["file"] and not Path(found["file"]).is_file():
            raise ValueError(f"there is no file “{found['file']}”")
        return name
    known = ", ".join(BUILT_IN_BOTS)
    others = f"mcts-2000, puct-800, rollouts-800, puct-800:NET.npz or “{PROGRAM}COMMAND”"
    raise ValueError(f"unknown bot “{name}”: choose one of {known}, {others}")


def end_contestant(bot: Bot) -> None:
    """End a bot that is a program."""
    if isinstance(bot, ProgramBot):
        bot.close()


def _command(name: str) -> list[str]:
    """Return the words of a program's command; raises ``ValueError`` for quotes that do not close."""
    return shlex.split(name.removeprefix(PROGRAM)) if name.startswith(PROGRAM) else []


def _playouts(iterations: int, seed: bytes) -> Bot:
    # Numba, which the other bots do not need, is imported with the first of them.
    from tools.train.playouts import PlayoutBot

    return PlayoutBot(iterations, int.from_bytes(seed, "big"))


class LeavesBot:
    """Searches a fixed number of leaves, without a limit of time, with the shipped net or that of a file."""

    def __init__(self, leaves: int, seed: bytes, file: str | None = None, rollouts: bool = False) -> None:
        self._leaves = leaves
        self._file = file
        self._rollouts = rollouts
        self._seed = int.from_bytes(seed, "big")
        self._bot: Bot | None = None

    def choose(self, view: GameState) -> Action:
        """Return the choice of the search.

        Raises ``ValueError`` where no net is shipped for the game, or the file's is for another number of players.
        """
        if self._bot is None:
            from game.bots.net_bot import NetBot
            from game.bots.net_files import read_net, shipped_net
            from game.bots.strength import SearchLimits, Strength

            players = len(view.players)
            if self._file is None:
                net = shipped_net(view.edition, players)
            else:
                net = read_net(Path(self._file).read_bytes(), view.edition)
            if net is None or net.players != players:
                raise ValueError(f"no net for “{view.edition}” with {players} players")
            self._bot = NetBot(
                net, Strength(limits=SearchLimits(self._leaves, inf), rollouts=self._rollouts), self._seed
            )
        return self._bot.choose(view)
