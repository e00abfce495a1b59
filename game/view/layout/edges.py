"""Where the top bar's parts lie and how the wide table shares the room right of the bank.

Knows proportions in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from game.view.layout.geometry import Grid, Rect
from game.view.layout.spec import SideSpec


class Control(StrEnum):
    """The controls of the table, which are pressed like places; the seats are the names on the panels."""

    CONFIRM = "confirm"
    UNDO = "undo"
    BUY = "buy"
    RESERVE = "reserve"
    SLOT_1 = "slot_1"
    SLOT_2 = "slot_2"
    SLOT_3 = "slot_3"
    MENU = "menu"
    LOG = "log"
    HELP = "help"
    SETTINGS = "settings"
    CHAT = "chat"
    SEAT_1 = "seat_1"
    SEAT_2 = "seat_2"
    SEAT_3 = "seat_3"
    SEAT_4 = "seat_4"


@dataclass(frozen=True)
class BarLayout:
    """The top bar: ``turns`` holds a pill per seat in seat order; ``logo`` is ``None`` where there is no room."""

    rect: Rect
    menu: Rect
    logo: Rect | None
    turns: tuple[Rect, ...]
    status: Rect
    buttons: tuple[tuple[Control, Rect], ...]


SIDE_RIGHT: Final = 1576.0
SIDE_GAP: Final = 18.0
TALL_SIDE_W: Final = 520.0
"""Width of the column right of the market in a tall window; its right end and the gap before it."""

CHAT_W: Final = 320.0
CHAT_H: Final = 240.0
"""The smallest size of the chat at a wide table."""
_LEFT: Final = 24.0

Box: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True)
class Side:
    """The boxes right of the bank in reference pixels."""

    opponents: tuple[Box, ...]
    log: Box
    inspector: Box | None


def wide_side(spec: SideSpec, seats: int, own_y: float, extra_w: float, log_w: float = 0.0) -> Side:
    """Return the boxes right of the bank: opponents, log and inspector; ``own_y`` is the top of the own panel.

    ``log_w`` is what the log's column gains in addition to ``extra_w`` from a market smaller than it could be.
    """
    x, top, gap, bottom = spec.x, spec.top, spec.gap, own_y - spec.bottom
    right = 1576 + extra_w + log_w
    height = bottom - top
    panel_w = spec.panel_w + min(extra_w * 0.4, 160)
    log_x = x + panel_w + spec.log_gap
    if seats == 2:
        # One opponent: the panel above, the log below over the whole width.
        panel_h = spec.alone_h + (height - 631) * 0.4
        inspector = (log_x, top, right - log_x, panel_h) if spec.inspector else None
        wide = panel_w if inspector else right - x
        log = (x, top + panel_h + gap, right - x, height - panel_h - gap)
        return Side(((x, top, wide, panel_h),), log, inspector)
    each = (height - gap * (seats - 2)) / (seats - 1)
    opponents = tuple((x, top + i * (each + gap), panel_w, each) for i in range(seats - 1))
    if spec.inspector:
        split = top + 364
        inspector = (log_x, top, right - log_x, 354.0)
        return Side(opponents, (log_x, split, right - log_x, bottom - split), inspector)
    return Side(opponents, (log_x, top, right - log_x, height), None)


def tall_side(spec: SideSpec, seats: int, x: float, own_y: float) -> Side:
    """Return the boxes right of a larger market, from ``x`` on: opponents above, log and inspector below."""
    top, gap = spec.top, spec.gap
    width, height = SIDE_RIGHT - x, own_y - 13 - top
    each = {2: 380.0, 3: 310.0, 4: spec.lowest}[seats]
    opponents = tuple((x, top + i * (each + gap), width, each) for i in range(seats - 1))
    log_y = top + (seats - 1) * (each + gap)
    log_h = top + height - log_y
    if not spec.inspector:
        return Side(opponents, (x, log_y, width, log_h), None)
    large = min(213.0, log_h * 0.6)
    inspector = (SIDE_RIGHT - large, log_y, large, log_h)
    return Side(opponents, (x, log_y, width - large - gap, log_h), inspector)


def growth_beside_chat(spec: SideSpec, seats: int, x: float, own_y: float, extra_w: float, grow: float) -> float:
    """Return the market's factor with the chat open: ``grow`` where the log from ``x`` on has room for it, else less.

    A smaller market and the panels beside it move to the left, and the log's column becomes wide enough.
    """
    if grow > 1 and tall_side(spec, seats, x, own_y).log[3] >= CHAT_H:
        return grow
    log = wide_side(spec, seats, own_y, extra_w).log
    right = SIDE_RIGHT + extra_w
    return min(1.0, (right - CHAT_W - _LEFT) / (log[0] - _LEFT)) if seats > 2 else 1.0


def wide_bar(grid: Grid, spec: SideSpec, seats: int, width: float) -> BarLayout:
    """Return the top bar of a wide window."""
    pill = 118.0
    pills = seats * (pill + 14)
    start = width - 118 - 4 * 10 - pills if spec.turns_right else min(840 - pills / 2, width - 430 - pills)
    turns = tuple(grid.box(start + i * (pill + 14), 6, pill, 32) for i in range(seats))
    status = grid.box(520, 4, 300, 36) if spec.turns_right else grid.box(width - 420, 4, 300, 36)
    return BarLayout(
        rect=grid.box(0, 0, width, 44),
        menu=grid.box(*spec.menu),
        logo=grid.box(*spec.logo),
        turns=turns,
        status=status,
        buttons=((Control.HELP, grid.box(width - 96, 7, 30, 30)), (Control.SETTINGS, grid.box(width - 58, 7, 30, 30))),
    )


def compact_bar(grid: Grid, seats: int, width: float) -> BarLayout:
    """Return the top bar of a window below 1280 pixels; ``width`` in reference pixels of that layout."""
    pill, turns_x = 88.0, 62.0
    return BarLayout(
        rect=grid.box(0, 0, width, 36),
        menu=grid.box(12, 4, 40, 28),
        logo=None,
        turns=tuple(grid.box(turns_x + i * (pill + 14), 4, pill, 28) for i in range(seats)),
        status=grid.box(width - 380, 3, 250, 30),
        buttons=(
            (Control.LOG, grid.box(width - 112, 4, 28, 28)),
            (Control.HELP, grid.box(width - 76, 4, 28, 28)),
            (Control.SETTINGS, grid.box(width - 40, 4, 28, 28)),
        ),
    )
