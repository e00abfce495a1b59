"""Names and lines of talk from elsewhere, made fit for screens and records.

Knows characters only. Everybody cleans what they receive: what the sender did to it counts for nothing.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from net.limits import CHAT_LENGTH, NAME_LENGTH

_INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that draw nothing: a name of these would be no name."""
_SPACES: Final = re.compile(r"\s+")


def clean_name(text: str) -> str:
    """Give a name as it may be shown; empty where nothing is left of it."""
    return _clean(text, NAME_LENGTH)


def clean_line(text: str) -> str:
    """Give a line of talk as it may be shown; empty where it says nothing."""
    return _clean(text, CHAT_LENGTH)


def _clean(text: str, length: int) -> str:
    """Compose, drop what is not a visible character, make each run of blanks one space, and cut to length.

    Dropped are control and format characters (bidirectional overrides, joiners, tags), surrogates, private and
    unassigned ones; of marks that pile up on one letter the first two stay.
    """
    # Nothing useful is longer than this, and composing never has to work on more.
    text = _SPACES.sub(" ", text[: 8 * length])
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", "".join(filter(_visible, unicodedata.normalize("NFC", text)))):
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if marks <= 2:
            kept.append(char)
    return _SPACES.sub(" ", "".join(kept)).strip()[:length].strip()


def _visible(char: str) -> bool:
    return unicodedata.category(char)[0] != "C" and char not in _INVISIBLE
