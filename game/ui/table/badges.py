"""Badges on cards: affordable, affordable next turn, or what is missing.

Knows what the reader can afford and a box; knows nothing of input or time. The badges differ by shape, not only by
colour, and lie on a card's right side, where no card has a price, points or a bonus.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from game.rules.model import COLORS, WILD, Phase
from game.ui.table.painter import Painter
from game.view.descriptions.affordability import Reach, affordability
from game.view.layout.geometry import Rect

MOST_MISSING: Final = 3
"""A card that lacks more tokens than this has no badge: it is out of reach for the next turns."""
_HIGH: Final = 0.135
"""Height of a badge as a share of its card's."""
_MIDDLE: Final = 0.59
"""Its middle as a share of the card's height: below tags and bonus, above a name or the dots of a level."""
_LEAST: Final = 15
_STONE: Final = 0.74
_ICON: Final = 0.72
"""Stones and icons as shares of a badge's height."""
_WIDEST: Final = 0.62
"""Largest width of a badge as a share of its card's, so that it does not cover the price at the left."""


def card_badge(p: Painter, card: str, box: Rect) -> None:
    """Draw a card's badge for the reader, where badges are on and the card is not out of reach."""
    if not p.badges or p.over or p.state.phase is Phase.SETUP:
        return
    found = affordability(p.state, p.seating.perspective, card)
    if found.reach is Reach.NOW:
        _pill(p, box, "ui/badge_ok", "icon/ok", ())
    elif found.reach is Reach.NEXT:
        _pill(p, box, "ui/badge_info", "icon/plus", _counted((WILD,) if found.reserve else found.wanted))
    elif found.missing <= MOST_MISSING:
        lack = tuple((kind, count) for kind, count in enumerate(found.lack) if count)
        _pill(p, box, "ui/badge_short", "", lack, numbers=True)


def signs(height: float) -> Iterator[tuple[str, float, float]]:
    """Return the sprites of badges on a card of a height in window pixels: names, widths and heights."""
    high = _high(height)
    yield from ((f"ui/{name}", round(high * 1.3), high) for name in ("badge_ok", "badge_info", "badge_short"))
    yield from ((f"icon/{name}", high * _ICON, high * _ICON) for name in ("ok", "plus"))
    yield from ((f"gem/{kind}", high * _STONE, high * _STONE) for kind in range(COLORS))


def _high(height: float) -> int:
    return max(round(height * _HIGH), _LEAST)


def _counted(kinds: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((kind, len(tuple(group))) for kind, group in groupby(kinds))


def _pill(
    p: Painter, card: Rect, sprite: str, icon: str, stones: tuple[tuple[int, int], ...], *, numbers: bool = False
) -> None:
    high = _high(card.h)
    stone = high * _STONE
    digit = high * 0.5
    parts = sum(stone + (digit if numbers else stone * 0.8 * (count - 1)) for _, count in stones)
    wide = round(parts + (high * 0.8 if icon else 0) + high * 0.5)
    if wide > card.w * _WIDEST:
        # Smaller as a whole, so that it does not reach the price.
        share = card.w * _WIDEST / wide
        high, wide, stone, digit = round(high * share), round(wide * share), stone * share, digit * share
    box = Rect(card.right - wide - p.px(4), round(card.y + card.h * _MIDDLE - high / 2), wide, high)
    p.sprite(sprite, box)
    x = box.x + high * 0.25
    middle = box.center[1]
    if icon:
        p.icon(icon, x + high * 0.4, middle, high * _ICON)
        x += high * 0.8
    for kind, count in stones:
        if numbers:
            p.label("count", str(count), x + digit / 2, middle, p.look.palette.text, "center", high * 0.66)
            x += digit
        for number in range(1 if numbers else count):
            p.stone(kind, x + stone * (0.5 + 0.8 * number), middle, stone)
        x += stone * (1 if numbers else 1 + 0.8 * (count - 1))
