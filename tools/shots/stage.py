"""One window without a display in which every picture is taken: scenes are entered, clicked and photographed.

Knows the app, a throw-away folder of saved games and pygame's events; knows nothing of which pictures there are.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game.record import SeatInfo
from game.scenes.start import open_app
from game.sessions.local import new_game
from game.storage.settings import Settings, TextSize
from game.storage.store import Store
from game.support.i18n import set_language
from game.ui.app.scene import Scene
from tools.shots.posed import NAMES

FRAME_MS = 50.0
MOMENT = datetime(2026, 3, 14, 20, 15, tzinfo=UTC)
"""The date on which the games in the pictures were played."""

HOME_FOLDERS = ("Documents", "Downloads", "Desktop", "Pictures")
SAVED = ".local/share/cabochon"
"""Where games and settings are saved in the home folder of the pictures."""


class Studio:
    """A window of one size and language; ``show`` brings a scene to rest, ``save`` writes what is seen."""

    def __init__(self, size: tuple[int, int], language: str, store: Store, text_size: TextSize = 100) -> None:
        set_language(language)
        self.settings = Settings(language=language, speed="off", text_size=text_size)
        self.store = store
        self.app = open_app(self.settings, store, size)

    def show(self, scene: Scene, settle_ms: float = 400) -> None:
        """Replace all scenes by one and wait until it rests; reset the settings of an earlier picture."""
        self.settings.speed, self.settings.confirm_wild = "off", False
        away = pygame.event.Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0))
        pygame.event.post(away)
        self.app.step(FRAME_MS)
        self.app.reset(scene)
        self.wait(settle_ms)

    def wait(self, milliseconds: float) -> None:
        """Run frames for a while."""
        for _ in range(max(1, round(milliseconds / FRAME_MS))):
            self.app.step(FRAME_MS)

    def point(self, pos: tuple[float, float]) -> None:
        """Move the mouse there and wait until notes appear."""
        at = (round(pos[0]), round(pos[1]))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.wait(600)

    def click(self, pos: tuple[float, float]) -> None:
        """Press and release the left button there."""
        at = (round(pos[0]), round(pos[1]))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
            self.wait(FRAME_MS)
        self.wait(200)

    def press(self, key: int) -> None:
        """Press a key."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))
        self.wait(300)

    def save(self, path: Path) -> None:
        """Write the window to a file."""
        self.app.redraw()
        self.app.step(FRAME_MS)
        pygame.image.save(self.app.window, str(path))


@contextmanager
def throwaway_store() -> Iterator[Store]:
    """Yield a store in a temporary folder, which is deleted afterwards; meanwhile it is the home folder too."""
    with tempfile.TemporaryDirectory() as folder, _home(Path(folder)), Store(Path(folder) / SAVED) as store:
        yield store


@contextmanager
def _home(folder: Path) -> Iterator[None]:
    """Make a folder the person's home, so that pictures show nothing of this computer."""
    for name in HOME_FOLDERS:
        (folder / name).mkdir()
    names = ("HOME", "USERPROFILE", "XDG_CONFIG_HOME")
    kept = {name: os.environ.pop(name, None) for name in names}
    os.environ |= {"HOME": str(folder), "USERPROFILE": str(folder)}
    try:
        yield
    finally:
        for name in names:
            os.environ.pop(name, None)
        os.environ |= {name: value for name, value in kept.items() if value is not None}


@contextmanager
def several_unfinished(studio: Studio) -> Iterator[None]:
    """Replace the saved games by three unfinished ones, of both editions."""
    kept = studio.app.store
    with throwaway_store() as store:
        for edition, players in (("marvel", 3), ("base", 2), ("base", 4)):
            first, *others = NAMES[edition][:players]
            bots = tuple(SeatInfo(name=name, kind="bot", bot="greedy") for name in others)
            new_game(store, edition, (SeatInfo(name=first, kind="human"), *bots), 0, bytes([players] * 32)).close()
        _stamp(store)
        store.list_games()  # caches the summaries, so that the list is complete at once
        studio.app.store = store
        try:
            yield
        finally:
            studio.app.store = kept


def _stamp(store: Store) -> None:
    """Set fixed dates for all saved games, so that the pictures are the same every time."""
    for number, path in enumerate(sorted(store.games_dir.glob("*.cabochon"))):
        seconds = MOMENT.timestamp() - 86_400 * number
        os.utime(path, (seconds, seconds))


def fill(store: Store, editions: Iterable[str], players: Iterable[int]) -> None:
    """Save a finished game of each kind, and one that waits for its person."""
    for edition in editions:
        for count in players:
            bots = tuple(SeatInfo(name=name, kind="bot", bot="greedy") for name in NAMES[edition][:count])
            session = new_game(store, edition, bots, 0, bytes([count] * 32))
            while not session.over:
                session.poll()
            session.close()
    seats = (SeatInfo(name="Ottavia", kind="human"), SeatInfo(name="Bianca", kind="bot", bot="greedy"))
    new_game(store, "base", seats, 0, bytes(32)).close()
    _stamp(store)
