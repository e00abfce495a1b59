"""The line of the other seats above a magnified view that covers their mats: portraits, points, names and bonuses.

Knows the position and a box; knows nothing of what the view shows, input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import COLORS, Seat
from game.ui.graphics.type_scale import NAME
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_score, draw_threat
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.mats import BONUS_RATIO
from game.view.layout.model import others
from game.view.theme import MIN_TEXT_PX

RIVALS_PX: Final = Density(52.0, 40.0)
"""The height of the line with the other seats above a large card, in reference pixels."""
_RIVALS_BONUSES_PX: Final = Density(32.0, 22.0)
"""The height of the line with their bonuses below it, in reference pixels; a single other seat has them beside its
name."""
_BONUS_FIGURE_RATIO: Final = 0.58
"""The size of the number of a bonus in this line by the bonus's height."""
_BESIDE_NAME_RATIO: Final = 0.55
"""The width of the bonuses of a single other seat, by that of the room between portrait and points."""
_NO_BONUS_ALPHA: Final = 60
"""The alpha of a bonus that a seat does not have."""
_GAP_PX: Final = 8.0
"""Distance between two seats in this line, in reference pixels."""


def rivals_height(p: Painter) -> int:
    """Return the height of the line, in window pixels."""
    line, below = p.px(RIVALS_PX[p.layout.compact]), p.px(_RIVALS_BONUSES_PX[p.layout.compact])
    return line + below * (len(p.state.players) > 2)


def draw_rivals(p: Painter, line: Rect) -> None:
    """Draw the other seats side by side in a line: portrait, points, bonuses, and names where there is room for all."""
    seats = others(len(p.state.players), p.layout.viewer)
    rooms: list[tuple[Seat, Rect, float, float]] = []
    for seat, box in zip(seats, line.row(len(seats), p.px(_GAP_PX)), strict=True):
        p.sprite(f"mat/{p.person(seat)}", box)
        head = box._replace(h=min(p.px(RIVALS_PX[p.layout.compact]), box.h))
        left, right = _draw_rival(p, seat, head)
        bonuses = head._replace(
            x=round(right - (right - left) * _BESIDE_NAME_RATIO), w=round((right - left) * _BESIDE_NAME_RATIO)
        )
        if len(seats) > 1:
            edge = p.px(6)
            bonuses = Rect(box.x + edge, head.bottom - p.px(3), box.w - 2 * edge, box.bottom - head.bottom)
        else:
            right = bonuses.x - p.px(6)
        rooms.append((seat, head, left, right))
        _draw_bonuses(p, seat, bonuses)
    named = all(p.text_width(NAME, p.name(seat), MIN_TEXT_PX) <= right - left for seat, _, left, right in rooms)
    for seat, head, left, right in rooms:
        _draw_name(p, seat, head, left, right - left, named=named)


def _draw_rival(p: Painter, seat: Seat, box: Rect) -> tuple[float, float]:
    """Draw the portrait of a seat and its points at both ends of a box; return the edges of what is between them."""
    side, height, middle = box.h * 0.72, box.h - p.px(10), box.center[1]
    p.seat_sign(seat, box.x + p.px(6) + side / 2, middle, side)
    score = Rect(round(box.right - box.h * 0.94), round(middle - height / 2), round(box.h * 0.84), height)
    draw_score(p, score, p.points(seat))
    if p.threatens(seat):
        draw_threat(p, score)
    return box.x + p.px(11) + side, score.x - p.px(5)


def _draw_name(p: Painter, seat: Seat, box: Rect, left: float, room: float, *, named: bool) -> None:
    """Write the name of a seat from a point of a box on, or draw its mark in the middle of that room."""
    if named:
        p.label(NAME, p.name(seat), left, box.center[1], box.h * 0.46, width=room)
    else:
        p.icon(f"seat_mark/{p.person(seat)}", left + room / 2, box.center[1], min(box.h * 0.4, room))


def _draw_bonuses(p: Painter, seat: Seat, box: Rect) -> None:
    """Draw the bonuses of a seat side by side, each with its number; a missing one is faint."""
    height = min(box.h * 0.86, (box.w / COLORS - 1) / BONUS_RATIO)
    for color, count in enumerate(p.state.players[seat].bonuses):
        x, y = box.x + (color + 0.5) * box.w / COLORS, box.center[1]
        p.icon(f"bonus/{color}", x, y, height, 255 if count else _NO_BONUS_ALPHA)
        if count:
            size = max(height * _BONUS_FIGURE_RATIO, MIN_TEXT_PX)
            p.count(str(count), x, y + (height - size) / 2, size, anchor="center")
