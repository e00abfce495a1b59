"""A route to a box beside the market keeps to the gaps: at right angles, across no card, up to the edge of the box."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.rules.editions import edition as rules_of
from game.rules.model import LEVELS, SLOTS, Place, deck, market, tile
from game.view.layout.gains import gain_boxes
from game.view.layout.geometry import Rect
from game.view.layout.routes import LINE, Points, routes
from game.view.layout.table import table_layout

CARDS = [market(level, slot) for level in LEVELS for slot in range(SLOTS)]
DECKS = [deck(level) for level in LEVELS]


def parts(points: Points, width: int) -> list[Rect]:
    """Return the boxes of the straight parts of a line."""
    found = []
    for (ax, ay), (bx, by) in pairwise(points):
        assert (ax == bx) != (ay == by)
        across = (0, width // 2) if ay == by else (width // 2, 0)
        left, top = min(ax, bx) - across[0], min(ay, by) - across[1]
        found.append(Rect(left, top, abs(bx - ax) + 2 * across[0] + 1, abs(by - ay) + 2 * across[1] + 1))
    return found


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (2560, 1440), (2560, 1080), (1600, 1200)])
@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize("several", [False, True])
def test_a_route_touches_no_card_but_the_one_that_it_leaves(name: str, size: tuple[int, int], several: bool) -> None:
    layout = table_layout(size, rules_of(name), 4)
    width = round(LINE[layout.compact] * layout.scale)
    boxes = list(gain_boxes(layout, range(4)).values())
    sources = [*CARDS, *DECKS, tile(0)]
    asked: list[list[tuple[Place, Rect]]] = [[(source, box)] for source in sources for box in boxes]
    if several:
        asked = [[(source, box) for box in boxes] for source in sources]
    for ways in asked:
        for (source, box), points in zip(ways, routes(layout, ways), strict=True):
            assert points[0][0] == layout.places[source].right
            assert points[-1][0] == box.x and box.y < points[-1][1] < box.bottom
            # Three in one gap may reach the edges of its cards, but never a whole line's width over them.
            for part in parts(points, 0 if several else width):
                for place in [*CARDS, *DECKS]:
                    assert place == source or not part.overlaps(layout.places[place]), (source, place)


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_routes_from_one_place_begin_apart_and_lie_side_by_side(size: tuple[int, int]) -> None:
    layout = table_layout(size, rules_of("marvel"), 4)
    source = market(1, SLOTS - 1)
    boxes = gain_boxes(layout, range(4)).values()
    found = routes(layout, [(source, box) for box in boxes])
    starts = [points[0][1] for points in found]
    assert all(abs(one - other) > layout.places[source].h / 5 for one, other in combinations(starts, 2))
    assert len({points[1][0] for points in found}) == 3


def test_a_route_alone_lies_in_the_middle_of_its_gaps() -> None:
    layout = table_layout((1600, 900), rules_of("base"), 4)
    boxes = gain_boxes(layout, range(4))
    box = boxes[2]
    way = market(1, 1), box
    _, (x, _), (_, y), (before, _), _, _ = routes(layout, [way])[0]
    here, right, above = (layout.places[place] for place in (market(1, 1), market(1, 2), market(2, 1)))
    assert x == round((here.right + right.x) / 2) and y == round((above.bottom + here.y) / 2)
    assert before == round((layout.places[market(1, SLOTS - 1)].right + box.x) / 2)


def test_a_route_that_arrives_beside_its_box_is_straight_there() -> None:
    layout = table_layout((1600, 900), rules_of("base"), 4)
    box = gain_boxes(layout, range(4))[2]
    start, _, _, end = routes(layout, [(market(2, 1), box)])[0]
    above, here = (layout.places[market(level, 1)] for level in (3, 2))
    assert start == (here.right, round(here.center[1]))
    assert end == (box.x, round((above.bottom + here.y) / 2)) and abs(end[1] - box.center[1]) > 20
