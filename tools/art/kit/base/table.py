"""The furniture of the base edition's table: the cloth's edge, the bank's tray, places, plates and the decks' edges."""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.metal import gold
from tools.art.base.palette import GOLD
from tools.art.brush import Size
from tools.art.kit import surface
from tools.art.kit.base import lighting, style
from tools.art.kit.base.materials import TRAY_WOOD, upright_walnut
from tools.art.sprite import Insets, Sprite

CLOTH: Final = (1176.0, 695.0)
DECK: Final = (145.0, 203.0)
CARD_THICKNESS: Final = 1.7
"""Height of one card in the edge of a deck, px."""
DECK_STEP: Final = 4.0
"""Height by which one picture of a deck's edge is thicker than the last, px."""
_BRONZE: Final = ("#6e4a26", "#4a2e16", "#5c3c1e", "#38220f", "#583a1c")
"""Darker than brass: gold that shines is kept for what can be chosen."""
_TRAY_SHADE: Final = 0.74
_TRAY_POOL: Final = (("#ffd9a0", 0.35), ("#ffc98a", 0.15), ("#000000", 0.3))
"""How dark the floor of the bank's tray is, and the lamp's light on it: black chips stand off it."""
_PLACE_SHADE: Final = 0.22
"""How dark an empty place is, which is quieter than any piece."""
_CLOTH_CORNER: Final = 13.0
"""Radius of the groove round the cloth: it covers the square corners of the cloth's picture."""


def sprites() -> list[Sprite]:
    """List the furniture."""
    tray, score, strip, place, deck_place = (128, 683), (92, 76), (360, 66), (82, 115), (153, 223)
    return [
        Sprite("table/cloth_edge", CLOTH, _cloth_edge, _even(14), _even(30)),
        Sprite("table/tray", tray, partial(_tray, size=tray), (16, 16, 32, 38), _even(24)),
        Sprite("table/place", place, partial(_sunk, size=place, radius=6, alpha=0.34), _even(3), _even(14)),
        Sprite("table/strip", strip, partial(_sunk, size=strip, radius=8, alpha=0.62), _even(3), _even(18)),
        Sprite("table/socket", (58, 58), _socket, _even(3)),
        Sprite("plate/score", score, partial(_score_plate, size=score), _even(3), _even(18)),
        Sprite("stud/on", (7, 7), partial(_stud, on=True), _even(3)),
        Sprite("stud/off", (7, 7), partial(_stud, on=False), _even(2)),
        Sprite("deck/place", deck_place, partial(_deck_place, size=deck_place), _even(2), _even(16)),
        *(
            Sprite(f"deck_side/{count}", DECK, partial(_deck_side, thickness=count * DECK_STEP), (24, 28, 60, 76))
            for count in range(1, 7)
        ),
    ]


def _even(inset: float) -> Insets:
    return inset, inset, inset, inset


def _cloth_edge(canvas: skia.Canvas) -> None:
    """A groove in the wood, bronze in the groove, and the shadow that both throw on the cloth."""
    outer = style.box(*CLOTH, _CLOTH_CORNER - 4, -4)
    cloth = style.box(*CLOTH, _CLOTH_CORNER - 4, 1.6)
    canvas.save()
    canvas.clipRRect(cloth, skia.ClipOp.kDifference, True)
    canvas.drawRRect(outer, brush.fill("#000000", 0.55, soft=3))
    canvas.drawRRect(style.box(*CLOTH, _CLOTH_CORNER - 4, -4), brush.fill("#120803"))
    canvas.drawRRect(
        style.box(*CLOTH, _CLOTH_CORNER - 4, -1.4),
        brush.shaded(lighting.diagonal(cloth.rect(), _BRONZE, (0, 0.25, 0.5, 0.75, 1))),
    )
    canvas.restore()
    shade = skia.Path()
    shade.addRRect(style.box(*CLOTH, _CLOTH_CORNER - 4, -20))
    shade.addRRect(style.box(*CLOTH, _CLOTH_CORNER - 4, 3))
    shade.setFillType(skia.PathFillType.kEvenOdd)
    canvas.save()
    canvas.clipRRect(cloth, skia.ClipOp.kIntersect, True)
    canvas.drawPath(shade, brush.fill("#000000", 0.75, soft=8))
    canvas.restore()
    thread = brush.stroke(GOLD, 1.3, 0.38)
    lighting.dashed(canvas, CLOTH, _CLOTH_CORNER, 7, 30, thread, (6, 4.5))


