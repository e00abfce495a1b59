"""One peer of a table: how it begins, and how messages find their way between the links and its machines.

Told what arrives on links and what time it is, it says what to send and whom to call (``effects``). What follows for
the question who deals is ``node_standing``'s business. Knows no sockets.
"""

from __future__ import annotations

from typing import Literal

from game.match.match import Match
from game.rules import Seat
from game.support.i18n import tr
from net.guest.copies import ResumeInfo
from net.peer.role import LOG, PeerRole
from net.protocol.effects import OWN_LINK, Close, Dial, Effect, Send
from net.protocol.limits import HANDSHAKE_S, RETRY_S
from net.protocol.messages import AnyMessage, Compare, Hello, Purpose, Refused, TableOptions
from net.succession.dealer_address import Target
from net.succession.equivocation import relayed


class Peer(PeerRole):
    """One peer of one table.

    One of ``open_table``, ``join`` and ``rejoin`` begins it. Links that others open are odd, own ones even.
    """

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
        info = None if saved is None else self._keeper.resume_info(saved.record.header.game)
        if info is not None:
            self.guest.copy.mandate, self.guest.copy.watchers = info.mandate, info.watchers
            self.succession.mandate = next(iter(info.mandate), None)
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
        self._way.aim(Target(address, port, fingerprint))
        self._dial_dealer(now)
        self._pump(now)

    def rejoin(self, game: str, now: float, *, saved: Match | None = None) -> None:
        """Come back to a game, to its dealer wherever that is; with the table's own record, as its dealer.

        Where the others have elected another meanwhile, it becomes a guest by itself.
        """
        info = self._keeper.resume_info(game) or ResumeInfo()
        self._purpose = "sit"
        self._way.remember(info.peers)
        self.succession.promised = info.epoch
        self.succession.mandate = next(iter(info.mandate), None)
        self.guest = self._new_guest("sit", None, None, game)
        if self.guest.copy.replica is not None:
            self.succession.dealer = self.guest.copy.replica.follower.record.header.seat_of(info.key)
        if saved is not None and saved.follower.position.epoch >= info.epoch:
            self._open(info.options, len(saved.seats), "", saved, now, playing=True)
        elif info.port:
            self._way.aim(Target(info.address, info.port, info.fingerprint or None, info.key))
            self._dial_dealer(now)
        self._pump(now)

    def sighted(self, address: str, port: int, fingerprint: bytes, now: float) -> None:
        """Hear that a table announces the game that is sought: one more place to try."""
        self._way.sight(address, port, fingerprint)
        self._pump(now)

    def leave(self, now: float) -> None:
        """Go on purpose; the game stays saved."""
        self._left = True
        if self.guest is not None:
            self.guest.leave()
        if self.host is not None:
            self.host.close(now)
        if self._runner is not None:
            self._runner.close()
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

    def settle(self, now: float) -> bool:
        """Do what nobody else waits for, after what was drained is on its way; tells whether there was any.

        The dealer's own screen follows after the guests have been told, and a guest writes an entry to its disk after
        its screen has it.
        """
        guest = self.guest
        if guest is None or not (self._inbox or guest.live.unsettled):
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
        if guest.link.hang_up and self._way.link is not None:
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
            elif self._way.link == OWN_LINK:
                self._inbox.append(effect)
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
            self.peering.greeted(link, address, message, now)
        elif self.host is not None:
            self._host_links.add(link)
            self.host.opened(link, address, now)
            self.host.received(link, message, now)
        else:
            self._effects += [Send(link, Refused("moved" if self.game else "busy")), Close(link)]

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
        others = peers.keys() - {guest.seat, guest.copy.dealer}
        seats: list[Seat] = []
        if guest.phase == "closed":
            seats = self._comparing.unwarned(others, now) if guest.evidence else []
        elif self.succession.state == "alive" and guest.signature_for(self._length() - 1) is not None:
            if guest.live.take_doubt():
                self._comparing.hasten()
            signed, over = relayed(copy.record.entries), copy.record.end is not None
            seats = self._comparing.look(others, signed, self._length() - 1, now, over=over)
        for seat in seats:
            key = peers[seat].key
            if not self.peering.is_calling(key, now) and (peer := self._way.call(key)) is not None:
                link = self._way.number()
                self._comparing.call(link, seat, now)
                self.peering.dial(link, peer, now)

    def _up(self, link: int, seat: Seat, now: float) -> None:
        called = self.peering.calls[link].peer
        if called is not None:
            self._way.reached(called)
        self.succession.up(link, seat, now)
        if self.guest is None or self._copy is None or not self._comparing.is_for_this(link):
            return
        word = self.guest.signature_for(self._length() - 1)
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
        ours = guest.compare(theirs)
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
