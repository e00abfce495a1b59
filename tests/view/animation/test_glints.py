"""The light on stones while the table rests: rare, on stones that are there, and gone as soon as something moves."""

from __future__ import annotations

from itertools import pairwise

from game.rules import initial_state
from game.rules.model import PlaceKind
from game.view.animation.glints import FIRST_MS, GLINT_MS, Sparkles

FRAME_MS = 16.0


def test_stones_shine_now_and_then_while_the_table_rests() -> None:
    state, glints, drawn, places = initial_state("base", 2, 0), Sparkles(), 0, set()
    minutes = 3
    for _ in range(int(minutes * 60_000 / FRAME_MS)):
        drawn += glints.step(FRAME_MS, resting=True)
        shown = glints.shown(state)
        assert (shown is None) == (not glints.lit)
        if shown is not None:
            places.add(shown[0])
            assert 0 < shown[1] <= 1
    assert {place.kind for place in places} == {PlaceKind.BANK}, (
        "no market lies there yet, so it is the bank that shines"
    )
    assert len(places) >= 4
    assert 80 < drawn / minutes < 130, "each picture costs a redraw, and a table at rest has next to nothing to do"


def test_one_stone_at_a_time_shines_every_four_to_seven_seconds() -> None:
    glints, begun, lit = Sparkles(), [], False
    for number in range(int(5 * 60_000 / FRAME_MS)):
        glints.step(FRAME_MS, resting=True)
        if glints.lit and not lit:
            begun.append(number * FRAME_MS)
        lit = glints.lit
    pauses = [after - before for before, after in pairwise(begun)]
    assert len(pauses) > 40 and min(pauses) >= 4_000 - FRAME_MS and max(pauses) <= 7_000 + 2 * FRAME_MS


def test_nothing_shines_once_something_moves() -> None:
    glints = Sparkles()
    assert not glints.step(FIRST_MS - 1, resting=True) and not glints.lit
    assert glints.step(1, resting=True) and glints.lit
    assert glints.step(FRAME_MS, resting=False)
    assert not glints.lit and not glints.step(FRAME_MS, resting=False)
    assert not glints.step(FIRST_MS / 2, resting=True) and not glints.lit
    assert glints.step(FIRST_MS, resting=True) and glints.lit
    assert glints.step(GLINT_MS, resting=True) and not glints.lit
