"""The list of heroes, filled by the emblem modules.

Knows what belongs to a hero's picture: two hues, background, design. Must not know how it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tools.art.marvel.emblem import Design, Ground
from tools.art.marvel.palette import HUES


@dataclass(frozen=True)
class Hero:
    """What is particular to one card's picture."""

    main: str
    second: str
    ground: Ground
    design: Design


HEROES: Final[dict[str, Hero]] = {}
"""By card id."""


def hero(card: str, main: str, second: str, ground: Ground) -> Callable[[Design], Design]:
    """Enter the decorated design into the list; raises ValueError where a card or an unknown hue is given twice."""
    if card in HEROES or not {main, second} <= HUES.keys():
        raise ValueError(f"{card} is already drawn, or {main} or {second} is no hue")

    def enter(design: Design) -> Design:
        HEROES[card] = Hero(main, second, ground, design)
        return design

    return enter
