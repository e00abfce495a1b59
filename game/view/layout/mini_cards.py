"""The parts of a mini card, which shows a reserved card on another seat's mat: points and bonus, picture and price.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect

RATIO: Final = 0.48
"""The width of a mini card by its height."""
_SLIM: Final = 0.64
"""A card narrower than this by its height is a mini card: others have the proportions of a real one."""
_BAND: Final = 0.25
"""The height of the band with points and bonus by the card's."""
_STONE, _PITCH, _ROWS = 0.45, 0.88, COLORS - 1
"""The size of a stone of the price by the card's width at most, the distance of two by their size, and how many of them
the picture has room for: no card costs more colours."""


class MiniCardLayout(msgspec.Struct, frozen=True):
    """The fields of a mini card. ``stone`` is the size of a stone of its price."""

    points: Rect
    bonus: Rect
    picture: Rect
    stone: int

    def tags(self, count: int, side: int) -> list[Rect]:
        """Return the boxes of ``count`` tags, ``side`` high, below the bonus."""
        x, y = self.bonus.right - side, self.picture.y
        return [Rect(x, y + number * side, side, side) for number in range(count)]

    def stones(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` stones of a price at the left edge of the picture, down to its foot."""
        x, foot, side = self.picture.x, self.picture.bottom, self.stone
        pitch = side * _PITCH
        return [Rect(x, foot - side - round((count - 1 - number) * pitch), side, side) for number in range(count)]


def is_mini(box: Rect) -> bool:
    """Whether a reserved card is shown as a mini card."""
    return box.w < box.h * _SLIM


def mini_card_layout(box: Rect, edge: int) -> MiniCardLayout:
    """Return the fields of a mini card within its edge: the band above the picture, and on this the price."""
    inner = box.inset(edge)
    band = round(box.h * _BAND) - edge
    points = inner._replace(w=inner.w // 2, h=band)
    side = min(band, inner.right - points.right)
    return MiniCardLayout(
        points=points,
        bonus=Rect(inner.right - side, round(points.center[1] - side / 2), side, side),
        picture=inner._replace(y=inner.y + band, h=inner.h - band),
        stone=min(round(box.w * _STONE), int((inner.h - band) / (1 + (_ROWS - 1) * _PITCH))),
    )
