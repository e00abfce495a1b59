"""The room as screens see it, on two real networks in one process: gathering, playing, leaving, coming back."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.cli.host_and_join import host_table
from game.rules import current_actor, legal_actions
from game.scenes.result.finished import result_of
from game.sessions.participants import TableState
from game.sessions.session import Session
from game.storage.store import Store
from net.protocol.handshake import code_key
from net.protocol.messages import Lobby, TableOptions
from net.protocol.room_types import AddressLost, NetworkError
from net.room.live_network import LiveNetwork, open_network
from net.room.room import Room
from tests.helpers.waiting import PATIENCE_S

PRIVATE = TableOptions(private=True, wait_s=-1)
PUBLIC = TableOptions(wait_s=-1, spectators=True)


class Person:
    """A store, a network and the room they are in."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.store = Store(folder / name)
        self.network: LiveNetwork = open_network(self.store, port=0, pace_s=0.0)
        self.room: Room | None = None

    def __call__(self) -> Room:
        assert self.room is not None
        return self.room

    def game(self) -> Session:
        session = self().state.session
        assert session is not None
        return session

    def go(self) -> None:
        """Leave the room, and return once nothing is written any more."""
        self().leave()
        self.network._background.join()

    def close(self) -> None:
        self.network.close()
        self.store.close()


People = tuple[Person, Person]


@pytest.fixture
def people(tmp_path: Path) -> Iterator[People]:
    ana, bo = Person(tmp_path, "Ana"), Person(tmp_path, "Bo")
    yield ana, bo
    ana.close()
    bo.close()


