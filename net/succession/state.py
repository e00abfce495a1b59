"""What a player knows in an election: its state, its promises, who is on which link, and what has come out.

The ground on which ``candidacy`` and ``succession`` stand; decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import msgspec

from game.record import Shown as ShownCard
from game.record.follower import Follower
from game.record.keys import Signer
from game.rules import Seat
from net.protocol.effects import Effect, Send
from net.protocol.limits import ELECTION_S
from net.protocol.messages import AnyMessage, Elect, Elected, HandShown, Line, PeerAddress, Whereabouts

State: TypeAlias = Literal["here", "alive", "stopped", "lost", "voted", "pledged", "standing", "fetching", "elected"]
"""``here``: deals itself; ``alive``: is connected to the dealer; ``stopped``: plays no more; ``lost``: asks around;
``voted``, ``pledged``: for another; ``standing``, ``fetching``, ``elected``: as the next dealer, before it has the
votes, the log, the shares."""

PATIENCE_S: Final = 2 * ELECTION_S
"""How long a player waits for one step of somebody else’s."""
ASK_S: Final = 0.5
"""How often the others are asked where the dealer is."""
LEAP: Final = 10_000
"""How far above the deal that stands an epoch is believed on one player’s word: nobody alone can use them all up."""
OPENED: Final = 2
"""How often a share is opened to one player whose deal then does not come, before that player is passed over."""
OPENED_S: Final = 20.0
"""For how long at first; twice as long each further time.

Who has all shares knows the deal: by calling off what it does not like, it could choose among as many as it is given.
"""


class HostFound(msgspec.Struct, frozen=True):
    """The dealer is there: go and be its guest. ``epoch`` is the one it deals in."""

    peer: PeerAddress
    epoch: int


class VotePledge(msgspec.Struct, frozen=True):
    """A vote has led to an election: what the new deal must keep to.

    ``mandate`` holds the dealer’s commitment and the promises of all shares, ``shown`` the slots of the own cards that
    the dealer has been shown.
    """

    mandate: Elected
    shown: tuple[int, ...]


class ElectionWon(msgspec.Struct, frozen=True):
    """This player is to deal: all that ``take_over`` needs, and the votes to show to everybody."""

    follower: Follower
    shown: tuple[ShownCard, ...]
    secret: bytes
    epoch: int
    nonces: tuple[bytes | None, ...]
    mandate: Elected


Outcome: TypeAlias = HostFound | VotePledge | ElectionWon


class BallotBox(msgspec.Struct):
    """The votes for this player in one epoch, and what came after them."""

    epoch: int = 0
    votes: dict[Seat, Elect] = msgspec.field(default_factory=dict)
    links: dict[Seat, int] = msgspec.field(default_factory=dict)
    nonces: dict[Seat, bytes] = msgspec.field(default_factory=dict)
    shown: dict[Seat, tuple[HandShown, ...]] = msgspec.field(default_factory=dict)
    secret: bytes = b""
    mandate: Elected | None = None
    follower: Follower | None = None
    source: Seat | None = None
    lines: list[Line] = msgspec.field(default_factory=list)
    first: int = 0


class ElectionState:
    """What one player remembers of an election."""

    def __init__(
        self, signer: Signer, token: Callable[[int], bytes], copy: Callable[[], Follower], keep: Callable[[int], None]
    ) -> None:
        """``copy`` gives the own copy of the game, ``keep`` writes down that older epochs are done with."""
        self._signer = signer
        self._token = token
        self._copy = copy
        self._keep = keep
        self._outgoing: list[Effect | Outcome] = []
        self.state: State = "alive"
        self.me: Seat = 0
        self.dealer: Seat | None = None
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
        self._nonce = b""
        self._rest: State = "alive"
        self._opened: dict[Seat, tuple[int, float]] = {}
        self._withheld: dict[Seat, float] = {}
        self._failed: dict[Seat, float] = {}
        self._failures = 0
        self._stand_since = 0.0
        self._refusals = 0
        self._lost_at = 0.0
        self._until = 0.0
        self._ask_at = 0.0
        self._pause_until = 0.0

    def drain(self) -> list[Effect | Outcome]:
        """Give what is to be done and what has come out, in order, once."""
        outgoing, self._outgoing = self._outgoing, []
        return outgoing

    @property
    def game(self) -> str:
        """The game all this is about."""
        return self._copy().record.header.game

    @property
    def is_asking(self) -> bool:
        """Whether the others should be called: the dealer is lost, or cannot go on with those it has."""
        return self.state not in ("alive", "here", "stopped") or (self.halted and self.state != "stopped")

    def _back(self, now: float) -> None:
        """Be again as before the vote."""
        self.state, self._vote, self._vote_link = self._rest, None, -1
        self._pause_until = now + ASK_S / 2 + (self._token(1)[0] / 255 * PATIENCE_S if self._failures else 0)

    def _reset(self, state: State) -> None:
        self.state, self.question = state, False
        self._rest = "alive" if state == "alive" else "lost"
        self.answers, self._box = {}, BallotBox()
        self._vote, self._vote_link = None, -1
        self._failed, self._failures, self._refusals, self._stand_since = {}, 0, 0, 0.0

    def _fail(self, seat: Seat, now: float) -> None:
        """Pass a seat over for a while, for a time of chance: those who vote past each other must not keep step."""
        self._failures += 1
        self._stand_since = 0.0
        self._failed[seat] = now + PATIENCE_S * (1 + self._token(1)[0] / 255)

    def _is_passed_over(self, seat: Seat, now: float) -> bool:
        """Tell whether a player has been given shares too often without dealing."""
        count, since = self._opened.get(seat, (0, 0.0))
        return count >= OPENED and now < since + OPENED_S * 2 ** (count - OPENED)

    def _promise(self, epoch: int) -> None:
        """Write down that nothing of an older epoch will be acknowledged; only then may anybody hear of it."""
        self.promised = max(self.promised, epoch)
        self._keep(self.promised)

    def _own_epoch(self) -> int:
        return max(self.promised, self._copy().position.epoch)

    def _newest_epoch(self) -> int:
        heard = (answer.epoch for answer in self.answers.values())
        return max(self._own_epoch(), *filter(self._is_near, heard), 0)

    def _is_near(self, epoch: int) -> bool:
        return epoch <= self._copy().position.epoch + LEAP

    def _link_to(self, seat: Seat) -> int | None:
        """Give the newest link to a seat: an older one may be dead without anybody having been told."""
        return next((link for link, other in reversed(self.links.items()) if other == seat), None)

    def _send(self, link: int, message: AnyMessage) -> None:
        if link in self.links:
            self._outgoing.append(Send(link, message))
