"""Card backs: guilloche rosettes and one emblem a level (pickaxes, compass, crown).

Knows the three decks' looks in units of 120 x 168.
"""

from __future__ import annotations

import math

import skia

from tools.art.base.anatomy import BORDER, HEIGHT, RADIUS, WIDTH
from tools.art.base.gems import gem
from tools.art.base.metal import frame, gold, inner_edge, stud
from tools.art.base.palette import BACKS, DIAMOND, EMERALD, GOLD, GOLD_LIGHT, RUBY, SAPPHIRE
from tools.art.brush import (
    BLACK,
    WHITE,
    fill,
    horizontal,
    lighten,
    linear,
    polar,
    polygon,
    radial,
    rect,
    round_rect,
    shaded,
    stroke,
    trace,
)

_CENTER = (60.0, 80.0)


def draw_back(canvas: skia.Canvas, level: int) -> None:
    """Draw the back of a level's deck without its shadow."""
    cloth = BACKS[level]
    frame(canvas, WIDTH, HEIGHT, RADIUS)
    inner = round_rect(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, RADIUS - 2)
    canvas.save()
    canvas.clipRRect(inner, True)
    whole = rect(0, 0, WIDTH, HEIGHT)
    canvas.drawRect(whole, shaded(radial((44, 54), 128, [cloth.light, cloth.middle, cloth.dark], [0, 0.5, 1])))
    _guilloche(canvas, level)
    _medallion(canvas, level)
    (_pickaxes, _compass, _crown)[level - 1](canvas)
    for x, y in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        _corner(canvas, x, y)
    sheen = linear((0, 0), (WIDTH, HEIGHT), [(WHITE, 0.20), (WHITE, 0), (BLACK, 0.35)], [0, 0.4, 1])
    canvas.drawRect(whole, shaded(sheen))
    for dot in range(level):
        stud(canvas, _CENTER[0] + (dot - (level - 1) / 2) * 12, 143, 3.2)
    canvas.restore()
    inner_edge(canvas, inner)


def _guilloche(canvas: skia.Canvas, level: int) -> None:
    petals, swing = 8 + level * 4, 4 + level * 1.2
    for band in range(3 + level):
        angles = [math.radians(degree) for degree in range(0, 360, 2)]
        reach = 24 + band * 9
        rosette = polygon(
            polar(_CENTER, reach + swing * math.sin(petals * angle + band * math.pi), angle) for angle in angles
        )
        canvas.drawPath(rosette, stroke(GOLD, 0.55, 0.60 - 0.05 * band))
    for ray in range(36):
        start, end = polar(_CENTER, 60, ray * math.pi / 18), polar(_CENTER, 120, ray * math.pi / 18)
        canvas.drawLine(*start, *end, stroke(GOLD, 0.45, 0.30))


def _medallion(canvas: skia.Canvas, level: int) -> None:
    cloth = BACKS[level]
    x, y = _CENTER
    canvas.drawCircle(x + 0.8, y + 1.6, 28, fill("#05020c", 0.5, soft=2))
    floor = radial((x - 8, y - 10), 40, [lighten(cloth.light, 0.12), cloth.middle, cloth.dark])
    canvas.drawCircle(x, y, 27, shaded(floor))
    canvas.drawCircle(x, y, 27, gold(x - 27, y - 27, x + 27, y + 27, width=2.2))
    canvas.drawCircle(x, y, 23.6, stroke(GOLD_LIGHT, 0.5, 0.6))


def _pickaxes(canvas: skia.Canvas) -> None:
    for side in (1, -1):
        canvas.save()
        canvas.translate(_CENTER[0], _CENTER[1] + 1)
        canvas.rotate(side * 38)
        canvas.drawRRect(round_rect(-1.5, -15, 3, 32, 1.4), horizontal(-1.5, 1.5, ["#e0a45a", "#6a3a14"]))
        head = trace((-13, -9), (0, -20, 13, -9), (0, -14.5, -13, -9))
        canvas.drawPath(head, gold(-13, -18, 13, -8))
        canvas.restore()
    gem(canvas, DIAMOND.kind, (_CENTER[0], _CENTER[1] + 14), 5.2)


def _compass(canvas: skia.Canvas) -> None:
    x, y = _CENTER
    canvas.drawCircle(x, y, 17, stroke(GOLD_LIGHT, 0.6, 0.7))
    for length, half, turn in ((14.0, 3.4, 45), (21.0, 4.6, 0)):
        for quarter in range(4):
            canvas.save()
            canvas.translate(x, y)
            canvas.rotate(turn + quarter * 90)
            canvas.drawPath(polygon([(0, 0), (-half, -half), (0, -length)]), fill(GOLD_LIGHT))
            canvas.drawPath(polygon([(0, 0), (half, -half), (0, -length)]), fill("#9a6414"))
            canvas.restore()
    canvas.drawCircle(x, y, 2.6, fill("#2a0f08"))
    canvas.drawCircle(x, y, 1.4, fill(GOLD_LIGHT))


def _crown(canvas: skia.Canvas) -> None:
    x, y = _CENTER[0], _CENTER[1] + 9
    tips = [(-16, 0), (-18, -17), (-9, -9), (0, -21), (9, -9), (18, -17), (16, 0)]
    canvas.drawPath(polygon((x + dx, y + dy) for dx, dy in tips), gold(x - 18, y - 20, x + 18, y))
    canvas.drawRect(rect(x - 16, y + 1.2, 32, 5.4), gold(x - 16, y, x + 16, y + 6))
    for dx, dy in ((-18, -18.5), (0, -22.5), (18, -18.5)):
        canvas.drawCircle(x + dx, y + dy, 2.3, fill(GOLD_LIGHT))
    for dx, stone in ((-10, SAPPHIRE), (0, RUBY), (10, EMERALD)):
        gem(canvas, stone.kind, (x + dx, y + 3.9), 2.8, shadow=False)


def _corner(canvas: skia.Canvas, side: int, rise: int) -> None:
    canvas.save()
    canvas.translate(60 - side * 60, 84 - rise * 84)
    canvas.scale(side, rise)
    canvas.drawPath(trace((7, 30), (7, 14, 14, 7, 30, 7), closed=False), stroke(GOLD, 1, 0.9))
    canvas.drawPath(trace((7, 20), (16, 20, 20, 16, 20, 7), closed=False), stroke(GOLD, 0.6, 0.7))
    canvas.drawCircle(11.5, 11.5, 1.7, fill(GOLD_LIGHT))
    canvas.restore()
