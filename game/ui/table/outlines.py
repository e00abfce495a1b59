"""Outlines and rings around pieces: what can be done, what is picked or focused.

Knows sprites' names and what is highlighted; knows nothing of positions, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.rules.model import Place
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import CORNER, RenderContext
from game.ui.graphics.print_art import mix, soft_shadow
from game.ui.table.painter import Painter
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.theme import Color

_RIM_PX: Final = 4.6
"""The width of the rim of a chosen card, in reference pixels."""
_HAIRLINE_PX: Final = 1.6
"""The width of the dark lines beside this rim, in reference pixels."""
_RIM_WITHIN_PX: Final = 3.0
"""How far rim and lines lie over the edge of the card, in reference pixels."""
_SHADOW_PX: Final = 16.0
"""How far the shadow of a chosen card spreads, in reference pixels."""
_SHADOW_OFFSET_PX: Final = (6.0, 9.0)
"""Where this shadow falls, in reference pixels."""
_SHADOW_ALPHA: Final = 180
"""The alpha of this shadow."""
_TARGET_PX: Final = Density(2.6, 1.6)
"""The width of the line around a target in reference pixels."""
_RING_PX: Final = 4.0
"""The width of the ring around a card that can be bought, in reference pixels."""
_PLAIN_RING_PX: Final = 4.6
"""The width of this ring in high contrast, where it has no halo, in reference pixels."""
_GAP_PX: Final = (3.0, 2.0)
"""The width of the dark line within the ring, in reference pixels: it covers a frame of bronze, but not all of one of
paper."""
_MIN_GAP_PX: Final = 2
"""The least width of this line, in window pixels."""
_PALE_RATIO: Final = 0.3
"""How much paler than the halo the ring is that has one."""
_HALO_PX: Final = 9.5
"""How far ring and halo reach around such a card, in reference pixels: those of neighbours do not meet."""
_HALO_ALPHA: Final = 255
"""The alpha of the halo at the ring."""
_HALO_FADES: Final = 1.5
"""The exponent of the halo's fall outwards."""
_WEAK_RATIO: Final = Density(0.75, 0.55)
"""The alpha of the ring of a card that others outshine, by the usual one."""
_FINE: Final = 2
"""The halo is drawn so many times larger and reduced."""
_SMOOTH: Final = 3
"""A line is drawn so many times larger and reduced."""
_COMPACT_RATIO: Final = 0.7
"""The size of ring and halo in a compact layout."""
_BOLD_RATIO: Final = 1.3
"""How much wider the line around a target is in high contrast."""
_MIN_OPAQUE_ALPHA: Final = 128
"""In high contrast, a frame of this alpha or less gets no additional outline: it is fading."""


def glow_alpha(p: Painter) -> int:
    """Return the alpha of the frames around what can be done; it pulses once when a turn begins."""
    return round(255 * p.highlights.pulse)


def draw_frame(p: Painter, state: str, rect: Rect, alpha: int = 255) -> None:
    """Draw a state's frame around a card's or tile's box; a plain outline where its corners would not fit."""
    if rect.w < p.look.px(40) and state != "focus":
        p.canvas.rect(_state_color(p, state), rect.inset(-max(2, p.px(2))), max(2, p.px(2)))
        return
    p.sprite(f"frame/{state}", rect, alpha)
    if p.look.high_contrast and alpha > _MIN_OPAQUE_ALPHA:
        _paint_line(p.canvas, p.look, rect, _state_color(p, state), 255, max(3, p.px(3)), 0, 0)


def draw_halo(p: Painter, rect: Rect) -> None:
    """Draw the light around a card that can be bought: below its neighbours it stays on the felt."""
    paint_halo(p.canvas, p.look, rect, _unit(p), glow_alpha(p))


