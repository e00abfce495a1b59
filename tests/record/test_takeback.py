"""Which turn may be taken back: by a person alone, by several at one screen, and by one of several in a network."""

from __future__ import annotations

from game.match.match import Match
from game.record.takeback import last_turn_of, reveals_cards_since, undoable_turn, undoable_turn_of
from game.rules import ReserveCard, TakeTokens, market
from tests.helpers.tables import new_match


def undoable(match: Match, *people: int) -> tuple[int, int] | None:
    return undoable_turn(match.record, people)


def test_a_turn_that_revealed_a_card_is_undone_by_a_person_alone_only() -> None:
    match = new_match("base", 2)
    first, second = match.state.turn, 1 - match.state.turn
    opening = len(match.record.entries) - 1
    assert undoable(match, 0) is undoable(match, 0, 1) is None
    match.propose(first, TakeTokens((0, 1, 2)))
    assert undoable(match, first) == undoable(match, 0, 1) == (first, opening)
    assert undoable_turn_of(match.record, first) == opening
    match.propose(second, ReserveCard(market(1, 0)))
    assert reveals_cards_since(match.record, opening)
    assert undoable(match, 0, 1) is None
    assert undoable_turn_of(match.record, first) is None
    assert undoable(match, first) == (first, opening)
    assert undoable(match, second) == (second, opening + 1)
    assert last_turn_of(match.record, first) == opening
