"""Surfaces of the base edition that hold other things: leather mats, strips, bars, lines.

What is stretched far carries no texture or a large one: grain and stitches keep their scale within a factor of two.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_LIGHT, INK
from tools.art.brush import Size
from tools.art.kit import surface
from tools.art.kit.base import lighting, style
from tools.art.kit.base.materials import hide
from tools.art.sprite import Draw, Insets, Sprite

RADIUS: Final = 12.0
CORNER: Final = 26.0
PANEL: Final = (640.0, 400.0)
ACTIVE: Final = (280.0, 240.0)
DIALOG: Final = (560.0, 320.0)
DIALOG_CORNER: Final = 40.0
STITCH: Final = (4.0, 2.9)
"""Stitch and gap of a panel's seam, shorter than those of a mat because panels are stretched."""
_HIDE: Final = ("#1c1310", "#271a16", "#33231c")
_ACTIVE_HIDE: Final = ("#2a1a14", "#38241b", "#462e22")
_BINDING: Final = ("#2e0f0e", "#431815", "#57211b")
_THREAD: Final = "#a8814a"
_PAD: Final[Insets] = (16, 16, 26, 30)
_LIFT: Final = 3.0


def sprites() -> list[Sprite]:
    """List the surfaces."""
    return [
        Sprite("ui/panel", PANEL, _panel, _PAD, _even(CORNER)),
        Sprite("ui/panel_active", ACTIVE, _active_panel, (28, 28, 30, 34), _even(CORNER)),
        Sprite("ui/panel_dim", (160, 160), _dim_panel((160, 160)), (2, 2, 2, 2), _even(20)),
        Sprite("ui/dialog", DIALOG, _dialog, (40, 36, 48, 60), _even(DIALOG_CORNER)),
        Sprite("ui/tooltip", (120, 60), _tooltip((120, 60)), (12, 10, 14, 18), _even(14)),
        Sprite("ui/bar", (160, 42), _bar((160, 42)), (0, 0, 0, 8), _even(4)),
        Sprite("ui/slot", (126, 176), _slot((126, 176)), (1, 1, 1, 1), _even(16)),
        Sprite("ui/list_row", (240, 56), _list_row((240, 56), False), (6, 6, 8, 12), _even(14)),
        Sprite("ui/list_row_active", (240, 56), _list_row((240, 56), True), (12, 12, 14, 16), _even(14)),
        Sprite("ui/divider", (160, 8), _divider((160, 8)), (0, 0, 0, 0), (60, 3, 60, 3)),
        Sprite("ui/ornament", (560, 32), _ornament((560, 32)), (0, 2, 0, 4)),
    ]


def _even(inset: float) -> Insets:
    return inset, inset, inset, inset


def _panel(canvas: skia.Canvas) -> None:
    """A large mat of dark leather on the wood, stitched along its edge."""
    _leather(canvas, PANEL, _HIDE, _LIFT)
    lighting.sheen(canvas, PANEL, RADIUS, 0.10, 0.30)
    lighting.seam(canvas, PANEL, RADIUS, 6, CORNER, _THREAD, STITCH)


def _active_panel(canvas: skia.Canvas) -> None:
    """The same mat with an edge of ivory."""
    width, height = ACTIVE
    style.glow(canvas, style.box(width, height, RADIUS), style.CHOSEN, [(7, 0.35)])
    _leather(canvas, ACTIVE, _ACTIVE_HIDE, _LIFT)
    lighting.sheen(canvas, ACTIVE, RADIUS, 0.12, 0.30)
    lighting.seam(canvas, ACTIVE, RADIUS, 8, CORNER, _THREAD, STITCH)
    canvas.drawRRect(style.box(width, height, RADIUS, 1.4), brush.stroke(style.CHOSEN, 2.8))
    canvas.drawRRect(style.box(width, height, RADIUS, 3.4), brush.stroke(style.NIGHT, 1.2, 0.6))


