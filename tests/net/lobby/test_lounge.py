"""The server and its people without sockets: the hall, whole games, cuts, and a server that is killed."""

from __future__ import annotations

from tests.net.lobby.lobby_sim import LobbySim


def ready(*names: str) -> LobbySim:
    sim = LobbySim(*names)
    assert sim.run(5, lambda: all(person.client.name for person in sim.people))
    return sim


def test_two_people_play_a_whole_game() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.tables))
    bo.enter(next(iter(bo.client.tables)))
    assert sim.run(600, lambda: ana.over and bo.over)
    assert ana.record == bo.record
    game = next(iter(sim.store.lines))
    assert len(sim.store.lines[game]) == len(ana.record)
    assert list(sim.store.results())


def test_a_game_survives_a_server_that_is_killed_again_and_again() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.tables))
    bo.enter(next(iter(bo.client.tables)))
    for entries in (1, 2, 9, 20):
        assert sim.run(60, lambda entries=entries: len(ana.record) >= entries)  # type: ignore[misc]
        sim.kill()
        sim.run(3)
        sim.start()
    assert sim.run(600, lambda: ana.over and bo.over)
    assert ana.record == bo.record


def test_nobody_is_sent_an_entry_that_the_store_has_not_confirmed() -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.tables))
    bo.enter(next(iter(bo.client.tables)))
    sim.store.held = True
    for _ in range(4000):
        sim.run(0.1)
        stored = next(iter(sim.store.lines.values()), [])
        assert max(len(ana.record), len(bo.record)) <= len(stored)
        if sim.chance.random() < 0.02:
            sim.kill()
            sim.run(1)
            sim.start()
        if sim.store.waiting and sim.chance.random() < 0.7:
            sim.store.confirm(sim.chance.randint(1, len(sim.store.waiting)))
            sim.carry()
            stored = next(iter(sim.store.lines.values()), [])
            assert max(len(ana.record), len(bo.record)) <= len(stored)
        if ana.over and bo.over:
            break
    assert ana.over and bo.over and ana.record == bo.record
