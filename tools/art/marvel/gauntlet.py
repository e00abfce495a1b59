"""The gauntlet: an armoured glove whose hexagonal plate carries five stones around the Time stone.

Knows the glove. Must not know who wears it or on what.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import fill
from tools.art.marvel.dots import dot_screen
from tools.art.marvel.ink import glow, inked, keyline, linear, panel_fill
from tools.art.marvel.palette import INK, STONES, TIME, WHITE
from tools.art.marvel.paths import Point, at_angle, box, circle, common, moved, path, polygon, regular, star, turned
from tools.art.marvel.stones import stone
from tools.art.sprite import Sprite

_STEEL: Final = ["#CFC4FF", "#6E5FC0", "#2A2068"]
_PLATE: Final = ["#A99AF0", "#5646A8", "#1E1552"]
_ARMOUR: Final = ["#EFE8FF", "#9A8CE4", "#43369A"]
_GOLD: Final = ["#FFF0A0", "#F0B429", "#8A4E00"]

_FINGERS: Final = ((-44, 88, -25, 9), (-18, 107, -9, 4), (9, 110, 4, -3), (36, 101, 18, -7))
"""Middle of the root, length, tilt, and how far the tip bends aside, of each finger."""
_GIRTH: Final = ((0.0, 14.2), (0.36, 14.0), (0.48, 12.4), (0.6, 13.4), (0.72, 11.6), (0.82, 12.2), (1.0, 10.6))
"""Half of a finger's width, from its root to its tip: it is thicker at the joints."""
_ROUND: Final = 0.11
"""The part of a finger that its rounded tip takes."""
_THUMB: Final = path(
    "M44 16 C58 4 66 -8 72 -20 C75 -32 79 -46 87 -56 C95 -65 108 -58 106 -45 C104 -34 102 -26 105 -16 "
    "C109 -4 100 10 90 22 C82 34 70 46 54 54Z"
)
_PALM: Final = path("M-66 -14 L58 -14 L64 30 L44 66 L-46 66 L-68 34Z")
_CUFF: Final = path("M-56 58 C-60 72 -67 86 -78 96 Q-82 102 -77 106 Q-2 127 73 106 Q78 102 74 96 C63 86 56 72 52 58Z")
"""It widens like a bell, and its hem bends towards the viewer round the arm in it."""
_HUB: Final = (-3.0, 23.0)
_SOCKETS: Final[tuple[tuple[int, Point, float], ...]] = (
    *((kind, at_angle(-90 + 72 * i, 37, *_HUB), 15.0) for i, kind in enumerate((0, 4, 1, 3, 2))),
    (TIME, _HUB, 17.0),
)
_SCREEN: Final = dot_screen((-115, -115, 115, 115), lambda x, y: max(0, (x * 0.75 + y * 0.5) / 105) * 0.62, 6.4)


def _girth(along: float) -> float:
    """Return half of a finger's width at a share of its length, 0 at the end of the rounded tip."""
    after = next(number for number, (at, _) in enumerate(_GIRTH) if at >= along)
    (start, first), (end, second) = _GIRTH[max(0, after - 1)], _GIRTH[after]
    wide = first if end == start else first + (second - first) * (along - start) / (end - start)
    over = max(0.0, (along - 1 + _ROUND) / _ROUND)
    return wide * math.sqrt(1 - over * over)


def _bent(finger: tuple[int, int, int, int], along: float, aside: float) -> Point:
    """Return a point of an upright finger at a share of its length, so many units beside its middle."""
    middle, length, _, bend = finger
    return middle + aside + bend * along * along, -length * along


def _finger(finger: tuple[int, int, int, int]) -> skia.Path:
    """Return the outline of a finger."""
    tip = [1 - _ROUND + _ROUND * math.sin(math.radians(turn)) for turn in range(0, 91, 9)]
    steps = [number * (1 - _ROUND) / 30 for number in range(30)] + tip
    left = [_bent(finger, along, -_girth(along)) for along in steps]
    right = [_bent(finger, along, _girth(along)) for along in reversed(steps)]
    return turned(polygon(*left, *right), finger[2], finger[0], 0)


