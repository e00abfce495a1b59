"""A table with people at other screens: who is there, what they say and ask, and what becomes of it at the end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pygame
import pytest
from pygame import Rect

from game.company import Question, Said
from game.record import EndInfo
from game.replay import Update
from game.rules import Action, Phase
from game.scenes.dialog import DialogScene
from game.scenes.menu import MenuScene
from game.scenes.result import Finished, ResultScene
from game.scenes.table import TableScene
from game.scenes.table_company import BUBBLE_MS, LATE_MS
from game.scenes.table_questions import GRACE_MS, AlarmScene, KnockScene, QuestionScene
from game.scenes.table_screens import HelpScene
from game.scenes.verdict import verdict
from game.session import new_game
from game.store import Store
from game.store_summary import GameSummary
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.layout import Control
from game.ui.presence import Gathering
from game.ui.theme import Color, Role
from net.room import Knock
from tests.scenes.conftest import Person
from tools.shots.gathered import FakeNetwork, FakeRoom
from tools.shots.posed import NAMES, PosedSession, position, seats
from tools.shots.posed_company import PosedCompany


class Table(PosedSession):
    """A posed game with people at other screens, that keeps what is wished."""

    def __init__(self, company: PosedCompany, mine: frozenset[int] = frozenset({0})) -> None:
        steps = position("base", 3, lambda s: s.turn == 1 and s.round >= 5 and s.phase is Phase.ACTION)
        super().__init__(steps, seats("base", 3, 3))
        self.local_seats, self.shown, self.company = mine, min(mine, default=None), company
        self.wished: list[str] = []
        self.polled = 0
        self.news: list[Update] = []
        self.closed = False

    def poll(self) -> list[Update]:
        self.polled += 1
        news, self.news = self.news, []
        return news

    def propose(self, seat: int, action: Action) -> None:
        self.wished.append("propose")

    def takeback(self, seat: int) -> None:
        self.wished.append("takeback")

    def agree_end(self, seat: int, yes: bool) -> None:
        self.wished.append(f"end {yes}")

    def resign(self, seat: int) -> None:
        self.wished.append("resign")

    def set_paused(self, paused: bool) -> None:
        assert not paused, "a game among several screens never pauses"

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def company() -> PosedCompany:
    """Three people, one of them here, and one who looks on."""
    return PosedCompany("base", 3)


@pytest.fixture
def room() -> FakeRoom:
    """The room that the game is played in."""
    return FakeRoom(None, hosting=True, phase="game")


@pytest.fixture
def table(app: App, company: PosedCompany, room: FakeRoom) -> TableScene:
    """Somebody has sat down."""
    scene = TableScene(app, Table(company), room)
    app.reset(scene)
    app.step(20)
    return scene


def gathering(table: TableScene) -> Gathering:
    found = table.marks().gathering
    assert found is not None
    return found


def choose(person: Person, label: str) -> None:
    person.watch(GRACE_MS + 100)
    person.click(person.button(label))


def test_a_table_at_one_screen_has_no_company(app: App) -> None:
    session = Table(PosedCompany("base", 3))
    session.company = None
    scene = TableScene(app, session)
    app.reset(scene)
    assert scene.marks().gathering is None and scene.view.layout.company is None
    assert Control.CHAT not in scene.view.layout.areas


def test_who_is_lost_is_shown_and_the_notice_takes_room_from_older_log_rows(
    app: App, table: TableScene, company: PosedCompany
) -> None:
    whole = table.view.layout.log
    company.lose(1)
    app.step(20)
    layout = table.view.layout
    assert layout.company is not None
    missed = gathering(table).missed(1)
    assert missed is not None and missed.bot and missed.away_s == 42
    assert gathering(table).notice.startswith("Bianca cannot be reached")
    assert layout.log.h < whole.h and not layout.log.overlaps(layout.company.notice)
    company.change(1, connected=True)
    company.notice = ""
    app.step(20)
    assert gathering(table).missed(1) is None and table.view.layout.log == whole


def test_a_missing_signature_is_told_when_it_has_been_missing_for_a_while(
    app: App, table: TableScene, company: PosedCompany
) -> None:
    company.change(2, confirmed=0)
    app.step(20)
    assert not gathering(table).late
    app.step(LATE_MS)
    assert gathering(table).late == {2}
    company.change(2, confirmed=999)
    app.step(20)
    assert not gathering(table).late


@pytest.mark.usefixtures("table")
def test_nothing_new_nothing_is_painted(app: App, company: PosedCompany, person: Person) -> None:
    person.watch(2000)
    before = app.frames_drawn
    person.watch(1000)
    assert app.frames_drawn == before
    company.clock_ms = 41_000
    person.watch(100)
    assert app.frames_drawn == before + 1


def test_chat_by_keyboard_alone(app: App, table: TableScene, company: PosedCompany, person: Person) -> None:
    company.hear(1, "Hello?")
    company.react("thanks")
    app.step(20)
    assert gathering(table).unread == 1, "one’s own words are no news"
    company.sent.clear()
    person.press(pygame.K_t)
    assert table.company is not None and table.company.chat.active and gathering(table).unread == 0
    person.type("Take your time, p or c or r")
    person.press(pygame.K_p, pygame.K_c, pygame.K_RETURN)
    assert company.sent == [("say", "Take your time, p or c or r")]
    assert app.scene is table, "keys that are typed do nothing at the table"
    person.press(pygame.K_TAB, pygame.K_RETURN)
    assert company.sent[-1] == ("react", "nice")
    person.press(pygame.K_ESCAPE)
    assert not table.company.chat_open and app.scene is table
    person.press(pygame.K_p)
    assert isinstance(app.scene, DialogScene)


def test_the_mouse_goes_between_chat_and_table(app: App, table: TableScene, person: Person) -> None:
    assert table.company is not None
    person.click_at(tuple(map(round, table.view.layout.areas[Control.CHAT].center)))
    chat = table.company.chat
    assert table.company.chat_open and chat.active
    person.click_at(tuple(map(round, table.view.layout.bank.center)))
    assert table.company.chat_open and not chat.active
    person.press(pygame.K_t)
    assert chat.active
    app.window = pygame.display.set_mode((1024, 640))
    app._resized()
    app.step(20)
    person.click_at((100, 300))
    assert not table.company.chat_open, "in a small window it is a drawer, as the log is"


def test_somebody_is_muted_and_heard_again(table: TableScene, company: PosedCompany, person: Person) -> None:
    person.press(pygame.K_t)
    assert table.company is not None
    chip = next(widget for widget in table.company.chat.form.widgets if getattr(widget, "label", "") == "Bianca")
    person.click(chip)
    assert company.people[1].muted and all(said.name != "Bianca" for said in company.talk)
    chip = next(widget for widget in table.company.chat.form.widgets if getattr(widget, "label", "") == "Bianca")
    assert chip.tooltip == "Hear Bianca again"
    person.click(chip)
    assert not company.people[1].muted


def test_a_reaction_stands_at_its_seat_for_two_seconds(app: App, table: TableScene, company: PosedCompany) -> None:
    company.hear(2, "", "wow")
    app.step(20)
    assert [(bubble.seat, bubble.text) for bubble in gathering(table).bubbles] == [(2, "Wow!")]
    app.step(BUBBLE_MS - 100)
    assert gathering(table).bubbles
    app.step(100)
    assert not gathering(table).bubbles


def test_a_clock_that_ran_out_is_seen_at_its_seat_and_read_in_the_chat(
    app: App, table: TableScene, company: PosedCompany, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = "The time of Bianca was up: the computer has played this turn."
    company.talk += (Said(company.talk[-1].number + 1, "", 1, sentence),)
    app.step(20)
    assert [(bubble.seat, bubble.text) for bubble in gathering(table).bubbles] == [(1, "Time was up")]
    written: list[str] = []
    draw = Canvas.text

    def note(canvas: Canvas, role: Role, text: str, x: float, y: float, color: Color, *more: Any, **named: Any) -> Rect:
        written.append(text)
        return draw(canvas, role, text, x, y, color, *more, **named)

    monkeypatch.setattr(Canvas, "text", note)
    person.press(pygame.K_t)
    assert "The time of Bianca was up" in " ".join(written)
    assert not [text for text in written if text.startswith(":")]


@pytest.mark.parametrize(("kind", "label", "yes"), [("takeback", "Allow it", True), ("end", "Play on", False)])
def test_a_question_is_answered_once_it_can_have_been_seen(
    app: App, table: TableScene, company: PosedCompany, person: Person, kind: str, label: str, yes: bool
) -> None:
    company.question = Question(kind, "Bianca")
    app.step(20)
    assert isinstance(app.scene, QuestionScene)
    person.press(pygame.K_RETURN)
    assert app.scene is not table and not company.sent, "a key meant for the table answers nothing"
    choose(person, label)
    assert app.scene is table and company.sent == [("answer", yes)]


def test_who_goes_on_typing_answers_nothing(app: App, table: TableScene, company: PosedCompany, person: Person) -> None:
    person.press(pygame.K_t)
    company.question = Question("takeback", "Bianca")
    app.step(20)
    for _ in range(5):
        person.press(pygame.K_a, pygame.K_SPACE)
        person.watch(400)
    assert not company.sent
    choose(person, "No")
    assert company.sent == [("answer", False)] and app.scene is table


def test_a_question_goes_when_nobody_asks_any_more(app: App, table: TableScene, company: PosedCompany) -> None:
    company.question = Question("end", "Bianca")
    app.step(20)
    assert isinstance(app.scene, QuestionScene)
    company.question = None
    app.step(20)
    assert app.scene is table


def test_who_waits_for_the_dealer_can_go_on_later(
    app: App, table: TableScene, company: PosedCompany, person: Person
) -> None:
    company.question = Question("takeover", "Lorenzo")
    app.step(20)
    choose(person, "Wait")
    person.watch(200)
    assert app.scene is table and not company.sent
    assert "Lorenzo" in gathering(table).notice
    person.press(pygame.K_p)
    choose(person, "Go on without Lorenzo")
    assert company.sent == [("answer", True)]


def test_the_menu_asks_the_others(app: App, table: TableScene, company: PosedCompany, person: Person) -> None:
    session = table.session
    assert isinstance(session, Table)
    person.press(pygame.K_p)
    choose(person, "Ask to take the last turn back")
    person.press(pygame.K_p)
    choose(person, "Ask to end the game")
    assert session.wished == ["takeback", "end True"]
    company.asked = "end"
    app.step(20)
    assert "asked to end the game" in gathering(table).notice
    person.press(pygame.K_p)
    assert not person.button("Ask to end the game").enabled


@pytest.mark.usefixtures("table")
def test_who_deals_finds_the_invitation_in_the_menu(
    app: App, room: FakeRoom, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr("game.scenes.table_pause.copy_text", copy)
    person.press(pygame.K_p)
    choose(person, "Invitation")
    assert copied == [room.invitation]
    assert isinstance(app.scene, DialogScene)
    assert "was copied" in app.scene.text and room.code in app.scene.text and room.addresses[0] in app.scene.text


def test_a_guest_has_no_invitation_to_give(app: App, table: TableScene, person: Person) -> None:
    table.room = FakeRoom(None, hosting=False, phase="game")
    person.press(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    assert "Invitation" not in [choice.label for choice in app.scene.choices]


def test_escape_closes_the_chat_before_it_opens_the_menu(app: App, table: TableScene, person: Person) -> None:
    assert table.company is not None
    person.press(pygame.K_t)
    table.company.chat.drop()
    person.press(pygame.K_ESCAPE)
    assert app.scene is table and not table.company.chat_open
    person.press(pygame.K_ESCAPE)
    assert isinstance(app.scene, DialogScene)


@pytest.mark.usefixtures("table")
def test_leaving_is_asked_and_leaves_the_room(app: App, room: FakeRoom, person: Person) -> None:
    person.press(pygame.K_p)
    choose(person, "Leave the table")
    assert not room.left
    choose(person, "Leave")
    assert room.left and isinstance(app.scene, MenuScene)


def test_who_was_caught_is_named_and_the_table_can_still_be_seen(
    app: App, table: TableScene, company: PosedCompany, room: FakeRoom, person: Person
) -> None:
    company.alarm = "Bianca showed a card that was not hers."
    room.end("Bianca showed a card that was not hers.")
    app.step(20)
    assert isinstance(app.scene, AlarmScene) and "Bianca showed" in app.scene.text
    choose(person, "See the table")
    person.watch(200)
    assert app.scene is table and gathering(table).urgent


def test_a_table_that_was_closed_says_so_calmly_and_can_still_be_seen(
    app: App, table: TableScene, company: PosedCompany, room: FakeRoom, person: Person
) -> None:
    company.closed = "Bianca has closed the table."
    room.end("Bianca has closed the table.")
    app.step(20)
    assert isinstance(app.scene, DialogScene) and not isinstance(app.scene, AlarmScene)
    assert "Bianca has closed" in app.scene.text and "saved" in app.scene.text
    choose(person, "See the table")
    person.watch(200)
    shown = gathering(table)
    assert app.scene is table and shown.closed and not shown.urgent and "Bianca" in shown.notice
    person.press(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    assert "Resign" not in [choice.label for choice in app.scene.choices], "there is nothing left to give up"


@pytest.mark.usefixtures("table")
def test_a_room_that_closes_ends_the_table_with_a_sentence(app: App, room: FakeRoom) -> None:
    room.end("The host has closed the table.")
    app.step(20)
    assert isinstance(app.scene, DialogScene) and app.scene.text == "The host has closed the table."
    assert isinstance(app.stack[0], MenuScene)


@pytest.mark.usefixtures("table")
def test_the_host_hears_a_knock(app: App, room: FakeRoom, person: Person) -> None:
    room.knocks = (Knock(7, "Vera", ("amber", "lantern"), True),)
    app.step(20)
    assert isinstance(app.scene, KnockScene) and "amber · lantern" in app.scene.text
    assert "sent them away" not in app.scene.text
    choose(person, "Let in")
    assert ("admit", 7, True) in room.asked


def test_the_game_goes_on_under_a_dialog(table: TableScene, person: Person) -> None:
    session = table.session
    assert isinstance(session, Table)
    person.press(pygame.K_p)
    before = session.polled
    person.watch(100)
    assert session.polled > before


def propose(app: App, company: PosedCompany, person: Person) -> tuple[TableScene, Table]:
    """Sit down on one's own turn and take three tokens."""
    session = Table(company, frozenset({1}))
    scene = TableScene(app, session)
    app.reset(scene)
    app.step(20)
    kinds = [kind for kind in range(5) if session.state.bank[kind]][:3]
    person.press(*(pygame.K_1 + kind for kind in kinds), pygame.K_c)
    assert session.wished == ["propose"] and scene.choices is None
    return scene, session


