"""Who has most of their rated games with one opponent and beats them nearly always, as where somebody loses on purpose.

Knows results alone. Nothing follows from it by itself: the operator looks at the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from net.lobby.people.ratings import GameResult

FEWEST: Final = 10
"""The fewest rated games together with which a pair can stand out."""
TOGETHER: Final = 0.6
"""The share of all rated games of the winner that are with the same opponent."""
WON: Final = 0.9
"""The share of these in which the winner is placed before the opponent."""


class OneSided(NamedTuple):
    """Two keys: ``winner`` was placed before ``loser`` in ``won`` of ``together`` games, and had ``games`` in all."""

    winner: bytes
    loser: bytes
    won: int
    together: int
    games: int


def one_sided(results: Iterable[GameResult]) -> list[OneSided]:
    """Return the pairs of people whose rated games stand out, those with the most games first."""
    games, together, won = Counter[bytes](), Counter[tuple[bytes, bytes]](), Counter[tuple[bytes, bytes]]()
    for result in results:
        seats = [(seat.key, seat.place) for seat in result.seats if seat.key is not None] if result.rated else []
        games.update(key for key, _ in seats)
        for key, place in seats:
            for other, behind in seats:
                if key != other:
                    together[key, other] += 1
                    won[key, other] += place < behind
    found = (
        OneSided(*pair, won[pair], count, games[pair[0]])
        for pair, count in together.items()
        if count >= max(FEWEST, TOGETHER * games[pair[0]]) and won[pair] >= WON * count
    )
    return sorted(found, key=lambda pair: (-pair.together, pair.winner, pair.loser))
