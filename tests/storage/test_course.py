"""The course of a game: points by round, and what decided it."""

from __future__ import annotations

import msgspec

from game.rules import GameState, Player, initial_state
from game.storage.course import GameCourse, course_of

START = initial_state("base", 2)


def after(number: int, *seats: tuple[int, tuple[str, ...]]) -> GameState:
    players = tuple(Player(points=points, bought=bought) for points, bought in seats)
    return msgspec.structs.replace(START, round=number, players=players)


def test_the_deciding_card_is_the_best_one_since_the_winner_took_the_lead() -> None:
    states = [
        after(1, (3, ("b3-01",)), (4, ())),
        after(2, (8, ("b3-01", "b3-04")), (4, ())),
        after(3, (8, ("b3-01", "b3-04", "b1-01")), (7, ())),
    ]
    course = course_of(states, (0,))
    assert course.points == ((3, 4), (8, 4), (8, 7))
    assert (course.turning, course.card) == (1, "b3-04")


def test_the_lead_counts_only_if_it_was_kept() -> None:
    states = [after(1, (5, ()), (0, ())), after(2, (5, ()), (5, ())), after(3, (9, ("b1-01",)), (5, ()))]
    assert course_of(states, (0,)).turning == 2


def test_a_winner_on_fewer_cards_decides_in_the_last_round() -> None:
    states = [after(1, (5, ("b1-01",)), (9, ())), after(2, (9, ("b1-01",)), (9, ()))]
    course = course_of(states, (0,))
    assert (course.turning, course.card) == (1, "b1-01"), "without a purchase in that round, any card counts"


def test_a_round_that_was_taken_back_counts_once() -> None:
    states = [after(1, (0, ()), (0, ())), after(2, (1, ()), (0, ())), after(1, (0, ()), (0, ()))]
    assert course_of(states, ()).points == ((0, 0),)


def test_without_a_single_winner_nothing_decided() -> None:
    course = course_of([after(1, (3, ("b3-01",)), (3, ()))], (0, 1))
    assert (course.turning, course.card) == (None, "")
    assert course_of([], (0,)) == GameCourse()
