"""A guest with a dishonest host, and its conclusions."""

from __future__ import annotations

import msgspec

from game.record import GameRecord, Header, Trailer
from game.record.writer import header_digests
from tests.helpers.tables import play_corners
from tests.net.guest.scripted_host import Hosted


def stopped(hosted: Hosted, words: str) -> None:
    """Check that the host was named and the guest has stopped."""
    guest = hosted.guest
    assert words in guest.alarm
    assert "Ida" in guest.alarm
    assert guest.phase == "closed"
    assert guest.link.hang_up


def resealed(header: Header) -> GameRecord:
    """Return a changed header with digests that fit it."""
    trailers = tuple(Trailer(digest, bytes(16)) for digest in header_digests(header))
    return GameRecord(header, trailers)


def with_seat(header: Header, seat: int, **changes: str | None) -> Header:
    seats = list(header.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(header, seats=tuple(seats))


def in_game(players: int = 2, turns: int = 6) -> Hosted:
    """Bring a guest into a game and leave the last entries of some turns unsent."""
    hosted = Hosted(players=players)
    hosted.deal()
    play_corners(hosted.match, turns)
    return hosted
