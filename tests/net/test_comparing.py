"""Whom a guest asks: those whose signatures the dealer keeps back, whatever it says of them."""

from __future__ import annotations

from game.record import Entry, Resign, Signature
from net.comparing import LATE_ENTRIES, UNCONFIRMED_S, Doubts, relayed
from net.messages import Attendance, Presence

HERE = Attendance(connected=True, confirmed=9, ping_ms=1, away_s=0, bot=False)
AWAY = Attendance(connected=False, confirmed=9, ping_ms=1, away_s=5, bot=False)


def entries(*signed: tuple[int, int]) -> list[Entry]:
    """Give entries of which the last relays signatures: seat and entry of each."""
    signatures = tuple(Signature(seat, seq, bytes(64)) for seat, seq in signed)
    return [Entry(seq, 1, Resign(0)) for seq in range(9)] + [Entry(9, 1, Resign(0), signatures)]


def asked(log: list[Entry], second: Attendance = HERE) -> list[int]:
    doubts = Doubts()
    presence = Presence((HERE, second, HERE), (), False, -1)
    assert doubts.look(presence, relayed(log), 9, (0, 2), 0.0) == [], "nobody is asked at once"
    return doubts.look(presence, relayed(log), 9, (0, 2), UNCONFIRMED_S + 0.1)


def test_who_has_signed_is_not_asked() -> None:
    assert asked(entries((1, 8), (2, 8))) == []


def test_a_signature_may_be_a_little_late() -> None:
    assert asked(entries((1, 8 - LATE_ENTRIES))) == []
    assert asked(entries((1, 7 - LATE_ENTRIES))) == [1]


def test_the_dealers_word_that_somebody_confirmed_is_no_signature() -> None:
    assert asked(entries((2, 8))) == [1]


def test_who_is_not_there_cannot_be_asked() -> None:
    assert asked(entries((2, 8)), AWAY) == []
