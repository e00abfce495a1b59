"""Games over the network as screens see them: sessions, the others, and the sentences about them."""

from __future__ import annotations

import threading

import pytest

from game.record.follower import follow
from game.rules import legal_actions
from game.rules.reasons import Reason
from game.sessions.participants import Participants, Question
from game.sessions.session import Session
from net.protocol.messages import (
    Chat,
    ChatRelay,
    Goodbye,
    Message,
    Presence,
    ProposalRejected,
    Propose,
    React,
    Rematch,
    Reply,
    Request,
    RequestStatus,
    ResignRequest,
    SeatPresence,
    SeedShareRequest,
    TableOptions,
    Watcher,
)
from net.room.participants import NetworkParticipants
from net.room.session import MAX_SHOWN, NetworkSession, SessionBridge
from tests.helpers.tables import network_match, play_corners, play_out
from tests.net.guest.scripted_host import Hosted, lobby_of

HERE = SeatPresence(True, 3, 12, 0, False)
GONE = SeatPresence(False, 2, -1, 20, False)


class Screen:
    """A hosted guest with a bridge, whose requests are sent at once."""

    def __init__(self, players: int = 2, edition: str = "base", seat: int = 1) -> None:
        self.hosted = Hosted(edition, players, seat)
        self.bridge = SessionBridge(self.send_requests)
        self.sent: list[object] = []

    def send_requests(self) -> None:
        for request in self.bridge.requests():
            request(self.hosted.guest)
        self.sent += self.hosted.guest.drain()
        self.publish()

    def publish(self) -> None:
        self.bridge.publish(self.hosted.guest, self.hosted.now)

    def send(self, *messages: Message) -> None:
        self.hosted.send(*messages)
        self.publish()

    def play(self, turns: int, seed: int = 1) -> None:
        play_corners(self.hosted.match, turns, seed)
        self.hosted.send_rest()
        self.publish()

    @property
    def session(self) -> NetworkSession:
        session = self.bridge.session()
        assert session is not None
        return session

    @property
    def participants(self) -> NetworkParticipants:
        self.publish()
        self.session.poll()
        return self.session.participants


@pytest.fixture
def screen() -> Screen:
    screen = Screen()
    screen.hosted.deal()
    screen.publish()
    return screen


def test_there_is_no_session_before_the_opening() -> None:
    screen = Screen()
    screen.hosted.gather()
    screen.hosted.seal()
    screen.publish()
    assert screen.bridge.session() is None


def test_a_network_session_has_participants(screen: Screen) -> None:
    session: Session = screen.session
    participants: Participants | None = session.participants
    assert participants is not None
    assert session.game_id == screen.hosted.guest.copy.game
    assert session.local_seats == {1}
    assert session.shown == 1
    assert not session.paused
    assert [person.name for person in participants.state.people] == [seat.name for seat in session.seats]
    session.set_pace(1)
    session.set_paused(True)
    session.close()
    assert screen.hosted.guest.phase == "game"


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_every_entry_is_reported_once_and_the_state_is_that_of_the_last(edition: str) -> None:
    screen = Screen(3, edition)
    screen.hosted.deal()
    screen.publish()
    session = screen.session
    assert [update.kind for update in session.poll()] == ["commit"]
    assert session.poll() == []
    screen.play(25)
    assert session.state == session.history()[0].state, "nothing moves before it is polled"
    updates = session.poll()
    assert [update.seq for update in updates] == list(range(1, len(screen.hosted.match.record.entries)))
    assert session.state == updates[-1].state
    assert session.history()[1:] == tuple(updates)
    assert follow(session.record).digest == screen.hosted.match.follower.digest
    play_out(screen.hosted.match)
    screen.hosted.send_rest()
    screen.publish()
    assert session.poll()[-1].kind == "end"
    assert session.over
    assert session.result == screen.hosted.match.end


