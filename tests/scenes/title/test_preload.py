"""What is loaded ahead exists: a name that is wrong would go unnoticed, as nothing needs it there."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from game.scenes.title.preload import MODULES


@pytest.mark.parametrize("name", MODULES)
def test_a_module_that_is_loaded_ahead_exists(name: str) -> None:
    assert find_spec(name) is not None


def test_none_is_named_twice() -> None:
    assert len(set(MODULES)) == len(MODULES)
