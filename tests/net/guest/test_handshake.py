"""The handshake of guests: whom they connect to, and how they prove their identity."""

from __future__ import annotations

import hashlib
import hmac
from typing import get_args

import msgspec
import pytest

from game.record.hashing import encode
from game.record.signing import Signer, is_signed
from net.guest.states import GuestState
from net.protocol.handshake import code_key, commit_nonce, proof_message, prove_code
from net.protocol.limits import ADMISSION_S, HANDSHAKE_S, LAN, PROTOCOL, SERVED, SILENCE_S, KeepAlive
from net.protocol.messages import Hello, Leave, Ping, Pong, Proof, RefusalReason, Refused, Welcome
from net.protocol.safety_words import words_for
from tests.helpers.tables import SIGNERS
from tests.net.guest.guest_states import STATE_SETUPS, greeted, proven
from tests.net.guest.scripted_host import CHALLENGE, FINGERPRINT, HOST_SIGNER, OWN, Hosted


def test_a_guest_proves_itself_for_this_connection_only() -> None:
    hosted = Hosted()
    guest = hosted.guest
    guest.handshake.code = "ABCD1234"
    guest.connected(FINGERPRINT, HOST_SIGNER.public, 0.0)
    (hello,) = guest.drain()
    assert isinstance(hello, Hello)
    (proof,) = hosted.send(CHALLENGE)
    assert isinstance(proof, Proof)
    assert commit_nonce(proof.nonce) == hello.commitment
    assert is_signed(
        guest.signer.public, proof_message(FINGERPRINT, CHALLENGE.nonce, hello, proof.nonce), proof.signature
    )
    assert proof.code == prove_code("ABCD1234", "guest", FINGERPRINT, CHALLENGE.nonce, proof.nonce)
    assert guest.handshake.safety_words == words_for(FINGERPRINT, OWN, CHALLENGE.nonce, proof.nonce)


def with_code(pinned: bytes | None = None) -> tuple[Hosted, bytes]:
    """Return a hosted guest with a code that has sent its proof, and the proof's nonce."""
    hosted = Hosted()
    hosted.guest.handshake.code, hosted.guest.handshake.pinned = "ABCD1234", pinned
    hosted.guest.connected(FINGERPRINT, HOST_SIGNER.public, 0.0)
    _, proof = hosted.send(CHALLENGE)
    assert isinstance(proof, Proof)
    return hosted, proof.nonce


def shown_on_return(fingerprint: bytes, host: Signer) -> tuple[Hosted, bytes | None]:
    """Lose the link of an admitted guest, connect it to a host, and return it with the code proof sent to that."""
    hosted, number = with_code()
    hosted.send(Welcome(1, prove_code("ABCD1234", "host", FINGERPRINT, CHALLENGE.nonce, number)))
    hosted.guest.closed(hosted.now)
    hosted.guest.connected(fingerprint, host.public, hosted.now)
    _, proof = hosted.send(msgspec.structs.replace(CHALLENGE, key=host.public))
    assert isinstance(proof, Proof)
    return hosted, proof.code


def test_a_code_is_sent_to_the_table_that_issued_it_and_to_no_other_host() -> None:
    assert shown_on_return(FINGERPRINT, HOST_SIGNER)[1] is not None
    assert shown_on_return(b"e" * 32, SIGNERS[0])[1] is None


def test_a_known_guest_knocks_where_the_table_has_another_code() -> None:
    hosted, _ = shown_on_return(FINGERPRINT, HOST_SIGNER)
    hosted.send(Refused("code", "4"))
    assert hosted.guest.link.hang_up
    hosted.guest.closed(hosted.now)
    assert hosted.guest.should_redial
    assert not hosted.guest.problem
    greeted(hosted)
    proof = hosted.send(CHALLENGE)[-1]
    assert isinstance(proof, Proof)
    assert proof.code is None


def test_a_host_without_the_typed_code_is_refused() -> None:
    for echoed in (False, True):
        hosted, number = with_code()
        sent = prove_code("ABCD1234", "guest", FINGERPRINT, CHALLENGE.nonce, number) if echoed else None
        hosted.send(Welcome(1, sent))
        assert "does not accept the code “ABCD1234”" in hosted.guest.problem
        assert hosted.guest.link.hang_up


def test_a_host_that_proves_the_code_or_is_in_the_invitation_is_accepted() -> None:
    hosted, number = with_code()
    hosted.send(Welcome(1, prove_code("ABCD1234", "host", FINGERPRINT, CHALLENGE.nonce, number)))
    assert hosted.guest.state == "admitted"
    hosted, _ = with_code(pinned=FINGERPRINT)
    hosted.send(Welcome(1))
    assert hosted.guest.state == "admitted"


