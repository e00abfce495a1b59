"""The interface of succession, implemented for a table whose host cannot be replaced.

``TableOptions.takeover`` chooses: without it, as at a table hosted by a server, the guests wait for their host. With it
``Elections`` overrides all of this class. Everything runs on the network’s thread. Knows links by number; knows
nothing of guest and host.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from net.protocol.link_effects import Close, Effect, Send
from net.protocol.messages import Elected, Hello, Message, PeerAddress, Refused
from net.succession.election_state import ElectionOutcome

ElectionStage: TypeAlias = Literal["idle", "voting", "candidate"]


class Succession:
    """The succession of a game whose host is never replaced: it waits until the host is back."""

    def __init__(self) -> None:
        self._outgoing: list[Effect | ElectionOutcome] = []

    @property
    def stage(self) -> ElectionStage:
        """Whether an election is under way: ``voting`` for another seat, or as a ``candidate``."""
        return "idle"

    @property
    def question(self) -> bool:
        """Whether the person is to be asked whether to take over."""
        return False

    def answer(self, yes: bool, now: float) -> None:
        """Handle the person’s answer."""

    # --- the link to the host, reported after every event; nothing happens where nothing has changed -----------------

    def follow(self, halted: bool, now: float) -> None:
        """Note that the host is there; ``halted``: it waits for acknowledgements."""

    def lead(self, where: PeerAddress, halted: bool, now: float, mandate: Elected | None = None) -> bool:
        """Note that this peer is the host, elected by ``mandate``; return whether it may remain the host."""
        return True

    def lose_host(self, now: float) -> None:
        """Note that the host is lost."""

    def stop(self) -> None:
        """Note that this peer has left the game."""

    # --- links to fellow players -------------------------------------------------------------------------------------

    def owns(self, link: int) -> bool:
        """Whether a link leads to a fellow player."""
        return False

    def greeted(self, link: int, address: str, hello: Hello, now: float) -> None:
        """Answer the first message of a fellow player."""
        self._outgoing += [Send(link, Refused("game")), Close(link)]

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Note the certificate and key at the other end of a link that this peer dialled."""

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message on a link to a fellow player."""

    def closed(self, link: int, now: float) -> None:
        """Forget a link that has ended, or could not be opened."""

    def tick(self, now: float) -> None:
        """Handle timeouts."""

    def drain(self) -> list[Effect | ElectionOutcome]:
        """Return the effects and outcomes since the last call, in order."""
        outgoing, self._outgoing = self._outgoing, []
        return outgoing

    def close(self, now: float) -> list[Effect]:
        """End all links; return the last effects."""
        return []
