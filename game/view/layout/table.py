"""The layout of the table: every ``Place`` and control of the table scene mapped to a rectangle.

Knows window sizes, seats and an edition's proportions; knows nothing of positions, rules of play, drawing or pygame.
Hit-testing, drawing, keyboard focus and animation all use the result of ``table_layout``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
from msgspec import structs

from game.rules.model import (
    COLORS,
    HAND_LIMIT,
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
from game.view.layout.dock import COMPACT_DOCK_H, DOCK_H, dock_layout
from game.view.layout.edges import BarLayout, Control, bar_layout
from game.view.layout.geometry import Grid, Rect
from game.view.layout.mats import (
    CARD_RATIO,
    PanelLayout,
    are_folded,
    folded_height,
    folded_mat,
    other_mat,
    own_cell,
    own_mat,
)
from game.view.layout.model import SEAT_CONTROLS, SLOT_CONTROLS, ParticipantsLayout, TableLayout, Target, others
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
    "with_high_dock",
    "with_low_dock",
    "with_sockets",
]

LEAST: Final = (MIN_SIZE[0], MIN_SIZE[1] - 40)
"""The smallest size of a table: the smallest window less the line of controller buttons."""
COMPACT_BELOW: Final = (1280, 760)
"""Windows narrower or lower than this get the compact sizes."""
WIDEST: Final = 1.9
"""In a window wider than this share of its height the table keeps to the middle."""
_BESIDE: Final = 0.9, 1.1
"""The least and the greatest width of a log beside such a table, by that of the other mats where they are narrow."""
_CROWDED: Final = 4
"""With so many seats the mats leave no room for a log below them."""
_OPEN_LOG: Final = 140.0
"""From this height below the mats on, the log lies open, in reference pixels."""

_HIGH_DOCK: Final = 0.11
"""How much of the height above the dock a high one takes of an open log."""
_SPARE, _NARROWER = 50.0, 40.0
"""Where so much height is left that cards of the market cannot use, the other mats give way to them by so much; less
with enlarged text, which they need."""
_ROW, _OWN = (20.0, 48.0), (140.0, 95.0)
"""Of that height rows of the market get so much each at first, then the reader's mat in a large and in a compact
layout, then the rows again."""
_SINGLE: Final = 1.55
"""How much higher the only mat of another seat is than one of three."""
_LOW_TILE: Final = 0.8
"""Tiles lower than this share of their column's width are as wide as the column, and show a part of their picture."""
_CLOCK: Final = 3.1
"""Width of the reader's clock by its height."""
_UNDO: Final = 2.0, 1.0
"""Width of what undoes beside it by its height, in a large layout and in a compact one, where it is an icon."""
_CLOCK_APART: Final = 18, 8
"""Its distance to the title at its left and to what undoes at its right, in reference pixels."""
_NUDGE: Final = 0.32
"""The width of the second button of a low dock, as a share of the strip's."""


class _Sizes(msgspec.Struct, frozen=True):
    """Lengths in reference pixels of one density."""

    bar: float
    margin: float
    top: float
    between: float
    own: float
    foot: float
    tile: float
    rail: float
    deck: float
    column: float
    gap: float
    row: float
    bank: float
    side: float
    mats: float
    mat_gap: float
    ticker: float
    dock: float
    radius: float


_REGULAR: Final = _Sizes(42, 16, 10, 10, 143, 10, 129, 48, 145, 14, 12, 12, 128, 16, 392, 10, 62, DOCK_H, radius=36)
_COMPACT: Final = _Sizes(32, 8, 5, 7, 100, 6, 106, 0, 66, 8, 6, 6, 72, 8, 264, 6, 40, COMPACT_DOCK_H, radius=21)


