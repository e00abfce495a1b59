"""Attempts at challenges: which games of a challenge count as one, and how attempts are compared.

Knows records and deals; knows nothing of databases, clocks or screens.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.challenges.deals import ChallengeDeal, ChallengeKind, challenge_of
from game.record import GameRecord, Takeback
from game.record.follower import Follower
from game.rules import Seat


class Attempt(msgspec.Struct, frozen=True):
    """One finished game of a challenge: who played at which seat, and all points by seat; ``file`` names the record."""

    file: str
    kind: ChallengeKind
    edition: str
    players: int
    key: str
    name: str
    seat: Seat
    points: tuple[int, ...]
    rounds: int
    won: bool
    ended: str

    @property
    def own(self) -> int:
        """The person's points."""
        return self.points[self.seat]

    @property
    def rank(self) -> tuple[bool, int, int]:
        """What orders attempts, the best one last: won, most points, fewest rounds."""
        return self.won, self.own, -self.rounds


class Comparison(msgspec.Struct, frozen=True):
    """One seat of a duplicate: the person's points there, and those of the bots in their games, on average."""

    seat: Seat
    mine: int | None
    won: bool
    theirs: float | None


def can_count(record: GameRecord) -> bool:
    """Whether a game is of a challenge and can still count: no turn was taken back in it."""
    return not _was_taken_back(record) and challenge_of(record.header) is not None


def attempt_of(file: str, deal: ChallengeDeal, follower: Follower, seat: Seat, name: str, ended: str) -> Attempt | None:
    """Return a person's attempt in a game of a challenge, ``None`` where it does not count.

    A game counts that was played to its end by the rules, and in which no turn was taken back and nobody resigned.
    ``file`` names the record, ``ended`` is an ISO 8601 time in UTC.
    """
    record, state, end = follower.record, follower.position.state, follower.record.end
    if end is None or end.reason in ("agreed", "resigned") or follower.position.resigned or _was_taken_back(record):
        return None
    return Attempt(
        file=file,
        kind=deal.kind,
        edition=deal.edition,
        players=deal.players,
        key=deal.key,
        name=name,
        seat=seat,
        points=tuple(player.points for player in state.players),
        rounds=state.round,
        won=seat in end.winners,
        ended=ended,
    )


def best(attempts: Iterable[Attempt]) -> Attempt | None:
    """Return the best attempt, the earlier one of two equal ones."""
    return max(sorted(attempts, key=lambda attempt: attempt.ended), key=lambda attempt: attempt.rank, default=None)


def compare(players: int, attempts: Iterable[Attempt]) -> tuple[Comparison, ...]:
    """Compare a duplicate's games seat by seat; of several games from one seat the first counts, as in a tournament."""
    first: dict[Seat, Attempt] = {}
    for attempt in sorted(attempts, key=lambda attempt: attempt.ended):
        first.setdefault(attempt.seat, attempt)
    rows = []
    for seat in range(players):
        mine = first.get(seat)
        bots = [attempt.points[seat] for own, attempt in first.items() if own != seat]
        theirs = sum(bots) / len(bots) if bots else None
        rows.append(Comparison(seat, None if mine is None else mine.own, mine is not None and mine.won, theirs))
    return tuple(rows)


def _was_taken_back(record: GameRecord) -> bool:
    return any(isinstance(entry.body, Takeback) for entry in record.entries)
