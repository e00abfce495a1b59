"""The mats of the table: others' ones with slips, and the viewer's row."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from game.rules.editions import edition as rules_of
from game.rules.model import (
    COLORS,
    SPECIAL,
    WILD,
    market,
    owned_tile,
    tokens,
)
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO, PEEP, has_two_rows, medallion_boxes, won_tile_boxes
from game.view.layout.slips import is_slip
from game.view.layout.small_cards import small_card_layout
from game.view.layout.stacks import chip_badge
from game.view.layout.table import table_layout
from game.view.theme import MIN_TEXT_PX
from tests.view.layout.tables import CASES

BESIDE = [((1024, 640), 4, 1.0), ((1024, 640), 4, 1.5), ((1280, 1024), 4, 1.0)]
"""Windows, seats and sizes of text where others' slips are beside their columns."""
PAIRED = [((1600, 900), 4, 1.0), ((1600, 900), 3, 1.5)]
"""Windows, seats and sizes of text where chips are beside bonuses, and reserved cards in a row below."""
BELOW = [*PAIRED, ((1600, 900), 2, 1.0), ((1024, 640), 2, 1.0)]
"""Windows, seats and sizes of text where reserved cards are in a row below."""
WHOLE = [((2560, 1080), 2, 1.0), ((2160, 900), 2, 2.0)]
"""Windows, seats and sizes of text where others' reserved cards are whole."""


