"""Look for puzzles: positions out of bots' games in which few moves reach a goal, and the greedy one does not.

``python -m tools.make_puzzles OUT --edition base`` writes each find as a file that can be moved to ``assets/puzzles``,
with the names of its rare first moves; which of them are good is for a person to judge.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import tomli_w

from game.challenges.puzzle import Answer, Goal, Puzzle, deal_secret, judge
from game.challenges.solver import Solver
from game.match.dealer import Dealer
from game.match.match import Match
from game.match.simulate import play
from game.notation.actions import format_action
from game.record import Commit
from game.record.hashing import sha
from game.rules import (
    EDITION_NAMES,
    Action,
    GameState,
    Phase,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    Seat,
    edition,
    legal_actions,
)

MOST_SOLUTIONS = 2
LEAST_MOVES = 15
EARLIEST_ROUND = 7
FEW_TOKENS = 6
"""With more tokens in hand the ways to give some back make the longest searches too long."""
OTHER_DEALS = 4
"""Under so many other orders of the unseen cards the first move has to hold as well: nobody is to guess cards."""


def main() -> int:
    """Run the command line: search games for puzzles and write them."""
    parser = argparse.ArgumentParser(prog="python -m tools.make_puzzles", description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, help="folder for what is found")
    parser.add_argument("--edition", choices=EDITION_NAMES, default="base")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=1, help="number of the first game")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for number in range(given.first, given.first + given.games):
        for puzzle, note in found_in(given.edition, number):
            path = given.out / f"{puzzle.id}.toml"
            path.write_text(text_of(puzzle), encoding="utf-8", newline="\n")
            print(f"{path.name}: {note}", flush=True)
    return 0


def found_in(name: str, number: int) -> Iterator[tuple[Puzzle, str]]:
    """Play one game of bots and return the puzzles in it, at most one for each goal."""
    match, _ = play(name, ["greedy", "greedy"], deal_secret(name, number))
    seen: set[str] = set()
    for seq, position in enumerate(match.follower.positions):
        state = position.state
        if state.phase is not Phase.ACTION or state.pending or state.round < EARLIEST_ROUND:
            continue
        for goal, answer in goals(state):
            label = f"{goal.kind}{goal.turns}{answer}"
            if label in seen:
                continue
            puzzle = Puzzle(name, number, state.turn, answer, goal, moves_up_to(match, seq), ())
            find = examine(msgspec.structs.replace(puzzle, id=f"{name}-{label}-{number:03}-{seq}"), state)
            if find is not None:
                seen.add(label)
                yield find


def moves_up_to(match: Match, seq: int) -> tuple[str, ...]:
    """Return the notation of the seats' actions up to an entry."""
    bodies = [entry.body for entry in match.record.entries[: seq + 1]]
    rules = match.follower.rules
    return tuple(
        format_action(body.actions[0], rules, short=True)
        for body in bodies
        if isinstance(body, Commit) and body.seat is not None
    )


def goals(state: GameState) -> Iterator[tuple[Goal, Answer]]:
    """Yield the goals that are worth a search from a position."""
    rules, seat = edition(state.edition), state.turn
    me, rival = state.players[seat], state.players[1 - seat]
    if rules.goal - 10 <= me.points < rules.goal:
        yield Goal("win", 2), "best"
        if sum(me.tokens) <= FEW_TOKENS:
            yield Goal("win", 3), "greedy"
    for tile in state.tiles:
        if tile is None:
            continue
        demand = rules.tiles[tile].demand
        mine, theirs = (missing(demand, player.bonuses) for player in (me, rival))
        if 1 <= theirs <= 2:
            yield Goal("deny", 2, tile), "greedy"
            yield Goal("deny", 3, tile), "greedy"
        if mine == 2:
            yield Goal("tile", 2, tile), "best"
        if mine in (2, 3):
            yield Goal("tile", 3, tile), "greedy"


def missing(demand: Iterable[int], bonuses: Iterable[int]) -> int:
    """Return the number of bonuses that a tile still asks for."""
    return sum(max(0, need - have) for need, have in zip(demand, bonuses, strict=True))


def examine(puzzle: Puzzle, state: GameState) -> tuple[Puzzle, str] | None:
    """Return the puzzle with its solution, and a note; ``None`` where it is not rare, fair and above trivial."""
    began = time.perf_counter()
    if puzzle.goal.kind != "deny" and puzzle.goal.turns > 2:
        sooner = msgspec.structs.replace(puzzle.goal, turns=puzzle.goal.turns - 1)
        if Solver(msgspec.structs.replace(puzzle, goal=sooner)).solutions(state):
            return None
    solver = Solver(puzzle)
    choices = legal_actions(state)
    if len(choices) < LEAST_MOVES or solver.reaches(*solver.after(state, 0, solver.bot_choice(state))):
        return None
    ways: set[tuple[str, object]] = set()
    for action in choices:
        if len(ways) <= MOST_SOLUTIONS and solver.reaches(*solver.after(state, 0, action)):
            ways.add(_kind(action))
    if not 1 <= len(ways) <= MOST_SOLUTIONS or _kind(solver.bot_choice(state)) in ways:
        return None
    line = solver.line(state)
    if not _in_sight(line, state, puzzle.seat) or not all(
        _holds(puzzle, state, line[0], deal) for deal in range(OTHER_DEALS)
    ):
        return None
    rules = edition(puzzle.edition)
    solution = tuple(format_action(action, rules, short=True) for action in line)
    seconds = time.perf_counter() - began
    note = f"{len(ways)} of {len(choices)}, {solver.visited} nodes, {seconds:.1f} s, {'; '.join(solution)}"
    return msgspec.structs.replace(puzzle, solution=solution), note


def _kind(action: Action) -> tuple[str, object]:
    """Return a key that differs between moves, but not between the payments for one card."""
    shown: object = action.place if isinstance(action, PurchaseCard) else action
    return type(action).__name__, shown


def _in_sight(line: list[Action], state: GameState, seat: Seat) -> bool:
    """Whether a solution needs only cards that its player sees from the start."""
    open_cards = {card for row in state.market for card in row} | {held.card for held in state.players[seat].hand}
    for action in line:
        if isinstance(action, PurchaseCard) and action.card not in open_cards:
            return False
        if isinstance(action, ReserveCard) and action.place.kind is PlaceKind.DECK:
            return False
    return True


def _holds(puzzle: Puzzle, state: GameState, first: Action, deal: int) -> bool:
    """Whether the first move reaches the goal too where the unseen cards lie in another order."""
    solver = Solver(puzzle, Dealer(sha("another deal", puzzle.number, deal), 1, state))
    after = solver.after(state, 0, first)
    return judge(puzzle, *after) == "solved" or solver.reaches(*after)


def text_of(puzzle: Puzzle) -> str:
    """Return the text of a puzzle's file."""
    values = msgspec.to_builtins(puzzle)
    del values["id"]
    goal = {name: value for name, value in values.pop("goal").items() if value is not None}
    return tomli_w.dumps({**values, "goal": goal}, multiline_strings=False)


if __name__ == "__main__":
    sys.exit(main())
