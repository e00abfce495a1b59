"""One peer of a table: its start, the dispatch of messages to host, guest and succession, and its role.

Receives messages and the time, and returns what to send and which addresses to dial (``link_effects``). The outcome of
an election and the state of the link to the host change its role. Runs on the network’s thread alone and knows no
sockets.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import Literal

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
from net.host.services import PACE_S, HostServices, ResumedGame
from net.protocol.limits import HANDSHAKE_S, RETRY_S
from net.protocol.link_effects import OWN_LINK, Close, Dial, LinkEffect, Send
from net.protocol.messages import Hello, Message, PeerAddress, Purpose, Refused, TableOptions
from net.succession.elected_succession import ElectionMemory, Elections, OwnHello
from net.succession.election_state import ElectionOutcome, ElectionWon, HostFound, VotePledge
from net.succession.host_address import HostAddress, HostTarget
from net.succession.succession import Succession
from net.succession.takeover_attempt import attempt_takeover

_log = logging.getLogger(__name__)


class Peer:
    """One peer of one table: its host, a guest, or a guest that looks for a lost host.

    One of ``open_table``, ``join`` and ``rejoin`` begins it. Links that others open have odd numbers, its own
    even ones.
    """

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
        pace_s: float = PACE_S,
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
        self._effects: list[LinkEffect] = []
        self._inbox: deque[Send | Close] = deque()
        """What its host has sent to its own guest, which receives it in ``settle``."""
        self._strangers: dict[int, tuple[str, float]] = {}
        """The links that have sent nothing yet, with their addresses and when they were opened."""
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

    # --- how a table begins ----------------------------------------------------------------------------------------

    def open_table(
        self,
        options: TableOptions,
        seats: int,
        code: str,
        now: float,
        *,
        seated: bool = True,
        saved: Match | None = None,
    ) -> None:
        """Open a table as its host, with a saved match to resume it."""
        self._now = now
        self.guest = self._new_guest("sit" if seated else "watch", None, None, "")
        info = None if saved is None else self._copies.resume_info(saved.record.header.game)
        if info is not None:
            self.guest.copy.mandate, self.guest.copy.watchers = info.mandate, info.watchers
        self._open_host(options, seats, code, saved, now, playing=False)
        self._pump(now)

    def join(
        self,
        address: str,
        port: int,
        now: float,
        *,
        fingerprint: bytes | None = None,
        code: str | None = None,
        purpose: Purpose = "sit",
    ) -> None:
        """Connect to a table, to sit or to watch.

        ``fingerprint`` is that of the host's certificate, where it is known; ``code`` admits without a knock.
        """
        self._purpose = purpose
        self.guest = self._new_guest(purpose, code, fingerprint, "")
        self._addresses.set_target(HostTarget(address, port, fingerprint))
        self._dial_host()
        self._pump(now)

    def rejoin(self, game: str, now: float, *, saved: Match | None = None) -> None:
        """Return to a game: to its host, or as its host with the table’s own record (``saved``).

        If another host was elected meanwhile, this peer becomes its guest without further requests.
        """
        info = self._copies.resume_info(game) or ResumeInfo()
        self._purpose = "sit"
        self._addresses.remember(info.peers)
        self.guest = self._new_guest("sit", None, None, game)
        if saved is not None and saved.follower.position.epoch >= info.epoch:
            self._open_host(info.options, len(saved.seats), "", saved, now, playing=True)
        elif info.port:
            self._addresses.set_target(HostTarget(info.address, info.port, info.fingerprint or None, info.key))
            self._dial_host()
        self._pump(now)

    def add_announced_address(self, address: str, port: int, fingerprint: bytes, now: float) -> None:
        """Add the address of a table that announces the game that is sought."""
        self._addresses.add_announcement(address, port, fingerprint)
        self._pump(now)

    def leave(self, now: float) -> None:
        """Leave the table on purpose; the game stays saved."""
        self._left = True
        if self.guest is not None:
            self.guest.leave()
        if self.host is not None:
            self.host.close(now)
        if self._runner is not None:
            self._runner.close()
        self._pump(now)
        self._effects += self.succession.close(now)
        for link in {*self._strangers, *self._host_links, *([self._addresses.link] if self._addresses.link else [])}:
            self._effects.append(Close(link))
        self._strangers.clear()
        self._host_links.clear()
        self._addresses.link = None

    # --- from the runtime ------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Note a link that was opened from ``address``."""
        self._strangers[link] = (address, now)
        self._pump(now)

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Note that a dialled link is open, with the certificate and the key at its other end."""
        if link == self._addresses.link and self.guest is not None:
            self._addresses.connected(fingerprint, key)
            self.guest.connected(fingerprint, key, now)
        elif self.succession.owns(link):
            self.succession.connected(link, fingerprint, key, now)
        else:
            self._effects.append(Close(link))
        self._pump(now)

    def failed(self, link: int, reason: Literal["unreachable", "identity"], now: float) -> None:
        """Note that a dialled link could not be opened."""
        if link == self._addresses.link and self.guest is not None and not self.game and not self.guest.should_redial:
            if reason == "identity":
                self.problem = tr(
                    "This address belongs to a different host than the invitation. Ask for a new invitation."
                )
            elif self._addresses.attempts > len(RETRY_S):
                self.problem = tr(
                    "There is no table at this address. Check it, and ask whether the table is still open."
                )
        self.closed(link, now)

    def received(self, link: int, message: Message, now: float) -> None:
        """Dispatch a message to the part that its link belongs to."""
        if link in self._strangers:
            self._introduce(link, message, now)
        elif link == self._addresses.link and self.guest is not None:
            self.guest.received(message, now)
        elif self.succession.owns(link):
            self.succession.received(link, message, now)
        elif link in self._host_links and self.host is not None:
            self.host.received(link, message, now)
        self._pump(now)

    def broken(self, link: int, reason: str, now: float) -> None:
        """Note that a link was closed as its other end broke the protocol."""
        _log.warning("link %d ended: %s", link, reason)
        if link in self._host_links and self.host is not None:
            self._host_links.discard(link)
            self.host.broken(link, reason, now)
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """Note that a link has ended."""
        self._strangers.pop(link, None)
        if link == self._addresses.link and self.guest is not None:
            self._forget_link(now)
        self.succession.closed(link, now)
        if link in self._host_links:
            self._host_links.discard(link)
            if self.host is not None:
                self.host.closed(link, now)
        self._pump(now)

    def tick(self, now: float) -> None:
        """Handle timeouts, of all parts."""
        for link, (_, since) in list(self._strangers.items()):
            if now - since > HANDSHAKE_S:
                del self._strangers[link]
                self._effects.append(Close(link))
        for machine in (self.guest, self.host):
            if machine is not None:
                machine.tick(now)
        if self.game and not self._left:
            self.succession.tick(now)
        self._dial_if_due(now)
        self._ask_person(now)
        self._pump(now)

    def next_deadline(self, now: float) -> float:
        """Return ``now``: screens follow what each tick shows of clocks and absences."""
        return now

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call, in order."""
        self._pump(self._now)
        effects, self._effects = self._effects, []
        return effects

    def settle(self, now: float) -> bool:
        """Run the deferred work and return whether there was any; called after the effects of ``drain`` were sent.

        The host’s own guest receives an entry after all others, and each guest writes and acknowledges an entry after
        publishing it. So neither the other guests nor the screen wait for the disk.
        """
        guest = self.guest
        if guest is None or not (self._inbox or guest.game.unsettled):
            return False
        for _ in range(len(self._inbox)):
            if not self._inbox:
                break
            effect = self._inbox.popleft()
            if isinstance(effect, Send):
                guest.received(effect.message, now)
            else:
                self._forget_link(now)
        guest.settle()
        self._pump(now)
        return True

    # --- dispatch ----------------------------------------------------------------------------------------------------

    def _pump(self, now: float) -> None:
        """Dispatch what guest, host and succession send until nothing is left, and adapt the role to it."""
        self._now = now
        adapted = False
        while self._pump_guest(now) | self._pump_host() | self._pump_succession(now) or not adapted:
            self._reconcile(now)
            adapted = True

    def _pump_guest(self, now: float) -> bool:
        guest = self.guest
        if guest is None:
            return False
        messages = guest.drain()
        for message in messages:
            if self._addresses.link == OWN_LINK and self.host is not None:
                self.host.received(OWN_LINK, message, now)
            elif self._addresses.link is not None:
                self._effects.append(Send(self._addresses.link, message))
        if guest.link.hang_up and self._addresses.link is not None:
            if self._addresses.link == OWN_LINK and self.host is not None:
                self.host.closed(OWN_LINK, now)
            self._end_link(now)
            return True
        return bool(messages)

    def _pump_host(self) -> bool:
        effects = [] if self.host is None else self.host.drain()
        for effect in effects:
            if isinstance(effect, Dial) or effect.link != OWN_LINK:
                self._effects.append(effect)
                if isinstance(effect, Close):
                    self._host_links.discard(effect.link)
            elif self._addresses.link == OWN_LINK:
                self._inbox.append(effect)
        return bool(effects)

    def _pump_succession(self, now: float) -> bool:
        outgoing = self.succession.drain()
        for effect in outgoing:
            if isinstance(effect, Send | Close | Dial):
                self._effects.append(effect)
            else:
                self._apply_outcome(effect, now)
        return bool(outgoing)

    def _introduce(self, link: int, message: Message, now: float) -> None:
        """Handle the first message on a link: a fellow player’s, or a guest’s."""
        address, _ = self._strangers.pop(link)
        if isinstance(message, Hello) and message.purpose == "peer":
            self.succession.greeted(link, address, message, now)
        elif self.host is not None:
            self._host_links.add(link)
            self.host.opened(link, address, now)
            self.host.received(link, message, now)
        else:
            self._effects += [Send(link, Refused("moved" if self.game else "busy")), Close(link)]

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
        self._open_host(guest.lobby.options, len(match.seats), "", match, now, playing=True)
        self.succession.lead(self._own_peer(self._own_seat()), halted=False, now=now, mandate=won.mandate)

    def _open_host(
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
        self.host.chat.remember(guest.lobby.chat)
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
        _log.info("this computer is not the host any more")
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
