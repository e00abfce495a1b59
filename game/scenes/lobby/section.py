"""What the panels of a room have in common: a box on the stage, named controls, and the room they are about.

Knows pages and controls; knows nothing of what a panel shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from net.room.room import Room

WidgetT = TypeVar("WidgetT", bound=Widget)
Box = tuple[float, float, float, float]


class Section:
    """A panel of the room: ``build`` makes its controls, ``place`` sets them, ``paint`` draws what lies below them.

    ``names`` holds every control of the page by a name that stays the same when all are made anew, so that the focus
    never slips to another one because somebody came in.
    """

    def __init__(self, page: Page, room: Room, names: dict[str, Widget], box: Box) -> None:
        self.page = page
        self.room = room
        self.names = names
        self.box = box
        self.build()

    def add(self, name: str, widget: WidgetT) -> WidgetT:
        """Put a control onto the page under a name."""
        self.names[name] = widget
        return self.page.form.add(widget)

    def build(self) -> None:
        """Make the controls."""

    def place(self) -> None:
        """Give the controls their rectangles."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the panel."""
