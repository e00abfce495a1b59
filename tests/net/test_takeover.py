"""Cuts, crashes and takeovers, over simulated links."""

from __future__ import annotations

import pytest

from game.record import GameRecord, Redeal, as_seen
from game.record_follow import load_record
from game.record_text import record_text
from tests.net.sim import Sim, table

PATIENCE_S = 40


def entries(sim: Sim) -> int:
    return max(sim.lengths())


def newest_epoch(sim: Sim) -> int:
    return max(
        computer.node.guest.follower.position.epoch
        for computer in sim.computers
        if computer.node is not None and computer.node.guest is not None and computer.node.guest.follower is not None
    )


def goes_on(sim: Sim, more: int = 4, within: float = PATIENCE_S) -> bool:
    target = entries(sim) + more
    return sim.run(within, lambda: min(sim.lengths()) >= target or sim.over())


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(edition: str, players: int) -> None:
    sim = Sim(1, players)
    table(sim, edition=edition)
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()
    assert newest_epoch(sim) == 1


def test_a_game_over_rough_links() -> None:
    sim = Sim(2, 4, rough=True)
    table(sim)
    assert sim.run(900, sim.over), sim.explain()
    assert len(sim.digests()) == 1


def test_a_guest_whose_link_is_reset_comes_back_by_itself() -> None:
    sim = Sim(3, 3)
    table(sim)
    sim.run(2)
    for pipe in sim.pipes():
        sim.cut(pipe)
    assert goes_on(sim), sim.explain()
    assert sim.dealers() == [0]
    assert newest_epoch(sim) == 1
    assert len(sim.digests()) == 1 or sim.run(5, lambda: len(sim.digests()) == 1)


def test_a_killed_guest_comes_back_from_its_disk() -> None:
    sim = Sim(4, 3)
    table(sim)
    sim.run(2)
    game = sim.computers[1].node.game
    sim.kill(1)
    sim.run(2)
    sim.computers[1].start().rejoin(game, sim.now)
    sim.settle()
    assert goes_on(sim), sim.explain()
    assert sim.dealers() == [0]


@pytest.mark.parametrize("players", [3, 4])
def test_a_dead_dealer_is_replaced_by_a_majority(players: int) -> None:
    sim = Sim(5, players)
    table(sim)
    sim.run(1.5)
    before = entries(sim)
    sim.kill(0)
    began = sim.now
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    assert sim.now - began < 5
    assert sim.dealers() == [1]
    assert goes_on(sim), sim.explain()
    assert entries(sim) > before


def test_of_two_the_other_takes_over_by_a_click() -> None:
    sim = Sim(6, 2)
    table(sim)
    sim.run(1.5)
    sim.kill(0)
    node = sim.computers[1].node
    assert sim.run(PATIENCE_S, lambda: node.question == "takeover")
    sim.run(10)
    assert not node.dealing
    node.guest.answer_takeover(True)
    assert sim.run(PATIENCE_S, lambda: node.dealing and newest_epoch(sim) == 2)
    assert goes_on(sim, 6), sim.explain()


def test_of_two_the_other_takes_over_by_a_click_after_a_restart_too() -> None:
    sim = Sim(6, 2)
    table(sim)
    sim.run(1.5)
    game = sim.computers[1].node.game
    sim.kill(0)
    sim.kill(1)
    node = sim.computers[1].start()
    node.rejoin(game, sim.now)
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: node.question == "takeover"), sim.explain()
    node.guest.answer_takeover(True)
    assert sim.run(PATIENCE_S, lambda: node.dealing and newest_epoch(sim) == 2), sim.explain()


@pytest.mark.parametrize("players", [2, 3])
def test_an_old_dealer_whose_record_was_damaged_returns_with_what_is_left(players: int) -> None:
    sim = Sim(7, players)
    table(sim)
    sim.run(1.5)
    old = sim.computers[0]
    game = old.node.game
    sim.kill(0)
    if players == 2:
        assert sim.run(PATIENCE_S, lambda: sim.computers[1].node.question == "takeover")
        sim.computers[1].node.guest.answer_takeover(True)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    follower = load_record(old.keeper.records[game].encode()).follower
    left = as_seen(GameRecord(follower.record.header, follower.record.marks, follower.record.entries[:3]), 0)
    old.keeper.records[game] = record_text(left)
    old.start().rejoin(game, sim.now)
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: sim.dealers() == [1] and old.node.guest.following), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_old_dealer_returns_as_a_guest(players: int) -> None:
    sim = Sim(7, players)
    table(sim)
    sim.run(1.5)
    game = sim.computers[0].node.game
    sim.kill(0)
    if players == 2:
        assert sim.run(PATIENCE_S, lambda: sim.computers[1].node.question == "takeover")
        sim.computers[1].node.guest.answer_takeover(True)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    sim.run(3)
    old = sim.computers[0]
    old.start().rejoin(game, sim.now, saved=old.saved_match(game))
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: sim.dealers() == [1] and old.node.guest.following), sim.explain()
    assert goes_on(sim), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()


@pytest.mark.parametrize(
    ("players", "side"), [(3, {0}), (3, {2}), (4, {0}), (4, {0, 1}), (4, {0, 3}), (4, {3}), (4, {2, 3})]
)
def test_a_network_cut_in_two_has_one_game(players: int, side: set[int]) -> None:
    sim = Sim(8, players)
    table(sim)
    sim.run(1.5)
    sim.part(side)
    sim.run(40)
    sim.heal()
    assert sim.run(PATIENCE_S, lambda: len(sim.dealers()) == 1), sim.explain()
    assert goes_on(sim), sim.explain()
    assert sim.run(600, sim.over), sim.explain()
    assert len(sim.digests()) == 1
    assert not sim.problems()


def test_two_dealers_lost_one_after_the_other() -> None:
    sim = Sim(9, 4)
    table(sim)
    sim.run(1.5)
    game = sim.computers[0].node.game
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    sim.run(2)
    old = sim.computers[0]
    old.start().rejoin(game, sim.now, saved=old.saved_match(game))
    sim.settle()
    assert sim.run(PATIENCE_S, lambda: old.node.guest.following and not old.node.dealing), sim.explain()
    sim.run(2)
    sim.kill(1)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 3), sim.explain()
    assert sim.dealers() == [2]
    assert sim.run(600, sim.over), sim.explain()
    record = sim.computers[2].node.host.match.record
    assert sum(isinstance(entry.body, Redeal) for entry in record.entries) == 2


def test_a_headless_dealer_is_replaced() -> None:
    sim = Sim(10, 4)
    table(sim, seated=False)
    sim.run(1.5)
    sim.kill(0)
    assert sim.run(PATIENCE_S, lambda: newest_epoch(sim) == 2), sim.explain()
    assert goes_on(sim), sim.explain()
