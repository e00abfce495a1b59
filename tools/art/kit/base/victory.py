"""The base edition's still life of a won game: plaque, laurel and jewel case.

Knows how each piece is painted. Who won, and which stones lie in the case, is the program's business.
"""

from __future__ import annotations

import math
from typing import Final

import skia

from tools.art import brush
from tools.art.base.gems import bead
from tools.art.base.palette import GEMS, GOLD, GOLD_DARK, GOLD_LIGHT, GOLD_PALE, Gem
from tools.art.brush import Point
from tools.art.kit.base import style
from tools.art.sprite import Sprite

PLAQUE: Final = (640.0, 124.0)
PLAQUE_BODY: Final = (36.0, 10.0, 568.0, 104.0)
LAUREL: Final = (380.0, 360.0)
LAUREL_MIDDLE: Final[Point] = (190.0, 176.0)
LAUREL_RADIUS: Final = 138.0
CASE: Final = (600.0, 214.0)
HOLLOWS: Final = ((122.0, 62.0), (211.0, 66.0), (300.0, 68.0), (389.0, 66.0), (478.0, 62.0))
"""Where the five stones lie in the case."""
TRAY: Final[tuple[Point, ...]] = ((66, 14), (534, 14), (590, 112), (10, 112))
VELVET: Final = ("#120722", "#3c1650", "#6a2468")
LACQUER: Final = ("#54204a", "#2c0f2c", "#150616")


def sprites() -> list[Sprite]:
    """List the pieces of the still life."""
    hollows = {f"gem/{color}": (x / CASE[0], y / CASE[1]) for color, (x, y) in enumerate(HOLLOWS)}
    return [
        Sprite("victory/plaque", PLAQUE, _plaque, (26, 24, 26, 30)),
        Sprite("victory/laurel", LAUREL, _laurel, (14, 14, 14, 20)),
        Sprite("victory/case", CASE, _case, (16, 10, 16, 34), anchors=hollows),
    ]


def _plaque(canvas: skia.Canvas) -> None:
    """A gold name plate whose ends hold a sapphire and a ruby."""
    x, y, width, height = PLAQUE_BODY
    right, foot, middle = x + width, y + height, y + height / 2
    notch = 15.0
    shape = brush.trace(
        (x + notch, y), (right - notch, y), (right - notch, y + notch, right, y + notch),
        (right + 20, middle), (right, foot - notch), (right - notch, foot - notch, right - notch, foot),
        (x + notch, foot), (x + notch, foot - notch, x, foot - notch), (x - 20, middle),
        (x, y + notch), (x + notch, y + notch, x + notch, y),
    )  # fmt: skip
    canvas.save()
    canvas.translate(2, 9)
    canvas.drawPath(shape, brush.fill(style.NIGHT, 0.6, soft=8))
    canvas.restore()
    for soft, alpha in ((16, 0.5), (5, 0.35)):
        canvas.drawPath(shape, brush.fill("#ffb42e", alpha, soft=soft))
    canvas.drawPath(shape, brush.vertical(y, foot, ["#fff0b0", "#f6c347", "#d08d1c", "#a8650c"], (0, 0.35, 0.7, 1)))
    canvas.drawPath(shape, brush.stroke("#fff8dc", 1.6))
    field = brush.round_rect(x + 22, y + 7, width - 44, height - 14, 6)
    canvas.drawRRect(field, brush.stroke("#7a4206", 1.3, 0.75))
    canvas.drawRRect(
        brush.round_rect(x + 23.2, y + 8.2, width - 46.4, height - 16.4, 6), brush.stroke("#fff3c4", 0.8, 0.6)
    )
    for spot, gem in (((x + 3, middle), GEMS[1]), ((right - 3, middle), GEMS[3])):
        _cabochon(canvas, spot, 23, gem)


def _cabochon(canvas: skia.Canvas, center: Point, radius: float, gem: Gem) -> None:
    """A smooth domed stone in a beaded setting."""
    x, y = center
    canvas.drawCircle(x + 1, y + 3, radius + 4, brush.fill("#2a1204", 0.7, soft=3))
    canvas.drawCircle(x, y, radius + 3, brush.shaded(style.metal(x + radius, y + radius)))
    for index in range(22):
        bead(canvas, brush.polar(center, radius, index * math.tau / 22), radius * 0.12)
    dome = brush.radial((x + radius * 0.2, y + radius * 0.35), radius, [gem.bright, gem.body, gem.dark, gem.deep],
                        (0, 0.35, 0.75, 1))  # fmt: skip
    canvas.drawCircle(x, y, radius * 0.84, brush.shaded(dome))
    shine = brush.rect(x - radius * 0.52, y - radius * 0.66, radius * 0.74, radius * 0.5)
    canvas.drawOval(shine, brush.vertical(shine.top(), shine.bottom(), [("#ffffff", 0.9), ("#ffffff", 0.05)]))
    canvas.drawCircle(x + radius * 0.3, y + radius * 0.5, radius * 0.1, brush.fill("#ffffff", 0.6, soft=1))


