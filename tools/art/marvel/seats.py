"""The players' marks and portraits: a shape and a colour each (circle, hexagon, square, diamond), a visitor in a frame.

Knows the four seats. Must not know who sits there.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art.brush import blend, fill
from tools.art.marvel.dots import halftone, rays
from tools.art.marvel.emblem import Design, Emblem, draw_emblem
from tools.art.marvel.ink import inked, panel_fill, radial, shadow
from tools.art.marvel.palette import INK, SEATS, WHITE
from tools.art.marvel.paths import box, circle, common, pair, path, polygon, regular, scaled, star
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
    """A round helmet whose visor mirrors a planet."""
    art.second(path("M-112 120 C-108 72 -64 56 0 56 C64 56 108 72 112 120Z"))
    art.white(path("M-58 62 C-36 48 36 48 58 62 L50 92 C30 80 -30 80 -50 92Z"))
    art.second(pair(box(66, -34, 24, 44, 11)), box(-4, -110, 8, 34, 4), circle(0, -106, 11))
    art.main(path("M0 -88 C54 -88 80 -50 80 -8 C80 38 48 66 0 66 C-48 66 -80 38 -80 -8 C-80 -50 -54 -88 0 -88Z"))
    visor = path("M0 -54 C44 -54 60 -34 60 -6 C60 28 34 44 0 44 C-34 44 -60 28 -60 -6 C-60 -34 -44 -54 0 -54Z")
    art.ink(scaled(visor, 1.14))
    art.hue("navy", visor)
    art.second(common(visor, circle(34, 34, 40)))
    art.white(path("M-46 -8 C-44 -30 -22 -42 4 -42 C-14 -28 -24 -10 -24 10 C-38 10 -46 4 -46 -8Z"), circle(-28, 24, 6))


def _robot(art: Emblem) -> None:
    """An angular head with a crest and a grille."""
    art.second(path("M-104 120 L-84 74 L-40 58 L40 58 L84 74 L104 120Z"))
    art.second(pair(polygon((66, -32), (100, -22), (100, 22), (66, 34))))
    art.main(path("M-72 -34 L-42 -80 L42 -80 L72 -34 L68 38 L34 78 L-34 78 L-68 38Z"))
    art.dark(pair(polygon((72, -34), (68, 38), (34, 78), (26, 46), (48, 22), (50, -18))))
    art.light(path("M-36 -72 L-16 -72 L-16 -36 L-54 -34Z"))
    art.second(polygon((-15, -104), (15, -104), (20, -42), (0, -16), (-20, -42)))
    art.ink(pair(polygon((4, -14), (62, -30), (56, 12), (16, 18))))
    art.white(pair(polygon((14, -6), (53, -18), (49, 5), (19, 10))))
    art.ink(path("M-30 40 L30 40 L22 70 L-22 70Z"))
    art.light(*(box(-22 + 16 * index, 46, 10, 18, 2) for index in range(3)))


def _hood(art: Emblem) -> None:
    """A deep hood with two eyes in its shade."""
    right = "C52 -98 84 -44 82 16 C82 48 72 68 56 80"
    art.main(path("M-116 124 C-112 84 -84 62 -66 54 L66 54 C84 62 112 84 116 124Z"))
    art.main(path(f"M0 -106 {right} L0 100 L-56 80 C-72 68 -82 48 -82 16 C-84 -44 -52 -98 0 -106Z"))
    art.dark(path(f"M0 -106 {right} C66 44 64 -30 0 -78Z"))
    art.light(path("M-8 -96 C-50 -82 -74 -36 -72 12 C-62 -28 -42 -62 -8 -96Z"))
    art.ink(path("M0 -70 C42 -46 58 -4 52 32 C46 60 24 74 0 78 C-24 74 -46 60 -52 32 C-58 -4 -42 -46 0 -70Z"))
    art.white(pair(path("M8 12 C16 -8 34 -16 47 -12 C47 10 28 24 10 22Z")))
    art.second(circle(0, 82, 19))
    art.white(star(4, 14, 5, 0, 82))


def _warrior(art: Emblem) -> None:
    """A pointed helm with horns, and a beard below it."""
    cheeks = "L62 52 L38 70 L26 26 L-26 26 L-38 70 L-62 52"
    art.second(pair(path("M46 -16 C78 -18 100 -38 100 -74 C128 -42 122 14 62 30Z")))
    art.hue("brown", path("M-54 34 L54 34 C54 70 30 98 0 126 C-30 98 -54 70 -54 34Z"))
    art.main(path(f"M0 -118 C34 -96 62 -52 66 8 {cheeks} L-66 8 C-62 -52 -34 -96 0 -118Z"))
    art.light(path("M-8 -98 C-34 -74 -52 -40 -54 -6 C-40 -34 -24 -62 -8 -98Z"))
    art.second(path("M-66 6 C-40 -14 40 -14 66 6 L66 26 C40 8 -40 8 -66 26Z"))
    art.ink(path("M-54 22 C-36 12 36 12 54 22 L46 50 L-46 50Z"))
    art.white(pair(path("M14 25 L48 20 L39 42 L18 41Z")))
    art.second(path("M-10 -120 L10 -120 L12 44 L0 64 L-12 44Z"))


_VISITORS: Final[tuple[tuple[Design, str, str, float], ...]] = (
    (_astronaut, "white", "teal", 16.0),
    (_robot, "pink", "violet", 15.6),
    (_hood, "orange", "gold", 14.8),
    (_warrior, "violet", "gold", 12.4),
)
"""By seat: who it is, both hues, and the size of the head."""

_FRAMES: Final = (20.0, 20.2, 20.6, 19.0)
"""By seat: the frame's radius, so that all shapes look equally large."""


