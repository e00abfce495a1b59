"""Surfaces of the Marvel edition that hold other things: panels, bars, bands, rows, lines.

Panels keep their lean within two corners and are straight between them, bands and rows lean over their whole height
and are stretched sideways only.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.kit.marvel import style
from tools.art.marvel.dots import halftone
from tools.art.marvel.ink import shadow
from tools.art.marvel.palette import CYAN, GOLD, INK, PAPER, SEATS
from tools.art.marvel.paths import moved, slab
from tools.art.sprite import Draw, Insets, Sprite

LEAN: Final = 9.0
RISE: Final = 34.0
PANEL: Final = (200.0, 180.0)
PANEL_NINE: Final[Insets] = (40, 44, 40, 44)
SHADOW_PAD: Final[Insets] = (12, 12, 16, 22)
GLOW_PAD: Final[Insets] = (42, 42, 42, 42)

Size = tuple[float, float]


def sprites() -> list[Sprite]:
    """List the surfaces."""
    band, row = (200.0, 46.0), (200.0, 34.0)
    return [
        Sprite("ui/panel", PANEL, _panel(style.PANEL, style.LINE, None), SHADOW_PAD, PANEL_NINE),
        Sprite("ui/panel_active", PANEL, _panel("#1c1050", style.LINE_LIGHT, CYAN), GLOW_PAD, PANEL_NINE),
        Sprite("ui/panel_opponent", PANEL, _panel(style.PANEL, style.LINE, None), SHADOW_PAD, PANEL_NINE),
        Sprite("ui/panel_opponent_active", PANEL, _panel("#1c1050", style.LINE_LIGHT, CYAN), GLOW_PAD, PANEL_NINE),
        Sprite("ui/panel_dim", PANEL, _dim(PANEL), (0, 0, 0, 0), (16, 16, 16, 16)),
        Sprite("ui/dialog", (260, 220), _dialog((260, 220)), (44, 40, 48, 56), (70, 70, 70, 70)),
        Sprite("ui/tooltip", (120, 60), _tooltip((120, 60)), (10, 10, 14, 18), (16, 16, 16, 16)),
        Sprite("ui/bar", (160, 44), _bar((160, 44)), (0, 0, 0, 8), (4, 8, 4, 8)),
        *(Sprite(f"ui/header/{seat}", band, _header(band, seat), (4, 4, 6, 8), (20, 0, 70, 0)) for seat in range(4)),
        Sprite("ui/plate", (100, 48), _plate((100, 48)), (6, 6, 8, 10), (18, 0, 18, 0)),
        Sprite("ui/slot", (126, 176), _slot((126, 176)), (3, 3, 3, 3), (20, 20, 20, 20)),
        Sprite("ui/log_row_last", row, _log_row_last(row), (2, 2, 2, 2), (10, 8, 10, 8)),
        Sprite("ui/list_row", (240, 56), _list_row((240, 56), False), (6, 6, 8, 12), (20, 0, 20, 0)),
        Sprite("ui/list_row_active", (240, 56), _list_row((240, 56), True), (22, 22, 22, 24), (20, 0, 20, 0)),
        Sprite("ui/divider", (160, 8), _divider((160, 8)), (0, 0, 0, 0), (20, 0, 20, 0)),
        Sprite("ui/ornament", (560, 32), _ornament((560, 32)), (0, 4, 0, 5)),
        Sprite("ui/screen_frame", (400, 400), _screen_frame((400, 400)), (0, 0, 0, 0), (120, 120, 120, 120)),
    ]


def _panel(ground: str, edge: str, shine: str | None) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = PANEL
        shape = style.cut_box(width, height, LEAN, RISE)
        shadow(canvas, shape, 2, 5, 4, 0.66)
        if shine:
            style.glow(canvas, shape, shine, [(12, 5, 0.75), (4, 2.5, 1.0)])
        canvas.drawPath(moved(shape, 1.3, 1.8), style.thick(INK, 5.6))
        canvas.drawPath(shape, style.thick(shine or INK, 4.2))
        tints = [brush.blend(ground, style.DOTS, 0.42), ground, brush.blend(ground, INK, 0.35)]
        canvas.drawPath(shape, brush.vertical(0, height, tints, (0, 0.5, 1)))
        _corner_dots(canvas, PANEL, shape, 40)
        canvas.drawPath(style.cut_box(width, height, LEAN, RISE, 0.6), style.line(edge, 1.1, 0.65))

    return draw


def _corner_dots(canvas: skia.Canvas, size: Size, clip: skia.Path, reach: float) -> None:
    """Print dots into the lower right corner; they stay within ``reach`` px, where nothing is stretched."""
    width, height = size

    def tone(x: float, y: float) -> float:
        return max(0.0, 1 - (width - x + height - y) / (reach * 1.25)) * 0.7

    corner = (width - reach, height - reach, width, height)
    halftone(canvas, corner, tone, (style.DOTS, 0.6), pitch=5, inside=clip)


def _dim(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = style.cut_box(*size, 3, 12)
        canvas.drawPath(shape, brush.fill(style.PANEL_DEEP, 0.6))
        canvas.drawPath(style.cut_box(*size, 3, 12, 0.5), style.line(style.LINE, 1, 0.35))

    return draw


def _dialog(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.cut_box(width, height, 16, 60)
        shadow(canvas, shape, 5, 14, 14, 0.85)
        canvas.drawPath(moved(shape, 5, 7), style.thick(INK, 8))
        canvas.drawPath(shape, style.thick(INK, 9))
        canvas.drawPath(shape, style.thick(PAPER, 5))
        canvas.drawPath(shape, style.thick(INK, 1.5))
        canvas.drawPath(shape, brush.vertical(0, height, ["#33218a", "#1c1050", "#120a38"], (0, 0.4, 1)))
        _corner_dots(canvas, size, shape, 66)
        canvas.drawPath(style.cut_box(width, height, 16, 60, 1.4), style.line(style.LINE_LIGHT, 1.2, 0.6))

    return draw


def _tooltip(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = style.cut_box(*size, 3, 12)
        shadow(canvas, shape, 2, 5, 5, 0.7)
        canvas.drawPath(moved(shape, 1, 1.4), style.thick(INK, 4))
        canvas.drawPath(shape, style.thick(INK, 3.2))
        canvas.drawPath(shape, brush.fill("#160c40", 0.98))
        canvas.drawPath(style.cut_box(*size, 3, 12, 0.7), style.line(PAPER, 1.4, 0.95))

    return draw


def _bar(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        under = brush.vertical(height, height + 8, [("#000000", 0.5), ("#000000", 0)])
        canvas.drawRect(brush.rect(0, height, width, 8), under)
        canvas.drawRect(brush.rect(0, 0, width, height), brush.vertical(0, height, ["#2a1a72", "#120a38"]))
        canvas.drawRect(brush.rect(0, height - 3, width, 3), brush.fill(INK))
        canvas.drawRect(brush.rect(0, height - 4.2, width, 1.2), brush.fill(style.LINE, 0.8))

    return draw


def _header(size: Size, seat: int) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        color = SEATS[seat]
        shape = slab(0, 0, width, height, 3, 12)
        canvas.drawPath(moved(shape, 2, 3), brush.fill(INK))
        canvas.drawPath(shape, brush.vertical(0, height, [brush.lighten(color, 0.32), color]))
        dots = brush.blend(color, INK, 0.45)
        box = (width - 70, 0.0, width, height)
        halftone(canvas, box, lambda x, _: max(0.0, (x - width + 70) / 70) * 0.6, (dots, 0.4), pitch=5, inside=shape)
        canvas.drawPath(shape, style.line(INK, 2.2))

    return draw


def _plate(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 8)
        style.inked(canvas, shape, brush.vertical(0, height, ["#120a38", style.PANEL_DEEP]), 2)
        canvas.drawPath(slab(1.2, 1, width - 2.4, height - 2, 7.6), style.line(GOLD, 1.3, 0.85))

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
            canvas.drawPath(mark, style.line("#7d66f0", 2.2, 0.8))

    return draw


def _log_row_last(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = brush.round_rect(1, 1, width - 2, height - 2, 3)
        canvas.drawRRect(shape, brush.fill("#3a2a94", 0.8))
        canvas.drawRRect(shape, brush.stroke(GOLD, 1.9, dash=(7, 4)))

    return draw


def _list_row(size: Size, active: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 6)
        if active:
            style.glow(canvas, shape, GOLD, [(7, 2, 0.7)])
        canvas.drawPath(moved(shape, 1.6, 2.6), style.thick(INK, 4))
        canvas.drawPath(shape, style.thick(INK, 3.6))
        tints = ["#5b34d6", "#2a1680"] if active else ["#261868", "#150c40"]
        canvas.drawPath(shape, brush.vertical(0, height, tints))
        line = style.line(GOLD, 2.6) if active else style.line(style.LINE, 1.1, 0.7)
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
        canvas.drawPath(brush.polygon(points), brush.fill(style.LINE_LIGHT, 0.75))

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


def _screen_frame(size: Size) -> Draw:
    """A paper keyline around a whole screen, cut like a comic panel."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        canvas.save()
        canvas.translate(18, 18)
        shape = style.cut_box(width - 36, height - 36, 22, 90)
        canvas.drawPath(shape, style.line(INK, 8))
        canvas.drawPath(shape, style.line(PAPER, 3.4))
        canvas.restore()

    return draw
