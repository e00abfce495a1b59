"""What happens when a scene fails: an error scene takes the place of all others.

Knows the stack of scenes. Must not know what the error scene shows; ``crash_guard`` makes it.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ui.app.scene import AppContext, Scene
from game.ui.app.scene_stack import SceneStack


class ErrorRecovery:
    """Calls functions of scenes; ``on_error`` returns the scene to show after an unexpected exception.

    Without ``on_error``, or when that very scene fails, the exception is raised.
    """

    def __init__(
        self, app: AppContext, scenes: SceneStack, on_error: Callable[[AppContext, Exception], Scene] | None
    ) -> None:
        self._app = app
        self._scenes = scenes
        self._on_error = on_error
        self._error_scene: Scene | None = None

    def call(self, work: Callable[[], None]) -> None:
        """Call a function of a scene; an unexpected error replaces the whole stack by an error scene."""
        try:
            work()
        except Exception as error:
            if self._on_error is None or self._scenes.top is self._error_scene is not None:
                raise
            self._error_scene = self._on_error(self._app, error)
            self._scenes.reset_after_error(self._error_scene)
