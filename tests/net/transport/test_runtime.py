"""Real connections over loopback, with well-behaved and misbehaving peers. No test depends on timing."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import os
import random
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from net.protocol import limits
from net.protocol.framing import LENGTH, encode
from net.protocol.link_effects import Send
from net.protocol.messages import Chat, Message, Ping, Pong, Refused
from net.transport.connection import Connection, Limits
from net.transport.identity import load_or_create
from net.transport.runtime import Machine, Runtime
from net.transport.tls import Tls, client_context, server_context
from tests.helpers.waiting import PATIENCE_S
from tests.net.transport.wires import Station, plain, read_some, receive_all, secure

Make = Callable[..., Station]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    stations: list[Station] = []

    def build(rules: Limits | None = None) -> Station:
        stations.append(Station(tmp_path / str(len(stations)), rules))
        return stations[-1]

    yield build
    for station in stations:
        station.runtime.stop()


def joined(make: Make) -> tuple[Station, Station]:
    """Return a host and a guest whose link 2 leads to it as link 1."""
    host, guest = make(), make()
    guest.dial(host, host.identity.fingerprint)
    assert guest.next()[0] == "connected"
    assert host.next() == ("opened", 1, "127.0.0.1")
    return host, guest


def well(host: Station, guest: Station) -> None:
    """Assert that a good peer is still served."""
    guest.send(2, Ping(7))
    assert guest.next() == ("received", 2, Pong(7))
    assert host.next() == ("received", 1, Ping(7))


# --- good peers ----------------------------------------------------------------------------------------------------


def test_a_connection_reports_the_certificate_and_key_it_reached(make: Make) -> None:
    host, guest = make(), make()
    guest.dial(host, None)
    assert guest.next() == ("connected", 2, host.identity.fingerprint, host.identity.signer.public)


def test_messages_arrive_whole_and_in_order(make: Make) -> None:
    host, guest = joined(make)
    said = [Chat(f"{n}" * n) for n in range(100)]
    guest.send(2, *said)
    assert [host.next() for _ in said] == [("received", 1, message) for message in said]


def test_a_long_message_passes_both_ways(make: Make) -> None:
    host, guest = joined(make)
    guest.send(2, Chat("ü" * limits.CHAT_LENGTH))
    assert host.next() == ("received", 1, Chat("ü" * limits.CHAT_LENGTH))
    host.send(1, Chat("ü" * limits.CHAT_LENGTH))
    assert guest.next() == ("received", 2, Chat("ü" * limits.CHAT_LENGTH))


def test_messages_sent_before_the_end_still_arrive(make: Make) -> None:
    host, guest = joined(make)
    host.send(1, Refused("full"))
    host.close(1)
    assert guest.next() == ("received", 2, Refused("full"))
    assert guest.next() == ("closed", 2)


def test_a_stopped_runtime_leaves_no_call_waiting(make: Make) -> None:
    host, guest = joined(make)
    host.runtime.stop()
    assert guest.next() == ("closed", 2)
    guest.dial(host, None, link=4)
    assert guest.next() == ("failed", 4, "unreachable")


def test_a_stopping_runtime_closes_a_connection_being_accepted(make: Make) -> None:
    host = make()
    callers: list[socket.socket] = []

    def call_and_stop(*_: object) -> None:
        # In the loop's own thread: it begins to stop in the turn in which it accepts the connection.
        callers.append(plain(host))
        host.runtime._loop.call_soon(host.runtime._ending.set)

    host.runtime.call(call_and_stop).result(PATIENCE_S)
    host.runtime.stop()
    with callers[0] as caller:
        assert read_some(caller) == b""
    assert not any(connection.open for connection in host.runtime._made)
    gc.collect()  # a socket that was left open is an error here


def test_the_wrong_fingerprint_is_detected_before_any_message(make: Make) -> None:
    host, guest = make(), make()
    guest.dial(host, guest.identity.fingerprint)
    assert guest.next() == ("failed", 2, "identity")
    assert host.next() == ("opened", 1, "127.0.0.1")
    assert host.next() == ("closed", 1)


def test_a_server_that_is_no_table_counts_as_unreachable(make: Make) -> None:
    guest = make()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(20)
        other = make()
        other.runtime.port = listener.getsockname()[1]
        guest.dial(other, None)
        connection, _ = listener.accept()
        with connection:
            connection.sendall(b"220 mail.example.org ESMTP\r\n")
            assert guest.next() == ("failed", 2, "unreachable")


# --- bad peers -----------------------------------------------------------------------------------------------------


def test_any_bytes_end_only_their_own_connection(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    host, guest = joined(make)
    noise = random.Random(3)
    with caplog.at_level(logging.WARNING), secure(host) as stranger:
        assert host.next()[0] == "opened"
        stranger.sendall(LENGTH.pack(64) + noise.randbytes(64))
        assert receive_all(stranger) == [Refused("protocol")]
        assert host.next()[:2] == ("broken", 3)
    assert "ProtocolError: not a message" in caplog.text
    well(host, guest)


def test_a_connection_that_ends_within_a_frame_is_broken(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    host, guest = joined(make)
    with caplog.at_level(logging.WARNING), secure(host) as stranger:
        assert host.next()[0] == "opened"
        stranger.sendall(encode(Ping(1)) + encode(Chat("half"))[:-2])
        assert host.next() == ("received", 3, Ping(1))
        stranger.shutdown(socket.SHUT_WR)
        assert host.next() == ("broken", 3, "ended within a frame")
    assert "ProtocolError: ended within a frame" in caplog.text
    well(host, guest)


def test_an_oversized_frame_is_refused_by_its_length_alone(make: Make) -> None:
    host, guest = joined(make)
    with secure(host) as stranger:
        assert host.next()[0] == "opened"
        stranger.sendall(LENGTH.pack(limits.FRAME_BYTES + 1))
        assert receive_all(stranger) == [Refused("protocol")]
        assert host.next() == ("broken", 3, f"a frame of {limits.FRAME_BYTES + 1} bytes")
    well(host, guest)


def test_a_sender_of_one_byte_a_second_is_not_waited_for(make: Make) -> None:
    host, guest = joined(make)
    guest.send(2, Ping(1))
    assert [host.next(), guest.next()] == [("received", 1, Ping(1)), ("received", 2, Pong(1))]
    with secure(host) as stranger:
        assert host.next()[0] == "opened"
        stranger.sendall(encode(Ping(1)))
        assert host.next() == ("received", 3, Ping(1))
        frame = iter(LENGTH.pack(limits.FRAME_BYTES) + bytes(limits.FRAME_BYTES))
        while host.machine.events.empty():
            with suppress(OSError):  # it may have been cut off since
                stranger.sendall(bytes([next(frame)]))
            host.held()
            host.pass_time(1.0)
        assert host.next() == ("broken", 3, "a frame that does not become whole")
    well(host, guest)


@pytest.mark.slow
def test_a_thousand_silent_connections_block_nobody(make: Make) -> None:
    host, guest = joined(make)
    guest.send(2, Ping(1))
    assert [host.next(), guest.next()] == [("received", 1, Ping(1)), ("received", 2, Pong(1))]
    silent: list[socket.socket] = []
    try:
        silent.extend(plain(host) for _ in range(1000))
        # A new connection that sends a message is accepted, and the present ones stay.
        with secure(host) as friend:
            assert host.next()[0] == "opened"
            friend.sendall(encode(Ping(2)))
            assert host.next()[0] == "received"
            assert host.held() <= limits.CONNECTIONS_PER_ADDRESS
            well(host, guest)
            host.pass_time(limits.HANDSHAKE_S + 1)
            host.wait_until_held(2)
    finally:
        for connection in silent:
            connection.close()
    assert host.next()[0] == "closed"
    well(host, guest)


class _Peer(asyncio.Transport):
    """A socket that comes from an address; ``gone``: it was turned away, or closed for another one."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1, 0, 0)})
        self.gone = False

    def abort(self) -> None:
        self.gone = True

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high == limits.UNREAD_BYTES


