"""What a table shows in a first game, by the profile and the settings."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from game.profile.database import ProfileStore, has_finished
from game.profile.stats import Played
from game.record import SeatInfo
from game.rules import bank
from game.scenes.table.scene import TableScene
from game.sessions.local import new_game, preview
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.table.painter import Painter
from game.view.descriptions.unfolding import EVERYTHING, TableSigns
from game.view.layout.table import Control
from tests.scenes.conftest import Person

ANA, BO, BOT = SeatInfo("Ana", "human"), SeatInfo("Bo", "human"), SeatInfo("Bianca", "bot", "random")


def finish_one(folder: Path, name: str) -> None:
    """Add a finished game to a person's profile."""
    ended = datetime.now(UTC).isoformat()
    game = Played("g", name, "base", 2, "greedy", 15, 20, True, True, ended)
    with ProfileStore(folder) as profile:
        profile.add([game])


def painter(scene: TableScene) -> Painter:
    found = scene.view.painter(Canvas(pygame.Surface(scene.app.size), scene.look.text), scene.look, scene.highlights())
    assert found is not None
    return found


def sit_down(app: App, store: Store, *people: SeatInfo) -> TableScene:
    scene = TableScene(app, new_game(store, "base", people, 0, bytes(32)))
    app.reset(scene)
    return scene


def test_in_a_first_game_signs_come_one_by_one(app: App, store: Store) -> None:
    scene = sit_down(app, store, ANA, BOT)
    assert painter(scene).signs == TableSigns(races=False, tabs=False, ticker=False)
    places = dict(scene.view.layout.places)
    app.settings.everything = True
    scene.resume()
    assert painter(scene).signs == EVERYTHING
    assert scene.view.layout.places == places, "nothing moves when a sign comes"


def test_in_a_first_game_the_viewers_mat_says_what_it_is_for_until_a_token_is_chosen(app: App, store: Store) -> None:
    scene, purpose = sit_down(app, store, ANA, BOT), "Your tokens and cards go here"
    assert purpose in scene.recorded(scene.draw)
    scene.table.press(bank(0))
    assert purpose not in scene.recorded(scene.draw)
    scene.table.press(Control.UNDO)
    assert purpose in scene.recorded(scene.draw)
    app.settings.everything = True
    scene.resume()
    assert purpose not in scene.recorded(scene.draw), "only a first game needs it"


@pytest.mark.parametrize(("who", "gradual"), [("Ana", False), ("Bo", False), ("Carla", True)])
def test_after_a_finished_game_everything_is_on_show(app: App, store: Store, who: str, gradual: bool) -> None:
    finish_one(store.data_dir, who)
    assert sit_down(app, store, ANA, BO).view.gradual is gradual


def test_a_game_that_only_bots_play_shows_everything(app: App, store: Store) -> None:
    assert not sit_down(app, store, BOT, BOT).view.gradual


def test_a_game_that_is_not_saved_shows_everything(app: App) -> None:
    app.reset(scene := TableScene(app, preview("base", (ANA, BOT), 0, bytes(32))))
    assert not scene.view.gradual


def test_without_a_usable_profile_everything_is_on_show(tmp_path: Path) -> None:
    assert not has_finished(tmp_path, ["Ana"])
    assert not list(tmp_path.iterdir()), "asking creates no file"
    (tmp_path / "profile.sqlite3").mkdir()
    assert has_finished(tmp_path, ["Ana"])


def test_a_lesson_unfolds_like_a_first_game(person: Person) -> None:
    person.app.go.start_tutorial("base", 0)
    lesson = person.scene
    assert isinstance(lesson, TableScene)
    assert lesson.view.gradual
    person.app.settings.everything = True
    lesson.resume()
    assert not lesson.view.gradual
