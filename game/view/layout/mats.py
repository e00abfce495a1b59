"""The players' mats: name, score, bonuses, tokens and reserved cards, and when they are folded to one line.

Knows the proportions of a mat in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS, HAND_LIMIT, SPECIAL, WILD, Seat
from game.view.layout.geometry import Grid, Rect

CARD_RATIO: Final = 120 / 168
BONUS_RATIO: Final = 58 / 84
"""Width by height of a card and of a bonus."""
PEEP: Final = 8.0
"""How far each bonus below the top one shows on the reader's mat, in reference pixels."""
_LEAST_COLUMN, _COMPACT_LEAST_COLUMN = 38.0, 24.0
"""The least width of the column of a kind on another seat's mat."""
_HIGHEST_CARD: Final = 100.0
"""The greatest height of a reserved card there."""
_TOTAL: Final = 58.0
"""The width of the number of tokens in the header."""
_SLIP: Final = 0.36
"""The share of a mat's width that slips take."""
_READABLE: Final = 60.0
"""The least height of a reserved card whose price can be read, in window pixels; a lower one is a slip."""
_NARROW_DECK: Final = 0.6
"""The least width of a deck, as a share of its height, in which its cards are as high as those of the market."""
_SLIP_GAP: Final = 3.0
_OWN_BONUS, _OWN_CHIP = 0.54, 0.37
"""The width of a bonus and of the tokens beside it, as shares of a cell of the reader's mat."""
PIP: Final = 0.8
"""The greatest height of a stone of a slip's price, as a share of the slip's."""
_LEAST_H: Final = 150.0
_COMPACT_LEAST_H: Final = 104.0
"""The least height of a mat of another seat that is not folded."""
_CHAT_H: Final = 300.0
"""The least height below the mats that is enough for the log or a chat."""
_COLUMNS: Final = 6


class PanelLayout(msgspec.Struct, frozen=True):
    """The boxes of one player's mat; ``tokens`` holds a box per kind of the edition.

    ``tiles`` is the room of the tiles that another seat has won. A ``folded`` mat shows name and score only, and all
    its places are in that line. ``presence`` is the place of a person's connection in a game with people at other
    screens.
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
    presence: Rect | None = None
    folded: bool = False


def own_cell(panel: PanelLayout, kind: int) -> Rect:
    """Return the cell of a stack on the reader's mat, as high as a reserved card: what is free beside the bonuses."""
    if kind < len(panel.bonuses):
        left, pitch = panel.bonuses[kind].right, panel.bonuses[1].x - panel.bonuses[0].x
        right = panel.bonuses[kind].x + pitch
    else:
        left, right = panel.tokens[kind].x, panel.total.x
    card = panel.hand[0]
    return Rect(left + 1, card.y, right - left - 2, card.h)


_PLATE: Final = 0.62
"""The height of the score of another seat by that of its cell; what is left is for won tiles."""


