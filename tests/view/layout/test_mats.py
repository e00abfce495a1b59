"""The mats of the table: others' ones with slips, and the viewer's row."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.rules.editions import edition as rules_of
from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    SPECIAL,
    WILD,
    hand,
    market,
    owned_tile,
    tokens,
)
from game.ui.table.mats.reserved_cards import small_layout
from game.view.layout.mats import CARD_RATIO, PEEP, has_two_rows, medallion_boxes, won_tile_boxes
from game.view.layout.slips import is_slip
from game.view.layout.stacks import chip_figure
from game.view.layout.table import TableLayout, table_layout
from game.view.skins import skin
from game.view.theme import MIN_TEXT_PX
from tests.view.layout.tables import CASES, READ

BESIDE = [((1600, 900), 4), ((1600, 900), 3), ((1920, 1080), 4), ((2560, 1440), 3), ((1280, 760), 4), ((1024, 640), 4)]
"""Windows and seats where slips of reserved cards are beside the columns."""
BELOW = [((2560, 1080), 3), ((1100, 900), 3), ((1100, 900), 4)]
"""Windows and seats where slips have a row of their own below the columns."""
TALL = [((1600, 900), 2), ((1920, 1080), 2), ((1920, 1200), 2), ((1600, 1200), 2), ((1024, 640), 2), ((1100, 900), 2)]
"""Windows and seats where the others' mats are so high that reserved cards are whole ones."""


