"""The light on stones while the table rests: rare, on stones that are there, and gone as soon as something moves."""

from __future__ import annotations

from game.rules import initial_state
from game.rules.model import PlaceKind
from game.ui.glints import FIRST_MS, GLINT_MS, Glints

FRAME_MS = 16.0


def test_stones_shine_now_and_then_while_the_table_rests() -> None:
    state, glints, shining, places = initial_state("base", 2, 0), Glints(), 0.0, set()
    minute = 60_000.0
    for _ in range(int(minute / FRAME_MS)):
        went_out = glints.step(FRAME_MS, resting=True)
        shown = glints.shown(state)
        assert (shown is None) == (not glints.busy) and not (went_out and glints.busy)
        if shown is not None:
            places.add(shown[0])
            assert 0 <= shown[1] <= 1
            shining += FRAME_MS
    assert 3 <= len(places) <= 8, "no market lies there yet, so it is the bank that shines"
    assert {place.kind for place in places} == {PlaceKind.BANK}
    assert shining / minute < 0.1


def test_nothing_shines_once_something_moves() -> None:
    glints = Glints()
    assert not glints.step(FIRST_MS - 1, resting=True) and not glints.busy
    assert not glints.step(1, resting=True) and glints.busy
    assert glints.step(FRAME_MS, resting=False)
    assert not glints.busy and not glints.step(FRAME_MS, resting=False)
    assert not glints.step(FIRST_MS / 2, resting=True) and not glints.busy
    assert not glints.step(FIRST_MS, resting=True) and glints.busy
    assert glints.step(GLINT_MS, resting=True) and not glints.busy
