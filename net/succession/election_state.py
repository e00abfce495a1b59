"""The state of a voter in an election: its role, its promises, the seats on its links, and the outcomes.

Base of ``candidate`` and ``voter``; decides nothing itself. The roles are those of Raft (Ongaro and Ousterhout 2014).
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
from net.protocol.link_effects import Effect, Send
from net.protocol.messages import Elect, Elected, HandShown, Line, Message, PeerAddress, Whereabouts

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
WASTED_SHARES: Final = 2
"""How many seed shares one candidate is given without dealing before it is passed over."""
WASTED_SHARES_S: Final = 20.0
"""For how long at first; doubled each further time.

A candidate that has all shares knows the deal: by abandoning those it dislikes it could choose among many.
"""


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


class BallotBox(msgspec.Struct):
    """The votes for this seat in one epoch, and what the voters sent after them."""

    epoch: int = 0
    votes: dict[Seat, Elect] = msgspec.field(default_factory=dict)
    links: dict[Seat, int] = msgspec.field(default_factory=dict)
    seed_shares: dict[Seat, bytes] = msgspec.field(default_factory=dict)
    shown: dict[Seat, tuple[HandShown, ...]] = msgspec.field(default_factory=dict)
    secret: bytes = b""
    mandate: Elected | None = None
    follower: Follower | None = None
    source: Seat | None = None
    lines: list[Line] = msgspec.field(default_factory=list)
    first: int = 0


class ElectionState:
    """The state of one voter."""

    def __init__(
        self,
        signer: Signer,
        me: Seat,
        token: Callable[[int], bytes],
        copy: Callable[[], Follower],
        promise: Callable[[int], None],
    ) -> None:
        """Follow a host that is not known yet.

        ``copy`` returns its copy of the game; ``promise`` stores that nothing of an older epoch is acknowledged.
        """
        self._signer = signer
        self._token = token
        self._copy = copy
        self._store_promise = promise
        self._outgoing: list[Effect | ElectionOutcome] = []
        self.state: ElectionRole = "following"
        self.me = me
        self.host_seat: Seat | None = None
        self.where: PeerAddress | None = None
        self.halted = False
        self.promised = 0
        self.mandate: Elected | None = None
        self.question = False
        self.links: dict[int, Seat] = {}
        self.answers: dict[Seat, Whereabouts] = {}
        self._proofs: dict[Seat, Elected] = {}
        self._box = BallotBox()
        self._vote: Elect | None = None
        self._voted_for: Seat = 0
        self._vote_link = -1
        self._share = b""
        self._rest: ElectionRole = "following"
        self._given_shares: dict[Seat, tuple[int, float]] = {}
        self._withheld: dict[Seat, float] = {}
        self._failed: dict[Seat, float] = {}
        self._failures = 0
        self._candidate_since = 0.0
        self._refusals = 0
        self._leaderless_since = 0.0
        self._until = 0.0
        self._ask_at = 0.0
        self._pause_until = 0.0

    def drain(self) -> list[Effect | ElectionOutcome]:
        """Return the effects and outcomes since the last call, in order."""
        outgoing, self._outgoing = self._outgoing, []
        return outgoing

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._copy().record.header.game

    @property
    def is_asking(self) -> bool:
        """Whether the others should be dialled: the host is lost, or lacks the acknowledgements to continue."""
        return self.state not in ("following", "leader", "stopped") or (self.halted and self.state != "stopped")

    def _withdraw(self, now: float) -> None:
        """Return to the state before the vote."""
        self.state, self._vote, self._vote_link = self._rest, None, -1
        self._pause_until = now + ASK_S / 2 + (self._token(1)[0] / 255 * PATIENCE_S if self._failures else 0)

    def _reset(self, state: ElectionRole) -> None:
        self.state, self.question = state, False
        self._rest = "following" if state == "following" else "leaderless"
        self.answers, self._box = {}, BallotBox()
        self._vote, self._vote_link = None, -1
        self._failed, self._failures, self._refusals, self._candidate_since = {}, 0, 0, 0.0

    def _pass_over(self, seat: Seat, now: float) -> None:
        """Exclude a seat from votes for a random time, so that voters whose votes were split do not repeat that."""
        self._failures += 1
        self._candidate_since = 0.0
        self._failed[seat] = now + PATIENCE_S * (1 + self._token(1)[0] / 255)

    def _has_wasted_shares(self, seat: Seat, now: float) -> bool:
        """Whether a candidate was given seed shares too often without dealing."""
        count, since = self._given_shares.get(seat, (0, 0.0))
        return count >= WASTED_SHARES and now < since + WASTED_SHARES_S * 2 ** (count - WASTED_SHARES)

    def _promise(self, epoch: int) -> None:
        """Store that nothing of an older epoch will be acknowledged.

        It is on the disk before the vote is sent: a voter that forgot it in a crash could acknowledge entries of the
        old host while the new one, elected with its vote, already continues the game.
        """
        self.promised = max(self.promised, epoch)
        self._store_promise(self.promised)

    def _own_epoch(self) -> int:
        return max(self.promised, self._copy().position.epoch)

    def _newest_epoch(self) -> int:
        claimed = (answer.epoch for answer in self.answers.values())
        return max(self._own_epoch(), *filter(self._is_near, claimed), 0)

    def _is_near(self, epoch: int) -> bool:
        return epoch <= self._copy().position.epoch + LEAP

    def _link_to(self, seat: Seat) -> int | None:
        """Return the newest link to a seat: an older one may be dead and not have timed out yet."""
        return next((link for link, other in reversed(self.links.items()) if other == seat), None)

    def _send(self, link: int, message: Message) -> None:
        if link in self.links:
            self._outgoing.append(Send(link, message))
