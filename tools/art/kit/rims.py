"""The rims of cards and tokens, along which both editions draw the states of a piece, and rows of stitches.

Knows the boxes of the pieces and the curves around them. Knows no colours, and of the states no more than names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

import skia

from tools.art import brush
from tools.art.sprite import Draw, Insets, Sprite

CARD: Final = (126.0, 176.0)
TOKEN: Final = (76.0, 76.0)
STACK_TOP: Final = (72.0, 43.2)
"""The upper face of a stack's top chip: a circle that lies on the table."""
CARD_CORNER: Final = 7.35
PAD: Final[Insets] = (32, 32, 32, 32)
NINE: Final[Insets] = (34, 34, 34, 34)
"""Room for the widest glow, and the part of a card's frame that is never stretched."""
DASH: Final = (9.0, 6.0)
"""Dash and gap of a rim's dashes."""


class Rim(NamedTuple):
    """The edge of a piece, grown outwards by a number of px: the whole of it, or dashes along it."""

    whole: Callable[[float], skia.Path]
    dashes: Callable[[float], skia.Path]


State = Callable[[skia.Canvas, Rim], None]
"""Draws a state of a piece along its rim."""


def sprites(frames: Mapping[str, State], rings: Mapping[str, State]) -> Iterator[Sprite]:
    """Make a frame of each state for cards, which stretches to tiles too, and a ring of each for tokens."""
    for name, state in frames.items():
        yield Sprite(f"frame/{name}", CARD, _along(state, CARD_RIM), PAD, NINE)
    for name, state in rings.items():
        yield Sprite(f"ring/{name}", TOKEN, _along(state, TOKEN_RIM), PAD)


def stack_rings(rings: Mapping[str, State]) -> Iterator[Sprite]:
    """Make a ring of each state for the top of a stack."""
    for name, state in rings.items():
        yield Sprite(f"ring/{name}", STACK_TOP, _along(state, STACK_RIM), (16, 16, 16, 16))


def stitches(
    size: tuple[float, float], radius: float, inset: float, corner: float, dash: float, gap: float
) -> skia.Path:
    """Return dashes along a rounded box, ``inset`` px inside it (below zero outside), to be stroked with butt caps.

    ``corner`` is the length of the sides that a stretchable sprite never stretches. Where the stretched middle begins
    the dashes pause for half a gap, so that no dash is stretched in part; dash and gap are fitted to whole numbers.
    """
    width, height = size
    bend = max(0.0, radius - inset)
    left, top, right, bottom = inset, inset, width - inset, height - inset
    path = skia.Path()
    for sx, sy, x, y in ((1, 1, left, top), (-1, 1, right, top), (1, -1, left, bottom), (-1, -1, right, bottom)):
        reach = corner - inset
        turn = skia.Path()
        turn.moveTo(x + sx * reach, y)
        turn.lineTo(x + sx * bend, y)
        turn.arcTo(x, y, x, y + sy * bend, bend)
        turn.lineTo(x, y + sy * reach)
        _add_dashes(path, turn, dash, gap)
    for y in (top, bottom):
        _add_dashes(path, brush.polygon([(corner, y), (width - corner, y)], closed=False), dash, gap)
    for x in (left, right):
        _add_dashes(path, brush.polygon([(x, corner), (x, height - corner)], closed=False), dash, gap)
    return path


def _add_dashes(path: skia.Path, line: skia.Path, dash: float, gap: float) -> None:
    """Cut a line into whole dashes, with half a gap at either end."""
    measure = skia.PathMeasure(line, False)
    length = measure.getLength()
    pitch = length / max(1, round(length / (dash + gap)))
    drawn = pitch * dash / (dash + gap)
    for index in range(round(length / pitch)):
        start = index * pitch + (pitch - drawn) / 2
        piece = skia.Path()
        measure.getSegment(start, start + drawn, piece, True)
        path.addPath(piece)


def _along(state: State, rim: Rim) -> Draw:
    return lambda canvas: state(canvas, rim)


def _card(grow: float) -> skia.Path:
    path = skia.Path()
    path.addRRect(brush.round_rect(-grow, -grow, CARD[0] + 2 * grow, CARD[1] + 2 * grow, CARD_CORNER + grow))
    return path


def _token(grow: float) -> skia.Path:
    path = skia.Path()
    path.addCircle(TOKEN[0] / 2, TOKEN[1] / 2, TOKEN[0] / 2 + grow)
    return path


def _card_dashes(grow: float) -> skia.Path:
    return stitches(CARD, CARD_CORNER, -grow, NINE[0], *DASH)


def _token_dashes(grow: float) -> skia.Path:
    path = skia.Path()
    _add_dashes(path, _token(grow), *DASH)
    return path


def _stack_top(grow: float) -> skia.Path:
    path = skia.Path()
    path.addOval(brush.rect(-grow, -grow, STACK_TOP[0] + 2 * grow, STACK_TOP[1] + 2 * grow))
    return path


def _stack_dashes(grow: float) -> skia.Path:
    path = skia.Path()
    _add_dashes(path, _stack_top(grow), *DASH)
    return path


CARD_RIM: Final = Rim(_card, _card_dashes)
TOKEN_RIM: Final = Rim(_token, _token_dashes)
STACK_RIM: Final = Rim(_stack_top, _stack_dashes)
