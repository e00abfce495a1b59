"""The setup: seats, names, levels, and that they are found again."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.record import ClockRule
from game.scenes.shared import lineup as lu
from game.scenes.shared.widgets import PortraitButton
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.storage.settings import Settings, load
from game.storage.store import Store
from game.support.i18n import LANGUAGES, set_language, tr
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import TextStyle
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget
from game.view.skins import skin
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person


def open_setup(app: App) -> SetupScene:
    app.push(MenuScene("base"))
    scene = SetupScene("base")
    app.push(scene)
    return scene


def field(scene: SetupScene, seat: int) -> TextField:
    fields = [widget for widget in scene.form.widgets if isinstance(widget, TextField)]
    return fields[seat]


def test_a_newcomer_plays_one_bot_of_the_default_level(app: App) -> None:
    scene = open_setup(app)
    assert [(seat.kind, seat.level) for seat in scene.lineup.taken] == [("human", "normal"), ("bot", "normal")]
    assert scene.lineup.first is None


def test_names_take_accents_and_sharp_s_and_are_found_again(app: App, person: Person, store: Store) -> None:
    scene = open_setup(app)
    person.click(field(scene, 0))
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    for letter in ("J", "o", "s", "é", " ", "W", "e", "i", "ß"):
        person.type(letter)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableScene)
    assert person.scene.session.seats[0].name == "José Weiß"
    assert load(store.data_dir)[0].names[0] == "José Weiß"
    app.reset(MenuScene("base"))
    assert open_setup(app).lineup.seats[0].name == "José Weiß"


def portrait(scene: SetupScene, seat: int) -> PortraitButton:
    return [widget for widget in scene.form.widgets if isinstance(widget, PortraitButton)][seat]


def test_a_press_on_a_portrait_gives_the_next_one_that_is_free_and_it_stays_with_the_name(
    app: App, person: Person, store: Store
) -> None:
    app.settings.portraits = {"ada": 2, "ben": 3}
    app.settings.names = ["Ada", "Ben"]
    scene = open_setup(app)
    assert (portrait(scene, 0).sprite[-2:], portrait(scene, 1).sprite[-2:]) == ("/2", "/3")
    person.click(portrait(scene, 0))
    assert (portrait(scene, 0).sprite[-2:], portrait(scene, 1).sprite[-2:]) == ("/4", "/3")
    person.press(pygame.K_SPACE)
    assert portrait(scene, 0).sprite.endswith("/5")
    person.press(pygame.K_ESCAPE)
    assert load(store.data_dir)[0].portraits == {"ada": 5, "ben": 3}


def test_a_portrait_follows_the_name_that_is_typed(app: App, person: Person) -> None:
    app.settings.portraits = {"ada": 6}
    scene = open_setup(app)
    person.click(field(scene, 0))
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    for letter in "Ada":
        person.type(letter)
    person.press(pygame.K_TAB)
    assert portrait(scene, 0).sprite.endswith("/6")


def test_seats_are_added_and_taken_away(app: App, person: Person) -> None:
    scene = open_setup(app)
    person.click(person.button("Add a seat"))
    person.click(person.button("Add a seat"))
    assert scene.lineup.count == 4
    assert not any(getattr(widget, "label", "") == "Add a seat" for widget in scene.form.widgets)
    remove = next(w for w in scene.form.widgets if w.tooltip == "Remove this seat")
    person.click(remove)
    assert scene.lineup.count == 3
    assert scene.lineup.taken[0].kind == "bot"


def test_the_edition_changes_the_look_and_keeps_the_seats(app: App, person: Person) -> None:
    scene = open_setup(app)
    person.click(field(scene, 0))
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type("Zoë")
    edition = next(w for w in scene.form.widgets if "Splendor: Marvel" in getattr(w, "labels", ()))
    person.click_at((edition.rect.right - 20, edition.rect.centery))
    assert scene.edition == "marvel"
    assert scene.lineup.seats[0].name == "Zoë"
    person.click(person.button("Deal the cards"))
    assert person.scene.edition == "marvel"


@pytest.mark.parametrize("window_size", [(1024, 640)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_aim_grows_with_the_text_and_no_number_in_it_is_parted_from_what_it_counts(
    app: App, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    set_language(code)
    drawn: dict[str, TextStyle] = {}
    monkeypatch.setattr(SetupScene, "write", lambda _, __, style, text, *___, **____: drawn.update({text: style}))
    aim, highs = tr(skin("marvel").text.aim), list[int]()
    for size in (100, 150, 200):
        app.settings.text_size = size
        app.restyle()
        app.push(scene := SetupScene("marvel"))
        drawn.clear()
        scene.paint(Canvas(pygame.Surface(app.size), scene.look.text))
        lines = [text for text in drawn if len(text) > 1 and text in aim]
        assert " ".join(lines) == aim and not any(line[-1].isdigit() for line in lines)
        highs.append(scene.look.text.line_height(drawn[lines[0]]))
    assert min(highs[1:]) > 1.3 * highs[0]


def test_back_keeps_the_choices(app: App, person: Person, store: Store) -> None:
    scene = open_setup(app)
    person.click(person.button("Add a seat"))
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)
    assert scene.lineup.count == load(store.data_dir)[0].players == 3


def test_typed_blank_and_duplicate_names_are_cleaned_and_made_distinct() -> None:
    lineup = lu.default_lineup(players=4)
    for seat, name in enumerate(("\t\u202e", " Bianca" + "a" * 40, "Bianca" + "a" * 18, "bianca" + "A" * 18)):
        lineup = lu.rename(lineup, seat, name)
    names = ("Player 1", "Bianca" + "a" * 18, "Bianca" + "a" * 16 + " 2", "bianca" + "A" * 16 + " 3")
    assert lu.final_names(lineup) == names


def test_a_name_nobody_typed_follows_the_kind() -> None:
    lineup = lu.switch_kind(lu.default_lineup(), 0)
    assert lineup.seats[0].name == "Ottavia"
    assert lu.switch_kind(lineup, 0).seats[0].name == "Player 1"
    named = lu.switch_kind(lu.rename(lineup, 0, "Ada"), 0)
    assert named.seats[0].name == "Ada"


def test_a_bot_changes_its_default_name_with_the_edition_and_keeps_any_other() -> None:
    lineup = lu.rename(lu.default_lineup(players=4), 3, "Ada")
    marvel = lu.in_edition(lineup, "marvel")
    assert [seat.name for seat in marvel.seats] == ["Player 1", "Kai", "Rosa", "Ada"]
    assert lu.in_edition(marvel, "base") == lineup


def test_a_first_seat_that_leaves_goes_back_to_the_shuffle() -> None:
    lineup = msgspec.structs.replace(lu.default_lineup(players=3), first=2)
    assert lu.set_count(lineup, 2).first is None
    assert lu.set_count(lineup, 4).first == 2
    assert lu.remove(lu.default_lineup(players=2), 0).count == 2


def test_settings_of_strange_values_seat_everybody() -> None:
    settings = Settings(names=["", "Ada"], levels=["unheard of", "human"], players=4)
    lineup = lu.remembered(settings, "base")
    assert lineup.count == 4
    assert [seat.kind for seat in lineup.taken] == ["human", "human", "bot", "bot"]


def test_a_clock_is_chosen_and_found_again(app: App, person: Person, store: Store) -> None:
    scene = open_setup(app)

    def late() -> list[Widget]:
        return [w for w in scene.form.widgets if getattr(w, "labels", ("",))[0].startswith("At zero")]

    assert not late(), "nothing is late without a clock"
    choice = next(w for w in scene.form.widgets if getattr(w, "labels", ("",))[0] == "No clock")
    person.click(choice)
    person.click(next(w for w in scene.form.widgets if getattr(w, "labels", ("",))[0] == "No clock"))
    [choice] = late()
    assert choice.active
    person.click(choice)
    person.click(person.button("Deal the cards"))
    assert isinstance(person.scene, TableScene)
    clock = person.scene.session.clock
    assert clock is not None
    assert clock.rule == ClockRule("turn", 60, bot=False)
    assert lu.clock_rule(load(store.data_dir)[0]) == clock.rule
    table = person.scene.table
    wait_until(
        lambda: table.choices is not None and table.choices.seat is not None,
        lambda: person.watch(20),
    )
    person.scene.update(3_600_000)
    assert clock.left_s()[0] >= 58, "the computer slept"
    app.reset(MenuScene("base"))
    assert lu.chosen_time(open_setup(app).app.settings) == 2


def test_an_input_method_receives_the_position_of_the_field(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    scene = open_setup(app)
    name = field(scene, 0)
    person.click(name)
    person.watch()
    assert places == [name.rect]
    scene.resize(1280, 720)
    person.watch()
    assert places[1:] == [name.rect]


def test_a_clock_that_cannot_be_chosen_is_none() -> None:
    assert lu.clock_rule(Settings(clock="turn", clock_s=60)) == ClockRule("turn", 60, True)
    assert lu.clock_rule(Settings(clock="turn", clock_s=45)) is None, "as the setup shows it"
