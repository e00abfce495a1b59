"""The clocks of games at a server, also over a simulated week with restarts."""

from __future__ import annotations

import random

import msgspec
import pytest

from net.lobby.clocks import CLOCK_CLASSES, DAY_S, LATE_TURNS, RESTART_S, BankClock, BankState

QUICK = CLOCK_CLASSES["quick"]


def test_a_turn_takes_from_the_bank_and_adds_to_it() -> None:
    clock = BankClock(QUICK, (0, 1))
    clock.begin(0, 100.0)
    assert clock.deadline() == 220.0
    assert clock.end(150.0) == (120 - 50 + 20) * 1000
    assert clock.deadline() is None


def test_a_bank_never_holds_more_than_at_the_start() -> None:
    clock = BankClock(QUICK, (0,))
    clock.begin(0, 0.0)
    assert clock.end(1.0) == 120_000


def test_time_runs_for_the_seat_to_move_alone_and_never_below_zero() -> None:
    clock = BankClock(QUICK, (0, 1))
    clock.begin(1, 0.0)
    assert (clock.left_ms(0, 500.0), clock.left_ms(1, 500.0)) == (120_000, 0)


def test_a_bot_has_no_clock() -> None:
    clock = BankClock(QUICK, (0,))
    clock.begin(1, 0.0)
    assert clock.deadline() is None
    assert clock.end(50.0) is None
    assert not clock.run_out(50.0)


def test_no_time_runs_while_the_clock_is_halted() -> None:
    clock = BankClock(QUICK, (0,))
    clock.begin(0, 0.0)
    clock.halt(10.0)
    assert clock.deadline() is None
    assert clock.left_ms(0, 9_999.0) == 110_000
    clock.resume(10_000.0)
    assert clock.deadline() == 10_110.0


def test_a_second_halt_or_resume_changes_nothing() -> None:
    clock = BankClock(QUICK, (0,))
    clock.begin(0, 0.0)
    clock.resume(50.0)
    clock.halt(60.0)
    clock.halt(90.0)
    assert clock.left_ms(0, 90.0) == 60_000


def test_a_restart_gives_15_seconds_to_the_person_to_move_and_the_outage_costs_nothing() -> None:
    clock = BankClock(QUICK, (0, 1))
    clock.begin(1, 0.0)
    stored = msgspec.json.decode(msgspec.json.encode(clock.state(100.0)), type=BankState)
    again = BankClock.restored(QUICK, stored)
    assert again.deadline() is None
    again.resume(5.0)  # another machine's clock
    assert again.deadline() == 5.0 + 20 + RESTART_S
    assert again.left_ms(0, 5.0) == 120_000


def test_two_late_turns_in_a_row_are_a_resignation_and_one_in_time_ends_the_row() -> None:
    clock = BankClock(QUICK, (0, 1))
    clock.begin(0, 0.0)
    assert not clock.run_out(120.0)
    assert clock.left_ms(0, 120.0) == 20_000
    clock.begin(1, 120.0)
    clock.end(121.0)
    clock.begin(0, 121.0)
    clock.end(125.0)
    clock.begin(0, 200.0)
    assert not clock.run_out(400.0)
    clock = BankClock.restored(QUICK, clock.state(400.0))  # a restart does not end the row
    clock.begin(0, 400.0)
    assert clock.run_out(420.0)


class Week:
    """One game after the other, and what their banks must hold, by the seconds in which the server ran alone."""

    def __init__(self, name: str) -> None:
        self.rule, self.draw = CLOCK_CLASSES[name], random.Random(name)
        self.start = self.rule.start_s * 1000
        self.now = 0
        self.turns = self.outages = self.resigned = 0

    def play_game(self) -> None:
        """Play until one seat of three is left or 60 turns are over."""
        self.clock = BankClock(self.rule, range(3))
        self.model, self.late, gone = [self.start] * 3, [0] * 3, set()
        for turn in range(60):
            seat = turn % 3
            if seat not in gone and self.play_turn(seat):
                gone.add(seat)
            if len(gone) == 2:
                break
        self.resigned += len(gone)

    def play_turn(self, seat: int) -> bool:
        """Play a turn of random length, and return whether the seat has resigned by it."""
        self.clock.begin(seat, self.now)
        wanted = self.draw.randrange(max(2, int(self.rule.turn_s * self.draw.choice((0.5, 0.5, 1.2, 8)))))
        while wanted and self.model[seat]:
            assert self.clock.deadline() == self.now + self.model[seat] / 1000
            run = min(wanted, self.model[seat] // 1000, self.draw.randrange(1, 2 * self.rule.turn_s))
            self.now, wanted = self.now + run, wanted - run
            self.model[seat] -= run * 1000
            if wanted and self.model[seat] and self.draw.random() < 0.3:
                self.restart(seat)
        late = not self.model[seat]
        self.late[seat] = self.late[seat] + 1 if late else 0
        self.model[seat] = min(self.start, self.model[seat] + self.rule.turn_s * 1000)
        over = False
        if late:
            over = self.clock.run_out(self.now)
            assert over == (self.late[seat] >= LATE_TURNS)
        else:
            assert self.clock.end(self.now) == self.model[seat]
        assert [self.clock.left_ms(each, self.now) for each in range(3)] == self.model
        self.turns += 1
        return over

    def restart(self, seat: int) -> None:
        stored = self.clock.state(self.now)
        self.now += self.draw.randrange(6 * 60 * 60)
        self.clock = BankClock.restored(self.rule, stored)
        self.model[seat] = min(self.start, self.model[seat] + RESTART_S * 1000)
        self.clock.resume(self.now)
        self.outages += 1


@pytest.mark.parametrize("name", list(CLOCK_CLASSES))
def test_over_a_week_with_restarts_nobody_loses_time_to_the_server(name: str) -> None:
    week = Week(name)
    while week.now < 7 * DAY_S or week.turns < 100:
        week.play_game()
    assert week.outages
    assert week.resigned
