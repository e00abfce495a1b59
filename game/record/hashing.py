"""Hashes that bind a record: one canonical encoding, domain separation, the line chain, seals and commitments.

Knows bytes only; what the bytes mean is said by its callers.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

ZERO: Final = bytes(32)
"""What the first line of a record is chained to."""
SEAL_BYTES: Final = 16


def encode(*parts: bytes | str | int) -> bytes:
    """Join parts so that no two different lists of parts give the same bytes: a type letter, a length, the bytes."""
    pieces = []
    for part in parts:
        match part:
            case bytes():
                kind, data = b"b", part
            case str():
                kind, data = b"s", part.encode("utf-8")
            case int():
                kind, data = b"i", str(part).encode("ascii")
        pieces.append(kind + len(data).to_bytes(8, "big") + data)
    return b"".join(pieces)


def sha(domain: str, *parts: bytes | str | int) -> bytes:
    """Hash parts under a domain name, 32 bytes."""
    return hashlib.sha256(encode(f"cabochon/{domain}", *parts)).digest()


def line_digest(previous: bytes, public_text: str, position: bytes) -> bytes:
    """Chain a record line: the digest before it, its public form, and the public digest of the position after it."""
    return sha("line", previous, public_text, position)


def seal_key(secret: bytes) -> bytes:
    """Derive the key of a deal's line seals; nobody but the dealer has it until the secret is published."""
    return sha("seal", secret)


def seal(key: bytes, text: str) -> bytes:
    """Seal a line as one viewer reads it: proof, once the secret is out, that the dealer wrote just this.

    No two lines of a deal are alike, so the text alone also says where the line stands.
    """
    return hmac.digest(key, encode(text), "sha256")[:SEAL_BYTES]


def commit_to_secret(secret: bytes) -> bytes:
    """Give the hash of a dealer's secret that goes into the header before anything is dealt."""
    return sha("secret", secret)


def commit_to_nonce(nonce: bytes) -> bytes:
    """Give the hash by which a guest seat commits to its share of the seed."""
    return sha("nonce", nonce)


def commit_to_place(epoch: int, place: str, item: str, salt: bytes) -> bytes:
    """Give the salted commitment to what will be dealt at a place or drawn by a draw of an epoch."""
    return sha("place", epoch, place, item, salt)