def until(people: People, happened: Callable[[], object], what: str) -> None:
    """Poll both rooms until something has happened."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        for person in people:
            if person.room is not None:
                person.room.poll()
                if person.room.state.session is not None:
                    person.room.state.session.poll()
        if happened():
            return
        people[0].network.wait(0.02)
    pytest.fail(f"waited in vain for {what}; {[person().state.problem for person in people]}")


def lobby_of(person: Person) -> Lobby:
    lobby = person().state.lobby
    assert lobby is not None
    return lobby


def where(host: Person) -> str:
    """Return the address of an open table on the loopback."""
    return "127.0.0.1:" + host().state.invitation.rpartition("/")[0].rpartition(":")[2]


def gather(people: People, options: TableOptions = PRIVATE) -> None:
    """Open a table, and let a guest join by the code."""
    ana, bo = people
    ana.room = ana.network.host("Ana", options, 2)
    until((ana, ana), lambda: ana().state.lobby, "the lobby")
    bo.room = bo.network.join("Bo", where(ana), ana().state.code)
    until(people, lambda: bo().state.phase == "lobby" and bo().state.lobby, "the guest in the lobby")


def deal(people: People) -> None:
    """Mark everybody as ready and start the game."""
    ana, bo = people
    ana().set_ready(True)
    bo().set_ready(True)
    until(people, lambda: ana().state.can_start, "everybody to be ready")
    ana().start()
    until(people, lambda: ana().state.session and bo().state.session, "the deal")


def play(people: People, entries: int) -> None:
    """Play some more entries, for the player whose turn it is."""
    target = len(people[0].game().record.entries) + entries
    asked = -1
    end = time.monotonic() + PATIENCE_S
    while len(people[0].game().record.entries) < target and time.monotonic() < end:
        for person in people:
            session = person.game()
            if any(update.kind == "rejected" for update in session.poll()):
                asked = -1  # the table was still waiting for somebody
            seat, last = current_actor(session.state), len(session.record.entries)
            if seat in session.local_seats and last > asked:
                asked = last
                session.propose(seat, legal_actions(session.state)[0])
        people[0].network.wait(0.02)
    assert len(people[0].game().record.entries) >= target
    until(people, lambda: len({len(person.game().record.entries) for person in people}) == 1, "the same entries")


def digests(people: People) -> set[bytes]:
    return {person.game().record.entries[-1].trailer.digest for person in people}


def test_the_key_of_a_code_is_derived_before_anybody_shows_the_code(people: People) -> None:
    ana, _ = people
    before = code_key.cache_info().misses
    ana.room = ana.network.host("Ana", PRIVATE, 2)
    until((ana, ana), lambda: code_key.cache_info().misses == before + 1, "the key of the code")
    ana().new_code()
    until((ana, ana), lambda: code_key.cache_info().misses == before + 2, "the key of the next code")


def test_a_new_invitation_ends_the_one_before(people: People) -> None:
    ana, bo = people
    ana.room = ana.network.host("Ana", PRIVATE, 2)
    until((ana, ana), lambda: ana().state.lobby, "the lobby")
    code, invitation = ana().state.code, ana().state.invitation
    ana().new_code()
    until(people, lambda: ana().state.code != code and ana().state.invitation != invitation, "the new code")
    bo.room = bo.network.join("Bo", where(ana), code)
    until(people, lambda: bo().state.phase == "closed", "the refusal")
    assert bo().state.problem == "Wrong code. Ask Ana for the current code."
    bo.room = bo.network.join("Bo", ana().state.invitation)
    until(people, lambda: bo().state.lobby, "the guest in the lobby")


def test_a_host_that_takes_another_name_is_known_by_it(people: People) -> None:
    ana, bo = people
    gather(people)
    ana().rename("Zoé Strauß")
    until(people, lambda: [one.host for one in map(lobby_of, people)] == ["Zoé Strauß"] * 2, "the name")
    lobby = lobby_of(bo)
    assert lobby.seats[0].person == lobby.host_person == ana().state.me
    ana.network.close()
    until(people, lambda: bo().state.phase == "closed", "the end")
    assert bo().state.problem.startswith("Zoé Strauß closed the table.")


def test_a_guest_without_the_code_knocks_and_both_see_the_same_safety_words(people: People) -> None:
    ana, bo = people
    ana.room = ana.network.host("Ana", PUBLIC, 2)
    until((ana, ana), lambda: ana().state.lobby, "the lobby")
    bo.room = bo.network.join("Bo", where(ana))
    until(people, lambda: ana().state.knocks and bo().state.phase == "waiting", "the knock")
    (knock,) = ana().state.knocks
    assert (knock.name, knock.watch) == ("Bo", False)
    assert knock.safety_words == bo().state.safety_words
    assert len(knock.safety_words) == 4
    assert bo().state.name == "Bo"
    ana().admit(knock.number, True)
    until(people, lambda: bo().state.phase == "lobby", "the door to open")
    bo().send_chat("Hello")
    until(people, lambda: "Hello" in [said.text for said in ana().state.chat if said.name == "Bo"], "the line")
    assert bo().state.me != ana().state.me
    assert (ana().state.hosting, bo().state.hosting) == (True, False)
    assert (bo().state.invitation, bo().state.code, bo().state.addresses) == ("", "", ())


def test_a_declined_guest_is_given_the_reason(people: People) -> None:
    ana, bo = people
    ana.room = ana.network.host("Ana", PUBLIC, 2)
    until((ana, ana), lambda: ana().state.lobby, "the lobby")
    bo.room = bo.network.join("Bo", where(ana))
    until(people, lambda: ana().state.knocks, "the knock")
    ana().admit(ana().state.knocks[0].number, False)
    until(people, lambda: bo().state.phase == "closed", "the refusal")
    assert bo().state.problem


def test_a_wrong_code_is_refused_with_a_sentence(people: People) -> None:
    ana, bo = people
    ana.room = ana.network.host("Ana", PRIVATE, 2)
    until((ana, ana), lambda: ana().state.lobby, "the lobby")
    bo.room = bo.network.join("Bo", where(ana), "AAAA-AAAA")
    until(people, lambda: bo().state.phase == "closed", "the refusal")
    assert bo().state.problem


def test_play_leave_and_rejoin(people: People) -> None:
    ana, bo = people
    gather(people)
    deal(people)
    play(people, 6)
    assert len(digests(people)) == 1
    bo().leave()
    assert bo.network.rejoinable() == ana.game().game_id
    game_id = bo.network.rejoinable()
    assert game_id is not None
    bo.room = bo.network.rejoin(game_id)
    until(people, lambda: bo().state.session and bo().state.phase == "game", "the game again")
    play(people, 4)
    assert len(digests(people)) == 1


def test_of_two_who_stays_may_leave_too_and_both_go_on_under_continue(people: People) -> None:
    ana, bo = people
    gather(people, TableOptions(private=True, wait_s=30))
    deal(people)
    play(people, 7)
    game, here = ana.game().game_id, (ana, ana)
    bo.close()

    def state() -> TableState:
        participants = ana.game().participants
        assert participants is not None
        return participants.state

    until(here, lambda: state().stuck, "the notice that nobody plays on")
    assert "Waiting for Bo. You can leave: “Continue” brings you back." in state().notice
    entries = len(ana.game().record.entries)
    ana.game().resign(0)
    ana.game().agree_end(0, True)
    until(here, lambda: state().wants_end, "the request to end the game")
    assert not ana.game().over and len(ana.game().record.entries) == entries, "of these neither is a way out"
    ana.go()
    assert ana.network.rejoinable() == game
    ana.room = ana.network.rejoin(str(game))
    bo = Person(bo.store.data_dir.parent, "Bo")
    try:
        assert bo.network.rejoinable() == game
        bo.room = bo.network.rejoin(str(game))
        both = ana, bo
        until(both, lambda: ana().state.session and bo().state.session, "both players at the table")
        until(both, lambda: not state().stuck and not state().notice, "the game to go on")
        play(both, entries + 3)
        assert len(digests(both)) == 1
    finally:
        bo.close()


def test_a_rematch_rotates_the_seats(people: People) -> None:
    ana, bo = people
    gather(people)
    deal(people)
    first = ana.game()
    bo.game().resign(next(iter(bo.game().local_seats)))
    until(people, lambda: ana.game().over and bo.game().over, "the end")
    lost = result_of(bo.game())
    assert lost.verdict.title_for(*lost.here) == "You resigned"
    ana().rematch()
    until(people, lambda: ana().state.phase == bo().state.phase == "lobby", "the lobby again")
    assert ana().state.session is None
    lobby = ana().state.lobby
    assert lobby is not None
    assert [seat.name for seat in lobby.seats] == ["Bo", "Ana"]
    deal(people)
    assert ana.game() is not first
    assert ana.game().game_id == bo.game().game_id != first.game_id
    play(people, 3)


def test_a_returning_host_has_a_code_again(people: People) -> None:
    ana, bo = people
    gather(people)
    deal(people)
    bo().leave()
    ana().leave()
    game_id = ana.network.rejoinable()
    assert game_id is not None
    ana.room = ana.network.rejoin(game_id)
    until((ana, ana), lambda: ana().state.code and ana().state.invitation, "a code")
    bo.room = bo.network.join("Bo", where(ana), ana().state.code)
    until(people, lambda: bo().state.session and bo().state.phase == "game", "the guest in the game")
    assert not bo().state.code and not bo().state.invitation and not bo().state.addresses
    bo.game().resign(next(iter(bo.game().local_seats)))
    until(people, lambda: ana.game().over and bo.game().over, "the end")
    ana().rematch()
    until(people, lambda: ana().state.phase == bo().state.phase == "lobby", "the lobby again")
    assert ana().state.code


def test_a_table_is_saved_and_opened_again_another_day(people: People) -> None:
    ana, bo = people
    gather(people)
    deal(people)
    play(people, 5)
    game_id = ana.game().game_id
    assert game_id is not None
    before = len(ana.game().record.entries)
    bo().leave()
    ana().leave()
    ana.room = ana.network.host("Ana", PRIVATE, 2, game_id)
    until((ana, ana), lambda: ana().state.lobby, "the lobby")
    bo.room = bo.network.join("Bo", where(ana), ana().state.code)
    until(people, lambda: bo().state.phase == "lobby", "the guest in the lobby")
    deal(people)
    assert len(ana.game().record.entries) >= before
    play(people, 3)
    assert len(digests(people)) == 1


def test_the_given_bots_are_seated_at_once(people: People) -> None:
    ana, _ = people
    options = Namespace(edition="base", seats=3, bots={2: "greedy"}, game=None, private=True, spectators=True)
    options.clock, options.wait, options.delayed, options.takeover = 0, 60, False, True
    ana.room = host_table(options, "Ana", ana.network)

    def kinds() -> list[str]:
        lobby = ana().state.lobby
        return [] if lobby is None else [seat.kind for seat in lobby.seats]

    until((ana, ana), lambda: "bot" in kinds(), "the bot's seat")  # after the table opens, in its own thread
    assert kinds() == ["human", "open", "bot"]


def test_an_invalid_address_is_reported(people: People) -> None:
    with pytest.raises(NetworkError, match="is not an invitation"):
        people[0].network.join("Ana", "over there")


def test_an_address_without_a_host_is_reported(people: People) -> None:
    _, bo = people
    bo.room = bo.network.join("Bo", "127.0.0.1:1")
    until((bo, bo), lambda: bo().state.phase == "closed", "the problem")
    assert "no table at this address" in bo().state.problem


# --- damaged files -----------------------------------------------------------------------------------------------


def overwrite(path: Path, share: float = 0.5) -> None:
    """Overwrite two bytes somewhere in a file."""
    data = bytearray(path.read_bytes())
    at = int(len(data) * share)
    data[at : at + 2] = b"\xff\x00"
    path.write_bytes(data)


def test_a_guest_with_a_damaged_copy_rejoins_and_fetches_the_rest(people: People) -> None:
    _, bo = people
    gather(people)
    deal(people)
    play(people, 6)
    bo.go()
    game_id = bo.network.rejoinable()
    assert game_id is not None
    path = bo.store.path(game_id)
    overwrite(path, 0.9)
    assert bo.network.rejoinable() == game_id
    bo.room = bo.network.rejoin(game_id)
    (note,) = bo.network.take_notes()
    assert "Your copy of the game was damaged from entry " in note
    assert bo.network.take_notes() == ()
    until(people, lambda: bo().state.session and bo().state.phase == "game", "the game again")
    play(people, 4)
    assert len(digests(people)) == 1
    # a last move may still be on its way
    until(
        people,
        lambda: len(bo.store.load(game_id).follower.positions) == len(bo.game().record.entries),
        "the whole copy on the disk",
    )


def test_a_guest_with_damaged_resume_info_joins_by_hand_and_keeps_its_seat(people: People) -> None:
    ana, bo = people
    gather(people)
    deal(people)
    play(people, 6)
    seats = bo.game().local_seats
    bo.go()
    game_id = bo.network.rejoinable()
    assert game_id is not None
    overwrite(bo.store.path(game_id).with_suffix(".toml"))
    with pytest.raises(AddressLost):
        bo.network.rejoin(game_id)
    bo.room = bo.network.join("Bo", where(ana))
    until(people, lambda: bo().state.session and bo().state.phase == "game", "the game again")
    assert bo.game().local_seats == seats
    play(people, 4)
    bo().leave()
    bo.room = bo.network.rejoin(game_id)
    until(people, lambda: bo().state.session and bo().state.phase == "game", "the way back, known again")


def test_a_host_with_a_damaged_record_rejoins_as_a_guest(people: People) -> None:
    ana, bo = people
    gather(people)
    deal(people)
    play(people, 6)
    before = len(bo.game().record.entries)
    game_id = ana.game().game_id
    assert game_id is not None
    ana.go()
    overwrite(ana.store.path(game_id), 0.9)
    assert ana.network.rejoinable() == game_id
    bo().leave()
    bo.room = bo.network.rejoin(game_id)
    until((bo, bo), lambda: bo().state.session and bo.game().participants, "Bo's copy")
    participants = bo.game().participants
    assert participants is not None
    until((bo, bo), lambda: participants.state.question, "the question whether to take over")
    participants.answer(True)
    until((bo, bo), lambda: bo().state.hosting, "the new host")
    ana.room = ana.network.join("Ana", f"127.0.0.1:{bo().state.addresses[0].rpartition(':')[2]}")
    until(people, lambda: ana().state.session and ana().state.phase == "game", "the old host as a guest")
    notes: list[str] = []

    def noted() -> bool:
        notes.extend(ana.network.take_notes())
        return bool(notes)

    until(people, noted, "the note on the damaged record")
    [note] = notes
    assert "is damaged from entry " in note
    play(people, 4)
    assert len(ana.game().record.entries) >= before + 4
    assert len(digests(people)) == 1
    assert not ana().state.hosting


def test_a_damaged_key_is_reported_with_its_consequences(people: People) -> None:
    ana, bo = people
    gather(people)
    deal(people)
    bo.go()
    path = bo.store.data_dir / "net" / "identity.pem"
    overwrite(path)
    bo.room = bo.network.join("Bo", where(ana), ana().state.code)
    (note,) = bo.network.take_notes()
    assert "Tables you joined before do not recognise you" in note
    assert f"{path}.damaged" in note
    until(people, lambda: bo().state.phase == "closed", "the refusal")
    assert "Only its players can rejoin" in bo().state.problem
    assert bo.network.take_notes() == ()


def test_a_damaged_saved_game_is_refused_with_a_sentence(people: People) -> None:
    ana, _ = people
    gather(people)
    deal(people)
    game_id = ana.game().game_id
    assert game_id is not None
    ana.go()
    overwrite(ana.store.path(game_id), 0.9)
    with pytest.raises(NetworkError, match="Cannot open the saved game: "):
        ana.network.host("Ana", PRIVATE, 2, game_id)
