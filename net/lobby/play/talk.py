"""What people at a server write: the hall's chat, who may write what, and reports.

Knows the store's interface and the connections; knows nothing of the list of tables.
"""

from __future__ import annotations

from game.support.cleaning import clean_name, clean_text
from net.lobby.people.moderation import Conversation, PersonReport, TalkLine, may_write
from net.lobby.people.names import skeleton
from net.lobby.play.links import HallLink, HallLinks, HallPerson
from net.lobby.play.table import LobbyTable
from net.lobby.store import KeepReport, LobbyStore, LobbyStoreError
from net.protocol import lobby_messages as hall_msg
from net.protocol.limits import CHAT_LENGTH


class HallTalk:
    """The chat of the hall, and what was written last."""

    def __init__(self, store: LobbyStore, links: HallLinks) -> None:
        self._store = store
        self._links = links
        self._so_far = Conversation()

    def add(self, person: HallPerson, message: hall_msg.HallChat | hall_msg.HallWord) -> None:
        """Send a line to everybody in the hall; newcomers may send quick words only."""
        if isinstance(message, hall_msg.HallWord):
            line = hall_msg.HallLine(person.name, "", message.kind)
        elif self.writes(person) and (text := clean_text(message.text, CHAT_LENGTH)):
            line = hall_msg.HallLine(person.name, text)
        else:
            return
        if person.name and person.chat.take(self._links.now):
            self._so_far.add(TalkLine(person.key, line.name, line.text or f"[{line.kind}]"))
            self._links.send_to_hall(line)

    def report(self, link: HallLink, person: HallPerson, message: hall_msg.Report) -> None:
        """Keep a report with what was written last where its author is."""
        about = self._store.key_of(skeleton(clean_name(message.name)))
        if about is None or about == person.key or not person.reported.take(self._links.now):
            self._links.send(link, hall_msg.Reported(message.name, False))
            return
        table = link.table if link.table is not None and link.table.name == message.table else None
        lines = self._so_far.lines if table is None else self._table_talk(table)
        name, seq = ("", -1) if table is None else (table.name, message.seq)
        text = clean_text(message.text, CHAT_LENGTH)
        report = PersonReport(person.key, about, name, seq, message.kind, text, lines)

        def answer(error: LobbyStoreError | None) -> None:
            if self._links.by_number.get(link.number) is link:
                self._links.send(link, hall_msg.Reported(message.name, error is None))

        self._store.submit(KeepReport(report), answer)

    def _table_talk(self, table: LobbyTable) -> tuple[TalkLine, ...]:
        return tuple(
            TalkLine(self._store.key_of(skeleton(line.name)) or b"", line.name, line.text or f"[{line.reaction}]")
            for line in table.host.chat.lines
        )

    def writes(self, person: HallPerson) -> bool:
        """Whether somebody may write what they like in the hall."""
        return may_write(self._store.known_for(person.key))

    def may_write_at(self, table: LobbyTable, link: HallLink) -> bool:
        """Whether somebody may write what they like at a table; newcomers may not at one for anyone."""
        return bool(table.code) or (link.hello is not None and may_write(self._store.known_for(link.hello.key)))
