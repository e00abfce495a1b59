"""The hashes of a record, and how a check fails."""

from __future__ import annotations

import hashlib
import hmac


class Wrong(Exception):
    """The record is not sound."""


def demand(condition: object, why: str) -> None:
    """Raise ``Wrong`` unless a condition holds."""
    if not condition:
        raise Wrong(why)


def encode(*parts: bytes | str | int) -> bytes:
    """Join parts: type letter, length, bytes."""
    out = b""
    for part in parts:
        if isinstance(part, bytes):
            letter, data = b"b", part
        elif isinstance(part, str):
            letter, data = b"s", part.encode("utf-8")
        else:
            letter, data = b"i", b"%d" % part
        out += letter + len(data).to_bytes(8, "big") + data
    return out


def hashed(domain: str, *parts: bytes | str | int) -> bytes:
    """Hash parts under a domain."""
    return hashlib.sha256(encode("cabochon/" + domain, *parts)).digest()


def seal(secret: bytes, text: str) -> str:
    """Seal a line's text."""
    return hmac.new(hashed("seal", secret), encode(text), hashlib.sha256).hexdigest()[:32]
