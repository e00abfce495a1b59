"""The settings hold at once and are found again; errors and dialogs keep their manners."""

from __future__ import annotations

import pygame
import pytest

from game.rules.model import WILD
from game.scenes.settings.preview import paint_picture, paint_play
from game.scenes.settings.scene import ABOUT, KEYS, PICTURE, SOUND, SettingsScene
from game.scenes.settings.sounds import SAMPLES, samples
from game.scenes.shared.dialogs.dialog import DialogChoice, DialogScene, ask, confirm, notify
from game.scenes.title.crash import CrashScene
from game.scenes.title.menu import MenuScene
from game.storage.settings import load
from game.storage.store import Store
from game.support.i18n import language
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import BODY
from game.ui.input.bindings import BINDABLE_ACTIONS, REDO, Bindings, label_of
from game.ui.table.board import signals
from game.ui.widgets.widget import Widget
from game.view.skins import theme
from game.view.skins.loader import load_skin
from tests.scenes.conftest import Person


class Broken(MenuScene):
    """A title that cannot be drawn."""

    def paint(self, canvas: Canvas) -> None:
        raise RuntimeError("torn canvas")


def scene_of(person: Person) -> SettingsScene:
    scene = person.scene
    assert isinstance(scene, SettingsScene)
    return scene


def control(person: Person, name: str) -> Widget:
    return next(row.control for row in scene_of(person).rows if row.name == name)


def test_every_choice_holds_at_once_and_is_saved(app: App, person: Person, store: Store) -> None:
    app.push(MenuScene("base"))
    app.push(SettingsScene("base"))
    person.press(pygame.K_RIGHT)
    assert language() == "fr"
    person.press(pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT)
    assert app.settings.speed == "normal"
    person.press(pygame.K_TAB, pygame.K_SPACE, pygame.K_TAB, pygame.K_RIGHT)
    assert app.settings.reduced_motion and app.settings.confirm_wild
    person.press(pygame.K_TAB, mod=pygame.KMOD_CTRL)
    assert scene_of(person).tab == PICTURE
    person.press(pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT)
    assert app.settings.letters
    person.press(pygame.K_ESCAPE)
    kept, note = load(store.data_dir)
    assert note is None
    assert (kept.language, kept.speed, kept.letters, kept.confirm_wild) == ("fr", "normal", True, True)
    assert isinstance(person.scene, MenuScene)


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_the_preview_has_the_signals_of_the_table_unless_hints_are_off(
    app: App, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    app.push(MenuScene(edition))
    app.push(SettingsScene(edition))
    icons: list[str] = []
    figures: list[str] = []
    monkeypatch.setattr(signals, "paint_icon", lambda _canvas, _look, name, *_: icons.append(name))
    monkeypatch.setattr(signals, "paint_figure", lambda _canvas, _look, text, *_: figures.append(text))
    for paint, drawn in ((paint_play, [f"gem/{WILD}", "sign/can", "1"]), (paint_picture, ["sign/can", "−1"])):
        for hints in (True, False):
            icons.clear()
            figures.clear()
            app.settings.badges = hints
            scene = app.scene
            assert isinstance(scene, SettingsScene)
            paint(scene, Canvas(pygame.Surface((1600, 900)), scene.look.text), app.settings, (0, 0, 342, 740))
            assert icons + figures == (drawn if hints else [])


def test_a_slider_follows_the_mouse_and_the_text_grows_with_it(app: App, person: Person) -> None:
    app.push(SettingsScene("base", PICTURE))
    person.watch()
    slider = control(person, "Text size")
    before = app.look("base").text.px(BODY)
    left, right = slider.rect.midleft, (slider.rect.right - 1, slider.rect.centery)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=left, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=right, rel=(9, 0), buttons=(1, 0, 0)))
    app.step(20)
    assert app.settings.text_size == 200
    assert app.look("base").text.px(BODY) == 2 * before
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=slider.rect.center, rel=(9, 0), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=slider.rect.center, button=1))
    app.step(20)
    assert 100 < app.settings.text_size < 200
    person.press(pygame.K_HOME)
    assert app.settings.text_size == 100


def test_high_contrast_shows_at_once(app: App, person: Person) -> None:
    app.push(SettingsScene("marvel", PICTURE))
    person.click(control(person, "High contrast"))
    assert app.settings.high_contrast
    assert app.look("marvel").palette == theme("marvel", high_contrast=True).palette


def test_volumes_are_whole_steps_within_their_bounds(app: App, person: Person) -> None:
    app.push(SettingsScene("base", SOUND))
    person.press(pygame.K_END, pygame.K_RIGHT)
    assert app.settings.sound_volume == 100
    person.press(pygame.K_TAB, pygame.K_LEFT)
    assert app.settings.music_volume == 30
    person.press(pygame.K_HOME)
    assert app.settings.music_volume == 0


