"""A search over positions after turns, guided by a value net: PUCT with batches of leaves, max-n for several seats.

Knows rows, the net and the clock that it is given; knows nothing of engines or views. A leaf is expanded to all
positions after its turn, which the net judges in one call: the values give the prior (a softmax), the first visit of
each edge, and by its best edge the value of the leaf. Where cards are to be turned up, an edge leads to several drawn
outcomes. At the root every outcome draws again all that the seat cannot see, so no tree knows a future.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from time import perf_counter
from typing import Final, NamedTuple, Protocol

import numpy as np

from game.bots.expansion import AfterStates, after_states
from game.bots.position_array import (
    BLIND,
    HAND,
    HELD,
    MARKET,
    OVER,
    PHASE,
    PLACES,
    REFILL,
    SEAT_WIDTH,
    SEATS,
    TURN,
    Array,
    Tables,
    redraw,
    turn_up,
)
from game.bots.strength import SearchLimits

BATCH: Final = 16
EXPLORATION: Final = 0.1
GAUNTLET_EXPLORATION: Final = 0.2
"""The same with two players where a win has several conditions; measured in ``docs/bots.md``."""
PRIOR_WIDTH: Final = 0.03
"""The difference of two chances at which one has 2.7 times the prior of the other."""
ASIDE: Final = 4
"""Number of visits of which one goes to an edge of special interest, if there is one."""
OUTCOMES: Final = 6
"""How many draws an edge that waits for cards has at most."""
_SURE, _WAITING, _ENDED = 0, 1, 2
"""The kinds of edges: to one position, to one that waits for cards, and to the end of the game."""


class SearchBudget:
    """What a search may still spend; it is asked before each round."""

    def __init__(self, limits: SearchLimits, stop: Callable[[], bool], clock: Callable[[], float]) -> None:
        self._limits = limits
        self._stop = stop
        self._clock = clock
        self._began = self._last = clock()
        self._longest = 0.0

    def spent(self, leaves: int) -> float:
        """Return which share of the leaves or of the time is spent.

        1 also where ``stop`` asks for the end, and where another round as long as the longest would end late.
        """
        if leaves >= self._limits.leaves or self._stop():
            return 1.0
        now = self._clock()
        self._longest, self._last = max(self._longest, now - self._last), now
        if now - self._began + self._longest > self._limits.seconds:
            return 1.0
        return max(leaves / self._limits.leaves, (now - self._began) / self._limits.seconds)


class Node:
    """A position in which a seat decides, and its edges: the positions after the seat's turn."""

    def __init__(self, seat: int, found: AfterStates, values: Array, prior: Array, kinds: list[int]) -> None:
        """Take the edges, and for each the chances of all seats [edges, n], the prior [edges] and the kind."""
        self.seat = seat
        self.rows = found.rows
        self.actions = found.actions
        self.values = values
        self.kinds = kinds
        self.visits = 0
        self.counts = [0] * len(kinds)
        self.sums = [0.0] * len(kinds)
        self.means = values[:, seat].copy()
        """The mean value of each edge, the net's own as the first visit."""
        self.bonus = prior
        self.children: dict[int, list[Node]] = {}
        self.value: list[float] = values[self.means.argmax()].tolist()
        # Single numbers of lists are read faster than those of arrays.
        self._own: list[float] = self.means.tolist()
        self._prior: list[float] = prior.tolist()

    def select(self) -> int:
        """Return the edge to follow and count a visit of it."""
        return self.visit(int((self.means + self.bonus * (self.visits + 1) ** 0.5).argmax()))

    def visit(self, edge: int) -> int:
        """Count a visit of an edge, of value 0 until ``back_up``; return the edge."""
        self.visits += 1
        self.counts[edge] += 1
        self._renew(edge)
        return edge

    def back_up(self, edge: int, value: float) -> None:
        """Add the value of a visit."""
        self.sums[edge] += value
        self._renew(edge)

    def count(self, edge: int, value: float, trust: int) -> None:
        """Count a visit of a known value, where the net's own judgement counts as ``trust`` visits."""
        self.counts[edge] += 1
        self.sums[edge] += value
        self.means[edge] = (trust * self._own[edge] + self.sums[edge]) / (trust + self.counts[edge])

    def undo(self, edge: int) -> None:
        """Take a visit back."""
        self.visits -= 1
        self.counts[edge] -= 1
        self._renew(edge)

    def _renew(self, edge: int) -> None:
        visits = 1 + self.counts[edge]
        self.bonus[edge] = self._prior[edge] / visits
        self.means[edge] = (self._own[edge] + self.sums[edge]) / visits

    @property
    def best(self) -> int:
        """The edge most visited; among equal ones that of the highest mean."""
        return max(range(len(self.counts)), key=lambda edge: (self.counts[edge], self.means[edge]))


class PositionJudge(Protocol):
    """A net for one number of players."""

    @property
    def players(self) -> int:
        """The number of seats."""

    def values(self, rows: Array, movers: Array) -> Array:
        """Return the chances [M, n] of the seats, by seat, in positions [M, WIDTH] as ``movers`` [M] left them."""


class Leaves(NamedTuple):
    """Positions [WIDTH] to be expanded, and for each the nodes and edges that lead to it."""

    states: list[Array]
    paths: list[list[tuple[Node, int]]]


