"""The open cards and tiles of a position as pictures, as they lie on the table.

Knows positions, sprites and boxes of the stage; knows nothing of challenges.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules import edition as rules_of
from game.rules.model import LEVELS
from game.scenes.shared.page import Stage
from game.scenes.shared.pieces import paint_deck

if TYPE_CHECKING:
    from game.rules import GameState
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.view.layout.geometry import Box

_RATIO: Final = 126 / 176
"""A card's width as a share of its height."""
_GAP: Final = 14.0
"""Between two pieces, across and down."""
_TAKEN: Final = "place/well"
"""What is drawn in the place of a tile that somebody has."""
_SMALLER: Final = 0.9
"""Decks are drawn where the cards are not smaller than this share of their size for it."""


class Market(NamedTuple):
    """Where the pieces of a position lie: decks by their level, cards and tiles by their sprites' names."""

    area: Box
    """The box that all pieces fill together."""
    decks: dict[int, Box]
    pieces: list[tuple[str, Box]]


def market_sprites(
    look: RenderContext, state: GameState, box: Box, width: int, height: int
) -> Iterator[tuple[str, float, float]]:
    """Yield what ``paint_market`` draws in a window with its sizes in window pixels, to preload or fetch."""
    stage = Stage(width, height)
    for name, place in lay_market(look, state, box).pieces:
        rect = stage.box(*place)
        yield name, rect.w, rect.h


def market_area(look: RenderContext, state: GameState, box: Box) -> Box:
    """Return the box that the pieces of a position fill together, in the middle of another."""
    return lay_market(look, state, box).area


def paint_market(page: Page, canvas: Canvas, state: GameState, box: Box, chosen: str | None = None) -> None:
    """Draw the tiles in a column and beside them the cards, the highest level at the top, in the middle of a box.

    All gaps are equal, and tiles that are as many as the rows or more end where the cards end. The decks lie between
    them where there is room. The ``chosen`` tile has a frame.
    """
    market = lay_market(page.look, state, box)
    for level, place in market.decks.items():
        paint_deck(page, canvas, level, state.decks[level - 1], place)
    for name, place in market.pieces:
        page.sprite(canvas, name, *place)
        if name == f"tile/{chosen}":
            page.sprite(canvas, "frame/selected", *place)


def lay_market(look: RenderContext, state: GameState, box: Box) -> Market:
    """Return the places of decks, tiles and cards, as large as they fit into a box, in its middle."""
    x, y, w, h = box
    rows = [row for row in reversed(state.market) if row]
    tiles = [_TAKEN if tile is None else f"tile/{tile}" for tile in state.tiles]
    if rules_of(look.edition).majority_points:
        tiles.append("majority" if state.majority is None else _TAKEN)
    left_over = [tile for tile in tiles if tile != _TAKEN]
    tiles = tiles if left_over else []
    columns, lines = max(len(row) for row in rows), len(rows)
    stacked = max(len(tiles), lines)
    tile_w, tile_h = look.atlas.size(left_over[0]) if tiles else (0, 1)
    ratio = tile_w / tile_h
    less = (stacked - lines) * _GAP  # what the gaps between more tiles than rows take of the tiles' height

    def largest(columns: int) -> float:
        across = w - (columns - 1 + bool(tiles)) * _GAP + less / stacked * ratio
        down = (h - (lines - 1) * _GAP) / lines
        return min(down, across / (columns * _RATIO + ratio * lines / stacked))

    decks = lines == len(LEVELS) and largest(columns + 1) >= _SMALLER * largest(columns)
    columns += decks
    height = largest(columns)
    width, tile_h = height * _RATIO, (height * lines - less) / stacked
    tile_w = tile_h * ratio
    aside = tile_w + _GAP if tiles else 0.0
    whole = aside + columns * (width + _GAP) - _GAP, lines * (height + _GAP) - _GAP
    left, top = x + (w - whole[0]) / 2, y + (h - whole[1]) / 2
    market = Market((left, top, *whole), {}, [])
    for number, tile in enumerate(tiles):
        market.pieces.append((tile, (left, top + number * (tile_h + _GAP), tile_w, tile_h)))
    left += aside
    for line, row in enumerate(rows):
        at_y = top + line * (height + _GAP)
        if decks:
            market.decks[LEVELS[lines - 1 - line]] = (left, at_y, width, height)
        for column, card in enumerate(row, decks):
            if card is not None:
                market.pieces.append((f"card/{card}", (left + column * (width + _GAP), at_y, width, height)))
    return market
