"""The caption below the reader's points: of how many they are, until these are reached."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.rules.editions import edition
from tests.ui.table.test_table_view import EDITIONS, Film


@pytest.mark.parametrize("name", EDITIONS)
def test_the_goal_is_reached_once_the_points_are_enough(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (1600, 900)
    film, goal = Film(name, 2), edition(name).goal
    seen: Counter[bool] = Counter()
    for index in (2, *range(len(film.replay) - 8, len(film.replay))):
        state = film.before(index)
        film.view.perspective = max((0, 1), key=lambda seat: state.players[seat].points)
        words, _ = film.draw()
        reached = state.players[film.view.perspective].points >= goal
        assert (f"{goal} REACHED" in words) == reached != (f"OF {goal} POINTS" in words)
        seen[reached] += 1
    assert seen[True] and seen[False]
