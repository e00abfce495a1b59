"""The stack of scenes: which one is shown, and what happens when one comes or goes.

Knows scenes, the fade between them and the input that a change of scenes ends. Must not know the loop or what a scene
shows.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from game.ui.app.event_source import EventSource
from game.ui.app.memory import Memory
from game.ui.app.scene import AppContext, Scene
from game.ui.app.screen import Screen


class SceneStack:
    """The open scenes, bottom first; ``released`` is called after scenes were left for good."""

    def __init__(
        self, app: AppContext, screen: Screen, events: EventSource, memory: Memory, released: Callable[[], None]
    ) -> None:
        self._app = app
        self._screen = screen
        self._events = events
        self._memory = memory
        self._released = released
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The topmost scene."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, bottom first."""
        return tuple(self._scenes)

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The scenes to draw, bottom first: the topmost opaque one and those above it."""
        bottom = len(self._scenes) - 1
        while bottom > 0 and not self._scenes[bottom].opaque:
            bottom -= 1
        return tuple(self._scenes[max(0, bottom) :])

    def push(self, scene: Scene) -> None:
        """Put a scene on top, which fades in."""
        self.dissolve()
        self._enter(scene)

    def pop(self) -> None:
        """Remove the topmost scene; the program ends when it was the last."""
        if not self._scenes:
            return
        self.dissolve()
        self._scenes.pop().leave()
        self._released()
        self._events.change_screen()
        if self._scenes:
            self._scenes[-1].resume()
        else:
            self._app.quit()
        self._app.redraw()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one."""
        self.dissolve()
        if self._scenes:
            self._scenes.pop().leave()
        self._enter(scene)
        self._released()

    def reset(self, scene: Scene) -> None:
        """Put a scene in the place of the whole stack."""
        self.dissolve()
        self.clear()
        self._enter(scene)
        self._released()

    def reset_after_error(self, scene: Scene) -> None:
        """Put a scene in the place of the whole stack, at once and whatever the scenes raise while they are left."""
        self._screen.end_fade()
        self._screen.canvas.invalidate()
        while self._scenes:
            with suppress(Exception):  # a scene that failed may fail again
                self._scenes.pop().leave()
        self._enter(scene)

    def clear(self) -> None:
        """Leave every scene, the topmost first."""
        while self._scenes:
            self._scenes.pop().leave()

    def dissolve(self) -> None:
        """Fade out what the scenes show over what is shown next."""
        if self._scenes:
            self._screen.dissolve()

    def update(self, dt_ms: float) -> None:
        """Advance every scene by a number of milliseconds."""
        for scene in self.scenes:
            scene.update(dt_ms)

    def resize(self, width: int, height: int) -> None:
        """Lay every scene out for a size of the window."""
        for scene in self._scenes:
            scene.resize(width, height)

    def _enter(self, scene: Scene) -> None:
        self._memory.pictures.protect()
        self._events.change_screen()
        self._scenes.append(scene)
        scene.enter(self._app)
        scene.resize(*self._app.size)
        self._app.redraw()