def assert_even(boxes: Sequence[Rect], least: float = 1, most: float = math.inf) -> None:
    """Assert that boxes are side by side, of one size and evenly apart."""
    assert (
        len({(box.y, box.h) for box in boxes}) == 1 and max(box.w for box in boxes) - min(box.w for box in boxes) <= 1
    )
    gaps = [after.x - before.right for before, after in pairwise(boxes)]
    assert least <= min(gaps) <= max(gaps) <= min(min(gaps) + 1, most)


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "least"), [((1600, 900), 31), ((1280, 760), 29), ((1024, 640), 22)])
def test_anothers_tokens_are_counted_below_the_name(size: tuple[int, int], least: int, edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat = layout.mat(1)
    assert mat.name.h >= 22 and mat.total.h >= (15 if layout.compact else 19)
    assert mat.total.x == mat.name.x and mat.total.y == mat.name.bottom, "below the name"
    assert mat.total.bottom <= mat.avatar.bottom + 2
    assert mat.bonuses[0].w >= least


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats", "enlarged"), [*BESIDE, *BELOW, *WHOLE])
def test_anothers_chips_are_below_the_bonuses_of_their_colour_or_beside_their_foot(
    size: tuple[int, int], seats: int, enlarged: float, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    mat, paired = layout.mat(1), (size, seats, enlarged) in PAIRED
    above, chips = (*mat.bonuses, *mat.tokens[SPECIAL:]), mat.tokens[:SPECIAL]
    for box, chip in zip(above, chips, strict=False):
        assert 0.75 * box.w <= chip.w <= box.w
        if paired:
            assert 1 <= chip.x - box.right <= 3 * layout.scale and abs(chip.bottom - box.bottom) <= 1
        else:
            assert abs(box.center[0] - chip.center[0]) <= 1 and chip.y - box.bottom >= 3 * layout.scale - 1
    assert_even(chips[:COLORS] if paired else chips, 2)
    assert len({(box.y, box.h) for box in above}) == 1
    for kind, chip in enumerate(chips):
        assert chip.w == chip.h and layout.piece(tokens(1, kind)) == chip
        assert layout.hit(chip.center) == tokens(1, kind)
    below = mat.hand[0] if paired else chips[0]
    assert abs((mat.piles.y - mat.avatar.bottom) - (below.y - above[0].bottom)) <= 2, "evenly apart"


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_number_of_anothers_chip_is_on_it_and_clear_of_the_next_one(
    size: tuple[int, int], edition: str, seats: int
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for mat in (mat for mat in layout.mats[1:] if not mat.folded):
        badges = [chip_badge(chip) for chip in mat.tokens[:SPECIAL]]
        for badge, chip in zip(badges, mat.tokens, strict=False):
            assert badge.w == badge.h >= MIN_TEXT_PX + 3 and badge.x > chip.x and badge.y > chip.y
            assert mat.rect.holds(badge)
        for badge, after in pairwise(badges):
            assert not badge.overlaps(after)
        assert not any(badge.overlaps(card) for badge in badges for card in mat.hand)


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats", "enlarged"), [*BESIDE, *BELOW, *WHOLE])
def test_anothers_mat_has_one_left_and_one_right_edge_and_no_bare_foot(
    size: tuple[int, int], seats: int, enlarged: float, edition: str
) -> None:
    mat = table_layout(size, rules_of(edition), seats, enlarged=enlarged).mat(1)
    assert mat.bonuses[0].x == mat.piles.x and abs(mat.avatar.x - mat.piles.x) <= 1
    assert abs(mat.points.right - mat.piles.right) <= 1
    if seats == 2 and (size, seats, enlarged) in BELOW:
        assert all(abs(card.x - mat.bonuses[2 * index].x) <= 1 for index, card in enumerate(mat.hand)), "one grid"
        assert mat.bonuses[-1].x < mat.hand[-1].right <= mat.piles.right
    else:
        assert abs(mat.hand[-1].right - mat.piles.right) <= 2
    edge = mat.piles.x - mat.rect.x, mat.rect.right - mat.piles.right
    assert abs(edge[0] - edge[1]) <= 1 and mat.rect.bottom - mat.hand[-1].bottom <= edge[0] + 3


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats", "enlarged"), [*BELOW, *WHOLE])
def test_anothers_reserved_cards_are_side_by_side_below_the_columns_or_whole_beside_them(
    size: tuple[int, int], seats: int, enlarged: float, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    mat, below = layout.mat(1), (size, seats, enlarged) in BELOW
    assert_even(mat.hand, 3 * layout.scale)
    assert all(is_slip(card) == (seats > 2) for card in mat.hand)
    if below:
        assert mat.hand[0].x == mat.piles.x and mat.hand[0].w >= 46 and mat.hand[0].h >= 32
        assert chip_badge(mat.tokens[0]).bottom <= mat.hand[0].y
    else:
        assert mat.hand[0].w >= 90 and mat.tokens[WILD].right < mat.hand[0].x
        assert abs(mat.hand[0].y - mat.piles.y) <= 1 >= abs(mat.hand[0].bottom - mat.tokens[0].bottom)


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (2560, 1440), (1024, 640), (1280, 800)])
def test_all_mats_of_others_have_one_grid(size: tuple[int, int], edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    first = layout.mat(1)
    for mat in layout.mats[2:]:
        down = mat.rect.y - first.rect.y
        for here, there in ((mat.bonuses, first.bonuses), (mat.tokens, first.tokens), (mat.hand, first.hand)):
            assert all(
                box.x == other.x and abs(box.y - down - other.y) <= 1 for box, other in zip(here, there, strict=True)
            )


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats", "enlarged"), BESIDE)
def test_slips_are_one_below_the_other_beside_both_rows(
    size: tuple[int, int], seats: int, enlarged: float, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    mat = layout.mat(1)
    assert all(is_slip(card) and card.w >= 79 and card.h >= 16 for card in mat.hand)
    upper, last = mat.hand[:-1], mat.hand[-1]
    assert len({(card.x, card.w) for card in upper}) == 1 and len({(card.right, card.h) for card in mat.hand}) == 1
    gaps = [after.y - before.bottom for before, after in pairwise(mat.hand)]
    wild = mat.tokens[WILD]
    assert last.x == upper[0].x and 2 <= min(gaps) <= max(gaps) <= min(gaps) + 1
    assert max(gaps) <= 20 * layout.scale
    assert abs(mat.hand[0].y - mat.piles.y) <= 1 >= abs(mat.hand[-1].bottom - mat.tokens[0].bottom)
    assert 0 < last.x - wild.right <= 12 * layout.scale
    assert mat.points.x >= last.x, "the score leaves names and won tiles their room"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3])
def test_on_a_mat_in_a_wide_window_the_viewers_pieces_are_evenly_apart(seats: int, edition: str) -> None:
    layout = table_layout((2560, 1080), rules_of(edition), seats)
    own = layout.mat(0)
    edges = own.hand[0].y - own.rect.y, own.rect.bottom - own.piles.bottom
    assert abs(edges[0] - edges[1]) <= 1 and abs(own.piles.y - own.hand[0].bottom - edges[0]) <= 1


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_others_piles_keep_clear_of_the_portrait(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for mat in layout.mats[1:]:
        if not mat.folded:
            assert mat.piles.y - mat.avatar.bottom >= 4 * layout.scale - 1
            assert mat.bonuses[0].y > mat.piles.y, "a second bonus shows above the first"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1200), (1600, 1200), (1024, 640), (1100, 900)])
