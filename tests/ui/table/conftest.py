"""Tables drawn with what earlier tests have decoded, scaled and measured."""

from __future__ import annotations

import pygame
import pytest

from tests.helpers import shared_art
from tests.ui.table.film import EDITIONS, SIZE, Film


@pytest.fixture(autouse=True)
def _looks_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    shared_art.share(monkeypatch)


@pytest.fixture
def nothing_decoded(_looks_shared: None) -> None:
    """Drop what is shared, for tests of what is decoded when."""
    shared_art.forget()


@pytest.fixture(params=EDITIONS)
def film(request: pytest.FixtureRequest, window: pygame.Surface) -> Film:
    """A replay’s table in each edition, in a window of its own size."""
    assert window.get_size() != SIZE
    return Film(request.param)
