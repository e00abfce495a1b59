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
_COLUMN: Final = 36.8
"""The width of the column of a kind on another seat's mat, beside reserved cards."""
_DISC, _SHARE, _LARGEST_DISC = 0.465, 0.195, 24.0
"""The greatest radius of its tokens: as a share of that width, of the height below the header, and in all."""
_HIGHEST_CARD, _HIGHEST_BONUS = 100.0, 66.0
"""The greatest height of a reserved card there, and of a bonus."""
_TALL_CARDS, _TALL_ROW = 0.42, 0.68
"""The greatest share of the height below the header that a row of cards takes, and of the mat's width."""
_COUNT: Final = 15.0
"""The least height of the line with the number of tokens."""
_PLATE: Final = 4.0
"""How far the numbers of tokens reach below them."""
_TOTAL: Final = 84.0, 46.0
"""The greatest width and the height of the number of tokens beside such a row."""
_TILES: Final = 2.2
"""The greatest width of the won tiles by the height of the score."""
_SLIP: Final = 0.36
"""The share of a mat's width that slips take."""
_READABLE: Final = 60.0
"""The least height of a reserved card whose price can be read, in window pixels; a lower one is a slip."""
_NARROW_DECK: Final = 0.6
"""The least width of a deck, as a share of its height, in which its cards are as high as those of the market."""
_SLIP_GAP: Final = 3.0
_OWN_BONUS, _OWN_CHIP = 0.5, 0.345
"""The width of a bonus and of the tokens beside it, as shares of the pitch of columns on the reader's mat."""
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
    stack, card = panel.tokens[kind], panel.hand[0]
    free = panel.bonuses[1].x - panel.bonuses[0].right - 2
    return Rect(round(stack.center[0] - free / 2), card.y, free, card.h)


def other_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool, enlarged: float) -> PanelLayout:
    """Lay out another seat's mat with its corner at the grid's origin; the header grows with enlarged text.

    The header ends with the won tiles and the score. Below it is a column for each kind in the order of the bank: the
    bonus above the tokens, and in the last one the special token above the wild ones. Right of the bonuses stand the
    reserved cards, and right of the tokens their number. On a tall mat, where the pieces become larger so, cards and
    number have a row of their own below the columns; where prices could not be read beside them, the cards are slips,
    one below the other, and the number is below the tokens.
    """
    pad, edge, gap, apart = (9.0, 6.0, 3.0, 6.0) if compact else (12.0, 10.0, 5.0, 8.0)
    more = (8.0 if compact else 12.0) * (enlarged - 1)
    head = (42.0 if compact else 65.0) + more
    radius = (17.0 if compact else 26.0) + more / 3
    plate_w, plate_h = (46.0, 33.0) if compact else (74.0, 50.0)
    foot, middle = h - 1.3 * edge, head / 2 + 1
    body, inner = foot - head, w - 2 * pad
    tall_card = min(_HIGHEST_CARD, body * _TALL_CARDS, (inner * _TALL_ROW - 2 * gap) / HAND_LIMIT / CARD_RATIO)
    under = tall_card + 1.5 * apart
    """The height of the row of cards on a tall mat, with the gap above it."""
    wide, most = inner / _COLUMNS, (body - under - gap) * _SHARE
    tall = tall_card * grid.scale >= _READABLE and (compact or min(wide * _DISC, most) >= _COLUMN * _DISC)
    beside = (inner - apart - _COLUMNS * _COLUMN - (HAND_LIMIT - 1) * gap) / HAND_LIMIT / CARD_RATIO
    card_h = tall_card if tall else min(beside, body - gap - _COUNT, _HIGHEST_CARD)
    slips = card_h * grid.scale < _READABLE
    card_w = card_h * CARD_RATIO
    hand_w = w * _SLIP if slips else HAND_LIMIT * card_w + (HAND_LIMIT - 1) * gap
    hand_x = w - pad - hand_w
    pitch = wide if tall else (hand_x - apart - pad) / _COLUMNS
    column = [pad + (i + 0.5) * pitch for i in range(_COLUMNS)]
    high = body - (under if tall else _COUNT + _PLATE if slips else 0.0)
    """The height that bonuses and tokens share."""
    disc = min(pitch * _DISC, _LARGEST_DISC, (high - gap) * _SHARE)
    bonus_h = min(high - gap - 2 * disc, (pitch - 3) / BONUS_RATIO, _HIGHEST_BONUS)
    bonus_w = bonus_h * BONUS_RATIO
    # What is left over lets chips rise between both, and bonuses above; on a tall mat the cards stay apart by it too.
    spare = (high - gap - 2 * disc - bonus_h) / (3 if tall else 2)
    if not tall and not slips:  # the cards stand on the line of the bonuses where there is room
        spare = min(spare, max(high - gap - 2 * disc - card_h, 0.0))
    token_y = head + high - disc - (spare if tall else 0.0)
    bonus_y = token_y - disc - gap - spare - bonus_h
    tokens = [grid.disc(x, token_y, disc) for x in column]
    if kinds > SPECIAL:
        tokens.append(grid.disc(column[WILD], bonus_y + bonus_h / 2, min(disc, bonus_h / 2)))
    if slips:
        slip_h = (body - (HAND_LIMIT - 1) * _SLIP_GAP) / HAND_LIMIT
        cards = [grid.box(hand_x, head + i * (slip_h + _SLIP_GAP), hand_w, slip_h) for i in range(HAND_LIMIT)]
        total = grid.box(column[0] - disc, foot - _COUNT, column[WILD] - column[0] + 2 * disc, _COUNT)
    elif tall:
        step = max(pitch, card_w + gap)
        first = min(column[-1] + card_w / 2, w - pad) - card_w - (HAND_LIMIT - 1) * step
        cards = [grid.piece(first + i * step, foot - card_h, card_w, card_h) for i in range(HAND_LIMIT)]
        total = grid.box(pad, foot - (card_h + _TOTAL[1]) / 2, min(first - apart - pad, _TOTAL[0]), _TOTAL[1])
    else:
        top = max(bonus_y + bonus_h - card_h, head)
        line = top + card_h + gap
        cards = [grid.piece(hand_x + i * (card_w + gap), top, card_w, card_h) for i in range(HAND_LIMIT)]
        total = grid.box(hand_x, line, hand_w, foot - line)
    name_x = pad + 2 * radius + (7 if compact else 11)
    name_end = w - pad - plate_w - (6 if compact else 10)
    tiles_w = min(_TILES * plate_h, (name_end - name_x) * 0.45)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(4, 3, w - 8, 2 * middle - 6),
        avatar=grid.disc(pad + radius, middle, radius),
        name=grid.box(name_x, middle - 21 - more / 2, name_end - name_x, 40 + more),
        points=grid.box(w - pad - plate_w, middle - plate_h / 2, plate_w, plate_h),
        total=total,
        bonuses=tuple(grid.piece(column[i] - bonus_w / 2, bonus_y, bonus_w, bonus_h) for i in range(COLORS)),
        tokens=tuple(tokens),
        hand=tuple(cards),
        tiles=grid.box(name_end - tiles_w, middle - plate_h / 2, tiles_w, plate_h),
    )


