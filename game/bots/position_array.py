"""A position as a row of small integers, and an edition's cards and tiles as tables: what the nets calculate with.

Knows the rules' values and the view of one seat; knows nothing of nets or of how a move is chosen. A row holds a deck's
cards, which no seat knows: ``encode`` invents them, out of what the view leaves open.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from game.rules import (
    COLORS,
    HAND_LIMIT,
    KINDS,
    LEVELS,
    SEAT_LIMIT,
    SLOTS,
    GameState,
    Phase,
    Player,
    Tokens,
    edition,
    unseen,
)

Array: TypeAlias = npt.NDArray[Any]

WIDTH: Final = 232
"""How many numbers (int8) a row has."""
TURN: Final = 0
PLAYERS: Final = 1
PASSES: Final = 3
QUIET: Final = 4
FIRST: Final = 5
PHASE: Final = 6
ROUND: Final = 7
MAJORITY: Final = 8
WINNERS: Final = 9
"""One bit a seat."""
BANK: Final = 12
MARKET: Final = 20
"""Twelve places: a card's number, ``EMPTY``, or ``REFILL``."""
DECK_SIZES: Final = 32
TILES: Final = 36
"""``TILE_PLACES`` places: a tile's number or ``EMPTY``."""
TILE_PLACES: Final = 5
SEATS: Final = 44
SEAT_WIDTH: Final = 24
"""A seat's numbers begin at ``SEATS + seat * SEAT_WIDTH``; the next ones count from there."""
TOKENS: Final = 0
BONUSES: Final = 7
POINTS: Final = 12
TAGS: Final = 13
BOUGHT: Final = 14
HELD: Final = 15
"""How many cards the hand holds."""
HAND: Final = 16
"""Three places: a card's number, ``EMPTY``, or ``REFILL - (level - 1)`` for a card drawn and not yet seen."""
BLIND: Final = 19
"""Three marks of cards reserved from a deck."""
OWN_TILES: Final = 22
DECKS: Final = 140
DECK_STARTS: Final = (0, 40, 70)
"""Where the decks begin, counted from ``DECKS``."""
EMPTY: Final = -1
REFILL: Final = -2
CARDS: Final = 90
PLACES: Final = SLOTS * len(LEVELS)
HIGHEST_ROUND: Final = 127

PHASES: Final = {Phase.ACTION: 0, Phase.DISCARD: 1, Phase.TILE: 2, Phase.OVER: 3}
OVER: Final = PHASES[Phase.OVER]


class Tables(NamedTuple):
    """An edition's pieces by number; cards are in the order of their levels, and the last row is that of no card.

    ``cost`` [91, 5], ``bonus``, ``points``, ``tags`` and ``level`` (0 to 2) [91]; ``demand`` [tiles + 1, 5],
    ``tile_points`` [tiles + 1]. ``special_level`` is a ``level`` too, -1 for none.
    """

    card_ids: tuple[str, ...]
    card_numbers: dict[str, int]
    cost: Array
    bonus: Array
    points: Array
    tags: Array
    level: Array
    tile_numbers: dict[str, int]
    demand: Array
    tile_points: Array
    goal: int
    gauntlet: bool
    special: bool
    special_level: int
    majority_points: int
    majority_tags: int


@cache
def tables_of(edition_name: str) -> Tables:
    """Return the tables of an edition; raises ``ValueError`` for one whose decks do not fit into a row."""
    rules = edition(edition_name)
    cards = sorted(rules.cards.values(), key=lambda card: card.level)
    starts = [next((number for number, card in enumerate(cards) if card.level == level), 0) for level in LEVELS]
    if len(cards) != CARDS or tuple(starts) != DECK_STARTS:
        raise ValueError(f"the cards of {edition_name!r} do not fit into a row")
    tiles = list(rules.tiles.values())

    def column(kind: str) -> Array:
        return np.array([*(getattr(card, kind) for card in cards), 0], np.int8)

    return Tables(
        card_ids=tuple(card.id for card in cards),
        card_numbers={card.id: number for number, card in enumerate(cards)},
        cost=np.array([*(card.cost for card in cards), (0,) * COLORS], np.int8),
        bonus=column("bonus"),
        points=column("points"),
        tags=column("tags"),
        level=np.array([*(card.level - 1 for card in cards), 0], np.int8),
        tile_numbers={tile.id: number for number, tile in enumerate(tiles)},
        demand=np.array([*(tile.demand for tile in tiles), (0,) * COLORS], np.int8),
        tile_points=np.array([*(tile.points for tile in tiles), 0], np.int8),
        goal=rules.goal,
        gauntlet=rules.gauntlet,
        special=bool(rules.special_each),
        special_level=rules.special_level - 1,
        majority_points=rules.majority_points,
        majority_tags=rules.majority_tags,
    )


