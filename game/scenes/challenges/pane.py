"""The base class of the challenges' tabs: the panel, the person's results, and text that fits into a box.

Knows pages and results; knows nothing of what a tab shows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import date

    from game.challenges.attempts import Attempt
    from game.profile.database import Progress
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.widgets.widget import Widget

PANEL: Final = (32.0, 130.0, 1536.0, 746.0)
INSET: Final = 32.0


@dataclass
class Results:
    """The results of one person, and the choices on the tabs by name, which survive a rebuild."""

    today: date
    name: str = ""
    attempts: list[Attempt] = field(default_factory=list)
    progress: dict[str, Progress] = field(default_factory=dict)
    chosen: dict[str, int] = field(default_factory=dict)


class Pane:
    """The content of one tab."""

    def __init__(self, page: Page, results: Results) -> None:
        self.page = page
        self.results = results

    @property
    def first(self) -> Widget:
        """The control with the first focus."""
        raise NotImplementedError

    def build(self) -> None:
        """Add the controls to the page's form."""

    def place(self) -> None:
        """Place the controls on the stage."""

    def paint(self, canvas: Canvas) -> None:
        """Draw everything below the controls."""

    def update(self) -> None:
        """Continue work that takes more than a frame."""
