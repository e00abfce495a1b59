"""The window itself: opened, made to fill the screen and back, or refused where nobody could see it.

Knows SDL and its traps. Must not know what is drawn.
"""

from __future__ import annotations

import os
import warnings

import pygame


class NoDisplay(Exception):
    """There is no screen to open a window on; the message is one plain sentence."""


def open_display() -> None:
    """Start pygame's display; raises ``NoDisplay`` where no window could ever be seen.

    Without a screen SDL silently takes a driver that draws nowhere, so its name is asked for. A driver that the
    environment names on purpose is taken as it is.
    """
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    # pygame names windows after the script that runs; desktops group and find them by this name.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "cabochon"
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"The window cannot be opened: {error}.") from error
    if not asked and pygame.display.get_driver() in ("offscreen", "dummy"):
        pygame.display.quit()
        raise NoDisplay("There is no screen to open a window on.")


def open_window(size: tuple[int, int], *, fullscreen: bool = False) -> pygame.Surface:
    """Open the window, or change the one there is; either way its surface is a new one."""
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    if pygame.display.get_surface() is not None:
        # Coming back from the whole screen, SDL keeps its size unless a window of a fixed size comes between.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            pygame.display.set_mode(size)
    return pygame.display.set_mode(size, pygame.RESIZABLE)


def is_fullscreen_key(event: pygame.event.Event) -> bool:
    """Say whether a key press asks to fill the screen, or for the window again."""
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))
