"""Whoever was away when a game ended is shown its end, though its table has been closed meanwhile."""

from __future__ import annotations

import pytest

from net.lobby.play.tables import FINISHED
from net.protocol.handshake import make_hello
from net.protocol.link_effects import Send
from net.protocol.lobby_messages import EnterRefused
from net.protocol.messages import Challenge, Message, Refused
from tests.net.lobby.lobby_sim import LobbySim, Person
from tests.net.lobby.test_hall_server import ready, seated


def missed() -> tuple[LobbySim, Person, str]:
    """Return a server with a rated game that has ended while Bo was away, Bo, and the name of the closed table."""
    sim = ready("Ana", "Bo", "Cy")
    ana, bo, _ = sim.people
    table = seated(sim)
    assert sim.run(60, lambda: bo.has(6))
    sim.people.remove(bo)
    sim.cut(sim.link_of(bo))
    ana.idle = True
    assert sim.run(300, lambda: ana.over)
    ana.client.table.leave(sim.now)
    sim.run(2)
    assert sim.hall_server is not None and not sim.hall_server.tables
    return sim, bo, table


def greeted(sim: LobbySim, key: bytes) -> Message:
    """Return what the server answers to somebody who comes for its only game, without the hall."""
    assert sim.hall_server is not None
    sim.hall_server.opened(1001, "10.0.0.9", sim.served_s)
    sim.hall_server.received(
        1001, make_hello("sit", "Bo", key, bytes(32), 0, bytes(32), next(iter(sim.store.games))), 0.0
    )
    [answer] = [each.message for each in sim.hall_server.drain() if isinstance(each, Send) and each.link == 1001]
    return answer


@pytest.mark.parametrize("killed", [False, True])
def test_a_player_who_returns_to_the_table_has_the_whole_game_and_reads_the_new_ratings(
    killed: bool,
) -> None:
    sim, bo, _ = missed()
    if killed:
        sim.kill()
        sim.start()
    sim.people.append(bo)
    assert not bo.over and not bo.client.table.rated
    assert sim.run(20, lambda: bo.over and bool(bo.client.table.rated))
    assert len(bo.record) == len(sim.store.lines[next(iter(sim.store.games))])
    bo.client.table.leave(sim.now)
    sim.run(2)
    assert sim.hall_server is not None and not sim.hall_server.tables and len(list(sim.store.results())) == 1


def test_a_saved_game_that_has_ended_meanwhile_is_continued_to_its_end_by_its_own_people_alone() -> None:
    sim, bo, _ = missed()
    assert greeted(sim, bytes(32)) == Refused("game")
    assert isinstance(greeted(sim, bo.signer.public), Challenge)


def test_a_player_who_restarts_the_program_continues_the_saved_game_through_the_hall() -> None:
    sim, bo, _ = missed()
    game = next(iter(sim.store.games))
    cy = sim.people[-1]
    cy.go_on(game)
    bo.connect()
    bo.go_on(game)
    sim.people.append(bo)
    assert sim.run(20, lambda: bo.over and bool(bo.client.table.rated))
    assert EnterRefused("", "gone") in cy.received and not cy.record


def test_nobody_else_enters_a_table_that_is_closed() -> None:
    sim, _, table = missed()
    cy = sim.people[-1]
    cy.enter(table)
    sim.run(2)
    assert EnterRefused(table, "gone") in cy.received
    assert sim.hall_server is not None and not sim.hall_server.tables


def test_a_record_that_is_damaged_in_the_store_opens_no_table() -> None:
    sim, bo, _ = missed()
    lines = sim.store.lines[next(iter(sim.store.games))]
    lines[3] = lines[3].replace(" ", "  ")
    assert greeted(sim, bo.signer.public) == Refused("game")


def test_closed_tables_are_forgotten_in_the_order_in_which_they_were_closed() -> None:
    sim, bo, table = missed()
    assert sim.hall_server is not None
    tables = sim.hall_server._tables
    assert tables.reopen(table, bo.signer.public) is not None
    for number in range(FINISHED):
        tables.keep_finished(f"table {number}", "")
    assert tables.reopen(table, bo.signer.public) is None
    assert len(tables._finished) == FINISHED
