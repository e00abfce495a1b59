"""A person's search for opponents at a server: the request, the notices on it, and the table where they wait.

Knows the messages of a quick match; knows nothing of the hall, of the table that was entered, or of sockets.
"""

from __future__ import annotations

from collections.abc import Callable

from net.protocol.lobby_messages import Paired, Queued, QuickMatch
from net.protocol.messages import Message


class HallSearch:
    """The search of one person at one server; at most one is under way."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self.queued: Queued | None = None
        """The last notice on the search, while one is under way."""
        self.paired = ""
        """The table at which opponents are waiting."""
        self.refusal_text = ""
        """Why the server looks for no opponents: a sentence for the person."""
        self._send = send

    def begin(self, wanted: QuickMatch, *, linked: bool) -> None:
        """Ask the server, where it is ``linked``; this replaces an earlier search."""
        self.queued, self.paired, self.refusal_text = None, "", ""
        if linked:
            self._send(wanted)

    def end(self, *, linked: bool) -> None:
        """Look for opponents no longer."""
        self.begin(QuickMatch("", 0), linked=linked)

    def lose(self) -> None:
        """Note that the connection has ended, and the search with it."""
        self.queued, self.paired = None, ""

    def update(self, message: Queued) -> None:
        """Note how the search stands; a notice without seats ends it."""
        self.queued = message if message.seats else None

    def pair(self, message: Paired) -> None:
        """Note the table of the opponents that were found."""
        self.queued, self.paired = None, message.table

    def refuse(self, text: str) -> None:
        """Note why there is no search."""
        self.queued, self.refusal_text = None, text