def _strip(finger: tuple[int, int, int, int], low: float, high: float, arch: float) -> skia.Path:
    """Return the part of a finger between two shares of its length, whose edges arch towards the tip."""
    across = [number / 4 - 1 for number in range(9)]
    upper = [_bent(finger, high + arch * (1 - x * x), x * 20) for x in across]
    lower = [_bent(finger, low + arch * (1 - x * x), x * 20) for x in reversed(across)]
    return common(_finger(finger), turned(polygon(*upper, *lower), finger[2], finger[0], 0))


def _fingers(canvas: skia.Canvas, width: float) -> None:
    """Draw steel fingers with plates over their joints, a gold ring, and halftone that bends round them."""
    for finger in _FINGERS:
        shape = _finger(finger)
        canvas.drawPath(shape, panel_fill(shape, _STEEL))
        canvas.drawPath(shape, brush.stroke(INK, width * 0.9))
        for low, high, tones in (
            (0.36, 0.54, _ARMOUR),
            (0.585, 0.675, _GOLD),
            (0.72, 0.815, _ARMOUR),
            (0.85, 1.2, _ARMOUR),
        ):
            plate = _strip(finger, low, high, 0.03)
            canvas.drawPath(plate, panel_fill(plate, tones))
            canvas.drawPath(plate, brush.stroke(INK, width * 0.65))
        canvas.drawPath(common(shape, turned(_bent_dots(finger), finger[2], finger[0], 0)), fill(INK, 0.5))


def _bent_dots(finger: tuple[int, int, int, int]) -> skia.Path:
    """Return rows of dots that arch over a round finger and grow towards its shaded side."""
    dots, length = skia.Path(), finger[1]
    for row in range(int(length / 5)):
        for column in range(5):
            turn = (column + 0.5 * (row % 2)) * 0.3
            x, y = _bent(finger, 1 - (6 + row * 5 - 4 * math.cos(turn)) / length, 13.5 * math.sin(turn))
            dots.addCircle(x, y, 0.8 + 0.42 * column)
    return dots


def _knuckles(canvas: skia.Canvas, width: float) -> None:
    for middle, _, tilt, _ in _FINGERS:
        left, right = middle - 14.5, middle + 14.5
        plate = path(f"M{left} -22 L{middle} -34 L{right} -22 L{right} -8 L{left} -8Z")
        plate = turned(plate, tilt, middle, 0)
        canvas.drawPath(plate, panel_fill(plate, _GOLD))
        canvas.drawPath(plate, brush.stroke(INK, width * 0.8))


def draw_gauntlet(
    canvas: skia.Canvas,
    at: Point,
    radius: float,
    *,
    lit: Collection[int] = (),
    weight: float = 2.2,
    power: bool = False,
) -> None:
    """Draw the glove, ``radius`` for its 100 units.

    ``lit`` are the kinds whose stones are set; ``power`` makes them flare.
    """
    scale = radius / 100
    width = weight / scale
    canvas.save()
    canvas.translate(*at)
    canvas.scale(scale, scale)
    outlines = [_finger(finger) for finger in _FINGERS]
    outlines += [_THUMB, _PALM, _CUFF]
    keyline(canvas, outlines, width * 2.2)
    for shape in outlines:
        inked(canvas, shape, fill(INK), width, 0.35)
    canvas.drawPath(_THUMB, panel_fill(_THUMB, _STEEL))
    canvas.drawPath(_THUMB, brush.stroke(INK, width * 0.9))
    _fingers(canvas, width)
    for down, high, tones in ((-13, 11, _GOLD), (-34, 15, _ARMOUR), (-75, 36, _ARMOUR)):
        band = common(_THUMB, turned(box(50, down, 90, high, 3), 14, 88, -10))
        canvas.drawPath(band, panel_fill(band, tones))
        canvas.drawPath(band, brush.stroke(INK, width * 0.7))
    for shape, tones in ((_CUFF, _STEEL), (_PALM, _PLATE)):
        canvas.drawPath(shape, panel_fill(shape, tones))
        canvas.drawPath(shape, brush.stroke(INK, width * 0.9))
    _knuckles(canvas, width)
    for y, high, sag in ((63, 8, 6), (89, 9, 11)):
        low = y + high
        hoop = path(f"M-90 {y} Q-2 {y + 2 * sag} 86 {y} L86 {low} Q-2 {low + 2 * sag} -90 {low}Z")
        hoop = common(_CUFF, hoop)
        canvas.drawPath(hoop, linear((-80, 0), (80, 0), _GOLD))
        canvas.drawPath(hoop, brush.stroke(INK, width * 0.7))
    for number, shape in enumerate(outlines):
        _shade(canvas, shape, screen=number >= len(_FINGERS))
    _hexagon(canvas, lit, width, power=power)
    canvas.restore()