def table_layout(
    size: tuple[int, int],
    rules: Edition,
    seats: int,
    own: Seat = 0,
    *,
    room: bool = False,
    enlarged: float = 1.0,
) -> TableLayout:
    """Return the layout for a window ``size`` in pixels and 2 to 4 ``seats``; the mat of ``own`` is the large one.

    With ``room`` the other mats are folded, so that the log or a chat has room below them. Text that is ``enlarged``
    up to twice gets a higher dock and ticker, at the cost of the mats. Beside a table for four in a very wide window
    the log lies open.
    """
    width, height = max(size[0], LEAST[0]), max(size[1], LEAST[1])
    compact = width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1]
    scale = min(width / MIN_SIZE[0], height / MIN_SIZE[1]) if compact else min(width / 1600, height / 900)
    inner = min(width, round(height * WIDEST)) / scale
    sizes = _COMPACT if compact else _REGULAR
    log = min(width / scale - inner - sizes.margin, sizes.mats * _BESIDE[1]) if seats >= _CROWDED else 0.0
    if log < sizes.mats * _BESIDE[0]:
        log = 0.0
    outer = inner + (log + sizes.margin if log else 0.0)
    grid = Grid(scale, (width / scale - outer) / 2, 0)
    return _TableParts(grid, (width, height), inner, height / scale, rules, seats, own, compact, log, enlarged).layout(
        room=room and not log
    )


def with_low_dock(layout: TableLayout) -> TableLayout:
    """Return a layout for somebody else's turn: what is above the dock takes the room of its buttons.

    The second button keeps a place in the strip.
    """
    dock, log, ticker = layout.actions, layout.log, layout.ticker
    room = dock.fold
    strip = dock.strip.moved(0, room)
    wide, edge = round(strip.w * _NUDGE), max(2, round(6 * layout.scale))
    low = structs.replace(
        dock,
        rect=Rect(dock.rect.x, dock.rect.y + room, dock.rect.w, dock.rect.h - room),
        prompt=dock.prompt.moved(0, room),
        undo=dock.undo.moved(0, room),
        strip=strip,
        slots=tuple(slot.moved(0, room) for slot in dock.slots),
        confirm=strip,
        reserve=Rect(strip.right - edge - wide, strip.y + edge, wide, strip.h - 2 * edge),
        low=True,
    )
    if not layout.drawer and log.x == dock.rect.x:
        log = log._replace(h=log.h + room)
    if ticker is not None:
        ticker = ticker._replace(h=ticker.h + room)
    gone = {*SLOT_CONTROLS, Control.CONFIRM}
    areas = {target: area for target, area in layout.areas.items() if target not in gone}
    areas[Control.UNDO], areas[Control.RESERVE] = low.undo, low.reserve
    if ticker is not None:
        areas[Control.RECAP] = ticker
    return replace(layout, actions=low, log=log, ticker=ticker, areas=areas)


def with_wide_nudge(layout: TableLayout) -> TableLayout:
    """Return a layout for somebody else's turn beside an open chat: the second button has the place of both."""
    dock = layout.actions
    wide = dock.confirm._replace(w=dock.reserve.right - dock.confirm.x)
    areas = dict(layout.areas)
    del areas[Control.CONFIRM]
    areas[Control.RESERVE] = wide
    return replace(layout, actions=structs.replace(dock, reserve=wide), areas=areas)


def with_sockets(layout: TableLayout, count: int) -> TableLayout:
    """Return a layout with the first ``count`` sockets of the dock, one to three, in the middle of its strip."""
    dock = layout.actions
    aside = round((len(dock.slots) - count) * (dock.slots[1].x - dock.slots[0].x) / 2)
    slots = tuple(slot.moved(aside, 0) for slot in dock.slots)
    areas = layout.areas | dict(zip(SLOT_CONTROLS, slots, strict=True))
    return replace(layout, actions=structs.replace(dock, slots=slots), areas=areas)


