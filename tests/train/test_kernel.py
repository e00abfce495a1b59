"""The compiled rules against the rules, decision by decision, and the tree search that plays by them."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import msgspec
import numpy as np
import pytest

from game.bots.expansion import PASS, PURCHASE, PURCHASE_HELD, RESERVE, RESERVE_BLIND, TAKES, after_states
from game.bots.position_array import (
    DECK_SIZES,
    DECK_STARTS,
    DECKS,
    HAND,
    HELD,
    PHASE,
    SEAT_WIDTH,
    SEATS,
    TURN,
    Array,
    encode,
    redraw,
    tables_of,
)
from game.match.dealer import secret_from
from game.rules import (
    ClaimTile,
    DiscardTokens,
    GameState,
    Pass,
    Phase,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    apply,
    initial_state,
    legal_actions,
    observe,
)
from tests.bots.test_expansion import comparable, considered, public_row, random_positions, stuck
from tests.helpers.tables import EDITIONS
from tools.ladder.match import DealtCards, play_game
from tools.train import kernel
from tools.train.kernel import ACTIONS, CLAIM, RETURN, CompiledExpansion, legal, pieces_of, play
from tools.train.playouts import PlayoutBot


def number_of(action: object) -> int:
    """The kernel's number of an action that takes one step there."""
    match action:
        case TakeTokens(colors):
            return TAKES.index(tuple(colors))
        case ReserveCard(Place(PlaceKind.MARKET, row, slot)):
            return RESERVE + (row - 1) * 4 + slot
        case ReserveCard(place):
            return RESERVE_BLIND + place.row - 1
        case PurchaseCard(Place(PlaceKind.MARKET, row, slot)):
            return PURCHASE + (row - 1) * 4 + slot
        case PurchaseCard(place):
            return PURCHASE_HELD + place.slot
        case ClaimTile(place):
            return CLAIM + place.row
        case Pass():
            return PASS
    raise AssertionError(action)


def legal_numbers(row: Array, edition: str) -> list[int]:
    found = np.empty(ACTIONS, np.int64)
    count = legal(row, pieces_of(edition), found)
    return [int(each) for each in found[:count]]


def returns(row: Array, edition: str) -> set[tuple[int, ...]]:
    """The tokens of every way to return the surplus."""
    seat = int(row[TURN])
    ways: set[tuple[int, ...]] = set()
    open_: list[tuple[Array, tuple[int, ...]]] = [(row, (0,) * 7)]
    while open_:
        state, given = open_.pop()
        if state[PHASE] != row[PHASE] or state[TURN] != seat:
            assert given not in ways
            ways.add(given)
            continue
        for number in legal_numbers(state, edition):
            after = state.copy()
            play(after, pieces_of(edition), number)
            kind = number - RETURN
            open_.append((after, (*given[:kind], given[kind] + 1, *given[kind + 1 :])))
    return ways


def check_decision(state: GameState) -> str:
    """Compare what a decision allows, and where each choice leads; return the name of the phase."""
    name, pieces = state.edition, pieces_of(state.edition)
    row = encode(state, tables_of(name), np.random.default_rng(0))
    allowed = considered(state)
    if state.phase is Phase.DISCARD:
        assert returns(row, name) == {
            (*action.tokens, 0)[:7] for action in allowed if isinstance(action, DiscardTokens)
        }
    else:
        numbers = legal_numbers(row, name)
        assert Counter(numbers) == Counter(number_of(action) for action in allowed)
    for action in allowed:
        mine = row.copy()
        if isinstance(action, DiscardTokens):
            for kind, count in enumerate(action.tokens):
                for _ in range(count):
                    play(mine, pieces, RETURN + kind)
        else:
            play(mine, pieces, number_of(action))
        after, _ = apply(state, action)
        place = None
        if after.pending:
            [place] = after.pending
            after, _ = apply(after, legal_actions(after)[0])
        mine[kernel.LAST_RETURNED] = 0
        assert comparable(mine) == public_row(after, place)
    return state.phase.value


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_of_a_game_is_that_of_the_rules(name: str, players: int) -> None:
    seen = Counter(check_decision(state) for state in random_positions(name, players, "kernel"))
    assert seen["action"] > 30


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "game"), [*product(EDITIONS, [2, 3, 4], range(2))])
def test_every_decision_of_more_games_is_that_of_the_rules(name: str, players: int, game: int) -> None:
    for state in random_positions(name, players, f"kernel {game}"):
        check_decision(state)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_passes_and_quiet_rounds_end_a_game(name: str, players: int) -> None:
    state = stuck(name, players)
    last, quiet = msgspec.structs.replace(state, passes=players - 1), 20 * players - 1
    early = msgspec.structs.replace(state, quiet=quiet, turn=state.first)
    late = msgspec.structs.replace(state, quiet=quiet)
    for each in (state, last, early, late):
        check_decision(each)


