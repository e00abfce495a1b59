"""The code of a table, and how people type it. Knows texts only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that looks like a digit, and no U, which avoids accidental insults."""
CODE_LENGTH: Final = 8
LONGEST: Final = 300
"""More characters than any invitation has."""

_LOOKS_LIKE: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})


def make_code(token: Callable[[int], bytes]) -> str:
    """Return a code of eight characters (40 bits) from random bytes."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in token(CODE_LENGTH))


def clean_code(typed: str) -> str:
    """Return a typed code in its usual form: capitals, no dashes, a zero for an O; raises ``ValueError``."""
    code = typed[:LONGEST].upper().translate(_LOOKS_LIKE).strip()
    if len(code) != CODE_LENGTH or any(char not in ALPHABET for char in code):
        raise ValueError("not a code")
    return code
