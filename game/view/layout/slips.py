"""The fields of a slip, which shows a reserved card on another seat's mat: its points, its price and its bonus.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_MAX_SIDE_RATIO: Final = 0.35
"""The most that its height counts, by its width; what counts of it is the side of the fields of a low slip."""
_POINTS_RATIO: Final = 0.42
"""The width of the points of a low slip by this side."""
_BONUS_RATIO: Final = 0.54
"""The width of its bonus, likewise."""
_LEAD_RATIO: Final = 0.13
"""How far from the edge points and bonus begin, likewise, where the longest price leaves room for it."""
_APART_RATIO: Final = 0.13
"""How far the bonus and the price are from the line between them, likewise, where the longest price leaves room."""
_PIP_RATIO: Final = 0.92
"""The greatest size of a stone of its price by the height of that field."""
_PIPS: Final = 3.3
"""How many stones of the greatest size are as wide as this field."""
_GAP_RATIO: Final = 0.08
"""The gap between two stones by the side of a low slip, or by the height of a high one."""
_MAX_LAPPING_PX: Final = 14
"""The size in window pixels up to which the edges of stones may overlap."""
_LAP_RATIO: Final = 0.12
"""How far they may, by this size."""
_MIN_BONUS: Final = 12
"""The least size of a bonus in window pixels, where the slip is as high."""
_TICK_RATIO: Final = 0.34
"""The size of the tick of a slip by the slip's height."""
_MIN_TICK_PX: Final = 10
"""The least size of this tick in window pixels."""
_CORNER_RATIO: Final = 0.1
"""How far the price of a high but wide slip begins above the tick's lower edge, by this height: only a lone stone is
so high, far from the tick.
"""
_USUAL: Final = 3
"""Two stones of a high slip's price have the size of so many."""
_FOOT_RATIO: Final = 0.07
"""The distance of this price to the slip's foot by the slip's height: the tick has room above it."""
_HIGH_RATIO: Final = 0.34
"""From this height by its width on, a slip has its bonus below its points."""
_COLUMN_RATIO: Final = 0.3
"""The width of points and bonus of a high slip by the slip's width."""
_UPPER_RATIO: Final = 0.48
"""The height of these points by that of both."""
_HIGH_PIP_RATIO: Final = 0.72
"""The greatest size of a stone of a high slip's price by the height of that field."""
_MIN_HIGH_PIP: Final = 15
"""The least size of such a stone in window pixels, in two rows where it has no room in one."""
_MIN_LOW_PIP_RATIO: Final = 0.42
"""The least size of a stone of a low slip's price by the height of that field: in two rows where one has no room."""
_LONGEST: Final = MIN_TEXT_PX * (COLORS - 1 - (COLORS - 2) * _LAP_RATIO)
"""The least width of the longest price: no card costs more colours."""


