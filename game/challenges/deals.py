"""Challenges on whole games: the deal of the day, and one deal played once from each seat.

Knows how a date or a number becomes a deal; knows nothing of results, clocks or screens. How anybody can make the
same deals is in ``docs/profile.md``.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from game.bots.registry import bot_name
from game.record import Header, SeatInfo
from game.record.hashing import game_id, sha
from game.rules import Seat
from game.rules.editions import edition
from game.rules.pieces import BOTS_EACH

ChallengeKind: TypeAlias = Literal["daily", "duplicate"]
BOT: Final = "greedy"
"""Every bot in a challenge: results of different days and people are to be comparable."""
MAX_DUPLICATES: Final = 999
"""The highest number of a duplicate; few enough to compare all of them with a record."""
DAILY_PLAYERS: Final = 3
DAILY_SEAT: Final[Seat] = 0
"""The person’s seat in the deal of the day; the first seat is part of the deal."""


class ChallengeDeal(msgspec.Struct, frozen=True):
    """A challenge's deal: ``key`` is the day in ISO form, or the number of the duplicate; ``secret`` has 32 bytes."""

    kind: ChallengeKind
    edition: str
    players: int
    key: str
    secret: bytes

    @property
    def game(self) -> str:
        """The name of the deal, which all its records share."""
        return game_id(self.secret)


def daily(day: date, edition: str) -> ChallengeDeal:
    """Return the deal of a day in UTC: its secret is the hash of edition and date, under a domain of its own."""
    key = day.isoformat()
    return ChallengeDeal("daily", edition, DAILY_PLAYERS, key, sha("daily deal", edition, key))


def duplicate(number: int, edition: str, players: int) -> ChallengeDeal:
    """Return the deal of a duplicate by its number, counted from 1."""
    return ChallengeDeal("duplicate", edition, players, str(number), sha("duplicate deal", edition, players, number))


def deal_of(game: str, edition: str, players: int, started: date) -> ChallengeDeal | None:
    """Return the challenge of a game’s deal, by the game’s name; ``None`` for an ordinary game.

    A game of the day may begin while the day changes, so the day before is tried too.
    """
    days = (started, started - timedelta(days=1))
    for deal in (daily(day, edition) for day in days):
        if deal.game == game and deal.players == players:
            return deal
    return _duplicates(edition, players).get(game)


@lru_cache(maxsize=8)
def _duplicates(edition: str, players: int) -> dict[str, ChallengeDeal]:
    """Return all duplicates by the names of their deals; a few thousand hashes, so it is done once."""
    deals = (duplicate(number, edition, players) for number in range(1, MAX_DUPLICATES + 1))
    return {deal.game: deal for deal in deals}


def challenge_of(header: Header) -> ChallengeDeal | None:
    """Return the challenge that a game belongs to, ``None`` for an ordinary game."""
    if header.started is None or header.origin is not None:
        return None
    return deal_of(header.game, header.edition, len(header.seats), datetime.fromisoformat(header.started).date())


def seats_at(deal: ChallengeDeal, seat: Seat, name: str) -> tuple[SeatInfo, ...]:
    """Return the seats of a person and the bots; each bot has the same name and seat in every game of a deal."""
    named = (bot_name(deal.edition, BOT, number) for number in range(BOTS_EACH))
    bots = [each for each in (*named, *edition(deal.edition).bot_names) if each.casefold() != name.casefold()]
    return tuple(
        SeatInfo(name=name, kind="human") if number == seat else SeatInfo(name=bots[number], kind="bot", bot=BOT)
        for number in range(deal.players)
    )
