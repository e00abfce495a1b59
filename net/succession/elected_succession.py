"""Succession by election: the links to fellow players, the vote, and the comparison of what the host has signed.

Joins ``PeerLinks``, ``Voter`` and ``EquivocationMonitor`` for one game, and decides which players to dial. Knows the
guest by ``Witness`` alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from game.record.follower import Follower
from game.record.signing import Signer
from game.rules import Seat
from net.protocol.link_effects import Effect
from net.protocol.messages import Compare, Elected, Hello, Message, PeerAddress, Whereabouts
from net.succession.comparisons import EquivocationMonitor, relayed
from net.succession.election_rules import electorate
from net.succession.election_state import ElectionOutcome, ElectionState
from net.succession.host_address import HostAddress
from net.succession.peer_links import PeerLinks
from net.succession.succession import ElectionStage, Succession
from net.succession.voter import Voter


class Copy(Protocol):
    """What succession reads of the guest’s copy of the game: the host’s seat, and the newest epoch voted in."""

    host_seat: Seat | None
    promised: int


class Witness(Protocol):
    """What succession needs of the guest: its promises, which are on its disk, and what its host has signed."""

    @property
    def copy(self) -> Copy:
        """The guest’s copy of the game."""

    @property
    def evidence(self) -> tuple[Compare, ...]:
        """Two different signatures of the host for one entry, once it was caught."""

    def promise(self, epoch: int) -> None:
        """Store that nothing of an older epoch is acknowledged; raises ``OSError``."""

    def signature_for(self, seq: int) -> Compare | None:
        """Return the host’s signature on an entry, or on the last one before it that has one."""

    def compare(self, other: Compare) -> Compare | None:
        """Compare a signature of the host with those in this copy; return the one for the same entry."""


class OwnHello(NamedTuple):
    """What the hello of this peer contains: its certificate’s fingerprint, its name, the port where it listens."""

    certificate: bytes
    name: str
    port: int


class ElectionMemory(NamedTuple):
    """What is stored with a game: the newest epoch voted in, the votes that made this peer the host, the last host."""

    promised: int
    mandate: Elected | None
    host_seat: Seat | None


class Elections(Succession):
    """One seat’s part in the succession of one game."""

    def __init__(
        self,
        signer: Signer,
        hello: OwnHello,
        me: Seat,
        guest: Witness,
        addresses: HostAddress,
        token: Callable[[int], bytes],
        copy: Callable[[], Follower],
        take_comparison_request: Callable[[], bool],
        memory: ElectionMemory,
    ) -> None:
        """``copy`` returns this peer’s copy of the game.

        ``take_comparison_request`` returns once whether the host’s signatures are to be compared now.
        """
        super().__init__()
        header = copy().record.header
        keys = {bytes.fromhex(info.key): seat for seat, info in enumerate(header.seats) if info.key is not None}
        self._guest = guest
        self._addresses = addresses
        self._copy = copy
        self._take_comparison_request = take_comparison_request
        self.links = PeerLinks(signer, *hello, token, header.game, keys, self._link_up, self._link_gone)
        self.state = ElectionState(signer, me, token, copy, guest.promise)
        self.state.promised, self.state.mandate, self.state.host_seat = memory
        self.voter = Voter(self.state)
        self.monitor = EquivocationMonitor()

    @property
    def stage(self) -> ElectionStage:
        match self.state.role:
            case "voted" | "pledged":
                return "voting"
            case "candidate" | "fetching" | "elected":
                return "candidate"
        return "idle"

    @property
    def question(self) -> bool:
        return self.state.question

    def answer(self, yes: bool, now: float) -> None:
        self.voter.answer(yes, now)

    # --- the state of the link to the host ---------------------------------------------------------------------------

    def follow(self, halted: bool, now: float) -> None:
        state, host_seat = self.state, self._guest.copy.host_seat
        self._renew_promise()
        if halted and host_seat not in electorate(self._copy()):
            # The halted host has no vote and cannot be re-elected, as voters for a newer epoch need it to be.
            self.voter.lose_host(now)
            return
        if self._copy().position.epoch < state.promised and state.role not in ("following", "leaderless"):
            return
        asked, where = state.is_asking, self._addresses.peer_at(host_seat)
        if state.role != "following":
            self.voter.follow(host_seat, where)
        state.host_seat, state.where, state.halted = host_seat, where, halted
        if asked and not state.is_asking:
            self._end_calls(now)
        self._addresses.remember(() if where is None else (where,))

    def lead(self, where: PeerAddress, halted: bool, now: float, mandate: Elected | None = None) -> bool:
        state = self.state
        self._renew_promise()
        if state.role in ("fetching", "elected"):
            return False
        if state.role in ("following", "leaderless"):
            self.voter.lead(mandate or state.mandate, where)
        state.halted = halted
        if not state.is_asking:
            self._end_calls(now)
        return True

    def lose_host(self, now: float) -> None:
        self._renew_promise()
        self.voter.lose_host(now)

    def stop(self) -> None:
        self.voter.stop()

    def _renew_promise(self) -> None:
        self.state.promised = max(self.state.promised, self._guest.copy.promised)

    # --- links to fellow players -------------------------------------------------------------------------------------

    def owns(self, link: int) -> bool:
        return link in self.links.calls

    def greeted(self, link: int, address: str, hello: Hello, now: float) -> None:
        self.links.greeted(link, address, hello, now)

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        self.links.connected(link, fingerprint, key, now)

    def received(self, link: int, message: Message, now: float) -> None:
        content = self.links.received(link, message, now)
        if isinstance(content, Compare):
            self._compared(link, content, now)
        elif content is not None:
            self.voter.received(link, content, now)
        if isinstance(content, Whereabouts) and content.host is not None and content.host.key in self.links.keys:
            seat = self.state.links.get(link)
            if seat is not None and self.state.answers.get(seat) is content:
                self._addresses.add_report(seat, content.host)

    def closed(self, link: int, now: float) -> None:
        self.links.closed(link, now)

    def tick(self, now: float) -> None:
        self.links.tick(now)
        self.voter.tick(now)
        if self.state.is_asking:
            for key in self._addresses.peers:
                self._call(key, now)
        self._call_to_compare(now)

    def drain(self) -> list[Effect | ElectionOutcome]:
        # The handshake’s last message must precede what is sent to the player that has just been authenticated.
        return [*self.links.drain(), *self.state.drain()]

    def close(self, now: float) -> list[Effect]:
        self.links.end_all(now)
        return self.links.drain()

    def _call(self, key: bytes, now: float) -> int | None:
        """Dial a fellow player; return the link, ``None`` where one is dialled already or no address is known."""
        if self.links.is_calling(key, now) or (peer := self._addresses.next_address(key)) is None:
            return None
        link = self._addresses.new_link()
        self.links.dial(link, peer, now)
        return link

    def _end_calls(self, now: float) -> None:
        for link, call in list(self.links.calls.items()):
            if call.ours:
                self.links.end(link, now)

    def _link_up(self, link: int, seat: Seat, now: float) -> None:
        called = self.links.calls[link].peer
        if called is not None:
            self._addresses.add_proven(called)
        self.voter.add_link(link, seat)
        if self.monitor.is_comparison(link):
            own = self._guest.signature_for(self._last)
            self.links.send(link, *(self._guest.evidence or (() if own is None else (own,))))
            if self._guest.evidence:
                self.monitor.warned(seat)
                self._end_comparison(link, now)

    def _link_gone(self, link: int, now: float) -> None:
        self.monitor.done(link)
        self.voter.remove_link(link, now)

    # --- comparing what the host has signed --------------------------------------------------------------------------

    @property
    def _last(self) -> int:
        return len(self._copy().record.entries) - 1

    def _call_to_compare(self, now: float) -> None:
        """Call fellow guests whose acknowledgements the host has not relayed for long.

        A guest that has caught the host shows both signatures to all others, who may have received only one of them.
        """
        guest, monitor = self._guest, self.monitor
        if self.state.role == "leader":
            return
        for link in monitor.overdue(now):
            self._end_comparison(link, now)
        peers = {peer.seat: peer.key for peer in self._addresses.peers.values() if peer.port}
        others = peers.keys() - {self.state.me, guest.copy.host_seat}
        seats: list[Seat] = []
        if guest.evidence:
            seats = monitor.unwarned(others, now)
        elif self.state.role == "following" and guest.signature_for(self._last) is not None:
            if self._take_comparison_request():
                monitor.call_all()
            record = self._copy().record
            seats = monitor.due(others, relayed(record.entries), self._last, now, over=record.end is not None)
        for seat in seats:
            if (called := self._call(peers[seat], now)) is not None:
                monitor.call(called, seat, now)

    def _compared(self, link: int, theirs: Compare, now: float) -> None:
        """Compare what the host signed for another guest with this copy; send its signature to a caller."""
        guest, call = self._guest, self.links.calls[link]
        if call.seat is None:
            return
        ours = guest.compare(theirs)
        if not call.ours:
            self.links.send(link, *(() if ours is None else (ours,)))
        elif self.monitor.is_comparison(link):
            if guest.evidence:
                self.links.send(link, *guest.evidence)
                self.monitor.warned(call.seat)
            elif ours is not None and (ours.epoch, ours.seq, ours.digest) == (theirs.epoch, theirs.seq, theirs.digest):
                self.monitor.agreed(call.seat, theirs.seq)
            self._end_comparison(link, now)

    def _end_comparison(self, link: int, now: float) -> None:
        """End a call to compare; while the host is looked for, the link stays for that."""
        if self.monitor.done(link) and self.owns(link) and not self.state.is_asking:
            self.links.end(link, now)
