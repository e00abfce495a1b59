"""The flights of a recap: what a turn took leaves an empty place, and tokens fly from and to the small bank."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.rules import Phase
from game.rules.editions import edition as rules_of
from game.rules.model import PlaceKind, TokensMoved
from game.sessions.update import Update
from game.view.animation.flight_path import PieceKind
from game.view.animation.recap import Recap, turns_since
from game.view.layout.table import table_layout
from tools.shots.posed import PosedTurn, position
from tools.shots.seated import my_turn


def recap_of(steps: Sequence[PosedTurn]) -> Recap:
    updates = [
        Update(number, "commit", step.seat, step.actions, step.events, step.state) for number, step in enumerate(steps)
    ]
    return Recap("marvel", turns_since(updates, 0), speed="normal", animations_off=False)


@pytest.fixture(scope="module")
def recap() -> Recap:
    return recap_of(
        position("marvel", 4, lambda state: state.turn == 0 and state.round == 23 and state.phase is Phase.ACTION)
    )


def test_a_place_that_a_turn_has_emptied_stays_empty(recap: Recap) -> None:
    layout = table_layout((1600, 900), rules_of("marvel"), 4)
    taken = {gain.source for gained in recap.gains for gain in gained}
    emptied = {place for place in taken if place.kind is PlaceKind.MARKET}
    assert emptied
    recap.again()
    cards = set()
    while recap.busy:
        recap.step(20)
        animation = recap.animation_state(layout)
        assert emptied <= animation.hidden
        cards |= {pose.piece.name for pose in animation.poses if pose.piece.kind is PieceKind.CARD}
    assert cards <= {gain.piece.name for gained in recap.gains for gain in gained}
    assert emptied <= recap.animation_state(layout).hidden


def test_a_card_lies_in_its_place_until_its_turn_unless_another_was_taken_from_there() -> None:
    recap = recap_of(position("marvel", 4, my_turn))
    layout = table_layout((1600, 900), rules_of("marvel"), 4)
    first, _, third = (gained[0] for gained in recap.gains)
    assert first.source == third.source and first.piece != third.piece
    seen: list[tuple[int, frozenset[str | None]]] = []
    while recap.busy:
        animation = recap.animation_state(layout)
        seen.append((recap.begun, frozenset(piece.name for _, piece in animation.resting)))
        recap.step(5)
    names = [gained[0].piece.name for gained in recap.gains]
    assert list(dict.fromkeys(seen)) == [
        (0, {names[0], names[1]}),
        (1, {names[0], names[1]}),
        (1, {names[1]}),
        (2, {names[1]}),
        (2, frozenset()),
        (3, frozenset()),
    ]


def test_tokens_that_a_turn_paid_land_on_their_stacks_in_the_bank(recap: Recap) -> None:
    layout = table_layout((1600, 900), rules_of("marvel"), 4)
    recap.again()
    paid = {
        (number, event.kind)
        for number, turn in enumerate(recap.turns)
        for update in turn.updates
        for event in update.events
        if isinstance(event, TokensMoved) and event.target.kind is PlaceKind.BANK
    }
    gained = [(number, gain.piece) for number, gained in enumerate(recap.gains) for gain in gained]
    assert paid
    assert not paid & {(number, piece.number) for number, piece in gained if piece.kind is PieceKind.TOKEN}
    last: dict[tuple[int, int], tuple[float, float]] = {}
    while recap.busy:
        recap.step(5)
        tokens = [pose for pose in recap.animation_state(layout).poses if pose.piece.kind is PieceKind.TOKEN]
        last |= {(recap.begun - 1, pose.piece.number): (pose.x, pose.y) for pose in tokens}
    for number, kind in paid:
        assert layout.bank_cells[kind].contains(last[number, kind])


def test_the_points_of_all_turns_add_up(recap: Recap) -> None:
    state = recap.turns[-1].updates[-1].state
    before = recap.turns[0].points
    found = [recap.points(number, state) for number in range(len(recap.turns))]
    assert sum(found) == sum(state.players[turn.seat].points - before[turn.seat] for turn in recap.turns)
    assert max(found) > 0
