"""What a player may ask before acting: why a place offers nothing.

Knows how to phrase the engine's verdicts for one place; decides nothing by itself.
"""

from __future__ import annotations

import msgspec

from game.rules.editions import edition
from game.rules.legality import purchase_place_fault, reserve_fault, take_fault
from game.rules.model import GameState, Phase, Place, PlaceKind
from game.rules.payment import payments
from game.rules.reasons import Reason


class Hints(msgspec.Struct, frozen=True):
    """Why the seat to move cannot ``take`` from, ``reserve`` or ``buy`` at a place; ``None`` where it can."""

    take: Reason | None
    reserve: Reason | None
    buy: Reason | None


def why_not(state: GameState, place: Place) -> Hints:
    """Tell for a place what forbids each action there to the seat to move.

    For a bank pile ``take`` judges one token of it as a part of some take. Every hint is the same while something else
    is due first: the deal, giving back, a choice of tiles, or nothing at all because the game is over.
    """
    first = _due_first(state)
    if first is not None:
        return Hints(first, first, first)
    return Hints(_why_not_take(state, place), reserve_fault(state, place), why_not_buy(state, place))


def _due_first(state: GameState) -> Reason | None:
    if state.pending:
        return Reason.DEAL_FIRST
    return {
        Phase.OVER: Reason.GAME_OVER,
        Phase.DISCARD: Reason.DISCARD_FIRST,
        Phase.TILE: Reason.TILE_FIRST,
    }.get(state.phase)


def _why_not_take(state: GameState, place: Place) -> Reason | None:
    if place.kind is not PlaceKind.BANK:
        return Reason.TAKE_KIND
    reason = take_fault(state.bank, (place.row,))
    return None if reason is Reason.TAKE_TOO_FEW else reason


def why_not_buy(state: GameState, place: Place) -> Reason | None:
    """Tell what forbids the seat to move to buy the card at a place with any payment; ``None`` where it can."""
    reason = purchase_place_fault(state, place)
    if reason is not None:
        return reason
    player = state.players[state.turn]
    in_market = place.kind is PlaceKind.MARKET
    card = state.market[place.row - 1][place.slot] if in_market else player.hand[place.slot].card
    if card is None or payments(player.tokens, player.bonuses, edition(state.edition).cards[card].cost):
        return None
    return Reason.BUY_SHORT


def why_not_add(state: GameState, gathered: tuple[int, ...], color: int) -> Reason | None:
    """Tell what forbids a take that holds the gathered colours and one more token; ``None`` where there is such a take.

    ``gathered`` and ``color`` are token kinds; the gathered ones may stand in any order.
    """
    reason = take_fault(state.bank, tuple(sorted((*gathered, color))))
    return None if reason is Reason.TAKE_TOO_FEW else reason
