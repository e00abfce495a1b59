"""The layout of the table: every ``Place`` and control of the table scene mapped to a rectangle.

Knows window sizes, seats and an edition's proportions; knows nothing of positions, rules of play, drawing or pygame.
Hit-testing, drawing, keyboard focus and animation all use the result of ``table_layout``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import structs

from game.rules.model import (
    COLORS,
    LEVELS,
    MAJORITY,
    SLOTS,
    SPECIAL,
    Place,
    PlaceKind,
    Seat,
    bank,
    bonus,
    deck,
    hand,
    market,
    owned_majority,
    owned_tile,
    tile,
    tokens,
)
from game.rules.pieces import Edition
from game.view.layout.dock import with_single_button
from game.view.layout.edges import BarLayout, Control
from game.view.layout.geometry import Grid, Rect
from game.view.layout.mats import MatLayout, own_cell
from game.view.layout.model import MOVE_KINDS, SEAT_CONTROLS, SLOT_CONTROLS, ParticipantsLayout, TableLayout, Target
from game.view.layout.other_mat import other_mat
from game.view.layout.parts import TableParts
from game.view.layout.shapes import (
    LANDSCAPE_RATIO,
    LANDSCAPE_TABLE_RATIO,
    PORTRAIT_RATIO,
    LandscapeParts,
    PortraitParts,
)
from game.view.theme import MIN_SIZE

__all__ = [
    "MOVE_KINDS",
    "SEAT_CONTROLS",
    "SLOT_CONTROLS",
    "BarLayout",
    "Control",
    "ParticipantsLayout",
    "TableLayout",
    "Target",
    "table_layout",
    "with_high_dock",
    "with_move_kinds",
    "with_one_button",
    "with_second_control",
    "with_sockets",
]

MIN_TABLE_SIZE: Final = (MIN_SIZE[0], MIN_SIZE[1] - 40)
"""The smallest size of a table: the smallest window less the line of controller buttons."""
COMPACT_BELOW: Final = (1280, 760)
"""Windows narrower or lower than this get the compact sizes."""
LANDSCAPE_MIN_HEIGHT: Final = 900
"""The least height of a wide window with a composition of its own: in a lower one the mats would be too small."""
MAX_RATIO: Final = 1.9
"""The greatest width of a table that is not wide by its height; it keeps to the middle of a wider window."""
_HIGH_DOCK: Final = 0.37
"""How much of an open log a high dock takes, as a share of its usual height."""
_CLOCK_RATIO: Final = (3.1, 0.34)
"""The width of the viewer's clock by its height, and the most of it by that of the dock."""
_UNDO_RATIO: Final = (1.0, 0.11)
"""The width of the icon beside this clock by its height, and the most of it by that of the dock."""
_CLOCK_APART: Final = 8, 6
"""The distance of what undoes to the title at its left and to the clock at its right, in reference pixels."""


def table_layout(
    size: tuple[int, int],
    rules: Edition,
    seats: int,
    viewer: Seat = 0,
    *,
    room: bool = False,
    enlarged: float = 1.0,
) -> TableLayout:
    """Return the layout for a window ``size`` in pixels and 2 to 4 ``seats``; the mat of ``viewer`` is the large one.

    With ``room`` the other mats are folded where the log or a chat has no other room. Text that is ``enlarged`` up to
    twice gets a higher dock and ticker, at the cost of the mats. A wide or a high window has its own composition.
    """
    width, height = max(size[0], MIN_TABLE_SIZE[0]), max(size[1], MIN_TABLE_SIZE[1])
    wide = width >= height * LANDSCAPE_RATIO and height >= LANDSCAPE_MIN_HEIGHT
    compact = width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1]
    scale = min(width / MIN_SIZE[0], height / MIN_SIZE[1]) if compact else min(width / 1600, height / 900)
    inner = min(width, round(height * (LANDSCAPE_TABLE_RATIO if wide else MAX_RATIO))) / scale
    grid = Grid(scale, (width / scale - inner) / 2, 0)
    high = not compact and width <= height * PORTRAIT_RATIO
    parts = LandscapeParts if wide else PortraitParts if high else TableParts
    at = (inner, height / scale)
    return _with_areas(parts(grid, (width, height), at, rules, seats, viewer, compact, enlarged).layout(room=room))


