"""The open cards and tiles of a position as pictures, as they lie on the table.

Knows positions, sprites and boxes of the stage; knows nothing of challenges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.rules import GameState
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

_RATIO: Final = 126 / 176
"""A card's width as a share of its height."""
_GAP: Final = 12.0
_TILE: Final = 1.12
"""The greatest width of a tile in widths of a card."""
_APART: Final = 30.0
"""Between tiles and cards."""


def paint_market(
    page: Page, canvas: Canvas, state: GameState, box: tuple[float, float, float, float], chosen: str | None = None
) -> None:
    """Draw the tiles in a column and beside them the cards, the highest level at the top, in the middle of a box.

    The ``chosen`` tile has a frame.
    """
    x, y, w, h = box
    rows = [row for row in reversed(state.market) if row]
    most = max(len(row) for row in rows)
    tiles = [tile for tile in state.tiles if tile is not None]
    tile_w, tile_h = page.look.atlas.size(f"tile/{tiles[0]}") if tiles else (0, 1)
    ratio = tile_w / tile_h
    high = (h - _GAP * (len(rows) - 1)) / len(rows)
    wide = high * _RATIO
    step = (h + _GAP) / len(state.tiles)
    tile_h = min(high, step - _GAP, wide * _TILE / ratio)
    needed = tile_h * ratio + _APART + most * (wide + _GAP) - _GAP
    share = min(1.0, w / needed)
    left, top = x + (w - needed * share) / 2, y + h * (1 - share) / 2
    for number, tile in enumerate(tiles):
        at = top + (number * step + (step - _GAP - tile_h) / 2) * share
        page.sprite(canvas, f"tile/{tile}", left, at, tile_h * ratio * share, tile_h * share)
        if tile == chosen:
            page.sprite(canvas, "frame/selected", left, at, tile_h * ratio * share, tile_h * share)
    left += (tile_h * ratio + _APART) * share
    for line, row in enumerate(rows):
        for column, card in enumerate(row):
            if card is not None:
                over, down = column * (wide + _GAP) * share, line * (high + _GAP) * share
                page.sprite(canvas, f"card/{card}", left + over, top + down, wide * share, high * share)
