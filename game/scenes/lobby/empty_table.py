"""What lies where nothing is listed yet: a small table without players, and a sentence beside or below it.

Knows the look and a box of the window; knows nothing of what the list would hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.lobby.found_tables import paint_seat
from game.scenes.lobby.round_table import margin, round_table
from game.view.layout.geometry import Rect

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

_CLOTH: Final = (230.0, 132.0)
"""The largest cloth in reference pixels, and the shape of smaller ones."""
_LEAST: Final = 0.22
"""A table smaller than this share of the largest one is left out."""
_RIM: Final = 0.1
_SEAT: Final = 0.38
_ICON: Final = 0.46
"""The rim, the seats and the sign on the cloth, as shares of its height."""
_WHOLE: Final = 1.62
"""The height of a table with its seats, as a multiple of the cloth's; both reach as far beyond its width."""
_WIDE: Final = 2.2
"""In a box so many times wider than high the sentence is beside the table."""
_BESIDE: Final = 0.58
"""How much of the width the sentence takes there at most."""
_LINES: Final = 3
_LOWEST: Final = 0.6
"""The sentence has so many lines at most where that does not shrink it below this share of its size."""
_GAP: Final = 16.0
_SIGNED: Final = 30.0
"""A larger seat has the sign of a player."""
_SIGN: Final = 170
"""The alpha of the sign."""


def paint_empty_table(
    canvas: Canvas, look: RenderContext, icon: str, text: str, box: pygame.Rect, px: float = 20.0
) -> None:
    """Draw a table with a sign on its cloth in the middle of a box of the window, and why nothing is listed there."""
    aside = box.w > _WIDE * box.h
    gap, reach = look.px(_GAP), _WHOLE - 1
    size, lines, wide = _sentence(look, text, box.w * (_BESIDE if aside else 1.0), box.h, px)
    step = look.text.line_height("note", size)
    free_w, free_h = (box.w - wide - gap, box.h) if aside else (box.w, box.h - len(lines) * step - gap)
    largest = look.px(_CLOTH[0]), look.px(_CLOTH[1])
    share = min(1.0, free_w / (largest[0] + largest[1] * reach), free_h / (largest[1] * _WHOLE))
    if share < _LEAST:
        share = gap = 0
    cloth = round(largest[0] * share), round(largest[1] * share)
    whole = round(cloth[0] + cloth[1] * reach), round(cloth[1] * _WHOLE)
    if aside:
        left, top = box.centerx - (whole[0] + gap + wide) // 2, box.centery - whole[1] // 2
        x, y = left + whole[0] + gap + wide // 2, box.centery - len(lines) * step // 2
    else:
        left, top = box.centerx - whole[0] // 2, box.centery - (whole[1] + gap + len(lines) * step) // 2
        x, y = box.centerx, top + whole[1] + gap
    if share:
        at = Rect(left + (whole[0] - cloth[0]) // 2, top + (whole[1] - cloth[1]) // 2, *cloth)
        _paint_table(canvas, look, icon, at)
    for number, line in enumerate(lines):
        canvas.text("note", line, x, y + (number + 0.5) * step, look.palette.text_soft, "center", size)


def _sentence(look: RenderContext, text: str, w: float, h: float, px: float) -> tuple[float, list[str], int]:
    """Return the size at which a sentence fits a box, its lines, and the width of the longest."""
    size = px
    while True:
        lines = look.text.balance("note", text, w, size)
        wide = max(look.text.size("note", line, size)[0] for line in lines)
        low = len(lines) <= _LINES or size < px * _LOWEST
        if size < 1 or (low and wide <= w and len(lines) * look.text.line_height("note", size) <= h):
            return size, lines, wide
        size *= 0.94


def _paint_table(canvas: Canvas, look: RenderContext, icon: str, cloth: Rect) -> None:
    rim, side = round(cloth.h * _RIM), round(cloth.h * _SEAT)
    edge, (x, y) = margin(look, rim), cloth.center
    canvas.surface(round_table(look, cloth[2:], cloth.h // 2, rim), cloth.x - edge, cloth.y - edge)
    for across, down in ((x, cloth.y - rim), (cloth.right + rim, y), (x, cloth.bottom + rim), (cloth.x - rim, y)):
        seat = Rect(round(across - side / 2), round(down - side / 2), side, side)
        paint_seat(canvas, look, seat, "human" if side > look.px(_SIGNED) else "")
    sign = cloth.h * _ICON
    canvas.image(look.sprite(f"icon/{icon}", sign, sign), x - sign / 2, y - sign / 2, _SIGN)
