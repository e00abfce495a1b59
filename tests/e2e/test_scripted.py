"""A scripted player goes through the program by keyboard alone and by controller alone, through real events."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.i18n import language, set_language, tr
from game.options import WindowOptions
from game.rules import ClaimTile, DiscardTokens, PurchaseCard, ReserveCard, TakeTokens
from game.scenes.menu import MenuScene
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultScene
from game.scenes.setup import SetupScene
from game.scenes.start import first_scene
from game.scenes.table import TableScene
from game.settings import Settings
from game.store import Store
from game.ui.app import App
from tests.e2e.player import SEEDS, Keyboard, Pad, Player

PLAYERS = (Keyboard, Pad)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "data") as store:
        yield store


@pytest.fixture
def app(store: Store) -> Iterator[App]:
    set_language("en")
    app = App(Settings(language="en", speed="off"), store, (1024, 640))
    pygame.event.clear()
    yield app
    for scene in app.stack:
        scene.leave()
    pygame.display.quit()
    set_language("en")


def set_up(player: Player, edition: str, people: int = 2) -> None:
    """Go from the title through the setup to a table with a known deal."""
    app = player.app
    options = WindowOptions(app.store, app.settings, seed=SEEDS[edition])
    app.settings.edition = "marvel" if edition == "marvel" else "base"
    app.reset(first_scene(options))
    player.until(lambda: isinstance(player.scene, SetupScene), "the setup")
    for seat in range(2):
        player.switch((tr("Person"), tr("Computer")), int(seat >= people), seat)
    player.choose(tr("Deal the cards"))
    player.until(lambda: isinstance(player.scene, TableScene), "the table")


@pytest.mark.parametrize(
    ("kind", "edition"), [(Keyboard, "base"), (Keyboard, "marvel"), (Pad, "base"), (Pad, "marvel")]
)
def test_a_whole_game_saved_resumed_watched_and_played_on(app: App, kind: type[Player], edition: str) -> None:
    player = kind(app)
    set_up(player, edition)
    player.play(9)
    before = played(player)
    save(player)
    player.choose(tr("Continue"))
    assert played(player) == before

    player.play()
    player.until(lambda: isinstance(player.scene, ResultScene), "the result")
    assert {TakeTokens, DiscardTokens, PurchaseCard, ReserveCard, ClaimTile} <= player.seen
    assert player.payments

    player.choose(tr("Replay"))
    assert isinstance(player.scene, ReplayScene)
    viewer = player.scene
    at = viewer.index
    for _ in range(6):
        player.tap("right")
    assert viewer.index == at + 6
    player.tap("menu")
    player.choose(tr("Play on from here"))
    player.choose(tr("Deal and play on"))
    player.until(lambda: isinstance(player.scene, TableScene), "the table")
    before = played(player)
    player.play(2)
    assert len(played(player)) >= len(before) + 2
    save(player)


def played(player: Player) -> list[tuple[str, int | None]]:
    """Tell who did what sort of thing so far: whoever looks on, this is the same."""
    return [(update.kind, update.seat) for update in player.table.session.history()]


def save(player: Player) -> None:
    """Leave the table by the pause menu."""
    assert player.await_turn()
    player.tap("menu")
    player.choose(tr("Save and go to the menu"))
    assert isinstance(player.scene, MenuScene)


@pytest.mark.parametrize("kind", PLAYERS, ids=lambda kind: kind.name)
def test_the_settings_in_each_language(app: App, kind: type[Player]) -> None:
    player = kind(app)
    app.reset(MenuScene())
    player.step(3)
    names = ("English", "Français", "Deutsch")
    for index, (code, word) in enumerate((("en", "Settings"), ("fr", "Réglages"), ("de", "Einstellungen"))):
        player.choose(tr("Settings"))
        player.switch(names, index)
        assert (language(), tr("Settings")) == (code, word)
        for _ in range(12):  # every control of the page can be reached and shows that it has the focus
            player.tap("next")
            assert player.scene.form.focused is not None and player.scene.form.keyboard
        player.tap("back")
        assert isinstance(player.scene, MenuScene)
