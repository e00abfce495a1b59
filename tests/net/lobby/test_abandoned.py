"""Nothing lasts for ever: tables that never begin, games that nobody comes back to, and how many one may have."""

from __future__ import annotations

from typing import Final

import pytest

from net.lobby.play.tables import ABANDONED_S, REST_S, UNFINISHED, WARNED_S
from net.lobby.store import StoredGame
from net.protocol.clock_classes import with_clock
from net.protocol.messages import ChatRelay, TableOptions
from tests.net.lobby.lobby_sim import LobbySim, Person
from tests.net.lobby.test_hall_server import ready, seated
from tests.net.lobby.test_slow_games import all_leave, pass_time

PRIVATE: Final = TableOptions(private=True)
SLOW: Final = with_clock(TableOptions(), "slow7")


def private_game() -> LobbySim:
    """Return a server at which two people have left a private game."""
    return private_game_of()[0]


def private_game_of() -> tuple[LobbySim, Person]:
    """Return the same, and one of the two."""
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open(options=PRIVATE)
    assert sim.run(5, lambda: bool(ana.client.table.code))
    bo.enter("", ana.client.table.code)
    assert sim.run(60, lambda: len(ana.record) > 8)
    all_leave(sim)
    sim.run(2 * REST_S)
    return sim, ana


def test_a_private_game_that_nobody_comes_back_to_ends_after_a_month_without_a_winner() -> None:
    sim = private_game()
    assert sim.hall_server is not None and sim.hall_server.resting == 1
    pass_time(sim, ABANDONED_S / 2)
    assert not list(sim.store.results())
    pass_time(sim, ABANDONED_S / 2)
    (result,) = sim.store.results()
    assert b"agreed" in result.result
    sim.run(2)
    assert sim.hall_server.resting == sim.hall_server.tables == 0


def test_its_people_are_warned_a_week_before() -> None:
    sim, ana = private_game_of()
    ana.client.table.leave(sim.now)
    ana.idle = True
    sim.people.append(ana)
    assert sim.run(10, lambda: ana.client.linked and bool(ana.client.hall.tables))
    (shown,) = ana.client.hall.tables.values()
    assert not shown.last and shown.left_s == -1
    pass_time(sim, ABANDONED_S - WARNED_S)
    assert sim.run(20, lambda: ana.client.hall.listed)
    (shown,) = ana.client.hall.tables.values()
    assert shown.last and WARNED_S - 300 < shown.left_s <= WARNED_S
    assert sim.hall_server is not None and sim.hall_server.tables == 0
    ana.enter(shown.table)
    sim.run(2)
    ana.client.table.leave(sim.now)
    sim.run(2 * REST_S)  # somebody has been there: the month begins anew
    (shown,) = ana.client.hall.tables.values()
    assert not shown.last
    assert not list(sim.store.results())


def test_its_month_goes_on_after_a_restart() -> None:
    sim = private_game()
    pass_time(sim, ABANDONED_S / 2)
    sim.kill()
    sim.start()
    pass_time(sim, ABANDONED_S / 2 - 600)
    assert not list(sim.store.results())
    pass_time(sim, 600)
    assert list(sim.store.results())


def test_of_a_game_without_the_time_of_its_last_move_the_month_begins_with_the_server() -> None:
    sim = private_game()
    (game,) = sim.store.games.values()
    sim.store.games[game.game] = StoredGame(game.game, game.header, game.secret, game.summary)
    pass_time(sim, ABANDONED_S / 2)
    sim.kill()
    sim.start()
    pass_time(sim, ABANDONED_S - 600)
    assert not list(sim.store.results())
    pass_time(sim, 600)
    assert list(sim.store.results())


@pytest.mark.parametrize("options", [TableOptions(), PRIVATE])
def test_a_table_at_which_no_game_begins_is_closed(options: TableOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.lobby.play.tables.UNSTARTED_S", 90.0)
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.willing = False
    ana.open(options=options)
    sim.run(80)
    assert sim.hall_server is not None and sim.hall_server.tables == 1
    code = ana.client.table.code
    sim.run(20)
    assert sim.hall_server.tables == 0 and ana.problem == "This table is closed. Choose another one."
    bo.enter("", code or "00")
    sim.run(1)
    assert bo.problem == "This table is closed. Choose another one."


def test_a_table_for_slow_games_waits_for_longer_and_its_people_are_warned_once_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, seconds in (("UNSTARTED_S", 20.0), ("UNSTARTED_SLOW_S", 180.0), ("WARNED_S", 90.0)):
        monkeypatch.setattr(f"net.lobby.play.tables.{name}", seconds)
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open(options=SLOW)
    assert sim.run(5, lambda: len(bo.client.hall.tables) == 1)

    def warnings() -> list[str]:
        return [message.text for message in ana.received if isinstance(message, ChatRelay)]

    sim.run(80)
    assert not warnings()
    sim.run(20)
    assert warnings() == ["No game has started at this table yet. It closes in a week."]
    sim.run(70)
    assert len(warnings()) == 1 and sim.hall_server is not None and sim.hall_server.tables == 1
    sim.run(20)
    assert sim.hall_server.tables == 0 and ana.problem == "This table is closed. Choose another one."


def test_the_time_of_a_table_begins_anew_with_a_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.lobby.play.tables.UNSTARTED_S", 90.0)
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(600, lambda: ana.over and bo.over)
    sim.run(100)
    ana.willing = bo.willing = False
    ana.client.table.ask_rematch()
    sim.run(80)
    assert sim.hall_server is not None and sim.hall_server.tables == 1
    sim.run(20)
    assert sim.hall_server.tables == 0


def test_a_player_with_twenty_unfinished_games_cannot_sit_down() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    for _ in range(UNFINISHED):
        ana.open(options=SLOW)
        assert sim.run(20, lambda: bool(open_tables(sim, "Bo")) or ana.problem != "")
        bo.enter(open_tables(sim, "Bo")[0])
        assert sim.run(60, lambda: len(bo.record) > 4)
        for person in sim.people:
            person.client.table.leave(sim.now)
        sim.run(12)
    ana.open(options=SLOW)
    sim.run(1)
    assert ana.problem == "Finish one of your running games first."
    sim.people.append(cy := type(ana)(sim, 7, "Cy"))
    assert sim.run(5, lambda: cy.client.claim.name == "Cy")
    cy.open(options=SLOW)
    assert sim.run(5, lambda: bool(open_tables(sim, "Bo")))
    bo.enter(open_tables(sim, "Bo")[0])
    sim.run(1)
    assert bo.problem == "Finish one of your running games first."
    bo.enter(open_tables(sim, "Bo")[0], watch=True)
    sim.run(1)
    assert bo.problem == ""


def open_tables(sim: LobbySim, name: str) -> list[str]:
    """Return the tables at which somebody could sit down."""
    person = next(one for one in sim.people if one.name == name)
    return [table.table for table in person.client.hall.tables.values() if not table.playing and not table.yours]


def test_nobody_looks_for_opponents_while_others_are_at_a_running_game_with_them() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 8)
    ana.client.table.leave(sim.now)
    ana.client.look_for_opponents("base", 2)
    assert sim.run(2, lambda: ana.client.search.refusal_text == "Finish one of your running games first.")
    assert ana.client.search.queued is None and bo.client.search.queued is None
    ana.client.look_for_opponents("base", 2, "slow1")
    assert sim.run(2, lambda: ana.client.search.queued is not None) and ana.client.search.refusal_text == ""
