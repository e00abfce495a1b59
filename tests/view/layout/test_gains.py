"""The boxes of a recap: one for each mat but the reader's, over the bank, clear of cards, mats and each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.editions import edition as rules_of
from game.rules.model import LEVELS, SLOTS, market
from game.view.layout.gains import gain_boxes, gain_cells, small_bank
from game.view.layout.table import table_layout
from tests.view.layout.tables import SIZES


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("enlarged", [1.0, 2.0])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_boxes_lie_clear_of_cards_mats_and_each_other(
    name: str, enlarged: float, seats: int, size: tuple[int, int]
) -> None:
    layout = table_layout(size, rules_of(name), seats, enlarged=enlarged)
    boxes = gain_boxes(layout, range(seats))
    assert set(boxes) == set(range(1, seats))
    cards = [layout.places[market(level, slot)] for level in LEVELS for slot in range(SLOTS)]
    for box in boxes.values():
        assert not any(box.overlaps(other) for other in (*cards, *(panel.rect for panel in layout.panels)))
        assert layout.bank.y <= box.y and box.bottom <= layout.bank.bottom
    assert not any(one.overlaps(other) for one, other in combinations(boxes.values(), 2))


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("enlarged", [1.0, 2.0])
def test_pieces_lie_in_their_box(size: tuple[int, int], enlarged: float) -> None:
    layout = table_layout(size, rules_of("marvel"), 4, enlarged=enlarged)
    box = gain_boxes(layout, [2])[2]
    for pieces, card in [(1, True), (2, True), (4, True), (1, False), (3, False), (4, False)]:
        cells = gain_cells(box, pieces, card=card)
        assert len(cells) == pieces
        assert all(box.holds(cell) for cell in cells)
        assert not any(one.overlaps(other) for one, other in combinations(cells, 2))
    assert gain_cells(box, 0, card=False) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("enlarged", [1.0, 2.0])
@pytest.mark.parametrize("kinds", [7, 4, 1])
def test_what_changed_of_the_bank_lies_below_the_boxes(
    kinds: int, enlarged: float, seats: int, size: tuple[int, int]
) -> None:
    layout = table_layout(size, rules_of("marvel"), seats, enlarged=enlarged)
    boxes = list(gain_boxes(layout, range(seats)).values())
    chips = small_bank(layout, boxes, kinds)
    assert len(chips) == kinds
    assert chips[0].w >= small_bank(layout, boxes, len(layout.bank_cells))[0].w
    assert all(layout.bank.holds(chip) and chip.w >= 12 for chip in chips)
    assert not any(chip.overlaps(box) for chip in chips for box in boxes)
    row = [chip for chip in chips if chip.y == chips[-1].y]
    middle = (row[0].x + row[-1].right + row[-1].w) / 2
    assert abs(middle - layout.bank.center[0]) <= 2, "a row that is not full is not in the middle"
    for one, other in combinations(chips, 2):
        with_figure = one._replace(w=2 * one.w)
        assert not with_figure.overlaps(other) or other.x < one.x
