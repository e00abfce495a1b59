"""Steps of which the last ones alone are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.record.follower import load_record
from game.record.recent_steps import RecentSteps
from tests.helpers.paths import GOLDEN


@pytest.mark.parametrize("kept", [1, 3, 5, 9])
@pytest.mark.parametrize("at_first", [0, 2, 5])
def test_recent_steps_equal_a_list_and_only_old_ones_are_computed_again(kept: int, at_first: int) -> None:
    whole = list(range(at_first))
    asked: list[int] = []

    def again() -> list[int]:
        asked.append(len(whole))
        return list(whole)

    steps = RecentSteps(whole, kept, again)
    for value in range(at_first, 7):
        whole.append(value)
        steps.append(value)
        assert len(steps) == len(whole) and steps[-1] == value and steps[value] == value
        assert [steps[at] for at in range(max(0, len(whole) - kept), len(whole))] == whole[-kept:]
        assert not asked, "what is kept is not computed"
        assert list(steps) == whole and steps[1:-1] == whole[1:-1]
        assert [steps[at] for at in range(-len(whole), len(whole))] == whole * 2
        asked.clear()
        for beyond in (len(whole), -len(whole) - 1):
            with pytest.raises(IndexError):
                steps[beyond]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.cabochon"))[:4], ids=lambda path: path.stem)
def test_a_game_that_keeps_its_last_positions_computes_the_others_again(path: Path) -> None:
    follower = load_record(path.read_bytes()).follower
    positions, events = list(follower.positions), list(follower.events)
    follower.keep_last(2)
    assert list(follower.positions) == positions and list(follower.events) == events
    assert follower.positions[0] == positions[0] and follower.position == positions[-1]


def test_an_old_value_and_those_shortly_before_it_are_computed_once() -> None:
    whole = list(range(20))
    asked: list[int] = []

    def again() -> list[int]:
        asked.append(len(whole))
        return whole

    steps = RecentSteps(whole, 4, again)
    for at in (9, 9, 8, 6):
        assert steps[at] == at
    whole.append(20)
    steps.append(20)
    assert steps[7] == 7 and steps[20] == 20 and len(asked) == 1
    assert steps[2] == 2 and len(asked) == 2
