"""A host: the messages it accepts in each state; all others end that connection, and the game is unharmed."""

from __future__ import annotations

import pytest

from net.host.expected_messages import ALIVE, EXPECTED, INSIDE, LATE, PLAY, LinkState
from net.protocol.messages import (
    MESSAGE_TYPES,
    Ack,
    Ask,
    Backlog,
    Begin,
    Challenge,
    Chat,
    ChatRelay,
    Compare,
    Decline,
    DesyncReport,
    Elect,
    Elected,
    Fetch,
    Goodbye,
    HeaderProposal,
    HeaderSignature,
    Hello,
    History,
    Leave,
    Lobby,
    LobbySeat,
    Message,
    NotElected,
    Ping,
    Pong,
    Presence,
    Proof,
    ProposalRejected,
    Propose,
    React,
    Ready,
    Refused,
    Rematch,
    Rename,
    Reply,
    Request,
    RequestStatus,
    ResignRequest,
    Resume,
    Roster,
    SeedShareRequest,
    SeedShareReveal,
    SignedEntry,
    TableOptions,
    TakeSeat,
    TimeUp,
    VoterShare,
    Waiting,
    Welcome,
    Whereabouts,
)
from tests.net.host.scripted import HASH, SIGNATURE, in_state

ONE_OF_EACH: tuple[Message, ...] = (
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
    HeaderProposal(()),
    HeaderSignature(SIGNATURE),
    Decline("no"),
    SeedShareRequest(()),
    SeedShareReveal(HASH),
    Resume("", -1, HASH, 0),
    Begin((), TableOptions(), 0, 0, 0, None, "Eve"),
    History(0, ()),
    Roster(()),
    Propose(0, "pass"),
    SignedEntry(((), ()), SIGNATURE),
    ProposalRejected(0, "", ""),
    Ack(1, 0, HASH, SIGNATURE),
    DesyncReport(0, HASH),
    ResignRequest(),
    Request("end"),
    RequestStatus("end", None, ()),
    Reply("end", False),
    Presence((), (), False, -1),
    TimeUp(0),
    Chat("hello"),
    React("nice"),
    ChatRelay(1, "Eve", None, "", None),
    Backlog(()),
    Rematch(),
    Goodbye(),
    Ask("", 0),
    Whereabouts("", 0, "unknown", None),
    Elect("", 1, 0, 1, 0, HASH, HASH, SIGNATURE),
    NotElected("alive", 1),
    Fetch(0),
    Elected(1, 0, HASH, ()),
    VoterShare(HASH, ()),
    Compare("", 1, 0, HASH, SIGNATURE),
)


def test_there_is_one_of_each_message_and_a_row_for_each_state() -> None:
    assert {type(message) for message in ONE_OF_EACH} == set(MESSAGE_TYPES)
    assert len(ONE_OF_EACH) == len(MESSAGE_TYPES)
    assert set(EXPECTED) == set(LinkState)
    for state, late in LATE.items():
        assert not EXPECTED[state] & late


@pytest.mark.parametrize("state", LinkState)
@pytest.mark.parametrize("message", ONE_OF_EACH, ids=lambda message: type(message).__name__)
def test_an_unexpected_message_ends_the_connection_and_nothing_else(
    state: LinkState, message: Message, caplog: pytest.LogCaptureFixture
) -> None:
    table, guest = in_state(state)
    assert table.host._connections.links[guest.link].state is state
    before = table.host.match.follower.digest if table.host.match else b""
    guest.say(message)
    kind: type[Message] = type(message)
    if kind in LATE.get(state, ()):
        assert not guest.closed
    elif kind not in EXPECTED[state]:
        assert guest.refused == "protocol"
        assert guest.closed
        assert kind.__name__ in caplog.text
    if kind not in EXPECTED[state] and before:
        assert table.match.follower.digest == before
    if state not in (LinkState.SIGNING, LinkState.SIGNED, LinkState.REVEALING, LinkState.REVEALED):
        another = table.guest(3)
        another.enter(purpose="watch")
        assert another.is_in or table.host.phase == "game"


def test_the_tables_list_messages_accepted_in_every_state() -> None:
    for state in set(LinkState) - {LinkState.HELLO, LinkState.PROOF}:
        assert EXPECTED[state] >= ALIVE
    assert EXPECTED[LinkState.PLAYING] >= PLAY
    assert EXPECTED[LinkState.LOBBY] >= INSIDE
