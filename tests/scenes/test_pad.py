"""Controllers: the keyboard on the screen, the hint line, the help, bindings, and disconnection."""

from __future__ import annotations

import pygame
import pytest

from game.record import SeatInfo
from game.scenes.settings.scene import BUTTONS, KEYS, SettingsScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.dialogs.prompt import PromptScene
from game.scenes.shared.help.pad_help import REPLAY, TABLE, PadHelpScene
from game.scenes.table.controls.typed_action import TypedActionScene
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.sessions.local import preview
from game.support.i18n import set_language, tr
from game.ui.app.app import App
from game.ui.input.controllers import FIRST_REPEAT_MS
from game.ui.input.pad_labels import PadButton, button_name
from game.ui.widgets.textfield import TextField
from tests.scenes.conftest import Person

B = PadButton


def tap(app: App, *buttons: PadButton) -> None:
    """Press buttons and let them go, through the real event queue."""
    for button in buttons:
        if button in (B.LEFT_TRIGGER, B.RIGHT_TRIGGER):
            axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT + (button is B.RIGHT_TRIGGER)
            for value in (32767, 0):
                pygame.event.post(
                    pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=7, axis=axis, value=value)
                )
                app.step(20)
            continue
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, instance_id=7, button=button))
            app.step(20)


def type_keys(app: App, text: str) -> None:
    """Walk from key to key and press each."""
    for char in text:
        keys = app.pads.keys
        assert keys is not None
        rows = [[key.text for key in row] for row in keys.rows()]
        row = next(number for number, texts in enumerate(rows) if char in texts)
        for _ in range((row - keys.row) % len(rows)):
            tap(app, B.DOWN)
        place = rows[row].index(char)
        for _ in range((place - keys.place) % len(rows[row])):
            tap(app, B.RIGHT)
        tap(app, B.A)


@pytest.fixture
def field(app: App, person: Person) -> TextField:
    """The name of the first seat, with the keyboard on the screen opened over it."""
    app.push(SetupScene("base"))
    found = next(widget for widget in person.scene.form.widgets if isinstance(widget, TextField))
    tap(app, B.RIGHT)
    person.scene.form.focus(found)
    for _ in found.text:
        person.press(pygame.K_BACKSPACE)
    tap(app, B.A)
    assert app.pads.keys is not None
    return found


def test_a_name_is_written_by_controller_alone(app: App, field: TextField) -> None:
    type_keys(app, "zo")
    tap(app, B.LEFT_STICK)
    type_keys(app, "éß")
    tap(app, B.LEFT_STICK, B.Y, B.LEFT_TRIGGER)
    type_keys(app, "Mx")  # capitals for one letter only
    assert app.pads.spoken_text == "x"  # for who listens
    tap(app, B.LEFT_SHOULDER, B.X, B.RIGHT_SHOULDER)
    tap(app, B.START)
    assert app.pads.keys is None
    assert field.text == "zoéß x"
    assert isinstance(app.scene, SetupScene), "done does not begin the game"


def test_leaving_the_keyboard_restores_the_text(app: App, field: TextField) -> None:
    type_keys(app, "ab")
    tap(app, B.B)
    assert (field.text, app.pads.keys) == ("", None)
    tap(app, B.A)
    type_keys(app, "jo")
    tap(app, B.START, B.A, B.X, B.X, B.B)
    assert (field.text, app.pads.keys) == ("jo", None)
    assert isinstance(app.scene, SetupScene)


def test_a_held_button_keeps_deleting(app: App, field: TextField) -> None:
    type_keys(app, "aaaa")
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=7, button=B.X))
    app.step(20)
    app.step(FIRST_REPEAT_MS + 1)
    app.step(1)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=7, button=B.X))
    app.step(20)
    app.step(1000)
    assert field.text == "aa"


def test_the_mouse_presses_keys_and_a_press_elsewhere_closes(app: App, person: Person, field: TextField) -> None:
    keys = app.pads.keys
    assert keys is not None
    app.redraw()
    app.step(20)
    person.click_at(keys.box(2, 0).center)
    assert field.text == "a"
    person.click_at((5, 5))
    assert app.pads.keys is None
    assert field.text == "a"


def test_without_the_keyboard_the_arrows_leave_a_field_and_nothing_is_deleted(app: App, field: TextField) -> None:
    type_keys(app, "ab")
    tap(app, B.START, B.LEFT_TRIGGER)
    assert field.text == "ab"
    tap(app, B.RIGHT)
    assert not field.focused


@pytest.mark.usefixtures("field")
def test_a_real_key_takes_over(app: App, person: Person) -> None:
    person.press(pygame.K_LEFT)
    assert app.pads.keys is None
    assert not app.controllers.in_use


@pytest.mark.parametrize(("size", "percent"), [((1024, 640), 200), ((1600, 900), 100)])
def test_the_keyboard_covers_no_field(app: App, person: Person, size: tuple[int, int], percent: int) -> None:
    app.display.surface = pygame.display.set_mode(size)
    app.loop.fit_window()
    app.settings.text_size = 200 if percent == 200 else 100
    app.restyle()
    app.push(SetupScene("marvel", 4))
    fields = [widget for widget in person.scene.form.widgets if isinstance(widget, TextField)]
    tap(app, B.RIGHT)
    for found in fields:
        person.scene.form.focus(found)
        tap(app, B.A)
        keys = app.pads.keys
        assert keys is not None
        assert not keys.rect.colliderect(found.rect)
        assert not keys.rect.colliderect(app.pads.line)
        assert app.window.get_rect().contains(keys.rect)
        tap(app, B.START)


