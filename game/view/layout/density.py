"""A measure that differs between the regular and the compact layout."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Density(NamedTuple, Generic[T]):
    """A measure of both layouts; ``layout.compact`` is the index of the one that holds."""

    regular: T
    compact: T
