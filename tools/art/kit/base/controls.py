"""Things of the base edition that can be pressed, switched or typed into, and the small labels beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.brush import Size
from tools.art.kit.base import lighting, style
from tools.art.sprite import Draw, Insets, Sprite

RADIUS: Final = 9
BUTTON: Final = (120.0, 48.0)
BUTTON_CORNER: Final = 16.0
BUTTON_PAD: Final[Insets] = (26, 26, 26, 28)
BUTTON_NINE: Final[Insets] = (BUTTON_CORNER, BUTTON_CORNER, BUTTON_CORNER, BUTTON_CORNER)
LEATHER: Final = ("#4a2f22", "#35201a", "#241412")
CAPSULE: Final = "#140b06"
IVORY: Final = ("#fffaec", "#fbeccb", "#dcc594")
_GOLD_FACE: Final = ("#fff3bd", "#ffd45a", "#f6b62a", "#d98e12")
_GOLD_STOPS: Final = (0.0, 0.28, 0.62, 1.0)
_GLOSS: Final = (("#ffdba0", 0.16), ("#ffdba0", 0.0))


def sprites() -> list[Sprite]:
    """List the controls."""
    pill, knob = (60.0, 28.0), (24.0, 24.0)
    return [
        *(Sprite(f"ui/{name}", BUTTON, draw, BUTTON_PAD, BUTTON_NINE) for name, draw in _buttons().items()),
        Sprite("ui/pill", pill, _pill(pill, GOLD, CAPSULE), (3, 3, 4, 6), (14, 12, 14, 12)),
        Sprite("ui/pill_active", pill, _ivory_pill(pill), (5, 5, 6, 9), (14, 12, 14, 12)),
        Sprite("ui/deck_count", (54, 27), _pill((54, 27), GOLD, CAPSULE), (3, 3, 4, 6), (13, 12, 13, 12)),
        Sprite("ui/badge_short", pill, _pill(pill, style.ROSE, "#3a0614", 2), (5, 5, 6, 10), (14, 12, 14, 12)),
        Sprite("ui/badge_ok", pill, _pill(pill, style.EMERALD, "#062615", 1.6), (5, 5, 6, 10), (14, 12, 14, 12)),
        Sprite("ui/field", (160, 44), _field((160, 44), False), (3, 3, 3, 3), (12, 12, 12, 12)),
        Sprite("ui/field_focus", (160, 44), _field((160, 44), True), (12, 12, 12, 12), (12, 12, 12, 12)),
        Sprite("ui/slider_track", (120, 10), _track((120, 10)), (2, 2, 2, 2), (5, 3.5, 5, 3.5)),
        Sprite("ui/slider_knob", knob, _knob(knob), (5, 5, 6, 8)),
        Sprite("ui/scroll_track", (12, 60), _track((12, 60)), (2, 2, 2, 2), (4, 6, 4, 6)),
        Sprite("ui/scroll_knob", (12, 48), _scroll_knob((12, 48)), (2, 2, 2, 2), (4, 6, 4, 6)),
        Sprite("ui/tab", (120, 44), _tab((120, 44), False), (2, 2, 2, 2), (14, 14, 14, 6)),
        Sprite("ui/tab_active", (120, 44), _tab((120, 44), True), (10, 10, 10, 2), (14, 14, 14, 6)),
    ]


def _buttons() -> dict[str, Draw]:
    return {
        "button_primary": _primary(_GOLD_FACE, 0.75),
        "button_primary_hover": _primary(("#fffbe0", "#ffe27c", "#ffc843", "#e39c1e"), 1.0),
        "button_primary_pressed": _pressed_gold,
        "button": _key(LEATHER, 0.0),
        "button_hover": _key(("#6b4631", "#4f3226", "#38211b"), 0.5),
        "button_pressed": _pressed(("#1c0f0c", "#2a1813", "#38221a"), GOLD),
        "button_disabled": _disabled,
        "button_danger": _key(("#8e2345", "#66142c", "#4d0c25"), 0.0, style.ROSE),
    }


def _primary(face: Sequence[str], strength: float) -> Draw:
    """A bar of gold; its light ends 10 px outside it."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = BUTTON
        shape = style.box(width, height, RADIUS)
        lighting.contact(canvas, shape, 2.4)
        style.glow(canvas, shape, "#ffc83d", [(4.5, 0.6 * strength), (2.2, 0.6 * strength)])
        canvas.drawRRect(shape.makeOffset(0, 2.6), brush.fill("#6b3d08"))
        canvas.drawRRect(shape, brush.vertical(0, height, face, _GOLD_STOPS))
        shine = brush.round_rect(2.4, 2.4, width - 4.8, height * 0.40, RADIUS - 2)
        canvas.drawRRect(shine, brush.vertical(0, height * 0.44, [("#ffffff", 0.36), ("#ffffff", 0.0)]))
        canvas.drawRRect(style.box(width, height, RADIUS, 1.6), brush.stroke("#fffbe0", 1.5, 0.85))
        canvas.drawRRect(shape, brush.stroke("#3a1e04", 1.2))

    return draw


