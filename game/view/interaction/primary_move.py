"""The move of the gold button, from which all follows that is lit on the table and shown in the dock.

Knows choices, a selection and targets; knows nothing of drawing, time, rectangles or pygame.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from game.rules.model import Place, PlaceKind, bank
from game.view.interaction.choices import Choices, Paying, Picked, Selection, TakeSelection
from game.view.interaction.intent import move_kinds
from game.view.interaction.move_kinds import offered_kind
from game.view.layout.table import Control, Target


@dataclass(frozen=True)
class PrimaryMove:
    """A kind of move, what it is about, and the places that it acts on.

    ``kind`` is ``None`` where none is in question: while others are to act, and while tokens to give back or a tile are
    chosen. ``place`` is the card or deck that the move is about, ``None`` while it is not known. ``places`` have the
    light of what can be acted on, bookmarks where the kind is to reserve. With ``asked`` the kind itself is pointed at
    or was pressed, so that all other places lie in less light.
    """

    kind: Control | None = None
    place: Place | None = None
    places: frozenset[Place] = frozenset()
    asked: bool = False

    @property
    def reserves(self) -> bool:
        """Whether the move is to reserve."""
        return self.kind is Control.RESERVE

    def lights(self, place: Place) -> bool:
        """Whether a place has the light of what can be acted on; what can be reserved has a bookmark instead."""
        return place in self.places and not self.reserves

    def bookmarks(self, place: Place) -> bool:
        """Whether a place has the sign of what can be reserved."""
        return place in self.places and self.reserves

    def darkens(self, place: Place) -> bool:
        """Whether a place lies in less light because the move does not act on it."""
        return self.asked and place not in self.places and place != self.place


NO_MOVE: Final = PrimaryMove()


def primary_move(
    choices: Choices,
    selection: Selection,
    actionable: Set[Target],
    rested: Target | None = None,
    pressed: Control | None = None,
) -> PrimaryMove:
    """Return the move of the gold button.

    Once anything is chosen that is what confirming it does, or leads to. Before that, it is the kind of move that a
    click on what the pointer has ``rested`` on begins, else the one that was ``pressed``, else the one that is offered.
    ``actionable`` are the targets that advance the decision.
    """
    match selection:
        case Paying(place):
            return PrimaryMove(Control.BUY, place, frozenset({place}))
        case Picked():
            return _picked_move(choices, selection)
        case TakeSelection(colors) if not colors:
            return _first_move(choices, selection, rested, pressed)
    kind = Control.TAKE if isinstance(selection, TakeSelection) else None
    chosen_from = (PlaceKind.BANK,) if kind else (PlaceKind.TOKENS, PlaceKind.TILE)
    places = (target for target in actionable if isinstance(target, Place) and target.kind in chosen_from)
    return PrimaryMove(kind, None, frozenset(places))


def _first_move(choices: Choices, selection: Selection, rested: Target | None, pressed: Control | None) -> PrimaryMove:
    """Return the move of the gold button before anything is chosen."""
    kinds = {kind: places for kind, places in move_kinds(choices, selection).items() if places}
    if isinstance(rested, Control) and rested in kinds:
        return PrimaryMove(rested, None, kinds[rested], asked=True)
    if isinstance(rested, Place):
        if rested in kinds.get(Control.TAKE, ()):
            return PrimaryMove(Control.TAKE, None, kinds[Control.TAKE], asked=pressed is Control.TAKE)
        begun = _begun_by(choices, Picked(rested, reserve=pressed is Control.RESERVE))
        if begun is not None:
            kind, places = begun
            return PrimaryMove(kind, rested, places or kinds[kind], asked=pressed is kind)
    offered = pressed if pressed in kinds else offered_kind(kinds.keys())
    return NO_MOVE if offered is None else PrimaryMove(offered, None, kinds[offered], asked=offered is pressed)


def _picked_move(choices: Choices, selection: Picked) -> PrimaryMove:
    """Return the move that a chosen card or deck leads to."""
    begun = _begun_by(choices, selection)
    kind, places = begun or (None, frozenset())
    return PrimaryMove(kind, selection.place, places or frozenset({selection.place}))


def _begun_by(choices: Choices, picked: Picked) -> tuple[Control, frozenset[Place]] | None:
    """Return the kind of move that a card or deck leads to, and the stacks from which a plan's first take comes."""
    if choices.buys(picked):
        return Control.BUY, frozenset()
    first = choices.first_take(picked)
    if first:
        return Control.TAKE, frozenset(map(bank, first))
    return (Control.RESERVE, frozenset()) if picked.place in choices.reserves else None
