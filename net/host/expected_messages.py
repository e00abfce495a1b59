"""Which message is expected in which state of a connection to the host.

Data only: ``Host`` and the tests read it. A message in neither table ends the connection.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

from net.protocol.messages import (
    Ack,
    Chat,
    Decline,
    DesyncReport,
    HeaderSignature,
    Hello,
    Leave,
    Message,
    Nonce,
    Ping,
    Pong,
    Proof,
    Propose,
    React,
    Ready,
    Rename,
    Reply,
    Request,
    ResignRequest,
    Resume,
    TakeSeat,
)

Kinds: TypeAlias = frozenset[type[Message]]


class State(StrEnum):
    """How far a connection is.

    ``waiting``: the host's person is asked whether to admit it. ``signed`` and ``opened``: it has answered, others have
    not. ``resuming``: admitted, but its ``Resume`` has not come.
    """

    HELLO = "hello"
    PROOF = "proof"
    WAITING = "waiting"
    LOBBY = "lobby"
    SIGNING = "signing"
    SIGNED = "signed"
    OPENING = "opening"
    OPENED = "opened"
    RESUMING = "resuming"
    PLAYING = "playing"
    WATCHING = "watching"


ALIVE: Final[Kinds] = frozenset({Ping, Pong, Leave})
INSIDE: Final[Kinds] = ALIVE | {Chat, React}
SEATING: Final[Kinds] = frozenset({Ready, TakeSeat, Rename})
PLAY: Final[Kinds] = frozenset({Propose, Ack, DesyncReport, ResignRequest, Request, Reply})

EXPECTED: Final[Mapping[State, Kinds]] = {
    State.HELLO: frozenset({Hello}),
    State.PROOF: frozenset({Proof}),
    State.WAITING: ALIVE,
    State.LOBBY: INSIDE | SEATING,
    State.SIGNING: INSIDE | {HeaderSignature, Decline},
    State.SIGNED: INSIDE,
    State.OPENING: INSIDE | {Nonce},
    State.OPENED: INSIDE,
    State.RESUMING: INSIDE | {Resume},
    State.PLAYING: INSIDE | PLAY,
    State.WATCHING: INSIDE | {DesyncReport},
}
"""What is handled."""

LATE: Final[Mapping[State, Kinds]] = {
    State.HELLO: frozenset(),
    State.PROOF: frozenset(),
    State.WAITING: frozenset(),
    # A start was called off, or a rematch begun, while these were on their way.
    State.LOBBY: PLAY | {HeaderSignature, Decline, Nonce, Resume},
    State.SIGNING: SEATING,
    State.SIGNED: frozenset(),
    State.OPENING: frozenset(),
    State.OPENED: frozenset(),
    State.RESUMING: SEATING,
    State.PLAYING: SEATING,
    State.WATCHING: SEATING,
}
"""What is ignored: it was sent before its sender could know of the new state."""
