"""Quick games: people who look for opponents get the state of their search, and a table once there are enough.

Knows the tables and the connections; who suits whom is in ``net.lobby.play.matcher``.
"""

from __future__ import annotations

from typing import Final

from game.rules.editions import EDITION_NAMES
from net.lobby.census import Waits
from net.lobby.people.ratings import Standings
from net.lobby.play.links import HallLink, HallLinks, HallPerson
from net.lobby.play.matcher import Matcher, MatchPool, Ticket, window
from net.lobby.play.tables import LobbyTables, served_options
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.clock_classes import with_clock
from net.protocol.lobby_messages import EnterRefusalReason

PAIRING_S: Final = 1.0
"""How often people who look for opponents are brought together."""
QUEUED_S: Final = 5.0
"""How often those who look for opponents are sent how the search stands."""
RESERVED_S: Final = 30.0
"""How long a table is kept for those who were brought together."""
FEWEST_SEATS: Final = 2


class QuickGames:
    """All searches for opponents, and the tables that are kept for those who have found some."""

    def __init__(self, standings: Standings, links: HallLinks, tables: LobbyTables) -> None:
        self._standings = standings
        self._links = links
        self._tables = tables
        self._matcher = Matcher()
        self._paired_at = self._queued_at = 0.0
        self._reserved_until: dict[str, float] = {}
        self.waits = Waits()
        """How long those who were brought together had looked for opponents."""

    @property
    def everybody(self) -> int:
        """How many people look for opponents."""
        return self._matcher.everybody

    def leave(self, key: bytes) -> None:
        """Look for no more opponents for somebody."""
        self._matcher.leave(key)

    def tick(self, now: float) -> None:
        """Bring people together, and send the others how their search stands."""
        if now - self._paired_at >= PAIRING_S:
            self._paired_at = now
            self._pair()
        if now - self._queued_at >= QUEUED_S:
            self._queued_at = now
            for ticket in self._matcher.tickets():
                self._send_queued(ticket)

    def refuse_all(self, reason: EnterRefusalReason) -> None:
        """End all searches for opponents, with the reason."""
        for ticket in list(self._matcher.tickets()):
            self._matcher.leave(ticket.key)
            self._links.send(self._links.by_key[ticket.key], hall_msg.EnterRefused("", reason))

    def look(self, link: HallLink, person: HallPerson, wanted: hall_msg.QuickMatch) -> None:
        """Look for opponents, or for no more of them."""
        if not person.name or wanted.edition not in EDITION_NAMES or wanted.seats < FEWEST_SEATS:
            self._matcher.leave(person.key)
            self._links.send(link, hall_msg.Queued(wanted.edition, 0, 0, -1))
            return
        pool = MatchPool(wanted.edition, wanted.seats, wanted.clock)
        if self._tables.has_enough(link, person, _options(pool)):
            self._matcher.leave(person.key)
            self._links.send(link, hall_msg.EnterRefused("", "own"))
            return
        rating = self._standings.rating(person.key, (wanted.edition, wanted.seats))
        self._send_queued(self._matcher.enter(person.key, pool, rating, self._links.now, wanted.window))

    def _send_queued(self, ticket: Ticket) -> None:
        """Send somebody how their search stands: who else waits, and which ratings are near enough by now."""
        pool, middle, near = ticket.pool, ticket.rating.shown, round(window(ticket, self._links.now))
        estimate = self._matcher.estimate(pool)
        seconds = -1 if estimate is None else round(estimate)
        others = self._matcher.waiting(pool) - 1
        queued = hall_msg.Queued(pool.edition, pool.seats, others, seconds, middle - near, middle + near)
        self._links.send(self._links.by_key[ticket.key], queued)

    def _pair(self) -> None:
        """Open a table for each group of people who look for each other."""
        for group in self._matcher.pair(self._links.now):
            pool = group[0].pool
            self.waits.add(self._links.now - ticket.since for ticket in group)
            table = self._tables.open(_options(pool), pool.seats)
            table.reserved = frozenset(ticket.key for ticket in group)
            self._reserved_until[table.name] = self._links.now + RESERVED_S
            for ticket in group:
                self._links.send(self._links.by_key[ticket.key], hall_msg.Paired(table.name))
        for name, until in list(self._reserved_until.items()):
            reserved = self._tables.in_memory.get(name)
            if reserved is None or reserved.game or self._links.now > until:
                del self._reserved_until[name]
                if reserved is not None:
                    reserved.reserved = frozenset()
                    self._tables.touch(reserved)


def _options(pool: MatchPool) -> msg.TableOptions:
    """Return the options of a table for those who have found each other."""
    return served_options(with_clock(msg.TableOptions(edition=pool.edition), pool.clock))
