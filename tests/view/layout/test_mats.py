"""The mats of the table: others' ones with slips, and the reader's row."""

from __future__ import annotations

from itertools import pairwise

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
from game.view.layout.mats import CARD_RATIO, PEEP, has_two_rows, medallion_boxes, won_tile_boxes
from game.view.layout.slips import is_slip
from game.view.layout.stacks import chip_badge
from game.view.layout.table import table_layout
from game.view.theme import CAPITAL
from tests.view.layout.tables import CASES, READ

BESIDE = [((1600, 900), 4), ((1600, 900), 3), ((1920, 1080), 4), ((2560, 1440), 3), ((1280, 760), 4), ((1024, 640), 4)]
"""Windows and seats where slips of reserved cards are beside the columns."""
TALL = [((1600, 900), 2), ((1920, 1080), 2), ((1920, 1200), 2), ((1024, 640), 2), ((1100, 900), 2)]
"""Windows and seats where the others' mats are so high that slips have a row of their own."""


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "least"), [((1600, 900), 32), ((1280, 760), 26), ((1024, 640), 22)])
def test_anothers_tokens_are_counted_below_the_name_and_reserved_cards_stand_beside_the_columns(
    size: tuple[int, int], least: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    panel = layout.panel(1)
    assert panel.name.h >= 22 and panel.total.h >= (15 if layout.compact else 19)
    assert panel.total.x == panel.name.x and panel.total.y == panel.name.bottom, "below the name"
    assert panel.total.bottom <= panel.avatar.bottom + 2 and panel.total.w >= 3.6 * panel.total.h
    assert panel.bonuses[0].w >= least and panel.tokens[0].w >= least
    assert 0 < min(card.x for card in panel.hand) - panel.tokens[WILD].right < panel.tokens[WILD].w
    assert all(card.w >= 82 and card.h >= 24 and is_slip(card) for card in panel.hand)
    assert [card.right for card in panel.hand] == [panel.points.right] * 3


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(
    ("size", "least", "seats"),
    [
        *[
            (size, least, seats)
            for size, least in (((1600, 900), 32), ((1920, 1200), 34), ((1600, 1200), 35), ((1280, 760), 26))
            for seats in (3, 4)
        ],
        ((2560, 1080), 32, 4),
    ],
)
def test_pieces_of_others_fill_a_mat_with_slips_beside_them(
    size: tuple[int, int], least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel, edge = layout.panel(1), round(12 * layout.scale)
    assert all(is_slip(card) and card.w >= 90 and card.h >= 26 for card in panel.hand)
    assert len({card.x for card in panel.hand}) == 1 and panel.hand[0].y > panel.points.bottom
    assert panel.bonuses[0].w >= least
    foot = panel.rect.bottom - edge
    assert panel.hand[-1].bottom >= foot and panel.tokens[0].bottom >= foot, "no bare foot"
    gaps = [after.y - before.bottom for before, after in pairwise(panel.hand)]
    assert 1 <= min(gaps) <= max(gaps) <= min(gaps) + 1 <= edge
    assert all(panel.rect.holds(card) for card in panel.hand)
    pitch = panel.bonuses[1].x - panel.bonuses[0].x
    assert pitch - max(panel.bonuses[0].w, panel.tokens[0].w) <= 0.21 * pitch, "the columns are full"
    assert panel.points.x >= panel.hand[0].x, "the score leaves names and won tiles their room"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats"), BESIDE)
def test_all_mats_have_the_same_columns_and_a_field_for_reserved_cards_beside_them(
    size: tuple[int, int], seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    first = layout.panel(1)
    for panel in layout.panels[1:]:
        down = panel.rect.y - first.rect.y
        for here, there in ((panel.bonuses, first.bonuses), (panel.tokens, first.tokens), (panel.hand, first.hand)):
            assert all(
                box.x == other.x and abs(box.y - down - other.y) <= 1 for box, other in zip(here, there, strict=True)
            )
        pitch, cards = panel.bonuses[1].x - panel.bonuses[0].x, panel.hand[0].x
        last = panel.tokens[WILD].center[0] + pitch / 2
        assert abs(panel.bonuses[0].center[0] - pitch / 2 - panel.piles.x) <= 3, "from the left edge on"
        assert 4 * layout.scale <= cards - last <= 14 * layout.scale, "up to the cards"
        gaps = [after.x - before.right for before, after in pairwise(panel.bonuses)]
        assert max(gaps) - min(gaps) <= 1
        assert len(panel.hand) == HAND_LIMIT and abs(panel.hand[-1].right - panel.piles.right) <= 1
        assert all(is_slip(card) for card in panel.hand)
        for index, box in enumerate(panel.hand):
            assert layout.hit(box.center) == hand(panel.seat, index)


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats"), [*BESIDE, *TALL])
def test_a_chip_is_centred_below_its_pile_and_the_badge_with_its_number_is_at_its_foot(
    size: tuple[int, int], seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel = layout.panel(1)
    pitch = panel.bonuses[1].x - panel.bonuses[0].x
    for kind in range(SPECIAL):
        chip = layout.piece(tokens(1, kind))
        size, high = chip_badge(panel.tokens[kind])
        middle = panel.bonuses[kind].center[0] if kind < COLORS else panel.bonuses[-1].center[0] + pitch
        assert abs(chip.center[0] - middle) <= 2
        assert size * CAPITAL >= 12, "high enough to be read"
        assert size * CAPITAL + 3 <= high <= 0.72 * chip.h, "larger than its number, smaller than the chip"
        assert panel.tokens[kind].bottom - high - chip.y >= 0.4 * chip.h, "most of the stone is in sight"
        assert chip.bottom < panel.tokens[kind].bottom <= chip.bottom + 0.34 * chip.h


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(
    ("size", "least", "seats"), [((2560, 1080), 49, 3), ((1100, 900), 35, 3), ((1100, 900), 35, 4)]
)
def test_slips_have_a_row_of_their_own_where_bonuses_are_larger_that_way(
    size: tuple[int, int], least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel = layout.panel(1)
    assert all(is_slip(card) and card.w >= 80 and card.h >= 0.37 * card.w for card in panel.hand)
    assert panel.bonuses[0].w >= least and panel.hand[0].y > panel.tokens[0].bottom
    assert panel.hand[0].bottom > panel.rect.bottom - 0.06 * panel.rect.h, "no bare foot"
    pitch = panel.bonuses[1].x - panel.bonuses[0].x
    assert pitch - max(panel.bonuses[0].w, panel.tokens[0].w) <= 0.26 * pitch, "the columns are full"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3])
def test_on_a_mat_in_a_wide_window_header_pieces_and_cards_are_evenly_apart(seats: int, edition: str) -> None:
    layout = table_layout((2560, 1080), rules_of(edition), seats)
    mat, own = layout.panel(1), layout.panel(0)
    above = mat.bonuses[0].y - mat.avatar.bottom
    between, below = mat.tokens[0].y - mat.bonuses[0].bottom, mat.hand[0].y - mat.tokens[0].bottom
    if seats == 2:  # the cards are beside the pieces, and above them is room for the bonuses below the top ones
        below = mat.rect.bottom - mat.tokens[0].bottom
        assert below <= above <= 30 * layout.scale
    else:
        assert abs(above - below) <= 10 * layout.scale
    assert 4 * layout.scale - 1 <= between <= min(below + 1, 15 * layout.scale), "bonuses and tokens are one group"
    edges = own.hand[0].y - own.rect.y, own.rect.bottom - own.piles.bottom
    assert abs(edges[0] - edges[1]) <= 1 and abs(own.piles.y - own.hand[0].bottom - edges[0]) <= 1


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_others_piles_keep_clear_of_the_portrait(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for panel in layout.panels[1:]:
        if not panel.folded:
            assert panel.piles.y - panel.avatar.bottom >= 4 * layout.scale - 1
            assert panel.bonuses[0].y > panel.piles.y, "a second bonus shows above the first"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats"), TALL)
def test_slips_on_anothers_tall_mat_have_a_row_of_their_own_on_the_grid_of_the_columns(
    size: tuple[int, int], seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel = layout.panel(1)
    assert panel.hand[0].y >= panel.tokens[0].bottom
    assert all(is_slip(card) and card.y == panel.hand[0].y for card in panel.hand)
    assert panel.hand[0].bottom > panel.rect.bottom - 0.06 * panel.rect.h, "no bare foot"
    pitch = panel.bonuses[1].x - panel.bonuses[0].x
    columns = [(panel.bonuses[pair].center[0] + pitch / 2) for pair in (0, 2, 4)]
    assert all(abs(card.center[0] - x) <= 2 for card, x in zip(panel.hand, columns, strict=True))
    gaps = [after.x - before.right for before, after in pairwise(panel.hand)]
    assert 3 <= min(gaps) <= max(gaps) <= 12 * layout.scale, "side by side"
    assert layout.log.h >= 0.98 * panel.rect.h, "what the mat does not need the log has"


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_special_and_wild_tokens_of_others_are_the_sixth_column(
    size: tuple[int, int], edition: str, seats: int
) -> None:
    panel = table_layout(size, rules_of(edition), seats).panel(1)
    if panel.folded:
        return
    pitch = panel.bonuses[1].x - panel.bonuses[0].x
    for color, box in enumerate(panel.bonuses):
        assert abs(box.center[0] - panel.tokens[color].center[0]) <= 1
    assert len({(token.y, token.h) for token in panel.tokens[:SPECIAL]}) == 1, "all in one row"
    assert abs(panel.tokens[WILD].center[0] - panel.bonuses[-1].center[0] - pitch) <= 2
    for stone in panel.tokens[SPECIAL:]:
        assert abs(stone.center[0] - panel.tokens[WILD].center[0]) <= 1
        row = panel.bonuses[0]
        assert row.y - 1 <= stone.y and stone.bottom <= row.bottom + 1, "in the row of the bonuses"


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_anothers_tokens_keep_to_columns_that_share_nothing(
    size: tuple[int, int], edition: str, seats: int, enlarged: float
) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    for panel in (panel for panel in layout.panels if not panel.own and not panel.folded):
        pitch = (panel.bonuses[-1].x - panel.bonuses[0].x) / (COLORS - 1)
        middles = [panel.bonuses[0].center[0] + kind * pitch for kind in range(SPECIAL)]
        last = middles[-1] + pitch / 2
        first = min(card.x for card in panel.hand)
        assert last <= first + 1 or panel.hand[0].y > panel.tokens[WILD].bottom
        for middle, chips in zip(middles, panel.tokens, strict=False):
            assert middle - pitch / 2 <= chips.x + 1 and chips.right <= middle + pitch / 2 + 1
        for middle, box in zip(middles, panel.bonuses, strict=False):
            assert middle - pitch / 2 <= box.x + 1 and box.right <= middle + pitch / 2 + 1
        for kind in range(SPECIAL):
            chip, box = layout.piece(tokens(panel.seat, kind)), panel.tokens[kind]
            assert chip.w == chip.h and box.holds(chip), "a stack is a chip"
            assert chip.w == box.w and chip.bottom < box.bottom, "its number reaches below the chip"
            assert layout.piece(tokens(panel.seat, kind), 3) == chip


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_pieces_grow_with_anothers_mat(edition: str) -> None:
    rules = rules_of(edition)
    panel = table_layout((1600, 900), rules, 2).panel(1)
    assert panel.bonuses[0].w >= 54 and panel.bonuses[0].h >= 76 and panel.tokens[0].w >= 48
    assert panel.hand[0].w >= 110 and panel.hand[0].h >= 44
    low = table_layout((1024, 640), rules, 4).panel(1)
    compact = table_layout((1024, 640), rules, 2).panel(1)
    assert compact.bonuses[0].w >= 1.4 * low.bonuses[0].w and compact.tokens[0].w > low.tokens[0].w
    for size in ((1600, 900), (1920, 1200), (2560, 1080), (1600, 1200), (1280, 1024)):
        low, high = (table_layout(size, rules, seats).panel(1) for seats in (4, 2))
        assert high.rect.h > 1.15 * low.rect.h and high.bonuses[0].w >= low.bonuses[0].w


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1280, 1280), (1600, 1130), (1100, 900), (1024, 768), (2560, 1080), (2160, 900)])
def test_a_high_mat_of_the_reader_has_its_piles_in_a_row_as_wide_as_the_mat(
    size: tuple[int, int], edition: str
) -> None:
    layout, wide = table_layout(size, rules_of(edition), 4), table_layout((1600, 900), rules_of(edition), 4)
    if layout.compact:
        wide = table_layout((1024, 640), rules_of(edition), 4)
    panel, usual = layout.panel(0), wide.panel(0)
    assert has_two_rows(panel) and not has_two_rows(usual)
    above = [panel.points, panel.total, panel.name, *panel.hand]
    assert panel.piles.y >= max(box.bottom for box in above)
    assert abs(panel.piles.x - panel.rect.x - (panel.rect.right - panel.piles.right)) <= 1
    assert panel.rect.right - panel.hand[-1].right <= panel.piles.x - panel.rect.x + 1
    pieces = ((panel.bonuses, usual.bonuses), (panel.tokens, usual.tokens), (panel.hand, usual.hand))
    for boxes, others in pieces:
        assert boxes[0].w / layout.scale > 0.98 * others[0].w / wide.scale


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "bonus", "least"), [((1600, 1200), 0.385, 74), ((1280, 1024), 0.385, 60), ((2560, 1080), 0.3, 68)]
)
def test_in_a_wide_and_in_a_high_window_the_readers_pieces_are_the_second_largest(
    size: tuple[int, int], bonus: float, least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    own, card = layout.panel(0), layout.places[market(1, 0)]
    assert own.bonuses[0].w >= max(bonus * card.w, least) and own.tokens[0].w >= 0.6 * own.bonuses[0].w
    assert own.hand[0].w > own.bonuses[0].w
    for other in layout.panels[1:]:
        single = size == (2560, 1080) and seats == 2  # that mat is as wide as the reader's
        assert own.bonuses[0].w > (1.05 if single else 1.2) * other.bonuses[0].w
        assert not single or other.bonuses[0].w > 62, "larger than in a column beside the log"
        assert own.hand[0].w >= other.hand[0].h * CARD_RATIO
        assert own.tokens[0].w >= 0.9 * layout.piece(tokens(other.seat, 0)).w and own.points.h > other.points.h


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_won_tiles_keep_apart_from_the_rest_of_a_mat(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for panel in layout.panels[1:]:
        assert panel.rect.holds(panel.tiles) and min(panel.tiles[2:]) > 15
        for box in (panel.points, panel.avatar, panel.total, *panel.bonuses, *panel.tokens, *panel.hand):
            assert not panel.tiles.overlaps(box), f"{panel.tiles} overlaps {box}"
        for count in range(6):
            boxes = medallion_boxes(panel.tiles, count, 4)
            assert len({box.x for box in boxes}) == count and all(panel.tiles.holds(box) for box in boxes)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_readers_won_tiles_have_room_of_their_own(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel = layout.panel(0)
    assert panel.rect.holds(panel.tiles) and min(panel.tiles[2:]) >= 20
    for box in (panel.avatar, panel.total, *panel.bonuses, *panel.tokens, *panel.hand):
        assert not panel.tiles.overlaps(box), f"{panel.tiles} overlaps {box}"
    assert not panel.tiles.overlaps(panel.points)
    for count in range(1, 6):
        boxes = won_tile_boxes(panel, count, 4)
        assert len(set(boxes)) == count and all(panel.tiles.holds(box) and box.w == box.h for box in boxes)
        for one, other in pairwise(boxes if count <= HAND_LIMIT else []):
            assert max(one.x - other.x, other.y - one.y) >= 0.5 * one.w - 1, "half of each is in sight"
        first, last, room = boxes[0], boxes[-1], panel.tiles
        if has_two_rows(panel):
            assert abs(first.right + last.x - room.x - room.right) <= 1, "in the middle"
        else:
            assert abs(first.y + last.bottom - room.y - room.bottom) <= 1, "in the middle"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1366, 768), (1024, 640)])
