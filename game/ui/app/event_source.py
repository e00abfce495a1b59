"""The events that scenes receive: those of pygame with held buttons repaired, keys repeated and controllers translated.

Knows pygame's queue and the devices; must not know scenes or the window.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.input.controllers import Controllers
from game.ui.input.key_repeat import KeyRepeat
from game.ui.input.mouse_buttons import MouseButtons


class EventSource:
    """The input of mouse, keyboard and controllers."""

    def __init__(self, controllers: Controllers) -> None:
        self._controllers = controllers
        self._buttons = MouseButtons()
        self._keys = KeyRepeat()

    def received(self) -> Iterator[pygame.event.Event]:
        """Yield the events since the last frame; each is handled before the next one is translated."""
        for event in pygame.event.get():
            for fresh in self._keys.answer(event):
                for repaired in self._buttons.answer(fresh):
                    yield from self._controllers.answer(repaired)
        self._buttons.step()

    def repeated(self, dt_ms: float) -> list[pygame.event.Event]:
        """Advance by some milliseconds; return the presses of what is held that are due again."""
        return [*self._keys.step(dt_ms), *self._controllers.step(dt_ms)]

    def change_screen(self) -> None:
        """Stop the repetition of what is held: it was pressed on another screen."""
        self._keys.change_screen()
        self._controllers.change_screen()
