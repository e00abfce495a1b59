"""Every legal action of a position.

Knows the rules of each kind of action; knows nothing of reasons: what forbids a single action is in ``legality``.

Tokens to take and tokens to return depend on few fields of a position, so these lists are cached by those fields alone:
bots and the puzzle solver list the actions of every position that they consider.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations, combinations_with_replacement, compress
from operator import gt
from typing import Final

from game.rules import model
from game.rules.editions import edition
from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    KINDS,
    LEVELS,
    SEAT_LIMIT,
    SLOTS,
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    Action,
    ClaimTile,
    Deal,
    DiscardTokens,
    GameState,
    Pass,
    Phase,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    Tokens,
)
from game.rules.payment import PriceTable, payments
from game.rules.pieces import Edition

PAIR_PILE: Final = 4
"""How many tokens a pile must hold for two of them to be taken (R7)."""

MARKET_PLACES: Final = tuple(tuple(model.market(level, slot) for slot in range(SLOTS)) for level in LEVELS)
DECK_PLACES: Final = tuple(model.deck(level) for level in LEVELS)
_HAND_PLACES: Final = tuple(tuple(model.hand(seat, index) for index in range(HAND_LIMIT)) for seat in range(SEAT_LIMIT))
_FACE_UP_PLACES: Final = tuple(chain(*MARKET_PLACES))
_FACE_UP_RESERVES: Final = tuple(ReserveCard(place) for place in _FACE_UP_PLACES)
_BLIND_RESERVES: Final = tuple(ReserveCard(place) for place in DECK_PLACES)
_PASS: Final = (Pass(),)
# Python 3.11 looks up members of enumerations slowly.
_HAND: Final = PlaceKind.HAND
_ACTION: Final = Phase.ACTION
_DISCARD: Final = Phase.DISCARD
_TILE: Final = Phase.TILE
# A pile matters to the taking rules as empty, as small, or as large enough for two: a table for ``bytes.translate``.
_EMPTY, _SMALL, _LARGE = range(3)
_PILE_CLASSES: Final = bytes([_EMPTY, *[_SMALL] * (PAIR_PILE - 1), *[_LARGE] * (256 - PAIR_PILE)])


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Return every legal action, in a fixed order; at a chance node every possible ``Deal``.

    The order: tokens by colours; reserving by level and slot, then decks; buying by level and slot, then the hand, for
    each card the payment with the fewest wild tokens first; a pass stands alone. In a view the list holds what is legal
    in some completion of it.
    """
    if state.pending:
        return tuple(_deals(state))
    phase = state.phase
    if phase is _ACTION:
        return _turn_actions(state)
    if phase is _DISCARD:
        return discards(state.players[state.turn].tokens)
    if phase is _TILE:
        return tuple([ClaimTile(model.tile(slot)) for slot in earned_tiles(state)])
    return ()


def _turn_actions(state: GameState) -> tuple[Action, ...]:
    player = state.players[state.turn]
    face_up = zip(_FACE_UP_PLACES, chain(*state.market), strict=True)
    own: list[tuple[Place, str]] = []
    hidden = False
    for place, held in zip(_HAND_PLACES[state.turn], player.hand, strict=False):
        if held.card is None:
            hidden = True
            own += [(place, card) for card in unseen(state, held.level)]
        else:
            own.append((place, held.card))
    rules = edition(state.edition)
    tokens, bonuses, cards = player.tokens, player.bonuses, rules.cards
    prices = _price_table(rules)
    index, needed, wild = prices.index, prices.wild_needed(tokens, bonuses), tokens[WILD]
    purchases = [
        PurchaseCard(place, card, payment)
        for place, card in chain(face_up, own)
        if card is not None and needed[index[card]] <= wild
        for payment in payments(tokens, bonuses, cards[card].cost)
    ]
    if hidden and may_pass(state):
        # A payment for an unseen card does not prevent a pass: the card may be another one.
        return (*purchases, *_PASS)
    return (*takes(state.bank), *reserves(state), *purchases) or _PASS


@lru_cache(maxsize=8)
def _price_table(rules: Edition) -> PriceTable:
    return PriceTable(rules.cards.values())


def takes(bank: Tokens) -> tuple[TakeTokens, ...]:
    """Return every way to take tokens from a bank (R6, R7)."""
    return _takes(bytes(bank[:COLORS]).translate(_PILE_CLASSES))


@cache
def _takes(piles: bytes) -> tuple[TakeTokens, ...]:
    open_colors = [color for color, pile in enumerate(piles) if pile]
    sizes = (3,) if len(open_colors) >= 3 else range(1, len(open_colors) + 1)
    choices = [choice for size in sizes for choice in combinations(open_colors, size)]
    choices += [(color, color) for color, pile in enumerate(piles) if pile == _LARGE]
    return tuple(TakeTokens(choice) for choice in sorted(choices))


