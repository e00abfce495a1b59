"""Bad input at the dealer's: each ends one connection or is turned down, and the game is unharmed."""

from __future__ import annotations

import msgspec
import pytest

from game.keys import Signer, ack_message
from net.host_states import ALIVE, EXPECTED, INSIDE, LATE, PLAY, State
from net.limits import (
    ADMISSION_S,
    CODE_ATTEMPTS,
    CODE_ATTEMPTS_TABLE,
    CODE_PAUSE_S,
    CONNECTIONS,
    CONNECTIONS_PER_ADDRESS,
    HANDSHAKE_S,
    MESSAGE_BURST,
    SPECTATORS,
)
from net.messages import (
    MESSAGE_TYPES,
    Ack,
    AnyMessage,
    Ask,
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
    Sign,
    TableOptions,
    TakeSeat,
    Waiting,
    Welcome,
    Whereabouts,
    Wish,
)
from tests.net.scripted import HOST, Scripted, Table
from tests.tables import SIGNERS

HASH, SIGNATURE = bytes(32), bytes(64)
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
    Chat("hello"),
    React("nice"),
    Said(1, "Eve", None, "", None),
    Rematch(),
    Goodbye(),
    Ask("", 0),
    Whereabouts("", 0, "unknown", None),
    Elect("", 1, 0, 1, 0, HASH, HASH, (), SIGNATURE),
    NotElected("alive", 1),
    Fetch(0),
    Elected(1, 0, HASH, ()),
    Compare("", 1, 0, HASH, SIGNATURE),
)


def in_state(state: State) -> tuple[Table, Scripted]:
    """Bring a guest to a state."""
    table = Table(3, TableOptions(wait_s=-1))
    guest = table.guest(1)
    match state:
        case State.HELLO:
            pass
        case State.PROOF:
            guest.say(guest.hello())
        case State.DOOR:
            guest.enter(None)
        case State.LOBBY:
            guest.enter()
        case State.WATCHING:
            guest.enter(purpose="watch")
            table.deal(2, 3)
        case State.RESUMING | State.PLAYING:
            table.lose(guest)
            _, first, _ = table.deal(1, 2)
            table.lose(first)
            guest = table.back(first, 1, resume=state is State.PLAYING)
        case _:
            guest.enter()
            other = table.guest(2)
            other.enter()
            for one in (table.own, guest, other):
                one.ready()
            guest.acks = other.acks = False
            table.host.start()
            table.settle()
            if state is not State.SIGNING:
                assert guest.follower is not None
                header = guest.follower.record.header
                message = ack_message(header.game, 0, 0, guest.follower.digest)
                guest.say(Sign(guest.signer.sign(message)))
                if state is not State.SIGNED:
                    other.say(Sign(other.signer.sign(message)))
                if state is State.OPENED:
                    guest.say(Nonce(guest.nonce))
    return table, guest


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


# --- the door --------------------------------------------------------------------------------------------------------


def test_another_version_is_told_ours() -> None:
    guest = Table().guest(1)
    guest.say(guest.hello(protocol=2))
    assert guest.heard == [Refused("version", "1")]
    assert guest.closed


def test_a_key_that_is_not_ones_own_proves_nothing() -> None:
    table = Table()
    guest = table.guest(1)
    hello = msgspec.structs.replace(guest.hello(), key=SIGNERS[2].public)
    guest.say(hello)
    guest.say(guest.proof(hello))
    assert guest.refused == "identity"


def test_nobody_comes_in_with_the_hosts_key() -> None:
    table = Table()
    guest = table.guest(1)
    guest.signer = HOST
    guest.say(guest.hello())
    assert guest.refused == "identity"


def test_a_seat_of_the_game_is_not_had_without_its_key() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    thief = table.guest(3)
    hello = msgspec.structs.replace(thief.hello(), key=ann.signer.public)
    thief.say(hello)
    thief.say(thief.proof(hello))
    assert thief.refused == "identity"
    assert not ann.closed


def test_a_replayed_handshake_proves_nothing() -> None:
    table = Table(3)
    guest = table.guest(1)
    hello = guest.hello()
    guest.say(hello)
    proof = guest.proof(hello)
    guest.say(proof)
    assert guest.is_in
    replay = table.guest(1)
    replay.say(hello)
    replay.say(proof)
    assert replay.refused == "identity"
    assert not guest.closed


def test_a_number_that_was_not_promised_proves_nothing() -> None:
    table = Table()
    guest = table.guest(1)
    hello = msgspec.structs.replace(guest.hello(), promise=HASH)
    guest.say(hello)
    guest.say(guest.proof(hello))
    assert guest.refused == "identity"


def test_a_handshake_that_changes_its_name_proves_nothing() -> None:
    table = Table()
    guest = table.guest(1)
    guest.say(guest.hello())
    guest.say(guest.proof(msgspec.structs.replace(guest.hello(), name="Eve")))
    assert guest.refused == "identity"