def test_another_key_is_taken_and_the_table_obeys_it(app: App, person: Person) -> None:
    app.push(SettingsScene("base", KEYS))
    field = next(f for f in scene_of(person).key_fields if f.label == "B")
    person.click(field)
    person.press(pygame.K_k)
    assert app.settings.keys == {"buy": "K"}
    found = Bindings(app.settings.keys)
    press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0)
    assert found.command(press) == Bindings().command(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=0))
    assert found.command(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=0)) is None
    assert ("K", "buy the focused card; press again to confirm") in [
        row for group in found.help_groups("base", False) for row in group.rows
    ]


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize(("edition", "verb"), [("base", "buy"), ("marvel", "recruit")])
def test_a_purchase_has_the_verb_of_the_edition(edition: str, verb: str) -> None:
    found = Bindings()
    buy = next(action for action in BINDABLE_ACTIONS if action.name == "buy")
    assert label_of(buy, edition) == verb.capitalize()
    rows = [meaning for group in found.help_groups(edition, True, True) for _, meaning in group.rows]
    assert f"{verb} the focused card; press again to confirm" in rows
    assert found.refusal(REDO, pygame.K_b, edition) == f"“B” already means “{verb.capitalize()}”."


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        (pygame.K_r, "“R” already means “Reserve”."),
        (pygame.K_u, "“U” already means “Undo”."),
        (pygame.K_RETURN, "“Return” has a fixed meaning and cannot be changed."),
        (pygame.K_LSHIFT, "You cannot use this key."),
    ],
)
def test_a_key_that_is_taken_is_refused_with_a_sentence(app: App, person: Person, key: int, reason: str) -> None:
    app.push(SettingsScene("base", KEYS))
    person.click(next(f for f in scene_of(person).key_fields if f.label == "B"))
    person.press(key)
    assert scene_of(person).error == reason
    assert app.settings.keys == {}
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, SettingsScene), "the first Escape only stops the waiting"


def test_all_keys_can_be_reset(app: App, person: Person) -> None:
    app.settings.keys = {"buy": "K", "take_1": "Y", "nonsense": "A", "log": "no such key"}
    app.push(SettingsScene("base", KEYS))
    assert [field.label for field in scene_of(person).key_fields[:2]] == ["Y", "2"]
    person.click(person.button("Reset all keys"))
    assert app.settings.keys == {}
    assert scene_of(person).key_fields[0].label == "1"


@pytest.mark.parametrize("tab", range(ABOUT + 1))
def test_every_tab_is_reached_by_mouse_and_keyboard(app: App, person: Person, tab: int) -> None:
    app.push(SettingsScene("marvel"))
    person.watch()
    person.click_at(scene_of(person).tabs.box(tab).center)
    assert scene_of(person).tab == tab
    person.press(pygame.K_DOWN)
    assert scene_of(person).tab == (tab + 1) % (ABOUT + 1)


def test_the_choice_of_the_screen_follows_f11_and_is_remembered(app: App, person: Person) -> None:
    app.push(SettingsScene("base", PICTURE))
    person.press(pygame.K_F11)
    person.watch()
    assert getattr(control(person, "Screen"), "index", None) == int(app.display.fullscreen) == 1
    assert app.settings.fullscreen
    app.set_fullscreen(False)
    assert not app.settings.fullscreen
    app.lay_out()
    assert app.display.fullscreen, "it is done a moment later"
    assert getattr(control(person, "Screen"), "index", None) == 0


def test_an_unexpected_error_is_one_sentence_and_a_report(app: App, person: Person, store: Store) -> None:
    app.push(Broken("base"))
    person.watch()
    assert isinstance(person.scene, CrashScene)
    report = person.scene.report
    assert report is not None
    assert "torn canvas" in report.read_text(encoding="utf-8")
    assert report.is_relative_to(store.data_dir)
    person.press(pygame.K_RETURN)
    assert type(person.scene) is MenuScene


def test_the_error_screen_itself_never_fails(app: App, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object) -> None:
        raise OSError("no pictures")

    monkeypatch.setattr(CrashScene, "_draw_panel", torn)
    app.push(CrashScene("base", None, lambda _: None))
    person.watch()
    assert isinstance(person.scene, CrashScene)
    assert app.window.get_bounding_rect().w > 0


def test_a_dialog_keeps_the_keyboard_and_gives_it_back(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    said: list[str] = []
    confirm(app, "base", "Sure?", "It is for good.", "Yes", lambda: said.append("yes"), danger=True)
    person.press(pygame.K_TAB, pygame.K_RETURN)
    assert said == ["yes"]
    confirm(app, "base", "Sure?", "It is for good.", "Yes", lambda: said.append("yes"))
    person.press(pygame.K_ESCAPE)
    assert said == ["yes"]
    notify(app, "base", "Note", "Read me.")
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, MenuScene)


def test_many_choices_stand_below_each_other(app: App, person: Person) -> None:
    app.push(MenuScene("marvel"))
    left: list[str] = []
    choices = [DialogChoice(name, lambda: None, enabled=name != "B") for name in "ABCD"]
    scene = ask(app, "marvel", "Pick", "", choices, lambda: left.append("left"))
    assert isinstance(scene, DialogScene)
    tops = [button.rect.top for button in scene.buttons]
    assert tops == sorted(tops)
    assert len(set(tops)) == 4
    person.press(pygame.K_DOWN)
    assert scene.form.focused is scene.buttons[0], "from the last one down is the first"
    person.press(pygame.K_UP, pygame.K_UP)
    assert scene.form.focused is scene.buttons[2]
    person.press(pygame.K_ESCAPE)
    assert left == ["left"]


@pytest.mark.parametrize(("edition", "words"), [("base", {"Buy", "Noble"}), ("marvel", {"Recruit", "Location"})])
def test_sounds_are_named_in_the_words_of_the_edition(edition: str, words: set[str]) -> None:
    labels = {sample.label for sample in samples(lambda _: None, load_skin(edition))}
    assert words <= labels and len(labels) == len(SAMPLES)