def test_a_proposal_is_sent_and_its_refusal_received(screen: Screen) -> None:
    session = screen.session
    session.poll()
    session.propose(1, legal_actions(session.state)[0])
    assert isinstance(screen.sent[-1], Propose)
    screen.send(ProposalRejected(0, "TAKE_NONE", "Take at least 1 token."))
    (update,) = session.poll()
    assert update.kind == "rejected"
    assert (update.reason, update.sentence) == (Reason.TAKE_NONE, Reason.TAKE_NONE.text)
    screen.send(ProposalRejected(0, "", "Waiting for players."))
    (update,) = session.poll()
    assert update.reason is None
    assert update.sentence == "Waiting for players."


@pytest.mark.parametrize("turns", [2, 30])
def test_missed_entries_are_shown_or_skipped(screen: Screen, turns: int) -> None:
    session = screen.session
    session.poll()
    hosted = screen.hosted
    hosted.guest.closed(hosted.now)
    play_corners(hosted.match, turns)
    hosted.enter(hosted.guest.copy.game)
    screen.send(hosted.begin(1), hosted.history(1))
    updates = session.poll()
    missed = len(hosted.match.record.entries) - 1
    if missed <= MAX_SHOWN:
        assert [update.seq for update in updates] == list(range(1, missed + 1))
    else:
        assert [(update.kind, update.seq) for update in updates] == [("takeback", missed)]
    assert len(session.history()) == missed + 1


def test_a_resumed_copy_produces_no_updates() -> None:
    screen = Screen()
    screen.hosted.deal()
    screen.play(5)
    screen.hosted.guest = screen.hosted.new_guest(game=screen.hosted.guest.copy.game)
    screen.bridge = SessionBridge(screen.send_requests)
    screen.publish()
    assert screen.session.poll() == []
    assert len(screen.session.history()) == len(screen.hosted.match.record.entries)


def test_a_rematch_has_another_session(screen: Screen) -> None:
    first = screen.session
    second = Hosted("marvel")
    second.match = network_match("marvel", 2, "again")
    screen.send(Rematch())
    second.guest, second.copies = screen.hosted.guest, screen.hosted.copies
    screen.hosted = second
    screen.send(lobby_of(second.match))
    second.guest.ready(True)
    second.seal()
    second.send(SeedShareRequest(second.signatures()))
    second.send_entries(0)
    screen.publish()
    assert screen.session is not first
    assert screen.session.game_id == second.match.record.header.game
    assert len(screen.session.poll()) == 1
    assert first.poll()[-1].seq == 0


def test_only_the_own_hand_is_shown(screen: Screen) -> None:
    session = screen.session
    session.show_hand(None)
    assert session.shown is None
    session.show_hand(1)
    with pytest.raises(ValueError, match="seat 0"):
        session.show_hand(0)


def test_a_takeback_is_offered_only_while_nothing_was_turned_up() -> None:
    screen = Screen(seat=0)
    hosted = screen.hosted
    hosted.deal()
    screen.publish()
    seen: list[bool] = []
    while len(seen) < 2 and hosted.match.end is None:
        play_corners(hosted.match, 1, seed=len(hosted.match.record.entries))
        hosted.send_rest()
        screen.publish()
        screen.session.poll()
        if screen.session.can_take_back not in seen:
            seen.append(screen.session.can_take_back)
            screen.session.take_back(0)
            hosted.send(RequestStatus("takeback", None, ()))
    assert sorted(seen) == [False, True]
    assert [message for message in screen.sent if isinstance(message, Request)] == [Request("takeback")]


def test_requests_of_the_table_are_sent(screen: Screen) -> None:
    session = screen.session
    session.poll()
    session.resign(1)
    session.agree_end(1, True)
    assert [type(message) for message in screen.sent] == [ResignRequest, Request]
    screen.publish()
    session.poll()
    assert session.end_votes == {1}
    assert session.participants.state.asked == "end"
    session.agree_end(1, False)
    assert screen.sent[-1] == Reply("end", False)


