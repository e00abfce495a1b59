"""How each person at a table looks: one number chooses portrait, mark and colour together, in every screen alike.

Knows names and editions; knows nothing of seats, sprites or screens. A look follows from the names at the table alone,
so that it is neither stored nor sent, and the order of the seats does not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final
from unicodedata import normalize
from zlib import crc32

from game.rules.editions import EDITION_NAMES
from game.rules.editions import edition as edition_of

LOOKS: Final = 4
"""The looks of each edition."""


def looks_of(names: Iterable[str], edition: str) -> tuple[int, ...]:
    """Return the look of each name: no two of up to four people look alike.

    A default name of the edition has its own look, and so has one of another edition unless that look is taken. Every
    other name prefers the look that its letters give and takes the next free one. An empty name is an open seat; open
    seats get the looks that are left, in order. A game of an unknown edition has no default names.
    """
    return _looks_of(tuple(names), edition)


@lru_cache(maxsize=64)
def _looks_of(names: Sequence[str], edition: str) -> tuple[int, ...]:
    keys = [_key(name) for name in names]
    own = _defaults(edition)
    foreign = {key: look for other in EDITION_NAMES if other != edition for key, look in _defaults(other).items()}

    def rank(index: int) -> tuple[bool, bool, bool, str]:
        key = keys[index]
        return not key, key not in own, key not in foreign, key

    found = [0] * len(keys)
    free = list(range(LOOKS))
    for index in sorted(range(len(keys)), key=rank):
        key = keys[index]
        wanted = own.get(key, foreign.get(key, crc32(key.encode()) % LOOKS if key else 0))
        free = free or list(range(LOOKS))
        found[index] = min(free, key=lambda look: (look - wanted) % LOOKS)
        free.remove(found[index])
    return tuple(found)


def _key(name: str) -> str:
    """Return a name as it is compared: without case, and with each accent written in one way."""
    return normalize("NFC", normalize("NFC", name).casefold())


def _defaults(edition: str) -> dict[str, int]:
    names = edition_of(edition).bot_names if edition in EDITION_NAMES else ()
    return {_key(name): look for look, name in enumerate(names[:LOOKS])}


def look_of(name: str, names: Iterable[str], edition: str) -> int | None:
    """Return the look of one of the people at a table, ``None`` for somebody without a seat."""
    seats = tuple(names)
    return looks_of(seats, edition)[seats.index(name)] if name and name in seats else None
