"""R18, R19: the visibility of cards; the actions that a view accepts; the public digest."""

from __future__ import annotations

import pytest

from game.rules import (
    Action,
    CardMoved,
    Deal,
    GameEnded,
    HeldCard,
    Pass,
    PurchaseCard,
    Reason,
    ReserveCard,
    TakeTokens,
    apply,
    bonus,
    deck,
    hand,
    legal_actions,
    market,
    observe,
    public_digest,
    redact,
    redact_event,
    unseen,
    visible_card,
)
from tests.rules.table import happened, held, play, refused, seat, table, tok

SECRET = HeldCard(None, 2, True)


def test_r18_a_card_reserved_face_up_is_known_to_all() -> None:
    state = table(seat(hand=[held("b1-01")]), seat())
    assert observe(state, 1).players == observe(state, None).players == state.players


@pytest.mark.parametrize(("viewer", "seen"), [(0, "b2-07"), (1, None), (None, None)])
def test_r19_a_card_reserved_from_a_deck_is_known_to_its_owner_alone(viewer: int | None, seen: str | None) -> None:
    state = table(seat(hand=[held("b1-01"), held("b2-07", blind=True)]), seat())
    view = observe(state, viewer)
    assert view.players[0].hand == (held("b1-01"), HeldCard(seen, 2, True))
    assert view.redacted
    assert observe(view, viewer) == view
    deal = Deal(hand(0, 1), "b2-07")
    assert redact(deal, viewer) == Deal(hand(0, 1), seen)
    event = CardMoved("b2-07", 2, deck(2), hand(0, 1))
    assert redact_event(event, viewer) == CardMoved(seen, 2, deck(2), hand(0, 1))


@pytest.mark.parametrize(
    "action",
    [TakeTokens((0,)), ReserveCard(deck(1)), PurchaseCard(hand(0, 0), "b2-07", tok()), Deal(market(1, 0), "b1-01")],
)
def test_r19_all_else_is_public(action: Action) -> None:
    assert redact(action, 1) == action


@pytest.mark.parametrize(
    "event",
    [
        GameEnded((0,), "points"),
        CardMoved("b1-01", 1, market(1, 0), hand(0, 0)),
        CardMoved("b1-01", 1, deck(1), market(1, 0)),
        CardMoved("b2-07", 2, hand(0, 0), bonus(0, 1)),
    ],
)
def test_r19_all_else_happens_in_sight(event: GameEnded | CardMoved) -> None:
    assert redact_event(event, 1) == event


def test_r19_a_view_takes_the_deal_without_its_card() -> None:
    view = observe(play(table(), ReserveCard(deck(2))), 1)
    deals = legal_actions(view)
    assert deals[0] == Deal(hand(0, 0), None)
    assert len(deals) == 31
    assert play(view, deals[0]).players[0].hand == (SECRET,)
    assert happened(view, deals[0])[0] == CardMoved(None, 2, deck(2), hand(0, 0))


def test_r19_an_unseen_card_may_be_bought_as_any_unseen_card_of_its_level() -> None:
    state = table(
        seat("77777", hand=[SECRET]), seat(hand=[held("b2-01")]), market={2: ["b2-02"]}, redacted=True, bank=""
    )
    named = {action.card for action in legal_actions(state) if isinstance(action, PurchaseCard)}
    assert named == {"b2-02", *unseen(state, 2)}
    assert unseen(state, 2) == tuple(f"b2-{number:02}" for number in range(3, 31))
    after, events = apply(state, PurchaseCard(hand(0, 0), "b2-20", tok("20023")))
    assert after.players[0].bought == ("b2-20",)
    assert events[3] == CardMoved("b2-20", 2, hand(0, 0), bonus(0, 3))


def test_r15_a_seat_with_an_unseen_card_may_pass_in_a_view() -> None:
    full = [held("b3-01"), held("b3-02")]
    state = table(seat("2", hand=[SECRET, *full]), seat(), bank="", redacted=True)
    actions = legal_actions(state)
    assert actions == (Pass(),)
    rich = table(seat("50000", hand=[SECRET, *full]), seat(), bank="", redacted=True)
    actions = legal_actions(rich)
    assert actions[-1] == Pass()
    assert len(actions) > 1
    assert play(rich, Pass()).passes == 1


def test_r15_a_seat_may_not_pass_in_a_view_with_another_action() -> None:
    state = table(seat("22222", hand=[SECRET]), seat(), redacted=True)
    assert Pass() not in legal_actions(state)
    assert refused(state, Pass()) is Reason.PASS_POSSIBLE
    state = table(seat("00022", hand=[SECRET] * 3), seat(), market={1: ["b1-01"]}, bank="", redacted=True)
    assert refused(state, Pass()) is Reason.PASS_POSSIBLE


def test_r15_a_seat_may_not_pass_in_a_view_where_every_unseen_card_can_be_paid() -> None:
    state = table(seat("77777 5", hand=[SECRET] * 3), seat(), bank="", redacted=True)
    assert Pass() not in legal_actions(state)
    assert refused(state, Pass()) is Reason.PASS_POSSIBLE


def test_digest_is_the_same_for_the_position_and_every_view() -> None:
    state = table(seat(hand=[held("b2-07", blind=True)]), seat(hand=[held("b1-01")]))
    digest = public_digest(state)
    assert len(digest) == 32
    assert {public_digest(observe(state, viewer)) for viewer in (0, 1, None)} == {digest}


def test_the_digest_differs_for_different_public_positions() -> None:
    state = table(seat("1"), seat())
    others = [table(seat("01"), seat()), table(seat("1"), seat(), turn=1), play(state, TakeTokens((0, 1, 2)))]
    assert len({public_digest(position) for position in (state, *others)}) == 4


def test_the_digest_of_a_known_position_is_unchanged() -> None:
    state = table(seat("1", hand=[held("b2-07", blind=True)]), seat(), market={1: ["b1-01"]})
    assert public_digest(play(state, ReserveCard(deck(1)))).hex() == (
        "dc968d06299a894bb161be41c5cf05cb46aab36201a83fe29bc9c7546ef1eb8a"
    )


def test_a_card_is_named_at_places_of_the_market_and_of_hands() -> None:
    state = table(seat(hand=[held("b1-01"), held("b2-07", blind=True)]), seat())
    assert visible_card(state, market(2, 3)) == state.market[1][3]
    assert [visible_card(state, hand(0, slot)) for slot in range(3)] == ["b1-01", "b2-07", None]
    assert visible_card(observe(state, 1), hand(0, 1)) is None
    assert visible_card(state, deck(2)) is None
