"""The bar along the top of a page that is a place: the way back at its left, then the page's title.

Knows the window's upper edge and the stage below it; knows nothing of what a page is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.ui.widgets.buttons import Button, match_labels
from game.view.theme import REFERENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.widgets.widget import Widget

BAR_H: Final = 60.0
"""The height of the bar in reference pixels; in a window of 16 to 9 the stage below it begins there."""
_MARGIN: Final = 32.0
BACK_W: Final = 168.0
_BACK_H: Final = 42.0
"""The usual size of the button that leaves a page."""
_GAP: Final = 26.0
_LETTERS: Final = 46.0


def place_back(page: Page, button: Widget, width: float = BACK_W, edge: float = 0.0) -> None:
    """Put the button that leaves a page at the left of its bar, which begins at ``edge`` on the stage."""
    on_bar(page, button, edge + _MARGIN, width)


def paint_bar(page: Page, canvas: Canvas, title: str, max_width: float = 800.0, back: float = BACK_W) -> None:
    """Draw the bar across the whole window, and the title in it after a button ``back`` wide."""
    top = window_top(page)
    height = page.stage.box(0, top, 1, BAR_H).h
    canvas.image(page.look.sprite("ui/bar", canvas.size[0], height), 0, 0)
    write_title(page, canvas, title, max_width, back)


def write_title(
    page: Page, canvas: Canvas, title: str, max_width: float, back: float = BACK_W, edge: float = 0.0
) -> None:
    """Write the title of a page into its bar, which begins at ``edge``, after a button ``back`` wide."""
    off = _LETTERS * page.look.skin.capital_middle
    middle = window_top(page) + (BAR_H - 4) / 2
    page.banner(canvas, title, edge + title_left(back), middle - off, _LETTERS, max_width=max_width)


def title_left(back: float = BACK_W) -> float:
    """Return where the title begins after a button ``back`` wide."""
    return _MARGIN + back + _GAP


def place_row(page: Page, widgets: Sequence[Widget], width: float, gap: float = 10.0) -> None:
    """Put controls of one width at the right of the bar, the last one at its end."""
    left = REFERENCE[0] - _MARGIN - len(widgets) * (width + gap) + gap
    for number, widget in enumerate(widgets):
        on_bar(page, widget, left + number * (width + gap), width)
    match_labels([widget for widget in widgets if isinstance(widget, Button)], page.look)


def on_bar(page: Page, widget: Widget, x: float, width: float) -> None:
    """Put a control on the bar."""
    page.put(widget, x, window_top(page) + (BAR_H - 4 - _BACK_H) / 2, width, _BACK_H)


def window_top(page: Page) -> float:
    """Return the stage's y of the window's upper edge, which is above the stage where the window is high."""
    top: float = -page.stage.at(0, 0)[1] / page.stage.scale
    return top


def window_left(page: Page) -> float:
    """Return the stage's x of the window's left edge, which is beside the stage where the window is wide."""
    left: float = -page.stage.at(0, 0)[0] / page.stage.scale
    return left


def tilted(page: Page, canvas: Canvas, name: str, box: tuple[float, float, float, float], angle: int) -> None:
    """Draw a sprite in a box of the stage, tilted about its middle by whole degrees, counter-clockwise."""
    rect: pygame.Rect = page.stage.box(*box)
    image = page.look.atlas.sprite(name, rect.w, rect.h, angle=angle)
    canvas.image(image, rect.centerx - image.width / 2, rect.centery - image.height / 2)