def gaps_below_the_header(layout: TableLayout) -> list[int]:
    """What is above the bonuses below the top ones, between these and the tokens, and below the tokens."""
    mat = layout.mat(1)
    foot = mat.rect.bottom if mat.hand[0].y < mat.tokens[0].y else mat.hand[0].y
    ends = mat.avatar.bottom, mat.piles.y, mat.bonuses[0].bottom, mat.tokens[0].y, mat.tokens[0].bottom, foot
    return [below - above for above, below in zip(ends[::2], ends[1::2], strict=True)]


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "least"), [((1600, 900), 39), ((1280, 760), 33), ((1024, 640), 26)])
def test_anothers_tokens_are_counted_below_the_name_and_reserved_cards_stand_beside_the_columns(
    size: tuple[int, int], least: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat = layout.mat(1)
    assert mat.name.h >= 22 and mat.total.h >= (15 if layout.compact else 19)
    assert mat.total.x == mat.name.x and mat.total.y == mat.name.bottom, "below the name"
    assert mat.total.bottom <= mat.avatar.bottom + 2
    assert mat.bonuses[0].w >= least
    assert 0 < min(card.x for card in mat.hand) - mat.bonuses[-1].right <= 11 * layout.scale
    assert all(card.w >= 82 and card.h >= 20 and is_slip(card) for card in mat.hand)
    assert [card.right for card in mat.hand] == [mat.points.right] * 3


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(
    ("size", "least", "seats"),
    [
        ((1600, 900), 39, 4),
        ((1600, 900), 48, 3),
        ((1920, 1200), 45, 4),
        ((1600, 1200), 47, 4),
        ((1280, 760), 33, 4),
        ((2560, 1080), 39, 4),
    ],
)
def test_pieces_of_others_fill_a_mat_with_slips_beside_them(
    size: tuple[int, int], least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    mat, edge = layout.mat(1), round(12 * layout.scale)
    assert all(is_slip(card) and card.w >= 90 and card.h >= 25 for card in mat.hand)
    assert len({card.x for card in mat.hand}) == 1 and mat.hand[0].y > mat.points.bottom
    assert mat.bonuses[0].w >= least
    gaps = [after.y - before.bottom for before, after in pairwise(mat.hand)]
    assert 1 <= min(gaps) <= max(gaps) <= min(gaps) + 1 <= edge
    assert all(mat.rect.holds(card) for card in mat.hand)
    assert mat.hand[-1].bottom >= mat.rect.bottom - edge, "no bare foot"
    pitch = mat.bonuses[1].x - mat.bonuses[0].x
    assert pitch - mat.bonuses[0].w <= 0.23 * pitch, "the columns are full"
    assert mat.points.x >= mat.hand[0].x, "the score leaves names and won tiles their room"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats"), [*BESIDE, *BELOW, *TALL])
def test_what_lies_below_anothers_header_is_evenly_apart(size: tuple[int, int], seats: int, edition: str) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    above, between, below = gaps_below_the_header(layout)
    if (size, seats) in BESIDE:  # up to the mat's edge, of which a part is its seam
        below = max(below, between)
    assert max(above, between, below) - min(above, between, below) <= 2
    assert min(above, between, below) >= (5 if layout.compact else 8) * layout.scale


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats"), BESIDE)
def test_all_mats_have_the_same_columns_and_a_field_for_reserved_cards_beside_them(
    size: tuple[int, int], seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    first = layout.mat(1)
    for mat in layout.mats[1:]:
        down = mat.rect.y - first.rect.y
        for here, there in ((mat.bonuses, first.bonuses), (mat.tokens, first.tokens), (mat.hand, first.hand)):
            assert all(
                box.x == other.x and abs(box.y - down - other.y) <= 1 for box, other in zip(here, there, strict=True)
            )
        assert abs(mat.bonuses[0].x - mat.piles.x) <= 1 >= abs(mat.avatar.x - mat.piles.x), "one left edge"
        assert 4 * layout.scale <= mat.hand[0].x - mat.bonuses[-1].right <= 11 * layout.scale, "up to the cards"
        gaps = [after.x - before.right for before, after in pairwise(mat.bonuses)]
        assert max(gaps) - min(gaps) <= 1
        assert len(mat.hand) == HAND_LIMIT and abs(mat.hand[-1].right - mat.piles.right) <= 1
        assert all(is_slip(card) for card in mat.hand)
        for index, box in enumerate(mat.hand):
            assert layout.hit(box.center) == hand(mat.seat, index)


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_the_number_of_a_chip_is_beside_it_and_nearer_to_it_than_to_the_next_one(
    size: tuple[int, int], edition: str, seats: int, enlarged: float
) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    mat = layout.mat(1)
    if mat.folded:
        return
    chips = [layout.piece(tokens(1, kind)) for kind in range(COLORS)]
    for box, chip, after in zip(mat.tokens, chips, chips[1:], strict=False):
        x, size_px = chip_figure(box)
        end = x + 0.5 * size_px  # the widest digit of both editions
        assert size_px >= MIN_TEXT_PX and (chip.y, chip.h) == (box.y, box.h)
        assert 0 < x - chip.right <= 3 * layout.scale
        assert after.x - end > 1.2 * (x - chip.right), "in its own cell"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats"), BELOW)
def test_slips_have_a_row_of_their_own_where_bonuses_are_larger_that_way(
    size: tuple[int, int], seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    mat = layout.mat(1)
    assert all(is_slip(card) and card.w >= 80 and card.h >= 0.37 * card.w for card in mat.hand)
    assert mat.bonuses[0].w >= 40 * layout.scale and mat.hand[0].y > mat.tokens[0].bottom
    assert mat.hand[0].bottom > mat.rect.bottom - 0.06 * mat.rect.h, "no bare foot"
    assert abs(mat.hand[0].x - mat.bonuses[0].x) <= 1 >= abs(mat.hand[-1].right - mat.bonuses[-1].right)


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
@pytest.mark.parametrize(("size", "seats"), TALL)
def test_reserved_cards_on_anothers_tall_mat_are_whole_ones_below_the_columns(
    size: tuple[int, int], seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    mat, skin_ = layout.mat(1), skin(edition)
    assert mat.hand[0].y >= mat.tokens[0].bottom and mat.bonuses[0].right < mat.bonuses[1].x
    for card in mat.hand:
        assert card.y == mat.hand[0].y and abs(card.w / card.h - CARD_RATIO) < 0.02
        small = small_layout(skin_, layout.scale, card)
        assert small.stone >= MIN_TEXT_PX and small.stones(COLORS - 1)[0].y >= small.points.bottom, "a price is read"
    assert mat.hand[0].bottom > mat.rect.bottom - 0.06 * mat.rect.h, "no bare foot"
    gaps = [after.x - before.right for before, after in pairwise(mat.hand)]
    assert 3 <= min(gaps) <= max(gaps) <= 12 * layout.scale, "side by side"
    assert layout.log.h >= 0.7 * mat.rect.h, "what the mat does not need the log has"


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_wild_and_special_tokens_of_others_are_behind_their_number(
    size: tuple[int, int], edition: str, seats: int
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    mat = layout.mat(1)
    if mat.folded:
        return
    for color, box in enumerate(mat.bonuses):
        assert abs(box.x - mat.tokens[color].x) <= 1
    assert len({(token.y, token.h) for token in mat.tokens[:COLORS]}) == 1, "all in one row"
    line = [mat.total, *mat.tokens[SPECIAL:], mat.tokens[WILD], mat.tiles]
    assert all(before.right < after.x for before, after in pairwise(line))
    assert {box.y for box in line[:-1]} == {mat.total.y} and {box.h for box in line[:-1]} == {mat.total.h}


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_anothers_tokens_keep_to_columns_that_share_nothing(
    size: tuple[int, int], edition: str, seats: int, enlarged: float
) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    for mat in (mat for mat in layout.mats if not mat.own and not mat.folded):
        first = min(card.x for card in mat.hand)
        assert mat.bonuses[-1].right < first or mat.hand[0].y > mat.tokens[0].bottom
        for box, after in pairwise(mat.bonuses):
            assert box.right < after.x
        for kind in range(COLORS):
            chip, box = layout.piece(tokens(mat.seat, kind)), mat.tokens[kind]
            assert chip.w == chip.h and box.holds(chip), "a stack is a chip"
            assert box.x == mat.bonuses[kind].x and chip.right < box.right, "its number is right of the chip"
            assert layout.piece(tokens(mat.seat, kind), 3) == chip, "of any height"
        for box, after in pairwise(mat.tokens[:COLORS]):
            assert box.right < after.x


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_pieces_grow_with_anothers_mat(edition: str) -> None:
    rules = rules_of(edition)
    mat = table_layout((1600, 900), rules, 2).mat(1)
    assert mat.bonuses[0].w >= 62 and mat.bonuses[0].h >= 90 and mat.tokens[0].h >= 38
    assert mat.hand[0].w >= 70 and mat.hand[0].h >= 98
    low = table_layout((1024, 640), rules, 4).mat(1)
    compact = table_layout((1024, 640), rules, 2).mat(1)
    assert compact.bonuses[0].w >= 1.4 * low.bonuses[0].w and compact.tokens[0].w > low.tokens[0].w
    for size in ((1600, 900), (1920, 1200), (2560, 1080), (1600, 1200), (1280, 1024)):
        low, high = (table_layout(size, rules, seats).mat(1) for seats in (4, 2))
        assert high.rect.h > 1.15 * low.rect.h and high.bonuses[0].w >= low.bonuses[0].w


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
    assert own.bonuses[0].w >= max(bonus * card.w, least) and own.tokens[0].w >= 0.6 * own.bonuses[0].w
    assert own.hand[0].w > own.bonuses[0].w
    for other in layout.mats[1:]:
        single = size == (2560, 1080) and seats == 2  # that mat is as wide as the viewer's
        assert own.bonuses[0].w > (1.05 if single else 1.2) * other.bonuses[0].w
        assert not single or other.bonuses[0].w > 62, "larger than in a column beside the log"
        assert own.hand[0].w >= other.hand[0].h * CARD_RATIO
        assert own.tokens[0].w >= 0.9 * layout.piece(tokens(other.seat, 0)).w and own.points.h > other.points.h


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
        assert abs(left + right - room.x - room.right) <= 1 and abs(top + foot - room.y - room.bottom) <= 1


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1366, 768), (1024, 640)])
def test_tiles_won_by_the_viewer_lie_above_the_number_of_their_tokens_and_keep_clear_of_the_piles(
    size: tuple[int, int], edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat = layout.mat(0)
    (single,) = won_tile_boxes(mat, 1, layout.medal_gap)
    assert single.w >= 0.5 * mat.points.w
    for count in range(1, 6):
        for box in won_tile_boxes(mat, count, layout.medal_gap):
            assert mat.points.y <= box.y and box.bottom < mat.total.y
            assert mat.tokens[WILD].right < box.x and box.right < mat.hand[0].x
    assert [layout.rect(owned_tile(0, number)) for number in range(3)] == [
        won_tile_boxes(mat, number, layout.medal_gap)[-1] for number in (1, 2, 3)
    ]


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1366, 768), (1024, 640)])
def test_the_parts_of_the_viewers_mat_are_evenly_apart(size: tuple[int, int], edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat, beside = layout.mat(0), (2 if layout.compact else 6) * layout.scale
    before = mat.total.x + beside - mat.tokens[WILD].right
    behind = mat.hand[0].x - mat.total.right + beside
    assert abs(before - behind) <= 2 and before >= (10 if layout.compact else 20) * layout.scale - 2
    hand = [right.x - left.right for left, right in pairwise(mat.hand)]
    assert max(hand) - min(hand) <= 1 and 0.5 * before - 1 <= min(hand) < before
    pairs = [bonus.x - token.right for token, bonus in zip(mat.tokens, mat.bonuses[1:], strict=False)]
    assert max(pairs) - min(pairs) <= 1 and max(pairs) < before
    assert abs(mat.tokens[WILD].x - (mat.tokens[SPECIAL:] or mat.tokens[COLORS - 1 :])[0].right - pairs[0]) <= 2


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1280, 800), (1280, 1024), (1024, 640)])
def test_the_viewers_pieces_stand_on_one_line_in_the_middle_of_the_mat(size: tuple[int, int], edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    mat = layout.mat(0)
    feet = [box.bottom for box in (*mat.bonuses, *mat.tokens, *mat.hand, mat.total)]
    assert max(feet) - min(feet) <= 1
    assert abs(mat.hand[0].y - mat.rect.y - (mat.rect.bottom - feet[0])) <= 2
    assert mat.points.y == mat.hand[0].y == mat.piles.y
    free = mat.bonuses[0].y - mat.piles.y
    assert free >= (1.5 if layout.compact else 3) * PEEP * layout.scale - 1, "for the edges of other bonuses"
