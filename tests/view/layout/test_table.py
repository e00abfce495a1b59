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
    bonus,
    deck,
    hand,
    market,
    owned_tile,
    tile,
    tokens,
)
from game.view.layout.geometry import Rect
from game.view.layout.mats import medallion_boxes
from game.view.layout.stacks import HIGHEST, deck_rise
from game.view.layout.table import (
    SEAT_CONTROLS,
    SLOT_CONTROLS,
    Control,
    table_layout,
    with_details,
    with_high_dock,
    with_move_kinds,
    with_one_button,
    with_second_control,
    with_sockets,
)
from tests.view.layout.tables import CASES, READ, SIZES, blocks, is_high, is_wide, panel_parts


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_parts_keep_apart_and_inside(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, rules_of(edition), seats, viewer=seats - 1, enlarged=enlarged)
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
            assert layout.mat(seat).rect.holds(rect), f"{name} of seat {seat} leaves its panel: {rect}"
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
    dock = layout.dock
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
    assert layout.mat(0).rect == (16, 747, 1159, 143)
    assert layout.mat(1).rect == (1191, 52, 393, 180)
    assert layout.ticker == (1191, 620, 393, 68)
    assert layout.dock.rect == (1191, 698, 393, 192)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_nothing_moves_while_others_are_to_act(size: tuple[int, int], edition: str, seats: int) -> None:
    usual = table_layout(size, rules_of(edition), seats)
    waiting = with_one_button(usual)
    assert blocks(waiting) == blocks(usual)
    dock, before = waiting.dock, usual.dock
    assert (dock.prompt, dock.undo, dock.strip) == (before.prompt, before.undo, before.strip)
    assert dock.reserve == (
        before.confirm.x,
        before.confirm.y,
        before.reserve.right - before.confirm.x,
        before.confirm.h,
    )
    assert usual.areas.keys() - waiting.areas.keys() == {Control.CONFIRM, *SLOT_CONTROLS}
    assert waiting.areas[Control.RESERVE] == dock.reserve
    assert waiting.mats == usual.mats and waiting.places == usual.places


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_a_high_dock_gives_its_strip_the_room_of_what_is_above(size: tuple[int, int], edition: str, seats: int) -> None:
    usual = table_layout(size, rules_of(edition), seats)
    high = with_high_dock(usual)
    if is_wide(size) and seats == 2:
        assert high == usual and usual.dock.strip.h >= 70 * usual.scale, "high as it is, beside the log"
        return
    dock, before = high.dock, usual.dock
    assert dock.rect.bottom == before.rect.bottom and dock.strip.bottom == before.strip.bottom
    assert dock.strip.h - before.strip.h == before.rect.y - dock.rect.y > before.strip.h / 2
    assert all(dock.rect.holds(box) for box in (dock.prompt, dock.undo, dock.strip, dock.confirm, dock.reserve))
    assert high.areas[Control.UNDO] == dock.undo and Control.RECAP not in high.areas
    for (name, rect), (other, box) in combinations(blocks(high).items(), 2):
        assert not rect.overlaps(box), f"{name} {rect} overlaps {other} {box}"


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_the_kinds_of_move_have_the_places_of_the_buttons(
    size: tuple[int, int], edition: str, seats: int, enlarged: float
) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    dock, single = layout.dock, with_second_control(layout, None).dock
    first, middle, last = dock.move_kinds
    assert (first.x, first.y, first.h) == (dock.confirm.x, dock.confirm.y, dock.confirm.h)
    assert (last.y, last.h, last.right) == (dock.reserve.y, dock.reserve.h, dock.reserve.right)
    for rect, box in combinations((dock.strip, first, middle, last), 2):
        assert dock.rect.holds(rect) and dock.rect.holds(box) and not rect.overlaps(box)
    assert (single.confirm.x, single.confirm.right) == (dock.strip.x, dock.reserve.right)
    assert (single.strip.x, single.strip.y, single.strip.w) == (dock.strip.x, dock.strip.y, dock.strip.w)
    assert not single.strip.overlaps(single.confirm) and all(single.strip.holds(slot) for slot in single.slots)
    assert (single.strip == dock.strip) == (enlarged < 1.75), "larger words have two rows of buttons"


