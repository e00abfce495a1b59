"""The rate of the frames: 60 a second, fewer at rest and while the window is hidden.

Knows when something moved and the clock; must not know what is drawn.
"""

from __future__ import annotations

from typing import Final

import pygame

_FRAMES_PER_S: Final = 60
_HIDDEN_FRAMES_PER_S: Final = 10
_REST_MS: Final = 500.0
"""After how long without motion, input or preloads the loop rests."""
_RESTING: Final = 3
"""At rest, one frame in this many is painted and the others only look for input: waking up with cold caches takes most
of the time of a frame in which nothing happens."""
_MOTION: Final = 3
"""Number of consecutive painted frames that count as motion; a sparkle paints fewer and does not end the rest."""


class FramePacer:
    """How long nothing has happened, and how long to wait for the next frame."""

    def __init__(self) -> None:
        self._still_ms = 0.0
        """For how long there was no motion, input or preload."""
        self._painted = 0
        """Number of consecutive frames that painted something, up to the last one."""

    def wait(self, clock: pygame.Clock, *, hidden: bool) -> float:
        """Wait for the next frame, at rest for ``_RESTING`` unless there is input; return the milliseconds passed."""
        if hidden:
            return clock.tick(_HIDDEN_FRAMES_PER_S)
        passed = clock.tick(_FRAMES_PER_S)
        for _ in range(_RESTING - 1):
            if self._still_ms < _REST_MS or pygame.event.peek():
                break
            passed += clock.tick(_FRAMES_PER_S)
        return passed

    def wake(self) -> None:
        """End the rest: there is input."""
        self._still_ms = 0.0

    def note_still(self, dt_ms: float, *, preloading: bool) -> None:
        """Note a frame in which there is nothing to paint."""
        self._still_ms = 0.0 if preloading else self._still_ms + dt_ms

    def note_change(self, *, moving: bool) -> None:
        """Note a frame that is to be painted, because something is ``moving`` or was changed once."""
        if moving or self._painted >= _MOTION - 1:
            self._still_ms = 0.0

    def note_painted(self, painted: bool) -> bool:
        """Note whether a frame painted something; return whether neither it nor the frame before did."""
        idle = not painted and not self._painted
        self._painted = self._painted + 1 if painted else 0
        return idle
