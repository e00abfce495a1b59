"""Who may not enter, who may not yet write freely, and what a report keeps.

Values and pure rules; takes the time as an argument, in seconds since 1970. Addresses are known here only as salted
hashes. Knows nothing of connections or of the store.
"""

from __future__ import annotations

import hmac
from collections import deque
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

import msgspec

DAY_S: Final = 24 * 60 * 60
QUICK_WORDS_S: Final = DAY_S
"""For so long after its first visit a key may write quick words alone."""
ADDRESS_BAN_S: Final = 30 * DAY_S
"""An address is banned for so long at most: it belongs to somebody else later."""
REPORTED_LINES: Final = 50
"""How many lines of a conversation a report holds."""
_V6_PREFIX: Final = 64
_HASH_BYTES: Final = 16


class Ban(msgspec.Struct, frozen=True):
    """Somebody who may not enter before ``until``: a key, or the hash of an address that ``address_hash`` returns."""

    who: bytes
    until: int


class TalkLine(msgspec.Struct, frozen=True):
    """What somebody has written."""

    key: bytes
    name: str
    text: str


class PersonReport(msgspec.Struct, frozen=True):
    """What one person reports of another, with the newest entry of the game and the last lines, oldest first."""

    by: bytes
    about: bytes
    table: str
    seq: int
    text: str
    lines: tuple[TalkLine, ...]


class Bans:
    """Who is banned; ends by themselves."""

    def __init__(self, bans: tuple[Ban, ...] = ()) -> None:
        self._until = {ban.who: ban.until for ban in bans}

    def ban_key(self, key: bytes, now: int, seconds: int) -> Ban:
        """Ban a person in place of any ban so far, and return what is to be stored."""
        return self._ban(key, now + seconds)

    def ban_address(self, hashed: bytes, now: int, seconds: int) -> Ban:
        """Ban an address for ``ADDRESS_BAN_S`` at most, and return what is to be stored."""
        return self._ban(hashed, now + min(seconds, ADDRESS_BAN_S))

    def lift(self, who: bytes) -> None:
        """End a ban, if there is one."""
        self._until.pop(who, None)

    def banned_until(self, key: bytes, hashed: bytes, now: int) -> int | None:
        """Return when a person may enter again who comes from an address; ``None`` for now."""
        until = max(self._until.get(key, now), self._until.get(hashed, now))
        return until if until > now else None

    def current(self, now: int) -> tuple[Ban, ...]:
        """Forget the bans that are over, and return the others, those that end first before the rest."""
        self._until = {who: until for who, until in self._until.items() if until > now}
        return tuple(Ban(who, until) for who, until in sorted(self._until.items(), key=lambda each: (each[1], each[0])))

    def _ban(self, who: bytes, until: int) -> Ban:
        self._until[who] = until
        return Ban(who, until)


class Conversation:
    """The last lines of a table or of the hall, for reports; they are kept in memory alone."""

    def __init__(self) -> None:
        self._lines: deque[TalkLine] = deque(maxlen=REPORTED_LINES)

    def add(self, line: TalkLine) -> None:
        """Note a line; the oldest one goes."""
        self._lines.append(line)

    def report(self, by: bytes, about: bytes, table: str, seq: int, text: str) -> PersonReport:
        """Return a report with what has been written."""
        return PersonReport(by, about, table, seq, text, tuple(self._lines))


def address_hash(address: str, salt: bytes) -> bytes:
    """Return what a ban holds of an address: a salted hash of all of IPv4, of the first 64 bits of IPv6.

    Raises ``ValueError`` for text that is no address.
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or ip_network((int(found), _V6_PREFIX), strict=False).network_address
    return hmac.digest(salt, found.packed, "sha256")[:_HASH_BYTES]


def may_write(known_for_s: float) -> bool:
    """Whether a person may write what they like, and not quick words alone."""
    return known_for_s >= QUICK_WORDS_S
