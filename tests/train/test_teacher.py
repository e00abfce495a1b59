"""The search as teacher: it is the search that plays, and what it teaches are chances of positions that go on."""

from __future__ import annotations

import numpy as np
import pytest

from game.bots.net_files import read_weights, shipped_net
from game.bots.position_array import OVER, PHASE, PLAYERS, TURN, encode, tables_of
from game.bots.search import Search
from tests.bots.test_expansion import random_positions
from tools.train.kernel import CompiledExpansion, pieces_of
from tools.train.self_play import JudgedTurns
from tools.train.teacher import LEARNED, TOGETHER, SearchTeacher

LEAVES = 48


def judged(name: str, players: int, rows: np.ndarray, chance: int) -> JudgedTurns:
    weights = read_weights(f"assets/bots/{name}-{players}.npz")
    expansion = CompiledExpansion(pieces_of(name))
    return SearchTeacher(weights, name, expansion, np.random.default_rng(chance), LEAVES).judge(rows)


def positions(name: str, players: int) -> np.ndarray:
    rng = np.random.default_rng(5)
    found = [encode(state, tables_of(name), rng) for state in random_positions(name, players, "teacher")]
    return np.array(found)[::9]


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_the_teacher_values_turns_as_the_search_that_plays(name: str) -> None:
    net = shipped_net(name, 2)
    assert net is not None
    for row in positions(name, 2)[:6]:
        rng = np.random.default_rng(1)
        search = Search(net, tables_of(name), rng)
        [root] = search.nodes(row[None])
        for _ in range(0, LEAVES, TOGETHER):
            search.expand(search.collect(root, search.holds_hidden(row, root.seat), TOGETHER))
        taught = judged(name, 2, row[None], 1)
        played = dict(zip((each.tobytes() for each in root.rows), root.means.tolist(), strict=True))
        learned = zip((each.tobytes() for each in taught.rows), taught.values[:, root.seat].tolist(), strict=True)
        assert {key: pytest.approx(value, abs=1e-4) for key, value in learned} == played


@pytest.mark.parametrize("players", [2, 3])
def test_samples_are_chances_of_all_seats_in_positions_that_go_on(players: int) -> None:
    rows = positions("base", players)
    found = judged("base", players, rows, 2)
    assert rows[0, PLAYERS] == players and np.allclose(found.values.sum(1), 1, atol=1e-4)
    assert (np.diff(found.parents) >= 0).all() and set(found.parents.tolist()) == set(range(len(rows)))
    [sample] = found.samples
    assert len(sample.rows) >= len(rows) // 2 and len(sample.rows) <= LEAVES // LEARNED * len(rows)
    assert (sample.rows[:, PHASE] != OVER).all()
    by_row = {(row.tobytes(), int(rows[parent, TURN])): values for row, parent, values in zip(*found[:3], strict=True)}
    for row, mover, target in zip(*sample, strict=True):
        assert np.roll(by_row[row.tobytes(), int(mover)], -int(mover)) == pytest.approx(target)
