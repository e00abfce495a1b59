"""Which cards matter to a seat that can buy them, and when only those are bright."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from game.rules import COLORS, Card, GameState, Phase, Player, PurchaseCard, edition, legal_actions
from game.rules.model import hand, market
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.significance import (
    Merit,
    bright_cards,
    buyable,
    is_late,
    merits,
    only_merits_shine,
)
from tests.rules.table import held, seat, table
from tests.rules.test_properties import Game, games
from tests.view.descriptions.test_affordability import decisions

BASE, MARVEL = edition("base"), edition("marvel")
PLAIN = [card for card in BASE.cards.values() if card.level == 1 and not card.points]
WORTH = next(card for card in BASE.cards.values() if card.level == 1 and card.points == 1)
TILE = next(iter(BASE.tiles.values()))
FIRST = market(1, 0)


def toward_tile(tokens: str = "") -> tuple[Player, Card]:
    """Make a player who lacks one bonus for the tile, and the card without points that brings it."""
    color = next(color for color in range(COLORS) if TILE.demand[color])
    bonuses = [need - (kind == color) for kind, need in enumerate(TILE.demand)]
    return seat(tokens, "".join(map(str, bonuses))), next(card for card in PLAIN if card.bonus == color)


def merits_of(state: GameState) -> frozenset[Merit]:
    return merits(state, 0)[FIRST]


RICH = "22222"


def test_a_plain_card_has_no_merit() -> None:
    assert merits_of(table(seat(RICH), seat(), market={1: [PLAIN[0].id]})) == frozenset()


def test_points_are_a_merit() -> None:
    assert merits_of(table(seat("44444"), seat(), market={1: [WORTH.id]})) == {Merit.POINTS}


def test_a_card_that_reaches_the_goal() -> None:
    assert merits_of(table(seat("44444", points=14), seat(), market={1: [WORTH.id]})) == {Merit.GOAL, Merit.POINTS}


def test_a_card_that_gains_a_tile() -> None:
    me, card = toward_tile(RICH)
    assert merits_of(table(me, seat(), market={1: [card.id]}, tiles=[TILE.id])) == {Merit.TILE}
    assert merits_of(table(me, seat(), market={1: [card.id]}, tiles=[None])) == frozenset()


def test_a_tile_that_comes_anyway_is_no_merit() -> None:
    me = seat(RICH, "".join(map(str, TILE.demand)))
    assert merits_of(table(me, seat(), market={1: [PLAIN[0].id]}, tiles=[TILE.id])) == frozenset()


def test_a_card_that_denies_a_tile_or_the_goal() -> None:
    rival, card = toward_tile(RICH)
    state = table(seat("44444"), rival, market={1: [card.id]}, tiles=[TILE.id])
    assert merits_of(state) == {Merit.DENIAL}
    # Without tokens the rival cannot pay for a card of the third level that would bring the same bonus.
    dear = next(one for one in BASE.cards.values() if one.level == 3 and one.bonus == card.bonus)
    for tokens, denied in (("77777", True), ("", False)):
        rival, _ = toward_tile(tokens)
        state = table(seat("77777"), rival, market={3: [dear.id]}, tiles=[TILE.id])
        assert (Merit.DENIAL in merits(state, 0)[market(3, 0)]) is denied
    leader = seat("44444", points=14)
    assert Merit.DENIAL in merits_of(table(seat("44444"), leader, market={1: [WORTH.id]}))


def test_a_card_in_the_own_hand_denies_nothing() -> None:
    rival, card = toward_tile(RICH)
    state = table(seat("44444", hand=[held(card.id)]), rival, tiles=[TILE.id])
    assert merits(state, 0) == {hand(0, 0): frozenset()}


def in_marvel(card: Card, bonuses: str, *, points: int = 0, tags: int = 0, special: int = 0) -> frozenset[Merit]:
    me = seat(f"44444 5 {special}", bonuses, points=points, tags=tags)
    place = market(card.level, 0)
    return merits(table(me, seat(), edition_name="marvel", market={card.level: [card.id]}), 0)[place]


def test_parts_of_the_gauntlet_are_merits() -> None:
    plain = next(card for card in MARVEL.cards.values() if card.level == 1 and not card.points and not card.tags)
    others = "".join("0" if color == plain.bonus else "7" for color in range(COLORS))
    assert in_marvel(plain, others) == {Merit.CONDITION}
    assert in_marvel(plain, "77777") == frozenset()
    assert in_marvel(plain, others, points=16, special=1) == {Merit.GOAL, Merit.CONDITION}
    high = next(card for card in MARVEL.cards.values() if card.level == 3 and not card.tags)
    assert in_marvel(high, "77777") == {Merit.POINTS, Merit.CONDITION}
    assert in_marvel(high, "77777", special=1) == {Merit.POINTS}
    assert in_marvel(high, "77770", points=15, special=1) >= {Merit.CONDITION}


def test_the_majority_tile_is_a_merit() -> None:
    card = next(card for card in MARVEL.cards.values() if card.tags == 1 and not card.points)
    assert in_marvel(card, "77777", tags=2) == {Merit.TILE}
    assert in_marvel(card, "77777", tags=1) == frozenset()


@pytest.mark.parametrize(("name", "points"), [("base", 10), ("marvel", 11)])
def test_the_late_game_begins_at_two_thirds_of_the_goal(name: str, points: int) -> None:
    assert is_late(table(seat(), seat(points=points), edition_name=name))
    assert not is_late(table(seat(), seat(points=points - 1), edition_name=name))


def offer(points: int, *cards: str, phase: Phase = Phase.ACTION) -> GameState:
    return table(seat(RICH), seat(points=points), market={1: cards[:4], 2: cards[4:]}, phase=phase)


def test_only_merits_shine_late_with_more_than_half_of_the_cards() -> None:
    within = [card.id for card in PLAIN if max(card.cost) <= 2][:2]
    dear = [card.id for card in BASE.cards.values() if card.level == 2 and max(card.cost) >= 5][:2]
    assert only_merits_shine(offer(10, *within, dear[0]), 0)
    assert not only_merits_shine(offer(9, *within, dear[0]), 0)
    assert not only_merits_shine(offer(10, *within, *dear), 0)
    assert not only_merits_shine(offer(10, *within, dear[0], phase=Phase.OVER), 0)


def test_a_quiet_card_can_still_be_bought() -> None:
    me, card = toward_tile("22222")
    plain = next(one for one in PLAIN if max(one.cost) <= 2 and one.bonus != card.bonus)
    state = table(me, seat(points=12), market={1: [plain.id, card.id]}, tiles=[TILE.id])
    assert set(buyable(state, 0)) == {FIRST, market(1, 1)}
    assert bright_cards(state, 0) == {market(1, 1)}
    assert PositionFacts(state, 0).quiet == {FIRST}
    early = replace(state, players=(me, seat(points=9)))
    assert PositionFacts(early, 0).quiet == frozenset()


@settings(max_examples=12, deadline=None)
@given(games)
def test_bright_cards_can_be_bought(game: Game) -> None:
    for state in decisions(game, every=5):
        legal = {action.place for action in legal_actions(state) if isinstance(action, PurchaseCard)}
        assert set(buyable(state, state.turn)) == set(merits(state, state.turn)) == legal
        bright = bright_cards(state, state.turn)
        assert bright <= legal
        assert bright == legal or only_merits_shine(state, state.turn)
