"""What forbids an action.

Knows how each kind of action can break a rule and returns the first breach; changes nothing.
"""

from __future__ import annotations

from operator import gt
from typing import Final

from game.rules.editions import edition
from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    KINDS,
    LEVELS,
    SLOTS,
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    Action,
    ClaimTile,
    Deal,
    DiscardTokens,
    GameState,
    Phase,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    Tokens,
)
from game.rules.moves import dealt_level, earned_tiles, free_tiles, is_seen, may_pass, takes
from game.rules.payment import net_cost, payments
from game.rules.reasons import Reason

# Python 3.11 looks up members of enumerations slowly.
_MARKET: Final = PlaceKind.MARKET
_HAND: Final = PlaceKind.HAND
_DECK: Final = PlaceKind.DECK
_DISCARD: Final = Phase.DISCARD
_TILE: Final = Phase.TILE
_OVER: Final = Phase.OVER


def violation(state: GameState, action: Action) -> Reason | None:
    """Return the rule that an action breaks in a position; ``None`` where it is legal."""
    if isinstance(action, Deal):
        return _deal_violation(state, action)
    phase = state.phase
    if phase is _OVER:
        return Reason.GAME_OVER
    if state.pending:
        return Reason.DEAL_FIRST
    if isinstance(action, DiscardTokens):
        return _discard_violation(state, action.tokens) if phase is _DISCARD else Reason.NO_DISCARD
    if isinstance(action, ClaimTile):
        return _claim_violation(state, action.place) if phase is _TILE else Reason.NO_CLAIM
    if phase is _DISCARD:
        return Reason.DISCARD_FIRST
    if phase is _TILE:
        return Reason.TILE_FIRST
    if isinstance(action, TakeTokens):
        return _take_violation(state.bank, action)
    if isinstance(action, ReserveCard):
        return _reserve_violation(state, action.place)
    if isinstance(action, PurchaseCard):
        return _purchase_violation(state, action.place, action.card, action.payment)
    return None if may_pass(state) else Reason.PASS_POSSIBLE


def _take_violation(bank: Tokens, take: TakeTokens) -> Reason | None:
    """Return what forbids taking these tokens from a bank (R6, R7)."""
    colors = take.colors
    if not colors:
        return Reason.TAKE_NONE
    if not _whole_numbers(colors):
        return Reason.TAKE_KIND
    if take in takes(bank):
        return None
    if WILD in colors:
        return Reason.TAKE_WILD
    if SPECIAL in colors:
        return Reason.TAKE_SPECIAL
    if not all(0 <= color < COLORS for color in colors):
        return Reason.TAKE_KIND
    if not all(bank[color] for color in colors):
        return Reason.TAKE_EMPTY
    if len(colors) > 3:
        return Reason.TAKE_TOO_MANY
    if len(set(colors)) < len(colors):
        return Reason.TAKE_PAIR_ALONE if len(colors) > 2 else Reason.TAKE_PAIR_SMALL
    return Reason.TAKE_ORDER if list(colors) != sorted(colors) else Reason.TAKE_TOO_FEW


def _reserve_violation(state: GameState, place: Place) -> Reason | None:
    """Return what forbids the seat to move to reserve from a place (R8)."""
    if not _holds_cards(place):
        return Reason.RESERVE_PLACE
    if len(state.players[state.turn].hand) >= HAND_LIMIT:
        return Reason.HAND_FULL
    if place.kind is _DECK:
        return None if state.decks[place.row - 1] else Reason.DECK_EMPTY
    return None if state.market[place.row - 1][place.slot] is not None else Reason.PLACE_EMPTY


def _holds_cards(place: Place) -> bool:
    if place.row not in LEVELS:
        return False
    return place.slot == 0 if place.kind is _DECK else _in_market(place)


def _in_market(place: Place) -> bool:
    return place.kind is _MARKET and place.row in LEVELS and 0 <= place.slot < SLOTS


