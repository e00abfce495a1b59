"""A table with participants at other screens: their questions to each other, and leaving."""

from __future__ import annotations

import pygame
import pytest

from game.rules.model import market
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.dialogs.questions import AlarmScene, KnockScene, QuestionScene
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.sessions.participants import Question
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.table.dock import dock, waiting
from game.view.interaction.choices import Paying
from game.view.layout.table import Control
from net.protocol.room_types import Knock
from tests.scenes.conftest import FRAME_MS, Person
from tests.scenes.table.participants.conftest import Table, choose, participants_view
from tools.shots.gathered import FakeRoom
from tools.shots.posed_participants import PosedParticipants


def gold(table: TableScene) -> list[str]:
    """Return the words on the golden buttons of the dock."""
    found: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for part in (dock, waiting):
            patch.setattr(part, "draw_button", lambda _, button: found.extend([button.text] * button.primary))
        table.draw(Canvas(pygame.Surface((1600, 900)), table.look.text))
    return found


def words(app: App) -> list[str]:
    """Return the words on the screen but a dialog's title."""
    app.canvas.words = []
    app.redraw()
    app.step(20)
    return app.canvas.words


@pytest.mark.parametrize(("kind", "label", "yes"), [("takeback", "Allow undo", True), ("end", "Keep playing", False)])
def test_a_question_is_answered_once_it_can_have_been_seen(
    app: App, table: TableScene, participants: PosedParticipants, person: Person, kind: str, label: str, yes: bool
) -> None:
    participants.set(question=Question(kind, "Bianca"))
    app.step(20)
    assert isinstance(app.scene, QuestionScene)
    person.press(pygame.K_RETURN)
    assert app.scene is not table and not participants.sent, "a key meant for the table answers nothing"
    choose(person, label)
    assert app.scene is table and participants.sent == [("answer", yes)]


@pytest.mark.usefixtures("table")
def test_the_question_after_a_lost_host_begins_each_answer_with_the_word_of_its_button(
    app: App, participants: PosedParticipants
) -> None:
    participants.set(question=Question("takeover", "Bianca"))
    app.step(20)
    scene = app.scene
    assert isinstance(scene, QuestionScene)
    said = " ".join(scene.describe()).lower()
    assert all(choice.label.lower().split()[0] in said for choice in scene.choices)


def test_typing_does_not_answer_a_question(
    app: App, table: TableScene, participants: PosedParticipants, person: Person
) -> None:
    person.press(pygame.K_t)
    participants.set(question=Question("takeback", "Bianca"))
    app.step(20)
    for _ in range(5):
        person.press(pygame.K_a, pygame.K_SPACE)
        person.watch(400)
    assert not participants.sent
    choose(person, "No")
    assert participants.sent == [("answer", False)] and app.scene is table


def test_a_question_goes_when_nobody_asks_any_more(
    app: App, table: TableScene, participants: PosedParticipants
) -> None:
    participants.set(question=Question("end", "Bianca"))
    app.step(20)
    assert isinstance(app.scene, QuestionScene)
    participants.set(question=None)
    app.step(20)
    assert app.scene is table


@pytest.mark.usefixtures("table")
def test_a_question_shows_who_has_agreed(app: App, participants: PosedParticipants) -> None:
    participants.set(question=Question("takeback", "Bianca"), agreed=(1,))
    app.step(20)
    assert isinstance(app.scene, QuestionScene)
    names = [person.name for person in participants.state.people if person.seat is not None and not person.me]
    assert {"You", *names} <= set(words(app))


def test_a_stopped_game_is_announced_once(
    app: App, table: TableScene, participants: PosedParticipants, person: Person
) -> None:
    participants.set(closed="Bianca closed the table.")
    app.step(20)
    assert isinstance(app.scene, DialogScene) and not participants_view(table).notice
    choose(person, "View the board")
    app.step(20)
    assert participants_view(table).notice == "Bianca closed the table."


@pytest.mark.parametrize("by_key", [True, False])
def test_a_stopped_game_whose_board_is_viewed_leads_to_the_main_menu(
    app: App, table: TableScene, participants: PosedParticipants, person: Person, by_key: bool
) -> None:
    participants.set(closed="Bianca closed the table.")
    app.step(20)
    assert "Main menu" not in gold(table), "the dialog above has the golden button"
    choose(person, "View the board")
    person.watch(200)
    assert gold(table) == ["Main menu"]
    if by_key:
        person.press(pygame.K_RETURN)
    else:
        person.click_at(tuple(map(round, table.view.layout.areas[Control.CONFIRM].center)))
    assert isinstance(app.scene, MenuScene)


def test_a_question_that_was_put_off_is_answered_from_the_dock(
    app: App, table: TableScene, participants: PosedParticipants, person: Person
) -> None:
    participants.set(question=Question("takeover", "Lorenzo"))
    app.step(20)
    person.watch(800)
    person.press(pygame.K_RETURN)  # wait
    person.watch(200)
    assert app.scene is table and gold(table) == ["Answer"]
    person.click_at(tuple(map(round, table.view.layout.areas[Control.RESERVE].center)))
    app.step(20)
    assert isinstance(app.scene, QuestionScene) and not participants.sent
    assert not gold(table)


