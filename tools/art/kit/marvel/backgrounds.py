"""The cosmos the Marvel edition is played in: violet depth, ink rays, dots and stars."""

from __future__ import annotations

import math
import random
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Point
from tools.art.marvel.dots import crackle, halftone, rays
from tools.art.sprite import Sprite

SIZE: Final = (1600.0, 900.0)
CLOUDS: Final = ((0.97, 0.03, "#e0359a", 0.47, 520), (0.02, 0.98, "#0fa8d8", 0.37, 480),
                 (0.52, 0.0, "#7a4bff", 0.47, 420), (0.55, 0.8, "#c02a9a", 0.27, 380))  # fmt: skip
"""Coloured gas: place as shares of the picture, colour, strength, radius in px."""

BRIGHT: Final = ("#b48cff", "#6a2fe0", "#34148f", "#160a45", "#0b0628")
CALM: Final = ("#8a5cf0", "#4f22bc", "#2a117a", "#140940", "#0a0524")
"""An explosion from its focus outwards: for the end of a game, and behind menus."""


def backgrounds() -> list[Sprite]:
    """List the three grounds."""
    return [
        Sprite("bg/table", SIZE, lambda canvas: _cosmos(canvas, (350, 430))),
        Sprite("bg/menu", SIZE, _menu),
        Sprite("bg/result", SIZE, _result),
    ]


def _cosmos(canvas: skia.Canvas, focus: Point) -> None:
    width, height = SIZE
    field = brush.rect(0, 0, width, height)
    depth = ["#33208a", "#241466", "#1a0f4a", "#0f0830"]
    canvas.drawRect(field, brush.shaded(brush.radial(focus, width * 0.75, depth, (0, 0.28, 0.6, 1))))
    rays(canvas, focus, width * 1.2, 30, ("#0f0830", 0.32), seed=7, duty=0.42, hollow=40)

    def tone(x: float, y: float) -> float:
        distance = math.hypot((x - focus[0]) / width * 1.5, (y - focus[1]) / height * 1.1)
        return max(0.0, min(1.0, (distance - 0.34) * 0.85))

    halftone(canvas, (0, 0, width, height), tone, ("#3a2599", 0.47), pitch=11, angle=30)
    for across, down, color, alpha, radius in CLOUDS:
        cloud = brush.radial((width * across, height * down), radius, [(color, alpha), (color, 0)])
        canvas.drawRect(field, brush.shaded(cloud, mode=brush.SCREEN))
    rays(canvas, focus, width * 1.2, 90, ("#a08cff", 0.23), seed=21, duty=0.05, hollow=330, wobble=0.9)
    _stars(canvas, 170, 4)


def _stars(canvas: skia.Canvas, count: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(count):
        spot = (chance.uniform(0, SIZE[0]), chance.uniform(0, SIZE[1]))
        size = chance.choice((0.7, 0.9, 1.4))
        canvas.drawCircle(*spot, size, brush.fill("#e6deff", chance.uniform(0.35, 0.86)))


def _menu(canvas: skia.Canvas) -> None:
    _burst(canvas, (1180, 420), 1320, CALM)
    side = brush.linear((0, 0), (900, 0), [("#0b0628", 0.72), ("#0b0628", 0.5), ("#0b0628", 0)], (0, 0.55, 1))
    canvas.drawRect(brush.rect(0, 0, 900, SIZE[1]), brush.shaded(side))
    light = "#f7b8ff"
    crackle(canvas, (1180, 430), (390, 372), (-150, -32), 58, 32, "#0b0620", seed=21, light=light, count=190)
    crackle(canvas, (1180, 430), (390, 366), (38, 142), 58, 32, "#0b0620", seed=5, light=light, count=170)
    _stars(canvas, 120, 9)


def _result(canvas: skia.Canvas) -> None:
    focus = (396.0, 470.0)
    _burst(canvas, focus, 1250, BRIGHT)
    rays(canvas, focus, 1900, 44, ("#35f0ff", 0.20), seed=12, duty=0.03, hollow=360, wobble=0.9)
    glow = brush.radial(focus, 480, [("#f7d8ff", 0.4), ("#c9a4ff", 0.2), ("#c9a4ff", 0)], (0, 0.5, 1))
    canvas.drawCircle(*focus, 480, brush.shaded(glow, mode=brush.SCREEN))
    _stars(canvas, 120, 14)


def _burst(canvas: skia.Canvas, focus: Point, reach: float, depth: tuple[str, ...]) -> None:
    """An explosion of light at the focus, dark at the edges of the picture."""
    width, height = SIZE
    field = brush.rect(0, 0, width, height)
    canvas.drawRect(field, brush.shaded(brush.radial(focus, reach, depth, (0, 0.16, 0.4, 0.72, 1))))
    rays(canvas, focus, 1900, 26, ("#120a3c", 0.49), seed=3, duty=0.46, hollow=20)
    rays(canvas, focus, 1900, 90, ("#d9c8ff", 0.35), seed=9, duty=0.07, hollow=330, wobble=0.9)

    def outer(x: float, y: float) -> float:
        return max(0.0, min(1.0, (math.hypot(x - focus[0], y - focus[1]) - 330) / 900)) * 0.8

    def inner(x: float, y: float) -> float:
        return max(0.0, 1 - math.hypot(x - focus[0], y - focus[1]) / 430) * 0.8

    area = (0.0, 0.0, width, height)
    halftone(canvas, area, outer, ("#0b0628", 0.78), pitch=12, angle=30)
    halftone(canvas, area, inner, ("#ffd1ff", 0.27), pitch=13)
