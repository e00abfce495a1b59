"""One player’s part as the next dealer: it counts votes, takes the longest log, commits to a secret, collects shares.

Knows followers, votes and links as numbers; whom the others turn to is ``succession``’s business.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.match.takeover import extended
from game.record import Entry, RecordError
from game.record import Shown as ShownCard
from game.record.follower import Desync, EntryRefused, Follower
from game.record.hashing import commit_to_nonce, commit_to_secret
from game.rules import Seat, hand
from net.protocol.limits import ELECTION_S
from net.protocol.messages import Elect, Elected, Fetch, History, NotElected, SeedShare
from net.protocol.record_lines import unpack_entry
from net.succession.state import PATIENCE_S, BallotBox, ElectionState, ElectionWon
from net.succession.votes import electorate, is_true, longest, make_vote, needed, newest, voice_of


class Candidate(ElectionState):
    """A player that others may vote for."""

    def _on_vote(self, link: int, message: Elect, now: float) -> None:
        seat = self.links.get(link)
        follower = self._copy()
        if seat is None or message.game != self.game or follower.record.end is not None:
            return
        voice = voice_of(seat, message)
        if (
            message.dealer != self.me
            or seat not in electorate(follower)
            or not self._is_near(message.epoch)
            or self._is_done_without(seat, now)
            or not is_true(follower, message.epoch, self.me, voice)
        ):
            self._send(link, NotElected("wrong", self._own_epoch()))
            return
        least = max(self._own_epoch(), self._box.epoch - 1)
        if message.epoch <= least:
            self._send(link, NotElected("stale", least))
            return
        if message.epoch > self._box.epoch:
            for other in self._box.links.values():
                self._send(other, NotElected("stale", message.epoch - 1))
            self._box = BallotBox(message.epoch)
        self._box.votes[seat], self._box.links[seat] = message, link
        self.state, self._until = "standing", now + PATIENCE_S
        if self._has_enough(follower):
            self._complete_log(now)

    def _has_enough(self, follower: Follower) -> bool:
        """Tell whether this player, who must count itself, has the votes of more than half of those who count."""
        counted = {self.me, *self._box.votes} & set(electorate(follower))
        return self.me in counted and len(counted) >= needed(follower)

    def _wait_for_votes(self, now: float) -> None:
        """Ask for a longer log before giving up: in it somebody may have resigned, so that these votes are enough."""
        if now >= self._until:
            self._fail(self.me, now)
            self._call_off(now)
            return
        best = longest(self._box.votes.items())
        newer = best is not None and _is_newer(best[1], self._copy())
        if newer and self._box.source is None and now >= self._until - ELECTION_S:
            self._complete_log(now)

    def _on_vote_elsewhere(self, link: int, message: Elect, now: float) -> None:
        """Refuse a vote: the dealer lives, or this player is busy with another election."""
        lives = self.state in ("alive", "here")
        if self.state in ("fetching", "elected") and message.epoch == self._box.epoch:
            return
        self._send(link, NotElected("alive" if lives else "stale", self._own_epoch()))

    def _on_vote_here(self, link: int, message: Elect, now: float) -> None:
        """Somebody has promised itself to a newer epoch: without its acknowledgements a halted game cannot go on."""
        if self.halted:
            self._on_vote(link, message, now)
        else:
            self._on_vote_elsewhere(link, message, now)

    def _complete_log(self, now: float) -> None:
        """Take the longest log among the voters before the new deal; it also tells how many votes that needs."""
        follower = self._copy()
        best = longest(self._box.votes.items())
        epoch, seq, _ = newest(follower)
        if best is None or not _is_newer(best[1], follower):
            self._count(follower, now)
            return
        seat, vote = best
        # Of a newer epoch the log may have left this copy at any earlier entry.
        self._box.first = seq + 1 if vote.last_epoch == epoch else 0
        self._box.source, self._box.lines = seat, []
        self.state, self._until = "fetching", now + PATIENCE_S
        self._send(self._box.links[seat], Fetch(self._box.first))

    def _on_history(self, link: int, message: History, now: float) -> None:
        box = self._box
        if box.source is None or link != box.links[box.source] or message.first != box.first + len(box.lines):
            return
        box.lines += message.lines
        vote = box.votes[box.source]
        if not message.lines or box.first + len(box.lines) > vote.seq:
            try:
                follower = self._extended(box, vote)
            except (RecordError, EntryRefused, Desync):
                # A log that is not what its voter signed: the others may do without this voter.
                self._void({box.source}, now)
                return
            self._count(follower, now)

    def _count(self, follower: Follower, now: float) -> None:
        """Go on with the votes if they are enough by the longest log, which tells who has resigned."""
        if not self._has_enough(follower):
            self.state, self._until = "standing", now + ELECTION_S
            return
        self._box.follower = follower
        self._promise(self._box.epoch)
        self._commit(now)

    def _extended(self, box: BallotBox, vote: Elect) -> Follower:
        """Give the own copy the entries of a voter, in place of those that have been overtaken."""
        follower = self._copy()
        players = len(follower.record.header.seats)
        entries = [unpack_entry(packed, follower.rules, players) for packed in box.lines]
        own: list[Entry] = list(follower.record.entries)
        start = box.first
        while start < len(own) and entries and own[start].mark.digest == entries[0].mark.digest:
            start, entries = start + 1, entries[1:]
        if start < len(own):
            shorter = Follower(follower.record.header, follower.record.marks)
            for entry in own[:start]:
                shorter.accept(entry)
            follower = shorter
        longer = extended(follower, entries, box.epoch)
        if newest(longer) != (vote.last_epoch, vote.seq, vote.digest):
            raise EntryRefused("the log does not end where its vote says")
        return longer

    def _commit(self, now: float) -> None:
        """Commit to a secret and show the votes."""
        box = self._box
        assert box.follower is not None
        box.secret = self._token(32)
        promise = commit_to_nonce(self._token(32))
        own = make_vote(self._signer, box.follower, self.me, box.epoch, promise)
        voices = [voice_of(seat, vote) for seat, vote in box.votes.items()]
        votes = tuple(sorted((*voices, voice_of(self.me, own)), key=lambda voice: voice.seat))
        box.mandate = Elected(box.epoch, self.me, commit_to_secret(box.secret), votes)
        self.state, self._until = "elected", now + ELECTION_S
        for link in box.links.values():
            self._send(link, box.mandate)
        self._win_when_complete(now)

    def _on_share(self, link: int, message: SeedShare, now: float) -> None:
        seat = self.links.get(link)
        vote = None if seat is None else self._box.votes.get(seat)
        if seat is None or vote is None or commit_to_nonce(message.value) != vote.promise:
            return
        self._box.nonces[seat], self._box.shown[seat] = message.value, message.shown
        self._win_when_complete(now)

    def _win_when_complete(self, now: float) -> None:
        if self._box.nonces.keys() >= self._box.votes.keys():
            self._win(now)

    def _void(self, missing: Iterable[Seat], now: float) -> None:
        """Call an election off for what some voters owe; they are done without for a while.

        To deal without the share of one of them would be a choice between two deals that are both known here. So all
        choose again: with fresh shares, and with a fresh secret that is committed to before any of them opens.
        """
        for seat in missing:
            self._withheld[seat] = now + PATIENCE_S
        self._call_off(now)

    def _is_done_without(self, seat: Seat, now: float) -> bool:
        """Tell whether a voter owes something from the last time, and the others are enough."""
        owing = {other for other, until in self._withheld.items() if now < until}
        others = {self.me, *self.links.values()} - owing
        return seat in owing and len(others & set(electorate(self._copy()))) >= needed(self._copy())

    def _missing(self) -> set[Seat]:
        return set(self._box.votes) - set(self._box.nonces)

    def _win(self, now: float) -> None:
        """Hand over what the new deal needs."""
        box = self._box
        assert box.follower is not None
        assert box.mandate is not None
        players = range(len(box.follower.record.header.seats))
        nonces = tuple(box.nonces.get(seat) for seat in players)
        shown = tuple(
            ShownCard(hand(seat, card.slot), card.card, card.salt)
            for seat, cards in box.shown.items()
            for card in cards
        )
        self._outgoing.append(ElectionWon(box.follower, shown, box.secret, box.epoch, nonces, box.mandate))
        self._pause_until = now + PATIENCE_S
        self._reset("lost")
        self._lost_at = now

    def _call_off(self, now: float) -> None:
        for link in self._box.links.values():
            self._send(link, NotElected("stale", self._box.epoch))
        self._box = BallotBox(self._box.epoch)
        self._back(now)


def _is_newer(vote: Elect, follower: Follower) -> bool:
    """Tell whether a voter has entries that a copy lacks."""
    return (vote.last_epoch, vote.seq) > newest(follower)[:2]
