"""What a person knows of a server's hall: its tables, its chat, its people, and the pages that were asked for.

Knows the messages of the hall; knows nothing of the connection, of the person's name or of the table that they have
entered.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from game.support.cleaning import clean_name, clean_text
from net.protocol import lobby_messages as hall_msg
from net.protocol.limits import CHAT_KEPT, CHAT_LENGTH

MAX_PARTS: Final = 64
"""A record of more parts is not kept."""


class HallState:
    """The hall of one server, as far as its messages have described it."""

    def __init__(self) -> None:
        self.server = ""
        """The server's name for itself."""
        self.writes = True
        """Whether the person may write in the hall, and not quick words alone."""
        self.notice = ""
        """The operator's notice to everybody: a sentence for the person, empty for none."""
        self.tables: dict[str, hall_msg.HallTable] = {}
        self.listed = False
        """Whether the list has come whole."""
        self.lines: deque[hall_msg.HallLine] = deque(maxlen=CHAT_KEPT)
        """The lines of the hall, oldest first."""
        self.people = hall_msg.HallPeople(0, ())
        """Who is in the hall."""
        self.ratings: tuple[hall_msg.RatingNote, ...] = ()
        """This person's ratings at this server."""
        self.page: hall_msg.PlayerPage | None = None
        """The page that was asked for last, once it has come."""
        self.best: hall_msg.BestPlayers | None = None
        """The best players of the pool that was asked for last."""
        self.record: tuple[str, bytes] | None = None
        """The name and the text of the record that was fetched last; no text for a game that is not there."""
        self._parts: list[bytes] = []

    def forget_tables(self) -> None:
        """Drop the list of tables: the server sends it again."""
        self.tables.clear()
        self.listed = False

    def forget_record(self) -> None:
        """Drop the record that was fetched last, and what has come of another."""
        self.record, self._parts = None, []

    def list_tables(self, message: hall_msg.TableListing) -> None:
        """Bring the list of tables up to date."""
        for name in message.gone:
            self.tables.pop(name, None)
        self.tables.update({table.table: table for table in message.tables})
        self.listed = self.listed or message.whole

    def add_line(self, message: hall_msg.HallLine) -> None:
        """Add a line of the chat."""
        text = clean_text(message.text, CHAT_LENGTH)
        if text or message.kind is not None:
            self._add(hall_msg.HallLine(clean_name(message.name), text, message.kind))

    def add_note(self, text: str) -> None:
        """Add a line of the program itself to the chat."""
        self._add(hall_msg.HallLine("", text))

    def update_people(self, message: hall_msg.HallPeople) -> None:
        """Note who is in the hall."""
        self.people = hall_msg.HallPeople(message.count, tuple(filter(None, map(clean_name, message.names))))

    def update_ratings(self, message: hall_msg.Ratings) -> None:
        """Note this person's ratings."""
        self.ratings = message.ratings

    def show_page(self, message: hall_msg.PlayerPage) -> None:
        """Keep a player's page."""
        self.page = message

    def show_best(self, message: hall_msg.BestPlayers) -> None:
        """Keep the best players of a pool."""
        self.best = message

    def add_record_part(self, message: hall_msg.RecordPart) -> None:
        """Add a part of the record that is fetched."""
        self._parts.append(message.data)
        if message.last:
            self.record, self._parts = (message.game, b"".join(self._parts)), []
        elif len(self._parts) > MAX_PARTS:
            self._parts = []

    def _add(self, line: hall_msg.HallLine) -> None:
        self.lines.append(line)
