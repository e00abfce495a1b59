"""One peer of a table: its start, and the dispatch of messages to host, guest and succession.

Receives messages and the time, and returns what to send and which addresses to dial (``link_effects``). Runs on the
network’s thread alone and knows no sockets; changes of its role are in ``role``.
"""

from __future__ import annotations

from typing import Literal

from game.match.match import Match
from game.support.i18n import tr
from net.guest.copies import ResumeInfo
from net.peer.role import LOG, PeerRole
from net.protocol.limits import HANDSHAKE_S, RETRY_S
from net.protocol.link_effects import OWN_LINK, Close, Dial, Effect, Send
from net.protocol.messages import Hello, Message, Purpose, Refused, TableOptions
from net.succession.host_address import HostTarget


class Peer(PeerRole):
    """One peer of one table.

    One of ``open_table``, ``join`` and ``rejoin`` begins it. Links that others open have odd numbers, its own
    even ones.
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
        """Open a table as its host, with a saved match to resume it."""
        self._now = now
        self.guest = self._new_guest("sit" if seated else "watch", None, None, "")
        info = None if saved is None else self._copies.resume_info(saved.record.header.game)
        if info is not None:
            self.guest.copy.mandate, self.guest.copy.watchers = info.mandate, info.watchers
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
        """Connect to a table."""
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
            self._open(info.options, len(saved.seats), "", saved, now, playing=True)
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

    def failed(self, link: int, why: Literal["unreachable", "identity"], now: float) -> None:
        """Note that a dialled link could not be opened."""
        if link == self._addresses.link and self.guest is not None and not self.game and not self.guest.should_redial:
            if why == "identity":
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

    def broken(self, link: int, why: str, now: float) -> None:
        """Note that a link was closed as its other end broke the protocol."""
        LOG.warning("link %d ended: %s", link, why)
        if link in self._host_links and self.host is not None:
            self._host_links.discard(link)
            self.host.broken(link, why, now)
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

    def drain(self) -> list[Effect]:
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
