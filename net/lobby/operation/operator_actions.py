"""What the person who runs a server does while it runs: end a table, begin no new games, show everybody a sentence.

Knows the connections and the tables; knows nothing of how the person asks for it.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator

from game.support.cleaning import clean_text
from net.lobby.hall_text import notice_text
from net.lobby.play.links import HallLink, HallLinks
from net.lobby.play.pairing import QuickGames
from net.lobby.play.table import LobbyTable
from net.lobby.play.tables import LobbyTables
from net.protocol import lobby_messages as hall_msg
from net.protocol.limits import CHAT_LENGTH

_log = logging.getLogger(__name__)


class OperatorActions:
    """What was asked for so far, as far as it lasts."""

    def __init__(self, links: HallLinks, tables: LobbyTables, quick: QuickGames) -> None:
        self._links = links
        self._tables = tables
        self._quick = quick
        self._text = ""
        self._stop_at: float | None = None
        """When the server stops at the latest, ``None`` while it is to keep running."""
        self.drained = False
        """Whether nobody plays any more and no new game begins, so that the server can stop."""

    @property
    def draining(self) -> bool:
        """Whether no new game begins."""
        return self._stop_at is not None

    def tick(self) -> None:
        """Note whether the server can stop by now."""
        if self._stop_at is not None:
            self.drained = self._links.now >= self._stop_at or not any(self._played())

    def end_table(self, name: str) -> bool:
        """End a game by its name or its table's, without a winner, or close a table; return whether there is one."""
        table = self._tables.get(self._tables.by_game.get(name, name))
        if table is None:
            return False
        _log.info("table %s is ended by the operator", table.name)
        if table.playing:
            table.abandon(self._links.now)
            self._tables.touch(table)
            for link in self._at(table):
                self._send(link, hall_msg.HallNotice("ended", ""))
        else:
            self._tables.close(table)
        return True

    def drain(self, seconds: float | None) -> int:
        """Begin no new games from now on, and stop after so long at the latest; ``None`` begins games again.

        Return how many games are played at the moment.
        """
        self._stop_at, self.drained = None if seconds is None else self._links.now + seconds, False
        if self.draining:
            self._quick.refuse_all("stopping")
            for table in list(self._tables.in_memory.values()):
                if not table.game:
                    self._tables.close(table)
        self._show()
        return sum(1 for _ in self._played())

    def set_notice(self, text: str) -> int:
        """Show a sentence to everybody, an empty one for none; return how many people are connected."""
        self._text = clean_text(text, CHAT_LENGTH)
        return self._show()

    def welcome(self, link: HallLink) -> None:
        """Show somebody who has come what the others were shown; also nothing, instead of what they saw before."""
        self._send(link, self._notice())

    def _show(self) -> int:
        people = [link for link in self._links.by_number.values() if link.person is not None or link.table is not None]
        for link in people:
            self._send(link, self._notice())
        return len(people)

    def _send(self, link: HallLink, notice: hall_msg.HallNotice) -> None:
        """Send a notice; to a guest that knows no hall as a line of the table, where it is more than a state."""
        if not link.direct:
            self._links.send(link, notice)
        elif link.table is not None and notice.kind != "ended" and (text := notice_text(notice)):
            link.table.write_to(link.number, clean_text(text, CHAT_LENGTH))
            self._tables.touch(link.table)

    def _notice(self) -> hall_msg.HallNotice:
        if self._stop_at is None:
            return hall_msg.HallNotice("message", self._text)
        minutes = math.ceil(max(0.0, self._stop_at - self._links.now) / 60)
        return hall_msg.HallNotice("stopping", self._text, minutes)

    def _played(self) -> Iterator[LobbyTable]:
        """Iterate over the running games at which somebody is, and which do not last for days anyway."""
        return (table for table in self._tables.in_memory.values() if table.playing and table.links and not table.slow)

    def _at(self, table: LobbyTable) -> Iterator[HallLink]:
        return (link for link in self._links.by_number.values() if link.table is table)
