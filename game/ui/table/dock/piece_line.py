"""Pieces side by side in the strip of the dock: tokens with their numbers, reduced cards and tiles, figures and signs.

Knows sprites' names, sizes and the look; knows nothing of selections, plans, buttons or events.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.ui.graphics.type_scale import FIGURE, TextStyle
from game.ui.table.painter import Painter
from game.ui.table.small_faces import draw_reduced
from game.ui.table.stack_light import draw_socket_ring
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

MIDDLE: Final = 0.61
"""The middle of the line below the captions, by the height of the strip."""
TOKEN: Final = 0.56, 36
"""The size of a token by the height of the strip, and the greatest one in reference pixels."""
_CARD: Final = 0.62
"""The greatest height of a card by that of the strip."""
_BELOW: Final = 1.4
"""Where the room below the captions begins, by their size."""
_MAX_CAPTION_PX: Final = 18
"""The greatest size of captions, which grow with the text, in reference pixels."""
_NUMBER_RATIO: Final = 0.76
"""The size of the number beside tokens by theirs."""
_BEFORE_NUMBER_RATIO: Final = 0.08
"""The gap before this number by the size of the tokens."""
_AFTER_NUMBER_RATIO: Final = 0.24
"""The gap behind this number by the size of the tokens."""


class PieceLine:
    """Pieces side by side, which are measured before any of them is drawn."""

    def __init__(self, p: Painter, x: float, middle: float) -> None:
        self.x = x
        """Where the next piece begins."""
        self._p, self._middle = p, middle
        self._pieces: list[Callable[[], object]] = []

    def add(self, width: float, draw: Callable[[float], object]) -> None:
        """Add a piece of a width with the gap behind it; ``draw`` is called with its left edge."""
        self._pieces.append(partial(draw, self.x))
        self.x += width

    def add_text(self, style: TextStyle, text: str, size: float, gap: float = 0.0) -> None:
        """Add a line of text of a size in window pixels, with a gap behind it."""
        p, middle = self._p, self._middle
        width = p.text_width(style, text, size) + gap
        self.add(width, lambda x: p.label(style, text, x, middle, size))

    def add_icon(self, name: str, size: float, left: float, width: float) -> None:
        """Add an icon whose middle is ``left`` from the left edge, in a place of a width."""
        self.add(width, lambda x: self._p.icon(name, x + left, self._middle, size))

    def add_picture(self, name: str, height: float, rest: Rect, gap: float) -> None:
        """Add a piece that is reduced from its picture at ``rest`` to a height, with a gap behind it."""
        width = height * rest.w / rest.h
        self.add(width + gap, lambda x: draw_reduced(self._p, name, x + width / 2, self._middle, height, rest))

    def add_tokens(self, kind: int, count: int, size: float) -> None:
        """Add a token with its number where there are several."""
        self.add(counted_width(self._p, count, size), partial(draw_counted, self._p, kind, count, self._middle, size))

    def add_returned(self, kind: int, count: int, size: float) -> None:
        """Add a token that is given back, in the ring of the sockets for that, with its number."""
        self.add(counted_width(self._p, count, size), partial(_draw_returned, self._p, kind, count, self._middle, size))

    def draw(self) -> None:
        """Draw all pieces."""
        for piece in self._pieces:
            piece()


def caption_size(p: Painter) -> float:
    """Return the usual size of the captions in the strip."""
    return p.larger(max(p.px(14.5), MIN_TEXT_PX), p.px(_MAX_CAPTION_PX))


def below_captions(strip: Rect, caption: float) -> float:
    """Return the greatest height of a piece around the line below captions of a size."""
    return 2 * (strip.h * MIDDLE - caption * _BELOW)


def card_height(strip: Rect, caption: float) -> float:
    """Return the height of a reduced card on the line below captions of a size."""
    return min(strip.h * _CARD, below_captions(strip, caption))


def token_size(p: Painter, strip: Rect) -> float:
    """Return the usual size of a token on the line below the captions."""
    return min(strip.h * TOKEN[0], p.px(TOKEN[1]))


def counted_width(p: Painter, count: int, size: float) -> float:
    """Return the width of a token with its number, where there are several, and the gap behind them."""
    if count == 1:
        return size + p.px(2)
    number = p.text_width(FIGURE, str(count), max(size * _NUMBER_RATIO, MIN_TEXT_PX))
    return size * (1 + _BEFORE_NUMBER_RATIO + _AFTER_NUMBER_RATIO) + number


def draw_counted(p: Painter, kind: int, count: int, y: float, size: float, x: float) -> None:
    """Draw a token from its left edge on, with its number behind it where there are several."""
    p.icon(f"token_small/{kind}", x + size / 2, y, size)
    p.token_letter(kind, x + size / 2, y, size)
    if count > 1:
        height, left = max(size * _NUMBER_RATIO, MIN_TEXT_PX), x + size * (1 + _BEFORE_NUMBER_RATIO)
        p.label(FIGURE, str(count), left, y, height)


def _draw_returned(p: Painter, kind: int, count: int, y: float, size: float, x: float) -> None:
    side = round(size) + 2
    ring = Rect(round(x + size / 2 - side / 2), round(y - side / 2), side, side)
    draw_counted(p, kind, count, y, size, x)
    draw_socket_ring(p, ring, p.look.palette.short)
