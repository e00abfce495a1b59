"""The loop: scenes come and go, nothing is drawn for nothing, and an error ends no game."""

from __future__ import annotations

import gc
import platform
import sys
import weakref
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from game.storage.settings import Settings
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.app.crash_guard import REPORTS, ErrorScene, guard, write_report
from game.ui.app.display import NoDisplay, open_display
from game.ui.app.preloader import Preloader
from game.ui.app.scene import Scene
from game.ui.graphics.canvas import Canvas


class Plain(Scene):
    """A scene that notes what is done with it."""

    def __init__(self, name: str, *, opaque: bool = True) -> None:
        self.name = name
        self.opaque = opaque
        self.calls: list[str] = []
        self.color = (10, 20, 30)
        self.moving = False
        self.fail_in: set[str] = set()

    def leave(self) -> None:
        self._note("leave")

    def resume(self) -> None:
        self._note("resume")

    def resize(self, width: int, height: int) -> None:
        self._note(f"resize {width}x{height}")

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._note(pygame.key.name(event.key))

    def draw(self, canvas: Canvas) -> None:
        self._note("draw")
        if self.opaque:
            canvas.background(None, self.color)
        else:
            canvas.rect((200, 0, 0), (0, 0, 20, 20))

    def busy(self) -> bool:
        return self.moving

    def _note(self, call: str) -> None:
        self.calls.append(call)
        if call in self.fail_in:
            raise RuntimeError(f"{self.name} failed in {call}")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    yield App(
        Settings(),
        cast(Store, cast(Any, None)),
        (1024, 640),
        on_error=guard(tmp_path, lambda app: app.reset(Plain("after"))),
    )
    pygame.display.quit()


def key(name: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=name, mod=mod, unicode=""))


def settle(app: App) -> None:
    for _ in range(20):
        app.step(16)


def test_scenes_stack_and_events_go_to_the_topmost(app: App) -> None:
    below, above = Plain("below"), Plain("above", opaque=False)
    app.push(below)
    app.push(above)
    key(pygame.K_a)
    settle(app)
    assert "a" in above.calls
    assert "a" not in below.calls
    app.pop()
    assert above.calls[-1] == "leave"
    assert below.calls[-1] == "resume"


def test_a_key_that_is_held_acts_only_on_the_screen_on_which_it_was_pressed(app: App) -> None:
    below, above = Plain("below"), Plain("above", opaque=False)
    app.push(below)
    key(pygame.K_DOWN)
    settle(app)
    settle(app)
    assert below.calls.count("down") > 2
    pressed = below.calls.count("down")
    app.push(above)
    settle(app)
    settle(app)
    assert "down" not in above.calls
    key(pygame.K_DOWN)
    app.step(16)
    assert above.calls.count("down") == 1
    app.pop()
    settle(app)
    settle(app)
    assert below.calls.count("down") == pressed


@pytest.mark.usefixtures("app")
def test_pygame_repeats_no_keys_itself() -> None:
    """Its repetition goes on in long frames, in which no release is read."""
    assert pygame.key.get_repeat() == (0, 0)


def test_a_dialog_is_drawn_over_the_scene_below(app: App) -> None:
    app.push(Plain("below"))
    app.push(Plain("above", opaque=False))
    settle(app)
    assert app.window.get_at((5, 5))[:3] == (200, 0, 0)
    assert app.window.get_at((50, 50))[:3] == (10, 20, 30)


def test_the_last_frame_of_a_movement_is_drawn(app: App) -> None:
    scene = Plain("moving")
    app.push(scene)
    settle(app)
    scene.moving = True
    app.step(16)
    scene.moving = False
    scene.color = (90, 80, 70)
    settle(app)
    assert app.window.get_at((50, 50))[:3] == (90, 80, 70)


def test_nothing_is_drawn_while_nothing_happens(app: App) -> None:
    scene = Plain("still")
    app.push(scene)
    settle(app)
    before = scene.calls.count("draw")
    assert [app.step(16) for _ in range(5)] == [[]] * 5
    assert scene.calls.count("draw") == before
    scene.moving = True
    app.step(16)
    assert scene.calls.count("draw") == before + 1