def test_wrong_codes_are_counted_for_each_address() -> None:
    table = Table()
    for left in reversed(range(CODE_ATTEMPTS)):
        guest = table.guest(1)
        guest.enter("WRONG")
        assert guest.heard[-1] == Refused("code", str(left))
    guest = table.guest(1)
    guest.enter()
    assert guest.refused == "attempts"
    other = table.guest(2, "10.0.0.10")
    other.enter()
    assert other.is_in
    table.now += CODE_PAUSE_S + 1
    table.lose(other)
    guest = table.guest(1)
    guest.enter()
    assert guest.is_in


def test_many_wrong_codes_close_the_code_until_there_is_a_new_one() -> None:
    table = Table()
    for number in range(CODE_ATTEMPTS_TABLE):
        guest = table.guest(1, f"10.0.1.{number}")
        guest.enter("WRONG")
    guest = table.guest(1)
    guest.enter()
    assert guest.refused == "attempts"
    table.host.new_code("ABCDEFGH")
    guest = table.guest(1)
    guest.enter()
    assert guest.is_in


def test_a_private_table_wants_the_code() -> None:
    table = Table(2, TableOptions(private=True))
    guest = table.guest(1)
    guest.enter(None)
    assert guest.refused == "code"


def test_a_public_table_asks_its_host_who_sees_the_same_words() -> None:
    table = Table(3)
    guest = table.guest(1)
    guest.enter(None)
    (knock,) = table.host.knocks
    assert knock.name == guest.name
    assert len(knock.words) == 4
    table.host.admit(knock.number, True)
    table.settle()
    assert guest.is_in
    assert not table.host.knocks
    sent_away = table.guest(2)
    sent_away.enter(None)
    table.host.admit(table.host.knocks[0].number, False)
    table.settle()
    assert sent_away.refused == "denied"
    forgotten = table.guest(2)
    forgotten.enter(None)
    table.wait(ADMISSION_S + 2, 2)
    assert forgotten.refused == "denied"


def test_who_says_nothing_is_sent_away() -> None:
    table = Table()
    guest = table.guest(1)
    table.wait(HANDSHAKE_S + 1)
    assert guest.closed


def test_a_thousand_connections_that_say_nothing() -> None:
    table = Table(3)
    table.deal(1, 2)
    silent = [table.guest(3, f"10.0.{number % 200}.1") for number in range(1000)]
    assert sum(not guest.closed for guest in silent) <= CONNECTIONS
    table.wait(HANDSHAKE_S + 1)
    assert all(guest.closed for guest in silent)
    table.play(2)


def test_one_address_cannot_take_all_connections() -> None:
    table = Table()
    guests = [table.guest(1) for _ in range(CONNECTIONS_PER_ADDRESS + 3)]
    assert [guest.refused for guest in guests[-3:]] == ["busy"] * 3


def test_strangers_and_running_games() -> None:
    table = Table(2, TableOptions(spectators=False))
    table.deal(1)
    late, watcher, lost = table.guest(2), table.guest(3), table.guest(3)
    late.enter()
    watcher.enter(purpose="watch")
    lost.enter(game="0" * 32)
    assert [late.refused, watcher.refused, lost.refused] == ["started", "spectators", "game"]


def test_only_so_many_look_on() -> None:
    table = Table()

    for number in range(SPECTATORS + 1):
        guest = table.guest(1, f"10.0.0.{number}")
        guest.signer = Signer(bytes([200 + number]) * 32)
        guest.enter(purpose="watch")
        assert guest.refused == ("full" if number == SPECTATORS else "")


# --- the start -------------------------------------------------------------------------------------------------------


def test_a_wrong_signature_on_the_header_calls_the_start_off() -> None:
    table, guest = in_state(State.SIGNING)
    guest.say(Sign(SIGNATURE))
    assert guest.refused == "protocol"
    assert Rejected(-1, "declined", guest.name) in table.own.heard
    assert table.host.phase == "lobby"


def test_another_share_than_the_promised_one_calls_the_start_off() -> None:
    table, guest = in_state(State.OPENING)
    guest.say(Nonce(HASH))
    assert guest.refused == "protocol"
    assert table.host.phase == "lobby"


def test_a_promise_counts_for_one_start_only() -> None:
    table, guest = in_state(State.OPENING)
    guest.say(Nonce(guest.nonce))
    table.lose(guest)
    assert not any(seat.ready for seat in table.host.lobby.seats)


# --- the game --------------------------------------------------------------------------------------------------------


def playing() -> tuple[Table, Scripted, Scripted]:
    """Give a table, who is to move, and who is not."""
    table = Table(2)
    guests = table.deal(1)
    while table.match.state.turn != 1:
        table.play(1)
    return table, guests[1], guests[0]


