"""The open cards and tiles of a position as pictures, as they lie on the table.

Knows positions, sprites and boxes of the stage; knows nothing of challenges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules.model import LEVELS
from game.scenes.shared.pieces import paint_deck

if TYPE_CHECKING:
    from game.rules import GameState
    from game.scenes.shared.page import Page
    from game.scenes.shared.pieces import Box
    from game.ui.graphics.canvas import Canvas

_RATIO: Final = 126 / 176
"""A card's width as a share of its height."""
_GAP: Final = 10.0
_WIDEST: Final = 34.0
"""The least and the greatest gap between two pieces."""
_TILE: Final = 1.05
"""The greatest width of a tile in widths of a card."""
_STEP: Final = 1.6
"""The greatest distance from one tile to the next, by the height of a tile."""
_SMALLER: Final = 0.96
"""Decks are drawn where the cards are not smaller than this share of their size for it."""


class _Market(NamedTuple):
    """Where the pieces of a position lie: decks by their level, cards and tiles by their sprites' names."""

    decks: dict[int, Box]
    pieces: list[tuple[str, Box]]


def fetch_market(page: Page, state: GameState, box: Box) -> None:
    """Start to decode what ``paint_market`` draws."""
    market = _market(page, state, box)
    boxes = ((name, page.stage.box(*place)) for name, place in market.pieces)
    page.look.atlas.fetch((name, place.w, place.h) for name, place in boxes)


def paint_market(page: Page, canvas: Canvas, state: GameState, box: Box, chosen: str | None = None) -> None:
    """Draw the tiles in a column and beside them the cards, the highest level at the top, so that they fill a box.

    The decks lie between them where there is room. The ``chosen`` tile has a frame.
    """
    market = _market(page, state, box)
    for level, place in market.decks.items():
        paint_deck(page, canvas, level, state.decks[level - 1], place)
    for name, place in market.pieces:
        page.sprite(canvas, name, *place)
        if name == f"tile/{chosen}":
            page.sprite(canvas, "frame/selected", *place)


def _market(page: Page, state: GameState, box: Box) -> _Market:
    """Return the places of decks, tiles and cards that fill a box."""
    x, y, w, h = box
    rows = [row for row in reversed(state.market) if row]
    tiles = [tile for tile in state.tiles if tile is not None]
    tile_w, tile_h = page.look.atlas.size(f"tile/{tiles[0]}") if tiles else (0, 1)
    ratio = tile_w / tile_h
    high = (h - _GAP * (len(rows) - 1)) / len(rows)
    wide = high * _RATIO
    tile_h = min(high, (h + _GAP) / len(state.tiles) - _GAP, wide * _TILE / ratio)
    columns = max(len(row) for row in rows)

    def shrunk(columns: int) -> float:
        return min(1.0, (w - columns * _GAP) / (tile_h * ratio + columns * wide))

    decks = len(rows) == len(LEVELS) and shrunk(columns + 1) >= _SMALLER * shrunk(columns)
    columns += decks
    share = shrunk(columns)
    high, wide, tile_h = high * share, wide * share, tile_h * share
    tile_w = tile_h * ratio
    across = min((w - tile_w - columns * wide) / (columns + 1), _WIDEST)
    down = min((h - len(rows) * high) / len(rows), _WIDEST)
    left, top = x + (w - tile_w - columns * (wide + across)) / 2, y + (h - len(rows) * (high + down) + down) / 2
    whole = len(rows) * (high + down) - down
    between = len(state.tiles) - 1
    step = min((whole - tile_h) / max(between, 1), tile_h * _STEP)
    market = _Market({}, [])
    for number, tile in enumerate(tiles):
        at = top + (whole - tile_h - between * step) / 2 + number * step
        market.pieces.append((f"tile/{tile}", (left, at, tile_w, tile_h)))
    left += tile_w + across
    for line, row in enumerate(rows):
        at_y = top + line * (high + down)
        if decks:
            market.decks[LEVELS[len(rows) - 1 - line]] = (left, at_y, wide, high)
        for column, card in enumerate(row, decks):
            if card is not None:
                market.pieces.append((f"card/{card}", (left + column * (wide + across), at_y, wide, high)))
    return market
