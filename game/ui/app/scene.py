"""One screen of the program, as the loop sees it, and who may listen to all screens.

Knows events and the canvas. Must not know any single screen, the loop or the rules of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.input.pad_buttons import Hint, PadButton
from game.ui.widgets.form import Form
from game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from game.ui.app.app import App


class Scene:
    """One screen of the program, or a dialog over another one.

    ``edition`` names the look it is drawn with. A scene that is not ``opaque`` is drawn over the one below it.
    """

    edition: str = "base"
    opaque: bool = True
    app: App

    @property
    def look(self) -> RenderContext:
        """Theme, atlas and text of the scene's edition at the window's scale."""
        return self.app.look(self.edition)

    @property
    def uncovered(self) -> bool:
        """Whether nothing opaque lies above it."""
        for scene in reversed(self.app.stack):
            if scene is self or scene.opaque:
                return scene is self
        return False

    def enter(self, app: App) -> None:
        """Come onto the stack; subclasses call this first."""
        self.app = app

    def leave(self) -> None:
        """Go off the stack for good."""

    def resume(self) -> None:
        """Become the topmost scene again."""

    def resize(self, width: int, height: int) -> None:
        """Take note of a new window size; called after ``enter`` too."""

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event."""

    def update(self, dt_ms: float) -> None:
        """Move on by a number of milliseconds; called once a frame."""

    def draw(self, canvas: Canvas) -> None:
        """Describe the whole picture on the canvas."""

    def busy(self) -> bool:
        """Say whether something moves, so that the next frame has to be drawn."""
        return False

    def hints(self) -> list[Hint]:
        """Say which button of a controller does what, the most telling first."""
        return [(PadButton.A, tr("Select")), (PadButton.B, tr("Back"))]

    def writing(self) -> TextField | None:
        """Give the field that has the keyboard, where one has."""
        form = getattr(self, "form", None)
        focused = form.focused if isinstance(form, Form) else None
        return focused if isinstance(focused, TextField) else None

    def close_requested(self) -> bool:
        """Answer the window's close button; True lets the program end."""
        return True

    def sound(self, *names: str) -> None:
        """Play sounds of the edition on show."""
        for name in names:
            self.app.sound.play(name)


class Listener(Protocol):
    """Somebody who follows what is on show without being a part of it, such as who says it aloud."""

    def watch(self, app: App) -> None:
        """Look at the screen after a frame."""

    def hear(self, app: App, event: pygame.event.Event) -> bool:
        """Look at an event before the scene does; True keeps it from the scene."""
