"""The parts of a table in a window of 21:9 and in one of 4:3.

Knows lengths in reference pixels, seats and an edition's proportions; knows nothing of positions, rules of play,
drawing or pygame.
"""

from __future__ import annotations

from typing import Final

from msgspec import structs

from game.rules.model import LEVELS
from game.view.layout.dock import dock_layout
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.parts import BESIDE_TILE, MAX_ABOVE, OPEN_LOG, RACE_REACH, Beside, TableParts, column_of_tiles
from game.view.layout.stacks import deck_height

LANDSCAPE_RATIO: Final = 2.25
"""From this share of its height on, a window is wide."""
LANDSCAPE_TABLE_RATIO: Final = 2.5
"""The greatest width of such a table by its height; it keeps to the middle of a wider window."""
_TILE: Final = 129.0, 152.0
"""The least and the greatest width of five tiles in a column with the races beside them."""
_PILLS: Final = 5.0, 44.0
"""The distance of a race below each of three tiles, and its height: both are as high as a row of the market."""
_FOOT: Final = 15.0
"""The distance of such a table to the foot of the window: the frame of a chosen card keeps clear of it."""
_BANK: Final = 140.0, 41.0
"""The width of the bank and the radius of its chips."""
_BESIDE: Final = 698.0
"""The least width of what is right of the bank: the column of mats and that of the log."""
_LOG_SHARE: Final = 0.523
"""The share of the log's column of both."""
_OWN: Final = {2: 322.0, 3: 315.0, 4: 305.0}
"""The height of the viewer's mat, which is as wide as both columns, by the number of seats."""
_BELOW_SINGLE: Final = 262.0
"""The least height of log and dock side by side below the only other mat: a choice in the dock has room there."""
PORTRAIT_RATIO: Final = 1.4
"""Up to this width by its height a window is high."""
_GAP: Final = 14.0
"""The gap between the tiles, the columns and the rows of such a table."""
_OWN_SHARE: Final = 0.147
"""The least height of the viewer's mat there, as a share of the window's."""
_COLUMN: Final = 356.0
"""The least width of the column right of the bank."""
_ABOVE: Final = {3: (0, 2, 4), 4: (1, 2, 3, 4), 5: (0, 1, 2, 3, 4)}
"""The columns with a tile above them, by the number of tiles; the decks are column 0."""
_ROW: Final = 48.0
"""How much wider the gaps between rows become at most where the width limits the cards."""


