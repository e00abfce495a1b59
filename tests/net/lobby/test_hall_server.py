"""The server and its people without sockets: the hall, whole games, cuts, and a server that is killed."""

from __future__ import annotations

from functools import partial

import pytest

from net.protocol.handshake import NONCE_BYTES, make_hello, prove
from net.protocol.link_effects import Send
from net.protocol.lobby_messages import Entered
from net.protocol.messages import Challenge, Refused, TableOptions
from net.room.participants import table_state
from tests.net.lobby.lobby_sim import FINGERPRINT, LobbySim, Person


def ready(*names: str) -> LobbySim:
    sim = LobbySim(*names)
    assert sim.run(5, lambda: all(person.client.claim.name for person in sim.people))
    return sim


def seated(sim: LobbySim) -> str:
    """Let the first two people sit down at a table of two, and return its name."""
    ana, bo = sim.people[:2]
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    table = next(iter(bo.client.hall.tables))
    bo.enter(table)
    return table


def test_two_people_play_a_whole_game() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(600, lambda: ana.over and bo.over)
    assert ana.record == bo.record
    game = next(iter(sim.store.lines))
    assert len(sim.store.lines[game]) == len(ana.record)
    assert list(sim.store.results())


def test_a_game_survives_a_server_that_is_killed_again_and_again() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    for entries in (1, 2, 9, 20):
        assert sim.run(60, partial(ana.has, entries))
        sim.kill()
        sim.run(3)
        sim.start()
    assert sim.run(600, lambda: ana.over and bo.over)
    assert ana.record == bo.record


def test_a_server_that_is_killed_between_a_header_and_the_deal_has_no_game_that_nobody_can_enter() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    sim.store.held = True
    seated(sim)
    while not sim.store.games:
        sim.run(0.1)
        if sim.store.waiting:
            sim.store.confirm(1)
    assert sim.store.lines == {next(iter(sim.store.games)): []}
    sim.kill()
    sim.store.held = False
    assert sim.start().resting == 0
    assert sim.run(10, lambda: ana.client.hall.listed and bo.client.hall.listed)
    assert not ana.client.hall.tables and not bo.client.hall.tables
    seated(sim)
    assert sim.run(60, lambda: ana.has(4) and bo.has(4))


def test_players_read_that_the_server_is_away_and_not_that_a_table_is_looked_for() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: ana.has(4) and bo.has(4))
    sim.kill()
    sim.run(3)
    for person in (ana, bo):
        guest = person.client.table.guest
        assert guest
        assert table_state(guest, False, sim.now).notice == "Connection to the server lost. Connecting again…"
    sim.start()
    assert sim.run(60, lambda: ana.has(8))


def test_nobody_is_sent_an_entry_that_the_store_has_not_confirmed() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    sim.store.held = True
    for _ in range(4000):
        sim.run(0.1)
        stored = next(iter(sim.store.lines.values()), [])
        assert max(len(ana.record), len(bo.record)) <= len(stored)
        if sim.rng.random() < 0.02:
            sim.kill()
            sim.run(1)
            sim.start()
        if sim.store.waiting and sim.rng.random() < 0.7:
            sim.store.confirm(sim.rng.randint(1, len(sim.store.waiting)))
            sim.carry()
            stored = next(iter(sim.store.lines.values()), [])
            assert max(len(ana.record), len(bo.record)) <= len(stored)
        if ana.over and bo.over:
            break
    assert ana.over and bo.over and ana.record == bo.record


def test_a_rated_game_changes_both_ratings_by_the_same_and_a_restart_keeps_them() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(600, lambda: bool(ana.client.table.rated and bo.client.table.rated))
    assert ana.client.table.rated == bo.client.table.rated
    gains = [change.after - change.before for change in ana.client.table.rated]
    assert sum(gains) == 0 and max(gains) > 100
    before = ana.client.hall.ratings, bo.client.hall.ratings
    assert [len(notes) for notes in before] == [1, 1] and before[0][0].games == 1
    sim.kill()
    sim.start()
    assert sim.run(5, lambda: ana.client.linked and bo.client.linked)
    sim.run(1)
    assert (ana.client.hall.ratings, bo.client.hall.ratings) == before


@pytest.mark.parametrize("bots", [(), ("greedy",)])
def test_private_tables_and_games_with_computers_change_no_rating(bots: tuple[str, ...]) -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open(2 + len(bots), bots, TableOptions(private=not bots))
    if bots:
        assert sim.run(5, lambda: bool(bo.client.hall.tables))
        bo.enter(next(iter(bo.client.hall.tables)))
    else:
        assert sim.run(5, lambda: bool(ana.client.table.code))
        bo.enter("", ana.client.table.code)
    assert sim.run(900, lambda: ana.over and bo.over)
    assert ana.client.hall.ratings == () == bo.client.table.rated


