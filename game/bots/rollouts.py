"""A choice among turns by playing on: for games of several seats, where a tree of all replies is too wide.

Knows rows, the net and the clock that it is given; knows nothing of engines or views. The best turns by the net are
compared: each is played on, every seat taking its best turn, until the seat that decides has had its next turn, and the
net judges that position. All candidates meet the same draws of all that the seat cannot see, and the worse half of the
candidates is dropped twice on the way. (Tesauro, Galperin: On-line Policy Improvement using Monte-Carlo Search,
1996; Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits, 2013.)
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

import numpy as np

from game.bots.expansion import after_states
from game.bots.position_array import OVER, PHASE, TURN, Array, redraw, turn_up
from game.bots.search import Node, Search, SearchBudget
from game.bots.strength import SearchLimits

CANDIDATES: Final = 8
MARGIN: Final = 0.05
"""A turn that the net judges worse than the best one by more is no candidate."""
TRUST: Final = 6
"""How many draws the net's own judgement of a turn counts for."""
ROWS: Final = 24
"""About how many positions are played on at once."""
STAGES: Final = 3
"""Number of equal parts of the leaves or the time; after each but the last, half of the candidates are dropped."""


FROM_PLAYERS: Final = 3
"""With how many players rollouts find better turns than a tree."""


class Rollouts(Search):
    """Finds the best turn of a position; ``leaves`` counts the positions played on from, and ended games."""

    def run(
        self,
        state: Array,
        limits: SearchLimits,
        stop: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = perf_counter,
        interest: Callable[[Node], int | None] = lambda _: None,
    ) -> Node:
        """Return the turns of a position [WIDTH] with what they came to.

        ``stop`` is asked between rounds. A turn that ``interest`` returns is played on however bad it looks.
        """
        budget = SearchBudget(limits, stop, clock)
        self.leaves = 0
        [root] = self.nodes(state[None])
        aside = interest(root)
        own = root.values[:, root.seat]
        ranked = np.argsort(-own, kind="stable")[:CANDIDATES]
        ranked = ranked[own[ranked] >= own.max() - MARGIN]
        count = len(ranked)
        while len(own) > 1 and (spent := budget.spent(self.leaves)) < 1:
            ranked = ranked[: max(2, -(-count >> int(STAGES * spent)))]
            played = ranked if aside is None or aside in ranked else np.append(ranked, aside)
            if len(played) < 2:
                break
            for edge, worth in zip(*self._round(root, played), strict=True):
                root.count(int(edge), float(worth), TRUST)
            ranked = ranked[np.argsort(-root.means[ranked], kind="stable")]
        return root

    def _round(self, root: Node, ranked: Array) -> tuple[Array, Array]:
        """Play all candidates on with the same few draws; return edges and what each came to."""
        edges = np.tile(ranked, max(1, ROWS // len(ranked)))
        rows = root.rows[edges]
        for draw in rows.reshape(-1, len(ranked), rows.shape[1]):
            seed = self._rng.integers(2**63)
            for row in draw:
                redraw(row, root.seat, self._tables, np.random.default_rng(seed))
        return edges, self._played_on(rows, root.values[edges, root.seat], root.seat)

    def _played_on(self, rows: Array, worth: Array, seat: int) -> Array:
        """Return what positions [B, WIDTH] are worth to a seat after one more turn of every seat; they are changed."""
        going = np.flatnonzero(rows[:, PHASE] != OVER)
        self.leaves += len(rows) - len(going)
        for _ in range(self._net.players):
            if not len(going):
                break
            for number in going.tolist():
                turn_up(rows[number])
            found = after_states(rows[going], self._tables)
            movers = rows[going, TURN].astype(np.int64)[found.parents]
            values = self._net.values(found.rows, movers)
            order = np.lexsort((values[np.arange(len(movers)), movers], found.parents))
            best = order[np.searchsorted(found.parents, np.arange(1, len(going) + 1)) - 1]
            rows[going], worth[going] = found.rows[best], values[best, seat]
            self.leaves += len(going)
            going = going[rows[going, PHASE] != OVER]
        return worth


def search_for(players: int) -> type[Search]:
    """Return the better search for a number of players."""
    return Rollouts if players >= FROM_PLAYERS else Search
