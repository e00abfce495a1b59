"""Steps of which the older ones are packed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.record.follower import load_record
from game.record.model import Entry
from game.record.packed_steps import PackedSteps
from tests.helpers.paths import GOLDEN


@pytest.mark.parametrize("kept", [1, 3, 9])
@pytest.mark.parametrize("at_first", [0, 2, 40])
def test_packed_steps_equal_a_list(kept: int, at_first: int) -> None:
    whole = list(range(at_first))
    steps = PackedSteps(msgspec.msgpack.Decoder(list[int]), whole, kept)
    for value in range(at_first, 60):
        whole.append(value)
        steps.append(value)
        assert list(steps) == whole and len(steps) == len(whole)
        assert [steps[at] for at in range(-len(whole), len(whole))] == whole * 2
        assert steps[1:-1] == whole[1:-1] and steps[::-2] == whole[::-2]
        for beyond in (len(whole), -len(whole) - 1):
            with pytest.raises(IndexError):
                steps[beyond]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.cabochon")), ids=lambda path: path.stem)
def test_entries_of_every_kind_are_unpacked_as_they_were(path: Path) -> None:
    entries = list(load_record(path.read_bytes()).follower.record.entries)
    steps = PackedSteps(msgspec.msgpack.Decoder(list[Entry]), entries, 1)
    assert list(steps) == entries
    assert len(entries) < 20 or steps[0] is not entries[0], "it was packed"
    assert steps[-1] is entries[-1], "it was kept"
