"""Ratings of all contestants from the results of their matches, on the scale of Elo, with intervals.

Knows results as numbers; knows nothing of bots. The model is that of Bradley and Terry, and of Plackett and Luce with
more seats: a contestant wins with a chance in proportion to its strength, a power of its rating. 400 points are a
factor of ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from tools.ladder.match import MatchScore

_Array: TypeAlias = npt.NDArray[Any]

POINTS: Final = 400 / log(10)
"""How many points a factor of e is."""
Z: Final = 1.96
_STEPS: Final = 200


class LadderRating(msgspec.Struct, frozen=True):
    """A contestant's rating, counted from the mean of all, and its interval of 95 %."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


def rated(matches: Sequence[MatchScore]) -> list[LadderRating]:
    """Return the most likely ratings, best first.

    Each match counts as having one equal game more, so that somebody who has won every game has a rating too. Intervals
    follow from the Fisher information, which takes the games as independent. Raises ``ValueError`` where not all
    contestants are connected by matches.
    """
    names = sorted({name for match in matches for name in (match.first, match.second)})
    first, second = (np.array([names.index(getattr(match, side)) for match in matches]) for side in ("first", "second"))
    others = np.array([match.players - 1 for match in matches], float)
    games = np.array([match.games for match in matches], float)
    won = games * [match.score for match in matches] + 1 / (others + 1)
    strength = np.zeros(len(names))
    for _ in range(_STEPS):
        chance = 1 / (1 + others * np.exp(strength[second] - strength[first]))
        slope = won - (games + 1) * chance
        gradient = np.bincount(first, slope, len(names)) - np.bincount(second, slope, len(names))
        spread = _covariance(first, second, (games + 1) * chance * (1 - chance), len(names))
        step = spread @ gradient
        # Far from the solution a whole step would go too far.
        strength += step * min(1.0, 1.0 / max(1e-12, float(np.abs(step).max())))
        if float(np.abs(step).max()) < 1e-9:
            break
    error = Z * POINTS * np.sqrt(np.diag(spread))
    played = np.bincount(first, games, len(names)) + np.bincount(second, games, len(names))
    found = [
        LadderRating(name, round(value, 1), round(value - half, 1), round(value + half, 1), int(count))
        for name, value, half, count in zip(names, POINTS * strength, error, played, strict=True)
    ]
    return sorted(found, key=lambda each: -each.rating)


def _covariance(first: _Array, second: _Array, weights: _Array, count: int) -> _Array:
    """Return the covariance of strengths whose sum is 0: the pseudoinverse of the Fisher information."""
    difference: _Array = np.zeros((len(weights), count))
    each = np.arange(len(weights))
    difference[each, first], difference[each, second] = 1.0, -1.0
    information = difference.T @ (weights[:, None] * difference)
    if np.linalg.matrix_rank(information, hermitian=True) < count - 1:
        raise ValueError("the matches do not connect all contestants")
    return np.linalg.pinv(information, hermitian=True)
