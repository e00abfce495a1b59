"""What the pages of the base edition are: the game's box, a cabinet with drawers, a book on a stand.

All of it stretches, and keeps its corners. Knows materials and the lamp; knows nothing of what is written on a page.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
import skia

from tools.art import brush
from tools.art.base.metal import gold
from tools.art.base.palette import GOLD
from tools.art.brush import Size
from tools.art.kit import surface
from tools.art.kit.base import lighting, style
from tools.art.kit.base.materials import PLUM, TRAY_WOOD, hide, upright_walnut, velvet, walnut
from tools.art.kit.surface import Field, Pixels
from tools.art.sprite import Insets, Sprite

BOX: Final = (340.0, 260.0)
LID: Final = (374.0, 300.0)
CABINET: Final = (260.0, 260.0)
FRONT: Final = (236.0, 121.0)
PULL: Final = (44.0, 30.0)
PAGE: Final = (360.0, 300.0)
_RIM: Final = (20.0, 18.0, 22.0)
"""How far the cover reaches beyond a page: at the side, above and below."""
_LINEN: Final = ("#1d0b2c", "#2c1344", "#3b1c58")
_FRONT_WOOD: Final = ("#3a1e0e", "#5a3418", "#7a4a24", "#96632f", "#b98047")
_FELT: Final = ("#12241f", "#183029", "#1f3d34", "#284a40")
_COVER: Final = ("#2e0f0e", "#431815", "#57211b")
_SHEET: Final = ("#cfb47c", "#e3cd9a", "#efdfb6", "#f6ebcb")
_TONE: Final = "#ecdaae"
_BROWN: Final = "#4a2c10"


def sprites() -> list[Sprite]:
    """List the parts of the pages."""
    row, figure = (240, 44), (160, 110)
    return [
        Sprite("place/box", BOX, _box, (24, 24, 44, 52), _even(40)),
        Sprite("place/lid", LID, _lid, (16, 16, 44, 62), _even(36)),
        Sprite("place/well", (160, 120), partial(_well, size=(160, 120)), _even(4), _even(22)),
        Sprite("place/cabinet", CABINET, _cabinet, (16, 16, 36, 42), _even(26)),
        Sprite("place/front", FRONT, partial(_front, drawn=False), (6, 6, 14, 16), (86, 40, 40, 40)),
        Sprite("place/front_open", FRONT, partial(_front, drawn=True), (16, 14, 30, 36), (86, 40, 40, 40)),
        Sprite("place/pull", PULL, _pull, (10, 10, 12, 14)),
        Sprite("place/drawer", BOX, _drawer, (18, 18, 40, 46), _even(40)),
        Sprite("place/page_left", PAGE, partial(_page, left=True), (44, 40, 0, 88), (40, 30, 130, 30)),
        Sprite("place/page_right", PAGE, partial(_page, left=False), (0, 40, 72, 88), (130, 30, 40, 30)),
        Sprite("place/paper", (8, 8), _paper),
        Sprite("place/figure", figure, partial(_figure, size=figure), _even(4), _even(18)),
        Sprite("place/row", row, partial(_row, size=row, chosen=False), _even(2), _even(14)),
        Sprite("place/row_active", row, partial(_row, size=row, chosen=True), _even(6), _even(14)),
    ]


def _even(inset: float) -> Insets:
    return inset, inset, inset, inset


def _box(canvas: skia.Canvas) -> None:
    """The lower part of the box from above: walls in linen with a line of gold, an insert of velvet between them."""
    outer = style.box(*BOX, 10)
    lighting.contact(canvas, outer, 8)
    _textured(canvas, BOX, outer, hide(_LINEN, 31))
    lighting.sheen(canvas, BOX, 10, 0.20, 0.40)
    canvas.drawRRect(style.box(*BOX, 10, 5), gold(0, 0, *BOX, width=1.5))
    floor = style.box(*BOX, 10, 15)
    canvas.save()
    canvas.clipRRect(floor, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, BOX, partial(velvet, tones=PLUM, seed=5))
    canvas.restore()
    _depth(canvas, floor, 15, 12, 0.82)


def _depth(canvas: skia.Canvas, floor: skia.RRect, high: float, soft: float, alpha: float) -> None:
    """Lay the shadow that walls of a height throw on a floor, and the light on their lower right inner edges."""
    inner = floor.rect()
    lit = skia.Rect(inner.left() + high, inner.top() + high, inner.right() + 40, inner.bottom() + 40)
    hole = skia.RRect.MakeRectXY(lit, 8, 8)
    shade = skia.Path()
    shade.addRect(inner.makeOutset(60, 60))
    shade.addRRect(hole)
    shade.setFillType(skia.PathFillType.kEvenOdd)
    canvas.save()
    canvas.clipRRect(floor, skia.ClipOp.kIntersect, True)
    canvas.drawPath(shade, brush.fill("#000000", alpha, soft=soft))
    canvas.restore()
    canvas.drawRRect(floor, brush.stroke("#000000", 1.6, 0.8))
    lip = lighting.diagonal(inner, [("#000000", 0), ("#000000", 0), ("#ffe0a8", 0.5)], (0, 0.5, 1))
    outset = skia.RRect.MakeRectXY(inner.makeOutset(1.2, 1.2), 9, 9)
    canvas.drawRRect(outset, brush.shaded(lip, width=1.2))


def _textured(canvas: skia.Canvas, size: Size, shape: skia.RRect, texture: surface.Texture) -> None:
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, size, texture)
    canvas.restore()


def _lid(canvas: skia.Canvas) -> None:
    """The lid beside the box: its printed face in a frame of gold, and the thickness of its side."""
    face = style.box(*LID, 8)
    side = face.makeOffset(0, 13)
    lighting.contact(canvas, side, 6)
    canvas.drawRRect(side, brush.vertical(LID[1] - 10, LID[1] + 13, ["#2c1344", "#120620"]))
    canvas.drawRect(brush.rect(10, LID[1] + 4, LID[0] - 20, 1), brush.fill(GOLD, 0.55))
    _textured(canvas, LID, face, partial(velvet, tones=("#150a2c", "#241347", "#371d68", "#4b2a86"), seed=12))
    lighting.sheen(canvas, LID, 8, 0.20, 0.42)
    canvas.drawRRect(style.box(*LID, 8, 9), gold(0, 0, *LID, width=2.4))
    canvas.drawRRect(style.box(*LID, 8, 14), gold(0, 0, *LID, width=0.9))
    for x in (14, LID[0] - 14):
        for y in (14, LID[1] - 14):
            diamond = brush.polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)])
            canvas.drawPath(diamond, brush.fill("#1c0d38"))
            canvas.drawPath(diamond, gold(x - 6, y - 6, 12, 12, width=1.6))


def _well(canvas: skia.Canvas, size: Size) -> None:
    """A compartment of the insert."""
    shape = style.box(*size, 10)
    canvas.drawRRect(shape, brush.fill("#0b0418", 0.62))
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    shade = skia.Path()
    shade.addRect(shape.rect().makeOutset(30, 30))
    shade.addRRect(brush.round_rect(6, 8, size[0], size[1], 10))
    shade.setFillType(skia.PathFillType.kEvenOdd)
    canvas.drawPath(shade, brush.fill("#000000", 0.8, soft=5))
    canvas.restore()
    canvas.drawRRect(shape, brush.stroke("#000000", 1.2, 0.7))
    lip = lighting.diagonal(shape.rect(), [("#d8b0ff", 0), ("#d8b0ff", 0.10), ("#e2c4ff", 0.5)], (0, 0.4, 1))
    canvas.drawRRect(style.box(*size, 11, -1.2), brush.shaded(lip, width=1.3))


def _cabinet(canvas: skia.Canvas) -> None:
    """A case of walnut, in which the drawers stand, with a fillet of brass."""
    shape = style.box(*CABINET, 10)
    lighting.contact(canvas, shape, 7)
    _textured(canvas, CABINET, shape, partial(upright_walnut, tones=TRAY_WOOD, seed=27))
    lighting.sheen(canvas, CABINET, 10, 0.12, 0.30)
    canvas.drawRRect(style.box(*CABINET, 10, 4), gold(0, 0, *CABINET, width=1.3))
    lighting.recess(canvas, style.box(*CABINET, 10, 9), "#0a0402", 0.74)


def _front(canvas: skia.Canvas, drawn: bool) -> None:
    """The front of a drawer: a board, and a holder of brass for a label, right of the place of the pull."""
    shape = style.box(*FRONT, 5)
    lighting.contact(canvas, shape, 5 if drawn else 1.6)
    tones = tuple(brush.lighten(tone, 0.10) for tone in _FRONT_WOOD) if drawn else _FRONT_WOOD
    _textured(canvas, FRONT, shape, partial(walnut, tones=tones, boards=1, seed=40))
    lighting.sheen(canvas, FRONT, 5, 0.16, 0.30)
    width, height = FRONT
    panel = brush.round_rect(7, 7, width - 14, height - 14, 4)
    canvas.drawRRect(panel, brush.stroke("#000000", 1.2, 0.5))
    canvas.drawRRect(panel.makeOffset(0.8, 0.9), brush.stroke("#ffd79a", 0.8, 0.28))
    holder = brush.round_rect(66, 21, width - 66 - 20, height - 42, 5)
    canvas.drawRRect(holder.makeOffset(1.2, 2), brush.fill("#000000", 0.6, soft=1.6))
    canvas.drawRRect(holder, gold(66, 21, width - 86, height - 42))
    label = brush.round_rect(70, 25, width - 94, height - 50, 2.5)
    paper = ["#fff8e2", "#f2e2b6"] if drawn else ["#e2cb96", "#ccb078"]
    canvas.drawRRect(label, brush.vertical(25, height - 25, paper))
    canvas.drawRRect(label, brush.stroke("#3a1f08", 1, 0.75))
    if drawn:
        canvas.drawRRect(style.box(width, height, 5, 1.2), brush.stroke(style.CHOSEN, 2.2))


def _pull(canvas: skia.Canvas) -> None:
    """A round knob of brass on its rosette, to pull a drawer by."""
    x, y = PULL[0] / 2, PULL[1] / 2
    canvas.drawCircle(x + 3, y + 6, 14, brush.fill("#000000", 0.6, soft=4))
    rosette = brush.rect(x - 14, y - 14, 28, 28)
    canvas.drawOval(rosette, brush.stroke("#2a1606", 2.4))
    canvas.drawOval(rosette, gold(x - 14, y - 14, 28, 28))
    canvas.drawCircle(x, y, 10.6, brush.fill("#2f1807", 0.85))
    canvas.drawCircle(x + 1.6, y + 3, 9.6, brush.fill("#120802", 0.7, soft=1.6))
    tones = ["#fff8dc", "#f3c968", "#b97c24", "#5e3509"]
    canvas.drawCircle(x, y, 9.6, brush.shaded(brush.radial((x - 3.4, y - 4), 15, tones, (0, 0.3, 0.7, 1))))
    canvas.drawCircle(x - 3.2, y - 3.8, 2.1, brush.fill("#ffffff", 0.75, soft=0.8))


def _drawer(canvas: skia.Canvas) -> None:
    """An open drawer from above: walls of walnut round a floor of green felt."""
    shape = style.box(*BOX, 8)
    lighting.contact(canvas, shape, 7)
    _textured(canvas, BOX, shape, partial(walnut, tones=_FRONT_WOOD, boards=1, seed=61))
    lighting.sheen(canvas, BOX, 8, 0.14, 0.34)
    floor = style.box(*BOX, 8, 14)
    canvas.save()
    canvas.clipRRect(floor, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, BOX, partial(velvet, tones=_FELT, seed=17))
    canvas.restore()
    _depth(canvas, floor, 11, 9, 0.8)


def _cover(canvas: skia.Canvas, left: bool) -> None:
    """The half of the open cover under a page: red leather with a tooled line of gold, one light over both halves."""
    width, height = PAGE[0] + _RIM[0], PAGE[1] + _RIM[1] + _RIM[2]
    size = (2 * width, height)
    canvas.save()
    canvas.clipRect(brush.rect(-80 if left else 0, -80, PAGE[0] + 80, height + 200))
    canvas.translate(-_RIM[0] if left else _RIM[0] + PAGE[0] - size[0], -_RIM[1])
    shape = style.box(*size, 9)
    lighting.contact(canvas, shape, 9)
    _textured(canvas, size, shape, hide(_COVER, 3))
    lighting.sheen(canvas, size, 9, 0.05, 0.10)
    canvas.drawRRect(style.box(*size, 9, 4.5), gold(0, 0, *size, width=1.3))
    canvas.restore()


def _parchment(size: Pixels, scale: float) -> Field:
    """Return a sheet of laid paper with clouds in its colour."""
    cloud = surface.noise(size, 0.005 / scale, 0.006 / scale, 4, 71)
    grain = surface.noise(size, 0.30 / scale, 0.34 / scale, 2, 72)
    field = np.clip(0.72 + 0.42 * (cloud - 0.5) + 0.16 * (grain - 0.5), 0, 1)
    return surface.ramp(field, _SHEET)


def _page(canvas: skia.Canvas, left: bool) -> None:
    """One page of the open book on its cover, the edges of the pages below it, and the fold towards the other page."""
    width, height = PAGE
    _cover(canvas, left)
    for sheet in range(4, 0, -1):
        off = sheet * 1.7
        box = brush.rect(-off if left else 0, off * 0.5, width + off, height - off * 0.1 + off * 0.4)
        canvas.drawRect(box, brush.fill("#b8995c" if sheet % 2 else "#dcc68e"))
        canvas.drawRect(box, brush.stroke("#5a3d18", 0.7, 0.7))
    canvas.save()
    canvas.clipRect(brush.rect(0, 0, width, height), True)
    surface.lay(canvas, PAGE, _parchment)
    fold = [("#3a1d06", 0.62), ("#3a1d06", 0.24), ("#3a1d06", 0.07), ("#fff6da", 0.16), ("#fff6da", 0)]
    stops = (0, 0.12, 0.42, 0.72, 1)
    reach = 128.0
    shade = (
        brush.linear((width, 0), (width - reach, 0), fold, stops)
        if left
        else brush.linear((0, 0), (reach * 0.8, 0), fold, stops)
    )
    canvas.drawRect(brush.rect(0, 0, width, height), brush.shaded(shade))
    edge = [("#7a5420", 0.32), ("#7a5420", 0)]
    for start, end in (((0, 0), (0, 26)), ((0, height), (0, height - 26))):
        canvas.drawRect(brush.rect(0, 0, width, height), brush.shaded(brush.linear(start, end, edge)))
    side = brush.linear((0, 0), (30, 0), edge) if left else brush.linear((width, 0), (width - 30, 0), edge)
    canvas.drawRect(brush.rect(0, 0, width, height), brush.shaded(side))
    canvas.restore()


def _paper(canvas: skia.Canvas) -> None:
    """The tone of a page, with which words fade at its edges."""
    canvas.drawRect(brush.rect(0, 0, 8, 8), brush.fill(_TONE))


def _figure(canvas: skia.Canvas, size: Size) -> None:
    """The ground of a picture in the book: a printed plate of plum in a line of gold."""
    shape = style.box(*size, 5)
    canvas.drawRRect(shape, brush.vertical(0, size[1], ["#3a2168", "#24123f", "#180b2c"], (0, 0.55, 1)))
    canvas.drawRRect(style.box(*size, 5, 0.6), brush.stroke("#2a1204", 2, 0.9))
    canvas.drawRRect(style.box(*size, 5, 4), gold(0, 0, *size, width=1.1))


def _row(canvas: skia.Canvas, size: Size, chosen: bool) -> None:
    """A line of the book's contents: ruled below, or tinted and edged where it is chosen."""
    width, height = size
    if chosen:
        shape = style.box(width, height, 5)
        canvas.drawRRect(shape, brush.fill("#9a6a22", 0.30))
        canvas.drawRRect(shape, brush.stroke(_BROWN, 1.8, 0.85))
        return
    canvas.drawRect(brush.rect(0, height - 1, width, 1), brush.fill(_BROWN, 0.30))
