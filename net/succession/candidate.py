"""The candidate’s side of an election: count votes, fetch the longest log, commit to a secret, collect seed shares.

Knows followers, votes and links by number; knows no sockets. The vote for another seat is
in ``voter``.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.match.takeover import extended
from game.record import Entry, RecordError, RevealedCard
from game.record.follower import DigestMismatch, Follower, InvalidEntry
from game.record.hashing import SEED_SHARE_BYTES, commit_to_secret, commit_to_share
from game.rules import Seat, hand
from net.protocol.limits import ELECTION_S
from net.protocol.messages import Elect, Elected, Fetch, History, NotElected, VoterShare
from net.protocol.record_lines import unpack_entry
from net.succession.election_rules import ballot_of, electorate, is_valid, log_end, longest_log, majority, make_vote
from net.succession.election_state import PATIENCE_S, BallotBox, ElectionState, ElectionWon


class Candidate(ElectionState):
    """A seat that others may vote for."""

    def _on_vote(self, link: int, message: Elect, now: float) -> None:
        seat = self.links.get(link)
        follower = self._copy()
        if seat is None or message.game != self.game or follower.record.end is not None:
            return
        ballot = ballot_of(seat, message)
        if (
            message.candidate != self.me
            or seat not in electorate(follower)
            or not self._is_near(message.epoch)
            or self._is_excluded(seat, now)
            or not is_valid(follower, message.epoch, self.me, ballot)
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
        self.state, self._until = "candidate", now + PATIENCE_S
        if self._has_enough(follower):
            self._complete_log(now)

    def _has_enough(self, follower: Follower) -> bool:
        """Whether more than half of the electorate, this seat among them, have voted for it."""
        counted = {self.me, *self._box.votes} & set(electorate(follower))
        return self.me in counted and len(counted) >= majority(follower)

    def _wait_for_votes(self, now: float) -> None:
        """Fetch a longer log before giving up: a resignation in it may make the votes at hand a majority."""
        if now >= self._until:
            self._pass_over(self.me, now)
            self._abandon(now)
            return
        best = longest_log(self._box.votes.items())
        newer = best is not None and _is_newer(best[1], self._copy())
        if newer and self._box.source is None and now >= self._until - ELECTION_S:
            self._complete_log(now)

    def _refuse_vote(self, link: int, message: Elect, now: float) -> None:
        """Refuse a vote: the host is there, or another election is under way here."""
        lives = self.state in ("following", "leader")
        if self.state in ("fetching", "elected") and message.epoch == self._box.epoch:
            return
        self._send(link, NotElected("alive" if lives else "stale", self._own_epoch()))

    def _on_vote_as_leader(self, link: int, message: Elect, now: float) -> None:
        """Accept a vote for its re-election while halted: that voter acknowledges nothing of the current epoch."""
        if self.halted:
            self._on_vote(link, message, now)
        else:
            self._refuse_vote(link, message, now)

    def _complete_log(self, now: float) -> None:
        """Fetch the longest log of the voters before the new deal; its resignations decide what a majority is."""
        follower = self._copy()
        best = longest_log(self._box.votes.items())
        epoch, seq, _ = log_end(follower)
        if best is None or not _is_newer(best[1], follower):
            self._count(follower, now)
            return
        seat, vote = best
        # A log of a newer epoch may differ from this copy from any entry on.
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
            except (RecordError, InvalidEntry, DigestMismatch):
                # The log is not the one its voter has signed: repeat the election without this voter.
                self._void({box.source}, now)
                return
            self._count(follower, now)

    def _count(self, follower: Follower, now: float) -> None:
        """Commit to a secret if the votes are a majority by the longest log."""
        if not self._has_enough(follower):
            self.state, self._until = "candidate", now + ELECTION_S
            return
        self._box.follower = follower
        self._promise(self._box.epoch)
        self._commit(now)

    def _extended(self, box: BallotBox, vote: Elect) -> Follower:
        """Return this seat’s copy with a voter’s entries in place of those of an overtaken epoch."""
        follower = self._copy()
        players = len(follower.record.header.seats)
        entries = [unpack_entry(packed, follower.rules, players) for packed in box.lines]
        own: list[Entry] = list(follower.record.entries)
        start = box.first
        while start < len(own) and entries and own[start].trailer.digest == entries[0].trailer.digest:
            start, entries = start + 1, entries[1:]
        if start < len(own):
            shorter = Follower(follower.record.header, follower.record.header_trailers)
            for entry in own[:start]:
                shorter.accept(entry)
            follower = shorter
        longer = extended(follower, entries, box.epoch)
        if log_end(longer) != (vote.last_epoch, vote.seq, vote.digest):
            raise InvalidEntry("the log does not end at the entry its vote names")
        return longer

    def _commit(self, now: float) -> None:
        """Commit to a secret, and send the commitment with all votes to the voters.

        The commitment precedes the seed shares: a candidate that knew the shares first could choose a secret to its
        liking.
        """
        box = self._box
        assert box.follower is not None
        box.secret = self._token(32)
        own = make_vote(self._signer, box.follower, self.me, box.epoch, commit_to_share(self._token(SEED_SHARE_BYTES)))
        ballots = [ballot_of(seat, vote) for seat, vote in (*box.votes.items(), (self.me, own))]
        votes = tuple(sorted(ballots, key=lambda ballot: ballot.seat))
        box.mandate = Elected(box.epoch, self.me, commit_to_secret(box.secret), votes)
        self.state, self._until = "elected", now + ELECTION_S
        for link in box.links.values():
            self._send(link, box.mandate)
        self._win_when_complete(now)

    def _on_share(self, link: int, message: VoterShare, now: float) -> None:
        seat = self.links.get(link)
        vote = None if seat is None else self._box.votes.get(seat)
        if seat is None or vote is None or commit_to_share(message.value) != vote.commitment:
            return
        self._box.seed_shares[seat], self._box.shown[seat] = message.value, message.shown
        self._win_when_complete(now)

    def _win_when_complete(self, now: float) -> None:
        if self._box.seed_shares.keys() >= self._box.votes.keys():
            self._win(now)

    def _void(self, missing: Iterable[Seat], now: float) -> None:
        """Abandon an election in which some voters withhold something, and exclude them for a while.

        Dealing without one of the shares would be a choice between two deals that are both known here. So all vote
        again, with new shares and a new secret that is committed to before any share is revealed.
        """
        for seat in missing:
            self._withheld[seat] = now + PATIENCE_S
        self._abandon(now)

    def _is_excluded(self, seat: Seat, now: float) -> bool:
        """Whether a voter withheld something last time, and the others are a majority without it."""
        owing = {other for other, until in self._withheld.items() if now < until}
        others = {self.me, *self.links.values()} - owing
        return seat in owing and len(others & set(electorate(self._copy()))) >= majority(self._copy())

    def _missing(self) -> set[Seat]:
        return set(self._box.votes) - set(self._box.seed_shares)

    def _win(self, now: float) -> None:
        """Report the victory with everything that the new deal needs."""
        box = self._box
        assert box.follower is not None
        assert box.mandate is not None
        players = range(len(box.follower.record.header.seats))
        seed_shares = tuple(box.seed_shares.get(seat) for seat in players)
        shown = tuple(
            RevealedCard(hand(seat, card.slot), card.card, card.salt)
            for seat, cards in box.shown.items()
            for card in cards
        )
        self._outgoing.append(ElectionWon(box.follower, shown, box.secret, box.epoch, seed_shares, box.mandate))
        self._pause_until = now + PATIENCE_S
        self._reset("leaderless")
        self._leaderless_since = now

    def _abandon(self, now: float) -> None:
        for link in self._box.links.values():
            self._send(link, NotElected("stale", self._box.epoch))
        self._box = BallotBox(self._box.epoch)
        self._withdraw(now)


def _is_newer(vote: Elect, follower: Follower) -> bool:
    """Whether a voter has entries that a copy lacks."""
    return (vote.last_epoch, vote.seq) > log_end(follower)[:2]
