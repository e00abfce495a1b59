"""The frozen values of the rules: places, actions, events, players, the state.

Knows what a position *is*; knows nothing of what is legal, of an edition's data, of files, clocks, chance or screens.
The values hold no cycle, so Python's collector of cycles need not know them (``gc=False``).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, TypeAlias

import msgspec

Seat: TypeAlias = int
Tokens: TypeAlias = tuple[int, ...]
"""Seven counts in token order: the five colours of the edition, then ``WILD``, then ``SPECIAL``."""

PLAYER_COUNTS: Final = (2, 3, 4)
"""How many can play (R1)."""
SEAT_LIMIT: Final = PLAYER_COUNTS[-1]
COLORS: Final = 5
WILD: Final = 5
SPECIAL: Final = 6
KINDS: Final = 7
CHANCE: Final = -1
"""The actor that deals: the owner of the decks."""
NO_TOKENS: Final[Tokens] = (0,) * KINDS
LEVELS: Final = (1, 2, 3)
SLOTS: Final = 4
HAND_LIMIT: Final = 3
TOKEN_LIMIT: Final = 10


class PlaceKind(StrEnum):
    """The kinds of places that a piece can lie in."""

    MARKET = "market"
    DECK = "deck"
    BANK = "bank"
    TILE = "tile"
    MAJORITY = "majority"
    HAND = "hand"
    TOKENS = "tokens"
    BONUS = "bonus"
    OWNED_TILE = "owned_tile"
    OWNED_MAJORITY = "owned_majority"
    FIRST = "first"


class Place(msgspec.Struct, frozen=True, gc=False, order=True):
    """Where a piece can lie; engine, layout, input and animation refer to pieces by it.

    ``row`` and ``slot`` by kind: market (level 1 to 3, slot 0 to 3), deck (level, 0), bank (token kind, 0), tile
    (slot, 0), majority (0, 0), hand (seat, index), tokens (seat, token kind), bonus (seat, colour), owned tile (seat,
    index), owned majority (seat, 0), first (0, 0): the first player's mark, a place only for the opening deal.
    """

    kind: PlaceKind
    row: int = 0
    slot: int = 0


def market(level: int, slot: int) -> Place:
    """Return the face-up place ``slot`` (0 to 3) of a level (1 to 3)."""
    return Place(PlaceKind.MARKET, level, slot)


def deck(level: int) -> Place:
    """Return the deck of a level (1 to 3)."""
    return Place(PlaceKind.DECK, level)


def bank(kind: int) -> Place:
    """Return the bank's pile of a token kind (0 to 6)."""
    return Place(PlaceKind.BANK, kind)


def tile(slot: int) -> Place:
    """Return a bonus tile's place in the middle, counted from 0."""
    return Place(PlaceKind.TILE, slot)


def hand(seat: Seat, index: int) -> Place:
    """Return the place of a reserved card, counted from 0 in the order of reserving."""
    return Place(PlaceKind.HAND, seat, index)


def tokens(seat: Seat, kind: int) -> Place:
    """Return a seat's pile of a token kind."""
    return Place(PlaceKind.TOKENS, seat, kind)


def bonus(seat: Seat, color: int) -> Place:
    """Return a seat's column of bought cards of a colour."""
    return Place(PlaceKind.BONUS, seat, color)


def owned_tile(seat: Seat, index: int) -> Place:
    """Return the place of a bonus tile that a seat owns."""
    return Place(PlaceKind.OWNED_TILE, seat, index)


def owned_majority(seat: Seat) -> Place:
    """Return the place of the majority tile with a seat."""
    return Place(PlaceKind.OWNED_MAJORITY, seat)


MAJORITY: Final = Place(PlaceKind.MAJORITY)
FIRST: Final = Place(PlaceKind.FIRST)


