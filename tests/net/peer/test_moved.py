"""Tables whose host has a new address, and spectators of a table whose host is lost."""

from __future__ import annotations

import hashlib
from functools import partial

import pytest

from game.record import OPEN
from net.peer.peer import Peer
from net.protocol.limits import RETRY_S
from net.protocol.messages import PeerAddress
from net.succession.host_address import MAX_ANNOUNCED, TRIES, HostAddress, HostTarget
from tests.net.simulation.sim import Sim
from tests.net.simulation.sim_computer import Computer
from tests.net.simulation.sim_tables import table

PATIENCE_S = 40.0
OWN, HOST_KEY, LIAR = b"o" * 32, b"d" * 32, b"l" * 32
PRINT = b"f" * 32


def node_of(computer: Computer) -> Peer:
    assert computer.peer is not None
    return computer.peer


def epoch_of(sim: Sim) -> int:
    copies = [node_of(computer).guest for computer in sim.computers if computer.peer is not None]
    return max(guest.follower.position.epoch for guest in copies if guest is not None and guest.follower is not None)


def is_in_epoch(sim: Sim, epoch: int) -> bool:
    return epoch_of(sim) == epoch


def come_back(sim: Sim, number: int, game: str, port: int | None = None) -> None:
    """Start a program again, perhaps on another port."""
    computer = sim.computers[number]
    computer.port = port or computer.port
    computer.start().rejoin(game, sim.now, saved=computer.saved_match(game))
    sim.settle()


def follows(sim: Sim, number: int, host: int) -> bool:
    guest = node_of(sim.computers[number]).guest
    return sim.hosts() == [host] and guest is not None and guest.following


@pytest.mark.parametrize("was_back", [False, True])
def test_a_guest_finds_a_host_that_has_moved_meanwhile(was_back: bool) -> None:
    sim = Sim(21, 3)
    table(sim)
    sim.run(1.5)
    game = node_of(sim.computers[0]).game
    for lost, epoch in ((0, 2), (1, 3)):
        sim.kill(lost)
        assert sim.run(PATIENCE_S, partial(is_in_epoch, sim, epoch)), sim.explain()
        sim.run(1)
        if lost == 0 or was_back:
            come_back(sim, lost, game)
            assert sim.run(PATIENCE_S, partial(follows, sim, lost, lost + 1)), sim.explain()
    host = sim.hosts()[0]
    assert host == 2
    for number in range(3):
        if sim.computers[number].peer is not None:
            sim.kill(number)
    come_back(sim, 2, game, port=4002)
    come_back(sim, 0, game)
    assert sim.run(PATIENCE_S, lambda: follows(sim, 0, 2)), sim.explain()
    come_back(sim, 1, game)
    assert sim.run(PATIENCE_S, lambda: follows(sim, 1, 2)), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()


def test_a_guest_that_has_moved_too_finds_a_host_that_announces_its_table() -> None:
    sim = Sim(22, 3)
    table(sim)
    sim.run(1.5)
    game = node_of(sim.computers[0]).game
    for number in (2, 1, 0):
        sim.kill(number)
    come_back(sim, 0, game, port=4000)
    come_back(sim, 1, game, port=4001)  # or the host would call it, and be known by its key
    sim.run(3)
    assert not follows(sim, 1, 0)
    node_of(sim.computers[1]).add_announced_address("10.0.0.1", 4000, sim.computers[0].certificate, sim.now)
    assert sim.run(PATIENCE_S, lambda: follows(sim, 1, 0)), sim.explain()
    assert epoch_of(sim) == 1


def test_a_host_without_a_quorum_dials_its_guests_and_is_found() -> None:
    sim = Sim(25, 3)
    table(sim)
    sim.run(1.5)
    game = node_of(sim.computers[0]).game
    for number in (2, 1, 0):
        sim.kill(number)
    sim.computers[0].address = "10.0.1.1"
    come_back(sim, 0, game, port=4000)
    come_back(sim, 1, game)
    assert sim.run(PATIENCE_S, lambda: follows(sim, 1, 0)), sim.explain()
    assert epoch_of(sim) == 1


def test_only_the_game_with_a_lost_host_is_searched_for() -> None:
    sim = Sim(23, 2)
    table(sim)
    sim.run(1.5)
    peer = node_of(sim.computers[1])
    assert peer.game_to_find == node_of(sim.computers[0]).game_to_find == ""
    sim.kill(0)
    sim.run(1)
    assert peer.game_to_find == peer.game
    peer.leave(sim.now)
    assert peer.game_to_find == ""


def host_at(*peers: PeerAddress) -> HostAddress:
    """Return the locator of a host known at one address, and of its peers."""
    found = HostAddress(OWN)
    found.remember((PeerAddress(0, HOST_KEY, PRINT, "10.0.0.1", 1000), *peers))
    found.set_target(HostTarget("10.0.0.1", 1000, PRINT, HOST_KEY))
    return found


def tried(found: HostAddress, times: int, *, everybody: bool = False) -> list[tuple[str, int]]:
    places = []
    for _ in range(times):
        found.advance(everybody=everybody)
        dial = found.dial()
        places.append((dial.address, dial.port))
        found.disconnected(0.0, was_in=False)
    return places


def test_a_false_address_does_not_keep_a_guest_from_the_true_one() -> None:
    found = host_at()
    found.add_report(1, PeerAddress(0, HOST_KEY, PRINT, "10.0.0.1", 4000))
    places = set()
    for port in range(2000, 2009):
        found.add_report(2, PeerAddress(0, HOST_KEY, PRINT, "10.0.0.9", port))
        places |= {*tried(found, 1)}
        called = found.next_address(HOST_KEY)
        assert called is not None
        assert called.certificate == PRINT
    assert {("10.0.0.1", 1000), ("10.0.0.1", 4000)} < places


