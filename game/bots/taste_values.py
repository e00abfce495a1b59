"""What a taste adds to the log-odds of winning of positions after a turn.

Knows rows and an edition's tables; knows nothing of nets or of which bot has which taste.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from game.bots.position_array import (
    BONUSES,
    MARKET,
    OWN_TILES,
    PLACES,
    PLAYERS,
    POINTS,
    SEAT_WIDTH,
    SEATS,
    TILE_PLACES,
    TILES,
    TOKENS,
    Array,
    Tables,
)
from game.bots.tastes import Taste
from game.rules import COLORS, WILD, Seat

TILE_WEIGHT: Final = 0.08
"""The log-odds of winning that a bot gives up for half a tile."""
POINT_WEIGHT: Final = 0.05
"""The log-odds of winning that a bot gives up for a point."""
BLOCK_WEIGHT: Final = 0.016
"""The log-odds of winning that a bot gives up for a point that the next seat cannot buy."""


def liking(taste: Taste, rows: Array, seat: Seat, tables: Tables) -> Array:
    """Return what a seat adds to its log-odds of winning in each of the positions [B, WIDTH], as [B]."""
    match taste:
        case "tiles":
            return _tiles(rows, seat, tables)
        case "points":
            points: Array = POINT_WEIGHT * rows[:, SEATS + seat * SEAT_WIDTH + POINTS].astype(float)
            return points
        case "blocks":
            return -BLOCK_WEIGHT * _within_reach(rows, (seat + 1) % int(rows[0, PLAYERS]), tables)
        case "none":
            return np.zeros(len(rows))


def _tiles(rows: Array, seat: Seat, tables: Tables) -> Array:
    """Return the value of tiles won, and of the share of each open tile's demand that the seat's bonuses meet."""
    own = _part(rows, seat, BONUSES, COLORS)[:, None]
    lying = rows[:, TILES : TILES + TILE_PLACES]
    demand = np.where(lying[..., None] < 0, 0, tables.demand[lying])
    met = np.minimum(own, demand).sum(2) / np.maximum(1, demand.sum(2))
    value: Array = TILE_WEIGHT * (met.sum(1) + 2 * rows[:, SEATS + seat * SEAT_WIDTH + OWN_TILES])
    return value


def _within_reach(rows: Array, seat: Seat, tables: Tables) -> Array:
    """Return the points on the market that a seat could buy at once, and one more for each card."""
    market = rows[:, MARKET : MARKET + PLACES]
    bonuses, tokens = _part(rows, seat, BONUSES, COLORS), _part(rows, seat, TOKENS, WILD + 1)
    have = (bonuses + tokens[:, :COLORS])[:, None]
    short = np.maximum(0, tables.cost[market] - have).sum(2)
    reached = (market >= 0) & (short <= tokens[:, WILD, None])
    value: Array = np.where(reached, tables.points[market] + 1, 0).sum(1)
    return value


def _part(rows: Array, seat: Seat, first: int, count: int) -> Array:
    start = SEATS + seat * SEAT_WIDTH + first
    part: Array = rows[:, start : start + count].astype(np.int64)
    return part
