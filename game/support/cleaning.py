"""Names, and whatever else people write to each other, made fit for screens and records.

Knows characters only, and imports nothing of the program. Everybody cleans what they receive: what the sender did to it
counts for nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from typing import Final

NAME_LENGTH: Final = 24
"""How many characters a name has at most, in records and on the network."""
LINE_LENGTH: Final = 2000
"""How many characters of a line are printed at most: enough for every sentence of ours and a long path."""
MARKS_KEPT: Final = 2
"""How many marks may stand on one letter: more than any script needs would climb into the lines around it."""

_PICTURES: Final = frozenset({"So", "Sk", "Me"})
_MARKS: Final = frozenset({"Mn", "Me"})
_INVISIBLE: Final = re.compile(
    "[\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Letters and marks that draw nothing: with them two names look like one, or a name like none."""
_SPACES: Final = re.compile(r"\s+")


def clean_name(text: str, length: int = NAME_LENGTH) -> str:
    """Give a name as it may be shown and kept; empty where nothing is left of it.

    It is a clean text without the signs that ``in_names`` refuses.
    """
    return clean_text("".join(filter(in_names, text[: 8 * length])), length)


def in_names(char: str) -> bool:
    """Tell whether a character may stand in a name: no emoji or other pictures, which hardly a font draws in its line.

    What Latin-1 has (``°``) may; so may what ``clean_text`` drops by itself.
    """
    return char <= "\xff" or unicodedata.category(char) not in _PICTURES


def clean_text(text: str, length: int) -> str:
    """Give a line of at most ``length`` characters as it may be shown; empty where it says nothing.

    It is composed (NFC), and each run of blanks is one space. Dropped are control and format characters (bidirectional
    overrides, joiners, tags), surrogates, private and unassigned ones, what draws nothing, marks without a letter, and
    those that pile up on one.
    """
    # Nothing useful is longer than this, and composing never has to work on more.
    text = _INVISIBLE.sub("", _SPACES.sub(" ", text[: 8 * length]))
    kept: list[str] = []
    marks = MARKS_KEPT
    for char in unicodedata.normalize("NFC", "".join(filter(_shows, unicodedata.normalize("NFC", text)))):
        if unicodedata.category(char) in _MARKS:
            marks += 1
        else:
            marks = MARKS_KEPT if char == " " else 0
        if marks <= MARKS_KEPT:
            kept.append(char)
    return _SPACES.sub(" ", "".join(kept)).strip()[:length].strip()


def unused_name(wanted: str, taken: Container[str], length: int = NAME_LENGTH) -> str:
    """Give a name that nobody else has: with a number behind it where it is among the case-folded ``taken``."""
    name, number = wanted, 2
    while name.casefold() in taken:
        end = f" {number}"
        name, number = wanted[: length - len(end)].rstrip() + end, number + 1
    return name


def is_recordable(name: str) -> bool:
    """Tell whether a name may stand in a record: less strict than ``clean_name``, so that every old record can be read.

    It is composed, not too long, single-spaced, and has nothing that steers what is written around it. Characters that
    this Python does not know yet are taken: another one, which does, has written them.
    """
    return (
        len(name) <= NAME_LENGTH
        and " ".join(name.split()) == name
        and unicodedata.is_normalized("NFC", name)
        and not any(unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co"} for char in name)
    )


def visible(text: str, length: int = LINE_LENGTH) -> str:
    """Return text as one line that is safe to print: what steers a terminal is escaped, a long text loses its middle.

    Escaped are control, format (bidirectional ones too), private and unassigned characters, surrogates, and separators
    of lines. ``length`` counts characters before escaping.
    """
    if len(text) > length:
        end = length // 4
        text = f"{text[: length - end - 1]}…{text[-end:]}"
    if text.isprintable():
        return text
    return "".join(char if _shows(char) else char.encode("unicode_escape").decode("ascii") for char in text)


def _shows(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] != "C" and category not in ("Zl", "Zp")
