"""What ``--narrate`` says of screens: every prompt and control in a sentence of the language, and nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec
import pygame
import pytest

from game.record import ClockRule, SeatInfo
from game.rulebook.catalogue import book, rule_of
from game.rules import (
    EDITION_NAMES,
    TakeTokens,
    deck,
    edition,
    market,
)
from game.rules.model import hand
from game.rules.reasons import Reason
from game.scenes.result.scene import ResultScene
from game.scenes.rules.scene import RulesScene
from game.scenes.settings.scene import KEYS, SettingsScene
from game.scenes.start import run_window
from game.scenes.table.overlays.curtain import CurtainScene
from game.scenes.table.overlays.seat_page import open_seat
from game.scenes.table.scene import TableScene
from game.scenes.table.spoken import possible_actions
from game.scenes.title.setup import SetupScene
from game.scenes.tutorial.scene import TutorialScene
from game.scenes.window_options import WindowOptions
from game.sessions.local import preview
from game.storage.settings import Settings
from game.storage.store import Store
from game.support.i18n import set_language, tr
from game.ui.app.app import App
from game.ui.input.bindings import READ_ALOUD
from game.view.counts import counted_gem
from game.view.descriptions.sentence_parts import sentence
from game.view.descriptions.speech import describe_card
from game.view.interaction.choices import choices_of
from game.view.layout.table import Control, Target
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person
from tests.scenes.narration.ear import Ear, well_said

NAMES = ("Ana", "Bo", "Cy", "Dee")
editions = pytest.mark.parametrize("name", EDITION_NAMES)
translated = pytest.mark.parametrize("code", ["fr", "de"])
each_once = pytest.mark.parametrize(("name", "code"), [("base", "fr"), ("marvel", "de"), ("base", "en")])
"""Both editions and every language, without all pairs of them: what differs by language does so in either edition."""
KEY = {number: key for key, number in zip(READ_ALOUD, range(2, 9), strict=True)}
"""The key that reads out, by the number on it."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


@pytest.fixture
def window_size() -> tuple[int, int]:
    return (1024, 640)


@pytest.fixture
def ear(app: App) -> Ear:
    """A listener to the program."""
    ear = Ear()
    app.listener = ear.narrator
    return ear


def sit_down(person: Person, name: str, kinds: str = "hb") -> TableScene:
    """Sit down with people (``h``) and bots (``b``), and wait for a turn here."""
    seats = tuple(
        SeatInfo(NAMES[seat], "human" if kind == "h" else "bot", None if kind == "h" else "random")
        for seat, kind in enumerate(kinds)
    )
    scene = TableScene(person.app, preview(name, seats, 0, b"\1" * 32))
    person.app.reset(scene)
    my_turn(person, scene)
    return scene


def until(person: Person, done: Callable[[], bool]) -> None:
    """Let frames pass until something is so: the table plays in a thread of its own."""
    person.app.step(20)
    wait_until(done, lambda: person.app.step(20))


def my_turn(person: Person, scene: TableScene) -> None:
    until(person, lambda: scene.table.choices is not None and scene.table.choices.seat is not None)


def go_to(person: Person, scene: TableScene, target: Target) -> None:
    """Let the focus go to a target by Tab or, where that does not lead there, at once."""
    scene.table.focus = target
    person.watch(60)


