"""The parts of a table in a window of 16:9 or near it, and what tables of every shape have in common.

Knows lengths in reference pixels, seats and an edition's proportions; knows nothing of positions, rules of play,
drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import LEVELS, MAJORITY, SLOTS, Place, Seat, bank, deck, market, tile
from game.rules.pieces import Edition
from game.view.layout.density import Density
from game.view.layout.dock import COMPACT_DOCK_H, DOCK_H, DockLayout, dock_layout
from game.view.layout.edges import bar_layout
from game.view.layout.geometry import Grid, Rect
from game.view.layout.mats import (
    CARD_RATIO,
    MatLayout,
    are_folded,
    folded_height,
    folded_mat,
    own_mat,
)
from game.view.layout.model import TableLayout, others
from game.view.layout.other_mat import other_mat
from game.view.layout.stacks import bank_radius, deck_height

OPEN_LOG: Final = 140.0
"""From this height below the mats on, the log lies open, in reference pixels."""
_CLOTH: Final = 1.15
"""How far the cloth reaches above and below the market, by its margin: the light of cards stays on it."""
MAX_ABOVE: Final = 4
"""The most tiles in a column that have their races below them."""
_PILLS: Final = Density((5.0, 28.0), (3.0, 24.0))
"""The distance of a race below its tile and its height."""
BESIDE_TILE: Final = Density(6.0, 2.0)
"""The distance of a race beside its tile."""
RACE_REACH: Final = Density(2.0, 4.0)
"""How far a race beside its tile reaches into the gap before the decks."""
_MIN_SPARE_PX: Final = 50.0
"""From this height on that cards of the market cannot use, the other mats give way to them, in reference pixels."""
_NARROWER_PX: Final = 40.0
"""By how much the other mats give way; less with enlarged text, which they need."""
_ROW_PX: Final = (20.0, 48.0)
"""At most so much of that height each row of the market gets, before and after the mat of the viewer, in reference
pixels."""
_OWN_PX: Final = Density(140.0, 95.0)
"""So much of that height the viewer's mat gets before the rows get more, in reference pixels."""
_BESIDE_STACK: Final = Density(23.0, 15.0)
"""The width of the number beside a stack with its distance to that, less the light around the stack: all of
it is in the middle of the tray."""
_TRAY_EDGE: Final = Density(10.0, 5.0)
"""The edge of the tray above and below its stacks."""
_SINGLE_RATIO: Final = 1.9
"""How much higher the only mat of another seat is than one of three."""
_MAX_SINGLE_RATIO: Final = 0.9
"""The greatest height of such a mat by its width."""
_PAIR_RATIO: Final = 1.12
"""How much higher than one of three each mat of two other seats is in a regular layout."""
_TILE_GAP: Final = 5.0
"""The least distance of a tile to the race of the one above it."""


class Sizes(msgspec.Struct, frozen=True):
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


_REGULAR: Final = Sizes(42, 16, 10.5, 12, 143, 10, 129, 48, 145, 14, 12, 12, 128, 16, 392, 10, 68, DOCK_H, radius=34)
_COMPACT: Final = Sizes(32, 8, 6, 9, 100, 6, 84, 26, 62, 8, 6, 6, 72, 8, 264, 6, 40, COMPACT_DOCK_H, radius=19)


class Beside(msgspec.Struct, frozen=True):
    """What lies around the market: every mat, the log, the ticker and the dock.

    The log is a ``drawer`` where it lies over the mats; with ``button`` the bar has the button that opens it.
    """

    mats: dict[Seat, MatLayout]
    log: Rect
    ticker: Rect | None
    dock: DockLayout
    drawer: bool
    button: bool


def column_of_tiles(count: int, height: float, gap: float, pills: tuple[float, float]) -> float:
    """Return the width of tiles that fill a column, a ``gap`` apart, with ``pills`` of a race below each.

    These are the distance of a race to its tile, and its height.
    """
    return (height + gap) / count - gap - sum(pills)


