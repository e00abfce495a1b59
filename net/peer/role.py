"""The role of a peer at its table: the host, a guest, or a guest that looks for a lost host.

The outcome of an election and the state of the link to the host change it. Knows no sockets: it returns effects.
Messages are dispatched in ``peer``.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import Final

from game.bots.runner import BotRunner, InlineRunner
from game.match.match import Journal, Match
from game.record.follower import Follower
from game.record.signing import Signer
from game.rules import Seat, hand
from game.support.i18n import tr
from net.guest.copies import CopyStore, ResumeInfo
from net.guest.guest import Guest
from net.guest.handshake import Credentials
from net.guest.replica import ExpectedRedeal
from net.host.host import Host
from net.host.identity import HostIdentity
from net.host.services import HostServices, ResumedGame
from net.protocol.link_effects import OWN_LINK, Close, Effect, Send
from net.protocol.messages import PeerAddress, Purpose, Refused, TableOptions
from net.succession.elected_succession import ElectionMemory, Elections, OwnHello
from net.succession.election_state import ElectionOutcome, ElectionWon, HostFound, VotePledge
from net.succession.host_address import HostAddress
from net.succession.succession import Succession
from net.succession.takeover_attempt import attempt_takeover

LOG: Final = logging.getLogger(__name__)


class PeerRole:
    """A peer of a table, as far as the choice of the host is concerned."""

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        *,
        token: Callable[[int], bytes],
        copies: CopyStore,
        begin: Callable[[str, bytes, str], Journal],
        port: int,
        pace_s: float = 0.7,
        runner: BotRunner | None = None,
        stamp: Callable[[], str | None] = lambda: None,
    ) -> None:
        """``certificate`` is the fingerprint of this peer’s own, ``port`` where this peer listens (0: nowhere).

        The bots at its own table decide in ``runner``; ``stamp`` returns the time in UTC for the header of a new game.
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
        self._copies = copies
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
        self._addresses = HostAddress(signer.public)
        self._copy: Follower | None = None
        self._left = False
        self.succession = Succession()
        self._succession_of: tuple[str, bool] = ("", False)
        """The game that ``succession`` is for, and whether its host can be replaced."""

    # --- readable --------------------------------------------------------------------------------------------------

    @property
    def hosting(self) -> bool:
        """Whether this peer is the host."""
        return self.host is not None

    @property
    def game_to_find(self) -> str:
        """The game whose host is to be found; empty while it is connected, or no longer needed."""
        guest = self.guest
        over = self._copy is not None and self._copy.record.end is not None
        if self._left or self.problem or over or guest is None or guest.phase == "closed":
            return ""
        lost = not guest.linked if self.host is None else self.host.halted
        return self.game if lost else ""

    # --- the role ----------------------------------------------------------------------------------------------------

    def _reconcile(self, now: float) -> None:
        """Adapt role and succession to what host and guest know after an event."""
        copy = self._copy_now()
        if copy is None:
            return
        self._copy = copy
        header, host, guest = copy.record.header, self.host, self.guest
        self.game = header.game
        me = header.seat_of(self.signer.public)
        self._choose_succession(me, now)
        self._addresses.remember(() if guest is None else guest.copy.roster)
        if host is not None:
            self._reconcile_host(host, me, now)
        elif guest is None or me is None:
            return
        elif guest.phase == "closed":
            self.succession.stop()
        elif guest.linked and guest.state == "game" and not guest.link.moved:
            self.succession.follow(guest.lobby.presence is not None and guest.lobby.presence.halted, now)
        elif guest.link.moved or (copy.record.end is None and not guest.linked):
            self.succession.lose_host(now)

    def _reconcile_host(self, host: Host, me: Seat | None, now: float) -> None:
        """Stop being the host when the players have elected another one, or this peer is a candidate itself."""
        if host.match is None:
            return
        if me is None:
            # Without a seat it has no vote and cannot be elected again.
            if host.superseded and host.match.end is None:
                self.problem = tr("The players continue with another host.")
                self._stop_hosting(now)
        elif not self.succession.lead(self._own_peer(me), host.unsettled, now):
            self._stop_hosting(now)

    def _choose_succession(self, me: Seat | None, now: float) -> None:
        """Create the succession of another game, or of one whose host has changed the table’s options."""
        assert self.guest is not None
        options = self.guest.lobby.options if self.host is None else self.host.options
        takeover = options.takeover
        if self._succession_of == (self.game, takeover):
            return
        self._succession_of = self.game, takeover
        self._effects += self.succession.close(now)
        self.succession = Succession()
        if takeover and me is not None:
            resume = self._copies.resume_info(self.game) or ResumeInfo()
            header = self._own_copy().record.header
            self.succession = Elections(
                self.signer,
                OwnHello(self.certificate, self.name, self.port),
                me,
                self.guest,
                self._addresses,
                self._token,
                self._own_copy,
                self.guest.game.take_comparison_request,
                ElectionMemory(resume.epoch, next(iter(resume.mandate), None), header.seat_of(resume.key)),
            )

    def _apply_outcome(self, outcome: ElectionOutcome, now: float) -> None:
        """Carry out the outcome of an election."""
        guest = self.guest
        match outcome:
            case HostFound(peer):
                self._join_host(peer, now)
            case VotePledge() if guest is not None:
                places = tuple(hand(self._own_seat(), slot) for slot in outcome.shown)
                guest.expect(ExpectedRedeal(outcome.mandate, places))
            case ElectionWon() if guest is not None and guest.phase != "closed":
                self._take_over(guest, outcome, now)

    def _join_host(self, peer: PeerAddress, now: float) -> None:
        """Become the guest of a host that was found."""
        if self.host is not None:
            self._stop_hosting(now)
        target = self._addresses.target
        if self.guest is None or self.guest.phase == "closed":
            return
        if self._addresses.link is not None and target is not None and target.key == peer.key:
            return
        if self._addresses.retarget(peer):
            self._end_link(now)
            self.guest.handshake.pinned = peer.certificate
            self._dial_host()

    def _take_over(self, guest: Guest, won: ElectionWon, now: float) -> None:
        """Deal again as the next host."""
        # The votes are on the disk before the new deal is: after a crash nobody would accept the deal without them.
        former, guest.copy.mandate = guest.copy.mandate, (won.mandate,)
        guest.copy.save_resume_info()
        match = attempt_takeover(won, lambda text: self._begin(text, won.secret, self.game))
        if match is None:
            guest.copy.mandate = former
            return
        self._end_link(now)
        self._open(guest.lobby.options, len(match.seats), "", match, now, playing=True)
        self.succession.lead(self._own_peer(self._own_seat()), halted=False, now=now, mandate=won.mandate)

    def _open(
        self, options: TableOptions, seats: int, code: str, saved: Match | None, now: float, *, playing: bool
    ) -> None:
        """Create the host, with this peer’s guest on the link within the process."""
        guest = self.guest
        assert guest is not None
        identity = HostIdentity(self.signer, self.certificate, self.name, self._token, self._stamp)
        mandate = next(iter(guest.copy.mandate), None)
        self.host = Host(
            HostServices(identity, self._begin, self._runner or InlineRunner(), self._pace_s),
            options,
            seats,
            code,
            resumed=None if saved is None else ResumedGame(saved, playing, mandate, guest.copy.watchers),
        )
        self.host.remember(guest.lobby.chat)
        self._addresses.link = OWN_LINK
        guest.attached(self.certificate, now)
        self.host.attach(OWN_LINK, self.signer.public, self.certificate, self.name, now, purpose=guest.purpose)

    def _new_guest(self, purpose: Purpose, code: str | None, pinned: bytes | None, game: str) -> Guest:
        credentials = Credentials(
            self.signer, self.certificate, self.name, purpose, self._token, self.port, code, pinned
        )
        return Guest(credentials, self._copies, game)

    def _stop_hosting(self, now: float) -> None:
        """Stop being the host; the guests are refused as ``moved`` and look for the new one."""
        if self.host is None:
            return
        LOG.info("this computer is not the host any more")
        self._end_link(now)
        self.host = None
        for link in self._host_links:
            self._effects += [Send(link, Refused("moved")), Close(link)]
        self._host_links.clear()

    def _end_link(self, now: float) -> None:
        """End the guest’s link to its host."""
        if self._addresses.link is None or self.guest is None:
            return
        if self._addresses.link != OWN_LINK:
            self._effects.append(Close(self._addresses.link))
        self._forget_link(now)

    def _forget_link(self, now: float) -> None:
        """Forget the guest’s link, which has ended."""
        self._inbox.clear()
        if self.guest is not None:
            self._addresses.disconnected(now, self.guest.linked)
            self.guest.closed(now)

    # --- dialling --------------------------------------------------------------------------------------------------

    def _dial_host(self) -> None:
        assert self.guest is not None
        assert self._addresses.target is not None
        self.guest.link.address = (self._addresses.target.address, self._addresses.target.port)
        self._effects.append(self._addresses.dial())

    def _dial_if_due(self, now: float) -> None:
        guest = self.guest
        if guest is None or guest.phase == "closed" or self.host is not None or self._left or self.problem:
            return
        if self._addresses.is_due(now):
            # A spectator does not take part in elections: it tries all players in turn.
            everybody = self._purpose == "watch" and bool(self.game) and guest.lobby.options.takeover
            self._addresses.advance(everybody=everybody)
            self._dial_host()

    def _ask_person(self, now: float) -> None:
        """Forward the question of a takeover to the guest’s person, and the answer to the succession."""
        guest = self.guest
        if guest is None:
            return
        guest.takeover.hint = self._search_notice()
        if self.succession.question and not guest.takeover.host_name and guest.takeover.answer is None:
            guest.takeover.ask(guest.link.host_name)
        elif not self.succession.question and guest.takeover.host_name:
            guest.takeover.ask("")
        if guest.takeover.answer is not None:
            self.succession.answer(guest.takeover.answer, now)
            guest.takeover.answer = None

    def _search_notice(self) -> str:
        """Return one sentence on how a lost host is looked for or replaced, empty before a game and for a server’s."""
        if not self.game or self.problem or (self.guest is not None and self.guest.at_server):
            return ""
        match self.succession.stage:
            case "voting":
                return tr("The host is gone. The players are choosing another one.")
            case "candidate":
                return tr("The host is gone. You are taking over as host.")
        return tr("Connection to the table lost. Looking for it…")

    # --- what is known ---------------------------------------------------------------------------------------------

    def _copy_now(self) -> Follower | None:
        if self.host is not None and self.host.match is not None:
            return self.host.match.follower
        return None if self.guest is None else self.guest.follower

    def _own_copy(self) -> Follower:
        copy = self._copy
        assert copy is not None
        return copy

    def _own_seat(self) -> Seat:
        seat = self._own_copy().record.header.seat_of(self.signer.public)
        assert seat is not None
        return seat

    def _own_peer(self, me: Seat) -> PeerAddress:
        return PeerAddress(me, self.signer.public, self.certificate, "", self.port)
