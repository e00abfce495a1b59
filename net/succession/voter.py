"""One seat in an election: players whose host is lost ask each other for it, and vote for the next one.

An election takes these steps; the methods stand in their order, those of the candidate in ``campaign``:

1. A voter that has lost its host asks the others where it is (``Ask``, ``Whereabouts``), and connects to a host that
   they know.
2. Where so many have lost it that they can elect another one, each votes for the first seat in order (``Elect``).
3. With a majority the candidate fetches the longest log among its voters (``Fetch``, ``History``).
4. It commits to a secret, and sends the votes as proof (``Elected``).
5. The voters reveal their seed shares and hidden cards (``VoterShare``).
6. The candidate is the next host (``ElectionWon``), and the voters find it by asking.

A refused or failed vote (``NotElected``, a timeout, a lost link) leads back to step 1. A table of roles and messages
dispatches; links are numbers whose players are already authenticated (``peer_links``), and the new deal itself is made
by its caller (``attempt_takeover``). Knows nothing of sockets and of the guest.

Two rules keep a game from having two hosts. A player votes once an epoch, and stores before it sends the vote that it
will acknowledge nothing of an older epoch. And a host writes nothing without so many acknowledgements that the others
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
from net.succession.campaign import Campaign
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
from net.succession.election_state import ASK_S, PATIENCE_S, ElectionRole, ElectionState, HostFound, VotePledge

CLICK_S: Final = 3.0
"""How long the host of two must be lost before the other person is asked whether to take over."""
REFUSALS: Final = 3
"""After how many refused votes a player turns to the next candidate."""
ROUND: Final = 4
"""In all but every fourth attempt only the first candidate is voted for, so that split votes converge."""
WASTED_SHARES: Final = 2
"""How many seed shares one candidate is given without dealing before it is passed over."""
WASTED_SHARES_S: Final = 20.0
"""For how long at first; doubled each further time.

