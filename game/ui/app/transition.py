"""The transition between two screens: a picture of the former one fades out over the new one.

Knows surfaces and time; knows nothing of scenes.
"""

from __future__ import annotations

import pygame

from game.view.theme import SCENE_FADE


class Transition:
    """The picture that fades out, while there is one."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._age_ms = 0.0

    @property
    def lasts(self) -> bool:
        """Whether a fade is under way."""
        return self._before is not None

    def begin(self, window: pygame.Surface) -> None:
        """Start to fade out what a window shows now."""
        self._before, self._age_ms = window.copy(), 0.0

    def end(self) -> None:
        """End the fade at once."""
        self._before = None

    def step(self, dt_ms: float) -> bool:
        """Advance by some milliseconds; True when the fade has just ended."""
        if self._before is None:
            return False
        self._age_ms += dt_ms
        if self._age_ms < SCENE_FADE.ms:
            return False
        self.end()
        return True

    def cover(self, window: pygame.Surface) -> None:
        """Draw the fading picture over a window."""
        if self._before is not None:
            self._before.set_alpha(round(255 * (1 - SCENE_FADE.ease(self._age_ms / SCENE_FADE.ms))))
            window.blit(self._before, (0, 0))
