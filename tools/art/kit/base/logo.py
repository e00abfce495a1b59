"""The title of the base edition: CABOCHON in gold, a sapphire and a ruby cabochon for its two Os."""

from __future__ import annotations

import math
from typing import Final

import skia

from tools.art import brush
from tools.art.base.gems import sparkle
from tools.art.base.palette import GOLD_METAL, METAL_STOPS, RUBY, SAPPHIRE, Gem
from tools.art.brush import CINZEL_BLACK
from tools.art.kit.base import style
from tools.art.kit.base.prints import gold_letters
from tools.art.kit.glyphs import outline
from tools.art.sprite import Sprite

SIZE: Final = (720.0, 120.0)
EM: Final = 104.0
SPACING: Final = 3.0
BASELINE: Final = 97.0


def sprites() -> list[Sprite]:
    """List the title."""
    return [Sprite("logo", SIZE, _draw, (12, 10, 14, 16))]


def _draw(canvas: skia.Canvas) -> None:
    font = CINZEL_BLACK.font(EM)
    word = "CABOCHON"
    total = font.measureText(word) + SPACING * (len(word) - 1)
    x = (SIZE[0] - total) / 2
    letters = skia.Path()
    letters.setFillType(skia.PathFillType.kEvenOdd)
    places = []
    for letter in word:
        advance = font.measureText(letter)
        if letter == "O":
            places.append(x + advance / 2)
        else:
            letters.addPath(outline(letter, CINZEL_BLACK, EM), x, 0)
        x += advance + SPACING
    canvas.save()
    canvas.translate(0, BASELINE)
    gold_letters(canvas, letters, EM)
    canvas.restore()
    for place, stone in zip(places, (SAPPHIRE, RUBY), strict=True):
        cabochon(canvas, place, BASELINE - EM * 0.35, EM * 0.372, stone)


def cabochon(canvas: skia.Canvas, x: float, y: float, radius: float, stone: Gem) -> None:
    """Draw a domed stone with a six-rayed star in a beaded gold setting; ``radius`` is that of the setting."""
    canvas.drawCircle(
        x + radius * 0.1, y + radius * 0.2, radius * 1.08, brush.fill(style.NIGHT, 0.7, soft=radius * 0.16)
    )
    frame = brush.linear((x - radius, y - radius), (x + radius, y + radius), GOLD_METAL, METAL_STOPS)
    canvas.drawCircle(x, y, radius * 1.08, brush.shaded(frame))
    for index in range(28):
        bead = brush.polar((x, y), radius, index * math.tau / 28)
        tints = ["#fffbe0", "#9a6414"]
        shine = brush.radial((bead[0] - radius * 0.025, bead[1] - radius * 0.025), radius * 0.07, tints)
        canvas.drawCircle(*bead, radius * 0.055, brush.shaded(shine))
    canvas.drawCircle(x, y, radius * 0.93, brush.fill(style.BROWN))
    _dome(canvas, x, y, radius * 0.88, stone)
    sparkle(canvas, (x - radius * 0.31, y - radius * 0.44), radius * 0.53)


def _dome(canvas: skia.Canvas, x: float, y: float, radius: float, stone: Gem) -> None:
    tints = [stone.shade(value) for value in (0.72, 0.48, 0.22, 0.02)]
    body = brush.radial((x - radius * 0.25, y - radius * 0.35), radius * 1.35, tints, (0, 0.35, 0.7, 1))
    canvas.save()
    shape = skia.Path()
    shape.addCircle(x, y, radius)
    canvas.clipPath(shape, skia.ClipOp.kIntersect, True)
    canvas.drawCircle(x, y, radius, brush.shaded(body))
    inner = brush.radial((x + radius * 0.35, y + radius * 0.55), radius * 0.8, [(stone.glow, 0.85), (stone.glow, 0)])
    canvas.drawCircle(x, y, radius, brush.shaded(inner, mode=brush.SCREEN))
    for angle in (15, 75, 135):
        canvas.save()
        canvas.translate(x - radius * 0.05, y - radius * 0.05)
        canvas.rotate(angle)
        ray = brush.rect(-radius * 0.8, -radius * 0.03, radius * 1.6, radius * 0.06)
        canvas.drawOval(ray, brush.fill("#ffffff", 0.42, soft=radius * 0.03))
        canvas.restore()
    gloss = brush.vertical(y - radius * 0.86, y - radius * 0.2, [("#ffffff", 0.85), ("#ffffff", 0.05)])
    canvas.drawOval(brush.rect(x - radius * 0.72, y - radius * 0.86, radius * 1.1, radius * 0.62), gloss)
    canvas.restore()
    canvas.drawCircle(x, y, radius, brush.stroke(stone.deep, radius * 0.04, 0.8))
