"""The fields of a slip, which shows a reserved card on another seat's mat: its points, its price and its bonus.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_SIDE, _POINTS, _BONUS, _LEAD, _APART = 0.35, 0.42, 0.54, 0.13, 0.13
"""The most that its height counts, by its width, the widths of points and bonus, by what counts, and how far from the
edge these begin and the bonus and the price are from the line between them, where the longest price leaves room for it,
likewise."""
_PIP, _PIPS, _GAP = 0.92, 3.3, 0.08
"""The greatest size of a stone of its price, by the height of that field, how many of such are as wide as it, and the
gap between two, by its height."""
_LAP: Final = 14, 0.12
"""The size in window pixels up to which the edges of stones may overlap, and how far, by it; where a seal leaves too
little room even so, they overlap more."""
_MIN_BONUS: Final = 12
"""The least size of a bonus in window pixels, where the slip is as high."""
_SEAL, _WIDEST_SEAL, _SEAL_EDGE = 0.6, 0.15, 0.15
"""The greatest size of a slip's seal by its height and by its width, and its distance to a high one's edge, by its
size."""
_SEAL_OUT: Final = 0.4
"""How far the seal reaches over the right edge of a low slip, by its size."""
_HIGH, _COLUMN, _UPPER = 0.42, 0.3, 0.48
"""From this height by its width on, a slip has its bonus below its points; the width of both by that of the slip, and
the height of the points by that of both."""
_HIGH_PIP, _MIN_HIGH_PIP = 0.34, 15
"""The greatest size of a stone of its price, by the height of that field: most of the picture is free; and what it is
at least in window pixels, in two rows where it has no room in one."""
_MIN_LOW_PIP: Final = 0.42
"""The least size of a stone of a low slip's price by the height of that field: in two rows where one has no room."""
_LONGEST: Final = MIN_TEXT_PX * (COLORS - 1 - (COLORS - 2) * _LAP[1])
"""The least width of the longest price: no card costs more colours."""


class SlipLayout(msgspec.Struct, frozen=True):
    """The fields of a slip; ``pip`` is the greatest size of a stone of its price, ``gap`` what is between two where
    there is room for it. ``head`` is its ground below points and bonus, from edge to edge. A ``high`` slip has a
    picture beside its head, and its price at the foot of that.
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
        side = self._side(count, 1)
        halved = self._side((count + 1) // 2, 2)
        if halved > side and side < (_MIN_HIGH_PIP if self.high else self.price.h * _MIN_LOW_PIP):
            columns, rows, side = (count + 1) // 2, 2, halved
        pitch = min(side + self.gap, (self.price.w - side) / max(columns - 1, 1))
        height = rows * (side + self.gap) - self.gap
        left, top = self.price.x, self.price.bottom - height if self.high else self.price.center[1] - height / 2
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
        width, height = self.price.w, round(self.price.h * _PIP) if rows == 1 else self.price.h
        apart = (width - (columns - 1) * self.gap) // columns
        most, lap = _LAP
        lapping = max(min(most, int(width / (columns - (columns - 1) * lap))), MIN_TEXT_PX)
        return min(self.pip, (height - (rows - 1) * self.gap) // rows, max(apart, lapping))


def is_slip(box: Rect) -> bool:
    """Whether a reserved card is shown as a slip."""
    return box.w > box.h


def is_high_slip(box: Rect) -> bool:
    """Whether a slip has its bonus below its points."""
    return box.h >= box.w * _HIGH


def slip_seal(box: Rect) -> Rect:
    """Return the box of the seal: in the upper right corner of a high slip, over the right edge of a low one."""
    side = max(round(min(box.h * _SEAL, box.w * _WIDEST_SEAL)), MIN_TEXT_PX)
    if is_high_slip(box):
        inset = round(side * _SEAL_EDGE)
        return Rect(box.right - inset - side, box.y + inset, side, side)
    return Rect(box.right + round(side * _SEAL_OUT) - side, round(box.center[1] - side / 2), side, side)


def slip_layout(box: Rect, edge: int, *, points: bool, sealed: bool = False) -> SlipLayout:
    """Return the fields of a slip within its edge; the price of one that is ``sealed`` keeps off its seal.

    They are side by side, each at one place on all low slips of a size. On a high slip the bonus is below the points,
    or takes their place on a card without ``points``.
    """
    inner = box.inset(edge, max(edge // 2, 1))
    if is_high_slip(box):
        return _high_slip(box, inner, points=points)
    side, gap = min(box.h, box.w * _SIDE), max(edge // 2, 1)
    free = slip_seal(box).x - 1
    bonus_w = max(round(side * _BONUS), min(inner.h, _MIN_BONUS))
    spare = free - inner.x - round(side * _POINTS) - bonus_w - 3 * gap - round(_LONGEST)
    lead = max(min(round(side * _LEAD), int(spare)), 0)
    apart = max(min(round(side * _APART), int(spare - lead + gap) // 2), 1)
    number = inner._replace(x=inner.x + lead, w=round(side * _POINTS))
    bonus = inner._replace(x=number.right + max(apart // 2, gap), w=bonus_w)
    pip = round(min(inner.h * _PIP, (inner.right - bonus.right - 2 * apart) / _PIPS))
    start = bonus.right + 2 * apart
    return SlipLayout(
        head=box._replace(w=bonus.right + apart - box.x),
        points=number,
        price=inner._replace(x=start, w=(free if sealed else inner.right) - start),
        bonus=bonus,
        pip=pip,
        gap=max(1, round(side * _GAP)),
    )


def _high_slip(box: Rect, inner: Rect, *, points: bool) -> SlipLayout:
    """Return the fields of a slip whose points are above its bonus, and its price on the picture beside them."""
    gap = max(round(inner.h * _GAP / 2), 1)
    column = inner.inset(gap)._replace(w=round(box.w * _COLUMN) - gap)
    upper = round(column.h * _UPPER)
    bonus = column._replace(y=column.y + upper, h=column.h - upper) if points else column
    start = column.right + gap
    price = Rect(start + 2 * gap, inner.y + gap, inner.right - start - 3 * gap, inner.h - 2 * gap)
    return SlipLayout(
        head=box._replace(w=start - box.x),
        points=column._replace(h=upper),
        price=price,
        bonus=bonus,
        pip=max(round(inner.h * _HIGH_PIP), _MIN_HIGH_PIP),
        gap=max(gap // 2, 1),
        high=True,
    )
