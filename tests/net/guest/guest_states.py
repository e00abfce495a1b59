"""Ways to bring a guest to each of its states."""

from __future__ import annotations

from collections.abc import Callable

from net.guest.states import GuestState
from net.protocol.messages import SeedShareRequest, Waiting
from tests.net.guest.scripted_host import CHALLENGE, FINGERPRINT, HOST_SIGNER, Hosted


def greeted(hosted: Hosted) -> None:
    hosted.guest.connected(FINGERPRINT, HOST_SIGNER.public, hosted.now)


def proven(hosted: Hosted) -> None:
    greeted(hosted)
    hosted.send(CHALLENGE)


def admission(hosted: Hosted) -> None:
    proven(hosted)
    hosted.send(Waiting())


def signed(hosted: Hosted) -> None:
    hosted.gather()
    hosted.seal()


def revealed(hosted: Hosted) -> None:
    signed(hosted)
    hosted.send(SeedShareRequest(hosted.signatures()))


def resuming(hosted: Hosted) -> None:
    hosted.enter(hosted.match.record.header.game)


def history(hosted: Hosted) -> None:
    resuming(hosted)
    hosted.send(hosted.begin())


def closed(hosted: Hosted) -> None:
    hosted.gather()
    hosted.guest.leave()


def away(_: Hosted) -> None:
    """Stay where a guest begins."""


STATE_SETUPS: dict[GuestState, Callable[[Hosted], object]] = {
    "away": away,
    "greeted": greeted,
    "proven": proven,
    "admission": admission,
    "admitted": Hosted.enter,
    "lobby": Hosted.gather,
    "signed": signed,
    "revealed": revealed,
    "resuming": resuming,
    "history": history,
    "game": Hosted.deal,
    "closed": closed,
}
