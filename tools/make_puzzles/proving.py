"""Goals that can be proved from a position: won by one action alone, in every answer that is allowed.

Knows the solver; knows nothing of nets. A goal holds with the deal's own cards and with others where nobody can see
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from game.challenges.puzzle import Goal, Puzzle, PuzzleAnswer, puzzle_outcome
from game.challenges.solver import Solver
from game.match.dealer import Dealer
from game.notation.actions import format_action
from game.record.hashing import sha
from game.rules import Action, GameState, PlaceKind, PurchaseCard, ReserveCard, edition, legal_actions, same_choice

FEW_TOKENS: Final = 7
"""With more tokens in hand the ways to give some back make the longest searches too long."""
NEAR: Final = 11
"""Maximum number of points that a player who wins within three turns is short of the goal."""
VERY_NEAR: Final = 7
"""The same for a player who wins within one turn."""
OTHER_DEALS: Final = 4
"""Number of other orders of the unseen cards under which the first action has to reach the goal as well, so that no
guess is needed."""
MAX_NODES: Final = 3_000


class TooLongError(Exception):
    """A search has visited too many nodes."""


class BoundedSolver(Solver):
    """Gives up a search that takes too long."""

    def reaches(self, state: GameState, begun: int) -> bool:
        """Return what the solver finds; raises ``TooLongError``."""
        if self.visited > MAX_NODES:
            raise TooLongError
        return super().reaches(state, begun)


def proved(puzzle: Puzzle, state: GameState, action: Action) -> Puzzle | None:
    """Return the puzzle with the first goal that ``action`` reaches and no other action does, and its solution."""
    for goal, answer in goals(state):
        tried = msgspec.structs.replace(puzzle, goal=goal, answer=answer)
        try:
            line = only_line(tried, state, action)
        except TooLongError:
            continue
        if line is not None:
            rules = edition(puzzle.edition)
            return msgspec.structs.replace(
                tried, solution=tuple(format_action(each, rules, short=True) for each in line)
            )
    return None


def goals(state: GameState) -> Iterator[tuple[Goal, PuzzleAnswer]]:
    """Yield the goals that are worth a search from a position."""
    rules, seat = edition(state.edition), state.turn
    me, rival = state.players[seat], state.players[1 - seat]
    few = sum(me.tokens) <= FEW_TOKENS
    if rules.goal - NEAR <= me.points < rules.goal:
        yield Goal("win", 2), "best"
        if few:
            yield Goal("win", 3), "greedy"
    # Who moves last in a round wins at once; the other one would have a turn left.
    if state.first == seat and rival.points >= rules.goal - VERY_NEAR:
        yield Goal("deny", 1), "best"
    for tile in state.tiles:
        if tile is None:
            continue
        demand = rules.tiles[tile].demand
        mine, theirs = (missing(demand, player.bonuses) for player in (me, rival))
        if mine == 2:
            yield Goal("tile", 2, tile), "best"
        if mine in (2, 3) and few:
            yield Goal("tile", 3, tile), "greedy"
        if 1 <= theirs <= 2:
            yield Goal("deny", 2, tile), "greedy"


def missing(demand: Iterable[int], bonuses: Iterable[int]) -> int:
    """Return the number of bonuses that a tile still asks for."""
    return sum(max(0, need - have) for need, have in zip(demand, bonuses, strict=True))


def only_line(puzzle: Puzzle, state: GameState, action: Action) -> list[Action] | None:
    """Return own actions that reach the goal, ``action`` first; ``None`` where another one reaches it too.

    A goal of winning or of a tile must not be reached sooner. Raises ``TooLongError``.
    """
    solver = BoundedSolver(puzzle)
    if not solver.reaches(*solver.after(state, 0, action)):
        return None
    for other in legal_actions(state):
        if not same_choice(action, other) and solver.reaches(*solver.after(state, 0, other)):
            return None
    if puzzle.goal.kind != "deny":
        sooner = msgspec.structs.replace(puzzle.goal, turns=puzzle.goal.turns - 1)
        if BoundedSolver(msgspec.structs.replace(puzzle, goal=sooner)).solutions(state):
            return None
    line = _line(solver, state, action)
    fair = _in_sight(line, state, puzzle.seat) and all(
        _holds(puzzle, state, action, deal) for deal in range(OTHER_DEALS)
    )
    return line if fair else None


def _line(solver: Solver, state: GameState, action: Action) -> list[Action]:
    """Return the line that begins with an action."""
    after = solver.after(state, 0, action)
    if puzzle_outcome(solver.puzzle, *after) is not None:
        return [action]
    state, begun = after
    while state.turn != solver.puzzle.seat and puzzle_outcome(solver.puzzle, state, begun) is None:
        state, begun = solver.after(state, begun, solver.answer(state, begun))
    return [action, *solver.line(state, begun)]


def _in_sight(line: list[Action], state: GameState, seat: int) -> bool:
    """Whether a solution needs only cards that its player sees from the start."""
    open_cards = {card for row in state.market for card in row} | {held.card for held in state.players[seat].hand}
    for action in line:
        if isinstance(action, PurchaseCard) and action.card not in open_cards:
            return False
        if isinstance(action, ReserveCard) and action.place.kind is PlaceKind.DECK:
            return False
    return True


def _holds(puzzle: Puzzle, state: GameState, first: Action, deal: int) -> bool:
    """Whether the first action reaches the goal too where the unseen cards lie in another order."""
    solver = BoundedSolver(puzzle, Dealer(sha("another deal", puzzle.number, deal), 1, state))
    return solver.reaches(*solver.after(state, 0, first))
