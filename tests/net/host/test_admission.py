"""Admission to a table: who is refused, and who is admitted."""

from __future__ import annotations

import msgspec
import pytest

from game.record.signing import Signer
from net.protocol.handshake import prove_code
from net.protocol.limits import (
    ADMISSION_S,
    CODE_ATTEMPTS,
    CODE_ATTEMPTS_TABLE,
    CODE_PAUSE_S,
    HANDSHAKE_S,
    OFFENCE_PAUSES_S,
    OFFENCES_PER_ADDRESS,
    PROTOCOL,
    SPECTATORS,
)
from net.protocol.messages import Challenge, Hello, Leave, Purpose, Refused, ResignRequest, TableOptions, Welcome
from tests.helpers.tables import SIGNERS
from tests.net.host.scripted import CODE, HASH, HOST, PRINT, Scripted, Table


def test_another_version_receives_ours() -> None:
    guest = Table().guest(1)
    guest.say(guest.hello(protocol=PROTOCOL + 1))
    assert guest.received == [Refused("version", str(PROTOCOL))]
    assert guest.closed


def test_a_key_that_is_not_ones_own_proves_nothing() -> None:
    table = Table()
    guest = table.guest(1)
    hello = msgspec.structs.replace(guest.hello(), key=SIGNERS[2].public)
    guest.say(hello)
    guest.say(guest.proof(hello))
    assert guest.refused == "identity"


def test_nobody_is_admitted_with_the_hosts_key() -> None:
    table = Table()
    guest = table.guest(1)
    guest.signer = HOST
    guest.say(guest.hello())
    assert guest.refused == "identity"


def test_a_seat_of_the_game_requires_its_key() -> None:
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


def test_a_nonce_without_its_commitment_proves_nothing() -> None:
    table = Table()
    guest = table.guest(1)
    hello = msgspec.structs.replace(guest.hello(), commitment=HASH)
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
        assert guest.received[-1] == Refused("code", str(left))
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


def test_a_new_code_ends_the_wait_of_an_address() -> None:
    table = Table()
    for _ in range(CODE_ATTEMPTS):
        table.guest(1).enter("WRONG")
    table.host.admission.new_code("HGFEDCBA")
    guest = table.guest(1)
    guest.enter("HGFEDCBA")
    assert guest.is_in


def wear_out(table: Table) -> None:
    """Try wrong codes from many addresses until the table takes none."""
    for number in range(CODE_ATTEMPTS_TABLE):
        table.guest(1, f"10.0.1.{number}").enter("WRONG")
    guest = table.guest(1)
    guest.enter()
    assert guest.refused == "attempts"


def test_many_wrong_codes_close_the_code_until_there_is_a_new_one() -> None:
    table = Table()
    wear_out(table)
    table.host.admission.new_code("HGFEDCBA")
    old, new = table.guest(1, "10.0.1.0"), table.guest(1, "10.0.1.0")
    old.enter()
    new.enter("HGFEDCBA")
    assert (old.refused, new.is_in) == ("code", True)


def test_many_wrong_codes_close_the_code_for_a_while_only() -> None:
    table = Table()
    wear_out(table)
    table.now += CODE_PAUSE_S - 1
    early = table.guest(1)
    early.enter()
    assert early.refused == "attempts"
    table.now += 2
    guest = table.guest(1)
    guest.enter()
    assert guest.is_in


def test_a_right_code_is_answered_by_a_proof_of_the_same_code() -> None:
    table = Table(3)
    knower, knocker = table.guest(1), table.guest(2)
    knower.enter()
    knocker.enter(None)
    table.host.admit(table.host.admission.knocks[0].number, True, table.now)
    table.settle()
    challenge = knower.last(Challenge)
    assert isinstance(challenge, Challenge)
    proof = prove_code(CODE, "host", PRINT, challenge.nonce, knower.nonce)
    assert [message.code for message in knower.received if isinstance(message, Welcome)] == [proof]
    assert [message.code for message in knocker.received if isinstance(message, Welcome)] == [None]


def test_a_private_table_refuses_a_guest_without_a_code_as_uninvited() -> None:
    table = Table(2, TableOptions(private=True))
    guest = table.guest(1)
    guest.enter(None)
    assert guest.refused == "uninvited"


def test_a_guest_returning_to_a_private_table_after_a_rematch_is_refused_as_over() -> None:
    table = Table(2, TableOptions(private=True))
    _, ann = table.deal(1)
    game = table.host.game
    ann.say(ResignRequest())
    table.lose(ann)
    table.host.rematch(table.now)
    table.settle()
    again = table.guest(1)
    again.enter(None, game=game)
    assert again.refused == "over"


def test_a_public_table_asks_its_host_with_the_same_safety_words() -> None:
    table = Table(3)
    guest = table.guest(1)
    guest.enter(None)
    (knock,) = table.host.admission.knocks
    assert knock.name == guest.name
    assert len(knock.safety_words) == 4
    table.host.admit(knock.number, True, table.now)
    table.settle()
    assert guest.is_in
    assert not table.host.admission.knocks
    sent_away = table.guest(2)
    sent_away.enter(None)
    table.host.admit(table.host.admission.knocks[0].number, False, table.now)
    table.settle()
    assert sent_away.refused == "denied"
    forgotten = table.guest(2)
    forgotten.enter(None)
    table.wait(ADMISSION_S + 2, 2)
    assert forgotten.refused == "denied"


