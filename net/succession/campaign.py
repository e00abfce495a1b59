"""The candidate’s side of an election: count votes, fetch the longest log, commit to a secret, collect seed shares.

The methods stand in the order of these steps. Knows followers, votes and links by number; knows no sockets, and nothing
of votes for another seat.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.match.takeover import extended
from game.record import Entry, RecordError, RevealedCard
from game.record.follower import DigestMismatch, Follower, InvalidEntry
from game.record.hashing import SEED_SHARE_BYTES, commit_to_secret, commit_to_share
from game.rules import Seat, hand
from net.protocol.limits import ELECTION_S
from net.protocol.messages import Elect, Elected, Fetch, HandShown, History, Line, NotElected, VoterShare
from net.protocol.record_lines import unpack_entry
from net.succession.election_rules import ballot_of, electorate, is_valid, log_end, longest_log, majority, make_vote
from net.succession.election_state import PATIENCE_S, ElectionState, ElectionWon


class BallotBox(msgspec.Struct):
    """The votes for this seat in one epoch, and what the voters sent after them."""

    epoch: int = 0
    votes: dict[Seat, Elect] = msgspec.field(default_factory=dict)
    links: dict[Seat, int] = msgspec.field(default_factory=dict)
    source: Seat | None = None
    """The voter whose log is fetched, from the entry ``first`` on, and its ``lines`` so far."""
    first: int = 0
    lines: list[Line] = msgspec.field(default_factory=list)
    follower: Follower | None = None
    """The copy that the new deal continues."""
    secret: bytes = b""
    mandate: Elected | None = None
    seed_shares: dict[Seat, bytes] = msgspec.field(default_factory=dict)
    shown: dict[Seat, tuple[HandShown, ...]] = msgspec.field(default_factory=dict)


class Campaign:
    """One seat as a candidate, from the first vote for it until it is elected or gives up."""

    def __init__(self, state: ElectionState) -> None:
        """Begin without votes."""
        self._state = state
        self._box = BallotBox()
        self._withheld: dict[Seat, float] = {}
        """Until when a voter is excluded that has withheld something."""

    def clear(self) -> None:
        """Forget all votes: the host is known again, or a new one is looked for."""
        self._box = BallotBox()

    def tick(self, now: float) -> None:
        """Handle timeouts of the roles of a candidate."""
        state = self._state
        match state.role:
            case "candidate":
                self._wait_for_votes(now)
            case "fetching" if now >= state.until:
                state.pass_over(state.me, now)
                self._abandon(now)
            case "elected" if now >= state.until:
                self._void(self._missing(), now)

    # --- votes -----------------------------------------------------------------------------------------------------

    def on_vote(self, link: int, message: Elect, now: float) -> None:
        """Count a vote for this seat."""
        state = self._state
        seat = state.links.get(link)
        follower = state.copy()
        if seat is None or message.game != state.game or follower.record.end is not None:
            return
        ballot = ballot_of(seat, message)
        if (
            message.candidate != state.me
            or seat not in electorate(follower)
            or not state.is_near(message.epoch)
            or self._is_excluded(seat, now)
            or not is_valid(follower, message.epoch, state.me, ballot)
        ):
            state.send(link, NotElected("wrong", state.own_epoch()))
            return
        newest = max(state.own_epoch(), self._box.epoch - 1)
        if message.epoch <= newest:
            state.send(link, NotElected("stale", newest))
            return
        if message.epoch > self._box.epoch:
            for other in self._box.links.values():
                state.send(other, NotElected("stale", message.epoch - 1))
            self._box = BallotBox(message.epoch)
        self._box.votes[seat], self._box.links[seat] = message, link
        state.role, state.until = "candidate", now + PATIENCE_S
        if self._has_enough(follower):
            self._complete_log(now)

    def on_vote_as_leader(self, link: int, message: Elect, now: float) -> None:
        """Accept a vote for its re-election while halted: that voter acknowledges nothing of the current epoch."""
        if self._state.halted:
            self.on_vote(link, message, now)
        else:
            self.refuse_vote(link, message, now)

    def refuse_vote(self, link: int, message: Elect, now: float) -> None:
        """Refuse a vote: the host is there, or another election is under way here."""
        state = self._state
        if state.role in ("fetching", "elected") and message.epoch == self._box.epoch:
            return
        lives = state.role in ("following", "leader")
        state.send(link, NotElected("alive" if lives else "stale", state.own_epoch()))

    def _has_enough(self, follower: Follower) -> bool:
        """Whether more than half of the electorate, this seat among them, have voted for it."""
        me = self._state.me
        counted = {me, *self._box.votes} & set(electorate(follower))
        return me in counted and len(counted) >= majority(follower)

    def _wait_for_votes(self, now: float) -> None:
        """Fetch a longer log before giving up: a resignation in it may make the votes at hand a majority."""
        state = self._state
        if now >= state.until:
            state.pass_over(state.me, now)
            self._abandon(now)
            return
        best = longest_log(self._box.votes.items())
        newer = best is not None and _is_newer(best[1], state.copy())
        if newer and self._box.source is None and now >= state.until - ELECTION_S:
            self._complete_log(now)

    def _is_excluded(self, seat: Seat, now: float) -> bool:
        """Whether a voter withheld something last time, and the others are a majority without it."""
        state = self._state
        owing = {other for other, until in self._withheld.items() if now < until}
        others = {state.me, *state.links.values()} - owing
        return seat in owing and len(others & set(electorate(state.copy()))) >= majority(state.copy())

    # --- the longest log -------------------------------------------------------------------------------------------

    def _complete_log(self, now: float) -> None:
        """Fetch the longest log of the voters before the new deal; its resignations decide what a majority is."""
        state, box = self._state, self._box
        follower = state.copy()
        best = longest_log(box.votes.items())
        epoch, seq, _ = log_end(follower)
        if best is None or not _is_newer(best[1], follower):
            self._count(follower, now)
            return
        seat, vote = best
        # A log of a newer epoch may differ from this copy from any entry on.
        box.first = seq + 1 if vote.last_epoch == epoch else 0
        box.source, box.lines = seat, []
        state.role, state.until = "fetching", now + PATIENCE_S
        state.send(box.links[seat], Fetch(box.first))

    def on_history(self, link: int, message: History, now: float) -> None:
        """Add a part of the log that is fetched, and count the votes once it is complete."""
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

    def _extended(self, box: BallotBox, vote: Elect) -> Follower:
        """Return this seat’s copy with a voter’s entries in place of those of an overtaken epoch."""
        follower = self._state.copy()
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

    def _count(self, follower: Follower, now: float) -> None:
        """Commit to a secret if the votes are a majority by the longest log."""
        state = self._state
        if not self._has_enough(follower):
            state.role, state.until = "candidate", now + ELECTION_S
            return
        self._box.follower = follower
        state.promise(self._box.epoch)
        self._send_commitment(now)

    # --- the secret and the seed shares ----------------------------------------------------------------------------

    def take_over_alone(self, now: float) -> None:
        """Be elected by this seat’s own vote, as nobody else could vote."""
        state = self._state
        self._box = BallotBox(state.newest_epoch() + 1, follower=state.copy())
        state.promise(self._box.epoch)
        self._send_commitment(now)

    def _send_commitment(self, now: float) -> None:
        """Commit to a secret, and send the commitment with all votes to the voters.

        The commitment precedes the seed shares: a candidate that knew the shares first could choose a secret to its
        liking.
        """
        state, box = self._state, self._box
        assert box.follower is not None
        box.secret = state.token(32)
        own = make_vote(state.signer, box.follower, state.me, box.epoch, commit_to_share(state.token(SEED_SHARE_BYTES)))
        ballots = [ballot_of(seat, vote) for seat, vote in (*box.votes.items(), (state.me, own))]
        votes = tuple(sorted(ballots, key=lambda ballot: ballot.seat))
        box.mandate = Elected(box.epoch, state.me, commit_to_secret(box.secret), votes)
        state.role, state.until = "elected", now + ELECTION_S
        for link in box.links.values():
            state.send(link, box.mandate)
        self._win_when_complete(now)

    def on_share(self, link: int, message: VoterShare, now: float) -> None:
        """Store the seed share and the hidden cards of a voter, if the share matches the commitment in its vote."""
        seat = self._state.links.get(link)
        vote = None if seat is None else self._box.votes.get(seat)
        if seat is None or vote is None or commit_to_share(message.value) != vote.commitment:
            return
        self._box.seed_shares[seat], self._box.shown[seat] = message.value, message.shown
        self._win_when_complete(now)

    def _missing(self) -> set[Seat]:
        """Return the voters whose seed shares are missing."""
        return set(self._box.votes) - set(self._box.seed_shares)

    def _win_when_complete(self, now: float) -> None:
        if not self._missing():
            self._win(now)

    def _win(self, now: float) -> None:
        """Report the victory with everything that the new deal needs."""
        state, box = self._state, self._box
        assert box.follower is not None
        assert box.mandate is not None
        players = range(len(box.follower.record.header.seats))
        seed_shares = tuple(box.seed_shares.get(seat) for seat in players)
        shown = tuple(
            RevealedCard(hand(seat, card.slot), card.card, card.salt)
            for seat, cards in box.shown.items()
            for card in cards
        )
        state.report(ElectionWon(box.follower, shown, box.secret, box.epoch, seed_shares, box.mandate))
        state.reset("leaderless")
        self.clear()
        state.pause_until, state.leaderless_since = now + PATIENCE_S, now

    # --- failure ---------------------------------------------------------------------------------------------------

    def remove_link(self, link: int, now: float) -> None:
        """Give the election up if the link of a voter has ended whose seed share is missing."""
        missing = self._missing()
        if self._state.role == "elected" and any(self._box.links[seat] == link for seat in missing):
            self._void(missing, now)

    def _void(self, missing: Iterable[Seat], now: float) -> None:
        """Abandon an election in which some voters withhold something, and exclude them for a while.

        Dealing without one of the shares would be a choice between two deals that are both known here. So all vote
        again, with new shares and a new secret that is committed to before any share is revealed.
        """
        for seat in missing:
            self._withheld[seat] = now + PATIENCE_S
        self._abandon(now)

    def _abandon(self, now: float) -> None:
        """Notify the voters that this election has failed, and wait for votes in a newer epoch."""
        for link in self._box.links.values():
            self._state.send(link, NotElected("stale", self._box.epoch))
        self._box = BallotBox(self._box.epoch)
        self._state.withdraw(now)


def _is_newer(vote: Elect, follower: Follower) -> bool:
    """Whether a voter has entries that a copy lacks."""
    return (vote.last_epoch, vote.seq) > log_end(follower)[:2]
