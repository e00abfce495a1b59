"""The condition of the Gauntlet (R17) in pictures: the glove with its stones, a row of stones, the points' progress.

Knows players' bonuses and points, and the box of the reminder that compares all players; knows nothing of input.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import COLORS, SPECIAL, Player, Seat
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect

_LEAST_ROW: Final = 18
"""Where rows would be lower than so many pixels, players are drawn in two columns instead."""


def draw_gauntlet_tile(p: Painter) -> None:
    """Draw the goal: all players' points and stones, in rows beside the glove, or in two columns."""
    rect = p.layout.gauntlet
    if rect is None:
        return
    p.sprite("ui/panel_dim", rect)
    wide, high = p.look.atlas.size("gauntlet")
    seats = len(p.state.players)
    if (rect.h - p.px(6)) / seats < _LEAST_ROW:
        columns = 2 if seats > 2 else 1
        inner = rect.inset(p.px(5), p.px(3))
        each, row = inner.w / columns, inner.h / 2
        for seat in range(seats):
            x, y = inner.x + (seat % columns) * each, inner.y + seat // columns * row
            gap = p.px(10) if seat % columns else p.px(2)
            _standing_twice(p, Rect(round(x + gap), round(y), round(each - p.px(12)), round(row)), seat)
        if columns > 1:
            p.canvas.rect((*p.look.palette.line, 120), (round(rect.center[0]), inner.y, 1, inner.h))
        return
    glove = min(rect.h * 0.86, rect.w * 0.3 * high / wide)
    across = glove * wide / high
    p.icon("gauntlet", rect.x + p.px(8) + across / 2, rect.center[1], glove)
    left = rect.x + p.px(14) + round(across)
    each = (rect.h - p.px(8)) / seats
    for seat in range(seats):
        y = round(rect.y + p.px(4) + each * seat)
        _standing(p, Rect(left, y, rect.right - p.px(6) - left, round(each)), seat)


def _standing(p: Painter, rect: Rect, seat: Seat) -> None:
    """Draw a player's mark, points and stones in one line."""
    y = rect.center[1]
    mark = min(rect.h * 0.7, p.px(20))
    p.icon(f"seat_mark/{seat}", rect.x + mark / 2, y, mark)
    size = min(rect.h * 0.85, p.px(24))
    count_width = p.text_width("count", "88", size)
    x = rect.x + mark + p.px(5) + count_width
    p.label("count", str(p.points(seat)), x, y, p.look.palette.picked, "midright", size)
    x += p.px(7)
    draw_stones(p, Rect(round(x), rect.y, round(min(rect.right - x, p.px(190))), rect.h), p.state.players[seat])


def _standing_twice(p: Painter, rect: Rect, seat: Seat) -> None:
    """Draw the same in less room: the stones below mark and points, or none where they would be too small."""
    stones = rect.w >= p.px(60)
    high = rect.h * (0.54 if stones else 0.8)
    y = rect.y + high / 2
    mark = min(high * 0.8, p.px(20))
    size = min(high * 1.05, p.px(24))
    p.icon(f"seat_mark/{seat}", rect.x + mark / 2, y, mark)
    p.label("count", str(p.points(seat)), rect.x + mark + p.px(6), y, p.look.palette.picked, "midleft", size)
    if stones:
        row = Rect(rect.x, round(rect.y + rect.h * 0.53), rect.w, round(rect.h * 0.44))
        draw_stones(p, row, p.state.players[seat])


def draw_gauntlet(p: Painter, rect: Rect, player: Player) -> None:
    """Draw the glove with a stone in its socket for each part of the condition that the player meets (R17)."""
    wide, high = p.look.atlas.size("gauntlet_empty")
    box = rect.fit(wide / high)
    p.sprite("gauntlet_empty", box)
    for kind in (*range(COLORS), SPECIAL):
        if player.tokens[SPECIAL] > 0 if kind == SPECIAL else player.bonuses[kind] > 0:
            x, y, size = p.look.atlas.anchor("gauntlet_empty", f"socket/{kind}")
            p.icon(f"gem_small/{kind}", box.x + x * box.w, box.y + y * box.h, size * box.h)


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