def with_one_button(layout: TableLayout) -> TableLayout:
    """Return a layout for somebody else's turn: the second button of the dock has the place of both."""
    dock = with_single_button(layout.dock)
    gone = {*SLOT_CONTROLS, Control.CONFIRM}
    areas = {target: area for target, area in layout.areas.items() if target not in gone}
    areas[Control.RESERVE] = dock.reserve
    return replace(layout, dock=dock, areas=areas)


def with_second_control(layout: TableLayout, control: Control | None) -> TableLayout:
    """Return a layout whose second button in the dock is that of a control.

    ``None`` gives the gold button the place of both.
    """
    if control is not None:
        areas = {control if target is Control.RESERVE else target: area for target, area in layout.areas.items()}
        return replace(layout, areas=areas)
    dock = with_single_button(layout.dock)
    areas = {target: area for target, area in layout.areas.items() if target is not Control.RESERVE}
    areas[Control.CONFIRM] = dock.confirm
    areas.update(zip(SLOT_CONTROLS, dock.slots, strict=True))
    return replace(layout, dock=dock, areas=areas)


def with_sockets(layout: TableLayout, count: int) -> TableLayout:
    """Return a layout with the first ``count`` sockets of the dock, one to three, in the middle of its strip."""
    dock = layout.dock
    aside = round((len(dock.slots) - count) * (dock.slots[1].x - dock.slots[0].x) / 2)
    slots = tuple(slot.moved(aside, 0) for slot in dock.slots)
    areas = layout.areas | dict(zip(SLOT_CONTROLS, slots, strict=True))
    return replace(layout, dock=structs.replace(dock, slots=slots), areas=areas)


def with_move_kinds(layout: TableLayout) -> TableLayout:
    """Return a layout whose dock has the kinds of move in the place of its buttons.

    Its sockets cannot be pressed: they are empty.
    """
    areas: dict[Target, Rect] = {}
    for target, area in layout.areas.items():
        if target is SLOT_CONTROLS[0]:
            areas.update(zip(MOVE_KINDS, layout.dock.move_kinds, strict=True))
        elif target not in {*SLOT_CONTROLS, Control.CONFIRM, Control.RESERVE}:
            areas[target] = area
    return replace(layout, areas=areas)


def with_clock(layout: TableLayout) -> TableLayout:
    """Return a layout with the viewer's clock at the end of the dock's first line; what undoes is an icon before it."""
    dock, prompt = layout.dock, layout.dock.prompt
    left, right = (round(apart * layout.scale) for apart in _CLOCK_APART)
    width, sign = (round(min(prompt.h * size, dock.strip.w * most)) for size, most in (_CLOCK_RATIO, _UNDO_RATIO))
    clock = Rect(dock.undo.right - width, prompt.y, width, prompt.h)
    undo = dock.undo._replace(x=clock.x - right - sign, w=sign)
    prompt = prompt._replace(w=undo.x - left - prompt.x)
    new_dock = structs.replace(dock, prompt=prompt, undo=undo, clock=clock)
    return replace(layout, dock=new_dock, areas=layout.areas | {Control.UNDO: undo})


