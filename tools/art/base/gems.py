"""Cut stones with light and shadow, the gold star, and the sparkle.

Knows the light of the atelier (one candle, top left) and how a facet answers it. Knows nothing of tokens or cards.
"""

from __future__ import annotations

import math
from typing import Final

import skia

from tools.art.base.cuts import Cut, Facet, cut
from tools.art.base.palette import COIN, DIAMOND, GEMS, GOLD_LIGHT, ONYX, ONYX_LINE, SHADOW, Gem
from tools.art.brush import (
    PLUS,
    SCREEN,
    WHITE,
    Point,
    fill,
    linear,
    polar,
    polygon,
    radial,
    shaded,
    star,
    stroke,
)
from tools.art.poster.shapes import between

LIGHT = (-0.46, -0.62, 0.64)
"""Direction towards the candle."""
_SPECTRUM = ("#ff5a8a", "#ffb14a", "#4ad6ff", "#7a6bff", "#56ffb0")
_FINE, _MEDIUM = 20.0, 8.0
"""Radii from which edges and pavilion wedges are drawn finely, or at all."""
_BOLD_TABLE: Final = 1.12
"""The table of a bold cut by that of the fine one; a stepped one is wide enough."""
_BOLD_LIGHT: Final = 0.5, 0.42
"""How bright its facets are: where they look past the light, and how much more towards it."""
_BOLD_FLASH: Final = 0.13
"""By how much neighbouring facets of it differ beyond that."""
_ONYX_LIFT: Final = 0.04
"""How much brighter a bold onyx is: it would be a black spot on a dark ground."""


def outline(kind: int, center: Point, radius: float) -> skia.Path:
    """Trace the silhouette of a colour's cut."""
    return polygon(_placed(cut(kind).outline, center, radius))


def gem(
    canvas: skia.Canvas,
    kind: int,
    center: Point,
    radius: float,
    *,
    shadow: bool = True,
    sparks: bool = True,
    glow: float = 0.0,
    bold: bool = False,
) -> None:
    """Draw a stone (or the gold star) in a circle; ``glow`` is the strength of a halo around it.

    A ``bold`` one is the same stone for places below 36 px: fewer and larger facets, because the many of the fine cut
    turn into dark spots there, and an edge that stands out from any ground.
    """
    if kind == COIN.kind:
        gold_star(canvas, center, radius, rim=0.09 if bold else 0.03)
        return
    colors, shape = GEMS[kind], cut(kind)
    body = outline(kind, center, radius)
    if glow:
        canvas.drawPath(body, fill(colors.glow, glow, soft=radius * 0.35, mode=PLUS))
    if shadow:
        canvas.save()
        canvas.translate(radius * 0.10, radius * 0.17)
        canvas.drawPath(body, fill(SHADOW, 0.62, soft=max(0.8, radius * 0.12)))
        canvas.restore()
    canvas.save()
    canvas.clipPath(body, True)
    if bold:
        _bold_cut(canvas, colors, shape, center, radius)
    else:
        _crown(canvas, colors, shape, center, radius)
        _table(canvas, colors, shape, center, radius)
        _returned_light(canvas, colors, body, center, radius)
    canvas.restore()
    _edge(canvas, colors, body, center, radius)
    if bold and colors is ONYX:
        canvas.drawPath(body, stroke(ONYX_LINE, radius * 0.07, 0.7))
    if sparks and bold:
        x, y = shape.star
        sparkle(canvas, (center[0] + x * radius, center[1] + y * radius), radius * 0.5)
    elif sparks and radius >= _MEDIUM:
        x, y = shape.star
        sparkle(canvas, (center[0] + x * radius, center[1] + y * radius), radius * 0.42)
        if radius >= _FINE - 2:
            sparkle(canvas, (center[0] + 0.42 * radius, center[1] + 0.5 * radius), radius * 0.17, 0.8)


