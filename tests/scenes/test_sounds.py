"""Sounds of actions and events: controls, the table, the end of a game, and a window in the background."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.record import SeatInfo
from game.replays.replay import Replay
from game.rules import bank
from game.scenes.replays.viewer import ReplayScene
from game.scenes.result.finished import Finished
from game.scenes.result.scene import ResultScene
from game.scenes.room.scene import RoomScene
from game.scenes.settings.scene import SOUND, SettingsScene
from game.scenes.shared.verdict import verdict
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.sessions.local import preview
from game.ui.app.app import App
from game.ui.app.scene import Scene
from game.ui.graphics.canvas import Canvas
from game.view.animation.sound_cues import VARIANTS, names
from game.view.layout.table import Control, Target
from tests.helpers.paths import GOLDEN
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person
from tests.scenes.table.participants.conftest import Table
from tools.shots.gathered import FakeRoom, lobby
from tools.shots.posed_participants import PosedParticipants


@pytest.fixture
def heard(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all that was played."""
    names: list[str] = []
    monkeypatch.setattr(app.sound, "play", names.append)
    return names


@pytest.fixture
def device(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sound device that plays to nobody."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    app.sound.close()


def point(table: TableScene, target: Target) -> tuple[int, int]:
    x, y = table.view.layout.areas[target].center
    return int(x), int(y)


def table_of(app: App, kinds: tuple[str, ...] = ("human", "human")) -> TableScene:
    seats = tuple(SeatInfo(name=name, kind=kind) for name, kind in zip("ABCD", kinds, strict=False))
    table = TableScene(app, preview("base", seats, 0, bytes(32)))
    app.reset(table)
    return table


def test_controls_are_heard_when_touched_and_pressed(app: App, person: Person, heard: list[str]) -> None:
    app.push(MenuScene("base"))
    person.watch()
    heard.clear()
    person.press(pygame.K_DOWN)
    assert heard == []
    row = person.button("Settings")
    person.click(row)
    assert heard[:2] == ["hover", "click"]
    assert isinstance(person.scene, SettingsScene)
    heard.clear()
    person.watch(400)
    assert heard == [], "a control under a resting mouse makes no sound"
    person.press(pygame.K_RIGHT)
    assert heard == ["hover"]
    person.press(pygame.K_SPACE)
    assert heard == ["hover", "click"]


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_the_settings_let_every_sample_be_heard(app: App, person: Person, heard: list[str], edition: str) -> None:
    app.push(SettingsScene(edition, SOUND))
    scene = person.scene
    assert isinstance(scene, SettingsScene)
    heard.clear()
    for sample in scene.samples:
        person.click(sample)
    played = [name for name in heard if name not in ("hover", "click")]
    assert played == [sample.sample.sound for sample in scene.samples]
    assert all(name in names(edition) or name in VARIANTS for name in played)


def test_tokens_are_picked_taken_and_the_next_person_is_called(app: App, person: Person, heard: list[str]) -> None:
    table = table_of(app)
    person.watch()
    heard.clear()
    for kind in (0, 1, 2):
        person.click_at(point(table, bank(kind)))
    assert heard == ["pick"] * 3
    person.click_at(point(table, Control.CONFIRM))
    wait_until(lambda: "turn" in heard, lambda: person.watch(40))
    assert heard[3:] == ["click", "take", "turn"]


def test_an_impossible_action_is_refused_audibly(app: App, person: Person, heard: list[str]) -> None:
    table = table_of(app)
    person.watch()
    heard.clear()
    person.click_at(point(table, Control.BUY))
    assert heard == ["refused"]


def test_turns_of_others_sound_different_from_ones_own(app: App, person: Person, heard: list[str]) -> None:
    app.settings.speed = "fast"
    table = table_of(app, ("human", "bot"))
    wait_until(lambda: table.table.choices is not None and "turn" in heard, lambda: person.watch(20))
    heard.clear()
    for kind in (0, 1, 2):
        person.click_at(point(table, bank(kind)))
    person.click_at(point(table, Control.CONFIRM))
    wait_until(lambda: "turn" in heard, lambda: person.watch(20))
    assert heard[:4] == ["pick"] * 3 + ["click"]
    assert heard[4:7] == ["take"] * 3
    assert [name for name in heard if name in ("turn", "other")] == ["other", "turn"]


@pytest.mark.parametrize(
    ("here", "winners", "name"),
    [({0}, (0,), "win"), ({1}, (0,), "end"), (set(), (0,), "win"), ({0, 1}, (0, 1), "win"), ({0}, (), "end")],
)
def test_the_end_sounds_as_it_was(
    app: App, heard: list[str], here: set[int], winners: tuple[int, ...], name: str
) -> None:
    replay = Replay.load(GOLDEN / "base-2.cabochon")
    state = replay.state_at(len(replay) - 1)
    seats = replay.record.header.seats
    summary = verdict(state, [seat.name for seat in seats], winners, "goal", frozenset())
    app.push(ResultScene(Finished("base", seats, summary, here=frozenset(here))))
    assert heard == [name]


def test_the_viewer_is_heard_too_but_calls_nobody(app: App, person: Person, heard: list[str]) -> None:
    app.settings.speed = "normal"
    app.push(MenuScene("base"))
    scene = ReplayScene(Replay.load(GOLDEN / "base-2.cabochon"))
    app.push(scene)
    person.watch(8000)
    assert {"lift", "reserve", "wild"} <= set(heard)
    assert not {"turn", "other"} & set(heard)


class Probe(Scene):
    """Notes whether the sound device was there when it was first drawn."""

    def __init__(self) -> None:
        self.working: list[bool] = []

    def busy(self) -> bool:
        return True

    def draw(self, canvas: Canvas) -> None:
        self.working.append(self.app.sound.working)
        canvas.background(None, (1, 2, 3))


@pytest.mark.usefixtures("device")
def test_the_device_is_opened_once_the_first_picture_shows(app: App) -> None:
    probe = Probe()
    app.run(probe, frames=4)
    assert probe.working == [False, True, True, True]
    assert not app.sound.working
    assert pygame.mixer.get_init() is None


@pytest.mark.usefixtures("device")
def test_the_music_follows_the_edition_on_show_and_the_window(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    app.sound.open()
    person.watch(1500)
    loud = pygame.mixer.music.get_volume()
    assert loud > 0.1
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    person.watch(1500)
    assert pygame.mixer.music.get_volume() < loud / 2
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    person.watch(100)
    assert not pygame.mixer.music.get_busy()
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    person.watch(1500)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(loud, abs=0.01)
    assert app.sound._edition == "base"
    app.push(MenuScene("marvel"))
    person.watch(60)
    assert app.sound._edition == "marvel"


@pytest.mark.parametrize(("mine", "ticks"), [(1, 5), (0, 0)])
def test_the_last_seconds_of_ones_own_turn_are_counted_down(
    app: App, person: Person, heard: list[str], mine: int, ticks: int
) -> None:
    participants = PosedParticipants("base", 3)
    table = TableScene(app, Table(participants, frozenset({mine})))
    app.reset(table)
    assert table.session.state.turn == 1
    heard.clear()
    for clock in range(9000, -500, -500):
        participants.set(clock_s=max(0, -(-clock // 1000)))
        person.watch(40)
    assert heard == ["clock"] * ticks


def test_chat_is_heard_at_the_table_and_in_the_room(app: App, person: Person, heard: list[str]) -> None:
    participants = PosedParticipants("base", 3)
    app.reset(TableScene(app, Table(participants)))
    person.watch()
    heard.clear()
    participants.receive(1, "Hello?")
    person.watch(100)
    participants.react("thanks")
    person.watch(100)
    assert heard == ["chat", "chat"]
    room = FakeRoom(lobby("base", 3), hosting=True)
    app.push(RoomScene("base", room))
    person.watch()
    heard.clear()
    room.receive("Ben", "Hello")
    person.watch(100)
    assert heard == ["chat"]
