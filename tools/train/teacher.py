"""A search as teacher: turns are judged by a tree search in many games at once, and its values are learned.

Knows the search of the bots and the compiled rules; knows nothing of returns or gradients. The search is the one that
plays (``game.bots.search``), with leaves of all games expanded and judged together by the compiled trainer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from game.bots.expansion import CONTINUE, AfterStates
from game.bots.position_array import OVER, PHASE, TURN, Array, tables_of
from game.bots.search import Leaves, Node, Search
from tools.train.kernel import CompiledExpansion, PieceArrays, pieces_of
from tools.train.learner import Floats
from tools.train.self_play import JudgedTurns, Samples, chances

TOGETHER: Final = 8
"""How many leaves of each game are expanded at once."""
LEARNED: Final = 3
"""Minimum number of visits at which the mean value of an edge is a sample."""


class _CompiledNet(NamedTuple):
    """A net of the trainer as a judge of positions."""

    weights: Sequence[Floats]
    players: int
    pieces: PieceArrays

    def values(self, rows: Array, movers: Array) -> Array:
        return chances(self.weights, rows, movers, self.players, self.pieces)


class SearchTeacher:
    """Judges turns by a search of ``leaves`` leaves in each position."""

    def __init__(
        self,
        weights: Sequence[Floats],
        edition: str,
        expansion: CompiledExpansion,
        rng: np.random.Generator,
        leaves: int,
    ) -> None:
        net = _CompiledNet(weights, len(weights[-1]), pieces_of(edition))
        self._search = Search(net, tables_of(edition), rng, lambda rows, _: _expanded(rows, expansion))
        self._leaves = leaves

    def judge(self, rows: Array) -> JudgedTurns:
        """Return the turns of positions [B, WIDTH] with the search's mean value of each.

        An edge that the search visited often is a sample as well, though it may not be played.
        """
        roots = self._search.nodes(rows)
        hidden = [self._search.holds_hidden(row, root.seat) for row, root in zip(rows, roots, strict=True)]
        for _ in range(0, self._leaves, TOGETHER):
            leaves = Leaves([], [])
            for root, blind in zip(roots, hidden, strict=True):
                found = self._search.collect(root, blind, TOGETHER)
                leaves.states.extend(found.states)
                leaves.paths.extend(found.paths)
            self._search.expand(leaves)
        values = [_means(root) for root in roots]
        parents = np.repeat(np.arange(len(roots)), [len(root.rows) for root in roots])
        after = np.concatenate([root.rows for root in roots])
        visits = np.concatenate([root.counts for root in roots])
        joined = np.concatenate(values)
        at = np.flatnonzero((visits >= LEARNED) & (after[:, PHASE] != OVER))
        movers = rows[parents[at], TURN].astype(np.int64)
        players = joined.shape[1]
        targets = joined[at[:, None], (movers[:, None] + np.arange(players)) % players]
        return JudgedTurns(after, parents, joined, [Samples(after[at], movers, targets)])


def _expanded(rows: Array, expansion: CompiledExpansion) -> AfterStates:
    after, parents = expansion.after_states(rows)
    return AfterStates(after.copy(), parents.copy(), np.full(len(after), CONTINUE))


def _means(root: Node) -> Array:
    """Return the chances of all seats [edges, n]: the search's for the mover, the others' in the net's proportion."""
    found: Array = root.values.copy()
    rest = 1 - found[:, root.seat]
    found *= ((1 - root.means) / np.maximum(rest, 1e-6))[:, None]
    found[:, root.seat] = root.means
    return found
