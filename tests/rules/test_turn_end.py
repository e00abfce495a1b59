"""R11 to R14 and R20: ten tokens, bonus tiles, the Time token, Avengers Assemble, and their order."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules import (
    MAJORITY,
    SPECIAL,
    WILD,
    Action,
    CardMoved,
    ClaimTile,
    Deal,
    DiscardTokens,
    MajorityMoved,
    Pass,
    Passed,
    Phase,
    PointsChanged,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    TileMoved,
    TokensMoved,
    TurnBegan,
    bank,
    bonus,
    current_actor,
    deck,
    hand,
    legal_actions,
    market,
    owned_majority,
    owned_tile,
    tile,
    tokens,
)
from tests.rules.table import happened, held, play, seat, table, tok


def test_r11_above_ten_the_seat_gives_back_the_whole_lot_at_once() -> None:
    state = play(table(seat("33300"), seat()), TakeTokens((2, 3, 4)))
    assert (state.phase, current_actor(state)) == (Phase.DISCARD, 0)
    held_now = state.players[0].tokens
    lots = {mix for mix in product(range(3), repeat=5) if sum(mix) == 2 and all(map(int.__le__, mix, held_now))}
    assert set(legal_actions(state)) == {DiscardTokens((*mix, 0, 0)) for mix in lots}


def test_r11_tokens_just_taken_may_be_given_back() -> None:
    state = play(table(seat("33300"), seat()), TakeTokens((2, 3, 4)), DiscardTokens(tok("00011")))
    assert state.players[0].tokens == tok("33400")
    assert current_actor(state) == 1


def test_r11_wild_tokens_count_and_may_be_given_back() -> None:
    state = table(seat("22222"), seat())
    state = play(state, ReserveCard(deck(1)), Deal(hand(0, 0), "b1-01"))
    assert DiscardTokens(tok("00000 1")) in legal_actions(state)
    state = play(state, DiscardTokens(tok("00000 1")))
    assert (state.players[0].tokens, state.bank[WILD]) == (tok("22222"), 5)


def test_r11_the_time_token_counts_but_stays() -> None:
    state = play(table(seat("33300 0 1"), seat(), edition_name="marvel"), TakeTokens((1, 3, 4)))
    lots = legal_actions(state)
    assert DiscardTokens(tok("12")) in lots
    assert all(isinstance(lot, DiscardTokens) and sum(lot.tokens) == 3 and not lot.tokens[SPECIAL] for lot in lots)


def test_r11_a_free_level_3_card_at_ten_tokens_gives_one_back() -> None:
    state = table(seat("22222", "70030"), seat(), edition_name="marvel", market={3: ["m3-12"]}, decks=(0, 0, 0))
    state = play(state, PurchaseCard(market(3, 0), "m3-12", tok()))
    assert state.players[0].tokens == tok("22222 0 1")
    assert state.phase is Phase.DISCARD
    assert set(legal_actions(state)) == {DiscardTokens(tok("0" * color + "1")) for color in range(5)}


def test_r11_exactly_ten_is_no_surplus() -> None:
    state = play(table(seat("22210"), seat()), TakeTokens((2, 3, 4)))
    assert current_actor(state) == 1


def test_r12_one_tile_comes_by_itself() -> None:
    state = table(seat("", "44000"), seat(), tiles=["bn-01", "bn-03"])
    assert happened(state, TakeTokens((0, 1, 2)))[3:] == (
        TileMoved("bn-03", tile(1), owned_tile(0, 0)),
        PointsChanged(0, 3),
        TurnBegan(1, 5),
    )
    after = play(state, TakeTokens((0, 1, 2)))
    assert after.tiles == ("bn-01", None)
    assert (after.players[0].tiles, after.players[0].points) == (("bn-03",), 3)


def test_r12_tokens_do_not_count_for_a_tile() -> None:
    state = play(table(seat("44000", "30000"), seat(), tiles=["bn-03"]), ReserveCard(deck(1)))
    assert state.tiles == ("bn-03",)


def test_r12_of_several_tiles_the_seat_chooses_one() -> None:
    state = table(seat("", "44400"), seat(), tiles=["bn-03", "bn-08", "bn-05"])
    state = play(state, TakeTokens((0, 1, 2)))
    assert (state.phase, current_actor(state)) == (Phase.TILE, 0)
    assert legal_actions(state) == (ClaimTile(tile(0)), ClaimTile(tile(2)))
    state = play(state, ClaimTile(tile(2)))
    assert state.players[0].tiles == ("bn-05",)
    assert state.tiles == ("bn-03", "bn-08", None)
    assert current_actor(state) == 1


def test_r12_the_one_left_over_comes_at_the_end_of_the_next_turn_bought_or_not() -> None:
    state = table(seat("", "44400"), seat(), tiles=["bn-03", "bn-08", "bn-05"])
    state = play(state, TakeTokens((0, 1, 2)), ClaimTile(tile(2)), TakeTokens((0, 1, 2)))
    assert state.players[0].tiles == ("bn-05",)
    state = play(state, ReserveCard(deck(1)), Deal(hand(0, 0), "b1-01"))
    assert state.players[0].tiles == ("bn-05", "bn-03")
    assert state.players[0].points == 6


def test_r12_unless_another_seat_has_got_it() -> None:
    state = table(seat("", "44400"), seat("", "44000"), tiles=["bn-03", "bn-05"])
    state = play(state, TakeTokens((0, 1, 2)), ClaimTile(tile(1)), TakeTokens((0, 1, 2)), TakeTokens((0, 1, 2)))
    assert [player.tiles for player in state.players] == [("bn-05",), ("bn-03",)]


def test_r12_a_pass_is_a_turn_and_brings_a_tile_too() -> None:
    state = table(seat("", "44000"), seat(), tiles=["bn-03"], bank="", decks=(0, 0, 0))
    assert happened(state, Pass()) == (
        Passed(0),
        TileMoved("bn-03", tile(0), owned_tile(0, 0)),
        PointsChanged(0, 3),
        TurnBegan(1, 5),
    )


def test_r12_never_at_the_end_of_another_seats_turn() -> None:
    state = play(table(seat(), seat("", "44000"), tiles=["bn-03"]), TakeTokens((0, 1, 2)))
    assert state.tiles == ("bn-03",)


def test_r13_the_first_level_3_card_brings_the_time_token() -> None:
    state = table(seat("70030"), seat(), edition_name="marvel", market={3: ["m3-12"]}, decks=(0, 0, 0))
    after = play(state, PurchaseCard(market(3, 0), "m3-12", tok("70030")))
    assert after.players[0].tokens == tok("00000 0 1")
    assert after.bank[SPECIAL] == 1


def test_r13_a_second_one_brings_none() -> None:
    first = seat("70030 0 1", bought=["m3-01"])
    state = table(first, seat(), edition_name="marvel", market={3: ["m3-12"]}, decks=(0, 0, 0))
    after = play(state, PurchaseCard(market(3, 0), "m3-12", tok("70030")))
    assert after.players[0].tokens == tok("00000 0 1")


@pytest.mark.parametrize(("card", "cost"), [("m1-01", "0003"), ("m2-23", "24001")])
def test_r13_lower_levels_bring_none(card: str, cost: str) -> None:
    state = table(seat(cost), seat(), edition_name="marvel", market={int(card[1]): [card]}, decks=(0, 0, 0))
    action = next(action for action in legal_actions(state) if isinstance(action, PurchaseCard))
    assert play(state, action).players[0].tokens[SPECIAL] == 0


def test_r13_there_is_none_in_base() -> None:
    state = table(seat("63003"), seat(), market={3: ["b3-06"]}, decks=(0, 0, 0))
    assert play(state, PurchaseCard(market(3, 0), "b3-06", tok("63003"))).players[0].tokens == tok()


def recruit_wasp(tags: tuple[int, int, int], holder: int | None) -> tuple[int | None, list[int]]:
    """Seat 1 recruits Wasp (one tag); return the holder after it and all points."""
    points = [3 * (holder == index) for index in range(3)]
    players = [seat("00000 5", points=points[index], tags=tags[index]) for index in range(3)]
    state = table(*players, edition_name="marvel", turn=1, majority=holder, market={1: ["m1-13"]}, decks=(0, 0, 0))
    action = next(action for action in legal_actions(state) if isinstance(action, PurchaseCard))
    state = play(state, action)
    return state.majority, [player.points for player in state.players]


@pytest.mark.parametrize(
    ("tags", "holder", "after", "points"),
    [
        ((0, 1, 0), None, None, [0, 0, 0]),
        ((2, 1, 2), None, None, [0, 0, 0]),
        ((0, 2, 0), None, 1, [0, 3, 0]),
        ((4, 3, 0), 0, 0, [3, 0, 0]),
        ((3, 3, 0), 0, 1, [0, 3, 0]),
        ((0, 3, 3), 2, 1, [0, 3, 0]),
        ((3, 4, 0), 1, 1, [0, 3, 0]),
    ],
)
def test_r14_three_tags_take_the_tile_then_strictly_more(
    tags: tuple[int, int, int], holder: int | None, after: int | None, points: list[int]
) -> None:
    assert recruit_wasp(tags, holder) == (after, points)


def test_r14_the_tile_takes_its_points_with_it() -> None:
    state = table(
        seat(points=7, tags=3),
        seat("53303", points=1, tags=2),
        edition_name="marvel",
        turn=1,
        majority=0,
        market={3: ["m3-09"]},
        decks=(0, 0, 0),
    )
    events = happened(state, PurchaseCard(market(3, 0), "m3-09", tok("53303")))
    assert events[4:] == (
        CardMoved("m3-09", 3, market(3, 0), bonus(1, 2)),
        PointsChanged(1, 4),
        TokensMoved(SPECIAL, 1, bank(SPECIAL), tokens(1, SPECIAL)),
        MajorityMoved(owned_majority(0), owned_majority(1)),
        PointsChanged(0, 4),
        PointsChanged(1, 7),
        TurnBegan(0, 6),
    )


def test_r20_refill_time_avengers_giving_back_tile_in_this_order() -> None:
    state = table(
        seat("22222", "53313", tags=2),
        seat(),
        edition_name="marvel",
        market={3: ["m3-09"]},
        tiles=["ml-4A"],
    )
    buying: Action = PurchaseCard(market(3, 0), "m3-09", tok())
    dealing = Deal(market(3, 0), "m3-01")
    giving = DiscardTokens(tok("1"))
    assert happened(state, buying) == (CardMoved("m3-09", 3, market(3, 0), bonus(0, 2)), PointsChanged(0, 3))
    assert happened(state, buying, dealing) == (
        CardMoved("m3-01", 3, deck(3), market(3, 0)),
        TokensMoved(SPECIAL, 1, bank(SPECIAL), tokens(0, SPECIAL)),
        MajorityMoved(MAJORITY, owned_majority(0)),
        PointsChanged(0, 6),
    )
    assert happened(state, buying, dealing, giving)[0] == TokensMoved(0, 1, tokens(0, 0), bank(0))
    assert happened(play(state), buying, dealing, giving)[1:] == (TurnBegan(1, 5),)


def test_r20_the_tile_follows_giving_back() -> None:
    state = table(seat("33300", "33030"), seat(), edition_name="marvel", tiles=["ml-4A"])
    waiting = play(state, TakeTokens((0, 3, 4)))
    assert waiting.phase is Phase.DISCARD
    assert waiting.tiles == ("ml-4A",)
    after = play(waiting, DiscardTokens(tok("11")))
    assert after.players[0].tiles == ("ml-4A",)


def test_r20_the_owner_sees_the_blind_card_before_giving_back() -> None:
    state = play(table(seat("22222"), seat()), ReserveCard(deck(3)))
    assert (state.phase, state.pending) == (Phase.ACTION, (hand(0, 0),))
    state = play(state, Deal(hand(0, 0), "b3-06"))
    assert (state.phase, state.players[0].hand) == (Phase.DISCARD, (held("b3-06", blind=True),))
