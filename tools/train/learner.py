"""The value net as it is trained: forward pass, gradients and Adam, in numpy.

Knows arrays of features and targets; knows nothing of games or of how positions become features. The shapes are those
of ``game.bots.value_net``, which evaluates the same weights faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

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
from game.bots.position_array import PLACES
from game.rules import COLORS, HAND_LIMIT

Floats: TypeAlias = npt.NDArray[np.float32]


class Inputs(NamedTuple):
    """The features of a batch: ``cards`` [B, 12 + 3 n, .], ``tiles`` [B, n + 1, .], ``table`` [B, .]."""

    cards: Floats
    tiles: Floats
    table: Floats


class Layers(NamedTuple):
    """The outputs of a net's layers for a batch, before the chances.

    ``cards`` [B, 12 + 3 n, .], ``tiles`` [B, n + 1, .], ``joined``, ``first`` and ``second`` [B, .], ``logits`` [B, n].
    """

    cards: Floats
    tiles: Floats
    joined: Floats
    first: Floats
    second: Floats
    logits: Floats


def places_of(players: int) -> list[slice]:
    """Return where the cards of the market and those of each hand lie."""
    return [
        slice(0, PLACES),
        *(slice(PLACES + HAND_LIMIT * seat, PLACES + HAND_LIMIT * (seat + 1)) for seat in range(players)),
    ]


def forward(weights: Sequence[Floats], inputs: Inputs) -> Layers:
    """Return the outputs of all layers; the logits are shifted so that the largest is zero."""
    w_card, b_card, w_tile, b_tile, w_first, b_first, w_second, b_second, w_last, b_last = weights
    batch, places, _ = inputs.cards.shape
    cards = _rectified(inputs.cards.reshape(batch * places, -1), w_card, b_card).reshape(batch, places, -1)
    tiles = _rectified(inputs.tiles.reshape(batch * inputs.tiles.shape[1], -1), w_tile, b_tile)
    tiles = tiles.reshape(batch, inputs.tiles.shape[1], -1)
    sums = [cards[:, group].sum(1) for group in places_of(len(b_last))]
    joined = np.concatenate([*sums, tiles.sum(1), inputs.table], 1)
    first = _rectified(joined, w_first, b_first)
    second = _rectified(first, w_second, b_second)
    logits = second @ w_last + b_last
    logits -= logits.max(1, keepdims=True)
    return Layers(cards, tiles, joined, first, second, logits)


def _rectified(inputs: Floats, weight: Floats, bias: Floats) -> Floats:
    found: Floats = inputs @ weight
    found += bias
    return np.maximum(found, 0, out=found)


def fresh_weights(players: int, widths: tuple[int, int, int, int], rng: np.random.Generator) -> list[Floats]:
    """Return untrained weights, ten arrays; ``widths`` are those of card, tile, first and second layer.

    Uniform within the inverse root of a layer's inputs; the last layer is zero, so that all chances start equal.
    """
    card, tile, first, second = widths
    shapes = [
        (card_width(players), card),
        (tile_width(players), tile),
        (card * (players + 1) + tile + table_width(players), first),
        (first, second),
        (second, players),
    ]
    weights: list[Floats] = []
    for rows, columns in shapes:
        limit = rows**-0.5
        weights.append(rng.uniform(-limit, limit, (rows, columns)).astype(np.float32))
        weights.append(rng.uniform(-limit, limit, columns).astype(np.float32))
    weights[-2][:] = 0
    weights[-1][:] = 0
    return weights


class Learner:
    """Weights, and the moments of Adam beside them."""

    def __init__(self, players: int, weights: list[Floats]) -> None:
        self.players = players
        self.weights = [np.ascontiguousarray(each, dtype=np.float32).copy() for each in weights]
        self.mean = [np.zeros_like(each) for each in self.weights]
        self.square = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def loss_and_gradients(self, inputs: Inputs, targets: Floats) -> tuple[float, list[Floats]]:
        """Return the mean cross-entropy to the targets [B, n] and its gradient by the weights."""
        cards, tiles, joined, first, second, logits = forward(self.weights, inputs)
        w_first, w_second, w_last = self.weights[4], self.weights[6], self.weights[8]
        batch, _, card = cards.shape
        tile = tiles.shape[2]
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        loss = float(-(targets * logs).sum(1).mean())

        d_logits = (np.exp(logs) * targets.sum(1, keepdims=True) - targets) / np.float32(batch)
        d_second = (d_logits @ w_last.T) * (second > 0)
        d_first = (d_second @ w_second.T) * (first > 0)
        d_joined = d_first @ w_first.T
        d_cards = np.empty_like(cards)
        groups = places_of(self.players)
        for number, group in enumerate(groups):
            d_cards[:, group] = d_joined[:, None, card * number : card * (number + 1)]
        d_cards *= cards > 0
        start = card * len(groups)
        d_tiles = d_joined[:, None, start : start + tile] * (tiles > 0)
        flat_d_cards, flat_d_tiles = d_cards.reshape(-1, card), d_tiles.reshape(-1, tile)
        pairs = [
            (inputs.cards.reshape(len(flat_d_cards), -1), flat_d_cards),
            (inputs.tiles.reshape(len(flat_d_tiles), -1), flat_d_tiles),
            (joined, d_first),
            (first, d_second),
            (second, d_logits),
        ]
        gradients: list[Floats] = []
        for below, above in pairs:
            gradients += [below.T @ above, above.sum(0)]
        return loss, gradients

    def step(self, gradients: list[Floats], rate: float, clip: float = 2.0) -> None:
        """Move the weights by Adam with a learning rate; the gradient's norm is clipped."""
        norm = sum(float((each * each).sum()) for each in gradients) ** 0.5
        scale = np.float32(min(1.0, clip / (norm + 1e-6)))
        self.steps += 1
        size = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for weight, gradient, mean, square in zip(self.weights, gradients, self.mean, self.square, strict=True):
            gradient = gradient * scale
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            weight -= np.float32(size) * mean / (np.sqrt(square) + np.float32(1e-8))


def color_orders(players: int) -> list[tuple[npt.NDArray[np.intp], npt.NDArray[np.intp], npt.NDArray[np.intp]]]:
    """Return for each of the 120 orders of the five colours the indices that reorder ``Inputs`` along the last axis.

    The box is nearly the same for every colour, so each batch is learned with its colours in another order.
    """
    rest = TABLE_BY_SEAT * players
    blocks = (
        (card_width(players), [6, 11, *(CARD + CARD_BY_SEAT * seat for seat in range(players))]),
        (tile_width(players), [1, *(TILE + TILE_BY_SEAT * seat for seat in range(players))]),
        (
            table_width(players),
            [*(TABLE_BY_SEAT * seat + part for part in (0, 8) for seat in range(players)), rest, rest + 7],
        ),
    )
    found = []
    for order in permutations(range(COLORS)):
        indices = []
        for width, starts in blocks:
            index = np.arange(width)
            for start in starts:
                index[start : start + COLORS] = start + np.array(order)
            indices.append(index)
        found.append((indices[0], indices[1], indices[2]))
    return found
