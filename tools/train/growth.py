"""Larger nets that begin as a trained one: for more players, or with wider layers.

Knows the layers of the value net; knows nothing of games or of learning.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from game.bots.net_shape import CARD, CARD_BY_SEAT, TABLE_BY_SEAT, TILE, TILE_BY_SEAT
from tools.train.learner import Floats

_Units: TypeAlias = npt.NDArray[np.intp]
NOISE: Final = 0.02
"""The standard deviation of the noise on a wider net's weights, by theirs: copies of a unit would learn the same."""


def grown(weights: list[Floats], players: int, share: float) -> list[Floats]:
    """Return a two-player net for more players: the opponent's block is copied to each opponent, times ``share``."""
    w_card, b_card, w_tile, b_tile, w_first, b_first, w_second, b_second, w_last, b_last = weights
    card, tile, others = w_card.shape[1], w_tile.shape[1], players - 1
    scale = np.float32(share)

    def blocks(matrix: Floats, shared: int, each: int) -> Floats:
        own, other = matrix[: shared + each], matrix[shared + each : shared + 2 * each]
        return np.concatenate([own, *[other * scale] * others])

    market, own_hand, other_hand = w_first[:card], w_first[card : 2 * card], w_first[2 * card : 3 * card]
    tiles, rest = w_first[3 * card : 3 * card + tile], w_first[3 * card + tile :]
    me, other, rest = np.split(rest, [TABLE_BY_SEAT, 2 * TABLE_BY_SEAT])
    # What is left: bank 7, large piles 5, decks 3, who still moves 2, round, end.
    order = [rest[15:16], *[rest[16:17]] * others]
    first = [market, own_hand, *[other_hand * scale] * others, tiles, me, *[other * scale] * others]
    return [
        blocks(w_card, CARD, CARD_BY_SEAT),
        b_card,
        blocks(w_tile, TILE, TILE_BY_SEAT),
        b_tile,
        np.concatenate([*first, rest[:15], *order, rest[17:]]),
        b_first,
        w_second,
        b_second,
        np.concatenate([w_last[:, :1], *[w_last[:, 1:]] * others], 1),
        np.concatenate([b_last[:1], *[b_last[1:] - np.float32(np.log(others))] * others]),
    ]


def widened(
    weights: list[Floats], widths: tuple[int, int, int, int], rng: np.random.Generator, noise: float = NOISE
) -> list[Floats]:
    """Return a net with wider layers card, tile, first and second, which without noise gives the same chances.

    Units are copied, and the weights of what leaves a unit are divided by the number of its copies. (Chen, Goodfellow,
    Shlens: Net2Net, 2016.) Raises ``ValueError`` for a layer that would be narrower.
    """
    w_card, b_card, w_tile, b_tile, w_first, b_first, w_second, b_second, w_last, b_last = weights
    if any(width < weight.shape[1] for width, weight in zip(widths, weights[:8:2], strict=True)):
        raise ValueError("a net's layers can become wider, not narrower")
    card, tile, first, second = (
        np.resize(np.arange(weight.shape[1]), width) for width, weight in zip(widths, weights[:8:2], strict=True)
    )
    cards = len(b_card) * (len(b_last) + 1)
    sums = [_shared(each, card) for each in np.split(w_first[:cards], len(b_last) + 1)]
    sums += [_shared(w_first[cards : cards + len(b_tile)], tile), w_first[cards + len(b_tile) :]]
    wide = [
        w_card[:, card],
        w_tile[:, tile],
        np.concatenate(sums)[:, first],
        _shared(w_second, first)[:, second],
    ]
    noisy = [(each + rng.normal(0, noise * each.std(), each.shape)).astype(np.float32) for each in wide]
    biases = b_card[card], b_tile[tile], b_first[first], b_second[second]
    found = [each for pair in zip(noisy, biases, strict=True) for each in pair]
    return [*found, _shared(w_last, second), b_last]


def _shared(weight: Floats, units: _Units) -> Floats:
    """Return the rows of a weight for copies of units, divided by the number of copies of each."""
    found: Floats = (weight / np.bincount(units)[:, None])[units].astype(np.float32)
    return found