def draw_affordable_ring(p: Painter, rect: Rect, *, weak: bool = False) -> None:
    """Draw the ring of a card that can be bought, a ``weak`` one with less light."""
    paint_ring(
        p.canvas, p.look, rect, _unit(p), round(glow_alpha(p) * (_WEAK_RATIO[p.layout.compact] if weak else 1.0))
    )


def rim_reach(p: Painter, *, ringed: bool, chosen: bool) -> int:
    """Return how far in window pixels the rim of a chosen card, or of one that can be bought, reaches around it."""
    unit = _unit(p)
    if chosen:
        line, dark = _chosen_lines(unit)
        return line + 2 * dark - max(round(_RIM_WITHIN_PX * unit), 2)
    return sum(_ring_lines(p.look, unit)) if ringed else 0


def _unit(p: Painter) -> float:
    return p.layout.scale * (_COMPACT_RATIO if p.layout.compact else 1.0)


def paint_halo(canvas: Canvas, look: RenderContext, box: Rect, unit: float, alpha: int = 255) -> None:
    """Draw light around a box, in reference pixels of ``unit`` window pixels; in high contrast the ring is enough."""
    if look.high_contrast:
        return
    reach, within = max(round(_HALO_PX * unit), 6), max(round(_RING_PX * unit), 2)
    color = look.palette.action
    key = ("halo", box.w, box.h, reach, within, color)
    picture = look.drawn.get_or_make(key, lambda: _halo(box.w, box.h, reach, within, color))
    canvas.surface(picture, box.x - reach, box.y - reach, alpha)


def paint_ring(canvas: Canvas, look: RenderContext, box: Rect, unit: float, alpha: int = 255) -> None:
    """Draw the ring of a card that can be bought on and around a box, as ``paint_halo`` does its light.

    It is paler than the gold of a card's own frame, of which the dark line within it leaves little.
    """
    palette, gap = look.palette, max(round(_GAP_PX[look.skin.comic] * unit), _MIN_GAP_PX)
    inner, line, edge = _ring_lines(look, unit)
    color = palette.action if look.high_contrast else mix(palette.action, palette.plate, _PALE_RATIO)
    _paint_line(canvas, look, box, color, alpha, line, inner, edge, gap)


def _ring_lines(look: RenderContext, unit: float) -> tuple[int, int, int]:
    """Return the widths of a ring and of the dark lines beside it in window pixels: inner, ring, outer."""
    if not look.high_contrast:
        return 0, max(round(_RING_PX * unit), 2), 0
    dark = max(round(unit), 1)
    return dark, max(round(_PLAIN_RING_PX * unit), 2), dark


def _halo(width: int, height: int, reach: int, within: int, color: Color) -> pygame.Surface:
    """Return light around a card, which falls off from ``within`` to ``reach`` pixels outside it."""
    size = width + 2 * reach, height + 2 * reach
    surface = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    for away in range(reach * _FINE, within * _FINE - 1, -1):
        share = (away / _FINE - within) / (reach - within)
        fill = (*color, round(_HALO_ALPHA * (1 - share) ** _HALO_FADES))
        edge = reach * _FINE - away
        box = pygame.Rect(edge, edge, size[0] * _FINE - 2 * edge, size[1] * _FINE - 2 * edge)
        pygame.draw.rect(surface, fill, box, border_radius=round(width * CORNER * _FINE) + away)
    return pygame.transform.smoothscale(surface.premul_alpha(), size)


def draw_target(p: Painter, rect: Rect, color: Color, alpha: int = 255) -> None:
    """Draw a line close around one of several cards or tiles that can be chosen, clear of that of the next one."""
    width = _TARGET_PX[p.layout.compact] * (_BOLD_RATIO if p.look.high_contrast else 1.0)
    _paint_line(p.canvas, p.look, rect, color, alpha, max(p.px(width), 2), 0, 0 if p.layout.compact else p.px(1))