# --- the others --------------------------------------------------------------------------------------------------


def presence(*seats: SeatPresence | None, halted: bool = False, clock_ms: int = -1) -> Presence:
    return Presence(seats, (Watcher(9, "Wanda"),), halted, clock_ms)


def test_people_are_seats_then_watchers(screen: Screen) -> None:
    screen.send(presence(GONE, HERE))
    ana, bo, wanda = screen.participants.state.people
    assert (ana.connected, ana.away_s, ana.acknowledged, ana.me) == (False, 20, 2, False)
    assert (bo.connected, bo.acknowledged, bo.ping_ms, bo.me) == (True, 3, 12, True)
    assert (wanda.name, wanda.seat) == ("Wanda", None)


def test_no_seat_is_late_to_acknowledge_where_the_host_waits_for_none(screen: Screen) -> None:
    screen.hosted.guest.lobby.options = TableOptions(takeover=False)
    screen.send(presence(GONE, HERE))
    ana, bo, _ = screen.participants.state.people
    assert (ana.acknowledged, bo.acknowledged) == (-1, -1)


def test_chat_is_muted_by_name_and_on_this_screen_only(screen: Screen) -> None:
    screen.send(ChatRelay(0, "Ana", 0, "one", None), ChatRelay(9, "Wanda", None, "two", None))
    participants = screen.participants
    assert [said.text for said in participants.state.chat] == ["one", "two"]
    participants.mute("Ana", True)
    assert [said.text for said in participants.state.chat] == ["two"]
    assert participants.state.people[0].muted
    participants.mute("Ana", False)
    assert len(participants.state.chat) == 2
    participants.send_chat("hello")
    participants.react("wow")
    assert screen.sent[-2:] == [Chat("hello"), React("wow")]


STUCK = "Too few players are connected. Waiting for Ana. You can leave: “Continue” brings you back."


@pytest.mark.parametrize(
    ("seats", "wait_s", "halted", "notice"),
    [
        ((HERE, HERE), 60, False, ""),
        ((GONE, HERE), 60, False, "Ana is disconnected. The computer plays for them in 40 seconds."),
        ((GONE, HERE), 21, False, "Ana is disconnected. The computer plays for them in 1 second."),
        ((GONE, HERE), -1, False, "Ana is disconnected. The table is waiting."),
        ((GONE, HERE), 60, True, STUCK),
        ((HERE, HERE), 60, True, "Waiting for all players to confirm the last move."),
        (
            (SeatPresence(False, 2, -1, 90, True), HERE),
            60,
            False,
            "Ana is away. The computer plays for them until they return.",
        ),
    ],
)
def test_the_notice_names_what_the_table_waits_for(
    screen: Screen, seats: tuple[SeatPresence, ...], wait_s: int, halted: bool, notice: str
) -> None:
    screen.hosted.guest.lobby.options = TableOptions(wait_s=wait_s)
    screen.hosted.guest.takeover.hint = "Looking for the table…"  # left over from before the host was there again
    screen.send(presence(*seats, halted=halted))
    assert screen.participants.state.notice == notice
    assert screen.participants.state.absent == (0 if notice.startswith("Ana") else None)
    assert screen.participants.state.stuck == (notice == STUCK)


@pytest.mark.parametrize(
    ("private", "then"),
    [(False, "and resigns in 40 seconds."), (True, "disconnected. The computer plays for them in 40 seconds.")],
)
def test_a_server_notice_states_whether_an_absent_player_resigns(screen: Screen, private: bool, then: str) -> None:
    guest = screen.hosted.guest
    guest.lobby.options = TableOptions(wait_s=60, takeover=False, private=private)
    guest.copy.host_seat = None
    screen.send(presence(GONE, HERE))
    assert guest.at_server and screen.participants.state.notice.endswith(then)


