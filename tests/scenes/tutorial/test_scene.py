"""The tutorial at the real table: whole lessons by mouse and by keyboard, left, continued, its panel in free room."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import (
    EDITION_NAMES,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    bank,
    market,
    tile,
)
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.scenes.tutorial.coach import Coach
from game.scenes.tutorial.guide import targets_of
from game.scenes.tutorial.placement import around
from game.scenes.tutorial.scene import TutorialScene
from game.support.i18n import LANGUAGES, set_language
from game.tutorial.lesson_script import LEARNER, Landmark, lesson_of
from game.tutorial.progress import keep_step, step_reached
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.dock import dock
from game.ui.widgets.buttons import Button
from game.view.interaction.choices import Picked, TakeSelection
from game.view.layout.geometry import Rect
from game.view.layout.table import MOVE_KINDS, Control
from tests.scenes.conftest import Person
from tests.scenes.tutorial.lessons import begin, button, editions, touch, wait_for_step, written


@editions
def test_every_step_shows_its_number_however_many_buttons_it_has(person: Person, edition: str) -> None:
    total = len(lesson_of(edition).steps)
    scene = begin(person, edition)
    for step in range(total):
        scene.coach.go_to(step)
        scene.coach.speak(animations_off=True)
        assert f"{step + 1} of {total}" in written(scene)


@pytest.mark.slow
@editions
def test_a_whole_lesson_by_mouse(person: Person, edition: str) -> None:
    person.app.go.open_tutorial(edition)
    total = len(lesson_of(edition).steps)
    for number in range(total - 1):
        scene = wait_for_step(person)
        assert scene.coach.index == number
        for _ in range(8):
            if scene.coach.index != number:
                break
            if scene.coach.reading:
                person.click(button(scene, "Next"))
            else:
                pointed = scene.pointed
                assert pointed is not None
                touch(person, scene, pointed)
        assert scene.coach.index == number + 1, f"step {number + 1} was not completed"
    scene = wait_for_step(person)
    assert scene.coach.last
    assert person.app.store.list_games() == []
    person.click(button(scene, "Menu"))
    assert isinstance(person.scene, MenuScene)
    assert step_reached(person.app.store.data_dir, edition) == 0


@pytest.mark.slow
@editions
def test_an_earlier_step_points_at_nothing_since_others_lie_there(person: Person, edition: str) -> None:
    lesson = lesson_of(edition)
    bought = next(number for number, step in enumerate(lesson.steps) if step.asks and step.spots)
    scene = begin(person, edition, bought + 1)
    layout, state = scene.view.layout, scene.view.state
    assert state is not None
    scene.coach.back()
    assert lesson.steps[bought].spots and scene.coach.boxes(layout, state) == []
    scene.coach.next()
    assert scene.coach.boxes(layout, state)


@editions
def test_a_whole_lesson_by_keyboard(person: Person, edition: str) -> None:
    person.app.go.open_tutorial(edition)
    total = len(lesson_of(edition).steps)
    for number in range(total - 1):
        scene = wait_for_step(person)
        for _ in range(40):
            if scene.coach.index != number:
                break
            if not scene.coach.reading and scene.table.focus != scene.pointed:
                person.press(pygame.K_TAB)
            else:
                person.press(pygame.K_RETURN)
        assert scene.coach.index == number + 1, f"step {number + 1} was not completed"
    wait_for_step(person)
    person.press(pygame.K_RETURN)
    table = person.scene
    assert isinstance(table, TableScene)
    assert not isinstance(table, TutorialScene)
    assert [game.edition for game in person.app.store.list_games()] == [edition]


@given(st.lists(st.builds(Rect, *(st.integers(-5, 30),) * 2, *(st.integers(0, 20),) * 2), max_size=5))
def test_the_shade_covers_all_but_its_holes_once(holes: list[Rect]) -> None:
    whole = Rect(2, 1, 24, 18)
    boxes = around(whole, holes)
    for x in range(whole.x, whole.right):
        for y in range(whole.y, whole.bottom):
            bright = any(hole.contains((x, y)) for hole in holes)
            assert sum(box.contains((x, y)) for box in boxes) == (not bright)
    assert all(whole.holds(box) and box.w > 0 and box.h > 0 for box in boxes)


def brightness(person: Person, pos: tuple[float, float]) -> float:
    person.app.redraw()
    person.app.step(40)
    x, y = round(pos[0]), round(pos[1])
    area = person.app.window.subsurface((x - 8, y - 8, 16, 16))
    return sum(pygame.transform.average_color(area)[:3])


@editions
def test_a_step_darkens_what_it_does_not_speak_of(
    person: Person, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(person, edition, 2)
    layout = scene.view.layout
    inside = {name: layout.rect(place).center for name, place in (("pile", bank(0)), ("tile", tile(0)))}
    inside["dock"] = layout.dock.prompt.center
    inside["panel"] = scene.coach.box.center
    during = {name: brightness(person, pos) for name, pos in inside.items()}
    monkeypatch.setattr(Coach, "_darken", lambda *_: None)
    before = {name: brightness(person, pos) for name, pos in inside.items()}
    assert during["tile"] < 0.6 * before["tile"]
    for name in ("pile", "dock", "panel"):  # the panel lets a little of the table through
        assert during[name] == pytest.approx(before[name], rel=0.05, abs=12), name


@pytest.mark.parametrize(
    ("animations_off", "shades"), [(False, [0.0, 0.5, 1.0, 0.5, 1.0]), (True, [1.0, 1.0, 1.0, 0.0, 1.0])]
)
def test_the_shade_fades_unless_motion_is_reduced(animations_off: bool, shades: list[float]) -> None:
    coach = Coach(lesson_of("base"), 2, lambda: None, ())
    coach.speak(animations_off)
    seen = [coach._shade]
    for _ in range(2):
        coach.update(80)
        seen.append(coach._shade)
    coach.go_to(3)
    coach.update(80)
    seen.append(coach._shade)
    coach.speak(animations_off)
    coach.update(80)
    assert [*seen, coach._shade] == shades


def test_everything_that_a_step_asks_for_is_pointed_at(person: Person) -> None:
    scene = begin(person, "base", 2)
    assert scene.due == (bank(0), bank(1), bank(4))
    touch(person, scene, bank(1))
    assert scene.due == (bank(0), bank(4))
    touch(person, scene, bank(0))
    touch(person, scene, bank(4))
    assert scene.due == (Control.CONFIRM,)
    assert begin(person, "base", 0).due == ()


def test_what_is_asked_for_while_tokens_are_chosen_belongs_to_the_step(person: Person) -> None:
    scene = begin(person, "base", 2)
    touch(person, scene, bank(1))
    assert scene.highlights().prompt == "Take 2 more", "not the same again, which the step refuses"
    touch(person, scene, bank(0))
    assert scene.highlights().prompt == "Take 1 more"
    scene = begin(person, "base", 3)
    touch(person, scene, bank(2))
    assert scene.highlights().prompt == "Take 1 more"


@editions
def test_the_dock_has_sockets_for_tokens_only_where_a_step_asks_to_take_them(
    person: Person, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Rect] = []
    monkeypatch.setattr(dock, "_empty_socket", lambda _p, rect, **_: drawn.append(rect))
    asked = set()
    for number, step in enumerate(lesson_of(edition).steps):
        if not step.asks:
            continue
        scene = begin(person, edition, number)
        drawn.clear()
        scene.app.redraw()
        scene.app.step(40)
        action = scene.lesson.awaited
        asked.add(type(action))
        if isinstance(action, PurchaseCard | ReserveCard):
            assert not drawn, step.id
        elif isinstance(action, TakeTokens):
            assert drawn, step.id
    assert asked >= {PurchaseCard, TakeTokens}


@pytest.mark.parametrize("room", [True, False])
def test_what_a_card_to_reserve_lacks_has_not_the_colour_of_an_error(
    person: Person, monkeypatch: pytest.MonkeyPatch, room: bool
) -> None:
    steps = lesson_of("base").steps
    scene = begin(person, "base", next(number for number, step in enumerate(steps) if step.id == "reserve"))
    assert isinstance(scene.lesson.awaited, ReserveCard) and scene.pointed is not None
    touch(person, scene, scene.pointed)
    tones = dict[str, object]()
    text = Canvas.text

    def keep(self: Canvas, style: TextStyle, words: str, *args: Any, **options: Any) -> pygame.Rect:
        tones[words] = style.color
        return text(self, style, words, *args, **options)

    if not room:
        monkeypatch.setattr(dock, "draw_reservation", lambda *_: False)
    monkeypatch.setattr(Canvas, "text", keep)
    written(scene)
    assert {tone for words, tone in tones.items() if words.startswith("Need")} == {"text_soft"}


@pytest.mark.slow
def test_with_animation_the_opponents_move_is_shown_before_the_next_step(person: Person) -> None:
    person.app.settings.speed = "normal"
    scene = begin(person, "base", 2)
    for target in (bank(0), bank(1), bank(4), Control.CONFIRM):
        touch(person, scene, target)
    assert scene.coach.index == 3
    assert not scene.coach.speaking
    words = written(scene)
    assert "Playing the move" in words and "WAITING FOR" not in words, "it is the learner’s own move"
    wait_for_step(person)
    assert scene.lesson.played == 2
    assert not scene.view.busy()


@pytest.mark.slow
def test_the_learners_move_is_shown_before_a_step_some_rounds_later(person: Person) -> None:
    person.app.settings.speed = "normal"
    lesson = lesson_of("base")
    scene = begin(person, "base", next(number for number, step in enumerate(lesson.steps) if step.id == "gold"))
    index = scene.coach.index
    assert lesson.steps[index + 1].later
    for target in (market(2, 2), Control.CONFIRM):
        touch(person, scene, target)
    assert scene.view.busy() and not scene.coach.speaking and scene.coach.index == index
    assert "Read this" not in written(scene)
    wait_for_step(person)
    assert scene.coach.index == index + 1
    person.watch(50)
    assert not scene.coach.box.overlaps(scene.view.layout.dock.rect), "the dock is higher than while they wait"
    assert scene.lesson.played == lesson.steps[index + 1].at


def test_while_the_opponents_turn_is_read_about_the_table_waits_for_nobody(person: Person) -> None:
    scene = begin(person, "base", 14)
    assert scene.session.state.turn != LEARNER
    assert " ".join(written(scene)).count("Read this, then press Next.") == 1
    assert "WAITING FOR" not in written(scene)


def test_the_way_back_into_a_lesson_is_as_large_as_the_other_answers(person: Person) -> None:
    keep_step(person.app.store.data_dir, "base", 4)
    person.app.reset(MenuScene("base"))
    person.app.go.open_tutorial("base")
    person.watch()
    dialog = person.scene
    assert isinstance(dialog, DialogScene)
    assert all(button.rect.w >= button.preferred_width(dialog.look) - 1 for button in dialog.buttons)


def test_a_click_while_moves_are_watched_jumps_to_the_next_step(person: Person) -> None:
    person.app.settings.speed = "normal"
    scene = begin(person, "base", 2)
    for target in (bank(0), bank(1), bank(4), Control.CONFIRM):
        touch(person, scene, target)
    assert not scene.coach.speaking
    touch(person, scene, market(1, 0))
    assert scene.highlights().note == ""
    assert not scene.view.busy()


def test_a_step_that_is_only_read_takes_no_move(person: Person) -> None:
    scene = begin(person, "base")
    touch(person, scene, bank(0))
    assert scene.highlights().note
    assert scene.highlights().actionable == frozenset()
    assert scene.coach.index == 0
    assert scene.lesson.played == 0


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("step", [0, 2], ids=["read", "asked"])
def test_a_card_that_the_step_does_not_ask_for_takes_no_words_of_the_dock(
    person: Person, monkeypatch: pytest.MonkeyPatch, step: int, keyboard: bool
) -> None:
    scene, card = begin(person, "base", step), market(1, 0)
    if keyboard:
        scene.table.focus = card
    else:
        pos = tuple(map(int, scene.view.layout.areas[card].center))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    person.watch(400)
    assert card == (scene.table.focus if keyboard else scene.table.hover)
    highlights = scene.highlights()
    assert (highlights.hover, highlights.focus, highlights.reason) == (None, card if keyboard else None, "")
    assert highlights.prompt == (scene.coach.step.task if scene.coach.step.asks else "Read this, then press Next.")
    monkeypatch.setattr(dock, "draw_plan", pytest.fail)
    scene.draw(Canvas(pygame.Surface(scene.app.size), scene.look.text))


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_the_text_of_a_step_stays_while_something_that_it_does_not_ask_for_is_in_question(
    person: Person, keyboard: bool
) -> None:
    scene = begin(person, "base", 2)
    touch(person, scene, bank(0))
    for kind in range(6):
        if keyboard:
            scene.table.hover, scene.table.focus = None, bank(kind)
            scene.table.rest()
        else:
            pos = tuple(map(int, scene.view.layout.areas[bank(kind)].center))
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        person.watch(600)
        assert " ".join(written(scene)).count(scene.coach.step.text.split(".")[0]) == 1


def test_other_actions_are_answered_with_a_sentence(person: Person) -> None:
    scene = begin(person, "base", 2)
    assert bank(0) in scene.highlights().actionable
    assert bank(2) not in scene.highlights().actionable
    for target in (bank(2), market(1, 0)):
        before = scene.table.selection
        touch(person, scene, target)
        assert "Not yet" in scene.highlights().note
        assert scene.table.selection == before
    touch(person, scene, bank(0))
    touch(person, scene, bank(0))
    assert scene.table.selection == TakeSelection((0,))
    assert "already" in scene.highlights().note


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("window_size", "text_size"), [((1600, 900), 100), ((1024, 640), 200)])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_note_has_the_place_of_the_text_and_leaves_the_task_and_the_buttons_free(
    person: Person, monkeypatch: pytest.MonkeyPatch, edition: str, text_size: int, language: str
) -> None:
    set_language(language)
    person.app.settings.text_size = text_size
    person.app.restyle()
    bottoms: dict[str, float] = {}
    draw = Canvas.text

    def keep(canvas: Canvas, style: TextStyle, text: str, x: float, y: float, *more: Any, **named: Any) -> Rect:
        box = draw(canvas, style, text, x, y, *more, **named)
        bottoms[text] = box.bottom
        return box

    monkeypatch.setattr(Canvas, "text", keep)
    for step in range(4):
        scene = begin(person, edition, step)
        for target in (market(3, 0), bank(3)):
            touch(person, scene, target)
            if note := scene.table.note.text:
                words = written(scene)
                lines = [bottoms[text] for text in words if text in note]
                assert lines and max(lines) <= min(each.rect.top for each in scene.coach.form.widgets)
                assert not scene.coach.step.asks or scene.coach.step.task.split()[-1] in " ".join(words)
                assert scene.view.note_box is None, "the place above the dock is the panel's"


@pytest.mark.parametrize("step", [2, 3])
def test_confirming_nothing_points_again_at_what_the_step_asks(person: Person, step: int) -> None:
    scene = begin(person, "base", step)
    before = written(scene)
    person.watch(3000)
    scene.coach._animations_off = False
    assert not scene.coach.busy
    person.press(pygame.K_RETURN)
    assert scene.coach.busy
    assert scene.highlights().note == scene.coach.step.task, "for those who hear it"
    assert written(scene) == before, "the panel has it already"


def test_a_legal_but_different_move_is_answered_too(person: Person) -> None:
    scene = begin(person, "base", 6)
    scene.table.selection = Picked(market(1, 0))
    person.watch(16)
    touch(person, scene, Control.CONFIRM)
    assert scene.lesson.played == lesson_of("base").steps[6].at
    assert "highlighted" in scene.highlights().note


def test_earlier_steps_can_be_read_again_and_nothing_is_done_meanwhile(person: Person) -> None:
    scene = begin(person, "base", 2)
    person.press(pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert (scene.coach.shown, scene.coach.index) == (0, 2)
    touch(person, scene, bank(0))
    assert scene.highlights().actionable == frozenset()
    person.press(pygame.K_RETURN, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert (scene.coach.shown, scene.coach.index) == (2, 2)
    assert scene.pointed == bank(0)


def test_a_task_that_is_done_is_asked_for_no_more(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[str] = []
    scene = begin(person, "base", 3)
    sprite = RenderContext.sprite
    monkeypatch.setattr(
        RenderContext, "sprite", lambda self, name, *size: (signs.append(name), sprite(self, name, *size))[1]
    )
    for done in (False, True):
        signs.clear()
        written(scene)
        assert ("icon/ok" in signs) == done
        assert ("icon/right" in signs) != done
        assert (scene.coach.step.task in scene.coach.describe()) != done
        person.press(pygame.K_PAGEUP)


def test_a_lesson_is_left_and_continued(person: Person) -> None:
    person.app.go.open_tutorial("marvel")
    wait_for_step(person)
    person.press(pygame.K_RETURN, pygame.K_RETURN)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, DialogScene)
    person.click(person.button("Leave tutorial"))
    assert isinstance(person.scene, MenuScene)
    person.app.go.open_tutorial("base")
    assert wait_for_step(person).coach.index == 0
    person.app.go.open_tutorial("marvel")
    person.watch()
    person.click(person.button("Continue the tutorial"))
    scene = wait_for_step(person)
    assert (scene.coach.index, scene.lesson.lesson.edition) == (2, "marvel")
    person.press(pygame.K_ESCAPE)
    person.click(person.button("Start over"))
    assert wait_for_step(person).coach.index == 0


def test_the_menu_opens_by_its_button_and_escape_first_undoes(person: Person) -> None:
    scene = begin(person, "base", 2)
    touch(person, scene, bank(0))
    person.press(pygame.K_ESCAPE)
    assert person.scene is scene
    assert scene.pointed == bank(0)
    touch(person, scene, Control.MENU)
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_ESCAPE)
    assert person.scene is scene
    assert not scene.session.paused


def test_the_confirmation_of_wild_tokens_applies_to_lessons_too(person: Person) -> None:
    person.app.settings.confirm_wild = True
    scene = begin(person, "base", 10)
    touch(person, scene, market(2, 2))
    touch(person, scene, Control.CONFIRM)
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_RETURN)
    assert wait_for_step(person).coach.index == 11


def test_the_language_can_change_in_the_middle_of_a_lesson(person: Person) -> None:
    scene = begin(person, "base", len(lesson_of("base").steps) - 1)
    person.press(pygame.K_ESCAPE)
    set_language("de")
    person.press(pygame.K_ESCAPE)
    buttons = [each for each in scene.coach.form.widgets if isinstance(each, Button)]
    assert [each.label or each.tooltip for each in buttons] == ["Weiterspielen", "Menü", "Zurück"]


def test_the_panel_blocks_the_mouse_for_controls_below(person: Person) -> None:
    scene = begin(person, "base")
    x, y = scene.coach.box.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(int(x), int(y)), rel=(1, 1), buttons=(0, 0, 0)))
    person.watch()
    assert scene.table.hover is None


@editions
def test_every_step_points_at_something(edition: str) -> None:
    for step in lesson_of(edition).steps:
        assert step.spots
        assert edition == "marvel" or Landmark.GAUNTLET not in step.spots


@editions
def test_the_dock_asks_for_the_move_of_the_step_alone(person: Person, edition: str) -> None:
    lesson = lesson_of(edition)
    for number in [number for number, step in enumerate(lesson.steps) if step.asks][:3]:
        scene = begin(person, edition, number)
        action = scene.lesson.awaited
        assert action is not None and scene.table.move_kinds
        for move_kind in MOVE_KINDS:
            pos = tuple(map(int, scene.view.layout.areas[move_kind].center))
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
            person.watch(20)
            highlights = scene.highlights()
            assert highlights.prompt == scene.coach.step.task, "no other move is asked for, whatever is pointed at"
            assert highlights.primary.kind is None or highlights.primary.kind in targets_of(action)
