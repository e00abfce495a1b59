"""Hints at the table: a note near its subject, and the sign that a rule explains it.

Knows boxes and text; knows nothing of what the text is about.
"""

from __future__ import annotations

from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect

_KEY_HIGH, _KEY_TEXT = 1.35, 0.86
"""The height of a plate with a key, and the size of its text, by that of the text beside it."""


def note_box(p: Painter, text: str, near: Rect, *, explained: bool = False) -> Rect:
    """Draw a tooltip of a few lines near a box, inside the window; return its box.

    With ``explained`` it has the sign of a rule at its right.
    """
    palette = p.look.palette
    larger = p.layout.enlarged
    size = round(max(p.px(18), 14) * larger)
    sign = rule_sign_width(p, size) + p.px(12) if explained else 0
    limit = min(p.px(340) * larger, p.layout.size[0] * 0.8 - sign)
    lines = p.look.text.wrap("small", text, limit, p.role_px("small", size), 3 if larger == 1.0 else 5)
    words = max(p.text_width("small", line, size) for line in lines)
    width = words + sign + p.px(28)
    line_h = round(size * 1.3)
    height = line_h * len(lines) + p.px(16)
    screen_w, screen_h = p.layout.size
    x = min(max(round(near.center[0] - width / 2), p.px(6)), screen_w - width - p.px(6))
    # A button's hint must not cover the prompt above the button, which says what can be done instead.
    panel = p.layout.actions.rect
    top = panel.y if panel.contains(near.center) else near.y
    y = top - height - p.px(10)
    if y < p.px(4):
        y = min(near.bottom + p.px(10), screen_h - height - p.px(4))
    box = Rect(x, y, width, height)
    p.sprite("ui/tooltip", box)
    middle = x + p.px(14) + words / 2
    for i, line in enumerate(lines):
        p.label("small", line, middle, y + p.px(8) + line_h * (i + 0.5), palette.text, "center", size)
    if explained:
        rule_sign(p, box.right - p.px(12), box.center[1], size)
    return box


def rule_sign(p: Painter, right: float, middle: float, size: float) -> None:
    """Draw a question mark and the key that opens the rule of a hint, ending at ``right``."""
    wide = rule_sign_width(p, size)
    high = round(size * _KEY_HIGH)
    p.sprite("ui/pill", Rect(round(right - wide), round(middle - high / 2), wide, high))
    p.icon("icon/help", right - wide + high * 0.62, middle, size * 0.95)
    p.label(
        "caption", p.marks.rules_key, right - high * 0.45, middle, p.look.palette.text, "midright", size * _KEY_TEXT
    )


def rule_sign_width(p: Painter, size: float) -> int:
    """Return the sign's width beside text of a size."""
    return round(size * _KEY_HIGH * 1.5) + p.text_width("caption", p.marks.rules_key, size * _KEY_TEXT)
