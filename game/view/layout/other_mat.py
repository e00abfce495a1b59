"""The mats of the other seats: a line with name and score, pairs of bonuses and tokens, and reserved cards.

Knows the proportions of such a mat in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS, HAND_LIMIT, SPECIAL, Seat
from game.view.layout.density import Density
from game.view.layout.geometry import Grid, Rect
from game.view.layout.mats import BONUS_RATIO, MatLayout

_PAIR: Final = 0.56, 0.02, 0.34
"""The width of a bonus, of what is between it and the tokens beside it, and of these, as shares of the pitch of pairs.
"""
_COLUMN_TOKEN_RATIO: Final = 0.48
"""The height of tokens below a bonus by that of the bonus."""
_MAX_TOKEN_RATIO: Final = 0.56
"""The greatest height of these tokens by the width of a column, in which the number is beside them."""
_PREFERRED_PAIR_RATIO: Final = 0.8
"""Pairs are preferred to columns where their bonuses are as high as this share of those of columns, or as wide as the
mat allows."""
_MAX_BONUS_PX: Final = 78.0
"""The greatest height of a bonus in reference pixels: slips beside or below it are large too."""
_LARGER_TEXT_RATIO: Final = 0.19
"""How much higher the portrait is with text of twice the size, by its height: the header grows with it."""
_GROWTH_RATIO: Final = 0.4
"""The share of the height left by the pieces that the header takes."""
_MAX_PORTRAIT_RATIO: Final = 0.135
"""The greatest portrait by the mat's width."""
_MAX_TILES_RATIO: Final = 2.2
"""The greatest width of the won tiles by the height of the score, which is theirs."""
_TILES_NAME_RATIO: Final = 0.52
"""The greatest width of the won tiles by that of the name's line."""
_MIN_TILES_RATIO: Final = 0.9
"""The least width of the won tiles by the height of the score."""
_FREE_TILES_RATIO: Final = 1.3
"""The width of the won tiles, by the same height, up to which a larger header enlarges the number of tokens."""
_TOTAL_W_RATIO: Final = Density(3.0, 3.7)
"""The width of the number of tokens by its height."""
_SPECIAL_W_RATIO: Final = 1.1
"""The width of the number of the special token behind it, by the same height."""
_WILD_W_RATIO: Final = 1.6
"""The width of the number of wild tokens behind this, by the same height."""
_TOTAL_GAP_PX: Final = 4.0
"""The gap between these numbers and the won tiles, in reference pixels."""
_SLIP_H: Final = 30.0, 24.0
"""The least height of slips in a row, in reference pixels of a large layout and in window pixels."""
_MAX_SLIP_RATIO: Final = 0.76
"""The greatest height of slips by their width."""
_BESIDE_RATIO: Final = Density(0.3, 0.255)
"""The share of a mat's width that slips beside columns take."""
_MIN_BESIDE_PX: Final = 98.0
"""The least width of slips beside columns, in window pixels."""
_MAX_BESIDE_PX: Final = 150.0
"""The greatest width of these slips, in reference pixels."""
_MIN_BESIDE_H_PX: Final = 24.0
"""The height of these slips, in window pixels, below which they are closer to the score."""
_BESIDE_GAP_PX: Final = Density(5.0, 2.0)
"""The distance of two of these slips, in reference pixels."""
_PLATE_RATIO: Final = 0.21, 0.72
"""The greatest width of the score above them by the mat's, and its greatest height by this width."""


class _Measures(msgspec.Struct, frozen=True):
    """Lengths of another seat's mat in reference pixels of one density.

    ``side`` is what is free along its left and right edge, ``pad`` along the others, ``gap`` the least distance of what
    lies one below the other, ``between`` that of two reserved cards in a row, ``apart`` that of two columns, and
    ``rise`` how far bonuses below the top one rise. ``beside`` is the distance of the name to portrait and score.
    """

    side: float
    pad: float
    gap: float
    between: float
    apart: float
    rise: float
    radius: float
    plate: tuple[float, float]
    name: float
    total: float
    beside: float


_REGULAR: Final = _Measures(13, 10, 8, 10, 6, 6, 24.5, (78, 49), 28, 24, 11)
_COMPACT: Final = _Measures(9, 7, 5, 4, 3, 5, 17, (46, 32), 22, 15, 7)


class _Pieces(msgspec.Struct, frozen=True):
    """The sizes of what lies below the header of another seat's mat, in reference pixels.

    Bonuses are ``pitch`` apart, and each has its ``token`` ``beside`` it, as a pair, or in its column below it.
    Reserved cards are slips in a row below pairs, or one below the other beside columns. ``height`` is that of all
    that lies one below the other, without what is between.
    """

    pairs: bool
    pitch: float
    bonus: float
    token: tuple[float, float]
    slip: tuple[float, float]
    beside: float = 0.0

    @property
    def height(self) -> float:
        return self.bonus + (self.slip if self.pairs else self.token)[1]


