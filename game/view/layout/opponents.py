"""Where things lie inside an opponent's panel, for each edition and density.

Knows the proportions of the panels in reference pixels; knows nothing of states, input or pygame. Text that is enlarged
makes the name's band higher, at the cost of the gaps below it.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import Seat
from game.view.layout.geometry import Grid
from game.view.layout.panels import BONUS_ASPECT, CARD_ASPECT, Matrix, PanelLayout, cards

_BAND_GROWS: Final = 14.0
_FLAG_GROWS: Final = 10.0
_COMPACT_BAND_GROWS: Final = 8.0
"""How much higher the band with the name is for text of twice the size: base, marvel, a narrow table."""
_LEAN_FROM: Final = 1.4
_PITCH: Final = 46.0
_LOW_W: Final = 451.0
"""From one colour to the next in a low panel of a narrow table of so much width; more in a wider one."""
_TILE_ROW: Final = 28.0
_LEAST_CARD: Final = 54.0
"""The row for tiles below the hand; where it leaves less than a card of that height, tiles lie beside the hand."""


def opponent_panel(grid: Grid, edition: str, seat: Seat, w: float, h: float, enlarged: float) -> PanelLayout:
    """Lay out an opponent's panel of the wide table with its corner at the grid's origin."""
    if edition == "marvel":
        return _marvel_opponent(grid, seat, w, h, enlarged)
    more = _BAND_GROWS * (enlarged - 1)
    band = 50 + more
    tall = h > 260
    if tall:
        # A player fewer leaves room for cards that can be read: what lies in the hand is mostly open (R18).
        card_h = min(176.0, h - 205 - more)
        card_w = card_h * CARD_ASPECT["base"]
        matrix = Matrix(16, 60 + more, 82 if w < 600 else (w - 30) / 6, 50, 70.4, 161 + more, 25, 4)
        hand = cards(grid, "base", 16, h - 12 - card_h, card_w, card_w + 9)
        left = 16 + 3 * (card_w + 9) + 8
        tile = min(98.0, card_h)
        tiles = grid.box(left, h - 12 - (card_h + tile) / 2, w - left - 14, tile)
    else:
        spare = h - 211 - more
        matrix = Matrix(16, 62 + more + spare * 0.3, 63, 46, 66, h - 35 - spare * 0.2, 21)
        hand = cards(grid, "base", w - 180, 59 + more + spare * 0.3, 55, 58)
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
        tokens=matrix.tokens(grid, "base"),
        count_width=matrix.count_width(grid),
        hand=hand,
        tiles=tiles,
    )


def _marvel_opponent(grid: Grid, seat: Seat, w: float, h: float, enlarged: float) -> PanelLayout:
    more = _FLAG_GROWS * (enlarged - 1)
    tall = h > 260
    if tall:
        # The goal and its parts at the left of the footer, then the hand, then what has been won.
        foot_h = min(h - 201 - more, 150.0)
        foot = h - foot_h - 8
        spare = foot - 193 - more
        matrix = Matrix(24, 71 + more + spare * 0.4, 77, 68, 56.3, 156 + more + spare * 0.7, 22, 0, 12)
        card_h = min(foot_h - 14, (w - 294) / 3 / CARD_ASPECT["marvel"])
        card_w = card_h * CARD_ASPECT["marvel"]
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
            tokens=matrix.tokens(grid, "marvel"),
            count_width=matrix.count_width(grid),
            hand=cards(grid, "marvel", card_x, foot + (foot_h - card_h) / 2, card_w, card_w + 5),
            tiles=grid.box(w - 106, foot + 6, 92, half),
            majority=grid.box(w - 106, foot + 12 + half, 92, half),
            gauntlet=grid.piece(14, low, 42, 46),
            progress=grid.box(14, low + 52, 146, 20),
            stones=grid.box(12, low + 76, 146, 22),
            tags=grid.box(80, low + 6, 66, 34),
            footer=grid.box(4, foot, w - 8, foot_h),
        )
    # Three opponents: counts at the left above the goal, the hand at the right above what else the person owns.
    # For larger text the goal is left to its tile in the middle and to the drawer: counts take its room.
    lean = enlarged >= _LEAN_FROM
    pitch = 59.0 if lean else 57.0
    side = 20 + 6 * pitch + 6.0
    room = w - side - 10
    card_w = min((room - 8) / 3, (h - 116 - more) * CARD_ASPECT["marvel"])
    top = 54 + more
    low = top + card_w / CARD_ASPECT["marvel"] + 8
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
        tokens=matrix.tokens(grid, "marvel"),
        count_width=matrix.count_width(grid),
        hand=cards(grid, "marvel", side, top, card_w, card_w + 4),
        tiles=grid.box(side, low, room * 0.6, tile_h),
        majority=grid.box(side + room * 0.62, low, room * 0.38, tile_h),
        gauntlet=None if lean else grid.piece(12, foot + 2, 38, 40),
        progress=None if lean else grid.box(58, foot + 2, left - 138, 18),
        stones=None if lean else grid.box(58, foot + 22, left - 188, 21),
        tags=tags,
        footer=None if lean else grid.box(4, foot, left - 4, 44),
    )


def compact_opponent(grid: Grid, edition: str, seat: Seat, w: float, h: float, enlarged: float) -> PanelLayout:
    """Lay out an opponent's panel below 1280 pixels: a name's band, then two rows of counts, the hand beside or below.

    The fewer players, the higher the panel and the larger what it holds.
    """
    marvel = edition == "marvel"
    more = _COMPACT_BAND_GROWS * (enlarged - 1)
    band = 32.0 + more
    body = h - band
    tags = majority = None
    if body > 160:
        roomy = body > 300
        gap = 12.0 if roomy else 5.0
        pitch = (w - 16) / 6
        bonus_h = 72.0 if roomy else 50.0
        bonus_w = min(60.0, bonus_h * BONUS_ASPECT[edition])
        bonus_h = bonus_w / BONUS_ASPECT[edition]
        radius = 22.0 if roomy else 17.0
        if roomy:
            # One opponent: the three rows share the height, as large as the width allows.
            card = min(176.0, (w - 140) / 3 / CARD_ASPECT[edition])
            gap = max(gap, (body - bonus_h - 2 * radius - card) / 4)
        token_y = band + gap + bonus_h + gap + radius
        matrix = Matrix(10, band + gap, pitch, bonus_w, bonus_h, token_y, radius)
        strip = token_y + radius + gap
        card_h = min(176.0, h - strip - 8)
        card_w = min(card_h * CARD_ASPECT[edition], (w - (140 if roomy else 110)) / 3)
        card_h = card_w / CARD_ASPECT[edition]
        hand = cards(grid, edition, 10, strip, card_w, card_w + 6)
        left = 10 + 3 * (card_w + 6) + 6
        tile_h = min(card_h, 98.0 if roomy else 70.0)
        tiles = grid.box(left, strip, w - left - (8 if roomy or not marvel else 60), tile_h)
        if marvel and roomy:
            majority = grid.box(left, strip + tile_h + 6, w - left - 8, max(card_h - tile_h - 6, 40.0))
        elif marvel:
            majority = grid.box(w - 56, strip, 48, min(tile_h, 48.0))
            tags = grid.box(w - 198 - 2 * more, 4, 56, band - 8)
    else:
        # Several opponents: counts at the left, the hand at the right and below it what else the person owns.
        pitch = _PITCH * min(max(w / _LOW_W, 1.0), 1.3)
        bonus_h = min(pitch * 1.2, body * 0.5)
        bonus_w = min(pitch - 5, bonus_h * BONUS_ASPECT[edition])
        bonus_h = bonus_w / BONUS_ASPECT[edition]
        radius = min(pitch * (0.3 if marvel else 0.326), (body - bonus_h - 12) / 2)
        air = (body - bonus_h - 2 * radius) / 3
        matrix = Matrix(10, band + air, pitch, bonus_w, bonus_h, h - air - radius, radius)
        side = 10 + 6 * pitch + 6.0
        room = w - side - 8
        card_h = min((room - 8) / 3 / CARD_ASPECT[edition], body - 15 - _TILE_ROW)
        low = band + 5 + card_h + 4
        beside = card_h < _LEAST_CARD
        if beside:
            card_h = min(body - 12, (room - 8 - _TILE_ROW * 2.8) / 3 / CARD_ASPECT[edition])
        card_w = card_h * CARD_ASPECT[edition]
        hand = cards(grid, edition, side, band + 5, card_w, card_w + 4)
        across = side + 3 * (card_w + 4)
        own = (across, band + 5, w - across - 8, card_h) if beside else (side, low, room, h - 6 - low)
        if marvel and beside:
            half = own[3] / 2 - 2
            tags = grid.box(own[0], own[1], own[2] * 0.5 - 2, half)
            majority = grid.box(own[0] + own[2] * 0.5, own[1], own[2] * 0.5, half)
            tiles = grid.box(own[0], own[1] + half + 4, own[2], half)
        elif marvel:
            tags = grid.box(own[0], own[1], 46, own[3])
            majority = grid.box(own[0] + own[2] - own[3] * 1.1, own[1], own[3] * 1.1, own[3])
            tiles = grid.box(own[0] + 48, own[1], own[2] - 50 - own[3] * 1.1, own[3])
        else:
            tiles = grid.box(*own)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(1, 1, w - 2 if not marvel else 132 + 3 * more, band - 1),
        avatar=grid.disc(19, band / 2 + 1, (13 if not marvel else 10) + more / 4),
        name=grid.box(36 + more / 2, 2, (104 if not marvel else 92) + 2.4 * more, band - 3),
        points=grid.box(w - 64 - more, 1, 58 + more, band - 1)
        if marvel
        else grid.box(w - 62 - more, 2, 54 + more, band - 4),
        total=grid.box(w - 134 - 2 * more, 4, 66 + more, band - 8),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, edition),
        count_width=matrix.count_width(grid),
        hand=hand,
        tiles=tiles,
        majority=majority,
        tags=tags,
    )
