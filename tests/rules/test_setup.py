"""R1 to R5: players, tokens, cards, bonus tiles and the first seat."""

from __future__ import annotations

import pytest

from game.rules import (
    CHANCE,
    FIRST,
    CardMoved,
    Deal,
    GameState,
    Phase,
    TileMoved,
    TurnBegan,
    apply,
    current_actor,
    deck,
    edition,
    initial_state,
    legal_actions,
    market,
    outcome,
    tile,
)
from tests.rules.table import play, refill


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_r1_two_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="R1"):
        initial_state("base", players)


@pytest.mark.parametrize(
    ("name", "players", "bank"),
    [
        ("base", 2, (4, 4, 4, 4, 4, 5, 0)),
        ("base", 3, (5, 5, 5, 5, 5, 5, 0)),
        ("base", 4, (7, 7, 7, 7, 7, 5, 0)),
        ("marvel", 2, (4, 4, 4, 4, 4, 5, 2)),
        ("marvel", 3, (5, 5, 5, 5, 5, 5, 3)),
        ("marvel", 4, (7, 7, 7, 7, 7, 5, 4)),
    ],
)
def test_r2_tokens_by_players(name: str, players: int, bank: tuple[int, ...]) -> None:
    assert initial_state(name, players).bank == bank


def test_r3_four_cards_of_each_level_lie_face_up() -> None:
    state = refill(initial_state("base", 2, 0))
    assert state.decks == (36, 26, 16)
    assert all(
        card is not None and edition("base").cards[card].level == level
        for level, row in enumerate(state.market, 1)
        for card in row
    )


@pytest.mark.parametrize(
    ("name", "players", "count"),
    [
        ("base", 2, 3),
        ("base", 3, 4),
        ("base", 4, 5),
        ("marvel", 2, 2),
        ("marvel", 3, 3),
        ("marvel", 4, 4),
    ],
)
def test_r4_bonus_tiles_by_players(name: str, players: int, count: int) -> None:
    state = refill(initial_state(name, players))
    assert len(state.tiles) == count
    groups = [edition(name).tiles[tile_id].group for tile_id in state.tiles if tile_id]
    assert len(set(groups)) == count


def test_r4_only_one_side_of_a_location_lies_out() -> None:
    state = play(initial_state("marvel", 2, 1), Deal(tile(0), "ml-3B"))
    items = {deal.item for deal in legal_actions(state) if isinstance(deal, Deal)}
    assert items == {"ml-1A", "ml-1B", "ml-2A", "ml-2B", "ml-4A", "ml-4B"}


def test_r5_the_host_picks_the_first_seat() -> None:
    state = initial_state("base", 3, 2)
    assert state.pending[0] == tile(0)
    state = refill(state)
    assert (state.first, state.turn, state.round) == (2, 2, 1)


def test_r5_without_a_pick_chance_deals_the_first_seat() -> None:
    state = initial_state("base", 3)
    assert current_actor(state) == CHANCE
    assert legal_actions(state) == (Deal(FIRST, "0"), Deal(FIRST, "1"), Deal(FIRST, "2"))
    after, events = apply(state, Deal(FIRST, "1"))
    assert (after.first, after.turn, events) == (1, 1, ())


@pytest.mark.parametrize("first", [-1, 2])
def test_r5_the_first_seat_must_play(first: int) -> None:
    with pytest.raises(ValueError, match="R5"):
        initial_state("base", 2, first)


def test_opening_is_dealt_first_seat_tiles_then_levels_in_order() -> None:
    state = initial_state("base", 2)
    assert state.phase is Phase.SETUP
    assert state.pending == (
        FIRST,
        *(tile(slot) for slot in range(3)),
        *(market(level, slot) for level in (1, 2, 3) for slot in range(4)),
    )


def test_the_opening_has_an_event_for_each_piece_and_begins_the_first_turn() -> None:
    state = initial_state(edition("base"), 2, 1)
    state, events = apply(state, Deal(tile(0), "bn-01"))
    assert events == (TileMoved("bn-01", tile(0), tile(0)),)
    while len(state.pending) > 1:
        state, _ = apply(state, legal_actions(state)[0])
    last = legal_actions(state)[0]
    assert isinstance(last, Deal)
    state, events = apply(state, last)
    assert events == (CardMoved(last.item, 3, deck(3), market(3, 3)), TurnBegan(1, 1))
    assert current_actor(state) == 1
    assert outcome(state) is None


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_two_player_opening_has_thirty_actions(name: str) -> None:
    state: GameState = refill(initial_state(name, 2))
    assert len(legal_actions(state)) == 10 + 5 + 15


def test_unknown_edition_is_named() -> None:
    with pytest.raises(ValueError, match=r"'chess'.*base, marvel"):
        edition("chess")