def test_a_code_is_expensive_to_guess() -> None:
    key = code_key("ABCD1234", FINGERPRINT)
    assert key == hashlib.scrypt(b"ABCD1234", salt=FINGERPRINT, n=2**14, r=8, p=1, dklen=32)
    assert key != code_key("ABCD1234", OWN)
    message = encode("host", FINGERPRINT, CHALLENGE.nonce, OWN)
    assert prove_code("ABCD1234", "host", FINGERPRINT, CHALLENGE.nonce, OWN) == hmac.digest(key, message, "sha256")


def test_another_certificate_than_that_of_the_invitation_is_sent_nothing() -> None:
    hosted = Hosted()
    hosted.guest.handshake.pinned = b"x" * 32
    hosted.guest.connected(FINGERPRINT, HOST_SIGNER.public, 0.0)
    assert hosted.guest.drain() == []
    assert "different host than the invitation" in hosted.guest.problem
    assert hosted.guest.link.hang_up


def test_a_host_with_another_key_than_its_certificate_is_refused() -> None:
    hosted = Hosted()
    hosted.guest.connected(FINGERPRINT, SIGNERS[0].public, 0.0)
    assert len(hosted.send(CHALLENGE)) == 1
    assert "Ida could not prove their identity" in hosted.guest.alarm


@pytest.mark.parametrize(("version", "who"), [(PROTOCOL + 1, "Update yours"), (PROTOCOL - 1, "Ask them to update")])
def test_another_version_is_refused_with_a_sentence(version: int, who: str) -> None:
    hosted = Hosted()
    greeted(hosted)
    hosted.send(msgspec.structs.replace(CHALLENGE, protocol=version))
    assert who in hosted.guest.problem


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("uninvited", "The host’s table is invitation only. Ask the host for the invitation or code."),
        ("code", "Wrong code. Ask the host for the current code."),
    ],
)
def test_a_host_without_a_name_is_the_host_in_a_sentence(reason: RefusalReason, sentence: str) -> None:
    hosted = Hosted()
    greeted(hosted)
    hosted.send(msgspec.structs.replace(CHALLENGE, name=""))
    hosted.send(Refused(reason))
    assert hosted.guest.problem == sentence


@pytest.mark.parametrize("reason", get_args(RefusalReason))
def test_every_refusal_is_a_sentence(reason: RefusalReason) -> None:
    hosted = Hosted()
    proven(hosted)
    hosted.send(Refused(reason, "7" if reason == "version" else ""))
    assert hosted.guest.phase == "closed"
    assert hosted.guest.problem.endswith(".")
    assert "{" not in hosted.guest.problem


@pytest.mark.parametrize(
    ("way", "after", "words"),
    [
        ("greeted", HANDSHAKE_S, "no Cabochon table at this address"),
        ("admission", ADMISSION_S, "did not answer your request to join"),
    ],
)
def test_admission_times_out(way: GuestState, after: float, words: str) -> None:
    hosted = Hosted()
    STATE_SETUPS[way](hosted)
    step = hosted.now
    while hosted.now < step + after - 1:
        hosted.now += 1
        hosted.send(Ping(0))
        hosted.guest.tick(hosted.now)
    assert not hosted.guest.problem
    hosted.guest.tick(hosted.now + 2)
    assert words in hosted.guest.problem


@pytest.mark.parametrize("pace", [LAN, SERVED])
def test_a_guest_that_answers_its_hosts_pings_sends_none_of_its_own(pace: KeepAlive) -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.link.pace = pace
    hosted.send(Ping(1))
    for _ in range(5):
        hosted.now += pace.ping_s + 0.3
        hosted.guest.tick(hosted.now)
        assert hosted.guest.drain() == []
        assert hosted.send(Ping(3)) == [Pong(3)]


def test_a_silent_host_is_lost_and_an_idle_guest_sends_keepalives() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.tick(hosted.now + LAN.guest_ping_s - 0.1)
    assert hosted.guest.drain() == []
    hosted.guest.tick(hosted.now + LAN.guest_ping_s)
    assert hosted.guest.drain() == [Ping(0)]
    hosted.guest.tick(hosted.now + SILENCE_S + 0.1)
    assert hosted.guest.link.hang_up
    hosted.guest.closed(hosted.now + SILENCE_S + 0.1)
    assert hosted.guest.should_redial
    assert hosted.guest.phase == "game"


def test_a_connection_that_ends_before_admission_is_a_problem() -> None:
    hosted = Hosted()
    proven(hosted)
    hosted.guest.closed(hosted.now)
    assert hosted.guest.phase == "closed"
    assert not hosted.guest.should_redial
    assert not hosted.guest.link.hang_up


def test_leaving_is_announced_and_final() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.leave()
    assert hosted.guest.drain() == [Leave()]
    hosted.guest.closed(hosted.now)
    assert hosted.guest.phase == "closed"
    assert not hosted.guest.problem
