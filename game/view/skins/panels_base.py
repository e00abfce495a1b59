"""The panels of the base edition's wide table: jewels, gold and dark velvet.

Its values are in ``assets/skins/base.toml``; the functions lay out the panels of its wide table, in reference pixels.
Enlarged text makes the name's band higher and the gaps below it smaller. Knows nothing of states, input or pygame.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import HAND_LIMIT, Seat
from game.view.layout.geometry import Grid
from game.view.layout.panels import ActionLayout, Matrix, PanelLayout, cards
from game.view.layout.spec import LayoutSpec
from game.view.skins.loader import load_skin
from game.view.skins.model import Skin

_BAND_GROWS: Final = 14.0
"""The additional height of the band with the name for text of twice the size."""


def opponent_panel(grid: Grid, spec: LayoutSpec, seat: Seat, w: float, h: float, enlarged: float) -> PanelLayout:
    """Lay out an opponent's panel of the wide table with its corner at the grid's origin."""
    more = _BAND_GROWS * (enlarged - 1)
    band = 50 + more
    tall = h > 260
    if tall:
        # With fewer players cards are large enough to read: most cards in a hand are open (R18).
        card_h = min(176.0, h - 205 - more)
        card_w = card_h * spec.card_aspect
        matrix = Matrix(16, 60 + more, 82 if w < 600 else (w - 30) / 6, 50, 70.4, 161 + more, 25, 4)
        hand = cards(grid, spec.card_aspect, 16, h - 12 - card_h, card_w, card_w + 9)
        left = 16 + 3 * (card_w + 9) + 8
        tile = min(98.0, card_h)
        tiles = grid.box(left, h - 12 - (card_h + tile) / 2, w - left - 14, tile)
    else:
        spare = h - 211 - more
        matrix = Matrix(16, 62 + more + spare * 0.3, 63, 46, 66, h - 35 - spare * 0.2, 21)
        hand = cards(grid, spec.card_aspect, w - 180, 59 + more + spare * 0.3, 55, 58)
        tiles = grid.box(w - 128, h - 64 - spare * 0.2, 114, 56)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(1, 1, w - 2, band),
        avatar=grid.disc(31, band / 2 + 2, 22 + more / 2),
        name=grid.box(60 + more, 6, w - 60 - 190 - 2.2 * more, band - 8),
        points=grid.box(w - 96, 6, 84, band - 8),
        total=grid.box(w - 178 - 1.2 * more, 8, 72 + 1.2 * more, band - 12),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, spec.rules.kinds),
        count_width=matrix.count_width(grid),
        hand=hand,
        tiles=tiles,
    )


def own_panel(grid: Grid, spec: LayoutSpec, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out the wide table's own panel with its corner at the grid's origin; extra height goes to the cards."""
    spare = h - 166
    card_w = min(94 + min(spare, 60) * spec.card_aspect, (w - 14 - 18 - 8 - 763) / 3)
    grown = 54 + min(spare, 60) * 0.16
    matrix = Matrix(207, 14 + spare * 0.22, 82, grown, grown * 76 / 54, 126 + spare * 0.72, 27, 10 - (grown - 54) / 2)
    hand_x = w - 14 - 3 * card_w - 2 * 9
    top = spare / 2
    return PanelLayout(
        seat=seat,
        own=True,
        rect=grid.box(0, 0, w, h),
        header=grid.box(8, 8 + top, 184, 74),
        avatar=grid.disc(46, 48 + top, 33),
        name=grid.box(88, 14 + top, 112, 62),
        points=grid.box(16, 90 + top, 164, 62),
        total=grid.box(620, 18 + top, 70, 70),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, spec.rules.kinds),
        count_width=matrix.count_width(grid),
        hand=cards(grid, spec.card_aspect, hand_x, (h - card_w / spec.card_aspect) / 2, card_w, card_w + 9),
        tiles=grid.box(699, 14 + top, hand_x - 713, h - 28 - 2 * top),
    )


def action_panel(grid: Grid, w: float, h: float, lift: float) -> ActionLayout:
    """Lay out the action panel; ``lift`` is the prompt's additional height for enlarged text."""
    rise = lift * 0.22  # the buttons' share, for their larger words
    prompt_y = 8 + (h - 166 - lift) / 2
    top = (h - 166 + lift) / 2 - rise
    third = (w - 36 - 20) / 3
    return ActionLayout(
        rect=grid.box(0, 0, w, h),
        prompt=grid.box(18, prompt_y, w - 36, 34 + lift - rise),
        slots=tuple(grid.disc(48 + i * 66, 76 + top, 29) for i in range(HAND_LIMIT)),
        confirm=grid.box(228, 48 + top, w - 244, 56 + rise / 4),
        undo=grid.box(18, 116 + top + rise / 4, third, 38 + rise * 0.75),
        buy=grid.box(28 + third, 116 + top + rise / 4, third, 38 + rise * 0.75),
        reserve=grid.box(38 + 2 * third, 116 + top + rise / 4, third, 38 + rise * 0.75),
    )


SKIN: Final[Skin] = load_skin("base", own_panel, opponent_panel, action_panel)
