"""Where things lie inside a player's panel and in the action panel, for each edition and density.

Knows the proportions of the panels in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.model import COLORS, HAND_LIMIT, SPECIAL, WILD, Seat
from game.ui.geometry import Grid, Rect

BONUS_ASPECT = {"base": 46 / 66, "marvel": 70 / 58}
CARD_ASPECT = {"base": 126 / 176, "marvel": 120 / 168}
TILE_ASPECT = {"base": 1.0, "marvel": 107 / 102}


@dataclass(frozen=True)
class PanelLayout:
    """The boxes of one player's panel; ``tokens`` holds a box per kind of the edition, counts stand right of it.

    A ``folded`` panel shows its name's band alone; what comes to lie in it lies there.
    """

    seat: Seat
    own: bool
    rect: Rect
    header: Rect
    avatar: Rect
    name: Rect
    points: Rect
    total: Rect
    bonuses: tuple[Rect, ...]
    tokens: tuple[Rect, ...]
    count_width: int
    hand: tuple[Rect, ...]
    tiles: Rect
    majority: Rect | None = None
    gauntlet: Rect | None = None
    progress: Rect | None = None
    stones: Rect | None = None
    tags: Rect | None = None
    footer: Rect | None = None
    banner: Rect | None = None
    presence: Rect | None = None
    folded: bool = False


@dataclass(frozen=True)
class ActionLayout:
    """The boxes of the panel that gathers, confirms and undoes."""

    rect: Rect
    prompt: Rect
    slots: tuple[Rect, ...]
    confirm: Rect
    undo: Rect
    buy: Rect
    reserve: Rect


@dataclass(frozen=True)
class _Matrix:
    """Rows of bonuses and tokens: columns ``pitch`` apart; ``shift`` moves a bonus right of its column's edge."""

    x: float
    y: float
    pitch: float
    bonus_w: float
    bonus_h: float
    token_y: float
    radius: float
    shift: float = 0.0
    wild_gap: float = 0.0

    def bonuses(self, grid: Grid) -> tuple[Rect, ...]:
        return tuple(
            grid.piece(self.x + self.shift + i * self.pitch, self.y, self.bonus_w, self.bonus_h) for i in range(COLORS)
        )

    def tokens(self, grid: Grid, edition: str) -> tuple[Rect, ...]:
        """Colours and the wild kind in one row; the special kind above the wild one."""
        boxes = []
        for kind in range(WILD + 1):
            gap = self.wild_gap if kind == WILD else 0.0
            boxes.append(grid.disc(self.x + kind * self.pitch + gap + self.radius, self.token_y, self.radius))
        if edition == "marvel":
            special_x = self.x + SPECIAL * self.pitch - self.pitch + self.wild_gap + self.radius
            boxes.append(grid.disc(special_x, self.y + self.bonus_h / 2, self.radius * 1.1))
        return tuple(boxes)

    def count_width(self, grid: Grid) -> int:
        return grid.px(self.pitch - 2 * self.radius - 3)


def _cards(grid: Grid, edition: str, x: float, y: float, w: float, pitch: float) -> tuple[Rect, ...]:
    return tuple(grid.piece(x + i * pitch, y, w, w / CARD_ASPECT[edition]) for i in range(HAND_LIMIT))


