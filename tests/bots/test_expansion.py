"""Expansion and evaluation on arrays against the rules: the same positions after a turn, of the same worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
import pytest

from game.bots.expansion import after_states
from game.bots.net_files import shipped_net
from game.bots.position_array import (
    DECK_SIZES,
    DECKS,
    HAND,
    MARKET,
    REFILL,
    SEAT_WIDTH,
    SEATS,
    Array,
    encode,
    tables_of,
)
from game.match.dealer import secret_from
from game.rules import (
    WILD,
    Action,
    DiscardTokens,
    GameState,
    HeldCard,
    Phase,
    Place,
    PlaceKind,
    Player,
    PurchaseCard,
    apply,
    default_payment,
    edition,
    initial_state,
    legal_actions,
    observe,
)
from tests.helpers.tables import EDITIONS


def considered(state: GameState) -> list[Action]:
    """The legal actions but payments with more wild tokens than necessary and returned wild tokens."""
    player = state.players[state.turn]
    cards = edition(state.edition).cards
    found: list[Action] = []
    for action in legal_actions(state):
        if isinstance(action, PurchaseCard) and action.payment != default_payment(player, cards[action.card]):
            continue
        if isinstance(action, DiscardTokens) and action.tokens[WILD]:
            continue
        found.append(action)
    return found


def ends_of_turn(state: GameState, turn: int, opened: Place | None = None) -> Iterator[tuple[GameState, Place | None]]:
    """The positions after the turn, each with the place that was filled in it."""
    for action in considered(state):
        after, _ = apply(state, action)
        place = opened
        if after.pending:
            [place] = after.pending
            after, _ = apply(after, legal_actions(after)[0])
        if after.turn == turn and after.phase in (Phase.DISCARD, Phase.TILE):
            yield from ends_of_turn(after, turn, place)
        else:
            yield after, place


def public_row(state: GameState, opened: Place | None) -> tuple[int, ...]:
    """The row of a position without the decks' cards, with the filled place waiting again."""
    row = encode(state, tables_of(state.edition), np.random.default_rng(0))
    if opened is not None and opened.kind is PlaceKind.MARKET:
        row[MARKET + (opened.row - 1) * 4 + opened.slot] = REFILL
        row[DECK_SIZES + opened.row - 1] += 1
    elif opened is not None:
        level = state.players[opened.row].hand[opened.slot].level
        row[SEATS + SEAT_WIDTH * opened.row + HAND + opened.slot] = REFILL - (level - 1)
        row[DECK_SIZES + level - 1] += 1
    return comparable(row)


def comparable(row: Array) -> tuple[int, ...]:
    """What two rows must have in common."""
    return tuple(int(each) for each in row[:DECKS])


def random_positions(name: str, players: int, seed: str) -> Iterator[GameState]:
    """The positions in which a seat decides, of a game of players who like to buy."""
    rng = Random(secret_from(f"{name} {players} {seed}"))
    state = initial_state(name, players)
    while state.phase is not Phase.OVER:
        actions = legal_actions(state)
        if not state.pending:
            yield state
            buys = [action for action in actions if isinstance(action, PurchaseCard)]
            actions = tuple(buys) if buys and rng.random() < 0.7 else actions
        state, _ = apply(state, rng.choice(actions))


def check_positions(states: list[GameState]) -> Counter[str]:
    """Compare a batch with the rules; return how many turns ended how."""
    tables = tables_of(states[0].edition)
    rows = np.array([encode(state, tables, np.random.default_rng(1)) for state in states])
    found = after_states(rows, tables)
    seen: Counter[str] = Counter()
    for number, state in enumerate(states):
        ends = list(ends_of_turn(state, state.turn))
        mine = Counter(comparable(row) for row in found.rows[found.parents == number])
        assert mine.keys() == {public_row(*end) for end in ends}
        seen[state.phase] += 1
        tiles = [end.tiles.count(None) > state.tiles.count(None) for end, _ in ends]
        seen.update(tile=sum(tiles), over=sum(end.phase is Phase.OVER for end, _ in ends))
        seen.update(returned=sum(sum(end.players[state.turn].tokens) == 10 for end, _ in ends))
    return seen


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_expands_to_what_the_rules_allow(name: str, players: int) -> None:
    every = list(random_positions(name, players, "expansion"))
    resting = [state for state in every if state.phase is not Phase.ACTION]
    seen = check_positions(every[::4] + every[-3:] + resting[:5])
    assert seen[Phase.ACTION]
    assert seen["over"]
    assert seen["tile"]
    assert seen["returned"]


def stuck(name: str, players: int) -> GameState:
    """A position in which nobody can do anything but pass, the last seat of the round to move."""
    state = next(random_positions(name, players, "stuck"))
    cards = [card for card in edition(name).cards.values() if card.level == 3]
    shown = {card for row in state.market for card in row}
    free = iter([card.id for card in cards if card.id not in shown])
    hands = [tuple(HeldCard(next(free), 3, False) for _ in range(3)) for _ in range(players)]
    return msgspec.structs.replace(
        state,
        players=tuple(Player(hand=hand) for hand in hands),
        bank=(0,) * len(state.bank),
        turn=(state.first - 1) % players,
    )


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_passes_and_quiet_rounds_end_a_game(name: str, players: int) -> None:
    state = stuck(name, players)
    last, quiet = msgspec.structs.replace(state, passes=players - 1), 20 * players - 1
    early = msgspec.structs.replace(state, quiet=quiet, turn=state.first)
    late = msgspec.structs.replace(state, quiet=quiet)
    assert check_positions([state, last, early, late])["over"] == 2


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_a_choice_of_its_own(name: str, players: int) -> None:
    state = list(random_positions(name, players, "tiles"))[10]
    rich = msgspec.structs.replace(state.players[state.turn], bonuses=(4,) * 5)
    players_now = (*state.players[: state.turn], rich, *state.players[state.turn + 1 :])
    state = msgspec.structs.replace(state, players=players_now)
    choosing = msgspec.structs.replace(state, phase=Phase.TILE)
    assert check_positions([state, choosing])["tile"]
    rows = np.array([encode(choosing, tables_of(name), np.random.default_rng(0))])
    assert len(after_states(rows, tables_of(name)).rows) == sum(tile is not None for tile in state.tiles)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_net_does_not_depend_on_hidden_cards_and_sums_to_one(name: str) -> None:
    blind = [
        state
        for state in random_positions(name, 2, "blind")
        if any(held.blind for held in state.players[1 - state.turn].hand) and state.phase is Phase.ACTION
    ]
    net, tables = shipped_net(name, 2), tables_of(name)
    assert net is not None
    for state in blind[:10]:
        first, second = (encode(observe(state, state.turn), tables, np.random.default_rng(seed)) for seed in (1, 2))
        before = after_states(np.array([first, second]), tables)
        values = net.values(before.rows, np.full(len(before.rows), state.turn))
        half = len(values) // 2
        assert np.allclose(values[:half], values[half:])
        assert np.allclose(values.sum(1), 1)
