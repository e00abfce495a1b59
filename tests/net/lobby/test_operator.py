"""What the person who runs a server does while it runs: a sentence for all, a table's end, and no new games."""

from __future__ import annotations

import threading
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from game.cli.argument_types import MAX_DRAIN_MINUTES
from net.lobby import server as server_module
from net.lobby.commands import CommandAnswer, Drain, EndTable, ServerCommand, SetNotice, carry_out, send_command
from net.lobby.people.ratings import GameResult
from net.lobby.server import LobbyServer
from net.lobby.store import LobbyStoreError
from net.protocol.clock_classes import with_clock
from net.protocol.limits import CHAT_LENGTH
from net.protocol.messages import TableOptions
from tests.net.lobby.lobby_sim import LobbySim, Person
from tests.net.lobby.test_hall_server import ready, seated

NOTICE = "Message from Hall: Back at 8."
STOPS = "The server stops in 30 minutes at the latest. No new games start."


def ask(sim: LobbySim, command: ServerCommand) -> CommandAnswer:
    """Send a command, and let a second pass."""
    assert sim.hall_server is not None
    answer = carry_out(sim.hall_server, sim.served_s, msgspec.json.encode(command))
    sim.run(1)
    return msgspec.json.decode(answer, type=CommandAnswer)


def table_lines(person: Person) -> list[str]:
    """Return what the program itself has written into the chat of a person's table."""
    guest = person.client.table.guest
    return [] if guest is None else [line.text for line in guest.lobby.chat if not line.name]


def playing(*more: str) -> LobbySim:
    """Return a server at which Ana and Bo play, and Cy and others are in the hall."""
    sim = ready("Ana", "Bo", "Cy", *more)
    seated(sim)
    ana, bo = sim.people[:2]
    assert sim.run(60, lambda: len(ana.record) > 4)
    ana.idle = bo.idle = True
    sim.run(2)
    return sim


def test_a_sentence_is_shown_to_everybody_once_and_to_those_who_come_later() -> None:
    sim = playing()
    ana, bo, cy = sim.people
    assert ask(sim, SetNotice("Back at 8.\x1b")) == CommandAnswer(True, 3)
    assert [person.client.hall.notice for person in sim.people] == [NOTICE] * 3
    assert table_lines(ana).count(NOTICE) == table_lines(bo).count(NOTICE) == 1
    assert [line.text for line in cy.client.hall.lines] == [NOTICE]
    dee = Person(sim, 9, "Dee")
    sim.people.append(dee)
    for person in (cy, ana):
        sim.cut(sim.link_of(person))
    assert sim.run(20, lambda: dee.client.hall.notice == NOTICE and cy.client.linked and ana.client.linked)
    assert len(cy.client.hall.lines) == 1 and table_lines(ana).count(NOTICE) == 1
    ask(sim, SetNotice(""))
    assert not any(person.client.hall.notice for person in sim.people)
    assert len(ana.record) == len(bo.record)


def test_a_sentence_is_gone_once_a_server_that_does_not_know_it_is_reached_again() -> None:
    sim = ready("Ana")
    (ana,) = sim.people
    ask(sim, SetNotice("Back at 8."))
    assert ana.client.hall.notice == NOTICE
    sim.kill()
    sim.start()
    assert sim.run(20, lambda: ana.client.linked) and not ana.client.hall.notice
    assert [line.text for line in ana.client.hall.lines] == [NOTICE]


def test_a_guest_of_one_game_learns_what_everybody_does() -> None:
    sim = playing()
    ana = sim.people[0]
    (game,) = sim.store.games
    ana.client.leave(sim.now)
    sim.run(1)
    peer = ana._peer()
    peer.rejoin(game, sim.now)
    with patch.object(ana, "client", peer), patch.object(ana, "play", lambda: None):
        guest = peer.guest
        assert guest is not None and sim.run(10, lambda: guest.following)
        ask(sim, SetNotice("x" * CHAT_LENGTH))
        ask(sim, Drain(30))
        ask(sim, SetNotice("Back at 8."))
        ask(sim, SetNotice(""))
        ask(sim, Drain(None))
        lines = [line.text for line in guest.lobby.chat if line.text]
        assert lines == ["x" * CHAT_LENGTH, f"{STOPS} {'x' * CHAT_LENGTH}"[:CHAT_LENGTH], f"{STOPS} Back at 8.", STOPS]


def test_a_guest_of_one_game_who_comes_later_learns_what_everybody_does() -> None:
    sim = playing()
    ana = sim.people[0]
    (game,) = sim.store.games
    ask(sim, Drain(30))
    ask(sim, SetNotice("Back at 8."))
    ana.client.leave(sim.now)
    sim.run(1)
    peer = ana._peer()
    peer.rejoin(game, sim.now)
    with patch.object(ana, "client", peer), patch.object(ana, "play", lambda: None):
        guest = peer.guest
        assert guest is not None and sim.run(10, lambda: guest.following)
        sim.run(2)
        assert [(line.name, line.text) for line in guest.lobby.chat if line.text] == [("Hall", f"{STOPS} Back at 8.")]


