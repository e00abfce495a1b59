"""Counts of positions: kept in a file, and counted anew by the oracle where that is quick."""

from __future__ import annotations

from copy import deepcopy

import pytest

from game.rules import apply, edition, initial_state, legal_actions
from game.rules.script import Script
from tests.helpers.paths import ROOT
from tests.rules.oracle import Oracle
from tools import perft

COUNTS = ROOT / "tests" / "perft" / "counts.txt"
ROWS = [line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
ENDLESS = ["--edition", "base", "--players", "2", "--depth", "1", "--after", "9999"]
ORACLE_DEPTH = 2


@pytest.mark.parametrize(
    ("name", "players", "seed", "after", "depth", "count"), ROWS, ids=["-".join(row[:5]) for row in ROWS]
)
def test_counts_stay_as_they_are(
    name: str, players: str, seed: str, after: str, depth: str, count: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--edition", name, "--players", players, "--seed", seed, "--after", after, "--depth", depth]
    assert perft.main(arguments) == 0
    assert capsys.readouterr().out == f"{count}\n"


@pytest.mark.parametrize("after", [0, 25, 60])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_the_oracle_counts_the_same(name: str, players: int, after: int) -> None:
    script = perft.scripted_deal(name, players, "1")
    oracle = Oracle(name, players, script.first, list(script.tiles), [list(cards) for cards in script.decks])
    state = perft.after_deals(initial_state(name, players), script)
    for step in range(after):
        action = perft.chosen(legal_actions(state), "1", step)
        state = perft.after_deals(apply(state, action)[0], script)
        oracle.do(action)
    assert count(oracle, ORACLE_DEPTH) == perft.perft(name, players, "1", ORACLE_DEPTH, after)


def count(oracle: Oracle, depth: int) -> int:
    options = oracle.options()
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        following = deepcopy(oracle)
        following.do(action)
        total += count(following, depth - 1)
    return total


def test_depth_nothing_is_the_opening_itself() -> None:
    assert perft.perft("base", 2, "1", 0) == 1


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_seed_writes_the_same_deal_and_another_a_different_one(name: str) -> None:
    def script(seed: str) -> Script:
        return perft.scripted_deal(name, 3, seed)

    assert script("1") == script("1") != script("2")
    assert sorted(card for cards in script("1").decks for card in cards) == sorted(edition(name).cards)


def test_deals_follow_the_script_to_the_last_card() -> None:
    script = perft.scripted_deal("base", 2, "1")
    state = perft.after_deals(initial_state("base", 2), script)
    assert [row[0] for row in state.market] == [cards[0] for cards in script.decks]
    assert state.tiles == script.tiles[:3]
    blind = next(action for action in legal_actions(state) if "deck" in repr(action))
    state = perft.after_deals(apply(state, blind)[0], script)
    assert state.players[script.first].hand[0].card == script.decks[0][4]


@pytest.mark.parametrize("arguments", [[], ["--edition", "chess", "--players", "2", "--depth", "1"], ENDLESS])
def test_wrong_arguments_are_reported_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        perft.main(arguments)
    assert caught.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
