"""A training run: self-play and learning in turns, saved so that it can be resumed, logged as CSV.

Knows the parts of the trainer and a folder; knows nothing of the command line. A run is continued by a checkpoint that
holds everything: games under way, samples, weights, moments and the random generator. So the same seed gives the same
net, with or without a break.
"""

from __future__ import annotations

import csv
import pickle
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from game.bots.net_files import read_weights
from tools.charts import Panel, line_chart
from tools.train.features import features
from tools.train.growth import grown, widened
from tools.train.kernel import CompiledExpansion, pieces_of
from tools.train.learner import Floats, Inputs, Learner, color_orders, fresh_weights
from tools.train.self_play import Judge, Play, Reservoir, SelfPlay, judge_by_net
from tools.train.teacher import SearchTeacher

WIDTHS: Final = (32, 16, 96, 32)
"""Sizes of the layers: card, tile, first, second."""
SHARES: Final = {2: 1.0, 3: 0.7, 4: 0.5}
"""Factor of the opponent's block of a grown net, by players."""
CHECKPOINT: Final = "checkpoint.pickle"
LOG: Final = ("games", "turns", "samples", "loss", "rate", "wins")


class TrainingPlan(msgspec.Struct, frozen=True):
    """What to train and how."""

    edition: str
    players: int
    games: int
    """After how many games the run ends."""
    seed: int = 1
    start: str | None = None
    """The file of a net to begin with, for the same number of players or for two."""
    parallel: int = 192
    """How many games are played at once."""
    decay: float = 0.95
    temperature: float = 0.004
    epsilon: float = 0.004
    rates: tuple[float, float] = (1.5e-3, 1.5e-4)
    """The first and the last learning rate."""
    batch: int = 2048
    reuse: float = 3.0
    """How often each sample is learned on average."""
    capacity: int = 400_000
    """How many of the newest samples are kept."""
    frozen: int = 0
    """How many games the first net plays, before the learner plays."""
    patience: int = 8_000
    """How many samples there must be before the learner learns."""
    leaves: int = 0
    """The leaves of the search whose values are learned, 0 for the net's own turn."""
    widths: tuple[int, int, int, int] | None = None
    """Of the layers card, tile, first and second; ``None`` for the usual ones or those of ``start``."""


def save_weights(path: Path, weights: list[Floats]) -> None:
    """Write the ten arrays of a net's file, in half precision: it changes no chance of winning by more than 0.01."""
    arrays: dict[str, Any] = {f"w{number}": each.astype(np.float16) for number, each in enumerate(weights)}
    np.savez_compressed(path, **arrays)