def other_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool, enlarged: float) -> MatLayout:
    """Lay out another seat's mat with its corner at the grid's origin; the header grows with enlarged text.

    The header has the name, below it the number of all tokens, and ends with the won tiles and the score. Below it is a
    row of pairs as on the viewer's mat, a bonus and its tokens for each colour in the order of the bank, and below this
    a row of three slips for reserved cards; both are as wide as the header. On a low mat the tokens are below their
    bonuses, and the slips one below the other beside these columns, below the score.
    The wild tokens, and in an edition that has it before them the place of the special one, are behind the number of
    all tokens.
    Height that the pieces cannot use makes the slips and the header larger, and parts the rows evenly.
    """
    return _OtherMat(grid, w, h, compact=compact, enlarged=enlarged).layout(seat, special=kinds > SPECIAL)


class _OtherMat:
    """The parts of another seat's mat, one after the other, in reference pixels."""

    def __init__(self, grid: Grid, w: float, h: float, *, compact: bool, enlarged: float) -> None:
        self.grid, self.w, self.h, self.compact = grid, w, h, compact
        self.m = m = _COMPACT if compact else _REGULAR
        self.foot, self.inner = h - m.pad, w - 2 * m.side
        self.grown = 1 + _LARGER_TEXT_RATIO * (enlarged - 1)
        body = self.foot - m.pad - 2 * m.radius * self.grown - m.rise
        """The height below a header that has not grown, without the edges of bonuses below the top ones."""
        pairs, columns = self._pairs(body), self._columns(body)
        self.pieces = pairs if pairs.bonus >= min(_PREFERRED_PAIR_RATIO * columns.bonus, self._widest) else columns
        self._measure_header(body)
        self.gap = (self.foot - self.highest - m.rise - self.pieces.height) / 2
        """What the header, the bonuses and what is below them have between them."""
        self.bonus_y = self.highest + self.gap + m.rise

    @property
    def _pitch(self) -> float:
        """The distance of two pairs that are as large as the width allows."""
        return self.inner / (COLORS - 1 + sum(_PAIR))

    @property
    def _widest(self) -> float:
        """The greatest height of a bonus of a pair."""
        return min(self._pitch * _PAIR[0] / BONUS_RATIO, _MAX_BONUS_PX)

    def _pairs(self, body: float) -> _Pieces:
        """Return the pieces in two rows: pairs, which are as large as the width allows at most, and slips."""
        m = self.m
        slip_w = (self.inner - (HAND_LIMIT - 1) * m.between) / HAND_LIMIT
        least = max(0.0 if self.compact else _SLIP_H[0], _SLIP_H[1] / self.grid.scale)
        _, gap, chip = _PAIR
        pitch = self._pitch
        height = min(self._widest, body - 2 * m.gap - least)
        spare = body - 2 * m.gap - least - height
        header = min(spare * _GROWTH_RATIO, max(self.w * _MAX_PORTRAIT_RATIO - 2 * m.radius * self.grown, 0))
        slip_h = min(least + spare - header, max(slip_w * _MAX_SLIP_RATIO, least))
        token = min(pitch * chip, height * _COLUMN_TOKEN_RATIO)
        apart = (self.inner - height * BONUS_RATIO - gap * pitch - token) / (COLORS - 1)
        return _Pieces(True, apart, height, (token, height), (slip_w, slip_h), gap * pitch)

    def _columns(self, body: float) -> _Pieces:
        """Return the pieces in columns of a bonus above its tokens, with slips beside them."""
        m = self.m
        slip_w = max(min(self.w * _BESIDE_RATIO[self.compact], _MAX_BESIDE_PX), _MIN_BESIDE_PX / self.grid.scale)
        width = self.inner - slip_w - m.between
        widest = (width - (COLORS - 1) * m.apart) / COLORS / BONUS_RATIO
        bonus = min((body - m.gap) / (1 + _COLUMN_TOKEN_RATIO), widest, _MAX_BONUS_PX)
        pitch = (width - bonus * BONUS_RATIO) / (COLORS - 1)
        token = bonus * BONUS_RATIO + m.apart / 2, min(_COLUMN_TOKEN_RATIO * bonus, _MAX_TOKEN_RATIO * pitch)
        return _Pieces(False, pitch, bonus, token, (slip_w, 0))

    def _measure_header(self, body: float) -> None:
        """Find the sizes of portrait and score from the height that the pieces leave."""
        m, pieces, portrait = self.m, self.pieces, 2 * self.m.radius
        most = self.w * _MAX_PORTRAIT_RATIO - portrait * self.grown
        spare = body - pieces.height - 2 * m.gap
        if not pieces.pairs:
            slips_h = HAND_LIMIT * _MIN_BESIDE_H_PX / self.grid.scale + (HAND_LIMIT - 1) * _BESIDE_GAP_PX[self.compact]
            spare = min(spare * _GROWTH_RATIO, self.foot - m.pad - m.plate[1] * self.grown - m.gap - slips_h)
        self.grown += max(min(spare, most), 0.0) / portrait
        self.radius = m.radius * self.grown
        self.plate = m.plate[0] * self.grown, m.plate[1] * self.grown
        if not pieces.pairs:
            plate_w = min(self.plate[0], pieces.slip[0], self.w * _PLATE_RATIO[0])
            self.plate = plate_w, min(self.plate[1], plate_w * _PLATE_RATIO[1])
        self.middle, self.highest = m.pad + self.radius, m.pad + 2 * self.radius

    def layout(self, seat: Seat, *, special: bool) -> MatLayout:
        """Return the boxes of the mat."""
        m, grid, pieces, (plate_w, plate_h) = self.m, self.grid, self.pieces, self.plate
        points = grid.box(self.w - m.side - plate_w, self.middle - plate_h / 2, plate_w, plate_h)
        name, total, behind, tiles = self._beside_portrait(1 + special)
        column = [m.side + i * pieces.pitch for i in range(COLORS)]
        bonus_w = pieces.bonus * BONUS_RATIO
        bonuses = [grid.piece(x, self.bonus_y, bonus_w, pieces.bonus) for x in column]
        return MatLayout(
            seat=seat,
            own=False,
            rect=grid.box(0, 0, self.w, self.h),
            header=grid.box(4, 3, self.w - 8, self.middle + plate_h / 2 - 2),
            avatar=grid.disc(m.side + self.radius, self.middle, self.radius),
            name=name,
            points=points,
            total=total,
            bonuses=tuple(bonuses),
            tokens=(*self._tokens(column), *reversed(behind)),
            hand=tuple(self._slips()),
            tiles=tiles,
            piles=grid.box(m.side, self.highest + self.gap, self.inner, self.foot - self.highest - self.gap),
        )

    def _tokens(self, column: list[float]) -> list[Rect]:
        """Return the boxes of the tokens of the colours: beside the bonuses at each x of ``column``, or below them."""
        pieces, (width, height) = self.pieces, self.pieces.token
        if pieces.pairs:
            aside = pieces.bonus * BONUS_RATIO + pieces.beside
            return [self.grid.piece(x + aside, self.bonus_y, width, height) for x in column]
        y = self.bonus_y + pieces.bonus + self.gap
        return [self.grid.piece(x, y, width, height) for x in column]

    def _slips(self) -> list[Rect]:
        """Return the boxes of the reserved cards: a row at the foot, or one below the other up to the right edge."""
        m, grid, (width, height) = self.m, self.grid, self.pieces.slip
        if self.pieces.pairs:
            step, y = width + m.between, self.foot - height
            return [grid.piece(m.side + i * step, y, width, height) for i in range(HAND_LIMIT)]
        head, between = self.middle + self.plate[1] / 2, _BESIDE_GAP_PX[self.compact]
        above = self.foot - head - HAND_LIMIT * _MIN_BESIDE_H_PX / grid.scale - (HAND_LIMIT - 1) * between
        top = head + min(max(above, m.apart), self.gap)
        height = min((self.foot - top - (HAND_LIMIT - 1) * between) / HAND_LIMIT, width * _MAX_SLIP_RATIO)
        step, x = (self.foot - top - height) / (HAND_LIMIT - 1), self.w - m.side - width
        return [grid.box(x, top + i * step, width, height) for i in range(HAND_LIMIT)]

    def _beside_portrait(self, behind: int) -> tuple[Rect, Rect, list[Rect], Rect]:
        """Return the boxes of the name, of the number of tokens below it, and of the won tiles before the score.

        Before the latter are those of the special and the wild tokens, or of these alone, as many as are ``behind`` the
        number. The line is low enough to leave a won tile its room.
        """
        m, grid, (plate_w, plate_h) = self.m, self.grid, self.plate
        left, right = m.side + 2 * self.radius + m.beside, self.w - m.side - plate_w - m.beside
        total_w, widths = _TOTAL_W_RATIO[self.compact], (_SPECIAL_W_RATIO, _WILD_W_RATIO)[2 - behind :]
        free = right - left - (1 + behind) * _TOTAL_GAP_PX
        least, most = (
            (free - tiles * plate_h) / (total_w + sum(widths)) for tiles in (_MIN_TILES_RATIO, _FREE_TILES_RATIO)
        )
        height = min(m.total * self.grown, max(most, min(least, m.total)))
        name_h = m.name * self.grown
        y = self.middle - (name_h + height) / 2 + name_h
        x, boxes = left, []
        for width in (total_w, *widths):
            boxes.append(grid.piece(x, y, width * height, height))
            x += width * height + _TOTAL_GAP_PX
        total, *tokens = boxes
        tiles_w = min(_MAX_TILES_RATIO * plate_h, (right - left) * _TILES_NAME_RATIO, right - x)
        tiles = grid.box(right - tiles_w, self.middle - plate_h / 2, tiles_w, plate_h)
        return grid.box(left, y - name_h, right - left, name_h), total, tokens, tiles
