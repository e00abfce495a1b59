"""The voter’s side of an election: players whose host is lost ask each other for it, and vote for the next one.

A table of roles and messages; links are numbers whose players are already authenticated (``peer_links``), and the new
deal itself is made by its caller (``attempt_takeover``).

Two rules keep a game from having two hosts. A player votes once an epoch, and stores before it sends the vote that it
will acknowledge nothing of an older epoch. And a host commits nothing without so many acknowledgements that the others
cannot elect another one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from game.record.follower import Follower
from game.record.hashing import SEED_SHARE_BYTES, commit_to_share
from game.rules import Seat
from net.protocol import messages as msg
from net.protocol.limits import ELECTION_S
from net.protocol.messages import Message
from net.protocol.record_lines import pack_entry, split_history
from net.succession.candidate import Candidate
from net.succession.election_rules import (
    ballot_of,
    electorate,
    is_sole_voter,
    majority,
    make_vote,
    may_be_elected,
    order_of_succession,
    show_cards,
)
from net.succession.election_state import ASK_S, PATIENCE_S, BallotBox, ElectionRole, HostFound, VotePledge

CLICK_S: Final = 3.0
"""How long the host of two must be lost before the other person is asked whether to take over."""
REFUSALS: Final = 3
"""After how many refused votes a player turns to the next candidate."""
ROUND: Final = 4
"""In all but every fourth attempt only the first candidate is voted for, so that split votes converge."""

_HOST_STATES: Final[dict[ElectionRole, Literal["here", "alive", "lost", "unknown"]]] = {
    "leader": "here",
    "following": "alive",
    "stopped": "unknown",
}
"""What is answered to the question where the host is; in all other states it is lost."""


class Voter(Candidate):
    """One seat’s part in finding the host, or electing the next one."""

    # --- called by the owner -----------------------------------------------------------------------------------------

    def follow(self, host_seat: Seat | None, where: msg.PeerAddress | None) -> None:
        """Follow the host that this peer is connected to, even where a promise forbids to acknowledge its entries."""
        if self._copy().position.epoch >= self.promised:
            self._given_shares.clear()
        self._reset("following")
        self.host_seat, self.where = host_seat, where

    def lead(self, mandate: msg.Elected | None, where: msg.PeerAddress) -> None:
        """Note that this peer is the host; ``mandate`` holds the votes that elected it."""
        self._reset("leader")
        self.mandate, self.where = mandate, where
        self.host_seat = self.me
        if mandate is not None:
            self.promised = max(self.promised, mandate.epoch)
        for link in self.links:
            self._send_whereabouts(link)

    def lose_host(self, now: float) -> None:
        """Start to look for the host."""
        if self.state == "following":
            self._reset("leaderless")
            self._leaderless_since = now
            self._ask_at = now

    def stop(self) -> None:
        """Stop playing: neither vote nor be a candidate, and answer so to others that ask."""
        if self.state != "stopped":
            self._reset("stopped")

    def answer(self, yes: bool, now: float) -> None:
        """Handle the person’s answer to the question whether to take over."""
        if not self.question:
            return
        self.question = False
        if yes:
            epoch = self._newest_epoch() + 1
            self._box = BallotBox(epoch, follower=self._copy())
            self._promise(epoch)
            self._commit(now)
        else:
            self._leaderless_since = now + 10 * CLICK_S

    def add_link(self, link: int, seat: Seat) -> None:
        """Use a link to an authenticated fellow player."""
        self.links[link] = seat
        if self.is_asking:
            self._ask(link)

    def remove_link(self, link: int, now: float) -> None:
        """Forget a link that has ended."""
        seat = self.links.pop(link, None)
        if seat is not None and self._link_to(seat) is None:
            self.answers.pop(seat, None)
        if self.state in ("voted", "pledged") and link == self._vote_link:
            self._withdraw(now)
        elif self.state == "elected" and any(self._box.links[owing] == link for owing in self._missing()):
            self._void(self._missing(), now)

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a fellow player’s message; one that has no place in the current state is ignored."""
        handler = _TABLE.get((self.state, type(message)))
        if handler is not None:
            handler(self, link, message, now)

    def tick(self, now: float) -> None:
        """Handle timeouts: ask the others, vote, stop waiting."""
        if self.is_asking and now >= self._ask_at:
            self._ask_at = now + ASK_S
            for link in self.links:
                self._ask(link)
        match self.state:
            case "leaderless":
                self._vote_if_due(now)
            case "voted" | "pledged" if now >= self._until:
                self._pass_over(self._voted_for, now)
                self._withdraw(now)
            case "candidate":
                self._wait_for_votes(now)
            case "fetching" if now >= self._until:
                self._pass_over(self.me, now)
                self._abandon(now)
            case "elected" if now >= self._until:
                self._void(self._missing(), now)
            case "following" if self.halted and self.promised > self._copy().position.epoch:
                self._reelect_host(now)

    # --- voting ----------------------------------------------------------------------------------------------------

    def _vote_if_due(self, now: float) -> None:
        """Vote for the first candidate who can be reached, or ask the person where this seat votes alone."""
        follower = self._copy()
        if self.me not in electorate(follower) or follower.record.end is not None:
            return
        if any(answer.state == "alive" for answer in self.answers.values()):
            self._leaderless_since = max(self._leaderless_since, now - ELECTION_S)
            return
        if is_sole_voter(follower, self.host_seat, self.me):
            self.question = self.question or now - self._leaderless_since >= CLICK_S
            return
        reached = self._reached()
        if self._may_vote(follower, reached, now):
            self._vote_for_first(self._candidates(follower, reached, now), now)

    def _reached(self) -> frozenset[Seat]:
        """Return the seats that are connected to this one and have lost the host too, this one included."""
        others = (seat for seat, answer in self.answers.items() if answer.state == "lost" and self._link_to(seat))
        return frozenset({self.me, *others})

    def _may_vote(self, follower: Follower, reached: frozenset[Seat], now: float) -> bool:
        """Whether it is time to vote, and so many seats are reached that they can elect a host.

        A promise that elects nobody would only prevent this seat from following a host that comes back.
        """
        if now < self._pause_until or now < self._leaderless_since + ASK_S:
            return False
        return len(reached & set(electorate(follower))) >= majority(follower)

    def _candidates(self, follower: Follower, reached: frozenset[Seat], now: float) -> tuple[Seat, ...]:
        """Return the seats to vote for, best first.

        First the next in order; after a failure, or when a host stepped down, the lowest seat: the same for all.
        """
        order = order_of_succession(follower, self.host_seat)[: 1 + int((now - self._leaderless_since) / ELECTION_S)]
        if self._failures or self.host_seat in reached:
            order = tuple(seat for seat in electorate(follower) if seat in reached)
        order = tuple(seat for seat in order if seat in reached and not self._has_wasted_shares(seat, now))
        if order and self._failures % ROUND:
            order = order[:1]
            self._failed.pop(order[0], None)
        return order

    def _vote_for_first(self, candidates: tuple[Seat, ...], now: float) -> None:
        """Vote for the first of some seats that is not passed over; this seat's own turn is to wait for votes."""
        for seat in candidates:
            if now < self._failed.get(seat, now):
                continue
            link = self._link_to(seat)
            if seat == self.me:
                self._candidate_since = self._candidate_since or now
                if now - self._candidate_since < PATIENCE_S:
                    return
                self._pass_over(seat, now)
            elif link is not None:
                self._vote_for(link, seat, now)
                return

    def _vote_for(self, link: int, seat: Seat, now: float) -> None:
        """Vote for a seat, once the promise to acknowledge nothing older is on the disk."""
        epoch = self._newest_epoch() + 1
        self._share = self._token(SEED_SHARE_BYTES)
        vote = make_vote(self._signer, self._copy(), seat, epoch, commit_to_share(self._share))
        self._promise(epoch)
        self._vote, self._voted_for, self._vote_link = vote, seat, link
        self.state, self._until = "voted", now + PATIENCE_S
        self._send(link, vote)

    def _reelect_host(self, now: float) -> None:
        """Vote for the current host in a newer epoch: this seat can acknowledge nothing of the current one."""
        link = None if self.host_seat is None else self._link_to(self.host_seat)
        if link is None or self.host_seat is None or self.me not in electorate(self._copy()):
            return
        due = max(self._pause_until, self._failed.get(self.host_seat, now))
        if now >= due and not self._has_wasted_shares(self.host_seat, now):
            self._vote_for(link, self.host_seat, now)

    def _on_refusal(self, link: int, message: msg.NotElected, now: float) -> None:
        if link != self._vote_link:
            return
        seat = self._voted_for
        if seat in self.answers:
            known = max(self.answers[seat].epoch, message.epoch)
            self.answers[seat] = msgspec.structs.replace(self.answers[seat], epoch=known)
        self._refusals += 1
        if message.why != "stale" or self._refusals >= REFUSALS:
            self._pass_over(seat, now)
            self._refusals = 0
            self._withdraw(now)
        else:
            self._withdraw(now)
            self._pause_until = now + ASK_S / 2

    def _on_fetch(self, link: int, message: msg.Fetch, now: float) -> None:
        if link != self._vote_link:
            return
        follower = self._copy()
        entries = follower.record.entries[max(message.first, 0) :]
        parts = split_history(message.first, (pack_entry(entry, follower.rules) for entry in entries))
        for part in [*parts] or [msg.History(message.first, ())]:
            self._send(link, part)
        self._until = now + PATIENCE_S

    def _on_elected(self, link: int, message: msg.Elected, now: float) -> None:
        """Reveal the seed share and the hidden cards of this seat: the new host has committed to its secret by now."""
        vote = self._vote
        if (
            link != self._vote_link
            or vote is None
            or message.epoch != vote.epoch
            or message.host_seat != self._voted_for
        ):
            self._on_proof(link, message, now)
            return
        if ballot_of(self.me, vote) not in message.votes or not may_be_elected(self._copy(), message, self.host_seat):
            self._pass_over(self._voted_for, now)
            self._withdraw(now)
            return
        shown = show_cards(self._copy(), self.me)
        self._outgoing.append(VotePledge(message, tuple(card.slot for card in shown)))
        self._given_shares[self._voted_for] = (self._given_shares.get(self._voted_for, (0, now))[0] + 1, now)
        self._proofs[self._voted_for] = message
        self.state, self._until = "pledged", now + PATIENCE_S
        self._send(link, msg.VoterShare(self._share, shown))

    # --- asking ----------------------------------------------------------------------------------------------------

    def _on_ask(self, link: int, message: msg.Ask, now: float) -> None:
        if message.game == self.game:
            self._send_whereabouts(link)

    def _send_whereabouts(self, link: int) -> None:
        """Send what is known about the host; the host itself proves its election first."""
        if self.state == "leader" and self.mandate is not None:
            self._send(link, self.mandate)
        state = _HOST_STATES.get(self.state, "lost")
        connected = state in ("here", "alive")
        epoch = self._copy().position.epoch if connected else self._own_epoch()
        self._send(link, msg.Whereabouts(self.game, epoch, state, self.where if connected else None))

    def _ask(self, link: int) -> None:
        self._send(link, msg.Ask(self.game, self._copy().position.epoch))

    def _on_proof(self, link: int, message: msg.Elected, now: float) -> None:
        seat = self.links.get(link)
        if seat == message.host_seat and may_be_elected(self._copy(), message, self.host_seat):
            self._proofs[seat] = message

    def _on_whereabouts(self, link: int, message: msg.Whereabouts, now: float) -> None:
        """Handle an answer; a host of a newer epoch counts only with the votes that elected it."""
        seat = self.links.get(link)
        if seat is None or message.game != self.game:
            return
        self.answers[seat] = message
        host = message.host
        if message.state != "here" or host is None or host.seat != seat:
            return
        if host.key.hex() != self._copy().record.header.seats[seat].key:
            return
        epoch = self._copy().position.epoch
        proof = self._proofs.get(seat)
        proven = proof is not None and proof.epoch == message.epoch
        if message.epoch < epoch:
            if self.state == "leaderless" and now >= self._failed.get(seat, now):
                # Its deal was overtaken without its knowledge, and the later host is lost: this vote lets it continue
                # from our log.
                self._vote_for(link, seat, now)
        elif self.state in ("leader", "following"):
            if message.epoch > epoch and proven:
                self._outgoing.append(HostFound(host))
        elif (proven or (message.epoch == epoch and seat == self.host_seat)) and (
            self.state not in ("voted", "pledged") or message.epoch >= self.promised
        ):
            self._outgoing.append(HostFound(host))


