"""Things of the base edition that can be pressed, switched or typed into, and the small labels beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.kit.base import style
from tools.art.sprite import Draw, Insets, Sprite

RADIUS: Final = 8
BUTTON: Final = (120.0, 48.0)
BUTTON_PAD: Final[Insets] = (26, 26, 26, 28)
BUTTON_NINE: Final[Insets] = (16, 15, 16, 15)

Size = tuple[float, float]


def sprites() -> list[Sprite]:
    """List the controls."""
    pill, knob = (60.0, 28.0), (24.0, 24.0)
    return [
        *(Sprite(f"ui/{name}", BUTTON, draw, BUTTON_PAD, BUTTON_NINE) for name, draw in _buttons().items()),
        Sprite("ui/pill", pill, _pill(pill, GOLD, "#160c26"), (3, 3, 4, 6), (14, 12, 14, 12)),
        Sprite("ui/pill_active", pill, _gold_pill(pill), (10, 10, 10, 12), (14, 12, 14, 12)),
        Sprite("ui/deck_count", (54, 27), _pill((54, 27), GOLD, style.SOCKET), (3, 3, 4, 6), (13, 12, 13, 12)),
        Sprite("ui/badge_short", pill, _pill(pill, style.ROSE, "#3a0614", 2), (5, 5, 6, 10), (14, 12, 14, 12)),
        Sprite("ui/badge_ok", pill, _pill(pill, style.EMERALD, "#062615", 1.6), (5, 5, 6, 10), (14, 12, 14, 12)),
        Sprite("ui/badge_info", pill, _pill(pill, style.AQUA, "#06251f", 1.4), (5, 5, 6, 10), (14, 12, 14, 12)),
        Sprite("ui/field", (160, 44), _field((160, 44), False), (3, 3, 3, 3), (12, 12, 12, 12)),
        Sprite("ui/field_focus", (160, 44), _field((160, 44), True), (12, 12, 12, 12), (12, 12, 12, 12)),
        Sprite("ui/check_on", (28, 28), _check((28, 28), True), (6, 6, 6, 6)),
        Sprite("ui/check_off", (28, 28), _check((28, 28), False), (6, 6, 6, 6)),
        Sprite("ui/slider_track", (120, 10), _track((120, 10)), (2, 2, 2, 2), (5, 3.5, 5, 3.5)),
        Sprite("ui/slider_knob", knob, _knob(knob), (5, 5, 6, 8)),
        Sprite("ui/scroll_track", (12, 60), _track((12, 60)), (2, 2, 2, 2), (4, 6, 4, 6)),
        Sprite("ui/scroll_knob", (12, 48), _scroll_knob((12, 48)), (2, 2, 2, 2), (4, 6, 4, 6)),
        Sprite("ui/tab", (120, 44), _tab((120, 44), False), (2, 2, 2, 2), (14, 14, 14, 6)),
        Sprite("ui/tab_active", (120, 44), _tab((120, 44), True), (10, 10, 10, 2), (14, 14, 14, 6)),
    ]


def _buttons() -> dict[str, Draw]:
    return {
        "button_primary": _primary(style.GOLD_FACE, 0.75),
        "button_primary_hover": _primary(("#fffbe0", "#ffd768", "#dd9a22"), 1.0),
        "button_primary_pressed": _sunken(("#b87410", "#e0a42e", "#f0bc4c"), "#fff6d8"),
        "button": _plain(("#5b3d86", "#3a2460"), GOLD, 0.85),
        "button_hover": _plain(("#77529f", "#4b3078"), GOLD_LIGHT, 1.0, glowing=True),
        "button_pressed": _sunken(("#2a1848", "#3a2460", "#442b6e"), GOLD),
        "button_disabled": _disabled(),
        "button_danger": _plain(("#8e2345", "#4d0c25"), style.ROSE, 0.95),
    }


def _primary(face: Sequence[str], strength: float) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = style.box(*BUTTON, RADIUS, -1)
        style.shadow(canvas, shape, x=2, y=6, soft=4, alpha=0.6)
        style.glow(canvas, shape, "#ffbe3a", [(9 if strength >= 1 else 8, 0.72 * strength)])
        style.gold_slab(canvas, *BUTTON, RADIUS, face)

    return draw


def _plain(face: Sequence[str], line: str, alpha: float, *, glowing: bool = False) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = BUTTON
        shape = style.box(width, height, RADIUS)
        style.shadow(canvas, shape, x=1, y=4, soft=3, alpha=0.6)
        if glowing:
            style.glow(canvas, shape, GOLD_LIGHT, [(5, 0.5)])
        canvas.drawRRect(brush.round_rect(0, 2, width, height, RADIUS), brush.fill("#05020c", 0.85))
        canvas.drawRRect(shape, brush.vertical(0, height, face))
        canvas.drawRRect(style.box(width, height, RADIUS, 2), brush.stroke("#ffffff", 0.8, 0.10))
        canvas.drawRRect(style.box(width, height, RADIUS, 0.7), brush.stroke(line, 1.4, alpha))

    return draw


def _sunken(face: Sequence[str], line: str) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = BUTTON
        canvas.translate(0, 1.5)
        shape = style.box(width, height, RADIUS)
        canvas.drawRRect(shape, brush.vertical(0, height, face))
        canvas.save()
        canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
        canvas.drawRRect(style.box(width, height, RADIUS, -2), brush.stroke("#000000", 7, 0.45, soft=2.5))
        canvas.restore()
        canvas.drawRRect(style.box(width, height, RADIUS, 0.7), brush.stroke(line, 1.4, 0.8))

    return draw


def _disabled() -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        canvas.drawRRect(style.box(*BUTTON, RADIUS), brush.fill("#1a1030", 0.75))
        canvas.drawRRect(style.box(*BUTTON, RADIUS, 0.5), brush.stroke("#6d5a90", 1, 0.6))

    return draw


def _pill(size: Size, line: str, ground: str, weight: float = 1.3) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, height / 2)
        style.shadow(canvas, shape, x=1, y=2.5, soft=2, alpha=0.6)
        canvas.drawRRect(shape, brush.fill(ground, 0.96))
        canvas.drawRRect(style.box(width, height, height / 2, weight / 2), brush.stroke(line, weight))

    return draw


def _gold_pill(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, height / 2)
        style.glow(canvas, shape, "#ffbe3a", [(4, 0.55)])
        canvas.drawRRect(shape, brush.vertical(0, height, ["#ffe58f", "#f2b93c", "#d6921e"]))
        canvas.drawRRect(style.box(width, height, height / 2, 0.6), brush.stroke("#fff6d8", 1.1, 0.85))

    return draw


def _field(size: Size, focused: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 7)
        if focused:
            style.glow(canvas, shape, "#ffbe3a", [(4, 0.7)])
        canvas.drawRRect(shape, brush.vertical(0, height, ["#090414", "#140b24"]))
        line = brush.stroke(style.ACTION, 2) if focused else brush.stroke(GOLD, 1.2, 0.6)
        canvas.drawRRect(style.box(width, height, 7, 1 if focused else 0.6), line)

    return draw


def _check(size: Size, on: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, 6)
        if on:
            style.glow(canvas, shape, "#ffbe3a", [(2.2, 0.5)])
            style.gold_slab(canvas, width, height, 6, style.GOLD_FACE)
            tick = brush.polygon([(6.6, 14.6), (11.8, 20), (21.4, 8.2)], closed=False)
            canvas.drawPath(tick, brush.stroke(style.BROWN, 3.8))
        else:
            canvas.drawRRect(shape, brush.vertical(0, height, ["#090414", "#1a0f2e"]))
            canvas.drawRRect(style.box(width, height, 6, 0.7), brush.stroke(GOLD, 1.4, 0.7))

    return draw


def _track(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        radius = min(size) / 2
        canvas.drawRRect(style.box(width, height, radius), brush.fill("#090414", 0.9))
        canvas.drawRRect(style.box(width, height, radius, 0.5), brush.stroke(GOLD, 1, 0.45))

    return draw


def _knob(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        radius = size[0] / 2
        style.shadow(canvas, style.box(*size, radius), x=1, y=2.5, soft=2, alpha=0.7)
        canvas.drawCircle(radius, radius, radius, brush.shaded(style.metal(*size)))
        face = brush.radial((radius * 0.7, radius * 0.6), radius * 1.3, ["#fffbe0", "#f2b632", "#9a5a08"], (0, 0.5, 1))
        canvas.drawCircle(radius, radius, radius * 0.78, brush.shaded(face))
        canvas.drawCircle(radius, radius, radius - 0.5, brush.stroke("#4a2408", 1))

    return draw


def _scroll_knob(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, width / 2, 1.5)
        canvas.drawRRect(shape, brush.horizontal(0, width, ["#ffe9a6", "#d69a2e", "#8a5a16"]))

    return draw


def _tab(size: Size, active: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        canvas.save()
        canvas.clipRect(brush.rect(-12, -12, width + 24, height + 12), skia.ClipOp.kIntersect, True)
        shape = brush.round_rect(0, 0, width, height + 14, 9)
        if active:
            style.glow(canvas, shape, "#ffbe3a", [(4, 0.45)])
            canvas.drawRRect(shape, brush.vertical(0, height, ["#5d3f8a", "#3a2459"]))
            canvas.drawRRect(brush.round_rect(1, 1, width - 2, height + 14, 8), brush.stroke(style.ACTION, 2))
        else:
            canvas.drawRRect(shape, brush.vertical(0, height, [("#2b1b49", 0.9), ("#1a1030", 0.9)]))
            canvas.drawRRect(brush.round_rect(0.6, 0.6, width - 1.2, height + 14, 8.4), brush.stroke(GOLD, 1.1, 0.4))
        canvas.restore()

    return draw
