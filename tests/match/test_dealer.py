"""The deal: all of it from one secret, committed to before the first card."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from game.match.dealer import Dealer, secret_from, seed_from
from game.record.hashing import commit_to_place
from game.record.position import place_names
from game.rules import CHANCE, GameState, apply, current_actor, edition, initial_state
from tests.helpers.tables import EDITIONS, new_match, play_corners

SEED = bytes(range(32))


def dealt(dealer: Dealer, state: GameState) -> GameState:
    while current_actor(state) == CHANCE:
        action, _ = dealer.deal(state)
        state, _ = apply(state, action)
    return state


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_deals_the_same_and_another_one_otherwise(name: str, players: int) -> None:
    start = initial_state(name, players)
    assert Dealer(SEED, 1, start).items == Dealer(SEED, 1, start).items
    for other in (Dealer(SEED[::-1], 1, start), Dealer(SEED, 2, start)):
        assert other.items != Dealer(SEED, 1, start).items
        assert not set(other.places()) & set(Dealer(SEED, 1, start).places())


@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_lies_in_the_decks_once_r3(name: str) -> None:
    items = Dealer(SEED, 1, initial_state(name, 4)).items
    cards = [item for place, item in items.items() if place[0] in "123"]
    assert sorted(cards) == sorted(edition(name).cards)
    assert all(edition(name).cards[item].level == int(place[0]) for place, item in items.items() if place[0] in "123")


def test_one_side_of_each_location_at_most_r4() -> None:
    tiles = edition("marvel").tiles
    sides = Counter()
    for number in range(40):
        items = Dealer(secret_from("sides", number), 1, initial_state("marvel", 4)).items
        laid = [item for place, item in items.items() if place.startswith("tile")]
        assert sorted(tiles[tile].group for tile in laid) == ["1", "2", "3", "4"]
        sides.update(laid)
    assert set(sides) == set(tiles), "each side comes up"


def test_every_seat_may_begin_unless_one_was_picked_r5() -> None:
    firsts = {Dealer(secret_from("first", number), 1, initial_state("base", 4)).items["first"] for number in range(60)}
    assert firsts == {"0", "1", "2", "3"}
    assert "first" not in Dealer(SEED, 1, initial_state("base", 4, 2)).items


def test_every_place_is_committed_to_with_a_salt_of_its_own() -> None:
    start = initial_state("base", 3)
    dealer = Dealer(SEED, 1, start)
    names = place_names(start)
    assert len(dealer.places()) == len(names) == 1 + 4 + 90
    assert len({dealer.salt(name) for name in names}) == len(names)
    for name, place in zip(names, dealer.places(), strict=True):
        assert commit_to_place(1, name, dealer.items[name], dealer.salt(name)) == place
        assert commit_to_place(2, name, dealer.items[name], dealer.salt(name)) != place


def test_a_seed_share_changes_the_deal() -> None:
    assert seed_from(SEED, (None, b"x")) != seed_from(SEED, (None, None)) != seed_from(SEED, (b"x", None))


def test_typed_seeds_differ_by_words_and_number() -> None:
    assert secret_from("a") == secret_from("a", 0) != secret_from("a", 1)
    assert len(secret_from("")) == 32


def test_nothing_is_dealt_out_of_turn() -> None:
    dealer = Dealer(SEED, 1, initial_state("base", 2))
    state = dealt(dealer, initial_state("base", 2))
    with pytest.raises(ValueError, match="nothing to deal"):
        dealer.deal(state)


def test_a_new_deal_holds_just_the_unseen_cards() -> None:
    match = new_match("marvel", 3)
    play_corners(match, 25)
    state = match.state
    items = Dealer(SEED, 2, state).items
    held = {card.card for player in state.players for card in player.hand}
    bought = {card for player in state.players for card in player.bought}
    shown = {card for row in state.market for card in row}
    assert not set(items.values()) & (held | bought | shown)
    assert len(items) == sum(state.decks)


def test_an_empty_deck_is_not_an_error() -> None:
    state = initial_state("base", 2)
    state = msgspec.structs.replace(dealt(Dealer(SEED, 1, state), state), decks=(0, 26, 16))
    assert all(not name.startswith("1.") for name in place_names(state))
