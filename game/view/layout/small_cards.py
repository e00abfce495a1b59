"""The parts of a small reserved card of the reader: points and bonus, picture and on this the price.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_BAND: Final = 0.25
"""The height of the band with points and bonus by the card's."""
_STONE, _PITCH, _ROWS = 0.45, (0.98, 0.88), COLORS - 1
"""The size of a stone of the price by the card's width at most, the distance of two by their size, on a low card last,
and how many of them the picture has room for: no card costs more colours."""
_FOOTED_BAND, _FOOTED_PITCH = 0.235, 0.82
"""The band's height and this distance on a card whose picture ends above its foot."""
_TAG: Final = 0.7
"""The size of a tag by the bonus's."""
_COLUMNS: Final = 3
"""How many fields the band has room for: a card can have a stone printed beside its bonus."""


class SmallCardLayout(msgspec.Struct, frozen=True):
    """The fields of a small card. ``stone`` is the size of a stone of its price, ``pitch`` the distance of two."""

    points: Rect
    bonus: Rect
    picture: Rect
    stone: int
    pitch: float

    @property
    def tag(self) -> int:
        """The size of a tag."""
        return round(self.bonus.w * _TAG)

    def tags(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` tags below the bonus."""
        side = self.tag
        x, y = self.bonus.right - side, self.picture.y
        return [Rect(x, y + number * side, side, side) for number in range(count)]

    def stones(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` stones of a price: a column at the left edge of the picture, up to its foot."""
        inner, side = self.picture, self.stone
        tops = [inner.bottom - side - round((count - 1 - number) * self.pitch) for number in range(count)]
        return [Rect(inner.x, top, side, side) for top in tops]


def small_card_layout(box: Rect, edge: int, foot: float = 1.0) -> SmallCardLayout:
    """Return the fields of a small card within its edge: the band above the picture, and the price.

    The picture of a whole card ends at ``foot``, a share of its height.
    """
    inner, footed = box.inset(edge), foot < 1.0
    if footed:
        inner = inner._replace(h=round(box.h * foot) - edge)
    band = round(box.h * (_FOOTED_BAND if footed else _BAND)) - edge
    column = inner.w // _COLUMNS
    points = inner._replace(w=column, h=band)
    side = min(band, column)
    picture = inner._replace(y=inner.y + band, h=inner.h - band)
    pitch, close = _PITCH
    if footed:
        pitch = _FOOTED_PITCH
    elif picture.h / (1 + (_ROWS - 1) * pitch) < MIN_TEXT_PX:
        pitch = close
    stone = min(round(box.w * _STONE), int(picture.h / (1 + (_ROWS - 1) * pitch)))
    return SmallCardLayout(
        points=points,
        bonus=Rect(inner.right - side, round(points.center[1] - side / 2), side, side),
        picture=picture,
        stone=stone,
        pitch=stone * pitch,
    )
