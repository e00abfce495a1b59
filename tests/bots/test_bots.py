"""Bots: legal from a view alone, repeatable, and the greedy one far stronger than chance."""

from __future__ import annotations

from itertools import product

import pytest

from game.bots import make_bot
from game.match.simulate import simulate
from game.rules import check, current_actor, observe
from tests.helpers.tables import EDITIONS, new_match

TABLES = tuple(product(EDITIONS, (2, 3, 4)))
NOISY = ("easy", "normal", "hard")
"""The levels that look one turn ahead differ in their noise alone: each plays with two nets, one of each edition."""
PLAYED = tuple(
    (*table, level)
    for number, table in enumerate(TABLES)
    for level in ("random", "greedy", NOISY[(number + number // 3) % 3])
)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "level"), PLAYED)
def test_every_choice_is_legal_and_repeatable(name: str, players: int, level: str) -> None:
    match = new_match(name, players, f"{name} {level}")
    bots = [make_bot(level, bytes([seat])) for seat in range(players)]
    twins = [make_bot(level, bytes([seat])) for seat in range(players)]
    for _ in range(300):
        seat = current_actor(match.state)
        if match.end is not None or seat is None:
            break
        view = observe(match.state, seat)
        action = bots[seat].choose(view)
        assert action == twins[seat].choose(view)
        assert check(view, action) is None
        match.propose(seat, action)


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
def test_greedy_beats_random_in_38_of_40_games(name: str) -> None:
    forth = simulate(name, 2, 20, "strength", ["greedy", "random"])
    back = simulate(name, 2, 20, "strength, the other way round", ["random", "greedy"])
    assert forth.wins[0] + back.wins[1] >= 38


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="unknown bot “genius”: choose one of easy, normal, hard"):
        make_bot("genius", b"")
