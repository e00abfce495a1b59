"""Pictures of sprites in motion: squeezed, scaled and tilted from a picture that is already decoded.

Knows surfaces and a small cache; knows nothing of what a picture shows. Decoding a picture takes milliseconds, so
a flight must not request a new size from the atlas.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.atlas import Image, image_bytes
from game.ui.graphics.byte_cache import Budget, ByteCache

_KEPT_BYTES: Final = 8 << 20
"""The bound of the cache: callers round sizes and angles, so that the pieces and sparks of a flight share pictures."""


class Warp:
    """A bounded cache of warped pictures."""

    def __init__(self, budget: Budget | None = None) -> None:
        self._kept: ByteCache[tuple[object, ...], Image] = ByteCache(_KEPT_BYTES, image_bytes, budget)

    def image(self, source: Image, width: int, height: int, turn: float = 1.0, angle: int = 0) -> Image:
        """Return an image scaled to ``width`` x ``height``, squeezed to ``turn`` of its width and tilted by degrees."""
        steps = max(1, round(turn * 16))
        if (width, height, steps, angle) == (source.width, source.height, 16, 0):
            return source
        key = (source, width, height, steps, angle)
        return self._kept.get_or_make(key, lambda: _warped(source, width * steps / 16, height, angle, width))


def _warped(source: Image, width: float, height: float, angle: int, box_width: int) -> Image:
    surface = source.surface
    across, down = width / source.width, height / source.height
    size = (max(1, round(surface.get_width() * across)), max(1, round(surface.get_height() * down)))
    surface = pygame.transform.smoothscale(surface, size)
    middle = pygame.Vector2((source.dx + source.width / 2) * across, (source.dy + source.height / 2) * down)
    if angle:
        offset = (middle - pygame.Vector2(surface.get_size()) / 2).rotate(-angle)
        surface = pygame.transform.rotozoom(surface, angle, 1.0)
        middle = pygame.Vector2(surface.get_size()) / 2 + offset
    return Image(surface, round(middle.x - box_width / 2), round(middle.y - height / 2), box_width, round(height))
