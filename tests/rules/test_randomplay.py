"""``tools.randomplay``: whole random games, the same for the same dice."""

from __future__ import annotations

import random

import pytest

from game.rules import Phase, edition, outcome
from tools.randomplay import random_game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_random_game_ends_and_repeats_with_its_dice(name: str, players: int) -> None:
    games = [random_game(edition(name), players, random.Random(5)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].phase is Phase.OVER
    assert outcome(games[0]) is not None