def opponent_panel(grid: Grid, edition: str, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out an opponent's panel of the wide table with its corner at the grid's origin."""
    if edition == "marvel":
        return _marvel_opponent(grid, seat, w, h)
    tall = h > 260
    if tall:
        # A player fewer leaves room for cards that can be read: what lies in the hand is mostly open (R18).
        card_h = min(176.0, h - 221)
        card_w = card_h * CARD_ASPECT["base"]
        matrix = _Matrix(16, 64, 82 if w < 600 else (w - 30) / 6, 54, 76, 174, 25, 4)
        hand = _cards(grid, "base", 16, h - 12 - card_h, card_w, card_w + 9)
        left = 16 + 3 * (card_w + 9) + 8
        tile = min(98.0, card_h)
        tiles = grid.box(left, h - 12 - (card_h + tile) / 2, w - left - 14, tile)
    else:
        spare = h - 211
        matrix = _Matrix(16, 62 + spare * 0.3, 63, 46, 66, h - 35 - spare * 0.2, 21)
        hand = _cards(grid, "base", w - 180, 59 + spare * 0.3, 55, 58)
        tiles = grid.box(w - 128, h - 64 - spare * 0.2, 114, 56)
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(1, 1, w - 2, 50),
        avatar=grid.disc(31, 27, 22),
        name=grid.box(60, 6, w - 60 - 190, 42),
        points=grid.box(w - 96, 6, 84, 42),
        total=grid.box(w - 178, 10, 72, 34),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, "base"),
        count_width=matrix.count_width(grid),
        hand=hand,
        tiles=tiles,
    )


def _marvel_opponent(grid: Grid, seat: Seat, w: float, h: float) -> PanelLayout:
    tall = h > 260
    if tall:
        spare = h - 308
        foot_h = 92.0 + spare * 0.6
        foot = h - foot_h - 8
        matrix = _Matrix(24, 74 + spare * 0.1, 77, 70, 58, 162 + spare * 0.25, 23, 0, 12)
        card_w = min((foot_h - 12) * CARD_ASPECT["marvel"], (w - 338) / 3)
        card_x = w - 16 - 3 * card_w - 12 - 56
        return PanelLayout(
            seat=seat,
            own=False,
            rect=grid.box(0, 0, w, h),
            header=grid.box(8, 0, 188, 42),
            avatar=grid.disc(32, 21, 13),
            name=grid.box(50, 2, 130, 38),
            points=grid.box(w - 150, 6, 106, 62),
            total=grid.box(204, 40, 80, 26),
            bonuses=matrix.bonuses(grid),
            tokens=matrix.tokens(grid, "marvel"),
            count_width=matrix.count_width(grid),
            hand=_cards(
                grid, "marvel", card_x, foot + (foot_h - card_w / CARD_ASPECT["marvel"]) / 2, card_w, card_w + 5
            ),
            tiles=grid.box(w - 70, foot + 6, 56, (foot_h - 18) / 2),
            majority=grid.box(w - 70, foot + 10 + (foot_h - 18) / 2, 56, (foot_h - 18) / 2),
            gauntlet=grid.piece(12, foot + (foot_h - 68) / 2, 64, 68),
            progress=grid.box(84, foot + foot_h / 2 - 32, 128, 24),
            stones=grid.box(84, foot + foot_h / 2 + 4, 128, 22),
            tags=grid.box(card_x - 40, foot + foot_h / 2 - 30, 32, 60),
            footer=grid.box(4, foot, w - 8, foot_h),
        )
    matrix = _Matrix(22, 48, 77, 62, 51.4, 126, 18, 0, 10)
    foot = h - 50
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(8, 0, 158, 36),
        avatar=grid.disc(30, 18, 12),
        name=grid.box(46, 2, 108, 32),
        points=grid.box(w - 130, 2, 90, 46),
        total=grid.box(w - 214, 8, 80, 26),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, "marvel"),
        count_width=matrix.count_width(grid),
        hand=_cards(grid, "marvel", 318, foot + 3, 28, 31),
        tiles=grid.box(417, foot + 3, 44, 38),
        majority=grid.piece(w - 48, foot + 3, 40, 38),
        gauntlet=grid.piece(12, foot + 2, 38, 40),
        progress=grid.box(58, foot + 2, 132, 18),
        stones=grid.box(58, foot + 22, 128, 20),
        tags=grid.box(256, foot + 6, 56, 32),
        footer=grid.box(4, foot, w - 8, 44),
    )


def own_panel(grid: Grid, edition: str, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out the wide table's own panel with its corner at the grid's origin; extra height goes to the cards."""
    if edition == "marvel":
        spare = h - 186
        card_w = min(108 + min(spare, 60) * CARD_ASPECT["marvel"], (w - 26 - 16 - 876) / 3)
        matrix = _Matrix(222, 42 + spare * 0.4, 78, 70, 58, 141 + spare * 0.6, 25, 0, 14)
        top = (h - 186) / 2
        hand_x = w - 3 * card_w - 16 - 10
        return PanelLayout(
            seat=seat,
            own=True,
            rect=grid.box(0, 0, w, h),
            header=grid.box(10, 0, 196, 46),
            avatar=grid.disc(36, 23, 14),
            name=grid.box(56, 2, 136, 42),
            points=grid.box(20, 50 + top, 164, 102),
            total=grid.box(622, 4, 80, 30),
            bonuses=matrix.bonuses(grid),
            tokens=matrix.tokens(grid, "marvel"),
            count_width=matrix.count_width(grid),
            hand=_cards(grid, "marvel", hand_x, (h - card_w / CARD_ASPECT["marvel"]) / 2, card_w, card_w + 8),
            tiles=grid.box(806, 6 + top, 62, 58),
            majority=grid.box(806, 72 + top, 62, 60),
            gauntlet=grid.box(706, 34 + top, 96, 104),
            progress=grid.box(706, 148 + top, 132, 24),
            tags=grid.box(708, 4 + top, 66, 28),
            banner=grid.box(216, 2, 214, 36),
        )
    spare = h - 166
    card_w = min(94 + min(spare, 60) * CARD_ASPECT["base"], (w - 14 - 18 - 8 - 763) / 3)
    matrix = _Matrix(207, 14 + spare * 0.35, 82, 54, 76, 126 + spare * 0.65, 27, 10)
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
        tokens=matrix.tokens(grid, "base"),
        count_width=matrix.count_width(grid),
        hand=_cards(grid, "base", hand_x, (h - card_w / CARD_ASPECT["base"]) / 2, card_w, card_w + 9),
        tiles=grid.box(703, 14 + top, hand_x - 711, h - 28 - 2 * top),
    )


