"""What the server keeps of tables is gone when they are, and is found without a look through all of them."""

from __future__ import annotations

from unittest.mock import patch

from net.lobby.play.seat_index import SeatIndex
from net.lobby.play.table import LobbyTable
from net.lobby.play.tables import AGAIN_S, REST_S, SPARE_DUES
from net.lobby.store import LobbyStoreError
from net.protocol.limits import DAY_S
from net.protocol.messages import TableOptions
from tests.net.lobby.lobby_sim import LobbySim
from tests.net.lobby.test_hall_server import ready, seated
from tests.net.lobby.test_slow_games import all_leave, entries, pass_time, slow_game


def finish(sim: LobbySim) -> None:
    assert sim.run(600, lambda: all(person.over for person in sim.people))


def test_nothing_is_left_of_a_table_at_which_people_have_played_again_and_again() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    finish(sim)
    for _ in range(2):
        ana.client.table.ask_rematch()
        assert sim.run(600, lambda: not ana.over)
        finish(sim)
    for person in (ana, bo):
        person.client.table.leave(sim.now)
    sim.run(5)
    hall_server = sim.hall_server
    assert hall_server is not None and not hall_server.tables
    assert not hall_server._tables.by_game and not hall_server._tables._games
    assert not any(hall_server._tables._seats.tables_of(person.signer.public) for person in (ana, bo))


def test_nothing_is_left_in_the_list_of_a_private_table_without_a_game() -> None:
    sim = ready("Ana", "Bo")
    ana, _ = sim.people
    ana.open(options=TableOptions(private=True))
    sim.run(2)
    ana.client.table.leave(sim.now)
    sim.run(2)
    assert sim.hall_server is not None and not sim.hall_server.tables
    assert not sim.hall_server._list._shown and not sim.hall_server._list._own_shown


def test_times_at_which_nothing_is_to_be_done_any_more_are_forgotten() -> None:
    sim, ana, _ = slow_game()
    (table,) = sim.hall_server._tables.in_memory if sim.hall_server else ()
    for person in sim.people:
        person.client.table.leave(sim.now)
    sim.run(1)
    assert sim.hall_server is not None
    for _ in range(SPARE_DUES + 2):
        pass_time(sim, REST_S + 1)
        assert not sim.hall_server.tables
        ana.enter(table)
        sim.run(1)
        ana.client.table.leave(sim.now)
        sim.run(1)
    assert len(sim.hall_server._tables._dues) <= SPARE_DUES + 2


def test_a_game_whose_time_is_up_while_the_store_cannot_be_read_goes_on_later() -> None:
    sim, *_ = slow_game()
    all_leave(sim)
    sim.run(70)
    known = entries(sim)
    with patch.object(sim.store, "claim", side_effect=LobbyStoreError("disk full")):
        pass_time(sim, DAY_S)
    assert entries(sim) == known
    sim.run(AGAIN_S + 2)
    assert entries(sim) > known


def test_whether_somebody_has_enough_games_is_known_without_a_look_at_those_of_others() -> None:
    sim = ready("Ana", "Bo", "Cy", "Di")
    seated(sim)
    cy, di = sim.people[2:]
    assert sim.run(60, lambda: sim.people[0].has(2))
    cy.open()
    assert sim.run(5, lambda: any(not table.playing for table in di.client.hall.tables.values()))
    asked: list[bytes] = []
    has_seat = LobbyTable.has_seat
    with patch.object(LobbyTable, "has_seat", lambda table, key: asked.append(key) or has_seat(table, key)):
        assert sim.hall_server is not None
        link = sim.hall_server._links.by_key[di.signer.public]
        assert link.person is not None
        assert not sim.hall_server._tables.has_enough(link, link.person, TableOptions())
    assert not asked


def test_an_index_has_the_last_game_of_each_table_alone() -> None:
    index = SeatIndex()
    index.put("one", (b"a", b"b"))
    index.put("two", (b"a",))
    index.put("one", (b"b", b"c"))
    assert [list(index.tables_of(key)) for key in (b"a", b"b", b"c")] == [["two"], ["one"], ["one"]]
    for table in ("one", "two", "two"):
        index.drop(table)
    assert not index._tables and not index._keys
