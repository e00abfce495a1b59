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
_TALL: Final = 230.0
"""From this height on a mat of another seat has piles, and the reserved cards below them."""
_PILE: Final = 12.0
"""How far the lower cards of a pile reach above it on a tall mat."""
_HAND, _COMPACT_HAND = 0.4, 0.36
"""The share of a mat's width that the reserved cards beside bonuses and tokens take."""
_READABLE: Final = 100.0
"""The least height of a reserved card whose price can be read, in window pixels; a lower one is a slip."""
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

    A ``folded`` mat shows name and score only, and all its places are in that line. ``presence`` is the place of a
    person's connection in a game with people at other screens.
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
    presence: Rect | None = None
    folded: bool = False


def other_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool, enlarged: float) -> PanelLayout:
    """Lay out another seat's mat with its corner at the grid's origin; the header grows with enlarged text.

    How many tokens there are is a line above them. The first reserved card is at the right end, and each further one
    shows its price and points at the left of the one before: on a tall mat below the bonuses, else beside bonuses and
    tokens. Where a price could not be read the reserved cards are slips, one below the other.
    """
    pad = 9.0 if compact else 14.0
    tall = h > (170 if compact else _TALL)
    more = (8.0 if compact else 12.0) * (enlarged - 1)
    head = (42.0 if compact else 62.0) + more
    radius = (17.0 if compact else 25.0) + more / 3
    plate_w, plate_h = (46.0, 33.0) if compact else (66.0, 48.0)
    body = h - head - pad * 0.7
    shown = 0.35 if tall else 0.39
    """The share of a covered card that stays visible: its price and points."""
    high, hand_w = (body * 0.52, w * 0.34) if tall else (body, w * (_COMPACT_HAND if compact else _HAND))
    card_h = min(176.0, high, hand_w / (1 + 2 * shown) / CARD_RATIO)
    card_w = card_h * CARD_RATIO
    slips = not tall and card_h * grid.scale < _READABLE
    if not slips:
        hand_w = card_w * (1 + 2 * shown)
    hand_x = w - pad - hand_w
    token_pitch = (hand_x - (4 if compact else 8) - pad) / _COLUMNS
    pitch = (w - 2 * pad) / _COLUMNS if tall else token_pitch
    disc = min(token_pitch * 0.46, 24.0 if tall else 18.0, body * 0.2)
    line, below_line = (14.0, 2.0) if compact else (17.0, 4.0)
    """The height of the line above the tokens that says how many they are, and the gap below it."""
    group = line + below_line + 2 * disc
    upper = body - card_h - 6 if tall else body - group - (3 if compact else 6)
    bonus_h = min(upper - _PILE if tall else upper, (pitch - 3) / BONUS_RATIO)
    bonus_w = bonus_h * BONUS_RATIO
    air = body - bonus_h - group
    bonus_y = head + (upper - bonus_h if tall else air * 0.25)
    card_y = head + (body - card_h if tall else (body - card_h) / 2)
    slip_h = (body - (HAND_LIMIT - 1) * _SLIP_GAP) / HAND_LIMIT
    token_y = card_y + card_h / 2 + line / 2 if tall else head + body - disc - air * 0.25
    column = [pad + (i + 0.5) * pitch for i in range(_COLUMNS)]
    token_column = [pad + (i + 0.5) * token_pitch for i in range(_COLUMNS)]
    has_special = kinds > SPECIAL
    special = [grid.disc(column[WILD], bonus_y + bonus_h / 2, min(disc, bonus_h * 0.5))]
    total_y = token_y - disc - below_line - line
    first, last = token_column[0] - disc, token_column[WILD] + disc
    name_x = pad + 2 * radius + (7 if compact else 11)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(4, 3, w - 16 - plate_w - pad, head - 4),
        avatar=grid.disc(pad + radius, head / 2 + 1, radius),
        name=grid.box(name_x, head / 2 - 20 - more / 2, w - pad - plate_w - 10 - name_x, 40 + more),
        points=grid.box(w - pad - plate_w, head / 2 + 1 - plate_h / 2, plate_w, plate_h),
        total=grid.box(first, total_y, last - first, line),
        bonuses=tuple(grid.piece(column[i] - bonus_w / 2, bonus_y, bonus_w, bonus_h) for i in range(COLORS)),
        tokens=tuple(grid.disc(token_column[i], token_y, disc) for i in range(WILD + 1))
        + tuple(special if has_special else ()),
        hand=tuple(
            grid.piece(hand_x + (HAND_LIMIT - 1 - i) * card_w * shown, card_y, card_w, card_h)
            if not slips
            else grid.box(hand_x, head + i * (slip_h + _SLIP_GAP), hand_w, slip_h)
            for i in range(HAND_LIMIT)
        ),
    )


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
        folded=True,
    )


def own_mat(grid: Grid, seat: Seat, kinds: int, w: float, h: float, *, compact: bool) -> PanelLayout:
    """Lay out the reader's mat: score at the left, a cell for each kind, three places for reserved cards.

    A cell has the pile of a colour and beside it its tokens, whose number is below them. That of the wild
    tokens has the special token at the place of the pile, or is as narrow as the tokens.
    """
    pad = 9.0 if compact else 18.0
    high = min(h, 112.0 if compact else 160.0)
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
    return PanelLayout(
        seat=seat,
        own=True,
        rect=grid.box(0, 0, w, h),
        header=grid.box(4, top + 4, plate_x - 8, high - 8),
        avatar=grid.disc(pad + radius, top + (6 if compact else 14) + radius, radius),
        name=grid.box(pad - 6, floor - name_h + 6, 2 * radius + 14, name_h),
        points=grid.box(plate_x, top + (8 if compact else 18), plate_w, plate_h),
        total=grid.box(total_x, floor - total_h, hand_x - 8 - total_x, total_h),
        bonuses=tuple(grid.piece(x, bonus_y, bonus_w, bonus_h) for x in column[:COLORS]),
        tokens=tuple(tokens),
        hand=tuple(
            grid.piece(hand_x + i * (card_w + hand_gap), top + (high - card_h) / 2, card_w, card_h)
            for i in range(HAND_LIMIT)
        ),
    )
