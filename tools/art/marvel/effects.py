"""Pieces of motion: impact burst, spark, glow, mote.

Knows still pictures that the runtime moves, turns and fades. Must not know when they appear. All but the burst are
light on a transparent ground.
"""

from __future__ import annotations

import math
import random

import skia

from tools.art import brush
from tools.art.brush import fill
from tools.art.marvel.dots import halftone, rays
from tools.art.marvel.ink import aura, inked, linear, radial
from tools.art.marvel.palette import GOLD, INK, PAPER, PINK, WHITE
from tools.art.marvel.paths import at_angle, circle, polygon, ring, star
from tools.art.sprite import Sprite


def _burst(canvas: skia.Canvas) -> None:
    """A thirteen-pointed impact with speed lines around it."""
    rng = random.Random(5)
    rays(canvas, (90, 90), 89, 34, (PAPER, 0.95), seed=8, duty=0.2, hollow=58, wobble=0.5)
    rays(canvas, (90, 90), 89, 22, PINK, seed=12, duty=0.18, hollow=64, wobble=0.5)
    tips = (at_angle(i * 180 / 13, 44 if i % 2 else 66 * rng.uniform(0.88, 1.1), 90, 90) for i in range(26))
    shape = polygon(*tips)
    inked(canvas, shape, linear((90, 26), (90, 150), ["#FFF6B0", "#FFD21C", "#FF9A1C"]), 2.8)
    tone = ("#E06A00", 0.6)
    halftone(canvas, (20, 20, 160, 160), lambda _, y: (y - 80) / 90, tone, pitch=6, inside=shape)
    inner = star(13, 44, 27, 90, 90, 7)
    canvas.drawPath(inner, radial((90, 90), 44, [WHITE, "#FFF9D8", "#FFE98A"]))
    canvas.drawPath(inner, brush.stroke(INK, 1.4, 0.8))


def _spark(canvas: skia.Canvas) -> None:
    """A four-pointed glint."""
    aura(canvas, circle(20, 20, 5), (GOLD, 0.8), 4)
    canvas.drawPath(star(4, 9, 2.4, 20, 20, -45), fill(WHITE, 0.75))
    canvas.drawPath(star(4, 19, 2.4, 20, 20), radial((20, 20), 19, [WHITE, WHITE, GOLD]))


def _glow(canvas: skia.Canvas) -> None:
    """A round light with a thin ring, for something that wakes."""
    stops = [0, 0.35, 0.7, 1]
    tones = [(WHITE, 0.95), (PAPER, 0.6), ("#7A4BFF", 0.24), ("#7A4BFF", 0)]
    canvas.drawPath(circle(60, 60, 60), radial((60, 60), 60, tones, stops))
    canvas.drawPath(ring(44, 42.4, 60, 60), fill(PAPER, 0.5))


def _mote(canvas: skia.Canvas) -> None:
    """One printed dot that has come loose."""
    canvas.drawPath(circle(6, 6, 5.6), fill(INK))
    canvas.drawPath(circle(5.8, 5.7, 4.4), radial((4.6, 4.2), 5.4, [WHITE, PAPER, GOLD]))


def _glint(canvas: skia.Canvas) -> None:
    """A flash off a stone."""
    aura(canvas, circle(20, 20, 5), (PAPER, 0.9), 4)
    canvas.drawPath(star(4, 19.5, 2.2, 20, 20), fill(WHITE))
    canvas.drawPath(star(4, 9, 1.8, 20, 20, -45), fill(WHITE, 0.9))


def _ring(canvas: skia.Canvas) -> None:
    """A shock ring: a hard line with a printed rim."""
    aura(canvas, ring(41, 36, 48, 48), (PINK, 0.7), 3)
    canvas.drawPath(ring(42, 36.5, 48, 48), fill(INK))
    canvas.drawPath(ring(41, 37.4, 48, 48), radial((36, 32), 60, [WHITE, GOLD, PINK]))

    def tone(x: float, y: float) -> float:
        return max(0.0, 1 - abs(math.hypot(x - 48, y - 48) - 31) / 8)

    halftone(canvas, (0, 0, 96, 96), tone, (GOLD, 0.8), pitch=5)


def _pop(canvas: skia.Canvas) -> None:
    """A puff of printed dots that thins outwards."""

    def ink(x: float, y: float) -> float:
        return max(0.0, 1.15 - math.hypot(x - 60, y - 60) / 56)

    halftone(canvas, (0, 0, 120, 120), ink, (INK, 0.9), pitch=9.5)
    halftone(canvas, (0, 0, 120, 120), lambda x, y: ink(x, y) * 0.62, PAPER, pitch=9.5)
    halftone(canvas, (0, 0, 120, 120), lambda x, y: max(0.0, ink(x, y) - 0.45), PINK, pitch=9.5)


def sprites() -> list[Sprite]:
    """Return the effects; burst 180x180, spark 40x40, glow 120x120, mote 12x12,
    glint 40x40, ring 96x96, pop 120x120.
    """
    return [
        Sprite("fx/burst", (180, 180), _burst),
        Sprite("fx/spark", (40, 40), _spark),
        Sprite("fx/glow", (120, 120), _glow),
        Sprite("fx/mote", (12, 12), _mote),
        Sprite("fx/glint", (40, 40), _glint),
        Sprite("fx/ring", (96, 96), _ring),
        Sprite("fx/pop", (120, 120), _pop),
    ]
