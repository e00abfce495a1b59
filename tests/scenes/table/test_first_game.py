"""What a table shows in a first game and late in any game, by the profile and the settings."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.profile.database import ProfileStore, has_finished
from game.profile.stats import Played
from game.record import SeatInfo
from game.rules import GameState, edition
from game.rules.model import market
from game.scenes.table.scene import TableScene
from game.sessions.local import new_game, preview
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.table.painter import Painter
from game.view.descriptions.unfolding import EVERYTHING, TableSigns
from tests.scenes.conftest import Person
from tools.shots.posed import PosedSession, position, seats, with_state
from tools.shots.seated import my_turn

ANA, BO, BOT = SeatInfo("Ana", "human"), SeatInfo("Bo", "human"), SeatInfo("Bianca", "bot", "random")


def finish_one(folder: Path, name: str) -> None:
    """Add a finished game to a person's profile."""
    ended = datetime.now(UTC).isoformat()
    game = Played("g", name, "base", 2, "greedy", 15, 20, True, True, ended)
    with ProfileStore(folder) as profile:
        profile.add([game])


def painter(scene: TableScene) -> Painter:
    found = scene.view.painter(Canvas(pygame.Surface(scene.app.size), scene.look.text), scene.look, scene.marks())
    assert found is not None
    return found


def sit_down(app: App, store: Store, *people: SeatInfo) -> TableScene:
    scene = TableScene(app, new_game(store, "base", people, 0, bytes(32)))
    app.reset(scene)
    return scene


def test_in_a_first_game_signs_come_one_by_one(app: App, store: Store) -> None:
    scene = sit_down(app, store, ANA, BOT)
    assert painter(scene).signs == TableSigns(races=False, tabs=False, ticker=False)
    places = dict(scene.view.layout.places)
    app.settings.everything = True
    scene.resume()
    assert painter(scene).signs == EVERYTHING
    assert scene.view.layout.places == places, "nothing moves when a sign comes"


@pytest.mark.parametrize(("who", "gradual"), [("Ana", False), ("Bo", False), ("Carla", True)])
def test_after_a_finished_game_everything_is_on_show(app: App, store: Store, who: str, gradual: bool) -> None:
    finish_one(store.data_dir, who)
    assert sit_down(app, store, ANA, BO).view.gradual is gradual


def test_a_game_that_only_bots_play_shows_everything(app: App, store: Store) -> None:
    assert not sit_down(app, store, BOT, BOT).view.gradual


def test_a_game_that_is_not_saved_shows_everything(app: App) -> None:
    app.reset(scene := TableScene(app, preview("base", (ANA, BOT), 0, bytes(32))))
    assert not scene.view.gradual


def test_without_a_usable_profile_everything_is_on_show(tmp_path: Path) -> None:
    assert not has_finished(tmp_path, ["Ana"])
    assert not list(tmp_path.iterdir()), "asking creates no file"
    (tmp_path / "profile.sqlite3").mkdir()
    assert has_finished(tmp_path, ["Ana"])


def test_a_lesson_unfolds_like_a_first_game(person: Person) -> None:
    person.app.go.start_tutorial("base", 0)
    lesson = person.scene
    assert isinstance(lesson, TableScene)
    assert lesson.view.gradual and not lesson.view.key_cards
    person.app.settings.everything = True
    lesson.resume()
    assert not lesson.view.gradual


def late() -> GameState:
    """Return a late position in which the first seat can buy most cards, one of which is worth nothing else."""
    state = position("base", 2, my_turn)[-1].state
    rules = edition("base")
    me, rival = state.players
    bonuses = tuple(max(1, count) for count in me.bonuses)
    plain = next(card.id for card in rules.cards.values() if card.level == 1 and not card.points)
    level_1 = (plain, *(card for card in state.market[0] if card != plain))[: len(state.market[0])]
    tokens = (*(7,) * 5, *me.tokens[5:])
    players = (replace(me, tokens=tokens, bonuses=bonuses), replace(rival, tokens=(0,) * 7, points=12))
    return replace(state, players=players, market=(level_1, *state.market[1:]), tiles=(None,) * len(state.tiles))


def test_late_in_a_game_only_key_cards_have_the_whole_frame(app: App) -> None:
    steps = with_state(position("base", 2, my_turn), late())
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 2))))
    app.step(40)
    place = market(1, 0)
    assert place in scene.marks().actionable
    assert painter(scene).is_quiet(place)
    higher = {market(level, slot) for level in (2, 3) for slot in range(4)} & scene.marks().actionable
    assert any(not painter(scene).is_quiet(place) for place in higher)
    app.settings.key_cards = False
    scene.resume()
    assert not painter(scene).is_quiet(place)
