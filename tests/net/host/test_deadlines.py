"""When a host is to be ticked: a tick before the deadline that it names does nothing that anybody sees."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from net.protocol.limits import HANDSHAKE_S, PING_S
from net.protocol.messages import Leave, Ping, Pong, Presence, TableOptions
from tests.net.host.scripted import Table

STEP_S = 0.05


def in_a_lobby() -> Table:
    table = Table(3)
    table.guest(1).enter()
    return table


def at_the_door() -> Table:
    table = Table(3)
    guest = table.guest(1)
    guest.say(guest.hello())
    table.guest(2).enter(None)
    return table


def dealing_without_an_answer() -> Table:
    table = Table(2)
    guest = table.guest(1)
    guest.enter()
    guest.ready()
    table.own.ready()
    guest.acks = False
    table.host.start(table.now)
    table.settle()
    return table


def playing(seats: int = 3, **options: int) -> Table:
    table = Table(seats, TableOptions(**options))
    table.deal(*range(1, seats))
    table.play(4)
    return table


def with_a_clock() -> Table:
    return playing(clock_s=7)


def with_a_lost_guest() -> Table:
    table = playing(3, wait_s=5)
    table.lose(table.guests[3])
    return table


def with_a_guest_that_left() -> Table:
    table = playing(3, wait_s=30)
    table.guests[3].say(Leave())
    return table


def halted() -> Table:
    table = playing(2, wait_s=5)
    table.lose(table.guests[3])
    return table


def without_an_acknowledgement() -> Table:
    table = playing(3)
    for guest in table.guests.values():
        guest.acks = False
    table.play(1)
    return table


TABLES: list[Callable[[], Table]] = [
    in_a_lobby,
    at_the_door,
    dealing_without_an_answer,
    playing,
    with_a_clock,
    with_a_lost_guest,
    with_a_guest_that_left,
    halted,
    without_an_acknowledgement,
]


@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize("make", TABLES)
def test_a_tick_before_the_deadline_changes_nothing(make: Callable[[], Table], silent: bool) -> None:
    table = make()
    host = table.host
    early = 0
    for step in range(int(20 / STEP_S)):
        due = host.next_deadline(table.now)
        table.now += STEP_S
        before = (host.phase, host.halted, 0 if host.match is None else len(host.match.record.entries))
        host.tick(table.now)
        effects = host.drain()
        if table.now < due:
            early += 1
            assert not effects
            assert before == (host.phase, host.halted, before[2] and len(table.match.record.entries))
        host._connections._effects += effects
        table.settle()
        if not silent and step % 10 == 0:
            for guest in list(table.guests.values()):
                if guest.is_in and not guest.closed:
                    guest.say(Pong(0))
    assert early > 100, "most ticks are not needed"


def test_a_table_at_rest_sends_pings_and_no_presence() -> None:
    table = playing()
    guest = table.guests[3]
    table.wait(PING_S * 2)
    pings, presences = len(guest.got(Ping)), len(guest.got(Presence))
    table.wait(PING_S * 10)
    assert len(guest.got(Ping)) == pings + 10
    assert len(guest.got(Presence)) == presences


def test_deferred_work_goes_with_the_pings_so_that_a_resting_table_needs_one_tick_for_both() -> None:
    table = playing(clock_s=600)
    guest = table.guests[3]
    clocks: list[int] = []
    for _ in range(int(5 * PING_S / 0.25)):
        before = len(guest.received)
        table.wait(0.25)
        came = guest.received[before:]
        if came:
            ping, presence = came
            assert isinstance(ping, Ping) and isinstance(presence, Presence)
            clocks.append(presence.clock_ms)
    steps = {before - after for before, after in pairwise(clocks)}
    assert len(clocks) == 5 and steps == {PING_S * 1000}


def test_a_first_measured_round_trip_is_sent() -> None:
    table = playing()
    guest = table.guests[3]
    table.wait(PING_S)
    ping = guest.last(Ping)
    assert isinstance(ping, Ping)
    guest.say(Pong(ping.number))
    table.wait(PING_S)
    presence = guest.last(Presence)
    assert isinstance(presence, Presence)
    assert presence.seats[1] is not None
    assert presence.seats[1].ping_ms == 0


def test_a_stranger_is_waited_for_until_the_deadline() -> None:
    table = Table(2)
    table.guest(1)
    assert table.host.next_deadline(table.now) == table.now + HANDSHAKE_S
