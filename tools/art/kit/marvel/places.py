"""What the pages of the Marvel edition are: the game's box, a locker with drawers, a printed manual.

All of it stretches; dots are printed where nothing is stretched. Knows ink and paper; knows nothing of what a page
says.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Size
from tools.art.kit.marvel import style
from tools.art.marvel.dots import halftone
from tools.art.marvel.ink import cast, sunk
from tools.art.marvel.palette import GOLD, INK, PAPER
from tools.art.marvel.paths import box
from tools.art.sprite import Insets, Sprite

BOX: Final = (340.0, 260.0)
LID: Final = (374.0, 300.0)
CABINET: Final = (260.0, 260.0)
FRONT: Final = (236.0, 121.0)
PULL: Final = (44.0, 30.0)
PAGE: Final = (360.0, 300.0)
_RIM: Final = (20.0, 18.0, 22.0)
"""How far the cover reaches beyond a page: at the side, above and below."""
_SHADED: Final = 130.0
"""The side of the printed corner, which is not stretched."""


def sprites() -> list[Sprite]:
    """List the parts of the pages."""
    row, figure = (240, 44), (160, 110)
    corner = (40, 40, _SHADED + 20, _SHADED + 20)
    return [
        Sprite("place/box", BOX, _tray, (20, 20, 36, 44), corner),
        Sprite("place/lid", LID, _lid, (20, 20, 36, 50), (36, 36, _SHADED + 16, _SHADED + 16)),
        Sprite("place/well", (160, 120), partial(_well, size=(160, 120)), _even(4), _even(22)),
        Sprite("place/cabinet", CABINET, _cabinet, (20, 20, 34, 40), _even(26)),
        Sprite("place/front", FRONT, partial(_front, drawn=False), (6, 6, 12, 14), (86, 40, 40, 40)),
        Sprite("place/front_open", FRONT, partial(_front, drawn=True), (16, 16, 28, 32), (86, 40, 40, 40)),
        Sprite("place/pull", PULL, _pull, (10, 10, 12, 14)),
        Sprite("place/drawer", BOX, _tray, (20, 20, 36, 44), corner),
        Sprite("place/page_left", PAGE, partial(_page, left=True), (44, 40, 0, 66), (40, 30, 130, 30)),
        Sprite("place/page_right", PAGE, partial(_page, left=False), (0, 40, 50, 66), (100, 30, _SHADED, _SHADED)),
        Sprite("place/paper", (8, 8), _paper),
        Sprite("place/figure", figure, partial(_figure, size=figure), _even(4), (18, 18, 80, 70)),
        Sprite("place/row", row, partial(_row, size=row, chosen=False), _even(2), _even(14)),
        Sprite("place/row_active", row, partial(_row, size=row, chosen=True), _even(6), _even(14)),
    ]


def _even(inset: float) -> Insets:
    return inset, inset, inset, inset


def _corner(canvas: skia.Canvas, size: Size, clip: skia.Path, color: str, alpha: float, reach: float) -> None:
    """Print dots into the lower right corner."""
    width, height = size

    def tone(x: float, y: float) -> float:
        return max(0.0, 1 - (width - x) / reach - (height - y) / reach) * 0.85

    halftone(canvas, (width - reach, height - reach, width, height), tone, (color, alpha), pitch=6.5, inside=clip)


def _tray(canvas: skia.Canvas) -> None:
    """A tray from above: printed walls in ink, a dark floor with dots in its corner."""
    width, height = BOX
    outer = box(0, 0, width, height, 9)
    cast(canvas, outer, 6)
    canvas.drawPath(outer, brush.stroke(INK, 7))
    canvas.drawPath(outer, brush.shaded(brush.linear((0, 0), (width * 0.6, height), style.STEEL_FACE)))
    canvas.drawPath(box(2.6, 2.6, width - 5.2, height - 5.2, 7), brush.stroke(PAPER, 1.8, 0.9))
    floor = box(14, 14, width - 28, height - 28, 6)
    canvas.drawPath(floor, brush.shaded(brush.linear((0, 0), (width * 0.5, height), style.STEEL_FLOOR)))
    _corner(canvas, (width - 14, height - 14), floor, style.DOTS, 0.5, _SHADED)
    wall = skia.Path()
    wall.addPath(box(-40, -40, width + 80, height + 80))
    wall.addPath(box(24, 26, width, height, 6))
    wall.setFillType(skia.PathFillType.kEvenOdd)
    canvas.save()
    canvas.clipPath(floor, skia.ClipOp.kIntersect, True)
    canvas.drawPath(wall, brush.fill(INK, 0.72))
    canvas.restore()
    canvas.drawPath(floor, brush.stroke(INK, 3))


def _lid(canvas: skia.Canvas) -> None:
    """The lid beside the box: a printed cover in a frame of paper, and the thickness of its side."""
    width, height = LID
    face = box(0, 0, width, height, 6)
    side = box(0, 12, width, height, 6)
    cast(canvas, side, 5)
    canvas.drawPath(side, brush.stroke(INK, 6))
    canvas.drawPath(side, brush.fill("#6a0b3a"))
    canvas.drawPath(face, brush.stroke(INK, 6))
    canvas.drawPath(face, brush.fill(PAPER))
    picture = box(10, 10, width - 20, height - 20, 3)
    tones = ["#e8315a", "#a01446", "#3a1470"]
    canvas.drawPath(picture, brush.shaded(brush.linear((0, 0), (width * 0.4, height), tones)))
    _corner(canvas, (width - 10, height - 10), picture, INK, 0.5, _SHADED)
    canvas.drawPath(picture, brush.stroke(INK, 3))


def _well(canvas: skia.Canvas, size: Size) -> None:
    """A compartment of the insert."""
    shape = box(1, 1, size[0] - 2, size[1] - 2, 7)
    sunk(canvas, shape, (style.PANEL_DEEP, 0.85), 4, (style.STEEL, 0.6))


def _cabinet(canvas: skia.Canvas) -> None:
    """A locker, in which the drawers stand."""
    width, height = CABINET
    shape = box(0, 0, width, height, 8)
    cast(canvas, shape, 5)
    canvas.drawPath(shape, brush.stroke(INK, 7))
    canvas.drawPath(shape, brush.shaded(brush.linear((0, 0), (width, height), style.STEEL_FACE)))
    canvas.drawPath(box(2.4, 2.4, width - 4.8, height - 4.8, 6), brush.stroke(style.STEEL, 1.6, 0.9))
    sunk(canvas, box(9, 9, width - 18, height - 18, 5), style.PANEL_DEEP, 3, (style.STEEL, 0.5))


def _front(canvas: skia.Canvas, drawn: bool) -> None:
    """The front of a drawer: a slab with a label of paper, right of the place of the pull."""
    width, height = FRONT
    shape = box(0, 0, width, height, 4)
    cast(canvas, shape, 4 if drawn else 1.6)
    canvas.drawPath(shape, brush.stroke(INK, 5))
    tones = ["#f0568f", "#c41a60", "#8d0f50"] if drawn else ["#4b5a80", "#374361", "#262f46"]
    canvas.drawPath(shape, style.face(height, tones))
    canvas.drawPath(
        box(2.2, 2.2, width - 4.4, height - 4.4, 3), brush.stroke(PAPER if drawn else style.STEEL, 1.4, 0.85)
    )
    label = box(68, 21, width - 88, height - 42, 2)
    canvas.drawPath(label, brush.stroke(INK, 5))
    canvas.drawPath(label, brush.fill(PAPER if drawn else "#dcdfe8"))


def _pull(canvas: skia.Canvas) -> None:
    """A round knob of metal on a dark plate, to pull a drawer by."""
    x, y = PULL[0] / 2, PULL[1] / 2
    canvas.drawCircle(x + 2, y + 4, 14, brush.fill(INK))
    canvas.drawCircle(x, y, 14, brush.fill(INK))
    canvas.drawCircle(x, y, 11.6, brush.vertical(y - 11, y + 11, ["#fff7c8", GOLD, "#d98a12"]))
    canvas.drawCircle(x, y, 7.4, brush.stroke(INK, 2.2))
    canvas.drawCircle(x - 2.4, y - 2.8, 2.2, brush.fill("#ffffff"))


def _cover(canvas: skia.Canvas, left: bool) -> None:
    """The half of the stapled cover of the manual under a page."""
    width, height = PAGE[0] + _RIM[0] + 60, PAGE[1] + _RIM[1] + _RIM[2]
    canvas.save()
    canvas.clipRect(brush.rect(-80 if left else 0, -80, PAGE[0] + 80, height + 200))
    canvas.translate(-_RIM[0] if left else _RIM[0] + PAGE[0] - width, -_RIM[1])
    shape = box(0, 0, width, height, 6)
    cast(canvas, shape, 6)
    canvas.drawPath(shape, brush.stroke(INK, 6))
    canvas.drawPath(shape, brush.vertical(0, height, style.PINK_FACE))
    canvas.restore()


def _page(canvas: skia.Canvas, left: bool) -> None:
    """One printed page on its cover: paper in ink, the sheets below it, and the fold towards the other page."""
    width, height = PAGE
    _cover(canvas, left)
    for sheet in (3, 2, 1):
        off = sheet * 2.0
        sheet_box = box(-off if left else 0, off * 0.4, width + off, height + off * 0.3)
        canvas.drawPath(sheet_box, brush.fill("#d8cba8"))
        canvas.drawPath(sheet_box, brush.stroke(INK, 1.1))
    page = box(0, 0, width, height)
    canvas.drawPath(page, brush.fill(PAPER))
    if not left:
        _corner(canvas, PAGE, page, "#9fb4ff", 0.75, _SHADED)
    fold = [(INK, 0.5), (INK, 0.12), (INK, 0)]
    start, end = ((width, 0), (width - 70, 0)) if left else ((0, 0), (56, 0))
    canvas.drawPath(page, brush.shaded(brush.linear(start, end, fold, (0, 0.35, 1))))
    canvas.drawPath(page, brush.stroke(INK, 2))


def _paper(canvas: skia.Canvas) -> None:
    """The tone of a page, with which words fade at its edges."""
    canvas.drawRect(brush.rect(0, 0, 8, 8), brush.fill(PAPER))


def _figure(canvas: skia.Canvas, size: Size) -> None:
    """The ground of a picture in the manual: a panel of a comic."""
    width, height = size
    shape = box(1, 1, width - 2, height - 2)
    canvas.drawPath(shape, brush.shaded(brush.linear((0, 0), (width * 0.6, height), ["#3a6388", "#2a4c6d", "#182b40"])))
    _corner(canvas, size, shape, INK, 0.45, 66)
    canvas.drawPath(shape, brush.stroke(INK, 3.4))


def _row(canvas: skia.Canvas, size: Size, chosen: bool) -> None:
    """A line of the contents: ruled below, or on a ground of yellow where it is chosen."""
    width, height = size
    if chosen:
        shape = box(0, 0, width, height, 2)
        canvas.drawPath(shape, brush.fill(GOLD))
        canvas.drawPath(shape, brush.stroke(INK, 2.6))
        return
    canvas.drawRect(brush.rect(0, height - 1.4, width, 1.4), brush.fill(INK, 0.35))