class Search:
    """Finds the best turn of a position; ``leaves`` counts those of the last search."""

    def __init__(
        self,
        net: PositionJudge,
        tables: Tables,
        rng: np.random.Generator,
        expansion: Callable[[Array, Tables], AfterStates] = after_states,
    ) -> None:
        self._net = net
        self._tables = tables
        self._rng = rng
        self._expansion = expansion
        self._exploration = GAUNTLET_EXPLORATION if tables.gauntlet and net.players == 2 else EXPLORATION
        self.leaves = 0

    def nodes(self, states: Array) -> list[Node]:
        """Return a node for each of the positions [B, WIDTH] in which a seat decides."""
        found = self._expansion(states, self._tables)
        seats = states[:, TURN].astype(np.int64)
        values = self._net.values(found.rows, seats[found.parents])
        waiting = (found.rows[:, MARKET : MARKET + PLACES] == REFILL).any(1)
        for seat in range(self._net.players):
            start = SEATS + SEAT_WIDTH * seat + HAND
            waiting |= (found.rows[:, start : start + 3] <= REFILL).any(1)
        own = values[np.arange(len(values)), seats[found.parents]]
        cuts = np.searchsorted(found.parents, np.arange(len(states) + 1))
        weights = np.exp((own - np.maximum.reduceat(own, cuts[:-1])[found.parents]) / PRIOR_WIDTH)
        prior = weights * (self._exploration / np.add.reduceat(weights, cuts[:-1]))[found.parents]
        kinds = np.where(found.rows[:, PHASE] == OVER, _ENDED, np.where(waiting, _WAITING, _SURE)).tolist()
        made = []
        for seat, (begin, end) in zip(seats.tolist(), pairwise(cuts.tolist()), strict=True):
            part = slice(begin, end)
            edges = AfterStates(*(each[part] for each in found))
            made.append(Node(seat, edges, values[part], prior[part], kinds[part]))
        return made

    def run(
        self,
        state: Array,
        limits: SearchLimits,
        stop: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = perf_counter,
        interest: Callable[[Node], int | None] = lambda _: None,
    ) -> Node:
        """Return the root after a search from a position [WIDTH].

        ``stop`` is asked between batches. An edge that ``interest`` returns is searched however bad it looks.
        """
        budget = SearchBudget(limits, stop, clock)
        self.leaves = 0
        [root] = self.nodes(state[None])
        hidden = self.holds_hidden(state, root.seat)
        aside = interest(root)
        while len(root.counts) > 1 and budget.spent(self.leaves) < 1:
            self.expand(self.collect(root, hidden, min(BATCH, limits.leaves - self.leaves), aside))
        return root

    def holds_hidden(self, state: Array, seat: int) -> bool:
        """Whether another seat holds a card that this one has not seen."""
        starts = [SEATS + SEAT_WIDTH * other for other in range(self._net.players) if other != seat]
        return any(state[start + BLIND + index] for start in starts for index in range(int(state[start + HELD])))

    def collect(self, root: Node, hidden: bool, size: int, aside: int | None = None) -> Leaves:
        """Follow the tree to ``size`` leaves and return those to be expanded; ended games are backed up at once.

        ``hidden`` is what ``holds_hidden`` returns for the root's position.
        """
        states: list[Array] = []
        paths: list[list[tuple[Node, int]]] = []
        begun: set[tuple[int, int]] = set()
        for _ in range(size):
            path: list[tuple[Node, int]] = []
            node = root
            while True:
                if node is root and aside is not None and root.visits % ASIDE == 0:
                    edge = node.visit(aside)
                else:
                    edge = node.select()
                path.append((node, edge))
                kind = node.kinds[edge]
                if kind == _ENDED:
                    self.leaves += 1
                    _back_up(path, node.values[edge].tolist())
                    break
                children = node.children.get(edge)
                drawn = kind == _WAITING or (node is root and hidden)
                if children is None and not drawn and (id(node), edge) in begun:
                    # The same leaf a second time in a batch: what it is worth is not known yet.
                    for each, taken in path:
                        each.undo(taken)
                    self.leaves += 1
                    break
                if children is None or (drawn and len(children) < OUTCOMES and len(children) ** 2 < node.counts[edge]):
                    begun.add((id(node), edge))
                    states.append(self._outcome(node, edge, redrawn=node is root and hidden))
                    paths.append(path)
                    break
                node = min(children, key=_visits)
        return Leaves(states, paths)

    def expand(self, found: Leaves) -> None:
        """Add a node for each of the leaves and back its value up."""
        if not found.states:
            return
        self.leaves += len(found.states)
        for made, path in zip(self.nodes(np.array(found.states)), found.paths, strict=True):
            node, edge = path[-1]
            node.children.setdefault(edge, []).append(made)
            _back_up(path, made.value)

    def _outcome(self, node: Node, edge: int, redrawn: bool) -> Array:
        state: Array = node.rows[edge].copy()
        if redrawn:
            redraw(state, node.seat, self._tables, self._rng)
        turn_up(state, self._rng)
        return state


def _visits(node: Node) -> int:
    return node.visits


def _back_up(path: list[tuple[Node, int]], values: list[float]) -> None:
    for node, edge in path:
        node.back_up(edge, values[node.seat])
