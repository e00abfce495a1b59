"""The screen after an unexpected error."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.table.scene import TableScene
from game.scenes.title import crash
from game.scenes.title.crash import CrashScene
from game.scenes.title.menu import MenuScene
from game.storage.store import Store
from game.ui.app.app import App
from tests.scenes.conftest import Person
from tests.scenes.title.test_menu import saved


def open_error(app: App, person: Person, report: Path | None = None) -> CrashScene:
    scene = CrashScene("base", report, lambda app: app.go.to_menu("base"))
    app.reset(scene)
    person.watch()
    return scene


def labels(scene: CrashScene) -> list[str]:
    return [getattr(widget, "label", "") for widget in scene.form.widgets]


def test_without_a_game_the_way_on_is_the_title(app: App, person: Person) -> None:
    scene = open_error(app, person)
    assert labels(scene) == ["Main menu"]
    person.click(person.button("Main menu"))
    assert type(person.scene) is MenuScene


def test_a_game_can_be_continued_at_once(app: App, person: Person, store: Store) -> None:
    saved(store)
    scene = open_error(app, person)
    assert labels(scene) == ["Continue game", "Main menu"]
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableScene)


def test_the_report_is_named_shortly_and_copied_whole(
    app: App, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = tmp_path / "deep" / "error-1.txt"
    report.parent.mkdir()
    report.write_text("torn canvas", encoding="utf-8")
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(crash, "copy_text", copy)
    scene = open_error(app, person, report)
    assert any("error-1.txt" in line for line in scene.describe())
    assert not any(str(tmp_path) in line for line in scene.describe())
    person.click(person.button("Copy report"))
    assert copied == ["torn canvas"]
    assert person.button("Copied")


def test_escape_leads_to_the_title(app: App, person: Person) -> None:
    open_error(app, person)
    person.press(pygame.K_ESCAPE)
    assert type(person.scene) is MenuScene


def test_saved_games_that_cannot_be_read_are_no_second_error(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def torn() -> None:
        raise ValueError("torn")

    monkeypatch.setattr(app.store, "last_unfinished", torn)
    assert labels(open_error(app, person)) == ["Main menu"]
