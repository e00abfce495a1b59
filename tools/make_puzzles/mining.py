"""Puzzles out of one game of two strong bots.

Knows matches, judging and proving; knows nothing of files.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.bots import make_bot
from game.challenges.puzzle import Goal, Puzzle, deal_secret, set_up
from game.match.match import Match
from game.notation.actions import format_action, parse
from game.record import Commit, SeatInfo
from game.record.hashing import sha
from game.rules import (
    Action,
    GameState,
    Phase,
    PlaceKind,
    ReserveCard,
    apply,
    current_actor,
    edition,
    legal_actions,
    observe,
    same_choice,
)
from tools.make_puzzles.judging import JudgedPosition, confirmed, found_by_normal, searched
from tools.make_puzzles.proving import proved

BOT_LEAVES: Final = 32
"""Number of leaves of the search of both bots."""
FIRST_MARGIN: Final = 0.1
"""Minimum lead of the best action in the bot's own search; most positions are dropped here."""
EARLIEST_ROUND: Final = 5
SEATS: Final = tuple(SeatInfo(f"Player {seat + 1}", "human") for seat in range(2))
MIN_ACTIONS: Final = 15


class Find(msgspec.Struct, frozen=True):
    """A puzzle without a grade, and what its grade follows from: which bots play the solution's first action."""

    puzzle: Puzzle
    greedy: bool
    normal: float

    @property
    def proved(self) -> bool:
        """Whether the goal is proved."""
        return self.puzzle.goal.kind != "best"


class Mine(msgspec.Struct, frozen=True):
    """One game to search: the edition and the number of its deal."""

    edition: str
    number: int


def finds(mine: Mine) -> list[Find]:
    """Play the game and return its puzzles."""
    match = Match.unsaved(mine.edition, SEATS, deal_secret(mine.edition, mine.number))
    found = []
    while match.end is None:
        seat = current_actor(match.state)
        assert seat is not None
        view = observe(match.state, seat)
        actions = legal_actions(view)
        if len(actions) == 1:
            match.propose(seat, actions[0])
            continue
        choice = searched(view, BOT_LEAVES, seed=len(match.record.entries))
        if choice.margin >= FIRST_MARGIN and _may_be_puzzle(match.state, choice.action):
            judged = confirmed(view, choice.action)
            if judged is not None:
                found.append(_find(mine, match, judged))
        match.propose(seat, choice.action)
    return found


def _may_be_puzzle(state: GameState, action: Action) -> bool:
    """Whether a person has a real choice, of which ``action`` is all: nothing to guess, to return or to choose."""
    if state.phase is not Phase.ACTION or state.round < EARLIEST_ROUND or len(legal_actions(state)) < MIN_ACTIONS:
        return False
    if isinstance(action, ReserveCard) and action.place.kind is PlaceKind.DECK:
        return False
    after, _ = apply(state, action)
    # A card that reaches the goal of the game at once needs no thought.
    return after.phase is Phase.ACTION and after.players[state.turn].points < edition(state.edition).goal


def _find(mine: Mine, match: Match, judged: JudgedPosition) -> Find:
    state, rules, action = match.state, match.follower.rules, judged.action
    puzzle = Puzzle(
        edition=mine.edition,
        number=mine.number,
        seat=state.turn,
        answer="best",
        goal=Goal("best", 1),
        grade="easy",
        chance=round(judged.chance, 2),
        next=round(judged.next, 2),
        solution=(format_action(action, rules, short=True),),
        moves=_moves(match),
    )
    return found_by_bots(proved(puzzle, state, action) or puzzle)


def found_by_bots(puzzle: Puzzle) -> Find:
    """Return the puzzle with what its grade follows from."""
    state = set_up(puzzle, SEATS).state
    view, first = observe(state, puzzle.seat), parse(puzzle.solution[0], edition(puzzle.edition), state)
    greedy = make_bot("greedy", sha("puzzle bot", puzzle.number)).choose(view)
    return Find(puzzle, same_choice(greedy, first), found_by_normal(view, first))


def _moves(match: Match) -> tuple[str, ...]:
    """Return the notation of the seats' actions."""
    bodies = [entry.body for entry in match.record.entries]
    rules = match.follower.rules
    return tuple(
        format_action(body.actions[0], rules, short=True)
        for body in bodies
        if isinstance(body, Commit) and body.seat is not None
    )