def with_clock(layout: TableLayout) -> TableLayout:
    """Return a layout with the reader's clock in the first line of the dock."""
    dock, prompt = layout.actions, layout.actions.prompt
    wide, (left, right) = round(prompt.h * _CLOCK), (round(apart * layout.scale) for apart in _CLOCK_APART)
    undo_w = round(prompt.h * _UNDO[layout.compact])
    undo = dock.undo._replace(x=dock.undo.right - undo_w, w=undo_w)
    clock = Rect(undo.x - right - wide, prompt.y, wide, prompt.h)
    prompt = prompt._replace(w=clock.x - left - prompt.x)
    actions = structs.replace(dock, prompt=prompt, undo=undo, clock=clock)
    return replace(layout, actions=actions, areas=layout.areas | {Control.UNDO: undo})


def with_high_dock(layout: TableLayout) -> TableLayout:
    """Return a layout for a choice in the dock: its strip takes the room of the ticker, or of a part of the log."""
    dock, log, ticker = layout.actions, layout.log, layout.ticker
    if ticker is not None:
        room = dock.rect.y - ticker.y
    else:
        room = min(round((dock.rect.y - layout.bank.y) * _HIGH_DOCK), log.h // 2)
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
    return replace(layout, actions=high, log=log, ticker=None, areas=areas)


class _TableParts:
    """The parts of a table, one after the other, in reference pixels of its density.

    ``log`` is the width of a log beside it, 0 for none.
    """

    def __init__(
        self,
        grid: Grid,
        size: tuple[int, int],
        width: float,
        height: float,
        rules: Edition,
        seats: int,
        own: Seat,
        compact: bool,
        log: float,
        enlarged: float,
    ) -> None:
        self.log, self.enlarged = log, enlarged
        self.grid, self.size, self.width, self.height = grid, size, width, height
        self.rules, self.seats, self.own, self.compact = rules, seats, own, compact
        self.s = _COMPACT if compact else _REGULAR
        self.places: dict[Place, Rect] = {}
        self._measure()

    def _measure(self) -> None:
        """Find the card's size: what height is left, unless the width allows less."""
        s = self.s
        own = s.own
        rows = self.height - s.bar - s.top - s.between - own - s.foot
        self.row = s.row
        card_h = (rows - 2 * s.row) / 3
        card_w = card_h * CARD_RATIO
        fixed = 2 * s.margin + s.tile + s.rail + 3 * s.side + s.deck + s.column + s.bank
        narrow = 0.0
        if not self.compact and rows - 2 * s.row - 3 * (self.width - fixed - s.mats) / 4 / CARD_RATIO > _SPARE:
            narrow = _NARROWER * (2 - self.enlarged)
        available = self.width - fixed - s.mats + narrow
        if 4 * card_w + 3 * s.gap > available:
            card_w = (available - 3 * s.gap) / 4
            card_h = card_w / CARD_RATIO
            spare = rows - 3 * card_h - 2 * s.row
            self.row += max(min(_ROW[0], spare / 3), min(_ROW[1], (spare - _OWN[self.compact]) / 2))
        self.card = card_w, card_h
        self.top = s.bar + s.top
        self.market_h = 3 * card_h + 2 * self.row
        self.pitch = card_h + self.row

    def layout(self, *, room: bool) -> TableLayout:
        """Return the whole table."""
        s, grid, enlarged = self.s, self.grid, self.enlarged
        x = s.margin
        rails = self._tiles(x)
        x += s.tile + s.rail + s.side
        self._market(x)
        market_x = x + s.deck + s.column
        x = market_x + 4 * self.card[0] + 3 * s.gap + s.side
        cells = self._bank(x)
        tray = grid.box(x, self.top, s.bank, self.market_h)
        right = x + s.bank
        own_y = self.top + self.market_h + s.between
        own_h = self.height - own_y - s.foot
        panels = {
            self.own: own_mat(
                grid.at(s.margin, own_y), self.own, self._kinds, right - s.margin, own_h, compact=self.compact
            )
        }
        x = right + s.side
        side_w = self.width - s.margin - x
        dock_h = s.dock * (1 + 0.42 * (enlarged - 1))
        dock_y = self.height - s.foot - dock_h
        ticker_h = s.ticker * (1 + 0.5 * (enlarged - 1))
        foot = dock_y - s.mat_gap - ticker_h - s.mat_gap
        bottom = dock_y - s.mat_gap
        # The button of the log stays where it is when the mats are folded.
        _, floor = self._mats(x, side_w, foot, bottom, enlarged, room=False)
        button = bottom - floor < _OPEN_LOG and not self.log
        mats, floor = self._mats(x, side_w, foot, bottom, enlarged, room=room)
        panels |= mats
        mats_h = bottom - self.top
        free = bottom - floor
        closed = free < _OPEN_LOG
        log = grid.box(x, self.top, side_w, mats_h) if closed else grid.box(x, floor, side_w, free)
        if self.log:
            log = grid.box(self.width, self.top, self.log, self.height - s.foot - self.top)
        edge = s.margin / 2
        layout = TableLayout(
            size=self.size,
            rules=self.rules,
            scale=grid.scale,
            compact=self.compact,
            drawer=closed and not self.log,
            own=self.own,
            bar=bar_layout(
                grid,
                self.width + (self.log + s.margin if self.log else 0.0),
                market_x + 2 * self.card[0] + 1.5 * s.gap,
                self.size[0],
                compact=self.compact,
                log=button,
            ),
            cloth=grid.box(
                s.margin - edge, self.top - edge * 0.75, right - s.margin + 2 * edge, self.market_h + edge * 1.5
            ),
            bank=tray,
            bank_cells=cells,
            radius=grid.px(self._radius),
            rails=rails,
            log=log,
            ticker=grid.box(x, dock_y - s.mat_gap - ticker_h, side_w, ticker_h) if closed else None,
            panels=tuple(panels[seat] for seat in range(self.seats)),
            actions=dock_layout(grid.at(x, dock_y), side_w, dock_h, compact=self.compact),
            places=self.places,
            areas={},
            enlarged=enlarged,
        )
        return _with_areas(layout)

    @property
    def _kinds(self) -> int:
        return self.rules.kinds

    @property
    def _radius(self) -> float:
        """The radius of a chip in the bank: seven kinds leave less height than six."""
        return self.s.radius * (0.94 if self._kinds > 6 else 1.0)

    def _tiles(self, x: float) -> tuple[Rect, ...]:
        """Place the tiles in a column, and return the box of the race to each: beside it, or below it."""
        s, grid = self.s, self.grid
        places = [tile(slot) for slot in range(self.seats + self.rules.extra_tiles)]
        if self.rules.majority_points:
            places.append(MAJORITY)
        count = len(places)
        rails = []
        if count == 3 and not self.compact:
            # One tile beside each row of the market, the race in a line below it.
            wide, pill = s.tile + s.rail, 30.0
            side = min(wide, self.card[1] - pill - 9)
            for i, place in enumerate(places):
                y = self.top + i * self.pitch
                self.places[place] = grid.piece(x + (wide - side) / 2, y, side, side)
                rails.append(grid.box(x + (wide - side) / 2, y + side + 9, side, pill))
            return tuple(rails)
        step = (self.market_h + s.gap * 0.75) / count
        below = 24.0 if self.compact else 0.0
        side = min(s.tile - (10 if self.compact else 0), step - s.gap * 0.75 - below)
        wide = s.tile - 8 if self.compact and side < _LOW_TILE * s.tile else side
        for i, place in enumerate(places):
            y = self.top + i * step + (step - s.gap * 0.75 - side - below) / 2
            left = x + (s.tile - wide) / 2 if self.compact else x
            self.places[place] = grid.piece(left, y, wide, side)
            rails.append(
                grid.box(x + 4, y + side + 2, s.tile - 8, 21)
                if self.compact
                else grid.box(x + side + 6, y, s.tile + s.rail - side - 6, side)
            )
        return tuple(rails)

    def _market(self, x: float) -> None:
        """Place the decks' top cards and the cards of each row: all have their upper edge in one line."""
        s, grid = self.s, self.grid
        card_w, card_h = self.card
        deck_h = card_h - (20 if not self.compact else 12)
        deck_w = s.deck if self.compact else min(s.deck, deck_h * CARD_RATIO)
        for index, level in enumerate(reversed(LEVELS)):
            y = self.top + index * self.pitch
            self.places[deck(level)] = grid.piece(x + (s.deck - deck_w) / 2, y, deck_w, deck_h)
            for slot in range(SLOTS):
                left = x + s.deck + s.column + slot * (card_w + s.gap)
                self.places[market(level, slot)] = grid.piece(left, y, card_w, card_h)

    def _bank(self, x: float) -> tuple[Rect, ...]:
        """Place the stacks in the wells of the tray; a place is the top of a stack of five."""
        edge = 5 if self.compact else 10
        well = (self.market_h - 2 * edge) / self._kinds
        radius = self._radius
        left = x + (6 if self.compact else 10) + radius
        cells = []
        for kind in range(self._kinds):
            y = self.top + edge + kind * well
            cells.append(self.grid.box(x, y, self.s.bank, well))
            self.places[bank(kind)] = self.grid.disc(left, y + well / 2, radius)
        return tuple(cells)

    def _mats(
        self, x: float, w: float, floor: float, bottom: float, enlarged: float, *, room: bool
    ) -> tuple[dict[Seat, PanelLayout], float]:
        """Return the others' mats above ``floor`` and the y below them; the log or a chat ends at ``bottom``."""
        s = self.s
        count = self.seats - 1
        high = (floor - self.top - 2 * s.mat_gap) / 3 * (_SINGLE if count == 1 else 1.0)
        below = bottom - self.top - count * (high + s.mat_gap)
        folded = are_folded(high, below, compact=self.compact, room=room)
        if folded:
            high = folded_height(compact=self.compact, enlarged=enlarged)
        found = {}
        y = self.top
        for seat in others(self.seats, self.own):
            at = self.grid.at(x, y)
            found[seat] = (
                folded_mat(at, seat, self._kinds, w, high)
                if folded
                else other_mat(at, seat, self._kinds, w, high, compact=self.compact, enlarged=enlarged)
            )
            y += high + s.mat_gap
        return found, y


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
        areas[deck(level)] = places[deck(level)]
        for slot in range(SLOTS):
            areas[market(level, slot)] = places[market(level, slot)]
    for kind, cell in enumerate(layout.bank_cells):
        areas[bank(kind)] = cell
    for panel in sorted(layout.panels, key=lambda panel: not panel.own):
        seat = panel.seat
        areas[SEAT_CONTROLS[seat]] = panel.header
        on_mat = [(bonus(seat, color), panel.bonuses[color]) for color in range(COLORS)]
        on_mat += [(tokens(seat, kind), box) for kind, box in enumerate(panel.tokens)]
        on_mat += [(hand(seat, index), panel.hand[index]) for index in range(HAND_LIMIT)]
        places.update(on_mat)
        places[owned_tile(seat, 0)] = places[owned_majority(seat)] = panel.tiles
        if not panel.folded:
            areas.update(on_mat)
        if panel.own:  # high stacks, and the signs above them, rise over their places
            areas.update((tokens(seat, kind), own_cell(panel, kind)) for kind in range(SPECIAL))
    actions = layout.actions
    areas.update(zip(SLOT_CONTROLS, actions.slots, strict=True))
    areas[Control.CONFIRM] = actions.confirm
    areas[Control.RESERVE] = actions.reserve
    areas[Control.UNDO] = actions.undo
    if layout.ticker is not None:
        areas[Control.RECAP] = layout.ticker
    return layout
