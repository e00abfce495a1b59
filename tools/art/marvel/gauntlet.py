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
from tools.art.marvel.paths import Point, at_angle, box, circle, common, moved, path, regular, star, turned
from tools.art.marvel.stones import stone
from tools.art.sprite import Sprite

_STEEL: Final = ["#CFC4FF", "#6E5FC0", "#2A2068"]
_PLATE: Final = ["#A99AF0", "#5646A8", "#1E1552"]
_GOLD: Final = ["#FFF0A0", "#F0B429", "#8A4E00"]

_FINGERS: Final = ((-51, -78, 72, -9), (-20, -102, 90, -3), (11, -108, 94, 3), (42, -92, 80, 9))
"""Middle, tip, length and tilt of each finger."""
_THUMB: Final = path("M48 8 C66 -2 74 -30 82 -44 C92 -52 104 -42 100 -28 C94 4 84 34 56 52Z")
_PALM: Final = path("M-66 -14 L58 -14 L64 30 L44 66 L-46 66 L-68 34Z")
_CUFF: Final = path("M-56 60 L52 60 L74 112 L-78 112Z")
_HUB: Final = (-3.0, 23.0)
_SOCKETS: Final[tuple[tuple[int, Point, float], ...]] = (
    *((kind, at_angle(-90 + 72 * i, 37, *_HUB), 15.0) for i, kind in enumerate((0, 4, 1, 3, 2))),
    (TIME, _HUB, 17.0),
)
_SCREEN: Final = dot_screen((-115, -115, 115, 115), lambda x, y: max(0, (x * 0.75 + y * 0.5) / 105) * 0.62, 6.4)


def _fingers(canvas: skia.Canvas, width: float) -> list[skia.Path]:
    shapes = []
    for middle, tip, length, tilt in _FINGERS:
        finger = turned(box(middle - 13.5, tip, 27, length + 8, 12.5), tilt, middle, 0)
        canvas.drawPath(finger, panel_fill(finger, _STEEL))
        canvas.drawPath(finger, brush.stroke(INK, width * 0.9))
        band = common(finger, turned(box(middle - 13.5, tip + 25, 27, 10), tilt, middle, 0))
        canvas.drawPath(band, panel_fill(band, _GOLD))
        canvas.drawPath(band, brush.stroke(INK, width * 0.7))
        # the plates over the two joints, and halftone that bends round the finger
        for fall, high in ((4, 13), (44, 15)):
            left, right, y = middle - 15, middle + 15, tip + fall
            upper = f"M{left} {y + 4} C{middle - 6} {y - 3} {middle + 6} {y - 3} {right} {y + 4}"
            foot = y + high
            lower = f"L{right} {foot} C{middle + 6} {foot - 7} {middle - 6} {foot - 7} {left} {foot}Z"
            plate = path(f"{upper} {lower}")
            plate = common(finger, turned(plate, tilt, middle, 0))
            canvas.drawPath(plate, panel_fill(plate, ["#EFE8FF", "#9A8CE4", "#43369A"]))
            canvas.drawPath(plate, brush.stroke(INK, width * 0.6))
        canvas.drawPath(common(finger, turned(_bent_dots(middle, tip, length), tilt, middle, 0)), fill(INK, 0.55))
        shapes.append(finger)
    return shapes


def _bent_dots(middle: float, tip: float, length: float) -> skia.Path:
    """Return rows of dots that arch over a round finger and grow towards its shaded side."""
    dots = skia.Path()
    for row in range(int(length / 5)):
        for column in range(5):
            turn = (column + 0.5 * (row % 2)) * 0.3
            x, y = middle + 13.5 * math.sin(turn), tip + 6 + row * 5 - 4 * math.cos(turn)
            dots.addCircle(x, y, 0.8 + 0.42 * column)
    return dots


def _knuckles(canvas: skia.Canvas, width: float) -> None:
    for middle, _, _, tilt in _FINGERS:
        left, right = middle - 13.5, middle + 13.5
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
    outlines = [turned(box(m - 13.5, tip, 27, length + 8, 12.5), tilt, m, 0) for m, tip, length, tilt in _FINGERS]
    outlines += [_THUMB, _PALM, _CUFF]
    keyline(canvas, outlines, width * 2.2)
    for shape in outlines:
        inked(canvas, shape, fill(INK), width, 0.35)
    canvas.drawPath(_THUMB, panel_fill(_THUMB, _STEEL))
    canvas.drawPath(_THUMB, brush.stroke(INK, width * 0.9))
    _fingers(canvas, width)
    band = common(_THUMB, turned(box(60, -18, 60, 11), 24, 80, -10))
    canvas.drawPath(band, fill(_GOLD[1]))
    canvas.drawPath(band, brush.stroke(INK, width * 0.7))
    for shape, tones in ((_CUFF, _STEEL), (_PALM, _PLATE)):
        canvas.drawPath(shape, panel_fill(shape, tones))
        canvas.drawPath(shape, brush.stroke(INK, width * 0.9))
    _knuckles(canvas, width)
    for y in (70, 94):
        hoop = common(_CUFF, box(-90, y, 190, 9))
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