def test_a_private_table_is_listed_for_its_own_people_alone_and_needs_its_code() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open(options=TableOptions(private=True))
    assert sim.run(5, lambda: bool(ana.client.table.code))
    sim.run(1)
    assert not bo.client.hall.tables
    ana.client.table.leave(sim.now)
    ana.open(options=TableOptions(private=True))
    sim.run(1)
    (table,) = [message.table for message in ana.received if isinstance(message, Entered)][-1:]
    bo.enter(table, "WRONGONE")
    sim.run(1)
    assert bo.problem == "This is a private table. Ask for its code."


def test_a_person_who_returns_to_the_hall_has_the_current_list() -> None:
    sim = ready("Ana", "Bo", "Cy")
    _, bo, cy = sim.people
    table = seated(sim)
    cy.open()
    assert sim.run(60, lambda: len(bo.record) > 2)
    bo.client.table.leave(sim.now)
    assert sim.run(5, lambda: bo.client.hall.listed and len(bo.client.hall.tables) == 2)
    assert bo.client.hall.tables[table].yours and bo.client.hall.tables[table].playing
    cy.client.table.leave(sim.now)
    assert sim.run(5, lambda: list(bo.client.hall.tables) == [table])


def test_names_that_look_alike_belong_to_whoever_came_first() -> None:
    sim = ready("Ana")
    impostor = Person(sim, 7, "ANА")  # the last letter is Cyrillic
    sim.people.append(impostor)
    assert sim.run(5, lambda: impostor.client.claim.refusal == "taken")
    assert impostor.client.claim.name == ""
    impostor.client.claim_name("Bo")
    assert sim.run(5, lambda: impostor.client.claim.name == "Bo")


def test_opponents_who_look_for_each_other_find_each_other_and_play_at_once() -> None:
    sim = ready("Ana", "Bo", "Cy")
    ana, bo, cy = sim.people
    ana.client.look_for_opponents("base", 2)
    sim.run(2)
    assert ana.client.search.queued is not None and ana.client.search.queued.waiting == 0
    bo.client.look_for_opponents("base", 2)
    assert sim.run(5, lambda: bool(ana.client.search.paired and bo.client.search.paired))
    table = ana.client.search.paired
    assert bo.client.search.paired == table and table not in cy.client.hall.tables
    cy.enter(table)
    sim.run(0.5)
    assert cy.problem
    for person in (ana, bo):
        person.willing = False  # nobody presses the button
        person.enter(table)
    assert sim.run(5, lambda: len(ana.record) > 0)
    assert sim.hall_server is not None
    sim.run(2)
    assert table in cy.client.hall.tables, "as soon as the game has begun, others may watch it"
    census = sim.hall_server.census()
    assert census.delivery_waits.count >= len(ana.record)
    assert census.delivery_waits.seconds == 0, "the store of the simulation answers at once"
    assert census.queue_waits.count == 2 and 0 < census.queue_waits.seconds < 10


def test_the_same_people_play_again_after_a_game_with_the_seats_rotated() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(600, lambda: ana.over and bo.over)
    first = ana.record
    ana.willing = False  # who asks for a rematch presses no other button
    ana.client.table.ask_rematch()
    assert sim.run(600, lambda: not ana.over) and sim.run(600, lambda: ana.over and bo.over)
    assert ana.record == bo.record != first
    assert len(list(sim.store.results())) == 2


def test_a_spectator_sees_the_game_without_hidden_cards() -> None:
    sim = ready("Ana", "Bo", "Cy")
    ana, _, cy = sim.people
    table = seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 4)
    cy.enter(table, watch=True)
    assert sim.run(600, lambda: ana.over and cy.over)
    assert cy.record == ana.record
    guest = cy.client.table.guest
    assert guest is not None and guest.seat is None


def test_a_saved_game_is_continued_over_a_connection_of_its_own() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 6)
    game = next(iter(sim.store.games))
    sim.people.remove(bo)
    sim.cut(sim.link_of(bo))
    assert sim.hall_server is not None
    # The program of Bo was closed: its list of saved games leads to the server without the hall.
    hello = make_hello("sit", "Bo", bo.signer.public, bo.certificate, 0, bytes(32), game)
    sim.hall_server.opened(1001, "10.0.0.9", sim.now)
    sim.hall_server.received(1001, hello, sim.now)
    answers = [effect.message for effect in sim.hall_server.drain() if isinstance(effect, Send) and effect.link == 1001]
    assert [type(each) for each in answers] == [Challenge] and answers[0].game == game
    stranger = make_hello("sit", "Eve", bytes(32), bo.certificate, 0, bytes(32), game)
    sim.hall_server.opened(1003, "10.0.0.9", sim.now)
    sim.hall_server.received(1003, stranger, sim.now)
    refusals = [
        effect.message for effect in sim.hall_server.drain() if isinstance(effect, Send) and effect.link == 1003
    ]
    assert refusals == [Refused("game")]


