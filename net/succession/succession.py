"""What a peer needs of succession, and the implementation for tables whose host cannot be replaced.

``TableOptions.takeover`` chooses: without it, as at a table hosted by a server, the guests wait for their host.
``elections`` holds the other implementation. All of it runs on the network’s thread.
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from game.rules import Seat
from net.protocol.effects import Close, Effect, Send
from net.protocol.messages import AnyMessage, Compare, Elected, Hello, PeerAddress, Refused
from net.succession.state import Outcome

Stage: TypeAlias = Literal["idle", "voting", "candidate"]


class Promises(Protocol):
    """What the guest’s copy of the game is bound by."""

    dealer: Seat | None
    promised: int


class Doubts(Protocol):
    """What the guest thinks of its host."""

    def take_doubt(self) -> bool:
        """Return once whether the host gave a reason to compare its signatures at once."""


class Witness(Protocol):
    """What succession needs of the guest: the promises on its disk, and what its host has signed."""

    @property
    def copy(self) -> Promises:
        """The host’s seat, and the newest epoch voted in."""

    @property
    def game(self) -> Doubts:
        """The game as it goes on."""

    @property
    def evidence(self) -> tuple[Compare, ...]:
        """Two different signatures of the host for one entry, once it was caught."""

    @property
    def phase(self) -> str:
        """How far the guest is; ``closed`` once it has left the game."""

    def promise(self, epoch: int) -> None:
        """Store that nothing of an older epoch is acknowledged; raises ``OSError``."""

    def signature_for(self, seq: int) -> Compare | None:
        """Return the host’s signature on an entry, or on the last one before it that has one."""

    def compare(self, other: Compare) -> Compare | None:
        """Compare a signature of the host with the own ones; return the own for the same entry."""


class Succession(Protocol):
    """How one game goes on when its host is lost."""

    @property
    def stage(self) -> Stage:
        """Whether an election is under way: ``voting`` for another seat, or as a ``candidate``."""

    @property
    def question(self) -> bool:
        """Whether the person is to be asked whether to take over."""

    def answer(self, yes: bool, now: float) -> None:
        """Take the person’s answer."""

    # --- the state of the link to the host, reported after every event; nothing happens where it is the same ---------

    def follow(self, halted: bool, now: float) -> None:
        """Note that the host is there; ``halted``: it waits for acknowledgements."""

    def lead(self, where: PeerAddress, halted: bool, now: float, mandate: Elected | None = None) -> bool:
        """Note that this peer is the host, elected by ``mandate``; return False when it must stop being it."""

    def lose_host(self, now: float) -> None:
        """Note that the host is lost."""

    def stop(self) -> None:
        """Note that this peer has left the game."""

    # --- links to fellow players -------------------------------------------------------------------------------------

    def owns(self, link: int) -> bool:
        """Whether a link leads to a fellow player."""

    def greeted(self, link: int, address: str, hello: Hello, now: float) -> None:
        """Answer the first message of a fellow player."""

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Note the certificate and key at the other end of a link that was dialled."""

    def received(self, link: int, message: AnyMessage, now: float) -> None:
        """Handle a message on an own link."""

    def closed(self, link: int, now: float) -> None:
        """Forget a link that has ended, or could not be opened."""

    def tick(self, now: float) -> None:
        """Do what is due."""

    def drain(self) -> list[Effect | Outcome]:
        """Return the effects and outcomes since the last call, in order."""

    def close(self, now: float) -> list[Effect]:
        """End all links; return the last effects."""


class NoSuccession:
    """No election: the guests wait for their host, however long it is away."""

    stage: Stage = "idle"
    question = False

    def __init__(self) -> None:
        self._effects: list[Effect | Outcome] = []

    def answer(self, yes: bool, now: float) -> None:
        """Ignore it: nobody was asked."""

    def follow(self, halted: bool, now: float) -> None:
        """Ignore it."""

    def lead(self, where: PeerAddress, halted: bool, now: float, mandate: Elected | None = None) -> bool:
        """Return True: nobody else is elected."""
        return True

    def lose_host(self, now: float) -> None:
        """Ignore it."""

    def stop(self) -> None:
        """Ignore it."""

    def owns(self, link: int) -> bool:
        """Return False: there are no links to fellow players."""
        return False

    def greeted(self, link: int, address: str, hello: Hello, now: float) -> None:
        """Refuse the call."""
        self._effects += [Send(link, Refused("game")), Close(link)]

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Ignore it."""

    def received(self, link: int, message: AnyMessage, now: float) -> None:
        """Ignore it."""

    def closed(self, link: int, now: float) -> None:
        """Ignore it."""

    def tick(self, now: float) -> None:
        """Do nothing."""

    def drain(self) -> list[Effect | Outcome]:
        """Return the refusals since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def close(self, now: float) -> list[Effect]:
        """Return nothing: there is no link to end."""
        return []
