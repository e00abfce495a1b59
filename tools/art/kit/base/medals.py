"""The medals of the base edition: struck gold on enamel, and the empty places of those not yet won in pewter."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.kit.motifs import FIELD, MOTIFS, Tone
from tools.art.sprite import Insets, Sprite

SIDE: Final = 160.0
CASE: Final = (1000.0, 746.0)
SHELF: Final = (120.0, 12.0)
_PAD: Final[Insets] = (2, 2, 8, 12)
_ENAMELS: Final = ("#7a1530", "#123f8c", "#0c6446", "#5a2390", "#25202c")
_STONES: Final = ("#ff5a72", "#5fb4ff", "#46e6a0", "#c68bff", "#ffb347")
_GOLD: Final = ("#fff6cf", "#ffd873", "#c98a24", "#8a5410")
_PEWTER: Final = ("#d6d0da", "#a29aab", "#766d80", "#443d4c")


def sprites() -> list[Sprite]:
    """List the case, its shelf, and every medal, won (``medal``) and not yet won (``medal_open``)."""
    found = [
        Sprite("medal_case", CASE, _case, (14, 10, 24, 30)),
        Sprite("medal_shelf", SHELF, _shelf, (4, 2, 12, 16), (10, 3, 10, 3)),
    ]
    for number, name in enumerate(MOTIFS):
        for folder, won in (("medal", True), ("medal_open", False)):
            draw = partial(_medal, name=name, number=number, won=won)
            found.append(Sprite(f"{folder}/{name}", (SIDE, SIDE), draw, _PAD))
    return found


def _medal(canvas: skia.Canvas, name: str, number: int, won: bool) -> None:
    metal = _GOLD if won else _PEWTER
    enamel = _ENAMELS[number % 5] if won else "#221c2a"
    middle = SIDE / 2
    rim = brush.polygon(_rim(number % 3))
    shine = brush.shaded(brush.linear((20, 10), (135, 155), [metal[0], metal[1], metal[2], metal[1], metal[3]]))
    canvas.drawPath(_moved(rim, 3, 6), brush.fill("#000000", 0.6, soft=4))
    canvas.drawPath(rim, shine)
    canvas.drawPath(rim, brush.stroke("#2a1204" if won else "#0c0810", 1.6))
    canvas.drawCircle(middle, middle, 66, brush.stroke(metal[3], 1.6))
    canvas.drawCircle(middle, middle, 63, brush.fill("#160806"))
    light = brush.radial((60, 50), 96, [brush.lighten(enamel, 0.34), enamel, brush.darken(enamel, 0.5)])
    canvas.drawCircle(middle, middle, 61.5, brush.shaded(light))
    for ray in range(48):
        tip = brush.polar((middle, middle), 61, ray * math.tau / 48)
        canvas.drawLine(middle, middle, *tip, brush.stroke("#ffffff", 0.8, 0.07 if won else 0.03))
    canvas.save()
    canvas.translate(middle - 57, middle - 57)
    canvas.scale(114 / FIELD, 114 / FIELD)
    for path, tone in MOTIFS[name]():
        _strike(canvas, path, tone, metal, _STONES[(number + 2) % 5] if won else "#575062")
    canvas.restore()
    arc = skia.Path()
    arc.addArc(brush.disc(middle, middle, 58), 190, 85)
    canvas.drawPath(arc, brush.stroke("#ffffff", 2.4, 0.4 if won else 0.14, soft=0.8))


def _strike(canvas: skia.Canvas, path: skia.Path, tone: Tone, metal: tuple[str, ...], stone: str) -> None:
    """Raise a shape from the enamel, lit from the upper left, or sink it."""
    if tone == "deep":
        canvas.drawPath(path, brush.fill("#140a12", 0.88))
        return
    canvas.drawPath(_moved(path, 1.2, 2), brush.fill("#000000", 0.6, soft=1))
    tints = list(metal[:3]) if tone == "metal" else [brush.lighten(stone, 0.5), stone, brush.darken(stone, 0.45)]
    canvas.drawPath(path, brush.shaded(brush.linear((20, 10), (80, 92), tints)))
    canvas.save()
    canvas.clipPath(path, skia.ClipOp.kIntersect, True)
    canvas.drawPath(_moved(path, 0.8, 0.9), brush.stroke("#ffffff", 1.3, 0.45))
    canvas.drawPath(_moved(path, -0.7, -0.8), brush.stroke("#3a1804", 1.2, 0.5))
    canvas.restore()
    canvas.drawPath(path, brush.stroke("#1c0a06", 0.9, 0.8))


def _rim(kind: int) -> list[brush.Point]:
    """Outline a medal: beaded, scalloped or with eight corners."""
    center = (SIDE / 2, SIDE / 2)
    if kind == 2:
        return [brush.polar(center, 80, (step + 0.5) * math.tau / 8) for step in range(8)]
    waves, depth = (48, 1.2) if kind == 0 else (16, 2.8)
    steps = 480
    turns = [step * math.tau / steps for step in range(steps)]
    return [brush.polar(center, 79 - depth + depth * math.cos(waves * turn), turn) for turn in turns]


def _moved(path: skia.Path, x: float, y: float) -> skia.Path:
    moved = skia.Path(path)
    moved.offset(x, y)
    return moved


def _case(canvas: skia.Canvas) -> None:
    """Line a walnut frame with velvet under one lamp at the upper left."""
    width, height = CASE
    outer, inner = brush.round_rect(0, 0, width, height, 14), brush.round_rect(14, 14, width - 28, height - 28, 6)
    canvas.drawRRect(outer.makeOffset(3, 7), brush.fill("#000000", 0.6, soft=5))
    canvas.drawRRect(outer, brush.shaded(brush.linear((0, 0), CASE, ["#7a4a22", "#3c200e", "#5a3216", "#22110a"])))
    canvas.drawRRect(brush.round_rect(1, 1, width - 2, height - 2, 13), brush.stroke("#e0b070", 1.2, 0.5))
    velvet = ["#5c1830", "#3a0e20", "#200712", "#12040a"]
    canvas.drawRRect(inner, brush.shaded(brush.radial((width * 0.24, 20), width * 0.95, velvet)))
    canvas.drawRRect(inner, brush.stroke("#0a0204", 5, 0.7, soft=2.5))
    canvas.drawRRect(inner, brush.shaded(brush.linear((0, 0), CASE, list(_GOLD)), width=2))
    _glass(canvas, inner)


def _glass(canvas: skia.Canvas, pane: skia.RRect) -> None:
    """Lay two slanted reflections over the upper left of a pane."""
    canvas.save()
    canvas.clipRRect(pane, skia.ClipOp.kIntersect, True)
    for start, width in ((0.16, 120.0), (0.33, 34.0)):
        x = CASE[0] * start
        band = brush.polygon([(x, 0), (x + width, 0), (x + width - 260, CASE[1]), (x - 260, CASE[1])])
        canvas.drawPath(band, brush.vertical(0, CASE[1], [("#ffffff", 0.10), ("#ffffff", 0.0)]))
    canvas.restore()


def _shelf(canvas: skia.Canvas) -> None:
    width, height = SHELF
    canvas.drawRect(brush.rect(2, 4, width - 4, height), brush.fill("#000000", 0.6, soft=4))
    canvas.drawRect(brush.rect(0, 0, width, height - 4), brush.vertical(0, height, ["#a8733c", "#5a3216", "#2a150a"]))
    canvas.drawRect(brush.rect(0, 0, width, 1.4), brush.fill("#ffe0a0", 0.8))
