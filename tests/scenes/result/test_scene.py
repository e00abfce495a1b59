"""The result page: every way a game can end has a picture, it comes to rest, and its pieces are made ready ahead."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pygame
import pytest

from game.bots.registry import bot_name
from game.profile.medals import medals
from game.record import SeatInfo
from game.replays.replay import Replay
from game.rules import initial_state
from game.scenes.profile.news import News
from game.scenes.replays.viewer import ReplayScene
from game.scenes.result.confetti import DUST_MS, GREETING_MS
from game.scenes.result.finished import Finished
from game.scenes.result.next_level import next_level, raised
from game.scenes.result.scene import ResultScene
from game.scenes.result.trophies import result_sprites
from game.scenes.shared.page import Page
from game.scenes.shared.verdict import Verdict, verdict
from game.scenes.table.scene import TableScene
from game.support.i18n import LANGUAGES, set_language, tr
from game.ui.app.app import App
from game.ui.graphics.atlas import Atlas, Image
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.text import ELLIPSIS, Text
from game.ui.graphics.type_scale import TextStyle
from game.ui.widgets.buttons import Button
from tests.helpers import shared_art
from tests.helpers.paths import GOLDEN
from tests.scenes.conftest import Person

NAMES = ("Ada", "Bo", "Clementine of the Long Name", "Di")
BEST = {"base": ("b3-01", "b2-01", "b1-01"), "marvel": ("m3-01", "m2-01", "m1-01")}
EDITIONS = ("base", "marvel")


@pytest.fixture
def window_size() -> tuple[int, int]:
    return (1024, 640)


def ended(edition: str, players: int, winners: tuple[int, ...], reason: str = "points") -> Verdict:
    """A finished game with any winners, who have cards, tiles and all colours."""
    state = initial_state(edition, players, 0)
    rich = {
        seat: msgspec.structs.replace(
            state.players[seat], points=16, bonuses=(1,) * 5, bought=BEST[edition], tokens=(0,) * 6 + (1,)
        )
        for seat in winners
    }
    seats = tuple(rich.get(seat, player) for seat, player in enumerate(state.players))
    return verdict(msgspec.structs.replace(state, players=seats), NAMES[:players], winners, reason)


def page(edition: str, shown: Verdict, here: frozenset[int] = frozenset()) -> ResultScene:
    seats = tuple(SeatInfo(name=row.name, kind="human") for row in sorted(shown.rows, key=lambda row: row.seat))
    return ResultScene(Finished(edition, seats, shown, here=here))


def against(*levels: str | None) -> tuple[SeatInfo, ...]:
    """A person and bots."""
    bots = [SeatInfo(f"Bot {number}", "bot", level) for number, level in enumerate(levels)]
    return SeatInfo("Ada", "human"), *bots


def test_the_level_above_the_strongest_opponent_is_offered() -> None:
    assert next_level(against("easy"), {0}, (0,), ()) == "normal"
    assert next_level(against("easy", "hard", "normal"), {0}, (0,), ()) == "expert"
    assert next_level(against("greedy"), {0}, (0,), ()) == "hard"
    for seats, here, winners, offered in (
        (against("master"), {0}, (0,), ()),
        (against("easy"), {0}, (1,), ()),
        (against("easy"), {0}, (0, 1), ()),
        (against("easy"), {0}, (), ()),
        (against("easy"), set(), (0,), ()),
        (against("easy"), {0}, (0,), ("normal",)),
        (against("program:Mine"), {0}, (0,), ()),
        ((*against("easy"), SeatInfo("Ben", "human")), {0, 2}, (0,), ()),
        ((SeatInfo("Ada", "human"), SeatInfo("Ben", "human")), {0}, (0,), ()),
    ):
        assert next_level(seats, here, winners, offered) is None


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_headings_of_the_columns_are_whole_and_apart(
    app: App, monkeypatch: pytest.MonkeyPatch, edition: str, code: str
) -> None:
    set_language(code)
    app.push(scene := page(edition, ended(edition, 4, (0,))))
    boxes: dict[str, pygame.Rect] = {}
    write = Canvas.text

    def keep(canvas: Canvas, style: TextStyle, text: str, *given: Any, **more: Any) -> pygame.Rect:
        boxes[text] = write(canvas, style, text, *given, **more)
        whole = style.role != "caption" or boxes[text].w == scene.look.text.size(style, text)[0]
        assert whole, text
        return boxes[text]

    monkeypatch.setattr(Canvas, "text", keep)
    scene.draw(Canvas(pygame.Surface(app.size), scene.look.text))
    words = [tr(word).upper() for word in (*scene.look.skin.text.columns, scene.look.skin.text.stones)]
    assert all(after.x - before.right >= 5 for before, after in pairwise(boxes[word] for word in words))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_of_the_next_level_takes_nobodys_name(edition: str) -> None:
    me = SeatInfo(bot_name(edition, "hard", 1), "human")
    other, third = (each.name for each in raised((me, *against("normal", "normal")[1:]), edition, "hard")[1:])
    assert (other, third) == (f"{me.name} 2", bot_name(edition, "hard", 2))


@pytest.mark.parametrize("window_size", [(1280, 720)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_level_is_offered_once_and_played(app: App, person: Person, edition: str) -> None:
    shown = ended(edition, 2, (0,))
    app.settings.levels = ["human", "normal"]
    app.push(ResultScene(Finished(edition, against("normal"), shown, here=frozenset({0}), game_id="kept")))
    person.watch()
    assert app.settings.levels_offered == ["hard"]
    scene = person.scene
    plain = [button for button in scene.form.widgets if isinstance(button, Button) and button.kind == "plain"]
    assert len({button.label_style(scene.look) for button in plain}) == 1, "labels side by side have one size"
    assert [button.label for button in plain] == ["Next level: Hard", "Replay", "Main menu"]
    person.click(next(button for button in plain if button.label == "Next level: Hard"))
    assert isinstance(app.scene, TableScene)
    other = app.scene.session.record.header.seats[1]
    assert (other.bot, other.name) == ("hard", bot_name(edition, "hard", 1))
    assert app.settings.levels == ["human", "hard"]
    app.reset(ResultScene(Finished(edition, against("normal"), shown, here=frozenset({0}))))
    assert "Next level: Hard" not in [getattr(widget, "label", "") for widget in person.scene.form.widgets]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "winners", "reason"),
    [(2, (1,), "points"), (3, (0, 2), "points"), (4, (0, 1, 2, 3), "points"), (4, (), "agreed"), (2, (0,), "resigned")],
)
def test_every_end_has_its_picture(
    app: App, person: Person, edition: str, players: int, winners: tuple[int, ...], reason: str
) -> None:
    app.settings.speed = "off"
    app.reset(page(edition, ended(edition, players, winners, reason)))
    person.watch(60)
    assert isinstance(app.scene, ResultScene) and not app.scene.busy(), "nothing moves where no motion is wanted"


@pytest.mark.parametrize(
    ("here", "headline"),
    [
        (frozenset({0}), "You win. 16 points, won by 16."),
        (frozenset({1}), "You came 2nd. Ada wins. 16 points, won by 16."),
        (frozenset({0, 1}), "Ada wins. 16 points, won by 16."),
        (frozenset(), "Ada wins. 16 points, won by 16."),
    ],
)
def test_the_headline_states_the_result_of_the_only_person_here(
    app: App, here: frozenset[int], headline: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.settings.speed = "off"
    scene = page("base", ended("base", 2, (0,)), here)
    app.reset(scene)
    assert scene.describe()[:2] == [headline, "Ada: Winner, 16 points, 3 cards"]
    written: list[str] = []
    banner = Page.banner

    def spy(self: Page, canvas: Canvas, text: str, *args: Any, **options: Any) -> None:
        written.append(text)
        banner(self, canvas, text, *args, **options)

    monkeypatch.setattr(Page, "banner", spy)
    app.redraw()
    app.step(40)
    assert headline.split(".")[0] in written


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("winners", "here", "plate"),
    [
        ((0,), frozenset({0}), "victory/plaque"),
        ((0,), frozenset({1}), "banner/other"),
        ((), frozenset(), "banner/other"),
    ],
)
def test_the_plate_of_a_victory_is_for_winners_and_everybody_is_shown_where_nobody_won(
    app: App, edition: str, winners: tuple[int, ...], here: frozenset[int], plate: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.settings.speed = "off"
    shown = ended(edition, 3, winners, "points" if winners else "agreed")
    app.reset(page(edition, shown, here))
    drawn: list[str] = []
    sprite = Atlas.sprite

    def spy(self: Atlas, name: str, *args: Any, **options: Any) -> Image:
        drawn.append(name)
        return sprite(self, name, *args, **options)

    monkeypatch.setattr(Atlas, "sprite", spy)
    app.redraw()
    app.step(40)
    assert {"victory/plaque", "banner/other"} & {*drawn} == {plate}
    faces = app.look(edition).avatars(row.name for row in shown.rows)
    large = [face for face in faces if drawn.count(face) > 1]
    assert len(large) == (len(winners) or 3), "each has a face in the table, and who is celebrated another one"


def test_the_greeting_of_a_victory_lasts_longer_and_both_come_to_rest(app: App) -> None:
    app.settings.speed = "normal"
    for here, length in ((frozenset({1}), GREETING_MS), (frozenset({0}), DUST_MS)):
        app.reset(page("base", ended("base", 2, (0,)), here))
        scene = app.scene
        assert scene is not None
        scene.update(length - 100)
        assert scene.busy()
        scene.update(200)
        assert not scene.busy()


def test_the_greeting_keeps_the_pace_that_was_chosen(app: App) -> None:
    app.settings.speed = "fast"
    app.reset(page("base", ended("base", 2, (0,)), frozenset({1})))
    scene = app.scene
    assert scene is not None
    scene.update(GREETING_MS / 2 - 50)
    assert scene.busy()
    app.settings.speed = "off"
    scene.update(1)
    assert not scene.busy()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_large_pieces_made_ready_are_the_ones_drawn(
    app: App, person: Person, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared_art.forget()
    atlas = app.look(edition).atlas
    for _ in atlas.preload(result_sprites(atlas, app.scale, ended(edition, 2, (0,)))):
        pass
    made: list[str] = []
    scaled = Atlas._scaled

    def spy(self: Atlas, name: str, width: int, height: int) -> Image:
        made.append(name)
        return scaled(self, name, width, height)

    monkeypatch.setattr(Atlas, "_scaled", spy)
    app.reset(page(edition, ended(edition, 2, (0,))))
    person.watch(60)
    assert made, "small pieces are made when they are drawn"
    large = ("victory/plaque", "victory/laurel", "victory/case", "victory/cloth", "card/", "hero", "fx/crackle")
    assert not [name for name in made if name.startswith(large)]


@pytest.mark.parametrize(("won", "line"), [(1, "New in your profile: First cut"), (6, "New in your profile: 6 medals")])
def test_more_medals_than_a_line_can_name_are_counted(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch, won: int, line: str
) -> None:
    names = tuple(("Ada", medal.id) for medal in medals()[:won])
    shown, here = ended("base", 2, (0,)), frozenset({0})
    app.reset(ResultScene(Finished("base", against("normal"), shown, here=here), news=News(names)))
    written: list[str] = []
    ellipsis = Text.ellipsis
    monkeypatch.setattr(
        Text, "ellipsis", lambda *args: (written.append(text := ellipsis(*args)), text)[1], raising=True
    )
    person.watch(60)
    assert line in written
    assert not [text for text in written if text.startswith("New") and text.endswith(ELLIPSIS)]


def test_a_game_without_its_file_can_still_be_watched(app: App, person: Person) -> None:
    record = Replay.load(GOLDEN / "base-2.cabochon").source
    shown = ended("base", 2, (0,))
    app.reset(ResultScene(Finished("base", record.header.seats, shown, record, "gone")))
    person.click(person.button("Replay"))
    assert isinstance(person.scene, ReplayScene)
