"""What both sides of an election share: a seat’s role, its promises, its links to the others, and the outcomes.

``Voter`` and its ``Campaign`` change it; it decides nothing itself, and knows links by number. The roles are those of
Raft (Ongaro and Ousterhout 2014).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import msgspec

from game.record import RevealedCard
from game.record.follower import Follower
from game.record.signing import Signer
from game.rules import Seat
from net.protocol.limits import ELECTION_S
from net.protocol.link_effects import LinkEffect, Send
from net.protocol.messages import Elected, Message, PeerAddress, Whereabouts

ElectionRole: TypeAlias = Literal[
    "leader", "following", "stopped", "leaderless", "voted", "pledged", "candidate", "fetching", "elected"
]
"""``leader``: is the host; ``following``: is connected to it; ``stopped``: has left the game; ``leaderless``: asks the
others; ``voted``, ``pledged``: for another seat; ``candidate``, ``fetching``, ``elected``: as the next host, waiting
for votes, for the longest log, for the seed shares."""

PATIENCE_S: Final = 2 * ELECTION_S
"""How long a voter waits for one step of another."""
ASK_S: Final = 0.5
"""Interval at which the others are asked where the host is."""
LEAP: Final = 10_000
"""How far above the current epoch one peer’s claim is accepted: no single peer can use up all epochs."""


class HostFound(msgspec.Struct, frozen=True):
    """The host was found: connect to it."""

    peer: PeerAddress


class VotePledge(msgspec.Struct, frozen=True):
    """This seat’s vote has been counted: what the new deal must match.

    ``mandate`` holds the new host’s commitment and those to all seed shares, ``shown`` the slots of this seat’s
    cards that the new host was shown.
    """

    mandate: Elected
    shown: tuple[int, ...]


class ElectionWon(msgspec.Struct, frozen=True):
    """This seat is the next host: the arguments of ``take_over``, and the votes as proof for everybody else."""

    follower: Follower
    shown: tuple[RevealedCard, ...]
    secret: bytes
    epoch: int
    seed_shares: tuple[bytes | None, ...]
    mandate: Elected


ElectionOutcome: TypeAlias = HostFound | VotePledge | ElectionWon


class ElectionState:
    """One seat’s state in the elections of one game."""

    def __init__(
        self,
        signer: Signer,
        me: Seat,
        token: Callable[[int], bytes],
        copy: Callable[[], Follower],
        promise: Callable[[int], None],
    ) -> None:
        """Follow a host that is not known yet.

        ``copy`` returns this seat’s copy of the game; ``promise`` stores that nothing of an older epoch is
        acknowledged.
        """
        self.signer = signer
        self.me = me
        self.token = token
        self.copy = copy
        self._store_promise = promise
        self._outgoing: list[LinkEffect | ElectionOutcome] = []
        self.role: ElectionRole = "following"
        self.until = 0.0
        """When the wait for the others ends in a role that waits."""
        self._rest: ElectionRole = "following"
        self.host_seat: Seat | None = None
        self.where: PeerAddress | None = None
        self.halted = False
        self.leaderless_since = 0.0
        self.promised = 0
        self.mandate: Elected | None = None
        self.question = False
        self.links: dict[int, Seat] = {}
        self.answers: dict[Seat, Whereabouts] = {}
        self.failed: dict[Seat, float] = {}
        """Until when a seat is passed over."""
        self.failures = 0
        self.refusals = 0
        self.candidate_since = 0.0
        self.pause_until = 0.0

    def drain(self) -> list[LinkEffect | ElectionOutcome]:
        """Return the effects and outcomes since the last call, in order."""
        outgoing, self._outgoing = self._outgoing, []
        return outgoing

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.copy().record.header.game

    @property
    def is_asking(self) -> bool:
        """Whether the others should be dialled: the host is lost, or lacks the acknowledgements to continue."""
        return self.role not in ("following", "leader", "stopped") or (self.halted and self.role != "stopped")

    # --- changes ---------------------------------------------------------------------------------------------------

    def reset(self, role: ElectionRole) -> None:
        """Take a role outside an election, and forget what the last election has shown."""
        self.role, self.question = role, False
        self._rest = "following" if role == "following" else "leaderless"
        self.answers = {}
        self.failed, self.failures, self.refusals, self.candidate_since = {}, 0, 0, 0.0

    def withdraw(self, now: float) -> None:
        """Return to the role before the vote."""
        self.role = self._rest
        self.pause_until = now + ASK_S / 2 + (self.token(1)[0] / 255 * PATIENCE_S if self.failures else 0)

    def pass_over(self, seat: Seat, now: float) -> None:
        """Exclude a seat from votes for a random time, so that voters whose votes were split do not repeat that."""
        self.failures += 1
        self.candidate_since = 0.0
        self.failed[seat] = now + PATIENCE_S * (1 + self.token(1)[0] / 255)

    def promise(self, epoch: int) -> None:
        """Store that nothing of an older epoch will be acknowledged.

        It is on the disk before the vote is sent: a voter that forgot it in a crash could acknowledge entries of the
        old host while the new one, elected with its vote, already continues the game.
        """
        self.promised = max(self.promised, epoch)
        self._store_promise(self.promised)

    def report(self, outcome: ElectionOutcome) -> None:
        """Add an outcome to what ``drain`` returns."""
        self._outgoing.append(outcome)

    def send(self, link: int, message: Message) -> None:
        """Send a message, unless its link has ended."""
        if link in self.links:
            self._outgoing.append(Send(link, message))

    # --- facts -----------------------------------------------------------------------------------------------------

    def own_epoch(self) -> int:
        """Return the newest epoch of this seat’s copy and promises."""
        return max(self.promised, self.copy().position.epoch)

    def newest_epoch(self) -> int:
        """Return the newest epoch that this seat or another one knows of."""
        claimed = (answer.epoch for answer in self.answers.values())
        return max(self.own_epoch(), *filter(self.is_near, claimed), 0)

    def is_near(self, epoch: int) -> bool:
        """Whether an epoch is so close to the current one that a peer’s claim of it is accepted."""
        return epoch <= self.copy().position.epoch + LEAP

    def link_to(self, seat: Seat) -> int | None:
        """Return the newest link to a seat: an older one may be dead and not have timed out yet."""
        return next((link for link, other in reversed(self.links.items()) if other == seat), None)
