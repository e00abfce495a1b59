"""All positions in which a seat's turn can end, for many positions at once.

Knows the rules of a turn (R6 to R17) as operations on arrays; knows nothing of nets. Left out are payments with more
wild tokens than necessary and the return of wild tokens. Cards that are yet to be turned up stay open.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final, NamedTuple

import numpy as np

from game.bots.position_array import (
    BANK,
    BLIND,
    BONUSES,
    BOUGHT,
    DECK_SIZES,
    EMPTY,
    FIRST,
    HAND,
    HELD,
    HIGHEST_ROUND,
    MAJORITY,
    MARKET,
    OVER,
    OWN_TILES,
    PASSES,
    PHASE,
    PHASES,
    PLACES,
    PLAYERS,
    POINTS,
    QUIET,
    REFILL,
    ROUND,
    SEAT_WIDTH,
    SEATS,
    TAGS,
    TILES,
    TURN,
    WINNERS,
    Array,
    Tables,
)
from game.rules import COLORS, HAND_LIMIT, SLOTS, SPECIAL, TOKEN_LIMIT, WILD, Phase
from game.rules.engine import QUIET_ROUNDS
from game.rules.moves import PAIR_PILE

TAKES: Final = (
    *combinations(range(COLORS), 3),
    *((color, color) for color in range(COLORS)),
    *combinations(range(COLORS), 2),
    *((color,) for color in range(COLORS)),
)
"""The colours of the actions 0 to 29."""
RESERVE: Final = 30
RESERVE_BLIND: Final = 42
PURCHASE: Final = 45
PURCHASE_HELD: Final = 57
PASS: Final = 60
CONTINUE: Final = 61
"""The number of no action: the turn continues with a return of tokens or the choice of a tile."""

_TAKEN: Final = np.array([[take.count(color) for color in range(COLORS)] for take in TAKES], np.int8)
_NEEDED: Final = np.where(_TAKEN == 2, PAIR_PILE, _TAKEN).astype(np.int8)
_RETURNS: Final = {
    surplus: np.array([each for each in product(range(surplus + 1), repeat=COLORS) if sum(each) == surplus], np.int8)
    for surplus in (1, 2, 3)
}
_KEY: Final = np.array([1, 16, 256, 4096, 65536], np.int64)
_FIVE: Final = np.arange(COLORS)
_SEVEN: Final = np.arange(7)


class AfterStates(NamedTuple):
    """Positions after a turn, in the order of what they come from.

    ``rows`` [M, WIDTH]; ``parents`` [M], the index of the position before; ``actions`` [M], the number of the action.
    """

    rows: Array
    parents: Array
    actions: Array


def after_states(states: Array, tables: Tables) -> AfterStates:
    """Return the positions after the turn of each of the ``states`` [B, WIDTH], which have the same number of seats.

    A state in which the action is made continues with what is due. Takes of tokens that leave the same tokens are
    listed once.
    """
    acting = np.flatnonzero(states[:, PHASE] == PHASES[Phase.ACTION])
    resting = np.flatnonzero(states[:, PHASE] != PHASES[Phase.ACTION])
    legal = _legal(states[acting], tables)
    which, actions = np.nonzero(legal)
    parents = np.concatenate([acting[which], resting])
    actions = np.concatenate([actions, np.full(len(resting), CONTINUE)])
    rows = states[parents]
    rows[:, PHASE] = PHASES[Phase.ACTION]
    bases = SEATS + SEAT_WIDTH * rows[:, TURN].astype(np.int64)
    _take(rows, bases, actions)
    _reserve(rows, bases, actions)
    _purchase(rows, bases, actions, tables)
    passing = np.flatnonzero(actions == PASS)
    rows[passing, PASSES] += 1
    rows[passing, QUIET] += 1
    found = _claim_tiles(_return_surplus(AfterStates(rows, parents, actions)), tables)
    order = np.argsort(found.parents, kind="stable")
    found = AfterStates(found.rows[order], found.parents[order], found.actions[order])
    _end_turn(found.rows, tables)
    return found


def _legal(states: Array, tables: Tables) -> Array:
    """Return which of the actions 0 to 60 each state allows [B, 61]."""
    count = len(states)
    each = np.arange(count)[:, None]
    bases = SEATS + SEAT_WIDTH * states[:, TURN].astype(np.int64)
    tokens = states[each, bases[:, None] + _SEVEN]
    bonuses = states[each, bases[:, None] + BONUSES + _FIVE]
    piles = states[:, BANK : BANK + COLORS]
    held = states[np.arange(count), bases + HELD]
    filled = (piles > 0).sum(1)[:, None]
    takes = _enough(piles[:, None], _NEEDED)
    takes[:, :10] &= filled >= 3
    takes[:, 15:25] &= filled == 2
    takes[:, 25:] &= filled < 3
    market = states[:, MARKET : MARKET + PLACES]
    hand = np.where(np.arange(HAND_LIMIT) < held[:, None], states[each, bases[:, None] + HAND + np.arange(3)], EMPTY)
    cards = np.concatenate([market, hand], 1)
    short = tables.cost[cards] - (bonuses + tokens[:, :COLORS])[:, None]
    affordable = (np.maximum(short, 0).sum(2) <= tokens[:, WILD, None]) & (cards >= 0)
    room = (held < HAND_LIMIT)[:, None]
    decks = states[:, DECK_SIZES : DECK_SIZES + 3] > 0
    legal = np.concatenate([takes, (market >= 0) & room, decks & room, affordable], 1)
    return np.concatenate([legal, ~legal.any(1, keepdims=True)], 1)


def _enough(having: Array, needed: Array) -> Array:
    """Return whether there is as much as is needed of every colour, the last axis of both."""
    # Color by color, because numpy is slow where the axis that it reduces is the last one and short.
    found: Array = having[..., 0] >= needed[..., 0]
    for color in range(1, COLORS):
        found &= having[..., color] >= needed[..., color]
    return found


def _take(rows: Array, bases: Array, actions: Array) -> None:
    at = np.flatnonzero(actions < RESERVE)
    taken = _TAKEN[actions[at]]
    rows[at[:, None], BANK + _FIVE] -= taken
    rows[at[:, None], bases[at][:, None] + _FIVE] += taken
    rows[at, PASSES] = 0
    rows[at, QUIET] += 1


def _reserve(rows: Array, bases: Array, actions: Array) -> None:
    at = np.flatnonzero((actions >= RESERVE) & (actions < PURCHASE))
    if not len(at):
        return
    base, action = bases[at], actions[at]
    held = rows[at, base + HELD].astype(np.int64)
    open_ = action < RESERVE_BLIND
    slot = np.where(open_, action - RESERVE, 0)
    rows[at, base + HAND + held] = np.where(open_, rows[at, MARKET + slot], REFILL - (action - RESERVE_BLIND))
    rows[at, base + BLIND + held] = ~open_
    _leave_market(rows, at[open_], slot[open_])
    rows[at, base + HELD] += 1
    wild = (rows[at, BANK + WILD] > 0).astype(np.int8)
    rows[at, BANK + WILD] -= wild
    rows[at, base + WILD] += wild
    rows[at, PASSES] = 0
    rows[at, QUIET] = 0


def _leave_market(rows: Array, at: Array, slots: Array) -> None:
    rows[at, MARKET + slots] = np.where(rows[at, DECK_SIZES + slots // SLOTS] > 0, REFILL, EMPTY)


def _purchase(rows: Array, bases: Array, actions: Array, tables: Tables) -> None:
    at = np.flatnonzero((actions >= PURCHASE) & (actions < PASS))
    if not len(at):
        return
    base, action = bases[at], actions[at]
    open_ = action < PURCHASE_HELD
    source = np.where(open_, MARKET + action - PURCHASE, base + HAND + action - PURCHASE_HELD)
    card = rows[at, source]
    _leave_market(rows, at[open_], (action - PURCHASE)[open_])
    for index in range(HAND_LIMIT):
        held = at[action == PURCHASE_HELD + index]
        start = bases[held]
        for behind in range(index, HAND_LIMIT - 1):
            rows[held, start + HAND + behind] = rows[held, start + HAND + behind + 1]
            rows[held, start + BLIND + behind] = rows[held, start + BLIND + behind + 1]
        rows[held, start + HAND + HAND_LIMIT - 1] = EMPTY
        rows[held, start + BLIND + HAND_LIMIT - 1] = 0
        rows[held, start + HELD] -= 1
    colors = base[:, None] + _FIVE
    due = np.maximum(tables.cost[card] - rows[at[:, None], colors + BONUSES], 0)
    own = np.minimum(due, rows[at[:, None], colors])
    wild = (due - own).sum(1, dtype=np.int8)
    rows[at[:, None], colors] -= own
    rows[at[:, None], BANK + _FIVE] += own
    rows[at, base + WILD] -= wild
    rows[at, BANK + WILD] += wild
    rows[at, base + BONUSES + tables.bonus[card]] += 1
    rows[at, base + POINTS] += tables.points[card]
    rows[at, base + BOUGHT] += 1
    rows[at, PASSES] = 0
    rows[at, QUIET] = 0
    rows[at, base + TAGS] += tables.tags[card]
    if tables.special:
        first = (tables.level[card] == tables.special_level) & (rows[at, base + SPECIAL] == 0)
        rows[at[first], base[first] + SPECIAL] = 1
        rows[at[first], BANK + SPECIAL] -= 1
    if tables.majority_points:
        _move_majority(rows, at, base, tables)


def _move_majority(rows: Array, at: Array, base: Array, tables: Tables) -> None:
    """Give the majority tile to a buyer with enough tags, or with more than its holder (R14)."""
    holder = rows[at, MAJORITY].astype(np.int64)
    holding = SEATS + SEAT_WIDTH * np.maximum(holder, 0)
    needed = np.where(holder < 0, tables.majority_tags, rows[at, holding + TAGS] + 1)
    buyer = rows[at, TURN].astype(np.int64)
    won = (rows[at, base + TAGS] >= needed) & (holder != buyer)
    lost = won & (holder >= 0)
    rows[at[lost], holding[lost] + POINTS] -= tables.majority_points
    rows[at[won], base[won] + POINTS] += tables.majority_points
    rows[at[won], MAJORITY] = buyer[won]


def _return_surplus(found: AfterStates) -> AfterStates:
    """Replace positions with more than ten tokens by those with each choice of coloured tokens returned (R11)."""
    rows, parents, actions = found
    bases = SEATS + SEAT_WIDTH * rows[:, TURN].astype(np.int64)
    tokens = rows[np.arange(len(rows))[:, None], bases[:, None] + _SEVEN]
    surplus = tokens.sum(1, dtype=np.int64) - TOKEN_LIMIT
    if not (surplus > 0).any():
        return found
    origins, returns = [], []
    for size, choices in _RETURNS.items():
        at = np.flatnonzero(surplus == size)
        which, choice = np.nonzero(_enough(tokens[at, None, :COLORS], choices))
        origins.append(at[which])
        returns.append(choices[choice])
    origin, returned = np.concatenate(origins), np.concatenate(returns)
    # A take is known by its parent and the tokens that it leaves; what else returns tokens differs by its action.
    action = np.where(actions[origin] < RESERVE, 0, actions[origin] + 1)
    keys = (tokens[origin, :COLORS] - returned) @ _KEY + (action << 20) + (parents[origin].astype(np.int64) << 28)
    unique = np.unique(keys, return_index=True)[1]
    origin, returned = origin[unique], returned[unique]
    part = rows[origin]
    part[:, BANK : BANK + COLORS] += returned
    part[np.arange(len(part))[:, None], bases[origin][:, None] + _FIVE] -= returned
    keep = surplus <= 0
    return AfterStates(
        np.concatenate([rows[keep], part]),
        np.concatenate([parents[keep], parents[origin]]),
        np.concatenate([actions[keep], actions[origin]]),
    )


def _claim_tiles(found: AfterStates, tables: Tables) -> AfterStates:
    """Give the seat a tile that it has earned; a position with several becomes one for each (R12)."""
    rows, parents, actions = found
    each = np.arange(len(rows))[:, None]
    bases = SEATS + SEAT_WIDTH * rows[:, TURN].astype(np.int64)
    tiles = rows[:, TILES : TILES + 5]
    bonuses = rows[each, bases[:, None] + BONUSES + _FIVE]
    earned = _enough(bonuses[:, None], tables.demand.take(tiles, axis=0)) & (tiles >= 0)
    if not earned.any():
        return found
    which, slots = np.nonzero(earned)
    chosen = rows[which]
    base = bases[which]
    every = np.arange(len(chosen))
    chosen[every, base + POINTS] += tables.tile_points[chosen[every, TILES + slots]]
    chosen[every, base + OWN_TILES] += 1
    chosen[every, TILES + slots] = EMPTY
    chosen[every, PASSES] = 0
    keep = ~earned.any(1)
    return AfterStates(
        np.concatenate([rows[keep], chosen]),
        np.concatenate([parents[keep], parents[which]]),
        np.concatenate([actions[keep], actions[which]]),
    )


def _end_turn(rows: Array, tables: Tables) -> None:
    """Pass the turn on, or end the game (R15 to R17)."""
    count = int(rows[0, PLAYERS])
    following = (rows[:, TURN] + 1) % count
    round_over = following == rows[:, FIRST]
    stopped = (rows[:, PASSES] >= count) | (round_over & (rows[:, QUIET] >= QUIET_ROUNDS * count))
    seats = rows[:, SEATS : SEATS + SEAT_WIDTH * count].reshape(len(rows), count, SEAT_WIDTH)
    points = seats[:, :, POINTS].astype(np.int64)
    fit = points >= tables.goal
    if tables.gauntlet:
        fit &= (seats[:, :, SPECIAL] > 0) & (seats[:, :, BONUSES : BONUSES + COLORS] > 0).all(2)
    over = (round_over & fit.any(1)) | stopped
    rows[:, TURN] = np.where(over, rows[:, TURN], following)
    rows[:, ROUND] += round_over & ~over & (rows[:, ROUND] < HIGHEST_ROUND)
    if not over.any():
        return
    merit = points * 1000 - 2 * seats[:, :, BOUGHT]
    merit += 500 * (rows[:, MAJORITY, None] == np.arange(count))
    if tables.gauntlet:
        merit = np.where(fit, merit, -1_000_000)
    winning = merit == merit.max(1, keepdims=True)
    if tables.gauntlet:
        winning &= fit
    rows[over, WINNERS] = (winning * (1 << np.arange(count))).sum(1)[over]
    rows[over, PHASE] = OVER
