"""The base class of a room's panels: a box on the stage, named controls, and the room.

Knows pages and controls; knows nothing of what a panel shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.layout.geometry import Box

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from net.room.room import Room


class Section:
    """A panel of the room: ``build`` creates its controls, ``place`` places them, ``paint`` draws what lies below them.

    All controls are named, so that the focus does not move to another control when somebody joins.
    """

    def __init__(self, page: Page, room: Room, box: Box) -> None:
        self.page = page
        self.room = room
        self.box = box
        self.build()

    def build(self) -> None:
        """Create the controls."""

    def place(self) -> None:
        """Set the rectangles of the controls."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel."""
