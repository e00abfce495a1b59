"""Surfaces of the Marvel edition that hold other things: slabs, bars, rows, lines.

Slabs have two cut corners and keep their dots where they are not stretched; rows lean over their whole height and are
stretched sideways only.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Size
from tools.art.kit.marvel import style
from tools.art.marvel.dots import halftone
from tools.art.marvel.ink import cast, shadow, sunk
from tools.art.marvel.palette import GOLD, INK, PAPER
from tools.art.marvel.paths import moved, slab
from tools.art.sprite import Draw, Insets, Sprite

CUT: Final = 16.0
PANEL: Final = (420.0, 300.0)
PANEL_NINE: Final[Insets] = (26, 26, 170, 150)
ACTIVE: Final = (200.0, 180.0)
ACTIVE_NINE: Final[Insets] = (26, 26, 70, 66)
DIALOG_CUT: Final = 26.0
TONES: Final = ("#303b55", "#232c42", "#171d2e")
ACTIVE_TONES: Final = ("#475680", "#333f5e", "#222a42")


def sprites() -> list[Sprite]:
    """List the surfaces."""
    return [
        Sprite("ui/panel", PANEL, _panel, (16, 16, 16, 18), PANEL_NINE),
        Sprite("ui/panel_active", ACTIVE, _active_panel, (24, 24, 24, 24), ACTIVE_NINE),
        Sprite("ui/panel_dim", ACTIVE, _dim(ACTIVE), (2, 2, 2, 2), (16, 16, 16, 16)),
        Sprite("ui/dialog", (320, 260), _dialog((320, 260)), (44, 40, 48, 56), (50, 50, 130, 120)),
        Sprite("ui/tooltip", (120, 60), _tooltip((120, 60)), (10, 10, 14, 18), (16, 16, 16, 16)),
        Sprite("ui/bar", (160, 42), _bar((160, 42)), (0, 0, 0, 8), (4, 4, 4, 4)),
        Sprite("ui/slot", (126, 176), _slot((126, 176)), (3, 3, 3, 3), (20, 20, 20, 20)),
        Sprite("ui/list_row", (240, 56), _list_row((240, 56), False), (6, 6, 8, 12), (20, 0, 20, 0)),
        Sprite("ui/list_row_active", (240, 56), _list_row((240, 56), True), (16, 16, 18, 20), (20, 0, 20, 0)),
        Sprite("ui/divider", (160, 8), _divider((160, 8)), (0, 0, 0, 0), (20, 0, 20, 0)),
        Sprite("ui/ornament", (560, 32), _ornament((560, 32)), (0, 4, 0, 5)),
    ]


def _panel(canvas: skia.Canvas) -> None:
    """A slab in an edge of ink, lit from the upper left, with a thin line inside."""
    _slab(canvas, PANEL, TONES, (150, 130))
    canvas.drawPath(style.cut_box(*PANEL, CUT, 2.4), style.line(style.STEEL, 1.8, 0.85))


def _active_panel(canvas: skia.Canvas) -> None:
    """The same slab, lighter, with a broad edge of ivory."""
    style.glow(canvas, style.cut_box(*ACTIVE, CUT), style.CHOSEN, [(5, 3, 0.45)])
    _slab(canvas, ACTIVE, ACTIVE_TONES, (64, 60))
    canvas.drawPath(style.cut_box(*ACTIVE, CUT, 2.8), style.line(style.CHOSEN, 3.0))


def _slab(canvas: skia.Canvas, size: Size, tones: tuple[str, ...], dots: Size) -> None:
    """Lay a slab on the page; ``dots`` is the part of its lower right corner that is printed with dots."""
    width, height = size
    shape = style.cut_box(width, height, CUT)
    cast(canvas, shape, 2.8)
    canvas.drawPath(shape, style.line(INK, 5.5))
    canvas.drawPath(shape, brush.shaded(brush.linear((0, 0), (width * 0.6, height), tones)))
    _corner_dots(canvas, size, shape, dots)


def _corner_dots(canvas: skia.Canvas, size: Size, clip: skia.Path, reach: Size) -> None:
    """Print dots into the lower right corner, where nothing is stretched."""
    width, height = size

    def tone(x: float, y: float) -> float:
        return max(0.0, 1 - (width - x) / reach[0] - (height - y) / reach[1]) * 0.8

    corner = (width - reach[0], height - reach[1], width, height)
    halftone(canvas, corner, tone, (style.DOTS, 0.55), pitch=6.5, inside=clip)


def _dim(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = brush.round_rect(1, 1, size[0] - 2, size[1] - 2, 5)
        path = skia.Path()
        path.addRRect(shape)
        sunk(canvas, path, (style.PANEL_DEEP, 0.72), 1.8, (style.STEEL, 0.6))

    return draw


def _dialog(size: Size) -> Draw:
    """A slab with a border of paper between two lines of ink."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.cut_box(width, height, DIALOG_CUT)
        shadow(canvas, shape, 5, 14, 14, 0.85)
        canvas.drawPath(moved(shape, 4, 6), style.thick(INK, 8))
        canvas.drawPath(shape, style.thick(INK, 9))
        canvas.drawPath(shape, style.thick(PAPER, 5))
        canvas.drawPath(shape, style.thick(INK, 1.5))
        canvas.drawPath(shape, brush.shaded(brush.linear((0, 0), (width * 0.6, height), TONES)))
        _corner_dots(canvas, size, shape, (120, 110))
        canvas.drawPath(style.cut_box(width, height, DIALOG_CUT, 2.2), style.line(style.STEEL, 1.4, 0.75))

    return draw


