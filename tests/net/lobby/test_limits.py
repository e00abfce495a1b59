"""What one person and one server may have at once: wrong codes, tables, handshakes, and what waits for the store."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from game.record.signing import Signer
from net.host.identity import HostIdentity
from net.lobby.client.name_claim import ASK_AGAIN_S
from net.lobby.hall_server import NEW_NAMES, SILENT_S, UNPROVEN, HallServer
from net.lobby.people.code_attempts import KNOWN, CodeAttempts
from net.lobby.people.place_limits import PlaceBuckets
from net.lobby.play.table import LobbyTable
from net.lobby.play.tables import WAITING, LobbyTables
from net.lobby.server import MACOS_FILES, allow_files
from net.lobby.store import LobbyStoreError
from net.protocol.handshake import make_hello
from net.protocol.handshake import prove as prove_key
from net.protocol.limits import CODE_ATTEMPTS, CODE_PAUSE_S, HANDSHAKE_S, SERVED, SERVED_PER_ADDRESS, SPECTATORS
from net.protocol.link_effects import Close, Send
from net.protocol.lobby_messages import ClaimName, EnterTable, LeaveTable, Named, NameRefused, Rekey, TableListing
from net.protocol.messages import Message, Ping, ProposalRejected, TableOptions, Welcome
from tests.net.lobby.lobby_sim import LobbySim, Person
from tests.net.lobby.memory_store import MemoryStore
from tests.net.lobby.test_hall_server import ready, seated


def test_after_five_wrong_codes_even_the_right_one_is_refused_for_five_minutes() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open(options=TableOptions(private=True))
    assert sim.run(5, lambda: bool(ana.client.table.code))
    for _ in range(CODE_ATTEMPTS):
        bo.enter("", "WRONGONE")
        sim.run(0.5)
        assert bo.problem == "This table is closed. Choose another one."
    bo.enter("", ana.client.table.code)
    sim.run(0.5)
    assert bo.problem == "Too many wrong codes. Wait 5 minutes."
    sim.run(CODE_PAUSE_S)
    bo.enter("", ana.client.table.code)
    sim.run(1)
    assert bo.problem == ""


def test_wrong_codes_count_by_key_and_by_address_and_are_forgotten() -> None:
    attempts = CodeAttempts()
    for number in range(CODE_ATTEMPTS):
        attempts.failed((b"key%d" % number, b"place"), 0.0)
    assert attempts.paused((b"other", b"place"), 1.0) and not attempts.paused((b"key1", b"elsewhere"), 1.0)
    assert not attempts.paused((b"place",), CODE_PAUSE_S)
    for number in range(KNOWN):
        attempts.failed((number,), 1.0)
    assert not attempts.paused((b"place",), 1.0)


def test_nobody_opens_a_table_while_others_wait_for_them_at_a_running_one() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    assert sim.run(60, lambda: len(ana.record) > 4)
    ana.idle = True
    ana.open()
    sim.run(0.5)
    assert ana.problem == "Finish one of your running games first."
    ana.enter(next(iter(ana.client.hall.tables)))
    ana.idle = False
    assert sim.run(600, lambda: ana.over and bo.over)


def test_one_handshake_too_many_ends_the_oldest_so_that_strangers_keep_nobody_out() -> None:
    sim = LobbySim("Ana")
    hall_server = sim.hall_server
    assert hall_server is not None
    for link in range(1001, 1001 + 2 * UNPROVEN, 2):
        hall_server.opened(link, "192.0.2.1", sim.served_s)
    assert not hall_server.drain()
    hall_server.opened(9001, "192.0.2.1", sim.served_s)
    assert hall_server.drain() == [Close(1001)]
    assert sim.run(1, lambda: bool(sim.people[0].client.claim.name))


def test_a_connection_that_enters_late_or_is_silent_is_closed() -> None:
    hall_server = HallServer(HostIdentity(Signer.generate(), bytes(32), "Hall", bytes, lambda: None), MemoryStore())

    def ended(now: float) -> list[int]:
        hall_server.tick(now)
        return [effect.link for effect in hall_server.drain() if isinstance(effect, Close)]

    for link in (1, 3, 5):
        hall_server.opened(link, "192.0.2.1", 0.0)
    signer = Signer.generate()
    hello = make_hello("lounge", "", signer.public, bytes(32), 0, bytes(32), "")
    for link in (3, 5):
        hall_server.received(link, hello, 5.0)
    hall_server.received(5, prove_key(signer, bytes(32), bytes(32), hello, bytes(32)), 5.0)
    hall_server.opened(7, "192.0.2.1", 9.0)
    assert ended(HANDSHAKE_S) == []
    assert ended(HANDSHAKE_S + 1) == [1, 3]
    assert ended(HANDSHAKE_S + 10) == [7]
    hall_server.received(5, Ping(0), 30.0)
    assert ended(30.0 + SERVED.silence_s) == []
    assert ended(30.0 + SERVED.silence_s + SILENT_S) == [5]


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
    ],
)
def test_so_many_proofs_come_from_one_place_at_once_and_three_a_second_later(
    address: str, other: str, same: bool
) -> None:
    hall_server = HallServer(HostIdentity(Signer.generate(), bytes(32), "Hall", bytes, lambda: None), MemoryStore())

    def prove(link: int, where: str, now: float) -> bool:
        """Let a new person come, and return whether they are in the hall."""
        signer = Signer.generate()
        hall_server.opened(link, where, now)
        hello = make_hello("lounge", "", signer.public, bytes(32), 0, bytes(32), "")
        hall_server.received(link, hello, now)
        hall_server.received(link, prove_key(signer, bytes(32), bytes(32), hello, bytes(32)), now)
        return any(isinstance(effect, Send) and isinstance(effect.message, Welcome) for effect in hall_server.drain())

    came = [prove(2 * number + 1, address, 0.0) for number in range(SERVED_PER_ADDRESS + 2)]
    assert came == [True] * SERVED_PER_ADDRESS + [False] * 2
    assert prove(501, other, 0.0) != same
    assert [prove(link, address, 1.0) for link in (601, 603, 605, 607)] == [True] * 3 + [False]


def test_a_flood_of_new_names_from_one_address_is_slowed_down_without_effect_on_known_people() -> None:
    identity = HostIdentity(Signer.generate(), bytes(32), "Hall", bytes, lambda: None)
    hall_server = HallServer(identity, MemoryStore(), proofs_at_once=4)
    answers: list[Message] = []

    def come(link: int, where: str, now: float) -> None:
        signer = Signer.generate()
        hall_server.opened(link, where, now)
        hello = make_hello("lounge", "", signer.public, bytes(32), 0, bytes(32), "")
        hall_server.received(link, hello, now)
        hall_server.received(link, prove_key(signer, bytes(32), bytes(32), hello, bytes(32)), now)

    def claim(link: int, name: str, now: float) -> Message:
        hall_server.received(link, ClaimName(name), now)
        return next(
            effect.message
            for effect in hall_server.drain()
            if isinstance(effect, Send) and isinstance(effect.message, (Named, NameRefused))
        )

    for link in (1, 3, 5, 7):
        come(link, "192.0.2.1", 0.0)
        answers.append(claim(link, f"First {link}", 0.0))
    for link in (9, 11):
        come(link, "192.0.2.1", 10.0)
    answers.append(claim(9, "First 1", 10.0))
    assert answers == [Named(f"First {link}", False) for link in (1, 3, 5, 7)] + [NameRefused("First 1", "taken")]
    assert claim(9, "Another", 10.0) == NameRefused("Another", "paused")
    assert claim(3, "Renamed", 10.0) == Named("Renamed", False)
    come(13, "192.0.2.2", 10.0)
    assert claim(13, "Elsewhere", 10.0) == Named("Elsewhere", False)
    assert claim(9, "Another", 60.0) == Named("Another", False)
    assert claim(11, "One more", 60.0) == NameRefused("One more", "paused")


def test_a_person_asks_again_for_a_name_that_was_paused_and_gets_it() -> None:
    sim = LobbySim("Ana")
    (ana,) = sim.people
    with patch.object(PlaceBuckets, "take", lambda self, *_: self._rate > NEW_NAMES):
        sim.run(2)
    assert (ana.client.claim.name, ana.client.claim.refusal) == ("", "paused")
    assert sim.run(ASK_AGAIN_S + 1, lambda: ana.client.claim.name == "Ana")
    assert ana.client.claim.refusal is None


def test_a_flood_of_wishes_to_move_to_another_key_looks_through_the_games_a_few_times_alone() -> None:
    sim = ready("Mal")
    (mal,) = sim.people
    hall_server = sim.hall_server
    assert hall_server is not None
    with patch.object(LobbyTables, "keys_in_games", return_value=set()) as looked:
        for _ in range(100):
            hall_server.received(sim.link_of(mal), Rekey(bytes(32), bytes(64)), sim.served_s)
    assert 0 < looked.call_count < 20


def test_while_the_store_lags_far_behind_no_table_is_opened_and_no_move_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = ready("Ana", "Bo", "Cy")
    seated(sim)
    ana, bo, cy = sim.people
    assert sim.run(60, lambda: len(ana.record) > 4)
    monkeypatch.setattr(LobbyTable, "waiting", WAITING)
    before = len(ana.record)
    cy.open()
    sim.run(5)
    assert cy.problem == "The server is full. Try again later."
    assert len(ana.record) <= before + 1
    assert any(isinstance(message, ProposalRejected) for person in (ana, bo) for message in person.received)
    monkeypatch.undo()
    assert sim.run(600, lambda: ana.over and bo.over)


def test_more_people_watch_at_a_server_than_at_a_table_of_the_local_network() -> None:
    names = [f"Watcher {number}" for number in range(SPECTATORS + 4)]
    sim = ready("Ana", *names)
    ana, *others = sim.people
    ana.open()
    assert sim.run(5, lambda: all(person.client.hall.tables for person in others))
    for person in others:
        person.enter(next(iter(person.client.hall.tables)), watch=True)
    sim.run(2)
    assert not any(person.problem for person in others)
    ana.client.table.leave(sim.now)
    assert sim.hall_server is not None
    (table,) = sim.hall_server._tables.in_memory.values()
    assert table.note(yours=False, now=sim.served_s).watchers == len(others)


def test_a_new_connection_gives_no_more_messages_than_a_lasting_one() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    sim.store.known_s = 10.0**9
    for number in range(4):
        for _ in range(3):
            ana.client.chat(f"line {number}")
            ana.client.report("Bo", "other", "")
        sim.run(0.2)
        sim.cut(sim.link_of(ana))
        assert sim.run(5, lambda: ana.client.linked)
    assert len(bo.client.hall.lines) < 12
    assert len(sim.store.reports) == 5


def test_the_list_is_sent_a_few_times_at_once_and_once_more_a_little_later() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.willing = False
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    table = next(iter(bo.client.hall.tables))
    bo.received.clear()
    for _ in range(30):
        bo.client._send(EnterTable(table, "", "watch"))
        bo.client._send(LeaveTable())
    sim.carry()
    assert sum(isinstance(each, TableListing) and each.whole for each in bo.received) <= 8
    assert not bo.client.hall.listed
    assert sim.run(5, lambda: bo.client.hall.listed and table in bo.client.hall.tables)


def test_a_search_ends_where_the_person_comes_from_another_device() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.client.look_for_opponents("base", 2)
    assert sim.run(2, lambda: ana.client.search.queued is not None)
    again = Person(sim, 9, "Ana")
    again.signer = ana.signer
    again.connect()
    sim.people.append(again)
    assert sim.run(5, lambda: again.client.linked)
    bo.client.look_for_opponents("base", 2)
    sim.run(8)
    assert again.client.search.queued is None and not again.client.search.paired and not bo.client.search.paired


def test_a_store_that_cannot_be_read_for_a_moment_ends_one_connection_and_no_more() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    link = sim.link_of(bo)
    with patch.object(sim.store, "banned_until", side_effect=LobbyStoreError("disk")):
        sim.cut(sim.link_of(ana))
        sim.run(5)
        assert not ana.client.linked and bo.client.linked
    assert sim.run(20, lambda: ana.client.linked) and sim.link_of(bo) == link


@pytest.mark.parametrize(("most", "taken", "wanted"), [(4096, 4096, 4096), (2**63 - 1, MACOS_FILES, MACOS_FILES)])
def test_a_server_opens_as_many_files_as_the_system_really_takes(most: int, taken: int, wanted: int) -> None:
    limits = [(1024, most)]

    def set_limits(_: int, new: tuple[int, int]) -> None:
        if new[0] > taken:
            raise ValueError("current limit exceeds maximum limit")
        limits.append(new)

    system = SimpleNamespace(RLIMIT_NOFILE=7, getrlimit=lambda _: limits[-1], setrlimit=set_limits)
    with patch.dict(sys.modules, {"resource": system}):
        allow_files()
    assert limits[-1] == (wanted, most)


def test_a_system_without_such_a_limit_needs_no_change() -> None:
    with patch.dict(sys.modules, {"resource": None}):
        allow_files()