def _leather(canvas: skia.Canvas, size: Size, tones: tuple[str, str, str], lift: float) -> None:
    shape = style.box(*size, RADIUS)
    lighting.contact(canvas, shape, lift)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, size, hide(tones, 9))
    canvas.restore()


def _dim_panel(size: Size) -> Draw:
    """A place sunk into leather."""

    def draw(canvas: skia.Canvas) -> None:
        lighting.well(canvas, size, 8, "#0a0504", 0.62)

    return draw


def _dialog(canvas: skia.Canvas) -> None:
    """A sheet of dark leather in a binding of red leather, with a line of brass where they meet."""
    width, height = DIALOG
    shape = style.box(width, height, RADIUS)
    style.shadow(canvas, shape, x=5, y=14, soft=14, alpha=0.85)
    _leather(canvas, DIALOG, _BINDING, 5.0)
    lighting.sheen(canvas, DIALOG, RADIUS, 0.22, 0.36)
    lighting.seam(canvas, DIALOG, RADIUS, 6.5, DIALOG_CORNER, "#e8b84a", STITCH)
    sheet = style.box(width, height, RADIUS, 13)
    canvas.save()
    canvas.clipRRect(sheet, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, DIALOG, hide(_HIDE, 4))
    canvas.drawRRect(sheet.makeOffset(1.5, 3), brush.stroke("#000000", 9, 0.6, soft=4))
    canvas.restore()
    brass = lighting.diagonal(sheet.rect(), lighting.BRASS, (0, 0.3, 0.55, 0.8, 1))
    canvas.drawRRect(sheet, brush.stroke("#000000", 3.4, 0.6))
    canvas.drawRRect(sheet, brush.shaded(brass, width=1.6))


def lozenge(canvas: skia.Canvas, x: float, y: float, radius: float, color: str) -> None:
    """Fill a small diamond shape."""
    points = [(x - radius, y), (x, y - radius), (x + radius, y), (x, y + radius)]
    canvas.drawPath(brush.polygon(points), brush.fill(color))


def _tooltip(size: Size) -> Draw:
    """A slip of dark leather in a line of brass."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 7)
        style.shadow(canvas, shape, y=5, soft=6, alpha=0.7)
        canvas.drawRRect(shape, brush.vertical(0, height, [("#33211a", 0.98), ("#1a0f0c", 0.98)]))
        canvas.drawRRect(style.box(width, height, 7, 2.0), brush.stroke("#ffdba0", 0.8, 0.12))
        canvas.drawRRect(style.box(width, height, 7, 0.7), brush.shaded(style.metal(width, height), width=1.4))

    return draw


def _bar(size: Size) -> Draw:
    """The rail of dark wood along the far edge of the table, closed by a strip of brass."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        canvas.drawRect(
            brush.rect(0, height, width, 8), brush.vertical(height, height + 8, [("#000000", 0.55), ("#000000", 0)])
        )
        canvas.drawRect(
            brush.rect(0, 0, width, height), brush.vertical(0, height, ["#24150c", "#1a0e08", "#0c0604"], (0, 0.3, 1))
        )
        canvas.drawRect(brush.rect(0, height - 3, width, 1), brush.fill("#000000", 0.6))
        canvas.drawRect(brush.rect(0, height - 2, width, 2), brush.fill("#b07c28"))
        canvas.drawRect(brush.rect(0, height - 2, width, 0.8), brush.fill("#ffe7a8"))

    return draw


