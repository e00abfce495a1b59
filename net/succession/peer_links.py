"""Links between the players of a game: both sides of the handshake that authenticates a fellow player by its key.

Knows nothing of what the messages on an authenticated link mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from game.record.signing import Signer
from game.rules import Seat
from net.protocol.handshake import NONCE_BYTES, is_proven, make_hello, prove
from net.protocol.limits import CAPABILITIES, HANDSHAKE_S, PROGRAM, PROTOCOL, SILENCE_S
from net.protocol.link_effects import Close, Dial, Effect, Send
from net.protocol.messages import Challenge, Hello, Message, PeerAddress, Proof, RefusalReason, Refused, Welcome

REDIAL_S: Final = 1.0
"""How long after a failed attempt the same player may be dialled again."""
LinkStage: TypeAlias = Literal["dialling", "greeting", "proving", "challenged", "up"]


class PeerLink(msgspec.Struct):
    """A link to a fellow player, opened by this side if ``ours``; ``peer`` holds the address the other listens at."""

    ours: bool
    stage: LinkStage
    since: float
    seat: Seat | None = None
    peer: PeerAddress | None = None
    fingerprint: bytes = b""
    key: bytes = b""
    nonce: bytes = b""
    hello: Hello | None = None
    received_at: float = 0.0


class PeerLinks:
    """The links to fellow players.

    ``up`` is called for each player that is authenticated, ``gone`` when such a link has ended.
    """

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        port: int,
        token: Callable[[int], bytes],
        game: str,
        keys: Mapping[bytes, Seat],
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
        self.game = game
        self.keys = keys

    def drain(self) -> list[Effect]:
        """Return the effects since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def send(self, link: int, *messages: Message) -> None:
        """Send messages over a link."""
        self._effects += [Send(link, message) for message in messages]

    def is_calling(self, key: bytes, now: float) -> bool:
        """Whether a player is being dialled, or was dialled without success a moment ago."""
        if now < self._retry.get(key, now):
            return True
        return any(call.ours and call.peer is not None and call.peer.key == key for call in self.calls.values())

    def dial(self, link: int, peer: PeerAddress, now: float) -> None:
        """Dial a player."""
        self.calls[link] = PeerLink(True, "dialling", now, peer=peer)
        self._effects.append(Dial(link, peer.address, peer.port, peer.certificate))

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Send the first message to the player that was dialled."""
        call = self.calls[link]
        assert call.peer is not None
        if key != call.peer.key:
            self.end(link, now)
            return
        call.fingerprint, call.key, call.stage, call.since = fingerprint, key, "greeting", now
        call.nonce = self._token(NONCE_BYTES)
        call.hello = make_hello(
            "peer", self._name, self._signer.public, self._certificate, self._port, call.nonce, self.game
        )
        self._effects.append(Send(link, call.hello))

    def greeted(self, link: int, address: str, hello: Hello, now: float) -> None:
        """Answer the first message of a peer that claims to be a fellow player."""
        if hello.protocol != PROTOCOL:
            self._refuse(link, "version", str(PROTOCOL))
            return
        seat = self.keys.get(hello.key)
        if hello.game != self.game or seat is None or hello.key == self._signer.public:
            self._refuse(link, "game")
            return
        nonce = self._token(NONCE_BYTES)
        peer = PeerAddress(seat, hello.key, hello.certificate, address[:64], hello.port)
        self.calls[link] = PeerLink(False, "challenged", now, seat, peer, b"", hello.key, nonce, hello)
        challenge = Challenge(PROTOCOL, CAPABILITIES, PROGRAM, self._name, self._signer.public, nonce, self.game)
        self._effects.append(Send(link, challenge))

    def received(self, link: int, message: Message, now: float) -> Message | None:
        """Handle a message of the handshake; return any other, on an authenticated link."""
        call = self.calls[link]
        call.received_at = now
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
        """Forget a link that has ended, or that could not be opened."""
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
        """End all links."""
        for link in list(self.calls):
            self.end(link, now)
        self._retry.clear()

    def tick(self, now: float) -> None:
        """End handshakes that take too long, and silent links.

        Players that look for the host ask at intervals, and the others answer; no other link is needed.
        """
        for link, call in list(self.calls.items()):
            if now - call.received_at > SILENCE_S if call.stage == "up" else now - call.since > HANDSHAKE_S:
                self.end(link, now)

    def _prove(self, link: int, call: PeerLink, challenge: Challenge, now: float) -> None:
        assert call.hello is not None
        if challenge.protocol != PROTOCOL or challenge.key != call.key or challenge.game != self.game:
            self.end(link, now)
            return
        call.stage = "proving"
        proof = prove(self._signer, call.fingerprint, challenge.nonce, call.hello, call.nonce)
        self._effects.append(Send(link, proof))

    def _check(self, link: int, call: PeerLink, proof: Proof, now: float) -> None:
        assert call.hello is not None
        assert call.seat is not None
        if not is_proven(self._certificate, call.nonce, call.hello, proof):
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

    def _refuse(self, link: int, reason: RefusalReason, detail: str = "") -> None:
        self._effects += [Send(link, Refused(reason, detail)), Close(link)]
