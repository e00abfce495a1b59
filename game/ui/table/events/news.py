"""The place of news above the dock, where the ticker is at other times, and the notes there.

Knows the layout and a sentence; knows nothing of positions, input or time.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from game.support.i18n import tr
from game.ui.graphics.type_scale import DETAIL, TABLE_CAPTION
from game.ui.table.hint import rule_sign, rule_sign_width
from game.ui.table.painter import LINE_STEP, Painter
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_HIGH: Final = Density(68, 40)
_GAP: Final = Density(10, 6)
"""The height of the place where there is no ticker, and its distance to the dock, in reference pixels."""
_EDGE: Final = Density(6, 4)
_SIDE: Final = Density(16, 10)
"""The distance of a sentence to the edges above and below it, and at its sides, in reference pixels."""
_SIZE: Final = Density(20, 17)
"""The size of a sentence, in reference pixels."""
_SIGN_RATIO, _MAX_SIGN_PX = 0.4, 26
"""The size of the sign of a hint by the height of its place, and the largest in reference pixels."""
_CAPTION: Final = 14
"""The size of the word below it in reference pixels."""
_RULE: Final = 0.9
"""The size of the sign of a rule by that of the sentence."""


def news_box(p: Painter) -> Rect:
    """Return the place of news, which hides no piece: that of the ticker, else one over the end of the log."""
    if p.layout.ticker is not None:
        return p.layout.ticker
    dock, compact = p.layout.dock.rect, p.layout.compact
    height = round(p.px(_HIGH[compact]) * min(p.layout.enlarged, 1.4))
    return Rect(dock.x, dock.y - p.px(_GAP[compact]) - height, dock.w, height)


@dataclass(frozen=True)
class _Note:
    """A note in its box: its text, the place of that, and the width of the sign before it, 0 where it is no hint."""

    box: Rect
    text: str
    words: Rect
    head: float


def note_box(p: Painter) -> Rect:
    """Return the box of the note."""
    return _note(p).box


def draw_note(p: Painter) -> Rect:
    """Draw the note in the place of news, where it covers nothing that is compared; return its box.

    A hint, which is aside, has its sign before it, and a refusal that of its rule behind it.
    """
    note = _note(p)
    p.sprite("mat/dock" if note.head else "ui/tooltip", note.box)
    if note.head:
        _draw_sign(p, note)
    p.paragraph(DETAIL, note.text, note.words, _size(p))
    if p.highlights.explained:
        rule_sign(p, note.box.right - p.px(_SIDE[p.layout.compact]), note.box.center[1], _rule(p))
    return note.box


def _note(p: Painter) -> _Note:
    """Return the note in the place of news.

    Where a whole hint does not fit it is the shorter form; the box grows upwards where a text has more lines.
    """
    compact, box = p.layout.compact, news_box(p)
    edge, side = p.px(_EDGE[compact]), p.px(_SIDE[compact])
    word = p.text_width(TABLE_CAPTION, tr("Hint").upper(), _caption(p))
    head = max(_sign(p, box), word) if p.highlights.aside else 0.0
    tail = rule_sign_width(p, _rule(p)) + side if p.highlights.explained else 0
    left = round(box.x + side + head + side * 0.8 * bool(head))
    width = box.right - side - tail - left
    forms = (p.highlights.note, p.highlights.aside or p.highlights.note)
    text = next((each for each in forms if _height(p, each, width) <= box.h - 2 * edge), "")
    if not text:
        text = forms[-1]
        height = _height(p, text, width) + 2 * edge
        box = Rect(box.x, box.bottom - height, box.w, height)
    return _Note(box, text, Rect(left, box.y + edge, width, box.h - 2 * edge), head)


def _draw_sign(p: Painter, note: _Note) -> None:
    """Draw the sign of a hint and its word below it."""
    box, sign, caption = note.box, _sign(p, note.box), _caption(p)
    x, y = box.x + p.px(_SIDE[p.layout.compact]) + note.head / 2, box.center[1] - (sign + caption) / 2
    p.icon("icon/star", x, y + sign / 2, sign)
    p.label(TABLE_CAPTION, tr("Hint").upper(), x, y + sign + caption / 2, caption, "center")


def _sign(p: Painter, box: Rect) -> float:
    return min(box.h * _SIGN_RATIO, p.px(_MAX_SIGN_PX))


def _caption(p: Painter) -> float:
    return max(p.px(_CAPTION), MIN_TEXT_PX)


def _size(p: Painter) -> float:
    """Return the usual size of the sentence."""
    return max(p.px(_SIZE[p.layout.compact]), MIN_TEXT_PX) * p.layout.enlarged


def _rule(p: Painter) -> float:
    """Return the size of the sign of a rule."""
    return max(_size(p) * _RULE, MIN_TEXT_PX)


def _height(p: Painter, text: str, width: int) -> int:
    """Return the height of a text in a width, as small as it may be."""
    least = p.look.text.sized(DETAIL, MIN_TEXT_PX * p.layout.enlarged)
    lines = len(p.look.text.wrap(least, text, width))
    return ceil(lines * p.look.text.line_height(least) * LINE_STEP)
