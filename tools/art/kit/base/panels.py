"""Surfaces of the base edition that hold other things: panels, bars, bands, rows, lines."""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, LILAC, SEATS
from tools.art.kit.base import style
from tools.art.sprite import Draw, Insets, Sprite

Size = tuple[float, float]

RADIUS: Final = 10
SHADOW_PAD: Final[Insets] = (12, 10, 16, 20)
GLOW_PAD: Final[Insets] = (42, 42, 42, 42)


def sprites() -> list[Sprite]:
    """List the surfaces."""
    panel = (160.0, 160.0)
    return [
        Sprite("ui/panel", panel, _panel(panel, 0.86), SHADOW_PAD, _even(24)),
        Sprite("ui/panel_opponent", panel, _panel(panel, 0.84), SHADOW_PAD, _even(24)),
        Sprite("ui/panel_active", (200, 160), _active_panel((200, 160), 12, 1.0), GLOW_PAD, _even(44)),
        Sprite("ui/panel_opponent_active", (200, 160), _active_panel((200, 160), 10, 0.85), GLOW_PAD, _even(44)),
        Sprite("ui/panel_dim", panel, _dim_panel(panel), (0, 0, 0, 0), _even(20)),
        Sprite("ui/dialog", (240, 200), _dialog((240, 200)), (40, 36, 44, 52), _even(64)),
        Sprite("ui/tooltip", (120, 60), _tooltip((120, 60)), (12, 10, 14, 18), _even(14)),
        Sprite("ui/bar", (160, 44), _bar((160, 44)), (0, 0, 0, 8), (4, 8, 4, 8)),
        *(Sprite(f"ui/header/{seat}", (200, 50), _header((200, 50), seat), (0, 0, 0, 0), (12, 12, 12, 6))
          for seat in range(4)),
        Sprite("ui/plate", (84, 42), _plate((84, 42)), (4, 4, 6, 8), _even(12)),
        Sprite("ui/slot", (126, 176), _slot((126, 176)), (1, 1, 1, 1), _even(16)),
        Sprite("ui/log_row_last", (160, 56), _last_row((160, 56)), (0, 0, 0, 0), _even(10)),
        Sprite("ui/list_row", (240, 56), _list_row((240, 56), False), (4, 4, 6, 8), _even(14)),
        Sprite("ui/list_row_active", (240, 56), _list_row((240, 56), True), (16, 16, 16, 18), _even(14)),
        Sprite("ui/divider", (160, 8), _divider((160, 8)), (0, 0, 0, 0), (60, 3, 60, 3)),
        Sprite("ui/ornament", (560, 32), _ornament((560, 32))),
        Sprite("ui/screen_frame", (400, 400), _screen_frame((400, 400)), (0, 0, 0, 0), _even(120)),
    ]  # fmt: skip


def _even(inset: float) -> Insets:
    return inset, inset, inset, inset


def _panel(size: Size, opacity: float) -> Draw:
    return lambda canvas: style.velvet_panel(canvas, *size, RADIUS, opacity=opacity)


def _active_panel(size: Size, radius: float, strength: float) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, radius)
        style.shadow(canvas, shape)
        style.glow(canvas, style.box(width, height, radius, -1.5), "#ffbe3a", [(13, 0.75 * strength), (4, 0.6)])
        canvas.drawRRect(style.box(width, height, radius, -1), brush.fill("#ffbe3a", 0.5))
        canvas.drawRRect(shape, brush.vertical(0, height, ["#452c67", "#1c1030"]))
        tints = [GOLD_LIGHT, style.ACTION, GOLD]
        style.edge(canvas, width, height, radius, 2.4, tints)
        canvas.drawRRect(style.box(width, height, radius, 4.5), brush.stroke(GOLD_LIGHT, 0.7, 0.22))

    return draw