class SlipLayout(msgspec.Struct, frozen=True):
    """The fields of a slip; ``pip`` is the greatest size of a stone of its price, ``gap`` what is between two where
    there is room for it. ``head`` is its ground below points and bonus, from edge to edge. A ``high`` slip has a
    picture beside its head, and its price on that.
    """

    head: Rect
    points: Rect
    price: Rect
    bonus: Rect
    pip: int
    gap: int
    high: bool = False

    def stones(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` stones of a price, in two rows where one would make them too small."""
        columns, rows = count, 1
        side = self._side(max(count, _USUAL) if self.high and count > 1 else count, 1)
        halved = self._side((count + 1) // 2, 2)
        if halved > side and side < (_MIN_HIGH_PIP if self.high else self.price.h * _MIN_LOW_PIP_RATIO):
            columns, rows, side = (count + 1) // 2, 2, halved
        pitch = min(side + self.gap, (self.price.w - side) / max(columns - 1, 1))
        height = rows * (side + self.gap) - self.gap
        left = self.price.x
        top = self.price.bottom - height if self.high and rows == 1 else self.price.center[1] - height / 2
        return [
            Rect(
                round(left + number % columns * pitch),
                round(top + number // columns * (side + self.gap)),
                side,
                side,
            )
            for number in range(count)
        ]

    def _side(self, columns: int, rows: int) -> int:
        """Return the size of stones in columns and rows; small ones may overlap."""
        width, height = self.price.w, round(self.price.h * _PIP_RATIO) if rows == 1 else self.price.h
        apart = (width - (columns - 1) * self.gap) // columns
        lapping = max(min(_MAX_LAPPING_PX, int(width / (columns - (columns - 1) * _LAP_RATIO))), MIN_TEXT_PX)
        return min(self.pip, (height - (rows - 1) * self.gap) // rows, max(apart, lapping))


def is_slip(box: Rect) -> bool:
    """Whether a reserved card is shown as a slip."""
    return box.w > box.h


def is_high_slip(box: Rect) -> bool:
    """Whether a slip has its bonus below its points."""
    return box.h >= box.w * _HIGH_RATIO


def slip_tick(box: Rect) -> Rect:
    """Return the square of the tick of a slip, in its upper right corner."""
    side = max(round(box.h * _TICK_RATIO), _MIN_TICK_PX)
    return Rect(box.right - side, box.y, side, side)


def slip_layout(box: Rect, edge: int, *, points: bool, ticked: bool = False) -> SlipLayout:
    """Return the fields of a slip within its edge; the price of a low one that is ``ticked`` ends before its tick.

    They are side by side, each at one place on all low slips of a size. On a high slip the bonus is below the points,
    or takes their place on a card without ``points``.
    """
    inner = box.inset(edge, max(edge // 2, 1))
    if is_high_slip(box):
        return _high_slip(box, inner, points=points)
    side, gap = min(box.h, box.w * _MAX_SIDE_RATIO), max(edge // 2, 1)
    bonus_w = max(round(side * _BONUS_RATIO), min(inner.h, _MIN_BONUS))
    spare = inner.w - round(side * _POINTS_RATIO) - bonus_w - 3 * gap - round(_LONGEST)
    lead = max(min(round(side * _LEAD_RATIO), int(spare)), 0)
    apart = max(min(round(side * _APART_RATIO), int(spare - lead + gap) // 2), 1)
    number = inner._replace(x=inner.x + lead, w=round(side * _POINTS_RATIO))
    bonus = inner._replace(x=number.right + max(apart // 2, gap), w=bonus_w)
    free = slip_tick(box).x if ticked else inner.right
    pip = round(min(inner.h * _PIP_RATIO, (inner.right - bonus.right - 2 * apart) / _PIPS))
    start = bonus.right + 2 * apart
    return SlipLayout(
        head=box._replace(w=bonus.right + apart - box.x),
        points=number,
        price=inner._replace(x=start, w=free - start),
        bonus=bonus,
        pip=pip,
        gap=max(1, round(side * _GAP_RATIO)),
    )


def _high_slip(box: Rect, inner: Rect, *, points: bool) -> SlipLayout:
    """Return the fields of a slip whose points are above its bonus, and its price at the foot of the picture."""
    gap = max(round(inner.h * _GAP_RATIO / 2), 1)
    column = inner.inset(gap)._replace(w=round(box.w * _COLUMN_RATIO) - gap)
    upper = round(column.h * _UPPER_RATIO)
    bonus = column._replace(y=column.y + upper, h=column.h - upper) if points else column
    start = column.right + gap
    foot = max(round(box.h * _FOOT_RATIO), gap)
    top = slip_tick(box).bottom - (round(box.h * _CORNER_RATIO) if 2 * box.h < box.w else 0)
    price = Rect(start + 2 * gap, top, inner.right - start - 3 * gap, inner.bottom - foot - top)
    return SlipLayout(
        head=box._replace(w=start - box.x),
        points=column._replace(h=upper),
        price=price,
        bonus=bonus,
        pip=min(max(round(inner.h * _HIGH_PIP_RATIO), _MIN_HIGH_PIP), round(price.h * _PIP_RATIO)),
        gap=max(gap // 2, 1),
        high=True,
    )