def _tray(canvas: skia.Canvas, size: Size) -> None:
    """A tray of walnut with one long recess."""
    shape = style.box(*size, 12)
    lighting.contact(canvas, shape, 4)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, size, partial(upright_walnut, tones=TRAY_WOOD, seed=21))
    canvas.restore()
    rim = lighting.diagonal(shape.rect(), [("#ffe0a8", 0.75), ("#ffffff", 0.06), ("#000000", 0.7)], (0, 0.3, 1))
    canvas.drawRRect(style.box(*size, 12, 0.8), brush.shaded(rim, width=1.6))
    floor = brush.round_rect(6, 6, size[0] - 12, size[1] - 12, 8)
    lighting.recess(canvas, floor, "#0a0503", _TRAY_SHADE)
    pool = brush.radial((size[0] * 0.3, size[1] * 0.2), size[1] * 0.8, _TRAY_POOL, (0, 0.45, 1))
    canvas.drawRRect(floor, brush.shaded(pool, mode=brush.SOFT_LIGHT))


def _sunk(canvas: skia.Canvas, size: Size, radius: float, alpha: float) -> None:
    lighting.recess(canvas, style.box(*size, radius), "#0a0504", alpha)


def _socket(canvas: skia.Canvas) -> None:
    """A round recess for one chip, its rim dashed."""
    lighting.recess(canvas, style.box(58, 58, 29), "#0a0504", 0.55)
    rim = brush.stroke(GOLD, 1.4, 0.55, dash=(6.0, 4.13))
    canvas.drawCircle(29, 29, 24.2, rim)


def _score_plate(canvas: skia.Canvas, size: Size) -> None:
    """A sunk dark plate in a line of bronze."""
    width, height = size
    lighting.recess(canvas, style.box(width, height, 7), "#0c0503", 0.86)
    canvas.drawRRect(style.box(width, height, 7, 0.4), gold(0, 0, width, height, width=1.6))


def _stud(canvas: skia.Canvas, on: bool) -> None:
    """The head of a brass nail, or the hole for one."""
    if on:
        canvas.drawCircle(3.5, 3.5, 3.2, brush.fill("#ffc83d", 0.55, soft=1.2))
        canvas.drawCircle(3.7, 4.1, 2.9, brush.fill("#1a0d02", 0.8))
        dome = brush.radial((2.5, 2.3), 3.9, ["#fffbe0", "#ffcf52", "#8a5614"], (0, 0.45, 1))
        canvas.drawCircle(3.5, 3.5, 2.7, brush.shaded(dome))
    else:
        canvas.drawCircle(3.5, 3.5, 2.5, brush.fill("#0a0403", 0.75))
        lip = brush.linear((1, 1), (6, 6), [("#000000", 0.8), ("#ffdfa0", 0.6)])
        canvas.drawCircle(3.5, 3.5, 2.6, brush.shaded(lip, width=0.8))


def _deck_place(canvas: skia.Canvas, size: Size) -> None:
    """An empty place: a little lower than what it is in, with a thread of the cloth's edge in it."""
    shape = style.box(*size, 8)
    canvas.drawRRect(shape, brush.fill("#000000", _PLACE_SHADE))
    around = skia.Path()
    around.addRRect(style.box(*size, 20, -12))
    around.addRRect(shape.makeOffset(1.2, 2))
    around.setFillType(skia.PathFillType.kEvenOdd)
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    canvas.drawPath(around, brush.fill("#000000", 0.4, soft=3))
    lighting.dashed(canvas, size, 8, 6, 16, brush.stroke(GOLD, 1.3, 0.3), (6, 4.5))


def _deck_side(canvas: skia.Canvas, thickness: float) -> None:
    """The edges of a deck's cards below its top card, which is drawn ``thickness`` px higher.

    What the top card covers stays empty, but for a margin of its round corners.
    """
    width, height = DECK
    radius = 7 * width / 120
    canvas.save()
    covered = brush.round_rect(radius, radius - thickness, width - 2 * radius, height - 2 * radius, radius)
    canvas.clipRRect(covered, skia.ClipOp.kDifference, True)
    lighting.contact(canvas, style.box(width, height, radius), 3 + thickness / 3.4)
    side = skia.Path()
    side.addRRect(brush.round_rect(0, -thickness, width, height + thickness, radius))
    canvas.drawPath(side, brush.horizontal(0, width, ["#fff4d6", "#ecd9b0", "#b89c6c"]))
    canvas.clipPath(side, skia.ClipOp.kIntersect, True)
    cards = max(2, round(thickness / CARD_THICKNESS))
    for card in range(1, cards + 1):
        edge = brush.round_rect(0, -card * thickness / cards, width, height, radius)
        canvas.drawRRect(edge, brush.stroke("#5a4018" if card % 2 else "#a07c40", 0.7, 0.85))
    dusk = height - thickness * 0.6
    canvas.drawRect(
        brush.rect(0, dusk, width, thickness), brush.vertical(dusk, height, [("#000000", 0), ("#000000", 0.42)])
    )
    canvas.restore()
    canvas.drawPath(side, brush.stroke("#1c0f04", 1, 0.9))
