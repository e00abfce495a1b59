"""The list of tables: what each person in the hall sees of it, and its changes.

Knows the tables and the connections; knows nothing of what happens at a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from net.lobby.play.links import HallLink, HallLinks, HallPerson
from net.lobby.play.tables import LobbyTables
from net.protocol import lobby_messages as hall_msg
from net.protocol.lobby_messages import HallTable


class TableList:
    """The list as those in the hall have it."""

    def __init__(self, links: HallLinks, tables: LobbyTables) -> None:
        self._links = links
        self._tables = tables
        self._shown: dict[str, HallTable | None] = {}
        self._own_shown: dict[str, tuple[frozenset[bytes], int | None, bool]] = {}
        """By table, its people, whose turn it is and whether it is their last, as they were sent last to its people."""
        self._unread = False
        """Whether nobody is in the hall: the next person is sent the whole list."""

    def ask(self, link: HallLink) -> None:
        """Send the list to somebody who comes to the hall or is back there: at a table they got no changes.

        Those who come and go too often in a short time get it later.
        """
        person = link.person if link.browsing and link.table is None else None
        link.listing = person is not None and not person.asked.take(self._links.now)
        if person is not None and not link.listing:
            if self._unread:
                self._unread = False
                self._take_changes()
            self._send(link, person)

    def _send(self, link: HallLink, person: HallPerson) -> None:
        """Send the whole list to one person."""
        tables = list(self._listed(person.key))
        for first in range(0, len(tables), hall_msg.TABLES_AT_ONCE):
            self._links.send(
                link, hall_msg.TableListing(tuple(tables[first : first + hall_msg.TABLES_AT_ONCE]), (), False)
            )
        self._links.send(link, hall_msg.TableListing((), (), True))

    def send_changes(self) -> None:
        """Send those in the hall the tables that have changed; all but a table's own people get the same message."""
        links = self._links.by_number.values()
        readers = [link for link in links if link.browsing and link.person and link.table is None]
        self._unread = not readers
        if self._unread:
            return
        changed = self._take_changes()
        for link in [link for link in readers if link.listing]:
            self.ask(link)
        names = list(changed)
        for first in range(0, len(names), hall_msg.TABLES_AT_ONCE):
            part = names[first : first + hall_msg.TABLES_AT_ONCE]
            for_all = _listing({name: self._shown.get(name) for name in part if not changed[name]})
            own = {key for name in part for key in self._tables.keys_at(name)}
            for link in readers:
                assert link.person is not None
                key = link.person.key
                if key in own:
                    self._links.send(link, _listing({name: self._tables.note(name, key) for name in part}))
                elif for_all.tables or for_all.gone:
                    self._links.send(link, for_all)

    def _take_changes(self) -> dict[str, bool]:
        """Return the tables that have changed since the last call, and whether for their own people alone."""
        names, self._tables.changed = self._tables.changed, {}
        return {name: for_own for name in names if (for_own := self._what_changed(name)) is not None}

    def _listed(self, key: bytes) -> Iterator[HallTable]:
        """Iterate over the tables that a person sees: all that are open or running, and their own private ones."""
        for table in self._tables.in_memory.values():
            if (note := self._tables.note(table.name, key)) is not None:
                yield note
        for name in self._tables.resting_of(key):
            if (note := self._tables.note(name, key)) is not None:
                yield note

    def _what_changed(self, name: str) -> bool | None:
        """Note how a table looks; return whether it has changed for its own people alone, ``None`` for nobody."""
        tables = self._tables
        note, own = (
            tables.note(name, b""),
            (frozenset(tables.keys_at(name)), tables.turn_at(name), tables.last_chance_at(name)),
        )
        for_all = self._shown.get(name) != note
        for_own = self._own_shown.get(name, (frozenset(), None, False)) != own
        if name in tables.in_memory or name in tables.resting:
            self._shown[name], self._own_shown[name] = note, own
        else:
            self._shown.pop(name, None)
            self._own_shown.pop(name, None)
        return not for_all if for_all or for_own else None


def _listing(notes: Mapping[str, HallTable | None]) -> hall_msg.TableListing:
    """Return the message on tables that look like this now; ``None``: gone, or hidden."""
    shown = tuple(note for note in notes.values() if note is not None)
    return hall_msg.TableListing(shown, tuple(name for name, note in notes.items() if note is None), False)
