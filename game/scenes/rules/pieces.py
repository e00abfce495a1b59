"""Pieces of the small pictures beside the rules: sprites and words in a box.

Knows the atlas's names; knows nothing of rules. Everything is in reference pixels of a box of ``WIDTH`` x ``HEIGHT``;
x and y are the middle of a piece, its size is its height.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext

WIDTH: Final = 216.0
HEIGHT: Final = 126.0
MIDDLE: Final = HEIGHT / 2


@dataclass(frozen=True)
class RulePicture:
    """A sprite, or where there is none a word; ``alpha`` fades it."""

    sprite: str
    x: float
    y: float
    size: float
    word: str = ""
    alpha: int = 255


def draw_pieces(canvas: Canvas, look: RenderContext, pieces: Iterable[RulePicture], box: pygame.Rect) -> None:
    """Draw pieces into a box in window pixels, as large as they fit."""
    factor = min(box.w / WIDTH, box.h / HEIGHT)
    left, top = box.centerx - WIDTH * factor / 2, box.centery - HEIGHT * factor / 2
    for piece in pieces:
        x, y, size = left + piece.x * factor, top + piece.y * factor, piece.size * factor
        if piece.sprite:
            image = look.atlas.icon(piece.sprite, size)
            canvas.image(image, round(x - image.width / 2), round(y - image.height / 2), piece.alpha)
        if piece.word:
            px = look.text.reference("count", size * (0.62 if piece.sprite else 1))
            color = look.palette.text_dark if piece.sprite and look.skin.light_plates else look.palette.text
            canvas.text("count", piece.word, x, y, color, "center", px)
