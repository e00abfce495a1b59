"""Stacks of chips that stand on the table, and the wells in which they stand.

Knows how a chip looks at a slant: a circle is flattened, the edge shows its inlay. Knows no counts but the stack's.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from tools.art.base.gems import outline
from tools.art.base.palette import COIN, DIAMOND, GEMS, ONYX, ONYX_LINE, Gem
from tools.art.base.tokens import INLAY, chip_face
from tools.art.brush import BLACK, WHITE, Point, blend, fill, linear, polygon, rect, shaded, star, stroke
from tools.art.sprite import Sprite

RADIUS: Final = 36.0
FLAT: Final = 0.60
"""Height of a circle on the table by its width."""
STEP: Final = 0.215 * RADIUS
"""Thickness of a chip, px."""
DRIFT: Final = 0.018 * RADIUS
"""Greatest distance of a chip from the middle of its stack, px."""
FOOT: Final = (72.0, 43.2)
"""The oval on which the lowest chip stands."""
WELL: Final = (80.0, 48.0)
_CENTER: Final = (RADIUS, RADIUS * FLAT)
_CAST: Final = (2.6, 1.5)
"""How far a chip throws the shadow of its stack across and down, px."""
_CAST_STEPS: Final = 6
"""The number of ovals that this shadow is put together of, beside that at the foot."""
_MOST: Final = (7, 7, 7, 7, 7, 5)
"""The most chips of each kind in the bank."""
_SPOTS: Final = ((8, 0.16), (4, 0.31), (6, 0.18), (12, 0.09), (6, 0.13), (36, 0.04))
"""Inlays round a chip's edge: their number, and half the angle of each."""


def sprites() -> list[Sprite]:
    """List the stacks and the wells."""
    return [*_stacks(), *_wells()]


def _stacks() -> Iterator[Sprite]:
    for kind, most in enumerate(_MOST):
        for count in range(1, most + 1):
            top = _place(kind, count - 1)[0] / FOOT[0], (_CENTER[1] - count * STEP) / FOOT[1]
            pad = (14, count * STEP + 4, 24 + 4 * count, 26 + 4 * count)
            draw = partial(stack, kind=kind, count=count)
            yield Sprite(f"stack/{kind}/{count}", FOOT, draw, pad, anchors={"top": top})


def _wells() -> Iterator[Sprite]:
    yield Sprite("table/well", WELL, well, (2, 2, 2, 2))
    for gem in GEMS:
        yield Sprite(f"table/well/{gem.kind}", WELL, partial(engraved_well, kind=gem.kind), (2, 2, 2, 2))


def stack(canvas: skia.Canvas, kind: int, count: int) -> None:
    """Draw a stack of chips that stands on the oval of its foot."""
    _shadows(canvas, count)
    for index in range(count):
        _edge(canvas, kind, _place(kind, index))
    x, y = _place(kind, count - 1)
    canvas.save()
    canvas.translate(x, y - STEP)
    canvas.scale(1, FLAT)
    chip_face(canvas, kind, (0, 0), RADIUS)
    gloss = linear((-RADIUS, -RADIUS), (RADIUS * 0.6, RADIUS * 0.6), [(WHITE, 0.28), (WHITE, 0), (BLACK, 0.22)])
    canvas.drawCircle(0, 0, RADIUS, shaded(gloss))
    canvas.drawCircle(0, 0, RADIUS - 0.5, stroke("#0a0508", 0.9, 0.7))
    canvas.restore()


def _place(kind: int, index: int) -> Point:
    """Return the middle of the lower face of a chip, counted from 0 at the foot of its stack."""
    return _CENTER[0] + math.sin(index * 2.4 + kind * 1.7) * DRIFT, _CENTER[1] - index * STEP


def _shadows(canvas: skia.Canvas, count: int) -> None:
    """Lay a dark contact shadow and the longer one that the lamp casts, from the foot away to that of the top chip."""
    x, y = _CENTER
    across, down = _CAST[0] * (count + 1), _CAST[1] * (count + 1)
    cast = _oval(x, y)
    path = skia.Path()
    for share in range(_CAST_STEPS + 1):
        path.addOval(cast.makeOffset(across * share / _CAST_STEPS, down * share / _CAST_STEPS))
    canvas.drawPath(path, fill("#020108", 0.58, soft=2.4 + count * 0.35))
    canvas.drawOval(cast.makeOffset(2.4, 3.2), fill("#020108", 0.8, soft=1.8))


