"""The messages between peers: frozen values, one type for each.

On the wire a message is an array: its tag, then its fields in the order written here. Types and lengths are checked
when a message is decoded (``framing``). Knows nothing of when a message is allowed: host, guest and succession do.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from game.rules.editions import DEFAULT_EDITION, EDITION_NAMES
from game.support.reactions import Reaction
from net.protocol.limits import CHAT_BACKLOG, CHAT_LENGTH, DAY_S, NAME_LENGTH

Hash: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
Key: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
SignatureBytes: TypeAlias = Annotated[bytes, Meta(min_length=64, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=NAME_LENGTH)]
Text: TypeAlias = Annotated[str, Meta(max_length=CHAT_LENGTH)]
Address: TypeAlias = Annotated[str, Meta(max_length=64)]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65535)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Seq: TypeAlias = Annotated[int, Meta(ge=-1, le=10_000_000)]
Epoch: TypeAlias = Annotated[int, Meta(ge=0, le=999_999)]
PersonId: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Game: TypeAlias = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]*$")]
"""A game's name; empty for none."""
Line: TypeAlias = tuple[tuple[str, ...], tuple[bytes, ...]]
"""A line of the record in its wire form (``game.record.wire``): the texts, and the hashes that stand between them."""

Purpose: TypeAlias = Literal["sit", "watch", "peer", "lounge"]
"""Why a peer connects: to play, to watch, as a fellow guest of a running game, or to enter a server’s hall."""
RefusalReason: TypeAlias = Literal[
    "version",
    "identity",
    "code",
    "uninvited",
    "over",
    "attempts",
    "denied",
    "full",
    "started",
    "spectators",
    "game",
    "kicked",
    "busy",
    "closed",
    "declined",
    "moved",
    "rate",
    "protocol",
    "forked",
    "absent",
    "paused",
    "banned",
    "replaced",
    "elsewhere",
]
LONGEST_CLOCK_S: Final = 7 * DAY_S
RequestKind: TypeAlias = Literal["takeback", "end"]


class Message(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=str.lower, gc=False):
    """Any message."""


# --- the handshake -------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a link, from the peer that has opened it.

    ``key`` is the person’s public key, ``certificate`` the fingerprint of the certificate under which this peer itself
    listens on ``port`` (0: it does not), ``commitment`` the hash of the nonce that ``Proof`` will contain, ``game`` the
    game to come back to.
    """

    protocol: Annotated[int, Meta(ge=0, le=1_000_000)]
    capabilities: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=32)]
    program: Annotated[str, Meta(max_length=32)]
    purpose: Purpose
    name: Name
    key: Key
    certificate: Hash
    port: Port
    commitment: Hash
    game: Game


class Challenge(Message, frozen=True, tag="challenge"):
    """The answer of the listening side, with a fresh nonce to be signed; ``key`` is that of its TLS certificate."""

    protocol: Annotated[int, Meta(ge=0, le=1_000_000)]
    capabilities: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=32)]
    program: Annotated[str, Meta(max_length=32)]
    name: Name
    key: Key
    nonce: Hash
    game: Game


class Proof(Message, frozen=True, tag="proof"):
    """Proof that the peer holds its key, made for this connection alone; ``code`` proves that it knows the code."""

    nonce: Hash
    signature: SignatureBytes
    code: Hash | None


class Waiting(Message, frozen=True, tag="waiting"):
    """The host’s person is asked whether to admit this guest; both screens show the same safety words."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The peer is admitted: ``you`` is its number in all that follows.

    ``code`` proves to a guest that has proved the code that the host knows it too.
    """

    you: PersonId
    code: Hash | None = None


class Refused(Message, frozen=True, tag="refused"):
    """A host, peer or server refuses the connection and ends it.

    ``detail`` is a version, a name or a count where the reason needs one.
    """

    reason: RefusalReason
    detail: Annotated[str, Meta(max_length=120)] = ""


class Ping(Message, frozen=True, tag="ping"):
    """Asks for a ``Pong`` with the same number."""

    number: Annotated[int, Meta(ge=0, le=2**31)]


class Pong(Message, frozen=True, tag="pong"):
    """Answers a ``Ping``."""

    number: Annotated[int, Meta(ge=0, le=2**31)]


class Leave(Message, frozen=True, tag="leave"):
    """The peer leaves on purpose and will not reconnect."""


# --- the lobby -----------------------------------------------------------------------------------------------------


class LobbySeat(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A seat in the lobby: open, a bot’s, or a person’s (with their number and key).

    In a saved game a seat is kept for its owner: it has ``name`` and ``key`` while ``kind`` is still ``open``.
    """

    kind: Literal["open", "human", "bot"] = "open"
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = ""
    person: PersonId | None = None
    key: Key | None = None
    ready: bool = False
    color: SeatNumber = 0


