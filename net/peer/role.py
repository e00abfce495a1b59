"""How a peer stands to its table's dealer: it deals, or follows one, or looks for one, or takes the game over.

What follows from the outcome of an election, and from what guest and host say of their links. Whom it talks to is told
in effects; how messages find their way to the machines is ``node``'s business.
"""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from game.bots.runner import BotRunner
from game.match.match import Journal, Match
from game.record.follower import Follower
from game.record.keys import Signer
from game.rules import Seat, hand
from game.support.i18n import tr
from net.guest.copies import CopyStore
from net.guest.guest import Guest
from net.guest.handshake import Credentials
from net.guest.replica import ExpectedRedeal
from net.host.host import Host
from net.protocol.effects import OWN_LINK, Close, Effect, Send
from net.protocol.messages import PeerAddress, Purpose, Refused, TableOptions
from net.succession.dealer_address import DealerAddress
from net.succession.equivocation import EquivocationMonitor
from net.succession.peering import PeerLinks
from net.succession.redeal import redeal
from net.succession.voter import ElectionWon, HostFound, Outcome, Succession, VotePledge

State: TypeAlias = Literal["idle", "connecting", "together", "lost", "electing", "taking over", "closed"]

LOG: Final = logging.getLogger(__name__)


class PeerRole:
    """A peer of a table, as far as it is about who deals."""

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        *,
        token: Callable[[int], bytes],
        keeper: CopyStore,
        begin: Callable[[str, bytes, str], Journal],
        port: int,
        pace_s: float = 0.7,
        runner: BotRunner | None = None,
        stamp: Callable[[], str | None] = lambda: None,
    ) -> None:
        """``certificate`` is the fingerprint of the own one; on ``port`` this peer listens (0: it does not).

        The bots of the own table decide in ``runner``; ``stamp`` gives the time in UTC for the header of a new game.
        """
        self.signer = signer
        self.certificate = certificate
        self.name = name
        self.port = port
        self.host: Host | None = None
        self.guest: Guest | None = None
        self.game = ""
        self.problem = ""
        self._token = token
        self._keeper = keeper
        self._begin = begin
        self._pace_s = pace_s
        self._runner = runner
        self._stamp = stamp
        self._now = 0.0
        self._effects: list[Effect] = []
        self._inbox: deque[Send | Close] = deque()
        self._strangers: dict[int, tuple[str, float]] = {}
        self._host_links: set[int] = set()
        self._purpose: Purpose = "sit"
        self._way = DealerAddress(signer.public)
        self._copy: Follower | None = None
        self._comparing = EquivocationMonitor()
        self._left = False
        self.peering = PeerLinks(signer, certificate, name, port, token, self._up, self._gone)
        self.succession = Succession(signer, token, self._own_copy, self._promise)

    # --- readable --------------------------------------------------------------------------------------------------

    @property
    def dealing(self) -> bool:
        """Whether this peer deals."""
        return self.host is not None

    @property
    def question(self) -> Literal["takeover"] | None:
        """What the person is asked: of two, whether to go on without the dealer."""
        return "takeover" if self.succession.question else None

    @property
    def state(self) -> State:
        """How it is with the dealer."""
        guest = self.guest
        if self._left or self.problem or (guest is not None and guest.phase == "closed"):
            return "closed"
        if self.host is not None:
            return "together"
        if guest is None:
            return "idle"
        if guest.linked:
            return "together"
        if not self.game:
            return "connecting"
        match self.succession.state:
            case "voted" | "pledged":
                return "electing"
            case "standing" | "fetching" | "elected":
                return "taking over"
        return "lost"

    @property
    def sought(self) -> str:
        """The game whose dealer is to be found; empty while it is there, or nobody needs it any more."""
        over = self._copy is not None and self._copy.record.end is not None
        if self.state == "closed" or over or self.guest is None:
            return ""
        lost = not self.guest.linked if self.host is None else self.host.halted
        return self.game if lost else ""

    def notice(self) -> str:
        """Say in one sentence what is being done about a lost dealer; empty when all is well."""
        match self.state:
            case "lost":
                return tr("The connection to the table is lost: looking for it…")
            case "electing":
                return tr("The dealer is lost: the players choose another one.")
            case "taking over":
                return tr("The dealer is lost: this computer takes the game over.")
        return ""

    # --- what follows ----------------------------------------------------------------------------------------------

    def _review(self, now: float) -> None:
        """See how it stands with the dealer after something has happened."""
        copy = self._copy_now()
        if copy is None:
            return
        header = copy.record.header
        self._copy = copy
        if self.game != header.game:
            if self.game:
                # Another game at the same table: what was promised and voted belongs to the last one.
                self.peering.end_all(now)
                self.succession = Succession(self.signer, self._token, self._own_copy, self._promise)
                self._comparing = EquivocationMonitor()
            self.game = self.peering.game = header.game
            keys = {bytes.fromhex(info.key): seat for seat, info in enumerate(header.seats) if info.key is not None}
            self.peering.keys = keys
        self._way.remember(() if self.guest is None else self.guest.copy.roster)
        for teller, answer in self.succession.answers.items():
            if answer.dealer is not None and answer.dealer.key in self.peering.keys:
                self._way.hear(teller, answer.dealer)
        me = self.peering.keys.get(self.signer.public)
        if self.host is not None:
            self._review_host(self.host, me, now)
            return
        if me is None or self.guest is None:
            return
        if self.guest.phase == "closed":
            self.succession.stop()
            return
        self.succession.sit(me, self.guest.copy.promised)
        guest = self.guest
        there = guest.linked and guest.state == "game" and not guest.link.moved
        if there and (copy.position.epoch >= self.succession.promised or self.succession.state in ("alive", "lost")):
            asked = self.succession.is_asking
            if self.succession.state != "alive":
                self.succession.follow(guest.copy.dealer, self._way.peer_at(guest.copy.dealer))
            where = self._way.peer_at(guest.copy.dealer)
            self.succession.dealer, self.succession.where = guest.copy.dealer, where
            self.succession.halted = guest.lobby.presence is not None and guest.lobby.presence.halted
            if asked and not self.succession.is_asking:
                self._end_calls(now)
            self._way.remember(() if where is None else (where,))
            return
        if copy.record.end is None and (guest.link.moved or not guest.linked):
            self.succession.lose(now)

    def _review_host(self, host: Host, me: Seat | None, now: float) -> None:
        """Deal on; with a new deal under way elsewhere or here, deal no more."""
        if host.match is None:
            return
        if me is None:
            # Without a seat it has no voice, and nobody will ask it to deal again.
            if host.forsaken and host.match.end is None:
                self.problem = tr("The players have gone on with another dealer.")
                self._stop_dealing(now)
            return
        succession = self.succession
        succession.sit(me, 0 if self.guest is None else self.guest.copy.promised)
        if succession.state in ("fetching", "elected"):
            self._stop_dealing(now)
            return
        if succession.state in ("alive", "lost"):
            succession.deal(succession.mandate, self._own_peer(me))
        succession.halted = host.halted
        if not succession.is_asking:
            self._end_calls(now)

    def _come_out(self, outcome: Outcome, now: float) -> None:
        guest = self.guest
        match outcome:
            case HostFound(peer):
                self._go_to(peer, now)
            case VotePledge() if guest is not None:
                places = tuple(hand(self.succession.me, slot) for slot in outcome.shown)
                guest.expect(ExpectedRedeal(outcome.mandate, places))
            case ElectionWon() if guest is not None and guest.phase != "closed":
                self._take_over(outcome, now)

    def _go_to(self, peer: PeerAddress, now: float) -> None:
        """Become the guest of a dealer that was found."""
        if self.host is not None:
            self._stop_dealing(now)
        target = self._way.target
        if self.guest is None or self.guest.phase == "closed":
            return
        if self._way.link is not None and target is not None and target.key == peer.key:
            return
        if self._way.turn_to(peer):
            self._end_link(now)
            self.guest.handshake.pinned = peer.certificate
            self._dial_dealer(now)

    def _take_over(self, won: ElectionWon, now: float) -> None:
        """Deal anew and go on as the dealer; who shows a wrong card is dealt another."""
        options = TableOptions() if self.guest is None else self.guest.lobby.options
        if self.guest is not None:
            # Without its votes nobody would believe the new deal after a crash: they go to the disk first.
            former, self.guest.copy.mandate = self.guest.copy.mandate, (won.mandate,)
            self.guest.copy.save_resume_info()
        match = redeal(won, lambda text: self._begin(text, won.secret, self.game))
        if match is None:
            if self.guest is not None:
                self.guest.copy.mandate = former
            return
        self.succession.mandate = won.mandate
        self._end_link(now)
        self._open(options, len(match.seats), "", match, now, playing=True)
        self.succession.deal(won.mandate, self._own_peer(self.succession.me))

    def _open(
        self, options: TableOptions, seats: int, code: str, saved: Match | None, now: float, *, playing: bool
    ) -> None:
        """Make the host, with the own guest on the link within this process."""
        self.host = Host(
            self.signer,
            self.certificate,
            self.name,
            options,
            seats,
            token=self._token,
            begin=self._begin,
            saved=saved,
            code=code,
            pace_s=self._pace_s,
            runner=self._runner,
            playing=playing,
            stamp=self._stamp,
            mandate=self.succession.mandate,
            watchers=() if self.guest is None else self.guest.copy.watchers,
        )
        if self.guest is not None:
            self.host.remember(self.guest.lobby.chat)
            self._way.link = OWN_LINK
            self.guest.attached(self.certificate, now)
            self.host.attach(OWN_LINK, self.signer.public, self.certificate, self.name, now, purpose=self.guest.purpose)

    def _new_guest(self, purpose: Purpose, code: str | None, pinned: bytes | None, game: str) -> Guest:
        credentials = Credentials(
            self.signer, self.certificate, self.name, purpose, self._token, self.port, code, pinned
        )
        return Guest(credentials, self._keeper, game)

    def _stop_dealing(self, now: float) -> None:
        """Deal no more: the guests look for the new dealer by themselves."""
        if self.host is None:
            return
        LOG.info("this computer deals no more")
        self._end_link(now)
        self.host = None
        for link in self._host_links:
            self._effects += [Send(link, Refused("moved")), Close(link)]
        self._host_links.clear()

    def _end_link(self, now: float) -> None:
        """End the guest's link to its dealer."""
        if self._way.link is None or self.guest is None:
            return
        if self._way.link != OWN_LINK:
            self._effects.append(Close(self._way.link))
        self._forget_link(now)

    def _forget_link(self, now: float) -> None:
        """Be without a link to the dealer."""
        self._inbox.clear()
        if self.guest is not None:
            self._way.ended(now, self.guest.linked)
            self.guest.closed(now)

    # --- dialling --------------------------------------------------------------------------------------------------

    def _dial_dealer(self, now: float) -> None:
        assert self.guest is not None
        assert self._way.target is not None
        self.guest.link.address = (self._way.target.address, self._way.target.port)
        self._effects.append(self._way.dial())

    def _dial_if_due(self, now: float) -> None:
        guest = self.guest
        if guest is None or guest.phase == "closed" or self.host is not None or self._left or self.problem:
            return
        if self._way.is_due(now):
            # Who looks on has no voice in an election: it tries everybody in turn.
            self._way.turn_on(everybody=self._purpose == "watch" and bool(self.game))
            self._dial_dealer(now)

    def _call_if_due(self, now: float) -> None:
        """Call the other players while it is not clear who deals."""
        if not self.game or self._left or self._copy is None or not self.succession.is_asking:
            return
        for key in self._way.peers:
            if not self.peering.is_calling(key, now) and (peer := self._way.call(key)) is not None:
                self.peering.dial(self._way.number(), peer, now)

    def _end_calls(self, now: float) -> None:
        for link, call in list(self.peering.calls.items()):
            if call.ours:
                self.peering.end(link, now)

    def _ask_person(self, now: float) -> None:
        """Let the guest show how it stands, and hear what its person wants."""
        guest = self.guest
        if guest is None:
            return
        guest.takeover.hint = self.notice()
        if self.succession.question and not guest.takeover.dealer and guest.takeover.answer is None:
            guest.takeover.ask(guest.link.host_name)
        elif not self.succession.question and guest.takeover.dealer:
            guest.takeover.ask("")
        if guest.takeover.answer is not None:
            self.succession.answer(guest.takeover.answer, now)
            guest.takeover.answer = None

    # --- what is known ---------------------------------------------------------------------------------------------

    def _copy_now(self) -> Follower | None:
        if self.host is not None and self.host.match is not None:
            return self.host.match.follower
        if self.guest is not None and self.guest.follower is not None:
            return self.guest.follower
        return None

    def _own_copy(self) -> Follower:
        copy = self._copy
        assert copy is not None
        return copy

    def _length(self) -> int:
        return len(self._own_copy().record.entries)

    def _own_peer(self, me: Seat) -> PeerAddress:
        return PeerAddress(me, self.signer.public, self.certificate, "", self.port)

    def _promise(self, epoch: int) -> None:
        """Write down that nothing of an older epoch will be acknowledged."""
        if self.guest is not None:
            self.guest.promise(epoch)

    # --- what the links between players lead to --------------------------------------------------------------------

    @abstractmethod
    def _up(self, link: int, seat: Seat, now: float) -> None:
        """Greet a fellow player who has proven who they are."""

    @abstractmethod
    def _gone(self, link: int, now: float) -> None:
        """Take note that a link to a fellow player has ended."""