_Handler: TypeAlias = Callable[[Voter, int, Message, float], None]
_ALL: Final[tuple[ElectionRole, ...]] = get_args(ElectionRole)


def _handlers() -> dict[tuple[ElectionRole, type], _Handler]:
    """Return which message is handled how in which state; all others are ignored."""
    rows: list[tuple[tuple[ElectionRole, ...], type, Callable[..., None]]] = [
        (_ALL, msg.Ask, Voter._on_ask),
        (("leaderless", "candidate"), msg.Elect, Voter._on_vote),
        (("leader",), msg.Elect, Voter._on_vote_as_leader),
        (("following", "stopped", "voted", "pledged", "fetching", "elected"), msg.Elect, Voter._refuse_vote),
        (("voted", "pledged"), msg.NotElected, Voter._on_refusal),
        (("voted",), msg.Fetch, Voter._on_fetch),
        (("voted",), msg.Elected, Voter._on_elected),
        (("leader", "following", "leaderless", "pledged", "candidate"), msg.Elected, Voter._on_proof),
        (
            ("leader", "following", "leaderless", "voted", "pledged", "candidate"),
            msg.Whereabouts,
            Voter._on_whereabouts,
        ),
        (("fetching",), msg.History, Voter._on_history),
        (("elected",), msg.VoterShare, Voter._on_share),
    ]
    return {(state, kind): handler for states, kind, handler in rows for state in states}


_TABLE: Final = _handlers()