def _laurel(canvas: skia.Canvas) -> None:
    """Two gilded branches, open at the top and tied with a ribbon at the foot."""
    glow = brush.radial(LAUREL_MIDDLE, LAUREL_RADIUS * 1.25, [("#ffd98a", 0.55), ("#ffb45e", 0.2), ("#ffb45e", 0)],
                        (0, 0.62, 1))  # fmt: skip
    canvas.drawCircle(*LAUREL_MIDDLE, LAUREL_RADIUS * 1.25, brush.shaded(glow))
    _ribbon(canvas)
    for side in (-1, 1):
        canvas.save()
        canvas.translate(LAUREL_MIDDLE[0], LAUREL_MIDDLE[1])
        canvas.scale(side, 1)
        _branch(canvas, lit=side < 0)
        canvas.restore()
    _knot(canvas)


def _branch(canvas: skia.Canvas, *, lit: bool) -> None:
    """The right-hand branch about the wreath's middle; ``lit`` where the candle falls on its outer leaves."""
    first, last, count = math.radians(82), math.radians(-58), 12
    stem = skia.Path()
    stem.addArc(brush.disc(0, 0, LAUREL_RADIUS), math.degrees(last), math.degrees(first - last))
    canvas.drawPath(stem, brush.stroke("#5a3206", 6))
    canvas.drawPath(stem, brush.stroke(GOLD, 3.6))
    canvas.drawPath(stem, brush.stroke(GOLD_PALE, 1.2, 0.8))
    for index in range(count):
        share = index / (count - 1)
        angle = first + (last - first) * share
        spot = brush.polar((0, 0), LAUREL_RADIUS, angle)
        along = angle - math.pi / 2
        length = 60 - 18 * share
        for turn, size in ((0.55, 1.0), (-0.62, 0.86)):
            if index == count - 1 and turn < 0:
                continue
            _leaf(canvas, spot, along + turn, length * size, outer=turn > 0, lit=lit)
        if index % 3 == 1:
            bead(canvas, brush.polar((0, 0), LAUREL_RADIUS - 17, angle + 0.1), 5.2)
    _leaf(canvas, brush.polar((0, 0), LAUREL_RADIUS, last), last - math.pi / 2, 38, outer=True, lit=lit)


def _leaf(canvas: skia.Canvas, root: Point, angle: float, length: float, *, outer: bool, lit: bool) -> None:
    """A pointed leaf in two facets."""
    canvas.save()
    canvas.translate(*root)
    canvas.rotate(math.degrees(angle))
    half = length * 0.24
    upper = brush.trace((0, 0), (length * 0.35, -half * 1.5, length, 0))
    lower = brush.trace((0, 0), (length * 0.35, half * 1.5, length, 0))
    whole = brush.trace((0, 0), (length * 0.35, -half * 1.5, length, 0), (length * 0.35, half * 1.5, 0, 0))
    canvas.save()
    canvas.translate(1.5, 2.5)
    canvas.drawPath(whole, brush.fill(style.NIGHT, 0.55, soft=2.2))
    canvas.restore()
    bright = [GOLD_PALE, "#f3c455", "#b97a1c"]
    dim = ["#e2ab3c", "#a8691a", "#6a3d0a"]
    first, second = (bright, dim) if lit == outer else (dim, bright)
    for path, tints in ((upper, first), (lower, second)):
        canvas.drawPath(path, brush.shaded(brush.linear((0, 0), (length, 0), tints, (0, 0.45, 1))))
    canvas.drawPath(whole, brush.stroke("#4a2804", 1.1, 0.9))
    canvas.drawLine(length * 0.06, 0, length * 0.86, 0, brush.stroke("#fff6d0", 0.9, 0.7))
    canvas.restore()


def _ribbon(canvas: skia.Canvas) -> None:
    """The two loose ends below the knot."""
    x, y = LAUREL_MIDDLE[0], LAUREL_MIDDLE[1] + LAUREL_RADIUS + 2
    for side in (-1, 1):
        tail = brush.trace(
            (x, y), (x + side * 34, y + 6, x + side * 62, y + 34), (x + side * 52, y + 36), (x + side * 48, y + 48),
            (x + side * 26, y + 18, x, y + 12),
        )  # fmt: skip
        canvas.drawPath(tail, brush.fill(style.NIGHT, 0.5, soft=3))
        span = ["#d01a3e", "#8f0a2a", "#5a0418"]
        canvas.drawPath(tail, brush.shaded(brush.linear((x, y), (x + side * 62, y + 40), span)))
        canvas.drawPath(tail, brush.stroke(GOLD, 1.2, 0.9))