@each_once
def test_a_table_is_played_by_ear(person: Person, ear: Ear, name: str, code: str) -> None:
    set_language(code)
    scene = sit_down(person, name)
    rules, state = edition(name), scene.view.state
    said = ear.news()
    well_said(said)
    assert tr("Round {number}: {name}’s turn.").format(number=1, name="Ana") in said
    assert scene.highlights().prompt in said
    for level in (1, 2, 3):
        for slot in range(4):
            go_to(person, scene, market(level, slot))
            said = ear.news()
            assert len(said) == 1, (level, slot, said, scene.table.focus)
            (line,) = said
            card = state.market[level - 1][slot]
            assert describe_card(rules, card) in line and line.startswith(f"{level}.{slot + 1}")
            facts = rules.cards[card]
            for color, count in enumerate(facts.cost):
                price = counted_gem(rules, color, count)
                assert (price in describe_card(rules, card).split(", ", 2)[2]) == bool(count)
            assert tr("Need {tokens}").partition("{")[0].strip() in line
    go_to(person, scene, deck(2))
    go_to(person, scene, Control.CONFIRM)
    well_said(ear.news())
    person.press(pygame.K_1, pygame.K_2)
    well_said(said := ear.news())
    chosen = ", ".join(counted_gem(rules, each, 1) for each in (0, 1))
    assert tr("Chosen: {tokens}.").format(tokens=chosen) in said
    person.press(pygame.K_c)
    assert scene.table.note.text and scene.table.note.text in ear.news()
    person.press(pygame.K_3)
    person.press(pygame.K_c)
    my_turn(person, scene)
    well_said(said := ear.news())
    assert any(line.startswith("Bo ") for line in said), "the action of the other player was not said"


@translated
def test_keys_read_out_the_own_position_those_of_others_and_the_actions(person: Person, ear: Ear, code: str) -> None:
    set_language(code)
    scene = sit_down(person, "base", "hbb")
    ear.news()
    heard = {}
    for number, key in KEY.items():
        person.press(key)
        heard[number] = ear.news()
        well_said(heard[number])
    assert heard[3][0].startswith("Ana") and len(heard[3]) == 1
    assert [line.split()[0].rstrip(":") for line in heard[5]] == ["Bo", "Cy"]
    assert len([line for line in heard[6] if re.match(r"[123]\.[1-4]", line)]) == 12
    assert len(heard[7]) == 1 + len(scene.view.state.tiles)
    assert set(heard[2]) >= {*heard[3], *heard[5], *heard[6], *heard[7]}
    assert sentence(tr(scene.look.skin.text.aim)) in heard[2]
    verbs = {"fr": ["prendre", "réserver"], "de": ["nimm", "reserviere"]}
    assert [line.split()[0] for line in heard[4]] == verbs[code]
    assert heard[8][0] == tr("The cards are dealt.")
    person.press(pygame.K_h)
    said = ear.news()
    assert [line.split()[0].rstrip(":") for line in said[1:8]] == [f"F{number}" for number in KEY]
    well_said(said)
    person.press(pygame.K_h)
    person.press(KEY[3])
    assert ear.news()[-1] == heard[3][0]


def test_a_rich_player_hears_the_affordable_cards_and_their_payments(person: Person, ear: Ear) -> None:
    scene = sit_down(person, "base")
    state = scene.view.state
    rich = msgspec.structs.replace(state.players[0], tokens=(1, 1, 1, 1, 1, 3, 0))
    scene.table.own_choices = choices_of(msgspec.structs.replace(state, players=(rich, *state.players[1:])), {0})
    ear.news()
    person.press(KEY[4])
    card = state.market[0][0]
    assert ear.news()[0] == f"buy 1.1: {describe_card(edition('base'), card)}"
    go_to(person, scene, market(1, 0))
    person.press(pygame.K_RETURN)
    assert "Chosen: 1.1." in ear.news()
    person.press(pygame.K_RETURN)
    ways = len(scene.table.choices.purchases[market(1, 0)])
    assert ways > 1
    (first,) = [line for line in ear.news() if line.startswith("Payment: ")]
    person.press(pygame.K_RIGHT)
    (second,) = [line for line in ear.news() if line.startswith("Payment: ")]
    assert (first[-len(f"1 of {ways}") :], second[-len(f"2 of {ways}") :]) == (f"1 of {ways}", f"2 of {ways}")
    assert first.partition(", 1 of")[0] != second.partition(", 2 of")[0]