def medallion_boxes(room: Rect, count: int, gap: int) -> list[Rect]:
    """Return a square for each won tile, from the right end of their room; they overlap where it is too narrow."""
    side = min(room.h, room.w)
    step = min(side + gap, (room.w - side) / max(count - 1, 1))
    y = round(room.center[1] - side / 2)
    return [Rect(round(room.right - side - step * number), y, side, side) for number in range(count)]


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
    """Lay out the reader's mat: score at the left, a column for each kind, three places for reserved cards.

    A column has the pile of a colour and, as far from it as from the next pile, its tokens with their number below
    them. That of the wild tokens has the special token at the place of the pile, or is as narrow as the tokens.
    """
    pad = 9.0 if compact else 18.0
    high = min(h, 112.0 if compact else 190.0)
    top = (h - high) / 2
    card_h = high - (20 if compact else 28)
    card_w = card_h * CARD_RATIO
    hand_gap = 5.0 if compact else 7.0
    hand_x = w - pad - 3 * card_w - 2 * hand_gap
    radius = 26.0 if compact else 41.0
    name_h = 22.0 if compact else 30.0
    plate_w, plate_h = (58.0, 50.0) if compact else (86.0, 76.0)
    plate_x = pad + 2 * radius + (8 if compact else 14)
    left = plate_x + plate_w + (8 if compact else 18)
    floor = top + high - (9 if compact else 15)
    special = kinds > SPECIAL
    last = 54.0 if compact else 66.0
    between = (1 - _OWN_BONUS - _OWN_CHIP) / 2
    # The column of the wild tokens is as wide as the others only where it has the special token too.
    pitch = (hand_x - 8 - left - last) / (COLORS + (1 if special else _OWN_CHIP + 2 * between))
    chip_w = pitch * _OWN_CHIP
    bonus_h = min(pitch * _OWN_BONUS / BONUS_RATIO, card_h * 0.75)
    bonus_w = bonus_h * BONUS_RATIO
    bonus_y = top + (high + card_h) / 2 - (2 if compact else 4) - bonus_h
    gap = (pitch - bonus_w - chip_w) / 2
    column = [left + i * pitch for i in range(_COLUMNS)]
    chip_x = [x + bonus_w + gap for x in column]
    if not special:
        chip_x[WILD] = column[WILD] + gap
    total_x = chip_x[WILD] + chip_w + gap
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
        name=grid.box(pad - 4, floor - name_h + 6, 2 * radius + 8, name_h),
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
