"""One peer of a table: its guest, its host if it deals, the way back after a cut, and the takeover.

Told what arrives on links and what time it is, it says what to send and whom to call (``effects``). Puts the machines
together; what each says is their own business. Knows no sockets.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from game.i18n import tr
from game.keys import Signer
from game.match import Journal, Match
from game.record_follow import Follower
from game.rules import Seat, hand
from net.client import Guest
from net.client_game import Election
from net.comparing import Comparing, relayed
from net.effects import OWN_LINK, Close, Dial, Effect, Send
from net.host import Host
from net.keeper import Keeper, Ties
from net.limits import HANDSHAKE_S, RETRY_S
from net.messages import AnyMessage, Compare, Hello, Peer, Purpose, Refused, TableOptions
from net.new_deal import deal_anew
from net.peering import Peering
from net.succession import Found, Outcome, Pledged, Succession, Won
from net.way import Target, Way

State: TypeAlias = Literal["idle", "connecting", "together", "lost", "electing", "taking over", "closed"]

LOG: Final = logging.getLogger(__name__)


class Node:
    """One peer of one table.

    One of ``open_table``, ``join`` and ``rejoin`` begins it. Links that others open are odd, own ones even.
    """

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        *,
        token: Callable[[int], bytes],
        keeper: Keeper,
        begin: Callable[[str, bytes, str], Journal],
        port: int,
        pace_s: float = 0.7,
        stamp: Callable[[], str | None] = lambda: None,
    ) -> None:
        """``certificate`` is the fingerprint of the own one; on ``port`` this peer listens (0: it does not).

        ``stamp`` gives the time in UTC for the header of a new game.
        """
        self.signer = signer
        self.certificate = certificate
        self.name = name
        self.port = port
        self.host: Host | None = None
        self.guest: Guest | None = None
        self.game = ""
        self.takeovers = 0
        self.problem = ""
        self._token = token
        self._keeper = keeper
        self._begin = begin
        self._pace_s = pace_s
        self._stamp = stamp
        self._now = 0.0
        self._effects: list[Effect] = []
        self._strangers: dict[int, tuple[str, float]] = {}
        self._host_links: set[int] = set()
        self._purpose: Purpose = "sit"
        self._way = Way(signer.public)
        self._copy: Follower | None = None
        self._comparing = Comparing()
        self._left = False
        self.peering = Peering(signer, certificate, name, port, token, self._up, self._gone)
        self.succession = Succession(signer, token, self._own_copy, self._promise)

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
        """Deal at a table of our own; with a saved match, to go on with that."""
        self._now = now
        self.guest = self._new_guest("sit" if seated else "watch", None, None, "")
        self._open(options, seats, code, saved, now, playing=False)
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
        """Go to a table."""
        self._purpose = purpose
        self.guest = self._new_guest(purpose, code, fingerprint, "")
        self._way.target = Target(address, port, fingerprint)
        self._dial_dealer(now)
        self._pump(now)

    def rejoin(self, game: str, now: float, *, saved: Match | None = None) -> None:
        """Come back to a game, to its dealer wherever that is; with the table's own record, as its dealer.

        Where the others have elected another meanwhile, it becomes a guest by itself.
        """
        ties = self._keeper.ties(game) or Ties()
        self._purpose = "sit"
        self._way.remember(ties.peers)
        self.succession.promised = ties.epoch
        self.succession.mandate = next(iter(ties.mandate), None)
        self.guest = self._new_guest("sit", None, None, game)
        if saved is not None and saved.follower.position.epoch >= ties.epoch:
            self._open(ties.options, len(saved.seats), "", saved, now, playing=True)
        elif ties.port:
            self._way.target = Target(ties.address, ties.port, ties.fingerprint or None, ties.key)
            self._dial_dealer(now)
        self._pump(now)

    def leave(self, now: float) -> None:
        """Go on purpose; the game stays saved."""
        self._left = True
        if self.guest is not None:
            self.guest.leave()
        if self.host is not None:
            self.host.close(now)
        self._pump(now)
        self.peering.end_all(now)
        for link in {*self._strangers, *self._host_links, *([self._way.link] if self._way.link else [])}:
            self._effects.append(Close(link))
        self._strangers.clear()
        self._host_links.clear()
        self._way.link = None

    # --- from the runtime ------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Somebody has connected to our port."""
        self._strangers[link] = (address, now)
        self._pump(now)

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """A link that we wanted stands; tells the certificate and the key at its other end."""
        if link == self._way.link and self.guest is not None:
            self._way.stands(fingerprint, key)
            self.guest.connected(fingerprint, key, now)
        elif link in self.peering.calls:
            self.peering.connected(link, fingerprint, key, now)
        else:
            self._effects.append(Close(link))
        self._pump(now)

    def failed(self, link: int, why: Literal["unreachable", "identity"], now: float) -> None:
        """A link that we wanted came to nothing."""
        if link == self._way.link and self.guest is not None and not self.game and not self.guest.wants_to_return:
            if why == "identity":
                self.problem = tr(
                    "The computer at this address is not the one that the invitation names: ask for a new invitation."
                )
            elif self._way.attempts > len(RETRY_S):
                self.problem = tr(
                    "There is no table at this address: check it, and ask whether the other computer still hosts."
                )
        self.closed(link, now)

    def received(self, link: int, message: AnyMessage, now: float) -> None:
        """A message has come."""
        if link in self._strangers:
            self._introduce(link, message, now)
        elif link == self._way.link and self.guest is not None:
            self.guest.received(message, now)
        elif link in self.peering.calls:
            talk = self.peering.received(link, message, now)
            if isinstance(talk, Compare):
                self._compared(link, talk, now)
            elif talk is not None:
                self.succession.received(link, talk, now)
        elif link in self._host_links and self.host is not None:
            self.host.received(link, message, now)
        self._pump(now)

    def broken(self, link: int, why: str, now: float) -> None:
        """What came over a link was no protocol; it has been closed."""
        LOG.warning("link %d ended: %s", link, why)
        if link in self._host_links and self.host is not None:
            self._host_links.discard(link)
            self.host.broken(link, why, now)
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """A link has ended."""
        self._strangers.pop(link, None)
        if link == self._way.link and self.guest is not None:
            self._forget_link(now)
        self.peering.closed(link, now)
        if link in self._host_links:
            self._host_links.discard(link)
            if self.host is not None:
                self.host.closed(link, now)
        self._pump(now)

    def tick(self, now: float) -> None:
        """Let time pass."""
        for link, (_, since) in list(self._strangers.items()):
            if now - since > HANDSHAKE_S:
                del self._strangers[link]
                self._effects.append(Close(link))
        for machine in (self.guest, self.host, self.peering, self.succession):
            if machine is not None:
                machine.tick(now)
        self._dial_if_due(now)
        self._call_if_due(now)
        self._ask_person(now)
        self._probe(now)
        self._pump(now)

    def drain(self) -> list[Effect]:
        """Give what is to be done, in order, once."""
        self._pump(self._now)
        effects, self._effects = self._effects, []
        return effects

    # --- readable --------------------------------------------------------------------------------------------------

    @property
    def dealing(self) -> bool:
        """Whether this peer deals."""
        return self.host is not None

    @property
    def guest_link(self) -> int | None:
        """The link to the dealer, 0 within this process."""
        return self._way.link

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

    def answer(self, yes: bool, now: float) -> None:
        """Answer whether to take the game over."""
        self.succession.answer(yes, now)
        self._pump(now)

    # --- carrying messages -----------------------------------------------------------------------------------------

    def _pump(self, now: float) -> None:
        """Carry what the machines say to each other and outward until nothing is left, then see what follows."""
        self._now = now
        moved = True
        while moved:
            moved = self._pump_guest(now) | self._pump_host(now) | self._pump_players(now)
            self._review(now)

    def _pump_guest(self, now: float) -> bool:
        guest = self.guest
        if guest is None:
            return False
        messages = guest.drain()
        for message in messages:
            if self._way.link == OWN_LINK and self.host is not None:
                self.host.received(OWN_LINK, message, now)
            elif self._way.link is not None:
                self._effects.append(Send(self._way.link, message))
        if guest.hang_up and self._way.link is not None:
            if self._way.link == OWN_LINK and self.host is not None:
                self.host.closed(OWN_LINK, now)
            elif self._way.link != OWN_LINK:
                self._effects.append(Close(self._way.link))
            self._forget_link(now)
            return True
        return bool(messages)

    def _pump_host(self, now: float) -> bool:
        effects = [] if self.host is None else self.host.drain()
        for effect in effects:
            if isinstance(effect, Dial) or effect.link != OWN_LINK:
                self._effects.append(effect)
                if isinstance(effect, Close):
                    self._host_links.discard(effect.link)
            elif self.guest is not None and self._way.link == OWN_LINK:
                if isinstance(effect, Send):
                    self.guest.received(effect.message, now)
                else:
                    self._forget_link(now)
        return bool(effects)

    def _pump_players(self, now: float) -> bool:
        # A welcome goes out before what is said to those who have just been welcomed.
        effects = self.peering.drain()
        self._effects += effects
        outgoing = self.succession.drain()
        for effect in outgoing:
            if isinstance(effect, Send | Close | Dial):
                self._effects.append(effect)
            else:
                self._come_out(effect, now)
        return bool(outgoing or effects)

    def _introduce(self, link: int, message: AnyMessage, now: float) -> None:
        """Hear the first words on a link: a fellow player's, or those of a guest."""
        address, _ = self._strangers.pop(link)
        if isinstance(message, Hello) and message.purpose == "peer":
            self.peering.greeted(link, message, now)
        elif self.host is not None:
            self._host_links.add(link)
            self.host.opened(link, address, now)
            self.host.received(link, message, now)
        else:
            self._effects += [Send(link, Refused("moved" if self.game else "busy")), Close(link)]

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
                self._comparing = Comparing()
            self.game = self.peering.game = header.game
            keys = {bytes.fromhex(info.key): seat for seat, info in enumerate(header.seats) if info.key is not None}
            self.peering.keys = keys
        self._way.remember(() if self.guest is None else self.guest.roster)
        self._way.hear(answer.dealer for answer in self.succession.answers.values())
        me = self.peering.keys.get(self.signer.public)
        if self.host is not None:
            self._review_host(self.host, me, now)
            return
        if me is None or self.guest is None or self.guest.phase == "closed":
            return
        self.succession.sit(me, self.succession.promised)
        guest = self.guest
        there = guest.linked and guest.state == "game" and not guest.moved
        if there and copy.position.epoch >= self.succession.promised:
            if self.succession.state != "alive":
                self.succession.follow(guest.dealer, self._way.peer_at(guest.dealer))
                self._end_calls(now)
            where = self._way.peer_at(guest.dealer)
            self.succession.dealer, self.succession.where = guest.dealer, where
            self._way.remember(() if where is None else (where,))
            return
        if copy.record.end is None and (guest.moved or not guest.linked):
            self.succession.lose(now)

    def _review_host(self, host: Host, me: Seat | None, now: float) -> None:
        """Deal on; with a new deal under way elsewhere or here, deal no more."""
        if host.match is None:
            return
        if me is None:
            # Without a seat it has no voice, and nobody will ask it to deal again.
            if host.newer > host.epoch:
                self.problem = tr("The players have gone on with another dealer.")
            return
        succession = self.succession
        succession.sit(me, succession.promised)
        if succession.state in ("fetching", "elected"):
            self._stop_dealing(now)
            return
        if succession.state in ("alive", "lost"):
            succession.deal(succession.mandate, self._own_peer(me))
        if host.newer > host.epoch and host.match.end is None:
            # A guest that has promised itself to a newer epoch can acknowledge nothing here: all choose anew.
            succession.step_down(now)
            self._stop_dealing(now)
            return
        succession.halted = host.halted
        if not succession.is_asking:
            self._end_calls(now)

    def _come_out(self, outcome: Outcome, now: float) -> None:
        guest = self.guest
        match outcome:
            case Found(peer):
                self._go_to(peer, now)
            case Pledged() if guest is not None:
                places = tuple(hand(self.succession.me, slot) for slot in outcome.shown)
                guest.expect(Election(outcome.epoch, outcome.deal, outcome.nonce, places))
            case Won():
                self._take_over(outcome, now)

    def _go_to(self, peer: Peer, now: float) -> None:
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
            self.guest.pinned = peer.certificate
            self._dial_dealer(now)

    def _take_over(self, won: Won, now: float) -> None:
        """Deal anew and go on as the dealer; who shows a wrong card is dealt another."""
        match = deal_anew(won, lambda text: self._begin(text, won.secret, self.game))
        if match is None:
            return
        options = TableOptions() if self.guest is None else self.guest.options
        self.takeovers += 1
        if self.guest is not None:
            self.guest.mandate = (won.mandate,)
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
            playing=playing,
            stamp=self._stamp,
        )
        if self.guest is not None:
            self.host.remember(self.guest.talk)
            self._way.link = OWN_LINK
            self.guest.attached(self.certificate, now)
            self.host.attach(OWN_LINK, self.signer.public, self.certificate, self.name, now, purpose=self.guest.purpose)

    def _new_guest(self, purpose: Purpose, code: str | None, pinned: bytes | None, game: str) -> Guest:
        return Guest(
            self.signer, self.certificate, self.name, purpose, self._token, self._keeper, self.port, code, pinned, game
        )

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
        if self.guest is not None:
            self._way.ended(now, self.guest.linked)
            self.guest.closed(now)

    # --- dialling --------------------------------------------------------------------------------------------------

    def _dial_dealer(self, now: float) -> None:
        assert self.guest is not None
        assert self._way.target is not None
        self.guest.where = (self._way.target.address, self._way.target.port)
        self._effects.append(self._way.dial())

    def _dial_if_due(self, now: float) -> None:
        guest = self.guest
        if guest is None or guest.phase == "closed" or self.host is not None or self._left or self.problem:
            return
        if self._way.is_due(now):
            if self._purpose == "watch" and self.game:
                # Who looks on has no voice in an election: it tries everybody in turn.
                self._way.turn_on()
            self._dial_dealer(now)

    def _call_if_due(self, now: float) -> None:
        """Call the other players while it is not clear who deals."""
        if not self.game or self._left or self._copy is None or not self.succession.is_asking:
            return
        for key, peer in self._way.peers.items():
            if key != self.signer.public and peer.port and not self.peering.is_calling(key, now):
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
        guest.hint = self.notice()
        if self.succession.question and not guest.takeover and guest.takeover_answer is None:
            guest.ask_takeover(guest.host)
        elif not self.succession.question and guest.takeover:
            guest.ask_takeover("")
        if guest.takeover_answer is not None:
            self.succession.answer(guest.takeover_answer, now)
            guest.takeover_answer = None

    # --- comparing what the dealer signed --------------------------------------------------------------------------

    def _probe(self, now: float) -> None:
        """Ask fellow guests themselves when the dealer has long passed on no acknowledgement of theirs.

        Who has caught the dealer at two stories shows both to all others, who may have heard only one of them.
        """
        guest, copy = self.guest, self._copy
        if guest is None or copy is None or self.host is not None:
            return
        for link in self._comparing.overdue(now):
            self._end_comparison(link, now)
        peers = {peer.seat: peer for peer in self._way.peers.values() if peer.port}
        others = peers.keys() - {guest.seat, guest.dealer}
        seats: list[Seat] = []
        if guest.phase == "closed":
            seats = self._comparing.unwarned(others, now) if guest.evidence else []
        elif self.succession.state == "alive" and guest.word(self._length() - 1) is not None:
            if guest.take_doubt():
                self._comparing.hasten()
            signed, over = relayed(copy.record.entries), copy.record.end is not None
            seats = self._comparing.look(others, signed, self._length() - 1, now, over=over)
        for seat in seats:
            if not self.peering.is_calling(peers[seat].key, now):
                link = self._way.number()
                self._comparing.call(link, seat, now)
                self.peering.dial(link, peers[seat], now)

    def _up(self, link: int, seat: Seat, now: float) -> None:
        self.succession.up(link, seat, now)
        if self.guest is None or self._copy is None or not self._comparing.is_for_this(link):
            return
        word = self.guest.word(self._length() - 1)
        words = self.guest.evidence or (() if word is None else (word,))
        self._effects += [Send(link, word) for word in words]
        if self.guest.evidence:
            self._comparing.warned(seat)
            self._end_comparison(link, now)

    def _gone(self, link: int, now: float) -> None:
        self._comparing.done(link)
        self.succession.gone(link, now)

    def _compared(self, link: int, theirs: Compare, now: float) -> None:
        """Hold what the dealer signed for somebody else against what it signed for us; a caller gets ours."""
        guest, call = self.guest, self.peering.calls[link]
        if guest is None or call.seat is None:
            return
        ours = guest.compared(theirs)
        if not call.ours:
            if ours is not None:
                self._effects.append(Send(link, ours))
        elif self._comparing.is_for_this(link):
            if guest.evidence:
                self._effects += [Send(link, word) for word in guest.evidence]
                self._comparing.warned(call.seat)
            elif ours is not None and (ours.epoch, ours.seq, ours.digest) == (theirs.epoch, theirs.seq, theirs.digest):
                self._comparing.agreed(call.seat, theirs.seq)
            self._end_comparison(link, now)

    def _end_comparison(self, link: int, now: float) -> None:
        """End a call to compare; while the dealer is looked for, the link is of use for that."""
        if self._comparing.done(link) and link in self.peering.calls and not self.succession.is_asking:
            self.peering.end(link, now)

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

    def _own_peer(self, me: Seat) -> Peer:
        return Peer(me, self.signer.public, self.certificate, "", self.port)

    def _promise(self, epoch: int) -> None:
        """Write down that nothing of an older epoch will be acknowledged."""
        if self.guest is not None:
            self.guest.promise(epoch)
