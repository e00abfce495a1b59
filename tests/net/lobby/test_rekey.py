"""A person moves from one key to another, with name, ratings and games; the old key is refused from then on."""

from __future__ import annotations

import hashlib
from unittest.mock import patch

import pytest

from game.record.signing import Signer, rekey_message
from net.lobby.client.client import HallClient
from net.lobby.client.name_claim import ASK_AGAIN_S
from net.lobby.people.ratings import GameResult, Rating, SeatResult
from net.lobby.store import Done, Finish, MoveKey, Operation, TakeName, Unavailable
from net.protocol.lobby_messages import ClaimName, Rekey, RekeyRefused
from tests.net.lobby.lobby_sim import FINGERPRINT, LobbySim, Person
from tests.net.lobby.test_hall import finished_game
from tests.net.lobby.test_hall_server import ready, seated

REPLACED = "Your key was replaced by a new one. Enter the words of the new key under Multiplayer."


def new_device(sim: LobbySim, signer: Signer, name: str = "Somebody", former: tuple[Signer, ...] = ()) -> Person:
    """Return a person with an empty disk at another computer, who holds a key."""
    person = Person(sim, 50 + len(sim.people), name)
    person.signer = signer
    token = person.rng.randbytes
    person.client = HallClient(signer, person.certificate, name, token, "server", 1, FINGERPRINT, former)
    sim.people.append(person)
    return person


def other_key(number: int = 0) -> Signer:
    return Signer(hashlib.sha256(b"new%d" % number).digest())


def ask(sim: LobbySim, person: Person, old: Signer, by: Signer) -> str:
    """Ask for what belongs to a key, and return why nothing has moved; empty where it has."""
    message = rekey_message(FINGERPRINT, old.public, person.signer.public)
    person.received.clear()
    assert sim.hall_server is not None
    sim.hall_server.received(sim.link_of(person), Rekey(old.public, by.sign(message)), sim.served_s)
    sim.run(0.5)
    return next((each.reason for each in person.received if isinstance(each, RekeyRefused)), "")


def test_name_ratings_and_games_move_to_the_new_key_and_stay_there_after_a_restart() -> None:
    sim = finished_game()
    ana = sim.people[0]
    ratings = ana.client.hall.ratings
    assert ratings and ratings[0].games == 1
    ana.client.leave(sim.now)
    again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
    assert sim.run(5, lambda: again.client.claim.name == "Ana" and again.client.hall.ratings == ratings)
    for _ in range(2):
        again.client.ask_player("Ana", "base", 2)
        again.client.ask_best("base", 2)
        sim.run(1)
        page, best = again.client.hall.page, again.client.hall.best
        assert page is not None and page.known and len(page.games) == 1 and page.games[0].after == ratings[0].value
        assert best is not None and sorted(player.name for player in best.players) == ["Ana", "Bo"]
        sim.kill()
        sim.start()
        assert sim.run(10, lambda: again.client.linked and again.client.hall.ratings == ratings)


def test_the_old_key_is_refused_once_it_is_replaced_and_later() -> None:
    sim = finished_game()
    ana = sim.people[0]
    again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
    assert sim.run(5, lambda: again.client.claim.name == "Ana")
    assert sim.run(5, lambda: ana.client.state == "closed") and ana.client.problem == REPLACED
    ana.connect()
    assert sim.run(5, lambda: ana.client.problem == REPLACED)
    assert again.client.linked


def test_a_key_that_was_replaced_twice_leads_to_the_newest_one() -> None:
    sim = finished_game()
    ana, first, second = sim.people[0], other_key(1), other_key(2)
    one = new_device(sim, first, "Ana", former=(ana.signer,))
    assert sim.run(5, lambda: one.client.claim.name == "Ana")
    two = new_device(sim, second, "Ana", former=(ana.signer, first))
    assert sim.run(5, lambda: two.client.claim.name == "Ana" and bool(two.client.hall.ratings))
    assert sim.store.newest_key(ana.signer.public) == second.public


def test_a_new_key_without_a_known_former_one_asks_for_a_name() -> None:
    sim = LobbySim()
    new = new_device(sim, other_key(), "Dee", former=(other_key(8), other_key(9)))
    assert sim.run(5, lambda: new.client.claim.name == "Dee")


@pytest.mark.parametrize(("case", "reason"), [("forged", "unknown"), ("nobody", "unknown"), ("played", "used")])
def test_nothing_moves_without_the_old_keys_signature_or_to_a_key_with_games(case: str, reason: str) -> None:
    sim = finished_game()
    ana, bo, cy = sim.people
    old, by = (
        (other_key(), other_key()) if case == "nobody" else (ana.signer, cy.signer if case == "forged" else ana.signer)
    )
    assert ask(sim, bo if case == "played" else cy, old, by) == reason
    assert [sim.store.name_of(person.signer.public) for person in sim.people] == ["Ana", "Bo", "Cy"]


