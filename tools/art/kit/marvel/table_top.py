"""What is part of the Marvel edition's table: the edge of the cloth, the bank's tray, and places sunk into mats."""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.kit.marvel import style
from tools.art.marvel.dots import halftone
from tools.art.marvel.ink import cast, sunk
from tools.art.marvel.palette import INK, PAPER
from tools.art.marvel.paths import box, circle, slab
from tools.art.sprite import Insets, Sprite

CLOTH: Final = (1176.0, 695.0)
CLOTH_CORNER: Final = 10.0
CLOTH_SHADOW: Final[Insets] = (14, 14, 14, 14)
TRAY: Final = (128.0, 683.0)
PLACE: Final = (82.0, 115.0)
SOCKET: Final = 58.0
STRIP: Final = (360.0, 66.0)
SCORE: Final = (92.0, 76.0)
STUD: Final = 7.0


def sprites() -> list[Sprite]:
    """List the parts."""
    return [
        Sprite("table/cloth_edge", CLOTH, _cloth_edge, CLOTH_SHADOW, _nine(30)),
        Sprite("table/tray", TRAY, _tray, (16, 16, 16, 16), _nine(24)),
        Sprite("table/place", PLACE, _place, nine=_nine(14)),
        Sprite("table/socket", (SOCKET, SOCKET), _socket),
        Sprite("table/strip", STRIP, _strip, nine=_nine(18)),
        Sprite("plate/score", SCORE, _score, (3, 3, 3, 3), (22, 0, 22, 0)),
        Sprite("stud/on", (STUD, STUD), _stud_on, (2, 2, 3, 3)),
        Sprite("stud/off", (STUD, STUD), _stud_off, (1, 1, 1, 1)),
    ]


def _nine(inset: float) -> Insets:
    return (inset, inset, inset, inset)


def _cloth_edge(canvas: skia.Canvas) -> None:
    """Ink, a paper line, ink; the panel's shadow falls on the page, and the middle stays clear."""
    width, height = CLOTH
    edge = box(0, 0, width, height, CLOTH_CORNER)
    canvas.save()
    canvas.clipPath(edge, skia.ClipOp.kDifference, True)
    cast(canvas, edge, 2.6)
    canvas.restore()
    canvas.save()
    canvas.clipPath(edge, True)
    canvas.drawPath(edge, brush.stroke(INK, 13, 0.4, soft=3.4))
    canvas.restore()
    canvas.drawPath(edge, brush.stroke(INK, 7))
    canvas.drawPath(box(1.2, 1.2, width - 2.4, height - 2.4, 9), brush.stroke(PAPER, 2.2))


def _tray(canvas: skia.Canvas) -> None:
    """A dark slab whose floor is cut in, with dots along the shaded side."""
    width, height = TRAY
    slab_shape = box(0, 0, width, height, 8)
    cast(canvas, slab_shape, 2.8)
    canvas.drawPath(slab_shape, brush.stroke(INK, 5))
    canvas.drawPath(slab_shape, brush.shaded(brush.linear((0, 0), (width, height), ["#454c80", "#2a2e55", "#181a36"])))
    canvas.drawPath(box(1.9, 1.9, width - 3.8, height - 3.8, 6.8), brush.stroke(style.STEEL, 1.6, 0.9))
    floor = box(6.5, 6.5, width - 13, height - 13, 5)
    sunk(canvas, floor, "#12122a", 2.6, (style.STEEL, 0.6))

    def shade(x: float, _: float) -> float:
        return max(0.0, x / width - 0.42) * 0.9

    halftone(canvas, (7, 7, width - 7, height - 7), shade, ("#4a5680", 0.36), pitch=6.5, inside=floor)


def _place(canvas: skia.Canvas) -> None:
    width, height = PLACE
    sunk(canvas, box(1, 1, width - 2, height - 2, 5.5), (style.PANEL_DEEP, 0.72), 1.6, (style.LINE_LIGHT, 0.6))


def _socket(canvas: skia.Canvas) -> None:
    middle = SOCKET / 2
    sunk(canvas, circle(middle, middle, middle - 1), (style.PANEL_DEEP, 0.8), 2, (style.LINE_LIGHT, 0.45))
    rim = circle(middle, middle, middle - 4.2)
    style.dashed(canvas, rim, style.line("#dcd4ff", 1.6, 0.65), count=16, share=0.56)


def _strip(canvas: skia.Canvas) -> None:
    width, height = STRIP
    sunk(canvas, box(1, 1, width - 2, height - 2, 5), ("#07070f", 0.85), 1.8, ("#7d88ac", 0.85))


def _score(canvas: skia.Canvas) -> None:
    """A leaning plate; it is stretched sideways only, so that its ends stay straight."""
    width, height = SCORE
    shape = slab(0, 0, width, height, 6)
    canvas.drawPath(shape, style.line(INK, 4.4))
    sunk(canvas, shape, "#120a3e", 2.4, (style.BRONZE[1], 0.0))
    bronze = brush.shaded(brush.linear((0, 0), (width, height), style.BRONZE), width=1.9)
    bronze.setStrokeJoin(skia.Paint.kMiter_Join)
    canvas.drawPath(slab(0.6, 0.5, width - 1.2, height - 1, 5.9), bronze)


def _stud_on(canvas: skia.Canvas) -> None:
    middle = STUD / 2
    canvas.drawPath(circle(middle + 0.5, middle + 0.8, 3.4), brush.fill(INK))
    canvas.drawPath(circle(middle, middle, 3.4), brush.fill(INK))
    tones = ["#ffffff", "#fff0a8", "#ffc93a"]
    canvas.drawPath(circle(middle, middle, 2.6), brush.shaded(brush.radial((2.6, 2.3), 3.8, tones)))


def _stud_off(canvas: skia.Canvas) -> None:
    middle = STUD / 2
    canvas.drawPath(circle(middle, middle, 2.9), brush.fill("#07031c", 0.9))
    canvas.drawPath(circle(middle, middle, 2.7), brush.stroke("#7a6cc4", 0.8, 0.85))