def compact_opponent(grid: Grid, edition: str, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out an opponent's panel below 1280 pixels: a name band, then two rows of counts, the hand beside or below."""
    marvel = edition == "marvel"
    band = 32.0
    body = h - band
    tall = body > 160
    roomy = body > 300
    pitch = (w - 16) / 6 if tall else 52.0
    bonus_h = 72.0 if roomy else min(56.0, body * 0.46)
    bonus_w = min(60.0 if roomy else 46.0, bonus_h * BONUS_ASPECT[edition])
    bonus_h = bonus_w / BONUS_ASPECT[edition]
    radius = 22.0 if roomy else min(18.0, body * 0.155)
    gap = 12.0
    if roomy:
        # One opponent: the three rows share the height, as large as the width allows.
        card = min(176.0, (w - 100) / 3 / CARD_ASPECT[edition])
        gap = max(gap, (body - bonus_h - 2 * radius - card) / 4)
    bonus_y = band + (gap if roomy else 7) if tall else band + body * 0.27 - bonus_h / 2
    token_y = bonus_y + bonus_h + radius + (gap if roomy else 5) if tall else band + body * 0.76
    matrix = _Matrix(10, bonus_y, pitch, bonus_w, bonus_h, token_y, radius, 0, 3 if not tall else 0)
    if tall:
        strip = token_y + radius + (gap if roomy else 7)
        card_h = min(176.0, h - strip - 8)
        card_w = min(card_h * CARD_ASPECT[edition], (w - 30 - 70) / 3)
        card_h = card_w / CARD_ASPECT[edition]
        hand = _cards(grid, edition, 10, strip, card_w, card_w + 6)
        left = 10 + 3 * (card_w + 6) + 6
        tile_h = min(card_h, 70.0)
        tiles = grid.box(left, strip, w - left - (60 if marvel else 8), tile_h)
        majority = grid.box(w - 56, strip, 48, min(tile_h, 48.0))
    else:
        side = 10 + 6 * 52 + 10.0
        card_h = min(body * 0.5, 48)
        step = min(card_h * CARD_ASPECT[edition] + 4, (w - side - 10) / 3)
        hand = _cards(grid, edition, side, band + 5, step - 3, step)
        low = band + 10 + card_h
        tiles = grid.box(side, low, w - side - (52 if marvel else 8), min(h - low - 6, 62))
        majority = grid.box(w - 48, low, 40, min(h - low - 6, 38))
    return PanelLayout(
        seat=seat,
        own=False,
        rect=grid.box(0, 0, w, h),
        header=grid.box(1, 1, w - 2 if not marvel else 140, band - 1),
        avatar=grid.disc(19, band / 2 + 1, 13 if not marvel else 10),
        name=grid.box(36, 2, 104 if marvel else 180, band - 3),
        points=grid.box(w - 62, 2, 54, band - 4),
        total=grid.box(w - 132, 4, 62, band - 8),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, edition),
        count_width=matrix.count_width(grid),
        hand=hand,
        tiles=tiles,
        majority=majority if marvel else None,
        tags=grid.box(w - 192, 4, 54, band - 8) if marvel else None,
    )


