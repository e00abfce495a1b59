"""Tables on a simulated network: people come together, get ready and are dealt a game."""

from __future__ import annotations

from net.host.host import Host
from net.protocol.messages import Decline, TableOptions
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_computer import Computer

CLOCK_S = 2
"""What a turn may take at a lively table; a bot needs a moment, so it runs out for those alone who are to ponder."""


def table(
    sim: Sim,
    *,
    edition: str = "base",
    bots: int = 0,
    seated: bool = True,
    wait_s: int = 5,
    lively: bool = False,
    private: bool = False,
    takeover: bool = True,
) -> None:
    """Let the first computer host, the others join, and the game begin.

    A lively table is public and plays by the clock: somebody knocks, changes seat and name, and once declines.
    """
    options = TableOptions(
        edition="marvel" if edition == "marvel" else "base",
        wait_s=wait_s,
        private=private,
        takeover=takeover,
        clock_s=CLOCK_S * lively,
    )
    code = "ABCDEFGH"
    host_node = sim.computers[0].start()
    people = len(sim.computers) - (not seated)
    host_node.open_table(options, people + bots, code, sim.now, seated=seated)
    sim.settle()
    for computer in sim.computers[1:]:
        _come(sim, computer, None if lively and computer is sim.computers[-1] else code)
    host = host_node.host
    assert host is not None
    for seat in range(people, people + bots):
        host.set_bot(seat, "greedy")
    if lively:
        last = sim.computers[-1]
        assert last.peer is not None
        assert last.peer.guest is not None
        last.peer.guest.rename("Zoë")
        last.peer.guest.take_seat(people - 1)
        last.peer.guest.chat("Hello!")
        _get_ready(sim, host)
        host.start(sim.now)
        sim.settle()
        link = last.host_link()
        assert link is not None
        sim.send(last, link, Decline("not yet"))
        assert sim.run(5, lambda: host.phase == "lobby"), sim.explain()
    sim.run(1)
    deal(sim, host)


def deal(sim: Sim, host: Host) -> None:
    """Let everybody in a lobby be ready, and the game begin."""
    _get_ready(sim, host)
    host.start(sim.now)
    sim.settle()
    everybody = len(sim.computers)
    assert sim.run(10, lambda: len(sim.lengths()) == everybody and min(sim.lengths()) > 0), sim.explain()


def _come(sim: Sim, computer: Computer, code: str | None) -> None:
    """Join the table of the first computer; without a code, by knocking."""
    first = sim.computers[0]
    assert first.peer is not None
    host = first.peer.host
    assert host is not None
    peer = computer.start()
    peer.join(first.address, first.port, sim.now, fingerprint=first.certificate, code=code)
    sim.settle()
    if code is None:
        assert sim.run(10, lambda: bool(host.admission.knocks)), sim.explain()
        sim.run(0.5)
        assert peer.guest is not None
        assert peer.guest.handshake.safety_words == host.admission.knocks[0].safety_words
        host.admit(host.admission.knocks[0].number, True, sim.now)
        sim.settle()
    assert sim.run(10, lambda: peer.guest is not None and peer.guest.lobby.latest is not None), sim.explain()


def _get_ready(sim: Sim, host: Host) -> None:
    """Let everybody be ready."""
    for computer in sim.computers:
        if computer.peer is not None and computer.peer.guest is not None:
            computer.peer.guest.ready(True)
    sim.settle()
    assert sim.run(10, host.can_start), sim.explain()