def test_each_of_two_addresses_is_dialed_as_often_as_a_single_one() -> None:
    one, two = host_at(), host_at()
    two.add_report(1, PeerAddress(0, HOST_KEY, PRINT, "10.0.0.1", 4000))
    for found in (one, two):
        tried(found, len(RETRY_S))
    assert (one.is_due(RETRY_S[-1] / 2), two.is_due(RETRY_S[-1] / 2)) == (False, True)


def test_an_address_is_tried_for_the_known_certificate_alone() -> None:
    found = host_at()
    found.add_report(1, PeerAddress(0, HOST_KEY, LIAR, "10.0.0.9", 2000))
    found.advance(everybody=False)
    found.dial()
    found.disconnected(0.0, was_in=False)
    found.advance(everybody=False)
    assert found.dial().fingerprint == PRINT


def test_announced_addresses_are_tried_for_their_certificate_and_bounded() -> None:
    found = host_at()
    found.add_announcement("10.0.0.9", 2000, LIAR)
    assert {*tried(found, 4)} == {("10.0.0.1", 1000)}
    for port in range(2000, 2000 + MAX_ANNOUNCED + 3):
        found.add_announcement("10.0.0.1", port, PRINT)
    assert {port for _, port in tried(found, 20)} == {1000, *range(2003, 2000 + MAX_ANNOUNCED + 3)}


def test_a_spectator_tries_the_host_first_and_then_everybody() -> None:
    found = host_at(PeerAddress(1, LIAR, b"g" * 32, "10.0.0.2", 1001))
    places = tried(found, TRIES + 4, everybody=True)
    assert set(places[:TRIES]) == {("10.0.0.1", 1000)}
    assert set(places[TRIES:]) == {("10.0.0.1", 1000), ("10.0.0.2", 1001)}


def watch(sim: Sim, computer: Computer, code: str | None) -> PeerAddress:
    """Let a spectator join."""
    peer = computer.start()
    first = sim.computers[0]
    peer.join(first.address, first.port, sim.now, fingerprint=first.certificate, code=code, purpose="watch")
    sim.settle()
    return peer


def spectated(private: bool, *, code: str | None = "ABCDEFGH") -> tuple[Sim, PeerAddress]:
    """Begin a game of three with a spectator."""
    sim = Sim(24, 3)
    table(sim, private=private)
    sim.computers.append(Computer(sim, 3))
    peer = watch(sim, sim.computers[3], code)
    if code is None:
        host = node_of(sim.computers[0]).host
        assert host is not None
        assert sim.run(PATIENCE_S, lambda: bool(host.admission.knocks)), sim.explain()
        host.admit(host.admission.knocks[0].number, True, sim.now)
        sim.settle()
    assert sim.run(PATIENCE_S, lambda: peer.guest is not None and peer.guest.following), sim.explain()
    sim.run(1)
    return sim, peer


@pytest.mark.parametrize(("private", "code"), [(True, "ABCDEFGH"), (False, "ABCDEFGH"), (False, None)])
def test_a_spectator_follows_the_next_host_and_sees_no_more_there(private: bool, code: str | None) -> None:
    sim, peer = spectated(private, code=code)
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: epoch_of(sim) == 2 and follows(sim, 3, 1)), sim.explain()
    host = node_of(sim.computers[1]).host
    assert host is not None
    assert not host.admission.knocks
    guest = peer.guest
    assert guest is not None
    length = len(host.match.record.entries) if host.match is not None else 0
    assert sim.run(PATIENCE_S, lambda: (replica := guest.copy.replica) is not None and replica.last > length), (
        sim.explain()
    )
    replica = guest.copy.replica
    assert replica is not None
    assert replica.follower.record.header.view == OPEN
    hands = [held for player in replica.follower.position.state.players for held in player.hand if held.blind]
    assert all(held.card is None for held in hands)
    assert not sim.problems()


def test_a_spectator_follows_a_host_that_returns() -> None:
    sim, peer = spectated(True)
    game = peer.game
    for number in (2, 1, 0):
        sim.kill(number)
    sim.run(1)
    assert peer.guest is not None
    assert not peer.guest.following
    for number in (0, 1, 2):
        come_back(sim, number, game)
    assert sim.run(PATIENCE_S, lambda: follows(sim, 3, 0)), sim.explain()


@pytest.mark.parametrize("private", [True, False])
def test_a_stranger_is_not_admitted_as_a_spectator_of_the_last_host(private: bool) -> None:
    sim, _ = spectated(private)
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: epoch_of(sim) == 2), sim.explain()
    stranger = Computer(sim, 4)
    stranger.certificate = hashlib.sha256(b"somebody").digest()
    sim.computers.append(stranger)
    peer = stranger.start()
    host_computer = sim.computers[1]
    peer.join(host_computer.address, host_computer.port, sim.now, code=None, purpose="watch")
    sim.settle()
    sim.run(3)
    host = node_of(host_computer).host
    assert host is not None
    assert peer.guest is not None
    assert not peer.guest.following
    assert len(host.admission.knocks) == (0 if private else 1)


def test_a_removed_person_is_not_admitted_as_a_spectator() -> None:
    sim, peer = spectated(False)
    host = node_of(sim.computers[0]).host
    assert host is not None
    assert peer.guest is not None
    assert peer.guest.handshake.me is not None
    host.kick(peer.guest.handshake.me, sim.now)
    sim.settle()
    sim.run(1)
    watch(sim, sim.computers[3], "ABCDEFGH")
    sim.run(3)
    assert not follows(sim, 3, 0)
