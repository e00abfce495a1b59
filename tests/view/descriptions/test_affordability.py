"""Affordability agrees with the legal actions of the engine, now and after one turn of the seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from game.rules import (
    COLORS,
    LEVELS,
    GameState,
    Phase,
    Place,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    apply,
    edition,
    legal_actions,
    legal_payments,
    observe,
)
from game.rules.model import hand, market
from game.view.descriptions.affordability import (
    Reach,
    affordability,
    bought,
    sources,
    to_move,
    turns_left,
    unseen_bonuses,
)
from tests.rules.table import held, seat, table
from tests.rules.test_oracle import buying
from tests.rules.test_properties import Game, games, walk


def decisions(game: Game, every: int = 1) -> Iterator[GameState]:
    """Return positions of a game in which a seat chooses its action."""
    found = (state for state, *_ in walk(*game) if state.phase is Phase.ACTION and not state.pending)
    yield from (state for number, state in enumerate(found) if number % every == 0)


def cards_of(state: GameState) -> dict[Place, str]:
    """Find the cards that the seat to move might buy."""
    found = {
        market(level, slot): name
        for level in LEVELS
        for slot, name in enumerate(state.market[level - 1])
        if name is not None
    }
    own = enumerate(state.players[state.turn].hand)
    return found | {hand(state.turn, index): one.card for index, one in own if one.card is not None}


def after_one_turn(state: GameState) -> dict[Place | None, list[GameState]]:
    """Play every take (``None``) and every reservation by its place, and every way to give back after it."""
    ends: dict[Place | None, list[GameState]] = {None: []}
    for action in legal_actions(state):
        if not isinstance(action, TakeTokens | ReserveCard):
            continue
        after, _ = apply(state, action)
        while after.pending:
            after, _ = apply(after, legal_actions(after)[0])
        backs = legal_actions(after) if after.phase is Phase.DISCARD and after.turn == state.turn else ()
        found = ends.setdefault(action.place if isinstance(action, ReserveCard) else None, [])
        found += [apply(after, back)[0] for back in backs] or [after]
    return ends


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(games)
def test_a_card_is_affordable_exactly_when_buying_it_is_legal(game: Game) -> None:
    for state in decisions(game):
        legal = {action.place for action in legal_actions(state) if isinstance(action, PurchaseCard)}
        near = {
            place
            for place, name in cards_of(state).items()
            if affordability(state, state.turn, name).reach is Reach.NOW
        }
        assert near == legal


@pytest.mark.slow
@settings(max_examples=10, deadline=None)
@given(games)
def test_a_card_is_next_exactly_when_one_turn_makes_it_payable(game: Game) -> None:
    for state in decisions(game, every=5):
        me = state.turn
        ends = after_one_turn(state)
        for place, name in cards_of(state).items():
            facts = edition(state.edition).cards[name]
            found = affordability(state, me, name)
            payable = any(legal_payments(end.players[me], facts) for end in (*ends[None], *ends.get(place, ())))
            assert (found.reach is not Reach.FAR) == (payable or found.reach is Reach.NOW)
            if found.take:
                after, _ = apply(state, TakeTokens(found.take))
                assert legal_payments(after.players[me], facts)


def test_a_price_above_ten_tokens_is_far() -> None:
    dear = next(card for card in edition("base").cards.values() if sum(card.cost) > 10)
    short = next(color for color in range(COLORS) if dear.cost[color])
    tokens = [min(4, price) for price in dear.cost]
    tokens[short] -= 1
    state = table(seat("".join(map(str, tokens))), seat(), market={3: [dear.id]}, bank="44444 5")
    assert sum(tokens) < sum(dear.cost) <= sum(tokens) + 3
    assert affordability(state, 0, dear.id).reach is Reach.FAR


def test_only_missing_colours_are_wanted_of_a_take() -> None:
    card = next(card for card in edition("base").cards.values() if card.cost == (0, 2, 1, 0, 0) or sum(card.cost) == 3)
    state = table(seat(), seat(), market={1: [card.id]})
    found = affordability(state, 0, card.id)
    assert found.missing == 3
    assert all(card.cost[color] for color in found.wanted)


def test_a_wild_token_by_reserving_makes_a_card_payable() -> None:
    card = next(card for card in edition("base").cards.values() if sorted(card.cost) == [0, 0, 0, 0, 3])
    color = card.cost.index(3)
    tokens = ["0"] * COLORS
    tokens[color] = "2"
    # The bank is out of the colour: only a wild token can stand in.
    bank = "".join("0" if kind == color else "4" for kind in range(COLORS)) + "5"
    state = table(seat("".join(tokens)), seat(), market={1: [card.id]}, bank=bank)
    found = affordability(state, 0, card.id)
    assert (found.reach, found.take, found.reserve) == (Reach.NEXT, (), True)


@settings(max_examples=6, deadline=None)
@given(games)
def test_unseen_cards_are_the_deck_and_hidden_hands(game: Game) -> None:
    for state in decisions(game, every=9):
        for viewer in (None, *range(len(state.players))):
            view = observe(state, viewer)
            for level in LEVELS:
                hidden = sum(one.card is None and one.level == level for player in view.players for one in player.hand)
                assert sum(unseen_bonuses(view, level)) == view.decks[level - 1] + hidden


def test_the_own_blind_card_is_no_longer_unseen() -> None:
    card = next(card for card in edition("base").cards.values() if card.level == 1)
    state = table(seat(hand=[held(card.id, blind=True)]), seat())
    mine = unseen_bonuses(observe(state, 0), 1)
    theirs = unseen_bonuses(observe(state, 1), 1)
    assert theirs[card.bonus] - mine[card.bonus] == 1
    assert [a - b for a, b in zip(theirs, mine, strict=True)].count(0) == COLORS - 1


@settings(max_examples=6, deadline=None)
@given(games)
def test_points_have_their_sources_and_columns_their_cards(game: Game) -> None:
    for state in decisions(game, every=7):
        for number, player in enumerate(state.players):
            assert sources(state, number).total == player.points
            columns = [bought(state, number, color) for color in range(COLORS)]
            assert [len(column) for column in columns] == list(player.bonuses)
            assert sorted(name for column in columns for name in column) == sorted(player.bought)


def test_the_last_round_counts_down_to_the_end() -> None:
    for players in (2, 3, 4):
        turns = list(decisions(("base", players, 5, buying)))
        left = [turns_left(state) for state in turns]
        first = left.index(next(count for count in left if count))
        assert left[first:] == list(range(left[first], 0, -1))
        assert not any(left[:first])
        everyone = frozenset(range(players))
        assert all(to_move(state) == everyone for state in turns[:first] if state.phase is Phase.ACTION)
        assert [len(to_move(state)) for state in turns[first:] if state.phase is Phase.ACTION] == [
            count for state, count in zip(turns[first:], left[first:], strict=True) if state.phase is Phase.ACTION
        ]


def test_the_goal_of_the_marvel_edition_can_be_lost_again() -> None:
    ready = seat("0000001", "11111", points=16)
    for points, majority, left in ((16, None, 2), (15, None, 0)):
        state = table(
            seat("0000001", "11111", points=points), seat(), seat(), edition_name="marvel", turn=1, majority=majority
        )
        assert turns_left(state) == left
    assert turns_left(table(ready, seat(), edition_name="marvel", phase=Phase.OVER)) == 0
