"""What the others did since the viewer acted: all of it is remembered, and no more."""

from __future__ import annotations

from game.rules import Action, DiscardTokens, Event, PurchaseCard, ReserveCard, TakeTokens, bank, tokens
from game.rules.model import (
    MAJORITY,
    CardMoved,
    MajorityMoved,
    PlaceKind,
    TileMoved,
    TokensMoved,
    bonus,
    deck,
    hand,
    market,
    owned_majority,
    owned_tile,
    tile,
)
from game.view.descriptions.recent_moves import MAJORITY_TILE, MoveSummary, Recent


def took(seat: int, *kinds: int) -> tuple[int, tuple[Action, ...], tuple[Event, ...]]:
    events = tuple(TokensMoved(kind, 1, bank(kind), tokens(seat, kind)) for kind in kinds)
    return seat, (TakeTokens(kinds),), events


def bought(seat: int) -> tuple[int, tuple[Action, ...], tuple[Event, ...]]:
    place = market(1, 2)
    events = (
        TokensMoved(3, 2, tokens(seat, 3), bank(3)),
        CardMoved("b1-01", 1, place, bonus(seat, 4)),
        CardMoved("b1-02", 1, deck(1), place),
        TileMoved("noble", tile(0), owned_tile(seat, 0)),
    )
    return seat, (PurchaseCard(place, "b1-01", (0, 0, 0, 2, 0, 0, 0)),), events


def test_pieces_of_all_others_stay_marked_until_the_viewer_acts() -> None:
    recent = Recent()
    recent.add(*took(0, 0, 1))
    assert recent.touched(0) == {bank(0), bank(1), tokens(0, 0), tokens(0, 1)}
    recent.add(*bought(1))
    recent.add(*took(2, 2, 3))
    others = {bonus(1, 4), market(1, 2), owned_tile(1, 0), tokens(2, 2), tokens(2, 3)}
    assert recent.touched(0) == others | {bank(2), bank(3)}
    recent.add(*took(0, 4))
    assert recent.touched(0) == {bank(4), tokens(0, 4)}


def test_only_the_last_one_marks_piles_of_the_bank() -> None:
    recent = Recent()
    recent.add(*took(1, 0))
    recent.add(*took(2, 1))
    assert {place for place in recent.touched(0) if place.kind is PlaceKind.BANK} == {bank(1)}


def test_a_viewer_sees_the_last_action_alone() -> None:
    recent = Recent()
    assert recent.touched(None) == frozenset()
    recent.add(*took(1, 0))
    recent.add(*took(2, 1))
    assert recent.touched(None) == {bank(1), tokens(2, 1)}


def test_a_turn_of_two_decisions_is_one_row() -> None:
    recent = Recent()
    recent.add(*took(1, 0, 1, 2))
    back = (TokensMoved(0, 1, tokens(1, 0), bank(0)),)
    recent.add(1, (DiscardTokens((1, 0, 0, 0, 0, 0, 0)),), back)
    assert recent.moves(1) == (MoveSummary("take", (0, 1, 2)), MoveSummary("give", (0,)))
    recent.add(*took(0, 3))
    assert recent.moves(1) == (MoveSummary("take", (0, 1, 2)), MoveSummary("give", (0,)))
    recent.add(*bought(1))
    assert recent.moves(1) == (MoveSummary("buy", card="b1-01"), MoveSummary("tile", tile="noble"))
    assert recent.moves(2) == ()


def test_movers_are_the_seats_that_have_acted_since_the_viewers_last_turn_that_is_over() -> None:
    recent = Recent()
    assert recent.movers(0, 0) == frozenset()
    for seat in (0, 1, 2):
        recent.add(*took(seat, seat))
    assert recent.movers(0, 0) == {1, 2}
    assert recent.movers(1, 0) == {2}
    recent.add(*took(0, 4))
    assert recent.movers(0, 0) == {1, 2}, "their turn is not over"
    assert recent.movers(0, 1) == frozenset()


def test_the_majority_tile_is_part_of_a_move() -> None:
    recent = Recent()
    seat, actions, events = bought(1)
    recent.add(seat, actions, (*events[:-1], MajorityMoved(MAJORITY, owned_majority(1))))
    assert recent.moves(1) == (MoveSummary("buy", card="b1-01"), MoveSummary("tile", tile=MAJORITY_TILE))


def test_a_blind_card_is_shown_by_its_level() -> None:
    recent = Recent()
    events = (CardMoved(None, 2, deck(2), hand(1, 0)), TokensMoved(5, 1, bank(5), tokens(1, 5)))
    recent.add(1, (ReserveCard(deck(2)),), events)
    assert recent.moves(1) == (MoveSummary("reserve", (5,), None, 2),)
    recent.clear()
    assert recent.moves(1) == ()
