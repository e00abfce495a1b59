"""The windows, editions and numbers of seats at which tables are laid out in tests."""

from __future__ import annotations

from game.rules.model import (
    PlaceKind,
    bonus,
    hand,
)
from game.view.layout.geometry import Rect
from game.view.layout.table import (
    TableLayout,
)

SIZES = [
    (1024, 640),
    (1280, 720),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (3440, 1440),
    (2160, 900),
    (1280, 1024),
    (1600, 1200),
    (1100, 900),
    (3840, 2160),
]
LARGER = [(1024, 640), (1280, 720), (1600, 900), (2560, 1440), (2560, 1080), (1600, 1200)]
"""Where text of twice the size is laid out too."""
CASES = [(size, edition, seats) for size in SIZES for edition in ("base", "marvel") for seats in (2, 3, 4)]
READ = [(*case, 1.0) for case in CASES]
READ += [(size, edition, seats, 2.0) for size in LARGER for edition in ("base", "marvel") for seats in (2, 3, 4)]


def is_wide(size: tuple[int, int]) -> bool:
    return size[0] > 2.25 * size[1] and size[1] >= 900


def is_high(size: tuple[int, int]) -> bool:
    return size[0] <= 1.4 * size[1] and size[0] >= 1280


def blocks(layout: TableLayout) -> dict[str, Rect]:
    """The large parts of the screen, which may not touch each other."""
    parts = {
        "bar": layout.bar.rect,
        "bank": layout.bank,
        "dock": layout.dock.rect,
        "ticker": layout.ticker,
        "log": None if layout.drawer else layout.log,
    }
    named = {name: rect for name, rect in parts.items() if rect is not None}
    named |= {f"mat {mat.seat}": mat.rect for mat in layout.mats}
    named |= {f"race {number}": rail for number, rail in enumerate(layout.rails)}
    loose = (PlaceKind.MARKET, PlaceKind.DECK, PlaceKind.TILE, PlaceKind.MAJORITY)
    named |= {str(place): rect for place, rect in layout.places.items() if place.kind in loose}
    return named


def panel_parts(layout: TableLayout, seat: int) -> dict[str, Rect]:
    mat = layout.mat(seat)
    parts = {"avatar": mat.avatar, "name": mat.name, "points": mat.points, "total": mat.total}
    if not mat.folded:
        # Of the viewer's bonuses what is clear of the tokens at their edge.
        parts |= {f"bonus {i}": layout.areas[bonus(seat, i)] if mat.own else box for i, box in enumerate(mat.bonuses)}
        parts |= {f"token {kind}": box for kind, box in enumerate(mat.tokens)}
        parts |= {f"hand {i}": layout.areas[hand(seat, i)] for i in range(len(mat.hand))}
    return parts
