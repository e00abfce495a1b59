"""Rows of breaches: every ``Reason`` with positions and actions that break just that rule."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from game.rules import (
    FIRST,
    MAJORITY,
    SPECIAL,
    WILD,
    Action,
    ClaimTile,
    Deal,
    DiscardTokens,
    GameState,
    IllegalAction,
    Pass,
    Phase,
    Place,
    PlaceKind,
    PurchaseCard,
    Reason,
    ReserveCard,
    TakeTokens,
    apply,
    bank,
    check,
    deck,
    edition,
    hand,
    initial_state,
    legal_actions,
    market,
    tile,
)
from tests.rules.table import held, play, seat, table, tok

OPEN: Final = table(seat("11111"), seat(hand=[held("b1-09")]), market={1: ["b1-01", "b1-02"]})
"""Seat 0 holds one token of each colour; b1-01 costs 2 red and 1 black, b1-02 one of each colour but white."""
RICH: Final = table(seat("33333 2 1"), seat(), edition_name="marvel", market={1: ["m1-01"], 2: ["m2-01"]})
"""m1-01 costs 3 red."""
FULL_HAND: Final = table(seat(hand=[held("b1-03"), held("b1-04"), held("b1-05")]), seat(), market={1: ["b1-01"]})
THREE_PILES: Final = table(bank="4 3 1 0 0 5")
ELEVEN: Final = table(seat("33220 0 1"), seat(), edition_name="marvel", phase=Phase.DISCARD)
CHOICE: Final = table(seat("", "44400"), seat(), tiles=["bn-03", "bn-05", "bn-08", None], phase=Phase.TILE)
DEALING: Final = play(table(market={1: ["b1-01"]}), ReserveCard(market(1, 0)))
BLIND: Final = play(table(market={1: ["b1-01"]}), ReserveCard(deck(1)))
SETUP_FIRST: Final = initial_state("base", 2)
SETUP_TILES: Final = play(initial_state("marvel", 2, 0), Deal(tile(0), "ml-1A"))
OVER: Final = table(phase=Phase.OVER)

UNTYPED: Final[dict[str, Any]] = {
    "counts": [0] * 7,
    "back": [1, 0, 0, 0, 0, 0, 0],
    "digits": ("1", 0, 0, 0, 0, 0, 0),
    "colors": [0, 1, 2],
    "words": ("red",),
}
"""Fields of wrong types, as a caller gives them that no type checker reads."""

ROWS: Final[list[tuple[Reason, GameState, Action]]] = [
    (Reason.GAME_OVER, OVER, TakeTokens((0, 1, 2))),
    (Reason.GAME_OVER, OVER, Pass()),
    (Reason.GAME_OVER, OVER, Deal(market(1, 0), "b1-01")),
    (Reason.DEAL_FIRST, DEALING, TakeTokens((0, 1, 2))),
    (Reason.DEAL_FIRST, SETUP_FIRST, Pass()),
    (Reason.DISCARD_FIRST, ELEVEN, TakeTokens((0, 1, 2))),
    (Reason.DISCARD_FIRST, ELEVEN, Pass()),
    (Reason.TILE_FIRST, CHOICE, TakeTokens((0, 1, 2))),
    (Reason.TILE_FIRST, CHOICE, ReserveCard(deck(1))),
    (Reason.TOKEN_COUNTS, RICH, PurchaseCard(market(1, 0), "m1-01", (0, 0, 0, 3))),
    (Reason.TOKEN_COUNTS, RICH, PurchaseCard(market(1, 0), "m1-01", (0, -1, 0, 4, 0, 0, 0))),
    (Reason.TOKEN_COUNTS, ELEVEN, DiscardTokens((1,))),
    (Reason.TOKEN_COUNTS, ELEVEN, DiscardTokens((2, -1, 0, 0, 0, 0, 0))),
    (Reason.TOKEN_COUNTS, OPEN, PurchaseCard(market(1, 0), "b1-01", (1,))),
    (Reason.TOKEN_COUNTS, OPEN, PurchaseCard(market(1, 0), "b1-01", UNTYPED["counts"])),
    (Reason.TOKEN_COUNTS, ELEVEN, DiscardTokens(UNTYPED["back"])),
    (Reason.TOKEN_COUNTS, ELEVEN, DiscardTokens(UNTYPED["digits"])),
    (Reason.TAKE_KIND, OPEN, TakeTokens(UNTYPED["colors"])),
    (Reason.TAKE_KIND, OPEN, TakeTokens(UNTYPED["words"])),
    (Reason.TAKE_NONE, OPEN, TakeTokens(())),
    (Reason.TAKE_NONE, table(bank="00000 5"), TakeTokens(())),
    (Reason.TAKE_KIND, OPEN, TakeTokens((0, 1, 7))),
    (Reason.TAKE_KIND, OPEN, TakeTokens((-1, 0, 1))),
    (Reason.TAKE_WILD, OPEN, TakeTokens((0, 1, WILD))),
    (Reason.TAKE_WILD, OPEN, TakeTokens((WILD, WILD))),
    (Reason.TAKE_SPECIAL, RICH, TakeTokens((0, 1, SPECIAL))),
    (Reason.TAKE_ORDER, OPEN, TakeTokens((0, 2, 1))),
    (Reason.TAKE_EMPTY, THREE_PILES, TakeTokens((0, 1, 3))),
    (Reason.TAKE_EMPTY, THREE_PILES, TakeTokens((3, 3))),
    (Reason.TAKE_TOO_MANY, OPEN, TakeTokens((0, 1, 2, 3))),
    (Reason.TAKE_TOO_FEW, OPEN, TakeTokens((0,))),
    (Reason.TAKE_TOO_FEW, THREE_PILES, TakeTokens((0, 1))),
    (Reason.TAKE_PAIR_ALONE, OPEN, TakeTokens((0, 0, 1))),
    (Reason.TAKE_PAIR_ALONE, OPEN, TakeTokens((0, 0, 0))),
    (Reason.TAKE_PAIR_SMALL, THREE_PILES, TakeTokens((1, 1))),
    (Reason.TAKE_PAIR_SMALL, table(bank="0 3 0 0 0"), TakeTokens((1, 1))),
    (Reason.RESERVE_PLACE, OPEN, ReserveCard(bank(0))),
    (Reason.RESERVE_PLACE, OPEN, ReserveCard(hand(1, 0))),
    (Reason.RESERVE_PLACE, OPEN, ReserveCard(market(4, 0))),
    (Reason.RESERVE_PLACE, OPEN, ReserveCard(market(1, 4))),
    (Reason.RESERVE_PLACE, OPEN, ReserveCard(deck(0))),
    (Reason.RESERVE_PLACE, OPEN, ReserveCard(Place(PlaceKind.DECK, 1, 1))),
    (Reason.HAND_FULL, FULL_HAND, ReserveCard(market(1, 0))),
    (Reason.HAND_FULL, FULL_HAND, ReserveCard(deck(2))),
    (Reason.DECK_EMPTY, table(decks=(1, 0, 1)), ReserveCard(deck(2))),
    (Reason.PLACE_EMPTY, OPEN, ReserveCard(market(1, 2))),
    (Reason.PLACE_EMPTY, OPEN, PurchaseCard(market(1, 2), "b1-03", tok())),
    (Reason.BUY_PLACE, OPEN, PurchaseCard(deck(1), "b1-03", tok())),
    (Reason.BUY_PLACE, OPEN, PurchaseCard(hand(0, 0), "b1-03", tok())),
    (Reason.BUY_PLACE, OPEN, PurchaseCard(hand(2, 0), "b1-03", tok())),
    (Reason.BUY_PLACE, OPEN, PurchaseCard(market(0, 0), "b1-03", tok())),
    (Reason.BUY_OTHER_HAND, OPEN, PurchaseCard(hand(1, 0), "b1-09", tok())),
    (Reason.BUY_OTHER_CARD, OPEN, PurchaseCard(market(1, 1), "b1-01", tok("00021"))),
    (Reason.BUY_OTHER_CARD, OPEN, PurchaseCard(market(1, 1), "b9-99", tok())),
    (
        Reason.BUY_OTHER_CARD,
        table(seat("77777", hand=[held(None, blind=True)]), seat(), market={1: ["b1-01"]}, redacted=True),
        PurchaseCard(hand(0, 0), "b1-01", tok("00021")),
    ),
    (
        Reason.BUY_OTHER_CARD,
        table(seat("77777", hand=[held(None, blind=True)]), seat(), redacted=True),
        PurchaseCard(hand(0, 0), "b2-20", tok("20023")),
    ),
    (Reason.BUY_SHORT, OPEN, PurchaseCard(market(1, 0), "b1-01", tok("00021"))),
    (Reason.BUY_SHORT, FULL_HAND, PurchaseCard(hand(0, 0), "b1-03", tok("01211"))),
    (Reason.PAY_SPECIAL, RICH, PurchaseCard(market(1, 0), "m1-01", tok("00020 0 1"))),
    (Reason.PAY_NOT_HELD, RICH, PurchaseCard(market(1, 0), "m1-01", tok("00000 3"))),
    (Reason.PAY_TOO_MUCH, RICH, PurchaseCard(market(1, 0), "m1-01", tok("00030 1"))),
    (Reason.PAY_TOO_MUCH, RICH, PurchaseCard(market(1, 0), "m1-01", tok("10020"))),
    (Reason.PAY_TOO_LITTLE, RICH, PurchaseCard(market(1, 0), "m1-01", tok("00020"))),
    (Reason.NO_DISCARD, OPEN, DiscardTokens(tok("1"))),
    (Reason.NO_DISCARD, CHOICE, DiscardTokens(tok("1"))),
    (Reason.DISCARD_SPECIAL, ELEVEN, DiscardTokens(tok("00000 0 1"))),
    (Reason.DISCARD_NOT_HELD, ELEVEN, DiscardTokens(tok("00001"))),
    (Reason.DISCARD_COUNT, ELEVEN, DiscardTokens(tok("11"))),
    (Reason.DISCARD_COUNT, ELEVEN, DiscardTokens(tok())),
    (Reason.NO_CLAIM, OPEN, ClaimTile(tile(0))),
    (Reason.NO_CLAIM, ELEVEN, ClaimTile(tile(0))),
    (Reason.CLAIM_PLACE, CHOICE, ClaimTile(tile(3))),
    (Reason.CLAIM_PLACE, CHOICE, ClaimTile(tile(4))),
    (Reason.CLAIM_PLACE, CHOICE, ClaimTile(MAJORITY)),
    (Reason.CLAIM_UNMET, CHOICE, ClaimTile(tile(2))),
    (Reason.PASS_POSSIBLE, OPEN, Pass()),
    (Reason.PASS_POSSIBLE, table(bank="", decks=(0, 0, 1)), Pass()),
    (Reason.NO_DEAL, OPEN, Deal(market(1, 3), "b1-03")),
    (Reason.DEAL_PLACE, DEALING, Deal(market(1, 1), "b1-03")),
    (Reason.DEAL_CARD, DEALING, Deal(market(1, 0), "b1-01")),
    (Reason.DEAL_CARD, DEALING, Deal(market(1, 0), "b2-01")),
    (Reason.DEAL_CARD, DEALING, Deal(market(1, 0), "m1-01")),
    (Reason.DEAL_CARD, BLIND, Deal(hand(0, 0), "b1-01")),
    (Reason.DEAL_TILE, SETUP_TILES, Deal(tile(1), "ml-1B")),
    (Reason.DEAL_TILE, SETUP_TILES, Deal(tile(1), "bn-01")),
    (Reason.DEAL_SEAT, SETUP_FIRST, Deal(FIRST, "2")),
    (Reason.DEAL_SEAT, SETUP_FIRST, Deal(FIRST, "00")),
    (Reason.DEAL_HIDDEN, DEALING, Deal(market(1, 0), None)),
    (Reason.DEAL_HIDDEN, BLIND, Deal(hand(0, 0), None)),
    (Reason.DEAL_HIDDEN, SETUP_FIRST, Deal(FIRST, None)),
]


@pytest.mark.parametrize(("reason", "state", "action"), ROWS, ids=[f"{row[0].rule}-{row[0].name}" for row in ROWS])
def test_breach_is_refused_with_its_reason(reason: Reason, state: GameState, action: Action) -> None:
    verdict = check(state, action)
    assert verdict is not None
    assert verdict.reason is reason
    assert action not in legal_actions(state)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert caught.value.reason is reason
    assert str(caught.value) == f"{reason.rule} {reason.text} {action!r}"


def test_every_reason_has_a_row() -> None:
    assert {row[0] for row in ROWS} == set(Reason)


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_names_a_rule_and_speaks_in_a_sentence(reason: Reason) -> None:
    assert re.fullmatch(r"R([1-9]|1[0-9]|20)", reason.rule)
    assert re.fullmatch(r"[A-Z].*[a-z0-9]\.", reason.text)


def test_reasons_are_all_different_sentences() -> None:
    assert len({reason.text for reason in Reason}) == len(list(Reason))


def test_a_reason_without_an_action_is_quoted_alone() -> None:
    assert str(IllegalAction(Reason.HAND_FULL)) == "R8 You already have 3 reserved cards."


def test_a_reason_about_a_tile_has_the_editions_word_for_it() -> None:
    about_tiles = edition("base").claim_sentences.keys()
    assert about_tiles == edition("marvel").claim_sentences.keys()
    for name, word in (("base", "noble"), ("marvel", "location")):
        for reason in Reason:
            sentence = edition(name).sentence(reason)
            assert (word in sentence) if reason in about_tiles else (sentence == reason.text), reason
