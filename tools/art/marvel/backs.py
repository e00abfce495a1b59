"""The three card backs: a star hexagon, a burst fist and the orb of six stones.

Knows the backs. Must not know the faces.
"""

from __future__ import annotations

from functools import partial
from math import hypot
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import blend, fill
from tools.art.marvel.cards import ART, EDGE, ROOM, SIZE, UNITS, card_stock
from tools.art.marvel.dots import crackle, halftone, rays
from tools.art.marvel.emblem import Design, Emblem, draw_emblem
from tools.art.marvel.ink import glow, inked, panel_fill, radial
from tools.art.marvel.palette import INK, PAPER, TIME, WHITE, Ramp
from tools.art.marvel.paths import at_angle, box, circle, joined, moved, path, regular, slab, star
from tools.art.marvel.stones import stone
from tools.art.sprite import Sprite

LIFT: Final = 1.2
"""Lower than that of a card, because a back mostly lies on its deck."""
_RAMPS: Final = (
    Ramp("#04343E", "#0A8C98", "#2FE6D6"),
    Ramp("#42063C", "#B01680", "#FF5FB4"),
    Ramp("#0A0A50", "#3A2FD8", "#7C86FF"),
)
_CENTRE: Final = (60.0, 84.0)
_PAGE: Final = (0.0, 0.0, *UNITS)


def _compass(art: Emblem) -> None:
    art.second(star(8, 104, 34, start=0))
    art.main(star(4, 98, 30))
    art.white(star(4, 44, 15))


def _fist(art: Emblem) -> None:
    art.second(star(12, 118, 84))
    art.main(path("M-60 -12 C-80 12 -70 52 -42 68 L-38 92 L46 92 L48 62 C72 38 76 4 68 -22Z"))
    for index in range(4):
        art.main(moved(box(0, 0, 34, 58, 14), -66 + index * 34, -66 + abs(index - 1.2) * 7))
    art.light(path("M-72 2 C-38 -14 -4 -8 24 4 C36 12 30 36 16 36 C-16 30 -40 30 -62 42 C-78 36 -80 14 -72 2Z"))
    art.second(box(-48, 74, 104, 24, 6))


def _level_1(canvas: skia.Canvas) -> None:
    ramp = _RAMPS[0]
    rays(canvas, _CENTRE, 150, 26, (ramp.dark, 0.6), seed=4, duty=0.45)

    def tone(x: float, y: float) -> float:
        return max(0, (hypot(x - 60, y - 84) - 34) / 64)

    halftone(canvas, _PAGE, tone, (blend(ramp.dark, INK, 0.4), 0.88), pitch=6)
    for radius, width in ((58, 1.2), (51, 2.2)):
        canvas.drawPath(regular(6, radius, *_CENTRE), brush.stroke(ramp.light, width, 0.75))
    plate = regular(6, 42, *_CENTRE)
    inked(canvas, plate, panel_fill(plate, [ramp.light, ramp.base, ramp.dark]), 2.4)
    canvas.drawPath(regular(6, 37, *_CENTRE), brush.stroke(ramp.light, 1.2, 0.8))
    _print(canvas, _compass, ("white", "teal"), 32, key=False)


def _level_2(canvas: skia.Canvas) -> None:
    ramp = _RAMPS[1]
    rays(canvas, _CENTRE, 150, 60, (PAPER, 0.6), seed=9, duty=0.2, hollow=44, wobble=0.9)
    rays(canvas, _CENTRE, 150, 40, (INK, 0.78), seed=3, duty=0.26, hollow=58, wobble=0.8)
    halftone(canvas, _PAGE, lambda x, y: 0.95 - hypot(x - 60, y - 84) / 60, (ramp.light, 0.75), pitch=6, angle=30)
    _print(canvas, _fist, ("pink", "gold"), 42, key=True)


def _level_3(canvas: skia.Canvas) -> None:
    ramp = _RAMPS[2]
    rays(canvas, _CENTRE, 150, 14, (ramp.dark, 0.55), seed=4, duty=0.5)
    for start, seed in ((-160, 5), (20, 8)):
        crackle(canvas, _CENTRE, (54, 66), (start, start + 140), 13, 8, INK, seed=seed, light="#C9D0FF", count=70)
    orb = circle(*_CENTRE, 40)
    glow(canvas, orb, ("#AEB8FF", 0.8), 7, 3)
    inked(canvas, orb, radial((50, 72), 54, [WHITE, "#B9C3FF", "#4A3FE0", "#120A50"], [0, 0.2, 0.55, 1]), 2.4)
    for index, kind in enumerate((0, 4, 1, 3, 2, TIME)):
        stone(canvas, kind, at_angle(-90 + 60 * index, 29, *_CENTRE), 10.4, contour=1.2)
    _print(canvas, _compass, ("gold", "white"), 15, key=False)


def _print(canvas: skia.Canvas, design: Design, hues: tuple[str, str], radius: float, *, key: bool) -> None:
    emblem = Emblem(*hues)
    design(emblem)
    draw_emblem(canvas, emblem, _CENTRE, radius, weight=1.7, key=key)


_PAINTERS: Final = (_level_1, _level_2, _level_3)


def draw_back(canvas: skia.Canvas, level: int) -> None:
    """Draw the back of a level into a box of 126x176."""
    ramp = _RAMPS[level - 1]
    canvas.save()
    canvas.scale(SIZE[0] / UNITS[0], SIZE[1] / UNITS[1])
    card_stock(canvas, LIFT)
    canvas.save()
    canvas.clipPath(ART, True)
    canvas.drawPath(EDGE, radial(_CENTRE, 100, [ramp.light, ramp.base, ramp.dark], [0, 0.45, 1]))
    _PAINTERS[level - 1](canvas)
    canvas.restore()
    left = 60 - (level * 13 + 3) / 2
    for index in range(level):
        inked(canvas, slab(left + index * 13, 141, 13, 16, 6), fill(PAPER), 1.2)
    numerals = joined(*(box(11 + index * 8, 11, 5, 18, 0.6) for index in range(level)))
    inked(canvas, numerals, fill(WHITE), 1.7)
    canvas.restore()


def sprites() -> list[Sprite]:
    """Return the three backs."""
    return [Sprite(f"back/{level}", SIZE, partial(draw_back, level=level), ROOM) for level in (1, 2, 3)]
