"""Quick match: windows, order and estimates."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from net.lobby.people.ratings import Rating
from net.lobby.play import matcher as matching
from net.lobby.play.matcher import Matcher, MatchPool, Ticket, window

TWO = MatchPool("base", 2)


def sure(points: int) -> Rating:
    return Rating(25.0 + points / 48, 2.0)


def keys(groups: list[tuple[Ticket, ...]]) -> list[set[bytes]]:
    return [{ticket.key for ticket in group} for group in groups]


def test_a_window_grows_by_ten_points_a_second_up_to_400() -> None:
    ticket = Ticket(b"a", TWO, sure(0), 0.0)
    assert [window(ticket, now) for now in (0, 5, 30, 500)] == [100, 150, 400, 400]


def test_an_unsure_rating_widens_the_window() -> None:
    assert window(Ticket(b"a", TWO, Rating(25.0, 5.0), 0.0), 0) == 196


def test_a_chosen_window_never_grows_and_no_doubt_widens_it() -> None:
    assert window(Ticket(b"a", TWO, Rating(), 0.0, 50), 10_000) == 50


def test_people_far_apart_wait_until_both_windows_reach() -> None:
    matcher = Matcher()
    matcher.enter(b"a", TWO, sure(0), 0.0)
    matcher.enter(b"b", TWO, sure(250), 10.0)
    assert not matcher.pair(24.0)
    assert keys(matcher.pair(25.0)) == [{b"a", b"b"}]


def test_a_chosen_window_holds_against_any_wait_of_the_other() -> None:
    matcher = Matcher()
    matcher.enter(b"a", TWO, sure(0), 0.0, 50)
    matcher.enter(b"b", TWO, sure(51), 0.0)
    assert not matcher.pair(10_000.0)
    matcher.enter(b"a", TWO, sure(0), 10_000.0, 60)
    assert keys(matcher.pair(10_000.0)) == [{b"a", b"b"}]


def test_a_long_queue_costs_each_person_no_more_than_their_nearest_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0

    def count(one: Ticket, other: Ticket, now: float) -> bool:
        nonlocal compared
        compared += 1
        return near(one, other, now)

    near = matching._near
    monkeypatch.setattr(matching, "_near", count)
    matcher, people = Matcher(), 1000
    for number in range(people):
        matcher.enter(number.to_bytes(2), TWO, sure(number * 60), 0.0, 50)
    assert not matcher.pair(1.0)
    assert compared <= people * 2 * matching.NEAREST
    assert matcher.everybody == people


def test_the_person_who_has_waited_longest_comes_first() -> None:
    matcher = Matcher()
    for place, key in enumerate((b"a", b"b", b"c")):
        matcher.enter(key, TWO, sure(0), float(place))
    assert keys(matcher.pair(3.0)) == [{b"a", b"b"}]
    assert [ticket.key for ticket in matcher.tickets()] == [b"c"]


def test_the_estimate_is_the_median_of_the_last_waits_from_three_on() -> None:
    matcher = Matcher()
    assert matcher.estimate(TWO) is None
    for start, wait in ((0.0, 4.0), (100.0, 10.0)):
        assert matcher.estimate(TWO) is None
        matcher.enter(b"a", TWO, sure(0), start)
        matcher.enter(b"b", TWO, sure(0), start)
        matcher.pair(start + wait)
    assert matcher.estimate(TWO) == 7.0


class MatcherMachine(RuleBasedStateMachine):
    """People come, wait and go in any order; a model remembers what each of them has asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.matcher = Matcher()
        self.now = 0.0
        self.asked: dict[bytes, Ticket] = {}

    @rule(
        key=st.integers(0, 9),
        seats=st.integers(2, 4),
        points=st.integers(-600, 600),
        chosen=st.none() | st.integers(0, 300),
        sigma=st.floats(1.0, 8.4),
    )
    def enter(self, key: int, seats: int, points: int, chosen: int | None, sigma: float) -> None:
        name, pool, rating = bytes([key]), MatchPool("base", seats), Rating(25.0 + points / 48, sigma)
        known = self.asked.pop(name, None)
        since = known.since if known is not None and known.pool == pool else self.now
        self.asked[name] = Ticket(name, pool, rating, since, chosen)
        self.matcher.enter(name, pool, rating, self.now, chosen)

    @rule(key=st.integers(0, 9))
    def leave(self, key: int) -> None:
        self.asked.pop(bytes([key]), None)
        self.matcher.leave(bytes([key]))

    @rule(seconds=st.integers(0, 60))
    def pair(self, seconds: int) -> None:
        self.now += seconds
        for group in self.matcher.pair(self.now):
            assert len(group) == group[0].pool[1] == len({ticket.key for ticket in group})
            assert group[0].since == min(ticket.since for ticket in group)
            for ticket in group:
                assert self.asked.pop(ticket.key) == ticket  # nobody is in two groups, or in one they did not ask for
                apart = max(abs(ticket.rating.shown - other.rating.shown) for other in group)
                assert apart <= window(ticket, self.now)
                assert ticket.window is None or apart <= ticket.window
        self.no_two_who_wait_fit()

    def no_two_who_wait_fit(self) -> None:
        two = [ticket for ticket in self.asked.values() if ticket.pool == TWO]
        for one in two:
            for other in two:
                apart = abs(one.rating.shown - other.rating.shown)
                assert one is other or apart > min(window(one, self.now), window(other, self.now))

    @invariant()
    def all_who_asked_wait(self) -> None:
        assert {ticket.key: ticket for ticket in self.matcher.tickets()} == self.asked
        assert self.matcher.everybody == len(self.asked)
        assert sum(self.matcher.waiting(MatchPool("base", seats)) for seats in (2, 3, 4)) == len(self.asked)


MatcherMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)
TestMatcherMachine = MatcherMachine.TestCase
