"""The fields of a slip, which shows a reserved card on another seat's mat: its points, its price and its bonus.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.view.layout.geometry import Rect

_TWO_LINES: Final = 0.44, 44
"""From this height by its width and in window pixels on, a slip has two lines."""
_HIGH_LINE, _HIGH_AIR = 0.43, 0.08
"""The height of the upper one, by the slip's, and the air around the bonus in it, by this height."""
_SIDE, _POINTS, _BONUS = 0.3, 0.55, 0.5
"""The most that its height counts, by its width, and the widths of points and bonus in one line, by what counts."""
_PIP, _PIPS = 0.84, 2.7
"""The greatest size of a stone of its price, by the height of that field, and how many of them the field is wide: three
overlap a little."""


class SlipLayout(msgspec.Struct, frozen=True):
    """The fields of a slip; ``pip`` is the size of a stone of its price, the same for all slips of a size."""

    points: Rect
    price: Rect
    bonus: Rect
    pip: int


def is_slip(box: Rect) -> bool:
    """Whether a reserved card is shown as a slip."""
    return box.w > box.h


def slip_layout(box: Rect, edge: int, *, points: bool) -> SlipLayout:
    """Return the fields of a slip within its edge: side by side, or on a high one points and bonus above the price.

    Side by side, the price of a card without points takes their place as well.
    """
    inner = box.inset(edge)
    share, least = _TWO_LINES
    if box.h >= max(box.w * share, least):
        upper = round(box.h * _HIGH_LINE) - edge
        price = inner._replace(y=inner.y + upper, h=inner.h - upper)
        head = inner._replace(w=upper, h=upper)
        return SlipLayout(
            points=head,
            price=price,
            bonus=head.moved(inner.w - upper, 0).inset(round(upper * _HIGH_AIR)),
            pip=round(min(price.h, price.w / _PIPS)),
        )
    side, gap = min(box.h, box.w * _SIDE), max(edge // 2, 1)
    head = inner._replace(w=round(side * _POINTS))
    end = round(side * _BONUS)
    bonus = inner._replace(x=inner.right - end, w=end)
    start = head.right + gap
    room = bonus.x - gap - start
    price = inner._replace(x=start, w=room) if points else inner._replace(w=bonus.x - gap - inner.x)
    return SlipLayout(points=head, price=price, bonus=bonus, pip=round(min(inner.h * _PIP, room / _PIPS)))