class TableParts:
    """The parts of a table, one after the other, in reference pixels of its density.

    Another shape has its own measures, and its own places of the tiles and of what lies around the market.
    """

    def __init__(
        self,
        grid: Grid,
        size: tuple[int, int],
        inner: tuple[float, float],
        rules: Edition,
        seats: int,
        viewer: Seat,
        compact: bool,
        enlarged: float,
    ) -> None:
        self.grid, self.size, (self.width, self.height) = grid, size, inner
        self.rules, self.seats, self.viewer, self.compact, self.enlarged = rules, seats, viewer, compact, enlarged
        self.s = _COMPACT if compact else _REGULAR
        self.dock_h = self.s.dock * (1 + 0.42 * (enlarged - 1))
        self.ticker_h = self.s.ticker * (1 + 0.5 * (enlarged - 1))
        self.places: dict[Place, Rect] = {}
        self.pills = _PILLS[compact]
        self.row, self.gap, self.column = self.s.row, self.s.gap, self.s.column
        self.deck_w, self.bank_w, self.radius = self.s.deck, self.s.bank, self.s.radius
        self.top = self.upper = self.s.bar + self.s.top
        """Where the market begins, and where the cloth and the bank do."""
        self.card = 0.0, 0.0
        self.tile_column = self.s.tile + self.s.rail
        self._measure()
        self.market_h = 3 * self.card[1] + 2 * self.row
        self.pitch = self.card[1] + self.row
        self.market_x = self.deck_x + self.deck_w + self.column
        self.bank_x = self.market_x + 4 * self.card[0] + 3 * self.gap + self.s.side
        self.right = self.bank_x + self.bank_w
        self.floor = self.top + self.market_h

    def _measure(self) -> None:
        """Find the card's size: what height is left, unless the width allows less."""
        s = self.s
        own = s.own
        rows = self.height - s.bar - s.top - s.between - own - s.foot
        card_h = (rows - 2 * s.row) / 3
        card_w = card_h * CARD_RATIO
        count = len(self._tile_places())
        if count <= MAX_ABOVE:
            self.tile_column = min(self.tile_column, column_of_tiles(count, rows, s.row, self.pills))
        self.deck_x = s.margin + self.tile_column + s.side
        fixed = 2 * s.margin + self.tile_column + 3 * s.side + s.deck + s.column + s.bank
        narrow = 0.0
        if not self.compact and rows - 2 * s.row - 3 * (self.width - fixed - s.mats) / 4 / CARD_RATIO > _MIN_SPARE_PX:
            narrow = _NARROWER_PX * (2 - self.enlarged)
        available = self.width - fixed - s.mats + narrow
        if 4 * card_w + 3 * s.gap > available:
            card_w = (available - 3 * s.gap) / 4
            card_h = card_w / CARD_RATIO
            spare = rows - 3 * card_h - 2 * s.row
            self.row += max(min(_ROW_PX[0], spare / 3), min(_ROW_PX[1], (spare - _OWN_PX[self.compact]) / 2))
        self.card = card_w, card_h

    def layout(self, *, room: bool) -> TableLayout:
        """Return the whole table, without the places on mats and the areas for the pointer."""
        s, grid = self.s, self.grid
        rails = self._tiles()
        self._market()
        cells = self._bank()
        around = self._around(room=room)
        edge = s.margin / 2
        return TableLayout(
            size=self.size,
            rules=self.rules,
            scale=grid.scale,
            compact=self.compact,
            drawer=around.drawer,
            viewer=self.viewer,
            bar=bar_layout(
                grid,
                self.width,
                self.right,
                self.size[0],
                compact=self.compact,
                log=around.button,
            ),
            cloth=grid.box(
                s.margin - edge,
                self.upper - edge * _CLOTH,
                self.right - s.margin + 2 * edge,
                self.floor - self.upper + 2 * edge * _CLOTH,
            ),
            bank=grid.box(self.bank_x, self.upper, self.bank_w, self.floor - self.upper),
            bank_cells=cells,
            radius=grid.px(self._radius),
            rails=rails,
            log=around.log,
            ticker=around.ticker,
            mats=tuple(around.mats[seat] for seat in range(self.seats)),
            dock=around.dock,
            places=self.places,
            areas={},
            enlarged=self.enlarged,
        )

    @property
    def _kinds(self) -> int:
        return self.rules.kinds

    @property
    def _radius(self) -> float:
        """The radius of a chip in the bank: no stack is cut short, so that its height is its number."""
        return min(self.radius, bank_radius(self._well))

    @property
    def _well(self) -> float:
        """The height of a stack's part of the tray."""
        return (self.floor - self.upper - 2 * _TRAY_EDGE[self.compact]) / self._kinds

    def _tile_places(self) -> list[Place]:
        """Return the places of all tiles, the majority tile last."""
        places = [tile(slot) for slot in range(self.seats + self.rules.extra_tiles)]
        return [*places, MAJORITY] if self.rules.majority_points else places

    def _tiles(self) -> tuple[Rect, ...]:
        """Place the tiles in a column, and return the box of the race to each: beside it, or below it."""
        s, grid, x = self.s, self.grid, self.s.margin
        places = self._tile_places()
        count = len(places)
        if count <= MAX_ABOVE:
            return self._tiles_above_races(places)
        rails, apart = [], BESIDE_TILE[self.compact]
        side = min(s.tile, (self.market_h + _TILE_GAP) / count - _TILE_GAP)
        step = (self.market_h - side) / (count - 1)
        for i, place in enumerate(places):
            y = self.top + i * step
            self.places[place] = grid.piece(x, y, side, side)
            rails.append(grid.box(x + side + apart, y, s.tile + s.rail - side - apart + RACE_REACH[self.compact], side))
        return tuple(rails)

    def _tiles_above_races(self, places: list[Place]) -> tuple[Rect, ...]:
        """Place the tiles in their column, and return the boxes of the races, in a line below each.

        Three begin with the rows of the market; more of them end with the market.
        """
        count, (apart, height) = len(places), self.pills
        side = min(self.tile_column, column_of_tiles(count, self.market_h, self.row, self.pills))
        block = side + apart + height
        step = self.pitch if count == len(LEVELS) else (self.market_h - block) / (count - 1)
        x, rails = self.s.margin + (self.tile_column - side) / 2, []
        for i, place in enumerate(places):
            y = self.top + i * step
            self.places[place] = self.grid.piece(x, y, side, side)
            rails.append(self.grid.box(x, y + side + apart, side, height))
        return tuple(rails)

    def _market(self) -> None:
        """Place the cards of each row, and beside them the lowest card of the deck, which ends with them."""
        card_w, card_h = self.card
        height = deck_height(card_h)
        for index, level in enumerate(reversed(LEVELS)):
            y = self.top + index * self.pitch
            self.places[deck(level)] = self.grid.piece(self.deck_x, y + card_h - height, self.deck_w, height)
            for slot in range(SLOTS):
                left = self.market_x + slot * (card_w + self.gap)
                self.places[market(level, slot)] = self.grid.piece(left, y, card_w, card_h)

    def _bank(self) -> tuple[Rect, ...]:
        """Place the stacks in the wells of the tray; a place is the top of a stack of five."""
        edge, well, radius = _TRAY_EDGE[self.compact], self._well, self._radius
        left = self.bank_x + (self.bank_w - _BESIDE_STACK[self.compact]) / 2
        cells = []
        for kind in range(self._kinds):
            y, below = (self.upper + edge + number * well for number in (kind, kind + 1))
            cells.append(self.grid.box(self.bank_x, y, self.bank_w, below - y))
            self.places[bank(kind)] = self.grid.disc(left, y + well / 2, radius)
        return tuple(cells)

    def _around(self, *, room: bool) -> Beside:
        """Place the viewer's mat below the market, and right of the bank the others' mats, the log and the dock."""
        s, grid = self.s, self.grid
        own_y = self.floor + s.between
        x = self.right + s.side
        side_w = self.width - s.margin - x
        dock_y = self._foot() - self.dock_h
        bottom = dock_y - s.mat_gap
        foot = bottom - self.ticker_h - s.mat_gap
        # The button of the log stays where it is when the mats are folded.
        _, floor = self._mats(x, side_w, foot, bottom, room=False)
        button = bottom - floor < OPEN_LOG
        mats, floor = self._mats(x, side_w, foot, bottom, room=room)
        free = bottom - floor
        closed = free < OPEN_LOG
        log = grid.box(x, self.upper, side_w, bottom - self.upper) if closed else grid.box(x, floor, side_w, free)
        return Beside(
            mats=mats | {self.viewer: self._own_mat(s.margin, own_y, self._own_right() - s.margin)},
            log=log,
            ticker=grid.box(x, bottom - self.ticker_h, side_w, self.ticker_h) if closed else None,
            dock=dock_layout(grid.at(x, dock_y), side_w, self.dock_h, compact=self.compact, enlarged=self.enlarged),
            drawer=closed,
            button=button,
        )

    def _foot(self) -> float:
        """Return the foot of what lies right of the bank."""
        return self.height - self.s.foot

    def _own_right(self) -> float:
        """Return the right edge of the viewer's mat."""
        return self.right

    def _own_mat(self, x: float, y: float, w: float) -> MatLayout:
        """Return the viewer's mat, which ends at the foot of the table."""
        height = self.height - self.s.foot - y
        return own_mat(self.grid.at(x, y), self.viewer, self._kinds, w, height, compact=self.compact)

    def _mats(
        self, x: float, w: float, floor: float, bottom: float, *, room: bool
    ) -> tuple[dict[Seat, MatLayout], float]:
        """Return the others' mats above ``floor`` and the y below them; the log or a chat ends at ``bottom``."""
        count = self.seats - 1
        height = (floor - self.upper - 2 * self.s.mat_gap) / 3
        least = height
        if count == 1:
            least = height = min(height * _SINGLE_RATIO, w * _MAX_SINGLE_RATIO)
        elif count == 2 and not self.compact:
            height *= _PAIR_RATIO
        below = bottom - self.upper - count * (height + self.s.mat_gap)
        folded = are_folded(least, below, compact=self.compact, room=room)
        return self._column_of_mats(x, w, height, folded=folded)

    def _column_of_mats(
        self, x: float, w: float, height: float, *, folded: bool
    ) -> tuple[dict[Seat, MatLayout], float]:
        """Return the others' mats from the top of the bank on, ``folded`` or ``height`` high, and the y below them."""
        if folded:
            height = folded_height(compact=self.compact, enlarged=self.enlarged)
        found = {}
        y = self.upper
        for seat in others(self.seats, self.viewer):
            at = self.grid.at(x, y)
            found[seat] = (
                folded_mat(at, seat, self._kinds, w, height)
                if folded
                else other_mat(at, seat, self._kinds, w, height, compact=self.compact, enlarged=self.enlarged)
            )
            y += height + self.s.mat_gap
        return found, y