@pytest.mark.usefixtures("field")
@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_every_letter_of_the_three_languages_is_there(app: App, code: str) -> None:
    set_language(code)
    keys = app.pads.keys
    assert keys is not None
    found: set[str] = set()
    for keys.signs in (False, True):
        for keys.shift in (0, 1):
            found |= {key.text for row in keys.rows() for key in row}
    wanted = "abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôœöùûüÿß0123456789.:-/#@'"
    assert set(wanted) | {char.upper() for char in wanted if char != "ß"} | {"ẞ"} <= found


def sit_down(app: App) -> TableScene:
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bo", "human"))
    scene = TableScene(app, preview("base", seats, 0, bytes(32)))
    app.reset(scene)
    for _ in range(5):
        app.step(20)
    return scene


def test_an_action_is_typed_and_played_by_controller(app: App) -> None:
    app.settings.buttons = {"y": "type"}
    table = sit_down(app)
    tap(app, B.RIGHT, B.Y)
    assert isinstance(app.scene, TypedActionScene)
    assert button_name(B.RIGHT_SHOULDER, "xbox") in app.scene.text
    tap(app, B.A)
    type_keys(app, "take")
    assert isinstance(app.scene, PromptScene)
    assert app.scene.value == "take"
    tap(app, B.B, B.B)
    assert app.scene is table


def test_the_hint_line_names_the_buttons_and_reserves_its_space(app: App) -> None:
    table = sit_down(app)
    before = table.view.layout.size
    assert app.pads.line.w == 0
    tap(app, B.RIGHT_SHOULDER)
    app.step(20)
    assert not pygame.mouse.get_visible(), "a pointer at rest would lie over what has the focus"
    assert app.pads.line.top >= table.view.layout.size[1] > 0
    assert table.view.layout.size[1] < before[1]
    said = dict(table.hints())
    assert (said[B.A], said[B.B]) == ("Choose", "Menu")
    tap(app, B.A)
    assert dict(table.hints())[B.B] == "Undo"
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F3, mod=0, unicode=""))
    app.step(20)
    assert app.pads.line.w == 0, "the hint line of buttons is gone once the keyboard is used"


def test_a_lost_controller_pauses_the_game_with_one_sentence(app: App) -> None:
    table = sit_down(app)
    tap(app, B.RIGHT_SHOULDER, B.A)
    chosen = table.table.selection
    for kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
        pygame.event.post(pygame.event.Event(kind, instance_id=7))
    app.step(20)
    assert isinstance(app.scene, DialogScene)
    note = tr("Controller disconnected. Nothing is lost; reconnect it or use the keyboard.")
    assert app.pads.note == note
    app.step(20)
    panel = pygame.Rect(app.scene.buttons[0].rect)
    app.step(10_000)
    lines = app.scene.recorded(app.scene.paint)[1:]
    assert f"{app.scene.heading}. {' '.join(lines)}" == note, "the news is the title, what to do is the text"
    assert app.scene.buttons[0].rect == panel, "no button moves when the sentence has had its time"
    tap(app, B.B)
    assert app.scene is table
    assert table.table.selection == chosen
    assert app.pads.note == ""


def test_a_controller_lost_while_typing_keeps_the_text(app: App, field: TextField) -> None:
    type_keys(app, "ab")
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    app.step(20)
    app.step(20)
    assert (field.text, app.pads.keys) == ("ab", None)


def test_the_help_has_a_page_for_each_kind_of_screen(app: App) -> None:
    app.push(MenuScene("base"))
    tap(app, B.DOWN, B.BACK)
    scene = app.scene
    assert isinstance(scene, PadHelpScene)
    pages = set()
    for _ in range(4):
        pages.add(scene.page)
        tap(app, B.RIGHT_SHOULDER)
    assert pages == {0, 1, 2, 3}
    tap(app, B.B)
    assert isinstance(app.scene, MenuScene)
    sit_down(app)
    tap(app, B.RIGHT_STICK)
    assert isinstance(app.scene, PadHelpScene)
    assert app.scene.page == 0


def test_no_button_is_taken_for_a_key_of_the_table(app: App) -> None:
    scene = SettingsScene("base", KEYS)
    app.push(MenuScene("base"))
    app.push(scene)
    tap(app, B.A)
    assert scene.key_fields[0].listening
    tap(app, B.X)
    assert not scene.key_fields[0].listening
    assert app.settings.keys == {}


def test_a_button_gets_another_meaning(app: App, person: Person) -> None:
    scene = SettingsScene("base", BUTTONS)
    app.push(MenuScene("base"))
    app.push(scene)
    field = next(each for each in scene.button_fields if each.button is B.X)
    scene.form.focus(field)
    tap(app, B.LEFT)
    assert app.settings.buttons == {"x": "buy"}
    person.click(person.button("Reset all buttons"))
    assert app.settings.buttons == {}


def test_the_help_states_at_which_tables_the_button_of_the_log_acts(app: App) -> None:
    for page in (TABLE, REPLAY):
        app.go.open_controller_help("base", at_table=True)
        scene = app.scene
        assert isinstance(scene, PadHelpScene)
        scene.page = page
        assert [meaning for _, meaning in scene.rows if "log" in meaning] == ["open or close the log, with 4 players"]