def test_expiring_time_is_said(person: Person, ear: Ear) -> None:
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bo", "human"))
    scene = TableScene(person.app, preview("base", seats, 0, b"\1" * 32, ClockRule("turn", 31, bot=False)))
    person.app.reset(scene)
    person.watch(100)
    assert not [line for line in ear.news() if line == "30 seconds left"]
    for _ in range(30):
        person.app.step(900)
    assert [line for line in ear.news() if "left" in line] == ["30 seconds left", "10 seconds left", "5 seconds left"]


@editions
def test_hidden_cards_are_said_to_nobody_at_a_shared_screen(person: Person, ear: Ear, name: str) -> None:
    scene = sit_down(person, name, "hh")
    go_to(person, scene, deck(3))
    ear.news()
    person.press(pygame.K_r, pygame.K_r)
    until(person, lambda: isinstance(person.scene, CurtainScene))
    person.watch(40)
    said = ear.news()
    assert not any(line.startswith(NAMES[1]) for line in said)
    for turn in range(2):
        for key in KEY.values():
            person.press(key)
        person.press(pygame.K_RETURN)
        my_turn(person, scene)
        for key in KEY.values():
            person.press(key)
        for target in scene.view.layout.order():
            go_to(person, scene, target)
        if not turn:
            scene.session.propose(1, TakeTokens((0, 1, 2)))
            until(person, lambda: isinstance(person.scene, CurtainScene))
    state = scene.view.state
    assert state is not None and state.turn == 0
    secret = state.players[0].hand[0].card
    assert secret is not None
    open_seat(scene.table, 0)
    person.watch(40)
    rich = msgspec.structs.replace(state.players[0], tokens=(7, 7, 7, 7, 7, 0, *state.players[0].tokens[6:]))
    able = choices_of(msgspec.structs.replace(state, players=(rich, *state.players[1:])), (0,))
    assert hand(0, 0) in able.purchases
    said += [*ear.news(), *possible_actions(able, shared=True)]
    assert not [line for line in said if describe_card(edition(name), secret) in line]
    assert any(tr("a level {level} card").format(level=3) in line for line in said)


@editions
def test_a_person_alone_is_told_a_card_reserved_blind(person: Person, ear: Ear, name: str) -> None:
    scene = sit_down(person, name, "hb")
    go_to(person, scene, deck(3))
    ear.news()
    person.press(pygame.K_r, pygame.K_r)
    my_turn(person, scene)
    state = scene.view.state
    assert state is not None
    secret = state.players[0].hand[0].card
    assert secret is not None
    assert [line for line in ear.news() if describe_card(edition(name), secret) in line]


@translated
def test_controls_say_what_they_are_called_and_how_they_stand(person: Person, ear: Ear, code: str) -> None:
    person.app.settings.language = code
    set_language(code)
    person.app.go.to_menu("base")
    person.watch()
    said = ear.news()
    assert said[0].startswith("Cabochon") and any(line.startswith(tr("New game")) for line in said)
    person.press(*[pygame.K_TAB] * 11)
    assert f"{tr('Edition')}" in "".join(line for line in ear.news() if "Splendor, 1" in line)
    person.app.push(SetupScene("base"))
    person.watch()
    person.press(*[pygame.K_TAB] * 12)
    said = ear.news()
    well_said(said)
    assert said[0] == tr("New game")
    assert any(tr("Seat {number}").format(number=2) in line and tr("Computer") in line for line in said)
    assert any(tr("First player") in line and tr("Random") in line for line in said)
    person.press(pygame.K_ESCAPE)
    person.app.go.open_settings("base")
    person.watch()
    person.press(*[pygame.K_TAB] * 8)
    said = ear.news()
    well_said(said)
    assert any(line.startswith(tr("Animation")) and tr("Instant") in line for line in said), said


def test_dialogs_errors_and_typed_lines_are_said(person: Person, ear: Ear) -> None:
    sit_down(person, "base")
    ear.news()
    person.press(pygame.K_n)
    assert ear.news()[0].startswith("Type an action. ")
    person.type("take rouge")
    person.press(pygame.K_RETURN)
    assert any(line.startswith("“rouge” is not valid here.") for line in ear.news())
    person.press(pygame.K_ESCAPE, pygame.K_p)
    said = ear.news()
    assert said[-2:] == ["Pause.", "Resume"]
    person.press(pygame.K_DOWN)
    (line,) = ear.news()
    assert line.endswith("(not available)") or line


