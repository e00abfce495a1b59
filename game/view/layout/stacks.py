"""How high pieces lie: the measures of stacks of chips and of decks.

Knows proportions and boxes; knows nothing of places, positions, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

from game.view.layout.geometry import Rect

HIGHEST: Final = 7
"""The highest stack that is drawn, in chips."""
CHIP_H: Final = 0.215
"""Thickness of a chip as a share of its radius."""
SQUASH: Final = 0.60
"""Height by width of a circle on the table."""
FIGURE: Final = 0.38
"""Height of the number below a stack on the viewer's mat, as a share of the height of its box."""
_OWN_FOOT_RATIO: Final = 0.57
"""Where the lowest chip of a stack on the viewer's mat ends at most, by the height of its box."""
_OWN_LINE_RATIO: Final = 0.9
"""Where the line of the number of such a stack ends, by the height of its box."""
_MIN_LINE_PX: Final = 16
"""The height of this line in window pixels where it is low."""
_BADGE_RATIO: Final = 0.52
"""The size of the badge with the number of a chip on another seat's mat by the chip's."""
_MIN_BADGE_PX: Final = 18
"""The least size of this badge, in window pixels."""
_BADGE_OUT_RATIO: Final = 0.04, 0.22
"""How far this badge reaches over the right and the lower edge of its chip, by the badge's size."""
_LONE: Final = 0.07
"""The edge of its box on both sides of a chip that is the only one of its kind, by the box's width."""
_LONE_RISE: Final = 0.07
"""How far it lies above the middle, clear of a name at the foot, by the box's height."""
_FILLED: Final = 0.9
"""The share of a cell of the bank that its highest stack fills: the light around it stays clear of the next one's."""
_SPARE: Final = 0.15
"""The height in chips that the highest stack leaves free for what is rounded to whole pixels."""
_CARDS_A_STEP: Final = 7
"""The thickness of a deck grows by a step for so many cards."""
_MAX_STEPS: Final = 6
"""The most steps of a deck's thickness."""
_FULL_STEPS: Final = 5
"""The steps of the largest deck at the opening."""
_STEP_H: Final = 4 / 203
"""The thickness of a step by the height of a deck's cards, as in its pictures."""


def bank_foot(cell: Rect, middle: float, radius: int) -> Rect:
    """Return the oval on which a stack stands in a well of the bank: the highest one of the cell is in its middle."""
    flat = round(2 * radius * SQUASH)
    rise = bank_highest(cell, radius) * CHIP_H * radius
    return Rect(round(middle - radius), round(cell.center[1] + rise / 2 - flat / 2), 2 * radius, flat)


def bank_highest(cell: Rect, radius: int) -> int:
    """Return the highest stack in chips that is drawn in a well of the bank: it stays clear of the next one."""
    free = cell.h * _FILLED - 2 * radius * SQUASH
    return min(max(int(free / (CHIP_H * radius)), 1), HIGHEST)


def bank_radius(well: float) -> float:
    """Return the greatest radius of chips whose highest stack is drawn in full in a well of a height."""
    return well * _FILLED / (2 * SQUASH + (HIGHEST + _SPARE) * CHIP_H)


def bank_well(foot: Rect) -> Rect:
    """Return the box of the well around the lowest chip of a stack in the bank."""
    middle = foot.x + foot.w / 2
    return Rect(round(middle - foot.w * 0.555), foot.y, round(foot.w * 1.11), round(foot.h * 1.1))


def own_foot(rect: Rect) -> Rect:
    """Return the oval of the lowest chip of a stack on the viewer's mat, above the line of its number."""
    flat = round(rect.w * SQUASH)
    return Rect(
        rect.x,
        round(rect.y + min(rect.h * _OWN_FOOT_RATIO, rect.h * _OWN_LINE_RATIO - _MIN_LINE_PX) - flat),
        rect.w,
        flat,
    )


def chip_badge(chip: Rect) -> Rect:
    """Return the square of the badge with the number of a chip on another seat's mat: at its lower right."""
    side = max(round(chip.w * _BADGE_RATIO), _MIN_BADGE_PX)
    right, down = (round(side * out) for out in _BADGE_OUT_RATIO)
    return Rect(chip.right + right - side, chip.bottom + down - side, side, side)


def lone_foot(rect: Rect) -> Rect:
    """Return the oval of a chip that is the only one of its kind, above the middle of its box."""
    edge = round(rect.w * _LONE)
    return rect.inset(edge, 0).fit(1 / SQUASH).moved(0, -round(rect.h * _LONE_RISE))


def lone_chip(rect: Rect) -> Rect:
    """Return the square of a chip that is the only one of its kind, in the middle of its box."""
    return rect.inset(round(rect.w * _LONE), 0).fit(1)


def on_stack(foot: Rect, below: int, highest: int) -> Rect:
    """Return the oval of the chip that lies on ``below`` others in a stack that is drawn up to ``highest`` chips."""
    return foot.moved(0, -round(min(below, highest - 1) * CHIP_H * foot.w / 2))


def deck_steps(left: int) -> int:
    """Return the steps of thickness of a deck with cards left, 0 for none."""
    return min(max(round(left / _CARDS_A_STEP), 1), _MAX_STEPS) if left > 0 else 0


def deck_rise(left: int, height: float) -> int:
    """Return how far the lowest card of a deck, ``height`` window pixels high, lies below the top one."""
    return round(deck_steps(left) * _STEP_H * height)


def deck_height(row: float) -> float:
    """Return the height of a deck's cards in a row: the largest deck at the opening is as high as the row."""
    return row / (1 + _FULL_STEPS * _STEP_H)
