"""Scripted dealers and whole turns, as users of the rules as a library have them."""

from __future__ import annotations

import pytest

from game.rules import (
    Action,
    CardMoved,
    DiscardTokens,
    GameState,
    IllegalAction,
    Phase,
    ReserveCard,
    TakeTokens,
    TurnBegan,
    deck,
    edition,
    initial_state,
    legal_actions,
    play_turn,
    write_script,
)
from tests.rules.table import seat, table


def nothing(_state: GameState) -> Action:
    raise AssertionError("nobody is to move")


def test_the_opening_is_a_turn_of_chance_alone() -> None:
    script = write_script(edition("base"), 1, lambda _: None)
    state, events = play_turn(initial_state("base", 2), nothing, script.deal)
    assert (state.phase, state.turn) == (Phase.ACTION, 1)
    assert state.market[0] == ("b1-01", "b1-02", "b1-03", "b1-04")
    assert events[-1] == TurnBegan(1, 1)


def test_a_turn_deals_the_cards_it_reveals() -> None:
    script = write_script(edition("base"), 0, lambda _: None)
    state, _ = play_turn(initial_state("base", 2), nothing, script.deal)
    state, events = play_turn(state, lambda _: ReserveCard(deck(2)), script.deal)
    assert state.turn == 1
    assert [event.card for event in events if isinstance(event, CardMoved)] == ["b2-05"]


def test_a_turn_holds_giving_back() -> None:
    state = table(seat("22222"), seat())
    script = write_script(edition("base"), 0, lambda _: None)
    asked: list[Phase] = []

    def choose(now: GameState) -> Action:
        asked.append(now.phase)
        return TakeTokens((0, 1, 2)) if now.phase is Phase.ACTION else legal_actions(now)[0]

    state, events = play_turn(state, choose, script.deal)
    assert asked == [Phase.ACTION, Phase.DISCARD]
    assert sum(state.players[0].tokens) == 10
    assert isinstance(events[-1], TurnBegan)


def test_a_turn_refuses_illegal_actions() -> None:
    script = write_script(edition("base"), 0, lambda _: None)
    with pytest.raises(IllegalAction):
        play_turn(table(seat(), seat()), lambda _: DiscardTokens((0,) * 7), script.deal)