def _paint_line(
    canvas: Canvas,
    look: RenderContext,
    rect: Rect,
    color: Color,
    alpha: int,
    line: int,
    inner: int,
    edge: int,
    within: int = 2,
    over: int = 0,
) -> None:
    """Draw a line of ``line`` pixels around a box with dark ones beside it: ``inner`` and ``edge`` pixels wide.

    The inner one reaches ``within`` pixels farther, over the edge of what is in the box; all lie ``over`` it by as many
    pixels. The corners are concentric with those of the box.
    """
    reach = line + edge + inner - over
    box, corner = rect.inset(-reach), rect.w * CORNER + reach
    ink, size = look.palette.ink, (box.w, box.h)
    layers = (ink, 0), (color, edge), (ink, edge + line), (None, line + edge + inner + within)
    key = ("line", *size, color, line, inner, edge, within)
    picture = look.drawn.get_or_make(key, lambda: _bands(size, corner, layers))
    canvas.surface(picture, box.x, box.y, alpha)


def _bands(size: tuple[int, int], corner: float, layers: Sequence[tuple[Color | None, int]]) -> pygame.Surface:
    """Return boxes with round corners in each other, each with its colour and its distance to the edge.

    One without a colour is clear. All are drawn before they are reduced, so that they meet without gaps.
    """
    sheet = pygame.Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
    for color, inset in layers:
        inner = sheet.get_rect().inflate(-2 * inset * _SMOOTH, -2 * inset * _SMOOTH)
        fill = (0, 0, 0, 0) if color is None else (*color, 255)
        pygame.draw.rect(sheet, fill, inner, border_radius=max(round((corner - inset) * _SMOOTH), 0))
    return pygame.transform.smoothscale(sheet.premul_alpha(), size)


def draw_chosen_shadow(p: Painter, rect: Rect) -> None:
    """Draw the shadow of a chosen card, which lies higher than the others, before the card."""
    spread, (across, down) = p.px(_SHADOW_PX), (p.px(part) for part in _SHADOW_OFFSET_PX)
    size, ink = (rect.w, rect.h), p.look.palette.ink
    key = ("chosen shadow", *size, spread, ink)
    shadow = p.look.drawn.get_or_make(key, lambda: soft_shadow(size, spread, _SHADOW_ALPHA, ink))
    p.canvas.surface(shadow, rect.x - spread + across, rect.y - spread + down)


def draw_chosen(p: Painter, rect: Rect) -> None:
    """Draw a bold rim between dark lines around a chosen card."""
    unit = _unit(p)
    line, dark = _chosen_lines(unit)
    within = max(round(_RIM_WITHIN_PX * unit), 2)
    _paint_line(p.canvas, p.look, rect, p.look.palette.picked, 255, line, dark, dark, over=within)


def _chosen_lines(unit: float) -> tuple[int, int]:
    """Return the widths of a chosen card's rim and of the dark lines beside it in window pixels."""
    return max(round(_RIM_PX * unit), 3), max(round(_HAIRLINE_PX * unit), 1)


def draw_state_frames(p: Painter, place: Place, rect: Rect, *, picked: bool) -> None:
    """Draw the frames of a card or tile that is picked, and that has the focus."""
    if picked:
        draw_chosen(p, rect)
    if p.highlights.focus == place:
        draw_frame(p, "focus", rect)


def draw_ring(p: Painter, state: str, rect: Rect) -> None:
    """Draw a state's ring around a token; the focus is a box too, as on buttons, because rings alone look alike."""
    p.sprite(f"ring/{state}", rect)
    if state == "focus":
        draw_outline(p, rect, p.px(7))


def draw_outline(p: Painter, rect: Rect, reach: int = 0) -> None:
    """Draw the focus around a control, ``reach`` window pixels outside it."""
    p.canvas.rect(p.look.palette.text, rect.inset(-reach), max(2, p.px(2)))


def _state_color(p: Painter, state: str) -> Color:
    palette = p.look.palette
    return palette.text if state == "hover" else palette.action