@pytest.mark.parametrize(("by_place", "gone"), [(False, [False] * 4), (True, [True, False, False, False])])
def test_at_a_server_one_computer_cannot_connect_from_ever_new_addresses(
    tmp_path: Path, by_place: bool, gone: list[bool]
) -> None:
    rules, identity = Limits(connections_per_address=2, by_place=by_place), load_or_create(tmp_path)
    runtime: Runtime[Machine] = Runtime(identity, None, limits=rules)
    peers = [_Peer(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "2001:db8::3")]
    for number, peer in enumerate(peers):
        tls = Tls(server_context(identity.path), server=True)
        Connection(runtime, 2 * number + 1, tls, True, rules, lambda: 0.0).connection_made(peer)
    assert [peer.gone for peer in peers] == gone
    runtime.stop()


def test_a_silent_connection_after_the_handshake_times_out(make: Make) -> None:
    host = make()
    with secure(host) as stranger:
        assert host.next()[0] == "opened"
        host.pass_time(limits.HANDSHAKE_S + 1)
        assert host.next() == ("broken", 1, "no message in time")
        assert receive_all(stranger) == [Refused("protocol")]


def test_plain_tcp_instead_of_tls_gets_no_message(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    host, guest = joined(make)
    with caplog.at_level(logging.WARNING), plain(host) as stranger:
        stranger.sendall(encode(Ping(1)) + b"GET / HTTP/1.1\r\n\r\n")
        answer = b""
        while data := read_some(stranger):
            answer += data
        assert len(answer) <= 7, "at most a TLS alert"
        host.wait_until_held(1)
    assert "ProtocolError: no TLS 1.3" in caplog.text
    well(host, guest)


def test_an_older_tls_is_refused(make: Make) -> None:
    host = make()
    context = client_context()
    context.minimum_version = context.minimum_version.TLSv1_2
    context.maximum_version = context.maximum_version.TLSv1_2
    with plain(host) as connection, pytest.raises(OSError, match=r"(?i)protocol|alert|version|reset|eof"):
        context.wrap_socket(connection)


def test_too_many_messages_end_their_connection(make: Make) -> None:
    host, guest = joined(make)
    with secure(host) as stranger:
        assert host.next()[0] == "opened"
        stranger.sendall(encode(Pong(1)) * 3 * limits.MESSAGE_BURST)
        for _ in range(limits.MESSAGE_BURST):
            assert host.next() == ("received", 3, Pong(1))
        while (event := host.next()) == ("received", 3, Pong(1)):
            pass  # what the average has allowed meanwhile
        assert event == ("broken", 3, "more messages than allowed")
        assert receive_all(stranger) == [Refused("rate")]
    well(host, guest)


@pytest.mark.parametrize(("most", "waits_s"), [(100_000, 0.0), (2**30, limits.UNREAD_S)], ids=["much", "for long"])
def test_a_peer_that_does_not_read_is_disconnected(make: Make, most: int, waits_s: float) -> None:
    host, guest = make(Limits(buffered_bytes=most)), make()
    guest.dial(host, None)
    assert host.next()[0] == "opened"
    guest.send(2, Ping(6))
    assert host.next() == ("received", 1, Ping(6))
    with secure(host) as deaf:
        assert host.next()[0] == "opened"
        deaf.sendall(encode(Pong(1)))
        assert host.next()[0] == "received"
        line = Chat("x" * limits.CHAT_LENGTH)
        for _ in range(2000):
            host.send(3, *[line] * 50)
            if not host.machine.events.empty():
                break
        if waits_s:
            assert host.held() == 2
        host.pass_time(waits_s + 1)
        assert host.next() == ("closed", 3)
    guest.send(2, Ping(7))
    assert host.next() == ("received", 1, Ping(7))


def test_a_peer_that_reads_again_in_time_stays(tmp_path: Path) -> None:
    now = 0.0
    rules, identity = Limits(handshake_s=math.inf), load_or_create(tmp_path)
    runtime: Runtime[Machine] = Runtime(identity, None, limits=rules)
    peer = _Peer("2001:db8::1")
    connection = Connection(runtime, 1, Tls(server_context(identity.path), server=True), True, rules, lambda: now)
    connection.connection_made(peer)
    connection.pause_writing()
    now += rules.unread_s
    connection.check(now)
    connection.resume_writing()
    now += 2 * rules.unread_s
    connection.check(now)
    connection.pause_writing()
    assert connection.deadline == now + rules.unread_s
    connection.check(now + rules.unread_s)
    assert not peer.gone
    connection.check(now + rules.unread_s + 1)
    assert peer.gone
    assert connection.deadline == math.inf
    runtime.stop()


def test_messages_to_a_closed_connection_are_dropped_silently(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    host = make()
    with secure(host) as leaver:
        assert host.next()[0] == "opened"
        leaver.sendall(encode(Pong(1)))
        assert host.next()[0] == "received"

        def leave_and_send(*_: object) -> None:
            # In the loop's own thread: it cannot notice the end before all is sent.
            leaver.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("hh" if os.name == "nt" else "ii", 1, 0))
            leaver.close()
            for _ in range(20):
                host.runtime._connections[1].send(encode(Ping(1)))

        host.runtime.call(leave_and_send).result(PATIENCE_S)
        assert host.next() == ("closed", 1)
    assert "raised exception" not in caplog.text


def test_an_exception_ends_one_connection_only(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    host, guest = joined(make)
    with caplog.at_level(logging.ERROR), secure(host) as stranger:
        assert host.next()[0] == "opened"
        stranger.sendall(encode(Ping(13)))
        assert host.next() == ("broken", 3, "not handled")
    assert "ZeroDivisionError" in caplog.text
    well(host, guest)


def test_a_connection_that_cannot_be_sent_to_keeps_nothing_from_the_others(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host, guest = joined(make)
    send = Connection.send

    def fail(connection: Connection, frames: bytes) -> None:
        if connection.number == 3:
            raise ZeroDivisionError("a fault of ours")
        send(connection, frames)

    with caplog.at_level(logging.ERROR), secure(host):
        assert host.next()[0] == "opened"
        monkeypatch.setattr(Connection, "send", fail)
        host.want(Send(3, Ping(1)), Send(1, Ping(2)))
        assert guest.next() == ("received", 2, Ping(2))
        assert host.next() == ("broken", 3, "nothing could be sent")
    assert "ZeroDivisionError" in caplog.text
    assert host.next() == ("received", 1, Pong(2))
    well(host, guest)


def test_time_passes_on_after_a_fault_in_the_check_of_one_connection(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host, check = make(), Connection.check

    def fail(connection: Connection, now: float) -> None:
        if connection.number == 1:
            raise ZeroDivisionError("a fault of ours")
        check(connection, now)

    monkeypatch.setattr(Connection, "check", fail)
    with caplog.at_level(logging.ERROR), secure(host), secure(host):
        assert [host.next()[0], host.next()[0]] == ["opened", "opened"]
        host.pass_time(limits.HANDSHAKE_S + 1)
        assert host.next() == ("broken", 3, "no message in time")
    assert "ZeroDivisionError" in caplog.text


def test_a_connection_takes_little_memory() -> None:
    class Nobody:
        buffer = memoryview(bytearray(16 * 1024))

        def schedule(self, connection: Connection) -> None:
            pass

        def admits(self, connection: Connection) -> bool:
            return True

        def connection_ready(self, connection: Connection) -> None:
            pass

        def message_received(self, connection: Connection, message: Message) -> None:
            pass

        def connection_ended(self, connection: Connection, broken: str) -> None:
            pass

    tls = Tls(client_context(), server=False)
    link = Connection(Nobody(), 1, tls, True, Limits(), lambda: 0.0)
    assert link.get_buffer(-1) is Nobody.buffer
    assert link.get_buffer(1_000_000) is Nobody.buffer, "the one buffer of all connections"
    assert isinstance(link, asyncio.BufferedProtocol)


@pytest.mark.slow
@pytest.mark.parametrize("size", [1, 7, 100_000])
def test_tls_in_pieces_of_any_size(make: Make, size: int) -> None:
    identity = make().identity
    sides = [Tls(client_context(), server=False), Tls(server_context(identity.path), server=True)]
    sides[0].start()
    received = [b"", b""]
    text = os.urandom(40_000)
    for _ in range(4):
        for at, side in enumerate(sides):
            data = side.take()
            for start in range(0, len(data), size):
                received[1 - at] += sides[1 - at].feed(data[start : start + size])
    assert all(side.ready for side in sides)
    assert sides[0].certificate == identity.certificate
    data = sides[0].encrypt(text)
    for start in range(0, len(data), size):
        received[1] += sides[1].feed(data[start : start + size])
    assert received == [b"", text]
    sides[0].close()
    sides[1].feed(sides[0].take())
    assert sides[1].ended