def encode(view: GameState, tables: Tables, rng: np.random.Generator) -> Array:
    """Return a view as a row; decks and hidden hands hold a random choice of the cards that the view does not show.

    No place may be waiting for a card.
    """
    row = np.zeros(WIDTH, np.int8)
    row[TURN], row[PLAYERS], row[FIRST] = view.turn, len(view.players), view.first
    row[PASSES], row[QUIET], row[PHASE] = view.passes, view.quiet, PHASES[view.phase]
    row[ROUND] = min(view.round, HIGHEST_ROUND)
    row[MAJORITY] = EMPTY if view.majority is None else view.majority
    row[WINNERS] = sum(1 << seat for seat in view.winners)
    row[BANK : BANK + len(view.bank)] = view.bank
    row[MARKET : MARKET + PLACES] = [
        EMPTY if card is None else tables.card_numbers[card] for level in view.market for card in level
    ]
    row[DECK_SIZES : DECK_SIZES + len(LEVELS)] = view.decks
    row[TILES : TILES + TILE_PLACES] = EMPTY
    for slot, tile in enumerate(view.tiles):
        if tile is not None:
            row[TILES + slot] = tables.tile_numbers[tile]
    for seat in range(SEAT_LIMIT):
        start = SEATS + SEAT_WIDTH * seat
        row[start + HAND : start + HAND + HAND_LIMIT] = EMPTY
        if seat < len(view.players):
            _write_seat(row[start : start + SEAT_WIDTH], view.players[seat], tables)
    _deal_unseen(row, view, tables, rng)
    return row


def _write_seat(part: Array, player: Player, tables: Tables) -> None:
    """Write a seat's numbers [SEAT_WIDTH]; hidden cards of the hand stay ``EMPTY``."""
    part[: len(player.tokens)] = player.tokens
    part[BONUSES : BONUSES + COLORS] = player.bonuses
    part[POINTS], part[TAGS] = player.points, player.tags
    part[BOUGHT], part[HELD] = len(player.bought), len(player.hand)
    part[OWN_TILES] = len(player.tiles)
    for index, held in enumerate(player.hand):
        part[BLIND + index] = held.blind
        if held.card is not None:
            part[HAND + index] = tables.card_numbers[held.card]


def _deal_unseen(row: Array, view: GameState, tables: Tables, rng: np.random.Generator) -> None:
    """Fill hidden places of hands, and then the decks, at random with the cards that the view does not show."""
    hidden: dict[int, list[int]] = {level: [] for level in LEVELS}
    for seat, player in enumerate(view.players):
        for index, held in enumerate(player.hand):
            if held.card is None:
                hidden[held.level].append(SEATS + SEAT_WIDTH * seat + HAND + index)
    for level, begin in zip(LEVELS, DECK_STARTS, strict=True):
        free = [tables.card_numbers[card] for card in unseen(view, level)]
        free.sort()
        pool = [free[index] for index in rng.permutation(len(free))]
        for place in hidden[level]:
            row[place] = pool.pop()
        row[DECKS + begin : DECKS + begin + len(pool)] = pool


def redraw(row: Array, seat: int, tables: Tables, rng: np.random.Generator) -> None:
    """Shuffle in place what a seat cannot see: the decks, and the cards that others have reserved from them."""
    hidden: dict[int, list[int]] = {level: [] for level in range(len(LEVELS))}
    for other in range(int(row[PLAYERS])):
        base = SEATS + SEAT_WIDTH * other
        for index in range(int(row[base + HELD])):
            card = int(row[base + HAND + index])
            if other != seat and row[base + BLIND + index] and card >= 0:
                hidden[int(tables.level[card])].append(base + HAND + index)
    for level, begin in enumerate(DECK_STARTS):
        start = DECKS + begin
        places = [*range(start, start + int(row[DECK_SIZES + level])), *hidden[level]]
        row[places] = row[places][rng.permutation(len(places))]


def turn_up(row: Array, rng: np.random.Generator | None = None) -> None:
    """Fill in place what waits for a card, each with a random one of its deck, or without ``rng`` with the last."""
    places: list[int] = row[:DECKS].tolist()
    for slot in range(PLACES):
        if places[MARKET + slot] == REFILL:
            _draw(row, MARKET + slot, slot // SLOTS, rng)
    for seat in range(places[PLAYERS]):
        base = SEATS + SEAT_WIDTH * seat
        for place in range(base + HAND, base + HAND + places[base + HELD]):
            if places[place] <= REFILL:
                _draw(row, place, REFILL - places[place], rng)


def _draw(row: Array, place: int, level: int, rng: np.random.Generator | None) -> None:
    start = DECKS + DECK_STARTS[level]
    last = start + int(row[DECK_SIZES + level]) - 1
    drawn = last if rng is None else start + int(rng.integers(last - start + 1))
    row[place], row[drawn] = row[drawn], row[last]
    row[DECK_SIZES + level] -= 1


def seat_tokens(row: Array, seat: int) -> Tokens:
    """Return the tokens of a seat of a row."""
    start = SEATS + SEAT_WIDTH * seat
    return tuple(int(count) for count in row[start : start + KINDS])