def _tooltip(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = style.cut_box(*size, 7)
        cast(canvas, shape, 2.6)
        canvas.drawPath(shape, style.line(INK, 4.6))
        canvas.drawPath(shape, brush.vertical(0, size[1], [("#2f3a54", 0.98), ("#1b2236", 0.98)]))
        canvas.drawPath(style.cut_box(*size, 7, 1.6), style.line(PAPER, 1.5, 0.95))

    return draw


def _bar(size: Size) -> Draw:
    """A dark rail; its lower edge is white over steel, and lies within the corners."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        under = brush.vertical(height, height + 8, [("#05020f", 0.6), ("#05020f", 0)])
        canvas.drawRect(brush.rect(0, height, width, 8), under)
        canvas.drawRect(brush.rect(0, 0, width, height), brush.vertical(0, height, ["#1c1b2c", "#0d0c17"]))
        for top, thickness, color in ((4, 4, INK), (3, 1, "#ffffff"), (2, 1, style.STEEL)):
            canvas.drawRect(brush.rect(0, height - top, width, thickness), brush.fill(color))

    return draw


def _slot(size: Size) -> Draw:
    """An empty place: a dark well whose corners are marked; nothing on its sides suffers from stretching."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = brush.round_rect(1.2, 1.2, width - 2.4, height - 2.4, 6.5)
        canvas.drawRRect(shape, brush.fill(style.PANEL_DEEP, 0.6))
        canvas.drawRRect(shape, brush.stroke(style.LINE, 1.2, 0.55))
        for sx, sy, x, y in (
            (1, 1, 1, 1),
            (-1, 1, width - 1, 1),
            (1, -1, 1, height - 1),
            (-1, -1, width - 1, height - 1),
        ):
            mark = brush.trace((x, y + sy * 12), (x, y + sy * 6), (x, y, x + sx * 6, y), (x + sx * 12, y), closed=False)
            canvas.drawPath(mark, style.line(style.STEEL, 2.2, 0.8))

    return draw


def _list_row(size: Size, active: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 6)
        if active:
            style.glow(canvas, shape, style.CHOSEN, [(3.5, 2, 0.5)])
        canvas.drawPath(moved(shape, 1.6, 2.6), style.thick(INK, 4))
        canvas.drawPath(shape, style.thick(INK, 3.6))
        tints = ["#566796", "#354163"] if active else ["#38445f", "#262f46"]
        canvas.drawPath(shape, brush.vertical(0, height, tints))
        line = style.line(style.CHOSEN, 2.6) if active else style.line(style.STEEL, 1.1, 0.5)
        canvas.drawPath(slab(1, 0.8, width - 2, height - 1.6, 5.8), line)

    return draw


def _divider(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        points = [
            (0, height / 2 + 0.9),
            (20, height / 2 - 0.9),
            (width, height / 2 - 0.9),
            (width - 20, height / 2 + 0.9),
        ]
        canvas.drawPath(brush.polygon(points), brush.fill(style.STEEL, 0.75))

    return draw


def _ornament(size: Size) -> Draw:
    """Speed lines that run out to both sides of a burst."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        x, y = width / 2, height / 2
        for side in (-1, 1):
            for lift, reach, thickness in ((-5, 200, 2.2), (0, 270, 3.4), (5, 160, 2.0)):
                tip = (x + side * reach, y + lift)
                root = x + side * 24
                body = brush.polygon([(root, y + lift - thickness / 2), tip, (root, y + lift + thickness / 2)])
                canvas.drawPath(body, brush.fill(GOLD, 0.9))
        star = brush.polygon(brush.star((x, y), 15, 6, 4))
        style.inked(canvas, star, brush.fill(GOLD), 1.6)

    return draw
