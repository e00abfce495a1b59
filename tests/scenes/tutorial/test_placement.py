"""Where the panel of a lesson stands and its lights fall, at all sizes of window and text and in all languages."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.rules import (
    Place,
    PlaceKind,
)
from game.rules import edition as rules_of
from game.scenes.tutorial.coach import Coach
from game.scenes.tutorial.placement import merged, spot_light
from game.support.i18n import LANGUAGES, set_language, tr
from game.tutorial.lesson_script import Landmark, lesson_of
from game.ui.graphics.look import RenderContext
from game.view.layout.geometry import Rect
from game.view.layout.mats import PEEP
from game.view.layout.stacks import deck_rise
from game.view.layout.table import table_layout
from game.view.theme import scale_of
from tests.scenes.conftest import Person
from tests.scenes.tutorial.lessons import begin, drawn_texts, editions, state_at

SIZES = [(1024, 640), (1280, 720), (1600, 900), (1920, 1200), (2560, 1440), (2560, 1080), (1600, 1200)]


@editions
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("enlarged", [1.0, pytest.param(2.0, marks=pytest.mark.slow)])
@pytest.mark.usefixtures("app")
def test_the_panel_covers_nothing_it_speaks_of(edition: str, size: tuple[int, int], enlarged: float) -> None:
    lesson = lesson_of(edition)
    layout = table_layout(size, rules_of(edition), 2)
    look = RenderContext(edition, scale_of(*size))
    look.configure(look.scale, enlarged=enlarged)
    window = Rect(0, 0, *size)
    own = [layout.mat(0).rect, layout.dock.rect, layout.bar.rect]
    for language in LANGUAGES:
        set_language(language)
        for number, step in enumerate(lesson.steps):
            coach = Coach(lesson, number, lambda: None, (("Keep playing", lambda: None), ("Menu", lambda: None)))
            coach.speak(animations_off=True)
            state = state_at(edition, step.at)
            coach.place(layout, look, state)
            where = f"{language} step {number + 1}"
            boxes = coach.boxes(layout, state)
            assert len(boxes) == len(step.spots), where
            assert not [box for box in (*boxes, *own) if coach.box.overlaps(box)], where
            assert window.holds(coach.box), where
            assert coach.fits(layout, look), where
            assert enlarged > 1 or coach._share == 1.0, "all steps have text of one size"
            buttons = [Rect(*each.rect) for each in coach.form.widgets]
            assert all(coach.box.holds(each) for each in buttons), where
            assert not any(one.overlaps(other) for one, other in pairwise(buttons)), where


@editions
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_light_of_a_step_is_on_whole_stacks_piles_and_decks(edition: str, size: tuple[int, int]) -> None:
    lesson = lesson_of(edition)
    layout = table_layout(size, rules_of(edition), 2)
    window = Rect(0, 0, *size)
    seen = set[str]()
    for step in lesson.steps:
        state = state_at(edition, step.at)
        for spot in step.spots:
            light = spot_light(layout, state, spot)
            hangs = layout.compact and spot is Landmark.GAUNTLET  # the ring ends above a low bar
            assert window.holds(light) or (hangs and window.holds(light._replace(y=0, h=light.bottom))), spot
            if not isinstance(spot, Place):
                continue
            seen.add(spot.kind)
            if spot.kind in (PlaceKind.BANK, PlaceKind.TOKENS) and (foot := layout.foot(spot)) is not None:
                held = state.bank[spot.row] if spot.kind is PlaceKind.BANK else state.players[0].tokens[spot.slot]
                assert light.holds(foot) and light.holds(layout.piece(spot, max(held - 1, 0))), spot
            elif spot.kind is PlaceKind.DECK:
                foot = layout.rect(spot)
                top = foot.moved(0, -deck_rise(state.decks[spot.row - 1], foot.h))
                assert light.holds(top) and light.holds(foot) and foot.y > top.y
            elif spot.kind is PlaceKind.BONUS:
                above = min(state.players[0].bonuses[spot.slot] - 1, 4) * round(PEEP * layout.scale)
                top = max(layout.rect(spot).y - above, layout.mat(0).piles.y)
                assert light.y < top and light.holds(layout.rect(spot)), spot
    assert {PlaceKind.BANK, PlaceKind.TOKENS, PlaceKind.DECK, PlaceKind.BONUS} <= seen


@editions
def test_the_light_on_the_total_holds_its_whole_number(
    person: Person, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = next(i for i, step in enumerate(lesson_of(edition).steps) if Landmark.TOTAL in step.spots)
    scene = begin(person, edition, number)
    drawn = drawn_texts(scene, monkeypatch)
    own, state = scene.view.layout.mat(0).rect, scene.view.state
    assert state is not None
    light = spot_light(scene.view.layout, state, Landmark.TOTAL)
    boxes = [Rect(*box) for words, box in drawn if words in ("11", "/10") and own.holds(Rect(*box))]
    assert len(boxes) == 2
    assert all(light.x <= box.x and box.right <= light.right for box in boxes)
    assert all(light.holds(box.inset(0, box.h // 4)) for box in boxes), "what is visible of a line of text"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window_size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_light_on_the_bar_holds_its_whole_text(
    person: Person, monkeypatch: pytest.MonkeyPatch, text_size: int, language: str
) -> None:
    set_language(language)
    person.app.settings.text_size = text_size
    number = next(i for i, step in enumerate(lesson_of("marvel").steps) if Landmark.GAUNTLET in step.spots)
    scene = begin(person, "marvel", number)
    drawn = drawn_texts(scene, monkeypatch)
    bar, state = scene.view.layout.bar, scene.view.state
    assert state is not None
    light = spot_light(scene.view.layout, state, Landmark.GAUNTLET)
    boxes = [box for words, box in drawn if words in (tr("Round").upper(), tr("Play to").upper(), "16", "+")]
    boxes = [box for box in boxes if bar.rect.holds(Rect(*box.inflate(0, -box.h // 2)))]
    assert len(boxes) == 4
    stones = boxes[-1].right + 6 * 22 * 1.1 * scene.view.layout.scale
    assert light.x < boxes[0].left and stones < light.right
    assert bar.logo.right < light.x


@editions
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_light_on_a_tile_holds_the_race_to_it(edition: str, size: tuple[int, int]) -> None:
    layout, found = table_layout(size, rules_of(edition), 2), 0
    for step in lesson_of(edition).steps:
        for spot in step.spots:
            if isinstance(spot, Place) and spot.kind is PlaceKind.TILE:
                light = spot_light(layout, state_at(edition, step.at), spot)
                assert light.holds(layout.rect(spot)) and light.holds(layout.rails[spot.row])
                found += 1
    assert found


def test_rings_that_would_overlap_are_one() -> None:
    left, right, apart = Rect(0, 0, 10, 10), Rect(8, 2, 10, 12), Rect(40, 0, 5, 5)
    assert merged([left, apart, right]) == [apart, Rect(0, 0, 18, 14)]
    between = Rect(15, 0, 27, 3)
    assert merged([left, apart, right, between]) == [Rect(0, 0, 45, 14)]
    assert merged([]) == []
