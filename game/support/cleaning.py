"""Cleaning of names and chat, for screens and records.

Knows characters only, and imports nothing of the program. Every peer cleans what it receives, because a sender need not
have done so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from typing import Final

NAME_LENGTH: Final = 24
"""Maximum length of a name, in records and on the network."""
PROGRAM_NAME: Final = rf"[0-9A-Za-z_-]{{1,{NAME_LENGTH}}}"
"""What an own bot program may be called, as a regular expression: records contain the name."""
LINE_LENGTH: Final = 2000
"""How many characters of a line are printed at most: enough for every sentence of ours and a long path."""
MARKS_KEPT: Final = 2
"""Maximum number of combining marks on one letter: more than any script needs would reach into the lines around it."""

_PICTURES: Final = frozenset({"So", "Sk", "Me"})
_MARKS: Final = frozenset({"Mn", "Me"})
_INVISIBLE: Final = re.compile(
    "[\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Letters and marks that draw nothing: with them two names could look the same, or a name could look empty."""
_SPACES: Final = re.compile(r"\s+")


def clean_name(text: str, length: int = NAME_LENGTH) -> str:
    """Return a name as it may be shown and stored; empty where nothing is left of it.

    It is a clean text without the characters that ``in_names`` refuses.
    """
    return clean_text("".join(filter(in_names, text[: 8 * length])), length)


def in_names(char: str) -> bool:
    """Whether a character is allowed in a name: emoji and other pictures are not, as few fonts fit them into a line.

    Latin-1 symbols (``°``) are allowed, and so is what ``clean_text`` drops anyway.
    """
    return char <= "\xff" or unicodedata.category(char) not in _PICTURES


def clean_text(text: str, length: int) -> str:
    """Return a line of at most ``length`` characters as it may be shown; empty where nothing is left of it.

    It is composed (NFC), and each run of white space becomes one space. Control and format characters (bidirectional
    overrides, joiners, tags), surrogates, private and unassigned characters, invisible ones, marks without a letter and
    more than ``MARKS_KEPT`` on one are dropped.
    """
    # A limit before composing bounds its cost: no legible text needs more than eight code points a character.
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
    """Return a name that is unique: with a number appended where it is among the case-folded ``taken``."""
    name, number = wanted, 2
    while name.casefold() in taken:
        end = f" {number}"
        name, number = wanted[: length - len(end)].rstrip() + end, number + 1
    return name


def is_recordable(name: str) -> bool:
    """Whether a name is valid in a record: less strict than ``clean_name``, so that every old record can be read.

    It is composed, not too long, single-spaced, and has no control or format characters. Characters that are unassigned
    in this version of Python are valid: a newer one may have written them.
    """
    return (
        len(name) <= NAME_LENGTH
        and " ".join(name.split()) == name
        and unicodedata.is_normalized("NFC", name)
        and not any(unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co"} for char in name)
    )


def visible(text: str, length: int = LINE_LENGTH) -> str:
    """Return text as one line that is safe to print: control characters are escaped, a long text loses its middle.

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


def name_key(name: str) -> str:
    """Return a name as it is compared: without case, and with each accent written in one way."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
