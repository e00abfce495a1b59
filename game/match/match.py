"""The authority over a game: each entry is checked here, written to the journal, and only then sent to listeners.

Knows the whole position and the dealer's secret; each listener receives no more than its view. Knows nothing of files
(``Journal`` writes), threads, bots or screens.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

import msgspec

from game.match.dealer import Dealer, redeal, seed_from
from game.record import (
    OPEN,
    TABLE,
    Body,
    Clock,
    ClockRule,
    Commit,
    End,
    EndInfo,
    Entry,
    GameRecord,
    Header,
    Redeal,
    Resign,
    RevealedCard,
    SeatChange,
    SeatInfo,
    Signature,
    Takeback,
    Trailer,
    View,
    redact_entry,
    redoable,
)
from game.record.follower import Applied, Follower
from game.record.hashing import commit_to_secret, game_id, seal, seal_key
from game.record.position import InvalidEntry, bought_draw, ending, older_cards, return_cards
from game.record.signatures import is_valid
from game.record.writer import VIEW_LINE, card_hash, entry_text, header_digests, header_texts, sealed_line, view_text
from game.rules import CHANCE, Action, Edition, GameState, IllegalAction, Seat, apply, current_actor, edition
from game.rules.reasons import Reason
from game.support.i18n import gettext_noop

EntryListener: TypeAlias = Callable[[Entry], None]
NOT_NOW: Final = gettext_noop("You cannot do that now.")
STAND_IN_BOT: Final = "greedy"
"""The bot that plays for a seat that has resigned or is away."""


class Journal(Protocol):
    """Where the lines of a match are stored; ``append`` returns once the line is on the disk."""

    def append(self, line: str) -> None:
        """Write one line so that it survives a crash; raises ``OSError`` where that fails."""


class NoJournal:
    """A journal that stores nothing: for games that are never resumed."""

    def append(self, line: str) -> None:
        """Discard the line."""


class _Dealt(NamedTuple):
    """Deals, and for each the salt of its commitment and what it leads to."""

    actions: tuple[Action, ...]
    salts: tuple[bytes, ...]
    applied: tuple[Applied, ...]


class Rejected(ValueError):
    """A proposal or request that the authority rejects; the game stays as it is.

    The text says why, in English for the catalogues; ``reason`` is the rule that was broken, if any.
    """

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason

    @property
    def sentence(self) -> str:
        """The text for a person, a general one where only a race can cause it: the catalogues lack such texts."""
        return NOT_NOW if isinstance(self.__cause__, InvalidEntry) else str(self)


def new_header(
    edition_name: str,
    seats: tuple[SeatInfo, ...],
    secret: bytes,
    first: Seat | None = None,
    started: str | None = None,
    clock: ClockRule | None = None,
) -> Header:
    """Return the header of a new game, whose ID follows from its deal; without a ``first`` seat one is drawn."""
    return Header(
        edition=edition_name,
        cards=card_hash(edition(edition_name)),
        game=game_id(secret),
        started=started,
        seats=seats,
        first=first,
        deal=commit_to_secret(secret),
        clock=clock,
    )


def seal_header(header: Header, secret: bytes) -> tuple[Trailer, ...]:
    """Return the trailers of a header's lines as its viewer reads them."""
    key = seal_key(secret)
    pairs = zip(header_digests(header), header_texts(header), strict=True)
    return tuple(Trailer(digest, seal(key, text)) for digest, text in pairs)


