"""Numbers and letters on stones: cost pips, colour letters, figures with outlines.

Knows how a count must look to be read at the smallest card size; nothing of cards.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.base.cuts import cut
from tools.art.base.gems import outline
from tools.art.base.palette import COIN, DIAMOND, GEMS, GOLD_LIGHT, INK, IVORY, ONYX, RUBY
from tools.art.brush import (
    BARLOW,
    CINZEL_BLACK,
    WHITE,
    Face,
    Point,
    darken,
    fill,
    lettering,
    linear,
    polygon,
    ring,
    shaded,
    stroke,
    trace,
)

_SILHOUETTE = (0.90, 0.98, 1.04, 1.03, 1.02, 0.96)
"""Size of each cut's silhouette on a pip of radius 1, so that all look equally large."""


def figure(
    canvas: skia.Canvas, text: str, center: Point, size: float, *, color: str, edge: str, width: float, face: Face
) -> None:
    """Write a number with an outline of the given width, its ink centred on a point."""
    shape = lettering(text, center, face, size)
    canvas.drawPath(shape, stroke(edge, width))
    canvas.drawPath(shape, fill(color))


def points_figure(canvas: skia.Canvas, points: int, color: int, center: Point, size: float) -> None:
    """Write a card's points on its head band."""
    foot = GEMS[color].band[2]
    light = color == DIAMOND.kind
    figure(
        canvas,
        str(points),
        center,
        size,
        color="#241741" if light else "#fff8e2",
        edge=WHITE if light else _deepen(foot),
        width=size * (0.10 if light else 0.15),
        face=CINZEL_BLACK,
    )


def count_figure(canvas: skia.Canvas, count: int, color: int, center: Point, size: float, width: float = 0.24) -> None:
    """Write a count on a stone or plate of a colour; ``width`` is that of its dark outline by its size."""
    light = color == DIAMOND.kind
    figure(
        canvas,
        str(count),
        center,
        size,
        color="#1a1030" if light else WHITE,
        edge=WHITE if light else _deepen(GEMS[color].rim),
        width=size * (0.10 if light else width),
        face=BARLOW,
    )


_COST_LIGHT: Final = {1: -0.06, 2: 0.16, 3: -0.03}
"""Emerald lighter, sapphire and ruby darker than elsewhere: on prices they differ in grey too."""


def pip_shape(kind: int, center: Point, radius: float) -> skia.Path:
    """Trace the silhouette of a cost pip, of equal weight for all kinds: the stone's cut, or the coin's disc."""
    size = radius * _SILHOUETTE[kind]
    if kind != COIN.kind:
        return outline(kind, center, size)
    body = skia.Path()
    body.addCircle(*center, size)
    return body


def stone_pip(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    """Draw a cost pip without its number: the stone's silhouette in a dark socket of its shape."""
    colors, shape = GEMS[kind], cut(min(kind, ONYX.kind))
    x, y = center
    size = radius * _SILHOUETTE[kind]
    body = pip_shape(kind, center, radius)
    canvas.save()
    canvas.translate(radius * 0.05, radius * 0.12)
    canvas.drawPath(body, fill("#03010a", 0.7, soft=radius * 0.14))
    canvas.restore()
    canvas.drawPath(body, stroke("#0b0614", radius * 0.2, 0.82))
    onyx = kind == ONYX.kind
    light = _COST_LIGHT.get(kind, 0.0)
    tints = ["#86817f", "#39322f", "#191412"] if onyx else [colors.shade(s + light) for s in (0.72, 0.5, 0.3)]
    canvas.drawPath(body, shaded(linear((x - size * 0.7, y - size), (x + size * 0.7, y + size), tints)))
    canvas.save()
    canvas.clipPath(body, True)
    if kind == COIN.kind:
        canvas.drawCircle(x, y, size * 0.74, fill(colors.shade(0.46)))
    else:
        spread = 1.05 if shape.stepped else 1.32
        cx, cy = shape.center
        plate = polygon(
            (x + size * (cx + spread * (px - cx)), y + size * (cy + spread * (py - cy))) for px, py in shape.table
        )
        canvas.drawPath(
            plate, fill("#eef3fc" if kind == DIAMOND.kind else "#241d1a" if onyx else colors.shade(0.40 + light))
        )
    gloss = linear((x - size * 0.8, y - size), (x, y), [(WHITE, 0.65), (WHITE, 0)])
    canvas.drawPath(body, shaded(gloss))
    canvas.restore()
    canvas.drawPath(body, stroke("#cad4e0" if onyx else WHITE, max(0.8, radius * 0.085), 0.9))


def pip_center(kind: int, center: Point, radius: float) -> Point:
    """Find where the number stands on a pip: the pear carries it lower."""
    return (center[0], center[1] + (radius * 0.12 if kind == RUBY.kind else 0.0))


def cost_pip(canvas: skia.Canvas, kind: int, count: int, center: Point, radius: float) -> None:
    """Draw a cost: the pip with its number."""
    stone_pip(canvas, kind, center, radius)
    count_figure(canvas, count, kind, pip_center(kind, center, radius), radius * 1.55)


def letter_tag(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    """Draw the colour aid: the stone's letter in a dark, gold-rimmed disc."""
    canvas.drawCircle(*center, radius, fill(INK))
    canvas.drawCircle(*center, radius - radius * 0.06, stroke(GOLD_LIGHT, max(0.8, radius * 0.12)))
    canvas.drawPath(letter_shape(kind, center, radius * 0.52), fill(IVORY))


def letter_shape(kind: int, center: Point, half: float) -> skia.Path:
    """Outline a stone's letter, twice ``half`` high; the D has a slab spine and the O is round.

    In the condensed face of the counts the two look alike below 12 px.
    """
    x, y = center
    if kind == DIAMOND.kind:
        return _slab_d(x, y, half)
    if kind == ONYX.kind:
        return ring(x, y, half * 1.06, half * 0.56)
    return lettering(GEMS[kind].letter, center, BARLOW, half * 2.88)


def _slab_d(x: float, y: float, half: float) -> skia.Path:
    """A D whose spine stands out to the left at head and foot."""

    def at(across: float, down: float) -> Point:
        return x + across * half, y + down * half

    spine = polygon([at(-0.95, -1), at(0.1, -1), at(0.1, -0.58), at(-0.24, -0.58), at(-0.24, 0.58), at(0.1, 0.58),
                     at(0.1, 1), at(-0.95, 1), at(-0.95, 0.62), at(-0.68, 0.62), at(-0.68, -0.62),
                     at(-0.95, -0.62)])  # fmt: skip
    bowl = trace(at(0.0, -1), (*at(0.86, -1), *at(0.9, -0.4), *at(0.9, 0)), (*at(0.9, 0.4), *at(0.86, 1), *at(0.0, 1)),
                 at(0.0, 0.58), (*at(0.4, 0.58), *at(0.44, 0.3), *at(0.44, 0)),
                 (*at(0.44, -0.3), *at(0.4, -0.58), *at(0.0, -0.58)))  # fmt: skip
    return skia.Op(spine, bowl, skia.PathOp.kUnion_PathOp)


def _deepen(color: str) -> str:
    return darken(color, 0.55)
