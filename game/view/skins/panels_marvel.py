"""The Marvel edition on the screen: a comic, its stones and its Gauntlet.

Its values are in ``assets/skins/marvel.toml``; the functions lay out the panels of its wide table, in reference pixels.
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

_BAND_GROWS: Final = 10.0
"""The additional height of the band with the name for text of twice the size."""
_LEAN_FROM: Final = 1.4
"""From this text size on, the goal is shown on its tile and the seat page only."""


def opponent_panel(grid: Grid, spec: LayoutSpec, seat: Seat, w: float, h: float, enlarged: float) -> PanelLayout:
    """Lay out an opponent's panel of the wide table with its corner at the grid's origin."""
    more = _BAND_GROWS * (enlarged - 1)
    tall = h > 260
    if tall:
        # The goal and its parts at the left of the footer, then the hand, then won tiles.
        foot_h = min(h - 201 - more, 150.0)
        foot = h - foot_h - 8
        spare = foot - 193 - more
        matrix = Matrix(24, 71 + more + spare * 0.4, 77, 68, 56.3, 156 + more + spare * 0.7, 22, 0, 12)
        card_h = min(foot_h - 14, (w - 294) / 3 / spec.card_aspect)
        card_w = card_h * spec.card_aspect
        card_x = 170 + (w - 294 - 3 * card_w) / 2
        half = (foot_h - 18) / 2
        low = foot + (foot_h - 100) / 2
        return PanelLayout(
            seat=seat,
            own=False,
            rect=grid.box(0, 0, w, h),
            header=grid.box(8, 0, 188 + 2 * more, 42 + more),
            avatar=grid.disc(32, 21 + more / 2, 13 + more / 4),
            name=grid.box(50 + more / 2, 2, 130 + 1.5 * more, 38 + more),
            points=grid.box(w - 150, 4, 106, 56),
            total=grid.box(204 + 2 * more, 37 + more / 2, 68 + more, 24 + more / 2),
            bonuses=matrix.bonuses(grid),
            tokens=matrix.tokens(grid, spec.rules.kinds),
            count_width=matrix.count_width(grid),
            hand=cards(grid, spec.card_aspect, card_x, foot + (foot_h - card_h) / 2, card_w, card_w + 5),
            tiles=grid.box(w - 106, foot + 6, 92, half),
            majority=grid.box(w - 106, foot + 12 + half, 92, half),
            gauntlet=grid.piece(14, low, 42, 46),
            progress=grid.box(14, low + 52, 146, 20),
            stones=grid.box(12, low + 76, 146, 22),
            tags=grid.box(80, low + 6, 66, 34),
            footer=grid.box(4, foot, w - 8, foot_h),
        )
    # Three opponents: counts at the left above the goal, the hand at the right above tiles and tags.
    # For larger text counts take the room of the goal, which is still on its tile and on the seat page.
    lean = enlarged >= _LEAN_FROM
    pitch = 59.0 if lean else 57.0
    side = 20 + 6 * pitch + 6.0
    available = w - side - 10
    card_w = min((available - 8) / 3, (h - 116 - more) * spec.card_aspect)
    top = 54 + more
    low = top + card_w / spec.card_aspect + 8
    tile_h = min(h - 10 - low, 58.0)
    left = side - 12
    foot = h - 50
    if lean:
        spare = h - 203
        matrix = Matrix(20, top + 4, pitch, 53, 43.9, h - 40 - spare * 0.3, 20, 0, 2)
        tags = grid.box(side, low, 60, 28)
        low, tile_h = low + 32, h - 10 - low - 32
    else:
        matrix = Matrix(20, top, pitch, 46, 38, 123 + more * 0.7, 15.5, 0, 3)
        tags = grid.box(left - 66, foot + 6, 60, 32)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(8, 0, 158 + 2 * more, 36 + more),
        avatar=grid.disc(30, 18 + more / 2, 12 + more / 4),
        name=grid.box(46 + more / 2, 2, 108 + 1.5 * more, 32 + more),
        points=grid.box(w - 130, 2, 90, 46),
        total=grid.box(w - 214 - more, 8, 80 + more, 26 + more / 2),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, spec.rules.kinds),
        count_width=matrix.count_width(grid),
        hand=cards(grid, spec.card_aspect, side, top, card_w, card_w + 4),
        tiles=grid.box(side, low, available * 0.6, tile_h),
        majority=grid.box(side + available * 0.62, low, available * 0.38, tile_h),
        gauntlet=None if lean else grid.piece(12, foot + 2, 38, 40),
        progress=None if lean else grid.box(58, foot + 2, left - 138, 18),
        stones=None if lean else grid.box(58, foot + 22, left - 188, 21),
        tags=tags,
        footer=None if lean else grid.box(4, foot, left - 4, 44),
    )


def own_panel(grid: Grid, spec: LayoutSpec, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out the wide table's own panel with its corner at the grid's origin; extra height goes to the cards."""
    spare = h - 186
    card_w = min(108 + min(spare, 60) * spec.card_aspect, (w - 26 - 16 - 876) / 3)
    matrix = Matrix(222, 42 + spare * 0.4, 78, 70, 58, 141 + spare * 0.6, 25, 0, 14)
    top = (h - 186) / 2
    flag = min(spare * 0.16, 12.0)
    hand_x = w - 3 * card_w - 16 - 10
    return PanelLayout(
        seat=seat,
        own=True,
        rect=grid.box(0, 0, w, h),
        header=grid.box(10, 0, 196, 46 + flag),
        avatar=grid.disc(36, 23 + flag / 2, 14),
        name=grid.box(56, 2, 136, 42 + flag),
        points=grid.box(20, 50 + top, 164, 102),
        total=grid.box(622, 3 + top, 80, 30),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, spec.rules.kinds),
        count_width=matrix.count_width(grid),
        hand=cards(grid, spec.card_aspect, hand_x, (h - card_w / spec.card_aspect) / 2, card_w, card_w + 8),
        tiles=grid.box(806, 8 + top, hand_x - 828, 60),
        majority=grid.box(806, 72 + top, 62, 60),
        gauntlet=grid.box(706, 34 + top, 96, 104),
        progress=grid.box(706, 148 + top, 132, 24),
        tags=grid.box(708, 4 + top, 66, 28),
        banner=grid.box(216, 0, 196, 33 + flag),
    )


def action_panel(grid: Grid, w: float, h: float, lift: float) -> ActionLayout:
    """Lay out the action panel; ``lift`` is the prompt's additional height for enlarged text."""
    rise = lift * 0.22  # the buttons' share, for their larger words
    prompt_y = 6 + (h - 186 - lift) / 2
    top = (h - 186 + lift) / 2 - rise
    return ActionLayout(
        rect=grid.box(0, 0, w, h),
        prompt=grid.box(14, prompt_y, w - 30, 28 + lift - rise),
        slots=tuple(grid.disc(46 + i * 76, 66 + top, 27) for i in range(HAND_LIMIT)),
        confirm=grid.box(8, 101 + top, (w - 32) * 0.52, 38 + rise / 2),
        undo=grid.box(16 + (w - 32) * 0.52, 101 + top, (w - 32) * 0.48, 38 + rise / 2),
        buy=grid.box(6, 146 + top + rise / 2, (w - 30) / 2, 33 + rise / 2),
        reserve=grid.box(14 + (w - 30) / 2, 146 + top + rise / 2, (w - 30) / 2, 33 + rise / 2),
    )


SKIN: Final[Skin] = load_skin("marvel", own_panel, opponent_panel, action_panel)
