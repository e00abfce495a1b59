"""A scripted player goes through the program by keyboard alone and by controller alone, through real events."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.rules import ClaimTile, DiscardTokens, PurchaseCard, ReserveCard, TakeTokens
from game.scenes.replays.viewer import ReplayScene
from game.scenes.result.scene import ResultScene
from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.start import first_scene, open_app
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.scenes.title.welcome import WelcomeScene
from game.scenes.tutorial.scene import TutorialScene
from game.scenes.window_options import WindowOptions
from game.storage.settings import Settings, load
from game.storage.store import Store
from game.support.i18n import language, set_language, tr
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from tests.e2e.player import SEEDS, Keyboard, Pad, Player

PLAYERS = (Keyboard, Pad)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "data") as store:
        yield store


@pytest.fixture
def app(store: Store) -> Iterator[App]:
    set_language("en")
    settings, note = load(store.data_dir)
    assert (settings, note) == (Settings(), None)
    settings.speed = "off"
    app = open_app(settings, store, (1024, 640))
    pygame.event.clear()
    yield app
    for scene in app.stack:
        scene.leave()
    pygame.display.quit()
    set_language("en")


def set_up(player: Player, edition: str, people: int = 2) -> None:
    """Go from the title through the setup to a table with a known deal."""
    app = player.app
    options = WindowOptions(app.store, app.settings, secret=SEEDS[edition])
    app.settings.edition = "marvel" if edition == "marvel" else "base"
    assert app.settings.try_to_save(app.store.data_dir) is None  # else it would be the first start
    app.reset(first_scene(options))
    player.until(lambda: isinstance(player.scene, SetupScene), "the setup")
    for seat in range(2):
        player.switch((tr("Human"), tr("Computer")), int(seat >= people), seat)
    player.choose(tr("Deal the cards"))
    player.until(lambda: isinstance(player.scene, TableScene), "the table")


@pytest.mark.parametrize(("kind", "edition"), [(Keyboard, "base"), (Pad, "marvel")])
def test_the_first_start_and_the_tutorial(app: App, store: Store, kind: type[Player], edition: str) -> None:
    player = kind(app)
    app.settings.speed = Settings().speed
    app.reset(first_scene(WindowOptions(store, app.settings)))
    player.until(lambda: isinstance(player.scene, WelcomeScene), "the welcome")
    player.switch(("English", "Français", "Deutsch"), 1)
    assert language() == "fr"
    player.choose(tr("Main menu"))
    assert tr("Continue") not in labels(player)
    player.choose(tr("Settings"))
    player.switch((tr("Instant"), tr("Fast"), tr("Standard")), 0)
    player.tap("back")
    player.switch((tr("Splendor"), tr("Splendor: Marvel")), int(edition == "marvel"))

    player.choose(tr("Tutorial"))
    player.learn(4)
    player.tap("menu")
    player.choose(tr("Leave tutorial"))
    player.choose(tr("Tutorial"))
    player.choose(tr("Continue the tutorial"))
    assert isinstance(player.scene, TutorialScene)
    assert player.scene.coach.index == 4
    player.learn()
    player.tap("enter")
    player.until(lambda: type(player.scene) is TableScene, "the game of the lesson")
    player.play(2)
    save(player)
    assert tr("Continue") in labels(player)
    found = load(store.data_dir)[0]
    assert (found.language, found.speed, found.edition) == ("fr", "off", edition)


@pytest.mark.parametrize(("kind", "edition"), [(Keyboard, "marvel"), (Pad, "base")])
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
    at = viewer.step
    for _ in range(6):
        player.tap("right")
    assert viewer.step == at + 6
    player.tap("menu")
    player.choose(tr("Play from here"))
    player.choose(tr("Deal and play"))
    player.until(lambda: isinstance(player.scene, TableScene), "the table")
    before = played(player)
    player.play(2)
    assert len(played(player)) >= len(before) + 2
    change_language(player)
    save(player)

    player.choose(tr("Replays"))
    scene = player.scene
    assert isinstance(scene, SavedGamesScene)
    finished = next(row for row, game in enumerate(scene.games) if game.over)
    player.focus(lambda widget: widget is scene.list)
    for _ in range(finished):
        player.tap("right")
    player.tap("enter")
    assert isinstance(player.scene, ReplayScene)
    player.tap("back")
    player.tap("back")
    app.running = True
    player.choose(tr("Quit"))
    assert not app.running


def change_language(player: Player) -> None:
    """Choose another language in the middle of a game, and continue in it at once."""
    assert player.await_turn()
    prompt = player.table.highlights().prompt
    player.tap("menu")
    player.choose(tr("Settings"))
    player.switch(("English", "Français", "Deutsch"), 2)
    player.tap("back")
    assert language() == "de"
    assert player.table.highlights().prompt not in ("", prompt)


def labels(player: Player) -> list[str]:
    """List what the buttons on top are called."""
    return [widget.label for widget in player.scene.form.widgets if isinstance(widget, Button)]


def played(player: Player) -> list[tuple[str, int | None]]:
    """Return the seat and the kind of each action so far, which are the same for every viewer."""
    return [(update.kind, update.seat) for update in player.table.session.history()]


def save(player: Player) -> None:
    """Leave the table by the pause menu."""
    assert player.await_turn()
    player.tap("menu")
    player.choose(tr("Save and go to main menu"))
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
