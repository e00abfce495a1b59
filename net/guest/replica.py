"""A guest's own copy of a game: every check that stands between what a dealer sends and what is believed.

Knows records, keys and commitments; knows nothing of links, lobbies and files. Whatever is not true is raised as
``Misconduct``, which names who is behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from game.match.takeover import extended
from game.record import OPEN, TABLE, Entry, GameRecord, Header, Mark, RecordError, Redeal, as_seen
from game.record.follower import EntryRefused, Follower, follow
from game.record.hashing import commit_to_nonce
from game.record.keys import Signer, ack_message, commit_message, is_signed
from game.record.position import Position
from game.record.signatures import invalid_signer
from game.rules import Action, Event, IllegalAction, Place, Seat, apply, current_actor
from game.support.i18n import tr
from net.guest.misconduct import Misconduct, broken, equivocation_text, refused, unelected
from net.protocol.messages import Ack, Begin, Compare, Elected, Line
from net.protocol.record_lines import fill_in, unpack_entry
from net.succession.votes import electorate, justify_redeal


class ExpectedRedeal(msgspec.Struct, frozen=True):
    """What this seat knows of the deal that it has voted for: it must come just so.

    ``mandate`` are the votes as they were shown to it, ``shown`` the places whose cards it has shown itself.
    """

    mandate: Elected
    shown: tuple[Place, ...] = ()


class EntryApplied(msgspec.Struct, frozen=True):
    """An entry that was taken: what moved, and what stands after it."""

    entry: Entry
    events: tuple[Event, ...]
    position: Position


class ReplicaReset(msgspec.Struct, frozen=True):
    """The copy begins, or was brought up to date: the whole of it; the first ``kept`` entries were there before."""

    header: Header
    marks: tuple[Mark, ...]
    steps: tuple[EntryApplied, ...]
    kept: int


class Denied(msgspec.Struct, frozen=True):
    """A proposal or wish was not granted: by the rule named, or for what the text says."""

    reason: str
    text: str


News: TypeAlias = EntryApplied | ReplicaReset | Denied


class VerifiedReplica:
    """One game in this guest's eyes; ``follower`` is its copy, ``words`` what dealers have signed, by entry.

    ``dealt_by`` holds the seat of whoever dealt last (``None`` for a dealer without one); it is empty for a copy from
    the disk, which does not tell.
    """

    def __init__(self, signer: Signer, header: Header, marks: tuple[Mark, ...]) -> None:
        """Begin before the first entry; raises ``RecordError`` for a header whose digests are wrong."""
        self.signer = signer
        self.follower = Follower(header, marks)
        self.seat = header.seat_of(signer.public)
        self.dealer_signatures: dict[int, Compare] = {}
        self.expected_redeal: ExpectedRedeal | None = None
        self._signed: tuple[bytes, bytes] = (b"", b"")
        self.dealt_by: tuple[Seat | None, ...] = ()

    @classmethod
    def of_copy(cls, signer: Signer, saved: Follower) -> VerifiedReplica:
        """Go on from the own saved copy; one that was the table's becomes that of the own seat."""
        header = saved.record.header
        seat = header.seat_of(signer.public)
        if header.view == TABLE:
            saved = follow(as_seen(saved.record, OPEN if seat is None else seat))
        play = cls(signer, saved.record.header, saved.record.marks)
        play.follower = saved
        return play

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
        """Tell whether a header is that of this game; from which epoch on its viewer knows all may differ."""
        ours = self.follower.record.header
        return msgspec.structs.replace(header, since=ours.since) == ours

    def check_header_signatures(self, signatures: Sequence[bytes | None], host: str) -> None:
        """Check that every seat with a key has signed the header; raises ``Misconduct``."""
        header = self.follower.record.header
        message = ack_message(header.game, 0, 0, self.follower.digest)
        if len(signatures) != len(header.seats):
            raise Misconduct(tr("{host} has begun the deal before everybody agreed to it.").format(host=host))
        for info, value in zip(header.seats, signatures, strict=True):
            if info.key is None:
                continue
            if value is None or not is_signed(bytes.fromhex(info.key), message, value):
                text = tr("{host} has begun the deal without the agreement of {name}.")
                raise Misconduct(text.format(host=host, name=info.name))

    def sign_header(self) -> bytes:
        """Sign the header."""
        return self.signer.sign(ack_message(self.game, 0, 0, self.follower.digest))

    def read(self, line: Line, host: str) -> Entry:
        """Read an entry; raises ``Misconduct`` where there is none in the line."""
        try:
            whole = line if self.seat is None else fill_in(line, self.seat, self.own_signature)
            return unpack_entry(whole, self.follower.rules, len(self.follower.record.header.seats))
        except RecordError as error:
            raise Misconduct(broken(host, len(self.follower.positions), error.message)) from error

    def check_signature(self, entry: Entry, signature: bytes, dealer: bytes, host: str) -> None:
        """Check the dealer's word for an entry, and that it has given no other for the same; raises ``Misconduct``."""
        word = Compare(self.game, entry.epoch, entry.seq, entry.mark.digest, signature)
        if not is_signed(dealer, commit_message(self.game, entry.epoch, entry.seq, entry.mark.digest), signature):
            raise Misconduct(tr("{host} has sent a move without signing it.").format(host=host))
        if entry.seq <= self.last:
            known = self.follower.record.entries[entry.seq]
            if (known.epoch, known.mark.digest) != (entry.epoch, entry.mark.digest):
                raise Misconduct(equivocation_text(host, entry.seq), self._against(word))
        self.dealer_signatures.setdefault(entry.seq, word)

    def apply(self, entry: Entry, host: str) -> EntryApplied:
        """Take the next entry; raises ``Misconduct``, and ``Desync`` for a digest that is not ours.

        The dealer's word for it and the signatures that it relays are still to be checked, by ``heard`` and
        ``check_relayed``.
        """
        if isinstance(entry.body, Redeal):
            # A dealer that was elected sends its votes and the whole history; in mid-game nobody deals anew.
            raise Misconduct(unelected(host))
        try:
            events = self.follower.accept(entry)
        except EntryRefused as error:
            raise Misconduct(refused(host, entry.seq, error)) from error
        return EntryApplied(entry, events, self.follower.position)

    def check_relayed(self, host: str) -> None:
        """Check the signatures of others that the last entry relays; raises ``Misconduct``."""
        self._check_relayed(self.follower, self.follower.record.entries[-1], host)

    def extend(self, begin: Begin, entries: Sequence[Entry], host: str, elected: Elected | None = None) -> ReplicaReset:
        """Put what the dealer has behind what is ours; what is ours beyond it has been overtaken by a newer epoch.

        ``elected`` are the votes that the dealer has shown for that. Raises ``Misconduct`` for a history that is not
        true or differs from ours within an epoch, and ``Desync``.
        """
        mine = self.follower.record.entries
        kept = min(begin.first, len(mine))
        while kept < min(len(mine), begin.first + len(entries)) and _same(mine[kept], entries[kept - begin.first]):
            kept += 1
        if begin.first > len(mine):
            raise Misconduct(broken(host, len(mine), tr("entries are missing")))
        rest = entries[kept - begin.first :]
        newest = rest[-1].epoch if rest else 0
        if kept < len(mine) and newest <= mine[-1].epoch:
            raise Misconduct(equivocation_text(host, kept))
        if mine and newest <= mine[-1].epoch and begin.dealer not in (self.dealt_by or (begin.dealer,)):
            raise Misconduct(tr("{host} is not the computer that deals this game.").format(host=host))
        if rest or kept < len(mine):
            follower = self._extended(kept, rest, host)
            for entry in rest:
                self._check_relayed(follower, entry, host)
            self._check_dealer(follower, kept, begin.dealer, elected, host)
            self.follower = follower
            self.dealer_signatures = {seq: word for seq, word in self.dealer_signatures.items() if seq < kept}
        self.dealt_by = (begin.dealer,)
        return self.as_news(kept)

    def as_news(self, kept: int = 0) -> ReplicaReset:
        """Give the whole copy as news."""
        record = self.follower.record
        steps = map(EntryApplied, record.entries, self.follower.events, self.follower.positions)
        return ReplicaReset(record.header, record.marks, tuple(steps), kept)

    def ack(self) -> Ack:
        """Acknowledge the last entry with the seat's signature."""
        entry = self.follower.record.entries[-1]
        value = self.own_signature(entry.seq)
        assert value is not None
        return Ack(entry.epoch, entry.seq, entry.mark.digest, value)

    def own_signature(self, seq: int) -> bytes | None:
        """Give the seat's signature on an entry of the copy, always the same for the same entry."""
        if seq not in range(len(self.follower.positions)):
            return None
        entry = self.follower.record.entries[seq]
        message = ack_message(self.game, entry.epoch, entry.seq, entry.mark.digest)
        if self._signed[0] != message:
            self._signed = message, self.signer.sign(message)
        return self._signed[1]

    def compare(self, other: Compare, dealer: bytes, host: str) -> None:
        """Compare what the dealer signed for another guest with our copy; raises ``Misconduct`` where they differ."""
        if other.game != self.game or other.seq not in range(len(self.follower.positions)):
            return
        entry = self.follower.record.entries[other.seq]
        message = commit_message(other.game, other.epoch, other.seq, other.digest)
        if entry.epoch != other.epoch or entry.mark.digest == other.digest:
            return
        if is_signed(dealer, message, other.signature):
            raise Misconduct(equivocation_text(host, other.seq), self._against(other))

    def signature_for(self, seq: int) -> Compare | None:
        """Give the newest that a dealer has signed for us up to an entry."""
        known = self.dealer_signatures
        newest = seq if seq in known else max((entry for entry in known if entry <= seq), default=-1)
        return known.get(newest)

    def allows(self, action: Action) -> bool:
        """Tell whether the own seat may do something now; where it has a card that it does not know, nobody can."""
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
        """Put our own word beside another one that does not agree with it."""
        own = self.dealer_signatures.get(other.seq)
        return (other,) if own is None else (own, other)

    def _extended(self, kept: int, rest: Sequence[Entry], host: str) -> Follower:
        """Follow the whole again; raises ``Misconduct`` and ``Desync``.

        Where a dealer was lost meanwhile, its hidden cards may be missing from what a new one can tell: then they stay
        unknown until that one's own deal.
        """
        record = self.follower.record
        ours = GameRecord(record.header, record.marks, record.entries[:kept])
        deals = [entry.epoch for entry in rest if isinstance(entry.body, Redeal)]
        base = follow(ours)
        try:
            for entry in rest:
                base.accept(entry)
        except EntryRefused as error:
            if not deals:
                raise Misconduct(refused(host, len(base.positions), error)) from error
        else:
            return base
        try:
            return extended(follow(ours), rest, deals[-1])
        except EntryRefused as error:
            raise Misconduct(refused(host, kept, error)) from error

    def _check_relayed(self, follower: Follower, entry: Entry, host: str) -> None:
        liar = invalid_signer(follower.record, entry)
        if liar is not None:
            name = follower.position.seats[liar].name if liar < len(follower.position.seats) else str(liar + 1)
            text = tr(
                "{host} has passed on a signature that {name} did not give to this game: it was forged, or {name} was "
                "told something else than you."
            )
            raise Misconduct(text.format(host=host, name=name))

    def _check_dealer(
        self, follower: Follower, kept: int, dealer: Seat | None, elected: Elected | None, host: str
    ) -> None:
        """Check that who deals after the first ``kept`` entries was elected to.

        The votes for the last of several new deals bear out all before it: they were given by people who had them.
        """
        deals = [entry for entry in follower.record.entries[kept:] if isinstance(entry.body, Redeal)]
        if not deals:
            return
        newest, mandate = deals[-1], elected
        if self.expected_redeal is not None and self.expected_redeal.mandate.epoch == newest.epoch:
            mandate = self.expected_redeal.mandate
            self._check_redeal(self.expected_redeal, newest, host)
        others = [seat for seat in electorate(follower, newest.seq) if seat != dealer]
        before = self.dealt_by if len(deals) == 1 else ()
        lost = before[0] if before else next(iter(others), None)
        if mandate is None or dealer != mandate.dealer or not justify_redeal(follower, newest.seq, mandate, lost):
            raise Misconduct(unelected(host))

    def _check_redeal(self, election: ExpectedRedeal, entry: Entry, host: str) -> None:
        """Check that a new deal keeps to what this seat was promised, and returns no card that it has shown."""
        body = entry.body
        assert isinstance(body, Redeal)
        if body.deal != election.mandate.deal:
            raise Misconduct(tr("{host} has dealt anew from another secret than it committed to.").format(host=host))
        mine = [voice.promise for voice in election.mandate.votes if voice.seat == self.seat]
        share = body.nonces[self.seat] if body.nonces and self.seat is not None else None
        if mine and (share is None or commit_to_nonce(share) != mine[0]):
            raise Misconduct(tr("{host} has changed your share of the new deal.").format(host=host))
        if set(election.shown) & set(body.returned):
            raise Misconduct(tr("{host} has taken a card away that you had shown.").format(host=host))


def _same(mine: Entry, theirs: Entry) -> bool:
    return (mine.epoch, mine.mark.digest) == (theirs.epoch, theirs.mark.digest)
