"""A route to a mat keeps to the gaps: at right angles, across no card, up to the edge of its mat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.rules.editions import edition as rules_of
from game.rules.model import LEVELS, SLOTS, bank, bonus, deck, market, tile, tokens
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
    for panel in (panel for panel in layout.panels if not panel.own):
        for source in [*cards, *decks, tile(0), bank(0), bank(5)]:
            target = tokens(panel.seat, 0) if source in (bank(0), bank(5)) else bonus(panel.seat, 2)
            points = route(layout, source, target, panel.rect, lane)
            assert points[-1][0] == panel.rect.x and panel.rect.y < points[-1][1] < panel.rect.bottom
            for (ax, ay), (bx, by) in pairwise(points):
                assert (ax == bx) != (ay == by)
                part = Rect(min(ax, bx), min(ay, by), abs(bx - ax) + 1, abs(by - ay) + 1)
                for place in [*cards, *decks]:
                    assert place == source or not part.overlaps(layout.places[place]), (source, place)
