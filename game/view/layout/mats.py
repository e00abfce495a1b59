"""The players' mats: name, score, bonuses, tokens and reserved cards; the viewer's, and those folded to one line.

Knows the proportions of a mat in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS, HAND_LIMIT, SPECIAL, WILD, Seat
from game.view.layout.density import Density
from game.view.layout.geometry import Grid, Rect
from game.view.layout.stacks import own_foot

CARD_RATIO: Final = 120 / 168
BONUS_RATIO: Final = 58 / 84
"""Width by height of a card and of a bonus."""
PEEP: Final = 8.0
"""How far each bonus below the top one shows at most, in reference pixels."""
_PILE: Final = 5
"""The most bonuses of a colour that are drawn one below another."""
_OWN_PAIR: Final = 0.63, 0.36, 0.065
"""The width of a bonus, of the tokens beside it, and how far these lie over its right edge, as shares of the pitch of
columns on the viewer's mat: what is left keeps the pairs apart."""
_CHIP: Final = 0.475
"""The greatest width of these tokens by the height of the bonus: the highest stack stays above its number."""
_TWO_ROWS: Final = Density(265.0, 190.0)
"""From this height on the viewer's mat has two rows."""
_OWN_CARD: Final = 113.0
"""With higher reserved cards than this on a mat of one row, portrait, score and number of tokens are larger in the same
measure."""
_OWN_APART: Final = Density((22.0, 12.0), (12.0, 7.0))
"""The distance of the columns to the score, and of the number of tokens to columns and reserved cards, on the viewer's
mat of one row. The box of that number is wider than most numbers, so that both look alike."""
_OWN_TOTAL: Final = Density((74.0, 40.0), (56.0, 30.0))
"""The size of the number of tokens on it: two won tiles above it show their pictures."""
_BESIDE_PORTRAIT: Final = Density(12.0, 6.0)
"""The distance of the score to the viewer's portrait."""
_OWN_PLATE: Final = Density((80.0, 76.0), (46.0, 46.0))
"""The size of the score on a mat of one row."""
_OWN_TILES_RATIO: Final = 0.5
"""How far the room of the won tiles on it ends above the number of tokens, by its height: their sign is between."""
_LONE_TILE: Final = 0.66
"""The greatest width of one of these tiles by that of their room."""
_ABOVE_TOTAL: Final = Density(10.0, 3.0)
"""How far the viewer's won tiles are from the left edge of their number of tokens, below them, on a mat of two rows.
"""
_STONES: Final = 10.0, 6.0
"""How much lower the score is on a mat of one and of two rows where stones to collect lie below it."""
_HAND: Final = 0.46
"""The greatest share of the width that reserved cards take on a mat of two rows."""
_MIN_H: Final = 150.0
_COMPACT_MIN_H: Final = 104.0
"""The least height of a mat of another seat that is not folded."""
_CHAT_H: Final = 300.0
"""The least height below the mats that is enough for the log or a chat."""
_FOLDED_EDGE: Final = 0.15
"""The edge of a folded mat, within its stitches, by its height."""
COLUMNS: Final = COLORS + 1
"""The columns of a mat: one for each colour, and one for the wild tokens."""


class MatLayout(msgspec.Struct, frozen=True):
    """The boxes of one player's mat; ``tokens`` holds a box per kind of the edition.

    ``tiles`` is the room of the tiles that the seat has won, ``piles`` that of bonuses and tokens. A ``folded``
    mat shows name and score only, and all its places are in that line. ``presence`` is the place of a person's
    connection in a game with people at other screens.
    """

    seat: Seat
    own: bool
    rect: Rect
    header: Rect
    avatar: Rect
    name: Rect
    points: Rect
    total: Rect
    bonuses: tuple[Rect, ...]
    tokens: tuple[Rect, ...]
    hand: tuple[Rect, ...]
    tiles: Rect
    piles: Rect
    presence: Rect | None = None
    folded: bool = False


