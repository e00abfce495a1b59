"""The rules on rows, compiled: what the trainer and random playouts spend their time in.

Knows rows of ``game.bots.position_array`` and the rules of a turn (R6 to R17); knows nothing of nets. A test holds
every decision of whole games against ``game.rules``. A row is changed in place and cards that are to be turned up stay
open, so a position after a turn is a row like any other. Left out are payments with more wild tokens than necessary; a
wild token is returned only where the coloured ones do not suffice.

Actions 0 to 60 are numbered as in ``game.bots.expansion``. Tokens are returned one by one, in the order of their kinds,
so that each choice occurs once.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numba import njit

from game.bots.expansion import (
    PASS,
    PURCHASE,
    PURCHASE_HELD,
    RESERVE,
    RESERVE_BLIND,
    TAKES,
)
from game.bots.position_array import (
    BANK,
    BLIND,
    BONUSES,
    BOUGHT,
    DECK_SIZES,
    DECK_STARTS,
    DECKS,
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
    TILE_PLACES,
    TILES,
    TURN,
    WIDTH,
    WINNERS,
    Array,
    tables_of,
)
from game.rules import COLORS, HAND_LIMIT, KINDS, SLOTS, SPECIAL, TOKEN_LIMIT, WILD, Phase
from game.rules.engine import QUIET_ROUNDS
from game.rules.moves import PAIR_PILE

RETURN: Final = 61
"""The return of one token of the first kind; five kinds more follow."""
CLAIM: Final = 67
"""The choice of the tile in the first place; four more follow."""
ACTIONS: Final = 72
LAST_RETURNED: Final = 10
"""In a row: the kind of the token returned last in this turn."""

_ACTION: Final = PHASES[Phase.ACTION]
_DISCARD: Final = PHASES[Phase.DISCARD]
_TILE: Final = PHASES[Phase.TILE]
_STARTS: Final = np.array(DECK_STARTS)
_TAKEN: Final = np.array([[*take, -1, -1][:3] for take in TAKES], np.int8)
_NOBODY: Final = -1_000_000
_WORK: Final = 4_000


class PieceArrays(NamedTuple):
    """What compiled functions know of an edition; the arrays are those of ``position_array.Tables``."""

    cost: Array
    bonus: Array
    points: Array
    tags: Array
    level: Array
    demand: Array
    tile_points: Array
    goal: int
    gauntlet: bool
    special: bool
    special_level: int
    majority_points: int
    majority_tags: int


@cache
def pieces_of(edition: str) -> PieceArrays:
    """Return an edition's pieces; raises ``ValueError`` for an edition whose decks do not fit into a row."""
    tables = tables_of(edition)
    return PieceArrays(
        tables.cost,
        tables.bonus,
        tables.points,
        tables.tags,
        tables.level,
        tables.demand,
        tables.tile_points,
        tables.goal,
        tables.gauntlet,
        tables.special,
        tables.special_level,
        tables.majority_points,
        tables.majority_tags,
    )


@njit(cache=True)
def legal(row, pieces, found):
    """Write the actions of the seat that is to move to ``found`` [ACTIONS]; return their number."""
    base = SEATS + SEAT_WIDTH * row[TURN]
    if row[PHASE] == _DISCARD:
        return _returns(row, base, found)
    count = 0
    if row[PHASE] == _TILE:
        for place in range(TILE_PLACES):
            if _earned(row, base, place, pieces):
                found[count] = CLAIM + place
                count += 1
        return count
    count = _takes(row, found)
    for place in range(PLACES):
        if row[MARKET + place] >= 0 and _affordable(row, base, row[MARKET + place], pieces):
            found[count] = PURCHASE + place
            count += 1
    for index in range(row[base + HELD]):
        if row[base + HAND + index] >= 0 and _affordable(row, base, row[base + HAND + index], pieces):
            found[count] = PURCHASE_HELD + index
            count += 1
    if row[base + HELD] < HAND_LIMIT:
        for place in range(PLACES):
            if row[MARKET + place] >= 0:
                found[count] = RESERVE + place
                count += 1
        for level in range(3):
            if row[DECK_SIZES + level] > 0:
                found[count] = RESERVE_BLIND + level
                count += 1
    if count == 0:
        found[0] = PASS
        count = 1
    return count


