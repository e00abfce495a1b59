"""The words that two people compare before one lets the other in, on a slip of paper.

Knows words and a box; knows nothing of how the words come about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.shared.letter import paint_letter
from game.ui.graphics.type_scale import HEADLINE_LARGE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

_ONE_ROW_WIDTH: Final = 400.0
"""Minimum width of a slip with all words side by side, in reference pixels of the stage."""
_MARGIN: Final = 14.0
"""Between the edge of the slip and the words, in reference pixels of the stage."""


def paint_safety_words(
    canvas: Canvas, page: Page, words: Sequence[str], box: tuple[float, float, float, float], rows: int = 0
) -> None:
    """Draw words on one slip of paper with lines between them, all in the same size.

    Without a number of ``rows`` they stand side by side, or in two rows where there is little space.
    """
    paint_letter(page, canvas, box)
    x, y, w, h = box
    rows = rows or (1 if w >= _ONE_ROW_WIDTH else 2)
    columns = -(-len(words) // rows)
    width, height = (w - 2 * _MARGIN) / max(1, columns), (h - 2 * _MARGIN) / rows
    ink, scale = page.look.palette.text_dark, page.stage.scale
    style = page.look.text.fit_all(HEADLINE_LARGE.in_color("text_dark"), words, (width - 20) * scale, height * scale)
    for number, word in enumerate(words):
        left, top = x + _MARGIN + number % columns * width, y + _MARGIN + number // columns * height
        page.write(canvas, style, word, left + width / 2, top + height / 2, "center")
        if number % columns:
            line = page.stage.box(left, top + height * 0.22, 2, height * 0.56)
            canvas.rect((*ink, 90), line)
