"""The details of a piece under the magnifier: true for its owner, and nothing that is hidden."""

from __future__ import annotations

import pytest

from game.rules import Edition, Phase, edition, observe
from game.rules.model import MAJORITY, WILD, bank, bonus, deck, hand, market, owned_tile, tile, tokens
from game.support.i18n import set_language
from game.view.descriptions.card_details import Item, card_name, card_worth, details_for, looks_closer
from tests.rules.table import card_at_cost, held, seat, table

BASE, MARVEL = edition("base"), edition("marvel")
NAMES = ("Ana", "Bo")
CARD = card_at_cost("base", "02100")


@pytest.fixture(autouse=True)
def english() -> None:
    set_language("en")


def test_a_card_shows_what_the_viewer_has_of_its_price() -> None:
    state = table(seat("01", "00100"), seat(), market={1: [CARD]})
    lens = details_for(BASE, state, 0, market(1, 0), NAMES)
    assert lens is not None
    assert lens.pictures == (f"card/{CARD}",)
    assert lens.rows[0].items == (Item(1, "1/2", ok=False), Item(2, "1/1", ok=True))
    assert lens.note == "Need 1 more sapphire: affordable next turn"


def test_wild_tokens_that_help_are_in_the_price() -> None:
    lens = details_for(BASE, table(seat("0 1 0 0 0 2", "00100"), seat(), market={1: [CARD]}), 0, market(1, 0), NAMES)
    assert lens is not None
    assert lens.rows[0].items[-1] == Item(WILD, "+1")
    assert lens.note == "Affordable"


def test_words_follow_the_reach() -> None:
    said = []
    for tokens_, bank_ in (("021", "44444 5"), ("", "00000 0"), ("011", "00000 5")):
        state = table(seat(tokens_), seat(), market={1: [CARD]}, bank=bank_)
        lens = details_for(BASE, state, 0, market(1, 0), NAMES)
        assert lens is not None
        said.append(lens.note)
    assert said == [
        "Affordable",
        "Need 2 more sapphires, 1 emerald",
        "Need 1 more sapphire: affordable next turn if you reserve it",
    ]


def test_a_spectator_and_a_finished_game_have_no_price() -> None:
    state = table(seat(), seat(), market={1: [CARD]})
    over = table(seat(), seat(), market={1: [CARD]}, phase=Phase.OVER)
    for position, viewer in ((state, None), (over, 0)):
        lens = details_for(BASE, position, viewer, market(1, 0), NAMES)
        assert lens is not None
        assert (lens.rows, lens.note) == ((), "")


def test_a_hidden_card_shows_its_level_and_no_more() -> None:
    state = table(seat(), seat(hand=[held(CARD, blind=True)]))
    theirs = details_for(BASE, observe(state, 0), 0, hand(1, 0), NAMES)
    assert theirs is not None
    assert theirs.pictures == ("back/1",)
    assert CARD not in repr(theirs)
    mine = details_for(BASE, observe(state, 1), 1, hand(1, 0), NAMES)
    assert mine is not None
    assert mine.pictures == (f"card/{CARD}",)


def test_an_opponents_open_card_counts_their_tokens() -> None:
    state = table(seat("09"), seat("021", hand=[held(CARD)]))
    lens = details_for(BASE, state, 0, hand(1, 0), NAMES)
    assert lens is not None
    assert lens.note == "Affordable"


def test_a_tile_shows_how_far_everybody_is() -> None:
    name = next(iter(BASE.tiles))
    demand = "".join(map(str, BASE.tiles[name].demand))
    lens = details_for(BASE, table(seat(), seat("", demand), tiles=[name]), 0, tile(0), NAMES)
    assert lens is not None
    far, there = lens.rows
    assert sum(int(item.text) for item in far.items) == sum(BASE.tiles[name].demand)
    assert (there.items, there.text, there.seat) == ((), "complete", 1)


def test_a_column_shows_its_cards_and_their_points() -> None:
    cards = [card for card in BASE.cards.values() if card.bonus == 2 and card.points][:2]
    state = table(seat(), seat(bonuses="00200", bought=[card.id for card in cards]))
    lens = details_for(BASE, state, 0, bonus(1, 2), NAMES)
    assert lens is not None
    assert lens.pictures == tuple(f"card/{card.id}" for card in cards)
    assert lens.title == f"Bo: 2 cards, {sum(card.points for card in cards)} points"
    assert details_for(BASE, state, 0, bonus(0, 2), NAMES) is None


def test_a_deck_counts_hidden_hands_apart() -> None:
    state = observe(table(seat(), seat(hand=[held(CARD, blind=True)]), decks=(30, 20, 10)), 0)
    lens = details_for(BASE, state, 0, deck(1), NAMES)
    assert lens is not None
    assert lens.note == "30 cards in the deck, 1 reserved face down"
    lens = details_for(BASE, state, 0, deck(2), NAMES)
    assert lens is not None
    assert lens.note == "", "the number of all hidden cards is that of the deck"


def test_a_deck_has_the_chances_of_its_next_card() -> None:
    state = observe(table(seat(), seat(hand=[held(CARD, blind=True)]), decks=(30, 0, 10)), 0)
    lens = details_for(BASE, state, 0, deck(1), NAMES)
    assert lens is not None
    assert lens.chances == tuple(round(100 * count / sum(lens.counts)) for count in lens.counts)
    lens = details_for(BASE, state, 0, deck(2), NAMES)
    assert lens is not None and lens.chances == (), "an empty deck has no next card"


def test_the_majority_tile_shows_everybodys_tags() -> None:
    state = table(seat(tags=2), seat(tags=1), edition_name="marvel")
    lens = details_for(MARVEL, state, 0, MAJORITY, NAMES)
    assert lens is not None
    assert [row.text for row in lens.rows] == ["2 Avengers tags", "1 Avengers tag"]


def test_plain_and_empty_places_have_no_details() -> None:
    state = table(seat(), seat(), tiles=[None])
    for place in (bank(0), tokens(0, 1), market(1, 0), tile(0), hand(0, 0), owned_tile(0, 0)):
        assert details_for(BASE, state, 0, place, NAMES) is None
    assert not looks_closer(bank(0))
    assert not looks_closer(None)
    assert looks_closer(market(1, 0))


@pytest.mark.parametrize(
    ("rules", "card", "texts"),
    [
        (BASE, "b1-01", ("Level 1", "")),
        (BASE, "b3-01", ("Level 3", "3 points")),
        (MARVEL, "m1-02", ("Squirrel Girl", "Level 1 · 1 Avengers tag")),
    ],
)
def test_a_card_without_a_name_goes_by_its_level(rules: Edition, card: str, texts: tuple[str, str]) -> None:
    assert (card_name(rules.cards[card]), card_worth(rules.cards[card])) == texts
