"""What the table lights up and says about the choices of the person to act.

Knows choices, selections and the pointer's target; knows nothing of events or sessions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.rules.model import GameState, Place, PlaceKind, Seat
from game.support.i18n import tr
from game.ui.input.bindings import LOG
from game.ui.input.pad_buttons import PadButton, button_name, letters
from game.ui.table.actions import prompt_for
from game.ui.table.painter import Highlights
from game.view.interaction import intent
from game.view.interaction.choices import Choices, Selection
from game.view.layout.table import SEAT_CONTROLS, Control, Target
from game.view.theme import out_quad

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

TOOLTIP_MS: Final = 380
HOVER_MS: Final = 100
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


def words_for(
    now: Choices | None, selection: Selection, target: Target | None
) -> tuple[intent.Explanation | None, intent.Explanation | None]:
    """Why nothing can be done with a target: as a tooltip, or (for a card) in the action panel."""
    if now is None or now.seat is None or target is None or target in SEAT_CONTROLS:
        return None, None
    why = intent.why_not(now, selection, target)
    if isinstance(target, Place) and target.kind in (PlaceKind.MARKET, PlaceKind.HAND):
        return None, why
    return why, None


def about(state: GameState | None, names: Sequence[str], target: Target | None) -> str:
    """Say what a press on the name of a player does."""
    if state is None or target not in SEAT_CONTROLS:
        return ""
    return tr("All that lies before {name}").format(name=names[SEAT_CONTROLS.index(target)])


def marks_of(table: TableScene) -> Highlights:
    """Tell what is lit, lifted and said at a table at this moment."""
    now = table.choices
    mine = now is not None and now.seat is not None
    lit = table.lights.of(now, table.selection)
    takeback = mine and table.takes_back and Control.UNDO not in lit
    target = table.hover or table.focus
    tooltip, reason = words_for(now, table.selection, target)
    note, explained = table.note.text, table.note.why is not None
    pads = table.app.controllers
    if not note and table.rested_ms >= TOOLTIP_MS and table.app.scene is table:
        explained = tooltip is not None
        note = tooltip.text if tooltip is not None else about(table.view.state, table.view.names, target)
    return Highlights(
        choices=now,
        selection=table.selection if mine else None,
        actionable=lit | {Control.UNDO} if takeback else lit,
        hover=table.hover,
        lift=0.0 if table.app.settings.reduced_motion else out_quad(min(table.rested_ms / HOVER_MS, 1.0)),
        focus=table.focus,
        pressed=table.pointer.pressed,
        prompt=prompt_for(now, table.selection) if now is not None and mine else "",
        note=note,
        note_at=table.note.at,
        explained=explained,
        reason="" if reason is None else reason.text,
        mine=mine,
        breath=table.breath.strength,
        glint=None if table.view.state is None else table.glints.shown(table.view.state),
        over=table.over,
        gathering=None if table.company is None else table.company.gathering,
        log_key=_log_key(table),
        rules_key=letters(PadButton.LEFT_STICK, pads.family) if pads.in_use else "F1",
        large=table.pointer.looking.shown,
        clocks={} if table.session.clock is None else table.session.clock.left_s(),
        takeback=takeback,
        here=table.session.local_seats,
    )


def _log_key(table: TableScene) -> str:
    """Name what opens the log: a key, or for who plays with a controller a button."""
    pads = table.app.controllers
    button = next((button for button, action in table.bindings.buttons.items() if action is LOG), None)
    return button_name(button, pads.family) if pads.in_use and button is not None else table.bindings.shown(LOG)
