"""The parts of a deck, its sides and its top card: in a narrow place their middle, with the corners of the whole.

The emblem of a comic's back is as wide as the back, so that in a narrow place it is smaller, on the colours around it;
the level is as large as on the back, where it has room.

Knows boxes and the look; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.atlas import Image
from game.ui.graphics.print_art import dots, soft_shadow
from game.ui.table.painter import Painter
from game.ui.table.small_faces import framed
from game.view.layout.geometry import Rect

_CORNER: Final = 0.058
"""The radius of a deck's corners by the width of its cards."""
_EMBLEM: Final = 0.045, 0.105, 0.91, 0.7
"""Where the emblem is on a comic's back: left, top, width and height as shares; its corners are not shown."""
_LEVEL: Final = 0.22, 0.81, 0.56, 0.16
"""Where its level is, likewise."""
_EMBLEM_Y: Final = 0.53
"""The middle of the emblem on a narrow face by its height: between the deck's number and the level."""
_FADE: Final = 2
"""Over how many window pixels both fade into the ground."""
_GROUND, _RUN = (0.06, 0.04, 0.88, 0.92), 0.14
"""What of the back is its ground, and how far its colours run into each other there, by the back's width."""
_DOTS, _DOT_ALPHA = 4.8, 84
"""The pitch of the ground's dots in reference pixels, and their alpha."""
_WHITE: Final = (255, 255, 255)
_COPY: Final = pygame.BLEND_PREMULTIPLIED


def draw_deck_part(p: Painter, name: str, width: int, box: Rect, *, dark: bool = False) -> None:
    """Draw the sides or the back of a deck in a box, which may be narrower than its cards of ``width`` pixels."""
    image = (p.look.darkened if dark else p.look.sprite)(name, width, box.h)
    if width == box.w:
        p.canvas.image(image, box.x, box.y)
        return
    key = ("narrow deck", name, box.w, box.h, dark)
    if name.startswith("back/"):
        face = _comic_face if p.skin.comic else _middle
        p.canvas.surface(p.look.drawn.get_or_make(key, lambda: face(p, image, box)), box.x, box.y)
    else:
        sides = p.look.drawn.get_or_make(key, lambda: _ends(image, box.w))
        p.canvas.surface(sides, box.x - image.dx, box.y - image.dy)


def _middle(p: Painter, back: Image, box: Rect) -> pygame.Surface:
    """Return the middle of a back with round corners and a frame."""
    left = back.dx + (back.width - box.w) // 2
    surface = pygame.Surface((box.w, box.h), pygame.SRCALPHA)
    surface.blit(back.surface, (0, 0), (left, back.dy, box.w, box.h), _COPY)
    return framed(p, surface, back.width * _CORNER, max(2, p.px(2)))


def _comic_face(p: Painter, back: Image, box: Rect) -> pygame.Surface:
    """Return a narrow back with round corners and a frame: its emblem, smaller, and its level on dotted ground."""
    frame = max(2, p.px(2))
    whole = _part(back, _GROUND, (box.w, box.h))
    surface = pygame.transform.box_blur(whole, max(round(back.width * _RUN), 1))
    dots(surface, p.look.palette.ink, _DOT_ALPHA, max(p.px(_DOTS), 4), lambda _, y: abs(y - _EMBLEM_Y) * 1.5)
    for part, y, oval in ((_EMBLEM, _EMBLEM_Y, True), (_LEVEL, _LEVEL[1] + _LEVEL[3] / 2, False)):
        scale = min((box.w - 2 * frame) / (back.width * part[2]), 1.0)
        size = round(back.width * part[2] * scale), round(back.height * part[3] * scale)
        piece = _part(back, part, size)
        mask = soft_shadow((size[0] - _FADE, size[1] - _FADE), _FADE, 255, _WHITE, oval=oval)
        piece.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(piece, (round((box.w - size[0]) / 2), round(box.h * y - size[1] / 2)), special_flags=_COPY)
    return framed(p, surface, back.width * _CORNER, frame)


def _part(back: Image, part: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
    """Return a part of a back, without the shadow around it, scaled to a size."""
    left, top, width, height = part
    area = pygame.Rect(
        round(back.dx + back.width * left),
        round(back.dy + back.height * top),
        round(back.width * width),
        round(back.height * height),
    )
    return pygame.transform.smoothscale(back.surface.subsurface(area), size)


def _ends(image: Image, width: int) -> pygame.Surface:
    """Return both ends of a picture that is the same all along its middle, ``width`` wide without its shadow."""
    cut, half = image.width - width, image.dx + width // 2
    full, height = image.surface.get_size()
    surface = pygame.Surface((full - cut, height), pygame.SRCALPHA)
    surface.blit(image.surface, (0, 0), (0, 0, half, height), _COPY)
    surface.blit(image.surface, (half, 0), (half + cut, 0, full - half - cut, height), _COPY)
    return surface
