"""Which moments of a game are shown large, and their words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.rules import GameState, Phase, edition
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.moments import Moment, moment_of, moment_words
from tools.shots.posed import game

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def moments(name: str) -> list[tuple[GameState, Moment]]:
    """All moments of some games, each with the position after it."""
    found = []
    for seed in range(1, 9):
        steps = game(name, 4, seed)
        for before, step in pairwise(steps):
            moment = moment_of(before.state, step.state)
            if moment is not None:
                found.append((step.state, moment))
    return found


@pytest.mark.parametrize(("name", "end"), [("base", "last_round"), ("marvel", "gauntlet")])
def test_the_end_is_a_moment_in_which_the_last_round_begins(name: str, end: str) -> None:
    ends = [(state, moment) for state, moment in moments(name) if moment.kind == end]
    assert ends
    for state, moment in ends:
        assert turns_left(state) > 0
        assert state.players[moment.seat].points >= edition(name).goal
        title, detail = moment_words(state, NAMES, moment)
        assert title == {"last_round": "Last round", "gauntlet": "Gauntlet complete"}[end]
        assert NAMES[moment.seat] in detail
        assert "turn" in detail
        assert "Last round" in f"{title}, {detail}", "whichever of both is the title"


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_tile_won_is_a_moment_with_its_name_and_points(name: str) -> None:
    won = [(state, moment) for state, moment in moments(name) if moment.kind == "tile"]
    assert won
    for state, moment in won:
        assert moment.tile in state.players[moment.seat].tiles
        tile = edition(name).tiles[moment.tile]
        assert moment_words(state, NAMES, moment) == (tile.name, f"+{tile.points} points")


def test_the_end_of_the_game_is_no_moment_of_the_table() -> None:
    steps = game("base", 3, 1)
    for before, step in pairwise(steps):
        assert step.state.phase is not Phase.OVER or moment_of(before.state, step.state) is None
