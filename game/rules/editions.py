"""The editions by name, each read once.

Knows which editions there are; knows nothing of how they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from game.rules import edition_base as base
from game.rules import edition_marvel as marvel
from game.rules.pieces import Edition

_LOADERS: Final[Mapping[str, Callable[[], Edition]]] = {"base": base.load, "marvel": marvel.load}
EDITION_NAMES: Final = tuple(_LOADERS)


@cache
def edition(name: str) -> Edition:
    """Give the edition of a name; raises ``ValueError`` for an unknown one and ``CardDataError`` for wrong files."""
    loader = _LOADERS.get(name)
    if loader is None:
        raise ValueError(f"unknown edition {name!r}: choose one of {', '.join(EDITION_NAMES)}")
    return loader()
