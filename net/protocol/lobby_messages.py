"""The messages between a person and a lobby server, besides those of the table that the person has entered.

A connection to a server has two layers. The messages of this file belong to the hall; every other one belongs to the
table that its connection has entered, as if it were a connection to that table alone. Knows nothing of when a message
is allowed: ``net.lobby.hall_server`` does.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from game.support.reactions import Reaction
from net.protocol.clock_classes import ClockClass
from net.protocol.messages import LONGEST_CLOCK_S, Game, Key, Message, Name, SignatureBytes, TableOptions, Text

TABLES_AT_ONCE: Final = 64
"""How many tables one ``TableListing`` holds at most."""
SEATS: Final = 4
NAMES: Final = 64
"""How many names of the people in the hall are sent."""
COURSE: Final = 100
"""Number of rated games after which a player's page shows the rating."""
GAMES_AT_ONCE: Final = 20
BEST: Final = 50
PART_LIMIT: Final = 48 * 1024
"""How many bytes of a record one message holds."""

TableId: TypeAlias = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]*$")]
"""The name of a table at its server; empty for none."""
RatingValue: TypeAlias = Annotated[int, Meta(ge=-10_000, le=20_000)]
GameCount: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
TableCode: TypeAlias = Annotated[str, Meta(max_length=16)]
LobbyPurpose: TypeAlias = Literal["sit", "watch"]
EnterRefusalReason: TypeAlias = Literal[
    "gone", "full", "playing", "code", "name", "spectators", "limit", "paused", "attempts", "own", "stopping"
]
"""Why a table cannot be opened or entered.

``playing``: the game has begun without this person; ``code``: the code of a private table is wrong; ``name``: the
person has no name yet; ``limit``: the server has as many tables as it holds; ``paused``: too many in a short time;
``attempts``: too many wrong codes; ``own``: the person has as many running games as one may; ``stopping``: the
server begins no new games, as it is about to stop.
"""
LeftReason: TypeAlias = Literal["left", "removed", "over", "store"]
"""Why a person is no longer at a table; ``store``: the server cannot save its game."""
ReportKind: TypeAlias = Literal["words", "name", "play", "other"]
"""What a person is reported for: what they write, their name, how they play, or something else."""
NoticeKind: TypeAlias = Literal["message", "stopping", "ended"]
"""What the operator of a server has people know: a sentence, that the server stops, or that they ended this game."""
NameRefusalReason: TypeAlias = Literal["taken", "unfit", "paused"]
RekeyRefusalReason: TypeAlias = Literal["unknown", "running", "used", "paused"]
"""Why a person does not move to a new key.

``unknown``: the server knows nobody by the old key, or the signature is not its own; ``running``: somebody with the old
key has a running game; ``used``: the new key has finished or running games of its own, or was replaced itself;
``paused``: too many requests in a short time, or a store that cannot write.
"""


