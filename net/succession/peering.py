"""Calls between the players of a game whose dealer is lost: who is on a link, proven by their key.

Both sides of the handshake of fellow players, as tables of states and messages; what they then talk about is
``succession``'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from game.record.keys import Signer
from game.rules import Seat
from net.protocol.effects import Close, Dial, Effect, Send
from net.protocol.handshake import NUMBER_BYTES, commit_nonce, is_proven, prove
from net.protocol.limits import CAPABILITIES, HANDSHAKE_S, PROGRAM, PROTOCOL, SILENCE_S
from net.protocol.messages import AnyMessage, Challenge, Hello, PeerAddress, Proof, Refused, RefusedWhy, Welcome

REDIAL_S: Final = 1.0
"""How long after a failed call the same player is called again."""
Stage: TypeAlias = Literal["dialling", "greeting", "proving", "challenged", "up"]


class PeerLink(msgspec.Struct):
    """A link to a fellow player; ``ours`` tells that we have called, ``peer`` where they are called themselves."""

    ours: bool
    stage: Stage
    since: float
    seat: Seat | None = None
    peer: PeerAddress | None = None
    fingerprint: bytes = b""
    key: bytes = b""
    number: bytes = b""
    hello: Hello | None = None
    heard: float = 0.0


class PeerLinks:
    """The links to fellow players.

    ``up`` is called for each that has proven who it is, ``gone`` for each of these that has ended.
    """

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        port: int,
        token: Callable[[int], bytes],
        up: Callable[[int, Seat, float], None],
        gone: Callable[[int, float], None],
    ) -> None:
        self._signer = signer
        self._certificate = certificate
        self._name = name
        self._port = port
        self._token = token
        self._up = up
        self._gone = gone
        self._effects: list[Effect] = []
        self._retry: dict[bytes, float] = {}
        self.calls: dict[int, PeerLink] = {}
        self.game = ""
        self.keys: Mapping[bytes, Seat] = {}

    def drain(self) -> list[Effect]:
        """Give what is to be done, once."""
        effects, self._effects = self._effects, []
        return effects

    def is_calling(self, key: bytes, now: float) -> bool:
        """Tell whether a player is being called, or was called just now in vain."""
        if now < self._retry.get(key, now):
            return True
        return any(call.ours and call.peer is not None and call.peer.key == key for call in self.calls.values())

    def dial(self, link: int, peer: PeerAddress, now: float) -> None:
        """Call a player."""
        self.calls[link] = PeerLink(True, "dialling", now, peer=peer)
        self._effects.append(Dial(link, peer.address, peer.port, peer.certificate))

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Greet the player who was called."""
        call = self.calls[link]
        assert call.peer is not None
        if key != call.peer.key:
            self.end(link, now)
            return
        call.fingerprint, call.key, call.stage, call.since = fingerprint, key, "greeting", now
        call.number = self._token(NUMBER_BYTES)
        call.hello = Hello(
            PROTOCOL,
            CAPABILITIES,
            PROGRAM,
            "peer",
            self._name,
            self._signer.public,
            self._certificate,
            self._port,
            commit_nonce(call.number),
            self.game,
        )
        self._effects.append(Send(link, call.hello))

    def greeted(self, link: int, address: str, hello: Hello, now: float) -> None:
        """Answer somebody who has called as a fellow player, from an address."""
        if hello.protocol != PROTOCOL:
            self._refuse(link, "version", str(PROTOCOL))
            return
        seat = self.keys.get(hello.key)
        if not self.game or hello.game != self.game or seat is None or hello.key == self._signer.public:
            self._refuse(link, "game")
            return
        number = self._token(NUMBER_BYTES)
        peer = PeerAddress(seat, hello.key, hello.certificate, address[:64], hello.port)
        self.calls[link] = PeerLink(False, "challenged", now, seat, peer, b"", hello.key, number, hello)
        challenge = Challenge(PROTOCOL, CAPABILITIES, PROGRAM, self._name, self._signer.public, number, self.game)
        self._effects.append(Send(link, challenge))

    def received(self, link: int, message: AnyMessage, now: float) -> AnyMessage | None:
        """Take a message; gives it back where it is talk among players who know each other."""
        call = self.calls[link]
        call.heard = now
        match call.stage, message:
            case "up", _:
                return message
            case "greeting", Challenge():
                self._prove(link, call, message, now)
            case "proving", Welcome():
                self._stand(link, call, now)
            case "challenged", Proof():
                self._check(link, call, message, now)
            case _:
                self.end(link, now)
        return None

    def closed(self, link: int, now: float) -> None:
        """A link has ended, or a call came to nothing."""
        call = self.calls.pop(link, None)
        if call is None:
            return
        if call.ours and call.peer is not None:
            self._retry[call.peer.key] = now + REDIAL_S
        if call.stage == "up":
            self._gone(link, now)

    def end(self, link: int, now: float) -> None:
        """End a link."""
        self._effects.append(Close(link))
        self.closed(link, now)

    def end_all(self, now: float) -> None:
        """End all links: nobody is to be asked any more."""
        for link in list(self.calls):
            self.end(link, now)
        self._retry.clear()

    def tick(self, now: float) -> None:
        """End handshakes that take too long, and calls that are silent.

        Nobody who looks for the dealer is silent, and nobody who is asked; all others need no call.
        """
        for link, call in list(self.calls.items()):
            if now - call.heard > SILENCE_S if call.stage == "up" else now - call.since > HANDSHAKE_S:
                self.end(link, now)

    def _prove(self, link: int, call: PeerLink, challenge: Challenge, now: float) -> None:
        assert call.hello is not None
        if challenge.protocol != PROTOCOL or challenge.key != call.key or challenge.game != self.game:
            self.end(link, now)
            return
        call.stage = "proving"
        proof = prove(self._signer, call.fingerprint, challenge.number, call.hello, call.number)
        self._effects.append(Send(link, proof))

    def _check(self, link: int, call: PeerLink, proof: Proof, now: float) -> None:
        assert call.hello is not None
        assert call.seat is not None
        if not is_proven(self._certificate, call.number, call.hello, proof):
            del self.calls[link]
            self._refuse(link, "identity")
            return
        self._effects.append(Send(link, Welcome(call.seat)))
        self._stand(link, call, now)

    def _stand(self, link: int, call: PeerLink, now: float) -> None:
        seat = self.keys.get(call.key)
        if seat is None:
            self.end(link, now)
            return
        call.seat, call.stage = seat, "up"
        self._up(link, seat, now)

    def _refuse(self, link: int, why: RefusedWhy, detail: str = "") -> None:
        self._effects += [Send(link, Refused(why, detail)), Close(link)]
