"""The sign that a rule explains a sentence.

Knows sizes and the key; knows nothing of what the sentence is about.
"""

from __future__ import annotations

from typing import Final

from game.ui.graphics.type_scale import TABLE_CAPTION
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect

_KEY_H_RATIO: Final = 1.35
"""The height of a plate with a key by that of the text beside it."""
_KEY_TEXT_RATIO: Final = 0.86
"""The size of the text on this plate by that of the text beside it."""


def rule_sign(p: Painter, right: float, middle: float, size: float) -> None:
    """Draw a question mark and the key that opens the rule of a hint, ending at ``right``."""
    width = rule_sign_width(p, size)
    height = round(size * _KEY_H_RATIO)
    p.sprite("ui/pill", Rect(round(right - width), round(middle - height / 2), width, height))
    p.icon("icon/help", right - width + height * 0.62, middle, size * 0.95)
    style, key = TABLE_CAPTION.in_color("text"), p.highlights.rules_key
    p.label(style, key, right - height * 0.45, middle, size * _KEY_TEXT_RATIO, "midright")


def rule_sign_width(p: Painter, size: float) -> int:
    """Return the sign's width beside text of a size."""
    key = p.text_width(TABLE_CAPTION, p.highlights.rules_key, size * _KEY_TEXT_RATIO)
    return round(size * _KEY_H_RATIO * 1.5) + key
