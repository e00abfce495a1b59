"""Ornaments of pages and dialogs, composed of the table's own sprites.

Knows sprites and where they stand on a page's stage; knows nothing of what a page is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext


def write_heading(
    canvas: Canvas, look: RenderContext, text: str, x: float, middle: float, high: float, max_width: float
) -> None:
    """Write a centred title in display letters, or as plain text if one is missing; lengths are in window pixels."""
    style, shown = look.skin.display, text.upper()
    if look.can_display(style, shown):
        high = min(high, high * max_width / max(1, look.display_width(style, shown, high)))
        look.display(canvas, style, shown, x, middle - high * look.skin.capital_middle, high, 0.5)
        return
    px = look.text.fit("title", text, max_width, look.text.reference("title", high * 0.7))
    canvas.text("title", text, x, middle, look.palette.line_light, "center", px)


def paint_row(
    page: Page, canvas: Canvas, names: Sequence[str], x: float, y: float, side: float, lit: int, step: float = 1.18
) -> None:
    """Draw a centred row of sprites; those from index ``lit`` on are faded."""
    first = x - side * step * (len(names) - 1) / 2
    for number, name in enumerate(names):
        left = first + number * side * step - side / 2
        page.sprite(canvas, name, left, y - side / 2, side, side, 255 if number < lit else 70)