def test_a_game_that_is_ended_has_no_winner_and_nobody_is_blamed() -> None:
    sim = playing()
    ana, bo, _ = sim.people
    (game,) = sim.store.games
    assert ask(sim, EndTable(game)).done
    assert ana.over and bo.over and ana.record == bo.record
    (result,) = sim.store.results()
    ended = msgspec.msgpack.decode(result.result, type=GameResult)
    assert ended.reason == "agreed" and not ended.rated
    for person in (ana, bo):
        assert person.client.table.guest is not None
        assert not person.client.table.guest.alarm
        assert table_lines(person)[-1] == "The operator of Hall ended the game."


def test_a_game_at_which_nobody_is_and_a_table_without_a_game_are_ended_too() -> None:
    sim = playing("Dee")
    cy, dee = sim.people[2:]
    cy.willing = False
    cy.open()
    sim.run(1)
    open_table = next(name for name, table in dee.client.hall.tables.items() if not table.playing)
    assert ask(sim, EndTable(open_table)).done
    assert open_table not in dee.client.hall.tables
    assert cy.problem == "This table is closed. Choose another one."
    (game,) = sim.store.games
    sim.kill()
    sim.people.clear()
    sim.start()
    assert sim.hall_server is not None and sim.hall_server.resting == 1
    assert ask(sim, EndTable(game)).done and list(sim.store.results())
    assert not ask(sim, EndTable(game)).done and not ask(sim, EndTable("")).done


def test_a_server_that_is_to_stop_begins_no_game_and_stops_when_nobody_plays() -> None:
    sim = playing()
    ana, bo, cy = sim.people
    assert sim.hall_server is not None and not sim.hall_server.drained
    cy.client.look_for_opponents("base", 2)
    sim.run(1)
    assert ask(sim, Drain(30)) == CommandAnswer(True, 1)
    assert (
        cy.client.search.queued is None
        and cy.client.search.refusal_text == "The server stops soon, so no new games start."
    )
    assert cy.client.hall.notice == table_lines(ana)[-1] == f"Message from Hall: {STOPS}"
    for attempt in (lambda: cy.client.look_for_opponents("base", 2), cy.open):
        attempt()
        sim.run(1)
        assert not cy.client.search.queued and not cy.client.table.code and sim.hall_server.tables == 1
    ana.idle = bo.idle = False
    sim.run(1)
    assert not sim.hall_server.drained
    assert sim.run(600, lambda: ana.over and bo.over)
    sim.run(1)
    assert sim.hall_server.drained
    ana.client.table.ask_rematch()
    sim.run(1)
    assert ana.over and not bo.client.table.rematch_refusal_text
    assert (
        ana.client.table.rematch_refusal_text == table_lines(ana)[-1] == "The server stops soon, so no new games start."
    )
    ask(sim, Drain(None))
    bo.client.table.ask_rematch()
    sim.run(1)
    assert not ana.over and not ana.client.table.rematch_refusal_text, "the next game has begun, whoever asked for it"


def test_a_server_stops_in_time_though_somebody_plays_and_begins_games_again_where_it_is_not_to_stop() -> None:
    sim = playing()
    assert sim.hall_server is not None
    ask(sim, Drain(1))
    sim.run(50)
    assert not sim.hall_server.drained
    sim.run(15)
    assert sim.hall_server.drained
    ask(sim, Drain(None))
    assert not sim.hall_server.drained
    cy = sim.people[2]
    assert not cy.client.hall.notice
    cy.willing = False
    cy.open()
    sim.run(1)
    assert cy.client.table.peer and not cy.problem


@pytest.mark.parametrize("options", [with_clock(TableOptions(), "slow1"), None])
def test_tables_that_have_not_begun_are_closed_and_slow_games_hold_nobody_up(options: TableOptions | None) -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open(options=options or TableOptions())
    sim.run(1)
    if options is not None:
        bo.enter(next(iter(bo.client.hall.tables)))
        assert sim.run(60, lambda: len(ana.record) > 2)
        ana.idle = bo.idle = True
    assert sim.hall_server is not None and sim.hall_server.tables == 1
    assert ask(sim, Drain(30)).count == 0
    assert sim.hall_server.drained and sim.hall_server.tables == (0 if options is None else 1)


@pytest.mark.parametrize("line", [b"", b"\xff", b"{}", b'{"type": "end"}', b'{"type": "notice", "text": 1}'])
def test_a_command_that_cannot_be_read_changes_nothing(line: bytes) -> None:
    sim = ready("Ana")
    assert sim.hall_server is not None
    assert msgspec.json.decode(carry_out(sim.hall_server, 0.0, line), type=CommandAnswer) == CommandAnswer(False)


def test_a_server_stops_after_as_many_minutes_as_the_command_line_takes_and_no_more() -> None:
    sim = ready("Ana")
    assert ask(sim, Drain(MAX_DRAIN_MINUTES)).done
    assert ask(sim, Drain(MAX_DRAIN_MINUTES + 1)) == ask(sim, Drain(-1)) == CommandAnswer(False)


def test_a_busy_server_says_so_and_carries_nothing_out_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "ANSWER_S", 0.2)
    server, free = LobbyServer(tmp_path, 0, "Club", interface="127.0.0.1"), threading.Event()
    server.start()
    try:
        server._runtime.call(lambda _, __: free.wait(60))
        with pytest.raises(LobbyStoreError, match="The server is busy"):
            send_command(tmp_path, Drain(0))
        free.set()
        assert not server._runtime.call(lambda hall_server, _: hall_server.drained).result(60)
        assert send_command(tmp_path, Drain(0)).done
    finally:
        free.set()
        server.stop()
