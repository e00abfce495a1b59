"""How well a bot plays, as values.

Imports no numpy, so that the levels are known without it; knows nothing of levels' names.
"""

from __future__ import annotations

import msgspec

from game.bots.tastes import Taste


class SearchLimits(msgspec.Struct, frozen=True):
    """When a search ends: after this number of leaves or of seconds, whichever comes first."""

    leaves: int
    seconds: float


class Strength(msgspec.Struct, frozen=True):
    """How well a bot plays.

    ``noise`` is the standard deviation by which it misjudges the log-odds of winning; ``limits`` is its
    search, ``None`` where it judges its own turn only; with ``rollouts`` it compares turns by playing on instead of
    searching a tree. Without a search it may like something besides winning: ``tastes`` has one for each seat, or is
    empty.
    """

    noise: float = 0.0
    limits: SearchLimits | None = None
    tastes: tuple[Taste, ...] = ()
    rollouts: bool = False
