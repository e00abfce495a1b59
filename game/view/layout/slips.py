"""The fields of a slip, which shows a reserved card on another seat's mat: its points, its price and its bonus.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_SIDE, _POINTS, _BONUS, _LEAD, _APART = 0.3, 0.42, 0.54, 0.18, 0.13
"""The most that its height counts, by its width, the widths of points and bonus, by what counts, and how far from the
edge these begin and the bonus and the price are from the line between them, where the longest price leaves room for it,
likewise."""
_PIP, _PIPS, _GAP = 0.84, 2.7, 0.11
"""The greatest size of a stone of its price, by the height of that field, how many of such are as wide as it, and the
gap between two, by its height."""
_LONGEST: Final = COLORS - 1
"""No card costs more colours."""


class SlipLayout(msgspec.Struct, frozen=True):
    """The fields of a slip; ``pip`` is the greatest size of a stone of its price, ``gap`` what is between two where
    there is room for it. ``head`` is its ground below points and bonus, from edge to edge.
    """

    head: Rect
    points: Rect
    price: Rect
    bonus: Rect
    pip: int
    gap: int

    def stone(self, count: int) -> int:
        """Return the size of each of ``count`` stones of a price, which lie in its field side by side."""
        apart = (self.price.w - (count - 1) * self.gap) // count
        return min(self.pip, max(apart, min(MIN_TEXT_PX, self.price.w // count)))

    def pitch(self, count: int) -> float:
        """Return how far apart the middles of these stones are."""
        side = self.stone(count)
        return min(side + self.gap, (self.price.w - side) / max(count - 1, 1))


def is_slip(box: Rect) -> bool:
    """Whether a reserved card is shown as a slip."""
    return box.w > box.h


def slip_layout(box: Rect, edge: int, *, points: bool) -> SlipLayout:
    """Return the fields of a slip within its edge, side by side.

    The bonus of a card without points takes their place, and leaves its own to the price.
    """
    inner = box.inset(edge)
    side, gap = min(box.h, box.w * _SIDE), max(edge // 2, 1)
    spare = inner.w - round(side * _POINTS) - round(side * _BONUS) - 3 * gap - _LONGEST * MIN_TEXT_PX
    lead = max(min(round(side * _LEAD), spare), 0)
    apart = max(min(round(side * _APART), (spare - lead + gap) // 2), 1)
    number = inner._replace(x=inner.x + lead, w=round(side * _POINTS))
    bonus = inner._replace(x=number.right + max(apart // 2, gap), w=round(side * _BONUS))
    pip = round(min(inner.h * _PIP, (inner.right - bonus.right - 2 * apart) / _PIPS))
    if not points:
        bonus = bonus._replace(x=number.x)
    start = bonus.right + 2 * apart
    price = inner._replace(x=start, w=inner.right - start)
    return SlipLayout(
        head=box._replace(w=bonus.right + apart - box.x),
        points=number,
        price=price,
        bonus=bonus,
        pip=pip,
        gap=max(1, round(side * _GAP)),
    )