@njit(cache=True)
def _takes(row, found):
    filled = 0
    for color in range(COLORS):
        filled += row[BANK + color] > 0
    begin, end = 0, 10
    if filled == 2:
        begin, end = 15, 30
    elif filled < 2:
        begin, end = 25, 30
    count = 0
    for action in range(begin, end):
        there = True
        for part in range(3):
            color = _TAKEN[action, part]
            if color >= 0 and row[BANK + color] == 0:
                there = False
        if there:
            found[count] = action
            count += 1
    for color in range(COLORS):
        if row[BANK + color] >= PAIR_PILE:
            found[count] = 10 + color
            count += 1
    return count


@njit(cache=True)
def _returns(row, base, found):
    surplus, colored = -TOKEN_LIMIT, 0
    for kind in range(KINDS):
        surplus += row[base + kind]
    for kind in range(row[LAST_RETURNED], COLORS):
        colored += row[base + kind]
    end = WILD + 1 if colored < surplus else COLORS
    rest = colored + (row[base + WILD] if end > COLORS else 0)
    count = 0
    for kind in range(row[LAST_RETURNED], end):
        if row[base + kind] > 0 and rest >= surplus:
            found[count] = RETURN + kind
            count += 1
        rest -= row[base + kind]
    return count


@njit(cache=True)
def _affordable(row, base, card, pieces):
    short = 0
    for color in range(COLORS):
        short += max(0, pieces.cost[card, color] - row[base + BONUSES + color] - row[base + color])
    return short <= row[base + WILD]


@njit(cache=True)
def _earned(row, base, place, pieces):
    tile = row[TILES + place]
    if tile < 0:
        return False
    for color in range(COLORS):
        if row[base + BONUSES + color] < pieces.demand[tile, color]:
            return False
    return True


@njit(cache=True)
def play(row, pieces, action):
    """Do an action in place, with what follows from it up to the next decision; no card is turned up."""
    base = SEATS + SEAT_WIDTH * row[TURN]
    if action < RESERVE:
        for part in range(3):
            color = _TAKEN[action, part]
            if color >= 0:
                row[BANK + color] -= 1
                row[base + color] += 1
        row[PASSES] = 0
        row[QUIET] += 1
    elif action < PURCHASE:
        row[PASSES] = 0
        row[QUIET] = 0
        _reserve(row, base, action)
    elif action < PASS:
        row[PASSES] = 0
        row[QUIET] = 0
        _purchase(row, base, action, pieces)
    elif action == PASS:
        row[PASSES] += 1
        row[QUIET] += 1
    elif action < CLAIM:
        row[base + action - RETURN] -= 1
        row[BANK + action - RETURN] += 1
        row[LAST_RETURNED] = action - RETURN
    else:
        _claim(row, base, action - CLAIM, pieces)
        _end_turn(row, pieces)
        return
    _settle(row, base, pieces)


@njit(cache=True)
def _settle(row, base, pieces):
    """Go on after an action to the return of tokens or the choice of a tile, if one is due, else to the next turn."""
    held = 0
    for kind in range(KINDS):
        held += row[base + kind]
    if held > TOKEN_LIMIT:
        row[PHASE] = _DISCARD
        return
    earned, place = 0, 0
    for each in range(TILE_PLACES):
        if _earned(row, base, each, pieces):
            earned += 1
            place = each
    if earned > 1:
        row[PHASE] = _TILE
        return
    if earned == 1:
        _claim(row, base, place, pieces)
    _end_turn(row, pieces)


