"""After a game with participants at other screens: rematches, and rejoining an unfinished game."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pygame
import pytest

from game.record import EndInfo
from game.rules import Phase
from game.scenes.result.finished import Finished
from game.scenes.result.scene import ResultScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.verdict import verdict
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.sessions.local import new_game
from game.storage.store import Store
from game.storage.summaries import GameSummary
from game.ui.app.app import App
from net.protocol.lobby_messages import RatingChange
from tests.scenes.conftest import Person
from tests.scenes.table.participants.conftest import Table
from tools.shots.gathered import FakeNetwork, FakeRoom, lobby
from tools.shots.posed import NAMES, position, seats


def finished(hosting: bool) -> tuple[ResultScene, FakeRoom]:
    steps = position("base", 3, lambda s: s.phase is Phase.OVER and bool(s.winners))
    shown = verdict(steps[-1].state, NAMES["base"][:3], steps[-1].state.winners, "points")
    room = FakeRoom(None, hosting=hosting, phase="game")
    return ResultScene(Finished("base", seats("base", 3), shown), room), room


def test_the_host_calls_for_a_rematch(app: App, person: Person) -> None:
    scene, room = finished(hosting=True)
    app.reset(scene)
    app.step(20)
    person.click(person.button("Rematch"))
    assert ("rematch",) in room.asked
    room.set(phase="lobby")
    app.step(20)
    assert app.scene is not scene and not room.left


def test_a_rematch_that_the_server_does_not_begin_is_answered_by_a_sentence_and_can_be_asked_for_again(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, room = finished(hosting=True)
    asked: list[str] = []
    monkeypatch.setattr(room, "rematch", lambda: asked.append("rematch"))
    app.reset(scene)
    app.step(20)
    person.click(person.button("Rematch"))
    app.step(20)
    assert not person.button("Rematch").enabled
    room.set(rematch_refusal_text="The server stops soon, so no new games start.", rematch_refusal_count=1)
    app.step(20)
    assert "The server stops soon, so no new games start." in scene.describe()
    assert scene.form.focused is person.button("Rematch")
    person.click(person.button("Rematch"))
    app.step(20)
    assert len(asked) == 2 and not person.button("Rematch").enabled
    assert "The server stops soon, so no new games start." not in scene.describe()
    room.set(phase="lobby")
    app.step(20)
    assert app.scene is not scene and not room.left, "the next game is followed to its room"


def test_a_rating_that_is_not_sure_yet_is_shown_so(app: App) -> None:
    scene, room = finished(hosting=False)
    room.set(rated=(RatingChange(0, 1500, 1626, sure=False), RatingChange(1, 1500, 1480, sure=True)))
    app.reset(scene)
    app.step(20)
    first, second, _ = NAMES["base"][:3]
    assert f"Rating: {first} 1626? (+126), {second} 1480 (−20)" in scene.news_lines()


def test_a_guest_waits_for_the_host_and_follows(app: App, person: Person) -> None:
    scene, room = finished(hosting=False)
    app.reset(scene)
    app.step(20)
    assert not person.button("Waiting for rematch").enabled
    room.show(lobby("base", 3, here=3))
    room.set(phase="lobby")
    app.step(20)
    person.click(person.button("Join rematch"))
    assert app.scene is not scene and not room.left
    assert ("ready", True) in room.asked, "to join is to be ready, as for the host"


def test_leaving_the_result_leaves_the_room(app: App, person: Person) -> None:
    scene, room = finished(hosting=False)
    app.reset(scene)
    app.step(20)
    person.click(person.button("Main menu"))
    assert room.left


def test_the_end_hands_the_room_on(
    app: App, table: TableScene, room: FakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table.session
    assert isinstance(session, Table)
    shown = []
    monkeypatch.setattr(app.go, "show_result", lambda _, handed: shown.append(handed))
    session.result = EndInfo("agreed", ())
    app.step(20)
    assert shown == [room]
    app.reset(MenuScene())
    assert session.closed and not room.left, "the screen that has the room now leaves it"


def test_damage_found_while_rejoining_is_reported_at_the_table(app: App, table: TableScene, person: Person) -> None:
    network = FakeNetwork()
    app.network = network
    network.notes = ("Your copy was damaged.",)
    app.step(20)
    assert isinstance(person.scene, DialogScene)
    assert person.scene.text == "Your copy was damaged."
    person.press(pygame.K_RETURN)
    app.step(20)
    assert app.scene is table


def test_the_menu_offers_a_damaged_game_with_others(
    app: App, store: Store, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = GameSummary("shared", store.games_dir / "shared.cabochon", datetime.now(UTC), damaged="line 9: no text")
    monkeypatch.setattr(store, "unfinished_network", lambda: damaged)
    network = FakeNetwork(room=FakeRoom(None, hosting=False, phase="connecting"))
    app.network = network
    menu = MenuScene()
    app.reset(menu)
    app.step(20)
    assert menu.rows[0].note == "With other players"
    person.click(person.button("Continue"))
    assert network.asked == [("rejoin", "shared")]


def test_the_menu_goes_back_to_the_game_with_others(
    app: App, store: Store, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = new_game(store, "base", seats("base", 3, 3), 0, bytes(32))
    kept.close()
    summary = store.unfinished()
    assert summary is not None
    later = msgspec.structs.replace(
        summary, id="shared", updated=summary.updated + timedelta(minutes=1), networked=True
    )
    monkeypatch.setattr(store, "unfinished_network", lambda: later)
    network = FakeNetwork(room=FakeRoom(None, hosting=False, phase="connecting"))
    app.network = network
    app.reset(MenuScene())
    app.step(20)
    person.click(person.button("Continue"))
    assert ("rejoin", "shared") in network.asked
    assert not isinstance(app.scene, MenuScene | TableScene)
    monkeypatch.setattr(store, "unfinished_network", lambda: None)
    app.reset(MenuScene())
    app.step(20)
    person.click(person.button("Continue"))
    assert isinstance(app.scene, TableScene) and app.scene.presenter is None
