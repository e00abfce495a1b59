"""A table with participants at other screens: presence and chat."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect

from game.rules import market
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.help.key_help import KeyHelpScene
from game.scenes.table.participants_presenter import BUBBLE_MS, LATE_MS
from game.scenes.table.scene import TableScene
from game.sessions.participants import ChatLine
from game.support.reactions import Reaction
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.painter import Painter
from game.view.layout.table import Control
from tests.scenes.conftest import Person
from tests.scenes.table.participants.conftest import Table, participants_view
from tools.shots.posed_participants import PosedParticipants


def test_a_table_at_one_screen_has_no_participants(app: App) -> None:
    session = Table(PosedParticipants("base", 3))
    session.participants = None
    scene = TableScene(app, session)
    app.reset(scene)
    assert scene.highlights().participants_view is None and scene.view.layout.participants is None
    assert Control.CHAT not in scene.view.layout.areas


def test_a_lost_player_is_shown_and_the_notice_replaces_older_log_rows(
    app: App, table: TableScene, participants: PosedParticipants
) -> None:
    app.step(20)
    whole = table.view.layout.log
    participants.lose(1)
    app.step(20)
    layout = table.view.layout
    assert layout.participants is not None
    missed = participants_view(table).missed(1)
    assert missed is not None and missed.bot and missed.away_s == 42
    assert participants_view(table).notice.startswith("Bianca is disconnected")
    assert layout.log.h < whole.h and not layout.log.overlaps(layout.participants.notice)
    participants.change(1, connected=True)
    participants.set(notice="")
    app.step(20)
    assert participants_view(table).missed(1) is None and table.view.layout.log == whole


def test_a_missing_signature_is_shown_after_a_while(
    app: App, table: TableScene, participants: PosedParticipants
) -> None:
    participants.change(2, acknowledged=0)
    app.step(20)
    assert not participants_view(table).late
    app.step(LATE_MS)
    assert participants_view(table).late == {2}
    participants.change(2, acknowledged=999)
    app.step(20)
    assert not participants_view(table).late


@pytest.mark.usefixtures("table")
def test_nothing_new_nothing_is_painted(app: App, participants: PosedParticipants, person: Person) -> None:
    person.watch(2000)
    before = app.frames_drawn
    person.watch(1000)
    assert app.frames_drawn == before
    participants.set(clock_s=41)
    person.watch(100)
    assert app.frames_drawn == before + 1


def test_chat_by_keyboard_alone(app: App, table: TableScene, participants: PosedParticipants, person: Person) -> None:
    participants.receive(1, "Hello?")
    participants.react("thanks")
    app.step(20)
    assert participants_view(table).unread == 1, "one’s own words are no news"
    participants.sent.clear()
    person.press(pygame.K_t)
    assert table.presenter is not None and table.presenter.chat.active and participants_view(table).unread == 0
    person.type("Take your time, p or c or r")
    person.press(pygame.K_p, pygame.K_c, pygame.K_RETURN)
    assert participants.sent == [("send_chat", "Take your time, p or c or r")]
    assert app.scene is table, "keys that are typed do nothing at the table"
    person.press(pygame.K_TAB, pygame.K_RETURN)
    assert participants.sent[-1] == ("react", "nice")
    person.press(pygame.K_ESCAPE)
    assert not table.table.chat.open and app.scene is table
    person.press(pygame.K_p)
    assert isinstance(app.scene, DialogScene)


def test_the_mouse_goes_between_chat_and_table(app: App, table: TableScene, person: Person) -> None:
    assert table.presenter is not None
    person.click_at(tuple(map(round, table.view.layout.areas[Control.CHAT].center)))
    chat = table.presenter.chat
    assert table.table.chat.open and chat.active
    person.click_at(tuple(map(round, table.view.layout.bank.center)))
    assert table.table.chat.open and not chat.active
    person.press(pygame.K_t)
    assert chat.active
    app.display.surface = pygame.display.set_mode((1024, 640))
    app.loop.fit_window()
    app.step(20)
    person.click_at((100, 300))
    assert not table.table.chat.open, "in a small window it is a drawer, as the log is"


def test_a_press_on_the_table_ends_over_the_chat_without_effect(app: App, table: TableScene, person: Person) -> None:
    person.press(pygame.K_t)
    assert table.presenter is not None
    chat, card = table.presenter.chat, table.view.layout.areas[market(1, 0)]
    for target, box in ((market(1, 0), card), (Control.SEAT_2, table.view.layout.mat(1).rect)):
        middle = tuple(map(round, box.center))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(1, 1), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=1))
        app.step(20)
        assert table.table.pressed == target
        over_chat = tuple(map(round, chat.rect.center))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=over_chat, button=1))
        app.step(20)
        app.step(600)
        assert table.table.pressed is None
        assert table.highlights().magnified is None
    # What was pressed before does not open by a click that began over the chat.
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=middle, button=1))
    app.step(20)
    assert app.scene is table


def test_reactions_are_words_where_there_is_room(table: TableScene, person: Person) -> None:
    person.press(pygame.K_t)
    assert table.presenter is not None
    labels = [getattr(widget, "label", "") for widget in table.presenter.chat.form.widgets]
    assert {"Nice!", "Let me think.", "Your turn!"} <= set(labels) and "Bianca" not in labels


def test_somebody_is_muted_and_unmuted(table: TableScene, participants: PosedParticipants, person: Person) -> None:
    person.press(pygame.K_t)
    assert table.presenter is not None
    person.click(next(each for each in table.presenter.chat.form.widgets if each.tooltip == "Mute players"))
    chip = next(widget for widget in table.presenter.chat.form.widgets if getattr(widget, "label", "") == "Bianca")
    person.click(chip)
    assert participants.state.people[1].muted and all(said.name != "Bianca" for said in participants.state.chat)
    chip = next(widget for widget in table.presenter.chat.form.widgets if getattr(widget, "label", "") == "Bianca")
    assert chip.tooltip == "Unmute Bianca"
    person.click(chip)
    assert not participants.state.people[1].muted


def test_a_reaction_stands_at_its_seat_for_two_seconds(
    app: App, table: TableScene, participants: PosedParticipants
) -> None:
    participants.receive(2, "", "wow")
    app.step(20)
    assert [(bubble.seat, bubble.text) for bubble in participants_view(table).bubbles] == [(2, "Wow!")]
    app.step(BUBBLE_MS - 100)
    assert participants_view(table).bubbles
    app.step(100)
    assert not participants_view(table).bubbles


@pytest.mark.parametrize(("words", "kind", "beside"), [("", "nice", True), ("What a good move that was!", None, False)])
def test_a_short_message_lies_beside_the_name_and_a_longer_one_below_it(
    app: App, table: TableScene, participants: PosedParticipants, words: str, kind: Reaction | None, beside: bool
) -> None:
    participants.receive(1, words, kind)
    app.step(20)
    drawn: list[tuple[float, float]] = []
    label = Painter.label

    def note(p: Painter, style: TextStyle, text: str, x: float, y: float, *more: Any, **named: Any) -> Rect:
        box = label(p, style, text, x, y, *more, **named)
        if text == (words or "Nice!"):
            drawn.append((box.right, y))
        return box

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Painter, "label", note)
        app.step(20)
    [(right, middle)] = drawn
    mat = table.view.layout.mat(1)
    assert (middle < mat.bonuses[0].y) == beside
    assert right < (mat.points.x if beside else mat.rect.right)


def test_a_clock_that_ran_out_is_seen_at_its_seat_and_read_in_the_chat(
    app: App, table: TableScene, participants: PosedParticipants, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = "Bianca ran out of time. The computer played this turn."
    chat = participants.state.chat
    participants.set(chat=(*chat, ChatLine(chat[-1].number + 1, "", 1, sentence)))
    app.step(20)
    assert [(bubble.seat, bubble.text) for bubble in participants_view(table).bubbles] == [(1, "Time’s up")]
    written: list[str] = []
    draw = Canvas.text

    def note(canvas: Canvas, style: TextStyle, text: str, *more: Any, **named: Any) -> Rect:
        written.append(text)
        return draw(canvas, style, text, *more, **named)

    monkeypatch.setattr(Canvas, "text", note)
    person.press(pygame.K_t)
    assert "Bianca ran out of time" in " ".join(written)
    assert not [text for text in written if text.startswith(":")]


def test_escape_closes_the_chat_before_it_opens_the_menu(app: App, table: TableScene, person: Person) -> None:
    assert table.presenter is not None
    person.press(pygame.K_t)
    table.presenter.chat.drop()
    person.press(pygame.K_ESCAPE)
    assert app.scene is table and not table.table.chat.open
    person.press(pygame.K_ESCAPE)
    assert isinstance(app.scene, DialogScene)


@pytest.mark.usefixtures("table")
def test_the_help_names_the_key_of_the_chat(app: App, person: Person) -> None:
    person.press(pygame.K_h)
    assert isinstance(app.scene, KeyHelpScene) and ("T", "write to the other players") in app.scene.rows


def test_the_person_to_move_is_reminded_once_a_turn(
    table: TableScene, participants: PosedParticipants, person: Person
) -> None:
    assert table.highlights().dock_offer == "nudge"
    button = tuple(map(round, table.view.layout.areas[Control.RESERVE].center))
    person.click_at(button)
    assert participants.sent == [("react", "hurry")]
    assert table.highlights().dock_offer == ""
    person.click_at(button)
    assert participants.sent == [("react", "hurry")]