def _knot(canvas: skia.Canvas) -> None:
    x, y = LAUREL_MIDDLE[0], LAUREL_MIDDLE[1] + LAUREL_RADIUS
    for side in (-1, 1):
        loop = brush.trace((x, y), (x + side * 22, y - 24, x + side * 50, y - 6), (x + side * 46, y + 16, x, y))
        canvas.drawPath(loop, brush.fill(style.NIGHT, 0.5, soft=3))
        canvas.drawPath(
            loop, brush.shaded(brush.linear((x, y - 14), (x + side * 44, y + 12), ["#7a0620", "#ef3a58", "#9a0c2c"]))
        )
        canvas.drawPath(loop, brush.stroke(GOLD, 1.2, 0.9))
    canvas.drawCircle(x, y, 11, brush.shaded(style.metal(x + 14, y + 14)))
    canvas.drawCircle(x, y, 11, brush.stroke("#3a1e04", 1.2))
    _cabochon(canvas, (x, y), 8, GEMS[2])


def _case(canvas: skia.Canvas) -> None:
    """An open jewel case seen from above its front edge: velvet with five hollows, lacquer, gold fittings."""
    canvas.drawOval(brush.rect(-4, 168, 608, 58), brush.fill(style.NIGHT, 0.75, soft=11))
    _tray(canvas)
    front = brush.round_rect(10, 112, 580, 78, 8)
    canvas.drawRRect(front, brush.vertical(112, 190, LACQUER))
    canvas.drawRRect(
        brush.round_rect(14, 114, 572, 22, 6), brush.vertical(114, 136, [("#ffffff", 0.22), ("#ffffff", 0)])
    )
    canvas.drawRRect(brush.round_rect(24, 126, 552, 52, 5), brush.stroke(GOLD, 1.6, 0.85))
    canvas.drawRRect(brush.round_rect(28, 130, 544, 44, 4), brush.stroke(GOLD, 0.8, 0.45))
    _scrolls(canvas)
    canvas.drawRRect(front, brush.shaded(style.metal(600, 190), width=3))
    lip = brush.polygon([(8, 108), (592, 108), (596, 118), (4, 118)])
    canvas.drawPath(lip, brush.vertical(108, 118, [GOLD_PALE, "#e2ad3e", "#7a4a10"]))
    canvas.drawPath(lip, brush.stroke("#2a1604", 0.9, 0.9))
    for x in (10, 542):
        bracket = brush.round_rect(x, 160, 48, 34, 6)
        canvas.drawRRect(bracket, brush.shaded(brush.linear((x, 160), (x + 48, 194), [GOLD_LIGHT, GOLD, GOLD_DARK])))
        canvas.drawRRect(bracket, brush.stroke("#2a1604", 1))
        for dx in (10, 38):
            bead(canvas, (x + dx, 177), 3.4)
    _clasp(canvas)


def _tray(canvas: skia.Canvas) -> None:
    tray = brush.polygon(TRAY)
    canvas.drawPath(tray, brush.stroke("#2a1604", 17))
    canvas.drawPath(tray, brush.shaded(style.metal(600, 120), width=14))
    canvas.drawPath(tray, brush.stroke("#fff3c4", 1.2, 0.7))
    canvas.drawPath(tray, brush.vertical(14, 112, VELVET))
    canvas.save()
    canvas.clipPath(tray, True)
    warm = brush.radial((150, 20), 330, [("#ffb45e", 0.34), ("#ffb45e", 0)])
    canvas.drawPath(tray, brush.shaded(warm, mode=brush.SCREEN))
    canvas.drawRect(brush.rect(0, 8, 600, 26), brush.vertical(14, 36, [("#05020c", 0.75), ("#05020c", 0)]))
    for x, y in HOLLOWS:
        hollow = brush.rect(x - 38, y - 10, 76, 42)
        canvas.drawOval(hollow, brush.vertical(y - 10, y + 32, ["#05020c", "#2a0d38", "#8a3a80"]))
        canvas.drawOval(hollow, brush.stroke(GOLD, 1.4, 0.8))
    canvas.restore()


def _scrolls(canvas: skia.Canvas) -> None:
    """Gold inlay on the front, mirrored about the clasp."""
    for side in (-1, 1):
        canvas.save()
        canvas.translate(300, 152)
        canvas.scale(side, 1)
        for start, reach in ((54, 78), (138, 78)):
            vine = brush.trace((start, 0), (start + reach * 0.3, -22, start + reach * 0.5, 0),
                               (start + reach * 0.7, 22, start + reach, 0), closed=False)  # fmt: skip
            canvas.drawPath(vine, brush.stroke(GOLD, 1.7, 0.9))
            for dx, dy in ((0.25, -11), (0.75, 11)):
                bead(canvas, (start + reach * dx, dy * 1.35), 2.6)
        canvas.restore()


def _clasp(canvas: skia.Canvas) -> None:
    plate = brush.round_rect(270, 104, 60, 60, 12)
    canvas.drawRRect(brush.round_rect(271, 108, 60, 60, 12), brush.fill(style.NIGHT, 0.6, soft=3))
    canvas.drawRRect(plate, brush.shaded(brush.linear((270, 104), (330, 164), [GOLD_PALE, "#f0bc48", "#8a5614"])))
    canvas.drawRRect(plate, brush.stroke("#2a1604", 1.2))
    canvas.drawRRect(brush.round_rect(274, 108, 52, 52, 9), brush.stroke("#fff6d0", 1, 0.7))
    _cabochon(canvas, (300, 134), 17, GEMS[3])
