"""A guest's replica of a game, with every check of what a host sends.

A host is trusted with the order of entries and with nothing else. Cards must match the commitments of the header, so
it cannot choose them later; each entry must follow by the rules and lead to the digest that comes with it; each is
signed, so that two versions of one entry are evidence against the host; the signatures that it relays show
whether the others have the same game; and a new host must show the votes that elected it. What fails is raised as
``Misconduct``. Knows records and keys; knows nothing of links, lobbies and files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from game.match.takeover import extended
from game.record import OPEN, TABLE, Entry, GameRecord, Header, RecordError, Redeal, Trailer, as_seen
from game.record.follower import Follower, InvalidEntry, follow
from game.record.hashing import commit_to_share
from game.record.position import Position
from game.record.signatures import invalid_signer
from game.record.signing import Signer, ack_message, entry_message, is_signed
from game.rules import Action, Event, IllegalAction, Place, Seat, apply, current_actor
from game.support.i18n import tr
from net.guest.misconduct import Misconduct, equivocation, illegal_entry, invalid_entry, unelected_host
from net.protocol.messages import Ack, Begin, Compare, Elected, Line
from net.protocol.record_lines import restore_signatures, unpack_entry
from net.succession.election_rules import electorate, justify_redeal


class ExpectedRedeal(msgspec.Struct, frozen=True):
    """The new deal that this seat has voted for; any other one is misconduct.

    ``mandate`` are the votes as this seat has received them, ``shown`` the places whose cards it has shown itself.
    """

    mandate: Elected
    shown: tuple[Place, ...] = ()


class EntryApplied(msgspec.Struct, frozen=True):
    """An entry that was applied, what it moved, and the position after it."""

    entry: Entry
    events: tuple[Event, ...]
    position: Position


class ReplicaReset(msgspec.Struct, frozen=True):
    """The whole replica, at its start or after it was brought up to date; the first ``kept`` entries are as before."""

    header: Header
    header_trailers: tuple[Trailer, ...]
    steps: tuple[EntryApplied, ...]
    kept: int


class Rejection(msgspec.Struct, frozen=True):
    """A proposal or request that the host has rejected: for the rule named, or for the reason in the text."""

    reason: str
    text: str


News: TypeAlias = EntryApplied | ReplicaReset | Rejection


class VerifiedReplica:
    """One game as this guest has verified it.

    ``follower`` is the record, ``host_signatures`` what hosts have signed, by entry. ``last_host`` holds the seat of
    the last host (``None`` for one without a seat); it is empty for a copy from the disk, which does not contain it.
    """

    def __init__(self, signer: Signer, header: Header, trailers: tuple[Trailer, ...]) -> None:
        """Start before the first entry; raises ``RecordError`` for a header whose digests are wrong."""
        self.signer = signer
        self.follower = Follower(header, trailers)
        self.seat = header.seat_of(signer.public)
        self.host_signatures: dict[int, Compare] = {}
        self.expected_redeal: ExpectedRedeal | None = None
        self._signed: tuple[bytes, bytes] = (b"", b"")
        self.last_host: tuple[Seat | None, ...] = ()

    @classmethod
    def of_copy(cls, signer: Signer, saved: Follower) -> VerifiedReplica:
        """Return the replica of a saved copy; one with the view of the whole table is reduced to this seat’s."""
        header = saved.record.header
        seat = header.seat_of(signer.public)
        if header.view == TABLE:
            saved = follow(as_seen(saved.record, OPEN if seat is None else seat))
        replica = cls(signer, saved.record.header, saved.record.header_trailers)
        replica.follower = saved
        return replica

    @property
    def game(self) -> str:
        """The game's name."""
        return self.follower.record.header.game

    @property
    def last(self) -> int:
        """The number of the last entry, -1 without one."""
        return len(self.follower.positions) - 1

    @property
    def epoch(self) -> int:
        """The epoch of the last entry."""
        return self.follower.position.epoch

    def is_of(self, header: Header) -> bool:
        """Whether a header is that of this game; only the epoch since which its viewer knows all may differ."""
        ours = self.follower.record.header
        return msgspec.structs.replace(header, since=ours.since) == ours

    def check_header_signatures(self, signatures: Sequence[bytes | None]) -> None:
        """Check that every seat with a key has signed the header; raises ``Misconduct``."""
        header = self.follower.record.header
        message = ack_message(header.game, 0, 0, self.follower.digest)
        if len(signatures) != len(header.seats):
            raise Misconduct(tr("{host} started the deal before everyone agreed to it."))
        for info, value in zip(header.seats, signatures, strict=True):
            if info.key is None:
                continue
            if value is None or not is_signed(bytes.fromhex(info.key), message, value):
                raise Misconduct(tr("{host} started the deal without {name}’s agreement."), name=info.name)

    def sign_header(self) -> bytes:
        """Return this seat’s signature on the header."""
        return self.signer.sign(ack_message(self.game, 0, 0, self.follower.digest))

    def read(self, line: Line) -> Entry:
        """Return the entry in a line; raises ``Misconduct`` where there is none."""
        try:
            whole = line if self.seat is None else restore_signatures(line, self.seat, self.own_signature)
            return unpack_entry(whole, self.follower.rules, len(self.follower.record.header.seats))
        except RecordError as error:
            raise invalid_entry(len(self.follower.positions), error.message) from error

    def check_signature(self, entry: Entry, signature: bytes, host_key: bytes) -> None:
        """Check the host’s signature on an entry, and that ours is the same entry; raises ``Misconduct``."""
        signed = Compare(self.game, entry.epoch, entry.seq, entry.trailer.digest, signature)
        if not is_signed(host_key, entry_message(self.game, entry.epoch, entry.seq, entry.trailer.digest), signature):
            raise Misconduct(tr("{host} sent an unsigned move."))
        if entry.seq <= self.last:
            known = self.follower.record.entries[entry.seq]
            if (known.epoch, known.trailer.digest) != (entry.epoch, entry.trailer.digest):
                raise equivocation(entry.seq, self._against(signed))
        self.host_signatures.setdefault(entry.seq, signed)

    def apply(self, entry: Entry) -> EntryApplied:
        """Apply the next entry; raises ``Misconduct``, and ``DigestMismatch`` for a digest that is not ours.

        The host’s signature and those that it relays are checked later, by ``check_signature`` and ``check_relayed``,
        so that the screen need not wait for them.
        """
        if isinstance(entry.body, Redeal):
            # An elected host sends its votes and the history; no host deals again in the middle of its game.
            raise unelected_host()
        try:
            events = self.follower.accept(entry)
        except InvalidEntry as error:
            raise illegal_entry(entry.seq, error) from error
        return EntryApplied(entry, events, self.follower.position)

    def check_relayed(self, entry: Entry, follower: Follower | None = None) -> None:
        """Check the signatures of others that an entry relays, in this copy or another; raises ``Misconduct``."""
        follower = follower or self.follower
        forger = invalid_signer(follower.record, entry)
        if forger is not None:
            text = tr(
                "{host} passed on a signature that {name} did not give for this game. It was forged, or {name} was "
                "shown a different game."
            )
            seats = follower.position.seats
            raise Misconduct(text, name=seats[forger].name if forger < len(seats) else str(forger + 1))

    def extend(self, begin: Begin, entries: Sequence[Entry], elected: Elected | None = None) -> ReplicaReset:
        """Append the host’s entries to ours; where a newer epoch has replaced some of ours, those are dropped.

        ``elected`` are the votes that the host has shown for that. Raises ``Misconduct`` for a history that is
        invalid or differs from ours within an epoch, and ``DigestMismatch``.
        """
        mine = self.follower.record.entries
        kept = min(begin.first, len(mine))
        while kept < min(len(mine), begin.first + len(entries)) and _same(mine[kept], entries[kept - begin.first]):
            kept += 1
        if begin.first > len(mine):
            raise invalid_entry(len(mine), tr("entries are missing"))
        rest = entries[kept - begin.first :]
        newest = rest[-1].epoch if rest else 0
        if kept < len(mine) and newest <= mine[-1].epoch:
            raise equivocation(kept)
        if mine and newest <= mine[-1].epoch and begin.host_seat not in (self.last_host or (begin.host_seat,)):
            raise Misconduct(tr("{host} is not the host of this game."))
        if rest or kept < len(mine):
            follower = self._extended(kept, rest)
            for entry in rest:
                self.check_relayed(entry, follower)
            self._check_host(follower, kept, begin.host_seat, elected)
            self.follower = follower
            self.host_signatures = {seq: signed for seq, signed in self.host_signatures.items() if seq < kept}
        self.last_host = (begin.host_seat,)
        return self.as_news(kept)

    def as_news(self, kept: int = 0) -> ReplicaReset:
        """Return the whole replica as news."""
        record = self.follower.record
        steps = map(EntryApplied, record.entries, self.follower.events, self.follower.positions)
        return ReplicaReset(record.header, record.header_trailers, tuple(steps), kept)

    def ack(self) -> Ack:
        """Return the acknowledgement of the last entry, with the seat’s signature."""
        entry = self.follower.record.entries[-1]
        value = self.own_signature(entry.seq)
        assert value is not None
        return Ack(entry.epoch, entry.seq, entry.trailer.digest, value)

    def own_signature(self, seq: int) -> bytes | None:
        """Return the seat’s signature on an entry, ``None`` beyond the last; the same entry always has the same one."""
        if seq not in range(len(self.follower.positions)):
            return None
        entry = self.follower.record.entries[seq]
        message = ack_message(self.game, entry.epoch, entry.seq, entry.trailer.digest)
        if self._signed[0] != message:
            self._signed = message, self.signer.sign(message)
        return self._signed[1]

    def compare(self, other: Compare, host_key: bytes) -> None:
        """Compare what the host signed for another guest with our copy; raises ``Misconduct`` where they differ."""
        if other.game != self.game or other.seq not in range(len(self.follower.positions)):
            return
        entry = self.follower.record.entries[other.seq]
        message = entry_message(other.game, other.epoch, other.seq, other.digest)
        if entry.epoch != other.epoch or entry.trailer.digest == other.digest:
            return
        if is_signed(host_key, message, other.signature):
            raise equivocation(other.seq, self._against(other))

    def signature_for(self, seq: int) -> Compare | None:
        """Return what a host has signed for us for an entry, or for the last one before it."""
        known = self.host_signatures
        newest = seq if seq in known else max((entry for entry in known if entry <= seq), default=-1)
        return known.get(newest)

    def allows(self, action: Action) -> bool:
        """Whether this guest’s seat may do something now; never where it has a card that this replica does not know."""
        position = self.follower.position
        state = position.state
        if self.seat is None or self.follower.record.end is not None or current_actor(state) != self.seat:
            return False
        if position.seats[self.seat].kind != "human":
            return False
        try:
            apply(state, action)
        except IllegalAction:
            return False
        return all(card.card is not None for card in state.players[self.seat].hand)

    def _against(self, other: Compare) -> tuple[Compare, ...]:
        """Return two signatures for one entry as evidence: ours, where we have it, and another."""
        own = self.host_signatures.get(other.seq)
        return (other,) if own is None else (own, other)

    def _extended(self, kept: int, rest: Sequence[Entry]) -> Follower:
        """Return the first ``kept`` entries and then the host’s; raises ``Misconduct`` and ``DigestMismatch``.

        Entries before a redeal may lack hidden cards that the new host does not have. Such cards stay unknown until
        the redeal.
        """
        record = self.follower.record
        ours = GameRecord(record.header, record.header_trailers, record.entries[:kept])
        deals = [entry.epoch for entry in rest if isinstance(entry.body, Redeal)]
        base = follow(ours)
        try:
            for entry in rest:
                base.accept(entry)
        except InvalidEntry as error:
            if not deals:
                raise illegal_entry(len(base.positions), error) from error
        else:
            return base
        try:
            return extended(follow(ours), rest, deals[-1])
        except InvalidEntry as error:
            raise illegal_entry(kept, error) from error

    def _check_host(self, follower: Follower, kept: int, host_seat: Seat | None, elected: Elected | None) -> None:
        """Check that the host after the first ``kept`` entries was elected; raises ``Misconduct``.

        The votes for the last of several new deals cover those before it: the voters had them in their copies.
        """
        deals = [entry for entry in follower.record.entries[kept:] if isinstance(entry.body, Redeal)]
        if not deals:
            return
        newest, mandate = deals[-1], elected
        if self.expected_redeal is not None and self.expected_redeal.mandate.epoch == newest.epoch:
            mandate = self.expected_redeal.mandate
            self._check_redeal(self.expected_redeal, newest)
        others = [seat for seat in electorate(follower, newest.seq) if seat != host_seat]
        before = self.last_host if len(deals) == 1 else ()
        lost = before[0] if before else next(iter(others), None)
        if mandate is None or host_seat != mandate.host_seat or not justify_redeal(follower, newest.seq, mandate, lost):
            raise unelected_host()

    def _check_redeal(self, election: ExpectedRedeal, entry: Entry) -> None:
        """Check that a new deal is the one this seat has voted for, and returns no card that it has shown."""
        body = entry.body
        assert isinstance(body, Redeal)
        if body.deal != election.mandate.deal:
            raise Misconduct(tr("{host} dealt again with a different secret than the one committed to."))
        mine = [vote.commitment for vote in election.mandate.votes if vote.seat == self.seat]
        share = body.seed_shares[self.seat] if body.seed_shares and self.seat is not None else None
        if mine and (share is None or commit_to_share(share) != mine[0]):
            raise Misconduct(tr("{host} changed your share of the new deal."))
        if set(election.shown) & set(body.returned):
            raise Misconduct(tr("{host} removed a card that you had revealed."))


def _same(mine: Entry, theirs: Entry) -> bool:
    return (mine.epoch, mine.trailer.digest) == (theirs.epoch, theirs.trailer.digest)
