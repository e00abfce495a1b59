"""Frames, rings and edges around pieces: what can be done, what is pointed at, picked or focused, what changed last.

Knows sprites' names and what the marks highlight; knows nothing of positions, input or time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.rules.model import NO_TOKENS, Place
from game.rules.payment import shortage
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.theme import Color

_CORNER: Final = 7 / 120
"""Radius of a card's corners as a share of its width."""
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


def draw_state_frames(p: Painter, place: Place, rect: Rect, *, picked: bool = False) -> None:
    """Draw the frames of a card or tile that is picked or under the pointer, and that has the focus."""
    if picked:
        draw_frame(p, "selected", rect)
    elif p.marks.hover == place:
        draw_frame(p, "hover", rect)
    if p.marks.focus == place:
        draw_frame(p, "focus", rect)


def draw_ring(p: Painter, state: str, rect: Rect, alpha: int = 255) -> None:
    """Draw a state's ring around a token; the focus is a box too, as on buttons, because rings alone look alike."""
    p.sprite(f"ring/{state}", rect, alpha)
    if state == "focus":
        draw_outline(p, rect, p.px(7))


def draw_outline(p: Painter, rect: Rect, reach: int = 0) -> None:
    """Draw the focus around a control, ``reach`` window pixels outside it."""
    p.canvas.rect(p.look.palette.text, rect.inset(-reach), max(2, p.px(2)))


def within_reach(p: Painter, name: str) -> bool:
    """Whether the reader could pay for a card during another's turn; never where the skin does not show it."""
    waiting = p.skin.shows_reach and p.marks.actions and not p.mine and not p.over
    return waiting and shortage(p.state.players[p.seating.perspective], p.edition.cards[name]) == NO_TOKENS


def draw_reach_edge(p: Painter, rect: Rect) -> None:
    """Draw the bare edge of a card that is within reach, without a glow."""
    out = p.px(1)
    box = rect.inset(-out)
    line = _rounded_outline(box.w, box.h, max(2, p.px(2.2)), round(rect.w * _CORNER) + out, p.look.palette.action)
    p.canvas.surface(line, box.x, box.y)


def _state_color(p: Painter, state: str) -> Color:
    palette = p.look.palette
    return {"last": palette.last, "hover": palette.text, "selected": palette.picked}.get(state, palette.action)


@lru_cache(maxsize=8)
def _rounded_outline(width: int, height: int, line: int, radius: int, color: Color) -> pygame.Surface:
    """Draw the outline of a box with round corners at twice its size and scale it down, so that it is smooth.

    The canvas compares surfaces by identity, so an outline has to come from a cache; eight hold the sizes in use.
    """
    large = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    large.fill((*color, 0))
    pygame.draw.rect(large, color, large.get_rect(), line * 2, border_radius=radius * 2)
    return pygame.transform.smoothscale(large, (width, height)).premul_alpha()
