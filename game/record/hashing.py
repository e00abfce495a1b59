"""Hashes that bind a record: one canonical encoding, domain separation, the line chain, seals and commitments.

Knows bytes; knows nothing of their meaning. ``docs/record.md`` lists the domains and their parts.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import cache
from typing import Final

ZERO: Final = bytes(32)
"""What the first line of a record is chained to."""
SECRET_BYTES: Final = 32
"""Length of a dealer's secret."""
SEAL_BYTES: Final = 16
SEED_SHARE_BYTES: Final = 32
_SHORT: Final = 512
_HEADS: Final = {kind: tuple(kind + size.to_bytes(8, "big") for size in range(_SHORT)) for kind in (b"b", b"s", b"i")}
"""What stands before a short part: its type letter and its length."""


def encode(*parts: bytes | str | int) -> bytes:
    """Encode parts unambiguously: for each a type letter, its length in eight bytes, big endian, and its bytes."""
    pieces: list[bytes] = []
    for part in parts:
        if isinstance(part, bytes):
            kind, data = b"b", part
        elif isinstance(part, str):
            kind, data = b"s", part.encode()
        else:
            kind, data = b"i", str(part).encode()
        size = len(data)
        pieces += _HEADS[kind][size] if size < _SHORT else kind + size.to_bytes(8, "big"), data
    return b"".join(pieces)


@cache
def _encoded_domain(domain: str) -> bytes:
    return encode(f"cabochon/{domain}")


def sha(domain: str, *parts: bytes | str | int) -> bytes:
    """Return the SHA-256 of parts under a domain name, 32 bytes."""
    return hashlib.sha256(_encoded_domain(domain) + encode(*parts)).digest()


def line_digest(previous: bytes, public_text: str, position: bytes) -> bytes:
    """Return the chain digest of a line, from the one before it, its public text and the position's public digest."""
    return sha("line", previous, public_text, position)


def seal_key(secret: bytes) -> bytes:
    """Return the key of a deal's line seals; only the dealer has it until the secret is published."""
    return sha("seal", secret)


def seal(key: bytes, text: str) -> bytes:
    """Return the seal of a line as one viewer reads it, ``SEAL_BYTES`` long.

    Until the secret is published it proves that the dealer wrote this line; afterwards anybody can seal. No two lines
    of a deal are equal, so the text alone also binds the place of the line.
    """
    return hmac.digest(key, encode(text), "sha256")[:SEAL_BYTES]


def commit_to_secret(secret: bytes) -> bytes:
    """Return the commitment to a dealer's secret, written to the header before anything is dealt."""
    return sha("secret", secret)


def game_id(secret: bytes) -> str:
    """Return the ID of the game of a deal, 32 hexadecimal digits; it does not disclose the secret."""
    return sha("game", secret).hex()[:32]


def commit_to_share(share: bytes) -> bytes:
    """Return the commitment of a seat to its seed share."""
    return sha("nonce", share)


def commit_to_place(epoch: int, place: str, item: str, salt: bytes) -> bytes:
    """Return the salted commitment to what will be dealt at a place or drawn by a draw of an epoch."""
    return sha("place", epoch, place, item, salt)
