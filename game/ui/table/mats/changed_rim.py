"""The rim around a small piece of another seat's mat that has changed since the viewer's last turn.

Knows a piece's box and the look; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.print_art import round_frame
from game.ui.table.painter import Painter
from game.ui.table.small_faces import SLIP_CORNER
from game.view.layout.geometry import Rect

_RIM_PX: Final = 2.4
"""The thickness of the rim, in reference pixels."""
_MIN_RIM_PX: Final = 2
"""The least thickness of the rim, in window pixels."""
_UPPER: Final = 0.42
"""How much of a piece it is around, by its height."""


def draw_changed_rim(p: Painter, box: Rect) -> None:
    """Draw around the upper part of a chip that its number has changed, or of a slip that it is new."""
    line, corner = max(p.px(_RIM_PX), _MIN_RIM_PX), box.h * (0.5 if box.w == box.h else SLIP_CORNER)
    around = box.inset(-line)
    rim = p.look.drawn.get_or_make(("changed rim", *around[2:], line), lambda: _rim(p, around, line, corner + line))
    p.canvas.surface(rim, around.x, around.y)


def _rim(p: Painter, around: Rect, line: int, corner: float) -> pygame.Surface:
    """Return the upper part of a frame with round corners, with a dark edge on both sides of its line."""
    palette, (width, height) = p.look.palette, around[2:]
    rim = round_frame((width, height), palette.ink, line + 2, corner)
    inner = round_frame((width - 2, height - 2), palette.changed, line, corner - 1)
    rim.blit(inner, (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
    return rim.subsurface((0, 0, width, round(height * _UPPER)))
