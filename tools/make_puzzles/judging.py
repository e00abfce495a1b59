"""Which positions have one action that is far better than all others: by searches, and by games played on.

Knows the search, the nets and rows; knows nothing of goals or files. Every result follows from a seed and a number of
leaves, not from time.
"""

from __future__ import annotations

from math import inf
from typing import Final

import msgspec
import numpy as np

from game.bots.expansion import after_states
from game.bots.net_bot import NetBot, turn_of
from game.bots.net_files import shipped_net
from game.bots.position_array import OVER, PHASE, TURN, WINNERS, Array, encode, redraw, tables_of, turn_up
from game.bots.registry import LEVEL_STRENGTHS
from game.bots.search import Search
from game.bots.strength import SearchLimits, Strength
from game.bots.value_net import ValueNet
from game.rules import Action, GameState, same_choice

MARGIN: Final = 0.10
"""Minimum lead of the best action over every other in both searches, as a chance of winning."""
PLAYED_MARGIN: Final = 0.02
"""Minimum lead in the games played on, which have errors of their own."""
LEAVES: Final = (500, 1_500)
"""Numbers of leaves of the two searches that judge a position."""
PLAYED: Final = 120
"""Number of games played on from an action."""
RIVALS: Final = 2
"""Number of the other actions that are played on."""
DRAWS: Final = 200
"""Number of times that a bot with the error of the level Normal decides."""
_LONGEST: Final = 400


class JudgedPosition(msgspec.Struct, frozen=True):
    """The best action of a position; ``chance`` is its chance of winning, ``next`` that of the best other one.

    ``others`` are the actions that come after the best, the most promising first.
    """

    action: Action
    chance: float
    next: float
    others: tuple[Action, ...]

    @property
    def margin(self) -> float:
        """How much better the best action is."""
        return self.chance - self.next


def searched(view: GameState, leaves: int, seed: int) -> JudgedPosition:
    """Return what a search of so many leaves finds in the view of the seat to move, whose actions differ by more than
    their payment.
    """
    net, tables, rng = _net(view), tables_of(view.edition), np.random.default_rng(seed)
    root = Search(net, tables, rng).run(encode(view, tables, rng), SearchLimits(leaves, inf))
    best = turn_of(view, root, root.best)
    worth: list[tuple[float, Action]] = []
    for edge in np.argsort(-root.means).tolist():
        action = turn_of(view, root, edge)
        if not any(same_choice(action, other) for other in (best, *(each for _, each in worth))):
            worth.append((float(root.means[edge]), action))
    following = worth[0][0] if worth else 0.0
    return JudgedPosition(best, float(root.means[root.best]), following, tuple(action for _, action in worth))


def confirmed(view: GameState, action: Action) -> JudgedPosition | None:
    """Return the last search's result where ``action`` is far better than all others by everything that is tried."""
    found = None
    for seed, leaves in enumerate(LEAVES, 1):
        found = searched(view, leaves, seed)
        if found.margin < MARGIN or not same_choice(found.action, action):
            return None
    assert found is not None
    best = played_on(view, found.action, PLAYED, seed=3)
    rivals = (played_on(view, other, PLAYED, seed=3) for other in found.others[:RIVALS])
    return found if all(best - share >= PLAYED_MARGIN for share in rivals) else None


def played_on(view: GameState, action: Action, games: int, seed: int) -> float:
    """Return the share of wins of the seat to move after an action, in games that the net plays on for all seats.

    Each game draws again what the seat cannot see. Of several ways to end the turn the best is taken.
    """
    net, tables, rng = _net(view), tables_of(view.edition), np.random.default_rng(seed)
    [root] = Search(net, tables, rng).nodes(encode(view, tables, rng)[None])
    edges = [edge for edge in range(len(root.counts)) if same_choice(turn_of(view, root, edge), action)]
    start = root.rows[max(edges, key=lambda edge: float(root.means[edge]))]
    rows: Array = np.repeat(start[None], games, 0)
    for row in rows:
        redraw(row, view.turn, tables, rng)
        turn_up(row, rng)
    total = 0.0
    for _ in range(_LONGEST):
        over = rows[:, PHASE] == OVER
        total += sum(_share(int(row[WINNERS]), view.turn, len(view.players)) for row in rows[over])
        rows = rows[~over]
        if not len(rows):
            break
        found = after_states(rows, tables)
        movers = rows[:, TURN].astype(np.int64)[found.parents]
        own = net.values(found.rows, movers)[np.arange(len(movers)), movers]
        order = np.lexsort((own, found.parents))
        last = np.append(np.flatnonzero(np.diff(found.parents[order])), len(order) - 1)
        rows = found.rows[order[last]]
        for row in rows:
            turn_up(row, rng)
    return total / games


def found_by_normal(view: GameState, action: Action) -> float:
    """Return in which share of its decisions a bot with the error of the level Normal plays an action."""
    bots = (NetBot(_net(view), Strength(LEVEL_STRENGTHS["normal"].noise), seed) for seed in range(DRAWS))
    return sum(same_choice(bot.choose(view), action) for bot in bots) / DRAWS


def _share(winners: int, seat: int, players: int) -> float:
    """Return a seat's share of a game; nobody's win is shared by all."""
    if not winners:
        return 1 / players
    return (winners >> seat & 1) / winners.bit_count()


def _net(view: GameState) -> ValueNet:
    net = shipped_net(view.edition, len(view.players))
    assert net is not None
    return net
