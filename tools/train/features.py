"""Positions as the inputs of the value net, feature by feature, compiled: the sizes and scales of training.

Knows rows of ``game.bots.position_array``; knows nothing of weights. ``game.bots.value_net`` calculates the same in
another order without a compiler; a test compares the two.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from game.bots.net_shape import (
    CARD,
    CARD_BY_SEAT,
    TABLE_BY_SEAT,
    TILE,
    TILE_BY_SEAT,
    card_width,
    table_width,
    tile_width,
)
from game.bots.position_array import (
    BANK,
    BLIND,
    BONUSES,
    BOUGHT,
    DECK_SIZES,
    FIRST,
    HAND,
    HELD,
    MAJORITY,
    MARKET,
    OWN_TILES,
    PLACES,
    PLAYERS,
    POINTS,
    REFILL,
    ROUND,
    SEAT_WIDTH,
    SEATS,
    TAGS,
    TILES,
    Array,
)
from game.rules import COLORS, HAND_LIMIT, KINDS, SLOTS, WILD
from tools.train.kernel import PieceArrays
from tools.train.learner import Inputs

_F32: Final = np.float32


class BonusGains(NamedTuple):
    """What a bonus of a colour brings a seat [n, 5]: how near it comes to tiles, and on how many cards it saves."""

    near: Array
    saved: Array


def features(rows: Array, movers: Array, players: int, pieces: PieceArrays) -> Inputs:
    """Return what the seats ``movers`` [B], which have just moved, see of positions [B, WIDTH]."""
    count, n = len(rows), players
    inputs = Inputs(
        np.zeros((count, PLACES + HAND_LIMIT * n, card_width(n)), np.float32),
        np.zeros((count, n + 1, tile_width(n)), np.float32),
        np.zeros((count, table_width(n)), np.float32),
    )
    _fill(rows, movers, pieces, *inputs)
    return inputs


@njit(cache=True)
def _fill(rows, movers, pieces, cards, tiles, table):
    for number in range(len(rows)):
        write_features(rows[number], movers[number], pieces, cards[number], tiles[number], table[number])


@njit(cache=True)
def write_features(row, mover, pieces, cards, tiles, table):
    """Write the features of a position to zeros: ``cards`` [places, .], ``tiles`` [n + 1, .], ``table`` [.]."""
    n = row[PLAYERS]
    gains = BonusGains(np.zeros((n, COLORS), np.float32), np.zeros((n, COLORS), np.float32))
    for place in range(n + 1):
        if row[TILES + place] >= 0:
            _write_tile(row, mover, pieces, row[TILES + place], tiles[place], gains.near)
    for place in range(PLACES):
        card = row[MARKET + place]
        if card >= 0:
            for seat in range(n):
                base = SEATS + SEAT_WIDTH * ((mover + seat) % n)
                for color in range(COLORS):
                    if pieces.cost[card, color] > row[base + BONUSES + color]:
                        gains.saved[seat, color] += 1
    for place in range(PLACES):
        card = row[MARKET + place]
        if card >= 0:
            _write_card(row, mover, pieces, card, 0, n, cards[place], gains)
        elif card == REFILL:
            cards[place, 1] = 1
            cards[place, 2 + place // SLOTS] = 1
    for seat in range(n):
        base = SEATS + SEAT_WIDTH * ((mover + seat) % n)
        for index in range(row[base + HELD]):
            card = row[base + HAND + index]
            found = cards[PLACES + HAND_LIMIT * seat + index]
            found[17] = row[base + BLIND + index]
            if card >= 0 and (seat == 0 or row[base + BLIND + index] == 0):
                _write_card(row, mover, pieces, card, seat, seat + 1, found, gains)
            else:
                found[1] = 1
                found[2 + (pieces.level[card] if card >= 0 else REFILL - card)] = 1
    _write_table(row, mover, pieces, table)


@njit(cache=True)
def _write_tile(row, mover, pieces, tile, found, near):
    found[0] = 1
    n = row[PLAYERS]
    for color in range(COLORS):
        found[1 + color] = pieces.demand[tile, color] * _F32(0.25)
    for seat in range(n):
        base = SEATS + SEAT_WIDTH * ((mover + seat) % n)
        own = found[TILE + TILE_BY_SEAT * seat :]
        total = 0
        for color in range(COLORS):
            missing = max(0, pieces.demand[tile, color] - row[base + BONUSES + color])
            own[color] = missing * _F32(0.25)
            total += missing
        own[5] = total * _F32(0.125)
        own[6] = _F32(1) / _F32(1 + total)
        for color in range(COLORS):
            if own[color] > 0:
                near[seat, color] += _F32(1) / _F32(total)


@njit(cache=True)
def _write_card(row, mover, pieces, card, begin, end, found, gains):
    """Write a card that the mover knows, with what it means to the seats from ``begin`` to ``end``."""
    n = row[PLAYERS]
    bonus = pieces.bonus[card]
    found[0] = 1
    found[2 + pieces.level[card]] = 1
    found[5] = pieces.points[card] * _F32(0.2)
    found[6 + bonus] = 1
    found[16] = pieces.tags[card] * _F32(0.5)
    cost = 0
    for color in range(COLORS):
        cost += pieces.cost[card, color]
        found[11 + color] = pieces.cost[card, color] * _F32(0.2)
    found[18] = cost * _F32(0.1)
    for seat in range(begin, end):
        base = SEATS + SEAT_WIDTH * ((mover + seat) % n)
        own = found[CARD + CARD_BY_SEAT * seat :]
        price, lack = 0, 0
        for color in range(COLORS):
            due = max(0, pieces.cost[card, color] - row[base + BONUSES + color])
            short = max(0, due - row[base + color])
            price += due
            lack += short
            own[color] = short * _F32(0.25)
        lack -= row[base + WILD]
        own[5] = max(0, lack) * _F32(0.2)
        own[6] = lack <= 0
        own[7] = price * _F32(0.125)
        own[8] = gains.near[seat, bonus]
        own[9] = gains.saved[seat, bonus] * _F32(0.125)


@njit(cache=True)
def _write_table(row, mover, pieces, table):
    n = row[PLAYERS]
    most = 0
    for seat in range(n):
        number = (mover + seat) % n
        base = SEATS + SEAT_WIDTH * number
        own = table[TABLE_BY_SEAT * seat :]
        tokens, bonuses, missing = 0, 0, 0
        for kind in range(KINDS):
            tokens += row[base + kind]
            own[kind] = row[base + kind] * _F32(0.25)
        for color in range(COLORS):
            bonuses += row[base + BONUSES + color]
            missing += row[base + BONUSES + color] == 0
            own[8 + color] = row[base + BONUSES + color] * _F32(0.2)
        points = row[base + POINTS]
        most = max(most, points)
        own[7] = tokens * _F32(0.1)
        own[13] = bonuses * _F32(0.1)
        own[14] = points * _F32(1 / 15)
        own[15] = max(0, points - 8) * _F32(0.2)
        own[16] = max(0, points - 11) * _F32(0.3)
        own[17] = points >= pieces.goal
        own[18] = row[base + BOUGHT] * _F32(1 / 15)
        own[19] = row[base + HELD] * _F32(1 / 3)
        own[20] = row[base + TAGS] * _F32(0.2)
        own[21] = row[MAJORITY] == number
        own[22] = missing * _F32(0.2)
        own[23] = max(0, tokens - 7) * _F32(0.33)
        own[24] = row[base + OWN_TILES] * _F32(0.5)
    rest = table[TABLE_BY_SEAT * n :]
    for kind in range(KINDS):
        rest[kind] = row[BANK + kind] * _F32(0.25)
    for color in range(COLORS):
        rest[7 + color] = row[BANK + color] >= 4
    for level in range(3):
        rest[12 + level] = row[DECK_SIZES + level] * _F32(0.025)
    rest[15 + (row[FIRST] - mover - 1) % n] = 1
    rest[15 + n] = row[ROUND] * _F32(1 / 30)
    rest[16 + n] = most >= pieces.goal
