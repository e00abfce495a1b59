"""The page of a server's hall: players, their pages, finished games, chat and mute."""

from __future__ import annotations

import re

import msgspec
import pygame
import pytest

from game.record.writer import record_text
from game.scenes.replays.viewer import ReplayScene
from game.scenes.server.hall import ASK_MS, HallScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.poll_timer import POLL_MS
from game.scenes.title.menu import MenuScene
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from game.view.theme import MIN_SIZE
from net.protocol.lobby_messages import GAMES_AT_ONCE
from tests.helpers.tables import network_match
from tests.scenes.conftest import Person
from tests.screens.readings import reading
from tools.shots.gathered import FakeHall, empty_hall, hall
from tools.shots.posed import NAMES

ME, BIANCA, *_ = NAMES["base"]


@pytest.fixture
def club() -> FakeHall:
    return hall("base")


def opened(app: App, club: FakeHall) -> HallScene:
    app.push(MenuScene("base"))
    scene = HallScene("base", club, lambda: None, lambda: None)
    app.push(scene)
    return scene


def receive(person: Person, club: FakeHall, **changes: object) -> None:
    club.state = msgspec.structs.replace(club.state, **changes)
    club.changed = True
    person.watch(2 * POLL_MS)


def test_the_page_asks_for_the_best_and_for_the_own_page(app: App, person: Person, club: FakeHall) -> None:
    opened(app, club)
    assert club.asked == [("best", "base", 2), ("player", ME, "base", 2, 0)]
    person.watch(ASK_MS + 2 * POLL_MS)
    assert club.asked.count(("best", "base", 2)) == 2


def test_a_player_in_the_list_is_shown(app: App, person: Person, club: FakeHall) -> None:
    scene = opened(app, club)
    assert scene.list is not None and scene.panel.page is not None
    scene.list.select(0)
    assert club.asked[-1] == ("player", BIANCA, "base", 2, 0)
    assert scene.panel.page is None
    assert club.state.page is not None
    receive(person, club, page=msgspec.structs.replace(club.state.page, name=BIANCA))
    assert scene.panel.page is not None
    person.click(scene.named["me"])
    assert scene.panel.name == ME


def test_other_numbers_of_players_have_lists_of_their_own(app: App, club: FakeHall) -> None:
    scene = opened(app, club)
    scene._tabs.choose(2)
    assert ("best", "base", 4) in club.asked
    assert scene._names() == []
    scene._tabs.choose(3)
    assert scene._names() == list(club.state.people.names)


def test_a_muted_players_lines_are_not_shown_and_a_report_is_sent(app: App, person: Person, club: FakeHall) -> None:
    scene = opened(app, club)
    scene._show(BIANCA)
    assert [line.name for line in scene._said()].count(BIANCA) == 1
    person.click(scene.named["flag"])
    person.click(person.button(f"Mute {BIANCA}"))
    assert app.settings.muted == [BIANCA]
    assert BIANCA not in [line.name for line in scene._said()]
    person.click(scene.named["flag"])
    person.click(person.button(f"Report {BIANCA}"))
    person.click(person.button("What they write"))
    person.type("Rude words")
    person.press(pygame.K_RETURN)
    assert club.asked[-1] == ("report", BIANCA, "words", "Rude words")


def test_only_what_can_be_done_has_a_button(app: App, club: FakeHall) -> None:
    scene = opened(app, club)

    def shown() -> list[str]:
        return [name for name in ("watch", "flag", "me") if scene.named[name].visible]

    assert shown() == ["watch"]
    scene._show(BIANCA)
    assert shown() == ["flag", "me"]  # her games have not come yet


def test_lines_and_quick_words_are_sent(app: App, person: Person, club: FakeHall) -> None:
    scene = opened(app, club)
    person.click(scene.named["talk"])
    person.type("Grüße, é")
    person.click(scene.named["send"])
    person.click(scene.named["word-thanks"])
    assert club.asked[-2:] == [("chat", "Grüße, é"), ("word", "thanks")]


