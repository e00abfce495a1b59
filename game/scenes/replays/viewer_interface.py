"""The viewer's interface for its keys, its menu and its export, which therefore need not import the viewer.

Knows a replay and how it is shown; knows nothing of keys, buttons or dialogs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from game.bots.judgement import Judgement
    from game.record import View
    from game.replays.replay import Replay
    from game.scenes.replays.frames import StepPainter
    from game.scenes.replays.score_track import Track
    from game.ui.app.scene import AppContext
    from game.ui.table.table_view import TableView

SPEEDS: Final = (1, 2, 4)


class ViewerControls(Protocol):
    """The viewer: ``step`` is the one on show, ``viewed_as`` the perspective, ``speed`` an index into ``SPEEDS``.

    Unless it is ``open_ended``, the steps after ``seen`` stay hidden. ``judgements`` are what a review has
    found, by the number of the decision.
    """

    app: AppContext
    edition: str
    replay: Replay
    view: TableView
    viewed_as: View
    step: int
    seen: int
    open_ended: bool
    speed: int
    judgements: MutableMapping[int, Judgement]

    @property
    def track(self) -> Track:
        """The points at every step."""

    def toggle_playing(self) -> None:
        """Play or pause; at the end, play from the beginning."""

    def pause(self) -> None:
        """Stop playing and end all animations."""

    def step_by(self, by: int) -> None:
        """Stop playing and go a step forward (1) or back (-1)."""

    def seek(self, step: int) -> None:
        """Go to a step without animation."""

    def set_speed(self, index: int) -> None:
        """Play at one of the speeds."""

    def view_as(self, view: View) -> None:
        """Show the game from another perspective."""

    def next_view(self) -> None:
        """Switch to the next perspective."""

    def toggle_chart(self) -> None:
        """Open or close the score chart."""

    def toggle_open_ended(self) -> None:
        """Show or hide what is still to come."""

    def back(self) -> None:
        """Close the viewer."""

    def painter(self, size: tuple[int, int] | None = None) -> StepPainter:
        """Return a painter of the steps, at the window's size or at another one."""
