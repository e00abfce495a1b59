"""A finished game as the result screen needs it, of a session or of a saved game.

Knows records and verdicts; knows nothing of the screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.rules import Seat
from game.scenes.shared.verdict import Verdict, verdict, verdict_of

if TYPE_CHECKING:
    from game.record import GameRecord, SeatInfo
    from game.record.follower import Follower
    from game.sessions.session import Session


class Finished(msgspec.Struct, frozen=True):
    """A finished game as the result screen needs it.

    ``record`` is the game as seen at this screen; ``game_id`` is the saved game, which is complete. ``here`` are the
    seats played at this screen.
    """

    edition: str
    seats: tuple[SeatInfo, ...]
    verdict: Verdict
    record: GameRecord | None = None
    game_id: str | None = None
    here: frozenset[Seat] = frozenset()


def result_of(session: Session) -> Finished:
    """Return the result of a session that is over; raise ``ValueError`` if it is not."""
    summary = verdict_of(session)
    # The seats as dealt, so that a player who resigned takes part in the next game.
    seats = session.record.header.seats
    game_id = getattr(session, "game_id", None)
    return Finished(session.edition.name, seats, summary, session.record, game_id, session.own_seats)


def result_of_saved(game_id: str, follower: Follower, here: frozenset[Seat]) -> Finished:
    """Return the result of a saved game, which the seats ``here`` played at this screen.

    Raises ``ValueError`` if the game is not over.
    """
    record, position = follower.record, follower.position
    end = record.end
    if end is None:
        raise ValueError("the game is not over")
    names = [seat.name for seat in position.seats]
    summary = verdict(position.state, names, end.winners, end.reason, position.resigned)
    return Finished(record.header.edition, record.header.seats, summary, record, game_id, here)
