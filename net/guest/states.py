"""The states of a guest, how a screen shows them, and the form of the table by which messages are handled.

``guest.Guest`` fills that table in: which message is allowed in which state, and which part handles it. Knows no
message and no part itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from net.protocol.messages import Message
from net.protocol.room_types import TablePhase

GuestState: TypeAlias = Literal[
    "away",
    "greeted",
    "proven",
    "admission",
    "admitted",
    "lobby",
    "signed",
    "revealed",
    "resuming",
    "history",
    "game",
    "closed",
]
"""``away``: no link. ``greeted``: the hello is sent; ``proven``: the proof; ``admission``: the host’s person is asked.
``admitted``: in, and nothing received yet. ``signed``: the header is signed; ``revealed``: its seed share is sent.
``resuming``: the end of its copy is sent; ``history``: what it lacks is coming. ``closed``: for good."""

Handler: TypeAlias = Callable[[Any], GuestState | None]
"""Handles a message and returns the next state, ``None`` to stay.

Raises ``Misconduct`` or ``TableClosed`` where the guest is to leave for good, ``OSError`` where its disk fails.
"""
Handlers: TypeAlias = dict[type[Message], Handler]

SILENT: Final[tuple[GuestState, ...]] = ("away", "closed")
"""The states in which messages are dropped: what was sent before the state changed is no breach of the protocol."""
OUTSIDE: Final[tuple[GuestState, ...]] = (*SILENT, "greeted", "proven", "admission")
"""The states in which no host has admitted us."""
PHASES: Final[dict[GuestState, TablePhase]] = {
    "admission": "waiting",
    "lobby": "lobby",
    "signed": "dealing",
    "revealed": "dealing",
    "history": "game",
    "game": "game",
    "closed": "closed",
}
"""What a screen shows; in the other states it shows ``connecting``."""
