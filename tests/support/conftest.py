"""The messages of the program, collected once."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def english() -> dict[str | tuple[str, ...], list[str]]:
    """Every message of the code with the files that have it."""
    pytest.importorskip("babel", reason="the messages are collected with Babel")
    from tools import build_locale

    return build_locale.collect()