@pytest.mark.parametrize(
    "action",
    [
        "take white white white",
        "take gold",
        "buy 3.1 nobody with nothing",
        "deal 1.1 anything",
        "reserve 3.9",
        "claim tile 9",
        "pass",
        "nonsense",
        "",
        "take " + "w99" * 60,
        "buy hand 9.9 x",
        "\u202e\ud800",
    ],
)
def test_illegal_proposals_are_turned_down(action: str) -> None:
    table, mover, _ = playing()
    before = table.last
    mover.say(Propose(before, action))
    assert isinstance(mover.heard[-1], Rejected)
    assert mover.heard[-1].text
    assert table.last == before
    mover.say(mover.proposal())
    assert table.last == before + 1


def test_an_illegal_proposal_names_the_rule() -> None:
    table, mover, _ = playing()
    mover.say(Propose(table.last, "take white white white"))
    assert isinstance(mover.heard[-1], Rejected)
    assert mover.heard[-1].reason.startswith("TAKE")


def test_stale_and_repeated_proposals_are_turned_down() -> None:
    table, mover, _ = playing()
    proposal = mover.proposal()
    before = table.last
    mover.say(msgspec.structs.replace(proposal, seq=before - 1))
    mover.say(msgspec.structs.replace(proposal, seq=before + 1))
    assert table.last == before
    mover.say(proposal)
    after = table.last
    mover.say(proposal, proposal)
    assert table.last == after > before
    assert len(mover.got(Rejected)) == 4


def test_proposals_out_of_turn_are_turned_down() -> None:
    table, _, other = playing()
    before = table.last
    other.say(Propose(before, "take white blue green"))
    assert isinstance(other.heard[-1], Rejected)
    assert table.last == before


def test_a_spectator_cannot_play() -> None:
    table, _, _ = playing()
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    watcher.say(Resume("", -1, HASH, 0))
    watcher.say(Propose(table.last, "take white blue green"))
    assert watcher.refused == "protocol"


def test_a_wrong_signature_on_an_acknowledgement_ends_the_connection() -> None:
    table, mover, _ = playing()
    mover.say(msgspec.structs.replace(mover.ack(table.last), signature=SIGNATURE))
    assert mover.refused == "protocol"


def test_an_acknowledgement_of_what_never_was_ends_the_connection() -> None:
    table, mover, _ = playing()
    mover.say(msgspec.structs.replace(mover.ack(table.last), seq=table.last + 5))
    assert mover.refused == "protocol"


def test_an_acknowledgement_in_anothers_name_ends_the_connection() -> None:
    table, mover, other = playing()
    mover.say(other.ack(table.last))
    assert mover.refused == "protocol"


def test_who_signs_another_chain_is_sent_out() -> None:
    table, mover, _ = playing()
    game = table.host.game
    signature = mover.signer.sign(ack_message(game, 1, 0, HASH))
    mover.say(Ack(1, 0, HASH, signature))
    assert mover.refused == "forked"


def test_who_asks_for_the_whole_log_too_often_is_sent_out() -> None:
    table, mover, _ = playing()
    for _ in range(3):
        mover.say(Desync(2, HASH))
        assert mover.follower is not None
        assert mover.follower.digest == table.match.follower.digest
    mover.say(Desync(2, HASH))
    assert mover.refused == "forked"


def test_who_has_promised_itself_to_a_newer_deal_is_sent_on() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    table.lose(ann)
    again = table.back(ann, 1, resume=False)
    again.say(Resume(table.host.game, 0, HASH, 7))
    assert again.refused == "moved"
    assert table.host.newer == 7


def test_too_many_messages_end_the_connection() -> None:
    _, mover, _ = playing()
    for _ in range(MESSAGE_BURST + 1):
        mover.say(Ping(1))
    assert mover.refused == "rate"
    assert mover.closed


def test_bytes_that_are_no_protocol_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    table, mover, _ = playing()
    table.host.broken(mover.link, "a frame of 4 GiB", table.now)
    table.settle()
    assert mover.refused == "protocol"
    assert "4 GiB" in caplog.text


def test_one_key_is_one_person() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    twin = table.back(ann, 1)
    assert ann.refused == "busy"
    assert twin.is_in
    table.play(2)


def test_a_wish_that_nobody_has_is_not_agreed_to() -> None:
    table, mover, other = playing()
    before = table.last
    mover.say(Consent("end", True), Consent("takeback", True))
    other.say(Consent("end", True))
    assert table.last == before


def test_a_vote_of_the_asker_counts_once() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    ann.say(Wish("end"), Consent("end", True), Wish("end"), Consent("end", True))
    assert table.match.end is None


def test_tables_say_what_is_always_heard() -> None:
    for state in set(State) - {State.HELLO, State.PROOF}:
        assert EXPECTED[state] >= ALIVE
    assert EXPECTED[State.PLAYING] >= PLAY
    assert EXPECTED[State.LOBBY] >= INSIDE