def _shade(canvas: skia.Canvas, shape: skia.Path, *, screen: bool) -> None:
    """Light the left edge hard, but no level one; ``screen`` shades the flat plates."""
    canvas.save()
    canvas.clipPath(shape, True)
    if screen:
        canvas.drawPath(_SCREEN, fill(INK, 0.5))
    for down in (-0.8, 0.8):
        canvas.clipPath(moved(shape, 3.2, down), skia.ClipOp.kDifference, True)
    canvas.drawPaint(fill("#FFF4D0", 0.9))
    canvas.restore()


def _hexagon(canvas: skia.Canvas, lit: Collection[int], width: float, *, power: bool) -> None:
    x, y = _HUB
    frame, floor = regular(6, 64, x, y - 1, 0), regular(6, 55, x, y - 1, 0)
    inked(canvas, frame, linear((-60, -40), (60, 80), _GOLD), width * 0.8, 0.3)
    canvas.drawPath(floor, linear((-50, -30), (50, 70), ["#2A2062", "#120A38"]))
    canvas.drawPath(floor, brush.stroke(INK, width * 0.7))
    contour = max(2.0, width * 0.7)
    for kind, spot, size in _SOCKETS:
        canvas.drawPath(circle(*spot, size + 3), fill(INK))
        base = STONES[kind].ramp.base
        if kind not in lit:
            canvas.drawPath(circle(*spot, size), fill("#0A0526"))
            canvas.drawPath(circle(*spot, size), brush.stroke(base, max(2.4, width * 0.7), 0.6))
            continue
        glow(canvas, circle(*spot, size), (base, 0.9 if power else 0.6), size * 0.42, 4 if power else 2)
        canvas.save()
        canvas.translate(*spot)
        stone_radius = size + (2.4 if power else 1)
        stone(canvas, kind, (0, 0), stone_radius, contour=contour)
        canvas.restore()
        if power:
            flare = star(4, 11, 2.2, spot[0] - size * 0.55, spot[1] - size * 0.62)
            glow(canvas, flare, WHITE, 3, 2)
            canvas.drawPath(flare, fill(WHITE))


def sprites() -> list[Sprite]:
    """Return the glove with all its stones and with empty sockets.

    The ``socket/<kind>`` anchors mark where gems go; their third number is the gem's height as a fraction of the box.
    """
    width, height, radius = 96.0, 102.0, 44.0
    x0, y0 = 46.0, 50.5
    unit = radius / 100
    anchors = {
        f"socket/{kind}": ((x0 + x * unit) / width, (y0 + y * unit) / height, size * 2 * unit / height)
        for kind, (x, y), size in _SOCKETS
    }

    def full(canvas: skia.Canvas) -> None:
        draw_gauntlet(canvas, (x0, y0), radius, lit=range(7), weight=1.5)

    def empty(canvas: skia.Canvas) -> None:
        draw_gauntlet(canvas, (x0, y0), radius, weight=1.5)

    size, margins = (width, height), (3.0, 3.0, 4.0, 4.0)
    return [
        Sprite("gauntlet", size, full, margins, anchors=anchors),
        Sprite("gauntlet_empty", size, empty, margins, anchors=anchors),
    ]
