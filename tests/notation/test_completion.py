"""Typed actions: good lines are legal actions, bad ones a sentence in the reader's language, half ones can go on."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.notation.actions import format_action
from game.notation.completion import completions, examples, typed_form, typed_meaning, typed_verb, understand
from game.notation.typed_words import normalized
from game.rules import (
    Edition,
    GameState,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    current_actor,
    edition,
    legal_actions,
    market,
)
from game.rules.reasons import Reason
from game.support.i18n import LANGUAGES, set_language, tr
from tests.helpers.tables import EDITIONS, new_match, play_corners


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def opening(name: str) -> tuple[Edition, GameState]:
    return edition(name), new_match(name, 2).state


def positions(name: str) -> Iterator[GameState]:
    """Return positions of a game that seeks corners: blind cards, wild payments, tokens to give back."""
    match = new_match(name, 2)
    yield match.state
    for _ in range(8):
        play_corners(match, 6)
        if current_actor(match.state) is not None:
            yield match.state


@pytest.mark.parametrize("name", EDITIONS)
def test_every_action_can_be_typed_and_every_completion_is_an_action(name: str) -> None:
    rules = edition(name)
    kinds = set()
    for state in positions(name):
        legal = legal_actions(state)
        for action in legal:
            kinds.add(type(action))
            line = format_action(action, rules)
            assert understand(line, rules, state) == action
            assert understand(format_action(action, rules, short=True), rules, state) == action
            if not isinstance(action, PurchaseCard):
                assert line in completions(line, rules, legal)
        for line in completions("", rules, legal):
            assert understand(line, rules, state) in legal, line
            for length in range(len(line)):
                offers = [sorted(offer.split()) for offer in completions(line[:length], rules, legal)]
                assert sorted(line.split()) in offers, line[:length]
    assert {TakeTokens, ReserveCard, PurchaseCard} <= kinds


def test_lines_go_on_whatever_the_order_the_case_or_the_length_of_the_verb() -> None:
    rules, state = opening("base")
    legal = legal_actions(state)
    assert completions("take red w", rules, legal)[0].startswith("take red white")
    assert all(line.startswith("take red") for line in completions(" T  R", rules, legal))
    assert completions("take red red blue", rules, legal) == []
    assert completions("reserve d", rules, legal) == [f"reserve deck {level}" for level in (1, 2, 3)]
    assert completions("take gold", rules, legal) == completions("nimm", rules, legal) == []
    assert understand(" TAKE   Red gReen BLUE ", rules, state) == TakeTokens((1, 2, 3))
    assert understand("r 2.3", rules, state) == ReserveCard(market(2, 2))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("take red red blue", Reason.TAKE_PAIR_ALONE),
        ("take red", Reason.TAKE_TOO_FEW),
        ("t *", Reason.TAKE_WILD),
        ("buy 1.1 with nothing", Reason.BUY_SHORT),
        ("buy 1.1", Reason.BUY_SHORT),
        ("claim 2", Reason.NO_CLAIM),
        ("pass", Reason.PASS_POSSIBLE),
        ("give back red", Reason.NO_DISCARD),
    ],
)
@pytest.mark.parametrize("name", EDITIONS)
def test_an_illegal_action_names_its_rule(name: str, line: str, reason: Reason) -> None:
    rules, state = opening(name)
    said = set()
    for language in LANGUAGES:
        set_language(language)
        sentence = tr(rules.sentence(reason))
        assert understand(line, rules, state) == sentence
        said.add(sentence)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("tkae red", "tkae"),
        ("take red blu", "blu"),
        ("take red blx", "blx"),
        ("buy 1.7", "1.7"),
        ("buy hand 1", "1"),
        ("reserve deck 4", "4"),
        ("reserve 2.1 now", "now"),
        ("take ۱", "۱"),
        ("\N{GRINNING FACE} red", "\N{GRINNING FACE}"),
    ],
)
def test_an_unknown_word_is_named(line: str, word: str) -> None:
    rules, state = opening("base")
    for language in LANGUAGES:
        set_language(language)
        said = understand(line, rules, state)
        assert isinstance(said, str) and said.startswith(tr("“{word}” is not valid here.").format(word=word))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", ""),
        ("reserve 2.1", "Plays: reserve 2.1"),
        ("t white blue g", "Plays: take white blue green"),
        ("r d", "3 moves fit. Keep typing or choose one."),
        ("take red xyz", "Enter tokens here: white, blue, green, red, black."),
        ("take xyz red", "“xyz” is not valid here."),
        ("reserve deck 9", "Enter the level of a deck: 1, 2 or 3."),
        ("buy hand 9", "Enter the number of a reserved card."),
        ("pass", "You can pass only when you have no legal move."),
        ("bu", "“buy” is not possible now."),
        ("buy", "“buy” is not possible now."),
        ("buy ", "“buy” is not possible now."),
        ("x", "Start with one of these: take, reserve, buy, give back, claim, pass."),
    ],
)
def test_a_line_is_explained_while_it_is_typed(line: str, said: str) -> None:
    rules, state = opening("base")
    assert typed_meaning(line, rules, state, legal_actions(state)) == said


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "recr", "“recruit” is not possible now."),
        ("fr", "recr", "«\N{NO-BREAK SPACE}recruter\N{NO-BREAK SPACE}» est impossible pour l’instant."),
        ("de", "rekr", "„rekrutiere“ ist jetzt nicht möglich."),
    ],
)
def test_a_verb_that_no_action_begins_with_is_said_to_be_impossible(language: str, line: str, said: str) -> None:
    rules, state = opening("marvel")
    set_language(language)
    assert typed_meaning(line, rules, state, legal_actions(state)) == said


def test_the_level_of_a_deck_is_asked_for_in_every_language() -> None:
    rules, state = opening("base")
    for language, line in (("fr", "reserver pioche 9"), ("de", "reserviere stapel 9")):
        set_language(language)
        text = tr("Enter the level of a deck: 1, 2 or 3.")
        assert typed_meaning(line, rules, state, legal_actions(state)) == text
        assert str(understand(line, rules, state)).endswith(text)


@pytest.mark.parametrize("name", EDITIONS)
def test_what_a_whole_line_plays_can_be_typed_in_turn(name: str) -> None:
    rules = edition(name)
    for state in positions(name):
        legal = legal_actions(state)
        for action in legal:
            shown = typed_meaning(typed_form(action, rules), rules, state, legal)
            assert understand(shown.partition(": ")[2], rules, state) == action


def test_another_editions_words_are_not_understood() -> None:
    rules, state = opening("marvel")
    said = "“white” is not valid here. Enter tokens here: Mind, Space, Soul, Reality, Power."
    assert understand("take white blue red", rules, state) == said
    assert isinstance(understand("take yellow blue red", rules, state), TakeTokens)


@pytest.mark.parametrize("name", EDITIONS)
def test_tokens_may_have_their_spoken_names(name: str) -> None:
    rules, state = opening(name)
    for language in LANGUAGES:
        set_language(language)
        colors = [tr(rules.token_names[color]) for color in (4, 0, 2)]
        assert understand(f"take {' '.join(colors)}", rules, state) == TakeTokens((0, 2, 4))
        wrong = understand(f"t {colors[0].upper()} {colors[1]} bleuâtre", rules, state)
        assert isinstance(wrong, str)
        assert wrong.startswith(tr("“{word}” is not valid here.").format(word="bleuâtre"))
        assert colors[2] in wrong, "it says what belongs there"
        wild = tr(rules.token_names[5])
        assert understand(f"take {wild}", rules, state) == tr(Reason.TAKE_WILD.text)


PURCHASES = {
    ("base", "en"): "buy",
    ("base", "fr"): "acheter",
    ("base", "de"): "kaufe",
    ("marvel", "en"): "recruit",
    ("marvel", "fr"): "recruter",
    ("marvel", "de"): "rekrutiere",
}


@pytest.mark.parametrize(("name", "code"), PURCHASES)
def test_a_purchase_has_the_verb_of_the_edition_and_that_of_the_notation(name: str, code: str) -> None:
    rules, verb = edition(name), PURCHASES[name, code]
    state = next(each for each in positions(name) if any(isinstance(a, PurchaseCard) for a in legal_actions(each)))
    legal = legal_actions(state)
    bought = [action for action in legal if isinstance(action, PurchaseCard)]
    set_language(code)
    offers = [line for line in completions("", rules, legal) if understand(line, rules, state) in bought]
    assert offers and all(line.startswith(f"{verb} ") for line in offers)
    assert all(typed_form(action, rules).startswith(f"{verb} ") for action in bought)
    assert understand(offers[0], rules, state) == understand(offers[0].replace(verb, "buy"), rules, state)
    assert completions(verb[:3], rules, legal) == completions("b ", rules, legal) == offers
    for begun in ("b", "bu", "buy", "buy "):
        assert completions(begun, rules, legal) == offers, "the screen's verb takes its place"
    assert len({understand(line, rules, state) for line in offers}) == len(offers), "each is offered once"
    english = PURCHASES[name, "en"]
    paid = completions(f"buy 1.1 with {rules.kind_names[0]}", rules, legal)
    assert all(line.startswith((f"{english} ", f"{verb} ")) for line in paid)
    said = understand("", rules, state)
    assert isinstance(said, str) and said.startswith(tr("The action is not complete.")) and f" {verb}," in said


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_offers_name_tokens_in_the_language_of_the_screen(name: str, code: str) -> None:
    set_language(code)
    rules = edition(name)
    for state in positions(name):
        legal = legal_actions(state)
        offers = completions("", rules, legal)
        assert all(understand(line, rules, state) in legal for line in [*offers, *examples(rules, legal)])
        assert all(understand(typed_form(action, rules), rules, state) == action for action in legal)
        for line in offers[:: max(1, len(offers) // 20)]:
            for length in range(len(line)):
                begun = [sorted(offer.split()) for offer in completions(line[:length], rules, legal)]
                assert sorted(line.split()) in begun, line[:length]


@pytest.mark.parametrize("name", EDITIONS)
def test_every_legal_action_of_random_positions_can_be_typed_as_it_is_shown(name: str) -> None:
    """Each language shows an action in words that mean it there, with or without accents, as do those of English."""
    rules, rng = edition(name), random.Random(7)
    match = new_match(name, 3, "typed")
    for turn in range(60):
        seat = current_actor(match.state)
        if seat is None:
            break
        legal = legal_actions(match.state)
        for code in LANGUAGES if turn % 6 == 0 else ():
            set_language(code)
            shown = [typed_form(action, rules) for action in legal]
            assert len(set(shown)) == len(legal)
            for action, line in zip(legal, shown, strict=True):
                verb = typed_verb(action, rules)
                assert line.startswith(verb) and (
                    code == "en" or not format_action(action, rules).startswith(f"{verb} ")
                )
                for text in (line, normalized(line).upper(), format_action(action, rules)):
                    assert understand(text, rules, match.state) == action
        match.propose(seat, rng.choice(legal))


def test_offers_are_in_the_language_of_the_screen_unless_english_was_typed() -> None:
    rules, state = opening("base")
    legal = legal_actions(state)
    set_language("de")
    assert examples(rules, legal) == ["nimm weiß blau grün", "reserviere 1.1"]
    assert completions("t wei", rules, legal)[1] == completions("nimm WEISS", rules, legal)[1] == "nimm weiß blau grün"
    assert completions("take Weiß white", rules, legal) == ["take white white"]
    assert completions("take white r", rules, legal)[0] == "nimm weiß rot blau"
    assert completions("take whi", rules, legal)[1] == "take white blue green"
    assert completions("tak", rules, legal)[1] == "nimm weiß blau grün", "the screen's verb takes its place"
    set_language("fr")
    decks = [f"réserver pioche {level}" for level in (1, 2, 3)]
    assert completions("reserve pi", rules, legal) == completions("réservez P", rules, legal) == decks
    assert completions("reserver d", rules, legal) == [f"reserve deck {level}" for level in (1, 2, 3)]


def test_a_letter_that_can_mean_several_tokens_is_refused() -> None:
    rules, state = opening("base")
    legal = legal_actions(state)
    set_language("fr")
    assert understand("prendre b r n", rules, state) == (
        "«\N{NO-BREAK SPACE}b\N{NO-BREAK SPACE}» peut désigner blanc ou bleu\N{NO-BREAK SPACE}: tapez le nom en entier."
    )
    assert completions("prendre b r", rules, legal) == []
    assert completions("prendre b", rules, legal)[0].startswith("prendre blanc"), "it is not yet the whole word"
    assert understand("t b r g", rules, state) == understand("take blue red green", rules, state)


@pytest.mark.parametrize(
    ("code", "line", "said"),
    [
        ("de", "reserviere Hand 1", "„Hand“ "),
        ("de", "nimm rot Stapel", "„Stapel“ "),
        ("de", "kaufe 1.1 gold", "„gold“ "),
        ("fr", "passer rouge", "«\N{NO-BREAK SPACE}rouge\N{NO-BREAK SPACE}» "),
    ],
)
def test_a_wrong_word_is_quoted_as_it_was_typed(code: str, line: str, said: str) -> None:
    rules, state = opening("base")
    set_language(code)
    answer = understand(line, rules, state)
    assert isinstance(answer, str) and answer.startswith(said)


@pytest.mark.parametrize(
    ("name", "line", "plain"),
    [
        ("base", "take DSE", "take white blue green"),
        ("base", "t d o r", "take white black red"),
        ("base", "t wbg", "take white blue green"),
        ("marvel", "T msu", "take yellow blue orange"),
        ("marvel", "t r r", "take red red"),
    ],
)
def test_the_letters_printed_on_tokens_are_understood(name: str, line: str, plain: str) -> None:
    rules, state = opening(name)
    assert understand(line, rules, state) == understand(plain, rules, state)
    assert not isinstance(understand(line, rules, state), str)


def test_a_payment_may_be_spelled_as_it_is_printed() -> None:
    rules = edition("base")
    for state in positions("base"):
        for action in legal_actions(state):
            if isinstance(action, PurchaseCard):
                line = format_action(action, rules, short=True)
                head, paid = line.split("=")
                printed = paid.translate(str.maketrans("wbrk", "DSRO"))
                assert understand(f"{head}={printed}", rules, state) == action


@pytest.mark.parametrize("line", ["", "  ", "take", "buy", "reserve deck", "claim", "give back", "buy 1.1 with"])
def test_an_incomplete_line_is_reported_as_incomplete(line: str) -> None:
    rules, state = opening("base")
    for language in LANGUAGES:
        set_language(language)
        said = understand(line, rules, state)
        assert isinstance(said, str) and said.startswith(tr("The action is not complete."))


_RULES, _STATE = opening("base")
_LEGAL = legal_actions(_STATE)
_BITS = st.one_of(
    st.sampled_from(["take ", "buy ", "deck ", "1.1", "hand ", "red ", "with ", "*", "“", "İ"]), st.text()
)


@given(st.lists(_BITS, max_size=6).map("".join))
def test_rubbish_is_answered_with_one_sentence(text: str) -> None:
    meant = understand(text, _RULES, _STATE)
    assert meant in _LEGAL if not isinstance(meant, str) else meant.endswith((".", "!", "?"))
    assert all(line.startswith(("take", "reserve")) for line in completions(text, _RULES, _LEGAL))


@pytest.mark.parametrize("name", EDITIONS)
def test_examples_are_actions_of_the_moment(name: str) -> None:
    rules = edition(name)
    for state in positions(name):
        legal = legal_actions(state)
        shown = examples(rules, legal)
        assert shown and len({line.split()[0] for line in shown}) == len(shown)
        assert all(understand(line, rules, state) in legal for line in shown)


def test_a_line_may_be_copied_with_the_description_that_is_read_out() -> None:
    rules, state = opening("base")
    assert understand("reserve 2.3: Lockjaw, level 1, 0 points", rules, state) == ReserveCard(market(2, 2))
    assert understand("reserve 2.3\N{NO-BREAK SPACE}: 1 rouge", rules, state) == ReserveCard(market(2, 2))


@pytest.mark.parametrize("line", ["tàk", "tàk red", "pass on", "reserve 2.1 now", "take red blx", "claim x", "buy x"])
def test_the_expected_words_in_place_of_a_wrong_one_are_always_listed(line: str) -> None:
    rules, state = opening("base")
    said = understand(line, rules, state)
    assert isinstance(said, str) and re.fullmatch(
        r"“\S+” is not valid here\. (Enter|Nothing more|Start with) .+\.", said
    )
