"""A display without a screen for everything that draws."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest

from game.storage.settings import Settings
from game.ui.app.app import App


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    """A window surface of 320x200 pixels; a test that resizes it leaves it to the next one to open a new one."""
    pygame.display.init()
    yield pygame.display.set_mode((320, 200))
    pygame.display.quit()


@pytest.fixture
def app() -> Iterator[App]:
    """The program without saved games, where nothing is animated."""
    settings = Settings()
    settings.speed = "off"
    app = App(settings, None, (1280, 720))
    yield app
    for scene in app.stack:
        scene.leave()
    pygame.event.clear()
