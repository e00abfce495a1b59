"""Absent players: a host waits, lets a bot play or a clock run, and readmits players who return."""

from __future__ import annotations

import pytest

from game.record import Takeback
from net.protocol.messages import (
    Begin,
    History,
    Leave,
    Pong,
    Presence,
    ProposalRejected,
    Propose,
    Reply,
    Request,
    Resume,
    Roster,
    TableOptions,
    TimeUp,
)
from net.protocol.messages import ResignRequest as GiveUp
from tests.helpers.tables import SIGNERS
from tests.net.host.scripted import Scripted, Table


def presence_of(guest: Scripted) -> Presence:
    found = guest.last(Presence)
    assert isinstance(found, Presence)
    return found


def is_here(guest: Scripted, seat: int) -> bool:
    shown = presence_of(guest).seats[seat]
    return shown is not None and shown.connected


def test_a_returning_guest_receives_what_it_missed() -> None:
    table = Table(3)
    _, _, bob = table.deal(1, 2)
    table.play(6)
    table.lose(bob)
    while table.match.state.turn != 2:
        table.play(1)
    again = table.back(bob, 2)
    begin = again.last(Begin)
    assert isinstance(begin, Begin)
    assert begin.first > 0
    assert again.follower is not None
    assert again.follower.digest == table.match.follower.digest
    table.play(3)
    assert again.follower.digest == table.match.follower.digest


def test_the_others_are_sent_once_that_a_guest_is_back() -> None:
    table = Table(3)
    _, ann, bob = table.deal(1, 2)
    table.lose(bob)
    sent = len(ann.got(Presence))
    assert not is_here(ann, 2)
    again = table.back(bob, 2, resume=False)
    assert len(ann.got(Presence)) == sent
    again.say(Resume(table.host.game, table.last, table.match.follower.digest, 1))
    assert len(ann.got(Presence)) == sent + 1 and is_here(ann, 2)
    assert again.got(Presence) == [presence_of(ann)]


def test_a_guest_without_a_copy_gets_everything() -> None:
    table = Table(2)
    _, ann = table.deal(1)
    table.play(10)
    table.lose(ann)
    again = table.guest(1)
    again.enter(None)
    again.say(Resume("", -1, bytes(32), 0))
    assert again.follower is not None
    assert again.follower.digest == table.match.follower.digest


def test_long_histories_come_in_several_frames() -> None:
    table = Table(4)
    table.deal(1, 2, 3)
    table.play(400)
    watcher = table.guest(3)
    watcher.signer = SIGNERS[0]
    watcher.enter(purpose="watch")
    watcher.say(Resume("", -1, bytes(32), 0))
    assert len(watcher.got(History)) > 1
    assert watcher.follower is not None
    assert watcher.follower.digest == table.match.follower.digest


def test_the_roster_contains_everybodys_address() -> None:
    table = Table(3)
    _, ann, bob = table.deal(1, 2)
    roster = ann.last(Roster)
    assert isinstance(roster, Roster)
    assert [(peer.seat, peer.address, peer.port) for peer in roster.peers][1:] == [
        (1, "10.0.0.9", 1000 + ann.link),
        (2, "10.0.0.9", 1000 + bob.link),
    ]


def test_of_two_nobody_continues_alone() -> None:
    table = Table(2, TableOptions(wait_s=0))
    own, ann = table.deal(1)
    while table.match.state.turn != 0:
        table.play(1)
    table.lose(ann)
    table.wait(5)
    assert table.host.halted
    assert presence_of(own).halted
    before = table.last
    own.say(own.proposal())
    assert isinstance(own.received[-1], ProposalRejected)
    assert table.last == before
    table.back(ann, 1)
    assert not table.host.halted
    own.say(own.proposal())
    assert table.last == before + 1


def test_of_four_two_continue_and_one_does_not() -> None:
    table = Table(4, TableOptions(wait_s=-1))
    _, ann, bob, cy = table.deal(1, 2, 3)
    table.lose(cy)
    table.lose(bob)
    assert not table.host.halted
    table.lose(ann)
    assert table.host.halted


def test_a_resigned_player_is_not_counted() -> None:
    table = Table(4, TableOptions(wait_s=-1))
    _, ann, bob, cleo = table.deal(1, 2, 3)
    ann.say(GiveUp())
    table.lose(bob)
    assert not table.host.halted
    table.lose(cleo)
    assert table.host.halted, "one of three is there, though two of four are"
    table.back(bob, 2)
    assert not table.host.halted


def test_two_remaining_players_must_both_be_present_until_one_has_taken_over() -> None:
    table = Table(3, TableOptions(wait_s=-1))
    _, ann, bob = table.deal(1, 2)
    bob.say(GiveUp())
    table.lose(ann)
    assert table.host.halted


def test_a_host_that_nobody_can_replace_needs_nobody() -> None:
    table = Table(2, TableOptions(takeover=False))
    _, ann = table.deal(1)
    ann.acks = False
    table.play(2)
    table.lose(ann)
    assert not table.host.halted


def test_the_next_entry_waits_for_enough_acknowledgements() -> None:
    table = Table(3)
    _, ann, bob = table.deal(1, 2)
    ann.acks = bob.acks = False
    table.play(1)
    before = table.last
    mover = table.mover()
    mover.say(mover.proposal())
    assert table.last == before
    other = ann if mover is not ann else bob
    other.say(other.ack(before))
    assert table.last == before + 1


