"""Games over days: clocks that run while nobody is there, and stand still while no server runs."""

from __future__ import annotations

from unittest.mock import patch

import msgspec
import pytest

from net.lobby.people.ratings import GameResult
from net.lobby.play.table import LobbyTable
from net.lobby.play.tables import AGAIN_S
from net.protocol.clock_classes import with_clock
from net.protocol.limits import DAY_S
from net.protocol.lobby_messages import HallTable
from net.protocol.messages import TableOptions
from tests.net.lobby.lobby_sim import LobbySim, Person
from tests.net.lobby.test_hall_server import ready

SLOW = with_clock(TableOptions(), "slow1")


def slow_game() -> tuple[LobbySim, Person, Person]:
    """Return a running slow game of two, and its players; nobody moves by themselves."""
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open(options=SLOW)
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    bo.enter(next(iter(bo.client.hall.tables)))
    assert sim.run(60, lambda: len(ana.record) > 4 and ana.record == bo.record)
    ana.idle = bo.idle = True
    sim.run(2)
    return sim, ana, bo


def all_leave(sim: LobbySim) -> None:
    """Close the programs of all people."""
    for person in list(sim.people):
        sim.cut(sim.link_of(person))
    sim.people.clear()


def entries(sim: LobbySim) -> int:
    """Return how many lines the store has of the only game."""
    return len(next(iter(sim.store.lines.values())))


def pass_time(sim: LobbySim, seconds: float) -> None:
    """Let hours pass without simulating each tenth of a second."""
    sim.now += seconds
    sim.run(1)


def test_a_turn_may_take_a_day_while_nobody_is_there() -> None:
    sim, *_ = slow_game()
    all_leave(sim)
    sim.run(70)
    assert sim.hall_server is not None and sim.hall_server.tables == 0
    known = entries(sim)
    pass_time(sim, DAY_S - 300)
    assert entries(sim) == known and sim.hall_server.tables == 0
    pass_time(sim, 300)
    # The computer has moved, and the next player has a day.
    moved = entries(sim)
    assert moved > known
    sim.run(130)
    assert sim.hall_server.tables == 0 and entries(sim) == moved


def test_a_player_who_misses_two_days_in_a_row_resigns() -> None:
    sim, *_ = slow_game()
    all_leave(sim)
    for _ in range(3):
        sim.run(130)
        pass_time(sim, DAY_S)
    (result,) = sim.store.results()
    assert b"resigned" in result.result


def test_a_week_of_players_who_look_in_once_a_day_ends_with_nobody_late() -> None:
    sim, *people = slow_game()
    all_leave(sim)
    for _ in range(7):
        for person in people:
            sim.people.append(person)
            person.idle = False
            assert sim.run(10, person.is_linked)
            person.enter(next(iter(person.client.hall.tables)))
            sim.run(5)
            person.client.table.leave(sim.now)
            all_leave(sim)
            pass_time(sim, DAY_S / 2 - 100)
    lines = next(iter(sim.store.lines.values()))
    assert not any("bot" in line or "resign" in line for line in lines[1:])
    assert sum(" commit " in line for line in lines) >= 14


def test_a_fault_at_one_table_stops_the_time_of_no_other(caplog: pytest.LogCaptureFixture) -> None:
    sim = ready("Ana", "Bo", "Cy", "Di")

    def begin(opening: Person, other: Person) -> None:
        before = set(other.client.hall.tables)
        opening.open(options=SLOW)
        assert sim.run(5, lambda: len(other.client.hall.tables) > len(before))
        other.enter(next(iter(set(other.client.hall.tables) - before)))
        assert sim.run(60, lambda: len(opening.record) > 4)
        opening.idle = other.idle = True

    begin(*sim.people[:2])
    begin(*sim.people[2:])
    sim.run(2)
    all_leave(sim)
    sim.run(1)
    assert sim.hall_server is not None
    tables = tuple(sim.hall_server._tables.in_memory.values())

    def lines() -> list[int]:
        return [len(sim.store.lines[table.game]) for table in tables]

    known, tick = lines(), LobbyTable.tick

    def fail(table: LobbyTable, now: float) -> bool:
        if table is tables[0]:
            raise ZeroDivisionError("a fault of ours")
        return tick(table, now)

    with patch.object(LobbyTable, "tick", fail):
        pass_time(sim, DAY_S)
    assert "no time could pass" in caplog.text
    assert lines()[0] == known[0] and lines()[1] > known[1]
    sim.run(AGAIN_S + 2)
    assert lines()[0] > known[0]


