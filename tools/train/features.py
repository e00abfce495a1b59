"""Positions as the inputs of the value net, feature by feature: the sizes and scales that the nets are trained with.

Knows rows of ``game.bots.position_array``; knows nothing of weights. ``game.bots.value_net`` calculates the same in
another order; a test compares the two.
"""

from __future__ import annotations

import numpy as np

from game.bots.position_array import (
    BANK,
    BLIND,
    BONUSES,
    BOUGHT,
    CARDS,
    DECK_SIZES,
    FIRST,
    HAND,
    HELD,
    MAJORITY,
    MARKET,
    OWN_TILES,
    PLACES,
    POINTS,
    REFILL,
    ROUND,
    SEAT_WIDTH,
    SEATS,
    TAGS,
    TILES,
    Array,
    Tables,
)
from game.rules import COLORS, HAND_LIMIT, SLOTS, WILD
from tools.train.learner import Inputs


def features(rows: Array, movers: Array, players: int, known: Tables) -> Inputs:
    """Return what the seats ``movers`` [B], which have just moved, see of positions [B, WIDTH]."""
    count, n = len(rows), players
    seats = (movers[:, None] + np.arange(n)) % n
    by_seat = rows[:, SEATS : SEATS + SEAT_WIDTH * n].reshape(count, n, SEAT_WIDTH)
    own = by_seat[np.arange(count)[:, None], seats]
    tiles, near = _tiles(rows, own, known)
    return Inputs(_cards(rows, own, near, known), tiles, _table(rows, own, movers, seats, known))


def _tiles(rows: Array, own: Array, known: Tables) -> tuple[Array, Array]:
    """Return the tiles' features [B, n + 1, .], and how near a bonus brings tiles [B, n, 5]."""
    count, n = own.shape[:2]
    numbers = rows[:, TILES : TILES + n + 1]
    present = (numbers >= 0)[..., None]
    demand = np.where(present, known.demand[numbers], 0)
    missing = np.maximum(demand[:, :, None] - own[:, None, :, BONUSES : BONUSES + COLORS], 0)
    total = missing.sum(3, keepdims=True)
    by_seat = np.concatenate([missing * 0.25, total * 0.125, present[:, :, None] / (1 + total)], 3)
    found = np.concatenate([present, demand * 0.25, by_seat.reshape(count, n + 1, -1)], 2)
    return found.astype(np.float32), ((missing > 0) / np.maximum(total, 1)).sum(1)


def _cards(rows: Array, own: Array, near: Array, known: Tables) -> Array:
    """Return the cards' features [B, 12 + 3 n, .]: the market, then the hands."""
    count, n = own.shape[:2]
    hand = own[:, :, HAND : HAND + HAND_LIMIT].astype(np.int64)
    blind = own[:, :, BLIND : BLIND + HAND_LIMIT] == 1
    there = np.arange(HAND_LIMIT) < own[:, :, HELD, None]
    hidden = hand < 0
    hidden[:, 1:] |= blind[:, 1:]
    level = np.where(hand >= 0, known.level[hand], REFILL - hand)
    market = rows[:, MARKET : MARKET + PLACES].astype(np.int64)
    market_level = np.broadcast_to(np.repeat(np.arange(3), SLOTS), market.shape)
    cards = np.concatenate([market, np.where(hidden, REFILL, hand).reshape(count, -1)], 1)
    levels = np.concatenate([market_level, level.reshape(count, -1)], 1)
    laid = np.concatenate([market != -1, there.reshape(count, -1)], 1)
    seen = laid & (cards >= 0)
    cards = np.where(seen, cards, CARDS)
    levels = np.where(seen, known.level[cards], levels)
    cost = known.cost[cards].astype(np.int64)

    found = np.zeros((count, PLACES + HAND_LIMIT * n, 20 + 10 * n), np.float32)
    found[..., 0] = seen
    found[..., 1] = laid & ~seen
    found[..., 2:5] = laid[..., None] & (levels[..., None] == np.arange(3))
    found[..., 5] = known.points[cards] * seen * 0.2
    found[..., 6:11] = seen[..., None] & (known.bonus[cards][..., None] == np.arange(COLORS))
    found[..., 11:16] = cost * seen[..., None] * 0.2
    found[..., 16] = known.tags[cards] * seen * 0.5
    found[:, PLACES:, 17] = (blind & there).reshape(count, -1)
    found[..., 18] = cost.sum(2) * seen * 0.1
    for seat in range(n):
        price = np.maximum(cost - own[:, None, seat, BONUSES : BONUSES + COLORS], 0)
        short = np.maximum(price - own[:, None, seat, :COLORS], 0)
        lack = short.sum(2) - own[:, None, seat, WILD]
        wanted = ((price[:, :PLACES] > 0) & seen[:, :PLACES, None]).sum(1)
        part = found[..., 20 + 10 * seat : 30 + 10 * seat]
        part[..., :5] = short * 0.25
        part[..., 5] = np.maximum(lack, 0) * 0.2
        part[..., 6] = lack <= 0
        part[..., 7] = price.sum(2) * 0.125
        part[..., 8] = np.take_along_axis(near[:, seat], known.bonus[cards].astype(np.int64), 1)
        part[..., 9] = np.take_along_axis(wanted, known.bonus[cards].astype(np.int64), 1) * 0.125
        concerned = seen.copy()
        for other in range(n):
            if other != seat:
                concerned[:, PLACES + HAND_LIMIT * other : PLACES + HAND_LIMIT * (other + 1)] = False
        part *= concerned[..., None]
    return found


def _table(rows: Array, own: Array, movers: Array, seats: Array, known: Tables) -> Array:
    """Return what is known of the seats and of the bank [B, 26 n + 17]."""
    count, n = own.shape[:2]
    tokens, bonuses = own[..., :7].astype(np.int64), own[..., BONUSES : BONUSES + COLORS].astype(np.int64)
    points, total = own[..., POINTS, None].astype(np.int64), tokens.sum(2, keepdims=True)
    by_seat = [
        tokens * 0.25,
        total * 0.1,
        bonuses * 0.2,
        bonuses.sum(2, keepdims=True) * 0.1,
        points / 15,
        np.maximum(points - 8, 0) * 0.2,
        np.maximum(points - 11, 0) * 0.3,
        points >= known.goal,
        own[..., BOUGHT, None] / 15,
        own[..., HELD, None] / 3,
        own[..., TAGS, None] * 0.2,
        (rows[:, MAJORITY, None] == seats)[..., None],
        (bonuses == 0).sum(2, keepdims=True) * 0.2,
        np.maximum(total - 7, 0) * 0.33,
        own[..., OWN_TILES, None] * 0.5,
    ]
    bank = rows[:, BANK : BANK + 7]
    order = ((rows[:, FIRST] - movers - 1) % n)[:, None] == np.arange(n)
    parts = [
        np.concatenate(by_seat, 2).reshape(count, -1),
        bank * 0.25,
        bank[:, :COLORS] >= 4,
        rows[:, DECK_SIZES : DECK_SIZES + 3] * 0.025,
        order,
        rows[:, ROUND, None] / 30,
        np.any(points[..., 0] >= known.goal, axis=1, keepdims=True),
    ]
    return np.concatenate(parts, 1).astype(np.float32)