def gold_star(canvas: skia.Canvas, center: Point, radius: float, *, rim: float = 0.03) -> None:
    """Draw the five-pointed star of the coin, every ray folded in two facets."""
    points = star(center, radius, radius * 0.42, 5)
    shape = polygon(points)
    canvas.drawPath(shape, fill("#3a1c00", 0.75, soft=radius * 0.08))
    for first, second in zip(points, points[1:] + points[:1], strict=True):
        along = (second[0] - first[0], second[1] - first[1])
        length = math.hypot(*along)
        lit = along[1] / length * LIGHT[0] - along[0] / length * LIGHT[1]
        canvas.drawPath(polygon([center, first, second]), fill(COIN.shade(0.58 + 0.38 * lit)))
    canvas.drawPath(shape, stroke(COIN.spark if rim < 0.05 else COIN.deep, max(0.5, radius * rim), 0.8))


def sparkle(canvas: skia.Canvas, center: Point, radius: float, alpha: float = 1.0) -> None:
    """Draw a four-pointed glint with a soft heart."""
    heart = min(radius * 0.8, 34)
    glow = radial(center, heart, [(WHITE, 0.50 * alpha), (WHITE, 0.12 * alpha), (WHITE, 0)], [0, 0.4, 1])
    canvas.drawCircle(*center, heart, shaded(glow, mode=PLUS))
    path = skia.Path()
    path.moveTo(*polar(center, radius, 0))
    for quarter in range(4):
        turn = quarter * math.pi / 2
        path.quadTo(*polar(center, radius * 0.1, turn + 0.25), *polar(center, radius * 0.09, turn + math.pi / 4))
        path.quadTo(*polar(center, radius * 0.1, turn + math.pi / 2 - 0.25), *polar(center, radius, turn + math.pi / 2))
    path.close()
    canvas.drawPath(path, fill(WHITE, alpha))


def _placed(points: tuple[Point, ...], center: Point, radius: float) -> list[Point]:
    return [(center[0] + radius * x, center[1] + radius * y) for x, y in points]


def _facet_value(index: int, facet: Facet, colors: Gem) -> float:
    lit = sum(n * light for n, light in zip(facet.normal, LIGHT, strict=True))
    contrast = 0.24 if colors is DIAMOND else 0.15
    value = 0.28 + 0.58 * lit + contrast * math.sin(index * 2.4 + ord(colors.letter))
    # Light that entered the stone comes out on the far side and lifts what would be dark.
    return value - 0.20 * lit if lit < -0.05 else value


def _crown(canvas: skia.Canvas, colors: Gem, shape: Cut, center: Point, radius: float) -> None:
    x, y = center
    ground = [colors.shade(0.62), colors.shade(0.4), colors.shade(0.2)]
    slope = linear((x - radius * 0.6, y - radius), (x + radius * 0.6, y + radius), ground)
    canvas.drawCircle(x, y, radius * 1.2, shaded(slope))
    for index, facet in enumerate(shape.facets):
        corners = _placed(facet.corners, center, radius)
        value = _facet_value(index, facet, colors)
        low = (min(p[0] for p in corners), min(p[1] for p in corners))
        high = (max(p[0] for p in corners), max(p[1] for p in corners))
        face = polygon(corners)
        canvas.drawPath(face, shaded(linear(low, high, [colors.shade(value + 0.14), colors.shade(value - 0.12)])))
        if radius >= _FINE:
            canvas.drawPath(face, stroke(colors.spark, max(0.5, radius * 0.011), 0.30))
        elif radius >= _MEDIUM:
            canvas.drawPath(face, stroke(colors.spark, 0.5, 0.16))
        if colors is DIAMOND and index % 3 == 1 and radius >= _MEDIUM:
            canvas.drawPath(face, fill(_SPECTRUM[index % 5], 0.15))


