"""A chosen token dips, rises and comes to its socket, which a ring leaves then; a choice undone moves nothing."""

from __future__ import annotations

import pytest

from game.view.animation.choosing import Choosing, flown, height, ring
from game.view.interaction.choices import IDLE, TakeSelection


def test_a_token_dips_rises_too_high_and_settles() -> None:
    assert height(0.0) == 0.0
    assert height(1.0) == pytest.approx(1.0)
    way = [height(step / 50) for step in range(51)]
    lowest, highest = way.index(min(way)), way.index(max(way))
    assert min(way) < 0 < lowest < highest < 50
    assert max(way) > 1


def test_a_token_is_in_its_socket_once_it_has_risen_and_then_a_ring_spreads() -> None:
    steps = [step / 50 for step in range(51)]
    ways = [flown(share) for share in steps]
    assert (ways[0], ways[-1]) == (0.0, 1.0)
    assert ways == sorted(ways)
    there = ways.index(1.0)
    assert height(steps[there]) == pytest.approx(1.0)
    assert not any(ring(share) for share in steps[:there])
    assert ring(steps[there]) < ring(steps[there + 1]) < ring(1.0) == pytest.approx(1.0)


def test_each_further_token_rises_and_one_that_is_put_back_does_not() -> None:
    choosing = Choosing()
    choosing.step(IDLE, 16)
    assert not choosing.busy
    for colors in ((0,), (0, 2)):
        choosing.step(TakeSelection(colors), 16)
        assert choosing.share == 0.0
        choosing.step(TakeSelection(colors), 160)
        assert 0.4 < choosing.share < 0.6
        choosing.step(TakeSelection(colors), 160)
        assert not choosing.busy
    choosing.step(TakeSelection((2,)), 16)
    assert not choosing.busy
    choosing.step(TakeSelection((2, 0)), 16)
    choosing.step(TakeSelection((2,)), 16)
    assert not choosing.busy, "the token that is left does not fly again"
