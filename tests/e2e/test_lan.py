"""Whole games between real programs over the loopback: to the end, killed, taken over, searched for secrets."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.dealer import Dealer, seed_from
from game.match.match import Match, NoJournal
from game.record import Commit, Entry
from tests.e2e import wires
from tests.e2e.memory import files, found, memory
from tests.e2e.peers import Peer, Table, assert_same_end, proof

NAMES = ("Bo", "Cy", "Di")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.close()


@pytest.mark.parametrize(("edition", "seats"), [("base", 2), ("marvel", 3), ("base", 4)])
def test_all_processes_end_a_game_with_the_same_proved_record(table: Table, edition: str, seats: int) -> None:
    peers = [table.host(edition, seats)]
    peers += [table.guest(name) for name in NAMES[: seats - 1]]
    for peer in peers:
        peer.finish()
    assert_same_end(*peers)
    assert all("fully proved" in proof(peer) for peer in (peers[0], peers[-1]))


def test_a_host_without_a_seat_bots_and_a_spectator(table: Table) -> None:
    peers = [table.host("base", 3, "--bots", "3:random", seated=False)]
    peers += [table.guest("Bo"), table.guest("Cy"), table.guest("Wo", "--watch")]
    for peer in peers:
        peer.finish()
    assert_same_end(*peers)
    seats = peers[0].record().follower.record.header.seats
    assert sorted(info.name for info in seats if info.key) == ["Bo", "Cy"]
    assert [info.kind for info in seats] == ["human", "human", "bot"]


def test_a_killed_host_without_a_seat_is_replaced(table: Table) -> None:
    host = table.host("marvel", 3, "--wait", "-1", seated=False)
    peers = [table.guest("Bo"), table.guest("Cy"), table.guest("Di")]
    peers[0].reach(8)
    host.kill()
    for peer in peers:
        peer.until("redeal")
        peer.finish()
    assert_same_end(*peers)


def test_a_killed_guest_comes_back(table: Table) -> None:
    host = table.host("base", 3, "--wait", "-1")
    bo, cy = table.guest("Bo"), table.guest("Cy")
    bo.reach(10)
    bo.kill()
    bo = table.back(bo)
    for peer in (host, bo, cy):
        peer.finish()
    assert_same_end(host, bo, cy)
    assert "fully proved" in proof(bo)


def test_a_killed_host_is_taken_over_and_comes_back_as_a_guest(table: Table) -> None:
    host = table.host("marvel", 3, "--wait", "-1")
    bo, cy = table.guest("Bo"), table.guest("Cy")
    bo.reach(10)
    host.kill()
    cy.until("redeal")
    host = table.back(host)
    for peer in (host, bo, cy):
        peer.finish()
    assert_same_end(host, bo, cy)
    assert "earlier deals are unproved" in proof(cy)


def test_of_two_the_guest_takes_over_by_a_click(table: Table) -> None:
    host = table.host("base", 2, "--wait", "0")
    bo = table.guest("Bo", "--take-over")
    bo.reach(10)
    host.kill()
    bo.until("redeal")
    bo.finish()
    assert "earlier deals are unproved" in proof(bo)


def test_a_host_that_shows_another_card_is_named(table: Table) -> None:
    table.host("base", 2, cheat="cards")
    bo = table.guest("Bo")
    while bo.line() is not None:
        pass
    assert bo.process.wait() == 1
    said = bo.errors.read_text()
    assert "Host" in said.splitlines()[-1], said
    assert bo.record().follower.record.end is None


def test_forbidden_requests_of_a_guest_are_refused_and_the_game_continues(table: Table) -> None:
    host = table.host("base", 2)
    bo = table.guest("Bo", cheat="moves")
    for peer in (host, bo):
        peer.finish()
    assert_same_end(host, bo)
    assert "fully proved" in proof(host)
    assert "Traceback" not in host.errors.read_text()
    assert bo.errors.read_text()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads another program’s memory by /proc")
def test_a_guest_holds_nothing_of_the_deal_that_was_not_opened_to_it(table: Table) -> None:
    host = table.host("marvel", 3, "--wait", "-1")
    bo, cy = table.guest("Bo"), table.guest("Cy")
    cy.reach(12)
    for peer in (cy, bo, host):  # without Cy the others come no further than its next turn
        peer.freeze()
    secret, forbidden, shown = salts_of(host, "Bo")
    assert len(forbidden) > 20
    own = bo.record().follower.record
    assert own.end is None
    known = shown & opened(own.entries)
    assert known
    searched = forbidden | known | secret
    assert found(searched, memory(bo.process.pid)) & (forbidden | secret) == set()
    assert found(known, memory(bo.process.pid)) == known, "the search must find what is there"
    assert found(searched, files(bo.folder)) == known
    assert found(secret, memory(host.process.pid)) == secret


def opened(entries: list[Entry]) -> set[bytes]:
    """Collect the salts that entries open."""
    return {salt for entry in entries if isinstance(entry.body, Commit) for salt in entry.body.salts if salt}


def salts_of(host: Peer, name: str) -> tuple[set[bytes], set[bytes], set[bytes]]:
    """Return the deal's secret and seed, the salts that somebody may not know, and those that were opened to them."""
    follower = host.record().follower
    (path,) = (host.folder / "games").glob("*.secret")
    secret = bytes.fromhex(path.read_text())
    opening = follower.record.entries[0].body
    assert isinstance(opening, Commit)
    seed = seed_from(secret, opening.seed_shares)
    dealer = Dealer(seed, 1, follower.start.state)
    seat = [info.name for info in follower.record.header.seats].index(name)
    shown = opened(Match(follower, secret, NoJournal()).seen(seat).entries)
    return {secret, seed}, {dealer.salt(item) for item in dealer.items} - shown, shown


@pytest.mark.skipif(bool(wires.missing()), reason=f"network namespaces: {wires.missing()}")
def test_across_namespaces_a_host_whose_cable_is_pulled_comes_back_as_a_guest(table: Table) -> None:
    with wires.Wires() as net:
        host = table.host("base", 3, "--wait", "-1", prefix=net.plug_in(1))
        assert "//10.7.0.1:" in table.invitation
        bo = table.guest("Bo", prefix=net.plug_in(2))
        cy = table.guest("Cy", prefix=net.plug_in(3))
        bo.reach(10)
        net.pull(1)
        cy.until("redeal")
        net.mend(1)
        for peer in (host, bo, cy):
            peer.finish()
        assert_same_end(host, bo, cy)
        assert "earlier deals are unproved" in proof(host)
