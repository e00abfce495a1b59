"""A game is its record: a header, then one entry for everything that happened.

Knows what a record holds and what of it a viewer may see; text is in ``writer`` and ``reader``, hashes in ``hashing``,
and what an entry does to a position in ``follower``. As in ``game.rules.model`` the values hold no cycle, so Python's
collector of cycles need not know them (``gc=False``): a server has millions.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from game.record.packed_steps import PackedSteps
from game.rules import Action, Deal, Place, Seat, is_hidden_from, redact
from game.support.cleaning import visible
from game.support.i18n import tr

FORMAT: Final = 1
"""The version of the text format this program writes, and the newest that it reads."""
MESSAGE_LENGTH: Final = 200
"""How many characters an error message has at most: it may quote a line, which may be of any length."""

SeatKind: TypeAlias = Literal["human", "bot"]
EndReason: TypeAlias = Literal["points", "stalled", "resigned", "agreed"]


class RecordError(ValueError):
    """A record that is wrong: ``line`` counts from 1, ``message`` is for the person, in the language of the screen."""

    def __init__(self, line: int, message: str) -> None:
        message = visible(message, MESSAGE_LENGTH)
        super().__init__(tr("Line {number}: {problem}.").format(number=line, problem=message))
        self.line = line
        self.message = message


class ForeignRecord(RecordError):
    """A record that is not damaged but made for another version of the program: a newer format, or other cards."""


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """The player of a seat.

    ``bot`` names its bot: a level, a reference bot or a program (``game.bots.registry``). ``key`` (a public key) and
    ``share_commitment`` (to the seat's seed share) are hexadecimal, and only for seats that play over a network.
    """

    name: str
    kind: SeatKind
    bot: str | None = None
    key: str | None = None
    share_commitment: str | None = None


class Origin(msgspec.Struct, frozen=True, gc=False):
    """The game this one was forked from, and the last entry that both have in common."""

    game: str
    seq: int
    digest: bytes


View: TypeAlias = Seat | Literal["table", "open"]
"""Whose copy a record is: a seat's, a spectator's (``open``), or the host's own, which holds all (``table``)."""
TABLE: Final = "table"
OPEN: Final = "open"


class ClockRule(msgspec.Struct, frozen=True, gc=False):
    """The time that people have: ``seconds`` for each turn or for the whole game.

    With ``bot`` a bot plays for a person who has none left.
    """

    pace: Literal["turn", "game"]
    seconds: int
    bot: bool


class Header(msgspec.Struct, frozen=True):
    """What is fixed before the first entry; all but ``view`` and ``since`` is the same for all viewers."""

    edition: str
    cards: bytes
    """The hash of the edition's card data."""
    game: str
    """The game's ID."""
    started: str | None
    """A time in UTC, ``None`` for a simulated game."""
    seats: tuple[SeatInfo, ...]
    first: Seat | None
    """The seat picked to begin, ``None`` where the shuffle decides."""
    deal: bytes
    """The commitment to the dealer's secret."""
    origin: Origin | None = None
    clock: ClockRule | None = None
    view: View = TABLE
    since: int = 1
    """The epoch from which on the viewer knows every hidden card that is its own, and the table every one.

    Of earlier deals some may be missing, because their host was lost.
    """
    version: int = FORMAT

    def seen_by(self, view: View) -> Header:
        """Return the header of a viewer's copy."""
        return msgspec.structs.replace(self, view=view, since=1 if view == OPEN else self.since)

    @property
    def is_networked(self) -> bool:
        """Whether the game is played over a network: then a seat has a key."""
        return any(seat.key is not None for seat in self.seats)

    def seat_of(self, key: bytes) -> Seat | None:
        """Return the seat that a public key holds, ``None`` where it holds none."""
        text = key.hex()
        return next((seat for seat, info in enumerate(self.seats) if info.key == text), None)


class Trailer(msgspec.Struct, frozen=True, gc=False):
    """What ends each line: the chain digest up to it, and the dealer's seal on the line as this viewer reads it."""

    digest: bytes
    seal: bytes


class Commit(msgspec.Struct, frozen=True, gc=False, tag="commit"):
    """A seat's action and the chance that followed; without a seat the opening deal, which also commits to all places.

    ``salts`` runs along ``actions``: the salt of what the action reveals, ``None`` where it reveals nothing new to
    this viewer. ``seed_shares`` (by seat) are those that were committed to in the header.
    """

    seat: Seat | None
    actions: tuple[Action, ...]
    salts: tuple[bytes | None, ...]
    places: tuple[bytes, ...] = ()
    seed_shares: tuple[bytes | None, ...] = ()


class Redeal(msgspec.Struct, frozen=True, gc=False, tag="redeal"):
    """The unseen cards are dealt again, under a new secret and new commitments; the entry opens a new epoch.

    Hidden cards that nobody could show to a new host go back among the unseen ones, and their owners are dealt others
    of the same level: ``actions`` and their ``salts``. ``seed_shares`` (by seat) are those of the new seed.
    """

    deal: bytes
    places: tuple[bytes, ...]
    seed_shares: tuple[bytes | None, ...] = ()
    actions: tuple[Deal, ...] = ()
    salts: tuple[bytes | None, ...] = ()

    @property
    def returned(self) -> tuple[Place, ...]:
        """The places in hands whose cards went back."""
        return tuple(action.place for action in self.actions)


class Takeback(msgspec.Struct, frozen=True, gc=False, tag="takeback"):
    """The position becomes again what it was after the entry ``to``."""

    seat: Seat
    to: int


class SeatChange(msgspec.Struct, frozen=True, gc=False, tag="seat"):
    """The player of a seat changes: to a bot, or to a human again."""

    seat: Seat
    info: SeatInfo


class Clock(msgspec.Struct, frozen=True, gc=False, tag="clock"):
    """A seat's clock shows ``millis`` milliseconds."""

    seat: Seat
    millis: int


class Resign(msgspec.Struct, frozen=True, gc=False, tag="resign"):
    """A seat resigns and cannot win any more."""

    seat: Seat


class RevealedCard(msgspec.Struct, frozen=True, gc=False):
    """A card reserved blind that its owner or the dealer reveals, with the salt of the commitment to its draw."""

    place: Place
    card: str
    salt: bytes


class End(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """The game is over; the dealer's secret is published.

    After a host was lost, ``hands`` shows the cards of its deals that are hidden in hands to the last, so that
    everybody can see which cards the last deal was made of.
    """

    reason: EndReason
    winners: tuple[Seat, ...]
    secret: bytes
    hands: tuple[RevealedCard, ...] = ()


DEALT: Final = (Commit, Redeal)
"""The bodies that may show dealt cards."""
Body: TypeAlias = Commit | Redeal | Takeback | SeatChange | Clock | Resign | End


class Signature(msgspec.Struct, frozen=True, gc=False):
    """A seat's signature on the chain digest of the entry ``seq``, relayed with a later entry."""

    seat: Seat
    seq: int
    value: bytes


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a record: ``seq`` never repeats, ``epoch`` counts the deals from 1."""

    seq: int
    epoch: int
    body: Body
    signatures: tuple[Signature, ...] = ()
    trailer: Trailer = Trailer(b"", b"")


class EndInfo(msgspec.Struct, frozen=True, gc=False):
    """How a game ended."""

    reason: EndReason
    winners: tuple[Seat, ...]


class GameRecord(msgspec.Struct):
    """A game as one viewer has it; ``header_trailers`` run along the header's lines."""

    header: Header
    header_trailers: tuple[Trailer, ...]
    entries: list[Entry] | PackedSteps[Entry] = msgspec.field(default_factory=list)

    @property
    def end(self) -> EndInfo | None:
        """How the game ended, ``None`` while it runs."""
        body = self.entries[-1].body if self.entries else None
        return EndInfo(body.reason, body.winners) if isinstance(body, End) else None


def redact_entry(entry: Entry, view: View) -> Entry:
    """Return an entry as a viewer may know it: the same one where nothing is hidden, else one to be sealed again."""
    body = entry.body
    if view == TABLE or not isinstance(body, DEALT):
        return entry
    viewer = view if isinstance(view, int) else None
    dealt = [action for action in body.actions if type(action) is Deal]
    if not [deal for deal in dealt if is_hidden_from(deal.place, viewer)]:
        return entry
    actions = tuple(redact(action, viewer) for action in body.actions)
    if actions == body.actions:
        return entry
    salts = tuple(
        None if isinstance(action, Deal) and action.item is None else salt
        for action, salt in zip(actions, body.salts, strict=True)
    )
    return msgspec.structs.replace(entry, body=msgspec.structs.replace(body, actions=actions, salts=salts))


def as_seen(record: GameRecord, view: View) -> GameRecord:
    """Return a record as another viewer may know it; seals that no longer fit their lines are kept as they are."""
    entries = [redact_entry(entry, view) for entry in record.entries]
    return GameRecord(record.header.seen_by(view), record.header_trailers, entries)


def lineage(record: GameRecord) -> list[int]:
    """Return the numbers of the entries that no takeback has undone, in order."""
    line: list[int] = []
    for entry in record.entries:
        if isinstance(entry.body, Takeback):
            to = entry.body.to
            while line and line[-1] > to:
                line.pop()
        else:
            line.append(entry.seq)
    return line


def redoable(record: GameRecord) -> tuple[tuple[Seat, Action], ...]:
    """Return the actions that the last takeback has undone, each with its seat; none once anything else was played.

    Each takeback in a row adds one to the turns that can be redone, and playing the next of their actions removes it.
    """
    line: list[Entry] = []
    undone: list[tuple[tuple[Seat, Action], ...]] = []
    for entry in record.entries:
        match entry.body:
            case Takeback(_, to):
                bodies = [later.body for later in line if later.seq > to]
                line = [earlier for earlier in line if earlier.seq <= to]
                commits = [body for body in bodies if isinstance(body, Commit)]
                turn = tuple((body.seat, body.actions[0]) for body in commits if body.seat is not None)
                undone += [turn] if turn else []
                continue
            case Commit(seat, actions) if undone and undone[-1][0] == (seat, actions[0]):
                rest = undone.pop()[1:]
                undone += [rest] if rest else []
            case Clock():
                pass
            case _:
                undone.clear()
        line.append(entry)
    return undone[-1] if undone else ()
