"""The course of a moment that is shown large: it comes, stays and goes.

Knows times in milliseconds; knows nothing of positions, boxes, drawing or input.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import COLORS
from game.view.descriptions.moments import Moment, MomentKind
from game.view.theme import out_cubic

_LASTS: Final[dict[MomentKind, float]] = {"tile": 1300.0, "last_round": 2000.0, "gauntlet": 2600.0}
"""How long each is shown in ms."""
_COMES_MS: Final = 320.0
_GOES_MS: Final = 240.0
_STONE_MS: Final = 110.0
_STEPS: Final = 4
_WORDS: Final = 0.8
"""How far a board has come before its words do."""


class MomentShow:
    """A moment on show; with ``animations_off`` it stands from its beginning to its end."""

    def __init__(self, moment: Moment, *, animations_off: bool) -> None:
        self.moment = moment
        self._animations_off = animations_off
        self._age = 0.0

    def step(self, dt_ms: float) -> None:
        """Advance by some milliseconds."""
        self._age += dt_ms

    @property
    def over(self) -> bool:
        """Whether it has been shown long enough."""
        return self._age >= _LASTS[self.moment.kind]

    @property
    def busy(self) -> bool:
        """Whether its picture changes now: between its coming and its going it rests."""
        arrived = self._age > _COMES_MS + (COLORS + 4) * _STONE_MS * (self.moment.kind == "gauntlet")
        return not self._animations_off and (not arrived or self._left < _GOES_MS)

    @property
    def come(self) -> float:
        """How far it has come, 0 to 1; it goes the same way."""
        if self._animations_off:
            return 1.0
        return min(out_cubic(min(self._age / _COMES_MS, 1.0)), max(self._left, 0.0) / _GOES_MS)

    @property
    def strength(self) -> float:
        """How strong it is, 0 to 1, in few steps: each one needs faded copies of its sprites."""
        return 1.0 if self._animations_off else round(min(self.come * 1.4, 1.0) * _STEPS) / _STEPS

    @property
    def read(self) -> float:
        """How strong its words are, 0 to 1: they come once it is so wide that none is cut, and go before it closes."""
        share = min(max((self.come - _WORDS) / (1 - _WORDS), 0.0), 1.0)
        return round(share * _STEPS) / _STEPS

    @property
    def _left(self) -> float:
        return _LASTS[self.moment.kind] - self._age

    def stone(self, number: int) -> float:
        """How much the flash of a stone of the Gauntlet shines, 1 when it lights; below 0 before that."""
        if self._animations_off:
            return 0.0
        since = self._age - _COMES_MS - number * _STONE_MS
        return -1.0 if since < 0 else max(1.0 - since / (3 * _STONE_MS), 0.0)
