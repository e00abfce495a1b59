"""Elections among players whose host is lost, message by message and without links."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.match.match import NoJournal
from game.match.takeover import own_cards, take_over
from game.record import Resign
from game.record.follower import Follower
from net.protocol.framing import encode
from net.protocol.link_effects import LinkEffect, Send
from net.protocol.messages import Ask, Elect, Elected, Message, NotElected, PeerAddress, VoterShare, Whereabouts
from net.succession.election_rules import majority, make_vote, may_be_elected
from net.succession.election_state import ElectionOutcome, ElectionState, ElectionWon, HostFound, VotePledge
from net.succession.voter import WASTED_SHARES, Voter
from tests.helpers.tables import SIGNERS, followers_of, network_match, play_corners
from tests.net.succession.ballots import votes


class Players:
    """Succession machines of some seats of a game, all connected with each other; the host sat at seat 0."""

    def __init__(
        self, players: int, present: list[int], behind: dict[int, int] | None = None, resigns: int | None = None
    ) -> None:
        match = network_match("base", players)
        self.followers: dict[int, Follower] = {}
        views = followers_of(match, *present)
        play_corners(match, 12)
        if resigns is not None:
            match.resign(resigns)
        for seat in present:
            view = views[seat]
            keep = len(view.record.entries) - (behind or {}).get(seat, 0)
            follower = Follower(view.record.header, view.record.header_trailers)
            for entry in view.record.entries[:keep]:
                follower.accept(entry)
            self.followers[seat] = follower
        self.match = match
        self.now = 0.0
        self.machines: dict[int, Voter] = {}
        self.promises: dict[int, list[int]] = {seat: [] for seat in present}
        self.states: list[str] = []
        self.mandates: list[Elected] = []
        self.said: list[tuple[int, Message]] = []
        """The messages sent, with their senders."""
        self.withholding: set[int] = set()
        """Seats that keep their shares of a seed to themselves."""
        self.failing = False
        """Whether no voter is notified that its vote was enough."""
        self.discarding: set[int] = set()
        """Seats that let an election come to nothing once they have been given a share."""
        self.outcomes: dict[int, list[ElectionOutcome]] = {seat: [] for seat in present}
        for seat in present:
            state = ElectionState(
                SIGNERS[seat],
                seat,
                random.Random(seat).randbytes,
                lambda seat=seat: self.followers[seat],
                lambda epoch, seat=seat: self.promise(seat, epoch),
            )
            machine = Voter(state)
            machine.follow(0, None)
            self.machines[seat] = machine
        for seat in present:
            for other in present:
                if other != seat:
                    self.machines[seat].add_link(other, other)

    def promise(self, seat: int, epoch: int) -> None:
        self.promises[seat].append(epoch)
        self.states.append(self.machines[seat].state.role)

    def lose(self) -> None:
        for machine in self.machines.values():
            machine.lose_host(self.now)

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            self.now += 0.1
            for machine in self.machines.values():
                machine.tick(self.now)
            self.carry()

    def carry(self) -> None:
        moved = True
        while moved:
            moved = False
            for seat, machine in self.machines.items():
                for effect in machine.state.drain():
                    moved = True
                    if isinstance(effect, HostFound | VotePledge | ElectionWon):
                        self.outcomes[seat].append(effect)
                    elif isinstance(effect, Send) and effect.link in self.machines:
                        self.deliver(seat, effect.link, effect.message)

    def drain(self, seat: int) -> list[LinkEffect | ElectionOutcome]:
        """Return what one seat would send now, and the outcomes for it."""
        return self.machines[seat].state.drain()

    def deliver(self, seat: int, to: int, message: Message) -> None:
        self.said.append((seat, message))
        if isinstance(message, Elected):
            self.mandates.append(message)
            if self.failing:
                return
        if not isinstance(message, VoterShare) or (seat not in self.withholding and to not in self.discarding):
            self.machines[to].received(seat, message, self.now)

    def won(self) -> dict[int, ElectionWon]:
        return {seat: out for seat, outs in self.outcomes.items() for out in outs if isinstance(out, ElectionWon)}


@pytest.mark.parametrize("players", [3, 4])
def test_all_remaining_voters_elect_the_next_seat(players: int) -> None:
    table = Players(players, list(range(1, players)))
    table.lose()
    table.run(2.0)
    won = table.won()
    assert list(won) == [1]
    assert won[1].epoch == 2
    match = take_over(won[1].follower, won[1].shown, won[1].secret, 2, lambda _: NoJournal(), won[1].seed_shares)
    assert match.record.entries[-1].epoch == 2
    for seat in range(2, players):
        pledged = [out for out in table.outcomes[seat] if isinstance(out, VotePledge)]
        assert len(pledged) == 1
        assert pledged[0].mandate == won[1].mandate
        assert table.promises[seat] == [2]


def test_half_of_four_elect_nobody() -> None:
    table = Players(4, [1, 2])
    table.lose()
    table.run(30.0)
    assert not table.won()


def test_an_absent_next_seat_is_passed_over() -> None:
    table = Players(3, [2])
    table.lose()
    table.run(20.0)
    assert not table.won()
    table = Players(4, [2, 3])
    table.lose()
    table.run(20.0)
    assert not table.won()


def test_the_longest_log_wins() -> None:
    table = Players(4, [1, 2, 3], behind={1: 3, 3: 1})
    table.lose()
    table.run(3.0)
    won = table.won()
    assert list(won) == [1]
    assert len(won[1].follower.record.entries) == len(table.match.record.entries)
    take_over(won[1].follower, won[1].shown, won[1].secret, 2, lambda _: NoJournal(), won[1].seed_shares)


def test_nobody_is_elected_while_a_voter_reaches_the_host() -> None:
    table = Players(3, [1, 2])
    table.machines[2].lose_host(0.0)
    table.run(10.0)
    assert not table.won()
    assert not table.promises[2]


def test_of_two_only_consent_elects() -> None:
    table = Players(2, [1])
    table.lose()
    table.run(10.0)
    machine = table.machines[1]
    assert machine.state.question
    assert not table.won()
    machine.answer(True, table.now)
    table.carry()
    assert table.won()[1].epoch == 2
    assert table.promises[1] == [2]


def test_a_promise_is_kept_before_the_vote_leaves() -> None:
    table = Players(3, [1, 2])
    table.lose()
    table.run(2.0)
    assert table.promises == {1: [2], 2: [2]}
    assert table.states == ["leaderless", "candidate"]


def test_a_forged_vote_is_refused() -> None:
    table = Players(3, [1, 2])
    table.lose()
    table.carry()
    follower = table.followers[2]
    vote = Elect(follower.record.header.game, 2, 1, 1, 3, bytes(32), bytes(32), bytes(64))
    table.machines[1].received(2, vote, 0.1)
    assert any(isinstance(effect, Send) and effect.message == NotElected("wrong", 1) for effect in table.drain(1))


def test_a_host_without_votes_is_not_followed() -> None:
    table = Players(3, [1, 2])
    table.machines[2].lose_host(0.0)
    game = table.followers[2].record.header.game
    liar = PeerAddress(1, SIGNERS[1].public, bytes(32), "10.0.0.1", 1)
    table.machines[2].received(1, Elected(5, 1, bytes(32), ()), 0.1)
    table.machines[2].received(1, Whereabouts(game, 5, "here", liar), 0.1)
    assert not [effect for effect in table.drain(2) if isinstance(effect, HostFound)]


def test_a_voter_that_asks_the_new_host_receives_its_votes_and_follows_it() -> None:
    table = Players(4, [1, 2, 3])
    table.machines[3].lose_host(0.0)
    table.machines[1].lose_host(0.0)
    table.machines[2].lose_host(0.0)
    table.run(2.0)
    mandate = table.won()[1].mandate
    late = Players(4, [1, 3])
    late.machines[3].lose_host(0.0)
    game = late.followers[3].record.header.game
    where = PeerAddress(1, SIGNERS[1].public, bytes(32), "10.0.0.1", 1)
    late.drain(3)
    late.machines[3].received(1, mandate, 0.1)
    late.machines[3].received(1, Whereabouts(game, 2, "here", where), 0.1)
    assert HostFound(where) in late.drain(3)
    late.machines[3].received(1, Ask("f" * 32, 2), 0.1)
    assert not late.drain(3)


def test_a_deal_is_not_made_without_a_share_that_was_promised() -> None:
    table = Players(4, [1, 2, 3])
    table.withholding = {3}
    table.lose()
    table.run(4.0)
    assert table.mandates
    assert not table.won()
    table.withholding = set()
    while not table.won():
        assert table.now < 40
        table.run(0.1)
    (won,) = table.won().values()
    assert won.epoch > table.mandates[0].epoch
    voters = {voice.seat for voice in won.mandate.votes}
    assert {seat for seat, share in enumerate(won.seed_shares) if share is not None} == voters - {won.mandate.host_seat}
    attempts = {mandate.epoch: mandate for mandate in table.mandates}.values()
    promises = [voice.commitment for mandate in attempts for voice in mandate.votes]
    assert len({mandate.deal for mandate in attempts}) == len(attempts) > 1
    assert len(set(promises)) == len(promises)


def test_a_voter_that_is_lost_before_its_share_makes_the_attempt_void_at_once() -> None:
    table = Players(4, [1, 2, 3])
    table.withholding = {3}
    table.lose()
    while not table.mandates:
        table.run(0.1)
    host = table.machines[table.mandates[0].host_seat]
    assert host.state.role == "elected"
    host.remove_link(2, table.now)
    assert host.state.role == "elected"
    host.remove_link(3, table.now)
    assert host.state.role == "leaderless"
    assert not table.won()


def test_a_candidate_with_failed_deals_receives_no_more_shares() -> None:
    table = Players(4, [1, 2, 3])
    table.discarding = {1}
    table.lose()
    table.run(30.0)
    shares = [
        out.mandate.epoch for out in table.outcomes[2] if isinstance(out, VotePledge) and out.mandate.host_seat == 1
    ]
    assert len(shares) == WASTED_SHARES
    assert [seat for seat in table.won() if seat != 1]


def test_one_player_cannot_use_up_all_epochs() -> None:
    table = Players(4, [1, 2, 3])
    game = table.followers[1].record.header.game
    for seat in (1, 2):
        table.machines[seat].lose_host(0.0)
        table.machines[seat].received(3, Whereabouts(game, 999_999, "lost", None), 0.1)
    vote = make_vote(SIGNERS[3], table.followers[3], 1, 999_999, bytes(32))
    table.drain(1)
    table.machines[1].received(3, vote, 0.1)
    assert NotElected("wrong", 1) in [effect.message for effect in table.drain(1)]
    table.lose()
    table.run(10.0)
    (won,) = table.won().values()
    assert won.epoch < 10


def test_a_voter_promised_to_a_newer_epoch_helps_a_halted_host_and_no_other() -> None:
    table = Players(3, [0, 1])
    host, bound = table.machines[0], table.machines[1]
    host.lead(None, PeerAddress(0, SIGNERS[0].public, bytes(32), "10.0.0.1", 1))
    bound.state.promised = 5
    bound.follow(0, None)
    table.run(10.0)
    assert not table.won()
    assert (host.state.role, bound.state.role, table.promises[1]) == ("leader", "following", [])
    host.state.halted = bound.state.halted = True
    table.run(2.0)
    assert list(table.won()) == [0]
    assert table.won()[0].epoch == 6


def test_cards_are_shown_to_the_elected_host_and_to_nobody_before() -> None:
    table = Players(4, [1, 2, 3])
    hidden = {card.card for seat in (2, 3) for card in own_cards(table.followers[seat])}
    assert hidden
    table.failing = True
    table.lose()
    table.run(10.0)
    sent = [message for _, message in table.said]
    assert any(isinstance(message, Elect) for message in sent)
    assert not [card for card in hidden if card.encode() in b"".join(map(encode, sent))]
    table.failing = False
    table.run(10.0)
    assert table.won()
    shares = [message for _, message in table.said if isinstance(message, VoterShare)]
    assert {card.card for share in shares for card in share.shown} >= hidden


def test_a_candidate_that_missed_a_resignation_learns_of_it() -> None:
    table = Players(4, [1, 3], resigns=0)
    length = len(table.match.record.entries)
    resigned = next(entry.seq for entry in table.match.record.entries if isinstance(entry.body, Resign))
    table = Players(4, [1, 3], behind={3: length - resigned}, resigns=0)
    assert majority(table.followers[3]) == 3
    assert majority(table.followers[1]) == 2
    table.lose()
    table.run(15.0)
    (won,) = table.won().values()
    assert len(won.mandate.votes) == 2
    assert len(won.follower.record.entries) == length


def test_a_voter_that_missed_a_resignation_follows_the_elected_host() -> None:
    known = Players(4, [1, 2], resigns=0)
    known.lose()
    known.run(4.0)
    mandate = known.won()[1].mandate
    game = known.followers[1].record.header.game
    where = PeerAddress(1, SIGNERS[1].public, bytes(32), "10.0.0.1", 1)
    length = len(known.match.record.entries)
    resigned = next(entry.seq for entry in known.match.record.entries if isinstance(entry.body, Resign))
    for behind, shown, found in (
        (length - resigned, mandate, True),
        (length - resigned, msgspec.structs.replace(mandate, votes=mandate.votes[:1]), False),
        (0, mandate, True),
        (0, msgspec.structs.replace(mandate, votes=mandate.votes[:1]), False),
    ):
        late = Players(4, [1, 3], behind={3: behind}, resigns=0)
        machine = late.machines[3]
        machine.lose_host(0.0)
        machine.state.drain()
        machine.received(1, shown, 0.1)
        machine.received(1, Whereabouts(game, 2, "here", where), 0.1)
        assert (HostFound(where) in machine.state.drain()) is found
    # Half of all is not enough where nothing is missing that could contain a resignation.
    half = Players(4, [1, 2, 3])
    assert not may_be_elected(half.followers[3], votes(half.followers[1], 1, (1, 2), 2, bytes(32)), 0)


def test_the_newest_link_to_a_player_gets_the_vote() -> None:
    table = Players(3, [1, 2])
    table.machines[2].add_link(7, 1)
    game = table.followers[1].record.header.game
    table.machines[2].lose_host(0.0)
    table.machines[2].received(7, Whereabouts(game, 1, "lost", None), 0.1)
    table.machines[2].tick(1.0)
    votes_sent = [out for out in table.drain(2) if isinstance(out, Send) and isinstance(out.message, Elect)]
    assert [vote.link for vote in votes_sent] == [7]


def test_a_stopped_voter_is_not_waited_for_or_elected() -> None:
    table = Players(4, [1, 2, 3], resigns=0)
    table.machines[1].stop()
    table.machines[2].lose_host(0.0)
    table.machines[3].lose_host(0.0)
    table.run(10.0)
    assert list(table.won()) in ([2], [3])
    assert table.machines[1].state.role == "stopped"
    assert not table.promises[1]


def test_a_resigned_player_is_not_elected_by_a_voter_that_missed_it() -> None:
    table = Players(4, [1, 3], resigns=1)
    resigned = next(entry.seq for entry in table.match.record.entries if isinstance(entry.body, Resign))
    table = Players(4, [1, 3], behind={3: len(table.match.record.entries) - resigned}, resigns=1)
    table.lose()
    table.run(1.0)
    vote = make_vote(SIGNERS[3], table.followers[3], 1, 2, bytes(32))
    table.machines[1].received(3, vote, table.now)
    table.run(15.0)
    assert not [mandate for mandate in table.mandates if mandate.host_seat == 1]
