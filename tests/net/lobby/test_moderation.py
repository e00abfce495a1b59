"""Bans that end, keys that are new, and reports."""

from __future__ import annotations

import msgspec
import pytest

from net.lobby.moderation import (
    ADDRESS_BAN_S,
    DAY_S,
    Bans,
    Conversation,
    PersonReport,
    TalkLine,
    address_hash,
    may_write,
)

ANA, BO, HOME = b"a" * 32, b"b" * 32, b"h" * 16


def test_a_ban_by_key_ends() -> None:
    bans = Bans()
    bans.ban_key(ANA, 1000, 60)
    assert bans.banned_until(ANA, HOME, 1059) == 1060
    assert bans.banned_until(ANA, HOME, 1060) is None
    assert bans.banned_until(BO, HOME, 1000) is None


def test_the_longer_one_of_two_bans_counts() -> None:
    bans = Bans()
    bans.ban_key(ANA, 0, 60)
    bans.ban_address(HOME, 0, 90)
    assert bans.banned_until(ANA, HOME, 1) == 90
    assert bans.banned_until(BO, HOME, 1) == 90


def test_an_address_is_banned_for_30_days_at_most() -> None:
    assert Bans().ban_address(HOME, 0, 365 * DAY_S).until == ADDRESS_BAN_S == 30 * DAY_S


def test_bans_are_read_back_and_those_that_are_over_are_forgotten() -> None:
    bans = Bans()
    kept, over = bans.ban_key(ANA, 0, 100), bans.ban_key(BO, 0, 50)
    assert Bans((kept, over)).current(10) == (over, kept)
    assert bans.current(50) == (kept,)
    bans.lift(ANA)
    bans.lift(BO)
    assert bans.current(0) == ()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_an_address_counts_whole_or_by_its_first_64_bits(one: str, other: str, same: bool) -> None:
    assert (address_hash(one, b"salt") == address_hash(other, b"salt")) == same


def test_the_hash_depends_on_the_salt_and_holds_no_address() -> None:
    assert address_hash("192.0.2.7", b"salt") != address_hash("192.0.2.7", b"other")
    with pytest.raises(ValueError, match="address"):
        address_hash("nowhere", b"salt")


def test_a_key_writes_freely_after_a_day() -> None:
    assert not may_write(DAY_S - 1)
    assert may_write(DAY_S)


def test_a_report_holds_the_last_50_lines() -> None:
    talk = Conversation()
    for number in range(60):
        talk.add(TalkLine(ANA, "Ana", str(number)))
    report = talk.report(BO, ANA, "t", 12, "rude")
    assert [line.text for line in report.lines] == [str(number) for number in range(10, 60)]
    assert msgspec.json.decode(msgspec.json.encode(report), type=PersonReport) == report
