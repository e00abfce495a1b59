"""The front of a drawer with its label and its pull.

Knows sprites and a box of the window; knows nothing of what is written on the label.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

LABEL_AT: Final = 78.0
LABEL_END: Final = 32.0
"""From the left and the right edge of a front to what is written on its label, in reference pixels."""
_PULL: Final = 35.0
"""From the left edge to the middle of the pull."""


def paint_front(canvas: Canvas, look: RenderContext, box: pygame.Rect, *, opened: bool = False) -> None:
    """Draw a front, closed or pulled out, of any height."""
    plate = "place/front_open" if opened else "place/front"
    canvas.image(look.sprite(plate, box.w, box.h), box.x, box.y)
    width, height = (side * look.scale for side in look.atlas.size("place/pull"))
    canvas.image(look.sprite("place/pull", width, height), box.x + look.px(_PULL) - width / 2, box.centery - height / 2)
