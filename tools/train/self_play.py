"""Many games at once in which a net plays against itself, and what the net is to learn from them.

Knows the compiled rules and how a net judges positions; knows nothing of gradients or files. A position is one after
a turn; its target is a lambda-return over the values of the best positions after the turns that follow, by seat. Where
the turn chosen was clearly worse than the best one, an exploring turn, the return begins again with the best values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numba import njit

from game.bots.position_array import OVER, PHASE, PLAYERS, TURN, WIDTH, Array, encode, tables_of
from game.bots.value_net import results
from game.rules import GameState, apply, initial_state, legal_actions
from tools.train.features import features
from tools.train.kernel import CompiledExpansion, PieceArrays, copy_row, turn_up
from tools.train.learner import Floats, forward

LONGEST: Final = 260
"""Number of turns after which a game is broken off and counts as its last value."""
WORSE: Final = 0.03
"""A turn that loses more of the chance of winning counts as exploring."""
CHUNK: Final = 128
"""How many positions are judged at once: their features fit into a core's cache."""


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


class PlayedTurns(NamedTuple):
    """The turns of all games [G, LONGEST, .]: positions after them, movers, the best choices' values, exploring."""

    rows: Array
    movers: Array
    best: Array
    explored: Array


class JudgedTurns(NamedTuple):
    """Positions after the turns of several positions [M, WIDTH], their parents [M] and chances by seat [M, n].

    ``samples`` are to be learned besides those of the games themselves.
    """

    rows: Array
    parents: Array
    values: Array
    samples: Sequence[Samples] = ()


Judge = Callable[[Array], JudgedTurns]
"""Lists and judges the turns of positions [B, WIDTH] in which a seat decides."""


def judge_by_net(
    rows: Array, weights: Sequence[Floats], expansion: CompiledExpansion, pieces: PieceArrays
) -> JudgedTurns:
    """Return the turns of positions [B, WIDTH] with the chances that the net gives the positions after them."""
    after, parents = expansion.after_states(rows)
    return JudgedTurns(
        after, parents, chances(weights, after, rows[parents, TURN].astype(np.int64), int(rows[0, PLAYERS]), pieces)
    )


def chances(weights: Sequence[Floats], rows: Array, movers: Array, players: int, pieces: PieceArrays) -> Array:
    """Return the chances [M, n] of the seats, by seat, in positions [M, WIDTH] as ``movers`` [M] left them.

    What a finished position is worth is exact.
    """
    found = np.empty((len(rows), players), np.float32)
    over = rows[:, PHASE] == OVER
    found[over] = results(rows[over], players)
    going = np.flatnonzero(~over)
    for begin in range(0, len(going), CHUNK):
        at = going[begin : begin + CHUNK]
        shares = np.exp(forward(weights, features(rows[at], movers[at], players, pieces)).logits)
        shares /= shares.sum(1, keepdims=True)
        found[at[:, None], (movers[at, None] + np.arange(players)) % players] = shares
    return found


def new_position(edition: str, players: int, rng: np.random.Generator) -> Array:
    """Return a dealt opening position as a row."""
    state: GameState = initial_state(edition, players)
    while state.pending:
        actions = legal_actions(state)
        state, _ = apply(state, actions[int(rng.integers(len(actions)))])
    return encode(state, tables_of(edition), rng)


class SelfPlay:
    """Games in lockstep; ``games`` counts those finished, ``turns`` all turns played."""

    def __init__(self, edition: str, players: int, count: int, rng: np.random.Generator) -> None:
        self.edition, self.players, self.rng = edition, players, rng
        self.rows = np.array([new_position(edition, players, rng) for _ in range(count)], np.int8)
        self.played = PlayedTurns(
            np.zeros((count, LONGEST, WIDTH), np.int8),
            np.zeros((count, LONGEST), np.int64),
            np.zeros((count, LONGEST, players), np.float32),
            np.zeros((count, LONGEST), np.bool_),
        )
        self.lengths = np.zeros(count, np.int64)
        """How many turns of each game are played."""
        self.games = 0
        self.turns = 0
        self.wins = np.zeros(players)
        """Shares of won games by the order of the seats in the game."""

    def play(self, how: Play, judge: Judge) -> list[Samples]:
        """Play one turn in every game; return the samples of the games that it ended and those of the judge."""
        rows, parents, values, samples = judge(self.rows)
        cuts = np.searchsorted(parents, np.arange(len(self.rows) + 1))
        last = _play_turns(self.rows, rows, values, cuts, how, self.rng, self.played, self.lengths)
        self.turns += len(self.rows)
        over = (self.rows[:, PHASE] == OVER) | (self.lengths == LONGEST)
        return [*samples, *(self._finish(game, last[game], how.decay) for game in np.flatnonzero(over).tolist())]

    def _finish(self, game: int, target: Array, decay: float) -> Samples:
        """Return the samples of a game that ended, and deal the next one in its place."""
        n, length = self.players, int(self.lengths[game])
        turns = PlayedTurns(*(each[game, :length].copy() for each in self.played))
        self.wins += np.roll(target, -int(turns.movers[0]))
        targets = _returns(turns, target, decay)
        self.games += 1
        self.lengths[game] = 0
        self.rows[game] = new_position(self.edition, n, self.rng)
        keep = turns.rows[:, PHASE] != OVER
        return Samples(turns.rows[keep], turns.movers[keep], targets[keep])


@njit(cache=True)
def _play_turns(games, rows, values, cuts, how, rng, played, lengths):
    """Choose a turn in each game, store it and turn up the cards; return the values [G, n] of the turns chosen."""
    last = np.empty((len(games), values.shape[1]), np.float32)
    for game in range(len(games)):
        seat = games[game, TURN]
        own = values[cuts[game] : cuts[game + 1], seat]
        best, chosen = own.argmax(), _choose(own, how, rng)
        length = lengths[game]
        after = rows[cuts[game] + chosen]
        copy_row(played.rows[game, length], after)
        played.movers[game, length] = seat
        played.explored[game, length] = own[best] - own[chosen] > WORSE
        for each in range(values.shape[1]):
            played.best[game, length, each] = values[cuts[game] + best, each]
            last[game, each] = values[cuts[game] + chosen, each]
        lengths[game] += 1
        copy_row(games[game], after)
        if after[PHASE] != OVER:
            turn_up(games[game], rng)
    return last


@njit(cache=True)
def _choose(own, how, rng):
    if rng.random() < how.epsilon:
        return int(rng.random() * len(own))
    highest = own.max()
    total = 0.0
    for value in own:
        total += np.exp((value - highest) / how.temperature)
    left = rng.random() * total
    for number in range(len(own)):
        left -= np.exp((own[number] - highest) / how.temperature)
        if left < 0:
            return number
    return len(own) - 1


@njit(cache=True)
def _returns(turns, target, decay):
    """Return the targets [length, n] of a game's positions, from the mover's seat on."""
    length, n = turns.best.shape
    found = np.empty((length, n), np.float32)
    current = target.copy()
    for number in range(length - 1, -1, -1):
        if number + 1 < length:
            for seat in range(n):
                best = turns.best[number + 1, seat]
                current[seat] = best if turns.explored[number + 1] else decay * current[seat] + (1 - decay) * best
        for seat in range(n):
            found[number, seat] = current[(turns.movers[number] + seat) % n]
    return found


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

    def draw(self, count: int, rng: np.random.Generator) -> Samples:
        """Return random samples."""
        at = rng.integers(0, min(self.added, len(self.rows)), count)
        return Samples(self.rows[at], self.movers[at], self.targets[at])
