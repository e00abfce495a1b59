"""The mats of the other seats: a line with name and score, columns of bonuses and tokens, and reserved cards.

Knows the proportions of such a mat in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS, HAND_LIMIT, SPECIAL, Seat
from game.view.layout.density import Density
from game.view.layout.geometry import Grid, Rect
from game.view.layout.mats import BONUS_RATIO, CARD_RATIO, COLUMNS, MatLayout

_MAX_BONUS_PX: Final = 72.0
"""The greatest height of a bonus in reference pixels: slips beside or below it are large too."""
_MAX_CHIP_PX: Final = 42.0
"""The greatest width of a chip in reference pixels: the viewer's are as large."""
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
_TOTAL_GAP_PX: Final = 4.0
"""The gap between this number and the won tiles, in reference pixels."""
_BESIDE_PX: Final = Density((108.0, 150.0), (79.0, 118.0))
"""The least and the greatest width of slips beside the columns, in reference pixels."""
_MIN_BESIDE_PX: Final = 86.0
"""The least width of these slips in window pixels."""
_BESIDE_GAP_PX: Final = Density(5.0, 3.0)
"""The distance of two of these slips, in reference pixels."""
_BESIDE_RATIO: Final = 0.4
"""The greatest height of slips beside the columns by their width: they have no pictures."""
_PAIR: Final = 0.82, 0.05, 0.09
"""The width of the chip beside a bonus, its distance to that, and the least of what keeps two such pairs apart, by the
bonus's width."""
_MIN_PAIR_CHIP_PX: Final = 24.0
"""The least width of this chip in window pixels: it can be told below its number."""
_PAIR_H_RATIO: Final = 0.54
"""The greatest height of these bonuses by that of both rows."""
_LARGER_RATIO: Final = 1.2
"""Bonuses in three rows are at least so much larger than in two, where whole cards would be lower."""
_BELOW_RATIO: Final = Density(0.54, 0.55)
"""The greatest height of whole cards below chips by that of all three rows."""
_BELOW_PX: Final = Density((60.0, 100.0), (46.0, 64.0))
"""The least and the greatest width of whole cards below others in reference pixels: narrower ones would be read worse
than slips, wider ones would be much larger than the viewer's."""
_BELOW_GAP_PX: Final = Density(12.0, 8.0)
"""The least distance of two of these cards, in reference pixels."""
_COLUMNS_A_CARD: Final = 2
"""How many columns are above each of these cards."""
_WHOLE_RATIO: Final = 0.84
"""Reserved cards are whole where bonuses keep so much of the size that the height allows, or of that beside slips."""
_MIN_WHOLE_PX: Final = 90.0
"""The least width of such cards in window pixels."""


class _Measures(msgspec.Struct, frozen=True):
    """Lengths of another seat's mat in reference pixels of one density.

    ``side`` is what is free along its left and right edge, ``pad`` along the others, ``hang`` how far numbers of chips
    hang over the lowest row where that is theirs, ``gap`` the least distance of what lies one below the other,
    ``between`` that of reserved cards in a row and to the columns beside them, ``apart`` the least of two columns, and
    ``rise`` how far bonuses below the top one rise. ``beside`` is the distance of the name to portrait and score.
    """

    side: float
    pad: float
    hang: float
    gap: float
    between: float
    apart: float
    rise: float
    radius: float
    plate: tuple[float, float]
    name: float
    total: float
    beside: float


_REGULAR: Final = _Measures(13, 10, 3, 8, 10, 6, 6, 24.5, (78, 49), 28, 24, 11)
_COMPACT: Final = _Measures(9, 7, 2.5, 5, 6, 3.5, 5, 17, (46, 32), 22, 15, 7)


class _BodySizes(msgspec.Struct, frozen=True):
    """The sizes of what lies below the header of another seat's mat, in reference pixels.

    Columns are ``pitch`` apart; each has a ``bonus`` of this height and a ``chip`` up to as wide: below it, or at its
    right where they are ``paired``. Reserved cards are in a row ``below``, or slips one below the other beside the
    columns, or ``whole`` cards there.
    """

    pitch: float
    bonus: float
    chip: float
    slip: tuple[float, float]
    below: bool = False
    whole: bool = False
    paired: bool = False

    @property
    def height(self) -> float:
        """The height of all that lies one below the other, without what is between."""
        return self.bonus + (0 if self.paired else self.chip) + (self.slip[1] if self.below else 0)

    @property
    def gaps(self) -> int:
        """The number of gaps between the header and these rows."""
        return 3 if self.below and not self.paired else 2


