"""When each sign of the table comes in a first game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rules import EDITION_NAMES, GameState, Phase, edition, initial_state
from game.rules.model import Player
from game.view.descriptions.unfolding import EVERYTHING, TableSigns, unfolded
from tests.rules.table import seat, table


def at(round_: int, turn: int, *players: Player, first: int = 0) -> GameState:
    return replace(table(*(players or (seat(), seat(), seat()))), round=round_, turn=turn, first=first)


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_at_the_deal_there_are_no_signs(name: str) -> None:
    assert unfolded(initial_state(edition(name), 2, 0), 0) == TableSigns(races=False, tabs=False, ticker=False)


def test_races_begin_with_the_first_bonus_of_anybody() -> None:
    assert not unfolded(at(1, 1, seat("11111"), seat(), seat()), 0).races
    assert unfolded(at(1, 1, seat(), seat(bonuses="01000"), seat()), 0).races


def test_tabs_begin_with_the_second_round() -> None:
    assert [unfolded(at(number, 0), 0).tabs for number in (1, 2, 9)] == [False, True, True]


@pytest.mark.parametrize(
    ("number", "turn", "first", "viewer", "shown"),
    [
        (2, 1, 0, 0, False),
        (2, 2, 0, 0, True),
        (2, 1, 0, 1, True),
        (2, 2, 2, 0, False),
        (2, 0, 2, 0, True),
        (2, 0, 2, 2, False),
        (3, 0, 0, 0, True),
    ],
)
def test_the_ticker_begins_with_the_second_turn_of_another(
    number: int, turn: int, first: int, viewer: int, shown: bool
) -> None:
    assert unfolded(at(number, turn, first=first), viewer).ticker is shown


def test_a_finished_game_shows_everything() -> None:
    assert unfolded(replace(at(1, 0), phase=Phase.OVER), 0) == EVERYTHING
