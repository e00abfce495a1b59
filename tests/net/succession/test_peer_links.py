"""Fellow players prove their identity to each other."""

from __future__ import annotations

import hashlib
import random

import msgspec
import pytest

from game.record.signing import Signer
from game.rules import Seat
from net.protocol.limits import HANDSHAKE_S, PROTOCOL
from net.protocol.link_effects import Close, Dial, Send
from net.protocol.messages import Ask, Challenge, Hello, Message, PeerAddress, Proof, Refused, Welcome
from net.succession.peer_links import REDIAL_S, PeerLinks
from tests.helpers.tables import SIGNERS

GAME = "ab" * 16


class Side:
    """One of two players who dial each other, over links of the same number."""

    def __init__(self, seat: Seat, signer: Signer) -> None:
        self.certificate = hashlib.sha256(bytes([seat])).digest()
        self.up: list[tuple[int, Seat]] = []
        self.gone: list[int] = []
        self.peering = PeerLinks(
            signer,
            self.certificate,
            f"P{seat}",
            1000 + seat,
            random.Random(seat).randbytes,
            GAME,
            {SIGNERS[number].public: number for number in range(3)},
            lambda link, other, _: self.up.append((link, other)),
            lambda link, _: self.gone.append(link),
        )
        self.peer = PeerAddress(seat, signer.public, self.certificate, "10.0.0.1", 1000 + seat)

    def sent(self) -> list[Message]:
        return [effect.message for effect in self.peering.drain() if isinstance(effect, Send)]

    def receive(self, messages: list[Message]) -> list[Message]:
        for message in messages:
            if isinstance(message, Hello):
                self.peering.greeted(2, "10.0.0.9", message, 0.0)
            elif 2 in self.peering.calls:
                self.peering.received(2, message, 0.0)
        return self.sent()


@pytest.fixture
def sides() -> tuple[Side, Side]:
    return Side(1, SIGNERS[1]), Side(2, SIGNERS[2])


def greet(caller: Side, called: Side) -> list[Message]:
    caller.peering.dial(2, called.peer, 0.0)
    assert caller.peering.drain() == [Dial(2, "10.0.0.1", called.peer.port, called.certificate)]
    caller.peering.connected(2, called.certificate, called.peer.key, 0.0)
    return caller.sent()


def test_two_players_know_each_other_after_four_messages(sides: tuple[Side, Side]) -> None:
    caller, called = sides
    hello = greet(caller, called)
    challenge = called.receive(hello)
    proof = caller.receive(challenge)
    welcome = called.receive(proof)
    assert [type(message) for message in (*hello, *challenge, *proof, *welcome)] == [Hello, Challenge, Proof, Welcome]
    assert caller.receive(welcome) == []
    assert caller.up == [(2, 2)]
    assert called.up == [(2, 1)]
    assert caller.peering.received(2, Ask(GAME, 1), 0.0) == Ask(GAME, 1)


def test_a_proof_is_good_for_one_connection_only(sides: tuple[Side, Side]) -> None:
    caller, called = sides
    hello = greet(caller, called)
    proof = caller.receive(called.receive(hello))
    called.receive(proof)
    other = Side(0, SIGNERS[0])
    other.receive(hello)
    assert other.receive(proof) == [Refused("identity")]
    called.peering.calls.clear()
    called.receive(hello)
    assert called.receive(proof) == [Refused("identity")]


def test_somebody_elses_key_proves_nothing(sides: tuple[Side, Side]) -> None:
    caller, called = sides
    (hello,) = greet(caller, called)
    assert isinstance(hello, Hello)
    forged = msgspec.structs.replace(hello, key=SIGNERS[0].public)
    proof = caller.receive(called.receive([forged]))
    assert called.receive(proof) == [Refused("identity")]
    assert not called.up


def test_strangers_and_other_games_are_refused(sides: tuple[Side, Side]) -> None:
    caller, called = sides
    (hello,) = greet(caller, called)
    assert isinstance(hello, Hello)
    assert called.receive([msgspec.structs.replace(hello, game="cd" * 16)]) == [Refused("game")]
    assert called.receive([msgspec.structs.replace(hello, key=bytes(32))]) == [Refused("game")]
    assert called.receive([msgspec.structs.replace(hello, protocol=7)]) == [Refused("version", str(PROTOCOL))]
    assert not called.peering.calls


def test_a_certificate_with_another_key_is_sent_nothing(sides: tuple[Side, Side]) -> None:
    caller, called = sides
    caller.peering.dial(2, called.peer, 0.0)
    caller.peering.drain()
    caller.peering.connected(2, called.certificate, SIGNERS[0].public, 0.0)
    assert caller.peering.drain() == [Close(2)]


def test_an_unexpected_message_ends_the_link(sides: tuple[Side, Side]) -> None:
    caller, called = sides
    called.receive(greet(caller, called))
    called.peering.received(2, Ask(GAME, 1), 0.0)
    assert called.peering.drain() == [Close(2)]


def test_a_slow_handshake_ends_and_is_tried_again(sides: tuple[Side, Side]) -> None:
    caller, called = sides
    greet(caller, called)
    assert caller.peering.is_calling(called.peer.key, 1.0)
    caller.peering.tick(HANDSHAKE_S + 1)
    assert caller.peering.drain() == [Close(2)]
    assert caller.peering.is_calling(called.peer.key, HANDSHAKE_S + 1)
    assert not caller.peering.is_calling(called.peer.key, HANDSHAKE_S + 1 + REDIAL_S)
