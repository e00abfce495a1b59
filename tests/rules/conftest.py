"""Caches of the rules that games outside these tests may have filled: only here coverage is measured."""

import pytest

from game.rules import moves


@pytest.fixture(autouse=True, scope="module")
def empty_caches() -> None:
    for cached in (moves.discards, moves._discards, moves.earned):
        cached.cache_clear()