def _slot(size: Size) -> Draw:
    """An empty place: a faint well whose corners are marked; nothing on its sides suffers from stretching."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 7.4, 1)
        canvas.drawRRect(shape, brush.fill(style.SOCKET, 0.42))
        canvas.drawRRect(shape, brush.stroke(_THREAD, 1.1, 0.35))
        for sx, sy, x, y in (
            (1, 1, 1, 1),
            (-1, 1, width - 1, 1),
            (1, -1, 1, height - 1),
            (-1, -1, width - 1, height - 1),
        ):
            mark = brush.trace(
                (x, y + sy * 11), (x, y + sy * 6.4), (x, y, x + sx * 6.4, y), (x + sx * 11, y), closed=False
            )
            canvas.drawPath(mark, brush.stroke("#e0bf86", 1.6, 0.6))

    return draw


def _list_row(size: Size, active: bool) -> Draw:
    """A strip of smooth leather; a chosen one has an edge of ivory."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 7)
        lighting.contact(canvas, shape, 1.5)
        if active:
            style.glow(canvas, shape, style.CHOSEN, [(3, 0.35)])
        tints = ["#5c3e2f", "#492f24", "#3a251c"] if active else ["#412c23", "#34231c", "#291a15"]
        canvas.drawRRect(shape, brush.vertical(0, height, tints, (0, 0.4, 1)))
        rim = lighting.diagonal(shape.rect(), [("#ffe3b4", 0.34), ("#ffffff", 0.05), ("#000000", 0.6)], (0, 0.35, 1))
        canvas.drawRRect(style.box(width, height, 7, 0.6), brush.shaded(rim, width=1.2))
        if active:
            canvas.drawRRect(style.box(width, height, 7, 1.2), brush.stroke(style.CHOSEN, 2.4))
            canvas.drawRRect(style.box(width, height, 7, 3.0), brush.stroke(style.NIGHT, 1.2, 0.55))
        else:
            canvas.drawRRect(style.box(width, height, 7, 3.4), brush.stroke("#000000", 1, 0.35))
            canvas.drawRRect(style.box(width, height, 7, 4.3), brush.stroke("#ffdba0", 0.8, 0.13))

    return draw


def _divider(size: Size) -> Draw:
    """A line tooled into leather: a dark groove with brass in it."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        fade = (0, 0.3, 0.7, 1)
        groove = brush.horizontal(0, width, [("#000000", 0), ("#000000", 0.6), ("#000000", 0.6), ("#000000", 0)], fade)
        canvas.drawRect(brush.rect(0, height / 2 - 1.4, width, 2.8), groove)
        brass = brush.horizontal(0, width, [("#c58a2c", 0), ("#d9a544", 0.9), ("#d9a544", 0.9), ("#c58a2c", 0)], fade)
        canvas.drawRect(brush.rect(0, height / 2 - 0.6, width, 1.2), brass)

    return draw


def _ornament(size: Size) -> Draw:
    """A flourish of brass for under a title: two scrolls around a lozenge, lines that fade outwards."""

    def draw(canvas: skia.Canvas) -> None:
        shade = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0.8, 1.4, 0.7, 0.7, skia.ColorSetA(0, 190)))
        canvas.saveLayer(None, shade)
        flourish(canvas)
        canvas.restore()

    def flourish(canvas: skia.Canvas) -> None:
        width, height = size
        x, y = width / 2, height / 2
        for side in (-1, 1):
            start, end = x + side * 14, x + side * width / 2
            shader = brush.linear((start, 0), (end, 0), [(GOLD_LIGHT, 1), (GOLD, 0)])
            canvas.drawLine(start, y, end, y, brush.shaded(shader, width=1.6))
            upper = brush.trace(
                (start, y), (x + side * 40, y - 14, x + side * 62, y - 12, x + side * 60, y - 3),
                (x + side * 58, y + 4, x + side * 48, y + 3, x + side * 49, y - 3), closed=False,
            )  # fmt: skip
            lower = brush.trace(
                (start, y), (x + side * 40, y + 14, x + side * 62, y + 12, x + side * 60, y + 3), closed=False
            )
            canvas.drawPath(upper, brush.stroke(GOLD, 1.5))
            canvas.drawPath(lower, brush.stroke(GOLD, 1.1, 0.7))
        lozenge(canvas, x, y, 8, GOLD)
        lozenge(canvas, x, y, 4, INK)

    return draw
