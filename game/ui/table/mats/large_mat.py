"""A player's mat as large as a page: leather in their colour, or in print a panel in their light.

Knows the look and a box; knows nothing of positions or layouts.
"""

from __future__ import annotations

from typing import Final

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.view.layout.geometry import Rect

_DARK: Final = 110
"""The alpha of the dark over a mat of leather: frames of gold stand out on it."""
_LAMP: Final = 110
"""The alpha of the light in a player's colour around a mat in print: a full one outshines what lies on it."""
_EDGE: Final = 4
"""The part of leather at the edge that stays in its light, in reference pixels."""


def draw_large_mat(canvas: Canvas, look: RenderContext, person: int, box: Rect) -> None:
    """Draw the mat of a look in a box."""
    mat, lamp = f"mat/{person}", f"mat/lamp/{person}"
    if look.skin.comic:  # printed dots of a mat would blur where it is stretched so far
        canvas.image(look.sprite("ui/panel", box.w, box.h), box.x, box.y)
        canvas.image(look.sprite(lamp, box.w, box.h), box.x, box.y, _LAMP)
    else:
        canvas.image(look.sprite(mat, box.w, box.h), box.x, box.y)
        canvas.rect((*look.palette.ink, _DARK), box.inset(max(1, look.px(_EDGE))))