class Watcher(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A spectator; by the ``key`` a new host recognizes them after a takeover."""

    person: PersonId
    name: Name
    key: Key | None = None


class TableOptions(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """What the host has chosen for the table.

    ``clock_s``: seconds a turn, 0 without a clock; with ``added_s`` seconds for the whole game, to which so many are
    added after each turn, never above the start. ``wait_s``: how long a lost player’s seat waits before a bot plays it,
    -1 for ever. ``delayed``: spectators are a turn behind, at a server half a minute more. ``private``: only by
    invitation or code. ``takeover``: when the host is lost, the players elect another one; otherwise they wait for it.
    """

    edition: str = DEFAULT_EDITION
    clock_s: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK_S)] = 0
    wait_s: Annotated[int, Meta(ge=-1, le=3600)] = 60
    spectators: bool = True
    delayed: bool = False
    private: bool = False
    takeover: bool = True
    added_s: Annotated[int, Meta(ge=0, le=3600)] = 0

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for an edition that this program does not have."""
        if self.edition not in EDITION_NAMES:
            raise ValueError(f"unknown edition {self.edition!r}")


class Lobby(Message, frozen=True, tag="lobby"):
    """The whole lobby, sent at every change; ``host`` is the hosting person’s name, ``host_person`` their number.

    ``game`` names a saved game that is to be continued, ``round`` is the one that it had reached.
    """

    host: Name
    options: TableOptions
    seats: Annotated[tuple[LobbySeat, ...], Meta(min_length=2, max_length=4)]
    watchers: Annotated[tuple[Watcher, ...], Meta(max_length=16)] = ()
    game: Game = ""
    round: Annotated[int, Meta(ge=0, le=100_000)] = 0
    host_person: PersonId | None = None


class Ready(Message, frozen=True, tag="ready"):
    """A guest is ready, or not any more; ``commitment`` is the hash of its seed share, new for each game."""

    ready: bool
    commitment: Hash


class TakeSeat(Message, frozen=True, tag="seat"):
    """A guest asks for a free seat; only the host can swap two people."""

    seat: SeatNumber


class Rename(Message, frozen=True, tag="rename"):
    """A guest asks for another name."""

    name: Name


# --- the deal ------------------------------------------------------------------------------------------------------


class HeaderProposal(Message, frozen=True, tag="seal"):
    """The header of the game to come, with all commitments, in the guest’s view; to agree is to sign its digest."""

    lines: Annotated[tuple[Line, ...], Meta(max_length=16)]


class HeaderSignature(Message, frozen=True, tag="sign"):
    """The guest’s signature on the digest of the proposed header."""

    signature: SignatureBytes


class Decline(Message, frozen=True, tag="decline"):
    """The guest does not agree with the header; the start is called off in its name."""

    reason: Text


class SeedShareRequest(Message, frozen=True, tag="open"):
    """All have signed: the guests may reveal their seed shares. ``signatures`` are by seat, ``None`` for bots."""

    signatures: Annotated[tuple[SignatureBytes | None, ...], Meta(max_length=4)]


class SeedShareReveal(Message, frozen=True, tag="nonce"):
    """A guest’s seed share."""

    value: Hash


# --- the game ------------------------------------------------------------------------------------------------------


class PeerAddress(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """Where a player’s own computer listens, needed once the host is lost."""

    seat: SeatNumber
    key: Key
    certificate: Hash
    address: Address
    port: Port


class Resume(Message, frozen=True, tag="resume"):
    """The last entry of a game that the guest has, and its digest (-1 and the header’s without entries).

    ``epoch`` is the newest that the guest knows of or has voted for.
    """

    game: Game
    seq: Seq
    digest: Hash
    epoch: Epoch


class Begin(Message, frozen=True, tag="begin"):
    """A running game: its header in the guest’s view, and the number of the first entry that follows.

    ``entries`` counts the whole record, ``epoch`` is the host’s, ``host_seat`` its seat (``None``: it has none). Where
    ``first`` is not after the guest’s last entry, a newer epoch has replaced the guest’s entries from there on.
    """

    lines: Annotated[tuple[Line, ...], Meta(max_length=16)]
    options: TableOptions
    first: Seq
    entries: Annotated[int, Meta(ge=0, le=10_000_000)]
    epoch: Epoch
    host_seat: SeatNumber | None
    host: Name


class History(Message, frozen=True, tag="history"):
    """Earlier entries in the guest’s view, in order, over as many frames as needed."""

    first: Seq
    lines: tuple[Line, ...]


class Roster(Message, frozen=True, tag="roster"):
    """Where all players’ computers listen, whole at every change."""

    peers: Annotated[tuple[PeerAddress, ...], Meta(max_length=4)]


class Propose(Message, frozen=True, tag="propose"):
    """A seat’s action in the notation, made for the position after the entry ``seq``."""

    seq: Seq
    action: Annotated[str, Meta(max_length=200)]


class SignedEntry(Message, frozen=True, tag="commit"):
    """An entry in the guest’s view; the host’s ``signature`` covers the chain up to it."""

    line: Line
    signature: SignatureBytes


class ProposalRejected(Message, frozen=True, tag="rejected"):
    """A proposal or request about the game or its start that the host rejects; the connection stays.

    ``reason`` names the rule where it was one (a ``Reason``), else it is empty; ``text`` is the English sentence.
    """

    seq: Seq
    reason: Annotated[str, Meta(max_length=40)]
    text: Text


class Ack(Message, frozen=True, tag="ack"):
    """The seat has stored the entry with this digest; signed with the seat’s key."""

    epoch: Epoch
    seq: Seq
    digest: Hash
    signature: SignatureBytes


class DesyncReport(Message, frozen=True, tag="desync"):
    """An entry does not lead the guest to the digest that came with it; it has stopped there and asks for the log."""

    seq: Seq
    ours: Hash


class ResignRequest(Message, frozen=True, tag="resign"):
    """The seat resigns."""


class Request(Message, frozen=True, tag="wish"):
    """The seat asks all others for something: to take its last turn back, or to end the game without a winner."""

    kind: RequestKind


class RequestStatus(Message, frozen=True, tag="ballot"):
    """A request on which all must agree: the seat that asks (``None``: closed) and those that have agreed so far."""

    kind: RequestKind
    seat: SeatNumber | None
    agreed: Annotated[tuple[SeatNumber, ...], Meta(max_length=4)]


class Reply(Message, frozen=True, tag="consent"):
    """A seat’s answer to a request."""

    kind: RequestKind
    yes: bool


class SeatPresence(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """The connection of a player: the last entry they have signed, and the round trip (-1: not measured).

    ``away_s`` are the seconds since the connection was lost; ``bot``: one plays for the seat meanwhile.
    """

    connected: bool
    acknowledged: Seq
    ping_ms: Annotated[int, Meta(ge=-1, le=600_000)]
    away_s: Annotated[int, Meta(ge=0, le=10_000_000)]
    bot: bool


class Presence(Message, frozen=True, tag="presence"):
    """The connections of all players by seat, ``None`` for a bot’s own seat.

    ``halted``: too few players are connected for the host to continue; ``clock_ms`` is what is left of the turn, -1
    without a clock.
    """

    seats: Annotated[tuple[SeatPresence | None, ...], Meta(max_length=4)]
    watchers: Annotated[tuple[Watcher, ...], Meta(max_length=16)]
    halted: bool
    clock_ms: Annotated[int, Meta(ge=-1, le=LONGEST_CLOCK_S * 1000)]


class Chat(Message, frozen=True, tag="chat"):
    """A line for everybody."""

    text: Text


class React(Message, frozen=True, tag="react"):
    """A quick reaction for everybody."""

    kind: Reaction


class ChatRelay(Message, frozen=True, tag="said"):
    """A person’s line or reaction, as the host relays it."""

    person: PersonId
    name: Name
    seat: SeatNumber | None
    text: Text
    reaction: Reaction | None


class Backlog(Message, frozen=True, tag="backlog"):
    """The chat before a guest came or came back, oldest line first; sent to those with the capability ``backlog``."""

    lines: Annotated[tuple[ChatRelay, ...], Meta(max_length=CHAT_BACKLOG)]


class TimeUp(Message, frozen=True, tag="timeup"):
    """A seat’s clock has run out, and the host plays the rest of that turn for it. Sent once a turn."""

    seat: SeatNumber


class Rematch(Message, frozen=True, tag="rematch"):
    """The host opens the lobby again for another game, the seats rotated; a ``Lobby`` follows."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The host closes the table on purpose; the game stays saved everywhere."""


# --- between guests, when the host is lost -----------------------------------------------------------------------


class Ask(Message, frozen=True, tag="ask"):
    """Asks where this game’s host is; ``epoch`` is the newest that the sender knows of."""

    game: Game
    epoch: Epoch


class Whereabouts(Message, frozen=True, tag="whereabouts"):
    """What a peer knows of a game’s host.

    ``state``: ``here`` (I am the host), ``alive`` (I am connected to it), ``lost`` (I am not), ``unknown``.
    """

    game: Game
    epoch: Epoch
    state: Literal["here", "alive", "lost", "unknown"]
    host: PeerAddress | None


class HandShown(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A card reserved blind, shown to the new host with the salt of its commitment."""

    slot: Annotated[int, Meta(ge=0, le=2)]
    card: Annotated[str, Meta(max_length=16)]
    salt: Hash


class Elect(Message, frozen=True, tag="elect"):
    """A seat’s vote for the ``candidate``, which is to be the host from ``epoch`` on.

    ``last_epoch``, ``seq`` and ``digest`` are those of the voter’s newest entry; ``commitment`` is the hash of its
    share of the new seed; the signature covers all of it.
    """

    game: Game
    epoch: Epoch
    candidate: SeatNumber
    last_epoch: Epoch
    seq: Seq
    digest: Hash
    commitment: Hash
    signature: SignatureBytes


class NotElected(Message, frozen=True, tag="notelected"):
    """The vote is refused: the host is alive, or a newer epoch is under way (``epoch`` is what the peer knows)."""

    reason: Literal["alive", "stale", "wrong"]
    epoch: Epoch


class Fetch(Message, frozen=True, tag="fetch"):
    """The candidate lacks entries that a voter has: the answer is ``History`` from ``first`` on."""

    first: Seq


class Ballot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A vote as the others check it."""

    seat: SeatNumber
    last_epoch: Epoch
    seq: Seq
    digest: Hash
    commitment: Hash
    signature: SignatureBytes


class Elected(Message, frozen=True, tag="elected"):
    """More than half have voted: the new host’s commitment to its secret, and all votes, its own included.

    The voters answer with ``VoterShare``; later it is sent as the proof that the host was elected.
    """

    epoch: Epoch
    host_seat: SeatNumber
    deal: Hash
    votes: Annotated[tuple[Ballot, ...], Meta(max_length=4)]


class VoterShare(Message, frozen=True, tag="share"):
    """A voter’s share of the new seed and its blind cards, for the elected host."""

    value: Hash
    shown: Annotated[tuple[HandShown, ...], Meta(max_length=3)]


class Compare(Message, frozen=True, tag="compare"):
    """The host’s signature on an entry, for a fellow guest to compare; it answers with that for its own entry."""

    game: Game
    epoch: Epoch
    seq: Seq
    digest: Hash
    signature: SignatureBytes


MESSAGE_TYPES: Final[tuple[type[Message], ...]] = tuple(Message.__subclasses__())
"""All messages, in the order of this file."""
