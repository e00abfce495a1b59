"""The parts of a deck, its sides and its top card, in a place narrower than its cards.

The picture of a back is as wide as the back, so that in a narrow place it is smaller, whole, on the ground around it;
the level is as large as on the back, where it has room. The sides keep their ends.

Knows boxes and the look; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.graphics.atlas import Image
from game.ui.graphics.print_art import dots, soft_shadow
from game.ui.table.painter import Painter
from game.ui.table.small_faces import framed
from game.view.layout.geometry import Rect

_CORNER: Final = 0.058
"""The radius of a deck's corners by the width of its cards."""


class _Print(NamedTuple):
    """What is on the backs of an edition, in boxes of left, top, width and height as shares of a back."""

    picture: tuple[float, float, float, float]
    """The picture with its frame."""
    oval: bool
    """Whether the corners of that are not shown."""
    picture_y: float
    """The middle of the picture on a narrow face by its height: between the deck's number and the level."""
    level: tuple[float, float, float, float]
    """The level."""
    ground: tuple[float, float, float, float]
    """What is scaled to the ground of a narrow face."""


_COMIC: Final = _Print(
    picture=(0.045, 0.105, 0.91, 0.7),
    oval=True,
    picture_y=0.53,
    level=(0.22, 0.81, 0.56, 0.16),
    ground=(0.06, 0.04, 0.88, 0.92),
)
_PAINTED: Final = _Print(
    picture=(0.106, 0.056, 0.788, 0.797),
    oval=False,
    picture_y=0.535,
    level=(0.28, 0.862, 0.44, 0.08),
    ground=(0.078, 0.24, 0.026, 0.56),
)
_FADE: Final = 2
"""Over how many window pixels picture and level fade into the ground."""
_RUN: Final = 0.14
"""How far the colours of the ground run into each other, by the back's width."""
_END: Final = 0.1
"""The width of the ends of a deck's sides, which are not scaled, likewise."""
_DOT_PITCH_PX: Final = 4.8
"""The pitch of the ground's dots."""
_DOT_ALPHA: Final = 84
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
        p.canvas.surface(p.look.drawn.get_or_make(key, lambda: _face(p, image, box)), box.x, box.y)
    else:
        sides = p.look.drawn.get_or_make(key, lambda: _sides(image, box.w))
        p.canvas.surface(sides, box.x - image.dx, box.y - image.dy)


def _face(p: Painter, back: Image, box: Rect) -> pygame.Surface:
    """Return a narrow back with round corners and a frame: its picture, smaller, and its level on their ground."""
    frame, shown = max(2, p.px(2)), _COMIC if p.skin.comic else _PAINTED
    whole = _part(back, shown.ground, (box.w, box.h))
    surface = pygame.transform.box_blur(whole, max(round(back.width * _RUN), 1))
    if p.skin.comic:
        dots(
            surface,
            p.look.palette.ink,
            _DOT_ALPHA,
            max(p.px(_DOT_PITCH_PX), 4),
            lambda _, y: abs(y - shown.picture_y) * 1.5,
        )
    level_y = shown.level[1] + shown.level[3] / 2
    for part, y, oval in ((shown.picture, shown.picture_y, shown.oval), (shown.level, level_y, False)):
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


def _sides(image: Image, width: int) -> pygame.Surface:
    """Return the sides of a deck ``width`` wide without their shadow: their ends, and between these their middle."""
    full, height = image.surface.get_size()
    narrow, end = full - image.width + width, round(image.width * _END)
    left, right = image.dx + end, full - image.dx - image.width + end
    middle = image.surface.subsurface((left, 0, full - left - right, height))
    surface = pygame.Surface((narrow, height), pygame.SRCALPHA)
    surface.blit(image.surface, (0, 0), (0, 0, left, height), _COPY)
    surface.blit(pygame.transform.smoothscale(middle, (narrow - left - right, height)), (left, 0), special_flags=_COPY)
    surface.blit(image.surface, (narrow - right, 0), (full - right, 0, right, height), _COPY)
    return surface