def _key(face: Sequence[str], light: float, line: str | None = None) -> Draw:
    """A leather key with a brass edge, or an edge of another colour; ``light`` is the opacity of its glow."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = BUTTON
        shape = style.box(width, height, RADIUS)
        lighting.contact(canvas, shape, 2.0)
        if light:
            style.glow(canvas, shape, GOLD_LIGHT, [(3.5, light)])
        canvas.drawRRect(shape, brush.vertical(0, height, face))
        canvas.drawRRect(style.box(width, height, RADIUS, 2.0), brush.vertical(0, height * 0.5, _GLOSS))
        canvas.drawRRect(style.box(width, height, RADIUS, 2.2), brush.stroke("#000000", 1.2, 0.35))
        if line is None:
            canvas.drawRRect(style.box(width, height, RADIUS, 0.8), brush.shaded(style.metal(width, height), width=1.6))
        else:
            canvas.drawRRect(style.box(width, height, RADIUS, 0.8), brush.stroke(line, 1.6, 0.95))

    return draw


def _pressed_gold(canvas: skia.Canvas) -> None:
    """The bar of gold without its light, as bright, and lower by its edge."""
    width, height = BUTTON
    canvas.translate(0, 2)
    shape = style.box(width, height, RADIUS)
    canvas.drawRRect(shape, brush.vertical(0, height, _GOLD_FACE, _GOLD_STOPS))
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    canvas.drawRRect(style.box(width, height, RADIUS, -2), brush.stroke("#5a2c00", 6, 0.5, soft=2))
    canvas.restore()
    canvas.drawRRect(style.box(width, height, RADIUS, 0.7), brush.stroke("#fffbe0", 1.5, 0.9))


def _pressed(face: Sequence[str], line: str) -> Draw:
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


def _disabled(canvas: skia.Canvas) -> None:
    """A key that cannot be pressed: no leather, a thin dashed edge."""
    canvas.drawRRect(style.box(*BUTTON, RADIUS), brush.fill("#1d1416", 0.72))
    line = brush.stroke("#a8906a", 1.2, 0.75)
    lighting.dashed(canvas, BUTTON, RADIUS, 0.8, BUTTON_CORNER, line, (5, 4))


def _pill(size: Size, line: str, ground: str, weight: float = 1.3) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, height / 2)
        style.shadow(canvas, shape, x=1, y=2.5, soft=2, alpha=0.6)
        canvas.drawRRect(shape, brush.fill(ground, 0.96))
        canvas.drawRRect(style.box(width, height, height / 2, weight / 2), brush.stroke(line, weight))

    return draw


def _ivory_pill(size: Size) -> Draw:
    """What is chosen: a counter of ivory."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, height / 2)
        lighting.contact(canvas, shape, 0.9)
        canvas.drawRRect(shape, brush.vertical(0, height, IVORY, (0, 0.45, 1)))
        canvas.drawRRect(style.box(width, height, height / 2, 0.6), brush.stroke("#fffdf4", 1.1, 0.9))

    return draw


def _field(size: Size, focused: bool) -> Draw:
    """A place sunk into leather; one with the focus has an edge of ivory."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        lighting.well(canvas, size, 7, "#120a07", 0.86)
        if focused:
            canvas.drawRRect(style.box(width, height, 7, 1), brush.stroke(style.CHOSEN, 2))

    return draw


def _track(size: Size) -> Draw:
    """A groove in the leather."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        radius = min(size) / 2
        canvas.drawRRect(style.box(width, height, radius), brush.fill("#0d0705", 0.92))
        canvas.drawRRect(style.box(width, height, radius, 0.5), brush.stroke("#a8814a", 1, 0.5))

    return draw


def _knob(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        radius = size[0] / 2
        style.shadow(canvas, style.box(*size, radius), x=1, y=2.5, soft=2, alpha=0.7)
        canvas.drawCircle(radius, radius, radius, brush.shaded(style.metal(*size)))
        face = brush.radial((radius * 0.7, radius * 0.6), radius * 1.3, ["#fff3c8", "#c9923a", "#6b3f10"], (0, 0.5, 1))
        canvas.drawCircle(radius, radius, radius * 0.78, brush.shaded(face))
        canvas.drawCircle(radius, radius, radius - 0.5, brush.stroke("#4a2408", 1))

    return draw


def _scroll_knob(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = style.box(width, height, width / 2, 1.5)
        canvas.drawRRect(shape, brush.horizontal(0, width, ["#f0cf8c", "#b9823a", "#6b3f10"]))

    return draw


def _tab(size: Size, active: bool) -> Draw:
    """A tongue of leather that stands on a panel's upper edge."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        canvas.save()
        canvas.clipRect(brush.rect(-12, -12, width + 24, height + 12), skia.ClipOp.kIntersect, True)
        shape = brush.round_rect(0, 0, width, height + 14, 9)
        tints = ["#5c3e2f", "#3d281f", "#2e1f19"] if active else ["#2c1d17", "#221611", "#180f0c"]
        canvas.drawRRect(shape, brush.vertical(0, height, tints, (0, 0.5, 1)))
        if active:
            canvas.drawRRect(brush.round_rect(1.2, 1.2, width - 2.4, height + 14, 8), brush.stroke(style.CHOSEN, 2.4))
            canvas.drawRRect(brush.round_rect(3, 3, width - 6, height + 14, 6.5), brush.stroke(style.NIGHT, 1.2, 0.5))
        else:
            canvas.drawRRect(
                brush.round_rect(0.6, 0.6, width - 1.2, height + 14, 8.4), brush.stroke("#a8814a", 1.1, 0.6)
            )
        canvas.restore()

    return draw
