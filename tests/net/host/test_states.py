"""A host: what it hears in which state; all else ends that connection, and the game is unharmed."""

from __future__ import annotations

import pytest

from net.host.states import ALIVE, EXPECTED, INSIDE, LATE, PLAY, State
from net.protocol.messages import (
    MESSAGE_TYPES,
    Ack,
    AnyMessage,
    Ask,
    Backlog,
    Ballot,
    Begin,
    Challenge,
    Chat,
    CommitLine,
    Compare,
    Consent,
    Decline,
    Desync,
    Elect,
    Elected,
    Fetch,
    Goodbye,
    Hello,
    History,
    Leave,
    Lobby,
    LobbySeat,
    Message,
    Nonce,
    NotElected,
    Open,
    Ping,
    Pong,
    Presence,
    Proof,
    Propose,
    React,
    Ready,
    Refused,
    Rejected,
    Rematch,
    Rename,
    Resign,
    Resume,
    Roster,
    Said,
    Seal,
    Share,
    Sign,
    TableOptions,
    TakeSeat,
    TimeUp,
    Waiting,
    Welcome,
    Whereabouts,
    Wish,
)
from tests.net.host.scripted import HASH, SIGNATURE, in_state

ONE_OF_EACH: tuple[AnyMessage, ...] = (
    Hello(1, (), "", "sit", "Eve", HASH, HASH, 0, HASH, ""),
    Challenge(1, (), "", "Eve", HASH, HASH, ""),
    Proof(HASH, SIGNATURE, None),
    Waiting(),
    Welcome(1),
    Refused("closed"),
    Ping(1),
    Pong(1),
    Leave(),
    Lobby("Eve", TableOptions(), (LobbySeat(), LobbySeat())),
    Ready(False, HASH),
    TakeSeat(0),
    Rename("Eve"),
    Seal(()),
    Sign(SIGNATURE),
    Decline("no"),
    Open(()),
    Nonce(HASH),
    Resume("", -1, HASH, 0),
    Begin((), TableOptions(), 0, 0, 0, None, "Eve"),
    History(0, ()),
    Roster(()),
    Propose(0, "pass"),
    CommitLine(((), ()), SIGNATURE),
    Rejected(0, "", ""),
    Ack(1, 0, HASH, SIGNATURE),
    Desync(0, HASH),
    Resign(),
    Wish("end"),
    Ballot("end", None, ()),
    Consent("end", False),
    Presence((), (), False, -1),
    TimeUp(0),
    Chat("hello"),
    React("nice"),
    Said(1, "Eve", None, "", None),
    Backlog(()),
    Rematch(),
    Goodbye(),
    Ask("", 0),
    Whereabouts("", 0, "unknown", None),
    Elect("", 1, 0, 1, 0, HASH, HASH, SIGNATURE),
    NotElected("alive", 1),
    Fetch(0),
    Elected(1, 0, HASH, ()),
    Share(HASH, ()),
    Compare("", 1, 0, HASH, SIGNATURE),
)


def test_there_is_one_of_each_message_and_each_state_is_in_both_tables() -> None:
    assert {type(message) for message in ONE_OF_EACH} == set(MESSAGE_TYPES)
    assert len(ONE_OF_EACH) == len(MESSAGE_TYPES)
    assert set(EXPECTED) == set(LATE) == set(State)
    for state in State:
        assert not EXPECTED[state] & LATE[state]


@pytest.mark.parametrize("state", State)
@pytest.mark.parametrize("message", ONE_OF_EACH, ids=lambda message: type(message).__name__)
def test_what_may_not_come_ends_the_connection_and_nothing_else(
    state: State, message: AnyMessage, caplog: pytest.LogCaptureFixture
) -> None:
    table, guest = in_state(state)
    assert table.host._hall.links[guest.link].state is state
    before = table.host.match.follower.digest if table.host.match else b""
    guest.say(message)
    kind: type[Message] = type(message)
    if kind in LATE[state]:
        assert not guest.closed
    elif kind not in EXPECTED[state]:
        assert guest.refused == "protocol"
        assert guest.closed
        assert kind.__name__ in caplog.text
    if kind not in EXPECTED[state] and before:
        assert table.match.follower.digest == before
    if state not in (State.SIGNING, State.SIGNED, State.OPENING, State.OPENED):
        another = table.guest(3)
        another.enter(purpose="watch")
        assert another.is_in or table.host.phase == "game"


def test_tables_say_what_is_always_heard() -> None:
    for state in set(State) - {State.HELLO, State.PROOF}:
        assert EXPECTED[state] >= ALIVE
    assert EXPECTED[State.PLAYING] >= PLAY
    assert EXPECTED[State.LOBBY] >= INSIDE
