"""The players' marks: a shape and a colour each (circle, hexagon, square, diamond) and a helmeted visitor in it.

Knows the four seats. Must not know who sits there.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art.brush import blend
from tools.art.marvel.dots import halftone
from tools.art.marvel.emblem import Design, Emblem, draw_emblem
from tools.art.marvel.ink import inked, linear, panel_fill
from tools.art.marvel.palette import INK, SEATS, WHITE
from tools.art.marvel.paths import box, circle, pair, path, polygon, regular, star
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


def _astronaut(art: Emblem) -> None:
    art.second(path("M-86 100 C-84 60 -50 46 0 46 C50 46 84 60 86 100Z"))
    art.main(circle(0, -14, 66))
    art.ink(path("M-50 -16 C-50 -52 50 -52 50 -16 C50 20 28 34 0 34 C-28 34 -50 20 -50 -16Z"))
    art.second(path("M-42 -16 C-42 -44 42 -44 42 -16 C42 14 24 26 0 26 C-24 26 -42 14 -42 -16Z"))
    art.white(path("M-34 -16 C-32 -34 -8 -38 4 -36 L-16 6 C-28 4 -36 -6 -34 -16Z"))


def _sentinel(art: Emblem) -> None:
    art.second(path("M-90 100 L-60 52 L60 52 L90 100Z"))
    art.main(path("M-62 40 L-70 -40 L-30 -84 L30 -84 L70 -40 L62 40 L30 62 L-30 62Z"))
    art.dark(polygon((-10, -98), (10, -98), (16, -30), (0, -14), (-16, -30)))
    art.white(pair(polygon((14, -10), (58, -26), (52, 8), (18, 14))))
    art.ink(box(-26, 30, 52, 9, 4), box(-20, 45, 40, 8, 4))


def _hood(art: Emblem) -> None:
    art.main(path("M0 -100 C60 -88 86 -20 74 40 L98 100 L-98 100 L-74 40 C-86 -20 -60 -88 0 -100Z"))
    art.ink(path("M0 -62 C40 -52 54 -10 46 34 C30 62 -30 62 -46 34 C-54 -10 -40 -52 0 -62Z"))
    art.white(pair(path("M8 6 C18 -12 34 -14 42 -8 C42 8 24 18 10 16Z")))
    art.second(star(4, 26, 9, 0, 76))


def _warrior(art: Emblem) -> None:
    art.second(pair(path("M40 -44 C70 -60 84 -84 74 -106 C104 -84 104 -34 66 -10Z")))
    art.main(path("M-64 60 C-78 -60 -40 -92 0 -92 C40 -92 78 -60 64 60 L30 94 L26 20 L-26 20 L-30 94Z"))
    art.ink(path("M-26 20 L26 20 L30 94 L-30 94Z"))
    art.ink(pair(path("M10 -14 L54 -20 L48 8 L14 10Z")))
    art.white(pair(path("M18 -8 L46 -12 L42 2 L20 3Z")))
    art.second(path("M-8 -94 L8 -94 L12 44 L0 60 L-12 44Z"))


_VISITORS: Final[tuple[tuple[Design, str, str], ...]] = (
    (_astronaut, "white", "teal"),
    (_sentinel, "pink", "violet"),
    (_hood, "orange", "gold"),
    (_warrior, "violet", "gold"),
)


def _avatar(canvas: skia.Canvas, seat: int) -> None:
    tone = SEATS[seat]
    shape = seat_shape(seat, 22, 22, 19)
    inked(canvas, shape, panel_fill(shape, [blend(tone, WHITE, 0.5), tone, blend(tone, INK, 0.3)]), 1.8)
    inner = seat_shape(seat, 22, 22, 16.4)
    canvas.drawPath(inner, linear((22, 4), (22, 40), [blend(tone, INK, 0.55), blend(tone, INK, 0.82)]))
    shade = (blend(tone, INK, 0.25), 0.8)
    halftone(canvas, (4, 4, 40, 40), lambda _, y: (y - 10) / 32, shade, pitch=3.6, inside=inner)
    design, main, second = _VISITORS[seat]
    emblem = Emblem(main, second)
    design(emblem)
    canvas.save()
    canvas.clipPath(inner, True)
    draw_emblem(canvas, emblem, (22, 24.5), 13.5 if seat == 3 else 14.5, weight=0.9, key=False)
    canvas.restore()


def _mark(canvas: skia.Canvas, seat: int) -> None:
    tone = SEATS[seat]
    shape = seat_shape(seat, 10, 10, 7.4)
    inked(canvas, shape, panel_fill(shape, [blend(tone, WHITE, 0.5), tone, blend(tone, INK, 0.12)]), 1.1)


def sprites() -> list[Sprite]:
    """Return avatars and seat marks."""
    result: list[Sprite] = []
    for seat in range(len(SEATS)):
        result.append(Sprite(f"avatar/{seat}", (44, 44), partial(_avatar, seat=seat), (3, 3, 5, 5)))
        number = {"count": (0.5, 0.5, 0.55)}
        result.append(Sprite(f"seat_mark/{seat}", (20, 20), partial(_mark, seat=seat), (1, 1, 2, 2), anchors=number))
    return result
