"""The dock: whose turn it is, what is being put together, and the buttons.

Knows proportions in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from game.rules.model import HAND_LIMIT
from game.view.layout.density import Density
from game.view.layout.geometry import Grid, Rect

DOCK_H: Final = 192.0
COMPACT_DOCK_H: Final = 148.0
_PAD_PX: Final = Density(14.0, 9.0)
"""From the edges of the dock to what is in it."""
_GAP_PX: Final = Density(9.0, 6.0)
"""Between two of its lines or buttons."""
_HEAD_PX: Final = Density(36.0, 27.0)
"""Height of the line with the turn in a dock of the usual height."""
_BUTTON_PX: Final = Density(52.0, 42.0)
"""Height of a button in such a dock."""
_BUTTON_GROWTH: Final = 0.7
"""How much of the growth of a higher dock its buttons have."""
_UNDO_PX: Final = Density(146.0, 34.0)
"""Width of what undoes in a dock of the usual height."""
_UNDO_GROWTH: Final = 0.5
"""How much of the growth of a higher dock it has."""
_UNDO: Final = 0.38
"""The greatest width of what undoes, by that of the line: the turn keeps the rest."""
_SOCKET_RADIUS_PX: Final = Density(24.0, 18.0)
"""Greatest radius of a socket."""
_SOCKET_EDGE_PX: Final = 8
"""Between a socket and the edges of the strip, which a ring around it keeps off."""
_SOCKET_GAP_PX: Final = Density(22, 12)
"""Between two sockets where there is room."""

_STACKED_FROM: Final = 1.75
"""From this text size on buttons are in two rows, where larger words have room."""
_LOWER: Final = 0.56
"""The height of the lower row, by what both share."""
_STRIP: Final = Density(78.0, 60.0)
"""The height of the strip above two rows, in a large and a compact dock."""


class DockLayout(msgspec.Struct, frozen=True):
    """The boxes of the dock: the line with the turn, the sunk strip with three sockets, and two buttons.

    While nothing is chosen, the ``move_kinds`` have the places of the buttons, so that the strip is the same in all
    states: the first is at the left, the second beside it, where the gold button has both places, and the last in that
    of the plain button. With much larger text the gold button and the first kind of move are as wide as the dock at its
    foot, and the others above them. Where the viewer has a ``clock``, it stands between the turn and what undoes, which
    is no more than an icon then.
    """

    rect: Rect
    prompt: Rect
    undo: Rect
    strip: Rect
    slots: tuple[Rect, ...]
    confirm: Rect
    reserve: Rect
    move_kinds: tuple[Rect, ...]
    clock: Rect | None = None


def dock_layout(grid: Grid, w: float, h: float, *, compact: bool, enlarged: float) -> DockLayout:
    """Lay out the dock with its corner at the grid's origin; a higher one has higher lines for enlarged text."""
    pad, gap = _PAD_PX[compact], _GAP_PX[compact]
    share = h / (COMPACT_DOCK_H if compact else DOCK_H)
    head = _HEAD_PX[compact] * share
    strip_y = pad + head + gap / 2
    stacked = enlarged >= _STACKED_FROM
    rows = h - pad - strip_y - 2 * gap - _STRIP[compact]
    button = rows * _LOWER if stacked else _BUTTON_PX[compact] * (1 + (share - 1) * _BUTTON_GROWTH)
    button_y = h - pad - button
    above = rows - button if stacked else button
    above_y = button_y - gap - above if stacked else button_y
    strip_h = above_y - gap - strip_y
    undo_w = min(_UNDO_PX[compact] * (1 + (share - 1) * _UNDO_GROWTH), (w - 2 * pad) * _UNDO)
    width = w - 2 * pad
    other = (width - gap) / 2 if stacked else (width - 2 * gap) / 3
    first = width if stacked else other
    last = w - pad - other
    gold = width if stacked else width - gap - other
    reserve_w = width if stacked else other
    radius = min(strip_h / 2 - _SOCKET_EDGE_PX, _SOCKET_RADIUS_PX[compact])
    # With one socket in the middle the places of the others stay in the strip too.
    step = min(2 * radius + _SOCKET_GAP_PX[compact], (w / 2 - pad - radius - 1) / 2)
    return DockLayout(
        rect=grid.box(0, 0, w, h),
        prompt=grid.box(pad + 2, pad - 2, w - 2 * pad - undo_w - gap, head),
        undo=grid.box(w - pad - undo_w, pad - 2, undo_w, head),
        strip=grid.box(pad, strip_y, w - 2 * pad, strip_h),
        slots=tuple(grid.disc(w / 2 + (i - 1) * step, strip_y + strip_h / 2, radius) for i in range(HAND_LIMIT)),
        confirm=grid.box(pad, button_y, gold, button),
        reserve=grid.box(w - pad - reserve_w, above_y, reserve_w, above),
        move_kinds=(
            grid.box(pad, button_y, first, button),
            grid.box(last - gap - other, above_y, other, above),
            grid.box(last, above_y, other, above),
        ),
    )


def waiting_strip(layout: DockLayout) -> Rect:
    """Return the strip of the dock while there is nothing to press: it has the room of the buttons too."""
    return layout.strip._replace(h=layout.confirm.bottom - layout.strip.y)


def with_single_button(layout: DockLayout) -> DockLayout:
    """Return a dock in which a button is as wide as its strip, which also has any row above the button."""
    strip, button, gap = layout.strip, layout.confirm, layout.reserve.y - layout.strip.bottom
    full_width = button._replace(w=layout.reserve.right - button.x)
    lower = button.y - gap - strip.bottom
    return structs.replace(
        layout,
        strip=strip._replace(h=strip.h + lower),
        slots=tuple(slot.moved(0, lower // 2) for slot in layout.slots),
        confirm=full_width,
        reserve=full_width,
    )


def first_box(layout: DockLayout) -> Rect:
    """Return the box of a token at the left of the strip."""
    slot = layout.slots[0]
    return slot._replace(x=layout.strip.x + slot.w // 6)


def words_box(layout: DockLayout) -> Rect:
    """Return the box of a sentence in the strip."""
    strip, slot = layout.strip, first_box(layout)
    left = strip.x + slot.w // 3
    return Rect(left, strip.y + 3, strip.right - slot.w // 4 - left, strip.h - 6)
