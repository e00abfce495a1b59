"""The four seats: a shape and a colour each (circle, hexagon, square, diamond) as a mark and as a visitor's frame.

Knows the seats. Must not know who sits there; who the visitors are is `visitors`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art.brush import blend, fill
from tools.art.marvel.ink import inked, panel_fill, shadow
from tools.art.marvel.palette import INK, SEATS, WHITE
from tools.art.marvel.paths import box, circle, regular
from tools.art.marvel.visitors import VISITORS, picture
from tools.art.poster.sheet import lay, painted_size
from tools.art.sprite import Sprite


def seat_shape(seat: int, x: float, y: float, radius: float) -> skia.Path:
    """Return the seat's outline around a centre."""
    if seat == 0:
        return circle(x, y, radius)
    if seat == 1:
        return regular(6, radius * 1.06, x, y, 0)
    if seat == 2:
        return box(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, radius * 0.2)
    return regular(4, radius * 1.16, x, y)


_FRAMES: Final = (20.0, 20.2, 20.6, 19.0)
"""By seat: the frame's radius, so that all shapes look equally large."""
_PICTURES: Final = (36.0, 36.0, 34.4, 38.0)
_DROPS: Final = (0.6, 0.6, 0.0, 1.4)
"""By seat: the side of the visitor's picture behind the frame, and how far it is moved down."""
_AWAY: Final = 1.1
"""How wide the light and the shade on the frame are."""
_PAINTED_PX: Final = (132, 132)
"""The least size in pixels at which a visitor is painted."""


def draw_avatar(canvas: skia.Canvas, seat: int, visitor: int) -> None:
    """Draw a visitor in a seat's frame, in units of 44 x 44."""
    tone, radius = SEATS[seat], _FRAMES[seat]
    shape = seat_shape(seat, 22, 22, radius)
    shadow(canvas, shape, 1.5, 2.2, 0.6, 0.9)
    inked(canvas, shape, fill(tone), 1.5)
    for away, step in ((_AWAY, blend(tone, WHITE, 0.6)), (-_AWAY, blend(tone, INK, 0.42))):
        canvas.save()
        canvas.clipPath(shape, True)
        canvas.clipPath(seat_shape(seat, 22 + away, 22 + away, radius), skia.ClipOp.kDifference, True)
        canvas.drawPaint(fill(step))
        canvas.restore()
    canvas.drawPath(seat_shape(seat, 22, 22, radius - 2.1), fill(INK))
    canvas.save()
    canvas.clipPath(seat_shape(seat, 22, 22, radius - 3.0), True)
    canvas.drawPaint(fill(blend(tone, INK, 0.42)))
    side = _PICTURES[seat]
    canvas.translate(22 - side / 2, 22 - side / 2 + _DROPS[seat])
    lay(canvas, picture(visitor, tone, painted_size(canvas, side, _PAINTED_PX)), side, side)
    canvas.restore()


def _mark(canvas: skia.Canvas, seat: int) -> None:
    tone = SEATS[seat]
    shape = seat_shape(seat, 10, 10, 7.4)
    inked(canvas, shape, panel_fill(shape, [blend(tone, WHITE, 0.5), tone, blend(tone, INK, 0.12)]), 1.1)


def sprites() -> list[Sprite]:
    """Return avatars and seat marks."""
    result: list[Sprite] = []
    for seat in range(len(SEATS)):
        for visitor in range(len(VISITORS)):
            draw = partial(draw_avatar, seat=seat, visitor=visitor)
            result.append(Sprite(f"avatar/{seat}/{visitor}", (44, 44), draw, (3, 3, 5, 6)))
        number = {"count": (0.5, 0.5, 0.55)}
        result.append(Sprite(f"seat_mark/{seat}", (20, 20), partial(_mark, seat=seat), (1, 1, 2, 2), anchors=number))
    return result