A candidate that has all shares knows the deal: by abandoning those it dislikes it could choose among many.
"""

_HOST_STATES: Final[dict[ElectionRole, Literal["here", "alive", "lost", "unknown"]]] = {
    "leader": "here",
    "following": "alive",
    "stopped": "unknown",
}
"""What is answered to the question where the host is; in all other roles it is lost."""
_Handler: TypeAlias = Callable[[int, Message, float], None]


class CastVote(msgspec.Struct, frozen=True):
    """The vote of this seat, while it waits for that candidate; ``share`` is the seed share that it commits to."""

    message: msg.Elect
    link: int
    share: bytes

    @property
    def seat(self) -> Seat:
        """The candidate."""
        return self.message.candidate


class Voter:
    """One seat’s part in finding the host, or electing the next one."""

    def __init__(self, state: ElectionState) -> None:
        """Follow a host that is not known yet."""
        self.state = state
        self._campaign = Campaign(state)
        self._cast: CastVote | None = None
        """Set in the roles ``voted`` and ``pledged`` alone."""
        self._proofs: dict[Seat, msg.Elected] = {}
        self._given_shares: dict[Seat, tuple[int, float]] = {}
        """How many seed shares a candidate was given without dealing, and when the last one."""
        self._ask_at = 0.0
        self._handlers = self._dispatch_table()

    def _dispatch_table(self) -> dict[tuple[ElectionRole, type], _Handler]:
        """Return which message is handled how in which role; all others are ignored."""
        campaign = self._campaign
        rows: list[tuple[tuple[ElectionRole, ...], type, Callable[..., None]]] = [
            (get_args(ElectionRole), msg.Ask, self._on_ask),
            (
                ("leader", "following", "leaderless", "voted", "pledged", "candidate"),
                msg.Whereabouts,
                self._on_whereabouts,
            ),
            (("leaderless", "candidate"), msg.Elect, campaign.on_vote),
            (("leader",), msg.Elect, campaign.on_vote_as_leader),
            (("following", "stopped", "voted", "pledged", "fetching", "elected"), msg.Elect, campaign.refuse_vote),
            (("voted", "pledged"), msg.NotElected, self._on_refusal),
            (("voted",), msg.Fetch, self._on_fetch),
            (("fetching",), msg.History, campaign.on_history),
            (("voted",), msg.Elected, self._on_elected),
            (("leader", "following", "leaderless", "pledged", "candidate"), msg.Elected, self._on_proof),
            (("elected",), msg.VoterShare, campaign.on_share),
        ]
        return {(role, kind): handler for roles, kind, handler in rows for role in roles}

    # --- called by the owner -----------------------------------------------------------------------------------------

    def follow(self, host_seat: Seat | None, where: msg.PeerAddress | None) -> None:
        """Follow the host that this peer is connected to, even where a promise forbids to acknowledge its entries."""
        if self.state.copy().position.epoch >= self.state.promised:
            self._given_shares.clear()
        self._reset("following")
        self.state.host_seat, self.state.where = host_seat, where

    def lead(self, mandate: msg.Elected | None, where: msg.PeerAddress) -> None:
        """Note that this peer is the host; ``mandate`` holds the votes that elected it."""
        state = self.state
        self._reset("leader")
        state.mandate, state.where, state.host_seat = mandate, where, state.me
        if mandate is not None:
            state.promised = max(state.promised, mandate.epoch)
        for link in state.links:
            self._send_whereabouts(link)

    def lose_host(self, now: float) -> None:
        """Start to look for the host."""
        if self.state.role == "following":
            self._reset("leaderless")
            self.state.leaderless_since = self._ask_at = now

    def stop(self) -> None:
        """Stop playing: neither vote nor be a candidate, and answer so to others that ask."""
        if self.state.role != "stopped":
            self._reset("stopped")

    def answer(self, yes: bool, now: float) -> None:
        """Handle the person’s answer to the question whether to take over."""
        if not self.state.question:
            return
        self.state.question = False
        if yes:
            self._cast = None
            self._campaign.take_over_alone(now)
        else:
            self.state.leaderless_since = now + 10 * CLICK_S

    def add_link(self, link: int, seat: Seat) -> None:
        """Use a link to an authenticated fellow player."""
        self.state.links[link] = seat
        if self.state.is_asking:
            self._ask(link)

    def remove_link(self, link: int, now: float) -> None:
        """Forget a link that has ended."""
        state = self.state
        seat = state.links.pop(link, None)
        if seat is not None and state.link_to(seat) is None:
            state.answers.pop(seat, None)
        if self._cast is not None and link == self._cast.link:
            self._withdraw(now)
        else:
            self._campaign.remove_link(link, now)

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a fellow player’s message; one that has no place in the current role is ignored."""
        handler = self._handlers.get((self.state.role, type(message)))
        if handler is not None:
            handler(link, message, now)

    def tick(self, now: float) -> None:
        """Handle timeouts: ask the others, vote, stop waiting."""
        state = self.state
        if state.is_asking and now >= self._ask_at:
            self._ask_at = now + ASK_S
            for link in state.links:
                self._ask(link)
        match state.role:
            case "leaderless":
                self._vote_if_due(now)
            case "voted" | "pledged" if now >= state.until:
                self._give_up_candidate(now)
            case "candidate" | "fetching" | "elected":
                self._campaign.tick(now)
            case "following" if state.halted and state.promised > state.copy().position.epoch:
                self._reelect_host(now)

    def _reset(self, role: ElectionRole) -> None:
        self.state.reset(role)
        self._campaign.clear()
        self._cast = None

    # --- 1: asking -------------------------------------------------------------------------------------------------

    def _ask(self, link: int) -> None:
        self.state.send(link, msg.Ask(self.state.game, self.state.copy().position.epoch))

    def _on_ask(self, link: int, message: msg.Ask, now: float) -> None:
        if message.game == self.state.game:
            self._send_whereabouts(link)

    def _send_whereabouts(self, link: int) -> None:
        """Send what is known about the host; the host itself proves its election first."""
        state = self.state
        if state.role == "leader" and state.mandate is not None:
            state.send(link, state.mandate)
        host = _HOST_STATES.get(state.role, "lost")
        connected = host in ("here", "alive")
        epoch = state.copy().position.epoch if connected else state.own_epoch()
        state.send(link, msg.Whereabouts(state.game, epoch, host, state.where if connected else None))

    def _on_proof(self, link: int, message: msg.Elected, now: float) -> None:
        seat = self.state.links.get(link)
        if seat == message.host_seat and may_be_elected(self.state.copy(), message, self.state.host_seat):
            self._proofs[seat] = message

    def _on_whereabouts(self, link: int, message: msg.Whereabouts, now: float) -> None:
        """Handle an answer; a host of a newer epoch counts only with the votes that elected it."""
        state = self.state
        seat = state.links.get(link)
        if seat is None or message.game != state.game:
            return
        state.answers[seat] = message
        host = message.host
        if message.state != "here" or host is None or host.seat != seat:
            return
        if host.key.hex() != state.copy().record.header.seats[seat].key:
            return
        epoch = state.copy().position.epoch
        proof = self._proofs.get(seat)
        proven = proof is not None and proof.epoch == message.epoch
        if message.epoch < epoch:
            if state.role == "leaderless" and now >= state.failed.get(seat, now):
                # Its deal was overtaken without its knowledge, and the later host is lost: this vote lets it continue
                # from our log.
                self._vote_for(link, seat, now)
        elif state.role in ("leader", "following"):
            if message.epoch > epoch and proven:
                state.report(HostFound(host))
        elif (proven or (message.epoch == epoch and seat == state.host_seat)) and (
            state.role not in ("voted", "pledged") or message.epoch >= state.promised
        ):
            state.report(HostFound(host))

    # --- 2: voting -------------------------------------------------------------------------------------------------

    def _vote_if_due(self, now: float) -> None:
        """Vote for the first candidate who can be reached, or ask the person where this seat votes alone."""
        state, follower = self.state, self.state.copy()
        if state.me not in electorate(follower) or follower.record.end is not None:
            return
        if any(answer.state == "alive" for answer in state.answers.values()):
            state.leaderless_since = max(state.leaderless_since, now - ELECTION_S)
            return
        if is_sole_voter(follower, state.host_seat, state.me):
            state.question = state.question or now - state.leaderless_since >= CLICK_S
            return
        reached = self._reached()
        if self._may_vote(follower, reached, now):
            self._vote_for_first(self._candidates(follower, reached, now), now)

    def _reached(self) -> frozenset[Seat]:
        """Return the seats that are connected to this one and have lost the host too, this one included."""
        state = self.state
        others = (seat for seat, answer in state.answers.items() if answer.state == "lost" and state.link_to(seat))
        return frozenset({state.me, *others})

    def _may_vote(self, follower: Follower, reached: frozenset[Seat], now: float) -> bool:
        """Whether it is time to vote, and so many seats are reached that they can elect a host.

        A promise that elects nobody would only prevent this seat from following a host that comes back.
        """
        if now < self.state.pause_until or now < self.state.leaderless_since + ASK_S:
            return False
        return len(reached & set(electorate(follower))) >= majority(follower)

    def _candidates(self, follower: Follower, reached: frozenset[Seat], now: float) -> tuple[Seat, ...]:
        """Return the seats to vote for, best first.

        First the next in order; after a failure, or when a host stepped down, the lowest seat: the same for all.
        """
        state = self.state
        order = order_of_succession(follower, state.host_seat)[: 1 + int((now - state.leaderless_since) / ELECTION_S)]
        if state.failures or state.host_seat in reached:
            order = tuple(seat for seat in electorate(follower) if seat in reached)
        order = tuple(seat for seat in order if seat in reached and not self._has_wasted_shares(seat, now))
        if order and state.failures % ROUND:
            order = order[:1]
            state.failed.pop(order[0], None)
        return order

    def _has_wasted_shares(self, seat: Seat, now: float) -> bool:
        """Whether a candidate was given seed shares too often without dealing."""
        count, since = self._given_shares.get(seat, (0, 0.0))
        return count >= WASTED_SHARES and now < since + WASTED_SHARES_S * 2 ** (count - WASTED_SHARES)

    def _vote_for_first(self, candidates: tuple[Seat, ...], now: float) -> None:
        """Vote for the first of some seats that is not passed over; this seat's own turn is to wait for votes."""
        state = self.state
        for seat in candidates:
            if now < state.failed.get(seat, now):
                continue
            link = state.link_to(seat)
            if seat == state.me:
                state.candidate_since = state.candidate_since or now
                if now - state.candidate_since < PATIENCE_S:
                    return
                state.pass_over(seat, now)
            elif link is not None:
                self._vote_for(link, seat, now)
                return

    def _reelect_host(self, now: float) -> None:
        """Vote for the current host in a newer epoch: this seat can acknowledge nothing of the current one."""
        state = self.state
        link = None if state.host_seat is None else state.link_to(state.host_seat)
        if link is None or state.host_seat is None or state.me not in electorate(state.copy()):
            return
        due = max(state.pause_until, state.failed.get(state.host_seat, now))
        if now >= due and not self._has_wasted_shares(state.host_seat, now):
            self._vote_for(link, state.host_seat, now)

    def _vote_for(self, link: int, seat: Seat, now: float) -> None:
        """Vote for a seat, once the promise to acknowledge nothing older is on the disk."""
        state = self.state
        epoch = state.newest_epoch() + 1
        share = state.token(SEED_SHARE_BYTES)
        vote = make_vote(state.signer, state.copy(), seat, epoch, commit_to_share(share))
        state.promise(epoch)
        self._cast = CastVote(vote, link, share)
        state.role, state.until = "voted", now + PATIENCE_S
        state.send(link, vote)

    # --- 3 to 5: after the vote ------------------------------------------------------------------------------------

    def _on_fetch(self, link: int, message: msg.Fetch, now: float) -> None:
        """Send the candidate the entries that it lacks."""
        state = self.state
        if self._cast is None or link != self._cast.link:
            return
        follower = state.copy()
        entries = follower.record.entries[max(message.first, 0) :]
        parts = split_history(message.first, (pack_entry(entry, follower.rules) for entry in entries))
        for part in [*parts] or [msg.History(message.first, ())]:
            state.send(link, part)
        state.until = now + PATIENCE_S

    def _on_elected(self, link: int, message: msg.Elected, now: float) -> None:
        """Reveal the seed share and the hidden cards of this seat: the new host has committed to its secret by now."""
        state, cast = self.state, self._cast
        if cast is None or link != cast.link or message.epoch != cast.message.epoch or message.host_seat != cast.seat:
            self._on_proof(link, message, now)
            return
        counted = ballot_of(state.me, cast.message) in message.votes
        if not counted or not may_be_elected(state.copy(), message, state.host_seat):
            self._give_up_candidate(now)
            return
        shown = show_cards(state.copy(), state.me)
        state.report(VotePledge(message, tuple(card.slot for card in shown)))
        self._given_shares[cast.seat] = (self._given_shares.get(cast.seat, (0, now))[0] + 1, now)
        self._proofs[cast.seat] = message
        state.role, state.until = "pledged", now + PATIENCE_S
        state.send(link, msg.VoterShare(cast.share, shown))

    # --- back to 1: failure ----------------------------------------------------------------------------------------

    def _on_refusal(self, link: int, message: msg.NotElected, now: float) -> None:
        """Vote again, for the same candidate in a newer epoch at first."""
        state, cast = self.state, self._cast
        if cast is None or link != cast.link:
            return
        if cast.seat in state.answers:
            known = max(state.answers[cast.seat].epoch, message.epoch)
            state.answers[cast.seat] = msgspec.structs.replace(state.answers[cast.seat], epoch=known)
        state.refusals += 1
        if message.reason != "stale" or state.refusals >= REFUSALS:
            state.refusals = 0
            self._give_up_candidate(now)
        else:
            self._withdraw(now)
            state.pause_until = now + ASK_S / 2

    def _give_up_candidate(self, now: float) -> None:
        """Withdraw the vote, and pass its candidate over for a while."""
        if self._cast is not None:
            self.state.pass_over(self._cast.seat, now)
        self._withdraw(now)

    def _withdraw(self, now: float) -> None:
        self._cast = None
        self.state.withdraw(now)
