"""The hall: who is there, what they say, players' pages, the best of a pool, and finished games."""

from __future__ import annotations

import msgspec
import pytest

from game.record.follower import load_record
from net.lobby.people.moderation import TalkLine
from net.lobby.people.ratings import GameResult, SeatResult
from net.lobby.play.saved_tables import TableSummary
from net.lobby.store import StoredGame
from net.protocol.limits import DAY_S
from net.protocol.link_effects import Send
from net.protocol.lobby_messages import GAMES_AT_ONCE, AskPlayer, HallChat, HallLine, PlayerPage
from net.protocol.messages import TableOptions
from tests.net.lobby.lobby_sim import LobbySim, Person
from tests.net.lobby.test_hall_server import ready, seated


def finished_game() -> LobbySim:
    """Return a server at which the first two people have finished a rated game."""
    sim = ready("Ana", "Bo", "Cy")
    seated(sim)
    ana, bo = sim.people[:2]
    assert sim.run(600, lambda: ana.over and bo.over)
    return sim


def test_a_newcomer_may_only_send_quick_words() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    assert not ana.client.hall.writes
    ana.client.chat("Anyone for a game?")
    ana.client.react("thanks")
    sim.run(1)
    assert list(bo.client.hall.lines) == [HallLine("Ana", "", "thanks")]


def test_a_line_reaches_everybody_after_the_first_day() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    sim.store.known_s = DAY_S
    sim.cut(sim.link_of(ana))
    assert sim.run(10, lambda: ana.client.linked and ana.client.hall.writes)
    ana.client.chat("Anyone for a game?")
    sim.run(1)
    assert list(bo.client.hall.lines) == [HallLine("Ana", "Anyone for a game?")]
    for _ in range(20):
        ana.client.chat("again")
    sim.run(1)
    assert len(bo.client.hall.lines) <= 5


def test_the_names_of_those_in_the_hall_follow_them() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    sim.run(6)
    assert (ana.client.hall.people.count, ana.client.hall.people.names) == (2, ("Ana", "Bo"))
    sim.people.remove(bo)
    sim.cut(sim.link_of(bo))
    sim.run(6)
    assert ana.client.hall.people.names == ("Ana",)


def test_a_players_page_has_ratings_their_course_and_games() -> None:
    sim = finished_game()
    cy = sim.people[2]
    cy.client.ask_player("ANA", "base", 2)
    sim.run(1)
    page = cy.client.hall.page
    assert page is not None and page.known and page.name == "Ana"
    (note,) = page.ratings
    (game,) = page.games
    assert page.rating_history == (note.value,) and note.games == 1
    assert {seat.name for seat in game.seats} == {"Ana", "Bo"} and sorted(seat.place for seat in game.seats) == [1, 2]
    assert game.before == 1500 and game.after == note.value


def test_nobody_has_the_page_of_a_name_that_is_not_there() -> None:
    sim = ready("Ana")
    sim.people[0].client.ask_player("Nobody", "base", 2)
    sim.run(1)
    assert sim.people[0].client.hall.page == PlayerPage("Nobody", False, "base", 2, (), (), ())


def test_older_games_follow_the_newest_ones_page_by_page() -> None:
    sim = ready("Ana", "Bo")
    ana = sim.people[0]
    key = ana.signer.public
    store = sim.store
    names = [f"{number:04x}" for number in range(2 * GAMES_AT_ONCE + 5)]
    summary = msgspec.msgpack.encode(TableSummary("table", "", TableOptions(), ("Ana", "Bo"), (key, None)))
    for name in names:
        seats = (SeatResult("Ana", key, 1, 15), SeatResult("Bo", None, 2, 11))
        result = GameResult("base", "points", 20, seats)
        store.games[name] = StoredGame(name, "", b"", summary)
        store.results_.append((name, msgspec.msgpack.encode(result)))
    sim.kill()
    sim.start()
    assert sim.run(5, lambda: ana.client.linked)
    seen: list[str] = []
    for skip in (0, GAMES_AT_ONCE, 2 * GAMES_AT_ONCE, 3 * GAMES_AT_ONCE):
        ana.client.ask_player("Ana", "base", 2, skip)
        sim.run(1)
        page = ana.client.hall.page
        assert page is not None and (page.skip, page.count) == (skip, len(names))
        seen += [game.game for game in page.games]
    assert seen == names[::-1]


