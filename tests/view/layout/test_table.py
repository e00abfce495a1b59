"""Nothing of the table overlaps or leaves the window, at any size, seat count and edition."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.model import PlaceKind, bank, deck, hand, market
from game.view.layout.geometry import Rect
from game.view.layout.table import Control, TableLayout, table_layout
from game.view.skins import skin

SIZES = [
    (1024, 640),
    (1280, 720),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (1280, 1024),
    (1100, 900),
    (3840, 2160),
]
LARGER = [(1024, 640), (1280, 720), (1600, 900), (2560, 1440)]
"""Where text of twice the size is laid out too."""
CASES = [(size, edition, seats) for size in SIZES for edition in ("base", "marvel") for seats in (2, 3, 4)]
READ = [(*case, 1.0) for case in CASES]
READ += [(size, edition, seats, 2.0) for size in LARGER for edition in ("base", "marvel") for seats in (2, 3, 4)]


def blocks(layout: TableLayout) -> dict[str, Rect]:
    """The large parts of the screen, which may not touch each other."""
    parts = {
        "bar": layout.bar.rect,
        "bank": layout.bank,
        "actions": layout.actions.rect,
        "banner": layout.banner,
        "gauntlet": layout.gauntlet,
        "inspector": layout.inspector,
        "ticker": layout.ticker,
        "log": None if layout.compact else layout.log,
    }
    named = {name: rect for name, rect in parts.items() if rect is not None}
    named |= {f"panel {panel.seat}": panel.rect for panel in layout.panels}
    loose = (PlaceKind.MARKET, PlaceKind.DECK, PlaceKind.TILE, PlaceKind.MAJORITY)
    named |= {str(place): rect for place, rect in layout.places.items() if place.kind in loose}
    return named


def panel_parts(layout: TableLayout, seat: int) -> dict[str, Rect]:
    panel = layout.panel(seat)
    parts = {f"bonus {i}": box for i, box in enumerate(panel.bonuses)}
    for kind, box in enumerate(panel.tokens):
        parts[f"token {kind}"] = Rect(box.x, box.y, box.w + panel.count_width, box.h)
    parts |= {f"hand {i}": box for i, box in enumerate(panel.hand)}
    names = ("points", "total", "tiles", "majority", "gauntlet", "progress", "stones", "tags", "name", "banner")
    parts |= {name: box for name in names if (box := getattr(panel, name)) is not None}
    return parts


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_parts_keep_apart_and_inside(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, skin(edition).layout, seats, own=seats - 1, enlarged=enlarged)
    window = Rect(0, 0, *size)
    parts = blocks(layout)
    for name, rect in parts.items():
        assert rect.w > 0 and rect.h > 0, name
        assert window.holds(rect), f"{name} leaves the window: {rect}"
    for (name, rect), (other, box) in combinations(parts.items(), 2):
        assert not rect.overlaps(box), f"{name} {rect} overlaps {other} {box}"


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_panels_hold_their_parts(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, skin(edition).layout, seats, enlarged=enlarged)
    for seat in range(seats):
        parts = panel_parts(layout, seat)
        for name, rect in parts.items():
            assert rect.w > 3 and rect.h > 3, f"{name} of seat {seat} is {rect}"
            assert layout.panel(seat).rect.holds(rect), f"{name} of seat {seat} leaves its panel: {rect}"
        for (name, rect), (other, box) in combinations(parts.items(), 2):
            assert not rect.overlaps(box), f"seat {seat}: {name} {rect} overlaps {other} {box}"


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_pointer_areas_keep_apart(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, skin(edition).layout, seats, enlarged=enlarged)
    for (name, rect), (other, box) in combinations(layout.areas.items(), 2):
        assert not rect.overlaps(box), f"{name} {rect} overlaps {other} {box}"
    for target, rect in layout.areas.items():
        assert layout.hit(rect.center) == target
    parts = [layout.bar.menu, *layout.bar.turns, layout.bar.status, *(rect for _, rect in layout.bar.buttons)]
    parts += [layout.bar.logo] if layout.bar.logo else []
    for rect, box in combinations(parts, 2):
        assert not rect.overlaps(box)
    for box in (layout.actions.prompt, *layout.actions.slots, layout.actions.confirm, layout.actions.reserve):
        assert layout.actions.rect.holds(box)


def test_reference_proportions() -> None:
    layout = table_layout((1600, 900), skin("base").layout, 4)
    assert layout.bar.rect == (0, 0, 1600, 44)
    assert layout.places[market(3, 0)] == (168, 164, 126, 176)
    assert layout.places[deck(3)] == (24, 164, 126, 176)
    assert (layout.bank.x, layout.bank.w) == (724, 126)
    assert layout.panel(0).rect == (24, 722, 1082, 166)
    assert layout.actions.rect == (1120, 722, 456, 166)
    assert layout.log.x == 1402
    assert {panel.rect.x for panel in layout.panels if not panel.own} == {868}


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_a_tall_window_enlarges_the_market(edition: str) -> None:
    low, tall = table_layout((1280, 720), skin(edition).layout, 4), table_layout((1280, 1024), skin(edition).layout, 4)
    assert tall.places[market(1, 0)].w > 1.15 * low.places[market(1, 0)].w
    assert tall.log.y > max(panel.rect.bottom for panel in tall.panels if not panel.own)
    gap = tall.places[market(2, 0)].y - tall.places[market(3, 0)].bottom
    assert gap < tall.places[market(3, 0)].h * 0.35


def test_equal_pieces_have_equal_boxes() -> None:
    for size in SIZES:
        layout = table_layout(size, skin("base").layout, 3)
        cards = {rect[2:] for place, rect in layout.places.items() if place.kind is PlaceKind.MARKET}
        assert len(cards) == 1


def test_arrows_walk_the_market_and_reach_everything() -> None:
    layout = table_layout((1600, 900), skin("base").layout, 4)
    assert layout.neighbour(None, 1, 0) == market(1, 0)
    assert layout.neighbour(market(1, 0), 1, 0) == market(1, 1)
    assert layout.neighbour(market(1, 0), 0, -1) == market(2, 0)
    assert layout.neighbour(market(1, 0), -1, 0) == deck(1)
    right = layout.neighbour(market(3, 3), 1, 0)
    assert right in {bank(kind) for kind in range(6)}
    seen = {market(1, 0)}
    front = [market(1, 0)]
    while front:
        at = front.pop()
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = layout.neighbour(at, *step)
            if there is not None and there not in seen:
                seen.add(there)
                front.append(there)
    assert seen == set(layout.order())


def test_places_without_a_box_fall_back() -> None:
    layout = table_layout((1600, 900), skin("marvel").layout, 2)
    assert layout.rect(hand(1, 5)) == layout.panel(1).hand[-1]
    assert layout.hit((-5, -5)) is None
    assert layout.hit(layout.actions.confirm.center) is Control.CONFIRM
