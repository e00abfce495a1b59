"""What large profiles wear, each material as one light shows it: hair, fur, velvet, satin, borders, lace, set jewels.

Knows materials, in the units of a head of `busts`; knows no person.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import skia

from tools.art.base.busts import GOLD, GOLD_SHADE, PEARL, PEARL_SHADE, Bust
from tools.art.base.stones import STONES
from tools.art.poster.shapes import (
    Color,
    Point,
    around,
    both,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
)

Curve = tuple[Point, Point, Point, Point]
"""A cubic curve in head units: its start, two control points, its end."""
_TUFT: Final = outline((-0.26, 0.0), (-0.24, 0.5, 0.06, 0.92), (0.0, 0.4, 0.10, 0.02), (-0.08, 0.1, -0.26, 0.0))
"""A tuft of fur that points down, its root at the origin."""
_LOCK: Final = 3
"""How many strands make a lock of hair, which has one ridge."""
_SETTING: Final = 1.36
"""The radius of the gold round a jewel, in radii of its stone."""


class Tones(NamedTuple):
    """A material in the shade, in its own colour, in the light and where it gleams."""

    dark: Color
    body: Color
    lit: Color
    gleam: Color


GILT: Final = Tones("#5e360c", "#b07a20", "#f0c452", "#fff3c8")
"""Embroidery in gold thread."""


def _along(curve: Curve, share: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve
    rest = 1 - share
    a, b, c, d = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
    return a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


def _between(guides: Sequence[Curve], share: float) -> Curve:
    """Return the curve at a share of the way across guides."""
    at = min(max(share, 0.0), 1.0) * (len(guides) - 1)
    number = min(int(at), len(guides) - 2)
    part = at - number
    first, second = guides[number], guides[number + 1]
    points = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in zip(first, second, strict=True)]
    return points[0], points[1], points[2], points[3]


def strand(curve: Curve, start: float, end: float, half: float, lean: Point = (0.0, 0.0)) -> skia.Path:
    """Return a band along a part of a curve, pointed at both ends and ``half`` as wide to each side in its middle."""
    steps = 7
    points = []
    for step in range(steps + 1):
        x, y = _along(curve, start + (end - start) * step / steps)
        points.append((x + lean[0], y + lean[1], half * math.sin(math.pi * (0.04 + 0.92 * step / steps))))
    return ribbon(points, 3)


def hair(
    b: Bust,
    path: skia.Path,
    tones: Tones,
    guides: Sequence[Curve],
    *,
    count: int = 20,
    sheen: tuple[float, float] = (0.14, 0.5),
    thick: float = 0.022,
    seed: int = 1,
) -> None:
    """Paint a mass of hair in strands along curves between guides, with one sheen across them where the light lies.

    ``sheen`` are the shares of the curves between which it lies, ``thick`` is half of a strand's width.
    """
    s = b.sheet
    b.part(path, tones.body, tones.dark, rim=tones.gleam, width=0.7)
    locks = max(count // _LOCK, 4)
    lots = chance(seed)
    rows = [((number + 0.2 + 0.6 * next(lots)) / locks, next(lots), next(lots)) for number in range(locks)]
    lit, dark = b.sides(path)
    half_lit = mix(tones.dark, tones.body, 0.55)
    groove = mix(tones.dark, s.ink, 0.35)
    for side, hollow, ridge, gleam in (
        (lit, tones.dark, tones.lit, mix(tones.lit, tones.gleam, 0.6)),
        (dark, groove, half_lit, None),
    ):
        with s.clipped(side):
            for number, (at, early, late) in enumerate(rows):
                curve = _between(guides, (number + 0.5) / locks)
                start, end = sheen[0] + 0.12 * (early - 0.5), sheen[1] + 0.18 * (late - 0.5)
                s.fill(b.put(strand(curve, start, end, thick * 2.0)), ridge)
                if gleam and number % 2:
                    s.fill(b.put(strand(curve, start + 0.06, end - 0.08, thick * 0.8)), gleam)
                s.fill(b.put(strand(_between(guides, at), 0.0, 1.0, thick * (0.35 + 0.35 * late))), hollow)


def fur(
    b: Bust,
    path: skia.Path,
    tones: Tones,
    *,
    size: float = 0.15,
    tails: Sequence[Point] = (),
    away: skia.Path | None = None,
) -> None:
    """Paint fur as one soft mass: a scalloped edge and a few rows of large tufts.

    ``size`` is the breadth of a tuft in heads; ``tails`` are the black tips of ermine, which has no other tufts.
    """
    s = b.sheet
    measure = skia.PathMeasure(path, True)
    count = round(measure.getLength() / size * 1.6)
    places = [measure.getPosTan(measure.getLength() * number / count)[0] for number in range(count)]
    mass = join(path, *(oval(place.x(), place.y(), size * 0.30) for place in places))
    b.part(mass, tones.body, tones.dark, away=away, rim=tones.gleam, width=1.0)
    for u, v in tails:
        tail = placed(outline((-0.24, 0.0), (-0.42, 0.8, 0.0, 1.1), (0.42, 0.8, 0.24, 0.0)), u, v, 0.13, 12)
        s.fill(b.put(placed(tail, -0.02, 0.01)), tones.dark, 0.7)
        s.fill(b.put(tail), "#21121a")
    if tails:
        return
    bounds = path.getBounds()
    for side, tone in zip(b.sides(path, away), (tones.lit, mix(tones.dark, tones.body, 0.45)), strict=True):
        with s.clipped(side):
            for row in range(int(bounds.height() / size) + 1):
                for column in range(int(bounds.width() / size / 1.3) + 1):
                    u = bounds.left() + (column + 0.5 * (row % 2)) * size * 1.3
                    s.fill(b.put(placed(_TUFT, u, bounds.top() + row * size, size, 24)), tone)


def velvet(
    b: Bust,
    path: skia.Path,
    tones: Tones,
    folds: Sequence[Curve] = (),
    *,
    away: skia.Path | None = None,
) -> None:
    """Paint velvet: deep where it faces us, with a pile that shines at its edges and on the ridges of its folds."""
    s = b.sheet
    whole = b.put(path)
    lit, dark = b.sides(path, away)
    b.part(path, tones.body, tones.dark, away=away, rim=None)
    light = b.towards_light
    for width, cover in ((5.2, 0.30), (3.0, 0.42), (1.5, 0.6)):
        with s.clipped(lit):
            s.rim([whole], tones.lit, light, width, cover)
        s.rim([whole], tones.body, (-light[0], -0.35), width * 0.7, cover * 0.8)
    with s.clipped(whole):
        for fold in folds:
            s.fill(b.put(strand(fold, 0.0, 1.0, 0.05, (-0.045, 0.012))), tones.dark)
    for side, cover in ((lit, 1.0), (dark, 0.4)):
        with s.clipped(side):
            for fold in folds:
                s.fill(b.put(strand(fold, 0.02, 0.98, 0.04)), tones.lit, 0.55 * cover)
                s.fill(b.put(strand(fold, 0.1, 0.86, 0.018, (0.008, 0.0))), tones.gleam, 0.85 * cover)
    with s.clipped(lit):
        s.rim([whole], mix(tones.gleam, b.key, 0.6), light, 1.1)


def satin(
    b: Bust,
    path: skia.Path,
    tones: Tones,
    folds: Sequence[Curve],
    *,
    half: float = 0.05,
    away: skia.Path | None = None,
) -> None:
    """Paint satin: folds with a dark hollow, a broad bright ridge and a hard white gleam on it."""
    s = b.sheet
    b.part(path, tones.body, tones.dark, away=away, rim=tones.gleam)
    lit, dark = b.sides(path, away)
    for side, hollow, ridge, gleam in (
        (lit, mix(tones.body, tones.dark, 0.75), tones.lit, tones.gleam),
        (dark, mix(tones.dark, "#000000", 0.3), mix(tones.dark, tones.body, 0.6), mix(tones.dark, tones.lit, 0.55)),
    ):
        with s.clipped(side):
            for fold in folds:
                s.fill(b.put(strand(fold, 0.0, 1.0, half, (-half * 0.9, 0.0))), hollow)
                s.fill(b.put(strand(fold, 0.0, 1.0, half * 0.62, (half * 0.3, 0.0))), ridge)
                s.fill(b.put(strand(fold, 0.08, 0.8, half * 0.2, (half * 0.36, 0.0))), gleam)


def border(
    b: Bust, edge: Curve, wide: float, count: int, tones: Tones, stud: tuple[Color, Color] = (PEARL, PEARL_SHADE)
) -> None:
    """Sew a border along a curve, ``wide`` in heads: one band between two cords, with ``count`` studs in lozenges."""
    s = b.sheet
    steps = [_along(edge, step / 12) for step in range(13)]
    band, inner = (ribbon([(u, v, half) for u, v in steps], 3) for half in (wide / 2, wide * 0.36))
    s.fill(b.put(placed(band, -0.012, 0.022)), s.ink, 0.4)
    for path, body, shade in ((band, tones.lit, tones.body), (inner, tones.body, tones.dark)):
        lit, dark = b.sides(path)
        s.fill(lit, body)
        s.fill(dark, shade)
    inner_lit, _ = b.sides(inner)
    for number in range(count):
        (u, v), (ahead, down) = (_along(edge, (number + 0.5 + step) / count) for step in (0.0, 0.1))
        turn = math.degrees(math.atan2(down - v, ahead - u))
        lozenge = polygon((-wide * 0.42, 0), (0, -wide * 0.28), (wide * 0.42, 0), (0, wide * 0.28))
        inside = inner_lit.contains(*b.at(u, v))
        s.fill(b.put(placed(lozenge, u, v, turn=turn)), tones.gleam if inside else tones.lit)
        s.fill(b.put(oval(u, v, wide * 0.15)), stud[0] if inside else stud[1])


def lace(b: Bust, edge: Curve, *, count: int, size: float, tone: Color, shade: Color, side: float = 1.0) -> None:
    """Sew a border of lace along a curve: scallops with holes and a picot; ``side`` is +1 or -1, where it points."""
    s = b.sheet
    for number in range(count):
        share = (number + 0.5) / count
        (ax, ay), (bx, by) = _along(edge, share - 0.5 / count), _along(edge, share + 0.5 / count)
        far = math.hypot(bx - ax, by - ay) or 1.0
        out = (-(by - ay) / far * side, (bx - ax) / far * side)
        u, v = (ax + bx) / 2, (ay + by) / 2
        dim = u < -0.12
        color = shade if dim else tone
        s.fill(b.put(oval(u + out[0] * size * 0.4 - 0.01, v + out[1] * size * 0.4 + 0.016, size * 0.72)), s.ink, 0.4)
        s.fill(b.put(oval(u + out[0] * size * 0.4, v + out[1] * size * 0.4, size * 0.7)), color)
        s.fill(b.put(oval(u + out[0] * size * 0.42, v + out[1] * size * 0.42, size * 0.26)), mix(shade, s.ink, 0.45))
        for turn in (-48.0, 0.0, 48.0):
            angle = math.degrees(math.atan2(out[1], out[0])) + turn
            du, dv = around(0.0, 0.0, size * 0.7, angle)
            s.fill(b.put(oval(u + out[0] * size * 0.4 + du, v + out[1] * size * 0.4 + dv, size * 0.2)), color)


def jewel(b: Bust, stone: int, u: float, v: float, r: float, *, drop: bool = False) -> None:
    """Set a stone in a ring of gold, with a pearl that hangs from it where ``drop``; it sparkles."""
    s = b.sheet
    x, y = b.at(u, v)
    ox, oy = b.towards_light
    ring = r * _SETTING
    if drop:
        pearl(b, (x, y + ring + 2.6), 2.0)
    gold = oval(x, y, ring)
    s.fill(placed(gold, -0.8 * ox, 1.0), s.ink, 0.55)
    s.line(gold, s.ink, 0.9)
    s.fill(gold, GOLD)
    s.fill(cut(gold, placed(gold, 0.7 * ox, -0.7)), GOLD_SHADE)
    s.fill(cut(gold, placed(gold, -0.45 * ox, 0.45)), "#fff3c8")
    s.fill(oval(x, y, r * 1.14), mix(GOLD_SHADE, s.ink, 0.5))
    s.gem(stone, x, y, r, glint=0, worn=True)
    s.glint(x + 0.42 * r * ox, y + 0.42 * r * oy, r * 1.2, STONES[stone][3], s.seed % 5 * 6 - 12)


def pearl(b: Bust, at: Point, r: float) -> None:
    """Paint a pearl at a point of the sheet: an edge of ink, a body, its shade and a spark towards the light."""
    s = b.sheet
    x, y = at
    ox, oy = b.towards_light
    s.fill(oval(x, y, r + 0.3), s.ink)
    s.fill(oval(x, y, r), PEARL_SHADE)
    s.fill(both(oval(x, y, r), oval(x + 0.3 * r * ox, y + 0.3 * r * oy, r)), PEARL)
    s.fill(oval(x + 0.4 * r * ox, y + 0.4 * r * oy, r * 0.3), "#ffffff")


def string_of_pearls(b: Bust, points: Sequence[Point], r: float) -> None:
    """Hang pearls at points in head units, each throwing a shadow on what it lies on."""
    for u, v in points:
        x, y = b.at(u, v)
        b.sheet.fill(oval(x - 0.4 * b.towards_light[0], y + 0.6, r + 0.3), b.sheet.ink, 0.4)
        pearl(b, (x, y), r)