def test_tiles_won_by_the_reader_lie_beside_the_score_and_leave_the_number_of_their_tokens_alone(
    size: tuple[int, int], edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    panel = layout.panel(0)
    (single,) = won_tile_boxes(panel, 1, layout.medal_gap)
    assert single.w == panel.tiles.w >= 0.5 * panel.points.w
    assert abs(single.center[1] - panel.points.center[1]) <= 1
    for count in range(1, 6):
        for box in won_tile_boxes(panel, count, layout.medal_gap):
            assert panel.points.y <= box.y and box.bottom <= panel.points.bottom
            assert 0 < box.x - panel.points.right < panel.bonuses[0].x - box.right
    assert [layout.rect(owned_tile(0, number)) for number in range(3)] == [
        won_tile_boxes(panel, number, layout.medal_gap)[-1] for number in (1, 2, 3)
    ]


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1366, 768), (1024, 640)])
def test_the_parts_of_the_readers_mat_are_evenly_apart(size: tuple[int, int], edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    panel, beside = layout.panel(0), (2 if layout.compact else 6) * layout.scale
    before = panel.total.x + beside - panel.tokens[WILD].right
    behind = panel.hand[0].x - panel.total.right + beside
    assert abs(before - behind) <= 2 and before >= (10 if layout.compact else 20) * layout.scale - 2
    hand = [right.x - left.right for left, right in pairwise(panel.hand)]
    assert max(hand) - min(hand) <= 1 and 0.5 * before - 1 <= min(hand) < before
    pairs = [bonus.x - token.right for token, bonus in zip(panel.tokens, panel.bonuses[1:], strict=False)]
    assert max(pairs) - min(pairs) <= 1 and max(pairs) < before
    assert abs(panel.tokens[WILD].x - (panel.tokens[SPECIAL:] or panel.tokens[COLORS - 1 :])[0].right - pairs[0]) <= 2


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1280, 800), (1280, 1024), (1024, 640)])
def test_the_readers_pieces_stand_on_one_line_in_the_middle_of_the_mat(size: tuple[int, int], edition: str) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    panel = layout.panel(0)
    feet = [box.bottom for box in (*panel.bonuses, *panel.tokens, *panel.hand, panel.total)]
    assert max(feet) - min(feet) <= 1
    assert abs(panel.hand[0].y - panel.rect.y - (panel.rect.bottom - feet[0])) <= 2
    assert panel.points.y == panel.hand[0].y == panel.piles.y
    free = panel.bonuses[0].y - panel.piles.y
    assert free >= (1.5 if layout.compact else 3) * PEEP * layout.scale - 1, "for the edges of other bonuses"