@pytest.mark.parametrize("enlarged", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_sockets_of_the_dock_lie_in_the_middle_of_its_strip(size: tuple[int, int], enlarged: float) -> None:
    usual = table_layout(size, rules_of("base"), 4, enlarged=enlarged)
    strip = usual.dock.strip
    for count in (1, 2, 3):
        layout = with_sockets(usual, count)
        slots = layout.dock.slots
        assert abs((slots[0].x + slots[count - 1].right) / 2 - strip.center[0]) <= 1
        assert all(strip.holds(slot) for slot in slots)
        assert [layout.areas[control] for control in SLOT_CONTROLS] == list(slots)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_a_tile_lands_where_it_lies_afterwards(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for mat in layout.mats[1:]:
        for number in range(3):
            lying = medallion_boxes(mat.tiles, number + 1, layout.medal_gap)
            assert layout.rect(owned_tile(mat.seat, number)) == lying[number]


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_where_width_limits_the_cards_others_mats_give_way(edition: str) -> None:
    high, usual = (table_layout((1600, wide), rules_of(edition), 4) for wide in (1140, 900))
    assert high.places[market(1, 0)].w >= 1.06 * usual.places[market(1, 0)].w
    assert 350 <= high.mat(1).rect.w < usual.mat(1).rect.w
    assert high.mat(0).rect.h < 0.29 * 1140


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_bars_status_ends_above_the_end_of_the_board(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    buttons = min(rect.x for _, rect in layout.bar.buttons)
    assert layout.bar.logo.right < layout.bar.status.x
    assert (
        abs(layout.bar.status.right - layout.bank.right) <= 1 or layout.bar.status.right < buttons < layout.bank.right
    )


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_edges_line_up(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    own, dock, mats = layout.mat(0).rect, layout.dock.rect, [mat.rect for mat in layout.mats[1:]]
    if is_wide(size):
        assert {mat.x for mat in mats} == {own.x} and len({mat.w for mat in mats}) == 1
        if seats == 2:
            log = layout.log
            assert mats[0].w == own.w and log.x == own.x and (log.y, log.h) == (dock.y, dock.h)
            assert (
                abs((log.y - mats[0].bottom) - (own.y - log.bottom)) <= 1 and dock.x - log.right == own.y - log.bottom
            )
        else:
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
    assert abs(tiles[0].y - top) <= 1
    if len(tiles) == 3:
        rows = [layout.places[market(level, 0)].y for level in reversed(LEVELS)]
        assert [one.y for one in tiles] == rows, "one beside each row"
    else:
        assert abs(foot - ends[-1]) <= 2
    if len(tiles) == 4:
        between = layout.places[market(2, 0)].y - layout.places[market(3, 0)].bottom
        assert max(low.y - end for low, end in zip(tiles[1:], ends, strict=False)) <= between + 2, "no holes"
    gaps = {low.y - end for low, end in zip(tiles[1:], ends, strict=False)}
    assert max(gaps) - min(gaps) <= 1 and min(gaps) >= 4 * layout.scale


@pytest.mark.parametrize("size", SIZES)
def test_the_foot_of_a_deck_is_level_with_its_row_and_its_cards_reach_up_to_its_top(
    size: tuple[int, int],
) -> None:
    layout = table_layout(size, rules_of("base"), 4)
    for level in LEVELS:
        card, place, area = layout.places[market(level, 0)], layout.places[deck(level)], layout.areas[deck(level)]
        faces = [layout.piece(deck(level), left - 1) for left in (1, 11, 22, 36)]
        assert abs(place.bottom - card.bottom) <= 1 and (area.y, area.h) == (card.y, card.h)
        rises = [deck_rise(left, place.h) for left in (1, 11, 22, 36)]
        assert [(face.y, face.h) for face in faces] == [(place.y - rise, place.h) for rise in rises]
        assert 0 < rises[0] < rises[1] < rises[2] < rises[3] and abs(place.y - rises[-1] - card.y) <= 2
        assert all(abs(face.center[0] - place.center[0]) <= 1 for face in faces)
        if layout.compact:  # a narrow place shows the middle of a card
            assert 60 <= place.w < 0.7 * faces[0].w and abs(faces[0].w / faces[0].h - card.w / card.h) < 0.01
        else:
            assert {face[2:] for face in faces} == {place[2:]}


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_cards_are_at_least_112_wide(edition: str) -> None:
    for size in SIZES:
        for seats in (2, 3, 4):
            assert table_layout(size, rules_of(edition), seats).places[market(1, 0)].w >= 112


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (2560, 1440)])
def test_the_column_of_tiles_has_one_left_edge_for_all_numbers_of_seats(size: tuple[int, int], edition: str) -> None:
    edges = {table_layout(size, rules_of(edition), seats).places[tile(0)].x for seats in (2, 3, 4)}
    assert max(edges) - min(edges) <= 2


def test_larger_text_folds_the_mats_before_it_shrinks_a_card() -> None:
    usual, large = (table_layout((1600, 900), rules_of("base"), 4, enlarged=by) for by in (1.0, 2.0))
    assert large.places[market(1, 0)] == usual.places[market(1, 0)]
    assert all(mat.folded for mat in large.mats[1:]) and not any(mat.folded for mat in usual.mats)


@pytest.mark.parametrize("size", [(2000, 900), (2000, 860), (5120, 1440)])
def test_what_is_wider_than_its_table_has_it_in_the_middle(size: tuple[int, int]) -> None:
    layout = table_layout(size, rules_of("base"), 4)
    left, right = layout.places[tile(0)].x, layout.dock.rect.right
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
    assert layout.drawer or layout.log.y > layout.mat(seats - 1).rect.bottom
    assert chat.log.h >= 300 and chat.mat(1).folded == (layout.drawer or layout.log.h < 300)
    assert not chat.drawer and chat.dock == layout.dock


@pytest.mark.parametrize(("seats", "has_ticker"), [(2, False), (3, True), (4, True)])
def test_in_a_wide_window_the_log_lies_open_beside_the_mats(seats: int, has_ticker: bool) -> None:
    layout = table_layout((2560, 1080), rules_of("base"), seats)
    assert not layout.drawer and Control.LOG not in layout.areas
    assert (layout.ticker is not None) == has_ticker
    own, others = layout.mat(0), layout.mats[1:]
    assert layout.log.h > 272
    if seats == 2:
        assert layout.log.y > others[0].rect.bottom and layout.log.right < layout.dock.rect.x
    else:
        assert layout.log.x > others[0].rect.right
    assert own.rect.y > max(mat.rect.bottom for mat in others)
    assert own.rect.w > layout.log.right - others[0].rect.x - 2 and own.rect.y > layout.dock.rect.bottom
    assert table_layout((2560, 1080), rules_of("base"), seats, room=True) == layout


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_only_mat_of_a_wide_table_makes_room_for_details_over_the_log(
    size: tuple[int, int], edition: str, seats: int
) -> None:
    usual = table_layout(size, rules_of(edition), seats)
    layout = with_details(usual)
    if not is_wide(size) or seats > 2:
        assert layout == usual
        return
    mat, dock = layout.mat(1), layout.dock.rect
    assert (mat.rect.x, mat.rect.w) == (dock.x, dock.w) and mat.rect[1::2] == usual.mat(1).rect[1::2]
    assert layout.areas.keys() == usual.areas.keys() and layout.places.keys() == usual.places.keys()
    assert layout.areas[SEAT_CONTROLS[1]] == mat.header and layout.areas[tokens(1, 0)] == mat.tokens[0]
    on_mats = PlaceKind.TOKENS, PlaceKind.BONUS, PlaceKind.HAND, PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY
    for place, box in layout.places.items():
        on_mat = place.row == 1 and place.kind in on_mats
        assert mat.rect.holds(box) if on_mat else box == usual.places[place]


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


def test_arrows_walk_the_market() -> None:
    layout = table_layout((1600, 900), rules_of("base"), 4)
    assert layout.neighbour(None, 1, 0) == market(1, 0)
    assert layout.neighbour(market(1, 0), 1, 0) == market(1, 1)
    assert layout.neighbour(market(1, 0), 0, -1) == market(2, 0)
    assert layout.neighbour(market(1, 0), -1, 0) == deck(1)
    assert layout.neighbour(market(3, 3), 1, 0) in {bank(kind) for kind in range(6)}


def test_arrows_walk_the_own_mat_pair_by_pair() -> None:
    layout = table_layout((1024, 640), rules_of("base"), 2)
    for color in range(COLORS):
        assert layout.neighbour(bonus(0, color), 1, 0) == tokens(0, color)
        assert layout.neighbour(tokens(0, color), -1, 0) == bonus(0, color)


@pytest.mark.parametrize(("size", "edition", "seats", "enlarged"), READ)
def test_arrows_reach_everything(size: tuple[int, int], edition: str, seats: int, enlarged: float) -> None:
    layout = table_layout(size, rules_of(edition), seats, enlarged=enlarged)
    for state in (layout, with_move_kinds(layout), with_second_control(layout, None), with_one_button(layout)):
        seen = {market(1, 0)}
        front = [market(1, 0)]
        while front:
            at = front.pop()
            for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                there = state.neighbour(at, *step)
                if there is not None and there not in seen:
                    seen.add(there)
                    front.append(there)
        assert seen == set(state.order())


def test_places_without_a_box_fall_back() -> None:
    layout = table_layout((1600, 900), rules_of("marvel"), 2)
    assert layout.rect(hand(1, 5)) == layout.mat(1).hand[-1]
    assert layout.hit((-5, -5)) is None
    assert layout.hit(layout.dock.confirm.center) is Control.CONFIRM


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_the_viewers_tokens_lie_over_the_edge_of_their_pile_and_clear_of_the_next_one(
    size: tuple[int, int], edition: str, seats: int
) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    mat = layout.mat(0)
    piles = [*mat.bonuses, *mat.tokens[WILD + 1 :]]
    assert len({box.bottom for box in (*piles, *mat.tokens)}) == 1
    steps = {stack.x - pile.x for pile, stack in zip(mat.bonuses, mat.tokens, strict=False)}
    assert max(steps) - min(steps) <= 1, "one pitch"
    for special in mat.tokens[SPECIAL:]:
        assert mat.tokens[WILD].x - special.right >= 0.1 * special.w - 1, "no pair"
    for pile, stack in zip(mat.bonuses, mat.tokens, strict=False):
        assert 0.08 * pile.w - 1 <= pile.right - stack.x <= 0.15 * pile.w + 1, "a pair"
        assert stack.center[0] > pile.right, "the number is beside the pile"
    for pile, stack, after in zip(mat.bonuses, mat.tokens, mat.bonuses[1:], strict=False):
        assert after.x - stack.right >= 0.1 * pile.w - 1, "apart from the next one"
    for kind, box in enumerate(mat.tokens[: WILD + 1]):
        lowest, highest = layout.piece(tokens(0, kind)), layout.piece(tokens(0, kind), HIGHEST - 1)
        assert box.holds(lowest) and mat.rect.holds(highest) and highest.y >= box.y - 4, "a stack stays in its box"
        assert box.bottom - lowest.bottom >= 0.37 * box.h, "clear of its number"
        assert lowest.bottom < box.bottom


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_the_viewers_total_keeps_clear_of_the_light_of_a_reserved_card(edition: str) -> None:
    mat = table_layout((1024, 640), rules_of(edition), 4).mat(0)
    assert mat.hand[0].x - mat.total.right >= 6 and mat.total.w >= 40
    assert mat.total.x >= max(token.right for token in mat.tokens)


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
    mat = layout.mat(layout.viewer)
    cells = [layout.areas[tokens(layout.viewer, kind)] for kind in range(SPECIAL)]
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))
    piles = [layout.areas[bonus(layout.viewer, color)] for color in range(COLORS)]
    assert [pile.x for pile in mat.bonuses] == [area.x for area in piles]
    assert min(area.w for area in piles) >= 0.85 * mat.bonuses[0].w - 1
    others = [*piles, *mat.tokens[SPECIAL:], *mat.hand, mat.total]
    for cell, token in zip(cells, mat.tokens, strict=False):
        assert cell.w >= token.w and mat.rect.holds(cell)
        assert not any(cell.overlaps(other) for other in others)


@pytest.mark.parametrize(("size", "edition", "seats"), CASES)
def test_no_stack_of_the_bank_is_cut_short(size: tuple[int, int], edition: str, seats: int) -> None:
    layout = table_layout(size, rules_of(edition), seats)
    for kind, cell in enumerate(layout.bank_cells):
        tops = [layout.piece(bank(kind), below).y for below in range(HIGHEST)]
        assert len(set(tops)) == HIGHEST and tops == sorted(tops, reverse=True), "its height is its number"
        assert tops[-1] >= cell.y
