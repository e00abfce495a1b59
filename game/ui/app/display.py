"""The window: opening it, switching it to full screen and back, its visibility, and detecting that there is no display.

Knows SDL and its pitfalls. Must not know what is drawn.
"""

from __future__ import annotations

import os
import warnings
from contextlib import suppress
from typing import Final

import pygame

from game.support.i18n import tr
from game.view.theme import MIN_SIZE

_AROUND: Final = (16, 72)
"""Screen width and height reserved for the window's border and title bar and the desktop's panels, in pixels."""
_SETTLING_MS: Final = 700.0
"""For this time after a switch of full screen the next one waits: window managers lose one that comes too soon."""
_LONG_FRAME_MS: Final = 50.0
"""Maximum time that one frame counts as."""
_CONCEALING: Final = (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED)
REVEALING: Final = (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED)
"""Events after which the window shows nothing until it is drawn again."""


class NoDisplay(Exception):
    """There is no display to open a window on; the message is one plain sentence."""


def open_display() -> None:
    """Initialise pygame's display; raises ``NoDisplay`` where no window could be seen.

    Without a display SDL silently chooses a driver that draws nowhere, so its name is checked. A driver that the
    environment names on purpose is accepted.
    """
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    # pygame names windows after the script that runs; desktops group and find them by this name.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "cabochon"
    # Without it SDL drops the click that gives the window the focus.
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(tr("The window cannot open: {reason}.").format(reason=error)) from error
    if not asked and pygame.display.get_driver() in ("offscreen", "dummy"):
        pygame.display.quit()
        raise NoDisplay(tr("No screen found, so the window cannot open."))


class Display:
    """The window: its surface, full screen, and whether it can be seen and has the focus.

    ``wants_fullscreen`` is what was chosen last; ``fullscreen`` follows once the window has settled.
    """

    def __init__(self, size: tuple[int, int], *, fullscreen: bool = False) -> None:
        """Open the window; ``size`` is that of a window that does not fill the screen."""
        self.fullscreen = self.wants_fullscreen = fullscreen
        self.hidden, self.focused = False, True
        self._settling_ms = 0.0
        self._windowed_size = (max(MIN_SIZE[0], size[0]), max(MIN_SIZE[1], size[1]))
        self._windowed_at: tuple[int, int] | None = None
        self.surface = _open_window(self._windowed_size, fullscreen=fullscreen)

    def set_fullscreen(self, on: bool) -> bool:
        """Switch full screen on or off, right after a former switch once the window has settled.

        Return whether the surface is a new one.
        """
        self.wants_fullscreen = on
        return self._follow()

    def step(self, dt_ms: float) -> bool:
        """Let the window settle, then make a switch that waits for it; return whether the surface is a new one."""
        # The frame after a switch is long because of it, and the window has not even appeared.
        self._settling_ms = max(0.0, self._settling_ms - min(dt_ms, _LONG_FRAME_MS))
        return self._follow()

    def _follow(self) -> bool:
        on = self.wants_fullscreen
        if on == self.fullscreen or self._settling_ms > 0:
            return False
        self._settling_ms = _SETTLING_MS
        if not self.fullscreen:
            self._windowed_size, self._windowed_at = self.surface.get_size(), pygame.display.get_window_position()
        self.fullscreen = on
        self.surface = _open_window(self._windowed_size, fullscreen=on)
        if not on and self._windowed_at is not None:
            pygame.display.set_window_position(self._windowed_at)
        return True

    def refetch(self, size: tuple[int, int]) -> bool:
        """Fetch the surface after the desktop has resized the window; return whether it or the ``size`` is new."""
        current = pygame.display.get_surface()
        if current is None or (current is self.surface and current.get_size() == size):
            return False
        self.surface = current
        return True

    def note(self, event: pygame.event.Event) -> bool:
        """Note whether the window can be seen and has the focus; return whether the event was about that."""
        if event.type in _CONCEALING:
            self.hidden, self.focused = True, False
        elif event.type in REVEALING:
            self.hidden, self.focused = False, pygame.key.get_focused()
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
        else:
            return False
        return True


def _open_window(size: tuple[int, int], *, fullscreen: bool) -> pygame.Surface:
    """Open the window, or change the existing one; its surface is a new one in both cases."""
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    if pygame.display.get_surface() is not None:
        # When full screen ends, SDL keeps that size unless a window of a fixed size is set first.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            pygame.display.set_mode(size)
    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    _limit(size)
    return surface


def _limit(size: tuple[int, int]) -> None:
    """Set the minimum size of the window, and maximise one that would not fit on the screen with its decoration.

    Only the window manager knows the decoration's size, so fitting the window in is left to it.
    """
    if not hasattr(pygame.Window, "from_display_module"):  # deprecated by pygame without a replacement
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
    window.minimum_size = MIN_SIZE
    screen = pygame.display.get_desktop_sizes()[0]
    if any(side + around > whole for side, around, whole in zip(size, _AROUND, screen, strict=True)):
        window.maximize()


def show_message(text: str) -> None:
    """Show a sentence in a dialog of the desktop, where there is one, and wait until it is closed.

    SDL's handlers of signals are left out: they would only queue an event, which nothing reads while a dialog is shown.
    """
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    with suppress(NoDisplay, pygame.error):
        open_display()
        pygame.display.message_box("Cabochon", text, "error")
    pygame.display.quit()


def is_fullscreen_key(event: pygame.event.Event) -> bool:
    """Whether a key press switches full screen on or off."""
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))
