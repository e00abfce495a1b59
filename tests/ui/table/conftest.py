"""Tables drawn with what earlier tests have decoded, scaled and measured."""

from __future__ import annotations

import pytest

from tests.helpers import shared_art


@pytest.fixture(autouse=True)
def _looks_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    shared_art.share(monkeypatch)


@pytest.fixture
def nothing_decoded(_looks_shared: None) -> None:
    """Drop what is shared, for tests of what is decoded when."""
    shared_art.forget()
