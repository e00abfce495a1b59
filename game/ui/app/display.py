"""Opening the window, switching it to full screen and back, and detecting that there is no display.

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


def open_window(size: tuple[int, int], *, fullscreen: bool = False) -> pygame.Surface:
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