class TrainingRun:
    """The state of a run; everything in it is saved."""

    def __init__(self, plan: TrainingPlan) -> None:
        self.plan = plan
        self.rng = np.random.default_rng(plan.seed)
        if plan.start is None:
            weights = fresh_weights(plan.players, plan.widths or WIDTHS, self.rng)
        else:
            weights = read_weights(plan.start)
            if len(weights[-1]) != plan.players:
                weights = grown(weights, plan.players, SHARES[plan.players])
            if plan.widths:
                weights = widened(weights, plan.widths, self.rng)
        self.learner = Learner(plan.players, weights)
        self.acting = [each.copy() for each in self.learner.weights]
        self.play = SelfPlay(plan.edition, plan.players, plan.parallel, self.rng)
        self.samples = Reservoir(plan.players, plan.capacity)
        self.orders = color_orders(plan.players)
        self.debt = 0.0
        self.losses: list[float] = []

    @property
    def done(self) -> bool:
        """Whether all games are played."""
        return self.play.games >= self.plan.games

    @property
    def rate(self) -> float:
        """The learning rate, which falls exponentially over the run."""
        high, low = self.plan.rates
        return float(high * (low / high) ** min(1.0, self.play.games / self.plan.games))

    def advance(self) -> None:
        """Play twelve turns in every game, then learn what is due."""
        plan = self.plan
        frozen = self.play.games < plan.frozen
        judge = self._judge()
        how = Play(plan.temperature, plan.epsilon, 1.0 if frozen else plan.decay)
        before = self.samples.added
        for _ in range(12):
            for sample in self.play.play(how, judge):
                self.samples.add(sample)
        self.debt += (self.samples.added - before) * plan.reuse
        if self.samples.added < plan.patience:
            self.debt = 0.0
        while self.debt >= plan.batch:
            self.debt -= plan.batch
            self.losses.append(self._learn())
        if not frozen:
            self.acting = [each.copy() for each in self.learner.weights]

    def _judge(self) -> Judge:
        """Return what judges turns in self-play: the acting net alone, or a search with it."""
        plan, pieces = self.plan, pieces_of(self.plan.edition)
        expansion = CompiledExpansion(pieces)
        if plan.leaves:
            return SearchTeacher(self.acting, plan.edition, expansion, self.rng, plan.leaves).judge
        return partial(judge_by_net, weights=self.acting, expansion=expansion, pieces=pieces)

    def _learn(self) -> float:
        sample = self.samples.draw(self.plan.batch, self.rng)
        cards, tiles, table = features(sample.rows, sample.movers, self.plan.players, pieces_of(self.plan.edition))
        by_card, by_tile, by_table = self.orders[int(self.rng.integers(len(self.orders)))]
        inputs = Inputs(cards[..., by_card], tiles[..., by_tile], table[..., by_table])
        loss, gradients = self.learner.loss_and_gradients(inputs, sample.targets)
        self.learner.step(gradients, self.rate)
        return loss

    def save(self, folder: Path) -> None:
        """Write the checkpoint."""
        fresh = folder / "checkpoint.new"
        fresh.write_bytes(pickle.dumps(self))
        fresh.replace(folder / CHECKPOINT)

    def line(self) -> list[object]:
        """Return the values of a line of the log, in the order of ``LOG``, counted since the last line."""
        loss = round(float(np.mean(self.losses)), 4) if self.losses else ""
        wins = " ".join(f"{share:.3f}" for share in self.play.wins / max(1.0, self.play.wins.sum()))
        self.losses = []
        self.play.wins[:] = 0
        return [self.play.games, self.play.turns, self.samples.added, loss, f"{self.rate:.2e}", wins]


def train(plan: TrainingPlan, folder: Path, every: int = 20) -> Path:
    """Run a plan to its end in a folder, from where an earlier run with the same plan ended; return the net's file.

    The folder's ``log.csv`` grows on the way, and ``log.svg`` is drawn from it.

    Raises ``ValueError`` where the folder holds a run with another plan.
    """
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint, net = folder / CHECKPOINT, folder / "net.npz"
    if checkpoint.exists():
        run: TrainingRun = pickle.loads(checkpoint.read_bytes())
        if run.plan != plan:
            raise ValueError(f"{folder} holds a run with another plan")
    else:
        run = TrainingRun(plan)
    if not (folder / "log.csv").exists():
        _log(folder, list(LOG))
    rounds = 0
    while not run.done:
        run.advance()
        rounds += 1
        if rounds % every == 0 or run.done:
            _log(folder, run.line())
            (folder / "log.svg").write_text(plotted(folder / "log.csv"), encoding="utf-8", newline="\n")
            save_weights(net, run.learner.weights)
            run.save(folder)
    return net


def _log(folder: Path, line: list[object]) -> None:
    with (folder / "log.csv").open("a", encoding="utf-8", newline="") as file:
        csv.writer(file).writerow(line)


def plotted(log: Path) -> str:
    """Return a chart of a run's log as SVG: the loss, the turns of a game and the wins by seat over the games."""
    with log.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    games = [float(row["games"]) for row in rows]
    loss = [float(row["loss"]) if row["loss"] else None for row in rows]
    before = [{"games": "0", "turns": "0"}, *rows]
    length = [_rate(row, last) for row, last in zip(rows, before, strict=False)]
    wins = [[share or None for share in map(float, row["wins"].split())] for row in rows]
    seats: dict[str, Sequence[float | None]] = {
        f"seat {seat + 1}": column for seat, column in enumerate(zip(*wins, strict=True))
    }
    panels = (Panel("loss", {"loss": loss}), Panel("turns a game", {"turns": length}), Panel("share of wins", seats))
    return line_chart("Training", "games", games, panels)


def _rate(row: dict[str, str], before: dict[str, str]) -> float | None:
    """Return how many turns a game had since the line before; none where no game has ended since."""
    games = int(row["games"]) - int(before["games"])
    return (int(row["turns"]) - int(before["turns"])) / games if games else None
