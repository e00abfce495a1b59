"""Following a record: what each entry does to a viewer's position, and whether the entry is valid.

Seats, spectators, the host and every reader of a file use this one implementation. Knows the rules of entries, the
chain of digests and the commitments that a revealed card must match; knows nothing of secrets or files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from game.record.commitments import Commitments, check_reveal, check_seed_shares
from game.record.hashing import commit_to_secret, line_digest
from game.record.model import (
    DEALT,
    TABLE,
    Clock,
    Commit,
    End,
    EndInfo,
    Entry,
    GameRecord,
    Header,
    RecordError,
    Redeal,
    Resign,
    RevealedCard,
    SeatChange,
    Takeback,
    Trailer,
    lineage,
)
from game.record.packed_steps import PackedSteps
from game.record.position import (
    Draw,
    InvalidEntry,
    Position,
    deal_hand,
    dealt_name,
    ending,
    ends_as,
    older_cards,
    opening_position,
    return_cards,
    unknown_cards,
)
from game.record.reader import read_lines, whole_lines
from game.record.recent_steps import RecentSteps
from game.record.takeback import reveals_cards_since
from game.record.writer import header_digests, public_entry_text
from game.rules import (
    CHANCE,
    Action,
    Deal,
    Event,
    GameState,
    IllegalAction,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    Seat,
    apply,
    current_actor,
    edition,
    public_digest,
)
from game.support.i18n import gettext_noop, tr

Applied: TypeAlias = tuple[GameState, tuple[Event, ...]]
"""The position after an action, and what it has moved."""

DrawRow: TypeAlias = tuple[Draw | None, ...]
DrawRows: TypeAlias = tuple[DrawRow, ...]
"""The draws by which the cards in all hands came, as ``Position.draws``."""

# Python 3.11 looks up members of enumerations slowly.
_HAND: Final = PlaceKind.HAND
_ENTRIES: Final = msgspec.msgpack.Decoder(list[Entry])
_UNPACKED: Final = 4
"""Minimum number of newest entries kept unpacked, because acknowledgements are checked against them."""

__all__ = ["Applied", "CheckedEntry", "DigestMismatch", "Follower", "InvalidEntry", "Loaded", "follow", "load_record"]


class DigestMismatch(ValueError):
    """The digest of an entry differs from the one that its writer recorded."""

    def __init__(self, seq: int, ours: bytes, theirs: bytes) -> None:
        super().__init__(f"entry {seq}: our digest is {ours.hex()[:16]}…, theirs {theirs.hex()[:16]}…")
        self.seq = seq
        self.ours = ours
        self.theirs = theirs


class CheckedEntry(NamedTuple):
    """What a valid entry leads to: the position after it, the events as the viewer sees them, and its chain digest."""

    position: Position
    events: tuple[Event, ...]
    digest: bytes


class Follower:
    """A game in one viewer's view, built entry by entry.

    ``positions[i]`` and ``events[i]`` are the position after entry ``i`` and what it moved; ``salts`` are those of
    the blind draws that this viewer has seen.
    """

    def __init__(self, header: Header, trailers: tuple[Trailer, ...]) -> None:
        """Start before the first entry; raises ``RecordError`` where the digest of a header line is wrong."""
        self.record = GameRecord(header, trailers)
        self.rules = edition(header.edition)
        self.start = opening_position(header)
        self.positions: list[Position] | RecentSteps[Position] = []
        self.events: list[tuple[Event, ...]] | RecentSteps[tuple[Event, ...]] = []
        self.position = self.start
        """The position after the last entry."""
        self.salts: dict[Draw, bytes] = {}
        self._commitments = Commitments()
        digests = header_digests(header)
        if len(trailers) != len(digests):
            raise RecordError(
                1, tr("the header has {count} lines, not {given}").format(count=len(digests), given=len(trailers))
            )
        for number, (ours, theirs) in enumerate(zip(digests, trailers, strict=True), start=1):
            if ours != theirs.digest:
                raise RecordError(number, tr("the digest does not match the lines up to here"))

    def keep_last(self, count: int) -> None:
        """Keep the last positions and events alone from now on; older ones are computed again when asked for.

        Older entries are packed.
        """
        self.positions = RecentSteps(self.positions, count, lambda: follow(self.record).positions)
        self.events = RecentSteps(self.events, count, lambda: follow(self.record).events)
        self.record.entries = PackedSteps(_ENTRIES, self.record.entries, _UNPACKED)

    @property
    def digest(self) -> bytes:
        """The chain digest of the last line."""
        entries = self.record.entries
        return entries[-1].trailer.digest if entries else self.record.header_trailers[-1].digest

    def line(self, seq: int) -> int:
        """Return the line number of an entry in the record's text, counted from 1."""
        return len(self.record.header_trailers) + seq + 1

    def matches_commitment(self, shown: RevealedCard) -> bool:
        """Whether a card is the one hidden at a place, by the commitment to its draw."""
        place = shown.place
        if place.kind is not _HAND or place.row not in range(len(self.position.draws)):
            return False
        draws = self.position.draws[place.row]
        draw = draws[place.slot] if place.slot in range(len(draws)) else None
        return draw is not None and self._commitments.matches(draw, shown.card, shown.salt)

    def accept(self, entry: Entry) -> tuple[Event, ...]:
        """Check the next entry, apply it, compare digests and append it; return the events as this viewer sees them.

        Raises ``InvalidEntry`` for an entry that breaks a rule and ``DigestMismatch`` for a digest that differs; then
        nothing has changed.
        """
        checked = self.check(entry)
        if checked.digest != entry.trailer.digest:
            raise DigestMismatch(entry.seq, checked.digest, entry.trailer.digest)
        self.append(entry, checked)
        return checked.events

    def accept_line(self, entry: Entry) -> None:
        """Accept the next entry of a text; raises ``RecordError`` with its line where it cannot follow."""
        try:
            self.accept(entry)
        except InvalidEntry as error:
            raise RecordError(self.line(entry.seq), error.localized) from error
        except DigestMismatch as error:
            problem = tr("the digest does not match the entries up to here")
            raise RecordError(self.line(entry.seq), problem) from error

    def check(self, entry: Entry, applied: Sequence[Applied] = ()) -> CheckedEntry:
        """Check the next entry without appending it, and return what it leads to.

        ``applied`` is what ``apply`` has returned for each action of a commit, where that is known already. Raises
        ``InvalidEntry``.
        """
        if entry.seq != len(self.positions):
            raise InvalidEntry(
                gettext_noop("entry {number} found, entry {due} expected"), number=entry.seq, due=len(self.positions)
            )
        if self.record.end is not None:
            raise InvalidEntry(gettext_noop("the game is already over"))
        try:
            position, events = self._step(entry, applied)
        except IllegalAction as error:
            raise InvalidEntry(gettext_noop("the rules do not allow it: {reason}"), reason=error) from error
        if entry.epoch != position.epoch:
            raise InvalidEntry(gettext_noop("the epoch is {due}, not {epoch}"), due=position.epoch, epoch=entry.epoch)
        text = public_entry_text(entry, self.rules)
        return CheckedEntry(position, events, line_digest(self.digest, text, public_digest(position.state)))

    def append(self, entry: Entry, checked: CheckedEntry) -> None:
        """Append an entry with what ``check`` has returned for it."""
        body, position = entry.body, checked.position
        if isinstance(body, DEALT):
            if body.places:
                start = self.position.state
                start = return_cards(start, body.returned) if isinstance(body, Redeal) else start
                self._commitments = self._commitments.with_deal(entry.epoch, start, body.places)
            self._remember(position, body)
        self.record.entries.append(entry)
        self.position = position
        self.positions.append(position)
        self.events.append(checked.events)

    def _remember(self, position: Position, body: Commit | Redeal) -> None:
        """Store the salts of the hidden cards that this viewer has seen dealt."""
        for action, salt in zip(body.actions, body.salts, strict=True):
            if isinstance(action, Deal) and action.place.kind is _HAND and salt is not None:
                draw = position.draws[action.place.row][action.place.slot]
                assert draw is not None
                self.salts[draw] = salt

    def _step(self, entry: Entry, applied: Sequence[Applied]) -> tuple[Position, tuple[Event, ...]]:
        position = self.position
        if not self.positions and not (isinstance(entry.body, Commit) and entry.body.seat is None):
            raise InvalidEntry(gettext_noop("a game must start with the opening deal"))
        match entry.body:
            case Commit():
                return self._commit(entry.body, position, applied)
            case Redeal():
                return self._redeal(entry.epoch, entry.body, position)
            case Takeback(_, to):
                return self._take_back(position, to), ()
            case SeatChange(seat, info):
                if seat in position.resigned and info.kind != "bot":
                    raise InvalidEntry(
                        gettext_noop("seat {seat} has resigned, so only the computer can play it"), seat=seat + 1
                    )
                seats = (*position.seats[:seat], info, *position.seats[seat + 1 :])
                return msgspec.structs.replace(position, seats=seats), ()
            case Clock():
                return position, ()
            case Resign(seat):
                if seat in position.resigned or ending(position) is not None:
                    raise InvalidEntry(gettext_noop("seat {seat} cannot resign now"), seat=seat + 1)
                return msgspec.structs.replace(position, resigned=position.resigned | {seat}), ()
            case End():
                return self._end(entry.body, position), ()

    def _commit(
        self, body: Commit, position: Position, applied: Sequence[Applied]
    ) -> tuple[Position, tuple[Event, ...]]:
        known = self._commitments
        if body.seat is None:
            if self.positions:
                raise InvalidEntry(gettext_noop("only the first entry can be an opening deal"))
            known = known.with_deal(1, position.state, body.places)
            check_seed_shares(self.record.header, body.seed_shares)
            position = msgspec.structs.replace(position, epoch=1)
        elif body.places or body.seed_shares:
            raise InvalidEntry(gettext_noop("only a new deal can commit to cards"))
        elif ending(position) is not None:
            raise InvalidEntry(gettext_noop("the game is over, so only the final entry can follow"))
        elif current_actor(position.state) != body.seat:
            raise InvalidEntry(gettext_noop("it is not seat {seat}’s turn"), seat=body.seat + 1)
        events: list[Event] = []
        for index, (action, salt) in enumerate(zip(body.actions, body.salts, strict=True)):
            if isinstance(action, Deal) != (index > 0 or body.seat is None):
                raise InvalidEntry(gettext_noop("a turn must be one action, followed by the cards it reveals"))
            state, moved = applied[index] if applied else apply(position.state, action)
            position = self._place(position, state, action, salt, known)
            events += moved
        if current_actor(position.state) == CHANCE:
            raise InvalidEntry(gettext_noop("not all cards have been dealt"))
        return position, tuple(events)

    def _place(
        self, position: Position, after: GameState, action: Action, salt: bytes | None, known: Commitments
    ) -> Position:
        """Return the position after an action that leads to a state, and check the commitment to what it reveals."""
        draws = position.draws
        revealed: tuple[Draw, str] | None = None
        match action:
            case ReserveCard(_):
                turn = position.state.turn
                draws = _with_row(draws, turn, (*draws[turn], None))
            case PurchaseCard(place, card, _) if place.kind is _HAND:
                row, slot = draws[place.row], place.slot
                revealed = None if (draw := row[slot]) is None else (draw, card)
                draws = _with_row(draws, place.row, (*row[:slot], *row[slot + 1 :]))
            case Deal(place, _):
                draw = Draw(position.epoch, dealt_name(place, position.state, position.deck_sizes))
                if place.kind is _HAND:
                    row, slot = draws[place.row], place.slot
                    draws = _with_row(draws, place.row, (*row[:slot], draw, *row[slot + 1 :]))
                revealed = self._shown(draw, action)
        check_reveal(revealed, salt, known)
        return msgspec.structs.replace(position, state=after, draws=draws)

    def _shown(self, draw: Draw, deal: Deal) -> tuple[Draw, str] | None:
        """Return what a deal reveals; raises ``InvalidEntry`` where it shows too much or too little to this viewer."""
        header = self.record.header
        in_hand = deal.place.kind is _HAND
        foreign = in_hand and header.view not in (TABLE, deal.place.row)
        lost = in_hand and draw.epoch < header.since
        if foreign != (deal.item is None) and not (deal.item is None and lost):
            raise InvalidEntry(
                gettext_noop("a card is revealed or hidden where it must be the other way round for this player")
            )
        return None if deal.item is None else (draw, deal.item)

    def _redeal(self, epoch: int, body: Redeal, position: Position) -> tuple[Position, tuple[Event, ...]]:
        """Return the cards that nobody could show, deal again, and check that the viewer is shown what it must know."""
        if epoch <= position.epoch:
            raise InvalidEntry(
                gettext_noop("a new deal must start an epoch after {due}, not {epoch}"), due=position.epoch, epoch=epoch
            )
        if body.seed_shares and len(body.seed_shares) != len(position.seats):
            raise InvalidEntry(
                gettext_noop("{count} seats need {count} seed shares, not {given}"),
                count=len(position.seats),
                given=len(body.seed_shares),
            )
        state = return_cards(position.state, body.returned)
        known, sizes = self._commitments.with_deal(epoch, state, body.places), state.decks
        draws = [list(row) for row in position.draws]
        events: list[Event] = []
        for action, salt in zip(body.actions, body.salts, strict=True):
            state, event = deal_hand(state, action)
            draw = Draw(epoch, dealt_name(action.place, state, sizes))
            draws[action.place.row][action.place.slot] = draw
            check_reveal(self._shown(draw, action), salt, known)
            events.append(event)
        view, since = self.record.header.view, self.record.header.since
        if epoch >= since and any(view in (TABLE, place.row) for place in unknown_cards(state)):
            raise InvalidEntry(gettext_noop("a hidden card this player must know is missing"))
        redacted = view != TABLE or epoch < since
        return msgspec.structs.replace(
            position,
            state=msgspec.structs.replace(state, redacted=redacted),
            draws=tuple(tuple(row) for row in draws),
            epoch=epoch,
            deck_sizes=sizes,
            deal=body.deal,
        ), tuple(events)

    def _take_back(self, position: Position, to: int) -> Position:
        if to not in lineage(self.record) or self.record.entries[to].epoch != position.epoch:
            raise InvalidEntry(gettext_noop("you cannot undo the game to entry {number}"), number=to)
        if self.record.header.is_networked and reveals_cards_since(self.record, to):
            raise InvalidEntry(
                gettext_noop("you cannot undo the game to entry {number}, because cards have been revealed since"),
                number=to,
            )
        then = self.positions[to]
        return msgspec.structs.replace(then, seats=position.seats, resigned=position.resigned)

    def _end(self, body: End, position: Position) -> Position:
        if not ends_as(position, EndInfo(body.reason, body.winners)):
            found = ending(position)
            raise InvalidEntry(
                gettext_noop("the game ends by “{reason}”, but the winners in the entry are wrong"),
                reason=found.reason if found else "agreed",
            )
        if commit_to_secret(body.secret) != position.deal:
            raise InvalidEntry(gettext_noop("the secret does not match the dealer’s commitment"))
        owed = older_cards(position)
        if tuple(shown.place for shown in body.hands) != owed and (body.hands or self.record.header.is_networked):
            raise InvalidEntry(
                gettext_noop("the end reveals {given} hidden cards from lost deals, but players hold {due}"),
                given=len(body.hands),
                due=len(owed),
            )
        for shown in body.hands:
            if not self.matches_commitment(shown):
                raise InvalidEntry(
                    gettext_noop("{card} is not the reserved card {seat}.{slot}"),
                    card=shown.card,
                    seat=shown.place.row + 1,
                    slot=shown.place.slot + 1,
                )
        return position


def _with_row(draws: DrawRows, seat: Seat, row: DrawRow) -> DrawRows:
    return (*draws[:seat], row, *draws[seat + 1 :])


def follow(record: GameRecord) -> Follower:
    """Follow a whole record; raises ``RecordError`` at the first wrong line."""
    return _follow(record.header, record.header_trailers, record.entries)


def _follow(header: Header, trailers: tuple[Trailer, ...], entries: Iterable[Entry]) -> Follower:
    follower = Follower(header, trailers)
    for entry in entries:
        follower.accept_line(entry)
    return follower


class Loaded(NamedTuple):
    """A record read from a file: ``torn`` is the number of a cut-off last line, ``kept`` the bytes before it."""

    follower: Follower
    torn: int | None
    kept: int


def load_record(data: bytes) -> Loaded:
    """Return the record of some bytes, followed; a last line that was cut off is left out.

    Raises ``RecordError`` for any other damage; then nothing is loaded.
    """
    text, torn = whole_lines(data)
    # Each entry is followed as soon as it is read: both need its text, of which the last one is known.
    return Loaded(_follow(*read_lines(text)), torn, data.rfind(b"\n") + 1)