@pytest.mark.parametrize("opaque", [True, False])
def test_a_change_of_scene_fades_and_is_over_in_150_ms(app: App, opaque: bool) -> None:
    app.push(Plain("first"))
    settle(app)
    second = Plain("second")
    second.color, second.opaque = (250, 250, 250), opaque
    app.push(second)
    shades = []
    for _ in range(12):
        app.step(15)
        shades.append(app.window.get_at((5, 5)).r)
    assert shades == sorted(shades)
    assert shades[0] < shades[9] == shades[-1]
    assert not opaque or shades[-1] == 250
    app.pop()
    app.step(15)
    assert shades[-1] >= app.window.get_at((5, 5)).r > 20, "it fades out again"


def test_a_hidden_window_is_not_drawn_and_comes_back_whole(app: App) -> None:
    scene = Plain("scene")
    app.push(scene)
    settle(app)
    scene.moving = True
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    app.step(16)
    before = scene.calls.count("draw")
    settle(app)
    assert scene.calls.count("draw") == before
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    assert app.step(16) == [pygame.Rect(0, 0, 1024, 640)]


def test_at_rest_two_of_three_frames_only_look_for_input(app: App) -> None:
    class Ticking:
        def tick(self, rate: int) -> int:
            return 1000 // rate

    clock, scene = cast(pygame.Clock, Ticking()), Plain("scene")
    app.push(scene)
    settle(app)
    app.redraw()
    app.step(16)
    assert app.loop.wait(clock) == 16
    for _ in range(40):
        app.step(16)
    assert app.loop.wait(clock) == 48
    for painted in (1, 2, 3):
        scene.color = (painted, 20, 30)
        app.redraw()
        app.step(48)
        expected = 48 if painted < 3 else 16
        assert app.loop.wait(clock) == expected, "three painted frames in a row are motion, fewer are not"
    for _ in range(40):
        app.step(16)
    assert app.loop.wait(clock) == 48
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert app.loop.wait(clock) == 16, "input is answered at once"
    app.step(16)
    assert app.loop.wait(clock) == 16, "and so is what follows it"
    for _ in range(40):
        app.step(16)
    scene.moving = True
    app.step(16)
    assert app.loop.wait(clock) == 16


def test_sprites_are_preloaded_between_frames(app: App) -> None:
    app.push(Plain("scene"))
    atlas = app.look("base").atlas
    sprites = [(name, 84.0, 117.0) for name in atlas.names("card/")[:12]]
    app.preload("base", sprites)
    settle(app)
    ready = len(atlas._images)
    assert all(atlas.sprite(*sprite) for sprite in sprites)
    assert len(atlas._images) == ready == 12


def test_the_last_scene_ends_the_program(app: App) -> None:
    app.running = True
    app.push(Plain("only"))
    app.pop()
    assert not app.running


def test_fullscreen_and_back_keep_the_scene_and_fetch_the_surface_again(app: App) -> None:
    scene = Plain("scene")
    app.push(scene)
    settle(app)
    for _ in range(2):
        key(pygame.K_RETURN, pygame.KMOD_ALT)
        for _ in range(3):
            settle(app)
        assert app.window is pygame.display.get_surface()
        assert app.canvas.target is app.window
    assert app.size == (1024, 640)
    assert "return" not in scene.calls


def test_a_second_switch_of_fullscreen_waits_until_the_window_has_settled(app: App) -> None:
    app.push(Plain("scene"))
    for presses, after in ((2, False), (3, True)):
        for _ in range(3):
            settle(app)
        before = app.display.fullscreen
        for _ in range(presses):
            key(pygame.K_F11)
        app.step(20)
        assert app.display.fullscreen != before, "the first one is done at once"
        assert app.settings.fullscreen == after
        app.step(2000)  # the frame in which the window is opened again
        settle(app)
        assert app.display.fullscreen != before
        settle(app)
        settle(app)
        assert app.display.fullscreen == after


