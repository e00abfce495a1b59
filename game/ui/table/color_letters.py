"""The letters of colours, for people who cannot distinguish them: on prices, bonuses, tiles and missing tokens.

Knows where on a card, a tile or a bonus plate a stone is; knows nothing of a position, of input or of settings.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.model import COLORS
from game.rules.pieces import Card, Tile
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.view.layout.geometry import Rect

MIN_CARD_WIDTH: Final = 60
"""A card narrower than this in window pixels has no room for letters."""
_MIN_DISC: Final = 13.0
"""The smallest disc of a letter, in window pixels."""
MIN_TILE_WIDTH: Final = 80
MIN_STONE_WIDTH: Final = 14
"""Narrower tiles and smaller stones in a row of text have no room either."""
_TILE_DISC: Final = 0.155
"""The size of a letter beside a demand, as a share of the tile's width."""
_BESIDE_BONUS: Final = (-0.1, 0.045)
"""Offset of a disc's middle from the bonus stone's, as shares of the card's width and height."""


def _disc(canvas: Canvas, look: RenderContext, color: int, x: float, y: float, size: float) -> None:
    """Draw a colour's letter with its middle at a point, all in window pixels."""
    image = look.atlas.icon(f"letter/{color}", max(_MIN_DISC, size))
    canvas.image(image, round(x - image.width / 2), round(y - image.height / 2))


def card_letters(canvas: Canvas, look: RenderContext, card: Card, box: Rect | pygame.Rect) -> None:
    """Draw the letters beside a card's prices and on its bonus; the card lies in a box of window pixels.

    A skin whose bonuses contain their letters has no anchor for one.
    """
    name, size = f"card/{card.id}", box.w * look.skin.letters.size
    try:
        for color in range(COLORS):
            if card.cost[color]:
                x, y, *_ = look.atlas.anchor(name, f"cost/{color}")
                _disc(canvas, look, color, box.x + (x + look.skin.letters.beside_cost) * box.w, box.y + y * box.h, size)
        x, y, *_ = look.atlas.anchor(name, "stone")
    except KeyError:
        return
    across, down = _BESIDE_BONUS
    _disc(canvas, look, card.bonus, box.x + (x + across) * box.w, box.y + (y + down) * box.h, size)


def letter_reach(look: RenderContext, width: float) -> float:
    """Return how far the letter of a price reaches right of its stone's middle, on a card ``width`` pixels wide."""
    letters = look.skin.letters
    return width * letters.beside_cost + max(_MIN_DISC, width * letters.size) / 2


def tile_letters(canvas: Canvas, look: RenderContext, tile: Tile, box: Rect) -> None:
    """Draw the letters beside a tile's demands; the tile lies in a box of window pixels."""
    wanted = [color for color in range(COLORS) if tile.demand[color]]
    right, foot, pitch, pitch_of_three = look.skin.letters.demands
    if len(wanted) > 2:
        foot, pitch = look.skin.letters.foot_of_three, pitch_of_three
    for number, color in enumerate(wanted):
        y = foot - (len(wanted) - number - 0.5) * pitch
        _disc(canvas, look, color, box.x + right * box.w, box.y + y * box.h, box.w * _TILE_DISC)


def plate_letter(canvas: Canvas, look: RenderContext, color: int, box: Rect) -> None:
    """Draw the letter of a bonus plate in its upper left corner, clear of its number and of the sign of a change."""
    upright = box.h > box.w
    x = box.x + box.w * (0.14 if upright else 0.08)
    _disc(canvas, look, color, x, box.y + box.h * (0.1 if upright else 0.16), min(box.w, box.h) * 0.36)


def stone_letter(canvas: Canvas, look: RenderContext, color: int, x: float, y: float, stone: float) -> None:
    """Draw the letter of a stone around a point, at its lower right; all in window pixels."""
    _disc(canvas, look, color, x + stone * 0.34, y + stone * 0.34, stone * 0.62)