def with_high_dock(layout: TableLayout) -> TableLayout:
    """Return a layout for a choice in the dock: its strip takes the room of the ticker, or of a part of the log.

    A dock beside the log is high as it is.
    """
    dock, log, ticker = layout.dock, layout.log, layout.ticker
    if has_log_beside_dock(layout):
        return layout
    if ticker is not None:
        room = dock.rect.y - ticker.y
    else:
        room = min(round(dock.rect.h * _HIGH_DOCK), log.h // 2)
        log = log._replace(h=log.h - room)
    high = structs.replace(
        dock,
        rect=Rect(dock.rect.x, dock.rect.y - room, dock.rect.w, dock.rect.h + room),
        prompt=dock.prompt.moved(0, -room),
        undo=dock.undo.moved(0, -room),
        strip=Rect(dock.strip.x, dock.strip.y - room, dock.strip.w, dock.strip.h + room),
    )
    areas = dict(layout.areas)
    areas.pop(Control.RECAP, None)
    areas[Control.UNDO] = high.undo
    return replace(layout, dock=high, log=log, ticker=None, areas=areas)


def has_log_beside_dock(layout: TableLayout) -> bool:
    """Whether the log lies left of the dock, below the only other mat."""
    return layout.log.right <= layout.dock.rect.x


def with_details(layout: TableLayout) -> TableLayout:
    """Return a layout with room for the details of a place.

    Where these are over the log, the mat above log and dock becomes as wide as the dock.
    """
    if not has_log_beside_dock(layout):
        return layout
    mat = next(each for each in layout.mats if not each.own)
    box, scale = mat.rect._replace(x=layout.dock.rect.x, w=layout.dock.rect.w), layout.scale
    new_mat = other_mat(
        Grid(scale, box.x / scale, box.y / scale),
        mat.seat,
        layout.rules.kinds,
        box.w / scale,
        box.h / scale,
        compact=layout.compact,
        enlarged=layout.enlarged,
    )
    on_mat = _on_mat(new_mat)
    return replace(
        layout,
        mats=tuple(new_mat if each.seat == new_mat.seat else each for each in layout.mats),
        places=layout.places | on_mat | _tiles_on(new_mat),
        areas=layout.areas | on_mat | {SEAT_CONTROLS[new_mat.seat]: new_mat.header},
    )


def _on_mat(mat: MatLayout) -> dict[Place, Rect]:
    """Return the places of bonuses, tokens and reserved cards on a mat."""
    seat = mat.seat
    on_mat = [(bonus(seat, color), mat.bonuses[color]) for color in range(COLORS)]
    on_mat += [(tokens(seat, kind), box) for kind, box in enumerate(mat.tokens)]
    on_mat += [(hand(seat, index), box) for index, box in enumerate(mat.hand)]
    return dict(on_mat)


def _tiles_on(mat: MatLayout) -> dict[Place, Rect]:
    """Return the places of won tiles on a mat."""
    return {owned_tile(mat.seat, 0): mat.tiles, owned_majority(mat.seat): mat.tiles}


def _with_areas(layout: TableLayout) -> TableLayout:
    """Return the layout with the places on mats and the areas for the pointer, in reading order."""
    places, areas = layout.places, layout.areas
    areas[Control.MENU] = layout.bar.menu
    areas.update(layout.bar.buttons)
    for slot in range(sum(place.kind is PlaceKind.TILE for place in places)):
        areas[tile(slot)] = places[tile(slot)]
    if MAJORITY in places:
        areas[MAJORITY] = places[MAJORITY]
    for level in reversed(LEVELS):
        row = places[market(level, 0)]
        areas[deck(level)] = places[deck(level)]._replace(y=row.y, h=row.h)
        for slot in range(SLOTS):
            areas[market(level, slot)] = places[market(level, slot)]
    for kind, cell in enumerate(layout.bank_cells):
        areas[bank(kind)] = cell
    for mat in sorted(layout.mats, key=lambda mat: not mat.own):
        seat = mat.seat
        areas[SEAT_CONTROLS[seat]] = mat.header
        on_mat = _on_mat(mat)
        places.update(on_mat)
        places.update(_tiles_on(mat))
        if not mat.folded:
            areas.update(on_mat.items())
        if mat.own:  # high stacks, and their signs, rise over their places
            areas.update((tokens(seat, kind), own_cell(mat, kind)) for kind in range(SPECIAL))
            for color, box in enumerate(mat.bonuses):  # as high as the stacks, so that arrows go along the pairs
                areas[bonus(seat, color)] = Rect(box.x, mat.piles.y, mat.tokens[color].x - box.x, mat.piles.h)
    dock = layout.dock
    areas.update(zip(SLOT_CONTROLS, dock.slots, strict=True))
    areas[Control.CONFIRM] = dock.confirm
    areas[Control.RESERVE] = dock.reserve
    areas[Control.UNDO] = dock.undo
    if layout.ticker is not None:
        areas[Control.RECAP] = layout.ticker
    return layout