def _avatar(canvas: skia.Canvas, seat: int) -> None:
    tone, radius = SEATS[seat], _FRAMES[seat]
    shape = seat_shape(seat, 22, 22, radius)
    shadow(canvas, shape, 1.5, 2.2, 0.6, 0.9)
    inked(canvas, shape, panel_fill(shape, [blend(tone, WHITE, 0.55), tone, blend(tone, INK, 0.35)]), 1.5)
    canvas.drawPath(seat_shape(seat, 22, 22, radius - 2.1), fill(INK))
    window = seat_shape(seat, 22, 22, radius - 3.0)
    tones = [blend(tone, INK, 0.12), blend(tone, INK, 0.55), blend(tone, INK, 0.86)]
    canvas.drawPath(window, radial((19, 14), 26, tones))
    canvas.save()
    canvas.clipPath(window, True)
    rays(canvas, (22, 22), 32, 18, (blend(tone, WHITE, 0.35), 0.28), seed=seat + 3, duty=0.4)
    halftone(canvas, (0, 0, 44, 44), lambda x, y: (x * 0.4 + y * 0.8 - 24) / 30, (INK, 0.7), pitch=3.2)
    design, main, second, size = _VISITORS[seat]
    emblem = Emblem(main, second)
    design(emblem)
    draw_emblem(canvas, emblem, (22, 23.0), size, weight=0.95, key=False)
    canvas.restore()


def _mark(canvas: skia.Canvas, seat: int) -> None:
    tone = SEATS[seat]
    shape = seat_shape(seat, 10, 10, 7.4)
    inked(canvas, shape, panel_fill(shape, [blend(tone, WHITE, 0.5), tone, blend(tone, INK, 0.12)]), 1.1)


def _dark_mark(canvas: skia.Canvas, seat: int) -> None:
    """The mark as a silhouette of ink, for grounds in the seat's colour."""
    canvas.drawPath(seat_shape(seat, 10, 10, 7.8), fill(INK))


def sprites() -> list[Sprite]:
    """Return avatars and seat marks."""
    result: list[Sprite] = []
    for seat in range(len(SEATS)):
        result.append(Sprite(f"avatar/{seat}", (44, 44), partial(_avatar, seat=seat), (3, 3, 5, 6)))
        number = {"count": (0.5, 0.5, 0.55)}
        result.append(Sprite(f"seat_mark/{seat}", (20, 20), partial(_mark, seat=seat), (1, 1, 2, 2), anchors=number))
        result.append(Sprite(f"seat_mark_dark/{seat}", (20, 20), partial(_dark_mark, seat=seat), anchors=number))
    return result