def _purchase_violation(state: GameState, place: Place, card: str, payment: Tokens) -> Reason | None:
    """Return what forbids the seat to move to buy a card at a place with a payment (R9)."""
    wrong = _purchase_place_violation(state, place) or _card_violation(state, place, card)
    if wrong is not None:
        return wrong
    player = state.players[state.turn]
    cost = edition(state.edition).cards[card].cost
    legal = payments(player.tokens, player.bonuses, cost)
    if payment in legal:
        return None
    if not _well_formed(payment):
        return Reason.TOKEN_COUNTS
    if not legal:
        return Reason.BUY_SHORT
    if payment[SPECIAL]:
        return Reason.PAY_SPECIAL
    price = net_cost(player.bonuses, cost)
    spent = sum(payment)
    if spent > sum(price) or any(paid > due for paid, due in zip(payment, price, strict=False)):
        return Reason.PAY_TOO_MUCH
    return Reason.PAY_TOO_LITTLE if spent < sum(price) else Reason.PAY_NOT_HELD


def _purchase_place_violation(state: GameState, place: Place) -> Reason | None:
    """Return what forbids the seat to move to buy anything at a place, at any price (R9)."""
    if place.kind is _HAND and 0 <= place.row < len(state.players):
        if not 0 <= place.slot < len(state.players[place.row].hand):
            return Reason.BUY_PLACE
        return None if place.row == state.turn else Reason.BUY_OTHER_HAND
    if not _in_market(place):
        return Reason.BUY_PLACE
    return None if state.market[place.row - 1][place.slot] is not None else Reason.PLACE_EMPTY


def _card_violation(state: GameState, place: Place, card: str) -> Reason | None:
    if place.kind is _MARKET:
        there: str | None = state.market[place.row - 1][place.slot]
    else:
        held = state.players[place.row].hand[place.slot]
        there = held.card
        if there is None:
            return None if _may_be(state, card, held.level) else Reason.BUY_OTHER_CARD
    return None if card == there else Reason.BUY_OTHER_CARD


def _may_be(state: GameState, card: str, level: int) -> bool:
    known = edition(state.edition).cards.get(card)
    return known is not None and known.level == level and not is_seen(state, card)


def _discard_violation(state: GameState, given: Tokens) -> Reason | None:
    """Return what forbids the seat to move to give back these tokens (R11)."""
    if not _well_formed(given):
        return Reason.TOKEN_COUNTS
    if given[SPECIAL]:
        return Reason.DISCARD_SPECIAL
    held = state.players[state.turn].tokens
    if any(map(gt, given, held)):
        return Reason.DISCARD_NOT_HELD
    return None if sum(given) == sum(held) - TOKEN_LIMIT else Reason.DISCARD_COUNT


def _well_formed(counts: Tokens) -> bool:
    return _whole_numbers(counts) and len(counts) == KINDS and min(counts) >= 0


def _whole_numbers(values: object) -> bool:
    """Whether this is a tuple of numbers, as an action needs it: a caller in Python may have passed any value."""
    return isinstance(values, tuple) and all(isinstance(value, int) for value in values)


def _claim_violation(state: GameState, place: Place) -> Reason | None:
    """Return what forbids the seat to move to choose the tile at a place (R12)."""
    if place.kind is not PlaceKind.TILE or place.slot or not 0 <= place.row < len(state.tiles):
        return Reason.CLAIM_PLACE
    if state.tiles[place.row] is None:
        return Reason.CLAIM_PLACE
    return None if place.row in earned_tiles(state) else Reason.CLAIM_UNMET


def _deal_violation(state: GameState, deal: Deal) -> Reason | None:
    """Return what forbids chance to lay this piece at this place (R3, R4, R5, R10, R19)."""
    if not state.pending:
        return Reason.GAME_OVER if state.phase is _OVER else Reason.NO_DEAL
    place, item = deal.place, deal.item
    if place != state.pending[0]:
        return Reason.DEAL_PLACE
    if item is None:
        return None if state.redacted and place.kind is _HAND else Reason.DEAL_HIDDEN
    kind = place.kind
    if kind is _MARKET or kind is _HAND:
        return None if _may_be(state, item, dealt_level(state, place)) else Reason.DEAL_CARD
    if kind is PlaceKind.TILE:
        return None if item in free_tiles(state) else Reason.DEAL_TILE
    return None if item in map(str, range(len(state.players))) else Reason.DEAL_SEAT
