"""Pictures and fonts shared between tests, whose decoding, scaling and measuring take half of the time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

import pygame
import pytest

from game.ui.graphics import look
from game.ui.graphics.atlas import Atlas, Index
from game.ui.graphics.byte_cache import Budget, ByteCache, surface_bytes
from game.ui.graphics.text import Text
from game.view.theme import Theme

V = TypeVar("V")

_MOST: Final = 6
_PICTURE_BYTES: Final = 192 << 20


class ArtPool(Generic[V]):
    """Caches by what they were made for; the least recently used are dropped."""

    def __init__(self) -> None:
        self._values: OrderedDict[Hashable, V] = OrderedDict()

    def get_or_make(self, key: Hashable, make: Callable[[], V]) -> V:
        value = self._values.pop(key, None)
        self._values[key] = value = make() if value is None else value
        while len(self._values) > _MOST:
            self._values.popitem(last=False)
        return value

    def clear(self) -> None:
        self._values.clear()


_ATLASES: Final[ArtPool[Atlas]] = ArtPool()
_TEXTS: Final[ArtPool[Text]] = ArtPool()
_PICTURES: Final[ByteCache[Hashable, pygame.Surface]] = ByteCache(_PICTURE_BYTES, surface_bytes)
_decode_sprite, _decode_ground = Index.picture, Index.ground


def share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every ``RenderContext`` use the atlases, texts and decoded pictures of earlier tests.

    What tests share belongs to no window's budget.
    """
    monkeypatch.setattr(look, "Atlas", _atlas)
    monkeypatch.setattr(look, "Text", _text)
    monkeypatch.setattr(Index, "picture", _picture)
    monkeypatch.setattr(Index, "ground", _ground)


def forget() -> None:
    """Drop what was decoded, scaled and measured."""
    for each in (_ATLASES, _TEXTS, _PICTURES):
        each.clear()


def _atlas(edition: str, scale: float, _budget: Budget | None = None) -> Atlas:
    return _ATLASES.get_or_make((edition, scale), lambda: Atlas(edition, scale))


def _text(theme: Theme, scale: float, enlarged: float, _budget: Budget | None = None) -> Text:
    return _TEXTS.get_or_make((id(theme), scale, enlarged), lambda: Text(theme, scale, enlarged))


def _picture(index: Index, name: str, level: int) -> pygame.Surface:
    key = (index.folder, name, level)
    return _PICTURES.get_or_make(key, lambda: _decode_sprite(index, name, level))


def _ground(index: Index, file: str) -> pygame.Surface:
    return _PICTURES.get_or_make((index.folder, file), lambda: _decode_ground(index, file))
