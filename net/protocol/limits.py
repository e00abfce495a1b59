"""All limits of the protocol: sizes, counts and times.

Numbers alone; what happens at a limit is decided where it is read.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.support import cleaning as names

DAY_S: Final = 24 * 60 * 60

PROTOCOL: Final = 2
"""The version that both sides send first; where it differs, the connection ends with a sentence for the person."""
PROGRAM: Final = "cabochon"
"""The name of this program in the handshake."""
CAPABILITIES: Final = ("takeover", "takeback", "chat", "spectators", "clock", "backlog")
"""What this program can do beyond the bare game; what the other side lacks is not sent to it."""

FRAME_BYTES: Final = 64 * 1024
"""The longest frame, without its four bytes of length."""
CHUNK_BYTES: Final = 48 * 1024
"""How much of a record goes into one frame."""
NAME_LENGTH: Final = names.NAME_LENGTH
CHAT_LENGTH: Final = 300
CHAT_KEPT: Final = 200
"""How many lines of the chat a guest keeps."""
CHAT_BACKLOG: Final = 50
"""How many of them are sent to a guest that comes later or comes back."""
MESSAGES_PER_SECOND: Final = 240.0
"""How many messages a connection may send on average: bots play a hundred entries a second, all acknowledged."""
MESSAGE_BURST: Final = 480
"""How many it may send at once before that average counts."""
SERVED_MESSAGES: Final = 20.0
"""How many messages a connection to a server may send on average."""
SERVED_BURST: Final = 60
"""How many it may send at once before that average counts."""
SERVED_MOVE_S: Final = 0.15
"""Minimum time between two moves of a program that plays at a server, so that it stays below that average."""
CHAT_PER_SECOND: Final = 1.0
CHAT_BURST: Final = 6
CONNECTIONS: Final = 64
"""How many connections a table holds at once, those before the end of the handshake included."""
CONNECTIONS_PER_ADDRESS: Final = 16
SERVED_PER_ADDRESS: Final = 32
"""The same at a server."""
SPECTATORS: Final = 8
HANDSHAKE_S: Final = 10.0
"""How long the handshake may take; the time in which people compare safety words does not count."""
FRAME_S: Final = 20.0
"""How long the rest of a frame may take after its first byte."""
ADMISSION_S: Final = 180.0
"""How long a guest that has knocked waits for the host’s answer."""
CODE_ATTEMPTS: Final = 5
"""How many wrong codes an address may try before it has to wait."""
CODE_ATTEMPTS_TABLE: Final = 40
"""How many wrong codes a table accepts in all before it refuses every code for a while."""
CODE_PAUSE_S: Final = 300.0
"""How long after the last of them; a new code ends the wait."""
OFFENCE_PAUSES_S: Final = (5.0, 20.0, 60.0, 180.0)
"""How long a key is refused after each offence; the last pause repeats until ``CODE_PAUSE_S`` pass without one."""
OFFENCES_PER_ADDRESS: Final = 8
"""After how many offences newcomers from an address are refused; several people may share one."""
ABSENCES: Final = 2
"""How many starts of a game a guest may leave unanswered before its seat is given up."""
ENTRIES_PER_ACK: Final = 8
"""How many entries one acknowledgement may cover at a table whose host nobody can replace.

There the host checks and relays those of a seat that are so many entries apart."""
PING_S: Final = 2.0
"""How often a side that has nothing to send sends a ``Ping``."""
SILENCE_S: Final = 7.0
"""After how much silence a connection counts as lost."""


class KeepAlive(NamedTuple):
    """How often a side that sends nothing else sends a ``Ping``, and after how much silence a link counts as lost.

    ``clock_step_s`` is what a turn loses at most by a time in which the host did not run, as while a computer sleeps;
    ``spectators`` is how many may watch; where they are delayed, they are a turn and ``delay_s`` behind.
    """

    ping_s: float
    silence_s: float
    clock_step_s: float
    spectators: int
    delay_s: float

    @property
    def guest_ping_s(self) -> float:
        """After how long a guest that has sent nothing pings its host: later than the host, whose pings it answers."""
        return 1.5 * self.ping_s


LAN: Final = KeepAlive(PING_S, SILENCE_S, 1.0, SPECTATORS, 0.0)
SERVED: Final = KeepAlive(15.0, 40.0, 20.0, 200, 30.0)
"""At a server with thousands of links, where nobody can take over from a host that is lost."""
BUFFERED_BYTES: Final = 4 * 1024 * 1024
"""How much may wait to be sent to a peer that does not read before its connection ends."""
UNREAD_BYTES: Final = 64 * 1024
"""More than this may wait to be sent for ``UNREAD_S`` only."""
UNREAD_S: Final = 30.0
RETRY_S: Final = (0.2, 0.5, 1.0, 2.0, 3.0)
"""The pauses between attempts to reach a lost table; the last one repeats."""
ELECTION_S: Final = 1.5
"""How long a peer that has lost the host waits for one candidate before it votes for the next seat."""
