"""The rims of cards and tokens, along which both editions draw the states of a piece.

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
CARD_CORNER: Final = 7.35
PAD: Final[Insets] = (32, 32, 32, 32)
NINE: Final[Insets] = (34, 34, 34, 34)
"""Room for the widest glow, and the part of a card's frame that is never stretched."""
REACH: Final = 20.0
"""Length of a corner mark."""


class Rim(NamedTuple):
    """The edge of a piece, grown outwards by so many px: the whole of it, or only four marks on it."""

    whole: Callable[[float], skia.Path]
    marks: Callable[[float], skia.Path]


State = Callable[[skia.Canvas, Rim], None]
"""Draws a state of a piece along its rim."""


def sprites(frames: Mapping[str, State], rings: Mapping[str, State]) -> Iterator[Sprite]:
    """Make a frame of each state for cards, which stretches to tiles too, and a ring of each for tokens."""
    for name, state in frames.items():
        yield Sprite(f"frame/{name}", CARD, _along(state, CARD_RIM), PAD, NINE)
    for name, state in rings.items():
        yield Sprite(f"ring/{name}", TOKEN, _along(state, TOKEN_RIM), PAD)


def _along(state: State, rim: Rim) -> Draw:
    return lambda canvas: state(canvas, rim)


def _card(grow: float) -> skia.Path:
    path = skia.Path()
    path.addRRect(brush.round_rect(-grow, -grow, CARD[0] + 2 * grow, CARD[1] + 2 * grow, CARD_CORNER + grow))
    return path


def _card_corners(grow: float) -> skia.Path:
    path = skia.Path()
    left, top, right, bottom = -grow, -grow, CARD[0] + grow, CARD[1] + grow
    bend = CARD_CORNER + grow * 0.6
    for sx, sy, x, y in ((1, 1, left, top), (-1, 1, right, top), (1, -1, left, bottom), (-1, -1, right, bottom)):
        mark = brush.trace(
            (x + sx * REACH, y), (x + sx * bend, y), (x, y, x, y + sy * bend), (x, y + sy * REACH), closed=False
        )
        path.addPath(mark)
    return path


def _token(grow: float) -> skia.Path:
    path = skia.Path()
    path.addCircle(TOKEN[0] / 2, TOKEN[1] / 2, TOKEN[0] / 2 + grow)
    return path


def _token_arcs(grow: float) -> skia.Path:
    path = skia.Path()
    box = brush.disc(TOKEN[0] / 2, TOKEN[1] / 2, TOKEN[0] / 2 + grow)
    for quarter in range(4):
        path.addArc(box, quarter * 90 + 22, 46)
    return path


CARD_RIM: Final = Rim(_card, _card_corners)
TOKEN_RIM: Final = Rim(_token, _token_arcs)
