"""The trainer: the same inputs as the bots' net, right gradients, and the same net for the same seed after a break."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import fromstring

import msgspec
import numpy as np
import pytest

from game.bots.expansion import after_states
from game.bots.net_files import read_weights
from game.bots.position_array import encode, tables_of
from game.bots.value_net import ValueNet
from tests.bots.test_expansion import EDITIONS, random_positions
from tools.train.features import features
from tools.train.growth import grown, widened
from tools.train.kernel import pieces_of
from tools.train.learner import Inputs, Learner, color_orders, forward, fresh_weights
from tools.train.run import LOG, TrainingPlan, TrainingRun, plotted, train
from tools.train.self_play import chances

WIDTHS = (8, 4, 12, 6)


def inputs(players: int, count: int, rng: np.random.Generator) -> Inputs:
    shapes = (12 + 3 * players, 20 + 10 * players), (players + 1, 6 + 7 * players), (26 * players + 17,)
    return Inputs(*(rng.normal(size=(count, *shape)) for shape in shapes))


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_training_and_play_see_the_same(name: str, players: int) -> None:
    tables, rng = tables_of(name), np.random.default_rng(3)
    weights = [each + rng.normal(0, 0.1, each.shape) for each in fresh_weights(players, WIDTHS, rng)]
    rows = np.array([encode(state, tables, rng) for state in random_positions(name, players, "features")][::5])
    found = after_states(rows, tables)
    movers = rows[found.parents, 0].astype(np.int64)
    going = np.flatnonzero(found.rows[:, 6] != 3)[::7]
    seen = features(found.rows[going], movers[going], players, pieces_of(name))
    learner = Learner(players, [each.astype(np.float32) for each in weights])
    # The loss of a target that is all one seat's is the negative logarithm of its chance.
    values = ValueNet(learner.weights, players, tables).values(found.rows, movers)
    judged = chances(learner.weights, found.rows, movers, players, pieces_of(name))
    assert np.allclose(judged, values, atol=1e-5)
    values = values[going]
    for number in range(min(20, len(going))):
        one = Inputs(*(each[number : number + 1] for each in seen))
        loss, _ = learner.loss_and_gradients(one, np.eye(players, dtype=np.float32)[:1])
        assert np.exp(-loss) == pytest.approx(values[number, movers[going[number]]], abs=1e-5)


def test_gradients_are_the_slopes_of_the_loss() -> None:
    rng, players = np.random.default_rng(0), 3
    learner = Learner(players, fresh_weights(players, WIDTHS, rng))
    learner.weights = [each.astype(np.float64) + rng.normal(0, 0.1, each.shape) for each in learner.weights]
    batch, targets = inputs(players, 5, rng), rng.dirichlet(np.ones(players), 5)
    _, gradients = learner.loss_and_gradients(batch, targets)
    for weight, gradient in zip(learner.weights, gradients, strict=True):
        flat, at = weight.reshape(-1), int(rng.integers(weight.size))
        losses = []
        for change in (1e-5, -1e-5):
            flat[at] += change
            losses.append(learner.loss_and_gradients(batch, targets)[0])
            flat[at] -= change
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(gradient.reshape(-1)[at], abs=1e-7)


def test_an_order_of_colors_moves_tokens_and_costs_together() -> None:
    cards, tiles, table = color_orders(2)[1]
    assert cards[6:16].tolist() == [6, 7, 8, 10, 9, 11, 12, 13, 15, 14]
    assert tiles[:6].tolist() == [0, 1, 2, 3, 5, 4]
    assert table[:6].tolist() == [0, 1, 2, 4, 3, 5]


def test_a_grown_net_has_the_shapes_of_more_players() -> None:
    rng = np.random.default_rng(0)
    small = fresh_weights(2, WIDTHS, rng)
    for players in (3, 4):
        shapes = [each.shape for each in grown(small, players, 0.5)]
        assert shapes == [each.shape for each in fresh_weights(players, WIDTHS, rng)]


@pytest.mark.parametrize("players", [2, 3])
def test_a_wider_net_begins_with_the_same_chances(players: int) -> None:
    rng, wide = np.random.default_rng(0), (16, 7, 30, 6)
    small = [(each + rng.normal(0, 0.1, each.shape)).astype(np.float32) for each in fresh_weights(players, WIDTHS, rng)]
    places = 12 + 3 * players
    batch = Inputs(
        *(
            rng.normal(0, 1, (5, *shape)).astype(np.float32)
            for shape in ((places, len(small[0])), (players + 1, len(small[2])), (26 * players + 17,))
        )
    )
    large = widened(small, wide, rng, noise=0)
    assert [each.shape for each in large] == [each.shape for each in fresh_weights(players, wide, rng)]
    before = forward(small, batch).logits
    assert np.allclose(forward(large, batch).logits, before, atol=1e-4)
    assert not np.allclose(forward(widened(small, wide, rng), batch).logits, before, atol=1e-4)
    with pytest.raises(ValueError, match="wider"):
        widened(small, (16, 3, 30, 6), rng)


@pytest.mark.slow
@pytest.mark.parametrize("leaves", [0, 16])
def test_the_same_seed_gives_the_same_net_after_a_break(tmp_path: Path, leaves: int) -> None:
    small = {"games": 4, "parallel": 3, "batch": 64, "patience": 100, "capacity": 1000, "widths": WIDTHS}
    plan = TrainingPlan("base", 2, leaves=leaves, **small)
    whole = train(plan, tmp_path / "whole")
    assert (tmp_path / "whole" / "log.csv").read_text(encoding="utf-8").splitlines()[-1].split(",")[LOG.index("loss")]
    run = TrainingRun(plan)
    (tmp_path / "broken").mkdir()
    for _ in range(3):
        run.advance()
    run.save(tmp_path / "broken")
    again = train(plan, tmp_path / "broken")
    for one, other in zip(read_weights(str(whole)), read_weights(str(again)), strict=True):
        assert np.array_equal(one, other)
    with pytest.raises(ValueError, match="another plan"):
        train(msgspec.structs.replace(plan, seed=2), tmp_path / "whole")
    assert fromstring((tmp_path / "whole" / "log.svg").read_text(encoding="utf-8")).tag.endswith("svg")


def test_the_plot_of_a_log_shows_loss_length_and_wins_by_seat(tmp_path: Path) -> None:
    log = tmp_path / "log.csv"
    rows = ["0,960,900,,1.5e-03,0.000 0.000", "40,4000,3000,0.65,1.4e-03,0.450 0.550", "80,6400,5000,0.6,1e-3,0.5 0.5"]
    log.write_text("\n".join([",".join(LOG), *rows]) + "\n", encoding="utf-8")
    chart = plotted(log)
    lines = [line.get("points") for line in fromstring(chart).iter("{http://www.w3.org/2000/svg}polyline")]
    counts = [len((line or "").split()) for line in lines]
    assert counts == [2, 2, 2, 2], "no loss before the first batch, and no length or wins before the first game"
    assert "turns a game" in chart and "seat 2" in chart