def test_a_player_who_stays_away_loses_a_rated_game() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 6)
    sim.people.remove(bo)
    sim.cut(sim.link_of(bo))
    ana.idle = True
    sim.run(30)
    assert not ana.over
    assert sim.run(200, lambda: bool(ana.client.table.rated))
    mine = ana.client.table.guest.seat if ana.client.table.guest else None
    assert next(change for change in ana.client.table.rated if change.seat == mine).after > 1500


def test_a_player_who_misses_two_turns_in_a_row_loses_a_quick_game() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    for person in (ana, bo):
        person.client.look_for_opponents("base", 2)
    assert sim.run(5, lambda: bool(ana.client.search.paired and bo.client.search.paired))
    ana.enter(ana.client.search.paired)
    bo.enter(bo.client.search.paired)
    assert sim.run(60, lambda: len(ana.record) > 6)
    bo.idle = True
    assert sim.run(300, lambda: bool(ana.client.table.rated))
    guest = ana.client.table.guest
    assert guest is not None and guest.follower is not None and guest.follower.record.end is not None
    assert guest.follower.record.end.reason == "resigned"
    assert guest.follower.record.end.winners == (guest.seat,)


@pytest.mark.parametrize("who", [b"", b"10.0.0.1"])
def test_a_banned_person_is_refused_and_reads_until_when(who: bytes) -> None:
    sim = LobbySim("Ana")
    sim.store.banned[who or sim.people[0].signer.public] = 1_800_000_000
    assert sim.run(5, lambda: sim.people[0].client.state == "closed")
    assert sim.people[0].client.problem == "You cannot enter this server before 2027-01-15."


def test_the_search_for_opponents_ends_when_its_person_sits_down() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.client.look_for_opponents("base", 2)
    sim.run(1)
    ana.open(3)
    sim.run(1)
    assert ana.client.search.queued is None
    bo.client.look_for_opponents("base", 2)
    sim.run(5)
    assert bo.client.search.queued is not None and not bo.client.search.paired


def test_the_state_of_a_search_is_sent_while_its_window_of_ratings_grows() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.client.look_for_opponents("base", 3)
    sim.run(2)
    first = ana.client.search.queued
    assert first is not None and first.low < 1500 < first.high
    bo.client.look_for_opponents("base", 3)
    sim.run(12)
    later = ana.client.search.queued
    assert later is not None and later.waiting == 1
    assert later.low < first.low and later.high > first.high
    ana.client.stop_looking()
    assert sim.run(7) is False and ana.client.search.queued is None


def test_a_ban_is_shown_only_after_proof_of_the_key() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 4)
    (game,) = sim.store.games
    sim.store.banned[ana.signer.public] = 1_800_000_000
    hall_server, answers, nonce = sim.hall_server, [], bytes(NONCE_BYTES)
    assert hall_server is not None
    hello = make_hello("sit", "Ana", ana.signer.public, ana.certificate, 0, nonce, game)
    for link, signer in ((901, bo.signer), (903, ana.signer)):
        hall_server.drain()
        hall_server.opened(link, "10.0.0.9", sim.served_s)
        hall_server.received(link, hello, sim.served_s)
        (challenge,) = [effect.message for effect in hall_server.drain() if isinstance(effect, Send)]
        assert isinstance(challenge, Challenge)
        proof = prove(signer, FINGERPRINT, challenge.nonce, hello, nonce, None)
        hall_server.received(link, proof, sim.served_s)
        answers += [effect.message for effect in hall_server.drain() if isinstance(effect, Send)]
    assert answers == [Refused("identity"), Refused("banned", "1800000000")]


def test_spectators_of_a_rated_game_are_a_turn_and_half_a_minute_late() -> None:
    sim = ready("Ana", "Bo", "Cy")
    ana, bo, cy = sim.people
    table = seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 5)
    ana.idle = bo.idle = True
    cy.enter(table, watch=True)
    sim.run(20)
    assert len(cy.record) == 1
    assert sim.run(20, lambda: len(cy.record) >= 4)
    sim.run(20)
    assert len(cy.record) < len(ana.record)
