"""Who may not enter, who may not yet write freely, and what a report keeps.

Values and pure rules; takes the time as an argument, in seconds since 1970. Addresses are known here only as salted
hashes. Knows nothing of connections or of the store.
"""

from __future__ import annotations

import hmac
from collections import deque
from typing import Final

import msgspec

from net.protocol.limits import DAY_S
from net.protocol.places import address_prefix

REPORT_S: Final = 90 * DAY_S
"""A report is kept for so long."""
QUICK_WORDS_S: Final = DAY_S
"""For so long after its first visit a key may write quick words alone."""
ADDRESS_BAN_S: Final = 30 * DAY_S
"""An address is banned for so long at most: it belongs to somebody else later."""
MONTH_S: Final = 30 * DAY_S
"""Of when somebody was here last, no more than the month is kept."""
UNUSED_S: Final = 365 * DAY_S
"""After so long without a visit a name is free for others."""
REPORTED_LINES: Final = 50
"""How many lines of a conversation a report holds."""
_HASH_BYTES: Final = 16


class TalkLine(msgspec.Struct, frozen=True):
    """What somebody has written."""

    key: bytes
    name: str
    text: str


class PersonReport(msgspec.Struct, frozen=True):
    """What one person reports of another, with the newest entry of the game and the last lines, oldest first.

    Outside a game ``seq`` is -1.
    """

    by: bytes
    about: bytes
    table: str
    seq: int
    kind: str
    text: str
    lines: tuple[TalkLine, ...]


class Conversation:
    """The last lines of the hall, for reports; they are kept in memory alone."""

    def __init__(self) -> None:
        self._lines: deque[TalkLine] = deque(maxlen=REPORTED_LINES)

    def add(self, line: TalkLine) -> None:
        """Note a line; the oldest one goes."""
        self._lines.append(line)

    @property
    def lines(self) -> tuple[TalkLine, ...]:
        """What has been written, oldest first."""
        return tuple(self._lines)


def address_hash(address: str, salt: bytes) -> bytes:
    """Return what a ban holds of an address: a salted hash of all of IPv4, of the first 64 bits of IPv6.

    Raises ``ValueError`` for text that is no address.
    """
    return hmac.digest(salt, address_prefix(address), "sha256")[:_HASH_BYTES]


def may_write(known_for_s: float) -> bool:
    """Whether a person may write what they like, and not quick words alone."""
    return known_for_s >= QUICK_WORDS_S
