"""A laid-out table: every ``Place`` and control mapped to a rectangle, and queries of that map.

Knows boxes, seats and names of places; knows nothing of window sizes, positions, rules of play, drawing or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.model import FIRST, SPECIAL, Place, PlaceKind, Seat, market
from game.rules.pieces import Edition
from game.view.layout.dock import DockLayout
from game.view.layout.edges import BarLayout, Control
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO, MatLayout, won_tile_boxes
from game.view.layout.stacks import (
    HIGHEST,
    bank_foot,
    bank_highest,
    deck_rise,
    lone_chip,
    lone_foot,
    on_stack,
    own_foot,
)

SLOT_CONTROLS: Final = (Control.SLOT_1, Control.SLOT_2, Control.SLOT_3)
MOVE_KINDS: Final = (Control.TAKE, Control.BUY, Control.RESERVE)
"""The kinds of move, which the dock shows in this order while nothing is chosen."""
SEAT_CONTROLS: Final = (Control.SEAT_1, Control.SEAT_2, Control.SEAT_3, Control.SEAT_4)
Target: TypeAlias = Place | Control
_MEDAL_GAP: Final = 4
"""The gap between the tiles that a seat has won, in reference pixels."""


@dataclass(frozen=True)
class ParticipantsLayout:
    """The boxes of a table with people at several screens; ``notice`` is empty where there is none."""

    button: Rect
    clock: Rect
    notice: Rect
    chat: Rect


@dataclass(frozen=True)
class TableLayout:
    """Every box of the table at one window size and, with ``enlarged`` from 1.0 to 2.0, for one size of text.

    ``places`` are the visible boxes; ``areas`` the larger ones for the pointer. ``rails`` are the boxes of the race to
    each tile, the majority tile's last. ``radius`` is that of a chip in the bank. With a ``drawer`` the log covers the
    other mats when it is opened. Where no log lies below them, a ticker shows what happened since the viewer's last
    turn.
    ``participants`` is ``None`` for a game at one screen.
    """

    size: tuple[int, int]
    rules: Edition
    scale: float
    compact: bool
    drawer: bool
    viewer: Seat
    bar: BarLayout
    cloth: Rect
    bank: Rect
    bank_cells: tuple[Rect, ...]
    radius: int
    rails: tuple[Rect, ...]
    log: Rect
    ticker: Rect | None
    mats: tuple[MatLayout, ...]
    dock: DockLayout
    places: dict[Place, Rect]
    areas: dict[Target, Rect]
    participants: ParticipantsLayout | None = None
    enlarged: float = 1.0

    def rect(self, place: Place) -> Rect:
        """Return the box of a place; for a place without one of its own the nearest that represents it."""
        if place.kind is PlaceKind.OWNED_TILE:
            return won_tile_boxes(self.mat(place.row), place.slot + 1, self.medal_gap)[-1]
        known = self.places.get(place)
        if known is not None:
            return known
        if place.kind is PlaceKind.HAND:
            return self.mat(place.row).hand[-1]
        if place == FIRST:
            return self.bar.status
        return self.mat(self.viewer).rect

    @property
    def medal_gap(self) -> int:
        """The gap between the tiles that a seat has won."""
        return max(1, round(_MEDAL_GAP * self.scale))

    def foot(self, place: Place) -> Rect | None:
        """Return the oval of the lowest chip of a place's stack; ``None`` where chips do not lie in a stack."""
        if place.kind is PlaceKind.BANK:
            return bank_foot(self.bank_cells[place.row], self.places[place].center[0], self.radius)
        if place.kind is not PlaceKind.TOKENS or place.row != self.viewer:
            return None
        return (lone_foot if place.slot == SPECIAL else own_foot)(self.places[place])

    def highest(self, place: Place) -> int:
        """Return the highest stack in chips that is drawn at a place where chips lie in a stack."""
        if place.kind is PlaceKind.BANK:
            return bank_highest(self.bank_cells[place.row], self.radius)
        return HIGHEST

    def piece(self, place: Place, below: int = 0) -> Rect:
        """Return the box of a piece that lies on ``below`` others of its stack at a place.

        The majority tile on a mat lies beside so many won tiles.
        """
        if place.kind is PlaceKind.OWNED_MAJORITY:
            return won_tile_boxes(self.mat(place.row), below + 1, self.medal_gap)[-1]
        if place.kind is PlaceKind.DECK:
            face = self.deck_face(place)
            return face.moved(0, -deck_rise(below + 1, face.h))
        if place.kind is PlaceKind.TOKENS and place.row != self.viewer and not self.mat(place.row).folded:
            return lone_chip(self.places[place]) if place.slot == SPECIAL else self.places[place]
        foot = self.foot(place)
        return self.rect(place) if foot is None else on_stack(foot, below, self.highest(place))

    def deck_face(self, place: Place) -> Rect:
        """Return the box of the lowest card of a deck, of which the place shows the middle in a compact layout."""
        shown = self.places[place]
        width = round(shown.h * CARD_RATIO) if self.compact else shown.w
        return Rect(round(shown.center[0] - width / 2), shown.y, width, shown.h)

    def mat(self, seat: Seat) -> MatLayout:
        """Return the mat of a seat."""
        return self.mats[seat]

    def hit(self, pos: tuple[float, float]) -> Target | None:
        """Return the target under a point of the window."""
        for target, area in self.areas.items():
            if area.contains(pos):
                return target
        return None

    def neighbour(self, target: Target | None, dx: int, dy: int) -> Target | None:
        """Return the next target in a direction (-1, 0 or 1 on each axis); without a focus the first market card.

        Distance across the direction counts double, so that the focus stays in its row or column.
        """
        if target is None or target not in self.areas:
            return market(1, 0)
        cx, cy = self.areas[target].center
        best: tuple[float, Target] | None = None
        for other, area in self.areas.items():
            if other == target:
                continue
            ox, oy = area.center
            along = (ox - cx) * dx + (oy - cy) * dy
            across = abs((ox - cx) * dy) + abs((oy - cy) * dx)
            if along <= 1 or across > along * 2:
                continue
            cost = along + 2 * across
            if best is None or cost < best[0]:
                best = (cost, other)
        return target if best is None else best[1]

    def order(self) -> tuple[Target, ...]:
        """Return every target in reading order, for the Tab key."""
        return tuple(self.areas)


def others(seats: int, viewer: Seat) -> tuple[Seat, ...]:
    """Return the opponents clockwise, from the one who plays after ``viewer``."""
    return tuple((viewer + i) % seats for i in range(1, seats))