@pytest.mark.parametrize("where", ["draw", "x", "resize 1024x640"])
def test_an_error_shows_a_sentence_writes_a_report_and_the_program_continues(
    app: App, tmp_path: Path, where: str
) -> None:
    scene = Plain("bad")
    app.push(scene)
    settle(app)
    scene.fail_in = {where}
    key(pygame.K_x)
    if where.startswith("resize"):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    for _ in range(3):  # the second switch of full screen waits for the first
        settle(app)
    assert isinstance(app.scene, ErrorScene)
    assert scene.calls[-1] == "leave"
    (report,) = (tmp_path / REPORTS).iterdir()
    assert f"RuntimeError: bad failed in {where}" in report.read_text(encoding="utf-8")
    key(pygame.K_RETURN)
    settle(app)
    assert isinstance(app.scene, Plain)
    assert app.scene.name == "after"


def test_a_first_scene_or_a_picture_that_fails_causes_no_traceback(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Plain("first")
    scene.fail_in = {"resize 1024x640"}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    app.run(scene, frames=2)
    assert scene.calls[-1] == "leave"

    def broken(_: Preloader, until: float) -> None:
        del until
        raise OSError(5, "Input/output error")

    app.push(Plain("second"))
    settle(app)
    monkeypatch.setattr(Preloader, "run", broken)
    app.step(16)
    assert isinstance(app.scene, ErrorScene)


def test_other_threads_get_the_interpreter_within_a_millisecond_while_the_program_runs(app: App) -> None:
    class Watching(Plain):
        def update(self, dt_ms: float) -> None:
            self.calls.append(f"{sys.getswitchinterval():.4f}")

    before, scene = sys.getswitchinterval(), Watching("first")
    app.run(scene, frames=1)
    assert "0.0010" in scene.calls
    assert sys.getswitchinterval() == before


def test_old_garbage_is_collected_once_the_window_rests_and_not_between_two_pictures(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.reset(Plain("first"))
    for _ in range(30):
        app.step(16)
    collections: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 1000))
    monkeypatch.setattr(gc, "collect", lambda: collections.append(1) or 0)
    for _ in range(4):
        app.canvas.invalidate()
        app.redraw()
        assert app.step(16)
        app.step(16)
    assert not collections
    app.step(16)
    assert collections


def test_a_scene_whose_error_is_followed_by_another_on_leaving_is_replaced(app: App) -> None:
    scene = Plain("bad")
    app.push(scene)
    scene.fail_in = {"draw", "leave"}
    settle(app)
    assert isinstance(app.scene, ErrorScene)


def test_reports_are_few_and_a_full_disk_causes_no_second_error(tmp_path: Path) -> None:
    for _ in range(25):
        write_report(tmp_path, ValueError("x"))
    assert len(list((tmp_path / REPORTS).iterdir())) == 20
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert write_report(blocked, ValueError("x")) is None


def test_a_report_contains_versions_but_no_personal_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ana-lovelace"))
    path = write_report(tmp_path, OSError(2, "No such file", "/home/ana-lovelace/g\udcff.cabochon"), "Scene X")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"Cabochon {version('cabochon')}, ")
    assert f"Python {platform.python_version()}, pygame-ce" in text
    assert platform.system() in text
    assert "Scene X" in text
    assert "~/g" in text
    assert "ana" not in text
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    path = write_report(tmp_path, OSError(2, "No such file", "/x/y"))
    assert path is not None
    assert "/x/y" in path.read_text(encoding="utf-8")


NO_SCREEN = r"^No screen found, so the window cannot open\.$"


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_driver_that_draws_nowhere_counts_as_no_display(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(NoDisplay, match=NO_SCREEN):
        open_display()


def test_a_broken_driver_is_named_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise pygame.error("x11 not available")

    monkeypatch.setattr(pygame.display, "init", broken)
    with pytest.raises(NoDisplay, match=r"^The window cannot open: x11 not available\.$"):
        open_display()


class Shown(Plain):
    """A scene of an edition."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.edition = edition


def test_pictures_of_an_edition_that_is_no_longer_shown_are_released(app: App) -> None:
    app.reset(Shown("base"))
    gone = weakref.ref(app.look("base"))
    app.push(Shown("marvel"))
    kept = weakref.ref(app.look("marvel"))
    gc.collect()
    assert gone() is not None
    app.reset(Shown("marvel"))
    gc.collect()
    assert gone() is None and kept() is not None