def test_somebody_with_a_running_game_keeps_their_name_until_it_is_over() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 4)
    again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
    assert sim.run(5, lambda: again.client.claim.rekey_refusal == "running")
    again.client.claim_name("Anna")
    assert sim.run(600, lambda: ana.over and bo.over)
    assert again.client.claim.name == ""
    assert sim.run(ASK_AGAIN_S + 5, lambda: again.client.claim.name == "Ana" and bool(again.client.hall.ratings))
    assert again.client.claim.rekey_refusal is None


def test_a_banned_person_stays_banned_with_a_new_key() -> None:
    sim = finished_game()
    ana = sim.people[0]
    ana.client.leave(sim.now)
    sim.store.banned[ana.signer.public] = 2_000_000_000
    again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
    assert sim.run(5, lambda: again.client.problem == "You cannot enter this server before 2033-05-18.")


def test_a_person_who_was_moved_by_hand_finds_their_ratings_while_the_server_runs() -> None:
    sim = finished_game()
    ana, _, cy = sim.people
    ratings = ana.client.hall.ratings
    sim.store.submit(MoveKey(ana.signer.public, cy.signer.public, ()), lambda _: None)
    sim.cut(sim.link_of(cy))
    assert sim.run(5, lambda: cy.client.claim.name == "Ana" and cy.client.hall.ratings == ratings)
    assert sim.run(1, lambda: ana.client.problem == REPLACED)


def test_ratings_of_a_person_who_was_moved_by_hand_count_in_a_game_that_ends_before_they_come_back() -> None:
    sim = ready("Ana", "Bo", "Cy")
    ana, bo, cy = sim.people
    assert sim.hall_server is not None
    former = SeatResult("Ana", ana.signer.public, 1, 15, Rating(), Rating(30.0, 2.0))
    sim.hall_server._standings.add("0a", GameResult("base", "points", 21, (former, SeatResult("Bot", None, 2, 3))))
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 4)
    sim.store.submit(MoveKey(ana.signer.public, cy.signer.public, ()), lambda _: None)
    assert sim.run(600, lambda: ana.over and bo.over)
    sim.cut(sim.link_of(cy))
    assert sim.run(5, lambda: cy.client.claim.name == "Ana" and bool(cy.client.hall.ratings))
    assert cy.client.hall.ratings[0].games == 2
    cy.client.ask_player("Ana", "base", 2)
    sim.run(1)
    page = cy.client.hall.page
    assert page is not None and [game.before for game in page.games] == [Rating(30.0, 2.0).shown]


def test_a_name_that_the_store_could_not_move_is_asked_for_again_and_no_other_one_is_taken() -> None:
    sim = finished_game()
    ana = sim.people[0]
    ana.client.leave(sim.now)
    submit = sim.store.submit

    def fail(operation: Operation, done: Done) -> None:
        if isinstance(operation, MoveKey):
            done(Unavailable("disk full"))
        else:
            submit(operation, done)

    with patch.object(sim.store, "submit", fail):
        again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
        assert sim.run(5, lambda: again.client.claim.rekey_refusal == "paused") and again.client.claim.name == ""
    assert sim.run(ASK_AGAIN_S + 5, lambda: again.client.claim.name == "Ana" and bool(again.client.hall.ratings))
    assert again.client.claim.rekey_refusal is None


def test_a_name_that_the_store_could_not_write_is_not_called_taken() -> None:
    sim = LobbySim()
    submit = sim.store.submit

    def fail(operation: Operation, done: Done) -> None:
        if isinstance(operation, TakeName):
            done(Unavailable("disk full"))
        else:
            submit(operation, done)

    with patch.object(sim.store, "submit", fail):
        new = new_device(sim, other_key(), "Dee")
        assert sim.run(5, lambda: new.client.claim.refusal == "paused") and new.client.claim.name == ""


def test_nothing_moves_while_the_store_has_not_confirmed_the_end_of_a_game() -> None:
    sim = ready("Ana", "Bo")
    ana = sim.people[0]
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 4)
    assert sim.hall_server is not None
    (table,) = sim.hall_server._tables.in_memory.values()
    submit = sim.store.submit

    def delay_end(operation: Operation, done: Done) -> None:
        if not isinstance(operation, Finish):
            submit(operation, done)

    with patch.object(sim.store, "submit", delay_end):
        assert sim.run(600, lambda: table.over)
        again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
        assert sim.run(5, lambda: again.client.claim.rekey_refusal == "running")


