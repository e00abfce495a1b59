"""What the viewer offers to its keys, its menu and its export: ``ViewerControls``.

Knows a replay and how it is shown; knows nothing of keys, buttons or dialogs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from game.record import View
    from game.replays.replay import Replay
    from game.scenes.replays.frames import StepPainter
    from game.scenes.replays.score_track import Track
    from game.ui.app.scene import AppContext
    from game.ui.table.table_view import TableView

SPEEDS: Final = (1, 2, 4)


class ViewerControls(Protocol):
    """The viewer as its parts see it: the step shown is ``index``, ``eyes`` are whose cards are seen.

    Where it is not ``open_ended``, only the steps up to ``seen`` are told of. ``speed`` counts in ``SPEEDS``.
    """

    app: AppContext
    edition: str
    replay: Replay
    view: TableView
    eyes: View
    index: int
    seen: int
    open_ended: bool
    speed: int

    @property
    def track(self) -> Track:
        """The course of the points."""

    def toggle(self) -> None:
        """Play or pause; at the end play from the beginning."""

    def pause(self) -> None:
        """Stop playing, with all pieces in their places."""

    def go(self, by: int) -> None:
        """Go a step forward (1) or back (-1) and stay there."""

    def seek(self, index: int) -> None:
        """Go to another step at once."""

    def set_speed(self, index: int) -> None:
        """Play at one of the speeds."""

    def look_with(self, eyes: View) -> None:
        """Show the game with other eyes."""

    def next_eyes(self) -> None:
        """Go on to the next pair of eyes."""

    def toggle_large(self) -> None:
        """Open or close the large score track."""

    def tell_all(self) -> None:
        """Show what is still to come, or only what was seen."""

    def back(self) -> None:
        """Leave the viewer."""

    def painter(self, size: tuple[int, int] | None = None) -> StepPainter:
        """Make a painter of what is shown: at the window's size, or at another one with a look of its own."""
