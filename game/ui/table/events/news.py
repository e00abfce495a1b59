"""The place of news above the dock, where the ticker is at other times, and the sentence of a hint there.

Knows the layout and a sentence; knows nothing of positions, input or time.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from game.support.i18n import tr
from game.ui.table.painter import LINE_STEP, Painter
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_HIGH: Final = 68, 40
_GAP: Final = 10, 6
"""The height of the place where there is no ticker, and its distance to the dock, in reference pixels of a large and a
compact layout."""
_EDGE: Final = 6, 4
_SIDE: Final = 16, 10
"""The distance of a sentence to the edges above and below it, and at its sides, likewise."""
_SIZE: Final = 20, 17
"""The size of a sentence, likewise."""
_SIGN: Final = 0.4, 26
"""The size of the sign of a hint by the height of its place, and the largest in reference pixels."""
_CAPTION: Final = 14
"""The size of the word below it in reference pixels."""


def news_box(p: Painter) -> Rect:
    """Return the place of news, which hides no piece: that of the ticker, else one over the end of the log."""
    if p.layout.ticker is not None:
        return p.layout.ticker
    dock, compact = p.layout.actions.rect, p.layout.compact
    high = round(p.px(_HIGH[compact]) * min(p.layout.enlarged, 1.4))
    return Rect(dock.x, dock.y - p.px(_GAP[compact]) - high, dock.w, high)


@dataclass(frozen=True)
class _Hint:
    """A hint in its box: the sizes of its sign and of the word below it, the width of both and the text beside them."""

    box: Rect
    sign: float
    caption: float
    head: float
    text: str
    words: Rect


def hint_box(p: Painter) -> Rect:
    """Return the box of the note that is aside."""
    return _hint(p).box


def _hint(p: Painter) -> _Hint:
    """Return the note that is aside in the place of news.

    Where the whole note does not fit it is the shorter form, and the box grows upwards where that has more lines.
    """
    compact, box = p.layout.compact, news_box(p)
    edge, side = p.px(_EDGE[compact]), p.px(_SIDE[compact])
    sign, caption = min(box.h * _SIGN[0], p.px(_SIGN[1])), max(p.px(_CAPTION), MIN_TEXT_PX)
    head = max(sign, p.text_width("caption", tr("Hint").upper(), caption))
    left = round(box.x + side + head + side * 0.8)
    wide = box.right - side - left
    text = next((each for each in (p.marks.note, p.marks.aside) if _height(p, each, wide) <= box.h - 2 * edge), "")
    if not text:
        text = p.marks.aside
        high = _height(p, text, wide) + 2 * edge
        box = Rect(box.x, box.bottom - high, box.w, high)
    return _Hint(box, sign, caption, head, text, Rect(left, box.y + edge, wide, box.h - 2 * edge))


def draw_hint(p: Painter) -> Rect:
    """Draw the note that is aside in the place of news; return its box."""
    hint = _hint(p)
    box, sign, caption, compact = hint.box, hint.sign, hint.caption, p.layout.compact
    p.sprite("mat/dock", box)
    x, y, palette = box.x + p.px(_SIDE[compact]) + hint.head / 2, box.center[1] - (sign + caption) / 2, p.look.palette
    p.icon("icon/star", x, y + sign / 2, sign)
    p.label("caption", tr("Hint").upper(), x, y + sign + caption / 2, palette.text_soft, "center", caption)
    size = max(p.px(_SIZE[compact]), MIN_TEXT_PX) * p.layout.enlarged
    p.paragraph("small", hint.text, hint.words, palette.text, size)
    return box


def _height(p: Painter, text: str, wide: int) -> int:
    """Return the height of a text in a width, as small as it may be."""
    least = p.role_px("small", MIN_TEXT_PX)
    lines = len(p.look.text.wrap("small", text, wide, least))
    return ceil(lines * p.look.text.line_height("small", least) * LINE_STEP)
