"""What a guest may hear when: one table of states and messages that the guest itself and its tests go by.

Knows names only; what is done on hearing something stands in the guest's method of that name.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from net.protocol.messages import (
    Backlog,
    Begin,
    Challenge,
    ChatRelay,
    CommitLine,
    Elected,
    Goodbye,
    HeaderProposal,
    History,
    Lobby,
    Message,
    NonceRequest,
    Ping,
    Pong,
    Presence,
    ProposalRejected,
    Refused,
    Rematch,
    RequestStatus,
    Roster,
    TimeUp,
    Waiting,
    Welcome,
)

State: TypeAlias = Literal[
    "away",
    "greeted",
    "proven",
    "door",
    "hall",
    "lobby",
    "sealed",
    "opened",
    "resuming",
    "history",
    "game",
    "closed",
]
"""``away``: no link. ``greeted``, ``proven``, ``door``: who are you, and may you come in. ``hall``: in, and told
nothing yet. ``sealed``: the header is signed; ``opened``: the own share is sent. ``resuming``: the own copy was told
of; ``history``: what it lacks is coming. ``closed``: for good."""

Handlers: TypeAlias = dict[type[Message], str]

_ALWAYS: Final[Handlers] = {Ping: "_ping", Pong: "_pong", Refused: "_refused"}
_INSIDE: Final[Handlers] = {
    **_ALWAYS,
    Goodbye: "_goodbye",
    Roster: "_roster",
    Presence: "_presence",
    TimeUp: "_time_up",
    ChatRelay: "_said",
    Backlog: "_backlog",
    RequestStatus: "_ballot",
    ProposalRejected: "_rejected",
}

TABLE: Final[dict[State, Handlers]] = {
    "away": {},
    "greeted": {**_ALWAYS, Challenge: "_challenge"},
    "proven": {**_ALWAYS, Waiting: "_waiting", Welcome: "_welcome"},
    "door": {**_ALWAYS, Welcome: "_welcome", Goodbye: "_goodbye"},
    "hall": {**_INSIDE, Lobby: "_lobby", Elected: "_elected", Begin: "_begin"},
    "lobby": {**_INSIDE, Lobby: "_lobby", HeaderProposal: "_seal", Elected: "_elected", Begin: "_begin"},
    "sealed": {**_INSIDE, Lobby: "_lobby", NonceRequest: "_open"},
    "opened": {**_INSIDE, Lobby: "_lobby", CommitLine: "_commit"},
    "resuming": {**_INSIDE, Lobby: "_lobby", Elected: "_elected", Begin: "_begin"},
    "history": {**_INSIDE, History: "_history", Elected: "_elected", Begin: "_begin", CommitLine: "_early"},
    "game": {**_INSIDE, CommitLine: "_commit", Elected: "_elected", Begin: "_begin", Rematch: "_rematch"},
    "closed": {},
}
"""Which method hears a message in a state; what is not here breaks the protocol and ends the connection."""

SILENT: Final[tuple[State, ...]] = ("away", "closed")
"""The states in which nothing counts any more: what was still on its way is no fault."""
OUTSIDE: Final[tuple[State, ...]] = (*SILENT, "greeted", "proven", "door")
"""The states in which no dealer has let us in."""
