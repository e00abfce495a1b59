"""What a screen reader says of places of the table."""

from __future__ import annotations

import pytest

from game.rules import edition
from game.rules.model import MAJORITY, Seat, tile
from game.view.descriptions.speech import describe_place, describe_position
from game.view.layout.table import SEAT_CONTROLS
from tests.rules.table import seat, table

BASE = edition("base")
TILE = next(iter(BASE.tiles.values()))
NAMES = ("Ana", "Bianca", "Jonas")


@pytest.mark.parametrize(
    ("viewer", "rivals"),
    [(0, "Bianca complete; Jonas 8"), (2, "Ana 8; Bianca complete"), (None, "Ana 8; Bianca complete; Jonas 8")],
)
def test_a_tile_is_said_with_how_much_every_seat_lacks(viewer: Seat | None, rivals: str) -> None:
    demand = "".join(map(str, TILE.demand))
    state = table(seat(), seat("", demand), seat(), tiles=[TILE.id])
    said = describe_place(BASE, state, NAMES, tile(0), viewer)
    assert sum(TILE.demand) == 8 and said.endswith(f". Still needed: {rivals}")
    assert ("Need 4 more emeralds" in said) == (viewer is not None), "what the viewer lacks is said by colour"


def test_the_majority_tile_is_said_with_the_tags_of_every_seat() -> None:
    state = table(seat(tags=4), seat(), seat(tags=1), edition_name="marvel")
    said = describe_place(edition("marvel"), state, NAMES, MAJORITY, 0)
    assert said.endswith("Ana: 4 Avengers tags; Bianca: 0 Avengers tags; Jonas: 1 Avengers tag")


@pytest.mark.parametrize(("plays", "said"), [(True, [False, True, False]), (False, [True, True, False])])
def test_everyone_but_the_player_themselves_is_told_that_they_can_reach_the_goal(plays: bool, said: list[bool]) -> None:
    card = next(card for card in BASE.cards.values() if card.points == 2)
    close = seat("77777", points=13)
    state = table(close, close, seat(), market={card.level: [card.id]})
    text = " ".join(describe_position(BASE, state, NAMES, 0, plays=plays))
    assert [f"{name} can reach the goal next turn." in text for name in NAMES] == said


def test_nobody_can_reach_the_goal_once_the_game_is_over_also_by_agreement() -> None:
    close = seat("77777", points=14)
    state = table(close, close, seat(), market={card.level: [card.id] for card in BASE.cards.values() if card.points})
    for over in (False, True):
        text = " ".join(describe_position(BASE, state, NAMES, 0, plays=False, over=over))
        assert ("can reach the goal" in text) is not over
        mat = describe_place(BASE, state, NAMES, SEAT_CONTROLS[1], 0, over=over)
        assert ("can reach the goal" in mat) is not over