def test_a_newcomer_has_quick_words_only(app: App, person: Person) -> None:
    club = FakeHall(empty_hall("base"))
    scene = opened(app, club)
    assert not scene.named["talk"].visible and not scene.named["send"].visible
    assert scene.named["word-nice"].active
    person.click(scene.named["word-nice"])
    assert club.asked[-1] == ("word", "nice")


def test_the_own_page_without_games_leads_to_the_first_one(app: App, person: Person) -> None:
    looked: list[str] = []
    below = MenuScene("base")
    app.push(below)
    club = FakeHall(empty_hall("base"))
    scene = HallScene("base", club, lambda: None, lambda: looked.append(type(app.scene).__name__))
    app.push(scene)
    quick = scene.named["quick"]
    assert isinstance(quick, Button) and quick.kind == "primary" and quick.active
    scene._show(BIANCA)
    assert not scene.named["quick"].visible
    person.click(scene.named["me"])
    person.click(scene.named["quick"])
    assert looked == ["MenuScene"] and person.scene is below


def test_a_player_with_games_is_offered_to_watch_them(app: App, club: FakeHall) -> None:
    scene = opened(app, club)
    assert scene.named["watch"].visible and not scene.named["quick"].visible


def test_a_finished_game_opens_once_its_record_has_come(app: App, person: Person, club: FakeHall) -> None:
    scene = opened(app, club)
    person.click(scene.named["watch"])
    assert club.asked[-1] == ("fetch", "0" * 32)
    receive(person, club, record=("1" * 32, b"another"))
    assert person.scene is scene
    text = record_text(network_match("base", 2).follower.record)
    receive(person, club, record=("0" * 32, text.encode()))
    assert isinstance(person.scene, ReplayScene)


def test_a_record_that_cannot_be_read_is_refused_in_a_sentence(app: App, person: Person, club: FakeHall) -> None:
    scene = opened(app, club)
    person.click(scene.named["watch"])
    receive(person, club, record=("0" * 32, b""))
    assert isinstance(person.scene, DialogScene)


def test_opponents_who_were_found_close_the_page(app: App, person: Person, club: FakeHall) -> None:
    opened(app, club)
    before = len(app.stack)
    receive(person, club, paired="0a")
    assert len(app.stack) == before - 1


def test_a_server_is_removed_after_a_question(app: App, person: Person, club: FakeHall) -> None:
    removed: list[bool] = []
    app.push(MenuScene("base"))
    scene = HallScene("base", club, lambda: removed.append(True), lambda: None)
    app.push(scene)
    person.click(scene.named["remove"])
    person.click(person.button("Remove"))
    assert removed == [True] and person.scene is not scene


def test_older_games_of_a_player_are_asked_for_and_newer_ones_again(app: App, person: Person, club: FakeHall) -> None:
    scene = opened(app, club)
    page = club.state.page
    assert page is not None and not scene.named["newer"].enabled
    person.click(scene.named["older"])
    assert club.asked[-1] == ("player", ME, "base", 2, GAMES_AT_ONCE) and scene.panel.page is None
    person.click(scene.named["newer"])
    scene.panel.skip = 60
    receive(person, club, page=msgspec.structs.replace(page, skip=60))
    assert not scene.named["older"].enabled
    person.click(scene.named["newer"])
    assert club.asked[-1] == ("player", ME, "base", 2, 60 - GAMES_AT_ONCE)
    scene.panel.show(ME)
    receive(person, club, page=msgspec.structs.replace(page, count=4))
    assert not scene.named["older"].visible and not scene.named["newer"].visible


@pytest.mark.parametrize(("window_size", "form"), [((1600, 900), r"\d+ \w+ \d{4}"), (MIN_SIZE, r"\d+ \w+")])
def test_the_dates_of_the_games_have_one_form(app: App, club: FakeHall, form: str) -> None:
    opened(app, club)
    with reading() as found:
        app.redraw()
        app.step(40)
    dates = [line.shown for line in found.lines if "September" in line.shown]
    assert len(dates) > 1 and all(re.fullmatch(form, date) for date in dates)
