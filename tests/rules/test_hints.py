"""What a screen asks about places: why not, and what may join a gathering."""

from __future__ import annotations

import pytest

from game.rules import (
    MAJORITY,
    SPECIAL,
    WILD,
    GameState,
    Hints,
    Phase,
    Place,
    Reason,
    ReserveCard,
    bank,
    deck,
    hand,
    initial_state,
    market,
    why_not,
    why_not_add,
    why_not_buy,
)
from tests.rules.table import held, play, seat, table

OPEN = table(
    seat("00021", hand=[held("b3-06"), held("b1-01", blind=True)]),
    seat(hand=[held("b1-05")]),
    market={1: ["b1-02"]},
    bank="44300 5",
    decks=(1, 0, 1),
)


@pytest.mark.parametrize(
    ("place", "hints"),
    [
        (market(1, 0), Hints(Reason.TAKE_KIND, None, Reason.BUY_SHORT)),
        (market(1, 1), Hints(Reason.TAKE_KIND, Reason.PLACE_EMPTY, Reason.PLACE_EMPTY)),
        (deck(1), Hints(Reason.TAKE_KIND, None, Reason.BUY_PLACE)),
        (deck(2), Hints(Reason.TAKE_KIND, Reason.DECK_EMPTY, Reason.BUY_PLACE)),
        (hand(0, 0), Hints(Reason.TAKE_KIND, Reason.RESERVE_PLACE, Reason.BUY_SHORT)),
        (hand(0, 1), Hints(Reason.TAKE_KIND, Reason.RESERVE_PLACE, None)),
        (hand(1, 0), Hints(Reason.TAKE_KIND, Reason.RESERVE_PLACE, Reason.BUY_OTHER_HAND)),
        (MAJORITY, Hints(Reason.TAKE_KIND, Reason.RESERVE_PLACE, Reason.BUY_PLACE)),
        (bank(0), Hints(None, Reason.RESERVE_PLACE, Reason.BUY_PLACE)),
        (bank(3), Hints(Reason.TAKE_EMPTY, Reason.RESERVE_PLACE, Reason.BUY_PLACE)),
        (bank(WILD), Hints(Reason.TAKE_WILD, Reason.RESERVE_PLACE, Reason.BUY_PLACE)),
        (bank(SPECIAL), Hints(Reason.TAKE_SPECIAL, Reason.RESERVE_PLACE, Reason.BUY_PLACE)),
    ],
)
def test_why_not_tells_for_each_action_what_forbids_it(place: Place, hints: Hints) -> None:
    assert why_not(OPEN, place) == hints


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (initial_state("base", 2), Reason.DEAL_FIRST),
        (play(table(), ReserveCard(deck(1))), Reason.DEAL_FIRST),
        (table(phase=Phase.OVER), Reason.GAME_OVER),
        (table(phase=Phase.DISCARD), Reason.DISCARD_FIRST),
        (table(phase=Phase.TILE), Reason.TILE_FIRST),
    ],
)
def test_why_not_tells_what_is_due_first(state: GameState, reason: Reason) -> None:
    assert why_not(state, bank(0)) == Hints(reason, reason, reason)


def test_an_unseen_card_may_be_one_that_can_be_paid() -> None:
    state = table(seat(hand=[held(None, blind=True)]), seat(), redacted=True)
    assert why_not_buy(state, hand(0, 0)) is None


@pytest.mark.parametrize(
    ("gathered", "color", "reason"),
    [
        ((), 0, None),
        ((0,), 1, None),
        ((2, 0), 1, None),
        ((1,), 1, None),
        ((2,), 2, Reason.TAKE_PAIR_SMALL),
        ((1, 0), 0, Reason.TAKE_PAIR_ALONE),
        ((1, 1), 0, Reason.TAKE_PAIR_ALONE),
        ((0, 1, 2), 0, Reason.TAKE_TOO_MANY),
        ((0,), 4, Reason.TAKE_EMPTY),
        ((0,), WILD, Reason.TAKE_WILD),
    ],
)
def test_why_not_add_judges_a_gathering_as_part_of_a_take(
    gathered: tuple[int, ...], color: int, reason: Reason | None
) -> None:
    assert why_not_add(OPEN, gathered, color) is reason
