"""The result of a finished game for each person who played it here, and statistics over many of them.

Knows records and which games count (``docs/profile.md``); knows nothing of databases, folders or screens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from game.bots import BOT_LEVELS, level_of
from game.profile.medals import earned
from game.record import TABLE, Clock, GameRecord, Resign, SeatInfo, Takeback
from game.record.follower import Follower
from game.rules import Seat
from game.support.cleaning import clean_name

PEOPLE: Final = "people"
"""The level of a game in which another person played too."""


class Played(msgspec.Struct, frozen=True):
    """The result of a finished game for one person: ``game`` is the id of its deal, ``ended`` an ISO 8601 time in UTC.

    ``level`` is that of the strongest bot, or ``people``. ``clean`` games had no turn taken back, nor one that a bot
    played for the person whose time was up; other games count too, but earn no medals and no record of points.
    ``medals`` are ids of ``medals.MEDALS``.
    """

    game: str
    name: str
    edition: str
    players: int
    level: str
    points: int
    rounds: int
    won: bool
    clean: bool
    ended: str
    medals: tuple[str, ...] = ()


class WinRate(msgspec.Struct, frozen=True):
    """The number of games of some kind that were played and won."""

    games: int = 0
    wins: int = 0


class Figures(msgspec.Struct, frozen=True):
    """Statistics of a person's games; averages and ``best_points`` are ``None`` where no game counts for them."""

    games: int
    wins: int
    streak: int
    best_streak: int
    best_points: int | None
    mean_points: float | None
    mean_rounds: float | None
    by_edition: dict[str, WinRate]
    by_players: dict[str, WinRate]
    by_level: dict[str, WinRate]
    medals: dict[str, int]


def counts(follower: Follower) -> bool:
    """Whether a game counts: it was played to its end or resigned, and is not a fork of another."""
    record = follower.record
    end = record.end
    return end is not None and end.reason != "agreed" and record.header.origin is None


def people_of(follower: Follower, own_key: str | None = None) -> tuple[Seat, ...]:
    """Return the seats that a person played at this screen to the end, or until they resigned.

    Over a network that is the view's seat, or in the host's own record the seat with ``own_key``.
    """
    header, seats = follower.record.header, follower.record.header.seats
    if header.is_networked:
        if isinstance(header.view, int):
            return (header.view,)
        return tuple(seat for seat, info in enumerate(seats) if info.key is not None and info.key == own_key)
    if header.view != TABLE:
        return ()
    gone = {entry.body.seat for entry in follower.record.entries if isinstance(entry.body, Resign)}
    last = follower.position.seats
    people = (seat for seat, info in enumerate(seats) if info.kind == "human")
    return tuple(seat for seat in people if seat in gone or last[seat].kind == "human")


def person_name(info: SeatInfo) -> str:
    """Return the name under which a person's games are stored: cleaned, as old records may contain other characters."""
    return clean_name(info.name) or info.name


def _helped(record: GameRecord) -> set[Seat]:
    """Return the seats that had help: all where a turn was taken back, else those for which a bot played a turn."""
    bodies = [entry.body for entry in record.entries]
    if any(isinstance(body, Takeback) for body in bodies):
        return set(range(len(record.header.seats)))
    stands_in = record.header.clock is not None and record.header.clock.bot
    return {body.seat for body in bodies if isinstance(body, Clock) and body.millis == 0 and stands_in}


def played(follower: Follower, ended: str, own_key: str | None = None) -> tuple[Played, ...]:
    """Return the result for each person here; empty for a game that does not count."""
    end = follower.record.end
    if end is None or not counts(follower):
        return ()
    header, state = follower.record.header, follower.position.state
    helped = _helped(follower.record)
    found = []
    for seat in people_of(follower, own_key):
        won = seat in end.winners
        clean = seat not in helped
        whole = clean and end.reason == "points" and seat not in follower.position.resigned
        found.append(
            Played(
                game=header.game,
                name=person_name(header.seats[seat]),
                edition=header.edition,
                players=len(header.seats),
                level=_level([info for number, info in enumerate(header.seats) if number != seat]),
                points=state.players[seat].points,
                rounds=state.round,
                won=won,
                clean=clean,
                ended=ended,
                medals=earned(follower, seat) if won and whole else (),
            )
        )
    return tuple(found)


def figures(games: Sequence[Played]) -> Figures:
    """Return the statistics of a person's games, given in the order in which they ended."""
    wins = [game.won for game in games]
    runs = _winning_runs(wins)
    return Figures(
        games=len(games),
        wins=sum(wins),
        streak=runs[-1],
        best_streak=max(runs),
        best_points=max((game.points for game in games if game.clean), default=None),
        mean_points=_mean([game.points for game in games]),
        mean_rounds=_mean([game.rounds for game in games]),
        by_edition=_win_rates(games, lambda game: game.edition),
        by_players=_win_rates(games, lambda game: str(game.players)),
        by_level=_win_rates(games, lambda game: level_of(game.level) or game.level),
        medals=dict(Counter(medal for game in games for medal in game.medals)),
    )


def levels_of(figures: Figures) -> list[str]:
    """Return the levels of bots that were played against, weakest first."""
    return [level for level in BOT_LEVELS if level in figures.by_level]


def _win_rates(games: Iterable[Played], key: Callable[[Played], str]) -> dict[str, WinRate]:
    found: dict[str, WinRate] = {}
    for game in games:
        before = found.get(key(game), WinRate())
        found[key(game)] = WinRate(before.games + 1, before.wins + game.won)
    return dict(sorted(found.items()))


def _level(others: Sequence[SeatInfo]) -> str:
    """Return the level of the strongest bot, or ``PEOPLE`` where one of the others is a person."""
    if any(info.kind == "human" for info in others):
        return PEOPLE
    return max((info.bot or BOT_LEVELS[0] for info in others), key=_rank)


def _rank(bot: str) -> int:
    level = level_of(bot)
    return -1 if level is None else BOT_LEVELS.index(level)


def _winning_runs(wins: Sequence[bool]) -> list[int]:
    """Return how many games were won in a row before each loss, and since the last one."""
    lost = [-1, *(number for number, won in enumerate(wins) if not won), len(wins)]
    return [after - before - 1 for before, after in pairwise(lost)]


def _mean(numbers: Sequence[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None