@each_once
def test_a_lesson_is_read_out(person: Person, ear: Ear, name: str, code: str) -> None:
    set_language(code)
    person.app.go.start_tutorial(name)
    person.watch()
    scene = person.scene
    assert isinstance(scene, TutorialScene)
    for number, step in enumerate(scene.coach.lesson.steps[:3]):
        said = ear.news()
        well_said(said)
        shown = next(line for line in said if tr(step.title) in line)
        assert tr(step.text) in shown and (not step.task or tr(step.task) in shown)
        assert shown.startswith(
            tr("{number} of {total}").format(number=number + 1, total=len(scene.coach.lesson.steps))
        )
        if step.task:
            pointed = next(line for line in said if line.startswith(tr("Next: {place}").partition("{")[0]))
            assert pointed
        person.press(pygame.K_RETURN)


def test_rules_seats_and_lists_are_said(person: Person, ear: Ear) -> None:
    scene = sit_down(person, "base")
    person.press(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c)
    my_turn(person, scene)
    ear.news()
    scene.press(Control.SEAT_2)
    person.watch(40)
    assert ear.news()[0].startswith("Bo: 0 points. Tokens: ")
    person.press(pygame.K_ESCAPE)
    asked = rule_of(Reason.TAKE_PAIR_ALONE, "base")
    [head] = [rule.head for chapter in book("base", "en") for rule in chapter.rules if rule.entry.id == asked]
    person.app.go.open_rules("base", asked)
    person.watch(60)
    assert any(line.startswith(f"{head}. ") for line in ear.news())
    rules = person.scene
    assert isinstance(rules, RulesScene)
    rules.form.focus(rules.chapters)
    person.press(pygame.K_HOME)
    (line,) = [line for line in ear.news() if line.endswith(f", 1 of {len(rules.book)}")]
    assert line.startswith(rules.book[0].title)


def test_a_result_and_a_game_watched_are_said(person: Person, ear: Ear) -> None:
    scene = sit_down(person, "base", "hh")
    scene.session.resign(1)
    until(person, lambda: isinstance(person.scene, ResultScene))
    person.watch(40)
    said = ear.news()
    assert "Ana wins the game." in said or "Ana wins. Everyone else has resigned." in said
    assert "Ana: Winner, 0 points, 0 cards" in said
    person.click(person.button("Replay"))
    ear.news()
    person.press(pygame.K_RIGHT)
    assert "Bo resigns." in ear.news()
    person.press(pygame.K_v)
    assert ear.news() == ["As a spectator"]


def test_refusals_of_a_page_are_said(person: Person, ear: Ear) -> None:
    person.app.go.open_settings("base")
    settings = person.scene
    assert isinstance(settings, SettingsScene)
    settings.tabs.choose(KEYS)
    person.watch(40)
    settings.form.focus(settings.key_fields[0])
    person.watch(40)
    assert "First colour: 1" in ear.news()
    person.press(pygame.K_RETURN, pygame.K_b)
    assert settings.error.endswith("already means “Buy”.")
    assert settings.error in ear.news()


def test_the_program_says_it_on_the_terminal(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(language="fr")
    settings.save(store.data_dir)
    assert run_window(WindowOptions(store, settings, size=(1024, 640), frames=3, narrate=True)) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == ["Cabochon, Splendor", f"{tr('New game')}\u00a0: {tr('2–4 players, human or computer')}"]
    assert said[2].startswith("F2 ")


def test_the_buttons_of_a_controller_are_said(person: Person, ear: Ear) -> None:
    person.app.go.to_menu("base")
    person.watch(40)
    ear.news()
    person.app.go.open_controller_help("base")
    person.watch(40)
    said = ear.news()
    assert said[0] == "Controller."
    assert "B: go back" in said
    assert said[-1] == "Menus, 2 of 4"
