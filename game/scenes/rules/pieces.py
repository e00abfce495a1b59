"""Pieces of the small pictures beside the rules: sprites and words in a box, and the groups they come in.

Knows the atlas's names; knows nothing of rules. Everything is in reference pixels of a box of ``WIDTH`` x ``HEIGHT``;
x and y are the middle of a piece, its size is its height.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.view.skins import skin

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


Pieces: TypeAlias = Iterable[RulePicture]


def draw_pieces(canvas: Canvas, look: RenderContext, pieces: Pieces, box: pygame.Rect) -> None:
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


def row(names: Iterable[str], y: float, size: float, step: float, middle: float = WIDTH / 2) -> list[RulePicture]:
    """Set sprites beside each other, their middles ``step`` apart."""
    listed = list(names)
    first = middle - step * (len(listed) - 1) / 2
    return [RulePicture(name, first + step * index, y, size) for index, name in enumerate(listed)]


def card(edition: str, level: int, number: int) -> str:
    """Name the sprite of a card."""
    return skin(edition).rule_card.format(level=level, number=number)


def tile(edition: str, number: int) -> str:
    """Name the sprite of a bonus tile."""
    return skin(edition).rule_tile.format(number=number)


def bonuses(edition: str, kinds: Iterable[int], middle: float) -> list[RulePicture]:
    """Set bonuses beside each other: upright cards in one edition, lying plates in the other."""
    size, step = (34, 36) if skin(edition).layout.lying_bonuses else (50, 37)
    return row([f"bonus/{kind}" for kind in kinds], MIDDLE, size, step, middle)


def arrow(x: float, y: float = MIDDLE) -> RulePicture:
    """Set an arrow that leads to the right."""
    return RulePicture("icon/right", x, y, 30)
