"""The engine against the oracle: the same options at every step, the same table after every action."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from game.rules import (
    KINDS,
    Action,
    GameState,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    apply,
    edition,
    initial_state,
    legal_actions,
)
from game.rules.script import Script, write_script
from tests.rules.oracle import Oracle

Policy = Callable[[random.Random, Sequence[Action]], Action]


def anyhow(rng: random.Random, actions: Sequence[Action]) -> Action:
    """Play whatever comes."""
    return rng.choice(actions)


def buying(rng: random.Random, actions: Sequence[Action]) -> Action:
    """Buy the best card in reach: long rows of cards, many tiles, tags and ends by points."""
    offers = [action for action in actions if isinstance(action, PurchaseCard)]
    return max(offers, key=lambda offer: (offer.card[:2], rng.random())) if offers else rng.choice(actions)


def hoarding(rng: random.Random, actions: Sequence[Action]) -> Action:
    """Never touch a card where that can be helped: ends by standing still."""
    idle = [action for action in actions if not isinstance(action, PurchaseCard | ReserveCard)]
    return rng.choice(idle or actions)


def reserving(rng: random.Random, actions: Sequence[Action]) -> Action:
    """Reserve, then take: full hands, no wild tokens, passes."""
    reserves = [action for action in actions if isinstance(action, ReserveCard)]
    takes = [action for action in actions if isinstance(action, TakeTokens)]
    return rng.choice(reserves or takes or actions)


def table_of(state: GameState) -> dict[str, object]:
    """Put down what lies on the engine's table."""
    return {
        "bank": state.bank,
        "market": state.market,
        "decks": state.decks,
        "tiles": state.tiles,
        "majority": state.majority,
        "turn": state.turn,
        "round": state.round,
        "phase": state.phase.value,
        "winners": set(state.winners),
        "players": [
            (p.tokens, p.bonuses, p.points, p.tags, p.bought, tuple(held.card for held in p.hand), p.tiles)
            for p in state.players
        ],
    }


def table_of_oracle(oracle: Oracle) -> dict[str, object]:
    """Put down what lies on the oracle's table."""
    return {
        "bank": tuple(oracle.bank[kind] for kind in range(KINDS)),
        "market": tuple(tuple(row) for row in oracle.rows),
        "decks": tuple(len(cards) for cards in oracle.decks),
        "tiles": tuple(oracle.tiles),
        "majority": oracle.assembler,
        "turn": oracle.turn,
        "round": oracle.round(),
        "phase": oracle.due,
        "winners": oracle.winners,
        "players": [
            (
                tuple(hero.tokens[kind] for kind in range(KINDS)),
                tuple(oracle.bonuses(seat)),
                oracle.points(seat),
                oracle.tags(seat),
                tuple(hero.bought),
                tuple(hero.reserved),
                tuple(hero.tiles),
            )
            for seat, hero in enumerate(oracle.heroes)
        ],
    }


def deal(state: GameState, script: Script) -> GameState:
    while state.pending:
        state, _ = apply(state, script.deal(state))
    return state


GAMES = 4


@pytest.mark.parametrize("policy", [anyhow, buying, hoarding, reserving])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_engine_and_oracle_play_the_same_games(name: str, players: int, policy: Policy) -> None:
    for game in range(GAMES):
        play_beside_oracle(name, players, policy, random.Random(f"{name} {players} {policy.__name__} {game}"))


def play_beside_oracle(name: str, players: int, policy: Policy, rng: random.Random) -> None:
    """Play one game with both and compare at every step."""
    script = write_script(edition(name), rng.randrange(players), rng.shuffle)
    state = deal(initial_state(name, players), script)
    oracle = Oracle(name, players, script.first, list(script.tiles), [list(cards) for cards in script.decks])
    while oracle.due != "over":
        actions = legal_actions(state)
        assert len(set(actions)) == len(actions)
        assert set(actions) == oracle.options()
        action = policy(rng, actions)
        state = deal(apply(state, action)[0], script)
        oracle.do(action)
        assert table_of(state) == table_of_oracle(oracle)
    assert legal_actions(state) == ()
