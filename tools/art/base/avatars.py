"""The four seats, each with a small mark, and the medallions of the players in the seats' colours.

Knows seat colours and shapes; a seat is recognised by its mark's shape as well as by its colour. Who the players are is
`player_pictures`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art.base.palette import SEATS, SHADOW
from tools.art.base.player_pictures import PLAYERS, picture
from tools.art.brush import (
    BLACK,
    Point,
    blend,
    darken,
    fill,
    lighten,
    linear,
    minus,
    polar,
    polygon,
    shaded,
    star,
    stroke,
    trace,
)
from tools.art.poster.sheet import lay, painted_size
from tools.art.sprite import Sprite

_PAINTED_PX: Final = (132, 132)
"""The least size in pixels at which a portrait is painted."""
_INK: Final = "#150a12"
_AWAY: Final = 3.2
"""How far the discs lie from the middle that part the light and the shade on the rim: their edges taper."""


def sprites() -> list[Sprite]:
    """Return all portraits, and the mark of every seat."""
    found: list[Sprite] = []
    for seat in range(4):
        for player in range(len(PLAYERS)):
            draw = partial(draw_avatar, seat=seat, player=player)
            found.append(Sprite(f"avatar/{seat}/{player}", (44, 44), draw, pad=(2, 2, 4, 5)))
        found.append(Sprite(f"seat_mark/{seat}", (20, 20), partial(_mark, seat=seat), pad=(1, 1, 2, 3)))
    return found


def draw_avatar(canvas: skia.Canvas, seat: int, player: int) -> None:
    """Draw a player's portrait in a seat's colour, in units of 44 x 44."""
    color = SEATS[seat]
    canvas.drawCircle(23, 24, 21.5, fill(SHADOW, 0.6, soft=2))
    window = skia.Path()
    window.addCircle(22, 22, 20)
    canvas.save()
    canvas.clipPath(window, True)
    canvas.translate(2, 2)
    lay(canvas, picture(player, color, painted_size(canvas, 40, _PAINTED_PX)), 40, 40)
    canvas.restore()
    _rail(canvas, color)


def _rail(canvas: skia.Canvas, color: str) -> None:
    """Draw the medallion's metal rim: flat steps across it, dark, mid, light and dark, with the light in upper left."""
    ink, dark, mid, light = (blend(color, _INK, share) for share in (0.96, 0.66, 0.30, 0.0))
    glare = lighten(color, 0.72)
    canvas.drawCircle(22, 22, 20.3, stroke(ink, 3.8))
    for away, outer, ridge, inner in ((0.0, dark, light, dark), (_AWAY, mid, glare, dark), (-_AWAY, dark, mid, light)):
        hidden = skia.Path()
        hidden.addCircle(22 + away, 22 + away, 21.9 if away else 0)
        canvas.save()
        canvas.clipPath(hidden, skia.ClipOp.kDifference, True)
        for radius, width, tone in ((21.35, 1.3, outer), (19.6, 1.1, inner), (20.45, 1.1, ridge)):
            canvas.drawCircle(22, 22, radius, stroke(tone, width))
        canvas.restore()


def _mark(canvas: skia.Canvas, seat: int) -> None:
    color = SEATS[seat]
    body = linear((3, 2), (17, 18), [lighten(color, 0.5), color, darken(color, 0.3)])
    shape = _shape(seat)
    canvas.save()
    canvas.translate(0.5, 1.0)
    canvas.drawPath(shape, fill(SHADOW, 0.6, soft=0.8))
    canvas.restore()
    canvas.drawPath(shape, stroke("#160c22", 2.4))
    canvas.drawPath(shape, shaded(body))
    if seat == 1:
        canvas.drawCircle(10, 10, 2.2, fill("#fff0d0"))
    if seat == 2:
        canvas.drawPath(trace((6, 15), (9, 9, 13.6, 5.4), closed=False), stroke(BLACK, 0.9, 0.5))


def _shape(seat: int) -> skia.Path:
    return (_sun, _rose, _leaf, _moon)[seat]((10, 10))


def _sun(center: Point) -> skia.Path:
    return polygon(star(center, 8.8, 4.8, 8))


def _rose(center: Point) -> skia.Path:
    path = skia.Path()
    for petal in range(5):
        path.addCircle(*polar(center, 4.6, -1.5708 + petal * 1.2566), 3.9)
    return path


def _leaf(_center: Point) -> skia.Path:
    return trace((3.4, 17), (1.6, 6, 8, 2, 17.4, 2.4), (18.4, 12, 13, 18.4, 3.4, 17))


def _moon(center: Point) -> skia.Path:
    full, bite = skia.Path(), skia.Path()
    full.addCircle(center[0] - 0.6, center[1], 8.4)
    bite.addCircle(center[0] + 3.4, center[1] - 2.6, 6.4)
    return minus(full, bite)
