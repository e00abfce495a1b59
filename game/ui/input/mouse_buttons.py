"""Mouse buttons that are held while the window loses the focus, so that none stays pressed and no click is lost.

Knows pygame's events of the mouse and of the window. Must not know what a press does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

_NOWHERE: Final = (-1, -1)
_BUTTONS: Final = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)


def pressed_anywhere() -> set[int]:
    """Return the buttons that are pressed now, also outside the window."""
    pressed = pygame.mouse.get_pressed(desktop=True)
    return {button for button, down in zip(_BUTTONS, pressed, strict=True) if down}


class MouseButtons:
    """Releases held buttons when the focus is lost, and restores the press that SDL drops afterwards.

    The release outside the window may never arrive, for example where a window manager takes the pointer to switch
    windows. SDL then believes the button to be pressed, and passes of the next click only the release.
    """

    def __init__(self, pressed: Callable[[], set[int]] = pressed_anywhere) -> None:
        self._pressed = pressed
        self._held: set[int] = set()
        self._lost: set[int] = set()
        """Buttons that were held when the focus was lost, while SDL has passed no release of them."""
        self._up: set[int] = set()
        """Those that were found released; a release that is under way still arrives with the next events."""
        self._missed: set[int] = set()
        """Those whose release never arrived."""

    def answer(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Return the events to handle instead of an event."""
        if event.type == pygame.WINDOWFOCUSLOST:
            held, self._held = self._held, set()
            self._lost |= held
            releases = (
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=_NOWHERE, button=button, touch=False) for button in held
            )
            return [*releases, event]
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button in _BUTTONS:  # whether another one is pressed cannot be read
                self._held.add(event.button)
            self._forget(event.button)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held.discard(event.button)
            lost, missed = event.button in self._lost, event.button in self._missed
            self._forget(event.button)
            if missed:
                return [pygame.event.Event(pygame.MOUSEBUTTONDOWN, event.dict), event]
            if lost:
                return []
        return [event]

    def step(self) -> None:
        """Look, once the waiting events are handled, whether a button was released outside the window."""
        if self._lost:
            self._missed |= self._up
            self._up = self._lost - self._pressed()

    def _forget(self, button: int) -> None:
        for buttons in (self._lost, self._up, self._missed):
            buttons.discard(button)
