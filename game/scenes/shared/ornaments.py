"""The heading of pages and dialogs.

Knows display letters and plain text; knows nothing of what a page is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.graphics.type_scale import TITLE

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext


def write_heading(
    canvas: Canvas, look: RenderContext, text: str, x: float, middle: float, height: float, max_width: float
) -> None:
    """Write a centred title in display letters, or as plain text if one is missing; lengths are in window pixels."""
    letters = look.skin.display
    if look.can_display(letters, text):
        height = min(height, height * max_width / max(1, look.display_width(letters, text, height)))
        look.display(canvas, letters, text, x, middle - height * look.skin.capital_middle, height, 0.5)
        return
    canvas.text(look.text.fit(look.text.sized(TITLE, height * 0.7), text, max_width), text, x, middle, "center")
