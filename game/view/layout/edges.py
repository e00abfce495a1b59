"""The controls of the table and the top bar's parts.

Knows proportions in reference pixels; knows nothing of states, input or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.view.layout.geometry import Grid, Rect

_RULE: Final = 4.0
"""The height of the rule at the foot of the top bar, in reference pixels; the bar's parts are centred above it."""


class Control(StrEnum):
    """The controls of the table, which are pressed like places; the seats are the names on the mats."""

    CONFIRM = "confirm"
    UNDO = "undo"
    TAKE = "take"
    BUY = "buy"
    RESERVE = "reserve"
    SLOT_1 = "slot_1"
    SLOT_2 = "slot_2"
    SLOT_3 = "slot_3"
    MENU = "menu"
    LOG = "log"
    RECAP = "recap"
    HELP = "help"
    SETTINGS = "settings"
    CHAT = "chat"
    SEAT_1 = "seat_1"
    SEAT_2 = "seat_2"
    SEAT_3 = "seat_3"
    SEAT_4 = "seat_4"


@dataclass(frozen=True)
class BarLayout:
    """The top bar: menu and logo at the left, the status above the end of the board, buttons at the right."""

    rect: Rect
    menu: Rect
    logo: Rect
    status: Rect
    buttons: tuple[tuple[Control, Rect], ...]


def bar_layout(grid: Grid, width: float, right: float, window: int, *, compact: bool, log: bool) -> BarLayout:
    """Return the top bar across a ``window``, its parts in ``width`` reference pixels and the status up to ``right``.

    With ``log`` it has the button that opens the log.
    """
    height, side, menu, logo_w = (32.0, 24.0, 30.0, 150.0) if compact else (42.0, 30.0, 36.0, 180.0)
    margin = 8.0 if compact else 16.0
    top = (height - _RULE - side) / 2
    controls = [Control.LOG] * log + [Control.HELP, Control.SETTINGS]
    pitch = side + (7 if compact else 11)
    first = width - margin - len(controls) * pitch + (pitch - side)
    status_w = 360.0 if compact else 480.0
    left = max(min(right, first - 16) - status_w, margin + menu + 16 + logo_w)
    return BarLayout(
        rect=Rect(0, 0, window, grid.px(height)),
        menu=grid.box(margin, top, menu, side),
        logo=grid.box(margin + menu + 8, top, logo_w, side),
        status=grid.box(left, 0, status_w, height - _RULE),
        buttons=tuple((control, grid.box(first + i * pitch, top, side, side)) for i, control in enumerate(controls)),
    )
