"""The line in which an action is typed, over a real table and by real keys: opened, completed, refused, played."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from game.notation.actions import format_tokens
from game.notation.typed_words import renamed
from game.record import SeatInfo
from game.rules import PurchaseCard, ReserveCard, TakeTokens, bank, edition, market
from game.rules.reasons import Reason
from game.scenes.narration.narrator import Narrator
from game.scenes.table.context import TableContext
from game.scenes.table.controls.typed_action import TypedActionScene
from game.scenes.table.scene import TableScene
from game.sessions.local import preview
from game.support.i18n import LANGUAGES, set_language, tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import NOTE, TextStyle
from game.view.interaction.choices import IDLE, TakeSelection
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person


@pytest.fixture
def window_size() -> tuple[int, int]:
    return (1024, 640)


@pytest.fixture
def table(person: Person) -> TableScene:
    """A table of two people, one of whom is to move."""
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bo", "human"))
    scene = TableScene(person.app, preview("marvel", seats, 0, b"\1" * 32))
    person.app.reset(scene)
    person.watch(60)
    assert scene.table.choices is not None
    assert scene.table.choices.seat == 0
    return scene


def await_move(person: Person, table: TableScene) -> None:
    """Let frames pass until the table, which plays in a thread of its own, has answered."""
    wait_until(lambda: len(table.session.history()) > 1, lambda: person.app.step(20))


def typed(person: Person) -> TypedActionScene:
    scene = person.scene
    assert isinstance(scene, TypedActionScene)
    return scene


COLONS = [  # as SDL gives them without text input: in America, in Germany, in France
    {"key": pygame.K_SEMICOLON, "mod": pygame.KMOD_LSHIFT, "unicode": ";"},
    {"key": pygame.K_PERIOD, "mod": pygame.KMOD_RSHIFT, "unicode": "."},
    {"key": pygame.K_COLON, "mod": 0, "unicode": ":"},
    {"key": pygame.K_n, "mod": 0, "unicode": "n"},
]


@pytest.mark.usefixtures("table")
def test_it_opens_by_its_key_and_by_a_colon_wherever_that_is(person: Person) -> None:
    for press in COLONS:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, scancode=0, **press))
        person.app.step(20)
        typed(person)
        person.press(pygame.K_ESCAPE)
        assert isinstance(person.scene, TableScene)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SEMICOLON, mod=0, unicode=";", scancode=0))
    person.app.step(20)
    assert isinstance(person.scene, TableScene)


def test_tab_completes_and_enter_plays(person: Person, table: TableScene) -> None:
    person.press(pygame.K_n)
    person.type("t red y")
    person.press(pygame.K_TAB)
    first = typed(person).value
    assert first.startswith("take red yellow ")
    person.press(pygame.K_TAB)
    second = typed(person).value
    assert second.startswith("take red yellow ")
    assert second != first
    person.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert typed(person).value == first
    person.press(pygame.K_RETURN)
    await_move(person, table)
    played = table.session.history()[-1].actions[0]
    assert isinstance(played, TakeTokens)
    assert {0, 3} < set(played.colors)


def test_only_a_legal_line_can_be_played_and_arrows_and_clicks_enter_completions(
    person: Person, table: TableScene
) -> None:
    person.press(pygame.K_n)
    play = typed(person).buttons[0]
    assert not play.enabled
    person.type("take red x")
    assert not play.enabled and not typed(person).offers()
    person.press(pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    assert not play.enabled and len(typed(person).offers()) > 1, "which one is meant is open"
    person.press(pygame.K_RETURN)
    assert typed(person).error
    person.type(" ")
    person.press(pygame.K_BACKSPACE)
    assert not typed(person).error
    person.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP)
    assert typed(person).value == typed(person).offers()[0]
    assert play.enabled
    person.press(pygame.K_UP)  # above the first one is nothing
    assert typed(person).value == typed(person).offers()[0]
    person.click_at(pygame.Rect(typed(person)._row_box(2)).center)
    assert typed(person).value == typed(person).offers()[2]
    person.press(*[pygame.K_DOWN] * len(typed(person).offers()))  # beyond the last one are the buttons
    assert typed(person).form.focused is play
    person.press(pygame.K_RETURN)
    await_move(person, table)
    assert isinstance(table.session.history()[-1].actions[0], TakeTokens)


def test_an_illegal_line_is_explained_in_every_language_and_can_be_corrected(person: Person, table: TableScene) -> None:
    person.press(pygame.K_n)
    person.type("pass")
    for code in LANGUAGES:
        set_language(code)
        person.press(pygame.K_RETURN)
        assert typed(person).error == tr(Reason.PASS_POSSIBLE.text)
    person.press(*[pygame.K_BACKSPACE] * 4)
    assert typed(person).error == ""
    person.type("“\N{GRINNING FACE}\u0301")
    person.press(pygame.K_RETURN)
    assert typed(person).error
    assert typed(person).offers() == []
    person.press(pygame.K_TAB)  # nothing to complete: the focus goes on to the buttons
    assert typed(person).form.focused is not typed(person).field
    person.press(pygame.K_ESCAPE)
    assert not table.session.paused
    person.press(pygame.K_n)
    person.type("r 2.3")
    person.press(pygame.K_RETURN)
    await_move(person, table)
    assert table.session.history()[-1].actions[0] == ReserveCard(market(2, 2))


@pytest.mark.usefixtures("table")
def test_a_line_below_the_field_says_what_is_typed_before_it_is_played(person: Person) -> None:
    person.press(pygame.K_n)
    canvas = Canvas(pygame.Surface((1024, 640)), typed(person).look.text)
    for text, said in (
        ("reserve", "moves fit. Keep typing or choose one."),
        (" 2.3", "Plays: reserve 2.3"),
        (" now", "Nothing more goes here."),
    ):
        person.type(text)
        canvas.words = words = list[str]()
        typed(person).paint(canvas)
        assert any(word.endswith(said) for word in words), words
        assert not typed(person).error


@pytest.mark.usefixtures("table")
def test_a_screen_reader_reads_what_is_typed_before_it_is_played(person: Person) -> None:
    said: list[str] = []
    person.app.listener = Narrator(said.append)
    person.press(pygame.K_n)
    person.type("reserve 2.3")
    assert "Plays: reserve 2.3" in said


def test_what_was_chosen_by_mouse_is_not_on_show_once_another_action_is_typed(
    person: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.session, "propose", lambda *_: None)  # the answer does not come
    person.click_at(pygame.Rect(table.view.layout.areas[bank(1)]).center)
    assert table.highlights().selection == TakeSelection((1,))
    person.press(pygame.K_n)
    person.type("reserve 2.3")
    person.press(pygame.K_RETURN)
    assert person.scene is table and table.highlights().selection in (None, IDLE)


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_once_it_is_closed_the_key_that_opens_it_writes_nothing(
    person: Person, monkeypatch: pytest.MonkeyPatch, key: int
) -> None:
    writes = [False]
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: writes.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: writes.append(False))
    person.press(pygame.K_n)
    assert writes[-1]
    person.press(pygame.K_TAB)
    person.press(key)
    assert not isinstance(person.scene, TypedActionScene) and not writes[-1]


def test_a_line_waits_for_ones_turn(person: Person, table: TableScene) -> None:
    table.table.own_choices = None
    person.press(pygame.K_n)
    assert person.scene is table
    assert table.table.note.text == "It is not your turn."


def test_a_line_for_an_earlier_position_is_refused(
    person: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.press(pygame.K_n)
    person.type("r 2.3")
    monkeypatch.setattr(TableContext, "choices", None)  # as when others have moved meanwhile
    person.press(pygame.K_RETURN)
    assert person.scene is table
    assert table.table.note.text == "The game has changed. Choose again."
    assert len(table.session.history()) == 1


@pytest.mark.usefixtures("table")
def test_the_example_is_of_this_edition_and_f4_shows_the_syntax(person: Person) -> None:
    said: list[str] = []
    person.app.listener = Narrator(said.append)
    person.press(pygame.K_n)
    assert "“take mind space soul”" in typed(person).text
    said.clear()
    person.press(pygame.K_F4)
    assert [line.split()[0] for line in said] == ["take", "reserve"]
    for text, first in (("reserve d", "reserve deck 1"), ("zzz", "take ")):
        typed(person).field.text, typed(person).field.caret = "", 0
        person.type(text)
        said.clear()
        person.press(pygame.K_F4)
        assert said[0].startswith(first), said


@pytest.mark.usefixtures("table")
def test_an_error_is_written_in_the_chosen_text_size(person: Person) -> None:
    person.app.settings.text_size = 200
    person.app.restyle()
    person.press(pygame.K_n)
    person.type("take green")
    person.press(pygame.K_RETURN)
    scene = typed(person)
    max_width = scene.field.rect.w
    style = scene._style_below(scene.error, max_width / scene.stage.scale)
    assert len(scene.look.text.wrap(style, scene.error, max_width)) <= 2
    assert scene.look.text.line_height(style) >= 25


@pytest.mark.usefixtures("table")
def test_an_error_that_can_be_in_two_lines_never_takes_more(person: Person) -> None:
    person.app.settings.text_size = 200
    person.app.restyle()
    person.press(pygame.K_n)
    scene = typed(person)
    text, error = scene.look.text, "This player already has three reserved cards, and nobody may have more than that."
    seen = set[bool]()
    for width in range(180, 700, 20):
        style = scene._style_below(error, width / scene.stage.scale)
        possible = len(text.wrap(text.sized(style, MIN_TEXT_PX), error, width)) <= 2
        assert len(text.wrap(style, error, width)) <= 2 or not possible, width
        seen.add(possible)
    assert seen == {False, True}


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_the_line_on_what_is_typed_touches_neither_the_field_nor_the_rows(
    person: Person, monkeypatch: pytest.MonkeyPatch, text_size: int, language: str
) -> None:
    set_language(language)
    person.app.settings.text_size = text_size
    person.app.restyle()
    person.press(pygame.K_n)
    person.type("t")
    scene = typed(person)
    boxes: dict[str, Rect] = {}
    draw = Canvas.text

    def keep(canvas: Canvas, style: TextStyle, text: str, *more: Any, **named: Any) -> Rect:
        boxes[text] = draw(canvas, style, text, *more, **named)
        return boxes[text]

    monkeypatch.setattr(Canvas, "text", keep)
    scene.paint(Canvas(pygame.Surface(person.app.size), scene.look.text))
    rows = scene._rows()
    assert len(rows) == 4
    assert scene.field.rect.bottom <= boxes[scene._meaning].y
    above = boxes[scene._meaning].bottom
    for number, line in rows:
        row, box = scene._row_box(number), boxes[line]
        assert above <= row.y and row.y <= box.y and box.bottom <= row.bottom
        above = row.bottom
    assert above <= min(button.rect.top for button in scene.buttons)


@pytest.mark.parametrize(
    ("line", "pieces"),
    [
        ("take mind soul power", ("icon/tokens", "token_small/0", "token_small/2", "token_small/4")),
        ("reserve 2.1", ("icon/reserve", "card")),
        ("reserve deck 3", ("icon/reserve", "back/3")),
    ],
)
def test_a_row_shows_the_pieces_that_its_action_moves(
    person: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch, line: str, pieces: tuple[str, ...]
) -> None:
    assert table.view.state is not None
    card = f"card/{table.view.state.market[1][0]}"
    person.press(pygame.K_n)
    person.type(line)
    assert typed(person).offers()[0].startswith(line)
    shown: list[str] = []
    look = typed(person).look
    draw = look.atlas.sprite
    monkeypatch.setattr(look.atlas, "sprite", lambda name, *rest: shown.append(name) or draw(name, *rest))
    typed(person).paint(Canvas(pygame.Surface((1024, 640)), look.text))
    wanted = [card if name == "card" else name.replace("icon/", "icon_dark/") for name in pieces]
    start = shown.index(wanted[0])
    assert shown[start : start + len(wanted)] == wanted


@pytest.mark.parametrize(
    ("code", "line"),
    [("en", "recruit 1.1"), ("fr", "recruter main 1.1"), ("fr", "buy hand 1.1"), ("de", "rekrutiere hand 1.1")],
)
def test_a_payment_that_is_too_long_for_its_row_is_shown_by_its_tokens_alone(
    person: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch, code: str, line: str
) -> None:
    assert table.view.state is not None
    card = table.view.state.market[0][0]
    assert card is not None
    person.press(pygame.K_n)
    scene = typed(person)
    canvas = Canvas(pygame.Surface((1024, 640)), scene.look.text)
    shown: list[str] = []
    monkeypatch.setattr(scene, "_paint_piece", lambda _, name, __: shown.append(name))
    drawn: list[str] = []
    render = scene.look.text.render
    monkeypatch.setattr(
        scene.look.text,
        "render",
        lambda style, text, **more: drawn.append(text) or render(style, text, **more),
    )
    set_language(code)
    rules = edition("marvel")
    screen = str if line.startswith("buy") else partial(renamed, rules=rules)
    short = f"{line} {screen('with')}"
    for kinds in (1, 5):  # a card costs four at most, and the wild token is a fifth
        payment = tuple(int(kind < kinds) for kind in range(7))
        monkeypatch.setattr(
            "game.scenes.table.controls.typed_action.understand",
            lambda *_, payment=payment: PurchaseCard(market(1, 0), card, payment),
        )
        paid = f"{line} {screen(f'with {format_tokens(payment, rules)}')}"
        for whole, words in ((paid, paid if kinds == 1 else short), (line, line)):
            shown.clear()
            scene._paint_row(canvas, scene._row_box(0), whole, NOTE, lit=False)
            assert drawn[-1] == words
            assert shown == [f"card/{card}", *(f"token_small/{kind}" for kind in reversed(range(kinds)))]
