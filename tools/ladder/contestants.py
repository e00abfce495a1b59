"""Who can play in the ladder: the program's bots, and plain tree search as a yardstick.

Knows names; knows nothing of matches.
"""

from __future__ import annotations

from game.bots import BOT_KINDS, Bot, make_bot

PLAYOUTS = "mcts-"
"""Followed by a number of iterations: plain Monte Carlo tree search, which needs the extra ``train``."""


def make_contestant(name: str, seed: bytes) -> Bot:
    """Return a player by name; the same seed gives the same choices.

    Raises ``ValueError`` for an unknown name.
    """
    if name.startswith(PLAYOUTS) and name.removeprefix(PLAYOUTS).isdecimal():
        # Numba, which the other bots do not need, is imported with the first yardstick.
        from tools.train.playouts import PlayoutBot

        return PlayoutBot(max(1, int(name.removeprefix(PLAYOUTS))), int.from_bytes(seed, "big"))
    return make_bot(name, seed)


def contestant_name(name: str) -> str:
    """Return the name of a contestant; raises ``ValueError`` with a sentence for an unknown one."""
    if name in BOT_KINDS or (name.startswith(PLAYOUTS) and name.removeprefix(PLAYOUTS).isdecimal()):
        return name
    raise ValueError(f"unknown bot “{name}”: choose one of {', '.join(BOT_KINDS)}, or {PLAYOUTS}2000")