def other_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool, enlarged: float) -> PanelLayout:
    """Lay out another seat's mat with its corner at the grid's origin; the header grows with enlarged text.

    At the left a column for each kind in the order of the bank: the bonus above the tokens, and in the last one the
    special token above the wild ones. At the right four cells: the score, with the won tiles below it, or on a tall mat
    above it, and three reserved cards, the first below the score. Where prices on such cards could not be read the
    score stands in the header, and the reserved cards are slips, one below the other.
    """
    pad, edge, gap, apart = (9.0, 6.0, 4.0, 6.0) if compact else (14.0, 10.0, 5.0, 10.0)
    more = (8.0 if compact else 12.0) * (enlarged - 1)
    head = (42.0 if compact else 62.0) + more
    radius = (17.0 if compact else 25.0) + more / 3
    plate_w, plate_h = (46.0, 33.0) if compact else (66.0, 48.0)
    least = _COMPACT_LEAST_COLUMN if compact else _LEAST_COLUMN
    cell_h = (h - 2 * edge - gap) / 2
    card_h = min(cell_h, _HIGHEST_CARD, (w - 2 * pad - apart - _COLUMNS * least - gap) / 2 / CARD_RATIO)
    card_w = card_h * CARD_RATIO
    slips = card_h * grid.scale < _READABLE
    hand_w = w * _SLIP if slips else 2 * card_w + gap
    hand_x = w - pad - hand_w
    foot = h - edge
    rows = foot - 2 * card_h - gap
    """The top of the two rows of cells."""
    tall = not slips and rows >= head
    """Whether the header is above the cells; bonuses and tokens then lie in the same two rows as the cards."""
    if tall:
        radius = min(radius + (rows - head) / 4, 1.3 * radius)
    middle = (rows if tall else head) / 2 + 1
    pitch = (hand_x - apart - pad) / _COLUMNS
    column = [pad + (i + 0.5) * pitch for i in range(_COLUMNS)]
    line, below_line = ((14.0, 2.0) if compact else (17.0, 4.0)) if slips or compact else (0.0, 0.0)
    """The height of the line above the tokens that says how many they are, and the gap below it."""
    disc = min(pitch * 0.46, 24.0, (foot - head) * 0.2)
    token_y = foot - gap / 2 - disc
    total_y = token_y - disc - below_line - line
    floor = rows + card_h - gap / 2 if tall else total_y - gap
    bonus_h = min(floor - max(head, rows if tall else 0), (pitch - 4) / BONUS_RATIO)
    bonus_w = bonus_h * BONUS_RATIO
    bonus_y = floor - bonus_h
    tokens = [grid.disc(x, token_y, disc) for x in column]
    if kinds > SPECIAL:
        tokens.append(grid.disc(column[WILD], bonus_y + bonus_h / 2, min(disc, bonus_h / 2)))
    name_x = pad + 2 * radius + (7 if compact else 11)
    right = hand_x - apart
    if slips:
        points = grid.box(w - pad - plate_w, middle - plate_h / 2, plate_w, plate_h)
        name_end = w - pad - plate_w - 10
        tiles_w = min(2 * plate_h, (name_end - name_x) * 0.4)
        tiles = grid.box(name_end + 6 - tiles_w, middle - plate_h / 2, tiles_w, plate_h)
        first_y, slip_h = head, (foot - head - (HAND_LIMIT - 1) * _SLIP_GAP) / HAND_LIMIT
        cards = [grid.box(hand_x, first_y + i * (slip_h + _SLIP_GAP), hand_w, slip_h) for i in range(HAND_LIMIT)]
    else:
        left, top = hand_x + card_w + gap, rows if tall else edge
        cell = rows + card_h - top
        """The height of the cell of the score."""
        if tall:
            points = grid.box(left, rows, card_w, card_h)
            tiles = grid.box(hand_x, edge, hand_w, rows - edge - gap)
        else:
            plate = cell * _PLATE
            points = grid.box(left, edge, card_w, plate)
            tiles = grid.box(left, edge + plate + gap, card_w, cell - plate - gap)
        name_end = right if compact else right - _TOTAL - 4
        corners = [(card_w + gap, foot - card_h), (0.0, foot - card_h), (0.0, rows)]
        cards = [grid.piece(hand_x + x, y, card_w, card_h) for x, y in corners]
    in_head = not slips and not compact
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(4, 3, (w - 16 - plate_w - pad if slips else right - 4), 2 * middle - 6),
        avatar=grid.disc(pad + radius, middle, radius),
        name=grid.box(name_x, middle - 21 - more / 2, name_end - name_x, 40 + more),
        points=points,
        total=grid.box(right - _TOTAL, middle - 22, _TOTAL, 42)
        if in_head
        else grid.box(column[0] - disc, total_y, column[WILD] - column[0] + 2 * disc, line),
        bonuses=tuple(grid.piece(column[i] - bonus_w / 2, bonus_y, bonus_w, bonus_h) for i in range(COLORS)),
        tokens=tuple(tokens),
        hand=tuple(cards),
        tiles=tiles,
    )


def deck_height(place: Rect) -> int:
    """Return the height of a deck's cards in its place: in a narrow one they are smaller than those of the market."""
    return place.h if place.w >= place.h * _NARROW_DECK else round(place.w / CARD_RATIO)


def is_slip(box: Rect) -> bool:
    """Whether a reserved card is shown as a slip: its points, price and bonus in one line."""
    return box.w > box.h


def are_folded(height: float, below: float, *, compact: bool, room: bool) -> bool:
    """Whether the others' mats are folded to one line: where they are too low, or ``room`` is wanted below them.

    ``height`` is that of a mat that is not folded, ``below`` the space that such mats leave.
    """
    return height < (_COMPACT_LEAST_H if compact else _LEAST_H) or (room and below < _CHAT_H)