def test_a_silent_guest_is_disconnected() -> None:
    table = Table()
    guest = table.guest(1)
    table.wait(HANDSHAKE_S + 1)
    assert guest.closed


def test_strangers_and_running_games() -> None:
    table = Table(2, TableOptions(spectators=False))
    table.deal(1)
    late, watcher, lost = table.guest(2), table.guest(3), table.guest(3)
    late.enter()
    watcher.enter(purpose="watch")
    lost.enter(game="0" * 32)
    assert [late.refused, watcher.refused, lost.refused] == ["started", "spectators", "game"]


def test_a_spectator_returns_without_the_code_but_not_after_being_kicked() -> None:
    table = Table(2, TableOptions(private=True))
    table.deal(1)
    watcher = table.guest(3)
    watcher.enter(purpose="watch")
    assert watcher.is_in
    table.lose(watcher)
    again = table.guest(3)
    again.enter(None, purpose="watch")
    assert again.is_in
    to_play, other = table.guest(3), table.guest(2)
    to_play.enter(None)
    other.enter(None, purpose="watch")
    assert [to_play.refused, other.refused] == ["started", "uninvited"]
    (person,) = [one.person for one in table.host.lobby.watchers if one.key == again.signer.public]
    table.host.kick(person, table.now)
    table.settle()
    last = table.guest(3)
    last.enter(None, purpose="watch")
    assert not last.is_in


def test_the_number_of_spectators_is_limited() -> None:
    table = Table()

    for number in range(SPECTATORS + 1):
        guest = table.guest(1, f"10.0.0.{number}")
        guest.signer = Signer(bytes([200 + number]) * 32)
        guest.enter(purpose="watch")
        assert guest.refused == ("spectators" if number == SPECTATORS else "")


def test_a_host_without_a_seat_does_not_count_as_a_spectator() -> None:
    table = Table(seated=False)
    table.host.attach(0, HOST.public, PRINT, "Ida", table.now, "watch")
    for number in range(SPECTATORS):
        guest = table.guest(1, f"10.0.0.{number}")
        guest.signer = Signer(bytes([200 + number]) * 32)
        guest.enter(purpose="watch")
        assert guest.is_in
    again = table.guest(1)
    again.signer = guest.signer
    again.enter(purpose="watch")
    assert again.is_in, "it replaces its own link"


def offend(table: Table, key: int, address: str = "10.0.0.9", purpose: Purpose = "watch") -> Scripted:
    """Let a person come in by a key and send what may not come; returns the guest."""
    guest = table.guest(1, address)
    guest.signer = Signer(bytes([key]) * 32)
    guest.enter(purpose=purpose)
    if guest.is_in:
        guest.say(Hello(1, (), "", "sit", "Eve", HASH, HASH, 0, HASH, ""))
        assert guest.refused == "protocol"
    return guest


def test_an_offender_is_logged_and_refused_for_longer_each_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = Table()
    waits = (*OFFENCE_PAUSES_S, OFFENCE_PAUSES_S[-1])
    for pause_s in waits:
        guest = offend(table, 201, f"10.0.1.{pause_s:.0f}")
        assert guest.is_in or guest.refused == "protocol"
        assert f"{guest.name} (10.0.1.{pause_s:.0f}, link {guest.link}) is cut off: Hello" in caplog.text
        table.now += pause_s - 1
        early = offend(table, 201)
        assert early.received[-1] == Refused("paused", "1")
        other = table.guest(2)
        other.enter(purpose="watch")
        assert other.is_in, "another person at the same address"
        other.say(Leave())
        table.now += 1
    table.now += CODE_PAUSE_S
    offend(table, 201)
    table.now += OFFENCE_PAUSES_S[0]
    assert offend(table, 201).refused == "protocol", "long ago is forgotten"


def test_new_keys_from_an_offending_address_are_refused_but_not_seated_players() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    for number in range(OFFENCES_PER_ADDRESS):
        assert offend(table, 201 + number).refused == "protocol"
    assert offend(table, 199).received[-1] == Refused("paused", f"{CODE_PAUSE_S:.0f}")
    assert offend(table, 199, "10.0.0.10").refused == "protocol"
    table.lose(ann)
    assert table.back(ann, 1).is_in
    table.now += CODE_PAUSE_S + 1
    assert offend(table, 198).refused == "protocol"


def test_offences_under_an_unproven_key_are_not_counted_against_it() -> None:
    table = Table(3)
    liar, ann = table.guest(3), table.guest(1)
    liar.say(msgspec.structs.replace(liar.hello(), key=ann.signer.public), Leave())
    assert liar.refused == "protocol"
    ann.enter()
    assert ann.is_in


def test_one_key_is_one_person() -> None:
    table = Table(3)
    _, ann, _ = table.deal(1, 2)
    twin = table.back(ann, 1)
    assert ann.refused == "busy"
    assert twin.is_in
    table.play(2)