@njit(cache=True)
def _leave_market(row, place):
    card = row[MARKET + place]
    row[MARKET + place] = REFILL if row[DECK_SIZES + place // SLOTS] > 0 else EMPTY
    return card


@njit(cache=True)
def _reserve(row, base, action):
    held = row[base + HELD]
    if action < RESERVE_BLIND:
        row[base + HAND + held] = _leave_market(row, action - RESERVE)
        row[base + BLIND + held] = 0
    else:
        row[base + HAND + held] = REFILL - (action - RESERVE_BLIND)
        row[base + BLIND + held] = 1
    row[base + HELD] += 1
    if row[BANK + WILD] > 0:
        row[BANK + WILD] -= 1
        row[base + WILD] += 1


@njit(cache=True)
def _purchase(row, base, action, pieces):
    if action < PURCHASE_HELD:
        card = _leave_market(row, action - PURCHASE)
    else:
        index = action - PURCHASE_HELD
        card = row[base + HAND + index]
        for behind in range(index, HAND_LIMIT - 1):
            row[base + HAND + behind] = row[base + HAND + behind + 1]
            row[base + BLIND + behind] = row[base + BLIND + behind + 1]
        row[base + HAND + HAND_LIMIT - 1] = EMPTY
        row[base + BLIND + HAND_LIMIT - 1] = 0
        row[base + HELD] -= 1
    for color in range(COLORS):
        due = max(0, pieces.cost[card, color] - row[base + BONUSES + color])
        own = min(due, row[base + color])
        row[base + color] -= own
        row[BANK + color] += own
        row[base + WILD] -= due - own
        row[BANK + WILD] += due - own
    row[base + BONUSES + pieces.bonus[card]] += 1
    row[base + POINTS] += pieces.points[card]
    row[base + BOUGHT] += 1
    row[base + TAGS] += pieces.tags[card]
    if pieces.special and pieces.level[card] == pieces.special_level and row[base + SPECIAL] == 0:
        row[base + SPECIAL] = 1
        row[BANK + SPECIAL] -= 1
    if pieces.majority_points:
        holder = row[MAJORITY]
        needed = pieces.majority_tags
        if holder >= 0:
            needed = row[SEATS + SEAT_WIDTH * holder + TAGS] + 1
        if row[base + TAGS] >= needed and holder != row[TURN]:
            if holder >= 0:
                row[SEATS + SEAT_WIDTH * holder + POINTS] -= pieces.majority_points
            row[base + POINTS] += pieces.majority_points
            row[MAJORITY] = row[TURN]


@njit(cache=True)
def _claim(row, base, place, pieces):
    row[base + POINTS] += pieces.tile_points[row[TILES + place]]
    row[base + OWN_TILES] += 1
    row[TILES + place] = EMPTY
    row[PASSES] = 0


@njit(cache=True)
def _fit(row, seat, pieces):
    """Whether a seat meets every condition of victory."""
    base = SEATS + SEAT_WIDTH * seat
    if row[base + POINTS] < pieces.goal:
        return False
    if pieces.gauntlet:
        if row[base + SPECIAL] == 0:
            return False
        for color in range(COLORS):
            if row[base + BONUSES + color] == 0:
                return False
    return True


@njit(cache=True)
def _end_turn(row, pieces):
    players = row[PLAYERS]
    following = (row[TURN] + 1) % players
    round_over = following == row[FIRST]
    stopped = row[PASSES] >= players or (round_over and row[QUIET] >= QUIET_ROUNDS * players)
    anyone = False
    for seat in range(players):
        anyone |= _fit(row, seat, pieces)
    row[PHASE] = _ACTION
    row[LAST_RETURNED] = 0
    if stopped or (round_over and anyone):
        row[WINNERS] = _winners(row, pieces)
        row[PHASE] = OVER
        return
    row[TURN] = following
    if round_over and row[ROUND] < HIGHEST_ROUND:
        row[ROUND] += 1


@njit(cache=True)
def _winners(row, pieces):
    best, winners = _NOBODY, 0
    for seat in range(row[PLAYERS]):
        if pieces.gauntlet and not _fit(row, seat, pieces):
            continue
        base = SEATS + SEAT_WIDTH * seat
        merit = row[base + POINTS] * 1000 - row[base + BOUGHT] * 2
        if row[MAJORITY] == seat:
            merit += 500
        if merit > best:
            best, winners = merit, 0
        if merit == best:
            winners |= 1 << seat
    return winners


@njit(cache=True)
def turn_up(row, rng):
    """Fill in place what waits for a card, each with a random one of its deck."""
    for place in range(PLACES):
        if row[MARKET + place] == REFILL:
            row[MARKET + place] = _draw(row, place // SLOTS, rng)
    for seat in range(row[PLAYERS]):
        base = SEATS + SEAT_WIDTH * seat
        for index in range(row[base + HELD]):
            if row[base + HAND + index] <= REFILL:
                row[base + HAND + index] = _draw(row, REFILL - row[base + HAND + index], rng)


@njit(cache=True)
def _draw(row, level, rng):
    start = DECKS + _STARTS[level]
    last = start + row[DECK_SIZES + level] - 1
    drawn = start + int(rng.random() * (last - start + 1))
    card = row[drawn]
    row[drawn] = row[last]
    row[DECK_SIZES + level] -= 1
    return card


@njit(cache=True)
def redraw(row, seat, pieces, rng):
    """Exchange at random what a seat cannot see: the cards of the decks and those that others reserved from them.

    The decks are not shuffled, as ``turn_up`` draws at random.
    """
    for other in range(row[PLAYERS]):
        base = SEATS + SEAT_WIDTH * other
        for index in range(row[base + HELD]):
            card = row[base + HAND + index]
            if other == seat or row[base + BLIND + index] == 0 or card < 0:
                continue
            level = pieces.level[card]
            # The card is one more of the deck's; the last one drawn is the place's new card.
            drawn = int(rng.random() * (row[DECK_SIZES + level] + 1))
            if drawn < row[DECK_SIZES + level]:
                start = DECKS + _STARTS[level]
                row[base + HAND + index] = row[start + drawn]
                row[start + drawn] = card


@njit(cache=True)
def copy_row(target, row):
    """Copy a row; a loop is compiled to ten times the speed of an assignment of slices."""
    for at in range(WIDTH):
        target[at] = row[at]


@njit(cache=True)
def _expand(row, pieces, found, begin, work, takes):
    """Write the positions after a row's turn to ``found`` from ``begin`` on; return where they end."""
    seat = row[TURN]
    base = SEATS + SEAT_WIDTH * seat
    actions = np.empty(ACTIONS, np.int64)
    deeper = np.empty(ACTIONS, np.int64)
    end, taken = begin, 0
    for number in range(legal(row, pieces, actions)):
        copy_row(work[0], row)
        play(work[0], pieces, actions[number])
        waiting = 1
        while waiting:
            waiting -= 1
            copy_row(found[end], work[waiting])
            if found[end, TURN] == seat and (found[end, PHASE] == _DISCARD or found[end, PHASE] == _TILE):
                for each in range(legal(found[end], pieces, deeper)):
                    copy_row(work[waiting], found[end])
                    play(work[waiting], pieces, deeper[each])
                    waiting += 1
                continue
            if actions[number] < RESERVE:
                # Takes with returns that leave the same tokens are listed once.
                key = np.int64(0)
                for kind in range(KINDS):
                    key = key * 16 + found[end, base + kind]
                known = False
                for each in range(taken):
                    known |= takes[each] == key
                if known:
                    continue
                takes[taken] = key
                taken += 1
            end += 1
    return end


@njit(cache=True)
def _expand_all(rows, pieces, found, parents, work, takes):
    """Return the number of positions written, or -1 where ``found`` might be too small."""
    end = 0
    for number in range(len(rows)):
        if end + _WORK > len(found):
            return -1
        begin = end
        end = _expand(rows[number], pieces, found, begin, work, takes)
        parents[begin:end] = number
    return end


class CompiledExpansion:
    """Lists the positions after turns as ``game.bots.expansion`` does, an order of magnitude faster."""

    def __init__(self, pieces: PieceArrays) -> None:
        self._pieces = pieces
        self._found = np.zeros((2 * _WORK, WIDTH), np.int8)
        self._parents = np.zeros(2 * _WORK, np.int64)
        self._work = np.zeros((_WORK, WIDTH), np.int8)
        self._takes = np.zeros(_WORK, np.int64)

    def after_states(self, rows: Array) -> tuple[Array, Array]:
        """Return the positions [M, WIDTH] after the turns of ``rows`` [B, WIDTH], and what each comes from [M].

        Both are valid until the next call.
        """
        count = -1
        while count < 0:
            count = _expand_all(rows, self._pieces, self._found, self._parents, self._work, self._takes)
            if count < 0:
                self._found = np.zeros((2 * len(self._found), WIDTH), np.int8)
                self._parents = np.zeros(len(self._found), np.int64)
        return self._found[:count], self._parents[:count]
