"""Particles and lights of the motion: sparks, motes, glows, trailing ghosts.

Knows the look of one particle; when and where it flies is the timeline's business. All are light on nothing,
meant to be laid over the table.
"""

from __future__ import annotations

import math

import skia

from tools.art.base.gems import sparkle
from tools.art.base.palette import GEMS, GOLD, GOLD_LIGHT, SHADOW
from tools.art.brush import WHITE, Point, fill, polar, polygon, radial, shaded, stroke
from tools.art.sprite import Draw, Sprite


def sprites() -> list[Sprite]:
    """Return every effect of the base edition."""
    plain: list[tuple[str, float, Draw]] = [
        ("fx/spark", 40, _spark),
        ("fx/mote", 20, _mote),
        ("fx/glint", 40, _glint),
        ("fx/glow", 120, _glow),
        ("fx/burst", 96, _burst),
        ("fx/ring", 96, _ring),
        ("fx/wake", 96, _wake),
        ("fx/shadow", 88, _shadow),
    ]
    found = [Sprite(name, (size, size), draw) for name, size, draw in plain]
    return found + [Sprite(f"fx/ghost/{gem.kind}", (64, 64), _ghost(gem.glow)) for gem in GEMS]


def _light(canvas: skia.Canvas, center: Point, radius: float, color: str, alpha: float) -> None:
    tints = [(color, alpha), (color, alpha * 0.42), (color, 0)]
    canvas.drawCircle(*center, radius, shaded(radial(center, radius, tints, [0, 0.5, 1])))


def _spark(canvas: skia.Canvas) -> None:
    _light(canvas, (20, 20), 18, GOLD_LIGHT, 0.5)
    sparkle(canvas, (20, 20), 19)


def _glint(canvas: skia.Canvas) -> None:
    """A flash off a facet: white, with the colours of the spectrum at its tips."""
    for tip, color in enumerate(("#ff8fa8", "#ffe08a", "#8affc8", "#8ac4ff")):
        _light(canvas, polar((20, 20), 7, tip * math.pi / 2 + 0.4), 8, color, 0.3)
    sparkle(canvas, (20, 20), 19.5)
    canvas.save()
    canvas.rotate(45, 20, 20)
    sparkle(canvas, (20, 20), 8, 0.7)
    canvas.restore()


def _mote(canvas: skia.Canvas) -> None:
    _light(canvas, (10, 10), 10, GOLD, 0.8)
    canvas.drawCircle(10, 10, 2.6, fill("#fff6d6"))


def _glow(canvas: skia.Canvas) -> None:
    _light(canvas, (60, 60), 60, "#ffc23a", 0.75)


def _ghost(color: str) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        tints = [(color, 0.42), (color, 0.30), (color, 0)]
        canvas.drawCircle(32, 32, 32, shaded(radial((32, 32), 32, tints, [0, 0.55, 1])))

    return draw


def _burst(canvas: skia.Canvas) -> None:
    """A fan of rays, long and short in turn, which end in nothing; a spark at every second long one."""
    center = (48.0, 48.0)
    _light(canvas, center, 32, GOLD_LIGHT, 0.5)
    for ray in range(24):
        angle, long = ray * math.pi / 12 - math.pi / 2, ray % 2 == 0
        reach = 45.0 if long else 35.0
        sides = polar(center, 19, angle - 0.045), polar(center, reach, angle), polar(center, 19, angle + 0.045)
        tints = [(GOLD_LIGHT, 0.95), (GOLD_LIGHT, 0.8 if long else 0.5), (GOLD_LIGHT, 0.0)]
        canvas.drawPath(polygon(sides), shaded(radial(center, reach, tints, [0, 0.55, 1])))
        if ray % 4 == 0:
            sparkle(canvas, polar(center, reach * 0.86, angle), 5.5)


def _ring(canvas: skia.Canvas) -> None:
    canvas.drawCircle(48, 48, 40, stroke(GOLD, 6, 0.5, soft=3))
    canvas.drawCircle(48, 48, 40, stroke("#fff3c4", 2.6, 0.95))


def _wake(canvas: skia.Canvas) -> None:
    _light(canvas, (48, 48), 48, "#ffc23a", 0.5)
    _light(canvas, (48, 48), 22, WHITE, 0.3)


def _shadow(canvas: skia.Canvas) -> None:
    tints = [(SHADOW, 0.7), (SHADOW, 0.6), (SHADOW, 0)]
    canvas.drawCircle(44, 44, 44, shaded(radial((44, 44), 44, tints, [0, 0.6, 1])))
