"""A process of hostile clients: all that a server should not be sent, by real connections.

``python -m tools.load.hostile_clients LINK COUNT SEED`` sends COUNT hostile inputs and prints a line of
JSON: how many of each kind, and how often no connection could be made. An input is a message, or a connection that
sends none.
"""

from __future__ import annotations

import contextlib
import json
import random
import socket
import ssl
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from game.record.signing import Signer
from net.lobby.server import allow_files
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.framing import LENGTH, ProtocolError, Reader, encode
from net.protocol.handshake import NONCE_BYTES, make_hello, prove
from net.protocol.limits import FRAME_BYTES, SERVED_BURST
from net.protocol.messages import Message
from net.room.invitation import Invitation, parse_server_link
from net.transport.tls import client_context
from tools.load.fuzz_messages import FuzzMessages

AT_ONCE: Final = 8
TIMEOUT_S: Final = 30.0
SILENT: Final = 100
"""Number of connections that send nothing and are made at once; twenty times as many are held open."""
PASTIMES: Final = 20


class HostileClient:
    """Makes one kind of attack after another, each over connections of its own."""

    def __init__(self, server: Invitation, rng: random.Random) -> None:
        self.rng = rng
        self.sent: Counter[str] = Counter()
        """How many inputs of each kind were sent."""
        self.failed = 0
        """How many connections could not be made."""
        self._server = server
        self._silent: deque[socket.socket] = deque(maxlen=SILENT * PASTIMES // AT_ONCE)
        self._unread: deque[ssl.SSLSocket] = deque(maxlen=PASTIMES)
        self._heard: tuple[msg.Hello, msg.Proof] | None = None
        """The handshake of an earlier connection."""
        self._names: list[str] = []
        """The tables that the hall has shown."""

    def act(self) -> None:
        """Do something hostile."""
        kind = self.rng.choices(list(ATTACKS), weights=[weight for weight, _ in ATTACKS.values()])[0]
        try:
            self.sent[kind] += ATTACKS[kind][1](self)
        except (OSError, ProtocolError):  # the server has ended the connection, as it should
            self.sent[kind] += 1

    def silence(self) -> int:
        """Connect many times and send nothing."""
        for _ in range(SILENT):
            self._silent.append(self._connect())
        return SILENT

    def rubbish(self) -> int:
        """Send what is not TLS, or half a handshake."""
        data = self.rng.randbytes(4096)
        if self.rng.random() < 0.5:
            outgoing = ssl.MemoryBIO()
            with contextlib.suppress(ssl.SSLWantReadError):
                client_context().wrap_bio(ssl.MemoryBIO(), outgoing).do_handshake()
            data = outgoing.read()[: self.rng.randrange(1, 400)]
        with self._connect() as plain:
            plain.sendall(data)
        return 1

    def broken_frame(self) -> int:
        """Send a frame that is too long, half of one, or what is no message."""
        message = encode(FuzzMessages(self.rng, self._names).message())
        at = self.rng.randrange(LENGTH.size, len(message))
        frame = self.rng.choice(
            [
                LENGTH.pack(self.rng.randrange(FRAME_BYTES + 1, 2**32)) + bytes(100),
                LENGTH.pack(0),
                message[:at],
                message[:at] + bytes([message[at] ^ self.rng.randrange(1, 256)]) + message[at + 1 :],
                LENGTH.pack(400) + b"\x91" * 400,
                LENGTH.pack(5) + b"\xdd\xff\xff\xff\xff",
                LENGTH.pack(1000) + self.rng.randbytes(1000),
            ]
        )
        with self._secure() as secure:
            secure.sendall(frame)
        return 1

    def replay(self) -> int:
        """Send the handshake of an earlier connection again."""
        if self._heard is None:
            self._enter("lounge").close()
        assert self._heard is not None
        with self._secure() as secure:
            secure.sendall(encode(self._heard[0]))
            next(self._read(secure))
            secure.sendall(encode(self._heard[1]))
            for _ in self._read(secure):
                pass
        return 2

    def forgery(self) -> int:
        """Claim the seat of somebody else, with a key that is not one's own."""
        nonce = self.rng.randbytes(NONCE_BYTES)
        signer, owner = Signer(self.rng.randbytes(32)), Signer(self.rng.randbytes(32))
        hello = make_hello("sit", "", owner.public, bytes(32), 0, nonce, self.rng.choice(["", "0" * 32]))
        with self._secure() as secure:
            secure.sendall(encode(hello))
            challenge = next(self._read(secure))
            if isinstance(challenge, msg.Challenge):
                secure.sendall(encode(prove(signer, self._fingerprint, challenge.nonce, hello, nonce)))
        return 2

    def flood(self) -> int:
        """Send many more messages at once than are allowed."""
        with self._enter("lounge") as secure:
            secure.sendall(encode(msg.Ping(1)) * 5 * SERVED_BURST)
        return 5 * SERVED_BURST

    def nonsense(self) -> int:
        """Send as many meaningless messages as are allowed at once, in the hall or as a spectator of a table."""
        fuzz = FuzzMessages(self.rng, self._names)
        count = SERVED_BURST - 10
        with self._enter("lounge") as secure:
            if self._names and self.rng.random() < 0.5:
                secure.sendall(encode(hall_msg.EnterTable(self.rng.choice(self._names), "", "watch")))
            for _ in range(count):
                secure.sendall(encode(fuzz.message()))
        return count

    def unread(self) -> int:
        """Ask for the list again and again, and read nothing of it."""
        secure = self._enter("lounge")
        secure.sendall(encode(hall_msg.Browse(True)) * PASTIMES)
        self._unread.append(secure)
        return PASTIMES

    @property
    def _fingerprint(self) -> bytes:
        assert self._server.fingerprint is not None
        return self._server.fingerprint

    def _connect(self) -> socket.socket:
        try:
            return socket.create_connection((self._server.address, self._server.port), TIMEOUT_S)
        except OSError:
            self.failed += 1
            raise

    def _secure(self) -> ssl.SSLSocket:
        return client_context().wrap_socket(self._connect())

    def _enter(self, purpose: msg.Purpose) -> ssl.SSLSocket:
        """Return a connection that has proved a key and looked at the tables."""
        signer, nonce = Signer(self.rng.randbytes(32)), self.rng.randbytes(NONCE_BYTES)
        hello = make_hello(purpose, "", signer.public, bytes(32), 0, nonce, "")
        secure = self._secure()
        secure.sendall(encode(hello))
        for message in self._read(secure):
            match message:
                case msg.Challenge():
                    proof = prove(signer, self._fingerprint, message.nonce, hello, nonce)
                    self._heard = hello, proof
                    secure.sendall(encode(proof))
                case hall_msg.HallWelcome():
                    secure.sendall(encode(hall_msg.ClaimName(signer.public.hex()[:16])) + encode(hall_msg.Browse(True)))
                case hall_msg.TableListing():
                    self._names = [table.table for table in message.tables] or self._names
                    break
        return secure

    @staticmethod
    def _read(secure: ssl.SSLSocket) -> Iterator[Message]:
        """Iterate over the messages until the connection ends; raises ``OSError`` where it ends before any."""
        reader = Reader()
        while data := secure.recv(65_536):
            yield from reader.feed(data)
        raise ConnectionError("ended")


ATTACKS: Final[Mapping[str, tuple[float, Callable[[HostileClient], int]]]] = {
    "connections that send nothing": (8, HostileClient.silence),
    "no TLS": (40, HostileClient.rubbish),
    "broken frames": (60, HostileClient.broken_frame),
    "replayed handshakes": (20, HostileClient.replay),
    "forged seats": (20, HostileClient.forgery),
    "floods": (12, HostileClient.flood),
    "messages without sense": (70, HostileClient.nonsense),
    "lists that nobody reads": (4, HostileClient.unread),
}
"""By kind, how often it is done of 234 times."""


def main() -> int:
    """Damage the server of a link."""
    link, count, seed = sys.argv[1:]
    allow_files()
    server = parse_server_link(link)
    clients = [HostileClient(server, random.Random(f"{seed} {number}")) for number in range(AT_ONCE)]

    def attack(client: HostileClient) -> None:
        while client.sent.total() * AT_ONCE < int(count):
            client.act()

    with ThreadPoolExecutor(AT_ONCE) as threads:
        list(threads.map(attack, clients))
    sent = sum((client.sent for client in clients), Counter[str]())
    print(json.dumps({"sent": sent, "failed": sum(client.failed for client in clients)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
