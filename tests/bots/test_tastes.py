"""What some bots like besides winning: compared with the position, and seen in what they choose."""

from __future__ import annotations

import numpy as np
import pytest

from game.bots.net_bot import NetBot
from game.bots.net_files import shipped_net
from game.bots.position_array import encode, tables_of
from game.bots.registry import BOT_LEVELS, bot_taste
from game.bots.strength import Strength
from game.bots.taste_values import BLOCK_WEIGHT, POINT_WEIGHT, TILE_WEIGHT, liking
from game.bots.tastes import TASTES
from game.rules import COLORS, WILD, GameState, edition, observe
from tests.bots.test_expansion import EDITIONS, random_positions


def expected(taste: str, state: GameState, seat: int) -> float:
    """The value of a taste, from the position itself."""
    rules, own = edition(state.edition), state.players[seat]
    if taste == "points":
        return POINT_WEIGHT * own.points
    if taste == "tiles":
        met = 0.0
        for name in state.tiles:
            if name is not None:
                demand = rules.tiles[name].demand
                met += sum(map(min, own.bonuses, demand)) / sum(demand)
        return TILE_WEIGHT * (met + 2 * len(own.tiles))
    if taste == "blocks":
        rival = state.players[(seat + 1) % len(state.players)]
        cards = [rules.cards[name] for row in state.market for name in row if name is not None]
        have = [rival.bonuses[color] + rival.tokens[color] for color in range(COLORS)]
        reached = [
            card
            for card in cards
            if sum(max(0, c - h) for c, h in zip(card.cost, have, strict=True)) <= rival.tokens[WILD]
        ]
        return -BLOCK_WEIGHT * sum(card.points + 1 for card in reached)
    return 0.0


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_taste_is_what_the_position_shows(name: str, players: int) -> None:
    rng, tables = np.random.default_rng(1), tables_of(name)
    met = dict.fromkeys(TASTES, 0)
    for state in list(random_positions(name, players, "tastes"))[::9]:
        rows = encode(observe(state, state.turn), tables, rng)[None]
        for taste in TASTES:
            for seat in range(players):
                value = expected(taste, state, seat)
                assert liking(taste, rows, seat, tables) == pytest.approx([value])
                met[taste] += value != 0
    assert all(met[taste] for taste in TASTES if taste != "none") and not met["none"]


def test_the_four_bots_of_a_level_differ_and_those_that_search_play_to_win() -> None:
    for level in BOT_LEVELS:
        found = [bot_taste(level, seat) for seat in range(4)]
        assert set(found) == ({"none"} if level in ("expert", "master") else set(TASTES))
    assert bot_taste("program:Mine", 1) == "none"
    assert bot_taste("greedy", 1) == bot_taste("normal", 1)


def test_a_taste_changes_what_a_bot_chooses() -> None:
    net = shipped_net("base", 2)
    assert net is not None
    views = [observe(state, state.turn) for state in list(random_positions("base", 2, "tastes"))]
    plain = [NetBot(net, Strength(), 1).choose(view) for view in views]
    for taste in ("tiles", "points", "blocks"):
        bot = NetBot(net, Strength(tastes=(taste, taste)), 1)
        assert [bot.choose(view) for view in views] != plain, taste