def reserves(state: GameState) -> tuple[ReserveCard, ...]:
    """Return every way for the seat to move to reserve a card (R8)."""
    if len(state.players[state.turn].hand) >= HAND_LIMIT:
        return ()
    return (*compress(_FACE_UP_RESERVES, chain(*state.market)), *compress(_BLIND_RESERVES, state.decks))


@lru_cache(maxsize=1 << 14)
def discards(tokens: Tokens) -> tuple[DiscardTokens, ...]:
    """Return every way to return tokens down to ten, never special ones (R11)."""
    every = _discards(sum(tokens) - TOKEN_LIMIT)
    return tuple([discard for discard in every if not any(map(gt, discard.tokens, tokens))])


@lru_cache(maxsize=8)
def _discards(surplus: int) -> tuple[DiscardTokens, ...]:
    """Return every way to return a number of tokens, whatever a player holds."""
    choices = combinations_with_replacement(range(SPECIAL), surplus) if surplus >= 0 else ()
    counts = sorted(tuple([kinds.count(kind) for kind in range(KINDS)]) for kinds in choices)
    return tuple([DiscardTokens(given) for given in counts])


def earned_tiles(state: GameState) -> tuple[int, ...]:
    """Return the slots of the tiles in the middle whose demands the seat to move meets (R12)."""
    return earned(state.edition, state.tiles, state.players[state.turn].bonuses)


@lru_cache(maxsize=1 << 14)
def earned(edition_name: str, laid_out: tuple[str | None, ...], bonuses: tuple[int, ...]) -> tuple[int, ...]:
    """Return the slots of the tiles laid out in the middle whose demands these bonuses meet (R12)."""
    tiles = edition(edition_name).tiles
    return tuple(
        slot for slot, tile in enumerate(laid_out) if tile is not None and not any(map(gt, tiles[tile].demand, bonuses))
    )


def may_pass(state: GameState) -> bool:
    """Whether the seat to move has no action at all (R15); in a view, whether that is so in some completion."""
    if takes(state.bank) or reserves(state):
        return False
    player = state.players[state.turn]
    cards = edition(state.edition).cards
    face_up = [card for row in state.market for card in row if card is not None]
    own = [held.card for held in player.hand if held.card is not None]
    if any(payments(player.tokens, player.bonuses, cards[card].cost) for card in (*face_up, *own)):
        return False
    for level in LEVELS:
        hidden = sum(held.card is None and held.level == level for held in player.hand)
        if hidden:
            dear = [
                card for card in unseen(state, level) if not payments(player.tokens, player.bonuses, cards[card].cost)
            ]
            if len(dear) < hidden:
                return False
    return True


def unseen(state: GameState, level: int) -> tuple[str, ...]:
    """Return the cards of a level that are not visible in this view, by id: in the deck or in a hidden hand."""
    seen = set(_seen(state))
    return tuple(
        sorted(card.id for card in edition(state.edition).cards.values() if card.level == level and card.id not in seen)
    )


def _seen(state: GameState) -> Iterator[str | None]:
    for row in state.market:
        yield from row
    for player in state.players:
        yield from player.bought
        yield from (held.card for held in player.hand)


def is_seen(state: GameState, card: str) -> bool:
    """Whether a card is visible in this view."""
    for row in state.market:
        if card in row:
            return True
    for player in state.players:
        if card in player.bought:
            return True
        for held in player.hand:
            if held.card == card:
                return True
    return False


def _deals(state: GameState) -> Iterator[Deal]:
    place = state.pending[0]
    kind = place.kind
    if kind is PlaceKind.FIRST:
        for seat in range(len(state.players)):
            yield Deal(place, str(seat))
    elif kind is PlaceKind.TILE:
        for tile in free_tiles(state):
            yield Deal(place, tile)
    else:
        if kind is _HAND and state.redacted:
            yield Deal(place, None)
        for card in unseen(state, dealt_level(state, place)):
            yield Deal(place, card)


def dealt_level(state: GameState, place: Place) -> int:
    """Return from which level's deck a card for a market or hand place comes."""
    if place.kind is _HAND:
        return state.players[place.row].hand[place.slot].level
    return place.row


def free_tiles(state: GameState) -> tuple[str, ...]:
    """Return the tiles that may still be laid out: no side of a tile whose other side lies out (R4)."""
    tiles = edition(state.edition).tiles
    taken = {tiles[tile].group for tile in state.tiles if tile is not None}
    return tuple(tile.id for tile in tiles.values() if tile.group not in taken)
