"""The gauntlet: an armoured glove whose hexagonal plate carries five stones around the Time stone.

Knows the glove. Must not know who wears it or on what.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Final, NamedTuple

import skia

from tools.art import brush
from tools.art.brush import Point, fill
from tools.art.marvel.dots import dot_screen
from tools.art.marvel.ink import glow, inked, keyline, linear, panel_fill
from tools.art.marvel.palette import INK, STONES, TIME, WHITE
from tools.art.marvel.paths import at_angle, circle, common, joined, moved, path, polygon, regular, star, turned
from tools.art.marvel.stones import stone
from tools.art.sprite import Sprite

_DARK: Final = ["#6E5FC0", "#3A2C8C", "#1E1552"]
_PLATE: Final = ["#A99AF0", "#5646A8", "#1E1552"]
_GOLD: Final = ["#FFF0A0", "#F0B429", "#8A4E00"]
_PLANES: Final = (
    (0.07, "#7A6CD0"),
    (0.19, "#D4CCFC"),
    (0.28, "#FFFFFF"),
    (0.42, "#C2B8F6"),
    (0.62, "#9486E2"),
    (0.79, "#6453BA"),
    (0.93, "#34267E"),
    (1.0, "#7F70D4"),
)
"""The planes of a round piece of steel from its left to its right edge, lit from the upper left: where each
ends, and its tone; the last is what the room throws back."""
_STEEL: Final = [tone for _, tone in _PLANES for _ in range(2)]
_GLINTS: Final = [0.0, *(end for end, _ in _PLANES[:-1] for _ in range(2)), 1.0]
_HOOP_PLANES: Final = (
    (0.07, "#B87410"),
    (0.2, "#FFD860"),
    (0.28, "#FFFBE0"),
    (0.6, "#F0B429"),
    (0.8, "#C47F14"),
    (0.94, "#7A4200"),
    (1.0, "#D08A1C"),
)
"""The same of a hoop of gold."""
_HOOP_GOLD: Final = [tone for _, tone in _HOOP_PLANES for _ in range(2)]
_HOOP_GLINTS: Final = [0.0, *(end for end, _ in _HOOP_PLANES[:-1] for _ in range(2)), 1.0]


class _Finger(NamedTuple):
    """A finger by its root, length and half width there, its tilt in degrees, and how far the tip bends aside."""

    root: Point
    length: float
    girth: float
    tilt: float
    bend: float


_FINGERS: Final = (
    _Finger((-46, 4), 88, 13.6, -23, -7),
    _Finger((-19, 0), 108, 14.6, -8, -4),
    _Finger((9, 0), 112, 14.8, 4, 3),
    _Finger((37, 3), 101, 14.2, 17, 7),
)
_THUMB: Final = _Finger((62, 42), 100, 16.4, 37, -15)
_BEVEL: Final = ("#A8650A", "#8A4E00", "#C98A1A", "#FFE680", "#FFFBE0", "#FFD24A")
"""The tones of the outer slope of the gold frame on its six sides, clockwise from the lower right one, lit from the
upper left; the inner slope is lit the other way."""
_LAMES: Final = ((0.8, 1.0, 0.7, 0.36), (0.58, 0.85, 0.82, 0.8), (0.32, 0.63, 0.92, 0.92), (0.0, 0.37, 1.0, 1.04))
"""The plates of a finger from tip to root, each over the one before: where it begins and ends along the finger, and its
half widths there, by the girth."""
_PEAK: Final = 0.045
"""How far a plate's far edge rises in its middle, by the finger's length."""
_CAPS: Final = ((0.87, 0.3), (0.64, 0.5), (0.38, 0.62))
"""The gold caps on the joints: where they are along a finger, and half their width by its girth."""
_BALL: Final = path("M38 66 C52 66 70 60 80 44 L52 18 L34 30Z")
"""The plate between thumb and wrist."""
_PALM: Final = path("M-64 -6 C-40 -16 30 -16 55 -8 L62 28 L46 66 L-48 66 L-66 34Z")
_CUFF: Final = path("M-50 58 C-52 76 -62 90 -80 100 Q-2 124 76 100 C58 90 50 76 48 58 Q-2 70 -50 58Z")
_HOOPS: Final = ((86, 68, 9, 4, False), (101, 86, 12, 11, True))
"""The hoops of the cuff: the y of their ends, half their width, their sag, their height, and whether they are gold."""
_HUB: Final = (-3.0, 23.0)
_SOCKETS: Final[tuple[tuple[int, Point, float], ...]] = (
    *((kind, at_angle(-90 + 72 * i, 37, *_HUB), 15.0) for i, kind in enumerate((0, 4, 1, 3, 2))),
    (TIME, _HUB, 17.0),
)
_SCREEN: Final = dot_screen((-115, -115, 115, 115), lambda x, y: max(0, (x * 0.75 + y * 0.5) / 105) * 0.62, 6.4)


def _frame(canvas: skia.Canvas, finger: _Finger) -> None:
    """Move the canvas to a finger's root, so that it points up."""
    canvas.translate(*finger.root)
    canvas.rotate(finger.tilt)


