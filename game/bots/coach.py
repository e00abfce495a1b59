"""What a search finds in a position: each seat's chance of winning, and what every action of the seat to move is worth.

Knows a seat's view and the search; knows nothing of words. Numpy is imported with the first judgement.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Final

import msgspec

from game.bots.greedy_bot import Greedy
from game.rules import Action, GameState, PurchaseCard, Seat

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
    """What a search has found: the ``seat`` to move, its actions, best first, and the chances of all with the best."""

    seat: Seat
    actions: tuple[JudgedAction, ...]
    chances: tuple[float, ...]

    @property
    def best(self) -> JudgedAction:
        """The best action."""
        return self.actions[0]

    def chance_of(self, action: Action) -> float | None:
        """Return what an action is worth, ``None`` where the search left it out; payments are not told apart."""
        wanted = _without_payment(action)
        return next((each.chance for each in self.actions if _without_payment(each.action) == wanted), None)


class JudgeTask(msgspec.Struct, frozen=True):
    """A position to be judged, as the seat to move sees it; equal tasks give equal results, unless time ends one."""

    view: GameState
    leaves: int = HINT_LEAVES
    seconds: float = HINT_S

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
        action = Greedy(Random(0)).choose(self.view)
        return Judgement(self.view.turn, (JudgedAction(action, 1 / count),), (1 / count,) * count)


def _judged(task: JudgeTask, net: Any) -> Judgement:
    import numpy as np

    from game.bots.net_bot import turn_of
    from game.bots.position_array import encode, tables
    from game.bots.search import Search, SearchLimits

    view, chance = task.view, np.random.default_rng(0)
    known = tables(view.edition)
    root = Search(net, known, chance).run(encode(view, known, chance), SearchLimits(task.leaves, task.seconds))
    best = root.best
    own = float(root.means[best])
    # The search knows what its seat gains; the rest is divided as the net divides it.
    values = root.values[best]
    rest = max(1e-6, 1.0 - float(values[root.seat]))
    chances = tuple(own if seat == root.seat else float(value) * (1 - own) / rest for seat, value in enumerate(values))
    worth: dict[Action, float] = {}
    for edge in range(len(root.counts)):
        action = turn_of(view, root, edge)
        worth[action] = max(worth.get(action, 0.0), float(root.means[edge]))
    first = turn_of(view, root, best)
    others = sorted((action for action in worth if action != first), key=lambda action: -worth[action])
    # What was searched less may look better by chance: nothing is worth more than the choice of the search.
    judged = [JudgedAction(action, min(worth[action], own)) for action in others]
    return Judgement(root.seat, (JudgedAction(first, own), *judged), chances)


def _without_payment(action: Action) -> Action:
    return msgspec.structs.replace(action, payment=()) if isinstance(action, PurchaseCard) else action
