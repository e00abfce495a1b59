"""The change of one screen into the next: the picture of the screen before, which fades over the new one.

Knows surfaces and time; knows nothing of scenes.
"""

from __future__ import annotations

import pygame

from game.view.theme import SCENE_FADE


class Fade:
    """The picture that goes, while one does."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._age_ms = 0.0

    @property
    def lasts(self) -> bool:
        """Whether there is still something of the screen before to be seen."""
        return self._before is not None

    def begin(self, window: pygame.Surface) -> None:
        """Keep what a window shows, to fade from now on."""
        self._before, self._age_ms = window.copy(), 0.0

    def end(self) -> None:
        """Show nothing of the screen before any more."""
        self._before = None

    def step(self, dt_ms: float) -> bool:
        """Let time pass; True when it is over just now."""
        if self._before is None:
            return False
        self._age_ms += dt_ms
        if self._age_ms < SCENE_FADE.ms:
            return False
        self.end()
        return True

    def cover(self, window: pygame.Surface) -> None:
        """Lay what is left of the screen before over a window."""
        if self._before is not None:
            self._before.set_alpha(round(255 * (1 - SCENE_FADE.ease(self._age_ms / SCENE_FADE.ms))))
            window.blit(self._before, (0, 0))
