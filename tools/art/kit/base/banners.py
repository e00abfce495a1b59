"""The base edition's turn banners and the ornaments of its result screen."""

from __future__ import annotations

import math
import random
from typing import Final

import skia

from tools.art import brush
from tools.art.base.gems import sparkle
from tools.art.base.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from tools.art.kit.base import style
from tools.art.sprite import Sprite

TURN: Final = (278.0, 94.0)
LAUREL: Final = (300.0, 260.0)
HALO: Final = (700.0, 700.0)


def sprites() -> list[Sprite]:
    """List the banners and ornaments."""
    return [
        Sprite("banner/turn", TURN, _turn, (48, 48, 48, 48), (26, 24, 26, 24)),
        Sprite("banner/other", TURN, _other, (14, 12, 16, 20), (26, 24, 26, 24)),
        Sprite("fx/laurel", LAUREL, _laurel, (6, 6, 8, 10)),
        Sprite("fx/rays", HALO, _rays),
        Sprite("fx/crackle", HALO, _dust, (30, 30, 30, 30)),
    ]


def _turn(canvas: skia.Canvas) -> None:
    width, height = TURN
    shape = style.box(width, height, 10)
    style.shadow(canvas, shape, x=2, y=8, soft=8, alpha=0.6)
    style.glow(canvas, shape, "#ffb42e", [(16, 0.6), (5, 0.4)])
    canvas.drawRRect(shape, brush.vertical(0, height, ["#ffe58f", "#f2b536", "#b8720e"], (0, 0.45, 1)))
    canvas.drawRRect(style.box(width, height, 10, 5), brush.stroke("#7a4206", 1.3, 0.75))
    canvas.drawRRect(style.box(width, height, 10, 0.8), brush.stroke("#fff8dc", 1.5))
    _corners(canvas, width, height, "#7a4206", 0.85)


def _other(canvas: skia.Canvas) -> None:
    width, height = TURN
    shape = style.box(width, height, 10)
    style.shadow(canvas, shape)
    canvas.drawRRect(shape, brush.vertical(0, height, ["#2e1d4c", "#150c26"]))
    style.edge(canvas, width, height, 10, 1.6, [GOLD_LIGHT, GOLD, GOLD_DARK])
    canvas.drawRRect(style.box(width, height, 10, 5), brush.stroke(GOLD, 0.9, 0.4))
    _corners(canvas, width, height, GOLD, 0.8)


def _corners(canvas: skia.Canvas, width: float, height: float, color: str, alpha: float) -> None:
    for sx, sy, x, y in ((1, 1, 5, 5), (-1, 1, width - 5, 5), (1, -1, 5, height - 5), (-1, -1, width - 5, height - 5)):
        for reach, line in ((17, 1.3), (11, 0.9)):
            start = (x, y + sy * reach)
            bend = (x + sx * reach * 0.55, y + sy * reach, x + sx * reach, y + sy * reach * 0.55, x + sx * reach, y)
            canvas.drawPath(brush.trace(start, bend, closed=False), brush.stroke(color, line, alpha))
        canvas.drawCircle(x + sx * 4.6, y + sy * 4.6, 1.7, brush.fill(color, alpha))


def _laurel(canvas: skia.Canvas) -> None:
    """Two branches of gold leaves that meet at the foot and open upwards."""
    center = (LAUREL[0] / 2, LAUREL[1] * 0.44)
    radius = 112.0
    for side in (-1, 1):
        stem = skia.Path()
        stem.addArc(brush.disc(*center, radius), 90, -side * 128)
        canvas.drawPath(stem, brush.stroke(style.NIGHT, 5, 0.5, soft=2))
        canvas.drawPath(stem, brush.stroke(GOLD_DARK, 3.4))
        canvas.drawPath(stem, brush.stroke(GOLD, 1.8))
        for index in range(11):
            share = index / 10
            angle = math.pi / 2 - side * math.radians(6 + 122 * share)
            length = 46 - 15 * share
            for lean in (-34, 30):
                _leaf(canvas, brush.polar(center, radius, angle), angle, side, lean, length * (1 if lean > 0 else 0.86))
    lozenge = [(center[0] - 9, center[1] + radius), (center[0], center[1] + radius - 13),
               (center[0] + 9, center[1] + radius), (center[0], center[1] + radius + 13)]  # fmt: skip
    canvas.drawPath(brush.polygon(lozenge), brush.shaded(brush.linear(lozenge[1], lozenge[3], ["#ff8a90", "#8f0520"])))
    canvas.drawPath(brush.polygon(lozenge), brush.stroke(GOLD_LIGHT, 2))


def _leaf(canvas: skia.Canvas, foot: tuple[float, float], angle: float, side: int, lean: float, length: float) -> None:
    canvas.save()
    canvas.translate(*foot)
    canvas.rotate(math.degrees(angle) - side * 90 + side * lean)
    leaf = brush.trace((0, 0), (length * 0.35, -length * 0.26, length, 0), (length * 0.35, length * 0.26, 0, 0))
    half = brush.trace((0, 0), (length * 0.35, -length * 0.26, length, 0))
    canvas.drawPath(leaf, brush.fill(style.NIGHT, 0.55, soft=2))
    canvas.drawPath(leaf, brush.shaded(brush.linear((0, 0), (length, 0), ["#a8640a", "#f0b02a", "#ffe9a6"])))
    canvas.drawPath(half, brush.fill("#fff6d0", 0.42))
    canvas.drawPath(leaf, brush.stroke("#6b3a00", 0.9, 0.8))
    canvas.restore()


def _rays(canvas: skia.Canvas) -> None:
    """Broad warm rays that turn behind the winner."""
    chance = random.Random(11)
    center = (HALO[0] / 2, HALO[1] / 2)
    reach = HALO[0] / 2
    for index in range(28):
        angle = index * math.tau / 28 + chance.uniform(-0.05, 0.05)
        spread = chance.uniform(0.03, 0.085)
        wedge = brush.polygon(
            [center, brush.polar(center, reach, angle - spread), brush.polar(center, reach, angle + spread)]
        )
        strength = chance.uniform(0.16, 0.4)
        tints = [("#ffe9a6", strength), ("#ffb45e", strength * 0.55), ("#ff8a3a", 0)]
        canvas.drawPath(wedge, brush.shaded(brush.radial(center, reach, tints, (0, 0.4, 1)), soft=1.5))
    glow = brush.radial(center, reach * 0.7, [("#fff3c4", 0.5), ("#ffb45e", 0.16), ("#ffb45e", 0)], (0, 0.45, 1))
    canvas.drawCircle(*center, reach * 0.7, brush.shaded(glow))


def _dust(canvas: skia.Canvas) -> None:
    """A ring of gold dust and small flashes."""
    chance = random.Random(23)
    center = (HALO[0] / 2, HALO[1] / 2)
    for _ in range(260):
        spot = brush.polar(center, chance.gauss(240, 46), chance.uniform(0, math.tau))
        size = chance.uniform(0.6, 2.6)
        color = chance.choice((GOLD_LIGHT, GOLD, "#ffffff", "#ffd1a0"))
        canvas.drawCircle(*spot, size * 1.6, brush.fill(color, 0.4, soft=size * 1.8))
        canvas.drawCircle(*spot, size, brush.fill(color, chance.uniform(0.5, 0.95)))
    for _ in range(16):
        spot = brush.polar(center, chance.gauss(245, 40), chance.uniform(0, math.tau))
        sparkle(canvas, spot, chance.uniform(9, 24), 0.9)
