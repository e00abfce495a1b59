"""A program without a screen, driven by the same events a person's mouse and keyboard make."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest

from game.scenes.start import open_app
from game.storage.settings import Settings
from game.storage.store import Store
from game.support.i18n import set_language
from game.ui.app.app import App
from game.ui.app.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from tests.helpers import shared_art

FRAME_MS = 40
"""Duration of a frame: few of them, because drawing takes most of the time of these tests."""


class Person:
    """Somebody at the program: looks at frames, presses keys, clicks, types."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Scene:
        """What is on top."""
        scene = self.app.scene
        assert scene is not None
        return scene

    def watch(self, milliseconds: float = 200) -> None:
        """Let frames pass."""
        for _ in range(math.ceil(milliseconds / FRAME_MS)):
            self.app.step(FRAME_MS)

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after the other."""
        for key in keys:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=""))
            self.app.step(FRAME_MS)

    def type(self, text: str) -> None:
        """Type a text, as the input method hands it over."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.app.step(20)

    def click(self, widget: Widget) -> None:
        """Move onto a control, press and release."""
        self.click_at(widget.rect.center)

    def click_at(self, pos: tuple[int, int]) -> None:
        """Move to a point, press and release."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
            self.app.step(20)
        self.watch(160)

    def drop(self, path: Path) -> None:
        """Drop a file onto the window."""
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
        self.watch(160)

    def button(self, label: str) -> Button:
        """Find a button of the topmost scene by what stands on it."""
        buttons = [widget for widget in self.scene.form.widgets if isinstance(widget, Button)]
        return next(button for button in buttons if button.label == label)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty folder of saved games."""
    with Store(tmp_path / "data") as store:
        yield store


@pytest.fixture
def window_size() -> tuple[int, int]:
    """How large the program's window is; where nothing is looked at, a small one is sooner drawn."""
    return (1600, 900)


@pytest.fixture
def app(store: Store, window_size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The program with animations off."""
    shared_art.share(monkeypatch)
    set_language("en")
    app = open_app(Settings(language="en", speed="off"), store, window_size)
    pygame.event.clear()
    yield app
    app.close()
    pygame.display.quit()
    set_language("en")


@pytest.fixture
def person(app: App) -> Person:
    """Somebody at the program."""
    return Person(app)


@pytest.fixture
def notified(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the notifications of the desktop in place of showing them: title and text."""
    shown: list[str] = []
    monkeypatch.setattr(app.notifier, "show", lambda title, text: shown.append(f"{title}: {text}"))
    return shown
