"""What a search finds in a position: each seat's chance of winning, and what every action of the seat to move is worth.

Knows a seat's view and the search; knows nothing of words. Numpy is imported with the first judgement.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Any, Final

import msgspec

from game.bots.greedy_bot import GreedyBot
from game.rules import Action, GameState, Seat, same_choice

HINT_LEAVES: Final = 1200
HINT_S: Final = 0.5
REVIEW_LEAVES: Final = 192
REVIEW_S: Final = 5.0
"""A review must not depend on the machine: its searches end by their leaves."""


class JudgedAction(msgspec.Struct, frozen=True):
    """An action, and the chance of winning of the seat that plays it."""

    action: Action
    chance: float


class Judgement(msgspec.Struct, frozen=True):
    """What a search has found: the ``seat`` to move and its actions, best first.

    ``chance`` is that of the seat at the end of the turn that was played, as the net judges it without a search; where
    none was played, that of the best.
    """

    seat: Seat
    actions: tuple[JudgedAction, ...]
    chance: float

    @property
    def best(self) -> JudgedAction:
        """The best action."""
        return self.actions[0]

    def chance_of(self, action: Action) -> float | None:
        """Return what an action is worth, ``None`` where the search left it out; payments do not count."""
        return next((each.chance for each in self.actions if same_choice(each.action, action)), None)


class JudgeTask(msgspec.Struct, frozen=True):
    """A position to be judged, as the seat to move sees it; equal tasks give equal results, unless time ends one."""

    view: GameState
    leaves: int = HINT_LEAVES
    seconds: float = HINT_S
    played: Action | None = None
    """What was done, which is searched as well."""

    def run(self, memory: MutableMapping[Any, Any]) -> Judgement:
        """Return the judgement."""
        from game.bots.net_files import shipped_net

        view = self.view
        net = shipped_net(view.edition, len(view.players))
        return self.fallback() if net is None else _judged(self, net)

    def fallback(self) -> Judgement:
        """Return the choice of the bot that needs no net, with equal chances."""
        from random import Random

        count = len(self.view.players)
        action = GreedyBot(Random(0)).choose(self.view)
        return Judgement(self.view.turn, (JudgedAction(action, 1 / count),), 1 / count)


def _judged(task: JudgeTask, net: Any) -> Judgement:
    import numpy as np

    from game.bots.net_bot import turn_of
    from game.bots.position_array import encode, tables_of
    from game.bots.rollouts import search_for
    from game.bots.search import ASIDE, Node
    from game.bots.strength import SearchLimits

    view, rng = task.view, np.random.default_rng(0)
    tables = tables_of(view.edition)

    def turns(root: Node) -> list[Action]:
        return [turn_of(view, root, edge) for edge in range(len(root.counts))]

    def as_played(root: Node) -> list[int]:
        """Return the edges that begin with what was played: they differ in how the turn ends."""
        return [
            edge
            for edge, action in enumerate(turns(root))
            if task.played is not None and same_choice(action, task.played)
        ]

    def interest(root: Node) -> int | None:
        return max(as_played(root), key=lambda edge: float(root.means[edge]), default=None)

    search = search_for(len(view.players))(net, tables, rng)
    root = search.run(encode(view, tables, rng), SearchLimits(task.leaves, task.seconds), interest=interest)
    actions, played = turns(root), as_played(root)
    if played:
        # Visits out of interest are no votes for it.
        root.counts[max(played, key=lambda edge: root.counts[edge])] -= root.visits // ASIDE
    best = max([root.best, *played], key=lambda edge: (float(root.means[edge]), edge == root.best))
    ends = root.values[played or [best], root.seat]
    return Judgement(root.seat, _ranked(actions, root.means.tolist(), best), float(ends.max()))


def _ranked(actions: Sequence[Action], means: Sequence[float], best: int) -> tuple[JudgedAction, ...]:
    """Return the best action and then the others by worth, each once: several edges differ in how a turn ends."""
    chosen = JudgedAction(actions[best], means[best])
    worth: dict[Action, float] = {}
    for action, mean in zip(actions, means, strict=True):
        worth[action] = max(worth.get(action, 0.0), mean)
    others = sorted((action for action in worth if action != chosen.action), key=lambda action: -worth[action])
    # What was searched less may look better by chance: nothing is worth more than the choice of the search.
    return (chosen, *(JudgedAction(action, min(worth[action], chosen.chance)) for action in others))
