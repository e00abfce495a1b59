"""A route to a box beside the market keeps to the gaps: at right angles, across no card, up to the edge of the box."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.rules.editions import edition as rules_of
from game.rules.model import LEVELS, SLOTS, deck, market, tile
from game.view.layout.gains import gain_boxes
from game.view.layout.geometry import Rect
from game.view.layout.routes import route
from game.view.layout.table import table_layout


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (2560, 1440)])
@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize("lane", [-1.0, 0.0, 1.0])
def test_a_way_touches_no_card_but_the_one_that_it_leaves(name: str, size: tuple[int, int], lane: float) -> None:
    layout = table_layout(size, rules_of(name), 4)
    cards = [market(level, slot) for level in LEVELS for slot in range(SLOTS)]
    decks = [deck(level) for level in LEVELS]
    for box in gain_boxes(layout, range(4)).values():
        for source in [*cards, *decks, tile(0)]:
            points = route(layout, source, box, lane)
            assert points[-1][0] == box.x and box.y < points[-1][1] < box.bottom
            for (ax, ay), (bx, by) in pairwise(points):
                assert (ax == bx) != (ay == by)
                part = Rect(min(ax, bx), min(ay, by), abs(bx - ax) + 1, abs(by - ay) + 1)
                for place in [*cards, *decks]:
                    assert place == source or not part.overlaps(layout.places[place]), (source, place)