def test_a_bot_plays_for_a_lost_seat_until_its_person_is_back() -> None:
    table = Table(3, TableOptions(wait_s=10))
    _, ann, bob = table.deal(1, 2)
    table.lose(bob)
    table.wait(8)
    assert table.match.seats[2].kind == "human"
    table.wait(4)
    assert table.match.seats[2].kind == "bot"
    present = presence_of(ann).seats[2]
    assert present is not None
    assert present.bot
    table.back(bob, 2)
    assert table.match.seats[2].kind == "human"
    assert table.match.seats[2] == table.match.record.header.seats[2]


def test_a_player_who_leaves_is_not_waited_for() -> None:
    table = Table(3, TableOptions(wait_s=60))
    _, _, bob = table.deal(1, 2)
    bob.say(Leave())
    assert table.match.seats[2].kind == "bot"


def test_a_host_that_waits_for_ever_seats_no_bot() -> None:
    table = Table(3, TableOptions(wait_s=-1))
    _, _, bob = table.deal(1, 2)
    table.lose(bob)
    table.wait(500, 5)
    assert table.match.seats[2].kind == "human"


def test_a_silent_link_counts_as_lost() -> None:
    table = Table(3)
    _, ann, bob = table.deal(1, 2)
    for _ in range(10):
        table.now += 1
        ann.say(Pong(1))
        table.host.tick(table.now)
        table.settle()
    assert bob.closed
    assert not ann.closed


def test_the_clock_lets_a_bot_play_one_decision() -> None:
    table = Table(2, TableOptions(clock_s=20))
    table.deal(1)
    mover, before = table.mover(), table.last
    table.wait(15)
    assert table.last == before
    assert 0 < presence_of(mover).clock_ms <= 6000
    table.wait(6)
    assert table.last > before
    assert table.match.seats[0].kind == table.match.seats[1].kind == "human"


def test_an_expired_clock_is_announced_once_a_turn() -> None:
    table = Table(2, TableOptions(clock_s=20))
    _, ann = table.deal(1)
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    watcher.say(Resume("", -1, bytes(32), 0))
    first, second = table.match.state.turn, 1 - table.match.state.turn
    table.play(1)
    assert not ann.got(TimeUp)
    table.wait(21)
    assert [guest.got(TimeUp) for guest in (table.own, ann, watcher)] == [[TimeUp(second)]] * 3
    table.wait(21)
    assert ann.got(TimeUp) == [TimeUp(second), TimeUp(first)]


def test_an_expired_clock_is_announced_once_for_any_number_of_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.match.bot_turns.BotTurns.action", lambda *_: None)
    table = Table(2, TableOptions(clock_s=20))
    _, ann = table.deal(1)
    table.wait(25)
    assert len(ann.got(TimeUp)) == 1
    monkeypatch.undo()
    table.wait(1)
    assert len(ann.got(TimeUp)) == 1
    table.wait(21)
    assert len(ann.got(TimeUp)) == 2


def test_a_suspended_host_costs_nobody_time() -> None:
    table = Table(2, TableOptions(clock_s=20))
    _, ann = table.deal(1)
    before = table.last
    table.wait(3600, step=3600)
    assert presence_of(ann).clock_ms == 19_000
    assert table.last == before


def test_a_new_turn_shows_all_of_its_time_at_once() -> None:
    table = Table(2, TableOptions(clock_s=20))
    _, ann = table.deal(1)
    table.wait(15)
    while table.match.state.turn == 0:
        table.play(1)
    assert presence_of(ann).clock_ms == 20_000


def test_absent_players_are_not_needed_for_a_takeback_but_for_an_end() -> None:
    table = Table(4, TableOptions(wait_s=-1))
    guests = table.deal(1, 2, 3)
    table.lose(guests[3])
    while table.match.state.turn != 1:
        table.play(1)
    _, ann, bob, _ = guests
    ann.say(Propose(table.last, "take white blue green"), Request("takeback"))
    table.own.say(Reply("takeback", True))
    assert not isinstance(table.match.record.entries[-1].body, Takeback)
    bob.say(Reply("takeback", True))
    assert isinstance(table.match.record.entries[-1].body, Takeback)
    ann.say(Propose(table.last, "take white blue green"), Request("takeback"))
    table.own.say(Reply("takeback", True))
    table.lose(bob)
    assert isinstance(table.match.record.entries[-1].body, Takeback), "nobody is left to be asked"
    ann.say(Request("end"))
    table.own.say(Reply("end", True))
    assert table.match.end is None


def test_the_clock_stops_while_the_table_waits() -> None:
    table = Table(2, TableOptions(clock_s=20))
    _, ann = table.deal(1)
    before = table.last
    table.lose(ann)
    table.wait(60)
    assert table.last == before


def test_a_player_absent_from_a_reopened_table_is_away_since_then() -> None:
    first = Table(3)
    first.deal(1, 2)
    first.play(4)
    table = Table(3, TableOptions(wait_s=60), saved=first.match, playing=True)
    table.own.say(Resume("", -1, bytes(32), 0))
    table.wait(30)
    assert table.host.halted
    missed = presence_of(table.own).seats[1:]
    assert [seat is not None and seat.away_s for seat in missed] == [30, 30]
    ann = table.guest(1)
    ann.enter(None)
    ann.say(Resume("", -1, bytes(32), 0))
    table.wait(10)
    assert not table.host.halted
    left = presence_of(table.own).seats[2]
    assert left is not None
    assert left.away_s >= 38
    assert not left.bot
    table.wait(22)
    left = presence_of(table.own).seats[2]
    assert left is not None
    assert left.bot
