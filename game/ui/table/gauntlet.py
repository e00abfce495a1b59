"""The conditions of victory of a player in pictures (R17): the points' progress and a row of stones.

Knows a player's bonuses and points; knows nothing of input.
"""

from __future__ import annotations

from game.rules.model import COLORS, SPECIAL, Player
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect


def draw_progress(p: Painter, rect: Rect, points: int) -> None:
    """Draw a bar of as many parts as there are points to the goal."""
    palette = p.look.palette
    goal = p.edition.goal
    label_w = p.px(46)
    bar = Rect(rect.x, round(rect.center[1] - p.px(6)), rect.w - label_w, p.px(12))
    p.canvas.rect(palette.line, bar)
    inner = bar.inset(max(1, p.px(1.5)))
    p.canvas.rect(palette.ink, inner)
    done = min(points, goal)
    if done:
        p.canvas.rect(palette.picked, (inner.x, inner.y, inner.w * done / goal, inner.h))
    for i in range(1, goal):
        x = inner.x + inner.w * i / goal
        p.canvas.rect(palette.ink if i <= done else (*palette.line, 130), (x, inner.y, 1, inner.h))
    p.label(
        "count", f"{points}/{goal}", rect.right - label_w + p.px(4), rect.center[1], palette.text, "midleft", p.px(17)
    )


def draw_stones(p: Painter, rect: Rect, player: Player) -> None:
    """Draw the Gauntlet's condition as stones: one lit for each colour with a bonus, and the special token (R17)."""
    each = rect.w / 6
    size = min(rect.h, each * 0.92)
    for i, kind in enumerate((*range(COLORS), SPECIAL)):
        have = player.tokens[SPECIAL] > 0 if kind == SPECIAL else player.bonuses[kind] > 0
        p.icon(f"gem_small/{kind}", rect.x + each * (i + 0.5), rect.center[1], size, 255 if have else 55)
