"""Things of the Marvel edition that can be pressed, switched or typed into, and the small labels beside them.

They lean over their whole height and are stretched sideways only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Size
from tools.art.kit.marvel import style
from tools.art.marvel.dots import halftone
from tools.art.marvel.palette import INK, MUTED, PAPER
from tools.art.marvel.paths import moved, slab
from tools.art.sprite import Draw, Insets, Sprite

BUTTON: Final = (140.0, 48.0)
BUTTON_PAD: Final[Insets] = (24, 22, 26, 26)
BUTTON_NINE: Final[Insets] = (20, 0, 56, 0)
LEAN: Final = 10.0


def sprites() -> list[Sprite]:
    """List the controls."""
    pill: Size = (64, 28)
    pad: Insets = (5, 5, 7, 9)
    side: Insets = (12, 0, 12, 0)
    return [
        *(Sprite(f"ui/{name}", BUTTON, draw, BUTTON_PAD, BUTTON_NINE) for name, draw in _buttons().items()),
        Sprite("ui/pill", pill, _tag(pill, "#141a2b", style.STEEL), pad, side),
        Sprite("ui/pill_active", pill, _ivory_tag(pill), pad, side),
        Sprite("ui/deck_count", (44, 24), _tag((44, 24), PAPER, None, lean=4), pad, (10, 0, 10, 0)),
        Sprite("ui/badge_short", pill, _tag(pill, "#c41262", "#ff8fc4", lean=5), pad, side),
        Sprite("ui/badge_ok", pill, _tag(pill, "#0f6a4a", style.MINT, lean=5), pad, side),
        Sprite("ui/field", (160, 44), _field((160, 44), False), (5, 5, 7, 8), (14, 0, 14, 0)),
        Sprite("ui/field_focus", (160, 44), _field((160, 44), True), (14, 14, 14, 16), (14, 0, 14, 0)),
        Sprite("ui/slider_track", (120, 12), _track((120, 12)), (4, 4, 4, 4), (8, 0, 8, 0)),
        Sprite("ui/slider_knob", (24, 28), _knob((24, 28)), (5, 5, 7, 8)),
        Sprite("ui/scroll_track", (12, 60), _scroll((12, 60), style.PANEL_DEEP), (2, 2, 2, 2), (0, 8, 0, 8)),
        Sprite("ui/scroll_knob", (12, 48), _scroll((12, 48), style.STEEL), (2, 2, 2, 2), (0, 8, 0, 8)),
        Sprite("ui/tab", (130, 44), _tab((130, 44), False), (4, 4, 6, 6), (18, 0, 18, 0)),
        Sprite("ui/tab_active", (130, 44), _tab((130, 44), True), (14, 14, 14, 8), (18, 0, 18, 0)),
    ]


def _buttons() -> dict[str, Draw]:
    gold, violet = "#d97a00", "#160d4c"
    return {
        "button_primary": _button(style.GOLD_FACE, gold, lift=3.2, shine=0.75),
        "button_primary_hover": _button(("#ffffff", "#ffeb7a", "#ffc226"), gold, lift=3.2, shine=1.0),
        "button_primary_pressed": _button(("#f0a000", "#ffd23a", "#ffe676"), gold),
        "button": _button(style.VIOLET_FACE, violet, edge=style.LINE_LIGHT, lift=2.2),
        "button_hover": _button(("#7562e0", "#4e3cb8", "#33248a"), violet, edge="#ffffff", lift=2.2),
        "button_pressed": _button(("#231864", "#32258a", "#4436a4"), violet, edge=style.LINE_LIGHT),
        "button_disabled": _disabled,
        "button_danger": _button(style.PINK_FACE, "#6e0642", edge="#ffc2dd", lift=2.2),
    }


def _button(tints: Sequence[str], dots: str, *, edge: str | None = None, lift: float = 0.0, shine: float = 0.0) -> Draw:
    """A leaning slab; one without ``lift`` is pressed. Without ``edge`` its line is white, and broader."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = BUTTON
        if not lift:
            canvas.translate(1.5, 2)
        shape = slab(0, 0, width, height, LEAN)
        if shine:
            style.glow(canvas, shape, style.CAN, [(3.6, 4, shine * 0.7), (1.6, 2.6, shine)])
        if lift:
            canvas.drawPath(moved(shape, lift, lift * 1.35), style.thick(INK, 3.4))
        canvas.drawPath(shape, style.thick(INK, 4.2))
        canvas.drawPath(shape, style.face(height, tints))
        area = (width - 56, 0.0, width, height)

        def tone(x: float, y: float) -> float:
            return max(0.0, (x - width + 56) / 56 + (y - height) / (height * 2)) * 0.7

        halftone(canvas, area, tone, (dots, 0.6), pitch=5, inside=shape)
        if edge:
            canvas.drawPath(slab(1.3, 1.2, width - 2.6, height - 2.4, LEAN - 0.4), style.line(edge, 1.4, 0.9))
        else:
            canvas.drawPath(slab(2.2, 2, width - 4.4, height - 4, LEAN - 0.6), style.line("#ffffff", 1.5, 0.9))

    return draw


