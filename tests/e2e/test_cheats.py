"""Cheats among real programs over the loopback: a cheat is detected, and named where it is a host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.peers import Peer, Table, assert_same_end, proof
from tests.helpers.waiting import PATIENCE_S
from tests.net.guest.equivocating_hosts import FORKED_AT


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.close()


def stopped(peer: Peer) -> str:
    """Read to the end of a peer that must stop, and return its explanation."""
    while peer.line() is not None:
        pass
    assert peer.process.wait(timeout=PATIENCE_S) == 1
    return peer.errors.read_text(encoding="utf-8")


def test_a_host_whose_card_does_not_fit_its_commitment_is_named(table: Table) -> None:
    table.host("marvel", 2, cheat="salts")
    bo = table.guest("Bo")
    assert "Host dealt a card that does not match the commitment." in stopped(bo)
    assert "not proved yet" in proof(bo), "nothing false may have been saved"


def test_an_equivocating_host_is_named_to_both(table: Table) -> None:
    table.host("base", 3, "--wait", "1", cheat="stories")
    bo, cy = table.guest("Bo"), table.guest("Cy")
    assert "Host passed on a signature that Cy did not give for this game" in stopped(bo)
    # Cy receives the others’ signatures of the true history, or first its next entry, which may be impossible in the
    # other one: each convicts the host.
    said = stopped(cy)
    found = ("Host passed on a signature that", "Host sent two versions", "Host sent an invalid entry")
    assert any(each in said for each in found), said
    assert all("not proved yet" in proof(peer) for peer in (bo, cy))


@pytest.mark.parametrize(
    ("edition", "cheat", "names"), [("base", "withholds", "Bo Cy"), ("marvel", "denies", "Bo Cy Di")]
)
def test_a_host_that_keeps_two_stories_apart_is_named_by_guests_that_compare(
    table: Table, edition: str, cheat: str, names: str
) -> None:
    table.host(edition, len(names.split()) + 1, "--wait", "-1", cheat=cheat)
    peers = [table.guest(name) for name in names.split()]
    peers[1].reach(FORKED_AT)
    for peer in peers:
        assert "Host sent two versions of entry" in stopped(peer)
    assert all("not proved yet" in proof(peer) for peer in peers)


def test_a_guest_that_cheats_is_thrown_out_and_the_others_play_on(table: Table) -> None:
    host = table.host("marvel", 4, "--wait", "2")
    bo, mal, eve = table.guest("Bo"), table.guest("Mal", cheat="visits"), table.guest("Eve", cheat="rubbish")
    said = stopped(mal)
    for answer in ("You can take 2 tokens of one colour at most.", "It is another player’s turn."):
        assert said.count(answer) == 1, said
    assert said.count("Host runs an incompatible version of Cabochon.") == 1
    assert said.count("Host’s table disconnected you before.") == 1, "it came straight back"
    assert stopped(eve).count("Host runs an incompatible version of Cabochon.") == 1
    for peer in (host, bo):
        peer.finish()
    assert_same_end(host, bo)
    assert all("fully proved" in proof(peer) for peer in (host, bo))
    log = (host.folder / "net" / "network.log").read_text(encoding="utf-8")
    assert re.search(r"Mal \([0-9.]+, link [0-9]+\) is cut off: an acknowledgement with a wrong signature", log)
    assert re.search(r"Eve \([0-9.]+, link [0-9]+\) is cut off: a frame of [0-9]+ bytes", log)
