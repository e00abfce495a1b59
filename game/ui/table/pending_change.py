"""What the viewer's choice, or the plan on show, would change: tokens gained, paid and given back, and points.

Knows selections, plans and what is highlighted; knows nothing of drawing, input or time.
"""

from __future__ import annotations

from operator import sub

from game.rules import visible_card
from game.rules.model import KINDS, NO_TOKENS, WILD, Place, PlaceKind, Seat, Tokens
from game.ui.table.painter import Painter
from game.view.descriptions.plan import Plan
from game.view.interaction.choices import GiveBack, Paying, Picked, PickTile, TakeSelection
from game.view.layout.table import Target


def plan_on_show(p: Painter) -> Plan | None:
    """Return the viewer's plan for the card that is chosen, else for the one with the focus or the pointer's rest."""
    selection = p.highlights.selection
    if (isinstance(selection, TakeSelection) and selection.colors) or isinstance(
        selection, GiveBack | PickTile | Paying
    ):
        return None
    if isinstance(selection, Picked):
        return None if selection.reserve else _plan_at(p, selection.place)
    return _plan_at(p, p.highlights.rested)


def _plan_at(p: Painter, place: Target | None) -> Plan | None:
    """Return the viewer's plan for the card at a place; none where a click would reserve it, or the game is over."""
    if p.over or (p.highlights.primary.reserves and p.highlights.primary.asked):
        return None
    if not p.badges or not isinstance(place, Place) or place.kind not in (PlaceKind.MARKET, PlaceKind.HAND):
        return None
    if place.kind is PlaceKind.HAND and place.row != p.seating.viewer:
        return None
    plan = p.facts.plan(place)
    # While pieces are in flight the facts are those before them, perhaps of the card that has left the place.
    return plan if plan is not None and plan.card == visible_card(p.state, place) else None


def payment_on_show(p: Painter) -> Tokens:
    """Return what the viewer would pay at once for the card that is chosen or pointed at, else no tokens."""
    selection = p.highlights.selection
    if p.mine and isinstance(selection, Paying):
        return selection.payment
    plan = plan_on_show(p)
    return plan.payment if plan is not None and not plan.steps else NO_TOKENS


def tokens_to_come(p: Painter) -> Tokens:
    """Return the tokens of the bank that the viewer gets by what is chosen, or first by the plan on show."""
    selection = p.highlights.selection
    if p.mine and isinstance(selection, TakeSelection) and selection.colors:
        return tuple(selection.colors.count(kind) for kind in range(KINDS))
    plan = plan_on_show(p)
    if plan is not None and plan.steps:
        return plan.steps[0].taken
    if is_reserving(p):
        return tuple(int(kind == WILD and p.state.bank[kind] > 0) for kind in range(KINDS))
    return NO_TOKENS


def is_reserving(p: Painter) -> bool:
    """Whether the move of the gold button reserves a card."""
    return p.mine and p.highlights.primary.reserves


def tokens_to_give_back(p: Painter) -> Tokens:
    """Return the tokens that the viewer gives back at the end of this turn by the plan on show (R11)."""
    plan = plan_on_show(p)
    return plan.steps[0].given_back if plan is not None and plan.steps else NO_TOKENS


def discard_selection(p: Painter) -> GiveBack | None:
    """Return the selection of tokens to give back."""
    selection = p.highlights.selection
    return selection if p.mine and isinstance(selection, GiveBack) else None


def own_changes(p: Painter) -> Tokens:
    """Return how many tokens of each kind the viewer gets or, below 0, loses by what is chosen or pointed at."""
    lost = discard_selection(p)
    if lost is not None:
        return tuple(-lost.kinds.count(kind) for kind in range(KINDS))
    come = tokens_to_come(p)
    if not any(come):
        return tuple(-count for count in payment_on_show(p))
    return tuple(map(sub, come, tokens_to_give_back(p)))


def points_lost(p: Painter, seat: Seat) -> int:
    """Return how many points a rival loses with the majority tile by the plan on show (R14)."""
    plan = plan_on_show(p)
    return p.edition.majority_points if plan is not None and plan.effect.majority and p.state.majority == seat else 0