def test_no_time_passes_while_no_server_runs() -> None:
    sim, *_ = slow_game()
    all_leave(sim)
    pass_time(sim, DAY_S - 300)
    known = entries(sim)
    sim.kill()
    sim.now += 5 * DAY_S
    sim.start()
    sim.run(100)
    assert entries(sim) == known
    sim.run(300)
    assert entries(sim) > known


def test_the_list_shows_players_whose_turn_it_is_and_the_time_left() -> None:
    sim, ana, bo = slow_game()
    for person in (ana, bo):
        person.client.table.leave(sim.now)
    sim.run(2)
    shown = [next(iter(person.client.hall.tables.values())) for person in (ana, bo)]
    assert shown[0].turn == shown[1].turn is not None
    assert DAY_S - 60 < shown[0].left_s <= DAY_S
    sim.run(70)
    pass_time(sim, 3600)
    sim.cut(sim.link_of(ana))
    sim.run(5)
    assert next(iter(ana.client.hall.tables.values())).left_s <= DAY_S - 3600


def test_a_rated_game_that_nobody_comes_back_to_after_a_restart_ends_without_a_loser() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    bo.enter(next(iter(bo.client.hall.tables)))
    assert sim.run(60, lambda: len(ana.record) > 8)
    sim.people.clear()
    sim.kill()
    sim.start()
    sim.run(1000)
    (result,) = sim.store.results()
    assert b"agreed" in result.result


def test_a_rated_game_that_both_leave_is_lost_by_whoever_left_first() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    bo.enter(next(iter(bo.client.hall.tables)))
    assert sim.run(60, lambda: len(ana.record) > 8)
    for person in (bo, ana):
        sim.people.remove(person)
        sim.cut(sim.link_of(person))
        sim.run(10)
    sim.run(200)
    (result,) = sim.store.results()
    assert b"resigned" in result.result
    seats = msgspec.msgpack.decode(result.result, type=GameResult).seats
    keys = {seat.key: seat.place for seat in seats}
    assert keys[ana.signer.public] == 1 and keys[bo.signer.public] == 2


@pytest.mark.parametrize("wanted", [TableOptions(clock_s=0), TableOptions(clock_s=3600), TableOptions(clock_s=30)])
def test_a_table_for_anyone_has_a_clock_of_the_server(wanted: TableOptions) -> None:
    sim = ready("Ana", "Bo")
    sim.people[0].open(options=wanted)
    sim.run(2)
    (table,) = sim.people[1].client.hall.tables.values()
    assert (table.options.clock_s, table.options.added_s) == (120, 20)


def test_a_connected_player_who_lets_two_turns_run_out_has_resigned_and_blames_nobody() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    bo.enter(next(iter(bo.client.hall.tables)))
    assert sim.run(60, lambda: len(ana.record) > 8)
    ana.idle = True
    assert sim.run(600, lambda: ana.over and bo.over)
    (result,) = sim.store.results()
    assert b"resigned" in result.result
    assert ana.client.table.guest is not None
    assert not ana.client.table.guest.problem and ana.record == bo.record


def test_a_player_whose_turn_ran_out_reads_that_the_next_turn_is_the_last() -> None:
    sim, ana, _ = slow_game()
    ana.client.table.leave(sim.now)
    all_leave(sim)

    def shown() -> HallTable:
        sim.people.append(ana)
        assert sim.run(20, lambda: ana.client.linked and bool(ana.client.hall.tables))
        (table,) = ana.client.hall.tables.values()
        all_leave(sim)
        return table

    assert not shown().last
    for _ in range(2):
        sim.run(130)
        pass_time(sim, DAY_S)
    # The first to move is to move again.
    assert shown().last
    sim.run(130)
    assert shown().last and sim.hall_server is not None and sim.hall_server.tables == 0
