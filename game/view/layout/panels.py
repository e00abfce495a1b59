"""What a panel is, what panels share, and the action panel of a narrow table.

Knows the proportions of the panels in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

import msgspec

from game.rules.model import COLORS, HAND_LIMIT, SPECIAL, WILD, Seat
from game.view.layout.geometry import Grid, Rect

_HIGH_ACTIONS = 196.0


class PanelLayout(msgspec.Struct, frozen=True):
    """The boxes of one player's panel; ``tokens`` holds a box per kind of the edition, counts are right of it.

    A ``folded`` panel shows the band with its name only, and all its places are in that band.
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


class ActionLayout(msgspec.Struct, frozen=True):
    """The boxes of the panel that gathers, confirms and undoes."""

    rect: Rect
    prompt: Rect
    slots: tuple[Rect, ...]
    confirm: Rect
    undo: Rect
    buy: Rect
    reserve: Rect


class Matrix(msgspec.Struct, frozen=True):
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
        """Return the boxes of the five bonuses."""
        return tuple(
            grid.piece(self.x + self.shift + i * self.pitch, self.y, self.bonus_w, self.bonus_h) for i in range(COLORS)
        )

    def tokens(self, grid: Grid, kinds: int) -> tuple[Rect, ...]:
        """Return the boxes of colours and the wild kind in one row; the special kind above the wild one."""
        boxes = []
        for kind in range(WILD + 1):
            gap = self.wild_gap if kind == WILD else 0.0
            boxes.append(grid.disc(self.x + kind * self.pitch + gap + self.radius, self.token_y, self.radius))
        if kinds > SPECIAL:
            special_x = self.x + SPECIAL * self.pitch - self.pitch + self.wild_gap + self.radius
            boxes.append(grid.disc(special_x, self.y + self.bonus_h / 2, self.radius * 1.1))
        return tuple(boxes)

    def count_width(self, grid: Grid) -> int:
        """Return the room in window pixels for a token's count."""
        return grid.px(self.pitch - 2 * self.radius - 3)


def cards(grid: Grid, aspect: float, x: float, y: float, w: float, pitch: float) -> tuple[Rect, ...]:
    """Return the boxes of the cards in a hand, ``w`` wide."""
    return tuple(grid.piece(x + i * pitch, y, w, w / aspect) for i in range(HAND_LIMIT))


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
