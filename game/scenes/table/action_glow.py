"""The glow of what can be acted on at the table: which targets have it, and how strong it is.

Knows choices and time; knows nothing of events, sessions or drawing.
"""

from __future__ import annotations

import math
from typing import Final

from game.rules.model import Seat
from game.view.interaction import intent
from game.view.interaction.choices import Choices, Selection
from game.view.interaction.primary_move import NO_MOVE, PrimaryMove, primary_move
from game.view.layout.table import Control, Target

_BREATH_MS: Final = 1600.0
_COMES: Final = 0.2
_EBB: Final = 0.6


class ActionableCache:
    """The targets that can be acted on, and the move of the gold button.

    Both are cached until what they follow from changes, because every frame needs them.
    """

    def __init__(self) -> None:
        self._choices: Choices | None = None
        self._selection: Selection | None = None
        self._lit: frozenset[Target] = frozenset()
        self._pointed: tuple[Target | None, Control | None] | None = None
        self._primary = NO_MOVE

    def of(self, choices: Choices | None, selection: Selection) -> frozenset[Target]:
        """Return every target that advances the decision."""
        if choices is not self._choices or selection != self._selection:
            self._choices, self._selection = choices, selection
            self._lit = frozenset() if choices is None else intent.actionable(choices, selection)
            self._pointed = None
        return self._lit

    def primary(
        self, choices: Choices | None, selection: Selection, rested: Target | None, pressed: Control | None
    ) -> PrimaryMove:
        """Return the move of the gold button; see ``primary_move``."""
        lit = self.of(choices, selection)
        if self._pointed != (rested, pressed):
            self._pointed = rested, pressed
            acts = choices is not None and choices.seat is not None
            self._primary = primary_move(choices, selection, lit, rested, pressed) if choices and acts else NO_MOVE
        return self._primary


class TurnPulse:
    """The strength of the glow: it rises at the beginning of a turn, dips once and then stays."""

    def __init__(self) -> None:
        self._ms = _BREATH_MS
        self._turn: tuple[int, Seat] | None = None

    def follow(self, choices: Choices, animations_off: bool) -> None:
        """Start the pulse for the choices of a new turn; with ``animations_off`` the glow is at its end at once."""
        turn = None if choices.seat is None else (choices.state.round, choices.seat)
        if turn is not None and turn != self._turn:
            self._turn = turn
            self._ms = _BREATH_MS if animations_off else 0.0

    def step(self, dt_ms: float) -> None:
        """Advance the time."""
        self._ms = min(self._ms + dt_ms, _BREATH_MS)

    @property
    def busy(self) -> bool:
        """Whether the strength still changes."""
        return self._ms < _BREATH_MS

    @property
    def strength(self) -> float:
        """The strength of the glow, 0 to 1."""
        t = self._ms / _BREATH_MS
        if t < _COMES:
            return t / _COMES
        return 1 - _EBB * math.sin(math.pi * (t - _COMES) / (1 - _COMES)) ** 2