def has_two_rows(mat: MatLayout) -> bool:
    """Whether the viewer's mat is so high that its columns have a row of their own."""
    return mat.own and mat.bonuses[0].y > mat.points.bottom


def bonuses_below(count: int) -> int:
    """Return how many bonuses of a pile show their upper edge below the top one."""
    return max(min(count, _PILE) - 1, 0)


def own_cell(mat: MatLayout, kind: int) -> Rect:
    """Return the cell of a stack on the viewer's mat, as high as piles can be: from its left edge to what is next."""
    piles, special = (*mat.bonuses, *mat.tokens[SPECIAL:]), len(mat.tokens) > SPECIAL
    end = max(mat.piles.right if has_two_rows(mat) else mat.total.x, mat.tokens[WILD].right)
    right = piles[kind + 1].x if kind + 1 < len(piles) else end
    if kind == COLORS - 1 and not special:
        right = mat.tokens[WILD].x
    left = mat.tokens[kind].x
    return Rect(left, mat.piles.y, right - left, mat.piles.h)


def own_socket(mat: MatLayout, kind: int, gap: int) -> Rect:
    """Return the oval of the viewer's place for tokens of a kind where none lie: what a pile leaves free of their foot.

    It is ``gap`` window pixels clear of the pile. That of wild tokens, which have none, is like the others.
    """
    foot, first = own_foot(mat.tokens[kind]), own_foot(mat.tokens[0])
    width = first.right - max(first.x, mat.bonuses[0].right + gap)
    height = round(width * foot.h / foot.w)
    return Rect(foot.right - width, round(foot.center[1] - height / 2), width, height)


def won_tile_boxes(mat: MatLayout, count: int, gap: int, room: Rect | None = None) -> list[Rect]:
    """Return a square for each won tile of a mat in their room, or in a smaller one; the viewer's in its middle.

    On a mat of one row the viewer's are at the top of their room, in line with the score.
    """
    room = mat.tiles if room is None else room
    if not mat.own:
        return medallion_boxes(room, count, gap)
    rows = has_two_rows(mat)
    boxes = medallion_boxes(room, count, gap, room.h if rows else round(room.w * _LONE_TILE))
    if not boxes:
        return boxes
    aside, up = (min(box.x for box in boxes) - room.x) // 2, 0 if rows else boxes[0].y - room.y
    return [box.moved(-aside, -up) for box in boxes]


