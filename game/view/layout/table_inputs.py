"""Everything that the layout of a table depends on, and the layout that follows from it.

Knows what is asked of a layout; knows nothing of positions, drawing or pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.model import HAND_LIMIT, Seat
from game.rules.pieces import Edition
from game.view.layout.participants import with_participants
from game.view.layout.table import (
    Control,
    TableLayout,
    table_layout,
    with_clock,
    with_details,
    with_high_dock,
    with_move_kinds,
    with_one_button,
    with_second_control,
    with_sockets,
)

_LARGE_TEXT: Final = 1.5
"""From this text size on a log has no room to give to a scene's controls."""


@dataclass(frozen=True)
class LayoutInputs:
    """Everything that a table's layout depends on; ``participants`` is set in a game with people at other screens."""

    rules: Edition
    seats: int = 0
    viewer: Seat = 0
    size: tuple[int, int] = (1600, 900)
    enlarged: float = 1.0
    participants: tuple[bool, bool] | None = None
    """Whether there is a notice, and whether the chat is open."""
    log: bool = False
    """Whether the log is opened where it has a button."""
    waiting: bool = False
    """Whether somebody at another screen, or the computer, is to act."""
    high_dock: bool = False
    """Whether the dock is high: a payment or a tile is chosen in it, or a recap is on show."""
    controls: bool = False
    """Whether the dock holds a scene's own controls, which take the ticker's room too."""
    clock: bool = False
    """Whether the viewer's clock runs."""
    move_kinds: bool = False
    """Whether the dock has the kinds of move in the place of its buttons."""
    sockets: int = HAND_LIMIT
    """How many tokens the viewer puts together in the dock."""
    second_control: Control | None = Control.RESERVE
    """The control of the dock's second button; ``None`` where what is chosen has no second possibility."""
    details: bool = False
    """Whether a place is magnified."""

    def layout(self) -> TableLayout:
        """Return the layout."""
        seats, room = max(self.seats, 2), self.log or (self.participants is not None and self.participants[1])
        viewer = min(self.viewer, seats - 1)
        layout = table_layout(self.size, self.rules, seats, viewer, room=room, enlarged=self.enlarged)
        high = self._is_high(layout)
        layout = with_one_button(layout) if self.waiting else with_second_control(layout, self.second_control)
        if high:
            layout = with_high_dock(layout)
        elif self.sockets < HAND_LIMIT:
            layout = with_sockets(layout, self.sockets)
        if self.move_kinds:
            layout = with_move_kinds(layout)
        if self.clock:
            layout = with_clock(layout)
        if self.details:
            layout = with_details(layout)
        return layout if self.participants is None else with_participants(layout, *self.participants)

    def _is_high(self, layout: TableLayout) -> bool:
        """Whether the dock takes the room of the ticker or the log, which a notice and a chat need themselves."""
        controls = self.controls and (layout.ticker is not None or self.enlarged < _LARGE_TEXT)
        return (self.high_dock or controls) and not self.waiting and not any(self.participants or ())