def test_a_refusal_is_told_and_the_turn_goes_on(app: App, company: PosedCompany, person: Person) -> None:
    scene, session = propose(app, company, person)
    session.news = [Update(9, "rejected", 1, (), (), session.state, note="The table waits for its players.")]
    app.step(20)
    assert scene.marks().note == "The table waits for its players."
    assert scene.choices is not None and scene.choices.seat == 1


def test_a_proposal_that_got_lost_can_be_made_again(app: App, company: PosedCompany, person: Person) -> None:
    scene, _ = propose(app, company, person)
    person.watch(5000)
    assert scene.choices is not None and scene.choices.seat == 1


def test_who_gave_up_is_missed_by_nobody(app: App, table: TableScene, company: PosedCompany) -> None:
    company.lose(1)
    table.session.resigned = frozenset({1})
    app.step(20)
    assert gathering(table).missed(1) is None


def test_the_log_tells_who_was_replaced_and_who_is_back(app: App, table: TableScene) -> None:
    session = table.session
    assert isinstance(session, Table)
    last, state = session.history()[-1].seq, session.state
    steps = [Update(last + 1, "seat", 2, (), (), state, sitting="bot")]
    steps.append(Update(last + 2, "redeal", None, (), (), state))
    for update in steps:
        table.view.show(update, animate=False)
    table.view.show(Update(last + 3, "seat", 2, (), (), state, sitting="human"), animate=False)
    rows = [row.text for row in table.view.rows[-3:]]
    assert rows == [
        "A bot plays for Lorenzo",
        "The dealer was lost; the unseen cards are dealt anew.",
        "Lorenzo is back",
    ]
    app.step(20)