class TakeTokens(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take tokens from the bank: ``colors`` ascending, all different (R6) or one colour twice (R7)."""

    colors: tuple[int, ...]


class ReserveCard(msgspec.Struct, frozen=True, gc=False, tag="reserve"):
    """Reserve the card at a market place or the top of a deck (R8)."""

    place: Place


class PurchaseCard(msgspec.Struct, frozen=True, gc=False, tag="purchase"):
    """Buy the card ``card`` lying at a market place or in the buyer's hand with exactly ``payment`` (R9)."""

    place: Place
    card: str
    payment: Tokens


class DiscardTokens(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Return all surplus tokens at once (R11)."""

    tokens: Tokens


class ClaimTile(msgspec.Struct, frozen=True, gc=False, tag="claim"):
    """Choose one of several bonus tiles whose demands are met (R12)."""

    place: Place


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Pass, having no action at all (R15)."""


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """Chance: lay ``item`` at ``place``; ``item`` is ``None`` for viewers who may not see it (R19).

    ``item`` is a card id (market, hand), a tile id (tile) or a seat number as text (first).
    """

    place: Place
    item: str | None


Action: TypeAlias = TakeTokens | ReserveCard | PurchaseCard | DiscardTokens | ClaimTile | Pass | Deal


def same_choice(one: Action, other: Action) -> bool:
    """Whether two actions of a position are the same but for the payment."""
    if isinstance(one, PurchaseCard) and isinstance(other, PurchaseCard):
        return one.place == other.place
    return one == other


class TokensMoved(msgspec.Struct, frozen=True, gc=False, tag="tokens"):
    """``count`` tokens of a kind went from one place to another."""

    kind: int
    count: int
    source: Place
    target: Place


class CardMoved(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """A card went from one place to another; ``card`` is ``None`` where it stays face down for the viewer."""

    card: str | None
    level: int
    source: Place
    target: Place


class TileMoved(msgspec.Struct, frozen=True, gc=False, tag="tile"):
    """A bonus tile was laid out or went to a seat."""

    tile: str
    source: Place
    target: Place


class MajorityMoved(msgspec.Struct, frozen=True, gc=False, tag="majority"):
    """The majority tile went to a seat (R14)."""

    source: Place
    target: Place


class PointsChanged(msgspec.Struct, frozen=True, gc=False, tag="points"):
    """A seat's points became ``points``."""

    seat: Seat
    points: int


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """A seat had no action and passed (R15)."""

    seat: Seat


class TurnBegan(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """A seat's turn began in a round counted from 1."""

    seat: Seat
    round: int


EndCause: TypeAlias = Literal["points", "passes", "quiet"]
"""Why a game ended: its condition was met (R16, R17), all seats passed, or no card moved for 20 rounds (R15)."""


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """The game is over; ``winners`` holds one seat, several who share, or none (R15 to R17)."""

    winners: tuple[Seat, ...]
    cause: EndCause


Event: TypeAlias = TokensMoved | CardMoved | TileMoved | MajorityMoved | PointsChanged | Passed | TurnBegan | GameEnded


class HeldCard(msgspec.Struct, frozen=True, gc=False):
    """A card in a hand; ``card`` is ``None`` where the viewer may not see it, ``blind`` marks one from a deck.

    A card just reserved from a deck lies in the hand as ``None`` until chance has dealt it.
    """

    card: str | None
    level: int
    blind: bool


class Player(msgspec.Struct, frozen=True, gc=False):
    """The pieces of one seat.

    ``points`` counts cards, bonus tiles and the majority tile. ``bought`` is in the order of buying.
    """

    tokens: Tokens = NO_TOKENS
    bonuses: tuple[int, ...] = (0,) * COLORS
    points: int = 0
    tags: int = 0
    bought: tuple[str, ...] = ()
    hand: tuple[HeldCard, ...] = ()
    tiles: tuple[str, ...] = ()


class Phase(StrEnum):
    """Which decision is due; ``SETUP`` until the opening is dealt."""

    SETUP = "setup"
    ACTION = "action"
    DISCARD = "discard"
    TILE = "tile"
    OVER = "over"


class GameState(msgspec.Struct, frozen=True, gc=False):
    """A position, whole or as one viewer knows it."""

    edition: str
    players: tuple[Player, ...]
    bank: Tokens
    market: tuple[tuple[str | None, ...], ...]
    """``market[level - 1][slot]``: a card's id, ``None`` for an empty place."""
    decks: tuple[int, int, int]
    """The sizes of the decks."""
    tiles: tuple[str | None, ...]
    """By slot, a tile's id, ``None`` once it is won."""
    majority: Seat | None
    """The holder of the majority tile."""
    first: Seat
    turn: Seat
    round: int
    """Counted from 1."""
    phase: Phase
    """What ``turn`` decides, once nothing is ``pending``."""
    pending: tuple[Place, ...]
    """While it holds places, chance is to deal to the first of them and nobody else may act."""
    passes: int
    """The number of passes in succession."""
    quiet: int
    """The number of turns since a card was last bought or reserved (R15)."""
    winners: tuple[Seat, ...]
    redacted: bool = False
    """Whether this is a view: the result of ``observe``, or what follows from one."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a finished game ranks its seats: ``winners`` may hold none, one or several; ``ranking`` is best first."""

    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    cause: EndCause = "points"