def medallion_boxes(room: Rect, count: int, gap: int, most: int | None = None) -> list[Rect]:
    """Return a square for each won tile, row by row from the right end of their room, in the middle of its height.

    They are as large as all have room beside each other, and as ``most`` in pixels.
    """
    if not count:
        return []

    def side_of(columns: int) -> int:
        rows = -(-count // columns)
        side = min((room.w - (columns - 1) * gap) // columns, (room.h - (rows - 1) * gap) // rows)
        return side if most is None else min(side, most)

    columns = max(range(count, 0, -1), key=side_of)
    side, rows = side_of(columns), -(-count // columns)
    top = room.y + (room.h - rows * side - (rows - 1) * gap) // 2
    return [
        Rect(room.right - side - number % columns * (side + gap), top + number // columns * (side + gap), side, side)
        for number in range(count)
    ]


def are_folded(height: float, below: float, *, compact: bool, room: bool) -> bool:
    """Whether the others' mats are folded to one line: where they are too low, or ``room`` is wanted below them.

    ``height`` is that of a mat that is not folded, ``below`` the space that such mats leave.
    """
    return height < (_COMPACT_MIN_H if compact else _MIN_H) or (room and below < _CHAT_H)


def folded_height(*, compact: bool, enlarged: float) -> float:
    """Return the height of a folded mat."""
    return (40.0 if compact else 54.0) * (1 + 0.2 * (enlarged - 1))


def folded_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float) -> MatLayout:
    """Lay out a mat of one line: mark, name, number of tokens, score."""
    edge = h * _FOLDED_EDGE
    radius = h / 2 - edge
    points = grid.box(w - 4 - edge - h * 0.95, edge, h * 0.95, h - 2 * edge)
    total = grid.box(w - 14 - h * 2.0, 5, h * 1.05, h - 10)
    return MatLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(3, 3, w - 6, h - 6),
        avatar=grid.disc(4 + edge + radius, h / 2, radius),
        name=grid.box(10 + edge + 2 * radius, 4, w - 28 - edge - 2 * radius - h * 2.0, h - 8),
        points=points,
        total=total,
        bonuses=(total,) * COLORS,
        tokens=(total,) * kinds,
        hand=(total,) * HAND_LIMIT,
        tiles=points,
        piles=total,
        folded=True,
    )


def own_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool) -> MatLayout:
    """Lay out the viewer's mat: score, a column for each kind, the number of tokens, and reserved cards.

    Won tiles lie above the number of tokens, so that there is no gap where there are none. A column has the pile of a
    colour and beside it its tokens with their number below them. That of the wild tokens has the special token at the
    place of the pile, or is as narrow as the tokens. On a high mat the columns have a row of their own, as wide as the
    mat, below all else.
    """
    if h >= _TWO_ROWS[compact]:
        return _own_mat_of_two_rows(grid, seat, kinds, w, h, compact=compact)
    pad, hand_gap = (8.0, 6.0) if compact else (16.0, 10.0)
    card_h = min(h - (20 if compact else 30), 84.0 if compact else 142.0)
    top = (h - card_h) / 2
    base, card_w = top + card_h, card_h * CARD_RATIO
    hand_x = w - pad - HAND_LIMIT * card_w - (HAND_LIMIT - 1) * hand_gap
    more = 1.0 if compact else max(card_h / _OWN_CARD, 1.0)
    radius, special = (26.0 if compact else 41.0) * more, kinds > SPECIAL
    plate_w, plate_h = (length * more for length in _OWN_PLATE[compact])
    plate_h -= 0 if compact else special * _STONES[0] * more
    (before, after), (total_w, total_h) = _OWN_APART[compact], _OWN_TOTAL[compact]
    total_h *= more
    piles_x = pad + 2 * radius + _BESIDE_PORTRAIT[compact] + plate_w + before
    total_x = hand_x - after - total_w
    return _own_mat(
        grid,
        seat,
        (w, h),
        radius=radius,
        plate=(plate_w, plate_h),
        rows=(top, base),
        pad=pad,
        piles=_Columns(piles_x, total_x - after, top, card_h, special, compact),
        total=grid.box(total_x, base - total_h, total_w, total_h),
        tiles=grid.box(total_x, top, total_w, card_h - total_h * (1 + _OWN_TILES_RATIO)),
        cards=tuple(grid.piece(hand_x + i * (card_w + hand_gap), top, card_w, card_h) for i in range(HAND_LIMIT)),
        compact=compact,
    )


def _own_mat_of_two_rows(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool) -> MatLayout:
    """Lay out a high mat: score, number of tokens and reserved cards, and below them the columns."""
    pad, edge, gap, hand_gap = (12.0, 10.0, 6.0, 6.0) if compact else (22.0, 16.0, 12.0, 10.0)
    row = (h - 2 * edge - gap) / 2
    card_h = min(row, (w * _HAND - (HAND_LIMIT - 1) * hand_gap) / HAND_LIMIT / CARD_RATIO)
    used = _Columns(pad, w - pad, 0, row, kinds > SPECIAL, compact).used
    top = max((h - card_h - used) / 3, edge / 2)
    """What both rows have above and below them."""
    card_w = card_h * CARD_RATIO
    hand_x = w - pad - HAND_LIMIT * card_w - (HAND_LIMIT - 1) * hand_gap
    radius = (card_h - (26 if compact else 32)) / 2
    special = kinds > SPECIAL
    plate = card_h * 0.8, card_h - (22 if compact else 46 + special * _STONES[1])
    total_x = pad + 2 * radius + plate[0] + (14 if compact else 30)
    total_h = 44.0 if compact else 62.0
    total = grid.box(total_x, top + card_h - total_h, hand_x - 14 - total_x, total_h)
    return _own_mat(
        grid,
        seat,
        (w, h),
        radius=radius,
        plate=plate,
        rows=(top, top + card_h),
        pad=pad,
        piles=_Columns(pad, w - pad, h - top - used, used, special, compact),
        total=total,
        tiles=_above(grid, total, top, compact=compact),
        cards=tuple(grid.piece(hand_x + i * (card_w + hand_gap), top, card_w, card_h) for i in range(HAND_LIMIT)),
        compact=compact,
    )


def _above(grid: Grid, total: Rect, top: float, *, compact: bool) -> Rect:
    """Return the room of the viewer's won tiles from the y of ``top`` on, above their number of tokens."""
    y, left = grid.box(0, top, 0, 0).y, total.x + round(_ABOVE_TOTAL[compact] * grid.scale)
    return Rect(left, y, total.right - left, total.y - round(2 * grid.scale) - y)


class _Columns:
    """The columns of the viewer's mat between two edges, with piles and stacks in the middle of a band, or on its foot.

    In compact windows, where won tiles take the height above the number of tokens on their line, they are on the foot.
    """

    def __init__(self, left: float, right: float, top: float, height: float, special: bool, compact: bool) -> None:
        bonus, chip, over = _OWN_PAIR
        between = 1 - bonus + over - chip
        self.pitch = (right - left) / (COLORS + (bonus + between if special else 0.0) + chip)
        peep = PEEP * (1.5 if compact else 3)
        self.height = min(self.pitch * bonus / BONUS_RATIO, height - peep)
        self.bonus = self.height * BONUS_RATIO
        self.chip = min(self.pitch * chip, self.height * _CHIP)
        self.y = top + height - self.height - (0 if compact else (height - peep - self.height) / 2)
        self.used = peep + self.height
        """The height that the piles need, with the edges that show of bonuses below the top ones."""
        self.band = left, top, right - left, height
        columns = [left + i * self.pitch for i in range(COLUMNS)]
        self.bonuses = columns[:COLORS]
        self.chips = [x + self.bonus - over * self.pitch for x in self.bonuses]
        self.special = columns[WILD] if special else None
        # Wild tokens are no pair with the special one, nor with any bonus.
        self.chips.append(columns[WILD] + ((bonus + between) * self.pitch if special else 0.0))


def _own_mat(
    grid: Grid,
    seat: Seat,
    size: tuple[float, float],
    *,
    radius: float,
    plate: tuple[float, float],
    rows: tuple[float, float],
    pad: float,
    piles: _Columns,
    total: Rect,
    tiles: Rect,
    cards: tuple[Rect, ...],
    compact: bool,
) -> MatLayout:
    """Return the viewer's mat with portrait, name and score at the left, between the y of ``rows``."""
    top, base = rows
    name_h = 22.0 if compact else 30.0
    tokens = [grid.piece(x, piles.y, piles.chip, piles.height) for x in piles.chips]
    if piles.special is not None:
        tokens.append(grid.piece(piles.special, piles.y, piles.bonus, piles.height))
    plate_x = pad + 2 * radius + _BESIDE_PORTRAIT[compact]
    points = grid.box(plate_x, top, *plate)
    return MatLayout(
        seat=seat,
        own=True,
        rect=grid.box(0, 0, *size),
        header=grid.box(4, top, plate_x - 8, base - top),
        avatar=grid.disc(pad + radius, top + radius, radius),
        name=grid.box(pad, base - name_h + 4, 2 * radius + 8, name_h),
        points=points,
        total=total,
        bonuses=tuple(grid.piece(x, piles.y, piles.bonus, piles.height) for x in piles.bonuses),
        tokens=tuple(tokens),
        hand=cards,
        tiles=tiles,
        piles=grid.box(*piles.band),
    )
