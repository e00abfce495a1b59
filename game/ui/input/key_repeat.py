"""Repetition of what is held: keys of the keyboard, and whatever else presses keys.

Knows pygame's events of the keyboard and of the window. Must not know what a press does. Time counts in frames whose
waiting events were handled: pygame's own repetition counts it in a thread, so that a key that was released during a
long frame presses again before its release is read.
"""

from __future__ import annotations

from typing import Final

import pygame

FIRST_REPEAT_MS: Final = 350.0
REPEAT_MS: Final = 40.0
_REPEATING: Final = frozenset(
    (
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
    )
)
"""The keys that repeat: they move or erase. Enter and the like act once; letters repeat as typed text."""


class HeldPress:
    """One press that repeats while it is held, after ``first_ms`` and then every ``again_ms``."""

    def __init__(self, first_ms: float, again_ms: float) -> None:
        self.press: pygame.event.Event | None = None
        self._first_ms = first_ms
        self._again_ms = again_ms
        self._wait_ms = 0.0
        self._fresh = False
        """Whether ``step`` has not been called since the press."""

    def hold(self, press: pygame.event.Event) -> pygame.event.Event:
        """Repeat a press from now on; return it."""
        self.press, self._wait_ms, self._fresh = press, self._first_ms, True
        return press

    def release(self) -> None:
        """End the repetition."""
        self.press = None

    def step(self, dt_ms: float) -> list[pygame.event.Event]:
        """Return the press when it is due again, with ``repeat`` as True."""
        if self.press is None:
            return []
        if self._fresh:  # the first step's time is from before the press; on a slow machine it would repeat at once
            self._fresh = False
            return []
        self._wait_ms -= dt_ms
        if self._wait_ms > 0:
            return []
        self._wait_ms = self._again_ms
        return [pygame.event.Event(self.press.type, {**self.press.dict, "repeat": True})]


class KeyRepeat:
    """The keys that are held, for the screen on which they were pressed."""

    def __init__(self) -> None:
        self._down: dict[int, str] = {}
        """The keys that are down, and the text that each types."""
        self._stale: set[int] = set()
        """Those that were pressed on another screen."""
        self._held = HeldPress(FIRST_REPEAT_MS, REPEAT_MS)

    def answer(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Note an event; return it, or nothing where it is text of a key that was pressed on another screen."""
        if event.type == pygame.KEYDOWN:
            self._down[event.key] = event.unicode
            self._stale.discard(event.key)
            self._held.release()
            if event.key in _REPEATING:
                self._held.hold(event)
        elif event.type == pygame.KEYUP:
            self._down.pop(event.key, None)
            self._stale.discard(event.key)
            if self._held.press is not None and self._held.press.key == event.key:
                self._held.release()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
            self.change_screen()
        elif event.type == pygame.TEXTINPUT and any(self._down[key] == event.text for key in self._stale):
            return []
        return [event]

    def step(self, dt_ms: float) -> list[pygame.event.Event]:
        """Return the press of a held key when it is due again, once the waiting events are handled."""
        return self._held.step(dt_ms)

    def change_screen(self) -> None:
        """Let the keys that are down do nothing until they are pressed again."""
        self._stale = set(self._down)
        self._held.release()
