"""The course of a moment that is shown large: it comes, stays and goes.

Knows times in milliseconds; knows nothing of positions, boxes, drawing or input.
"""

from __future__ import annotations

from typing import Final

from game.view.descriptions.moments import Moment, MomentKind
from game.view.theme import out_cubic

_LASTS: Final[dict[MomentKind, float]] = {"tile": 1300.0, "last_round": 2000.0, "gauntlet": 2600.0}
"""How long each is shown in ms."""
_COMES_MS: Final = 320.0
_GOES_MS: Final = 240.0
_STONE_MS: Final = 110.0
_STEPS: Final = 8
"""The number of pictures in which a moment comes and goes: each paints its whole box."""


class MomentShow:
    """A moment on show; a ``still`` one stands from its beginning to its end."""

    def __init__(self, moment: Moment, *, still: bool) -> None:
        self.moment = moment
        self._still = still
        self._age = 0.0

    def step(self, dt_ms: float) -> None:
        """Advance by some milliseconds."""
        self._age += dt_ms

    @property
    def over(self) -> bool:
        """Whether it has been shown long enough."""
        return self._age >= _LASTS[self.moment.kind]

    @property
    def come(self) -> float:
        """How far it has come, 0 to 1."""
        return 1.0 if self._still else out_cubic(min(self._age / _COMES_MS, 1.0))

    @property
    def strength(self) -> float:
        """How strong it is, 0 to 1: it comes, stays and goes."""
        if self._still:
            return 1.0
        left = (_LASTS[self.moment.kind] - self._age) / _GOES_MS
        return round(min(self._age / _COMES_MS * 2, max(left, 0.0), 1.0) * _STEPS) / _STEPS

    def stone(self, number: int) -> float:
        """How much the flash of a stone of the Gauntlet shines, 1 when it lights; below 0 before that."""
        if self._still:
            return 0.0
        since = self._age - _COMES_MS - number * _STONE_MS
        return -1.0 if since < 0 else max(1.0 - since / (3 * _STONE_MS), 0.0)
