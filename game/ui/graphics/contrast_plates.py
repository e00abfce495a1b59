"""Plates in high contrast: darker inside, with a stronger edge.

Knows surfaces and the names of the plates with light text; knows nothing of where they are drawn.
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
        "pill",
        "tab",
        "tab_active",
        "tooltip",
    )
)
"""Sprites with light text on them; on all others text is dark, or there is none."""
CHOSEN: Final = frozenset(name for name in PLATES if name.endswith(("_active", "_focus", "_last")))
"""Plates of what is chosen, or whose turn it is: they have the strongest edge."""
_SHARE: Final = 0.42
"""The share of its brightness that a plate keeps."""
_SOLID: Final = 150
"""Pixels of this alpha or more belong to the plate, others to its shadow or glow."""


def sharpened(image: Image, line: Color, edge: int) -> Image:
    """Return a darkened plate with an edge ``edge`` pixels wide along its outline."""
    level = round(255 * _SHARE)
    surface = image.surface.copy()
    surface.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    outline = pygame.mask.from_surface(image.surface, _SOLID).outline()
    if len(outline) > 2:
        pygame.draw.lines(surface, line, True, outline, edge)
    return replace(image, surface=surface)
