"""The boxes inside the panels of a narrow table.

Knows the proportions of the panels in reference pixels; knows nothing of states, input or pygame. Enlarged text
makes the name's band higher and the gaps below it smaller.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import Seat
from game.view.layout.geometry import Grid
from game.view.layout.panels import Matrix, PanelLayout, cards
from game.view.layout.spec import LayoutSpec

_BAND_GROWS: Final = 8.0
"""The additional height of the band with the name for text of twice the size."""
_PITCH: Final = 46.0
_LOW_W: Final = 451.0
"""The distance of two colours in a low panel of this width; more in a wider one."""
_TILE_ROW: Final = 28.0
_LEAST_CARD: Final = 54.0
"""The row for tiles below the hand; where it leaves cards lower than that, tiles are beside the hand."""


def compact_opponent(grid: Grid, spec: LayoutSpec, seat: Seat, w: float, h: float, enlarged: float) -> PanelLayout:
    """Lay out an opponent's panel below 1280 pixels: a name's band, then two rows of counts, the hand beside or below.

    With fewer players the panel is higher and its pieces are larger.
    """
    more = _BAND_GROWS * (enlarged - 1)
    band = 32.0 + more
    avatar, name_w, token = spec.compact_opponent
    body = h - band
    tags = majority = None
    if body > 160:
        roomy = body > 300
        gap = 12.0 if roomy else 5.0
        pitch = (w - 16) / 6
        bonus_h = 72.0 if roomy else 50.0
        bonus_w = min(60.0, bonus_h * spec.bonus_aspect)
        bonus_h = bonus_w / spec.bonus_aspect
        radius = 22.0 if roomy else 17.0
        if roomy:
            # One opponent: three rows share the height, as large as the width allows.
            card = min(176.0, (w - 140) / 3 / spec.card_aspect)
            gap = max(gap, (body - bonus_h - 2 * radius - card) / 4)
        token_y = band + gap + bonus_h + gap + radius
        matrix = Matrix(10, band + gap, pitch, bonus_w, bonus_h, token_y, radius)
        strip = token_y + radius + gap
        card_h = min(176.0, h - strip - 8)
        card_w = min(card_h * spec.card_aspect, (w - (140 if roomy else 110)) / 3)
        card_h = card_w / spec.card_aspect
        hand = cards(grid, spec.card_aspect, 10, strip, card_w, card_w + 6)
        left = 10 + 3 * (card_w + 6) + 6
        tile_h = min(card_h, 98.0 if roomy else 70.0)
        tiles = grid.box(left, strip, w - left - (8 if roomy or not spec.majority else 60), tile_h)
        if spec.majority and roomy:
            majority = grid.box(left, strip + tile_h + 6, w - left - 8, max(card_h - tile_h - 6, 40.0))
        elif spec.majority:
            majority = grid.box(w - 56, strip, 48, min(tile_h, 48.0))
            tags = grid.box(w - 198 - 2 * more, 4, 56, band - 8)
    else:
        # Several opponents: counts at the left, the hand at the right, tiles and tags below it.
        pitch = _PITCH * min(max(w / _LOW_W, 1.0), 1.3)
        bonus_h = min(pitch * 1.2, body * 0.5)
        bonus_w = min(pitch - 5, bonus_h * spec.bonus_aspect)
        bonus_h = bonus_w / spec.bonus_aspect
        radius = min(pitch * token, (body - bonus_h - 12) / 2)
        air = (body - bonus_h - 2 * radius) / 3
        matrix = Matrix(10, band + air, pitch, bonus_w, bonus_h, h - air - radius, radius)
        side = 10 + 6 * pitch + 6.0
        available = w - side - 8
        card_h = min((available - 8) / 3 / spec.card_aspect, body - 15 - _TILE_ROW)
        low = band + 5 + card_h + 4
        beside = card_h < _LEAST_CARD
        if beside:
            card_h = min(body - 12, (available - 8 - _TILE_ROW * 2.8) / 3 / spec.card_aspect)
        card_w = card_h * spec.card_aspect
        hand = cards(grid, spec.card_aspect, side, band + 5, card_w, card_w + 4)
        across = side + 3 * (card_w + 4)
        own = (across, band + 5, w - across - 8, card_h) if beside else (side, low, available, h - 6 - low)
        if spec.majority and beside:
            half = own[3] / 2 - 2
            tags = grid.box(own[0], own[1], own[2] * 0.5 - 2, half)
            majority = grid.box(own[0] + own[2] * 0.5, own[1], own[2] * 0.5, half)
            tiles = grid.box(own[0], own[1] + half + 4, own[2], half)
        elif spec.majority:
            tags = grid.box(own[0], own[1], 46, own[3])
            majority = grid.box(own[0] + own[2] - own[3] * 1.1, own[1], own[3] * 1.1, own[3])
            tiles = grid.box(own[0] + 48, own[1], own[2] - 50 - own[3] * 1.1, own[3])
        else:
            tiles = grid.box(*own)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(1, 1, 132 + 3 * more if spec.flags else w - 2, band - 1),
        avatar=grid.disc(19, band / 2 + 1, avatar + more / 4),
        name=grid.box(36 + more / 2, 2, name_w + 2.4 * more, band - 3),
        points=grid.box(w - 64 - more, 1, 58 + more, band - 1)
        if spec.flags
        else grid.box(w - 62 - more, 2, 54 + more, band - 4),
        total=grid.box(w - 134 - 2 * more, 4, 66 + more, band - 8),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, spec.rules.kinds),
        count_width=matrix.count_width(grid),
        hand=hand,
        tiles=tiles,
        majority=majority,
        tags=tags,
    )


def compact_own(grid: Grid, spec: LayoutSpec, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out the own panel below 1280 pixels."""
    wide, top, grows = spec.compact_bonus
    pitch = 50.0
    spare = h - 128
    bonus_w = wide + min(spare, 46) * grows
    bonus_h = bonus_w / spec.bonus_aspect
    matrix = Matrix(128, top + spare * 0.2, pitch, bonus_w, bonus_h, h - 31 - spare * 0.2, 17, 0, 2)
    hand_x = w - 10 - 3 * 73
    card_h = 73 / spec.card_aspect
    column = 128 + 6 * pitch + 4
    return PanelLayout(
        seat=seat,
        own=True,
        rect=grid.box(0, 0, w, h),
        header=grid.box(6, 6, 116, 36),
        avatar=grid.disc(24, 24, spec.compact_own[0]),
        name=grid.box(44, 6, spec.compact_own[1], 36),
        points=grid.box(10, 50, 110, h - 62),
        total=grid.box(column, 8, hand_x - column - 4, 24) if spec.majority else grid.box(128 + 5 * pitch, 14, 52, 36),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, spec.rules.kinds),
        count_width=matrix.count_width(grid),
        hand=cards(grid, spec.card_aspect, hand_x, (h - card_h) / 2, 70, 73),
        tiles=grid.box(column, 64 if spec.majority else 10, hand_x - column - 6, 28 if spec.majority else h - 20),
        majority=grid.box(column, h - 34, hand_x - column - 6, 26) if spec.majority else None,
        tags=grid.box(column, 36, hand_x - column - 4, 24) if spec.majority else None,
    )
