"""Values that describe a table or a room: announcements, knocks, phases and errors.

Knows nothing of sockets and screens.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from net.protocol.lobby_messages import RatingNote

Phase: TypeAlias = Literal["connecting", "waiting", "lobby", "dealing", "game", "closed"]
"""How far a room is.

``waiting``: the host has not answered the knock yet; ``dealing``: the shares of the seed are collected; ``closed``: the
room’s ``problem`` is the reason.
"""


class TableNote(msgspec.Struct, frozen=True):
    """What a table announces of itself.

    ``game`` identifies a running game to those who have a copy of it (``protocol.handshake.game_tag``). The
    note of a ``private`` table holds nothing else: it is for the players of that game and appears in no list.
    """

    name: str
    host: str
    edition: str
    seats: int
    free: int
    playing: bool
    spectators: bool
    game: str
    private: bool


class FoundTable(TableNote, frozen=True):
    """A table on the local network or at a server; ``ping_ms`` is -1 until it has been measured.

    At a server ``server`` is its name, ``link`` where it is, and the ``fingerprint`` the name of the table there.
    ``people`` are the names at the seats, empty for open ones; ``yours``: a seat belongs to this person. The clock is
    that of ``TableOptions``. Of an own game, ``turn`` is the name of the player to move, ``my_turn`` whether that is
    this person, and ``left_s`` the time that player has left in a slow game, -1 in any other.
    """

    address: str
    port: int
    fingerprint: str
    ping_ms: int = -1
    server: str = ""
    link: str = ""
    people: tuple[str, ...] = ()
    yours: bool = False
    clock_s: int = 0
    added_s: int = 0
    turn: str = ""
    my_turn: bool = False
    left_s: int = -1


class ServerNote(msgspec.Struct, frozen=True):
    """A server that is kept: its name where it is known, and why nobody can play there now, empty if they can.

    ``searching``: opponents are being looked for, for ``estimate_s`` seconds by experience (-1: not known). ``paired``:
    they are found, and wait at a table. ``ratings`` are the person's own.
    """

    link: str
    name: str
    problem: str = ""
    linked: bool = False
    searching: bool = False
    estimate_s: int = -1
    paired: bool = False
    ratings: tuple[RatingNote, ...] = ()


class Knock(msgspec.Struct, frozen=True):
    """A person that asks to be admitted; the host agrees when both screens show the same ``safety_words``.

    ``again``: the host has removed this person before.
    """

    number: int
    name: str
    safety_words: tuple[str, ...]
    watch: bool
    again: bool = False


class NetworkError(Exception):
    """A table cannot be opened or reached; the text is one sentence for the person."""


class AddressLost(NetworkError):
    """The address of a game’s table is not known any more; the person can still find it in the list or type it."""