class RatingNote(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A rating as people see it; ``sure``: enough games stand behind it."""

    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=2, le=SEATS)]
    value: RatingValue
    sure: bool
    games: GameCount


class RatingChange(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """What a rated game has changed for the person at a seat."""

    seat: Annotated[int, Meta(ge=0, lt=SEATS)]
    before: RatingValue
    after: RatingValue
    sure: bool


class HallSeat(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A seat of a table in the list, with the name of its person or bot; ``rating``: that of a person who has one."""

    kind: Literal["open", "human", "bot"]
    name: Name
    rating: RatingValue | None = None


class HallTable(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A table in the list; ``yours``: a seat of it belongs to the reader, ``rated``: its game counts.

    Of the reader's own games, ``turn`` is the seat to move; ``left_s`` is what it has left in a slow game, else -1.
    With ``last`` that player has then resigned, or a game that is not slow ends in ``left_s`` unless somebody moves.
    """

    table: TableId
    options: TableOptions
    seats: Annotated[tuple[HallSeat, ...], Meta(max_length=SEATS)]
    playing: bool
    round: Annotated[int, Meta(ge=0, le=100_000)]
    watchers: Annotated[int, Meta(ge=0, le=10_000)]
    yours: bool
    rated: bool
    turn: Annotated[int, Meta(ge=0, lt=SEATS)] | None = None
    left_s: Annotated[int, Meta(ge=-1, le=2 * LONGEST_CLOCK_S)] = -1
    last: bool = False


class HallWelcome(Message, frozen=True, tag="lounge"):
    """The first message of a server after ``Welcome``: its name, and the person's, empty before the first claim.

    ``writes``: whether the person may write in the hall; for the first day a person has quick words alone.
    """

    server: Name
    name: Name
    writes: bool = True


class ClaimName(Message, frozen=True, tag="claimname"):
    """A person asks for a name, which nobody else at this server may have."""

    name: Name


class Named(Message, frozen=True, tag="named"):
    """The person has this name from now on; ``writes`` as in ``HallWelcome``."""

    name: Name
    writes: bool = True


class NameRefused(Message, frozen=True, tag="namerefused"):
    """The name cannot be had."""

    name: Name
    reason: NameRefusalReason


class Rekey(Message, frozen=True, tag="rekey"):
    """A person with a new key asks to have what belongs to their old one, which has signed this; ``Named`` answers."""

    key: Key
    signature: SignatureBytes


class RekeyRefused(Message, frozen=True, tag="notmoved"):
    """Nothing of the old key has moved."""

    key: Key
    reason: RekeyRefusalReason


class Browse(Message, frozen=True, tag="browse"):
    """A person wants the list of tables and its changes, or no more of them."""

    on: bool


class TableListing(Message, frozen=True, tag="tables"):
    """Tables that are new or have changed, and those that have gone; ``whole``: the end of a list sent again."""

    tables: Annotated[tuple[HallTable, ...], Meta(max_length=TABLES_AT_ONCE)]
    gone: Annotated[tuple[TableId, ...], Meta(max_length=512)]
    whole: bool


class OpenTable(Message, frozen=True, tag="create"):
    """A person opens a table and enters it: the number of seats, and the levels of the bots in the last of them."""

    options: TableOptions
    seats: Annotated[int, Meta(ge=2, le=SEATS)]
    bots: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=SEATS - 1)]


class EnterTable(Message, frozen=True, tag="enter"):
    """A person enters a table by its name in the list, a private one by its code alone, or their own by its game."""

    table: TableId
    code: TableCode
    purpose: LobbyPurpose
    game: Game = ""


class Entered(Message, frozen=True, tag="entered"):
    """The connection belongs to this table now: a ``Hello`` to it follows; ``code`` invites to a private one."""

    table: TableId
    code: TableCode


class EnterRefused(Message, frozen=True, tag="notentered"):
    """The table cannot be opened or entered."""

    table: TableId
    reason: EnterRefusalReason


class LeaveTable(Message, frozen=True, tag="leavetable"):
    """The person goes back to the hall."""


class LeftTable(Message, frozen=True, tag="left"):
    """The connection does not belong to the table any more."""

    table: TableId
    reason: LeftReason


class HallWord(Message, frozen=True, tag="word"):
    """A quick word for everybody in the hall."""

    kind: Reaction


class HallPeople(Message, frozen=True, tag="here"):
    """How many people are in the hall, and the names of some of them in their order."""

    count: Annotated[int, Meta(ge=0, le=100_000)]
    names: Annotated[tuple[Name, ...], Meta(max_length=NAMES)]


class HallChat(Message, frozen=True, tag="hall"):
    """A line for everybody in the hall."""

    text: Text


class HallLine(Message, frozen=True, tag="heard"):
    """A person’s line in the hall, or their quick word with an empty text."""

    name: Name
    text: Text
    kind: Reaction | None = None


class HallNotice(Message, frozen=True, tag="notice"):
    """The operator's notice to everybody, valid until the next one; a ``message`` without text ends it.

    ``minutes``: when it stops at the latest.
    """

    kind: NoticeKind
    text: Text
    minutes: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Moved(Message, frozen=True, tag="movedto"):
    """The server is at another address now, with the same certificate; this answers the first ``Hello``."""

    address: Annotated[str, Meta(min_length=1, max_length=64)]
    port: Annotated[int, Meta(ge=1, le=65535)]


class AskRematch(Message, frozen=True, tag="again"):
    """The game is over, and a player asks for another one: the table opens again, the seats rotated."""


class Ratings(Message, frozen=True, tag="ratings"):
    """The person’s own ratings, after ``HallWelcome`` and at every change."""

    ratings: Annotated[tuple[RatingNote, ...], Meta(max_length=16)]


class RatedGame(Message, frozen=True, tag="rated"):
    """A rated game of this table is over."""

    table: TableId
    changes: Annotated[tuple[RatingChange, ...], Meta(max_length=SEATS)]


class PastSeat(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """How a seat of a finished game has ended: its place from 1, equal for ties."""

    name: Name
    place: Annotated[int, Meta(ge=1, le=SEATS)]
    points: Annotated[int, Meta(ge=0, le=1000)]


class PastGame(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A finished game: ``finished`` in seconds since 1970, the player's rating before and after where it counted."""

    game: Game
    finished: Annotated[int, Meta(ge=0, le=10**11)]
    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[tuple[PastSeat, ...], Meta(max_length=SEATS)]
    before: RatingValue | None
    after: RatingValue | None


class AskPlayer(Message, frozen=True, tag="player"):
    """A person asks for the page of a player, with the course of the rating in one pool.

    ``skip`` is how many of the newest games are left out.
    """

    name: Name
    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=2, le=SEATS)]
    skip: GameCount = 0