def test_what_comes_too_fast_to_be_watched_is_jumped_over_a_little_a_frame(app: App, table: TableScene) -> None:
    session = table.session
    assert isinstance(session, Table)
    last, moves = table.last_seq, [update for update in session.history() if update.seat is not None]
    session.news = [msgspec.structs.replace(move, seq=last + 1 + n) for n, move in enumerate((moves * 2)[:22])]
    assert len(session.news) == 22
    shown = []
    for _ in range(4):
        app.step(16)
        shown.append(table.last_seq - last)
    assert shown == [4, 8, 10, 11], "no more than a frame has time for, and then one by one"


def test_who_looks_on_sees_a_calm_table(app: App, company: PosedCompany, person: Person) -> None:
    scene = TableScene(app, Table(company, frozenset()), FakeRoom(None, hosting=False, phase="game"))
    app.reset(scene)
    person.watch(200)
    marks = scene.marks()
    assert not marks.mine and not marks.actionable and marks.choices is not None and marks.choices.seat is None
    person.press(pygame.K_p)
    labels = {button.label for button in app.scene.form.widgets}
    assert labels == {"Go on", "Rules", "Settings", "Leave the table"}


@pytest.mark.usefixtures("table")
def test_the_help_names_the_key_of_the_chat(app: App, person: Person) -> None:
    person.press(pygame.K_h)
    assert isinstance(app.scene, HelpScene) and ("T", "talk to the others") in app.scene.rows


