"""The layout of the table: every ``Place`` and control of the table scene mapped to a rectangle.

Knows window sizes, seats and an edition's proportions; knows nothing of positions, rules of play, drawing or pygame.
Hit-testing, drawing, keyboard focus and animation all use the result of ``table_layout``.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    LEVELS,
    MAJORITY,
    SLOTS,
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
from game.view.layout.compact import compact_table
from game.view.layout.edges import (
    SIDE_GAP,
    SIDE_RIGHT,
    TALL_SIDE_W,
    BarLayout,
    Control,
    growth_beside_chat,
    tall_side,
    wide_bar,
    wide_side,
)
from game.view.layout.geometry import Grid, Rect
from game.view.layout.model import SEAT_CONTROLS, SLOT_CONTROLS, ParticipantsLayout, TableLayout, Target, others
from game.view.layout.spec import LayoutSpec
from game.view.theme import MIN_SIZE

__all__ = [
    "SEAT_CONTROLS",
    "SLOT_CONTROLS",
    "BarLayout",
    "Control",
    "ParticipantsLayout",
    "TableLayout",
    "Target",
    "table_layout",
]

LEAST: Final = (MIN_SIZE[0], MIN_SIZE[1] - 40)
"""The smallest size of a table: the smallest window less the line of controller buttons."""
COMPACT_BELOW: Final = 1280
"""Windows narrower than this get the layout with the log in a drawer."""
TALL: Final = 150.0
"""From this spare height in reference pixels on, the market grows and the log is below the opponents."""
PROMPT_LIFT: Final = 72.0
"""The additional height of prompts for text of twice the size, in reference pixels."""
_LEFT: Final = 24.0
_TOP: Final = 56.0
"""The left and top edge of tiles and market."""


def table_layout(
    size: tuple[int, int], spec: LayoutSpec, seats: int, own: Seat = 0, *, chat: bool = False, enlarged: float = 1.0
) -> TableLayout:
    """Return the layout for a window ``size`` in pixels and 2 to 4 ``seats``; the panel of ``own`` is the large one.

    With ``chat`` a wide table leaves room for a chat in the log's column. Text that is ``enlarged``
    up to twice gets more room for prompts and log, at the cost of the market.
    """
    width, height = max(size[0], LEAST[0]), max(size[1], LEAST[1])
    if width < COMPACT_BELOW:
        layout = compact_table((width, height), spec, seats, own, enlarged)
    else:
        layout = _wide((width, height), spec, seats, own, chat=chat, enlarged=enlarged)
    return _with_areas(layout)


def _wide(
    size: tuple[int, int], spec: LayoutSpec, seats: int, own: Seat, *, chat: bool, enlarged: float
) -> TableLayout:
    scale = min(size[0] / 1600, size[1] / 900)
    grid = Grid(scale)
    # Extra width goes to the log and the opponents, extra height to panels, the market and the gaps between its rows.
    extra_w, extra_h = size[0] / scale - 1600, size[1] / scale - 900
    own_extra = min(extra_h * (0.3 if extra_h > TALL else 0.5), 80.0)
    lift = PROMPT_LIFT * (enlarged - 1)
    own_h = spec.own[0] + own_extra + lift
    own_y = spec.own[1] + extra_h - own_extra - lift
    grow = _growth(spec, own_y) if extra_h > TALL or lift else 1.0
    if extra_h <= TALL:
        grow = min(grow, 1.0)
    side_x = _side_x(spec, grow)
    if chat:
        grow = growth_beside_chat(spec.side, seats, side_x, own_y, extra_w, grow)
    board = Grid(scale * grow, _LEFT / grow - _LEFT, _TOP / grow - _TOP)
    floor = _TOP + (own_y - _TOP - spec.own_gap) / grow
    tile_w, tile_h = spec.tile
    tiles = seats + spec.rules.extra_tiles
    row_gap = (floor - spec.row[2]) / 3
    pitch = spec.row[1] + row_gap
    top = spec.row[0] + (row_gap if grow > 1 else 0.0)
    places: dict[Place, Rect] = {}
    for index, level in enumerate(reversed(LEVELS)):
        y = top + index * pitch
        places[deck(level)] = board.piece(spec.deck[0], y, spec.deck[1], spec.deck[2])
        for slot in range(SLOTS):
            places[market(level, slot)] = board.piece(spec.column[0] + slot * spec.column[1], y, *spec.card)
    gauntlet = banner = inspector = None
    tile_y = _TOP + (row_gap / 2 if grow > 1 else 0.0)
    for slot in range(tiles):
        places[tile(slot)] = board.piece(_LEFT + slot * spec.tile_step, tile_y, tile_w, tile_h)
    after = _LEFT + tiles * spec.tile_step
    if spec.majority:
        left = spec.right - tile_w
        places[MAJORITY] = board.piece(left, tile_y, tile_w, tile_h)
        gauntlet = board.box(after, tile_y, left - 7 - after, tile_h)
    else:
        banner = board.box(after + 12, tile_y + 2, spec.right - after - 12, tile_h - 4)
    bank_x, bank_w, bank_top = spec.bank
    bank_h = floor - top
    bank_rect = board.box(bank_x, top, bank_w, bank_h)
    cells = []
    each = (bank_h - bank_top - 4) / spec.rules.kinds
    for kind in range(spec.rules.kinds):
        cell_y = top + bank_top + kind * each
        cells.append(board.box(bank_x + 4, cell_y, bank_w - 8, each))
        places[bank(kind)] = board.disc(bank_x + spec.pile[0], cell_y + each / 2 - 2, spec.pile[1])
    beside = grid if grow > 1 else board
    if grow > 1:
        side = tall_side(spec.side, seats, _side_x(spec, grow), own_y)
    else:
        # A smaller market leaves room at the right for the log, unless the chat takes it.
        freed = 0.0 if chat else (1576 + extra_w - _LEFT) * (1 / grow - 1)
        side = wide_side(spec.side, seats, _TOP + (own_y - _TOP) / grow, extra_w, freed)
    panels = {
        seat: spec.opponent_panel(beside.at(*box[:2]), spec, seat, box[2], box[3], enlarged)
        for seat, box in zip(others(seats, own), side.opponents, strict=True)
    }
    action_w, gains, gap = spec.actions
    action_w += gains * (enlarged - 1) + min(extra_w * 0.3, 120)
    right = 1576 + extra_w
    own_w = right - action_w - 24 - gap
    panels[own] = spec.own_panel(grid.at(24, own_y), spec, own, own_w, own_h)
    inspector = beside.box(*side.inspector) if side.inspector else None
    return TableLayout(
        size=size,
        spec=spec,
        scale=scale,
        side_scale=beside.scale,
        compact=False,
        own=own,
        bar=wide_bar(grid, spec.side, seats, 1600 + extra_w),
        banner=banner,
        bank=bank_rect,
        bank_cells=tuple(cells),
        gauntlet=gauntlet,
        inspector=inspector,
        log=beside.box(*side.log),
        ticker=None,
        panels=tuple(panels[seat] for seat in range(seats)),
        actions=spec.action_panel(grid.at(right - action_w, own_y), action_w, own_h, lift),
        places=places,
        areas={},
        enlarged=enlarged,
    )


def _growth(spec: LayoutSpec, own_y: float) -> float:
    """Return the market's factor in a tall window: as high as the room above the own panel, or as the width allows.

    The column right of it keeps a panel's width.
    """
    high = (own_y - _TOP - 14) / (spec.row[2] - _TOP)
    wide = (SIDE_RIGHT - TALL_SIDE_W - SIDE_GAP - _LEFT) / (spec.right - _LEFT)
    return min(high, wide)


def _side_x(spec: LayoutSpec, grow: float) -> float:
    """Return the left end of the column right of a market that is ``grow`` times as large."""
    return _LEFT + (spec.right - _LEFT) * grow + SIDE_GAP


def _with_areas(layout: TableLayout) -> TableLayout:
    """Return the layout with the places inside panels and the areas for the pointer, in reading order."""
    places, areas = layout.places, layout.areas
    areas[Control.MENU] = layout.bar.menu
    areas.update(layout.bar.buttons)
    for slot in range(sum(place.kind is PlaceKind.TILE for place in places)):
        areas[tile(slot)] = places[tile(slot)]
    if MAJORITY in places:
        areas[MAJORITY] = places[MAJORITY]
    for level in reversed(LEVELS):
        areas[deck(level)] = places[deck(level)]
        for slot in range(SLOTS):
            areas[market(level, slot)] = places[market(level, slot)]
    for kind, cell in enumerate(layout.bank_cells):
        areas[bank(kind)] = cell
    for panel in sorted(layout.panels, key=lambda panel: not panel.own):
        seat = panel.seat
        areas[SEAT_CONTROLS[seat]] = panel.header
        for color in range(COLORS):
            places[bonus(seat, color)] = areas[bonus(seat, color)] = panel.bonuses[color]
        for kind, box in enumerate(panel.tokens):
            places[tokens(seat, kind)] = areas[tokens(seat, kind)] = box
        for index in range(HAND_LIMIT):
            places[hand(seat, index)] = areas[hand(seat, index)] = panel.hand[index]
        places[owned_tile(seat, 0)] = areas[owned_tile(seat, 0)] = panel.tiles
        if panel.majority is not None:
            places[owned_majority(seat)] = areas[owned_majority(seat)] = panel.majority
    actions = layout.actions
    for control, box in zip(SLOT_CONTROLS, actions.slots, strict=True):
        areas[control] = box
    areas[Control.CONFIRM] = actions.confirm
    areas[Control.UNDO] = actions.undo
    areas[Control.BUY] = actions.buy
    areas[Control.RESERVE] = actions.reserve
    return layout
