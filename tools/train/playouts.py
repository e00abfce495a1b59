"""Plain Monte Carlo tree search with random playouts, compiled: a reference for the bots.

Knows the compiled rules; knows nothing of nets. Each iteration exchanges at random all that the seat cannot see, walks
the tree by UCB1 over the actions legal there, adds one node and plays random actions to the end. A seat gets a share
of a won game. (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012.)
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from game.bots.net_bot import action_of
from game.bots.position_array import OVER, PHASE, PHASES, PLAYERS, TURN, WINNERS, encode, tables_of
from game.rules import KINDS, Action, ClaimTile, DiscardTokens, GameState, Phase, legal_actions, tile
from tools.train.kernel import ACTIONS, CLAIM, RETURN, copy_row, legal, pieces_of, play, redraw, turn_up

EXPLORATION: Final = 1.0
_DEEPEST: Final = 500
_DISCARD: Final = PHASES[Phase.DISCARD]


class PlayoutBot:
    """Plays the action that most of its iterations tried."""

    def __init__(self, iterations: int, seed: int) -> None:
        self._iterations = iterations
        self._rng = np.random.default_rng(seed)

    def choose(self, view: GameState) -> Action:
        """Return the choice for the seat that is to move."""
        actions = legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        pieces = pieces_of(view.edition)
        row = encode(view, tables_of(view.edition), self._rng)
        number = int(_most_tried(row, pieces, self._iterations, self._rng))
        if view.phase is Phase.TILE:
            return ClaimTile(tile(number - CLAIM))
        if view.phase is not Phase.DISCARD:
            return action_of(view, number)
        returned = [0] * KINDS
        while True:
            returned[number - RETURN] += 1
            play(row, pieces, number)
            if row[PHASE] != _DISCARD or row[TURN] != view.turn:
                break
            number = int(_most_tried(row, pieces, self._iterations, self._rng))
        return DiscardTokens(tuple(returned))


@njit(cache=True)
def _most_tried(root, pieces, iterations, rng):
    seat = root[TURN]
    children = np.full((iterations + 1, ACTIONS), -1, np.int32)
    tried = np.zeros(iterations + 1, np.int64)
    offered = np.zeros(iterations + 1, np.int64)
    """How often a node's action was legal when one was chosen there."""
    won = np.zeros(iterations + 1)
    path, movers = np.empty(_DEEPEST, np.int64), np.empty(_DEEPEST, np.int64)
    row, actions = np.empty_like(root), np.empty(ACTIONS, np.int64)
    for iteration in range(iterations):
        copy_row(row, root)
        redraw(row, seat, pieces, rng)
        node, depth = 0, 0
        added = False
        while row[PHASE] != OVER and not added and depth < _DEEPEST:
            count = legal(row, pieces, actions)
            action = _untried(children[node], actions, count, rng)
            if action >= 0:
                children[node, action] = iteration + 1
                added = True
            else:
                action = _promising(children[node], actions, count, tried, offered, won)
            path[depth], movers[depth] = children[node, action], row[TURN]
            node = children[node, action]
            depth += 1
            play(row, pieces, action)
            turn_up(row, rng)
        while row[PHASE] != OVER:
            play(row, pieces, actions[int(rng.random() * legal(row, pieces, actions))])
            turn_up(row, rng)
        for step in range(depth):
            tried[path[step]] += 1
            won[path[step]] += _share(row, movers[step])
    count = legal(root, pieces, actions)
    best, most = actions[0], -1
    for number in range(count):
        child = children[0, actions[number]]
        if child >= 0 and tried[child] > most:
            best, most = actions[number], tried[child]
    return best


@njit(cache=True)
def _share(row, seat):
    """Return a seat's share of a finished game: of a game without a winner an equal one for all."""
    players, winners = row[PLAYERS], 0
    for each in range(players):
        winners += (row[WINNERS] >> each) & 1
    return 1 / players if winners == 0 else ((row[WINNERS] >> seat) & 1) / winners


@njit(cache=True)
def _untried(children, actions, count, rng):
    """Return a random one of the actions that were never tried, or -1."""
    found, untried = -1, 0
    for number in range(count):
        if children[actions[number]] < 0:
            untried += 1
            if rng.random() * untried < 1:
                found = actions[number]
    return found


@njit(cache=True)
def _promising(children, actions, count, tried, offered, won):
    best, most = actions[0], -1.0
    for number in range(count):
        child = children[actions[number]]
        offered[child] += 1
        bound = won[child] / tried[child] + EXPLORATION * np.sqrt(np.log(offered[child]) / tried[child])
        if bound > most:
            best, most = actions[number], bound
    return best
