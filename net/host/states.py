"""Which message may come in which state of a connection to the dealer.

Data and nothing else: ``Host`` reads it, tests walk through it. Whatever stands in neither table ends the connection.
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

    ``door``: a person is asked whether to let it in. ``signed`` and ``opened``: it has done its part and waits for the
    others. ``resuming``: in, and to say what of the running game it has.
    """

    HELLO = "hello"
    PROOF = "proof"
    DOOR = "door"
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
CHAIRS: Final[Kinds] = frozenset({Ready, TakeSeat, Rename})
PLAY: Final[Kinds] = frozenset({Propose, Ack, DesyncReport, ResignRequest, Request, Reply})

EXPECTED: Final[Mapping[State, Kinds]] = {
    State.HELLO: frozenset({Hello}),
    State.PROOF: frozenset({Proof}),
    State.DOOR: ALIVE,
    State.LOBBY: INSIDE | CHAIRS,
    State.SIGNING: INSIDE | {HeaderSignature, Decline},
    State.SIGNED: INSIDE,
    State.OPENING: INSIDE | {Nonce},
    State.OPENED: INSIDE,
    State.RESUMING: INSIDE | {Resume},
    State.PLAYING: INSIDE | PLAY,
    State.WATCHING: INSIDE | {DesyncReport},
}
"""What is acted on."""

LATE: Final[Mapping[State, Kinds]] = {
    State.HELLO: frozenset(),
    State.PROOF: frozenset(),
    State.DOOR: frozenset(),
    # A start was called off, or a rematch begun, while these were under way.
    State.LOBBY: PLAY | {HeaderSignature, Decline, Nonce, Resume},
    State.SIGNING: CHAIRS,
    State.SIGNED: frozenset(),
    State.OPENING: frozenset(),
    State.OPENED: frozenset(),
    State.RESUMING: CHAIRS,
    State.PLAYING: CHAIRS,
    State.WATCHING: CHAIRS,
}
"""What is passed over: it was sent before the news of a new state had arrived."""
