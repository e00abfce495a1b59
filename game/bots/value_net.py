"""The value net: each seat's chance of winning in positions after a turn.

Knows what the nets see, which is what the seat that has just moved sees, and their layers; knows nothing of search.
Features and layers are those of ``tools.train``. Every array has the positions as its last axis, so that the inner
loops of numpy are long; scales of features are folded into the weights, and what is printed on a card is a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from game.bots.net_shape import CARD, CARD_BY_SEAT, TABLE_BY_SEAT, TILE, TILE_BY_SEAT, table_width, tile_width
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
    OVER,
    OWN_TILES,
    PHASE,
    PLACES,
    POINTS,
    REFILL,
    ROUND,
    SEAT_WIDTH,
    SEATS,
    TAGS,
    TILES,
    WINNERS,
    Array,
    Tables,
)
from game.rules import COLORS, HAND_LIMIT, SLOTS, WILD

_F32: Final = np.float32
_ABSENT: Final = CARDS
_UNKNOWN: Final = CARDS + 1
"""The code of an unknown card of level 1; the next two follow."""
_CODES: Final = CARDS + 4
"""How many codes there are; the same again stand for cards reserved from a deck."""
_LEVEL_OF_PLACE: Final = np.repeat(np.arange(3), SLOTS)[:, None]
_KEPT: Final = 1 << 23
"""Half of how many bytes of freed memory a process keeps, in which the arrays of a batch of a search fit."""
_SCALES: Final = np.array([0.25] * 5 + [0.2, 1, 0.125, 1, 0.125], np.float32)
"""The scales of what a card means to a seat."""


def results(rows: Array, players: int) -> Array:
    """Return what finished positions are worth to each seat [M, n]: shared by the winners, or by all without any."""
    won = ((rows[:, WINNERS, None] >> np.arange(players)) & 1).astype(np.float32)
    count = won.sum(1, keepdims=True)
    return np.where(count > 0, won / np.maximum(count, 1), _F32(1 / players)).astype(np.float32)


class ValueNet:
    """A net for one edition and one number of players."""

    def __init__(self, weights: Sequence[Array], players: int, tables: Tables) -> None:
        """Prepare ten arrays of weights, as ``tools.train`` writes them."""
        # The GNU C library returns freed memory to the system, and every batch would wait for hundreds of fresh pages.
        # It keeps twice the largest block that was ever freed (mallopt, dynamic threshold); this one is never touched.
        np.empty(_KEPT, np.int8)
        card, card_bias, tile, tile_bias, *rest = [np.asarray(each, np.float32) for each in weights]
        self.players = players
        self._tables = tables
        self._printed = _printed_features(tables) @ card[:CARD] + card_bias
        self._meaning = card[CARD:] * np.tile(_SCALES, players)[:, None]
        self._card = np.tile(np.minimum(np.arange(_CODES), _ABSENT), 2)
        self._cost = np.ascontiguousarray(tables.cost.T)
        self._bonus = tables.bonus.astype(np.int64)
        self._bonus[_ABSENT] = COLORS
        self._demand = np.ascontiguousarray(tables.demand.T)
        self._tile = np.ascontiguousarray(tile.T)
        self._tile_bias = tile_bias[:, None].copy()
        pairs = zip(rest[::2], rest[1::2], strict=True)
        self._layers = [(np.ascontiguousarray(weight.T), bias[:, None].copy()) for weight, bias in pairs]

    def values(self, rows: Array, movers: Array) -> Array:
        """Return the chances [M, n] of the seats, by seat, in positions [M, WIDTH] as ``movers`` [M] left them.

        What a finished position is worth is exact.
        """
        found = np.empty((len(rows), self.players), np.float32)
        over = rows[:, PHASE] == OVER
        found[over] = results(rows[over], self.players)
        going = np.flatnonzero(~over)
        if len(going):
            seats = (movers[going, None] + np.arange(self.players)) % self.players
            found[going[:, None], seats] = self._chances(rows[going], movers[going], seats).T
        return found

    def _chances(self, rows: Array, movers: Array, seats: Array) -> Array:
        """Return the chances [n, M] of the mover and of those who follow it."""
        count, n = len(rows), self.players
        table = np.ascontiguousarray(rows[:, :SEATS].T)
        by_seat = rows[:, SEATS : SEATS + SEAT_WIDTH * n].reshape(count, n, SEAT_WIDTH)
        players = np.ascontiguousarray(by_seat[np.arange(count)[:, None], seats].transpose(1, 2, 0))
        tile_sums, near = self._tiles(table, players)
        card_sums = [each.T for each in self._cards(table, players, near)]
        joined = np.concatenate([*card_sums, tile_sums, self._table(table, players, movers, seats)])
        for number, (weight, bias) in enumerate(self._layers):
            joined = weight @ joined
            joined += bias
            if number < len(self._layers) - 1:
                np.maximum(joined, 0, out=joined)
        joined -= joined.max(0)
        np.exp(joined, out=joined)
        joined /= joined.sum(0)
        return joined

    def _tiles(self, table: Array, players: Array) -> tuple[Array, list[Array]]:
        """Return the sum of the tiles [., M], and for each seat how near a bonus brings tiles [6, M]."""
        n, count, places = self.players, table.shape[1], self.players + 1
        numbers = table[TILES : TILES + places]
        present = numbers >= 0
        demand = self._demand.take(np.where(present, numbers, -1), axis=1)
        features = np.empty((tile_width(n), places, count), np.float32)
        features[0] = present
        features[1:TILE] = demand
        features[1:TILE] *= _F32(0.25)
        near = []
        for seat in range(n):
            missing = _lack(demand, players[seat, BONUSES : BONUSES + COLORS])
            total = missing.sum(0, dtype=np.int8)
            own = features[TILE + TILE_BY_SEAT * seat :]
            own[:COLORS] = missing
            own[:COLORS] *= _F32(0.25)
            own[5] = total
            own[5] *= _F32(0.125)
            own[6] = present / (1 + total)
            gain = np.zeros((COLORS + 1, count), np.float32)
            gain[:COLORS] = ((missing > 0) * (_F32(1) / np.maximum(total, 1).astype(np.float32))).sum(1)
            near.append(gain)
        out = self._tile @ features.reshape(-1, places * count)
        out += self._tile_bias
        np.maximum(out, 0, out=out)
        return out.reshape(-1, places, count).sum(1), near

    def _cards(self, table: Array, players: Array, near: list[Array]) -> list[Array]:
        """Return the sums of the cards of the market and of each hand [M, .]."""
        n, count = self.players, table.shape[1]
        codes = self._codes(table, players)
        cards = self._card.take(codes)
        cost = self._cost.take(cards, axis=1)
        # Where the bonus of each card lies in arrays [6, M].
        bonus = self._bonus.take(cards) * count + np.arange(count)
        meaning = np.empty((CARD_BY_SEAT * n, PLACES, count), np.float32)
        market = slice(PLACES)
        hands = []
        for seat in range(n):
            block = slice(CARD_BY_SEAT * seat, CARD_BY_SEAT * (seat + 1))
            hand = slice(PLACES + HAND_LIMIT * seat, PLACES + HAND_LIMIT * (seat + 1))
            held = np.empty((CARD_BY_SEAT, HAND_LIMIT, count), np.float32)
            player = players[seat]
            market_price = _lack(cost[:, market], player[BONUSES : BONUSES + COLORS])
            hand_price = _lack(cost[:, hand], player[BONUSES : BONUSES + COLORS])
            wanted = np.zeros((COLORS + 1, count), np.float32)
            wanted[:COLORS] = (market_price > 0).sum(1, dtype=np.int8)
            for places, price, found in ((market, market_price, meaning[block]), (hand, hand_price, held)):
                self._means(price, player, cards[places], found)
                # With its other modes numpy would copy the result.
                near[seat].take(bonus[places], out=found[8], mode="clip")
                wanted.take(bonus[places], out=found[9], mode="clip")
            hands.append(self._card_sum(self._meaning[block], held, codes[hand]))
        return [self._card_sum(self._meaning, meaning, codes[market]), *hands]

    def _means(self, price: Array, player: Array, cards: Array, found: Array) -> None:
        """Write what cards [places, M] mean to a seat into the first 8 of ``found`` [10, places, M].

        ``price`` [5, places, M] is what bonuses leave of their cost. The last two of ``found`` are, for the bonus of a
        card, how near it brings tiles and on how many cards of the market it saves.
        """
        missing = _lack(price, player[:COLORS])
        lack = missing.sum(0, dtype=np.int8)
        lack -= player[WILD]
        found[:COLORS] = missing
        found[5] = np.maximum(lack, 0)
        found[6] = (lack <= 0) & (cards != _ABSENT)
        found[7] = price.sum(0, dtype=np.int8)

    def _card_sum(self, meaning: Array, inputs: Array, codes: Array) -> Array:
        """Return the sum [M, .] of the card layer over places; ``inputs`` [10 n or 10, places, M].

        Here the positions come first, so that what is printed on a card is copied as a whole.
        """
        places, count = codes.shape
        out = inputs.reshape(len(inputs), -1).T @ meaning
        out += self._printed.take(codes.ravel(), axis=0)
        np.maximum(out, 0, out=out)
        total: Array = out.reshape(places, count, -1).sum(0)
        return total

    def _codes(self, table: Array, players: Array) -> Array:
        """Return the code of each card [places, M] as the mover sees it."""
        market = table[MARKET : MARKET + PLACES].astype(np.int64)
        hand = players[:, HAND : HAND + HAND_LIMIT].astype(np.int64)
        blind = players[:, BLIND : BLIND + HAND_LIMIT] == 1
        hidden = hand < 0
        hidden[1:] |= blind[1:]
        level = np.where(hand >= 0, self._tables.level[hand], REFILL - hand)
        there = np.arange(HAND_LIMIT)[None, :, None] < players[:, None, HELD]
        held = np.where(there, np.where(hidden, _UNKNOWN + level, hand) + _CODES * blind, _ABSENT)
        laid = np.where(market >= 0, market, np.where(market == REFILL, _UNKNOWN + _LEVEL_OF_PLACE, _ABSENT))
        return np.concatenate([laid, held.reshape(-1, table.shape[1])])

    def _table(self, table: Array, players: Array, movers: Array, seats: Array) -> Array:
        """Return what is known of the seats and of the bank [26 n + 17, M]."""
        n, count = self.players, table.shape[1]
        found = np.zeros((table_width(n), count), np.float32)
        for seat in range(n):
            self._seat(players[seat], found[TABLE_BY_SEAT * seat : TABLE_BY_SEAT * (seat + 1)])
            found[TABLE_BY_SEAT * seat + 21] = table[MAJORITY] == seats[:, seat]
        rest = found[TABLE_BY_SEAT * n :]
        rest[:7] = table[BANK : BANK + 7] * _F32(0.25)
        rest[7:12] = table[BANK : BANK + COLORS] >= 4
        rest[12:15] = table[DECK_SIZES : DECK_SIZES + 3] * _F32(0.025)
        rest[15 + (table[FIRST] - movers - 1) % n, np.arange(count)] = 1
        rest[15 + n] = table[ROUND] * _F32(1 / 30)
        rest[16 + n] = players[:, POINTS].max(0) >= self._tables.goal
        return found

    def _seat(self, player: Array, found: Array) -> None:
        tokens, bonuses, points = player[:7], player[BONUSES : BONUSES + COLORS], player[POINTS]
        total = tokens.sum(0, dtype=np.int8)
        found[:7] = tokens * _F32(0.25)
        found[7] = total * _F32(0.1)
        found[8:13] = bonuses * _F32(0.2)
        found[13] = bonuses.sum(0, dtype=np.int8) * _F32(0.1)
        found[14] = points * _F32(1 / 15)
        found[15] = np.maximum(points - 8, 0) * _F32(0.2)
        found[16] = np.maximum(points - 11, 0) * _F32(0.3)
        found[17] = points >= self._tables.goal
        found[18] = player[BOUGHT] * _F32(1 / 15)
        found[19] = player[HELD] * _F32(1 / 3)
        found[20] = player[TAGS] * _F32(0.2)
        found[22] = (bonuses == 0).sum(0, dtype=np.int8) * _F32(0.2)
        found[23] = np.maximum(total - 7, 0) * _F32(0.33)
        found[24] = player[OWN_TILES] * _F32(0.5)


def _lack(due: Array, having: Array) -> Array:
    """Return by how much what is due [5, places, M] is more than what a seat has [5, M]."""
    lack = due - having[:, None]
    lack *= lack > 0
    return lack


def _printed_features(tables: Tables) -> Array:
    """Return what is printed on each card, by code [188, 20]: its level, points, bonus, cost and tags."""
    found = np.zeros((2 * _CODES, CARD), np.float32)
    for card in range(CARDS):
        found[card, 0] = 1
        found[card, 2 + tables.level[card]] = 1
        found[card, 5] = tables.points[card] * _F32(0.2)
        found[card, 6 + tables.bonus[card]] = 1
        found[card, 11:16] = tables.cost[card] * _F32(0.2)
        found[card, 16] = tables.tags[card] * _F32(0.5)
        found[card, 18] = tables.cost[card].sum() * _F32(0.1)
    for level in range(3):
        found[_UNKNOWN + level, 1] = 1
        found[_UNKNOWN + level, 2 + level] = 1
    found[_CODES:] = found[:_CODES]
    found[_CODES:, 17] = 1
    return found
