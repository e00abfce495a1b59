"""The profile page: figures by person, medals to look through, export and deletion, and reported problems."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.profile.database import FILE_NAME, ProfileStore
from game.profile.medals import medals
from game.profile.stats import Played
from game.rules.editions import EDITION_NAMES
from game.scenes.profile.count import player_name as spoken_of
from game.scenes.profile.medals import medal_sprite
from game.scenes.profile.scene import ProfileScene, profile_sprites
from game.scenes.profile.text import groups, large_figures
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.dialogs.prompt import PromptScene
from game.scenes.title.setup import SetupScene
from game.storage.store import Store
from game.support.i18n import set_language
from game.ui.app.app import App
from tests.scenes.conftest import Person

ATLAS = Path(__file__).resolve().parents[3] / "assets" / "atlas"


def keep(store: Store, *names: str) -> None:
    games = [
        Played(f"{name}-{n}", name, "base", 2, "greedy", 15 - n, 24, n != 1, True, f"2026-01-0{n + 1}", ("win", "five"))
        for number, name in enumerate(names)
        for n in range(5 - number)
    ]
    with ProfileStore(store.data_dir) as profile:
        profile.add(games)


def page(person: Person) -> ProfileScene:
    scene = person.scene
    assert isinstance(scene, ProfileScene)
    return scene


def test_the_statistics_of_the_local_player_are_shown(app: App, person: Person, store: Store) -> None:
    keep(store, "Ada", "Bea")
    app.settings.names = ["Bea"]
    app.go.open_profile("base")
    person.watch()
    assert page(person).name == "Bea"
    figures = page(person).figures
    assert figures is not None
    assert [large.value for large in large_figures(figures)] == ["4", "3", "2", "15"]
    assert next((heading, [bar.share.games for bar in bars]) for heading, bars in groups(figures)) == (
        "By edition",
        [4, 0],
    )


def test_tabs_and_keys_lead_from_person_to_person(app: App, person: Person, store: Store) -> None:
    keep(store, "Ada", "Bea", "Cleo")
    app.go.open_profile("marvel")
    person.watch()
    assert page(person).name == "Ada"
    tabs = page(person).tabs
    assert tabs is not None
    person.click_at(tabs.box(2).center)
    assert page(person).name == "Cleo"
    person.press(pygame.K_PAGEUP, mod=pygame.KMOD_CTRL)
    assert page(person).name == "Bea"
    person.press(pygame.K_TAB, mod=pygame.KMOD_CTRL)
    assert page(person).name == "Cleo"


def test_the_seventh_person_can_be_reached(app: App, person: Person, store: Store) -> None:
    with ProfileStore(store.data_dir) as profile:
        profile.add([Played(f"g{n}", f"P{n}", "base", 2, "greedy", 9, 20, True, True, "1") for n in range(9)])
    app.go.open_profile("base")
    for _ in range(8):
        person.press(pygame.K_PAGEDOWN, mod=pygame.KMOD_CTRL)
    assert page(person).name == "P8"


def test_medals_are_looked_through_by_arrows_and_by_mouse(app: App, person: Person, store: Store) -> None:
    keep(store, "Ada")
    app.go.open_profile("base")
    person.press(pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN)
    assert page(person).medal == 5
    person.press(pygame.K_END)
    assert page(person).medal == 15
    grid = page(person).grid
    assert grid.earned == {"win": 5, "five": 5}
    person.click_at(grid.box(2).center)
    assert page(person).medal == 2


def test_a_profile_is_exported_to_a_new_file(app: App, person: Person, store: Store, tmp_path: Path) -> None:
    keep(store, "Ada")
    app.go.open_profile("base")
    person.click(person.button("Export"))
    prompt = person.scene
    assert isinstance(prompt, PromptScene)
    path = tmp_path / "ada.json"
    prompt.field.text = str(path)
    prompt.value = str(path)
    person.press(pygame.K_RETURN)
    assert len(json.loads(path.read_text(encoding="utf-8"))["games"]) == 5
    assert isinstance(person.scene, DialogScene) and str(path) in person.scene.text
    person.press(pygame.K_RETURN)
    person.click(person.button("Delete"))
    person.click(person.button("Delete"))
    assert page(person).people == []
    person.drop(path)
    assert isinstance(person.scene, DialogScene) and person.scene.title == "Imported"
    person.press(pygame.K_RETURN)
    assert page(person).people == ["Ada"] and page(person).figures is not None


def test_a_renamed_player_keeps_their_statistics_and_plays_by_the_new_name(
    app: App, person: Person, store: Store
) -> None:
    keep(store, "Player 1", "Bea")
    app.settings.names = ["Player 1", "Bea"]
    app.go.open_profile("base")
    person.click(person.button("Rename"))
    prompt = person.scene
    assert isinstance(prompt, PromptScene)
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type("Bea")
    person.press(pygame.K_RETURN)
    assert "already" in prompt.error
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type("Zoë")
    person.press(pygame.K_RETURN)
    assert page(person).name == "Zoë" and page(person).people == ["Zoë", "Bea"]
    assert spoken_of(app) == "Zoë"


def test_a_profile_is_deleted_only_when_that_is_confirmed(app: App, person: Person, store: Store) -> None:
    keep(store, "Ada", "Bea")
    app.go.open_profile("base")
    person.click(person.button("Delete"))
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_ESCAPE)
    assert page(person).people == ["Ada", "Bea"]
    person.click(person.button("Delete"))
    person.click(person.button("Delete"))
    assert page(person).people == ["Bea"]
    assert page(person).name == "Bea"


def test_an_empty_profile_explains_what_it_will_contain(app: App, person: Person) -> None:
    app.go.open_profile("base")
    person.watch()
    assert page(person).figures is None
    assert "No finished games yet" in page(person).details()
    person.click_at(page(person).grid.box(2).center)
    assert "Not earned yet" in page(person).grid.describe()
    person.press(pygame.K_ESCAPE)
    assert not app.stack


def test_a_newcomer_is_led_on_to_a_game(app: App, person: Person) -> None:
    app.go.open_profile("marvel")
    person.watch()
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, SetupScene) and person.scene.edition == "marvel"


def test_a_damaged_profile_is_reported_and_counted_again(app: App, person: Person, store: Store) -> None:
    (store.data_dir / FILE_NAME).write_bytes(b"x" * 5000)
    app.go.open_profile("base")
    person.watch()
    dialog = person.scene
    assert isinstance(dialog, DialogScene)
    assert "damaged" in dialog.text
    person.press(pygame.K_RETURN)
    assert page(person).people == []


def test_a_profile_of_a_newer_version_is_reported(app: App, person: Person, store: Store) -> None:
    file = sqlite3.connect(store.data_dir / FILE_NAME)
    file.execute("PRAGMA user_version = 9")
    file.close()
    app.go.open_profile("base")
    person.watch()
    dialog = person.scene
    assert isinstance(dialog, DialogScene)
    assert "newer version" in dialog.text
    person.press(pygame.K_RETURN)
    assert page(person).figures is None


def test_a_player_with_puzzle_attempts_alone_has_a_profile_too(app: App, person: Person, store: Store) -> None:
    with ProfileStore(store.data_dir) as profile:
        profile.add_try("base-01", "Ada", solved=True)
    app.go.open_profile("base")
    person.watch()
    figures = page(person).figures
    assert figures is not None
    assert [large.note for large in large_figures(figures)][1] == "–"


def test_an_unnamed_player_keeps_their_results_in_every_language(app: App) -> None:
    name = spoken_of(app)
    set_language("de")
    assert spoken_of(app) == name == "Player 1"
    app.settings.names, app.settings.levels = ["Ottavia", "Ada"], ["greedy", "human"]
    assert spoken_of(app) == "Ada", "a bot has no profile"


def test_a_profile_damaged_while_it_is_shown_is_reported(app: App, person: Person, store: Store) -> None:
    keep(store, "Ada", "Bea")
    app.go.open_profile("base")
    with closing(sqlite3.connect(store.data_dir / FILE_NAME)) as file:
        file.execute("DROP TABLE played")
    person.press(pygame.K_PAGEDOWN, mod=pygame.KMOD_CTRL)
    dialog = person.scene
    assert isinstance(dialog, DialogScene)
    assert dialog.title == "Cannot show the profile"


def test_a_new_profile_has_no_earned_medals_to_prepare(app: App) -> None:
    look = app.look("base")
    kinds = [
        {name.partition("/")[0] for name, *_ in profile_sprites(look, 1600, 900, new=new) if "medal" in name}
        for new in (True, False)
    ]
    assert kinds == [{"medal_case", "medal_open"}, {"medal_case", "medal_open", "medal"}]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_medal_has_a_picture_of_its_own(edition: str) -> None:
    index = json.loads((ATLAS / edition / "atlas.json").read_text(encoding="utf-8"))["sprites"]
    wanted = {medal_sprite(medal.id, won=won) for medal in medals() for won in (True, False)}
    assert wanted == {name for name in index if name.startswith(("medal/", "medal_open/"))}