def _table(canvas: skia.Canvas, colors: Gem, shape: Cut, center: Point, radius: float) -> None:
    """Draw the flat top: the pavilion is seen through it, brightest away from the light."""
    x, y = center
    corners = _placed(shape.table, center, radius)
    middle = (x + radius * shape.center[0], y + radius * shape.center[1])
    table = polygon(corners)
    canvas.save()
    canvas.clipPath(table, True)
    depth = [colors.shade(0.30), colors.shade(0.46), colors.shade(0.66)]
    slope = linear((x - radius * 0.5, y - radius * 0.6), (x + radius * 0.5, y + radius * 0.6), depth)
    canvas.drawPath(table, shaded(slope))
    if shape.stepped:
        _step_pavilion(canvas, colors, corners, center, radius)
    elif radius >= _MEDIUM:
        _wedge_pavilion(canvas, colors, corners, middle, radius)
    gloss = [(WHITE, 0.62), (WHITE, 0.14), (WHITE, 0.0)]
    start, end = (x - radius * 0.55, y - radius * 0.65), (x + radius * 0.15, y + radius * 0.18)
    canvas.drawPath(table, shaded(linear(start, end, gloss, [0, 0.55, 1])))
    canvas.restore()
    canvas.drawPath(table, stroke(colors.spark, max(0.5, radius * 0.022), 0.6 if radius >= _MEDIUM else 0.35))


def _bold_cut(canvas: skia.Canvas, colors: Gem, shape: Cut, center: Point, radius: float) -> None:
    """Draw a facet to each side and each corner of the table, and below the table as many wedges with one highlight."""
    middle = center[0] + radius * shape.center[0], center[1] + radius * shape.center[1]
    wide = 1.0 if shape.stepped else _BOLD_TABLE
    corners = [between(middle, corner, wide) for corner in _placed(shape.table, center, radius)]
    halves = [between(corner, corners[i - 1], 0.5) for i, corner in enumerate(corners)]  # each before its corner
    rim, deep = [between(middle, corner, 2.6) for corner in corners], [between(middle, half, 2.6) for half in halves]
    after, beyond = halves[1:] + halves[:1], deep[1:] + deep[:1]
    for i, corner in enumerate(corners):
        side = [corners[i - 1], corner, deep[i]]
        kite = [corner, deep[i], rim[i], beyond[i]]
        for face, towards, flash in ((kite, corner, -_BOLD_FLASH), (side, halves[i], _BOLD_FLASH)):
            canvas.drawPath(polygon(face), fill(colors.shade(_bold_value(colors, middle, towards) + flash)))
    line = stroke(colors.spark, radius * 0.035, 0.4)
    for i, corner in enumerate(corners):
        canvas.drawPath(polygon([deep[i], corner, beyond[i]], closed=False), line)
    for i, corner in enumerate(corners):
        for face, flash in (([halves[i], corner], _BOLD_FLASH), ([corner, after[i]], -_BOLD_FLASH)):
            far = 2 * middle[0] - corner[0], 2 * middle[1] - corner[1]  # light comes out on the far side
            value = _bold_value(colors, middle, far) * 0.5 + 0.28
            step = 0.0 if shape.stepped else flash * 0.6
            canvas.drawPath(polygon([middle, *face]), fill(colors.shade(value + step)))
    if shape.stepped:
        inset = polygon(between(middle, corner, 0.5) for corner in corners)
        canvas.drawPath(inset, fill(colors.shade(0.36)))
        canvas.drawPath(inset, stroke(colors.bright, radius * 0.05, 0.6))
    table = polygon(corners)
    x, y = middle
    gloss = [(WHITE, 0.7), (WHITE, 0.2), (WHITE, 0)]
    shine = linear((x - radius * 0.5, y - radius * 0.6), (x + radius * 0.15, y + radius * 0.18), gloss, [0, 0.5, 1])
    canvas.drawPath(table, shaded(shine))
    back = radial((x + radius * 0.5, y + radius * 0.6), radius * 0.7, [(colors.glow, 0.4), (colors.glow, 0)])
    canvas.drawCircle(*center, radius * 1.1, shaded(back, mode=SCREEN))
    canvas.drawPath(table, stroke(colors.spark, radius * 0.06, 0.8))


