"""The medals of the base edition in gouache: struck gold on enamel, and those not yet won in pewter."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.gouache import Gouache
from tools.art.kit.base import sheets
from tools.art.kit.motifs import FIELD, MOTIFS, Tone
from tools.art.poster.shapes import around, both, cut, oval, placed, polygon
from tools.art.sprite import Insets, Sprite

SIDE: Final = 160.0
CASE: Final = (1000.0, 746.0)
SHELF: Final = (120.0, 12.0)
_PAD: Final[Insets] = (2, 2, 8, 12)
_ENAMELS: Final = ("#7a1530", "#123f8c", "#0c6446", "#5a2390", "#25202c")
_STONES: Final = ("#ff5a72", "#5fb4ff", "#46e6a0", "#c68bff", "#ffb347")
_GOLD: Final = ("#fff6cf", "#ffd873", "#c98a24", "#8a5410")
"""Shine, light, body and shade."""
_PEWTER: Final = ("#f2eef4", "#c9c2cf", "#a098a8", "#645c6c")


_INK: Final = "#160806"
_MIN_PX: Final = 320


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
    rim = brush.polygon(_rim(number % 3))
    canvas.drawPath(placed(rim, 3, 6), brush.fill("#000000", 0.6, soft=4))
    sheets.paint(canvas, (SIDE, SIDE), partial(_paint_medal, name=name, number=number, won=won), min_px=_MIN_PX)


def _paint_medal(s: Gouache, name: str, number: int, won: bool) -> None:
    metal = _GOLD if won else _PEWTER
    enamel = _ENAMELS[number % 5] if won else "#5c5566"
    middle = SIDE / 2
    rim = brush.polygon(_rim(number % 3))
    s.fill(rim, metal[3])
    for r, tone in (
        (76.0, metal[2]),
        (74.0, metal[1]),
        (72.2, metal[0]),
        (70.6, metal[1]),
        (68.6, metal[2]),
        (66.6, metal[3]),
    ):
        s.fill(both(rim, oval(middle, middle, r)), tone)  # a polished rail: dark, light, dark
    s.rim([rim], metal[1], width=1.2)
    for turn, wide, tone, cover in (
        (-128.0, 17.0, metal[0], 0.85),
        (-100.0, 5.0, metal[0], 0.7),
        (48.0, 26.0, metal[3], 0.7),
    ):
        ends = [around(middle, middle, 110, turn + side * wide) for side in (-1, 1)]
        s.fill(both(cut(rim, oval(middle, middle, 66)), polygon((middle, middle), *ends)), tone, cover)
    s.line(rim, "#2a1204" if won else "#0c0810", 1.6)
    s.fill(oval(middle, middle, 65), metal[3])
    s.fill(oval(middle + 0.8, middle + 0.8, 63.5), "#160806")
    disc = oval(middle, middle, 61)
    s.fill(disc, brush.darken(enamel, 0.35))
    with s.clipped(disc):
        steps = (brush.darken(enamel, 0.12), brush.lighten(enamel, 0.08), brush.lighten(enamel, 0.24))
        s.rings(56, 46, (82, 54), steps[:2], 0.0)
        s.fill(polygon((-10, 60), (60, -10), (96, -10), (-10, 96)), steps[2], 0.5)  # the room on the enamel
        s.fill(cut(disc, placed(disc, 4.0, 5.0)), _INK, 0.55)  # the edge's shadow
        shine = cut(oval(middle, middle, 56), oval(middle + 7, middle + 9, 58))
        s.fill(shine, "#ffffff", 0.30)
    for path, tone in MOTIFS[name]():
        shape = placed(path, middle - 57, middle - 57, 114 / FIELD)
        _strike(s, shape, tone, metal, _STONES[(number + 2) % 5] if won else "#8d8597")


def _strike(s: Gouache, path: skia.Path, tone: Tone, metal: tuple[str, ...], stone: str) -> None:
    """Raise a shape from the enamel, lit from the upper left, or sink it."""
    if tone == "deep":
        s.fill(path, _INK)
        return
    s.fill(placed(path, 2.2, 3), _INK, 0.75)
    s.line(path, _INK, 2.4)
    if tone == "metal":
        light, body, shade, shine = metal[1], metal[2], metal[3], metal[0]
    else:
        light, body, shade, shine = brush.lighten(stone, 0.45), stone, brush.darken(stone, 0.5), "#ffffff"
    s.fill(path, body)
    s.fill(both(path, polygon((-10, -10), (160, -10), (-10, 160))), brush.blend(body, light, 0.7))
    s.fill(both(path, polygon((112, -10), (128, -10), (-10, 128), (-10, 112))), shine, 0.8)
    s.fill(cut(path, placed(path, -3.4, -4.2)), brush.blend(body, shade, 0.6))
    s.fill(cut(path, placed(path, -1.8, -2.2)), shade)
    s.rim([path], light, width=2.6)
    s.rim([path], shine, width=1.2)


def _rim(kind: int) -> list[brush.Point]:
    """Outline a medal: beaded, scalloped or with eight corners."""
    center = (SIDE / 2, SIDE / 2)
    if kind == 2:
        return [brush.polar(center, 80, (step + 0.5) * math.tau / 8) for step in range(8)]
    waves, depth = (48, 1.2) if kind == 0 else (16, 2.8)
    steps = 480
    turns = [step * math.tau / steps for step in range(steps)]
    return [brush.polar(center, 79 - depth + depth * math.cos(waves * turn), turn) for turn in turns]


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
