"""The names of people who have chosen none, such as “Player 1”, in every language.

Knows their pattern; knows nothing of seats or tables.
"""

from __future__ import annotations

from collections.abc import Container
from itertools import count
from typing import Final

from game.support.i18n import gettext_noop, in_every_language

_PATTERN: Final = gettext_noop("Player {number}")
_DIGITS: Final = 2
"""A longer number is part of a name that a person has chosen."""


def next_default_name(name: str, taken: Container[str]) -> str:
    """Return the next free name after a default one that is among the case-folded ``taken``; any other unchanged."""
    if name.casefold() not in taken:
        return name
    for pattern in in_every_language(_PATTERN):
        before, _, after = pattern.partition("{number}")
        number = name.removeprefix(before).removesuffix(after)
        if number.isdecimal() and len(number) <= _DIGITS and name == pattern.format(number=number):
            names = (pattern.format(number=each) for each in count(int(number) + 1))
            return next(each for each in names if each.casefold() not in taken)
    return name