def test_the_button_that_reminds_is_gold_only_while_somebody_is_missing(
    table: TableScene, participants: PosedParticipants
) -> None:
    assert table.highlights().dock_offer == "nudge" and not gold(table)
    participants.lose(2)
    assert gold(table) == ["Nudge"]


@pytest.mark.parametrize("lost", ["unreachable", "stuck"])
def test_nobody_is_reminded_while_no_move_can_be_made(
    table: TableScene, participants: PosedParticipants, lost: str
) -> None:
    assert table.highlights().dock_offer == "nudge"
    participants.set(**{lost: True})
    assert table.highlights().dock_offer == ""
    participants.set(**{lost: False})
    assert table.highlights().dock_offer == "nudge"


def test_a_player_who_waits_for_the_host_can_take_over_later(
    app: App, table: TableScene, participants: PosedParticipants, person: Person
) -> None:
    participants.set(question=Question("takeover", "Lorenzo"))
    app.step(20)
    person.watch(800)
    person.press(pygame.K_RETURN)  # nothing is dealt anew by a key that was meant for the table
    person.watch(200)
    assert app.scene is table and not participants.sent
    assert "Lorenzo" in participants_view(table).notice
    person.press(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    assert "Lorenzo" in app.scene.text and "keep the game waiting" not in app.scene.text
    choose(person, "Continue without Lorenzo")
    assert participants.sent == [("answer", True)]


def test_the_menu_asks_the_others(app: App, table: TableScene, participants: PosedParticipants, person: Person) -> None:
    session = table.session
    assert isinstance(session, Table)
    person.press(pygame.K_p)
    choose(person, "Ask to undo last turn")
    person.press(pygame.K_p)
    choose(person, "Ask to end the game")
    assert session.wished == ["takeback", "end True"]
    participants.set(asked="end")
    app.step(20)
    assert "asked to end the game" in participants_view(table).notice
    person.press(pygame.K_p)
    assert not person.button("Ask to end the game").enabled


@pytest.mark.usefixtures("table")
def test_the_host_finds_the_invitation_in_the_menu(
    app: App, room: FakeRoom, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr("game.scenes.table.controls.pause_menu.copy_text", copy)
    person.press(pygame.K_p)
    choose(person, "Invitation")
    assert copied == [room.state.invitation]
    assert isinstance(app.scene, DialogScene)
    assert (
        "copied" in app.scene.text and room.state.code in app.scene.text and room.state.addresses[0] in app.scene.text
    )


def test_a_guest_has_no_invitation_to_give(app: App, table: TableScene, person: Person) -> None:
    table.table.room = FakeRoom(None, hosting=False, phase="game")
    person.press(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    assert "Invitation" not in [choice.label for choice in app.scene.choices]


@pytest.mark.usefixtures("table")
def test_leaving_is_asked_and_leaves_the_room(app: App, room: FakeRoom, person: Person) -> None:
    person.press(pygame.K_p)
    choose(person, "Leave the table")
    assert not room.left
    choose(person, "Leave")
    assert room.left and isinstance(app.scene, MenuScene)


def test_misconduct_is_reported_and_the_table_can_still_be_seen(
    app: App, table: TableScene, participants: PosedParticipants, room: FakeRoom, person: Person
) -> None:
    participants.set(alarm="Bianca showed a card that was not hers.")
    room.end("Bianca showed a card that was not hers.")
    app.step(20)
    assert isinstance(app.scene, AlarmScene) and "Bianca showed" in app.scene.text
    stopped = "The game has stopped"
    assert app.scene.title == stopped and words(app).count(stopped) == 1, "the dock does not repeat the dialog's title"
    choose(person, "View the board")
    person.watch(200)
    assert app.scene is table and participants_view(table).state.alarm
    assert words(app).count(stopped) == 1


def test_a_closed_table_is_reported_without_alarm_and_can_still_be_seen(
    app: App, table: TableScene, participants: PosedParticipants, room: FakeRoom, person: Person
) -> None:
    participants.set(closed="Bianca closed the table.")
    room.end("Bianca closed the table.")
    app.step(20)
    assert isinstance(app.scene, DialogScene) and not isinstance(app.scene, AlarmScene)
    assert "Bianca closed" in app.scene.text and "saved" in app.scene.text
    choose(person, "View the board")
    person.watch(200)
    shown = participants_view(table)
    assert app.scene is table and shown.state.closed and not shown.state.alarm and "Bianca" in shown.notice
    person.press(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    assert "Resign" not in [choice.label for choice in app.scene.choices], "there is nothing left to give up"


@pytest.mark.usefixtures("table")
def test_a_room_that_closes_ends_the_table_with_a_sentence(app: App, room: FakeRoom) -> None:
    room.end("The host closed the table.")
    app.step(20)
    assert isinstance(app.scene, DialogScene) and app.scene.text == "The host closed the table."
    assert isinstance(app.stack[0], MenuScene)


@pytest.mark.usefixtures("table")
def test_the_host_is_asked_about_a_knock(app: App, room: FakeRoom, person: Person) -> None:
    room.set(knocks=(Knock(7, "Vera", ("amber", "lantern"), True),))
    app.step(20)
    assert isinstance(app.scene, KnockScene) and "amber · lantern" in app.scene.text
    assert "turned them away" not in app.scene.text
    assert [button.kind for button in app.scene.buttons] == ["primary", "plain"]
    assert app.scene.form.focused is app.scene.buttons[-1], "nobody is let in by a key that was pressed too soon"
    choose(person, "Let in")
    assert ("admit", 7, True) in room.asked


def test_animation_under_a_dialog_is_drawn(table: TableScene, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.press(pygame.K_p)
    person.watch(1000)
    drawn: list[Canvas] = []
    monkeypatch.setattr(table, "draw", drawn.append)
    person.watch(200)
    assert not drawn
    monkeypatch.setattr(table.view, "busy", lambda: True)
    person.watch(200)
    assert len(drawn) == 200 / FRAME_MS


def test_the_game_continues_under_a_dialog(table: TableScene, person: Person) -> None:
    session = table.session
    assert isinstance(session, Table)
    person.press(pygame.K_p)
    before = session.polled
    person.watch(100)
    assert session.polled > before


@pytest.mark.usefixtures("table")
def test_while_nothing_can_be_written_only_leaving_is_offered_and_the_game_is_kept(
    app: App, person: Person, participants: PosedParticipants
) -> None:
    participants.set(notice="Too few players are connected. Waiting for Bianca.", stuck=True)
    person.press(pygame.K_p)
    dialog = app.scene
    assert isinstance(dialog, DialogScene)
    able = {choice.label: choice.enabled for choice in dialog.choices}
    assert not able["Ask to end the game"] and not able["Resign"] and able["Leave the table"]
    choose(person, "Leave the table")
    question = app.scene
    assert isinstance(question, DialogScene)
    assert question.text.endswith("To return, choose Continue in the main menu.")
    assert "another player takes over" not in question.text


@pytest.fixture
def own_turn(app: App, participants: PosedParticipants, room: FakeRoom) -> TableScene:
    """Somebody is to move at this screen."""
    scene = TableScene(app, Table(participants, frozenset({1})), room)
    app.reset(scene)
    app.step(20)
    return scene


def test_while_the_host_is_waited_for_no_move_is_lit_and_the_question_can_be_answered(
    app: App, own_turn: TableScene, participants: PosedParticipants, person: Person
) -> None:
    person.watch(3000)
    person.press(pygame.K_1)
    chosen, lit = own_turn.table.selection, own_turn.highlights().actionable
    participants.set(question=Question("takeover", "Lorenzo"), unreachable=True)
    app.step(20)
    person.watch(800)
    person.press(pygame.K_RETURN)  # wait
    person.watch(200)
    assert app.scene is own_turn and not participants.sent
    assert own_turn.highlights().actionable == {Control.RESERVE} and gold(own_turn) == ["Answer"]
    assert "You can move when you are connected again." in " ".join(words(app))
    person.press(pygame.K_2)
    assert own_turn.table.selection == chosen
    person.press(pygame.K_p)
    assert not person.button("Resign").enabled and not person.button("Ask to end the game").enabled
    person.press(pygame.K_ESCAPE)
    participants.set(question=None, unreachable=False)
    person.watch(200)
    assert own_turn.highlights().actionable == lit and own_turn.table.selection == chosen


def test_while_nothing_can_be_written_no_move_is_lit_and_the_choice_is_kept(
    app: App, own_turn: TableScene, participants: PosedParticipants, person: Person
) -> None:
    person.watch(3000)
    person.press(pygame.K_1)
    chosen, lit = own_turn.table.selection, own_turn.highlights().actionable
    assert chosen.colors and lit
    participants.set(notice="Too few players are connected. Waiting for Bianca.", stuck=True)
    app.step(20)
    text = "You can move when enough players are back."
    assert not own_turn.highlights().actionable and not gold(own_turn) and text in " ".join(words(app))
    for key in (pygame.K_2, pygame.K_c, pygame.K_r, pygame.K_n):
        own_turn.table.show_note("")
        person.press(key)
        assert app.scene is own_turn and own_turn.table.selection == chosen
        assert own_turn.highlights().note == text
    assert isinstance(own_turn.session, Table) and not own_turn.session.wished
    own_turn.table.focus = market(1, 0)
    own_turn.table.selection = paying = Paying(market(1, 0), (0, 0, 0, 0, 0, 1))
    person.press(pygame.K_RIGHT)  # no payment can be chosen: the arrow moves the focus
    assert own_turn.table.selection == paying and own_turn.table.focus == market(1, 1)
    person.press(pygame.K_ESCAPE)
    assert isinstance(app.scene, DialogScene)
    person.press(pygame.K_ESCAPE)
    assert app.scene is own_turn and own_turn.table.selection == paying
    own_turn.table.selection = chosen
    participants.set(notice="", stuck=False)
    app.step(20)
    assert own_turn.highlights().actionable == lit and own_turn.highlights().selection == chosen