def _lame(finger: _Finger, low: float, high: float, below: float, above: float) -> skia.Path:
    """Return a plate of an upright finger at the origin between two shares of its length, with a peaked far edge."""
    length, girth = finger.length, finger.girth

    def at(along: float, aside: float) -> str:
        return f"{aside * girth + finger.bend * along * along:.2f} {-length * along:.2f}"

    tip = high >= 1
    peak = f"Q{at(high + 0.07, -above * 0.5)} {at(high + 0.08, 0)} Q{at(high + 0.07, above * 0.5)} {at(high, above)}"
    if not tip:
        peak = f"L{at(high + _PEAK, 0)} L{at(high, above)}"
    middle = (low + high) / 2
    swell = (below + above) / 2 + (0.14 if tip else 0.05)
    return path(
        f"M{at(low, -below)} Q{at(middle, -swell)} {at(high, -above)} {peak} Q{at(middle, swell)} {at(low, below)} "
        f"L{at(low + _PEAK * 0.6, 0)}Z"
    )


def _outline(finger: _Finger) -> skia.Path:
    """Return the outline of a finger's plates."""
    whole = joined(*(_lame(finger, *lame) for lame in _LAMES))
    return moved(turned(whole, finger.tilt), *finger.root)


def _draw_finger(canvas: skia.Canvas, finger: _Finger, width: float) -> None:
    """Draw plates of round steel, each over the next one, with gold caps on the joints."""
    canvas.save()
    _frame(canvas, finger)
    whole = joined(*(_lame(finger, *lame) for lame in _LAMES))
    for lame in _LAMES:
        shape = _lame(finger, *lame)
        canvas.save()  # the shadow that it throws on the plates before it
        for drop, cover in ((7.0, 0.3), (3.5, 0.34)):
            canvas.clipPath(whole, True)
            canvas.drawPath(moved(shape, 1.6, -drop), fill(INK, cover))
        canvas.restore()
        bounds = shape.getBounds()
        canvas.drawPath(shape, linear((bounds.left(), 0), (bounds.right(), 0), _STEEL, _GLINTS))
        canvas.save()
        canvas.clipPath(shape, True)
        canvas.drawPath(_bent_dots(finger), fill(INK, 0.4))
        canvas.restore()
        canvas.drawPath(shape, brush.stroke(INK, width * 0.75))
    for along, wide in _CAPS:
        x, y, half = finger.bend * along * along, -finger.length * along, finger.girth * wide
        cap = polygon((x - half, y), (x, y - half * 1.1), (x + half, y), (x, y + half * 0.8))
        cap = turned(cap, math.degrees(math.atan(2 * finger.bend * along / finger.length)), x, y)
        canvas.drawPath(cap, panel_fill(cap, _GOLD))
        canvas.drawPath(cap, brush.stroke(INK, width * 0.65))
    canvas.restore()


def _bent_dots(finger: _Finger) -> skia.Path:
    """Return rows of dots that arch over a round finger and grow towards its shaded side."""
    dots, length, girth = skia.Path(), finger.length, finger.girth
    for row in range(int(length / 5)):
        along = (row * 5 + 3) / length
        for column in range(4):
            turn = 0.3 + (column + 0.5 * (row % 2)) * 0.3
            x = finger.bend * along * along + girth * math.sin(turn)
            dots.addCircle(x, -length * along + 4 * math.cos(turn), 0.7 + 0.42 * column)
    return dots


