"""Hashes of addresses, keys that are new, and what is kept of a conversation."""

from __future__ import annotations

import pytest

from net.lobby.people.moderation import (
    Conversation,
    TalkLine,
    address_hash,
    may_write,
)
from net.protocol.limits import DAY_S

ANA, BO, HOME = b"a" * 32, b"b" * 32, b"h" * 16


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


def test_a_conversation_keeps_the_last_50_lines() -> None:
    talk = Conversation()
    for number in range(60):
        talk.add(TalkLine(ANA, "Ana", str(number)))
    assert [line.text for line in talk.lines] == [str(number) for number in range(10, 60)]
