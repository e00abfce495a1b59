"""Tables drawn with what earlier tests have decoded, scaled and measured."""

from __future__ import annotations

import pytest

from tests.helpers import looks


@pytest.fixture(autouse=True)
def _looks_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    looks.share(monkeypatch)


@pytest.fixture
def nothing_decoded(_looks_shared: None) -> None:
    """Drop what is shared, for tests of what is decoded when."""
    looks.forget()
