"""Bots: legal from a view alone, repeatable, and the greedy one far stronger than chance."""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.match.simulate import simulate
from game.rules import check, current_actor, observe
from tests.helpers.tables import EDITIONS, new_match


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("level", ["random", "greedy", "easy", "normal", "hard"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal_and_repeatable(name: str, level: str, players: int) -> None:
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
def test_greedy_beats_random_in_95_of_100_games(name: str) -> None:
    forth = simulate(name, 2, 50, "strength", ["greedy", "random"])
    back = simulate(name, 2, 50, "strength, the other way round", ["random", "greedy"])
    assert forth.wins[0] + back.wins[1] >= 95


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="unknown bot “genius”: choose one of easy, normal, hard"):
        make_bot("genius", b"")