@pytest.mark.parametrize("name", EDITIONS)
def test_both_expansions_list_the_same_positions(name: str) -> None:
    tables, rng = tables_of(name), np.random.default_rng(1)
    rows = np.array([encode(state, tables, rng) for state in random_positions(name, 3, "both")])
    slow = after_states(rows, tables)
    fast, parents = CompiledExpansion(pieces_of(name)).after_states(rows)
    for number in range(len(rows)):
        mine = {comparable(row) for row in fast[parents == number]}
        assert mine == {comparable(row) for row in slow.rows[slow.parents == number]}


@pytest.mark.parametrize("name", EDITIONS)
def test_a_redraw_keeps_what_a_seat_sees_and_no_card_twice(name: str) -> None:
    tables, rng = tables_of(name), np.random.default_rng(2)
    changed = 0
    for state in random_positions(name, 3, "redraw"):
        row = encode(state, tables, rng)
        drawn = row.copy()
        kernel.redraw(drawn, state.turn, pieces_of(name), rng)
        before, after = np.sort(all_cards(row)), np.sort(all_cards(drawn))
        assert np.array_equal(before, after)
        hidden = [held.blind for seat, player in enumerate(state.players) if seat != state.turn for held in player.hand]
        assert any(hidden) or comparable(row) == comparable(drawn)
        changed += comparable(row) != comparable(drawn)
        redraw(row, state.turn, tables, rng)
        assert known_to(state, row) == known_to(state, drawn)
    assert changed


def hands(row: Array) -> list[slice]:
    """Where the reserved cards of each seat lie in a row."""
    starts = [SEATS + SEAT_WIDTH * seat for seat in range(4)]
    return [slice(start + HAND, start + HAND + int(row[start + HELD])) for start in starts]


def all_cards(row: Array) -> Array:
    """The numbers of all cards that a row holds in decks and hands."""
    starts = [DECKS + begin for begin in DECK_STARTS]
    decks = [slice(start, start + int(row[DECK_SIZES + level])) for level, start in enumerate(starts)]
    return np.concatenate([row[each] for each in (*decks, *hands(row))])


def known_to(state: GameState, row: Array) -> tuple[int, ...]:
    """A row without what the seat that is to move does not know."""
    seen = row.copy()
    for seat, player in enumerate(state.players):
        for index, held in enumerate(player.hand):
            if seat != state.turn and held.blind:
                seen[hands(row)[seat].start + index] = 0
    return comparable(seen)


def greedy_positions(name: str, seed: str) -> list[GameState]:
    """Positions whose seat has a surplus of tokens or a choice of tiles."""
    state, rng, found = initial_state(name, 2), Random(secret_from(f"{name} {seed}")), []
    while state.phase is not Phase.OVER:
        actions = legal_actions(state)
        if state.phase in (Phase.DISCARD, Phase.TILE) and not state.pending:
            found.append(state)
        state, _ = apply(state, rng.choice(actions))
    return found


@pytest.mark.parametrize("name", EDITIONS)
def test_tree_search_returns_tokens_and_chooses_legal_actions(name: str) -> None:
    for state in greedy_positions(name, "playouts")[:12]:
        view = observe(state, state.turn)
        assert PlayoutBot(50, 1).choose(view) in legal_actions(view)


@pytest.mark.slow
def test_tree_search_beats_random_play() -> None:
    bots = [PlayoutBot(200, 1), PlayoutBot(1, 2)]
    wins = [play_game("base", bots, 0, DealtCards(f"{deal}".encode())).winners == (0,) for deal in range(8)]
    assert sum(wins) >= 7
