"""The others at a table: who is there, their chat, their questions. Values and a protocol for the screen.

Knows nothing of the network; a game at one screen has no participants.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from game.rules import Seat
from game.support.reactions import Reaction


class Participant(msgspec.Struct, frozen=True):
    """Somebody at the table: at a seat, or a spectator (``seat`` is ``None``).

    ``away_s`` counts since the connection was lost, ``bot`` is set while one plays for them, ``acknowledged`` the last
    entry they signed, ``ping_ms`` the round trip (-1: unknown), ``me`` marks this screen's.
    """

    name: str
    seat: Seat | None
    me: bool = False
    connected: bool = True
    away_s: int = 0
    bot: bool = False
    acknowledged: int = -1
    ping_ms: int = -1
    muted: bool = False
    host: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat or a quick reaction; ``number`` counts from 1 and never repeats."""

    number: int
    name: str
    seat: Seat | None
    text: str
    reaction: Reaction | None = None


class Question(msgspec.Struct, frozen=True):
    """A question to this person: ``takeback`` and ``end`` by ``name``; ``takeover`` after the host was lost."""

    kind: Literal["takeback", "end", "takeover"]
    name: str


class TableState(msgspec.Struct, frozen=True):
    """The others at a table at one moment, as this person may see them."""

    people: tuple[Participant, ...] = ()
    """Everybody, seats first."""
    chat: tuple[ChatLine, ...] = ()
    """The last lines, without those of muted people."""
    notice: str = ""
    """One sentence on what the table waits for: a lost player, a lost host, too few people."""
    stuck: bool = False
    """Whether nothing can be written until a lost player is back: no move, no resignation, no end."""
    unreachable: bool = False
    """Whether the host or the server is lost, so that nothing that is done here reaches the table."""
    absent: Seat | None = None
    """The seat of the lost player whom the notice is about; ``None`` for every other notice."""
    alarm: str = ""
    """One sentence on who was caught cheating, and how; the game has then stopped here."""
    closed: str = ""
    """One sentence on why the table was closed before the game was over. It is saved; no cheating was found."""
    question: Question | None = None
    """What this person is asked."""
    agreed: tuple[Seat, ...] = ()
    """The seats that have asked or agreed so far, while all have to."""
    asked: Literal["takeback", "end"] | None = None
    """What this person has asked the others and has no answer to yet."""
    clock_s: int | None = None
    """The seconds left of the turn, rounded up; ``None`` without a running clock."""
    can_take_back: bool = False
    """Whether this person's last turn could be undone if all others agreed: nothing was turned up since."""
    wants_end: bool = False
    """Whether this person has asked or agreed to end the game."""
    writes: bool = True
    """Whether this person may write what they like, and not quick words alone."""

    @property
    def stopped(self) -> str:
        """Why the game stopped here before its end; empty while it continues."""
        return self.alarm or self.closed


class Participants(Protocol):
    """The others, as a screen needs them; no method waits."""

    @property
    def state(self) -> TableState:
        """The others at this moment."""

    def send_chat(self, text: str) -> None:
        """Send a line; it is cleaned and cut to length."""

    def react(self, kind: Reaction) -> None:
        """Send a quick reaction."""

    def mute(self, name: str, on: bool) -> None:
        """Hide somebody's lines, or show them again; on this screen only."""

    def answer(self, yes: bool) -> None:
        """Answer the question."""
