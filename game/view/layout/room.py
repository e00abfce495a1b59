"""The places in a room before the deal: its round table, the mats of its seats, what lies ready, and the panels.

Knows numbers of seats and boxes of the stage in reference pixels; knows nothing of people, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.view.layout.geometry import Box

LARGEST_TEXT: Final = 1.25
MIN_SCALE: Final = 0.75
"""With larger text or in a smaller window the mats lie in two columns."""
MARK: Final = 44.0
"""Side of the small square buttons of a mat."""
_HEAD: Final[Box] = (600.0, 78.0, 400.0, 142.0)
_FOOT: Final[Box] = (600.0, 736.0, 400.0, 142.0)
_LEFT: Final[Box] = (384.0, 378.0, 246.0, 200.0)
_RIGHT: Final[Box] = (970.0, 378.0, 246.0, 200.0)
_ROUND: Final = {2: (_FOOT, _HEAD), 3: (_FOOT, _LEFT, _RIGHT), 4: (_FOOT, _LEFT, _HEAD, _RIGHT)}
"""The mats by the number of seats, clockwise from the viewer's."""
_ROW_GAP: Final = 8.0
"""Between the rows of a narrow mat."""
_NARROW: Final = 300.0
"""On a wider mat the controls lie beside the portrait, on a narrower one below it."""
_HIGH: Final = 160.0
"""On a higher mat they lie below the portrait as well."""


class Pieces(msgspec.Struct, frozen=True):
    """The boxes of what lies ready in the middle of the table."""

    tiles: Box
    decks: Box
    chips: Box


class RoomLayout(msgspec.Struct, frozen=True):
    """The boxes of a room; ``seats`` are in the order of play, and without ``pieces`` nothing lies in the middle."""

    table: Box
    seats: tuple[Box, ...]
    options: Box
    admission: Box
    talk: Box
    deal: Box
    pieces: Pieces | None


class SeatPlaces(msgspec.Struct, frozen=True):
    """The places on a mat: portrait, text, a choice of its player, and the line of its sign and its square buttons."""

    portrait: Box
    text: Box
    choice: Box
    line: Box


def is_round(scale: float, enlarged: float) -> bool:
    """Whether there is space for the mats around the table."""
    return scale >= MIN_SCALE and enlarged <= LARGEST_TEXT


def room_layout(count: int, me: int | None, *, around: bool) -> RoomLayout:
    """Lay out a room with ``count`` seats; the seat of the viewer, else the first one, is at the foot."""
    if not around:
        return RoomLayout(
            table=(62.0, 108.0, 820.0, 392.0),
            seats=tuple((90.0 + seat % 2 * 389, 134.0 + seat // 2 * 176, 375.0, 164.0) for seat in range(count)),
            options=(932.0, 74.0, 636.0, 410.0),
            admission=(932.0, 498.0, 636.0, 266.0),
            talk=(32.0, 552.0, 880.0, 212.0),
            deal=(32.0, 778.0, 1536.0, 100.0),
            pieces=None,
        )
    mats = _ROUND[count]
    return RoomLayout(
        table=(424.0, 141.0, 752.0, 674.0),
        seats=tuple(mats[(seat - (me or 0)) % count] for seat in range(count)),
        options=(32.0, 78.0, 332.0, 800.0),
        admission=(1236.0, 78.0, 332.0, 366.0),
        talk=(1236.0, 458.0, 332.0, 246.0),
        deal=(1236.0, 718.0, 332.0, 160.0),
        pieces=Pieces((520.0, 220.0, 560.0, 142.0), (650.0, 362.0, 300.0, 186.0), (518.0, 578.0, 568.0, 134.0)),
    )


def seat_places(mat: Box, *, choice: bool = True) -> SeatPlaces:
    """Return the places on a mat; without a choice of the player, a narrow one has a larger portrait."""
    x, y, w, h = mat
    if w > _NARROW:
        left, width = x + 112, w - 112 - 16
        text = (left, y + 16, width, h - 80)
        if h > _HIGH:
            line = (x + 16, y + h - 14 - MARK, w - 32, MARK)
            return SeatPlaces((x + 16, y + (h - 72 - 76) / 2 + 8, 76, 76), text, line, line)
        line = (left, y + h - 14 - MARK, width, MARK)
        return SeatPlaces((x + 16, y + (h - 84) / 2, 84, 84), text, line, line)
    side = 66.0 if choice else 100.0
    top = h - 28 - (2 if choice else 1) * (MARK + _ROW_GAP)
    line = (x + 14, y + h - 14 - MARK, w - 28, MARK)
    return SeatPlaces(
        portrait=(x + 14, y + 14 + (top - side) / 2, side, side),
        text=(x + 28 + side, y + 14, w - 52 - side, top),
        choice=(x + 14, line[1] - _ROW_GAP - MARK, w - 28, MARK),
        line=line,
    )
