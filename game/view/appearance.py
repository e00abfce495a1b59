"""How each person at a table looks: a number for colour, mark and mat together, and a portrait, in every screen alike.

Knows names and editions; knows nothing of seats or screens. Both follow from the names at the table alone, so that they
are neither stored nor sent, and the order of the seats does not matter. Only a portrait may be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final
from zlib import crc32

from game.rules.editions import EDITION_NAMES
from game.rules.editions import edition as edition_of
from game.support.cleaning import name_key

LOOKS: Final = 4
"""The looks of each edition: colour, mark and mat."""
PORTRAITS: Final = 8
"""The portraits of each edition."""


def looks_of(names: Iterable[str], edition: str) -> tuple[int, ...]:
    """Return the look of each name: no two of up to four people look alike.

    A person's name has the look that its letters give, at every table, unless two people's names give the same one.
    Then come the default names of computer players: one of the edition has its own look, one of another edition too;
    where a look is taken, the next free one. An empty name is an open seat; open seats get the looks that are left, in
    order. A game of an unknown edition has no default names.
    """
    return _looks_of(tuple(names), edition)


@lru_cache(maxsize=64)
def _looks_of(names: Sequence[str], edition: str) -> tuple[int, ...]:
    return _shared_out(names, edition, LOOKS, {})


def portraits_of(names: Iterable[str], edition: str, chosen: Mapping[str, int]) -> tuple[int, ...]:
    """Return the portrait of each name, as ``looks_of`` does; ``chosen`` maps a name's key to the portrait wanted."""
    return _portraits_of(tuple(names), edition, tuple(chosen.items()))


@lru_cache(maxsize=64)
def _portraits_of(names: Sequence[str], edition: str, chosen: Sequence[tuple[str, int]]) -> tuple[int, ...]:
    return _shared_out(names, edition, PORTRAITS, dict(chosen))


def avatars_of(names: Iterable[str], edition: str, chosen: Mapping[str, int]) -> tuple[str, ...]:
    """Return the name of the sprite that shows each person’s portrait in their colour."""
    people = tuple(names)
    pairs = zip(looks_of(people, edition), portraits_of(people, edition, chosen), strict=True)
    return tuple(f"avatar/{look}/{portrait}" for look, portrait in pairs)


def _shared_out(names: Sequence[str], edition: str, count: int, chosen: Mapping[str, int]) -> tuple[int, ...]:
    """Give each name the number that it prefers of ``count``, or the next one that is free."""
    keys = [name_key(name) for name in names]
    own = _defaults(edition, count)
    foreign = {
        key: look for other in EDITION_NAMES if other != edition for key, look in _defaults(other, count).items()
    }

    def rank(index: int) -> tuple[bool, bool, bool, bool, str]:
        key = keys[index]
        return not key, key not in chosen, key in own or key in foreign, key not in own, key

    found = [0] * len(keys)
    free = list(range(count))
    for index in sorted(range(len(keys)), key=rank):
        key = keys[index]
        wanted = chosen.get(key, own.get(key, foreign.get(key, _drawn(key, count))))
        free = free or list(range(count))
        found[index] = min(free, key=lambda number: (number - wanted) % count)
        free.remove(found[index])
    return tuple(found)


def _drawn(key: str, count: int) -> int:
    """Return what the letters of a key give: look and portrait do not depend on each other."""
    number = crc32(key.encode()) if key else 0
    return (number // LOOKS if count == PORTRAITS else number) % count


def _defaults(edition: str, count: int) -> dict[str, int]:
    """Return the looks or, for the ``count`` of portraits, the portraits of the bots' names, by their keys."""
    if edition not in EDITION_NAMES:
        return {}
    rules = edition_of(edition)
    looks = ((number + 1) % LOOKS for number in range(len(rules.bot_names)))
    wanted = rules.bot_portraits if count == PORTRAITS else looks
    return dict(zip(map(name_key, rules.bot_names), wanted, strict=True))


def look_of(name: str, names: Iterable[str], edition: str) -> int | None:
    """Return the look of one of the people at a table, ``None`` for somebody without a seat."""
    seats = tuple(names)
    return looks_of(seats, edition)[seats.index(name)] if name and name in seats else None