def _knuckles(canvas: skia.Canvas, width: float) -> None:
    """Draw a peaked plate of gold over the root of each finger."""
    for finger in _FINGERS:
        half = finger.girth * 1.06
        plate = path(f"M{-half} -14 L0 -29 L{half} -14 L{half} 6 L{-half} 6Z")
        plate = moved(turned(plate, finger.tilt), *finger.root)
        canvas.drawPath(plate, panel_fill(plate, _GOLD))
        canvas.drawPath(plate, brush.stroke(INK, width * 0.75))


def _hoops(canvas: skia.Canvas, width: float) -> None:
    """Draw the hoops round the cuff: their ends are farther away than their middle."""
    for y, half, sag, high, golden in _HOOPS:
        hoop = path(
            f"M{-2 - half} {y - high} Q-2 {y - high + 2 * sag} {half - 2} {y - high} L{half - 2} {y} "
            f"Q-2 {y + 2 * sag} {-2 - half} {y}Z"
        )
        hoop = common(hoop, _CUFF)
        tones = linear((-80, 0), (76, 0), _HOOP_GOLD, _HOOP_GLINTS) if golden else linear((-80, 0), (76, 0), _DARK)
        canvas.drawPath(hoop, tones)
        canvas.drawPath(hoop, brush.stroke(INK, width * 0.7))


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
    fingers = (*_FINGERS, _THUMB)
    plates = ((_BALL, _DARK), (_CUFF, None), (_PALM, _PLATE))
    outlines = [*map(_outline, fingers), *(shape for shape, _ in plates)]
    keyline(canvas, outlines, width * 2.2)
    for shape in outlines:
        inked(canvas, shape, fill(INK), width, 0.35)
    for finger in fingers:
        _draw_finger(canvas, finger, width)
    for shape, tones in plates:
        paint = panel_fill(shape, tones) if tones else linear((-66, 0), (62, 0), _STEEL, _GLINTS)
        canvas.drawPath(shape, paint)
        canvas.drawPath(shape, brush.stroke(INK, width * 0.9))
        _shade(canvas, shape)
        if shape is _CUFF:
            _hoops(canvas, width)
    _knuckles(canvas, width)
    _hexagon(canvas, lit, width, power=power)
    canvas.restore()


def _shade(canvas: skia.Canvas, shape: skia.Path) -> None:
    """Shade a flat plate with dots, and light its left edge hard, but no level one."""
    canvas.save()
    canvas.clipPath(shape, True)
    canvas.drawPath(_SCREEN, fill(INK, 0.5))
    for down in (-0.8, 0.8):
        canvas.clipPath(moved(shape, 3.2, down), skia.ClipOp.kDifference, True)
    canvas.drawPaint(fill("#FFF4D0", 0.9))
    canvas.restore()


def _hexagon(canvas: skia.Canvas, lit: Collection[int], width: float, *, power: bool) -> None:
    x, y = _HUB
    frame, floor = regular(6, 64, x, y - 1, 0), regular(6, 55, x, y - 1, 0)
    inked(canvas, frame, linear((-60, -40), (60, 80), _GOLD), width * 0.8, 0.3)
    for near, far, tones in ((64, 59.5, _BEVEL), (59.5, 55, (*_BEVEL[3:], *_BEVEL[:3]))):  # two slopes on each side
        for side, tone in enumerate(tones):
            ends = (60 * side, 60 * side + 60)
            corners = [at_angle(turn, near, x, y - 1) for turn in ends]
            corners += [at_angle(turn, far, x, y - 1) for turn in reversed(ends)]
            canvas.drawPath(polygon(*corners), fill(tone))
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

    size, margins = (width, height), (4.0, 7.0, 6.0, 5.0)
    return [
        Sprite("gauntlet", size, full, margins, anchors=anchors),
        Sprite("gauntlet_empty", size, empty, margins, anchors=anchors),
    ]