def compact_own(grid: Grid, edition: str, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out the own panel below 1280 pixels."""
    marvel = edition == "marvel"
    bonus_w = 38.0 if not marvel else 48.0
    bonus_h = bonus_w / BONUS_ASPECT[edition]
    pitch = 50.0
    matrix = _Matrix(128, 10 if not marvel else 14, pitch, bonus_w, bonus_h, h - 31, 17, 0, 2)
    hand_x = w - 10 - 3 * 73
    card_h = 73 / CARD_ASPECT[edition]
    column = 128 + 6 * pitch + 4
    return PanelLayout(
        seat=seat,
        own=True,
        rect=grid.box(0, 0, w, h),
        header=grid.box(6, 6, 116, 36),
        avatar=grid.disc(24, 24, 16 if not marvel else 12),
        name=grid.box(44, 6, 68 if marvel else 80, 36),
        points=grid.box(10, 50, 110, h - 62),
        total=grid.box(128 + 5 * pitch, 14, 52, 36) if not marvel else grid.box(column, 8, hand_x - column - 4, 24),
        bonuses=matrix.bonuses(grid),
        tokens=matrix.tokens(grid, edition),
        count_width=matrix.count_width(grid),
        hand=_cards(grid, edition, hand_x, (h - card_h) / 2, 70, 73),
        tiles=grid.box(column, 64 if marvel else 10, hand_x - column - 6, 28 if marvel else h - 20),
        majority=grid.box(column, h - 34, hand_x - column - 6, 26) if marvel else None,
        tags=grid.box(column, 36, hand_x - column - 4, 24) if marvel else None,
    )


def action_panel(grid: Grid, edition: str, w: float, h: float, lift: float = 0.0) -> ActionLayout:
    """Lay out the wide table's action panel with its corner at the grid's origin.

    ``lift`` is what the prompt has more in height because the person reads larger text.
    """
    if edition == "marvel":
        prompt_y = 6 + (h - 186 - lift) / 2
        top = (h - 186 + lift) / 2
        return ActionLayout(
            rect=grid.box(0, 0, w, h),
            prompt=grid.box(14, prompt_y, w - 30, 28 + lift),
            slots=tuple(grid.disc(46 + i * 76, 66 + top, 27) for i in range(HAND_LIMIT)),
            confirm=grid.box(8, 101 + top, (w - 36) * 0.56, 38),
            undo=grid.box(18 + (w - 36) * 0.56, 101 + top, (w - 36) * 0.44, 38),
            buy=grid.box(6, 146 + top, (w - 32) / 2, 33),
            reserve=grid.box(14 + (w - 32) / 2, 146 + top, (w - 32) / 2, 33),
        )
    prompt_y = 8 + (h - 166 - lift) / 2
    top = (h - 166 + lift) / 2
    third = (w - 36 - 20) / 3
    return ActionLayout(
        rect=grid.box(0, 0, w, h),
        prompt=grid.box(18, prompt_y, w - 36, 34 + lift),
        slots=tuple(grid.disc(48 + i * 66, 76 + top, 29) for i in range(HAND_LIMIT)),
        confirm=grid.box(228, 48 + top, w - 244, 56),
        undo=grid.box(18, 116 + top, third, 38),
        buy=grid.box(28 + third, 116 + top, third, 38),
        reserve=grid.box(38 + 2 * third, 116 + top, third, 38),
    )


def compact_actions(grid: Grid, w: float, h: float, lift: float = 0.0) -> ActionLayout:
    """Lay out the action panel below 1280 pixels; ``lift`` as in ``action_panel``."""
    third = (w - 16 - 12) / 3
    return ActionLayout(
        rect=grid.box(0, 0, w, h),
        prompt=grid.box(10, 4, w - 20, 24 + lift),
        slots=tuple(grid.disc(30 + i * 45, 55 + lift, 20) for i in range(HAND_LIMIT)),
        confirm=grid.box(146, 33 + lift, w - 154, 44),
        undo=grid.box(8, h - 42, third, 34),
        buy=grid.box(14 + third, h - 42, third, 34),
        reserve=grid.box(20 + 2 * third, h - 42, third, 34),
    )