class PlayerPage(Message, frozen=True, tag="page"):
    """A player: all ratings, the course of one of them, some games; not ``known``: nobody has this name.

    ``games`` are those after the newest ``skip`` ones, of ``count`` in all.
    """

    name: Name
    known: bool
    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=2, le=SEATS)]
    ratings: Annotated[tuple[RatingNote, ...], Meta(max_length=16)]
    rating_history: Annotated[tuple[RatingValue, ...], Meta(max_length=COURSE)]
    games: Annotated[tuple[PastGame, ...], Meta(max_length=GAMES_AT_ONCE)]
    skip: GameCount = 0
    count: GameCount = 0


class AskBest(Message, frozen=True, tag="best"):
    """A person asks for the best players of a pool."""

    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=2, le=SEATS)]


class RankedPlayer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A player among the best; ``sure`` as in ``RatingNote``."""

    name: Name
    value: RatingValue
    sure: bool
    games: GameCount


class BestPlayers(Message, frozen=True, tag="standings"):
    """The best players of a pool, the best first."""

    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=2, le=SEATS)]
    players: Annotated[tuple[RankedPlayer, ...], Meta(max_length=BEST)]


class FetchRecord(Message, frozen=True, tag="getrecord"):
    """A person asks for the record of a finished game."""

    game: Game


class RecordPart(Message, frozen=True, tag="recordpart"):
    """A part of the text of a record, in order; an empty one alone where there is no such game."""

    game: Game
    data: Annotated[bytes, Meta(max_length=PART_LIMIT)]
    last: bool


class Report(Message, frozen=True, tag="report"):
    """A person reports another one by name: at a table with its newest entry, or in the hall with an empty table.

    ``seq`` is -1 where no game runs.
    """

    name: Name
    table: TableId
    seq: Annotated[int, Meta(ge=-1, le=1_000_000)]
    kind: ReportKind
    text: Text


class Reported(Message, frozen=True, tag="reported"):
    """The report is kept; or not, because nobody has this name or too many came in a short time."""

    name: Name
    kept: bool


class QuickMatch(Message, frozen=True, tag="quick"):
    """A person looks for opponents; 0 seats: not any more.

    ``window``: the largest difference of ratings that they accept, ``None`` for one that grows with the wait.
    """

    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=0, le=SEATS)]
    clock: ClockClass = "quick"
    window: Annotated[int, Meta(ge=50, le=2000)] | None = None


class Queued(Message, frozen=True, tag="queued"):
    """How many others wait for the same game, and how long it lasts by experience, in seconds (-1: not known).

    ``low`` and ``high`` bound the ratings of the opponents that the person is brought together with at this moment.
    """

    edition: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=0, le=SEATS)]
    waiting: Annotated[int, Meta(ge=0, le=100_000)]
    estimate_s: Annotated[int, Meta(ge=-1, le=100_000)]
    low: RatingValue = 0
    high: RatingValue = 0


class Paired(Message, frozen=True, tag="paired"):
    """Opponents are found: the person has a seat at this table, and is to enter it."""

    table: TableId


LOBBY_MESSAGE_TYPES: Final[tuple[type[Message], ...]] = (
    HallWelcome,
    ClaimName,
    Named,
    NameRefused,
    Rekey,
    RekeyRefused,
    Browse,
    TableListing,
    OpenTable,
    EnterTable,
    Entered,
    EnterRefused,
    LeaveTable,
    LeftTable,
    HallChat,
    HallLine,
    AskRematch,
    Ratings,
    RatedGame,
    QuickMatch,
    Queued,
    Paired,
    HallWord,
    HallPeople,
    AskPlayer,
    PlayerPage,
    AskBest,
    BestPlayers,
    FetchRecord,
    RecordPart,
    Report,
    Reported,
    HallNotice,
    Moved,
)
"""All messages of this file."""