def _edge(canvas: skia.Canvas, kind: int, place: Point) -> None:
    """Draw the edge of one chip: a short cylinder with its inlay."""
    x, y = place
    band = _band(x, y)
    colors = GEMS[kind]
    tints = _edge_tints(colors)
    canvas.drawPath(band, shaded(linear((x - RADIUS, 0), (x + RADIUS, 0), tints, [0, 0.22, 0.45, 0.8, 1])))
    canvas.save()
    canvas.clipPath(band, True)
    number, half = _SPOTS[kind]
    for spot in range(number):
        angle = math.pi / 2 + (spot + 0.5) * math.tau / number
        if math.sin(angle) > -0.05:
            shade = 0.95 - 0.5 * max(0.0, math.cos(angle) - 0.2)
            canvas.drawPath(_spot(x, y, angle, half), fill(blend("#0a0508", INLAY[kind], shade), 0.92))
    canvas.restore()
    canvas.drawPath(band, stroke("#0a0508", 0.9, 0.85))
    lip = skia.Path()
    lip.addArc(_oval(x, y - STEP), 8, 164)
    canvas.drawPath(lip, stroke(ONYX_LINE if colors is ONYX else colors.shade(0.85), 0.9, 0.6))


def _edge_tints(colors: Gem) -> list[str]:
    if colors is ONYX:
        return ["#3a3450", "#6d6488", "#2b2640", "#15111f", "#0a0810"]
    low, middle, high = (0.24, 0.5, 0.72) if colors is DIAMOND else (0.10, 0.36, 0.66)
    return [colors.shade(value) for value in (middle, high, middle, low, 0.02)]


def _band(x: float, y: float) -> skia.Path:
    path = skia.Path()
    path.addArc(_oval(x, y - STEP), 0, 180)
    path.lineTo(x - RADIUS, y)
    path.arcTo(_oval(x, y), 180, -180, False)
    path.close()
    return path


def _oval(x: float, y: float) -> skia.Rect:
    return rect(x - RADIUS, y - RADIUS * FLAT, 2 * RADIUS, 2 * RADIUS * FLAT)


def _spot(x: float, y: float, angle: float, half: float) -> skia.Path:
    upper = [
        (x + RADIUS * math.cos(turn), y - STEP + RADIUS * FLAT * math.sin(turn))
        for turn in (angle - half, angle, angle + half)
    ]
    lower = [(px, py + STEP) for px, py in reversed(upper)]
    return polygon([*upper, *lower])


def well(canvas: skia.Canvas) -> None:
    """Draw a round well cut into the tray, seen from the seat."""
    width, height = WELL
    oval = rect(0, 0, width, height)
    canvas.drawOval(oval, shaded(linear((0, 0), (width, height), ["#050201", "#241308"])))
    _shade_inside(canvas, (2, 3.4), fill(BLACK, 0.7, soft=2.6))
    lip = linear((0, 0), (width, height), [(BLACK, 0.9), (BLACK, 0.3), ("#ffdfa0", 0.6)], [0, 0.5, 1])
    canvas.drawOval(oval, shaded(lip, width=1.3))


def engraved_well(canvas: skia.Canvas, kind: int) -> None:
    """Draw the place where no chip lies: a shallow recess and the outline of its stone.

    It is as light as what it is cut into: a dark one would be taken for a black chip.
    """
    _shallow(canvas)
    canvas.save()
    canvas.translate(WELL[0] / 2, WELL[1] / 2)
    canvas.scale(1, FLAT)
    radius = RADIUS * 0.60
    shape = polygon(star((0, 0), radius, radius * 0.42, 5)) if kind == COIN.kind else outline(kind, (0, 0), radius)
    colors = GEMS[kind]
    line = ONYX_LINE if colors is ONYX else colors.shade(0.80)
    canvas.drawPath(shape, fill(colors.shade(0.5), 0.16))
    canvas.drawPath(shape, stroke(line, 1.6, 0.62))
    canvas.restore()


def _shade_inside(canvas: skia.Canvas, reach: tuple[float, float], paint: skia.Paint) -> None:
    """Paint the shadow of the rim of a round place inside it, which reaches so far from the upper left."""
    width, height = WELL
    shade = skia.Path()
    shade.addOval(rect(-14, -14, width + 28, height + 28))
    shade.addOval(rect(*reach, width, height))
    shade.setFillType(skia.PathFillType.kEvenOdd)
    hole = skia.Path()
    hole.addOval(rect(0, 0, width, height))
    canvas.save()
    canvas.clipPath(hole, True)
    canvas.drawPath(shade, paint)
    canvas.restore()


def _shallow(canvas: skia.Canvas) -> None:
    """Press a round place into the surface below: shadow at the upper left, light at the lower right."""
    width, height = WELL
    oval = rect(0, 0, width, height)
    canvas.drawOval(oval, fill(BLACK, 0.2))
    _shade_inside(canvas, (1.4, 2.2), fill(BLACK, 0.6, soft=2.4))
    lip = linear((0, 0), (width, height), [(BLACK, 0.35), (BLACK, 0.05), ("#ffe9c0", 0.42)], [0, 0.55, 1])
    canvas.drawOval(oval, shaded(lip, width=1.2))
