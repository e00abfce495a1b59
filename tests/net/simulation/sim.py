"""Whole tables over simulated links: peers that exchange real bytes, which are delayed, split, repeated and cut.

Time is a number that ``run`` moves on; everything is drawn from one seed, so that a failure can be had again.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections import Counter
from collections.abc import Callable

from game.record import Redeal
from net.peer.peer import Peer
from net.protocol.framing import ProtocolError, encode
from net.protocol.link_effects import Close, Dial, Send
from net.protocol.messages import Ack, Ask, Chat, Elect, Message, Ping, Propose, React, SignedEntry, Whereabouts
from net.succession.elected_succession import Elections
from tests.net.simulation.sim_computer import Computer, Pipe

TICK_S = 0.1
REPEATED = (Ack, Ask, Chat, SignedEntry, Elect, Ping, Propose, React, Whereabouts)
"""What may be said twice; anything else that comes again breaks the protocol, as no TLS connection repeats anything."""


class Sim:
    """Computers on a network whose links can be slowed and cut."""

    def __init__(self, seed: int, count: int, *, rough: bool = False) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.rough = rough
        self.now = 0.0
        self.computers = [Computer(self, number) for number in range(count)]
        self.apart: set[frozenset[int]] = set()
        self.deaf: set[int] = set()
        """Computers whose acknowledgements get lost."""
        self.counts: Counter[str] = Counter()
        self.ledger: dict[tuple[str, int, int], bytes] = {}
        self.newest: Counter[str] = Counter()
        self.late: Counter[tuple[str, int]] = Counter()
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._next_tick = 0.0

    # --- what happens to the network -------------------------------------------------------------------------------

    def part(self, *groups: set[int]) -> None:
        """Partition the network: messages in flight are lost, and no end is notified."""
        self.heal()
        self.apart = {
            frozenset((one, other))
            for group in groups
            for one in group
            for other in range(len(self.computers))
            if other not in group
        }
        self.counts["part"] += 1

    def heal(self) -> None:
        """Join the pieces again; links that lay across them are dead."""
        for computer in self.computers:
            for pipe in list(computer.links.values()):
                if self._is_apart(*(end[0].number for end in pipe.ends)):
                    self.cut(pipe)
        self.apart = set()

    def cut(self, pipe: Pipe) -> None:
        """Reset a connection and notify both ends."""
        if pipe.open:
            pipe.open = False
            self.counts["cut"] += 1
            self.bury(pipe)

    def drop(self, pipe: Pipe, notified: int | None = None) -> None:
        """Let a connection carry nothing any more, and notify one end of it, or none."""
        if pipe.open:
            pipe.open = False
            self.counts["drop"] += 1
            if notified is not None:
                self._end(*pipe.ends[notified])

    def bury(self, pipe: Pipe) -> None:
        """Report the end of a connection to each side that does not know of it yet."""
        for computer, link in pipe.ends:
            self._end(computer, link)

    def _end(self, computer: Computer, link: int) -> None:
        if computer.links.pop(link, None) is not None:
            self._send_to_all(computer, lambda peer: peer.closed(link, self.now))

    def kill(self, number: int) -> None:
        """End a process without a message."""
        computer = self.computers[number]
        computer.peer = None
        self.counts["kill"] += 1
        for pipe in list(computer.links.values()):
            self.cut(pipe)

    def pipes(self) -> list[Pipe]:
        """List the connections that stand."""
        found = {id(pipe): pipe for computer in self.computers for pipe in computer.links.values()}
        return list(found.values())

    # --- time ------------------------------------------------------------------------------------------------------

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let time pass until something holds; return whether it does."""
        end = self.now + seconds
        while not until():
            if self._queue and self._queue[0][0] <= self._next_tick:
                self.now, _, action = heapq.heappop(self._queue)
                action()
            else:
                self.now = self._next_tick
                self._next_tick += TICK_S
                for computer in self.computers:
                    if computer.peer is not None:
                        computer.peer.tick(self.now)
                        computer.play()
                        self.carry(computer)
            if self.now >= end:
                return until()
        return True

    def settle(self) -> None:
        """Carry out the effects of calls from outside."""
        for computer in self.computers:
            self.carry(computer)

    def carry(self, computer: Computer) -> None:
        """Carry out the effects that a peer requests."""
        peer = computer.peer
        if peer is None:
            return
        more = True
        while more:
            for effect in peer.drain():
                match effect:
                    case Dial():
                        self._dial(computer, effect)
                    case Send():
                        self.send(computer, effect.link, effect.message)
                    case Close():
                        self._close(computer, effect.link)
            more = peer.settle(self.now)
        self.check(computer)

    def _at(self, delay: float, action: Callable[[], None]) -> float:
        due = self.now + delay
        heapq.heappush(self._queue, (due, next(self._order), action))
        return due

    def _send_to_all(self, computer: Computer, event: Callable[[Peer], None]) -> None:
        """Notify a peer of something right after the current event."""
        peer = computer.peer

        def action() -> None:
            if peer is not None and computer.peer is peer:
                event(peer)
                self.carry(computer)

        self._at(0.0, action)

    def _delay(self) -> float:
        return self.rng.uniform(0.001, 0.2) if self.rough else 0.002

    def _is_apart(self, one: int, other: int) -> bool:
        return frozenset((one, other)) in self.apart

    def _dial(self, computer: Computer, dial: Dial) -> None:
        far = next(
            (other for other in self.computers if (other.address, other.port) == (dial.address, dial.port)), None
        )

        def arrive() -> None:
            peer = computer.peer
            if peer is None:
                return
            if far is None or far.peer is None or self._is_apart(computer.number, far.number):
                peer.failed(dial.link, "unreachable", self.now)
            elif dial.fingerprint not in (None, far.certificate):
                peer.failed(dial.link, "identity", self.now)
            else:
                pipe = Pipe(computer, dial.link, far, far.odd())
                for end, link in pipe.ends:
                    end.links[link] = pipe
                far.peer.opened(pipe.ends[1][1], computer.address, self.now)
                peer.connected(dial.link, far.certificate, far.signer.public, self.now)
                self.carry(far)
            self.carry(computer)

        self._at(self._delay(), arrive)

    def send(self, computer: Computer, link: int, message: Message) -> None:
        """Put a message on its way over a link."""
        pipe = computer.links.get(link)
        self.counts[type(message).__name__] += 1
        if pipe is None or not pipe.open or (isinstance(message, Ack) and computer.number in self.deaf):
            return
        data = encode(message)
        if self.rough and isinstance(message, REPEATED) and self.rng.random() < 0.02:
            self.counts["repeat"] += 1
            data += data
        while data:
            size = self.rng.randint(1, len(data)) if self.rough and self.rng.random() < 0.3 else len(data)
            if size < len(data):
                self.counts["split"] += 1
            self._stream(pipe, computer, data[:size])
            data = data[size:]

    def _stream(self, pipe: Pipe, sender: Computer, data: bytes) -> None:
        """Put bytes on their way: in order, each with its delay."""
        way = 0 if pipe.ends[0][0] is sender else 1
        receiver, link = pipe.ends[1 - way]

        def arrive() -> None:
            peer = receiver.peer
            if not pipe.open or peer is None or self._is_apart(sender.number, receiver.number):
                return
            try:
                messages = pipe.readers[way].feed(data)
            except ProtocolError as error:
                raise AssertionError(f"{sender.name} sent what is no protocol: {data[:60]!r} {error}") from error
            for message in messages:
                if pipe.open:
                    peer.received(link, message, self.now)
                    self.carry(receiver)

        delay = max(self.now + self._delay(), pipe.arrives[way]) - self.now
        pipe.arrives[way] = self._at(delay, arrive)

    def _close(self, computer: Computer, link: int) -> None:
        """Close an end after what was sent over it."""
        pipe = computer.links.pop(link, None)
        if pipe is None or not pipe.open:
            return
        way = 0 if pipe.ends[0][0] is computer else 1
        other, far_link = pipe.ends[1 - way]

        def arrive() -> None:
            if not pipe.open or self._is_apart(computer.number, other.number):
                return
            pipe.open = False
            other.links.pop(far_link, None)
            if other.peer is not None:
                other.peer.closed(far_link, self.now)
                self.carry(other)

        self._at(max(self.now + self._delay(), pipe.arrives[way]) - self.now, arrive)

    # --- what must always hold -------------------------------------------------------------------------------------

    def check(self, computer: Computer) -> None:
        """Hold what a host has written against what all others ever wrote: one digest for each entry of an epoch.

        Once a newer deal stands, an older host writes one entry more at most: that which nobody acknowledges.
        """
        host = None if computer.peer is None else computer.peer.host
        if host is None or host.match is None:
            return
        game, entries = host.match.record.header.game, host.match.record.entries
        for entry in reversed(entries):
            key = (game, entry.epoch, entry.seq)
            if key in self.ledger:
                assert self.ledger[key] == entry.trailer.digest, f"two entries {key}"
                break
            self.ledger[key] = entry.trailer.digest
            self.counts[type(entry.body).__name__ + " entry"] += 1
            if isinstance(entry.body, Redeal):
                self.counts["takeover"] += 1
            if entry.epoch < self.newest[game]:
                self.late[game, entry.epoch] += 1
                assert self.late[game, entry.epoch] <= 1, f"the host of epoch {entry.epoch} goes on"
        self.newest[game] = max(self.newest[game], entries[-1].epoch if entries else 0)

    def lengths(self) -> list[int]:
        """Return how many entries each peer’s copy has."""
        return [
            len(computer.peer.guest.follower.record.entries)
            for computer in self.computers
            if computer.peer is not None
            and computer.peer.guest is not None
            and computer.peer.guest.follower is not None
        ]

    def digests(self) -> set[bytes]:
        """Collect the chain digests at which the living peers’ copies end."""
        return {
            computer.peer.guest.follower.digest
            for computer in self.computers
            if computer.peer is not None
            and computer.peer.guest is not None
            and computer.peer.guest.follower is not None
        }

    def hosts(self) -> list[int]:
        """List the computers that deal."""
        return [computer.number for computer in self.computers if computer.peer is not None and computer.peer.hosting]

    def over(self) -> bool:
        """Whether all living peers have seen the end of the game."""
        guests = [computer.peer.guest for computer in self.computers if computer.peer is not None]
        return all(
            guest is None or (guest.follower is not None and guest.follower.record.end is not None) for guest in guests
        )

    def explain(self) -> str:
        """Describe how every computer stands, for a failed test."""
        lines = [f"at {self.now:.1f} s, apart {sorted(map(sorted, self.apart))}, complaints {self.problems()}"]
        for computer in self.computers:
            peer = computer.peer
            guest = None if peer is None else peer.guest
            if peer is None or guest is None:
                lines.append(f"{computer.name}: no process" if peer is None else f"{computer.name}: no guest")
                continue
            length = 0 if guest.follower is None else len(guest.follower.record.entries)
            lines.append(
                f"{computer.name}: {peer.succession.stage}, guest {guest.state} at {length} in epoch {guest.copy.epoch}"
            )
            if isinstance(peer.succession, Elections):
                state, links = peer.succession.state, peer.succession.links
                answers = {seat: (answer.state, answer.epoch) for seat, answer in state.answers.items()}
                calls = [(call.seat, call.ours, call.stage) for call in links.calls.values()]
                lines.append(f"    {state.role} promised {state.promised}, answers {answers}, calls {calls}")
            if peer.host is not None:
                lines.append(f"    deals epoch {peer.host.epoch}, halted {peer.host.halted}")
        return "\n".join(lines)

    def problems(self) -> list[str]:
        """List the problems that the peers report."""
        found = []
        for computer in self.computers:
            peer = computer.peer
            guest = None if peer is None else peer.guest
            if peer is not None and guest is not None and (guest.alarm or guest.problem or peer.problem):
                found.append(f"{computer.name}: {guest.alarm or guest.problem or peer.problem}")
        return found
