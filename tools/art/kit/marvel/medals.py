"""The medals of the Marvel edition: badges of ink and dots, and grey prints of those not yet won."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.kit.marvel import style
from tools.art.kit.motifs import FIELD, MOTIFS
from tools.art.marvel.ink import grown
from tools.art.marvel.palette import INK
from tools.art.marvel.paths import circle, minus, moved
from tools.art.sprite import Insets, Sprite

SIDE: Final = 160.0
CASE: Final = (1000.0, 746.0)
SHELF: Final = (120.0, 12.0)
_PAD: Final[Insets] = (3, 3, 8, 10)
_GROUNDS: Final = ("#e0234e", "#1f6fe0", "#0f9a68", "#7a35d8", "#f07a12")
_ACCENTS: Final = ("#3fe3f0", "#ffd75a", "#ff7ab0", "#7dffb0", "#5a2fd0")


def sprites() -> list[Sprite]:
    """List the case, its shelf, and every medal, won (``medal``) and not yet won (``medal_open``)."""
    found = [
        Sprite("medal_case", CASE, _case, (4, 4, 20, 28)),
        Sprite("medal_shelf", SHELF, _shelf, (4, 2, 12, 16), (10, 3, 10, 3)),
    ]
    for number, name in enumerate(MOTIFS):
        for folder, won in (("medal", True), ("medal_open", False)):
            draw = partial(_badge, name=name, number=number, won=won)
            found.append(Sprite(f"{folder}/{name}", (SIDE, SIDE), draw, _PAD))
    return found


def _badge(canvas: skia.Canvas, name: str, number: int, won: bool) -> None:
    ground = _GROUNDS[number % 5] if won else "#3a3558"
    accent = _ACCENTS[number % 5] if won else "#6f6896"
    paper = "#fff8e4" if won else "#c4bfe0"
    middle = SIDE / 2
    rim = brush.polygon(_rim(number % 3))
    canvas.drawPath(moved(rim, 4, 6), brush.fill(INK, 0.9))
    band = ["#fff3b0", "#ffd23c", "#e8900c"] if won else ["#8a84ac", "#6a638e", "#4b4570"]
    canvas.drawPath(rim, brush.fill(band[1]))
    canvas.save()
    canvas.clipPath(rim, skia.ClipOp.kIntersect, True)
    for away, tone in (((-6.0, -7.5), band[2]), ((3.4, 4.2), band[0])):  # its lit and its shaded edge, flat
        canvas.drawPath(minus(rim, moved(rim, *away)), brush.fill(tone))
    canvas.restore()
    canvas.drawPath(rim, style.line(INK, 3.4))
    disc = skia.Path()
    disc.addCircle(middle, middle, 61)
    canvas.drawPath(disc, brush.fill(brush.darken(ground, 0.16)))
    canvas.save()
    canvas.clipPath(disc, skia.ClipOp.kIntersect, True)
    for (x, y, reach), tone in (((64, 58, 58), ground), ((58, 50, 38), brush.lighten(ground, 0.26))):
        canvas.drawCircle(x, y, reach, brush.fill(tone))
    _dots(canvas, brush.darken(ground, 0.4))
    canvas.restore()
    shaded = minus(disc, moved(disc, 5.0, 6.0))  # the shadow of the rim, and a glare on the glaze
    canvas.drawPath(shaded, brush.fill(INK, 0.5))
    glare = minus(circle(middle, middle, 55), circle(middle + 5, middle + 6.5, 55))
    canvas.drawPath(glare, brush.fill("#ffffff", 0.5))
    canvas.drawPath(disc, style.line(INK, 4))
    canvas.translate(middle - 57, middle - 57)
    canvas.scale(114 / FIELD, 114 / FIELD)
    colors = {"metal": paper, "gem": accent, "deep": INK}
    shades = {"metal": "#e8b84a" if won else "#8a84ac", "gem": brush.darken(accent, 0.4)}
    for path, tone in MOTIFS[name]():
        if tone != "deep":
            grown(canvas, moved(path, 1.2, 1.6), INK, 4.2)
            grown(canvas, path, INK, 3.0)
        canvas.drawPath(path, brush.fill(colors[tone]))
        if tone != "deep":
            canvas.drawPath(minus(path, moved(path, -1.5, -1.9)), brush.fill(shades[tone]))


def _dots(canvas: skia.Canvas, tone: str) -> None:
    """Print dots that grow to the lower right, away from the light."""
    pitch = 7.0
    for row in range(-1, 25):
        for column in range(-1, 25):
            x, y = (column + row % 2 / 2) * pitch, row * pitch * 0.87
            size = pitch * 0.62 * max(0.0, ((x + y) / (2 * SIDE) - 0.3) / 0.7)
            if size > 0.5:
                canvas.drawCircle(x, y, size, brush.fill(tone))


def _rim(kind: int) -> list[brush.Point]:
    """Outline a badge: a burst, a shield of eight corners or a disc."""
    center = (SIDE / 2, SIDE / 2)
    if kind == 0:
        return brush.star(center, 79, 70, 20)
    corners = 8 if kind == 1 else 120
    return [brush.polar(center, 77, (step + 0.5) * math.tau / corners) for step in range(corners)]


def _case(canvas: skia.Canvas) -> None:
    """Print a case of ink with a light of dots at the upper left."""
    width, height = CASE
    outer = style.cut_box(width, height, 22)
    inner = style.cut_box(width, height, 22, 12)
    canvas.drawPath(moved(outer, 5, 7), brush.fill(INK, 0.9))
    canvas.drawPath(outer, brush.shaded(brush.linear((0, 0), CASE, list(style.STEEL_FACE))))
    canvas.drawPath(outer, style.line(INK, 3))
    tones = ["#35557a", "#20334d", "#121c2e"]
    canvas.drawPath(inner, brush.shaded(brush.radial((width * 0.24, 20), width * 0.95, tones)))
    canvas.save()
    canvas.clipPath(inner, skia.ClipOp.kIntersect, True)
    for row in range(40):
        for column in range(60):
            x, y = (column + row % 2 / 2) * 9.0, row * 8.0
            size = 3.6 * max(0.0, 1 - math.hypot(x / (width * 0.6), y / (height * 0.6)))
            if size > 0.4:
                canvas.drawCircle(x, y, size, brush.fill("#9cc4e4", 0.2))
    canvas.restore()
    canvas.drawPath(inner, style.line(INK, 5))
    canvas.drawPath(inner, style.line(style.STEEL, 1.6))


def _shelf(canvas: skia.Canvas) -> None:
    width, height = SHELF
    canvas.drawRect(brush.rect(0, 3, width, height - 3), brush.fill(INK))
    canvas.drawRect(brush.rect(1.5, 1.5, width - 3, height - 7), style.face(height, style.GOLD_FACE))
    canvas.drawRect(brush.rect(1.5, 1.5, width - 3, height - 7), style.line(INK, 2))
