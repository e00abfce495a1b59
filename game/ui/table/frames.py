"""Frames and rings around pieces: what can be done, what is picked or focused.

Knows sprites' names and what the marks highlight; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.model import Place
from game.ui.graphics.print_art import mix, round_frame
from game.ui.table.painter import Painter
from game.view.interaction.choices import Paying, Picked
from game.view.layout.geometry import Rect
from game.view.theme import Color

_BESIDE_CHOSEN: Final = 0.5
"""The strength of the frames of cards that can be bought while another card is chosen."""
_TARGET: Final = 2.6, 1.6
"""The width of the line around a target in reference pixels, in a large and in a compact layout."""
_AFFORDABLE: Final = 3.6, 2.0
"""The same around a card that can be bought, whose line is apart from it."""
_LIGHTER: Final = 0.55
"""How much of ivory the gold of this line has."""
_BOLD: Final = 1.3
"""How much wider it is in high contrast."""
_CORNER: Final = 0.058
"""The radius of the corners of cards and tiles, by their width."""
_OPAQUE_FROM: Final = 128
"""In high contrast, a frame of this alpha or less gets no additional outline: it is fading."""


def glow_alpha(p: Painter) -> int:
    """Return the alpha of the frames around what can be done; it pulses once when a turn begins."""
    return round(255 * p.marks.breath)


def draw_frame(p: Painter, state: str, rect: Rect, alpha: int = 255) -> None:
    """Draw a state's frame around a card's or tile's box; a plain outline where its corners would not fit."""
    if rect.w < p.look.px(40) and state != "focus":
        p.canvas.rect(_state_color(p, state), rect.inset(-max(2, p.px(2))), max(2, p.px(2)))
        return
    p.sprite(f"frame/{state}", rect, alpha)
    if p.look.high_contrast and alpha > _OPAQUE_FROM:
        p.canvas.rect(_state_color(p, state), rect.inset(-p.px(3)), max(3, p.px(3)))


def draw_affordable(p: Painter, rect: Rect) -> None:
    """Draw the frame of a card that can be bought, fainter beside a chosen one.

    Its line is lighter than the gold on cards, from which a dark one parts it, so that it stands out without colour.
    """
    chosen = isinstance(p.marks.selection, Picked | Paying)
    alpha = round(glow_alpha(p) * (_BESIDE_CHOSEN if chosen else 1.0))
    draw_frame(p, "affordable", rect, alpha)
    light = mix(p.look.palette.action, p.look.palette.picked, _LIGHTER)
    _draw_line(p, rect, light, _AFFORDABLE[p.layout.compact], alpha, apart=1)


def draw_target(p: Painter, rect: Rect, color: Color, alpha: int = 255) -> None:
    """Draw a line close around one of several cards or tiles that can be chosen, clear of that of the next one."""
    _draw_line(p, rect, color, _TARGET[p.layout.compact], alpha)


def _draw_line(p: Painter, rect: Rect, color: Color, width: float, alpha: int, *, apart: float = 0) -> None:
    """Draw a line with dark edges around a box, ``width`` and ``apart`` from it in reference pixels."""
    line = max(p.px(width * (_BOLD if p.look.high_contrast else 1.0)), 2)
    edge, inner = 0 if p.layout.compact else p.px(1), p.px(apart) if apart else 0
    reach = line + edge + inner
    box, corner = rect.inset(-reach), rect.w * _CORNER + reach
    key = ("line", box.w, box.h, color, line)
    size = box.w, box.h

    def make() -> pygame.Surface:
        picture = round_frame(size, p.look.palette.ink, reach + edge + 1, corner)
        inside = size[0] - 2 * edge, size[1] - 2 * edge
        picture.blit(
            round_frame(inside, color, line, corner - edge), (edge, edge), special_flags=pygame.BLEND_PREMULTIPLIED
        )
        return picture

    p.canvas.surface(p.look.drawn.get_or_make(key, make), box.x, box.y, alpha)


def draw_state_frames(p: Painter, place: Place, rect: Rect, *, picked: bool = False) -> None:
    """Draw the frames of a card or tile that is picked, and that has the focus."""
    if picked:
        draw_frame(p, "selected", rect)
    if p.marks.focus == place:
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
    return {"hover": palette.text, "selected": palette.picked}.get(state, palette.action)
