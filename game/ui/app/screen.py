"""What the window shows: the canvas, the fade from one screen to the next, and what both take of the memory.

Knows the window's surface. Must not know scenes; a function draws them.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.app.display import Display
from game.ui.app.memory import Memory
from game.ui.app.transition import Transition
from game.ui.graphics.canvas import Canvas


class Screen:
    """The window with a canvas that covers it."""

    def __init__(self, display: Display, memory: Memory) -> None:
        self.display = display
        self.frames_drawn = 0
        self._memory = memory
        self._transition = Transition()
        memory.fit(self.window)
        self.canvas = Canvas(self.window, budget=memory.pictures)
        # SDL may grow the surface in place, so its size is not the size of the last layout.
        self.laid_out = self.window.get_size()

    @property
    def window(self) -> pygame.Surface:
        """The surface of the window."""
        return self.display.surface

    @property
    def fading(self) -> bool:
        """Whether a former picture is still fading out."""
        return self._transition.lasts

    def fit(self) -> None:
        """Adapt to a new surface or size of the window."""
        self._memory.fit(self.window)
        self.canvas.retarget(self.window)
        pygame.display.flip()  # the new picture takes a while, and a window that has grown is white until then
        self._transition.end()
        self.laid_out = self.window.get_size()

    def dissolve(self) -> None:
        """Fade out what the window shows, if anything, over what it shows next."""
        if self.frames_drawn:
            self._transition.begin(self.window)

    def end_fade(self) -> None:
        """Show the next picture at once."""
        self._transition.end()

    def step(self, dt_ms: float) -> bool:
        """Advance the fade by some milliseconds; True when it has just ended, so that a frame has to be drawn."""
        if not self._transition.step(dt_ms):
            return False
        self.canvas.invalidate()
        return True

    def paint(self, draw: Callable[[], list[pygame.Rect]]) -> list[pygame.Rect]:
        """Update the window with what a function draws on the canvas; return the rectangles that changed.

        The function returns the rectangles that it painted.
        """
        if self.fading:
            self.canvas.invalidate()
        dirty = draw()
        if self.fading:  # an error while drawing ends the fade
            self._transition.cover(self.window)
            dirty = [self.window.get_rect()]
        if dirty:
            pygame.display.update(dirty)
            self.frames_drawn += 1
        return dirty
