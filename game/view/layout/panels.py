"""Where things lie inside the own panel and in the action panel, for each edition and density, and what panels share.

Knows the proportions of the panels in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.model import COLORS, HAND_LIMIT, SPECIAL, WILD, Seat
from game.view.layout.geometry import Grid, Rect

BONUS_ASPECT = {"base": 46 / 66, "marvel": 70 / 58}
CARD_ASPECT = {"base": 126 / 176, "marvel": 120 / 168}
TILE_ASPECT = {"base": 1.0, "marvel": 107 / 102}
_HIGH_ACTIONS = 196.0


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
class Matrix:
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
        """Boxes of the five bonuses."""
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
        """Room in window pixels for a token's count."""
        return grid.px(self.pitch - 2 * self.radius - 3)


def cards(grid: Grid, edition: str, x: float, y: float, w: float, pitch: float) -> tuple[Rect, ...]:
    """Boxes of the cards in a hand, ``w`` wide."""
    return tuple(grid.piece(x + i * pitch, y, w, w / CARD_ASPECT[edition]) for i in range(HAND_LIMIT))


def own_panel(grid: Grid, edition: str, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out the wide table's own panel with its corner at the grid's origin; extra height goes to the cards."""
    if edition == "marvel":
        spare = h - 186
        card_w = min(108 + min(spare, 60) * CARD_ASPECT["marvel"], (w - 26 - 16 - 876) / 3)
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
            tokens=matrix.tokens(grid, "marvel"),
            count_width=matrix.count_width(grid),
            hand=cards(grid, "marvel", hand_x, (h - card_w / CARD_ASPECT["marvel"]) / 2, card_w, card_w + 8),
            tiles=grid.box(806, 8 + top, hand_x - 828, 60),
            majority=grid.box(806, 72 + top, 62, 60),
            gauntlet=grid.box(706, 34 + top, 96, 104),
            progress=grid.box(706, 148 + top, 132, 24),
            tags=grid.box(708, 4 + top, 66, 28),
            banner=grid.box(216, 0, 196, 33 + flag),
        )
    spare = h - 166
    card_w = min(94 + min(spare, 60) * CARD_ASPECT["base"], (w - 14 - 18 - 8 - 763) / 3)
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
        tokens=matrix.tokens(grid, "base"),
        count_width=matrix.count_width(grid),
        hand=cards(grid, "base", hand_x, (h - card_w / CARD_ASPECT["base"]) / 2, card_w, card_w + 9),
        tiles=grid.box(699, 14 + top, hand_x - 713, h - 28 - 2 * top),
    )


def compact_own(grid: Grid, edition: str, seat: Seat, w: float, h: float) -> PanelLayout:
    """Lay out the own panel below 1280 pixels."""
    marvel = edition == "marvel"
    bonus_w = 38.0 if not marvel else 48.0
    pitch = 50.0
    spare = h - 128
    if not marvel:
        bonus_w += min(spare, 46) * 0.17
    bonus_h = bonus_w / BONUS_ASPECT[edition]
    matrix = Matrix(
        128, (10 if not marvel else 14) + spare * 0.2, pitch, bonus_w, bonus_h, h - 31 - spare * 0.2, 17, 0, 2
    )
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
        hand=cards(grid, edition, hand_x, (h - card_h) / 2, 70, 73),
        tiles=grid.box(column, 64 if marvel else 10, hand_x - column - 6, 28 if marvel else h - 20),
        majority=grid.box(column, h - 34, hand_x - column - 6, 26) if marvel else None,
        tags=grid.box(column, 36, hand_x - column - 4, 24) if marvel else None,
    )


def action_panel(grid: Grid, edition: str, w: float, h: float, lift: float = 0.0) -> ActionLayout:
    """Lay out the wide table's action panel with its corner at the grid's origin.

    ``lift`` is what the prompt has more in height because the person reads larger text.
    """
    rise = lift * 0.22  # of it the buttons get what they need for larger words
    if edition == "marvel":
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


def compact_actions(grid: Grid, w: float, h: float) -> ActionLayout:
    """Lay out the action panel below 1280 pixels; a high one has two buttons in a row instead of three."""
    if h < _HIGH_ACTIONS:
        third = (w - 16 - 12) / 3
        return ActionLayout(
            rect=grid.box(0, 0, w, h),
            prompt=grid.box(10, 4, w - 20, h - 104),
            slots=tuple(grid.disc(30 + i * 45, h - 73, 20) for i in range(HAND_LIMIT)),
            confirm=grid.box(146, h - 95, w - 154, 44),
            undo=grid.box(8, h - 42, third, 34),
            buy=grid.box(14 + third, h - 42, third, 34),
            reserve=grid.box(20 + 2 * third, h - 42, third, 34),
        )
    half = (w - 16 - 8) / 2
    return ActionLayout(
        rect=grid.box(0, 0, w, h),
        prompt=grid.box(10, 4, w - 20, h - 140),
        slots=tuple(grid.disc(28 + i * 42, h - 113, 19) for i in range(HAND_LIMIT)),
        confirm=grid.box(8, h - 90, w - 16, 40),
        undo=grid.box(w - 8 - half, h - 132, half, 38),
        buy=grid.box(8, h - 46, half, 38),
        reserve=grid.box(w - 8 - half, h - 46, half, 38),
    )
