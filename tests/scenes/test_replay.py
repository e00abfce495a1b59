"""The viewer: playing, stepping both ways, jumping, the score track."""

from __future__ import annotations

import time

import pygame
import pytest

from game.replay import Replay
from game.scenes.menu import MenuScene
from game.scenes.replay import ReplayScene
from game.scenes.score_track import Mark
from game.scenes.settings import SettingsScene
from game.ui.app import App
from game.ui.layout import Control
from tests.scenes.conftest import GOLDEN, Person


@pytest.fixture(params=["base-3", "marvel-4"])
def viewer(app: App, person: Person, request: pytest.FixtureRequest) -> ReplayScene:
    """A paused viewer at the opening."""
    scene = ReplayScene(Replay.load(GOLDEN / f"{request.param}.cabochon"))
    app.push(MenuScene("base"))
    app.push(scene)
    person.press(pygame.K_SPACE)
    assert not scene.playing
    scene.seek(0)
    return scene


def test_arrows_step_both_ways_and_stop_at_the_ends(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_LEFT)
    assert viewer.index == 0
    person.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert viewer.index == 2
    assert viewer.view.state == viewer.replay.state_at(2)
    person.press(pygame.K_END, pygame.K_RIGHT)
    assert viewer.index == len(viewer.replay) - 1
    person.press(pygame.K_HOME)
    assert viewer.index == 0


def test_up_and_down_go_from_round_to_round(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_DOWN, pygame.K_DOWN)
    assert viewer.replay.state_at(viewer.index).round == 3
    person.press(pygame.K_UP)
    assert viewer.replay.state_at(viewer.index).round == 2


def test_stepping_and_jumping_show_the_same(viewer: ReplayScene, person: Person) -> None:
    for _ in range(8):
        person.press(pygame.K_RIGHT)
    stepped = (viewer.view.state, list(viewer.view.rows), viewer.view.last_card)
    viewer.seek(0)
    viewer.seek(8)
    assert (viewer.view.state, list(viewer.view.rows), viewer.view.last_card) == stepped


def test_it_plays_to_the_end_and_begins_anew(viewer: ReplayScene, person: Person) -> None:
    viewer.seek(len(viewer.replay) - 3)
    person.press(pygame.K_PLUS, pygame.K_PLUS, pygame.K_SPACE)
    person.watch(3000)
    assert viewer.index == len(viewer.replay) - 1
    assert not viewer.playing
    person.press(pygame.K_SPACE)
    assert viewer.playing
    assert viewer.index < 3


def test_the_track_is_a_bar_to_jump_with(viewer: ReplayScene, person: Person) -> None:
    track = viewer.form.widgets[0].rect
    person.click_at((track.right - 2, track.centery))
    assert viewer.index == len(viewer.replay) - 1
    person.click_at((track.x + 1, track.centery))
    assert viewer.index == 0


def test_the_large_track_opens_and_closes(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_s)
    assert viewer.large
    person.watch()
    person.press(pygame.K_ESCAPE)
    assert not viewer.large
    assert person.scene is viewer
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_a_line_of_the_log_leads_to_its_moment(viewer: ReplayScene, person: Person) -> None:
    viewer.seek(len(viewer.replay) // 2)
    person.watch()
    log = viewer.view.layout.log
    rows = [(x, y) for y in range(log.y, log.bottom, 4) for x in (log.x + log.w // 2,) if viewer.view.log_hit((x, y))]
    target = viewer.view.log_hit(rows[-1])
    person.click_at(rows[-1])
    assert viewer.index == target


def test_the_bar_leads_to_settings_and_back(viewer: ReplayScene, person: Person) -> None:
    x, y = viewer.view.layout.areas[Control.SETTINGS].center
    person.click_at((round(x), round(y)))
    assert isinstance(person.scene, SettingsScene)
    person.press(pygame.K_ESCAPE)
    assert person.scene is viewer
    x, y = viewer.view.layout.areas[Control.MENU].center
    person.click_at((round(x), round(y)))
    person.click(person.button("Leave the replay"))
    assert isinstance(person.scene, MenuScene)


def test_the_track_tells_points_rounds_and_tiles(viewer: ReplayScene) -> None:
    track = viewer.track
    last = viewer.replay.state_at(len(viewer.replay) - 1)
    assert [seat[-1] for seat in track.points] == [player.points for player in last.players]
    assert track.top == max(player.points for player in last.players)
    assert track.rounds[-1] == last.round
    assert track.entries == len(viewer.replay)
    assert track.round_starts()[0] == 0
    owned = sum(len(player.tiles) for player in last.players)
    assert sum(mark.kind == "tile" for mark in track.marks) == owned
    assert all(isinstance(mark, Mark) for mark in track.marks)


def test_a_jump_takes_no_time(viewer: ReplayScene) -> None:
    begin = time.perf_counter()
    viewer.seek(len(viewer.replay) - 1)
    assert time.perf_counter() - begin < 0.25
