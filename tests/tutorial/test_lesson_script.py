"""The lessons: games by the rules, handed over move by move, remembered, and gone on with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.notation.actions import format_action, parse
from game.record.follower import load_record
from game.rules import EDITION_NAMES, Pass, Phase, PurchaseCard, ReserveCard, TakeTokens, edition, legal_actions, market
from game.storage.store import Store
from game.support.i18n import LANGUAGES
from game.tutorial.lesson_script import (
    LEARNER,
    Lesson,
    LessonError,
    lesson_games,
    lesson_of,
    lesson_texts,
    read_lesson,
    read_texts,
)
from game.tutorial.lesson_session import LessonSession, play_on
from game.tutorial.progress import FILE_NAME, keep_step, step_reached

LESSONS = [lesson_of(name) for name in EDITION_NAMES]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as opened:
        yield opened


def figures(text: str) -> list[str]:
    """Return the numbers above twelve of a text: a language may write smaller ones as words."""
    return sorted(number for number in re.findall(r"\d+", text) if int(number) > 12)


def named(lesson: Lesson) -> str:
    return lesson.edition


lessons = pytest.mark.parametrize("lesson", LESSONS, ids=named)


@lessons
def test_every_move_of_the_script_is_legal_and_the_steps_are_in_order(lesson: Lesson) -> None:
    session = LessonSession(lesson, "Ana", "Bo", played=len(lesson.moves))
    assert session.played == len(lesson.moves)
    assert session.state.turn == LEARNER
    assert session.state.phase is Phase.ACTION
    assert all(one.at <= other.at for one, other in pairwise(lesson.steps))
    assert lesson.steps[-1].at == len(lesson.moves)
    assert not lesson.steps[-1].task


@lessons
def test_the_task_of_a_step_is_legal_and_has_one_payment(lesson: Lesson) -> None:
    for step in lesson.steps:
        session = LessonSession(lesson, "Ana", "Bo", played=step.at)
        session.go_to(step.at, bool(step.task))
        if not step.task:
            assert session.awaited is None
            continue
        assert session.state.turn == LEARNER
        action = session.awaited
        assert action in legal_actions(session.state)
        if isinstance(action, PurchaseCard):
            offers = [other for other in legal_actions(session.state) if isinstance(other, PurchaseCard)]
            assert sum(offer.place == action.place for offer in offers) == 1


@lessons
def test_a_lesson_shows_every_action_and_both_kinds_of_tile(lesson: Lesson) -> None:
    asked = {lesson.moves[step.at].split()[0] for step in lesson.steps if step.task}
    assert asked == {"take", "reserve", "buy", "give"}
    me = LessonSession(lesson, "Ana", "Bo", played=len(lesson.moves)).state.players[LEARNER]
    assert len(me.tiles) == 1
    assert me.points < edition(lesson.edition).goal
    with_wild = [step for step in lesson.steps if step.task and lesson.moves[step.at].endswith((" gold 1", " gray 1"))]
    assert with_wild
    free = [step for step in lesson.steps if step.task and lesson.moves[step.at].endswith("with nothing")]
    assert free


def test_the_lesson_with_heroes_brings_the_time_token_and_the_avengers_tile() -> None:
    session = LessonSession(lesson_of("marvel"), "Ana", "Bo", played=50)
    me = session.state.players[LEARNER]
    assert all(me.bonuses)
    assert me.tokens[-1] == 1
    assert session.state.majority == LEARNER


def test_a_move_other_than_the_awaited_one_is_rejected_with_a_sentence() -> None:
    session = LessonSession(lesson_of("base"), "Ana", "Bo")
    session.poll()
    session.go_to(0, asked=True)
    before = session.state
    for action in (TakeTokens((2, 3, 4)), ReserveCard(market(1, 0)), Pass()):
        session.propose(LEARNER, action)
        (update,) = session.poll()
        assert update.kind == "rejected"
        assert update.sentence
        assert session.state == before
    session.propose(LEARNER, TakeTokens((0, 1, 4)))
    (update,) = session.poll()
    assert (update.kind, update.seat) == ("commit", LEARNER)
    assert session.played == 1


def test_a_step_that_is_only_read_accepts_no_move() -> None:
    session = LessonSession(lesson_of("base"), "Ana", "Bo")
    session.poll()
    session.go_to(0, asked=False)
    session.propose(LEARNER, TakeTokens((0, 1, 4)))
    assert [update.kind for update in session.poll()] == ["rejected"]
    assert session.played == 0


def test_the_script_plays_up_to_the_step_and_waits_while_paused() -> None:
    session = LessonSession(lesson_of("base"), "Ana", "Bo", played=1)
    session.go_to(2, asked=True)
    session.set_paused(True)
    assert session.poll() == []
    session.set_paused(False)
    assert [update.seat for update in session.poll()] == [1]
    assert session.poll() == []
    assert session.arrived


def test_the_script_rests_between_two_moves() -> None:
    session = LessonSession(lesson_of("base"), "Ana", "Bo", played=8)
    session.set_pace(0.5)
    session.go_to(12, asked=False)
    assert len(session.poll()) == 1
    assert session.poll() == []
    session.pass_time(0.4)
    assert session.poll() == []
    session.pass_time(0.2)
    assert len(session.poll()) == 1


def test_the_learner_sees_the_view_of_the_seat() -> None:
    lesson = lesson_of("marvel")
    session = LessonSession(lesson, "Ana", "Bo", played=20)
    assert session.record.header.view == LEARNER
    assert session.state.redacted


@lessons
def test_playing_on_is_a_saved_game_of_its_own(lesson: Lesson, store: Store) -> None:
    assert store.list_games() == []
    LessonSession(lesson, "Ana", "Bo", played=len(lesson.moves)).close()
    assert store.list_games() == []
    session = play_on(store, lesson, "Ana", "Bo")
    assert session.state.players == LessonSession(lesson, "Ana", "Bo", played=len(lesson.moves)).state.players
    assert session.game_id is not None
    session.close()
    loaded = load_record(store.path(session.game_id).read_bytes())
    record = loaded.follower.record
    assert len(record.entries) == len(lesson.moves) + 2  # the opening, and the cards that are dealt again
    assert record.header.origin is not None and record.header.origin.game in lesson_games()


def test_the_step_reached_is_kept_by_edition(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert step_reached(folder, "base") == 0
    keep_step(folder, "base", 4)
    keep_step(folder, "marvel", 7)
    assert (step_reached(folder, "base"), step_reached(folder, "marvel")) == (4, 7)
    keep_step(folder, "base", 0)
    assert (step_reached(folder, "base"), step_reached(folder, "marvel")) == (0, 7)


@pytest.mark.parametrize("text", ["base = ", "base = -3", "base = 'x'", "base = true", "\x00", ""])
def test_a_damaged_file_begins_the_lesson_from_its_start(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    assert step_reached(tmp_path, "base") == 0
    keep_step(tmp_path, "base", 2)
    assert step_reached(tmp_path, "base") == 2


def test_an_unknown_edition_has_no_lesson() -> None:
    with pytest.raises(ValueError, match="chess"):
        lesson_of("chess")


def test_the_moves_are_written_as_the_notation_writes_them() -> None:
    for lesson in LESSONS:
        rules = edition(lesson.edition)
        for text in lesson.moves:
            assert format_action(parse(text, rules), rules) == text


@lessons
def test_every_language_has_the_steps_of_the_script_and_the_same_numbers(lesson: Lesson) -> None:
    ids = [step.id for step in lesson.steps]
    assert len(set(ids)) == len(ids)
    for code in LANGUAGES:
        texts = lesson_texts(lesson.edition, code)
        assert list(texts) == ids
        for step in lesson.steps:
            words = texts[step.id]
            assert words.title and words.text.endswith(".") and bool(words.task) == step.asks
            assert not re.search(r"\n|  |['\"]", words.title + words.text + words.task), (code, step.id)
            english = lesson_texts(lesson.edition, "en")[step.id]
            assert figures(words.text) == figures(english.text), (code, step.id)


SCRIPT = """
number = 1
moves = ["take white blue black"]
[[steps]]
id = "aim"
at = 0
spots = ["points", "market 1.3"]
[[steps]]
id = "three"
at = 0
asks = true
spots = ["bank white"]
"""
TEXTS = '''
[aim]
title = "The aim"
text = """
Gems first,
points later."""
[three]
title = "Tokens"
text = "Take three."
task = "Take them."
'''


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("number = 1", "number = ", "base.toml: "),
        ("number = 1", "", "base.toml: .*number"),
        ("[[steps]]", "[[stages]]", "base.toml: .*steps"),
        ("at = 0", "at = 'x'", "base.toml, step aim: "),
        ("asks = true", "later = 1", "base.toml, step three: "),
        ("asks = true", "asked = true", "base.toml, step three: .*asked"),
        ("market 1.3", "market 3", "base.toml, step aim: "),
        ("bank white", "bank orange", "base.toml, step three: "),
        ("bank white", "pot", "base.toml, step three: .*pot"),
    ],
)
def test_a_wrong_script_is_refused_with_its_file_and_step(old: str, new: str, where: str) -> None:
    with pytest.raises(LessonError, match=where):
        read_lesson("base", SCRIPT.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("[aim]", "[aim", "base.fr.toml: "),
        ("[aim]", "[goal]", "base.fr.toml, step aim: .*title"),
        ("[aim]", "[more]\ntitle = 'x'\ntext = 'y'\n[aim]", "base.fr.toml, step more: the script has no such step"),
        ('title = "Tokens"', "title = 3", "base.fr.toml, step three: "),
        ('task = "Take them."', "", "base.fr.toml, step three: the script asks for a move here"),
        ("[three]", 'task = "Look."\n[three]', "base.fr.toml, step aim: the script does not ask for a move here"),
    ],
)
def test_a_wrong_text_is_refused_with_its_file_and_step(old: str, new: str, where: str) -> None:
    lesson = read_lesson("base", SCRIPT)
    assert read_texts(lesson, "fr", TEXTS)["aim"].text == "Gems first, points later."
    with pytest.raises(LessonError, match=where):
        read_texts(lesson, "fr", TEXTS.replace(old, new))