def finished(hosting: bool) -> tuple[ResultScene, FakeRoom]:
    steps = position("base", 3, lambda s: s.phase is Phase.OVER and bool(s.winners))
    shown = verdict(steps[-1].state, NAMES["base"][:3], steps[-1].state.winners, "points")
    room = FakeRoom(None, hosting=hosting, phase="game")
    return ResultScene(Finished("base", seats("base", 3), shown), room), room


def test_the_host_calls_for_a_rematch(app: App, person: Person) -> None:
    scene, room = finished(hosting=True)
    app.reset(scene)
    app.step(20)
    person.click(person.button("Rematch"))
    assert ("rematch",) in room.asked
    room.phase = "lobby"
    app.step(20)
    assert app.scene is not scene and not room.left


def test_a_guest_waits_for_the_host_and_follows(app: App, person: Person) -> None:
    scene, room = finished(hosting=False)
    app.reset(scene)
    app.step(20)
    assert not person.button("Waiting for a rematch").enabled
    room.phase = "lobby"
    app.step(20)
    person.click(person.button("To the rematch"))
    assert app.scene is not scene and not room.left


def test_leaving_the_result_leaves_the_room(app: App, person: Person) -> None:
    scene, room = finished(hosting=False)
    app.reset(scene)
    app.step(20)
    person.click(person.button("Menu"))
    assert room.left


