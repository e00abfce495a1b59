"""Which tables have a game with a seat of a person, so that nobody looks through all of them for one.

Knows keys and names of tables; knows nothing of what happens there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable


class SeatIndex:
    """The tables with a game, by the keys of those who have a seat in it."""

    def __init__(self) -> None:
        self._keys: dict[str, tuple[bytes, ...]] = {}
        self._tables: dict[bytes, dict[str, None]] = {}

    def put(self, table: str, keys: Iterable[bytes]) -> None:
        """Note the game of a table, in the place of any earlier one."""
        self.drop(table)
        self._keys[table] = tuple(keys)
        for key in self._keys[table]:
            self._tables.setdefault(key, {})[table] = None

    def drop(self, table: str) -> None:
        """Forget a table."""
        for key in self._keys.pop(table, ()):
            del self._tables[key][table]
            if not self._tables[key]:
                del self._tables[key]

    def tables_of(self, key: bytes) -> Collection[str]:
        """Return the tables of a person."""
        return self._tables.get(key, ())
