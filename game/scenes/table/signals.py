"""Short-lived signals of a table: what can be acted on, the pulse of a new turn, a sentence that stands for a while.

Knows choices and time; knows nothing of events, sessions or drawing.
"""

from __future__ import annotations

import math
from typing import Final

from game.rules.model import Seat
from game.view.interaction import intent
from game.view.interaction.choices import Choices, Selection
from game.view.layout.table import Target

_BREATH_MS: Final = 1600.0
_NOTE_MS: Final = 2600.0
_COMES: Final = 0.2
_EBB: Final = 0.6


class ActionableCache:
    """What can be acted on, listed anew only when the choices or the selection change: it is asked every frame."""

    def __init__(self) -> None:
        self._now: Choices | None = None
        self._selection: Selection | None = None
        self._lit: frozenset[Target] = frozenset()

    def of(self, now: Choices | None, selection: Selection) -> frozenset[Target]:
        """Every target that would bring the decision forward."""
        if now is not self._now or selection != self._selection:
            self._now, self._selection = now, selection
            self._lit = frozenset() if now is None else intent.actionable(now, selection)
        return self._lit


class TurnPulse:
    """The glow of what can be acted on: when a turn begins it comes, ebbs once and then stays."""

    def __init__(self) -> None:
        self._ms = _BREATH_MS
        self._turn: tuple[int, Seat] | None = None

    def greet(self, now: Choices, still: bool) -> None:
        """Take note of the choices at hand: those of a new turn are greeted, unless nothing is to move."""
        turn = None if now.seat is None else (now.state.round, now.seat)
        if turn is not None and turn != self._turn:
            self._turn = turn
            self._ms = _BREATH_MS if still else 0.0

    def step(self, dt_ms: float) -> None:
        """Let time pass."""
        self._ms = min(self._ms + dt_ms, _BREATH_MS)

    @property
    def busy(self) -> bool:
        """Whether it still moves."""
        return self._ms < _BREATH_MS

    @property
    def strength(self) -> float:
        """How strong the glow is, 0 to 1."""
        t = self._ms / _BREATH_MS
        if t < _COMES:
            return t / _COMES
        return 1 - _EBB * math.sin(math.pi * (t - _COMES) / (1 - _COMES)) ** 2


class Toast:
    """A sentence that stands for a while; ``why`` where it says why something cannot be done.

    ``at`` is what it was said about, so that it stays there when the pointer moves on. While it is ``held`` its time
    stands still. ``count`` tells a sentence from the same one said again.
    """

    def __init__(self) -> None:
        self.text = ""
        self.why: intent.Explanation | None = None
        self.at: Target | None = None
        self.held = False
        self.count = 0
        self._ms = 0.0

    def say(self, text: str, why: intent.Explanation | None = None, at: Target | None = None) -> None:
        """Show a sentence from now on; an empty one ends it."""
        self.text, self._ms = text, _NOTE_MS if text else 0.0
        self.why, self.at, self.held = why, at, False
        self.count += bool(text)

    def step(self, dt_ms: float) -> bool:
        """Let time pass; True when it has just gone."""
        if self._ms <= 0 or self.held:
            return False
        self._ms -= dt_ms
        if self._ms <= 0:
            self.say("")
        return self._ms <= 0

    @property
    def busy(self) -> bool:
        """Whether it stands."""
        return self._ms > 0
