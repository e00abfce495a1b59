"""Many games at once in which a net plays against itself, and what the net is to learn from them.

Knows expansion and evaluation of the bots; knows nothing of gradients or files. A position is one after a turn; its
target is a lambda-return over the values of the best positions after the turns that follow, by seat. Where the turn
chosen was clearly worse than the best one, an exploring turn, the return begins anew with the best one's values.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from game.bots.expansion import after_states
from game.bots.position_array import OVER, PHASE, TURN, WIDTH, Array, Tables, encode, turn_up
from game.bots.value_net import ValueNet, results
from game.rules import GameState, apply, initial_state, legal_actions

LONGEST: Final = 260
"""After so many turns a game is broken off and counts as its last value."""
WORSE: Final = 0.03
"""A turn that loses more of the chance of winning counts as exploring."""


class Play(NamedTuple):
    """How turns are chosen and returns formed; ``temperature`` is in chances of winning."""

    temperature: float
    epsilon: float
    decay: float


class Samples(NamedTuple):
    """Positions [B, WIDTH], who had just moved [B], and the chances of that seat and those after it [B, n]."""

    rows: Array
    movers: Array
    targets: Array


class PlayedTurn(NamedTuple):
    """One turn of a game: the position after it, its mover, the values of the best choice, and whether it explored."""

    row: Array
    mover: int
    best: Array
    explored: bool


def new_position(edition: str, players: int, known: Tables, chance: np.random.Generator) -> Array:
    """Return a dealt opening position as a row."""
    state: GameState = initial_state(edition, players)
    while state.pending:
        actions = legal_actions(state)
        state, _ = apply(state, actions[int(chance.integers(len(actions)))])
    return encode(state, known, chance)


class SelfPlay:
    """Games in lockstep; ``games`` counts those finished, ``turns`` all turns played."""

    def __init__(self, edition: str, players: int, known: Tables, count: int, chance: np.random.Generator) -> None:
        self.edition, self.players, self.known, self.chance = edition, players, known, chance
        self.rows = np.array([new_position(edition, players, known, chance) for _ in range(count)], np.int8)
        self.steps: list[list[PlayedTurn]] = [[] for _ in range(count)]
        self.games = 0
        self.turns = 0
        self.wins = np.zeros(players)
        """Shares of won games by the order of the seats in the game."""

    def play(self, net: ValueNet, how: Play) -> list[Samples]:
        """Play one turn in every game; return the samples of the games that it ended."""
        found = after_states(self.rows, self.known)
        seats = self.rows[:, TURN].astype(np.int64)
        values = net.values(found.rows, seats[found.parents])
        cuts = np.searchsorted(found.parents, np.arange(len(self.rows) + 1))
        samples = []
        for game, seat in enumerate(seats.tolist()):
            begin, end = int(cuts[game]), int(cuts[game + 1])
            own = values[begin:end, seat]
            best, chosen = int(own.argmax()), self._choose(own, how)
            row = found.rows[begin + chosen].copy()
            explored = bool(own[best] - own[chosen] > WORSE)
            self.steps[game].append(PlayedTurn(row.copy(), seat, values[begin + best], explored))
            self.turns += 1
            if row[PHASE] == OVER or len(self.steps[game]) >= LONGEST:
                samples.append(self._finish(game, row, values[begin + chosen], how.decay))
            else:
                turn_up(row, self.chance)
                self.rows[game] = row
        return samples

    def _choose(self, own: Array, how: Play) -> int:
        if self.chance.random() < how.epsilon:
            return int(self.chance.integers(len(own)))
        weights = np.exp((own - own.max()) / how.temperature).cumsum()
        return min(int(np.searchsorted(weights, self.chance.random() * weights[-1])), len(own) - 1)

    def _finish(self, game: int, last: Array, value: Array, decay: float) -> Samples:
        """Return the samples of a game that ended, and deal the next one in its place."""
        n, steps = self.players, self.steps[game]
        target = results(last[None], n)[0] if last[PHASE] == OVER else value
        first = steps[0].mover
        self.wins += np.roll(target, -first)
        rows, movers, targets = [], [], []
        following: PlayedTurn | None = None
        for step in reversed(steps):
            if following is not None:
                target = following.best if following.explored else decay * target + (1 - decay) * following.best
            if step.row[PHASE] != OVER:
                rows.append(step.row)
                movers.append(step.mover)
                targets.append(np.roll(target, -step.mover))
            following = step
        self.games += 1
        self.steps[game] = []
        self.rows[game] = new_position(self.edition, n, self.known, self.chance)
        return Samples(np.array(rows, np.int8), np.array(movers, np.int64), np.array(targets, np.float32))


class Reservoir:
    """The newest samples, from which batches are drawn."""

    def __init__(self, players: int, capacity: int) -> None:
        self.rows = np.zeros((capacity, WIDTH), np.int8)
        self.movers = np.zeros(capacity, np.int64)
        self.targets = np.zeros((capacity, players), np.float32)
        self.added = 0

    def add(self, sample: Samples) -> None:
        """Store samples in place of the oldest."""
        at = (self.added + np.arange(len(sample.rows))) % len(self.rows)
        self.rows[at], self.movers[at], self.targets[at] = sample
        self.added += len(at)

    def draw(self, count: int, chance: np.random.Generator) -> Samples:
        """Return random samples."""
        at = chance.integers(0, min(self.added, len(self.rows)), count)
        return Samples(self.rows[at], self.movers[at], self.targets[at])
