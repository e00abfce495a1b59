"""The table at a server that a person has entered, or is to enter: its peer plays over the connection to the server.

The peer dials its host as on a local network; here its link is the entry to a table, and what it sends goes over the
server's connection. So a table is entered again by itself after a cut. Knows the messages on entering and leaving a
table; knows nothing of the hall, of the person's name, or of how the server is reached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from game.support.i18n import tr
from net.guest.guest import Guest
from net.guest.link import HostLink
from net.peer.peer import Peer
from net.protocol.limits import SERVED
from net.protocol.link_effects import Close, Dial, Send
from net.protocol.lobby_messages import (
    AskRematch,
    Entered,
    EnterTable,
    LeaveTable,
    LeftTable,
    OpenTable,
    RatedGame,
    RatingChange,
)
from net.protocol.messages import Message


class EnteredTable:
    """One person's table at one server; there is a ``peer`` from the wish for a table until it is left."""

    def __init__(self, link: HostLink, send: Callable[[Message], None], may_enter: Callable[[], bool]) -> None:
        """Use the connection ``link``; ``may_enter``: whether the server knows by now who asks."""
        self.peer: Peer | None = None
        """Who plays at the table that was entered, or is to be."""
        self.entered = False
        """Whether the server has let the person in, and messages of the table pass over its connection."""
        self.code = ""
        """The code of this person's private table."""
        self.rated: tuple[RatingChange, ...] = ()
        """What the last game at this table has changed, if it was rated."""
        self.rematch_refusal_text = ""
        """Why no other game begins at this table: a sentence for the person."""
        self.rematch_refusal_count = 0
        """How often the server has answered so."""
        self._link = link
        self._send = send
        self._may_enter = may_enter
        self._wish: OpenTable | EnterTable | None = None
        self._table_link: int | None = None
        """The link that the peer believes it has dialled."""
        self._eager = False
        """Whether to be ready as soon as the table asks for it."""

    @property
    def guest(self) -> Guest | None:
        """The peer's guest."""
        return None if self.peer is None else self.peer.guest

    @property
    def report_position(self) -> tuple[str, int]:
        """The table and the number of the last entry there; an empty name and -1 where none is entered."""
        if not self.entered or not isinstance(self._wish, EnterTable):
            return "", -1
        follower = None if self.guest is None else self.guest.follower
        return self._wish.table, -1 if follower is None else len(follower.record.entries) - 1

    # --- the person's requests ---------------------------------------------------------------------------------------

    def enter(
        self, peer: Peer, wish: OpenTable | EnterTable, address: str, port: int, now: float, *, eager: bool
    ) -> None:
        """Open or enter a table of the server at an address; an ``eager`` person is ready as soon as it asks."""
        self.leave(now)
        self.peer, self._wish, self.code, self.rated, self.rematch_refusal_text = peer, wish, "", (), ""
        self._eager = eager
        peer.join(address, port, now, fingerprint=self._link.fingerprint or None, purpose=self._purpose())
        self.pump()

    def leave(self, now: float) -> None:
        """Go back to the hall; a running game stays saved."""
        if self.peer is not None:
            self.peer.leave(now)
            self.pump()
            self.peer = self._wish = self._table_link = None
            self.entered = False

    def ask_rematch(self) -> None:
        """Ask for another game at this table, which is over, and be ready for it at once."""
        if self.entered:
            self._eager = True
            self.rematch_refusal_text = ""
            self._send(AskRematch())

    # --- from the server ---------------------------------------------------------------------------------------------

    def ask_entry(self) -> None:
        """Send the wish for a table as soon as the peer has dialled and the server knows who asks."""
        if self._wish is not None and self._table_link and not self.entered and self._may_enter():
            self._send(self._wish)

    def let_in(self, message: Entered) -> bool:
        """Connect the peer that has dialled to the table; return whether one is waiting for that."""
        if self.peer is None or self._table_link is None or self.entered:
            return False
        self._wish = EnterTable(message.table, message.code, self._purpose())
        self.code, self.entered = message.code, True
        self.peer.connected(self._table_link, self._link.fingerprint, self._link.key, self._link.now)
        if self.guest is not None:
            self.guest.link.pace = SERVED
        return True

    def refuse_entry(self, text: str) -> bool:
        """Note why the table cannot be entered; return whether one was to be."""
        if self.peer is None or self.entered:
            return False
        self.fail(text)
        self._table_link = None
        return True

    def refuse_rematch(self, text: str) -> None:
        """Note why no other game begins at this table."""
        self._eager = False
        self.rematch_refusal_text = text
        self.rematch_refusal_count += 1

    def rate(self, message: RatedGame) -> None:
        """Note what a game at this table has changed."""
        if isinstance(self._wish, EnterTable) and message.table == self._wish.table:
            self.rated = message.changes

    def put_out(self, message: LeftTable) -> None:
        """Note that the server has ended this person's place at a table, unless they have gone on already."""
        wish, link = self._wish, self._table_link
        here = self.entered and isinstance(wish, EnterTable) and message.table == wish.table
        if self.peer is None or link is None or not here:
            return
        self._table_link, self.entered = None, False
        if message.reason == "store":
            self.peer.problem = tr("The server cannot save this game, so it has stopped.")
        self.peer.closed(link, self._link.now)

    def received(self, message: Message, now: float) -> bool:
        """Pass a message of the table to its peer; return whether there is one to receive it."""
        if not self.entered or self.peer is None or self._table_link is None:
            return False
        self.peer.received(self._table_link, message, now)
        if self.guest is not None and self.guest.phase == "lobby":
            self.rematch_refusal_text = ""
        return True

    def lose(self, now: float) -> None:
        """Note that the connection has ended: the peer notices it as the end of its own, and dials again."""
        if self.entered and self.peer is not None and self._table_link is not None:
            link, self._table_link, self.entered = self._table_link, None, False
            self.peer.closed(link, now)

    def fail(self, problem: str) -> None:
        """Show why the table is out of reach, unless something was wrong there before."""
        if self.peer is not None:
            self.peer.problem = self.peer.problem or problem

    def note(self, line: str) -> bool:
        """Write a line of the program itself into the chat of the table; return whether one is entered."""
        if not self.entered or self.guest is None:
            return False
        self.guest.lobby.note(line)
        return True

    # --- from the runtime --------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Handle timeouts of the peer."""
        if self.peer is not None:
            self.peer.tick(now)

    def settle(self, now: float) -> bool:
        """Run the peer's deferred work, and return whether there was any."""
        return self.peer is not None and self.peer.settle(now)

    def pump(self) -> None:
        """Carry out what the peer wants to have sent: over the server's connection, instead of one of its own."""
        if self.peer is None:
            return
        for effect in self.peer.drain():
            match effect:
                case Dial(link=number):
                    self._table_link = number
                    self.ask_entry()
                case Send(link=number, message=message) if number == self._table_link and self.entered:
                    self._send(message)
                case Close(link=number) if number == self._table_link:
                    if self.entered:
                        self._send(LeaveTable())
                    self._table_link, self.entered = None, False
        if self._eager and self.guest is not None and self.guest.state == "lobby":
            self._eager = False
            self.guest.ready(True)

    def _purpose(self) -> Literal["sit", "watch"]:
        return self._wish.purpose if isinstance(self._wish, EnterTable) else "sit"
