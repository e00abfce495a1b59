"""The store does not answer for a while, as where the disk is full: games stand still, and nobody loses anything."""

from __future__ import annotations

from unittest.mock import patch

import msgspec
import pytest

from net.lobby.people.ratings import GameResult, Rating
from net.lobby.play import held_effects
from net.lobby.store import LobbyStoreError
from net.protocol.limits import DAY_S
from net.protocol.lobby_messages import LeftTable
from net.protocol.messages import Chat, ProposalRejected, SignedEntry, TableOptions
from tests.net.lobby.lobby_sim import LobbySim, Person
from tests.net.lobby.test_hall_server import ready, seated


def playing() -> tuple[LobbySim, Person, Person]:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: ana.has(4) and bo.has(4))
    return sim, ana, bo


def release(sim: LobbySim) -> None:
    """Let the store answer again."""
    sim.store.held = False
    sim.store.confirm()


@pytest.mark.parametrize("there", [True, False])
def test_nobody_loses_a_game_while_the_store_does_not_answer(there: bool) -> None:
    sim, ana, bo = playing()
    links = {sim.link_of(person) for person in (ana, bo)}
    sim.store.held = True
    sim.run(1)
    assert sim.hall_server is not None
    (table,) = sim.hall_server._tables.in_memory.values()
    match = table.host.match
    assert match is not None
    entries = len(match.record.entries)
    if not there:
        for link in list(links):
            sim.cut(link)
    sim.run(600)
    assert len(match.record.entries) <= entries + 1
    if there:
        assert {sim.link_of(person) for person in (ana, bo)} == links, "a connection to a table that waits stays"
    release(sim)
    assert sim.run(900, lambda: ana.over and bo.over)
    assert ana.record == bo.record
    assert not match.resigned


def test_a_person_who_returns_to_the_table_is_sent_nothing_held_for_their_first_stay() -> None:
    sim, ana, bo = playing()
    sim.store.held = True
    sim.run(3)
    assert sim.store.waiting
    (table,) = sim.hall_server._tables.in_memory if sim.hall_server else ()
    bo.client.table.leave(sim.now)
    sim.run(1)
    bo.enter(table)
    sim.run(1)
    before = len(bo.received)
    release(sim)
    sim.carry()
    assert SignedEntry not in {type(message) for message in bo.received[before:]}
    assert sim.run(900, lambda: ana.over and bo.over)
    assert bo.record == ana.record


def test_the_end_of_a_game_is_stored_later_where_the_store_cannot_be_read_at_that_moment() -> None:
    sim, ana, bo = playing()
    with patch.object(sim.store, "moves", side_effect=LobbyStoreError("input/output error")) as read:
        sim.run(900, lambda: read.called)
        assert read.called and not list(sim.store.results())
        sim.run(5)
    assert sim.run(60, lambda: ana.over and bo.over)
    assert ana.record == bo.record
    assert len(list(sim.store.results())) == 1


def test_the_end_of_a_game_without_people_is_stored_later_where_the_store_cannot_be_read_at_that_moment() -> None:
    sim, ana, bo = playing()
    for person in (bo, ana):
        sim.people.remove(person)
        sim.cut(sim.link_of(person))
        sim.run(10)
    with patch.object(sim.store, "moves", side_effect=LobbyStoreError("input/output error")) as read:
        assert sim.run(300, lambda: read.called)
        sim.run(5)
        assert not list(sim.store.results())
    sim.run(60)
    assert len(list(sim.store.results())) == 1
    assert sim.hall_server is not None and not sim.hall_server.tables


def test_the_second_of_two_games_that_end_before_the_store_answers_builds_on_the_rating_after_the_first() -> None:
    sim = ready("Ana", "Bo", "Cy")
    ana, bo, cy = sim.people
    hall_server, found = sim.hall_server, []
    assert hall_server is not None
    for other in (bo, cy):
        ana.client.table.leave(sim.now)
        ana.open(options=TableOptions(clock_s=DAY_S))
        assert sim.run(5, lambda: hall_server.tables > len(found))
        table = list(hall_server._tables.in_memory.values())[-1]
        other.enter(table.name)
        entries = hall_server.census().entries
        assert sim.run(60, lambda entries=entries: hall_server.census().entries > entries + 8)
        found.append(table)
    sim.store.held = True
    for table in found:
        match = table.host.match
        assert match is not None
        (seat,) = (seat for seat, info in enumerate(match.record.header.seats) if info.name == "Ana")
        match.resign(seat)
        table.host.tick(sim.served_s)
        table._collect()
    release(sim)
    for table in found:
        hall_server._tables.touch(table)
    first, second = (msgspec.msgpack.decode(each.result, type=GameResult) for each in sim.store.results())
    after = next(seat.after for seat in first.seats if seat.name == "Ana")
    before = next(seat.before for seat in second.seats if seat.name == "Ana")
    assert before == after != Rating()


def test_a_move_is_rejected_at_once_while_the_game_stands_still() -> None:
    sim, ana, bo = playing()
    sim.store.held = True
    sim.run(3)
    before = len(ana.received), len(bo.received)
    sim.run(10)
    answers = ana.received[before[0] :] + bo.received[before[1] :]
    assert {message.text for message in answers if isinstance(message, ProposalRejected)} == {
        "The server cannot save at the moment."
    }


def test_a_person_who_keeps_sending_to_a_waiting_table_has_to_leave() -> None:
    sim, ana, bo = playing()
    sim.store.known_s = 1e9  # whoever is new could not write
    sim.store.held = True
    sim.run(3)
    ana.idle = bo.idle = True
    assert sim.hall_server is not None
    (table,) = sim.hall_server._tables.in_memory.values()
    with patch.object(held_effects, "HELD", 20):
        for _ in range(40):
            sim.run(1)
            sim.hall_server.received(sim.link_of(bo), Chat("again"), sim.served_s)
            sim.carry()
    assert any(isinstance(message, LeftTable) for message in bo.received)
    assert sum(len(event.effects) for event in table.effects._events) <= 2 * 21
    release(sim)
    assert sim.run(5, lambda: ana.has(5)) and ana.client.linked
