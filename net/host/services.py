"""What a host is given: its identity, how it saves, decides and sends, and a game that it is to resume.

Values alone; knows nothing of tables, seats or links.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.bots.runner import BotRunner
from game.match.match import Journal, Match
from net.host.clock import ClockState
from net.host.identity import HostIdentity
from net.protocol.limits import LAN, KeepAlive
from net.protocol.messages import Elected

PACE_S: Final = 0.7
"""Minimum time between two moves of the host's bots, so that people see them."""


class HostServices(NamedTuple):
    """What all games of a host share.

    ``begin`` saves a new record and its secret and returns the journal. Bots decide in ``runner``, and move ``pace_s``
    after the last move. With ``forfeits`` a person who stays away for too long, or whose time runs out in two turns in
    a row, resigns.
    """

    identity: HostIdentity
    begin: Callable[[str, bytes, str], Journal]
    runner: BotRunner
    pace_s: float = PACE_S
    keep_alive: KeepAlive = LAN
    forfeits: bool = False


class ResumedGame(NamedTuple):
    """A saved game that a host resumes: at once if ``playing``, else from a lobby that keeps its people's seats.

    ``mandate`` holds the votes that elected the host of its newest deal, ``watchers`` the keys of all spectators so
    far; ``clocks`` are those of a ``playing`` game.
    """

    match: Match
    playing: bool = True
    mandate: Elected | None = None
    watchers: tuple[bytes, ...] = ()
    clocks: ClockState | None = None
