"""Plates for those who want high contrast: darker inside, with a stronger edge.

Knows surfaces and the names of the plates that light words stand on; knows nothing of where they lie.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.ui.graphics.atlas import Image
from game.view.theme import Color

PLATES: Final = frozenset(
    f"ui/{name}"
    for name in (
        "bar",
        "button",
        "button_danger",
        "button_disabled",
        "button_hover",
        "button_pressed",
        "dialog",
        "field",
        "field_focus",
        "list_row",
        "list_row_active",
        "log_row_last",
        "panel",
        "panel_active",
        "panel_dim",
        "panel_opponent",
        "panel_opponent_active",
        "pill",
        "tab",
        "tab_active",
        "tooltip",
    )
)
"""Sprites that light words stand on; on all others words are dark, or there are none."""
CHOSEN: Final = frozenset(name for name in PLATES if name.endswith(("_active", "_focus", "_last")))
"""Those of them that stand for what is chosen, or whose turn it is: their edge is the loudest."""
_SHARE: Final = 0.42
"""How much of its light a plate keeps."""
_SOLID: Final = 150
"""Alpha from which on a pixel belongs to a plate and not to its shadow or glow."""


def sharpened(image: Image, line: Color, edge: int) -> Image:
    """Darken a plate and draw its edge anew, ``edge`` pixels wide, along the shape that it has."""
    level = round(255 * _SHARE)
    surface = image.surface.copy()
    surface.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    outline = pygame.mask.from_surface(image.surface, _SOLID).outline()
    if len(outline) > 2:
        pygame.draw.lines(surface, line, True, outline, edge)
    return replace(image, surface=surface)
