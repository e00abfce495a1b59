"""The welcome of the first start: the settings that it saves."""

from __future__ import annotations

import pygame

from game.bots.registry import bot_name
from game.scenes.shared.lineup import remembered
from game.scenes.title.menu import MenuScene
from game.scenes.title.welcome import WelcomeScene
from game.storage.settings import chosen_language, load
from game.storage.store import Store
from game.support.i18n import set_language
from game.ui.app.app import App
from tests.scenes.conftest import Person


def test_a_player_without_a_name_is_the_same_in_every_language(app: App, person: Person, store: Store) -> None:
    app.settings.names = []
    app.push(MenuScene("base"))
    app.push(WelcomeScene("base"))
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)
    assert load(store.data_dir)[0].names == ["Player 1"]


def test_letters_on_tokens_are_offered(app: App, person: Person, store: Store) -> None:
    app.push(MenuScene("base"))
    app.push(WelcomeScene("base"))
    person.watch()
    assert not app.settings.letters
    scene = person.scene
    assert isinstance(scene, WelcomeScene)
    person.click_at((scene._letters.rect.right - 10, scene._letters.rect.centery))
    assert app.settings.letters
    person.press(pygame.K_ESCAPE)
    assert load(store.data_dir)[0].letters


def test_the_skill_chooses_the_level_of_the_first_game(app: App, person: Person, store: Store) -> None:
    app.push(MenuScene("base"))
    app.push(WelcomeScene("base"))
    person.watch()
    scene = person.scene
    assert isinstance(scene, WelcomeScene)
    person.click_at((scene._skill.rect.right - 10, scene._skill.rect.centery))
    person.press(pygame.K_ESCAPE)
    lineup = remembered(load(store.data_dir)[0], "marvel")
    assert [(seat.kind, seat.level) for seat in lineup.taken] == [("human", "normal"), ("bot", "hard")]
    assert lineup.seats[1].name == bot_name("marvel", "hard", 1)


def test_letters_typed_at_once_are_the_name(app: App, person: Person) -> None:
    app.settings.names = []
    app.push(MenuScene("base"))
    app.push(WelcomeScene("base"))
    for letter in "Ån":
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        app.step(20)
    person.type("na \N{PARTY POPPER}")
    assert app.settings.names[:1] == ["Ånna"]
    assert isinstance(person.scene, WelcomeScene)
    assert person.scene.form.focused is person.scene._name
    assert person.scene._name.text == "Ånna "


def test_the_language_shown_as_chosen_is_that_of_the_next_start(app: App, person: Person, store: Store) -> None:
    app.settings.language = None
    set_language("de")
    app.push(MenuScene("base"))
    app.push(WelcomeScene("base"))
    person.watch()
    assert chosen_language(store.data_dir) is None
    person.press(pygame.K_ESCAPE)
    assert chosen_language(store.data_dir) == "de"