def folded_height(*, compact: bool, enlarged: float) -> float:
    """Return the height of a folded mat."""
    return (40.0 if compact else 54.0) * (1 + 0.2 * (enlarged - 1))


def folded_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float) -> PanelLayout:
    """Lay out a mat of one line: mark, name, number of tokens, score."""
    radius = h / 2 - 5
    points = grid.box(w - 8 - h * 0.95, 5, h * 0.95, h - 10)
    total = grid.box(w - 14 - h * 2.0, 5, h * 1.05, h - 10)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(3, 3, w - 6, h - 6),
        avatar=grid.disc(8 + radius, h / 2, radius),
        name=grid.box(14 + 2 * radius, 4, w - 32 - 2 * radius - h * 2.0, h - 8),
        points=points,
        total=total,
        bonuses=(total,) * COLORS,
        tokens=(total,) * kinds,
        hand=(total,) * HAND_LIMIT,
        tiles=points,
        folded=True,
    )


def own_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool) -> PanelLayout:
    """Lay out the reader's mat: score at the left, a cell for each kind, three places for reserved cards.

    A cell has the pile of a colour and beside it its tokens, whose number is below them. That of the wild
    tokens has the special token at the place of the pile, or is as narrow as the tokens.
    """
    pad = 9.0 if compact else 18.0
    high = min(h, 112.0 if compact else 190.0)
    top = (h - high) / 2
    card_h = high - (26 if compact else 28)
    card_w = card_h * CARD_RATIO
    hand_gap = 5.0 if compact else 7.0
    hand_x = w - pad - 3 * card_w - 2 * hand_gap
    radius = 26.0 if compact else 41.0
    name_h = 22.0 if compact else 30.0
    plate_w, plate_h = (58.0, 50.0) if compact else (86.0, 76.0)
    plate_x = pad + 2 * radius + (8 if compact else 14)
    left = plate_x + plate_w + (5 if compact else 12)
    floor = top + high - (9 if compact else 15)
    special = kinds > SPECIAL
    gap, last = (4.0, 58.0) if compact else (6.0, 72.0)
    # The cell of the wild tokens is as wide as the others only where it has the special token too.
    pitch = (hand_x - 8 - left - last) / (COLORS + (1 if special else 0.5))
    cell = pitch - gap
    bonus_h = min(cell * _OWN_BONUS / BONUS_RATIO, card_h * 0.75)
    bonus_w = bonus_h * BONUS_RATIO
    chip_w = cell * _OWN_CHIP
    bonus_y = top + (high + card_h) / 2 - gap - bonus_h
    between = 2.0
    inset = (cell - bonus_w - between - chip_w) / 2
    column = [left + i * pitch + inset for i in range(_COLUMNS)]
    chip_x = [x + bonus_w + between for x in column]
    if not special:
        chip_x[WILD] = left + WILD * pitch + (pitch / 2 - chip_w) / 2
    total_x = left + pitch * (COLORS + (1 if special else 0.5)) + 2
    tokens = [grid.piece(x, bonus_y, chip_w, bonus_h) for x in chip_x]
    if special:
        tokens.append(grid.piece(column[WILD], bonus_y, bonus_w, bonus_h))
    total_h = 44.0 if compact else 62.0
    points = grid.box(plate_x, top + (8 if compact else 18), plate_w, plate_h)
    return PanelLayout(
        seat=seat,
        own=True,
        rect=grid.box(0, 0, w, h),
        header=grid.box(4, top + 4, plate_x - 8, high - 8),
        avatar=grid.disc(pad + radius, top + (6 if compact else 14) + radius, radius),
        name=grid.box(pad - 6, floor - name_h + 6, 2 * radius + 14, name_h),
        points=points,
        total=grid.box(total_x, floor - total_h, hand_x - 8 - total_x, total_h),
        bonuses=tuple(grid.piece(x, bonus_y, bonus_w, bonus_h) for x in column[:COLORS]),
        tokens=tuple(tokens),
        hand=tuple(
            grid.piece(hand_x + i * (card_w + hand_gap), top + (high - card_h) / 2, card_w, card_h)
            for i in range(HAND_LIMIT)
        ),
        tiles=points,
    )
