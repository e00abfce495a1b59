"""Opening the window: which scene comes first, without a screen too, and the demonstration."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.scenes.replays.viewer import ReplayScene
from game.scenes.result.scene import ResultScene
from game.scenes.start import first_scene, run_window
from game.scenes.title.demo import DemoScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.scenes.title.welcome import WelcomeScene
from game.scenes.tutorial.scene import TutorialScene
from game.scenes.window_options import WindowError, WindowOptions
from game.storage.settings import Settings, load
from game.storage.store import Store
from game.support.i18n import language, set_language
from game.ui.app.app import App
from game.ui.widgets.textfield import TextField
from tests.helpers.paths import GOLDEN
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person


def test_the_options_choose_the_first_scene(store: Store) -> None:
    settings = Settings()
    assert isinstance(first_scene(WindowOptions(store, settings)), MenuScene)
    assert isinstance(first_scene(WindowOptions(store, settings, scene="demo")), DemoScene)
    watched = first_scene(WindowOptions(store, settings, scene="replay", replay=GOLDEN / "base-2.cabochon"))
    assert isinstance(watched, ReplayScene) and not watched.open_ended


def test_the_window_opens_in_the_language_and_edition_asked_for(store: Store) -> None:
    settings = Settings(language="de")
    options = WindowOptions(store, settings, edition="marvel", language="fr", size=(1100, 700), frames=3)
    assert run_window(options) == 0
    assert language() == "fr"
    kept, _ = load(store.data_dir)
    assert (kept.edition, kept.language, kept.width, kept.height) == ("marvel", "de", 1100, 700)
    set_language("en")


def test_an_unhandled_exception_is_one_sentence_and_a_report(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise pygame.error("the card was pulled out")

    monkeypatch.setattr(App, "run", broken)
    with pytest.raises(WindowError, match=r"^Something went wrong.*A report was saved as .*\.txt\.$"):
        run_window(WindowOptions(store, Settings(), size=(1100, 700), frames=1))
    (report,) = (store.data_dir / "reports").iterdir()
    assert "the card was pulled out" in report.read_text(encoding="utf-8")


def test_a_window_size_that_cannot_be_saved_is_reported(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    assert run_window(WindowOptions(store, Settings(), size=(1100, 700), frames=2)) == 0
    assert capsys.readouterr().err == "cabochon: Cannot save the settings: No space left on device.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="only there a missing screen is an environment")
@pytest.mark.parametrize("command", [[], ["demo"]])
def test_a_missing_display_is_reported_in_one_sentence(tmp_path: Path, command: list[str]) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    line = [sys.executable, "-m", "game", "--data-dir", str(tmp_path), *command]
    ended = subprocess.run(line, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert "screen" in ended.stderr


def test_the_title_needs_none_of_the_table() -> None:
    loaded = "[name for name in sys.modules if 'table' in name or 'bots' in name]"
    code = f"import sys, game.scenes.start, game.scenes.title.menu; print({loaded})"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.strip().endswith("[]")


def test_the_demo_plays_until_somebody_comes(app: App, person: Person) -> None:
    app.push(DemoScene("base", 3, bytes(32)))
    scene = person.scene
    assert isinstance(scene, DemoScene)
    session = scene.session
    assert session is not None
    wait_until(lambda: len(session.history()) > 2, lambda: person.watch(100))
    person.press(pygame.K_SPACE)
    assert isinstance(person.scene, MenuScene)


@pytest.mark.slow
def test_a_game_of_bots_ends_on_the_result_and_can_be_played_again(app: App, person: Person) -> None:
    from game.record import SeatInfo
    from game.scenes.table.scene import TableScene

    seats = tuple(SeatInfo(name=name, kind="bot", bot="greedy") for name in ("Ada", "Bo"))
    app.go.start_game("base", seats, 0, bytes(32))
    wait_until(lambda: isinstance(person.scene, ResultScene), lambda: person.watch(40))
    result = person.scene
    assert isinstance(result, ResultScene)
    assert result.finished.verdict.winners
    person.click(person.button("View the board"))
    assert isinstance(person.scene, ReplayScene)
    assert person.scene.step == len(person.scene.replay) - 1
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, ResultScene)
    person.click(person.button("Play again"))
    assert isinstance(person.scene, TableScene)


def test_the_first_start_is_greeted_once_and_never_again(app: App, person: Person, store: Store) -> None:
    options = WindowOptions(store, app.settings)
    app.reset(first_scene(options))
    person.watch(60)
    assert isinstance(person.scene, WelcomeScene)
    assert person.scene.form.focused is person.button("Tutorial")
    assert (store.data_dir / "settings.toml").exists(), "it would come again after a crash"
    (name,) = (widget for widget in person.scene.form.widgets if isinstance(widget, TextField))
    person.scene.form.focus(name)
    person.type("  Ada\u200b")
    person.press(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert isinstance(person.scene, TutorialScene)
    assert person.scene.names[0] == "Ada"
    kept, note = load(store.data_dir)
    assert (kept.names, note) == (["Ada"], None)
    app.reset(first_scene(options))
    person.watch(60)
    assert isinstance(person.scene, MenuScene)


def test_nobody_is_forced_to_learn_and_a_first_start_greets_before_the_options_apply(
    app: App, person: Person, store: Store
) -> None:
    app.reset(first_scene(WindowOptions(store, app.settings)))
    person.watch(60)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)
    (store.data_dir / "settings.toml").unlink()
    app.reset(first_scene(WindowOptions(store, app.settings, players=2)))
    person.watch(60)
    assert isinstance(person.scene, WelcomeScene)
    person.press(pygame.K_ESCAPE)
    person.watch(60)
    assert isinstance(person.scene, SetupScene)