class LandscapeParts(TableParts):
    """A table whose market is as high as the window, with a column of all mats and one of log and dock beside it."""

    def _measure(self) -> None:
        """Find the card's size from the height; tiles, then cards give way where the mats would have no room."""
        self.s = s = structs.replace(self.s, foot=_FOOT)
        self.bank_w, self.radius = _BANK
        rows = self.height - self.top - s.foot
        height = (rows - 2 * self.row) / 3
        fixed = 2 * s.margin + 4 * s.side + self.column + 3 * self.gap + self.bank_w
        available = self.width - fixed - _BESIDE
        deck = deck_height(height) * CARD_RATIO
        column = self._tile_column(rows)
        lacking = max(column + deck + 4 * height * CARD_RATIO - available, 0)
        if len(self._tile_places()) > MAX_ABOVE:
            narrower = min(lacking, _TILE[1] - _TILE[0])
            column, lacking = column - narrower, lacking - narrower
        self.card = height * CARD_RATIO - lacking / 5, height - lacking / 5 / CARD_RATIO
        self.row = (rows - 3 * self.card[1]) / 2
        self.deck_w = deck_height(self.card[1]) * CARD_RATIO
        self.tile_column = column
        self.deck_x = s.margin + column + s.side

    def _tile_column(self, rows: float) -> float:
        """Return the width of the column of tiles and races, so that as little of its height as possible is free."""
        most = _TILE[1] + self.s.rail
        count = len(self._tile_places())
        if count == len(LEVELS):
            self.pills = _PILLS
        return most if count > MAX_ABOVE else column_of_tiles(count, rows, self.s.row, self.pills)

    def _tiles(self) -> tuple[Rect, ...]:
        """Place the tiles from the top of the market to its foot, five with the races beside them."""
        places, grid, x = self._tile_places(), self.grid, self.s.margin
        if len(places) <= MAX_ABOVE:
            return self._tiles_above_races(places)
        side = self.tile_column - self.s.rail
        step = (self.market_h - side) / (len(places) - 1)
        rails = []
        for i, place in enumerate(places):
            y = self.top + i * step
            self.places[place] = grid.piece(x, y, side, side)
            rails.append(grid.box(x + side + BESIDE_TILE[0], y, self.s.rail - BESIDE_TILE[0] + RACE_REACH[0], side))
        return tuple(rails)

    def _around(self, *, room: bool) -> Beside:
        """Place the others' mats in a column, beside it log, ticker and dock, and the viewer's mat below both.

        There is always room for the log. A single other mat is above log and dock.
        """
        s, grid = self.s, self.grid
        x = self.right + s.side
        both = self.width - s.margin - x
        log_w = (both - s.mat_gap) * _LOG_SHARE
        mats_w = both - s.mat_gap - log_w
        own_y = self.height - s.foot - _OWN[self.seats]
        count = self.seats - 1
        if count == 1:
            return self._around_single(x, both, own_y)
        mats, _ = self._column_of_mats(x, mats_w, (own_y - self.top) / count - s.mat_gap, folded=False)
        mats[self.viewer] = self._own_mat(x, own_y, both)
        x += mats_w + s.mat_gap
        dock_y = own_y - s.mat_gap - self.dock_h
        bottom = dock_y - s.mat_gap
        ticker: Rect | None = None
        above = bottom - self.ticker_h - s.mat_gap
        if above - self.top >= OPEN_LOG:
            ticker = grid.box(x, bottom - self.ticker_h, log_w, self.ticker_h)
            bottom = above
        return Beside(
            mats=mats,
            log=grid.box(x, self.top, log_w, bottom - self.top),
            ticker=ticker,
            dock=dock_layout(grid.at(x, dock_y), log_w, self.dock_h, compact=self.compact, enlarged=self.enlarged),
            drawer=False,
            button=False,
        )

    def _around_single(self, x: float, both: float, own_y: float) -> Beside:
        """Place the only other mat, as wide as the viewer's, and between both the log and the dock side by side."""
        s, grid = self.s, self.grid
        height = max(self.dock_h, _BELOW_SINGLE)
        y = own_y - s.mat_gap - height
        mats, _ = self._column_of_mats(x, both, y - s.mat_gap - self.top, folded=False)
        mats[self.viewer] = self._own_mat(x, own_y, both)
        dock_w = (both - s.mat_gap) * _LOG_SHARE
        dock_x = x + both - dock_w
        return Beside(
            mats=mats,
            log=grid.box(x, y, dock_x - s.mat_gap - x, height),
            ticker=None,
            dock=dock_layout(grid.at(dock_x, y), dock_w, height, compact=self.compact, enlarged=self.enlarged),
            drawer=False,
            button=False,
        )


class PortraitParts(TableParts):
    """A table with its tiles in a row above the market, in columns as wide as a deck or a card."""

    def _measure(self) -> None:
        """Find the card's size: what height is left below the tiles, unless the width allows less."""
        s = self.s
        self.bank_w, self.radius = _BANK
        self.row = self.gap = _GAP
        rows = self.height - self.upper - s.between - self.height * _OWN_SHARE - s.foot - 3 * _GAP
        available = self.width - 2 * s.margin - 2 * s.side - self.bank_w - _COLUMN - 4 * _GAP
        card_w = min((rows + s.rail) / (1 + 3 / CARD_RATIO), available / 5)
        card_h = card_w / CARD_RATIO
        self.tile = card_w - s.rail
        self.card = card_w, card_h
        self.row += min(max(rows - self.tile - 3 * card_h, 0) / 3, _ROW)
        self.top = self.upper + self.tile + self.row
        self.deck_w = deck_height(card_h) * CARD_RATIO
        aside = (card_w - self.deck_w) / 2
        self.deck_x, self.column = s.margin + aside, aside + _GAP

    def _tiles(self) -> tuple[Rect, ...]:
        """Place each tile with its race above a column: four above the cards, three above every other column."""
        places, grid, s = self._tile_places(), self.grid, self.s
        column = self.card[0] + _GAP
        rails = []
        for place, number in zip(places, _ABOVE[len(places)], strict=True):
            x = s.margin + number * column
            self.places[place] = grid.piece(x, self.upper, self.tile, self.tile)
            rails.append(grid.box(x + self.tile + BESIDE_TILE[0], self.upper, s.rail - BESIDE_TILE[0], self.tile))
        return tuple(rails)

    def _foot(self) -> float:
        """Return the foot of what lies right of the bank: above the viewer's mat, which is as wide as the table."""
        return self.floor + self.s.between - self.s.mat_gap

    def _own_right(self) -> float:
        return self.width - self.s.margin