def test_the_best_of_a_pool_come_in_order_and_the_forgotten_not_at_all() -> None:
    sim = finished_game()
    cy = sim.people[2]
    cy.client.ask_best("base", 2)
    sim.run(1)
    assert cy.client.hall.best is not None
    values = [player.value for player in cy.client.hall.best.players]
    assert len(values) == 2 and values == sorted(values, reverse=True)
    del sim.store.names[sim.people[0].signer.public]
    cy.client.ask_best("base", 2)
    sim.run(1)
    assert [player.name for player in cy.client.hall.best.players] == ["Bo"]
    cy.client.ask_best("base", 3)
    sim.run(1)
    assert cy.client.hall.best.players == ()


def test_the_record_of_a_finished_game_can_be_fetched_and_no_other() -> None:
    sim = finished_game()
    cy = sim.people[2]
    (result,) = sim.store.results()
    cy.client.fetch_record(result.game)
    sim.run(1)
    assert cy.client.hall.record is not None
    loaded = load_record(cy.client.hall.record[1]).follower.record
    assert loaded.header.game == result.game and loaded.end is not None
    cy.client.fetch_record("00" * 16)
    sim.run(1)
    assert cy.client.hall.record == ("00" * 16, b"")


def test_too_many_questions_get_no_answer() -> None:
    sim = ready("Ana")
    ana = sim.people[0]
    link = sim.link_of(ana)
    assert sim.hall_server is not None
    for _ in range(50):
        sim.hall_server.received(link, AskPlayer("Ana", "base", 2), sim.served_s)
        sim.hall_server.received(link, HallChat("hello"), sim.served_s)
    answers = [effect for effect in sim.hall_server.drain() if isinstance(effect, Send)]
    assert 1 <= len(answers) <= 13


@pytest.mark.parametrize("private", [False, True])
def test_a_newcomer_may_write_at_private_tables_only(private: bool) -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.willing = bo.willing = False
    ana.open(options=TableOptions(private=private))
    assert sim.run(5, lambda: bool(ana.client.table.code or bo.client.hall.tables))
    bo.enter("" if private else next(iter(bo.client.hall.tables)), ana.client.table.code)
    sim.run(1)
    assert ana.client.table.guest is not None
    assert bo.client.table.guest is not None
    ana.client.table.guest.chat("Hello!")
    ana.client.table.guest.react("nice")
    sim.run(1)
    said = [(line.text, line.reaction) for line in bo.client.table.guest.lobby.chat]
    assert said == [*([("Hello!", None)] if private else []), ("", "nice")]


def test_a_report_holds_the_last_lines_of_its_place() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    bo.client.react("hurry")
    sim.run(1)
    ana.client.report("Bo", "words", "rude")
    sim.run(1)
    (report,) = sim.store.reports
    assert (report.by, report.about, report.table, report.seq) == (ana.signer.public, bo.signer.public, "", -1)
    assert (report.kind, report.text) == ("words", "rude")
    assert report.lines == (TalkLine(bo.signer.public, "Bo", "[hurry]"),)
    assert ana.client.hall.lines[-1].text == "Your report about Bo is sent to the operators of this server."


def test_a_report_at_a_table_names_its_newest_entry() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    table = seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 4)
    assert bo.client.table.guest is not None
    bo.client.table.guest.react("oops")
    sim.run(0.2)
    seq = len(ana.record) - 1
    ana.client.report("bo", "play", "")
    sim.run(0.2)
    (report,) = sim.store.reports
    assert (report.table, report.seq) == (table, seq)
    assert [line.text for line in report.lines] == ["[oops]"]
    assert ana.client.table.guest is not None
    assert "is sent" in ana.client.table.guest.lobby.chat[-1].text


def test_nobody_reports_themselves_nobody_or_too_often() -> None:
    sim = ready("Ana", "Bo")
    ana = sim.people[0]
    for name in ("Ana", "Nobody", *["Bo"] * 9):
        ana.client.report(name, "other", "")
    sim.run(1)
    assert [report.about for report in sim.store.reports] == [sim.people[1].signer.public] * 5
    assert "could not be sent" in ana.client.hall.lines[-1].text


def test_the_list_is_whole_for_those_who_come_to_an_empty_hall_and_follows_the_tables_from_then_on() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: ana.has(6) and bo.has(6))
    assert sim.hall_server is not None and sim.hall_server._tables.changed  # nobody is there to be sent anything
    comers = [Person(sim, 7 + number, name) for number, name in enumerate(("Cy", "Di"))]
    sim.people += comers
    assert sim.run(10, lambda: all(comer.client.hall.listed for comer in comers))
    (table,) = sim.hall_server._tables.in_memory.values()
    rounds = table.note(False, sim.now).round
    assert sim.run(60, lambda: table.note(False, sim.now).round > rounds + 1)
    bo.client.table.leave(sim.now)
    sim.run(1)
    for comer in comers:
        assert list(comer.client.hall.tables.values()) == [table.note(False, sim.now)]
