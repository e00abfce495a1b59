"""Nothing of the table overlaps or leaves the window, at any size, seat count and edition."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.rules.editions import edition as rules_of
from game.rules.model import (
    COLORS,
    LEVELS,
    SPECIAL,
    WILD,
    PlaceKind,
    bank,
    deck,
    hand,
    market,
    owned_tile,
    tile,
    tokens,
)
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO, has_two_rows, medallion_boxes
from game.view.layout.slips import is_slip
from game.view.layout.stacks import HIGHEST, deck_rise
from game.view.layout.table import (
    SLOT_CONTROLS,
    Control,
    TableLayout,
    table_layout,
    with_high_dock,
    with_one_button,
    with_sockets,
    without_races,
)

SIZES = [
    (1024, 640),
    (1280, 720),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (3440, 1440),
    (2160, 900),
    (1280, 1024),
    (1600, 1200),
    (1100, 900),
    (3840, 2160),
]
LARGER = [(1024, 640), (1280, 720), (1600, 900), (2560, 1440), (2560, 1080), (1600, 1200)]
"""Where text of twice the size is laid out too."""
CASES = [(size, edition, seats) for size in SIZES for edition in ("base", "marvel") for seats in (2, 3, 4)]
READ = [(*case, 1.0) for case in CASES]
READ += [(size, edition, seats, 2.0) for size in LARGER for edition in ("base", "marvel") for seats in (2, 3, 4)]


def is_wide(size: tuple[int, int]) -> bool:
    return size[0] > 2.25 * size[1] and size[1] >= 900


def is_high(size: tuple[int, int]) -> bool:
    return size[0] <= 1.4 * size[1] and size[0] >= 1280


def blocks(layout: TableLayout) -> dict[str, Rect]:
    """The large parts of the screen, which may not touch each other."""
    parts = {
        "bar": layout.bar.rect,
        "bank": layout.bank,
        "dock": layout.actions.rect,
        "ticker": layout.ticker,
        "log": None if layout.drawer else layout.log,
    }
    named = {name: rect for name, rect in parts.items() if rect is not None}
    named |= {f"mat {panel.seat}": panel.rect for panel in layout.panels}
    named |= {f"race {number}": rail for number, rail in enumerate(layout.rails)}
    loose = (PlaceKind.MARKET, PlaceKind.DECK, PlaceKind.TILE, PlaceKind.MAJORITY)
    named |= {str(place): rect for place, rect in layout.places.items() if place.kind in loose}
    return named


def panel_parts(layout: TableLayout, seat: int) -> dict[str, Rect]:
    panel = layout.panel(seat)
    parts = {"avatar": panel.avatar, "name": panel.name, "points": panel.points, "total": panel.total}
    if not panel.folded:
        parts |= {f"bonus {i}": box for i, box in enumerate(panel.bonuses)}
        parts |= {f"token {kind}": box for kind, box in enumerate(panel.tokens)}
        parts |= {f"hand {i}": layout.areas[hand(seat, i)] for i in range(len(panel.hand))}
    return parts


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_parts_keep_apart_and_inside(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, rules_of(edition), seats, own=seats - 1, enlarged=enlarged)
    window = Rect(0, 0, *size)
    parts = blocks(layout)
    for name, rect in parts.items():
        assert rect.w > 0 and rect.h > 0, name
        assert window.holds(rect), f"{name} leaves the window: {rect}"
    for (name, rect), (other, box) in combinations(parts.items(), 2):
        assert not rect.overlaps(box), f"{name} {rect} overlaps {other} {box}"


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_panels_hold_their_parts(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    for seat in range(seats):
        parts = panel_parts(layout, seat)
        for name, rect in parts.items():
            assert rect.w > 3 and rect.h > 3, f"{name} of seat {seat} is {rect}"
            assert layout.panel(seat).rect.holds(rect), f"{name} of seat {seat} leaves its panel: {rect}"
        for (name, rect), (other, box) in combinations(parts.items(), 2):
            assert not rect.overlaps(box), f"seat {seat}: {name} {rect} overlaps {other} {box}"


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_pointer_areas_keep_apart(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    for (name, rect), (other, box) in combinations(layout.areas.items(), 2):
        assert not rect.overlaps(box), f"{name} {rect} overlaps {other} {box}"
    for target, rect in layout.areas.items():
        assert layout.hit(rect.center) == target
    parts = [layout.bar.menu, layout.bar.logo, layout.bar.status, *(rect for _, rect in layout.bar.buttons)]
    for rect, box in combinations(parts, 2):
        assert not rect.overlaps(box)
    dock = layout.actions
    for box in (dock.prompt, dock.undo, dock.strip, dock.confirm, dock.reserve):
        assert dock.rect.holds(box)
    assert all(dock.strip.holds(box) for box in dock.slots)


def test_reference_proportions() -> None:
    layout = table_layout((1600, 900), rules_of("base"), 4)
    assert layout.bar.rect == (0, 0, 1600, 42)
    buttons = [layout.bar.menu, *(rect for _, rect in layout.bar.buttons)]
    assert {(rect.y, rect.bottom) for rect in buttons} == {(4, 34)}, "their shadows of 4 end above the rule of 4"
    assert layout.places[market(3, 0)] == (368, 52, 157, 220)
    assert layout.places[tile(0)] == (16, 52, 129, 129)
    assert (layout.bank.x, layout.bank.w) == (1047, 128)
    assert layout.panel(0).rect == (16, 747, 1159, 143)
    assert layout.panel(1).rect == (1191, 52, 393, 180)
    assert layout.ticker == (1191, 620, 393, 68)
    assert layout.actions.rect == (1191, 698, 393, 192)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_nothing_moves_while_others_are_to_act(size: tuple[int, int], edition: str, seats: int) -> None:
    usual = table_layout(size, rules_of(edition), seats)
    waiting = with_one_button(usual)
    assert blocks(waiting) == blocks(usual)
    dock, before = waiting.actions, usual.actions
    assert (dock.prompt, dock.undo, dock.strip) == (before.prompt, before.undo, before.strip)
    assert dock.reserve == (
        before.confirm.x,
        before.confirm.y,
        before.reserve.right - before.confirm.x,
        before.confirm.h,
    )
    assert usual.areas.keys() - waiting.areas.keys() == {Control.CONFIRM, *SLOT_CONTROLS}
    assert waiting.areas[Control.RESERVE] == dock.reserve
    assert waiting.panels == usual.panels and waiting.places == usual.places


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_a_high_dock_gives_its_strip_the_room_of_what_is_above(size: tuple[int, int], edition: str, seats: int) -> None:
    usual = table_layout(size, rules_of(edition), seats)
    high = with_high_dock(usual)
    dock, before = high.actions, usual.actions
    assert dock.rect.bottom == before.rect.bottom and dock.strip.bottom == before.strip.bottom
    assert dock.strip.h - before.strip.h == before.rect.y - dock.rect.y > before.strip.h / 2
    assert all(dock.rect.holds(box) for box in (dock.prompt, dock.undo, dock.strip, dock.confirm, dock.reserve))
    assert high.areas[Control.UNDO] == dock.undo and Control.RECAP not in high.areas
    for (name, rect), (other, box) in combinations(blocks(high).items(), 2):
        assert not rect.overlaps(box), f"{name} {rect} overlaps {other} {box}"


@pytest.mark.parametrize("enlarged", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_sockets_of_the_dock_lie_in_the_middle_of_its_strip(size: tuple[int, int], enlarged: float) -> None:
    usual = table_layout(size, rules_of("base"), 4, enlarged=enlarged)
    strip = usual.actions.strip
    for count in (1, 2, 3):
        layout = with_sockets(usual, count)
        slots = layout.actions.slots
        assert abs((slots[0].x + slots[count - 1].right) / 2 - strip.center[0]) <= 1
        assert all(strip.holds(slot) for slot in slots)
        assert [layout.areas[control] for control in SLOT_CONTROLS] == list(slots)


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "least", "slip"), [((1600, 900), 39, (94, 32)), ((1024, 640), 23, (82, 24))])
def test_anothers_tokens_are_counted_beside_the_bonuses_and_reserved_cards_are_slips(
    size: tuple[int, int], least: int, slip: tuple[int, int], edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), 4)
    panel, row = layout.panel(1), layout.panel(1).bonuses[0]
    assert panel.name.h >= 22 and panel.total.h >= 15
    if layout.compact:
        assert panel.total.x == panel.name.x and panel.total.y == panel.name.bottom, "below the name"
        assert panel.total.bottom <= panel.avatar.bottom + 2
    else:
        assert abs(panel.total.center[0] - panel.tokens[WILD].center[0]) <= 1, "above the wild tokens"
        assert row.y <= panel.total.y and abs(panel.total.bottom - row.bottom) <= 1
        assert panel.total.w >= 40 and abs(panel.name.center[1] - panel.avatar.center[1]) <= 1
    assert panel.bonuses[0].w >= least and panel.tokens[0].w >= least
    assert all(card.w >= slip[0] and card.h >= slip[1] and is_slip(card) for card in panel.hand)
    assert [card.right for card in panel.hand] == [panel.points.right] * 3
    assert 0 < panel.hand[0].x - panel.tokens[WILD].right < panel.tokens[WILD].w


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(
    ("size", "least", "seats"),
    [
        *[
            (size, least, seats)
            for size, least in (((1600, 900), 40), ((1920, 1200), 42), ((1600, 1200), 42))
            for seats in (3, 4)
        ],
        ((2560, 1080), 40, 4),
    ],
)
def test_pieces_of_others_fill_a_mat_with_slips(size: tuple[int, int], least: int, seats: int, edition: str) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel, edge = layout.panel(1), round(12 * layout.scale)
    assert all(is_slip(card) and card.w >= 80 for card in panel.hand)
    assert panel.hand[0].w < 0.31 * panel.rect.w
    assert panel.bonuses[0].w >= least
    foot = panel.rect.bottom - edge
    assert panel.hand[-1].bottom >= foot and panel.tokens[0].bottom >= foot, "no bare foot"
    gaps = [after.y - before.bottom for before, after in pairwise(panel.hand)]
    assert 1 <= min(gaps) <= max(gaps) <= min(gaps) + 1 <= edge
    pitch = panel.bonuses[1].x - panel.bonuses[0].x
    assert pitch - max(panel.bonuses[0].w, panel.tokens[0].w) <= 0.12 * pitch, "the columns are full"
    assert panel.points.w <= panel.hand[0].w, "the score leaves names and won tiles their room"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(
    ("size", "least", "seats"), [((2560, 1080), 56, 3), ((1100, 900), 36, 3), ((1100, 900), 36, 4)]
)
def test_slips_have_a_row_of_their_own_where_bonuses_are_larger_that_way(
    size: tuple[int, int], least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel = layout.panel(1)
    assert all(is_slip(card) and card.w >= 80 and card.h >= 0.43 * card.w for card in panel.hand)
    assert panel.bonuses[0].w >= least and panel.hand[0].y > panel.tokens[0].bottom
    assert panel.hand[0].bottom > panel.rect.bottom - 0.06 * panel.rect.h, "no bare foot"
    pitch = panel.bonuses[1].x - panel.bonuses[0].x
    assert pitch - panel.bonuses[0].w <= 0.13 * pitch, "the columns are full"


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_rows_of_a_mat_in_a_wide_window_are_evenly_apart(seats: int, edition: str) -> None:
    layout = table_layout((2560, 1080), rules_of(edition), seats)
    mat, own = layout.panel(1), layout.panel(0)
    above = mat.bonuses[0].y - mat.avatar.bottom
    between, below = mat.tokens[0].y - mat.bonuses[0].bottom, mat.hand[0].y - mat.tokens[0].bottom
    assert max(above, between, below) - min(above, between, below) <= 10 * layout.scale
    edges = own.hand[0].y - own.rect.y, own.rect.bottom - own.piles.bottom
    assert abs(edges[0] - edges[1]) <= 1 and abs(own.piles.y - own.hand[0].bottom - edges[0]) <= 1


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_others_piles_keep_clear_of_the_portrait(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for panel in layout.panels[1:]:
        if not panel.folded:
            assert panel.piles.y - panel.avatar.bottom >= 4 * layout.scale - 1
            assert panel.bonuses[0].y > panel.piles.y, "a second bonus shows above the first"


TALL = [((1600, 900), 2), ((1920, 1080), 2), ((1920, 1200), 2), ((2560, 1080), 2), ((1024, 640), 2), ((1280, 720), 2)]
"""Windows and seats where the others' mats are so high that reserved cards have a row of their own."""


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize(("size", "seats"), TALL)
def test_reserved_cards_on_anothers_tall_mat_have_a_row_of_their_own(
    size: tuple[int, int], seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel = layout.panel(1)
    assert panel.hand[0].y >= panel.tokens[0].bottom
    assert all(card.h >= 80 and card.y == panel.hand[0].y for card in panel.hand)
    assert panel.hand[0].bottom > panel.rect.bottom - 0.06 * panel.rect.h, "no bare foot"
    for number, card in enumerate(panel.hand):
        first, second = panel.tokens[2 * number : 2 * number + 2]
        assert abs(card.center[0] - (first.center[0] + second.center[0]) / 2) <= 2, "below two columns"
    assert min(after.x - before.right for before, after in pairwise(panel.hand)) > 0
    assert layout.compact or all(card.w >= 72 for card in panel.hand)


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
    assert len({token.y for token in panel.tokens[:SPECIAL]}) == 1
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
        assert last <= panel.hand[0].x + 1 or panel.hand[0].y > panel.tokens[WILD].bottom
        for middle, chips in zip(middles, panel.tokens, strict=False):
            assert middle - pitch / 2 <= chips.x + 1 and chips.right <= middle + pitch / 2 + 1
        for middle, box in zip(middles, panel.bonuses, strict=False):
            assert middle - pitch / 2 <= box.x + 1 and box.right <= middle + pitch / 2 + 1
        for kind in range(SPECIAL):
            foot = layout.foot(tokens(panel.seat, kind))
            assert foot is not None and panel.tokens[kind].holds(foot) and foot.right < panel.tokens[kind].right


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_pieces_grow_with_anothers_mat(edition: str) -> None:
    rules = rules_of(edition)
    panel = table_layout((1600, 900), rules, 2).panel(1)
    assert panel.bonuses[0].w >= 54 and panel.bonuses[0].h >= 76 and panel.tokens[0].w >= 50
    assert panel.hand[0].w >= 74 and panel.hand[0].h >= 102
    low = table_layout((1024, 640), rules, 4).panel(1)
    compact = table_layout((1024, 640), rules, 2).panel(1)
    assert compact.bonuses[0].w >= 1.4 * low.bonuses[0].w and compact.tokens[0].w > low.tokens[0].w
    for size in ((1600, 900), (1920, 1200), (2560, 1080), (1600, 1200), (1280, 1024)):
        low, high = (table_layout(size, rules, seats).panel(1) for seats in (4, 2))
        assert high.rect.h > 1.2 * low.rect.h and high.bonuses[0].w >= low.bonuses[0].w


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
    ("size", "bonus", "least"), [((1600, 1200), 0.41, 78), ((1280, 1024), 0.41, 62), ((2560, 1080), 0.31, 72)]
)
def test_in_a_wide_and_in_a_high_window_the_readers_pieces_are_the_second_largest(
    size: tuple[int, int], bonus: float, least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    own, card = layout.panel(0), layout.places[market(1, 0)]
    assert own.bonuses[0].w >= max(bonus * card.w, least) and own.tokens[0].w >= 0.6 * own.bonuses[0].w
    assert own.hand[0].w > own.bonuses[0].w
    for other in layout.panels[1:]:
        assert own.bonuses[0].w > 1.25 * other.bonuses[0].w and own.hand[0].w >= other.hand[0].h * CARD_RATIO
        assert own.tokens[0].w > 0.8 * other.tokens[0].w and own.points.h > other.points.h


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_a_tile_lands_where_it_lies_afterwards(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for panel in layout.panels[1:]:
        for number in range(3):
            lying = medallion_boxes(panel.tiles, number + 1, layout.medal_gap)
            assert layout.rect(owned_tile(panel.seat, number)) == lying[number]


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_where_width_limits_the_cards_others_mats_give_way(edition: str) -> None:
    high, usual = (table_layout((1600, wide), rules_of(edition), 4) for wide in (1140, 900))
    assert high.places[market(1, 0)].w >= 1.06 * usual.places[market(1, 0)].w
    assert 350 <= high.panel(1).rect.w < usual.panel(1).rect.w
    assert high.panel(0).rect.h < 0.29 * 1140


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
def test_edges_line_up(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    own, dock, mats = layout.panel(0).rect, layout.actions.rect, [panel.rect for panel in layout.panels[1:]]
    if is_wide(size):
        assert {mat.x for mat in mats} == {own.x} and len({mat.w for mat in mats}) == 1
        assert (layout.log.x, layout.log.w) == (dock.x, dock.w) and layout.log.y == layout.bank.y
        assert abs(layout.bank.bottom - own.bottom) <= 1
    else:
        assert {(mat.x, mat.w) for mat in mats} == {(dock.x, dock.w)}
    if is_wide(size) or is_high(size):
        assert abs(own.right - dock.right) <= 1 and 8 * layout.scale <= own.y - dock.bottom <= 11 * layout.scale
    else:
        assert abs(own.right - layout.bank.right) <= 1 and abs(own.bottom - dock.bottom) <= 1
    assert abs(mats[0].y - layout.bank.y) <= 1
    cards = [rect for place, rect in layout.places.items() if place.kind is PlaceKind.MARKET]
    assert abs(max(card.bottom for card in cards) - layout.bank.bottom) <= 2


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_column_of_tiles_begins_and_ends_with_the_market(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    tiles = [rect for place, rect in layout.places.items() if place.kind in (PlaceKind.TILE, PlaceKind.MAJORITY)]
    if tiles[0].y == tiles[1].y:
        return  # a row above the market
    ends = [max(one.bottom, rail.bottom) for one, rail in zip(tiles, layout.rails, strict=True)]
    top, foot = layout.places[market(3, 0)].y, layout.places[market(1, 0)].bottom
    inside = round(5 * layout.scale) if layout.compact else 0
    assert abs(tiles[0].y - top - inside) <= 1
    if len(tiles) == 3 and not layout.compact:
        rows = [layout.places[market(level, 0)].y for level in reversed(LEVELS)]
        assert [one.y for one in tiles] == rows, "one beside each row"
    else:
        assert abs(foot - inside - ends[-1]) <= 2
    if len(tiles) == 4 and not layout.compact:
        between = layout.places[market(2, 0)].y - layout.places[market(3, 0)].bottom
        assert max(low.y - end for low, end in zip(tiles[1:], ends, strict=False)) <= between + 2, "no holes"
    gaps = {low.y - end for low, end in zip(tiles[1:], ends, strict=False)}
    assert max(gaps) - min(gaps) <= 1 and min(gaps) >= 4 * layout.scale


@pytest.mark.parametrize("size", SIZES)
def test_decks_begin_with_their_row_however_thick_they_are(size: tuple[int, int]) -> None:
    layout = table_layout(size, rules_of("base"), 4)
    for level in LEVELS:
        card = layout.places[market(level, 0)]
        (top,) = {layout.piece(deck(level), below).y for below in (0, 10, 39)}
        if not layout.compact:
            assert top == card.y
            continue
        place = layout.places[deck(level)]  # small and whole, in the middle of the row with all of its cards
        foot = place.bottom + deck_rise(40, layout.scale, compact=True)
        assert abs(place.w / place.h - CARD_RATIO) < 0.02
        assert abs((top - card.y) - (card.bottom - foot)) <= 12 * layout.scale


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_cards_are_at_least_112_wide(edition: str) -> None:
    for size in SIZES:
        for seats in (2, 3, 4):
            assert table_layout(size, rules_of(edition), seats).places[market(1, 0)].w >= 112


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_without_races_lie_in_the_middle_of_their_column(seats: int, edition: str) -> None:
    layout = table_layout((1600, 900), rules_of(edition), seats)
    bare = without_races(layout)
    slots = [place for place in layout.places if place.kind in (PlaceKind.TILE, PlaceKind.MAJORITY)]
    column = layout.places[deck(1)].x - layout.cloth.x
    for place in slots:
        box = bare.places[place]
        assert bare.areas[place] == box and box.y == layout.places[place].y
        assert abs(box.center[0] - layout.cloth.x - column / 2) <= 4 * layout.scale
    assert {place: box for place, box in bare.places.items() if place not in slots} == {
        place: box for place, box in layout.places.items() if place not in slots
    }


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (2560, 1440)])
def test_the_column_of_tiles_has_one_left_edge_for_all_numbers_of_seats(size: tuple[int, int], edition: str) -> None:
    edges = {table_layout(size, rules_of(edition), seats).places[tile(0)].x for seats in (2, 3, 4)}
    assert max(edges) - min(edges) <= 2


def test_larger_text_folds_the_mats_before_it_shrinks_a_card() -> None:
    usual, large = (table_layout((1600, 900), rules_of("base"), 4, enlarged=by) for by in (1.0, 2.0))
    assert large.places[market(1, 0)] == usual.places[market(1, 0)]
    assert all(panel.folded for panel in large.panels[1:]) and not any(panel.folded for panel in usual.panels)


@pytest.mark.parametrize("size", [(2000, 900), (2000, 860), (5120, 1440)])
def test_what_is_wider_than_its_table_has_it_in_the_middle(size: tuple[int, int]) -> None:
    layout = table_layout(size, rules_of("base"), 4)
    left, right = layout.places[tile(0)].x, layout.actions.rect.right
    assert abs(left - (size[0] - right)) <= 2 and left > 100
    assert layout.bar.menu.x == left and abs(layout.bar.buttons[-1][1].right - right) <= 1


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("size", "least"), [((2560, 1080), 225), ((3440, 1440), 300), ((2160, 900), 190)])
def test_in_a_wide_window_the_market_is_as_high_as_the_window(
    size: tuple[int, int], least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    first, last = layout.places[market(3, 0)], layout.places[market(1, 3)]
    assert not layout.compact and first.w >= least
    assert first.y - layout.bar.rect.bottom < 0.02 * size[1] and size[1] - last.bottom < 0.02 * size[1]
    assert layout.places[deck(1)].w > 0.85 * first.w
    tops = [layout.places[tile(slot)].y for slot in range(seats)]
    steps = {low - high for high, low in pairwise(tops)}
    assert max(steps) - min(steps) <= 1
    assert tops[0] == first.y and abs(max(rail.bottom for rail in layout.rails) - last.bottom) <= 0.08 * size[1]


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("size", "least"), [((1600, 1200), 178), ((2048, 1536), 228), ((1280, 1024), 150)])
def test_in_a_high_window_the_tiles_lie_in_a_row_above_the_market(
    size: tuple[int, int], least: int, seats: int, edition: str
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    first, last = layout.places[market(3, 0)], layout.places[market(3, 3)]
    assert first.w >= least
    across, down = layout.places[market(3, 1)].x - first.right, layout.places[market(2, 0)].y - first.bottom
    places = [rect for place, rect in layout.places.items() if place.kind in (PlaceKind.TILE, PlaceKind.MAJORITY)]
    assert {tile.y for tile in places} == {layout.bank.y} and len({tile[2:] for tile in places}) == 1
    assert abs(down - across) <= 2 and abs(first.y - places[0].bottom - across) <= 2
    columns = [layout.places[deck(3)], *(layout.places[market(3, slot)] for slot in range(4))]
    for one, rail in zip(places, layout.rails, strict=True):
        assert one.right < rail.x and one.y == rail.y
        column = next(box for box in columns if one.overlaps(box._replace(y=one.y)))
        if column != columns[0]:  # decks are narrower than cards
            assert abs(one.x - column.x) <= 1 and abs(rail.right - column.right) <= 1
    assert abs(layout.rails[-1].right - last.right) <= 1
    assert layout.drawer == (seats == 4) and layout.log.h > 130 * layout.scale


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_high_window_a_chat_folds_the_mats(seats: int) -> None:
    layout, chat = (table_layout((1600, 1200), rules_of("base"), seats, room=room) for room in (False, True))
    assert layout.drawer == (seats == 4) == (layout.ticker is not None)
    assert layout.drawer or layout.log.y > layout.panel(seats - 1).rect.bottom
    assert chat.log.h >= 300 and chat.panel(1).folded == (layout.drawer or layout.log.h < 300)
    assert not chat.drawer and chat.actions == layout.actions


@pytest.mark.parametrize(("seats", "has_ticker"), [(2, False), (3, True), (4, True)])
def test_in_a_wide_window_the_log_lies_open_beside_the_mats(seats: int, has_ticker: bool) -> None:
    layout = table_layout((2560, 1080), rules_of("base"), seats)
    assert not layout.drawer and Control.LOG not in layout.areas
    assert (layout.ticker is not None) == has_ticker
    own, others = layout.panel(0), layout.panels[1:]
    assert layout.log.x > others[0].rect.right and layout.log.h > 272
    assert own.rect.y > max(panel.rect.bottom for panel in others)
    assert own.rect.w > layout.log.right - others[0].rect.x - 2 and own.rect.y > layout.actions.rect.bottom
    assert table_layout((2560, 1080), rules_of("base"), seats, room=True) == layout


def test_fewer_seats_leave_the_log_open() -> None:
    drawers = {seats: table_layout((1600, 900), rules_of("base"), seats).drawer for seats in (2, 3, 4)}
    assert drawers == {2: False, 3: False, 4: True}


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", SIZES)
def test_at_a_table_of_two_the_log_is_always_open(size: tuple[int, int], edition: str) -> None:
    """Lessons and puzzles, which are for two, need no button for it and no ticker."""
    for enlarged in (1.0, 1.5, 2.0):
        layout = table_layout(size, rules_of(edition), 2, enlarged=enlarged)
        assert not layout.drawer and layout.ticker is None
        assert Control.LOG not in layout.areas


def test_equal_pieces_have_equal_boxes() -> None:
    for size in SIZES:
        layout = table_layout(size, rules_of("base"), 3)
        cards = {rect[2:] for place, rect in layout.places.items() if place.kind is PlaceKind.MARKET}
        assert len(cards) == 1


@pytest.mark.parametrize("size", [(1600, 900), (2560, 1080), (1600, 1200)])
def test_arrows_walk_the_market_and_reach_everything(size: tuple[int, int]) -> None:
    layout = table_layout(size, rules_of("base"), 4)
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
    layout = table_layout((1600, 900), rules_of("marvel"), 2)
    assert layout.rect(hand(1, 5)) == layout.panel(1).hand[-1]
    assert layout.hit((-5, -5)) is None
    assert layout.hit(layout.actions.confirm.center) is Control.CONFIRM


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_readers_tokens_stand_beside_their_pile(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    panel = layout.panel(0)
    piles = [*panel.bonuses, *panel.tokens[WILD + 1 :]]
    assert len({box.bottom for box in (*piles, *panel.tokens)}) == 1
    for pile, stack in zip(piles, panel.tokens, strict=False):
        assert pile.right <= stack.x <= pile.right + pile.w / 2
    for kind, box in enumerate(panel.tokens[: WILD + 1]):
        lowest, highest = layout.piece(tokens(0, kind)), layout.piece(tokens(0, kind), HIGHEST - 1)
        assert box.holds(lowest) and box.holds(highest), "a stack and its number stay in their box"
        assert lowest.bottom < box.bottom


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_the_readers_total_keeps_clear_of_the_light_of_a_reserved_card(edition: str) -> None:
    panel = table_layout((1024, 640), rules_of(edition), 4).panel(0)
    assert panel.hand[0].x - panel.total.right >= 14 and panel.total.w >= 46
    assert panel.total.x >= max(token.right for token in panel.tokens)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_piles_of_the_bank_stay_in_their_cells(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for kind, cell in enumerate(layout.bank_cells):
        lowest, highest = layout.piece(bank(kind)), layout.piece(bank(kind), 9)
        assert cell.y < highest.y <= lowest.y
        assert lowest.bottom < cell.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_the_cells_of_own_stacks_lie_beside_the_bonuses(name: str, size: tuple[int, int]) -> None:
    layout = table_layout(size, rules_of(name), 4)
    panel = layout.panel(layout.own)
    cells = [layout.areas[tokens(layout.own, kind)] for kind in range(SPECIAL)]
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))
    others = [*panel.bonuses, *panel.tokens[SPECIAL:], *panel.hand, panel.total]
    for cell, token in zip(cells, panel.tokens, strict=False):
        assert cell.w >= token.w and panel.rect.holds(cell)
        assert not any(cell.overlaps(other) for other in others)
