"""A laid-out table: every ``Place`` and control mapped to a rectangle, and queries of that map.

Knows boxes, seats and names of places; knows nothing of window sizes, positions, rules of play, drawing or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.model import FIRST, Place, PlaceKind, Seat, market
from game.view.layout.edges import BarLayout, Control
from game.view.layout.geometry import Rect
from game.view.layout.panels import ActionLayout, PanelLayout
from game.view.layout.spec import LayoutSpec

SLOT_CONTROLS: Final = (Control.SLOT_1, Control.SLOT_2, Control.SLOT_3)
SEAT_CONTROLS: Final = (Control.SEAT_1, Control.SEAT_2, Control.SEAT_3, Control.SEAT_4)
Target: TypeAlias = Place | Control


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

    ``places`` are the visible boxes; ``areas`` the larger ones for the pointer. ``banner`` and ``inspector``
    are ``None`` where the density or edition has none; ``ticker`` spells the last action where the log is a drawer.
    ``participants`` is ``None`` for a game at one screen, ``side_scale`` the scale of the opponents' panels.
    """

    size: tuple[int, int]
    spec: LayoutSpec
    scale: float
    side_scale: float
    compact: bool
    own: Seat
    bar: BarLayout
    banner: Rect | None
    bank: Rect
    bank_cells: tuple[Rect, ...]
    gauntlet: Rect | None
    inspector: Rect | None
    log: Rect
    ticker: Rect | None
    panels: tuple[PanelLayout, ...]
    actions: ActionLayout
    places: dict[Place, Rect]
    areas: dict[Target, Rect]
    participants: ParticipantsLayout | None = None
    enlarged: float = 1.0

    def rect(self, place: Place) -> Rect:
        """Return the box of a place; for a place without one of its own the nearest that represents it."""
        if place.kind is PlaceKind.OWNED_TILE:
            return tile_box(self.panel(place.row).tiles, place.slot, self.spec.tile_aspect)
        known = self.places.get(place)
        if known is not None:
            return known
        if place.kind is PlaceKind.HAND:
            return self.panel(place.row).hand[-1]
        if place == FIRST:
            return self.bar.status
        return self.panel(self.own).rect

    def panel(self, seat: Seat) -> PanelLayout:
        """Return the panel of a seat."""
        return self.panels[seat]

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
            if along <= 1 or across > along * 2.5:
                continue
            cost = along + 2 * across
            if best is None or cost < best[0]:
                best = (cost, other)
        return target if best is None else best[1]

    def order(self) -> tuple[Target, ...]:
        """Return every target in reading order, for the Tab key."""
        return tuple(self.areas)


def tile_box(area: Rect, index: int, aspect: float) -> Rect:
    """Return the box of a newly won tile: down a column where the area is tall, else at its right end."""
    w = min(area.w, round(area.h * aspect))
    h = round(w / aspect)
    if area.h > area.w * 1.3:
        return Rect(area.x, min(area.y + index * (h + 4), area.bottom - h), w, h)
    return Rect(area.right - w, area.y + (area.h - h) // 2, w, h)


def others(seats: int, own: Seat) -> tuple[Seat, ...]:
    """Return the opponents clockwise, from the one who plays after ``own``."""
    return tuple((own + i) % seats for i in range(1, seats))