def other_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool, enlarged: float) -> MatLayout:
    """Lay out another seat's mat with its corner at the grid's origin; the header grows with enlarged text.

    The header has the name, below it the number of all tokens, and ends with the won tiles and the score. Below it are
    six columns: the bonuses of each colour in the order of the bank, and at the foot of each the chip for its tokens,
    as on the viewer's mat; the last has the chip for the wild tokens and, in an edition that has it, before that the
    place of the special one. Three reserved cards are in a row below: whole ones on a high mat, else slips with
    pictures. On a small mat chips are below the bonuses, and slips one below the other beside both rows, or, on a high
    one, whole cards below them. On a wide mat whole cards are beside the columns.
    Height that the pieces cannot use makes the header larger, and parts the rows evenly.
    """
    return _OtherMat(grid, w, h, compact=compact, enlarged=enlarged, special=kinds > SPECIAL).layout(seat)


class _OtherMat:
    """The parts of another seat's mat, one after the other, in reference pixels."""

    def __init__(self, grid: Grid, w: float, h: float, *, compact: bool, enlarged: float, special: bool) -> None:
        self.grid, self.w, self.h, self.compact = grid, w, h, compact
        self.m = m = _COMPACT if compact else _REGULAR
        self.foot, self.inner = h - m.pad, w - 2 * m.side
        self.grown = 1 + _LARGER_TEXT_RATIO * (enlarged - 1)
        body = self.foot - m.pad - 2 * m.radius * self.grown - m.rise
        """The height below a header that has not grown, without the edges of bonuses below the top ones."""
        self.special = special
        self.pieces = self._beside_cards(body) or self._above_slips_or_cards(body) or self._beside_slips(body)
        self._measure_header(body)
        if not self.pieces.below:
            self.foot -= m.hang
        self.gap = (self.foot - self.header_bottom - m.rise - self.pieces.height) / self.pieces.gaps
        """What the header and the rows have between them."""
        self.bonus_y = self.header_bottom + self.gap + m.rise

    def _columns(self, width: float, height: float) -> tuple[float, float, float]:
        """Return the pitch of columns, the height of a bonus and the width of a chip in a room for both rows."""
        widest = (width - (COLUMNS - 1) * self.m.apart) / COLUMNS / BONUS_RATIO
        bonus = max(min(height / (1 + BONUS_RATIO), widest, _MAX_BONUS_PX), 0.0)
        return (width - bonus * BONUS_RATIO) / (COLUMNS - 1), bonus, min(bonus * BONUS_RATIO, _MAX_CHIP_PX)

    def _above_slips_or_cards(self, body: float) -> _BodySizes | None:
        """Return the pieces with reserved cards below, in two rows unless bonuses are much larger in three."""
        two, three = self._pairs(body), self._above_cards(body)
        return three if two is None or (three is not None and three.bonus >= two.bonus * _LARGER_RATIO) else two

    def _pairs(self, body: float) -> _BodySizes | None:
        """Return the pieces in two rows, the last one of reserved cards, or none where chips would be small.

        A chip lies at the foot of its bonus.
        """
        m, (chip, gap, apart) = self.m, _PAIR
        height, pair = body - 2 * m.gap, 1 + gap + chip
        if self.special:
            widest = self.inner / (COLUMNS * (pair + apart) - apart)
        else:
            widest = self.inner / (COLORS * (pair + apart) + chip)
        bonus_w = min(widest, height * _PAIR_H_RATIO * BONUS_RATIO, _MAX_BONUS_PX * BONUS_RATIO)
        if bonus_w * chip * self.grid.scale < _MIN_PAIR_CHIP_PX:
            return None
        last = pair if self.special else chip
        pitch = (self.inner - last * bonus_w) / (COLUMNS - 1)
        slip_w = (self.inner - (HAND_LIMIT - 1) * m.between) / HAND_LIMIT
        slip_h = height - bonus_w / BONUS_RATIO
        if slip_h * CARD_RATIO >= _BELOW_PX[self.compact][0]:
            slip_w = min(slip_w, slip_h * CARD_RATIO, self._widest_below(pitch))
            slip_h = slip_w / CARD_RATIO
        return _BodySizes(pitch, bonus_w / BONUS_RATIO, bonus_w * chip, (slip_w, slip_h), below=True, paired=True)

    def _above_cards(self, body: float) -> _BodySizes | None:
        """Return the pieces in three rows, the last of whole cards, or none where these or bonuses would be small."""
        height = body - 3 * self.m.gap
        card_h = height * _BELOW_RATIO[self.compact]
        pitch, bonus, chip = self._columns(self.inner, height - card_h)
        card_h = min(card_h, self._widest_below(pitch) / CARD_RATIO)
        card_w, least = card_h * CARD_RATIO, _WHOLE_RATIO * self._beside_slips(body).bonus
        if bonus < least or card_w < _BELOW_PX[self.compact][0]:
            return None
        return _BodySizes(pitch, bonus, chip, (card_w, card_h), below=True)

    def _widest_below(self, pitch: float) -> float:
        """Return the greatest width of whole cards that begin with every other of columns this far apart."""
        last, (_, most) = (HAND_LIMIT - 1) * _COLUMNS_A_CARD * pitch, _BELOW_PX[self.compact]
        return min(_COLUMNS_A_CARD * pitch - _BELOW_GAP_PX[self.compact], self.inner - last, most)

    def _beside_slips(self, body: float) -> _BodySizes:
        """Return the pieces in columns with slips beside them, which have the width that the columns cannot use."""
        m, height = self.m, body - 2 * self.m.gap
        least, most = _BESIDE_PX[self.compact]
        least = max(least, _MIN_BESIDE_PX / self.grid.scale)
        free = self.inner - m.between
        _, bonus, _ = self._columns(free - least, height)
        used = COLUMNS * bonus * BONUS_RATIO + (COLUMNS - 1) * m.apart
        slip_w = max(least, min(free - used, most))
        return _BodySizes(*self._columns(free - slip_w, height), (slip_w, 0))

    def _beside_cards(self, body: float) -> _BodySizes | None:
        """Return the pieces in columns with whole cards beside them, or none where these or bonuses would be small."""
        m, height = self.m, body - 2 * self.m.gap
        card_h = body + m.rise - m.gap
        card_w = card_h * CARD_RATIO
        pitch, bonus, chip = self._columns(self.inner - HAND_LIMIT * (card_w + m.between), height)
        _, alone, _ = self._columns(self.inner, height)
        if bonus < _WHOLE_RATIO * alone or card_w * self.grid.scale < _MIN_WHOLE_PX:
            return None
        return _BodySizes(pitch, bonus, chip, (card_w, card_h), whole=True)

    def _measure_header(self, body: float) -> None:
        """Find the sizes of portrait and score from the height that the pieces leave."""
        m, pieces, portrait = self.m, self.pieces, 2 * self.m.radius
        most = self.w * _MAX_PORTRAIT_RATIO - portrait * self.grown
        spare = body - pieces.height - pieces.gaps * m.gap
        self.grown += max(min(spare * _GROWTH_RATIO, most), 0.0) / portrait
        self.radius = m.radius * self.grown
        self.plate = m.plate[0] * self.grown, m.plate[1] * self.grown
        if not (pieces.below or pieces.whole):
            self.plate = min(self.plate[0], pieces.slip[0]), self.plate[1]
        self.middle, self.header_bottom = m.pad + self.radius, m.pad + 2 * self.radius

    def layout(self, seat: Seat) -> MatLayout:
        """Return the boxes of the mat."""
        m, grid, pieces, (plate_w, plate_h) = self.m, self.grid, self.pieces, self.plate
        points = grid.box(self.w - m.side - plate_w, self.middle - plate_h / 2, plate_w, plate_h)
        name, total, tiles = self._beside_portrait()
        bonus_w = pieces.bonus * BONUS_RATIO
        column = [m.side + i * (pieces.pitch + self.spread) for i in range(COLUMNS)]
        bonuses = [grid.piece(x, self.bonus_y, bonus_w, pieces.bonus) for x in column]
        if pieces.paired:
            beside = bonus_w * (1 + _PAIR[1])
            start, chip_y = [x + beside for x in column], self.bonus_y + pieces.bonus - pieces.chip
            if not self.special:
                start[-1] = self.w - m.side - pieces.chip
        else:
            start = [x + (bonus_w - pieces.chip) / 2 for x in column]
            chip_y = self.bonus_y + pieces.bonus + self.gap
        chips = [grid.piece(x, chip_y, pieces.chip, pieces.chip) for x in start]
        return MatLayout(
            seat=seat,
            own=False,
            rect=grid.box(0, 0, self.w, self.h),
            header=grid.box(4, 3, self.w - 8, self.middle + plate_h / 2 - 2),
            avatar=grid.disc(m.side + self.radius, self.middle, self.radius),
            name=name,
            points=points,
            total=total,
            bonuses=tuple(bonuses[:COLORS]),
            tokens=(*chips, *bonuses[COLORS:]) if self.special else tuple(chips),
            hand=tuple(self._slips()),
            tiles=tiles,
            piles=grid.box(
                m.side, self.header_bottom + self.gap, self.inner, self.foot - self.header_bottom - self.gap
            ),
        )

    @property
    def spread(self) -> float:
        """How much farther columns are apart so that without a special token the last chip ends where they do."""
        pieces = self.pieces
        alone = not (self.special or pieces.paired)
        return (pieces.bonus * BONUS_RATIO - pieces.chip) / 2 / (COLUMNS - 1) if alone else 0.0

    def _slips(self) -> list[Rect]:
        """Return the boxes of the reserved cards: a row at the foot, or slips one below the other at the right edge."""
        m, grid, (width, height) = self.m, self.grid, self.pieces.slip
        top, right = self.header_bottom + self.gap, self.w - m.side
        if self.pieces.whole:
            height = min(height, self.foot - top)
            width = height * CARD_RATIO
        if self.pieces.below or self.pieces.whole:
            step, y = (self.inner - width) / (HAND_LIMIT - 1), self.foot - height
            if self.pieces.whole:
                step = width + m.between
            elif width < height:  # whole cards begin with every other column
                step = _COLUMNS_A_CARD * (self.pieces.pitch + self.spread)
                right = m.side + width + (HAND_LIMIT - 1) * step
            return [grid.piece(right - width - i * step, y, width, height) for i in reversed(range(HAND_LIMIT))]
        between = _BESIDE_GAP_PX[self.compact]
        height = min((self.foot - top - (HAND_LIMIT - 1) * between) / HAND_LIMIT, width * _BESIDE_RATIO)
        step = (self.foot - top - height) / (HAND_LIMIT - 1)
        return [grid.piece(right - width, top + i * step, width, height) for i in range(HAND_LIMIT)]

    def _beside_portrait(self) -> tuple[Rect, Rect, Rect]:
        """Return the boxes of the name, of the number of tokens below it, and of the won tiles before the score.

        The line is low enough to leave a won tile its room.
        """
        m, grid, (plate_w, plate_h) = self.m, self.grid, self.plate
        left, right = m.side + 2 * self.radius + m.beside, self.w - m.side - plate_w - m.beside
        total_w, free = _TOTAL_W_RATIO[self.compact], right - left - _TOTAL_GAP_PX
        least, most = ((free - tiles * plate_h) / total_w for tiles in (_MIN_TILES_RATIO, _FREE_TILES_RATIO))
        height = min(m.total * self.grown, max(most, min(least, m.total)))
        name_h = m.name * self.grown
        y = self.middle - (name_h + height) / 2 + name_h
        total = grid.piece(left, y, total_w * height, height)
        tiles_w = min(_MAX_TILES_RATIO * plate_h, (right - left) * _TILES_NAME_RATIO, free - total_w * height)
        tiles = grid.box(right - tiles_w, self.middle - plate_h / 2, tiles_w, plate_h)
        return grid.box(left, y - name_h, right - left, name_h), total, tiles
