"""Which message is expected in which state of a connection to the host.

Data only: ``Host`` and the tests read it. A message in neither table ends the connection. Knows nothing of
what a message does.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

from net.protocol import messages as msg
from net.protocol.messages import Message

Kinds: TypeAlias = frozenset[type[Message]]


class LinkState(StrEnum):
    """How far a connection is.

    ``waiting``: the host's person is asked whether to admit it. ``signed`` and ``revealed``: it has answered, others
    have not. ``resuming``: admitted, but its ``Resume`` has not come.
    """

    HELLO = "hello"
    PROOF = "proof"
    WAITING = "waiting"
    LOBBY = "lobby"
    SIGNING = "signing"
    SIGNED = "signed"
    REVEALING = "revealing"
    REVEALED = "revealed"
    RESUMING = "resuming"
    PLAYING = "playing"
    WATCHING = "watching"


ALIVE: Final[Kinds] = frozenset({msg.Ping, msg.Pong, msg.Leave})
INSIDE: Final[Kinds] = ALIVE | {msg.Chat, msg.React}
SEATING: Final[Kinds] = frozenset({msg.Ready, msg.TakeSeat, msg.Rename})
PLAY: Final[Kinds] = frozenset({msg.Propose, msg.Ack, msg.DesyncReport, msg.ResignRequest, msg.Request, msg.Reply})

EXPECTED: Final[Mapping[LinkState, Kinds]] = {
    LinkState.HELLO: frozenset({msg.Hello}),
    LinkState.PROOF: frozenset({msg.Proof}),
    LinkState.WAITING: ALIVE,
    LinkState.LOBBY: INSIDE | SEATING,
    LinkState.SIGNING: INSIDE | {msg.HeaderSignature, msg.Decline},
    LinkState.SIGNED: INSIDE,
    LinkState.REVEALING: INSIDE | {msg.SeedShareReveal},
    LinkState.REVEALED: INSIDE,
    LinkState.RESUMING: INSIDE | {msg.Resume},
    LinkState.PLAYING: INSIDE | PLAY,
    LinkState.WATCHING: INSIDE | {msg.DesyncReport},
}
"""What is handled."""

LATE: Final[Mapping[LinkState, Kinds]] = {
    # A start was called off, or a rematch begun, while these were on their way.
    LinkState.LOBBY: PLAY | {msg.HeaderSignature, msg.Decline, msg.SeedShareReveal, msg.Resume},
    **dict.fromkeys((LinkState.SIGNING, LinkState.RESUMING, LinkState.PLAYING, LinkState.WATCHING), SEATING),
}
"""What is ignored, in some states: it was sent before its sender could know of the new state."""
