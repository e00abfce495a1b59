"""How many tokens may be taken: the places for them on show are never more than the rules allow."""

from __future__ import annotations

import msgspec
import pytest

from game.view.interaction.choices import choices_of
from tests.view.interaction.test_intent import opening, with_player


@pytest.mark.parametrize(
    ("bank", "taken", "most"),
    [
        ((4, 4, 4, 4, 4, 5, 0), (), 3),
        ((1, 1, 1, 0, 0, 5, 0), (), 3),
        ((4, 4, 4, 4, 4, 5, 0), (2,), 3),
        ((4, 4, 4, 4, 4, 5, 0), (2, 2), 2),
        ((4, 4, 4, 4, 4, 5, 0), (2, 0), 3),
        ((0, 0, 0, 4, 6, 5, 0), (), 2),
        ((0, 0, 0, 1, 1, 5, 0), (3,), 2),
        ((0, 0, 0, 4, 0, 5, 0), (3,), 2),
        ((0, 0, 0, 3, 0, 5, 0), (), 1),
        ((0, 0, 0, 0, 0, 5, 0), (), 0),
    ],
)
def test_most_tokens_of_a_take(bank: tuple[int, ...], taken: tuple[int, ...], most: int) -> None:
    state = msgspec.structs.replace(opening(), bank=bank)
    assert choices_of(state, {0}).most(taken) == most


def test_ten_tokens_do_not_limit_a_take() -> None:
    assert choices_of(with_player(opening(), tokens=(4, 3, 3, 0, 0, 0, 0)), {0}).most() == 3


def test_nobody_takes_tokens_out_of_turn() -> None:
    assert choices_of(opening(), {1}).most() == 0