def test_the_end_hands_the_room_on(
    app: App, table: TableScene, room: FakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table.session
    assert isinstance(session, Table)
    shown = []
    monkeypatch.setattr("game.scenes.flow.show_result", lambda _, __, handed: shown.append(handed))
    session.result = EndInfo("agreed", ())
    app.step(20)
    assert shown == [room]
    app.reset(MenuScene())
    assert session.closed and not room.left, "whoever has the room now leaves it"


def test_damage_found_on_the_way_back_is_told_at_the_table(app: App, table: TableScene, person: Person) -> None:
    network = FakeNetwork()
    app.network = network
    network.notes = ("Your copy was damaged.",)
    app.step(20)
    assert isinstance(person.scene, DialogScene)
    assert person.scene.text == "Your copy was damaged."
    person.press(pygame.K_RETURN)
    app.step(20)
    assert app.scene is table


def test_the_menu_offers_a_damaged_game_with_others(
    app: App, store: Store, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = GameSummary("shared", store.games_dir / "shared.cabochon", datetime.now(UTC), damaged="line 9: no text")
    monkeypatch.setattr(store, "unfinished_network", lambda: damaged)
    network = FakeNetwork(room=FakeRoom(None, hosting=False, phase="connecting"))
    app.network = network
    menu = MenuScene()
    app.reset(menu)
    app.step(20)
    assert menu.rows[0].note == "On your network"
    person.click(person.button("Continue"))
    assert network.asked == [("rejoin", "shared")]


def test_the_menu_goes_back_to_the_game_with_others(
    app: App, store: Store, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = new_game(store, "base", seats("base", 3, 3), 0, bytes(32))
    kept.close()
    summary = store.unfinished()
    assert summary is not None
    later = msgspec.structs.replace(
        summary, id="shared", updated=summary.updated + timedelta(minutes=1), networked=True
    )
    monkeypatch.setattr(store, "unfinished_network", lambda: later)
    network = FakeNetwork(room=FakeRoom(None, hosting=False, phase="connecting"))
    app.network = network
    app.reset(MenuScene())
    app.step(20)
    person.click(person.button("Continue"))
    assert ("rejoin", "shared") in network.asked
    assert not isinstance(app.scene, MenuScene | TableScene)
    monkeypatch.setattr(store, "unfinished_network", lambda: None)
    app.reset(MenuScene())
    app.step(20)
    person.click(person.button("Continue"))
    assert isinstance(app.scene, TableScene) and app.scene.company is None
