"""Who deals when the dealer is lost: the players ask each other, vote, and one of them takes the game over.

A table of states and messages, told what arrived and what time it is. Knows followers, votes and promises; links are
numbers whose players are known already (``peering``), and the new deal itself is made by whoever it names.

Two promises make it safe. A player votes once for each epoch, and writes down before the vote leaves that it will
acknowledge nothing of an older one; and a dealer commits nothing without so many acknowledgements that the rest cannot
elect another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, get_args

import msgspec

from game.record.hashing import commit_to_nonce
from game.rules import Seat
from net.protocol.limits import CHUNK_BYTES, ELECTION_S
from net.protocol.messages import (
    AnyMessage,
    Ask,
    Elect,
    Elected,
    Fetch,
    History,
    Line,
    NotElected,
    PeerAddress,
    SeedShare,
    Whereabouts,
)
from net.protocol.record_lines import pack_entry
from net.succession.candidate import Candidate
from net.succession.state import ASK_S, PATIENCE_S, BallotBox, ElectionWon, HostFound, Outcome, State, VotePledge
from net.succession.votes import alone, electorate, line, make_vote, may_be_elected, needed, show_cards, voice_of

__all__ = ["ElectionWon", "HostFound", "Outcome", "State", "Succession", "VotePledge"]

CLICK_S: Final = 3.0
"""How long the dealer of two must be lost before the other is asked whether to take over."""
REFUSALS: Final = 3
"""After how many refused votes a player turns to the next in line."""

ROUND: Final = 4
"""In all but every fourth attempt only the first of all is voted for: so those who vote past each other meet."""


class Succession(Candidate):
    """One player’s part in finding who deals."""

    # --- what the node tells ---------------------------------------------------------------------------------------

    def sit(self, me: Seat, promised: int) -> None:
        """Say which seat this is, and which epoch it has promised itself to before."""
        self.me = me
        self.promised = max(self.promised, promised)

    def follow(self, dealer: Seat | None, where: PeerAddress | None) -> None:
        """The dealer is there and this player is its guest, even where a promise keeps it from acknowledging."""
        if self._copy().position.epoch >= self.promised:
            self._opened.clear()
        self._reset("alive")
        self.dealer, self.where = dealer, where

    def deal(self, mandate: Elected | None, where: PeerAddress) -> None:
        """This player deals itself; ``mandate`` are the votes that made it the dealer."""
        self._reset("here")
        self.mandate, self.where = mandate, where
        self.dealer = self.me
        if mandate is not None:
            self.promised = max(self.promised, mandate.epoch)
        for link in self.links:
            self._tell(link)

    def lose(self, now: float) -> None:
        """The dealer is lost."""
        if self.state == "alive":
            self._reset("lost")
            self._lost_at = now
            self._ask_at = now

    def stop(self) -> None:
        """This player has stopped: it neither votes nor deals, and others are not to wait for it."""
        if self.state != "stopped":
            self._reset("stopped")

    def answer(self, yes: bool, now: float) -> None:
        """The person’s answer to the question whether to take over."""
        if not self.question:
            return
        self.question = False
        if yes:
            epoch = self._newest_epoch() + 1
            self._box = BallotBox(epoch, follower=self._copy())
            self._promise(epoch)
            self._commit(now)
        else:
            self._lost_at = now + 10 * CLICK_S

    def up(self, link: int, seat: Seat, now: float) -> None:
        """A fellow player is on a link."""
        self.links[link] = seat
        if self.is_asking:
            self._ask(link)

    def gone(self, link: int, now: float) -> None:
        """A link to a fellow player has ended."""
        seat = self.links.pop(link, None)
        if seat is not None and self._link_to(seat) is None:
            self.answers.pop(seat, None)
        if self.state in ("voted", "pledged") and link == self._vote_link:
            self._back(now)
        elif self.state == "elected" and any(self._box.links[owing] == link for owing in self._missing()):
            self._void(self._missing(), now)

    def received(self, link: int, message: AnyMessage, now: float) -> None:
        """Take what a fellow player says; what has no place in this state is passed over."""
        handler = _TABLE.get((self.state, type(message)))
        if handler is not None:
            handler(self, link, message, now)

    def tick(self, now: float) -> None:
        """Let time pass."""
        if self.is_asking and now >= self._ask_at:
            self._ask_at = now + ASK_S
            for link in self.links:
                self._ask(link)
        match self.state:
            case "lost":
                self._decide(now)
            case "voted" | "pledged" if now >= self._until:
                self._fail(self._voted_for, now)
                self._back(now)
            case "standing":
                self._wait_for_votes(now)
            case "fetching" if now >= self._until:
                self._fail(self.me, now)
                self._call_off(now)
            case "elected" if now >= self._until:
                self._void(self._missing(), now)
            case "alive" if self.halted and self.promised > self._copy().position.epoch:
                self._help(now)

    # --- voting ----------------------------------------------------------------------------------------------------

    def _decide(self, now: float) -> None:
        """Vote for the next in line who can be reached, if it is time."""
        follower = self._copy()
        if self.me not in electorate(follower) or follower.record.end is not None:
            return
        if any(answer.state == "alive" for answer in self.answers.values()):
            self._lost_at = max(self._lost_at, now - ELECTION_S)
            return
        if alone(follower, self.dealer, self.me):
            self.question = self.question or now - self._lost_at >= CLICK_S
            return
        if now < self._pause_until or now < self._lost_at + ASK_S:
            return
        reached = {seat for seat, answer in self.answers.items() if answer.state == "lost" and self._link_to(seat)}
        if len((reached | {self.me}) & set(electorate(follower))) < needed(follower):
            # A promise that elects nobody would only keep this player from going on with a dealer that comes back.
            return
        # First the next in line; where that fails, or a dealer has stepped down, whoever sits first: all agree on that.
        order = line(follower, self.dealer)[: 1 + int((now - self._lost_at) / ELECTION_S)]
        if self._failures or self.dealer in reached | {self.me}:
            order = tuple(seat for seat in electorate(follower) if seat in reached | {self.me})
        order = tuple(seat for seat in order if not self._is_passed_over(seat, now))
        if order and self._failures % ROUND:
            order = order[:1]
            self._failed.pop(order[0], None)
        for seat in order:
            if now < self._failed.get(seat, now):
                continue
            link = self._link_to(seat)
            if seat == self.me:
                self._stand_since = self._stand_since or now
                if now - self._stand_since < PATIENCE_S:
                    return
                self._fail(seat, now)
            elif link is not None and seat in reached:
                self._elect(link, seat, now)
                return

    def _elect(self, link: int, seat: Seat, now: float) -> None:
        """Vote for a seat, after the promise is written down."""
        epoch = self._newest_epoch() + 1
        self._nonce = self._token(32)
        vote = make_vote(self._signer, self._copy(), seat, epoch, commit_to_nonce(self._nonce))
        self._promise(epoch)
        self._vote, self._voted_for, self._vote_link = vote, seat, link
        self.state, self._until = "voted", now + PATIENCE_S
        self._send(link, vote)

    def _help(self, now: float) -> None:
        """Vote for the own dealer to go on in a newer epoch: in this one it lacks an acknowledgement promised away."""
        link = None if self.dealer is None else self._link_to(self.dealer)
        if link is None or self.dealer is None or self.me not in electorate(self._copy()):
            return
        if now >= max(self._pause_until, self._failed.get(self.dealer, now)) and not self._is_passed_over(
            self.dealer, now
        ):
            self._elect(link, self.dealer, now)

    def _on_refusal(self, link: int, message: NotElected, now: float) -> None:
        if link != self._vote_link:
            return
        seat = self._voted_for
        if seat in self.answers:
            known = max(self.answers[seat].epoch, message.epoch)
            self.answers[seat] = msgspec.structs.replace(self.answers[seat], epoch=known)
        self._refusals += 1
        if message.why != "stale" or self._refusals >= REFUSALS:
            self._fail(seat, now)
            self._refusals = 0
            self._back(now)
        else:
            self._back(now)
            self._pause_until = now + ASK_S / 2

    def _on_fetch(self, link: int, message: Fetch, now: float) -> None:
        if link != self._vote_link:
            return
        follower = self._copy()
        lines: list[Line] = []
        first, size = message.first, 0
        for entry in follower.record.entries[max(first, 0) :]:
            packed = pack_entry(entry, follower.rules)
            weight = sum(map(len, packed[0])) * 2 + 40 * len(packed[1])
            if lines and size + weight > CHUNK_BYTES:
                self._send(link, History(first, tuple(lines)))
                first, size, lines = entry.seq, 0, []
            lines.append(packed)
            size += weight
        self._send(link, History(first, tuple(lines)))
        self._until = now + PATIENCE_S

    def _on_elected(self, link: int, message: Elected, now: float) -> None:
        """The vote has counted: open the share of the seed and show the own blind cards, as the dealer is bound now."""
        vote = self._vote
        if link != self._vote_link or vote is None or message.epoch != vote.epoch or message.dealer != self._voted_for:
            self._on_proof(link, message, now)
            return
        mine = voice_of(self.me, vote)
        if mine not in message.votes or not may_be_elected(self._copy(), message, self.dealer):
            self._fail(self._voted_for, now)
            self._back(now)
            return
        shown = show_cards(self._copy(), self.me)
        self._outgoing.append(VotePledge(message, tuple(card.slot for card in shown)))
        self._opened[self._voted_for] = (self._opened.get(self._voted_for, (0, now))[0] + 1, now)
        self._proofs[self._voted_for] = message
        self.state, self._until = "pledged", now + PATIENCE_S
        self._send(link, SeedShare(self._nonce, shown))

    # --- asking ----------------------------------------------------------------------------------------------------

    def _on_ask(self, link: int, message: Ask, now: float) -> None:
        if message.game == self.game:
            self._tell(link)

    def _tell(self, link: int) -> None:
        """Say what is known of the dealer; who deals shows its votes first."""
        position = self._copy().position
        match self.state:
            case "here":
                if self.mandate is not None:
                    self._send(link, self.mandate)
                self._send(link, Whereabouts(self.game, position.epoch, "here", self.where))
            case "alive":
                self._send(link, Whereabouts(self.game, position.epoch, "alive", self.where))
            case "stopped":
                self._send(link, Whereabouts(self.game, self._own_epoch(), "unknown", None))
            case _:
                self._send(link, Whereabouts(self.game, self._own_epoch(), "lost", None))

    def _ask(self, link: int) -> None:
        self._send(link, Ask(self.game, self._copy().position.epoch))

    def _on_proof(self, link: int, message: Elected, now: float) -> None:
        seat = self.links.get(link)
        if seat == message.dealer and may_be_elected(self._copy(), message, self.dealer):
            self._proofs[seat] = message

    def _on_whereabouts(self, link: int, message: Whereabouts, now: float) -> None:
        """Take an answer; a dealer in a newer epoch counts only with its votes."""
        seat = self.links.get(link)
        if seat is None or message.game != self.game:
            return
        self.answers[seat] = message
        dealer = message.dealer
        if message.state != "here" or dealer is None or dealer.seat != seat:
            return
        if dealer.key.hex() != self._copy().record.header.seats[seat].key:
            return
        epoch = self._copy().position.epoch
        proof = self._proofs.get(seat)
        proven = proof is not None and proof.epoch == message.epoch
        if message.epoch < epoch:
            if self.state == "lost" and now >= self._failed.get(seat, now):
                # It does not know yet that its deal was overtaken, and the dealer after it is lost: with this vote it
                # may go on from our log.
                self._elect(link, seat, now)
        elif self.state in ("here", "alive"):
            if message.epoch > epoch and proven:
                self._outgoing.append(HostFound(dealer, message.epoch))
        elif (proven or (message.epoch == epoch and seat == self.dealer)) and (
            self.state not in ("voted", "pledged") or message.epoch >= self.promised
        ):
            self._outgoing.append(HostFound(dealer, message.epoch))


_Handler: TypeAlias = Callable[[Succession, int, AnyMessage, float], None]
_ALL: Final[tuple[State, ...]] = get_args(State)


def _table() -> dict[tuple[State, type], _Handler]:
    """Say which message means what in which state; what is not here is passed over."""
    rows: list[tuple[tuple[State, ...], type, Callable[..., None]]] = [
        (_ALL, Ask, Succession._on_ask),
        (("lost", "standing"), Elect, Succession._on_vote),
        (("here",), Elect, Succession._on_vote_here),
        (("alive", "stopped", "voted", "pledged", "fetching", "elected"), Elect, Succession._on_vote_elsewhere),
        (("voted", "pledged"), NotElected, Succession._on_refusal),
        (("voted",), Fetch, Succession._on_fetch),
        (("voted",), Elected, Succession._on_elected),
        (("here", "alive", "lost", "pledged", "standing"), Elected, Succession._on_proof),
        (("here", "alive", "lost", "voted", "pledged", "standing"), Whereabouts, Succession._on_whereabouts),
        (("fetching",), History, Succession._on_history),
        (("elected",), SeedShare, Succession._on_share),
    ]
    return {(state, kind): handler for states, kind, handler in rows for state in states}


_TABLE: Final = _table()
