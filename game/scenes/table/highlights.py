"""What the table highlights, and its prompts and notes, for the person to act.

Knows choices, selections and the pointer's target; knows nothing of events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules.editions import edition
from game.rules.model import Place, PlaceKind
from game.support.i18n import tr
from game.ui.input.bindings import LOG
from game.ui.input.pad_labels import PadButton, button_name, letters
from game.ui.table.dock.dock import prompt_for
from game.ui.table.painter import STRIP_STEPS, Highlights
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.race import describe_finisher, describe_warning
from game.view.interaction import intent
from game.view.interaction.choices import Choices, Picked, Selection
from game.view.interaction.move_kinds import prompt_of
from game.view.interaction.primary_move import primary_move
from game.view.layout.table import SEAT_CONTROLS, Control, Target
from game.view.theme import out_quad

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext
    from game.view.descriptions.presence import ParticipantsView

TOOLTIP_MS: Final = 380
HOVER_MS: Final = 90
LEAVE_MS: Final = 140
STRIP_MS: Final = 160


def explanations_for(
    choices: Choices | None, selection: Selection, target: Target | None
) -> tuple[intent.Explanation | None, intent.Explanation | None]:
    """Return why nothing can be done with a target: for the tooltip, and (for a card) for the dock."""
    if choices is None or choices.seat is None or target is None or target in SEAT_CONTROLS:
        return None, None
    explanation = intent.explain(choices, selection, target)
    if isinstance(target, Place) and target.kind in (PlaceKind.MARKET, PlaceKind.HAND):
        return None, explanation
    return explanation, None


def tooltip_of(facts: PositionFacts | None, names: Sequence[str], target: Target | None) -> str:
    """Return the tooltip of a player's name, or which rivals are one step away from a tile; else an empty string.

    That of a rival who can reach the goal with their next turn begins with this.
    """
    if facts is None:
        return ""
    if target in SEAT_CONTROLS:
        seat = SEAT_CONTROLS.index(target)
        text = tr("All cards and tokens of {name}").format(name=names[seat])
        return f"{describe_finisher(names, seat)} {text}" if seat in facts.finishers else text
    rules = edition(facts.state.edition)
    near = [warning for warning in facts.warnings if warning.race.place == target]
    return " ".join(describe_warning(rules, names, warning) for warning in near)


class _AnimationProgress(NamedTuple):
    """The progress of what the pointer and the choices animate, each 0 to 1; the fields are those of ``Highlights``."""

    hover_lift: float
    leave_lift: float
    strip_share: float
    chosen: float


_ENDED: Final = _AnimationProgress(hover_lift=0.0, leave_lift=0.0, strip_share=1.0, chosen=1.0)
"""With reduced motion nothing is raised, and all else is at its end."""


def highlights_of(table: TableContext, participants_view: ParticipantsView | None) -> Highlights:
    """Return what a table highlights and writes at this moment."""
    choices, on_top, pads = table.choices, table.on_top, table.app.controllers
    mine = choices is not None and choices.seat is not None
    lit = table.lights.of(choices, table.selection)
    takeback = mine and table.can_take_back and not table.undone and Control.UNDO not in lit
    hover, focus = (None if table.view.is_empty(each) else each for each in (table.hover, table.focus))
    note, explained = _note(table, hover or focus)
    prompt, reason = _dock_texts(table)
    progress = _progress(table)
    highlights = Highlights(
        choices=choices,
        selection=table.selection if mine else None,
        actionable=lit | {Control.UNDO} if takeback else lit,
        hover=hover if on_top else None,
        hover_lift=progress.hover_lift,
        left=table.left if on_top else None,
        leave_lift=progress.leave_lift,
        strip_share=progress.strip_share,
        chosen=progress.chosen,
        focus=focus if on_top else None,
        rested=table.rested,
        pressed=table.pressed,
        prompt=prompt,
        waiting=table.held_up,
        primary=table.primary,
        pressed_kind=table.pressed_kind,
        note=note,
        aside=table.note.aside,
        explained=explained,
        reason=reason,
        mine=mine,
        pulse=table.pulse.strength if on_top else 0.0,
        below_dialog=not on_top,
        glint=None if table.view.state is None else table.glints.shown(table.view.state),
        over=table.over or (participants_view is not None and bool(participants_view.state.stopped)),
        participants_view=participants_view,
        log_key=_log_key(table),
        rules_key=letters(PadButton.LEFT_STICK, pads.family) if pads.in_use else "F1",
        magnified=table.magnifier.shown,
        card_alone=table.magnifier.alone,
        clocks={} if table.session.clock is None else table.session.clock.left_s(),
        takeback=takeback,
        local_seats=table.session.local_seats,
    )
    return highlights if table.proposed is None else _while_proposed(highlights, *table.proposed)


def _note(table: TableContext, target: Target | None) -> tuple[str, bool]:
    """Return the note of a table, else the tooltip of the target rested on, and whether a rule explains it."""
    note = table.note.text
    if note or table.magnifier.shown is not None or table.rested_ms < TOOLTIP_MS or not table.on_top:
        return note, table.note.explanation is not None
    tooltip, _ = explanations_for(table.choices, table.selection, target)
    if isinstance(target, Control) and target in table.move_kinds and table.app.settings.text_size == 100:
        tooltip = None  # its words say what it needs, for which enlarged text leaves no room
    if tooltip is not None:
        return tooltip.text, True
    return tooltip_of(table.view.facts, table.view.names, target), False


def _dock_texts(table: TableContext) -> tuple[str, str]:
    """Return what the viewer is to do, and why the card on which the pointer rests cannot be bought."""
    choices, selection, primary = table.choices, table.selection, table.primary
    _, explanation = explanations_for(choices, selection, table.rested)
    reason = "" if explanation is None else explanation.text
    picked = isinstance(selection, Picked) and selection.reserve
    if primary.reserves and primary.place is not None and (primary.asked or picked):
        selection = Picked(primary.place, reserve=True)
        reason = ""  # that it cannot be bought does not matter
    if primary.asked and primary.kind is not None and primary.place is None:
        return prompt_of(primary.kind), reason
    mine = choices is not None and choices.seat is not None
    return prompt_for(choices, selection) if choices and mine else "", reason


def _progress(table: TableContext) -> _AnimationProgress:
    """Return how far the animations of the pointer and of the choices are."""
    if table.app.settings.reduced_motion:
        return _ENDED
    strip_step = 1 + int(min(table.strip_ms / STRIP_MS, 1.0) * (STRIP_STEPS - 1))
    return _AnimationProgress(
        hover_lift=out_quad(min(table.rested_ms / HOVER_MS, 1.0)),
        leave_lift=1 - out_quad(min(table.left_ms / LEAVE_MS, 1.0)),
        strip_share=strip_step / STRIP_STEPS if table.on_top else 1.0,  # below a dialog no frame would end a fade
        chosen=table.choosing.share,
    )


def _while_proposed(highlights: Highlights, choices: Choices, selection: Selection) -> Highlights:
    """Return the highlights between a proposal and its answer: what was chosen stays, its button drawn pressed."""
    return replace(
        highlights,
        choices=choices,
        selection=selection,
        primary=primary_move(choices, selection, frozenset()),
        mine=True,
        actionable=frozenset({Control.CONFIRM}),
        pressed=Control.CONFIRM,
    )


def _log_key(table: TableContext) -> str:
    """Return the name of the key that opens the log, or of the button while a controller is in use."""
    pads = table.app.controllers
    button = next((button for button, action in table.bindings.buttons.items() if action is LOG), None)
    return button_name(button, pads.family) if pads.in_use and button is not None else table.bindings.shown(LOG)