class Match:
    """The authority over one game.

    It starts from a header alone, or from a record that it wrote before; its follower has the table's view.
    """

    def __init__(self, follower: Follower, secret: bytes, journal: Journal) -> None:
        """Continue a game; ``catch_up`` must follow.

        Raises ``ValueError`` where the secret is not the one of the deal: then ``redealt`` continues the game.
        """
        if follower.record.header.view != TABLE or follower.position.state.redacted:
            raise ValueError("only the table’s own record can be played on")
        if commit_to_secret(secret) != follower.position.deal:
            raise ValueError("this is not the secret of the deal")
        self.follower = follower
        """The game so far, as the table sees it."""
        self.record = follower.record
        """The authority's own record, which holds everything."""
        self.end = self.record.end
        """How the game ended, ``None`` while it runs."""
        self._journal = journal
        self._listeners: list[tuple[View, EntryListener]] = []
        self._secret = secret
        self._key = seal_key(secret)
        self._dealer = self._find_dealer()
        self._acknowledged: dict[Seat, int] = {}
        """The newest entry that each seat has acknowledged, and with it all before."""
        self._relayed: dict[Seat, Signature] = {}
        """The newest acknowledgement of each seat that no entry has relayed yet."""
        self._unchecked: dict[Seat, Signature] = {}
        """The newest acknowledgement of each seat that is not checked yet."""
        for entry in self.record.entries[1:]:
            for signature in entry.signatures:
                self._acknowledged[signature.seat] = max(signature.seq, self._acknowledged.get(signature.seat, -1))

    @classmethod
    def new(
        cls,
        header: Header,
        secret: bytes,
        journal: Journal,
        seed_shares: tuple[bytes | None, ...] = (),
        signatures: tuple[Signature, ...] = (),
    ) -> Match:
        """Start a game from its header, whose lines are in the journal already, and deal the opening.

        Over a network the revealed ``seed_shares`` (by seat) belong to the seed, and the ``signatures`` on the header
        (number 0) stand in the opening. Raises ``Rejected`` where one of them is not valid.
        """
        follower = Follower(header, seal_header(header, secret))
        for signature in signatures:
            _check_signature(follower.record, signature, 0)
        match = cls(follower, secret, journal)
        match._begin(seed_shares, signatures)
        match.catch_up()
        return match

    @classmethod
    def unsaved(
        cls,
        edition_name: str,
        seats: tuple[SeatInfo, ...],
        secret: bytes,
        first: Seat | None = None,
        clock: ClockRule | None = None,
    ) -> Match:
        """Start a game that no file keeps."""
        return cls.new(new_header(edition_name, seats, secret, first, clock=clock), secret, NoJournal())

    @classmethod
    def redealt(cls, follower: Follower, secret: bytes, journal: Journal) -> Match:
        """Continue a game whose secret is lost: the unseen cards are dealt again under a fresh secret."""
        write_redeal(follower, secret, journal, max(follower.position.epoch + 1, follower.record.header.since))
        return cls(follower, secret, journal)

    @property
    def state(self) -> GameState:
        """The whole position."""
        return self.follower.position.state

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players of the seats now."""
        return self.follower.position.seats

    @property
    def resigned(self) -> frozenset[Seat]:
        """The seats that have resigned."""
        return self.follower.position.resigned

    def subscribe(self, view: View, listener: EntryListener) -> GameRecord:
        """Call a listener with every later entry in a view; return the record so far in that view."""
        self.listen(view, listener)
        return self.seen(view)

    def listen(self, view: View, listener: EntryListener) -> None:
        """Call a listener with every later entry in a view."""
        self._listeners.append((view, listener))

    def seen(self, view: View) -> GameRecord:
        """Return the record so far in a view, sealed for it where it belongs to the current deal."""
        record = self.head(view)
        record.entries = self.entries(view)
        return record

    def head(self, view: View) -> GameRecord:
        """Return the header in a view, without entries, sealed as in ``seen``."""
        header = self.record.header.seen_by(view)
        trailers = self.record.header_trailers
        if self.follower.position.epoch <= 1:
            own = Trailer(trailers[VIEW_LINE].digest, seal(self._key, view_text(header)))
            trailers = (*trailers[:VIEW_LINE], own, *trailers[VIEW_LINE + 1 :])
        return GameRecord(header, trailers)

    def entries(self, view: View, first: int = 0, end: int | None = None) -> list[Entry]:
        """Return the entries from ``first`` to before ``end`` in a view, sealed as in ``seen``."""
        return [self._as_seen(entry, view) for entry in self.record.entries[first:end]]

    def add_acknowledgement(self, signature: Signature, *, apart: int = 1) -> None:
        """Accept a seat's acknowledgement of an entry and of all before it; the next entry relays it to all.

        The chain digest covers what is before. So one that is older than the newest known adds nothing and is not
        checked, and of several at once the newest alone is relayed. With ``apart`` one that follows the newest known by
        fewer entries waits for a later one to take its place, or for the end. What is not yet relayed does not survive
        a crash. Raises ``Rejected`` where it is not valid.
        """
        newest = self._acknowledged.get(signature.seat, -1)
        if signature.seq < newest:
            return
        if apart > 1 and signature.seq - newest < apart:
            waiting = self._unchecked.get(signature.seat, signature)
            self._unchecked[signature.seat] = signature if signature.seq >= waiting.seq else waiting
            return
        _check_signature(self.record, signature, len(self.record.entries))
        if signature.seq > newest:
            self._acknowledged[signature.seat] = signature.seq
            self._relayed[signature.seat] = signature

    def acknowledged_by(self, seq: int) -> frozenset[Seat]:
        """Return the seats that have acknowledged an entry, or a later one."""
        return frozenset(seat for seat, newest in self._acknowledged.items() if newest >= seq)

    @property
    def newest_acknowledged(self) -> Mapping[Seat, int]:
        """The newest entry that each seat has acknowledged."""
        return self._acknowledged

    def catch_up(self) -> None:
        """Write what is due without a request: the opening, and what a crash has prevented.

        Raises ``OSError`` where it cannot be written, and ``Rejected`` where the opening needs seed shares.
        """
        if not self.record.entries:
            self._begin((), ())
        for seat in self.resigned:
            if self.seats[seat].kind != "bot" and ending(self.follower.position) is None:
                self._write(SeatChange(seat, SeatInfo(self.seats[seat].name, "bot", STAND_IN_BOT)))
        if self.end is None:
            self._finish_if_over()

    def propose(self, seat: Seat, action: Action) -> None:
        """Apply a seat's action, deal, write the entry and send it to all; then the end, if this was it.

        Raises ``Rejected`` for an action that is out of turn or illegal, and ``OSError`` where it cannot be written;
        then nothing has changed.
        """
        if self.end is not None:
            raise Rejected(gettext_noop("The game is over."))
        if current_actor(self.state) != seat:
            raise Rejected(gettext_noop("It is another player’s turn."))
        try:
            moved = apply(self.state, action)
        except IllegalAction as error:
            raise Rejected(error.reason.text, error.reason) from error
        dealt = self._deal_pending(moved[0])
        draw = bought_draw(self.follower.position, action)
        salt = None if draw is None else self.follower.salts[draw]
        body = Commit(seat, (action, *dealt.actions), (salt, *dealt.salts))
        self._write(body, applied=(moved, *dealt.applied))
        self._finish_if_over()

    def take_back(self, seat: Seat, to: int) -> None:
        """Restore the position after the entry ``to``; raises ``Rejected`` where that is not allowed."""
        self._write(Takeback(seat, to))

    def redo(self) -> None:
        """Play again what the last takeback has undone, bots included; the deck is as it was, so the same cards come.

        Raises ``Rejected`` where nothing can be redone, and ``OSError`` where it cannot be written.
        """
        actions = redoable(self.record)
        if not actions:
            raise Rejected(NOT_NOW)
        for seat, action in actions:
            self.propose(seat, action)

    def note_clock(self, seat: Seat, millis: int) -> None:
        """Write how much time is left to a seat; once the game is over nothing is written any more."""
        if self.end is None:
            self._write(Clock(seat, millis))

    def change_seat(self, seat: Seat, info: SeatInfo) -> None:
        """Replace who sits at a seat; raises ``Rejected`` where that is not allowed."""
        self._write(SeatChange(seat, info))

    def resign(self, seat: Seat) -> None:
        """Resign for a seat: of two the other wins; else a bot plays the seat, which cannot win any more.

        Raises ``Rejected`` where it has resigned before or the game is over.
        """
        self._write(Resign(seat))
        self.catch_up()

    def agree_end(self) -> None:
        """End the game without a winner, as all have agreed."""
        self._finish(EndInfo("agreed", ()))

    def _finish_if_over(self) -> None:
        if (end := ending(self.follower.position)) is not None:
            self._finish(end)

    def _finish(self, end: EndInfo) -> None:
        """Write the end; over a network it shows the hidden cards of lost deals, so that all can prove the last.

        It relays the last acknowledgements too, those included that are not checked before.
        """
        for signature in tuple(self._unchecked.values()):
            with contextlib.suppress(Rejected):
                self.add_acknowledgement(signature)
        self._unchecked.clear()
        position = self.follower.position
        hands: list[RevealedCard] = []
        for place in older_cards(position) if self.record.header.is_networked else ():
            draw, card = position.draws[place.row][place.slot], position.state.players[place.row].hand[place.slot].card
            assert draw is not None
            assert card is not None
            hands.append(RevealedCard(place, card, self.follower.salts[draw]))
        self._write(End(end.reason, end.winners, self._secret, tuple(hands)))

    def _begin(self, seed_shares: tuple[bytes | None, ...], signatures: tuple[Signature, ...]) -> None:
        """Deal the opening."""
        self._dealer = Dealer(seed_from(self._secret, seed_shares), 1, self.state)
        dealt = self._deal_pending(self.state)
        body = Commit(None, dealt.actions, dealt.salts, self._dealer.places(), seed_shares)
        self._write(body, signatures, dealt.applied)

    def _deal_pending(self, state: GameState) -> _Dealt:
        """Deal to every pending place of a position."""
        actions: list[Action] = []
        salts: list[bytes] = []
        applied: list[Applied] = []
        while current_actor(state) == CHANCE:
            action, salt = self._dealer.deal(state)
            applied.append(apply(state, action))
            state, _ = applied[-1]
            actions.append(action)
            salts.append(salt)
        return _Dealt(tuple(actions), tuple(salts), tuple(applied))

    def _write(self, body: Body, signatures: tuple[Signature, ...] = (), applied: Sequence[Applied] = ()) -> None:
        relayed = sorted(self._relayed.values(), key=lambda signature: (signature.seq, signature.seat))
        epoch = max(self.follower.position.epoch, 1)
        entry = Entry(len(self.record.entries), epoch, body, (*signatures, *relayed))
        entry = _write_entry(self.follower, entry, self._key, self._journal, applied)
        self._relayed.clear()
        self.end = self.record.end
        # The entry is on the disk by now: no listener ever gets one that a crash can undo.
        hides_nothing = redact_entry(entry, OPEN) is entry
        for view, listener in self._listeners:
            listener(entry if hides_nothing else self._as_seen(entry, view))

    def _as_seen(self, entry: Entry, view: View) -> Entry:
        """Return an entry in a view, sealed for it; entries of a lost epoch keep the seal they have."""
        seen = redact_entry(entry, view)
        if seen is entry or entry.epoch != self.follower.position.epoch:
            return seen
        return _sealed(seen, entry.trailer.digest, self._key, self.follower.rules)[0]

    def _find_dealer(self) -> Dealer:
        """Return the dealer of the current epoch, derived again from the secret."""
        state, epoch = self.follower.start.state, 1
        seed_shares: tuple[bytes | None, ...] = ()
        for entry in self.record.entries:
            match entry.body:
                case Commit(None):
                    seed_shares = entry.body.seed_shares
                case Redeal():
                    before = self.follower.positions[entry.seq - 1].state
                    state, epoch = return_cards(before, entry.body.returned), entry.epoch
                    seed_shares = entry.body.seed_shares
        return Dealer(seed_from(self._secret, seed_shares), epoch, state)


def write_redeal(
    follower: Follower,
    secret: bytes,
    journal: Journal,
    epoch: int,
    seed_shares: tuple[bytes | None, ...] = (),
    signatures: tuple[Signature, ...] = (),
) -> None:
    """Open an epoch in the table's record: all that the table does not know is dealt again."""
    body = redeal(follower.position.state, secret, epoch, seed_shares)
    _write_entry(follower, Entry(len(follower.record.entries), epoch, body, signatures), seal_key(secret), journal)


def _write_entry(
    follower: Follower, entry: Entry, key: bytes, journal: Journal, applied: Sequence[Applied] = ()
) -> Entry:
    """Check, seal, write and append an entry; raises ``Rejected`` and ``OSError``, then nothing has changed."""
    try:
        checked = follower.check(entry, applied)
    except InvalidEntry as error:
        raise Rejected(str(error)) from error
    entry, line = _sealed(entry, checked.digest, key, follower.rules)
    journal.append(line)
    follower.append(entry, checked)
    return entry


def _check_signature(record: GameRecord, signature: Signature, within: int) -> None:
    if not is_valid(record, signature, within):
        raise Rejected(f"The signature of seat {signature.seat + 1} on entry {signature.seq} is not true.")


def _sealed(entry: Entry, digest: bytes, key: bytes, rules: Edition) -> tuple[Entry, str]:
    """Return an entry with its trailer, and its line."""
    text = entry_text(entry, rules)
    trailer = Trailer(digest, seal(key, text))
    return msgspec.structs.replace(entry, trailer=trailer), sealed_line(text, trailer)
