"""The room before the game: seats, options, admission, chat, and the ways out."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.record import SeatInfo
from game.scenes.room.scene import LATE_MS, RoomScene
from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.shared.chat import ChatLines
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.dialogs.prompt import PromptScene
from game.scenes.shared.widgets import Segmented
from game.scenes.table.scene import TableScene
from game.scenes.tables.browser import TableBrowserScene
from game.scenes.title.demo import DemoScene
from game.scenes.title.menu import MenuScene
from game.sessions.local import new_game
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget
from net.protocol.messages import LobbySeat
from net.protocol.room_types import Knock
from tests.scenes.conftest import Person
from tools.shots.gathered import INVITATION, WORDS, FakeNetwork, FakeRoom, lobby, tables


def enter(app: App, room: FakeRoom) -> RoomScene:
    app.push(MenuScene("base"))
    scene = RoomScene("base", room)
    app.push(scene)
    return scene


def hint(scene: RoomScene, text: str) -> Widget:
    return next(widget for widget in scene.form.widgets if widget.tooltip == text)


def labels(scene: RoomScene) -> list[str]:
    return [widget.label for widget in scene.form.widgets if isinstance(widget, Button) and widget.label]


def choice(scene: RoomScene, label: str) -> Segmented:
    return next(widget for widget in scene.form.widgets if isinstance(widget, Segmented) and label in widget.labels)


def test_cards_are_dealt_when_all_are_there_and_ready(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    assert not person.button("Deal the cards").enabled
    room.show(lobby("base", 3, here=3))
    person.watch(40)
    assert not person.button("Deal the cards").enabled
    assert room.state.lobby is not None
    seats = tuple(msgspec.structs.replace(seat, ready=True) for seat in room.state.lobby.seats)
    room.show(msgspec.structs.replace(room.state.lobby, seats=seats))
    person.watch(40)
    person.click(person.button("Deal the cards"))
    assert ("start",) in room.asked
    assert not person.button("Deal the cards").enabled
    assert person.scene is scene


def test_the_host_is_ready_automatically(app: App, person: Person) -> None:
    shown = lobby("base", 2)
    room = FakeRoom(None, phase="connecting")
    enter(app, room)
    room.set(phase="lobby")
    room.show(msgspec.structs.replace(shown, seats=(msgspec.structs.replace(shown.seats[0], ready=False), LobbySeat())))
    person.watch(40)
    assert room.asked == [("ready", True)]


def test_the_table_follows_when_the_game_begins_and_the_room_is_kept(app: App, person: Person, store: Store) -> None:
    room = FakeRoom(lobby("base", 2))
    enter(app, room)
    seats = (SeatInfo(name="Ottavia", kind="human"), SeatInfo(name="Bianca", kind="human"))
    room.begin(new_game(store, "base", seats, 0, bytes(32)))
    person.watch(40)
    assert isinstance(person.scene, TableScene)
    assert app.stack == (person.scene,)
    assert not room.left


def test_a_closed_room_shows_the_reason(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3), hosting=False)
    enter(app, room)
    person.click(person.button("I’m ready"))
    room.end("Ottavia has sent you away.")
    person.watch(40)
    assert isinstance(person.scene, DialogScene)
    assert person.scene.title == "You left the table"
    assert person.scene.text == "Ottavia has sent you away."
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, MenuScene)
    assert room.left


def test_a_refused_admission_shows_the_reason(app: App, person: Person) -> None:
    room = FakeRoom(None, hosting=False, phase="connecting")
    enter(app, room)
    room.end("Wrong code.")
    person.watch(40)
    assert isinstance(person.scene, DialogScene)
    assert person.scene.title == "You could not join"


def test_a_room_that_closes_takes_its_dialogs_with_it(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    enter(app, room)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, DialogScene)
    room.end("")
    person.watch(40)
    assert isinstance(person.scene, MenuScene)


def test_a_host_is_asked_before_others_are_sent_away(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    person.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert person.scene is scene
    person.press(pygame.K_ESCAPE)
    person.click(person.button("Close the table"))
    assert room.left
    assert isinstance(person.scene, MenuScene)


def test_ready_is_set_and_cleared_by_keyboard(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3), hosting=False)
    scene = enter(app, room)
    assert scene.form.focused is person.button("I’m ready")
    person.press(pygame.K_RETURN)
    assert scene.ready
    assert scene.form.focused is person.button("Not ready yet")
    person.press(pygame.K_RETURN)
    assert not scene.ready
    assert room.asked == [("ready", True), ("ready", False)]


def test_safety_words_are_compared_before_admission(app: App, person: Person) -> None:
    room = FakeRoom(None, hosting=False, phase="waiting")
    room.set(safety_words=WORDS)
    scene = enter(app, room)
    assert labels(scene) == ["Cancel"]
    room.set(phase="lobby")
    room.show(lobby("marvel", 2))
    person.watch(40)
    assert "I’m ready" not in labels(scene)
    assert scene.edition == "marvel"
    room.set(me=1)
    room.show(lobby("marvel", 3))
    person.watch(40)
    assert "Not ready yet" in labels(scene)


def test_a_person_waiting_for_admission_reads_the_name_that_the_host_sees(app: App, person: Person) -> None:
    app.settings.names = ["Ada"]
    room = FakeRoom(None, hosting=False, phase="waiting")
    room.set(name="Groß")
    enter(app, room)
    words: list[str] = []
    app.canvas.words = words
    app.redraw()
    person.watch(40)
    assert "Groß" in words
    assert "Ada" not in words


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_every_phase_before_the_lobby_is_drawn(app: App, person: Person, edition: str) -> None:
    room = FakeRoom(None, hosting=False, phase="connecting")
    app.push(MenuScene(edition))
    app.push(RoomScene(edition, room))
    pictures = []
    for phase, compared in (("connecting", ()), ("waiting", ()), ("waiting", WORDS)):
        room.set(phase=phase, safety_words=compared)
        room.changed = True
        person.watch(400)
        pictures.append(pygame.image.tobytes(app.window, "RGB"))
    assert len(set(pictures)) == 3


def test_a_table_that_is_silent_for_long_is_said_to_be_silent_also_with_reduced_motion(
    app: App, person: Person
) -> None:
    app.settings.reduced_motion = True
    room = FakeRoom(None, hosting=False, phase="connecting")
    scene = enter(app, room)
    person.watch(400)
    before = pygame.image.tobytes(app.window, "RGB")
    person.watch(int(LATE_MS))
    assert pygame.image.tobytes(app.window, "RGB") != before
    assert scene.admission_text()[0].startswith("No answer from the table yet.")
    room.set(phase="waiting")
    assert scene.admission_text()[0].startswith("Waiting for the host")


def test_a_guest_reads_how_far_it_is(app: App, person: Person) -> None:
    shown = msgspec.structs.replace(lobby("base", 3, here=3), game="ab" * 16, round=7)
    room = FakeRoom(shown, hosting=False)
    scene = enter(app, room)
    assert scene.foot() == "Waiting for you to be ready."
    person.click(person.button("I’m ready"))
    assert scene.foot() == "Everyone is ready. Ottavia starts the game."
    room.set(me=10)
    assert scene.foot() == "You are watching. Ottavia starts the game."
    room.set(phase="dealing")
    assert "Shuffling with all players" in scene.foot()
    room.set(hosting=True)
    room.set(phase="lobby")
    assert scene.foot() == "Everyone is ready."


def test_knocks_are_answered_one_after_the_other(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    room.set(knocks=(Knock(7, "Ilse", WORDS, watch=False), Knock(8, "Noor", WORDS, watch=True)))
    room.changed = True
    person.watch(40)
    assert "Copy" not in labels(scene)
    person.click(person.button("Let in"))
    person.click(person.button("Decline"))
    person.watch(40)
    assert room.asked == [("admit", 7, True), ("admit", 8, False)]
    assert "Copy" in labels(scene)


def test_the_focus_stays_on_its_control_when_somebody_comes_in(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    wanted = choice(scene, "30 s")
    while scene.form.focused is not wanted:
        person.press(pygame.K_TAB)
    room.show(lobby("base", 3, here=3))
    person.watch(40)
    focused = scene.form.focused
    assert isinstance(focused, Segmented)
    assert focused is not wanted
    assert focused.labels == wanted.labels


def test_a_removed_answer_moves_the_focus_to_a_safe_control(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    room.set(knocks=(Knock(7, "Ilse", WORDS, watch=False),))
    scene = enter(app, room)
    scene.form.focus(person.button("Let in"))
    room.set(knocks=(Knock(8, "Noor", WORDS, watch=False),))
    room.changed = True
    person.watch(40)
    assert isinstance(scene.form.focused, TextField)


def test_enter_still_held_from_the_screen_before_neither_leaves_nor_deals(app: App, person: Person) -> None:
    guest = FakeRoom(None, hosting=False, phase="connecting")
    enter(app, guest)
    person.press(pygame.K_RETURN)
    assert not guest.left
    host = FakeRoom(lobby("base", 3, here=3))
    assert host.state.lobby is not None
    ready = tuple(msgspec.structs.replace(seat, ready=True) for seat in host.state.lobby.seats)
    host.show(msgspec.structs.replace(host.state.lobby, seats=ready))
    enter(app, host)
    person.press(pygame.K_RETURN)
    assert host.asked == []
    assert not host.left


def test_the_host_moves_people_and_sends_them_away(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    person.click(hint(scene, "Swap with the next seat"))
    person.click(hint(scene, "Swap with the seat before"))
    person.click(hint(scene, "Remove Bianca"))
    person.click(person.button("Remove"))
    assert room.asked == [("swap", 0, 1), ("swap", 1, 2), ("kick", 2)]


def test_a_spectator_is_sent_away(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    person.click(hint(scene, "Remove a spectator"))
    person.click(person.button("Noor"))
    assert room.asked == [("kick", 11)]
    assert person.scene is scene


def test_nothing_is_changed_while_the_cards_are_dealt(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 2, here=2))
    scene = enter(app, room)
    room.start()
    person.watch(40)
    assert not person.button("Deal the cards").enabled
    assert not hint(scene, "Change your name").enabled
    assert person.button("Close the table").enabled
    room.set(phase="lobby")
    room.changed = True
    room.receive("", "The game did not start: Bianca was away or did not respond.")
    person.watch(40)
    assert hint(scene, "Change your name").enabled
    assert scene.foot() == "Waiting for Bianca to be ready."


def test_bots_take_free_seats(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 2))
    scene = enter(app, room)
    bots = next(
        widget for widget in scene.form.widgets if isinstance(widget, Choice) and "Computer, normal" in widget.labels
    )
    bots.step(2)
    person.watch(40)
    bots = next(
        widget for widget in scene.form.widgets if isinstance(widget, Choice) and "Computer, normal" in widget.labels
    )
    bots.step(-bots.index)
    assert room.asked == [("bot", 1, "normal"), ("bot", 1, None)]


def test_options_are_chosen_by_the_host(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 2))
    scene = enter(app, room)
    choice(scene, "4").choose(2)  # a table of two waits for both
    person.watch(40)
    for label, index in (("Marvel", 1), ("120 s", 3), ("No limit", 3), ("Delayed", 2), ("Invitation only", 1)):
        choice(scene, label).choose(index)
        person.watch(40)
    assert room.state.lobby is not None
    options = room.state.lobby.options
    assert (options.edition, options.clock_s, options.wait_s) == ("marvel", 120, -1)
    assert options.spectators
    assert options.delayed
    assert options.private
    assert len(room.state.lobby.seats) == 4
    assert scene.edition == "marvel"


def test_a_guest_reads_the_options_and_may_change_seats(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 4, here=2), hosting=False)
    scene = enter(app, room)
    assert not [widget for widget in scene.form.widgets if isinstance(widget, Segmented)]
    person.click(person.button("Sit here"))
    assert room.asked == [("seat", 2)]


def test_a_spectator_has_nothing_to_be_ready_for(app: App) -> None:
    room = FakeRoom(lobby("base", 3), hosting=False)
    room.set(me=10)
    scene = enter(app, room)
    assert labels(scene) == ["Leave the table"]


def test_a_saved_game_keeps_its_seats_and_its_edition(app: App) -> None:
    shown = lobby("base", 2)
    kept = (shown.seats[0], LobbySeat(name="Bianca", key=bytes(32), color=1))
    room = FakeRoom(msgspec.structs.replace(shown, seats=kept, game="ab" * 16, round=7))
    scene = enter(app, room)
    assert not [w for w in scene.form.widgets if isinstance(w, Segmented) and ("Marvel" in w.labels or "4" in w.labels)]
    assert not [w for w in scene.form.widgets if w.tooltip.startswith("Swap with the seat")]
    assert choice(scene, "30 s")


def test_the_invitation_is_copied(app: App, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", taken.append)
    enter(app, FakeRoom(lobby("base", 2)))
    person.click(person.button("Copy"))
    assert taken == [INVITATION]
    assert person.button("Copied")


def test_a_clipboard_that_is_held_copies_nothing(app: App, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(_: str) -> None:
        raise pygame.error("held")

    monkeypatch.setattr("pygame.scrap.put_text", held)
    enter(app, FakeRoom(lobby("base", 2)))
    person.click(person.button("Copy"))
    assert person.button("Copy")


def test_chat_lines_are_sent_and_a_draft_survives_an_arrival(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    field = next(widget for widget in scene.form.widgets if isinstance(widget, TextField))
    person.click(field)
    person.type("Welcome, every")
    room.show(lobby("base", 3, here=3))
    person.watch(40)
    person.type("body!")
    person.press(pygame.K_RETURN)
    person.press(pygame.K_RETURN)
    assert room.asked == [("send_chat", "Welcome, everybody!")]
    assert field.text == ""


def test_earlier_chat_lines_can_be_scrolled_to(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3, watchers=0))
    scene = enter(app, room)
    lines = next(widget for widget in scene.form.widgets if isinstance(widget, ChatLines))
    assert not lines.focusable
    room.receive("Bianca", "word " * 50)
    for number in range(4):
        room.receive("Lorenzo", f"line {number}")
    person.watch(40)
    assert lines.focusable
    scene.form.focus(lines)
    person.press(pygame.K_UP, pygame.K_UP)
    assert lines.back == 2
    person.press(*[pygame.K_UP] * 30)
    furthest = lines.back
    assert 4 <= furthest < 12
    person.press(pygame.K_DOWN)
    assert lines.back == furthest - 1
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
    person.press(*[pygame.K_DOWN] * (furthest - 1))
    assert lines.back == 0
    person.press(pygame.K_DOWN)
    assert scene.form.focused is not lines


def test_the_host_makes_another_invitation_when_asked_twice(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3))
    scene = enter(app, room)
    before = room.state.invitation
    person.click(hint(scene, "Make a new invitation and code"))
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_ESCAPE)
    assert room.asked == []
    person.click(hint(scene, "Make a new invitation and code"))
    person.click(person.button("New invitation"))
    assert room.asked == [("code",)]
    assert person.scene is scene
    assert room.state.invitation != before
    assert "Copy" in labels(scene)


def test_in_a_saved_game_names_stay(app: App) -> None:
    room = FakeRoom(msgspec.structs.replace(lobby("base", 3), game="ab" * 16, round=7))
    scene = enter(app, room)
    assert "Change your name" not in [widget.tooltip for widget in scene.form.widgets]


def test_a_name_may_be_as_long_as_the_network_allows(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 2))
    scene = enter(app, room)
    person.click(hint(scene, "Change your name"))
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type("Wilhelmina von der Aue II")
    person.press(pygame.K_RETURN)
    assert room.asked == [("rename", "Wilhelmina von der Aue I")]


def test_a_chat_line_keeps_the_colour_of_its_author(app: App, person: Person) -> None:
    shown = lobby("base", 3, here=3, watchers=0)
    room = FakeRoom(shown)
    scene = enter(app, room)
    for seat in shown.seats:
        room.receive(seat.name, "Here I am.")
    lines = next(widget for widget in scene.form.widgets if isinstance(widget, ChatLines))

    def picture() -> bytes:
        person.watch(40)
        return pygame.image.tobytes(app.window.subsurface(lines.rect), "RGB")

    before = picture()
    first, second, third = shown.seats
    swapped = (msgspec.structs.replace(second, color=0), msgspec.structs.replace(first, color=1), third)
    room.show(msgspec.structs.replace(shown, seats=swapped))
    assert picture() == before


def test_a_name_is_changed(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 2))
    scene = enter(app, room)
    person.click(hint(scene, "Change your name"))
    assert isinstance(person.scene, PromptScene)
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.press(pygame.K_DELETE, pygame.K_RETURN)
    assert isinstance(person.scene, PromptScene)
    assert person.scene.error
    person.type("Ada")
    person.press(pygame.K_RETURN)
    assert room.asked == [("rename", "Ada")]
    assert person.scene is scene


def test_a_room_without_a_screen_below_goes_back_to_the_title(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3), hosting=False)
    app.reset(RoomScene("base", room))
    room.end("The table is closed.")
    person.watch(40)
    assert [type(scene) for scene in app.stack] == [MenuScene, DialogScene]


def test_a_room_has_the_look_of_its_known_edition_before_the_answer(app: App) -> None:
    room = FakeRoom(None, hosting=False, phase="connecting")
    room.set(edition="marvel")
    app.go.open_room(room)
    app.step(20)
    assert isinstance(app.scene, RoomScene) and app.scene.edition == "marvel"


def test_after_a_game_the_room_is_left_for_the_list_of_tables(app: App, person: Person) -> None:
    network = app.network = FakeNetwork(tables("base"))
    app.push(DemoScene("base", 2))  # stands for a table: no title below it
    app.go.open_room(FakeRoom(lobby("marvel", 2)))
    assert [type(scene) for scene in app.stack] == [MenuScene, TableBrowserScene, RoomScene]
    assert person.scene.edition == "marvel"
    assert not network.looking
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, TableBrowserScene)
    assert network.looking


def test_a_room_is_left_for_the_screen_that_led_to_it(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    app.go.saved_games("base")
    app.go.open_room(FakeRoom(lobby("base", 2)))
    assert [type(scene) for scene in app.stack] == [MenuScene, SavedGamesScene, RoomScene]
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, SavedGamesScene)


def test_a_newcomer_at_a_server_is_shown_why_there_are_quick_words_only(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3), hosting=False)
    room.set(served=True, writes=False)
    scene = enter(app, room)
    assert "talk" not in scene.named and any("first day" in line for line in scene.details())
    assert not scene._lines.readers, "nothing can be written"
    squares = [widget.rect for name, widget in scene.named.items() if name.startswith("word-") or name == "talk-people"]
    assert len(squares) == 7 and all(rect.w == rect.h == squares[0].w for rect in squares)
    person.click(scene.named["word-nice"])
    assert room.asked[-1] == ("react", "nice")
    room.set(writes=True)
    room.changed = True
    person.watch(40)
    assert "talk" in scene.named and not any("first day" in line for line in scene.details())
    assert scene._lines.readers == "Everyone at the table reads what you write here."