def _dim_panel(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        canvas.drawRRect(style.box(width, height, 8), brush.fill(style.SOCKET, 0.55))
        canvas.drawRRect(style.box(width, height, 8, 0.5), brush.stroke(LILAC, 1, 0.16))

    return draw


def _dialog(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 14)
        style.shadow(canvas, shape, x=4, y=12, soft=14, alpha=0.85)
        canvas.drawRRect(shape, brush.vertical(0, height, ["#3a2459", "#140b24"]))
        style.edge(canvas, width, height, 14, 2, [GOLD_LIGHT, GOLD, GOLD_DARK])
        canvas.drawRRect(style.box(width, height, 14, 7), brush.stroke(GOLD, 0.9, 0.45))
        _corner_arcs(canvas, size, 7, 30)

    return draw


def _corner_arcs(canvas: skia.Canvas, size: Size, inset: float, reach: float) -> None:
    """Draw the atelier's corner ornament: two nested quarter arcs and a lozenge."""
    width, height = size
    for sx, sy, x, y in ((1, 1, inset, inset), (-1, 1, width - inset, inset),
                         (1, -1, inset, height - inset), (-1, -1, width - inset, height - inset)):  # fmt: skip
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(sx, sy)
        for radius, line in ((reach, 1.6), (reach * 0.76, 1.0)):
            arc = brush.trace((0, radius), (radius * 0.55, radius, radius, radius * 0.55, radius, 0), closed=False)
            canvas.drawPath(arc, brush.stroke(GOLD, line, 0.85))
        middle = reach * 0.37
        lozenge(canvas, middle, middle, reach * 0.13, GOLD_LIGHT)
        lozenge(canvas, middle, middle, reach * 0.06, "#5c0214")
        canvas.restore()


def lozenge(canvas: skia.Canvas, x: float, y: float, radius: float, color: str) -> None:
    """Fill a small diamond shape."""
    points = [(x - radius, y), (x, y - radius), (x + radius, y), (x, y + radius)]
    canvas.drawPath(brush.polygon(points), brush.fill(color))


def _tooltip(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 7)
        style.shadow(canvas, shape, y=5, soft=6, alpha=0.7)
        canvas.drawRRect(shape, brush.vertical(0, height, [("#2a1a44", 0.98), (INK, 0.98)]))
        canvas.drawRRect(style.box(width, height, 7, 0.6), brush.stroke(GOLD_LIGHT, 1.2, 0.75))

    return draw


def _bar(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        canvas.drawRect(
            brush.rect(0, height, width, 8), brush.vertical(height, height + 8, [("#000000", 0.5), ("#000000", 0)])
        )
        canvas.drawRect(brush.rect(0, 0, width, height), brush.vertical(0, height, ["#1e1234", "#0e0819"]))
        canvas.drawRect(brush.rect(0, height - 1.8, width, 1.8), brush.fill(GOLD))
        canvas.drawRect(brush.rect(0, height - 1.8, width, 0.7), brush.fill(GOLD_LIGHT))

    return draw


def _header(size: Size, seat: int) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        color = SEATS[seat]
        canvas.save()
        canvas.clipRect(brush.rect(0, 0, width, height - 1), skia.ClipOp.kIntersect, True)
        band = brush.round_rect(0, 0, width, height + 12, 8.5)
        canvas.drawRRect(band, brush.horizontal(0, width, [(color, 0.38), (color, 0.06)]))
        canvas.restore()
        line = brush.horizontal(0, width, [(color, 0.95), (color, 0.12)])
        canvas.drawRect(brush.rect(0, height - 1.2, width, 1.2), line)

    return draw


def _plate(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        style.shadow(canvas, style.box(*size, 7), x=1, y=2, soft=2, alpha=0.6)
        style.dark_plate(canvas, *size, 7)

    return draw


def _slot(size: Size) -> Draw:
    """An empty place: a faint well whose corners are marked; nothing on its sides suffers from stretching."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 7.4, 1)
        canvas.drawRRect(shape, brush.fill(style.SOCKET, 0.42))
        canvas.drawRRect(shape, brush.stroke(LILAC, 1.1, 0.26))
        for sx, sy, x, y in (
            (1, 1, 1, 1),
            (-1, 1, width - 1, 1),
            (1, -1, 1, height - 1),
            (-1, -1, width - 1, height - 1),
        ):
            mark = brush.trace(
                (x, y + sy * 11), (x, y + sy * 6.4), (x, y, x + sx * 6.4, y), (x + sx * 11, y), closed=False
            )
            canvas.drawPath(mark, brush.stroke(LILAC, 1.6, 0.55))

    return draw


def _last_row(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        canvas.drawRRect(
            style.box(width, height, 6), brush.horizontal(0, width, [(style.AQUA, 0.22), (style.AQUA, 0.07)])
        )
        canvas.drawRRect(brush.round_rect(0, 0, 4, height, 2), brush.fill(style.AQUA))

    return draw


def _list_row(size: Size, active: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 8)
        style.shadow(canvas, shape, x=1, y=3, soft=3, alpha=0.5)
        if active:
            style.glow(canvas, shape, "#ffbe3a", [(6, 0.6)])
            canvas.drawRRect(shape, brush.vertical(0, height, ["#5d3f8a", "#3a2460"]))
            canvas.drawRRect(style.box(width, height, 8, 1.1), brush.stroke(style.ACTION, 2.2))
        else:
            canvas.drawRRect(shape, brush.vertical(0, height, [("#432c68", 0.92), ("#291a47", 0.9)]))
            canvas.drawRRect(style.box(width, height, 8, 0.6), brush.stroke(GOLD, 1.1, 0.55))

    return draw


def _divider(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        paint = brush.horizontal(0, width, [(GOLD, 0), GOLD, GOLD, (GOLD, 0)], (0, 0.3, 0.7, 1))
        canvas.drawRect(brush.rect(0, height / 2 - 0.6, width, 1.2), paint)

    return draw


def _ornament(size: Size) -> Draw:
    """A flourish for under a title: two scrolls around a lozenge, lines that fade outwards."""

    def draw(canvas: skia.Canvas) -> None:
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


def _screen_frame(size: Size) -> Draw:
    """The gold double line around a whole screen, with an ornament in each corner."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        tints = [(GOLD_LIGHT, 0.9), (GOLD, 0.6), (GOLD_DARK, 0.8)]
        shader = brush.linear((0, 0), (width, height), tints)
        canvas.drawRRect(style.box(width, height, 30, 18), brush.shaded(shader, width=1.8))
        canvas.drawRRect(style.box(width, height, 34, 25), brush.stroke(GOLD, 0.8, 0.35))
        _corner_arcs(canvas, size, 18, 56)

    return draw
