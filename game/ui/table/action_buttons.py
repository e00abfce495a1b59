"""Buttons drawn on the table: gold for the next step, plain for another possibility, quiet for undoing.

Knows boxes, words and what is highlighted; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.graphics.type_scale import BUTTON, TABLE_CAPTION, TextStyle
from game.ui.table.outlines import draw_outline
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX

WAITING: Final = (104, 102, 110)
"""The light on the plate of what cannot be pressed now."""
_DIM_ALPHA: Final = 190
"""The alpha of the icon of a button that cannot be pressed yet, and of a quiet one that is not pointed at."""
_CHIP_RATIO: Final = 1.7
"""The size of a token behind the words by that of the words."""
_ALONE_RATIO: Final = 0.62
"""The least size of an icon without words, by the height of its box."""
_EDGE_RATIO: Final = {False: 0.15, True: 0.28}
"""The distance of words to the ends of a button by its height, straight or slanted."""
_MIN_EDGE_RATIO: Final = 0.08
"""The distance of the smallest words to these ends by the button's height."""
_BESIDE_RATIO: Final = 0.74
"""How small words become beside an icon, by their size: without it they have the whole room."""
ABOVE: Final = (0.3, 0.4)
"""The middle and size of an icon above its words by the height of the button."""
BELOW: Final = (0.71, 0.4)
"""The middle and size of these words by the height of the button."""
_MIN_ABOVE_PX: Final = 36
"""The least height of a button with its icon above the words, in window pixels."""
_ICON_RATIO: Final = 1.15
"""The size of an icon before words by that of the words."""
_GAP_RATIO: Final = 0.4
"""The gap between icon and words by the size of the words."""


@dataclass(frozen=True)
class TableButton:
    """A button: its control, box, words and icon."""

    control: Control
    rect: Rect
    text: str
    icon: str
    primary: bool = False
    kinds: tuple[int, ...] = ()
    """The tokens that its words are about, drawn behind them in the place of the icon."""
    short: str = ""
    """What is written where the words do not fit even without the icon; else the icon stands alone."""


@dataclass(frozen=True)
class _Style:
    """How a button's words are drawn, the folder of its icon and the alpha of that."""

    words: TextStyle
    icons: str = "icon"
    alpha: int = 255


@dataclass(frozen=True)
class _Fit:
    """What of a button fits in its box: its words, none where the icon stands alone, their size, and its icon."""

    text: str
    size: float
    with_icon: bool
    above: bool = False
    """Whether the icon is above the words."""


def draw_button(p: Painter, button: TableButton) -> None:
    """Draw a button with a ground, a dark one while it cannot be pressed."""
    rect = button.rect
    enabled = button.control in p.highlights.actionable
    hover = p.highlights.hover is button.control and enabled
    pressed = p.highlights.pressed is button.control and enabled
    state = "_pressed" if pressed else "_hover" if hover else ""
    plate = f"ui/button{'_primary' * button.primary}{state}"
    if enabled:
        p.sprite(plate, rect)
    else:
        p.canvas.image(p.look.darkened(plate, rect.w, rect.h, WAITING), rect.x, rect.y)
    share = 0.6 if not enabled else 0.78 if button.primary else 0.64
    size = p.larger(rect.h * share, rect.h)
    inner = rect.inset(round(rect.h * _EDGE_RATIO[p.skin.slanted_buttons]), 0)
    if p.text_width(BUTTON, button.short or button.text, MIN_TEXT_PX) > inner.w:
        inner, size = rect.inset(round(rect.h * _MIN_EDGE_RATIO), 0), 0.0
    _words(p, button, inner, size, _style(button, enabled=enabled), waits=not enabled)
    if p.highlights.focus is button.control:
        p.canvas.image(p.look.focus_ring(plate, rect.w, rect.h), rect.x, rect.y)


def draw_quiet(p: Painter, button: TableButton, longest: str = "") -> None:
    """Draw a button without a ground, at the right of its box, in the face of captions.

    Its words are as large as the ``longest`` that it has at other times.
    """
    height = p.larger(min(button.rect.h * 0.82, p.px(24)), button.rect.h)
    bright = p.highlights.hover is button.control
    style = _Style(TABLE_CAPTION.in_color("text")) if bright else _Style(TABLE_CAPTION, alpha=_DIM_ALPHA)
    _words(p, button, button.rect, height, style, quiet=True, longest=longest)
    if p.highlights.focus is button.control:
        draw_outline(p, button.rect)