def _disabled(canvas: skia.Canvas) -> None:
    """A dark slab with a thin broken edge; the dashes are shorter where the button is stretched."""
    width, height = BUTTON
    shape = slab(0, 0, width, height, LEAN)
    canvas.drawPath(shape, style.face(height, [("#20283c", 0.86), ("#1a2133", 0.86), ("#151b2b", 0.86)]))
    left, _, right, _ = BUTTON_NINE
    paint = style.line("#8797c4", 1.3, 0.85)
    for y, lean in ((0.7, LEAN), (height - 0.7, 0.0)):
        foot = height / 2
        start = [(left, y), (lean + 0.6, y), (LEAN / 2 + 0.6, foot)]
        end = [(width - right, y), (width - LEAN + lean - 0.6, y), (width - LEAN / 2 - 0.6, foot)]
        style.dashed(canvas, brush.polygon(start, closed=False), paint, 5 if lean == 0 else 4)
        style.dashed(canvas, brush.polygon([(left, y), (width - right, y)], closed=False), paint, 9)
        style.dashed(canvas, brush.polygon(end, closed=False), paint, 9 if lean else 8)


def _tag(size: Size, ground: str, edge: str | None, *, lean: float = 6) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, lean)
        style.inked(canvas, shape, brush.vertical(0, height, [brush.lighten(ground, 0.12), ground]), 1.8)
        if edge:
            canvas.drawPath(slab(0.8, 0.7, width - 1.6, height - 1.4, lean - 0.2), style.line(edge, 1.3, 0.95))

    return draw


def _ivory_tag(size: Size) -> Draw:
    """What is chosen."""

    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        style.inked(canvas, slab(0, 0, width, height, 6), style.face(height, style.IVORY_FACE), 1.8)

    return draw


def _field(size: Size, focused: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 5)
        if focused:
            style.glow(canvas, shape, style.CHOSEN, [(3, 1.5, 0.45)])
        style.inked(canvas, shape, brush.vertical(0, height, ["#0b0f2c", "#182036"]), 2)
        _bevel(canvas, size)
        rim = brush.linear(
            (0, 0), (width, height), [(MUTED, 0.4), (MUTED, 0.6), (style.IVORY_FACE[0], 0.85)], (0, 0.5, 1)
        )
        edge = style.line(style.CHOSEN, 2.2) if focused else brush.shaded(rim, width=1.3)
        canvas.drawPath(slab(1, 0.9, width - 2, height - 1.8, 4.8), edge)

    return draw


def _bevel(canvas: skia.Canvas, size: Size) -> None:
    """Shade the upper left inner edge of a field that is cut into its ground, and light the lower right one."""
    width, height = size
    canvas.save()
    canvas.clipPath(slab(0, 0, width, height, 5), skia.ClipOp.kIntersect, True)
    for x, y, paint in ((2.6, 3.4, brush.fill("#02010c", 0.75)), (-2.2, -2.4, brush.fill(style.STEEL, 0.34))):
        edge = skia.Op(
            slab(-9, -9, width + 18, height + 18, 5), slab(x, y, width, height, 5), skia.PathOp.kDifference_PathOp
        )
        canvas.drawPath(edge, paint)
    canvas.restore()


def _track(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        shape = slab(0, 0, *size, 4)
        style.inked(canvas, shape, brush.fill("#080b15"), 1.5)
        canvas.drawPath(slab(0.6, 0.6, size[0] - 1.2, size[1] - 1.2, 3.8), style.line(style.LINE, 1.2))

    return draw


def _knob(size: Size) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        shape = slab(0, 0, width, height, 7)
        canvas.drawPath(moved(shape, 1.2, 2), style.thick(INK, 3))
        style.inked(canvas, shape, style.face(height, style.IVORY_FACE), 2, 0.2)
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
            style.inked(canvas, shape, brush.vertical(0, height, ["#5f72a6", "#374466"]), 2.2)
            foot = brush.polygon([(1.4, height - 4.5), (width - 7, height - 4.5), (width - 8, height), (0, height)])
            canvas.drawPath(foot, brush.fill(style.CHOSEN))
            canvas.drawPath(slab(1, 0.9, width - 2, height - 1.8, 7.6), style.line("#ffffff", 1.1, 0.5))
        else:
            style.inked(canvas, shape, brush.vertical(0, height, ["#232b40", "#181e2f"]), 1.8)
            canvas.drawPath(slab(0.8, 0.7, width - 1.6, height - 1.4, 7.7), style.line(style.LINE, 1, 0.7))

    return draw