def _bold_value(colors: Gem, middle: Point, towards: Point) -> float:
    """Return how bright a facet is that looks from the middle towards a point."""
    across, down = towards[0] - middle[0], towards[1] - middle[1]
    lit = (across * LIGHT[0] + down * LIGHT[1]) / math.hypot(across, down)
    return _BOLD_LIGHT[0] + _BOLD_LIGHT[1] * lit + _ONYX_LIFT * (colors is ONYX)


def _step_pavilion(canvas: skia.Canvas, colors: Gem, corners: list[Point], center: Point, radius: float) -> None:
    x, y = center
    for size, value in ((0.78, 0.52), (0.52, 0.34), (0.24, 0.6)):
        step = polygon(between(center, corner, size) for corner in corners)
        tints = [colors.shade(value - 0.16), colors.shade(value + 0.22)]
        slope = linear((x - radius * 0.4, y - radius * 0.6), (x + radius * 0.4, y + radius * 0.6), tints)
        canvas.drawPath(step, shaded(slope))
        if radius >= _MEDIUM:
            canvas.drawPath(step, stroke(colors.bright, max(0.5, radius * 0.012), 0.35))


def _wedge_pavilion(canvas: skia.Canvas, colors: Gem, corners: list[Point], middle: Point, radius: float) -> None:
    diamond = colors is DIAMOND
    count = len(corners)
    for i, first in enumerate(corners):
        second = corners[(i + 1) % count]
        half = between(first, second, 0.5)
        facing = math.cos(math.atan2(half[1] - middle[1], half[0] - middle[0]) - math.atan2(0.62, 0.46))
        for side, (start, end) in enumerate(((first, half), (half, second))):
            flip = 1 if (i + side) % 2 else -1
            value = (0.40 if diamond else 0.42) + 0.24 * facing + (0.24 if diamond else 0.15) * flip
            slope = linear(middle, half, [colors.shade(value + 0.06), colors.shade(value - 0.06)])
            canvas.drawPath(polygon([middle, start, end]), shaded(slope))
    halves = [between(corners[i], corners[(i + 1) % count], 0.5) for i in range(count)]
    culet = polygon(between(middle, half, 0.46) for half in halves)
    span = radius * 0.3
    slope = linear(
        (middle[0] - span, middle[1] - span),
        (middle[0] + span, middle[1] + span),
        [(colors.shade(0.2), 0.55), (colors.shade(0.8), 0.75)],
    )
    canvas.drawPath(culet, shaded(slope))


def _returned_light(canvas: skia.Canvas, colors: Gem, body: skia.Path, center: Point, radius: float) -> None:
    x, y = center
    strength = 0.34 if colors is ONYX else 0.50
    far = (x + radius * 0.45, y + radius * 0.55)
    near = (x - radius * 0.45, y - radius * 0.6)
    canvas.drawPath(body, shaded(radial(far, radius * 0.75, [(colors.glow, strength), (colors.glow, 0)]), mode=SCREEN))
    canvas.drawPath(body, shaded(radial(near, radius * 0.7, [("#fff6e0", 0.20), ("#fff6e0", 0)]), mode=SCREEN))


def _edge(canvas: skia.Canvas, colors: Gem, body: skia.Path, center: Point, radius: float) -> None:
    x, y = center
    canvas.drawPath(body, stroke(colors.rim, max(0.7, radius * 0.05), 0.9))
    canvas.save()
    canvas.clipPath(body, True)
    tints = [(WHITE, 0.95), (colors.bright, 0.25), (colors.bright, 0.0), (colors.glow, 0.7)]
    rim = linear((x - radius, y - radius), (x + radius, y + radius), tints, [0, 0.4, 0.6, 1])
    canvas.drawPath(body, shaded(rim, width=max(1.2, radius * 0.085)))
    canvas.restore()


def bead(canvas: skia.Canvas, center: Point, radius: float) -> None:
    """Draw a small golden bead."""
    light = (center[0] - radius * 0.35, center[1] - radius * 0.4)
    canvas.drawCircle(
        *center, radius, shaded(radial(light, radius * 1.4, ["#fff8dc", GOLD_LIGHT, "#8a5614"], [0, 0.4, 1]))
    )