def _style(button: TableButton, *, enabled: bool) -> _Style:
    """Return how words and icon of a button with a ground are drawn."""
    if enabled:
        return _Style(BUTTON.in_color("text_dark"), "icon_dark") if button.primary else _Style(BUTTON)
    return _Style(BUTTON.in_color("text" if button.primary else "text_muted"), alpha=_DIM_ALPHA)


def _words(
    p: Painter,
    button: TableButton,
    box: Rect,
    height: float,
    style: _Style,
    *,
    waits: bool = False,
    quiet: bool = False,
    longest: str = "",
) -> None:
    """Draw icon and words in a box, smaller where they are long; those of a ``quiet`` button are at its right."""
    largest = max(min(box.h * 0.5, height * 0.62), MIN_TEXT_PX)
    chip = min(largest * _CHIP_RATIO, box.w / 2 / max(len(button.kinds), 1))
    box = box._replace(w=round(box.w - chip * len(button.kinds)))
    fit = _fit(p, button, (box.w, box.h), largest, style.words, waits=waits, quiet=quiet, longest=longest)
    if fit.above:
        x = box.center[0]
        p.icon(f"{style.icons}/{button.icon}", x, box.y + box.h * ABOVE[0], box.h * ABOVE[1], style.alpha)
        p.label(style.words, fit.text, x, box.y + box.h * BELOW[0], fit.size, "center", box.w)
        return
    width = p.text_width(style.words, fit.text, fit.size) if fit.text else 0
    icon = fit.size * _ICON_RATIO if fit.text else min(max(largest * _ICON_RATIO, box.h * _ALONE_RATIO), box.w)
    before = icon + (fit.size * _GAP_RATIO if fit.text else 0.0) if fit.with_icon else 0.0
    x, y = box.x + (box.w - before - width) * (1.0 if quiet else 0.5), box.center[1]
    if fit.with_icon:
        p.icon(f"{style.icons}/{button.icon}", x + icon / 2, y, icon, style.alpha)
    if fit.text:
        end = p.label(style.words, fit.text, x + before, y, fit.size, width=box.w)
        for number, kind in enumerate(button.kinds):
            p.icon(f"token_small/{kind}", end.right + (number + 0.72) * chip, y, chip * 0.92)
            p.token_letter(kind, end.right + (number + 0.72) * chip, y, chip * 0.92)


def _fit(
    p: Painter,
    button: TableButton,
    area: tuple[int, int],
    largest: float,
    style: TextStyle,
    *,
    waits: bool,
    quiet: bool,
    longest: str,
) -> _Fit:
    """Return what fits of a button in an area: its words, else its short ones, else its icon alone.

    Words that are much smaller beside the icon have it above them, where text is not enlarged; else they have the room
    to themselves, as have those of a button that ``waits``, and those that would be of the least size, which the
    display face does not have; a quiet button keeps its icon.
    """
    room, height = area
    least, lead = MIN_TEXT_PX if quiet else max(largest * _BESIDE_RATIO, MIN_TEXT_PX + 1), _ICON_RATIO + _GAP_RATIO
    alone = room - MIN_TEXT_PX * lead * quiet
    texts = (text for text in (button.text, button.short) if text and p.text_width(style, text, MIN_TEXT_PX) <= alone)
    text = next(texts, "")
    if not text:
        return _Fit("", 0.0, with_icon=True)
    with_icon = not waits and not button.kinds and p.text_width(style, text, least) + least * lead <= room
    above = not (with_icon or waits or quiet or button.kinds) and p.layout.enlarged == 1.0 and height >= _MIN_ABOVE_PX
    size = min(largest, height * BELOW[1]) if above else largest
    usual = longest if longest and p.text_width(style, longest, MIN_TEXT_PX) <= alone else text
    while size > MIN_TEXT_PX and p.text_width(style, usual, size) + size * lead * with_icon > room:
        size = max(size - 0.5, MIN_TEXT_PX)
    return _Fit(text, size, with_icon, above)
