"""Notation: formatted actions are parsed back, typed variants are understood, errors name their column."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.notation.actions import NotationError, format_action, parse
from game.rules import (
    FIRST,
    Action,
    ClaimTile,
    Deal,
    DiscardTokens,
    Pass,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    apply,
    current_actor,
    deck,
    edition,
    hand,
    legal_actions,
    market,
    tile,
)
from tests.helpers.paths import DOCS, RECORDS
from tests.helpers.tables import EDITIONS, corner_choice, new_match, play_corners

PAGE = DOCS / "notation.md"
BASE = edition("base")
MARVEL = edition("marvel")


@pytest.mark.parametrize("name", EDITIONS)
def test_every_legal_action_of_a_game_round_trips_long_and_short(name: str) -> None:
    rules = edition(name)
    match = new_match(name, 3)
    rng = random.Random(4)
    seen: set[type[Action]] = set()
    for _ in range(60):
        seat = current_actor(match.state)
        if seat is None:
            break
        for action in legal_actions(match.state):
            seen.add(type(action))
            for short in (False, True):
                assert parse(format_action(action, rules, short), rules) == action
        match.propose(seat, corner_choice(match.state, rng))
    for entry in match.record.entries:
        for action in entry.body.actions:
            seen.add(type(action))
            assert parse(format_action(action, rules), rules) == action
            assert parse(format_action(action, rules, short=True), rules) == action
    assert {TakeTokens, ReserveCard, PurchaseCard, Deal} <= seen


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take white blue green", TakeTokens((0, 1, 2))),
        ("TAKE  green White  blue", TakeTokens((0, 1, 2))),
        ("t wbg", TakeTokens((0, 1, 2))),
        ("take red red", TakeTokens((3, 3))),
        ("take red 2", TakeTokens((3, 3))),
        ("t rr", TakeTokens((3, 3))),
        ("t r2", TakeTokens((3, 3))),
        ("t k", TakeTokens((4,))),
        ("reserve 2.3", ReserveCard(market(2, 2))),
        ("reserve deck 3", ReserveCard(deck(3))),
        ("r d3", ReserveCard(deck(3))),
        ("buy 2.3 b2-07 with gold 1", PurchaseCard(market(2, 2), "b2-07", (0, 0, 0, 0, 0, 1, 0))),
        ("b 2.3 b2-07 = r2*", PurchaseCard(market(2, 2), "b2-07", (0, 0, 0, 2, 0, 1, 0))),
        ("b h2.1 b2-07 = 0", PurchaseCard(hand(1, 0), "b2-07", (0,) * 7)),
        ("give back white 2 gold 1", DiscardTokens((2, 0, 0, 0, 0, 1, 0))),
        ("give white gold white", DiscardTokens((2, 0, 0, 0, 0, 1, 0))),
        ("g w2*", DiscardTokens((2, 0, 0, 0, 0, 1, 0))),
        ("claim 2", ClaimTile(tile(1))),
        ("pass", Pass()),
        ("p", Pass()),
        ("deal 1.2 b1-07", Deal(market(1, 1), "b1-07")),
        ("deal first 2", Deal(FIRST, "1")),
        ("deal tile 1 bn-03", Deal(tile(0), "bn-03")),
        ("deal hand 2.1 ?", Deal(hand(1, 0), None)),
    ],
)
def test_typed_actions_are_parsed(text: str, action: Action) -> None:
    assert parse(text, BASE) == action


def test_colours_go_by_the_editions_own_names() -> None:
    assert parse("take yellow orange purple", MARVEL) == parse("t yop", MARVEL) == TakeTokens((0, 2, 4))
    assert parse("g gray 1", MARVEL) == DiscardTokens((0, 0, 0, 0, 0, 1, 0))
    assert parse("deal tile 2 ML-3b", MARVEL) == Deal(tile(1), "ml-3B")
    with pytest.raises(NotationError, match="column 8"):
        parse("take y white", MARVEL)


def test_a_position_completes_omitted_parts() -> None:
    match = new_match("base", 2)
    play_corners(match, 20)
    state = match.state
    card = state.market[0][0]
    action = parse("buy 1.1", BASE, state)
    assert isinstance(action, PurchaseCard)
    assert (action.place, action.card) == (market(1, 0), card)
    for wanted in legal_actions(state):
        if isinstance(wanted, PurchaseCard):
            shortened = format_action(wanted, BASE).replace(f" {wanted.card}", "")
            assert parse(shortened, BASE, state) == wanted
            assert apply(state, parse(shortened.partition(" with")[0], BASE, state))
    own = state.players[state.turn].hand[0].card
    bought = parse("buy hand 1 with red 1", BASE, state)
    assert bought == PurchaseCard(hand(state.turn, 0), own, (0, 0, 0, 1, 0, 0, 0))


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 1, "expected an action"),
        ("   ", 1, "expected an action"),
        ("steal red", 1, "“steal” is no action"),
        ("take", 5, "expected colours to take"),
        ("take mauve", 6, "expected a colour"),
        ("take red mauve", 10, "expected a colour"),
        ("t rmx", 4, "expected a colour"),
        ("take gold", 6, "only the five colours"),
        ("take special", 6, "expected a colour"),
        ("reserve 4.1", 9, "expected a card such as 2.3"),
        ("reserve deck 4", 14, "expected the level of a deck"),
        ("reserve deck", 13, "expected the level of a deck"),
        ("reserve 2.3 now", 13, "expected the end"),
        ("buy 2.3", 8, "expected the card’s name"),
        ("buy 2.3 b9-99", 9, "this edition has no card"),
        ("buy 2.3 b2-07", 14, "expected “with” and the payment"),
        ("buy 2.3 b2-07 with", 19, "expected tokens to pay with"),
        ("buy hand 1 b2-07", 5, "expected the seat as well"),
        ("give back", 10, "expected tokens to give back"),
        ("claim x", 7, "expected the number of a tile"),
        ("deal 1.1", 9, "expected what is dealt"),
        ("deal first 0", 12, "expected the number of a seat"),
        ("deal first ²", 12, "expected the number of a seat"),
        ("deal tile 1 bn-99", 13, "this edition has no “bn-99”"),
        ("deal 1.1 bn-01", 10, "this edition has no “bn-01”"),
    ],
)
def test_errors_name_the_column_and_the_expected_text(text: str, column: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text, BASE)
    assert caught.value.column == column
    assert message in caught.value.message


def test_an_empty_place_has_no_card_to_buy() -> None:
    state = new_match("base", 2).state
    with pytest.raises(NotationError, match="column 10: no open card lies at hand"):
        parse("buy hand 3", BASE, state)
    with pytest.raises(NotationError, match="column 10: no open card lies at hand"):
        parse("buy hand 4.1", BASE, state)


@given(st.text(st.sampled_from("takebuyrsvgioh deck.123*wbgrk?=-pc0²١ \t\n"), max_size=24))
def test_any_text_gives_an_action_or_an_error_inside_it(text: str) -> None:
    try:
        action = parse(text, BASE)
    except NotationError as error:
        assert 1 <= error.column <= len(text) + 1
    else:
        assert parse(format_action(action, BASE), BASE) == action


def written_forms() -> re.Pattern[str]:
    """Read the forms in which the page says an action is written."""
    rows = re.findall(r"^\| ([A-Z]+) \| `(.+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    forms: dict[str, str] = {}
    for name, form in rows:
        form = form.replace(r"\|", "|")
        forms[name] = f"{forms[name]}|{form}" if name in forms else form
    pattern = forms.pop("ACTION")
    while re.search("[A-Z]{4}", pattern):
        for name, form in forms.items():
            pattern = pattern.replace(name, f"(?:{form})")
    return re.compile(pattern)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_action_has_the_documented_form_and_the_form_names_no_other(name: str) -> None:
    rules, form = edition(name), written_forms()
    match = new_match(name, 4)
    for seed in range(70):
        for action in legal_actions(match.state):
            assert form.fullmatch(format_action(action, rules))
        play_corners(match, 1, seed)
    for record in RECORDS:
        for text in re.findall(r"^\d+ \d commit . (.*?)(?: \|.*)?  # ", record.read_text("utf-8"), re.MULTILINE):
            for action in text.split("; "):
                assert form.fullmatch(action), action
                assert len(action) <= 100
    for text in (
        "take  red",
        "Take red",
        "take red 2",
        "reserve 4.1",
        "buy 2.3",
        "give back nothing",
        "t wbg",
        "deal 1.1 ?",
    ):
        assert not form.fullmatch(text), text


def test_the_documented_examples_hold() -> None:
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| [a-z]", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) >= 12
    for long, short in rows:
        rules = MARVEL if "m1-" in long or "yellow" in long else BASE
        action = parse(long, rules)
        assert parse(short, rules) == action
        assert format_action(action, rules) == long
        assert format_action(action, rules, short=True) == short


def test_a_cached_text_keeps_its_meaning_by_edition_and_stays_wrong() -> None:
    for _ in range(2):
        assert parse("take yellow", MARVEL) == TakeTokens((0,))
        with pytest.raises(NotationError, match="column 6"):
            parse("take yellow", BASE)
        assert parse("take" + " " * 100 + "red", BASE) == parse("take red", BASE)