def test_a_second_computer_with_the_same_key_takes_over_a_running_game_without_a_copy_of_it() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    table = seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 12)
    again = new_device(sim, ana.signer, "Other")
    assert sim.run(5, lambda: again.client.claim.name == "Ana")
    assert sim.run(1, lambda: ana.client.problem == "You are connected to Hall from another device or window.")
    again.enter(table)
    assert sim.run(900, lambda: again.over and bo.over)
    assert again.record == bo.record


def test_ratings_move_to_the_new_key_though_the_name_was_unused_for_so_long_that_it_is_free() -> None:
    sim = finished_game()
    ana = sim.people[0]
    ratings = ana.client.hall.ratings
    ana.client.leave(sim.now)
    sim.store.names[ana.signer.public] = "", ""
    again = new_device(sim, other_key(), "Anna", former=(ana.signer,))
    assert sim.run(5, lambda: again.client.claim.name == "Anna" and again.client.hall.ratings == ratings)


def test_a_key_that_is_being_replaced_while_the_store_does_not_answer_begins_no_game() -> None:
    sim = finished_game()
    ana = sim.people[0]
    ratings = ana.client.hall.ratings
    sim.store.held = True
    again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
    assert sim.run(5, lambda: not ana.client.linked)
    ana.connect()
    sim.run(5)
    assert not ana.client.linked and not ana.client.problem and not again.client.claim.name
    sim.store.held = False
    sim.store.confirm()
    assert sim.run(5, lambda: again.client.claim.name == "Ana" and again.client.hall.ratings == ratings)
    assert sim.run(30, lambda: ana.client.problem == REPLACED)


@pytest.mark.parametrize("asks", ["the client", "a client of another kind"])
def test_a_name_that_is_asked_for_while_the_own_one_moves_does_not_replace_it(asks: str) -> None:
    sim = finished_game()
    ana = sim.people[0]
    sim.store.held = True
    again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
    assert sim.run(5, lambda: not ana.client.linked)
    if asks == "the client":
        again.client.claim_name("Zoe")
    else:
        again.client._send(ClaimName("Zoe"))
    sim.run(1)
    sim.store.held = False
    sim.store.confirm()
    assert sim.run(5, lambda: again.client.claim.name == "Ana")
    sim.run(5)
    assert again.client.claim.name == sim.store.name_of(again.signer.public) == "Ana"


@pytest.mark.parametrize("wait", [1, ASK_AGAIN_S + 5])
def test_a_new_key_whose_connection_breaks_before_the_store_answers_gets_everything_later(wait: float) -> None:
    sim = finished_game()
    ana = sim.people[0]
    ratings = ana.client.hall.ratings
    sim.store.held = True
    again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
    sim.run(5)
    sim.cut(sim.link_of(again))
    assert sim.run(12, lambda: again.client.claim.rekey_refusal == "paused")
    sim.run(wait)
    assert again.client.linked and again.client.claim.rekey_refusal == "paused"
    sim.store.held = False
    sim.store.confirm()
    assert sim.run(1, lambda: again.client.claim.name == "Ana" and again.client.hall.ratings == ratings)
    assert again.client.claim.rekey_refusal is None


def test_the_old_key_stays_where_the_store_could_not_move_it() -> None:
    sim = finished_game()
    ana = sim.people[0]
    submit = sim.store.submit
    asked: list[Done] = []

    def hold(operation: Operation, done: Done) -> None:
        if isinstance(operation, MoveKey):
            asked.append(done)
        else:
            submit(operation, done)

    with patch.object(sim.store, "submit", hold):
        again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
        assert sim.run(5, lambda: bool(asked) and not ana.client.linked)
        asked[0](Unavailable("disk full"))
        again.client.leave(sim.now)
        assert sim.run(12, lambda: ana.client.linked) and ana.client.claim.name == "Ana"


@pytest.mark.parametrize("read", ["result", "name_of"])
def test_a_store_that_cannot_be_read_for_a_moment_delays_a_move_and_locks_nobody_out(read: str) -> None:
    sim = finished_game()
    ana = sim.people[0]
    ana.client.leave(sim.now)
    assert sim.run(2, lambda: sim.hall_server is not None and ana.signer.public not in sim.hall_server._links.by_key)
    ratings = ana.client.hall.ratings
    with patch.object(sim.store, read, side_effect=Unavailable("disk")) as failing:
        again = new_device(sim, other_key(), "Ana", former=(ana.signer,))
        sim.run(5)
    assert failing.called
    assert sim.hall_server is not None and not sim.hall_server._rekeying._pending
    assert sim.run(2 * ASK_AGAIN_S, lambda: again.client.claim.name == "Ana" and again.client.hall.ratings == ratings)
