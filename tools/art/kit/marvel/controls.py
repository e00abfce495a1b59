"""Things of the Marvel edition that can be pressed, switched or typed into, and the small labels beside them.

They lean over their whole height and are stretched sideways only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.kit.marvel import style
from tools.art.marvel.dots import halftone
from tools.art.marvel.palette import CYAN, GOLD, INK, MUTED, PAPER
from tools.art.marvel.paths import moved, slab
from tools.art.sprite import Draw, Insets, Sprite

BUTTON: Final = (140.0, 48.0)
BUTTON_PAD: Final[Insets] = (24, 22, 26, 26)
BUTTON_NINE: Final[Insets] = (20, 0, 56, 0)
LEAN: Final = 10.0

Size = tuple[float, float]


def sprites() -> list[Sprite]:
    """List the controls."""
    pill: Size = (64, 28)
    pad: Insets = (5, 5, 7, 9)
    side: Insets = (12, 0, 12, 0)
    return [
        *(Sprite(f"ui/{name}", BUTTON, draw, BUTTON_PAD, BUTTON_NINE) for name, draw in _buttons().items()),
        Sprite("ui/pill", pill, _tag(pill, style.PANEL_DEEP, style.LINE_LIGHT), pad, side),
        Sprite("ui/pill_active", pill, _tag(pill, CYAN, None, shine=CYAN), (12, 12, 12, 14), side),
        Sprite("ui/deck_count", (44, 24), _tag((44, 24), PAPER, None, lean=4), pad, (10, 0, 10, 0)),
        Sprite("ui/badge_short", pill, _tag(pill, "#c41262", "#ff8fc4", lean=5), pad, side),
        Sprite("ui/badge_ok", pill, _tag(pill, "#0f6a4a", style.MINT, lean=5), pad, side),
        Sprite("ui/badge_info", pill, _tag(pill, GOLD, None, lean=5), pad, side),
        Sprite("ui/field", (160, 44), _field((160, 44), False), (5, 5, 7, 8), (14, 0, 14, 0)),
        Sprite("ui/field_focus", (160, 44), _field((160, 44), True), (14, 14, 14, 16), (14, 0, 14, 0)),
        Sprite("ui/check_on", (28, 28), _check((28, 28), True), (6, 6, 8, 8)),
        Sprite("ui/check_off", (28, 28), _check((28, 28), False), (6, 6, 8, 8)),
        Sprite("ui/slider_track", (120, 12), _track((120, 12)), (4, 4, 4, 4), (8, 0, 8, 0)),
        Sprite("ui/slider_knob", (24, 28), _knob((24, 28)), (5, 5, 7, 8)),
        Sprite("ui/scroll_track", (12, 60), _scroll((12, 60), style.PANEL_DEEP), (2, 2, 2, 2), (0, 8, 0, 8)),
        Sprite("ui/scroll_knob", (12, 48), _scroll((12, 48), style.LINE_LIGHT), (2, 2, 2, 2), (0, 8, 0, 8)),
        Sprite("ui/tab", (130, 44), _tab((130, 44), False), (4, 4, 6, 6), (18, 0, 18, 0)),
        Sprite("ui/tab_active", (130, 44), _tab((130, 44), True), (14, 14, 14, 8), (18, 0, 18, 0)),
    ]


def _buttons() -> dict[str, Draw]:
    return {
        "button_primary": _button(style.CYAN_FACE, "#067ba6", shine=0.5),
        "button_primary_hover": _button(("#ffffff", "#7df6ff", "#18b4e0"), "#067ba6", shine=0.85),
        "button_primary_pressed": _button(("#0c9cc8", "#2cd8ee", "#7df6ff"), "#067ba6", sunk=True),
        "button": _button(style.VIOLET_FACE, "#1a1154", edge=style.LINE_LIGHT),
        "button_hover": _button(("#8a74f4", "#5a45c8", "#36248e"), "#241870", edge="#ffffff"),
        "button_pressed": _button(("#24186a", "#33248a", "#4636a8"), "#1a1154", edge=style.LINE_LIGHT, sunk=True),
        "button_disabled": _disabled(),
        "button_danger": _button(style.PINK_FACE, "#6e0642", edge="#ffc2dd"),
    }


def _button(
    tints: Sequence[str], dots: str, *, edge: str | None = None, shine: float = 0.0, sunk: bool = False
) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = BUTTON
        if sunk:
            canvas.translate(1.5, 2)
        shape = slab(0, 0, width, height, LEAN)
        if shine:
            style.glow(canvas, shape, tints[1], [(8, 2, shine)])
        if not sunk:
            canvas.drawPath(moved(shape, 2.4, 3.8), style.thick(INK, 4.4))
        style.inked(canvas, shape, style.face(height, tints), 2.1, 0.2)
        area = (width - 56, 0.0, width, height)

        def tone(x: float, y: float) -> float:
            return max(0.0, (x - width + 56) / 56 + (y - height) / (height * 1.1)) * 0.75

        halftone(canvas, area, tone, (dots, 0.65), pitch=5, inside=shape)
        if edge:
            canvas.drawPath(slab(1.1, 1, width - 2.2, height - 2, LEAN - 0.4), style.line(edge, 1.3, 0.85))
        else:
            canvas.drawPath(slab(1.6, 1.4, width - 3.2, height - 2.8, LEAN - 0.5), style.line("#ffffff", 1.4, 0.6))

    return draw


def _disabled() -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = slab(0, 0, *BUTTON, LEAN)
        canvas.drawPath(shape, style.thick(INK, 2.6, 0.7))
        canvas.drawPath(shape, style.face(BUTTON[1], ["#241a5c", "#1c1348", "#150c38"]))
        canvas.drawPath(slab(0.9, 0.8, BUTTON[0] - 1.8, BUTTON[1] - 1.6, LEAN - 0.3), style.line("#4c3f92", 1.1, 0.8))

    return draw


def _tag(size: Size, ground: str, edge: str | None, *, lean: float = 6, shine: str | None = None) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, lean)
        if shine:
            style.glow(canvas, shape, shine, [(4.5, 1.5, 0.75)])
        style.inked(canvas, shape, brush.vertical(0, height, [brush.lighten(ground, 0.12), ground]), 1.8)
        if edge:
            canvas.drawPath(slab(0.8, 0.7, width - 1.6, height - 1.4, lean - 0.2), style.line(edge, 1.3, 0.95))

    return draw


def _field(size: Size, focused: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 5)
        if focused:
            style.glow(canvas, shape, CYAN, [(5, 2, 0.8)])
        style.inked(canvas, shape, brush.vertical(0, height, ["#080420", "#120a38"]), 2)
        edge = style.line(CYAN, 2.2) if focused else style.line(MUTED, 1.3, 0.85)
        canvas.drawPath(slab(1, 0.9, width - 2, height - 1.8, 4.8), edge)

    return draw


def _check(size: Size, on: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 4)
        if on:
            style.inked(canvas, shape, style.face(height, style.CYAN_FACE), 2)
            tick = brush.polygon([(6, 13.6), (11.2, 17.6), (21.4, 5.6), (25, 8.4), (12, 23.4), (3.6, 17)])
            canvas.drawPath(tick, brush.fill(INK))
        else:
            style.inked(canvas, shape, brush.vertical(0, height, ["#080420", "#160c44"]), 2)
            canvas.drawPath(slab(1, 0.9, width - 2, height - 1.8, 3.8), style.line(MUTED, 1.4, 0.9))

    return draw


def _track(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = slab(0, 0, *size, 4)
        style.inked(canvas, shape, brush.fill("#080420"), 1.5)
        canvas.drawPath(slab(0.6, 0.6, size[0] - 1.2, size[1] - 1.2, 3.8), style.line(style.LINE, 1.2))

    return draw


def _knob(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 7)
        canvas.drawPath(moved(shape, 1.2, 2), style.thick(INK, 3))
        style.inked(canvas, shape, style.face(height, style.CYAN_FACE), 2, 0.2)
        canvas.drawPath(slab(8, 7, 8, 14, 3.5), brush.fill(INK, 0.75))

    return draw


def _scroll(size: Size, ground: str) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = brush.polygon([(2, 4), (width - 2, 0), (width - 2, height - 4), (2, height)])
        canvas.drawPath(shape, brush.fill(ground, 0.95))
        canvas.drawPath(shape, style.line(INK, 1.2))

    return draw


def _tab(size: Size, active: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 8)
        if active:
            style.inked(canvas, shape, brush.vertical(0, height, ["#6a4ae0", "#3a2a94"]), 2.2)
            foot = brush.polygon([(1.4, height - 4.5), (width - 7, height - 4.5), (width - 8, height), (0, height)])
            canvas.drawPath(foot, brush.fill(CYAN))
            canvas.drawPath(slab(1, 0.9, width - 2, height - 1.8, 7.6), style.line("#ffffff", 1.1, 0.5))
        else:
            style.inked(canvas, shape, brush.vertical(0, height, ["#1e1458", "#150c40"]), 1.8)
            canvas.drawPath(slab(0.8, 0.7, width - 1.6, height - 1.4, 7.7), style.line(style.LINE, 1, 0.7))

    return draw
