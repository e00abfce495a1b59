"""The chip of a kind of stone: its upper face, and its side as it is seen in a stack.

Knows the body's colours and the inlays of the rim, whose rhythm differs by kind. Must not know where chips lie.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import skia

from tools.art import brush
from tools.art.brush import Point, blend, fill
from tools.art.marvel.ink import glow, linear, radial, shadow
from tools.art.marvel.palette import INK, PAPER, STONES, WHITE
from tools.art.marvel.paths import circle, polygon, ring, sector
from tools.art.marvel.stones import stone

SQUASH: Final = 0.60
"""Height of a chip's face that lies on the table, as a share of its width."""


class ChipRim(NamedTuple):
    """The inlays of a rim: how often they repeat, and of each repeat the start and sweep in degrees."""

    repeats: int
    marks: tuple[Point, ...]
    tone: str = PAPER


RIMS: Final = (
    ChipRim(6, ((-11, 22),), "#4A2200"),
    ChipRim(8, ((-9, 18),)),
    ChipRim(12, ((-6, 12),)),
    ChipRim(6, ((-14, 9), (5, 9))),
    ChipRim(5, ((-19, 38),)),
    ChipRim(4, ((-18, 8), (-4, 8), (10, 8)), "#27365F"),
    ChipRim(4, ((-12, 24), (40, 10))),
)
"""By token kind."""


def inlays(kind: int, turn: float = 0) -> list[Point]:
    """Return the inlays around a chip as (start, sweep) in degrees, clockwise from the right."""
    rim = RIMS[kind]
    step = 360 / rim.repeats
    first = 90 + turn
    return [(first + index * step + start, sweep) for index in range(rim.repeats) for start, sweep in rim.marks]


def chip(canvas: skia.Canvas, kind: int, at: Point, radius: float, *, bold: bool = False) -> None:
    """Draw a chip seen from above, with its shadow: the stone in a dark well inside a rim of its colour.

    ``bold`` is the cut for small sizes: a thinner rim, a larger stone.
    """
    x, y = at
    shadow(canvas, circle(x, y, radius), 0, radius * 0.09, radius * 0.08, 0.65)
    face(canvas, kind, at, radius, bold=bold)


def face(canvas: skia.Canvas, kind: int, at: Point, radius: float, *, bold: bool = False) -> None:
    """Draw a chip's upper face."""
    x, y = at
    ramp = STONES[kind].ramp
    inner = 0.80 if bold else 0.76
    canvas.drawPath(circle(x, y, radius), fill(INK))
    tones = [blend(ramp.base, ramp.light, 0.7), ramp.base, blend(ramp.base, ramp.dark, 0.75)]
    ends = (x - radius * 0.6, y - radius * 0.75), (x + radius * 0.6, y + radius * 0.75)
    canvas.drawPath(circle(x, y, radius * 0.955), linear(*ends, tones, [0, 0.45, 1]))
    edge = max(0.5, radius * 0.028)
    for start, sweep in inlays(kind):
        mark = sector(radius * 0.955, start, sweep, x, y, radius * (inner + 0.02))
        canvas.drawPath(mark, fill(RIMS[kind].tone))
        canvas.drawPath(mark, brush.stroke(INK, edge, 0.85))
    canvas.drawPath(ring(radius * 0.955, radius * 0.915, x, y), linear(*ends, [(WHITE, 0.8), (WHITE, 0.0)], [0, 0.6]))
    canvas.drawPath(circle(x, y, radius * (inner + 0.03)), fill(INK))
    canvas.drawPath(
        circle(x, y, radius * inner),
        radial((x - radius * 0.2, y - radius * 0.3), radius * 1.05, ["#3E3478", "#1A1240", "#0D0728"]),
    )
    glow(canvas, circle(x, y, radius * 0.54), (ramp.base, 0.5), radius * 0.15)
    size = radius * (0.72 if bold else 0.66)
    stone(canvas, kind, at, size, contour=max(1.1, radius * 0.05))


def side(canvas: skia.Canvas, kind: int, foot: Point, radius: float, height: float, turn: float) -> None:
    """Draw the side of a lying chip whose lower face has its middle at ``foot``; ``turn`` rotates its inlays."""
    x, y = foot
    ramp = STONES[kind].ramp
    band = _band(foot, radius, height)
    light, base = blend(ramp.base, ramp.light, 0.45), ramp.base
    shade, deep = blend(ramp.base, ramp.dark, 0.75), blend(ramp.dark, INK, 0.35)
    tones = [base, light, base, base, shade, shade, deep]
    stops = [0, 0.16, 0.34, 0.58, 0.60, 0.84, 0.86]
    canvas.drawPath(band, linear((x - radius, 0), (x + radius, 0), tones, stops))
    canvas.save()
    canvas.clipPath(band, True)
    for start, sweep in inlays(kind, turn):
        if math.sin(math.radians(start + sweep / 2)) < -0.2:
            continue
        mark = _patch(foot, radius, height, start, sweep)
        dim = 0.42 if math.cos(math.radians(start + sweep / 2)) > 0.2 else 0.0
        canvas.drawPath(mark, fill(blend(RIMS[kind].tone, deep, dim)))
        canvas.drawPath(mark, brush.stroke(INK, 0.9))
    gleam = skia.Path()
    gleam.addArc(_oval((x, y - height + 1.7), radius - 0.9), 112, 58)
    canvas.drawPath(gleam, brush.stroke(WHITE, 1.0, 0.55))
    canvas.restore()
    canvas.drawPath(band, brush.stroke(INK, 1.7))


def _oval(middle: Point, radius: float) -> skia.Rect:
    x, y = middle
    return skia.Rect.MakeLTRB(x - radius, y - radius * SQUASH, x + radius, y + radius * SQUASH)


def _band(foot: Point, radius: float, height: float) -> skia.Path:
    """Return the visible side between the front halves of the upper and the lower rim."""
    x, y = foot
    result = skia.Path()
    result.addArc(_oval(foot, radius), 0, 180)
    result.lineTo(x - radius, y - height)
    result.arcTo(_oval((x, y - height), radius), 180, -180, False)
    result.close()
    return result


def _patch(foot: Point, radius: float, height: float, start: float, sweep: float) -> skia.Path:
    """Return an inlay's part of the side."""
    x, y = foot
    angles = [math.radians(start + sweep * step / 4) for step in range(5)]
    lower = [(x + radius * math.cos(a), y + radius * SQUASH * math.sin(a)) for a in angles]
    return polygon(*lower, *((across, down - height) for across, down in reversed(lower)))
