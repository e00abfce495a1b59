"""The table of a window below 1280 pixels: the log is a drawer, and a ticker shows the last action.

Knows proportions in reference pixels of that density; knows nothing of positions, rules of play, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import LEVELS, MAJORITY, SLOTS, Place, Seat, bank, deck, market, tile
from game.view.layout.compact_panels import compact_opponent, compact_own
from game.view.layout.edges import compact_bar
from game.view.layout.geometry import Grid, Rect
from game.view.layout.model import TableLayout, others
from game.view.layout.panels import PanelLayout, compact_actions
from game.view.layout.spec import LayoutSpec
from game.view.theme import MIN_SIZE

COMPACT_LIFT: Final = 46.0
"""The additional height of prompts for text of twice the size."""
_RAISED_FROM: Final = 1.25


def compact_table(size: tuple[int, int], spec: LayoutSpec, seats: int, own: Seat, enlarged: float) -> TableLayout:
    """Return the places and panels of a narrow window; ``table_layout`` adds the areas."""
    scale = min(size[0] / MIN_SIZE[0], size[1] / MIN_SIZE[1])
    grid = Grid(scale)
    width, height = size[0] / scale, size[1] / scale
    extra_h = height - MIN_SIZE[1]
    lift = COMPACT_LIFT * (enlarged - 1)
    own_h = 128 + min(extra_h * 0.4, 60) + lift
    own_y = height - 8 - own_h
    ticker_h = 24 + 16 * (enlarged - 1)
    ticker_y = own_y - 4 - ticker_h
    top = 112.0
    card_h = min(118.0, (ticker_y - 6 - top - 4) / 3)
    gap = (ticker_y - 6 - top - 3 * card_h) / 2
    card_w = card_h * spec.card_aspect
    tile_h = 64.0
    tile_w = tile_h * spec.tile_aspect
    places: dict[Place, Rect] = {}
    for index, level in enumerate(reversed(LEVELS)):
        y = top + index * (card_h + gap)
        places[deck(level)] = grid.piece(12, y, card_w, card_h)
        for slot in range(SLOTS):
            places[market(level, slot)] = grid.piece(12 + (card_w + 7) * (slot + 1) + 5, y, card_w, card_h)
    bank_x = 12 + (card_w + 7) * 5 + 4
    bank_w = 80.0
    side_x = bank_x + bank_w + 8
    tile_count = seats + spec.rules.extra_tiles
    for slot in range(tile_count):
        places[tile(slot)] = grid.piece(12 + slot * (tile_w + 6), 42, tile_w, tile_h)
    after = 12 + tile_count * (tile_w + 6)
    gauntlet = None
    ticker_x = 12.0
    if spec.majority:
        # The row of tiles is full: the banner is above the own panel, left of the ticker.
        banner = grid.box(12, ticker_y - 2, 176, 29)
        ticker_x = 196.0
        places[MAJORITY] = grid.piece(side_x - 10 - tile_w, 42, tile_w, tile_h)
        gauntlet = grid.box(after, 42, side_x - 10 - tile_w - 6 - after, tile_h)
    else:
        banner = grid.box(after + 4, 44, side_x - 14 - after, tile_h - 4)
    bank_h = ticker_y - 6 - top
    kinds = spec.rules.kinds
    each = (bank_h - 6) / kinds
    cells = []
    for kind in range(kinds):
        y = top + 3 + kind * each
        cells.append(grid.box(bank_x + 3, y, bank_w - 6, each))
        places[bank(kind)] = grid.disc(bank_x + 29, y + each / 2, min(24.0, each / 2 - 3))
    panels: dict[Seat, PanelLayout] = {}
    opponent_h = (ticker_y - 6 - 42 - 8 * (seats - 2)) / (seats - 1)
    for i, seat in enumerate(others(seats, own)):
        at = grid.at(side_x, 42 + i * (opponent_h + 8))
        panels[seat] = compact_opponent(at, spec, seat, width - 12 - side_x, opponent_h, enlarged)
    action_w = 284 + min((width - 1024) * 0.3, 60)
    own_w = width - 24 - action_w - 8
    # Larger text needs larger buttons: their panel then takes the end of the ticker's row as well.
    raised = ticker_h + 4 if enlarged >= _RAISED_FROM else 0.0
    panels[own] = compact_own(grid.at(12, own_y), spec, own, own_w, own_h)
    return TableLayout(
        size=size,
        spec=spec,
        scale=scale,
        side_scale=scale,
        compact=True,
        own=own,
        bar=compact_bar(grid, seats, width),
        banner=banner,
        bank=grid.box(bank_x, top, bank_w, bank_h),
        bank_cells=tuple(cells),
        gauntlet=gauntlet,
        inspector=None,
        log=grid.box(side_x, 42, width - 12 - side_x, ticker_y - 48),
        ticker=grid.box(ticker_x, ticker_y, (12 + own_w if raised else width - 12) - ticker_x, ticker_h),
        panels=tuple(panels[seat] for seat in range(seats)),
        actions=compact_actions(grid.at(12 + own_w + 8, own_y - raised), action_w, own_h + raised),
        places=places,
        areas={},
        enlarged=enlarged,
    )
