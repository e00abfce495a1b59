"""A card's picture: the function that paints it, and what it is about, for the tests and for comparing neighbours.

Knows no edition and no card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tools.art.poster.shapes import Point

Hand = TypeVar("Hand")


@dataclass(frozen=True)
class Picture(Generic[Hand]):
    """A picture and its story.

    ``focus`` are the points, in units of 120 x 168, that the story needs: face, hand, stone, what the verb acts on.
    Nothing that the card face shows may cover them. ``verb``, ``place`` and ``light`` are a few words each and differ
    from those of all other pictures of the same colour and level. ``seed`` is that of the sheet's noise.
    """

    paint: Callable[[Hand], None]
    focus: tuple[Point, ...]
    verb: str
    place: str
    light: str
    seed: int = 1
