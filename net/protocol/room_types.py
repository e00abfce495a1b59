"""Values that describe a table or a room: announcements, knocks, phases and errors.

Knows nothing of sockets and screens.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

TablePhase: TypeAlias = Literal["connecting", "waiting", "lobby", "dealing", "game", "closed"]
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
    that of ``TableOptions``. Where it is ``yours``, ``turn`` is the name of the player to move, ``my_turn`` whether
    that is this person, and ``left_s`` the time that player has left in a slow game, -1 in any other; ``last_chance``:
    then that player has resigned, or a game that is not slow ends without a winner.
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
    last_chance: bool = False


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


class WrongWord(NetworkError):
    """A word that was entered is no word of a key; ``number`` is its place, from 1 on."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


class AddressLost(NetworkError):
    """The address of a game’s table is not known any more; the person can still find it in the list or type it."""
