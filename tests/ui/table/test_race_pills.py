"""The pills of the races to the tiles: how much a seat lacks, or what the tile brings whom nothing is lacking."""

from __future__ import annotations

import pygame
import pytest

from game.rules.editions import edition
from game.rules.model import MAJORITY
from game.view.descriptions.position_facts import PositionFacts
from tests.ui.table.test_table_view import EDITIONS, Film


@pytest.mark.parametrize("name", EDITIONS)
def test_a_pill_is_never_a_zero(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (1600, 900)
    film, rules, held = Film(name), edition(name), 0
    for index in range(2, len(film.replay), 4):
        state = film.before(index)
        words = film.draw()[0]
        for race in PositionFacts(state, 0).races:
            worth = rules.majority_points if race.place == MAJORITY else rules.tiles[str(race.tile)].points
            for lack in race.distances:  # of two seats both are on show
                assert (f"−{lack}" if lack else f"+{worth}") in words
                held += not lack
    assert held or name == "base"
