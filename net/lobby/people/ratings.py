"""Ratings: how strong a person is believed to be, for each edition and number of seats, and what a game changes.

Plackett–Luce by ``openskill`` (Weng and Lin, 2011): a game ranks all its seats, and ties are allowed. Values and pure
functions; knows nothing of tables or of the store.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from openskill.models import PlackettLuce

from game.record.position import Position
from game.rules import Seat, edition

Pool: TypeAlias = tuple[str, int]
"""An edition and a number of seats: games of different pools say little about each other."""

MIDDLE: Final = 1500
"""The number shown for the mean of all people."""
STEP: Final = 48
"""How many points one unit of ``mu`` is shown as: 400 points make a win about ten times as likely, as in chess."""
SURE: Final = 3.0
"""Above this ``sigma`` a rating is shown with a question mark."""
LONGEST_OUTAGE_S: Final = 60.0
"""After a longer time without the server a game counts only if all its people have played it to the end."""
_MODEL: Final = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """A belief about a person: the mean ``mu`` and the standard deviation ``sigma``."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(MIDDLE + STEP * (self.mu - 25.0))

    @property
    def sure(self) -> bool:
        """Whether enough games stand behind the number."""
        return self.sigma <= SURE


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat has ended: its place from 1, equal for ties, and the rating before and after in a rated game."""

    name: str
    key: bytes | None
    place: int
    points: int
    before: Rating | None = None
    after: Rating | None = None


class GameResult(msgspec.Struct, frozen=True):
    """How a game has ended, as the store keeps it."""

    edition: str
    reason: str
    rounds: int
    seats: tuple[SeatResult, ...]

    @property
    def rated(self) -> bool:
        """Whether the game has changed ratings."""
        return any(seat.after is not None for seat in self.seats)


def moved_result(result: GameResult, old: bytes, new: bytes) -> GameResult:
    """Return a result in which one key stands in the place of another."""
    seats = (msgspec.structs.replace(seat, key=new) if seat.key == old else seat for seat in result.seats)
    return msgspec.structs.replace(result, seats=tuple(seats))


def places(position: Position, winners: Sequence[Seat], name: str) -> tuple[int, ...]:
    """Return the place of each seat: winners first, then by the ranking of the rules (R17), resigned ones last."""
    players = position.state.players
    outcome = edition(name).verdict(players, position.state.majority, True)
    order = list(range(len(players))) if outcome is None else list(outcome.ranking)
    order.sort(key=lambda seat: (seat not in winners, seat in position.resigned))
    found = [0] * len(players)
    for place, seat in enumerate(order, 1):
        before = order[place - 2] if place > 1 else None
        tied = before is not None and _level(position, winners, seat) == _level(position, winners, before)
        found[seat] = found[before] if tied and before is not None else place
    return tuple(found)


def _level(position: Position, winners: Sequence[Seat], seat: Seat) -> tuple[object, ...]:
    """Return what is equal for seats that share a place: all winners, and others by points and cards (R17)."""
    player = position.state.players[seat]
    if seat in winners:
        return (True,)
    return False, seat in position.resigned, player.points, len(player.bought), position.state.majority == seat


def counts(
    reason: str, *, people_only: bool, all_moved: bool, outage_s: float = 0.0, all_finished: bool = True
) -> bool:
    """Whether a game that ended for ``reason`` changes ratings.

    ``outage_s`` is the longest time in which the server or its store did not run during the game, and ``all_finished``
    is whether nobody has resigned or was resigned.
    """
    if outage_s > LONGEST_OUTAGE_S and not all_finished:
        return False
    return reason != "agreed" and people_only and all_moved


def rate(ratings: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings after a game with these places, equal ones for a tie."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return tuple(Rating(team[0].mu, team[0].sigma) for team in rated)


_Rank: TypeAlias = tuple[bool, int, bytes]
"""What the order of a pool goes by: sure ratings first, then the number shown; the key keeps ties in one order."""


class Standings:
    """The newest rating of everybody, how it has come about, and the games behind it."""

    def __init__(self) -> None:
        self._ratings: dict[bytes, dict[Pool, Rating]] = {}
        self._ranked: dict[Pool, list[_Rank]] = {}
        """The pools whose best were asked for, worst first; kept in order from then on, as sorting all takes long."""
        self._games: dict[tuple[bytes, Pool], int] = {}
        self._course: dict[tuple[bytes, Pool], list[int]] = {}
        self._finished: dict[bytes, list[str]] = {}
        self._unconfirmed: dict[str, GameResult] = {}
        """The results that the store has not confirmed yet, by game, the oldest first."""
        self.moves = 0
        """The number of the last move from one key to another that is known here."""

    def rating(self, key: bytes, pool: Pool) -> Rating:
        """Return a person's rating, that of a newcomer before the first rated game."""
        return self._ratings.get(key, {}).get(pool, Rating())

    def coming_rating(self, key: bytes, pool: Pool) -> Rating:
        """Return a person's rating once the store has confirmed all results, so that the next game builds on it."""
        for result in reversed(self._unconfirmed.values()):
            if pool == (result.edition, len(result.seats)):
                for seat in result.seats:
                    if seat.key == key and seat.after is not None:
                        return seat.after
        return self.rating(key, pool)

    def games(self, key: bytes, pool: Pool) -> int:
        """Return how many rated games a person has finished."""
        return self._games.get((key, pool), 0)

    def pools(self, key: bytes) -> Mapping[Pool, Rating]:
        """Return all ratings of a person."""
        return dict(self._ratings.get(key, {}))

    def course(self, key: bytes, pool: Pool) -> tuple[int, ...]:
        """Return a person's rating after each rated game, oldest first, as people see it."""
        return tuple(self._course.get((key, pool), ()))

    def finished_games(self, key: bytes) -> Sequence[str]:
        """Return the names of all games that a person has finished, oldest first."""
        return self._finished.get(key, [])

    def best(self, pool: Pool, count: int) -> list[tuple[bytes, Rating]]:
        """Return the highest ratings of a pool; those that are sure come first."""
        ranked = self._ranked.get(pool)
        if ranked is None:
            ranked = sorted(_rank(key, own[pool]) for key, own in self._ratings.items() if pool in own)
            if ranked:  # anybody may ask for pools that are not there
                self._ranked[pool] = ranked
        return [(key, self.rating(key, pool)) for *_, key in ranked[: -count - 1 : -1]]

    def expect(self, game: str, result: GameResult) -> None:
        """Note how a game has ended before the store has confirmed it; ``add`` or ``discard`` follows."""
        self._unconfirmed[game] = result

    def discard(self, game: str) -> None:
        """Forget an expected result that the store has refused."""
        self._unconfirmed.pop(game, None)

    def add(self, game: str, result: GameResult) -> None:
        """Note a finished game; the values stand in it, and are never computed again on another machine."""
        result = self._unconfirmed.pop(game, result)
        pool = result.edition, len(result.seats)
        for seat in result.seats:
            if seat.key is None:
                continue
            self._finished.setdefault(seat.key, []).append(game)
            if seat.after is not None:
                self._rate(seat.key, pool, seat.after)
                self._games[seat.key, pool] = self.games(seat.key, pool) + 1
                self._course.setdefault((seat.key, pool), []).append(seat.after.shown)

    def follow(self, moves: Iterable[tuple[int, bytes, bytes]]) -> None:
        """Give all that is known of replaced keys to the new ones, which have no games; moves as those of a store."""
        for number, old, new in moves:
            self.moves = number
            self._move(old, new)

    def _move(self, old: bytes, new: bytes) -> None:
        self._finished[new] = self._finished.pop(old, [])
        for game, result in self._unconfirmed.items():
            self._unconfirmed[game] = moved_result(result, old, new)
        for pool, rating in self._ratings.pop(old, {}).items():
            ranked = self._ranked.get(pool)
            if ranked is not None:
                del ranked[bisect_left(ranked, _rank(old, rating))]
            self._rate(new, pool, rating)
            self._games[new, pool] = self._games.pop((old, pool))
            self._course[new, pool] = self._course.pop((old, pool))

    def _rate(self, key: bytes, pool: Pool, rating: Rating) -> None:
        """Replace a rating, and move the person to the new place in the order of the pool."""
        own = self._ratings.setdefault(key, {})
        ranked = self._ranked.get(pool)
        if ranked is not None:
            if pool in own:
                del ranked[bisect_left(ranked, _rank(key, own[pool]))]
            insort(ranked, _rank(key, rating))
        own[pool] = rating


def _rank(key: bytes, rating: Rating) -> _Rank:
    return rating.sure, rating.shown, key
