"""The dock: whose turn it is, what is being put together, and the buttons.

Knows proportions in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import HAND_LIMIT
from game.view.layout.geometry import Grid, Rect

DOCK_H: Final = 192.0
COMPACT_DOCK_H: Final = 148.0
_UNDO: Final = 0.49
"""The greatest width of what undoes, by that of the line: the turn keeps the rest."""

_OFFERED: Final = 0.57
"""The height of the way to take a turn that is offered, by what it and the others share."""


class ActionLayout(msgspec.Struct, frozen=True):
    """The boxes of the dock: the line with the turn, the sunk strip with three sockets, and two buttons.

    While nothing is chosen, the ``ways`` to take a turn have the place of strip and buttons: the first, which is
    offered, lies as wide as the dock at its foot, the two others side by side above it.
    Where the reader has a ``clock``, it stands between the turn and what undoes, which is no more than an icon then.
    """

    rect: Rect
    prompt: Rect
    undo: Rect
    strip: Rect
    slots: tuple[Rect, ...]
    confirm: Rect
    reserve: Rect
    ways: tuple[Rect, ...]
    clock: Rect | None = None


def dock_layout(grid: Grid, w: float, h: float, *, compact: bool) -> ActionLayout:
    """Lay out the dock with its corner at the grid's origin; a higher one has higher lines for enlarged text."""
    pad, gap = (9.0, 6.0) if compact else (14.0, 9.0)
    share = h / (COMPACT_DOCK_H if compact else DOCK_H)
    head = (27.0 if compact else 36.0) * share
    button = (42.0 if compact else 52.0) * (1 + (share - 1) * 0.7)
    strip_y = pad + head + gap / 2
    button_y = h - pad - button
    strip_h = button_y - gap - strip_y
    undo_w = min((34.0 if compact else 146.0) * (1 + (share - 1) * 0.5), (w - 2 * pad) * _UNDO)
    gold = (w - 2 * pad - gap) * 0.56
    radius = min(strip_h / 2 - 5, 19.0 if compact else 26.0)
    # With one socket in the middle the places of the others stay in the strip too.
    offered = (h - pad - strip_y - gap) * _OFFERED
    way_y, way_w = h - pad - offered, (w - 2 * pad - gap) / 2
    others = (grid.box(pad + i * (way_w + gap), strip_y, way_w, way_y - gap - strip_y) for i in range(2))
    step = min(2 * radius + (12 if compact else 22), (w / 2 - pad - radius - 1) / 2)
    return ActionLayout(
        rect=grid.box(0, 0, w, h),
        prompt=grid.box(pad + 2, pad - 2, w - 2 * pad - undo_w - gap, head),
        undo=grid.box(w - pad - undo_w, pad - 2, undo_w, head),
        strip=grid.box(pad, strip_y, w - 2 * pad, strip_h),
        slots=tuple(grid.disc(w / 2 + (i - 1) * step, strip_y + strip_h / 2, radius) for i in range(HAND_LIMIT)),
        confirm=grid.box(pad, button_y, gold, button),
        reserve=grid.box(pad + gold + gap, button_y, w - 2 * pad - gold - gap, button),
        ways=(grid.box(pad, way_y, w - 2 * pad, offered), *others),
    )


def waiting_strip(layout: ActionLayout) -> Rect:
    """Return the strip of the dock while there is nothing to press: it has the room of the buttons too."""
    return layout.strip._replace(h=layout.confirm.bottom - layout.strip.y)


def first_box(layout: ActionLayout) -> Rect:
    """Return the box of a token at the left of the strip."""
    slot = layout.slots[0]
    return slot._replace(x=layout.strip.x + slot.w // 6)


def words_box(layout: ActionLayout, *, beside: bool = False) -> Rect:
    """Return the box of a sentence in the strip, or ``beside`` a token at its left."""
    strip, slot = layout.strip, first_box(layout)
    left = slot.right + slot.w // 3 if beside else strip.x + slot.w // 3
    return Rect(left, strip.y + 3, strip.right - slot.w // 4 - left, strip.h - 6)
