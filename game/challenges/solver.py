"""The whole tree of a puzzle: which moves reach the goal, against every answer or against those of a bot.

Knows the rules, the deal and the puzzle's opponent; knows nothing of sessions or screens. The order of the decks is
known, so a tree is finite and the same every time.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Any

import msgspec

from game.bots import make_bot
from game.challenges.puzzle import Puzzle, puzzle_outcome
from game.match.dealer import Dealer, seed_from
from game.record.hashing import sha
from game.rules import (
    CHANCE,
    Action,
    GameState,
    Phase,
    PurchaseCard,
    apply,
    current_actor,
    edition,
    initial_state,
    legal_actions,
    observe,
)


class Solver:
    """Searches one puzzle.

    A node is a position in which a seat is to act, and how many of the solver's turns have begun by then.
    """

    def __init__(self, puzzle: Puzzle, dealer: Dealer | None = None) -> None:
        """Search with the puzzle's own decks, or with those of another dealer."""
        self.puzzle = puzzle
        self.visited = 0
        self._rules = edition(puzzle.edition)
        self._dealer = dealer or Dealer(seed_from(puzzle.secret, ()), 1, initial_state(puzzle.edition, 2))
        self._known: dict[tuple[GameState, int], bool] = {}

    def after(self, state: GameState, begun: int, action: Action) -> tuple[GameState, int]:
        """Return the node after an action and the deals that follow it."""
        if state.turn == self.puzzle.seat and state.phase is Phase.ACTION:
            begun += 1
        state, _ = apply(state, action)
        while current_actor(state) == CHANCE:
            state, _ = apply(state, self._dealer.deal(state)[0])
        return state, begun

    def reaches(self, state: GameState, begun: int) -> bool:
        """Whether the goal can be reached from a node."""
        outcome = puzzle_outcome(self.puzzle, state, begun)
        if outcome is not None:
            return outcome == "solved"
        if self._hopeless(state, begun):
            return False
        key = (state, begun)
        if key not in self._known:
            self.visited += 1
            nodes = (self.after(state, begun, action) for action in self._actions(state, begun))
            own = state.turn == self.puzzle.seat
            self._known[key] = (
                any(self.reaches(*node) for node in nodes) if own else all(self.reaches(*node) for node in nodes)
            )
        return self._known[key]

    def solutions(self, state: GameState, begun: int = 0) -> list[Action]:
        """Return the solver's actions after which the goal can still be reached."""
        return [action for action in legal_actions(state) if self.reaches(*self.after(state, begun, action))]

    def answer(self, state: GameState, begun: int) -> Action:
        """Return the opponent's action, the same every time: one that prevents the goal, else the bot's."""
        if self.puzzle.answer == "best":
            for action in legal_actions(state):
                if not self.reaches(*self.after(state, begun, action)):
                    return action
        return self.bot_choice(state)

    def bot_choice(self, state: GameState) -> Action:
        """Return the greedy bot's choice for the seat to move, by the position alone."""
        bot = make_bot("greedy", sha("puzzle bot", self.puzzle.number))
        return bot.choose(observe(state, state.turn))

    def line(self, state: GameState, begun: int = 0) -> list[Action]:
        """Return the solver's actions that reach the goal against the opponent's answers; empty if none do."""
        moves: list[Action] = []
        while puzzle_outcome(self.puzzle, state, begun) is None:
            if state.turn == self.puzzle.seat:
                good = self.solutions(state, begun)
                if not good:
                    return []
                action = good[0]
                moves.append(action)
            else:
                action = self.answer(state, begun)
            state, begun = self.after(state, begun, action)
        return moves

    def _actions(self, state: GameState, begun: int) -> Sequence[Action]:
        """Return the actions to be tried at a node.

        In the solver's last turn of a goal of winning or of taking a tile only purchases change points, bonuses and
        tags, so nothing else is tried, unless a tile left over from the turn before would still come.
        """
        if state.turn != self.puzzle.seat and self.puzzle.answer == "greedy":
            return [self.bot_choice(state)]
        actions = legal_actions(state)
        last = begun == self.puzzle.goal.turns - 1 and state.turn == self.puzzle.seat and state.phase is Phase.ACTION
        if last and self.puzzle.goal.kind != "deny" and not self._tile_waits(state):
            return [action for action in actions if isinstance(action, PurchaseCard)]
        return actions

    def _hopeless(self, state: GameState, begun: int) -> bool:
        """Whether even the best purchase in each remaining turn does not reach the goal."""
        goal, rules, player = self.puzzle.goal, self._rules, state.players[self.puzzle.seat]
        left = goal.turns - begun
        if goal.kind == "tile" and goal.tile is not None:
            demand = rules.tiles[goal.tile].demand
            return sum(max(0, need - have) for need, have in zip(demand, player.bonuses, strict=True)) > left
        if goal.kind == "win":
            each = max(card.points for card in rules.cards.values()) + max(tile.points for tile in rules.tiles.values())
            return player.points + left * each + rules.majority_points < rules.goal
        return False

    def _tile_waits(self, state: GameState) -> bool:
        bonuses = state.players[state.turn].bonuses
        demands = [self._rules.tiles[tile].demand for tile in state.tiles if tile is not None]
        return any(all(map(int.__ge__, bonuses, demand)) for demand in demands)


class AnswerTask(msgspec.Struct, frozen=True):
    """The opponent's answer in a puzzle; see ``Solver.answer``."""

    puzzle: Puzzle
    state: GameState
    begun: int

    def run(self, memory: MutableMapping[Any, Any]) -> Action:
        """Return the answer; what was searched for it stays in ``memory``."""
        if self.puzzle not in memory:
            memory[self.puzzle] = Solver(self.puzzle)
        solver: Solver = memory[self.puzzle]
        return solver.answer(self.state, self.begun)

    def fallback(self) -> Action:
        """Return what the greedy bot plays."""
        return Solver(self.puzzle).bot_choice(self.state)
