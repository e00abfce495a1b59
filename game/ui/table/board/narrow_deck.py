"""The parts of a deck, its sides and its top card: in a narrow place their middle, with the corners of the whole.

Knows boxes and the look; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.atlas import Image
from game.ui.table.painter import Painter
from game.ui.table.small_faces import framed
from game.view.layout.geometry import Rect

_CORNER: Final = 0.058
"""The radius of a deck's corners by the width of its cards."""
_COPY: Final = pygame.BLEND_PREMULTIPLIED


def draw_deck_part(p: Painter, name: str, wide: int, box: Rect, *, dark: bool = False) -> None:
    """Draw the sides or the back of a deck in a box, which may be narrower than its cards, ``wide`` window pixels."""
    image = (p.look.darkened if dark else p.look.sprite)(name, wide, box.h)
    if wide == box.w:
        p.canvas.image(image, box.x, box.y)
        return
    key = ("narrow deck", name, box.w, box.h, dark)
    if name.startswith("back/"):
        p.canvas.surface(p.look.drawn.get_or_make(key, lambda: _middle(p, image, box)), box.x, box.y)
    else:
        sides = p.look.drawn.get_or_make(key, lambda: _ends(image, box.w))
        p.canvas.surface(sides, box.x - image.dx, box.y - image.dy)


def _middle(p: Painter, back: Image, box: Rect) -> pygame.Surface:
    """Return the middle of a back with round corners and a frame."""
    left = back.dx + (back.width - box.w) // 2
    surface = pygame.Surface((box.w, box.h), pygame.SRCALPHA)
    surface.blit(back.surface, (0, 0), (left, back.dy, box.w, box.h), _COPY)
    return framed(p, surface, back.width * _CORNER, max(2, p.px(2)))


def _ends(image: Image, wide: int) -> pygame.Surface:
    """Return both ends of a picture that is the same all along its middle, as ``wide`` without its shadow."""
    cut, half = image.width - wide, image.dx + wide // 2
    full, high = image.surface.get_size()
    surface = pygame.Surface((full - cut, high), pygame.SRCALPHA)
    surface.blit(image.surface, (0, 0), (0, 0, half, high), _COPY)
    surface.blit(image.surface, (half, 0), (half + cut, 0, full - half - cut, high), _COPY)
    return surface