def test_the_only_other_mat_shows_pictures_of_reserved_cards_and_leaves_the_log_most_of_the_height(
    size: tuple[int, int], edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), 2)
    mat = layout.mat(1)
    card = small_card_layout(mat.hand[0], 3)
    assert not is_slip(mat.hand[0]) and card.stone > MIN_TEXT_PX, "a price is read"
    assert layout.log.h >= 0.7 * mat.rect.h, "what the mat does not need the log has"


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_pieces_grow_with_anothers_mat(edition: str) -> None:
    rules = rules_of(edition)
    for size in ((1600, 900), (1024, 640), (1920, 1200), (2560, 1080), (1600, 1200), (1280, 1024)):
        low, high = (table_layout(size, rules, seats).mat(1) for seats in (4, 2))
        assert high.rect.h > low.rect.h and high.bonuses[0].w >= low.bonuses[0].w and high.hand[0].h >= low.hand[0].h


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1280, 1280), (1600, 1130), (1100, 900), (1024, 768), (2560, 1080), (2160, 900)])
def test_a_high_mat_of_the_viewer_has_its_piles_in_a_row_as_wide_as_the_mat(
    size: tuple[int, int], edition: str
) -> None:
    layout, wide = table_layout(size, rules_of(edition), 4), table_layout((1600, 900), rules_of(edition), 4)
    if layout.compact:
        wide = table_layout((1024, 640), rules_of(edition), 4)
    mat, usual = layout.mat(0), wide.mat(0)
    assert has_two_rows(mat) and not has_two_rows(usual)
    above = [mat.points, mat.total, mat.name, *mat.hand]
    assert mat.piles.y >= max(box.bottom for box in above)
    assert abs(mat.piles.x - mat.rect.x - (mat.rect.right - mat.piles.right)) <= 1
    assert mat.rect.right - mat.hand[-1].right <= mat.piles.x - mat.rect.x + 1
    pieces = ((mat.bonuses, usual.bonuses), (mat.tokens, usual.tokens), (mat.hand, usual.hand))
    for boxes, others in pieces:
        assert boxes[0].w / layout.scale > 0.98 * others[0].w / wide.scale


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "bonus", "least"), [((1600, 1200), 0.385, 74), ((1280, 1024), 0.385, 60), ((2560, 1080), 0.3, 68)]
)
def test_in_a_wide_and_in_a_high_window_the_viewers_pieces_are_the_second_largest(
    size: tuple[int, int], bonus: float, least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    own, card = layout.mat(0), layout.places[market(1, 0)]
    assert own.bonuses[0].w >= max(bonus * card.w, least) and own.tokens[0].w >= 0.5 * own.bonuses[0].w
    assert own.hand[0].w > own.bonuses[0].w
    for other in layout.mats[1:]:
        single = size == (2560, 1080) and seats == 2  # that mat is as wide as the viewer's
        assert own.bonuses[0].w > (1.05 if single else 1.2) * other.bonuses[0].w
        assert not single or other.bonuses[0].w > 55, "larger than in a column beside the log"
        assert own.hand[0].w >= 0.97 * other.hand[0].h * CARD_RATIO
        assert own.tokens[0].w >= 0.8 * layout.piece(tokens(other.seat, 0)).w and own.points.h > other.points.h


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_won_tiles_keep_apart_from_the_rest_of_a_mat(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for mat in layout.mats[1:]:
        assert mat.rect.holds(mat.tiles) and min(mat.tiles[2:]) > 15
        for box in (mat.points, mat.avatar, mat.total, *mat.bonuses, *mat.tokens, *mat.hand):
            assert not mat.tiles.overlaps(box), f"{mat.tiles} overlaps {box}"
        for count in range(6):
            boxes = medallion_boxes(mat.tiles, count, 4)
            assert len(boxes) == count and all(mat.tiles.holds(box) and box.w >= 8 for box in boxes)
            assert not any(one.overlaps(other) for one, other in combinations(boxes, 2)), "each in full"


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_viewers_won_tiles_have_room_of_their_own(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    mat = layout.mat(0)
    assert mat.rect.holds(mat.tiles) and min(mat.tiles[2:]) >= 20
    for box in (mat.avatar, mat.total, *mat.bonuses, *mat.tokens, *mat.hand):
        assert not mat.tiles.overlaps(box), f"{mat.tiles} overlaps {box}"
    assert not mat.tiles.overlaps(mat.points)
    for count in range(1, 6):
        boxes = won_tile_boxes(mat, count, 4)
        assert all(mat.tiles.holds(box) and box.w == box.h for box in boxes)
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2)), "each in full"
        left, right = min(box.x for box in boxes), max(box.right for box in boxes)
        top, foot, room = boxes[0].y, boxes[-1].bottom, mat.tiles
        middle = room.center[1] if has_two_rows(mat) else mat.hand[0].y + (foot - top) / 2
        assert abs(left + right - room.x - room.right) <= 1 and abs(top + foot - 2 * middle) <= 1


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1366, 768), (1024, 640)])
def test_tiles_won_by_the_viewer_lie_in_line_with_the_score_above_the_number_of_tokens(
    size: tuple[int, int], edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat = layout.mat(0)
    sides = [won_tile_boxes(mat, count, layout.medal_gap)[0].w for count in range(1, 5)]
    assert sides[0] >= 0.6 * mat.points.w and sides == sorted(sides, reverse=True)
    assert sides[1] >= 0.7 * sides[0] and sides[3] >= 0.4 * sides[0]
    for count in range(1, 6):
        boxes = won_tile_boxes(mat, count, layout.medal_gap)
        assert boxes[0].y == mat.points.y == mat.hand[0].y
        for box in boxes:
            assert mat.total.x <= box.x and box.right <= mat.total.right and box.bottom <= mat.total.y
    assert [layout.rect(owned_tile(0, number)) for number in range(3)] == [
        won_tile_boxes(mat, number, layout.medal_gap)[-1] for number in (1, 2, 3)
    ]


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1366, 768), (1024, 640)])
def test_the_parts_of_the_viewers_mat_are_evenly_apart(size: tuple[int, int], edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat = layout.mat(0)
    before = mat.bonuses[0].x - mat.points.right
    around = mat.total.x - mat.tokens[WILD].right, mat.hand[0].x - mat.total.right
    assert max(around) - min(around) <= 2 and min(around) >= (7 if layout.compact else 12) * layout.scale - 1
    number = 0.7 * mat.total.w
    """The width of most numbers of tokens."""
    beside = min(around) + (mat.total.w - number) / 2
    assert abs(before - beside) <= 5 * layout.scale, "the columns are in the middle of score and number"
    edges = mat.avatar.x - mat.rect.x, mat.rect.right - mat.hand[-1].right
    assert abs(edges[0] - edges[1]) <= 1
    hand = [right.x - left.right for left, right in pairwise(mat.hand)]
    assert max(hand) - min(hand) <= 1 and min(around) - 3 <= min(hand) < before
    pairs = [bonus.x - token.right for token, bonus in zip(mat.tokens, mat.bonuses[1:], strict=False)]
    assert max(pairs) - min(pairs) <= 1 and max(pairs) <= before + 1
    assert abs(mat.tokens[WILD].x - (mat.tokens[SPECIAL:] or mat.tokens[COLORS - 1 :])[0].right - pairs[0]) <= 2


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1280, 800), (1280, 1024), (1024, 640)])
def test_the_viewers_pieces_stand_on_one_line_in_the_middle_of_the_mat(size: tuple[int, int], edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat = layout.mat(0)
    for line in ((*mat.bonuses, *mat.tokens), (*mat.hand, mat.total)):
        assert max(box.bottom for box in line) - min(box.bottom for box in line) <= 1
    assert abs(mat.hand[0].y - mat.rect.y - (mat.rect.bottom - mat.hand[0].bottom)) <= 2
    assert mat.points.y == mat.hand[0].y == mat.piles.y
    edges = (1.5 if layout.compact else 3) * PEEP * layout.scale
    free = mat.bonuses[0].y - mat.piles.y - edges, mat.piles.bottom - mat.bonuses[0].bottom
    assert min(free) >= -1 and (layout.compact or abs(free[0] - free[1]) <= 2), (
        "in the middle, with the edges of other bonuses"
    )