def test_the_notice_of_a_lost_host_is_replaced_by_that_of_the_takeover(screen: Screen) -> None:
    screen.send(presence(HERE, HERE))
    assert not screen.participants.state.unreachable
    screen.hosted.guest.closed(screen.hosted.now)
    participants = screen.participants
    assert participants.state.notice == "Connection to Ida lost. Looking for the table…"
    assert participants.state.unreachable
    assert [person.connected for person in participants.state.people[:2]] == [True, True], (
        "a player who searches is present"
    )
    screen.hosted.guest.takeover.hint = "The players choose a new host."
    assert screen.participants.state.notice == "The players choose a new host."
    screen.hosted.enter(screen.hosted.guest.copy.game)
    assert screen.participants.state.notice == "Catching up with the table…"


def test_the_notice_of_a_host_without_a_name_is_a_whole_sentence(screen: Screen) -> None:
    screen.hosted.guest.link.host_name = ""
    screen.hosted.guest.closed(screen.hosted.now)
    assert screen.participants.state.notice == "Connection to the table lost. Looking for it…"


def test_the_clock_runs_between_two_messages_of_the_host(screen: Screen) -> None:
    screen.send(presence(GONE, HERE, clock_ms=9000))
    screen.hosted.now += 5
    assert screen.participants.state.clock_s == 4
    assert screen.participants.state.people[0].away_s == 25
    screen.send(presence(GONE, HERE, halted=True, clock_ms=9000))
    screen.hosted.now += 5
    assert screen.participants.state.clock_s == 9
    screen.send(presence(HERE, HERE))
    assert screen.participants.state.clock_s is None


def test_a_request_of_another_player_is_a_question_until_it_is_answered(screen: Screen) -> None:
    screen.send(RequestStatus("takeback", 0, (0,)))
    participants = screen.participants
    assert participants.state.question == Question("takeback", "Ana")
    participants.answer(True)
    assert screen.sent[-1] == Reply("takeback", True)
    assert participants.state.question is None
    screen.send(RequestStatus("takeback", 0, (0, 1)))
    assert screen.participants.state.question is None
    screen.send(RequestStatus("takeback", None, ()))
    assert screen.participants.state.question is None
    screen.send(RequestStatus("takeback", 0, (0,)))
    assert screen.participants.state.question == Question("takeback", "Ana")


def test_the_question_of_a_takeover(screen: Screen) -> None:
    screen.hosted.guest.takeover.ask("Ida")
    participants = screen.participants
    assert participants.state.question == Question("takeover", "Ida")
    participants.answer(True)
    assert participants.state.question is None
    assert screen.hosted.guest.takeover.answer is True


def test_a_closed_table_is_no_alarm(screen: Screen) -> None:
    screen.hosted.send(Goodbye())
    assert "Ida closed the table" in screen.participants.state.closed
    assert not screen.participants.state.alarm
    assert not screen.participants.state.notice, "one sentence is enough"
    other = Screen()
    other.hosted.deal()
    other.publish()
    play_out(other.hosted.match)
    other.hosted.send_rest()
    other.send(Goodbye())
    assert not other.participants.state.closed, "a game that is over needs no table"


def test_an_alarm_is_not_also_a_closed_table(screen: Screen) -> None:
    guest = screen.hosted.guest
    guest.alarm = guest.problem = "Ida changed the beginning of the game."
    screen.publish()
    assert screen.participants.state.alarm == guest.alarm
    assert not screen.participants.state.closed


def test_the_bridge_may_be_used_from_two_threads() -> None:
    screen = Screen()
    screen.hosted.deal()
    screen.publish()
    session = screen.session
    play_corners(screen.hosted.match, 60)
    total = len(screen.hosted.match.record.entries)

    def feed() -> None:
        for seq in range(1, total):
            screen.hosted.send_entries(seq)
            screen.publish()

    feeder = threading.Thread(target=feed)
    feeder.start()
    seen: list[int] = []
    while len(seen) < total:
        seen += [update.seq for update in session.poll()]
    feeder.join()
    assert seen == list(range(total))
