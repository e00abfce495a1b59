"""What lies where nothing is listed yet: a picture of what will be listed, and a sentence beside or below it.

Knows the look and a box of the window; knows nothing of what the list would hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import pygame

from game.scenes.shared.cover_art import CoverPicture, paint_cover
from game.scenes.shared.letter import draw_letter, draw_seal
from game.ui.graphics.type_scale import NOTE, TextStyle
from game.view.layout.wall import COVER

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

_SIZE: Final = (236.0, 188.0)
"""The largest picture in reference pixels, and the shape of smaller ones."""
_MIN_SHARE: Final = 0.22
"""A picture smaller than this share of the largest one is left out."""
_WIDE: Final = 2.2
"""Minimum ratio of a box's width to its height at which the sentence is beside the picture."""
_BESIDE: Final = 0.58
"""How much of the width the sentence takes there at most."""
_LINES: Final = 3
"""Maximum number of lines of the sentence where ``_LOWEST`` allows it."""
_LOWEST: Final = 0.6
"""Minimum share of its size to which the sentence is shrunk."""
_LEAST: Final = 0.05
"""The share below which shrinking has no effect: text is never smaller than can be read."""
_GAP: Final = 20.0
_LETTER: Final = 0.74
"""The height of the letter by its width."""
_SEAL: Final = 0.36
_TEXT: Final = (0.62, 0.5, 0.66, 0.34)
"""The lengths of the lines in the letter."""


def paint_empty_list(
    canvas: Canvas,
    look: RenderContext,
    kind: Literal["games", "chat"],
    text: str,
    box: pygame.Rect,
    style: TextStyle = NOTE,
    middle: int | None = None,
) -> None:
    """Draw a picture in the middle of a box of the window, and why nothing is listed there.

    With ``middle``, the picture's middle is at that height of the window where the box allows it.
    """
    aside = box.w > _WIDE * box.h
    gap = look.px(_GAP)
    style, lines, width = _sentence(look, text, box.w * (_BESIDE if aside else 1.0), box.h, style)
    step = look.text.line_height(style)
    free_w, free_h = (box.w - width - gap, box.h) if aside else (box.w, box.h - len(lines) * step - gap)
    largest = look.px(_SIZE[0]), look.px(_SIZE[1])
    share = min(1.0, free_w / largest[0], free_h / largest[1])
    if share < _MIN_SHARE:
        share = gap = 0
    picture = pygame.Rect(0, 0, round(largest[0] * share), round(largest[1] * share))
    if aside:
        picture.midleft = box.centerx - (picture.w + gap + width) // 2, box.centery
        x, y = picture.right + gap + width // 2, box.centery - len(lines) * step // 2
    else:
        whole = picture.h + gap + len(lines) * step
        top = box.centery - whole // 2 if middle is None else middle - picture.h // 2
        picture.midtop = box.centerx, max(box.y, min(top, box.bottom - whole))
        x, y = box.centerx, picture.bottom + gap
    if share:
        _PICTURES[kind](canvas, look, picture)
    for number, line in enumerate(lines):
        canvas.text(style, line, x, y + (number + 0.5) * step, "center")


def _sentence(look: RenderContext, text: str, w: float, h: float, style: TextStyle) -> tuple[TextStyle, list[str], int]:
    """Return the style in which a sentence fits a box, its lines, and the width of the longest."""
    share = 1.0
    while True:
        fitted = style.scaled(share)
        lines = look.text.balance(fitted, text, w)
        width = max(look.text.size(fitted, line)[0] for line in lines)
        low = len(lines) <= _LINES or share < _LOWEST
        if share < _LEAST or (low and width <= w and len(lines) * look.text.line_height(fitted) <= h):
            return fitted, lines, width
        share *= 0.94


def _ledger(canvas: Canvas, look: RenderContext, box: pygame.Rect) -> None:
    """Draw a saved game as it stands on the shelf of replays, closed."""
    size = round(box.h * COVER[0] / COVER[1]), box.h

    def made() -> pygame.Surface:
        picture = CoverPicture(look.skin.atlas, "sealed")
        return next(step for step in paint_cover(look, look, picture, size) if step is not None)

    cover = look.drawn.get_or_make(("closed ledger", size), made)
    canvas.surface(cover, box.centerx - size[0] / 2, box.y)


def _letter(canvas: Canvas, look: RenderContext, box: pygame.Rect) -> None:
    """Draw a written letter and its seal."""
    sheet = pygame.Rect(0, 0, box.w, round(box.w * _LETTER))
    sheet.center = box.center
    draw_letter(canvas, look, sheet)
    ink, inset, thick = look.palette.text_dark, sheet.w * 0.12, max(2, round(sheet.h * 0.022))
    for number, long in enumerate(_TEXT):
        y = sheet.y + sheet.h * (0.24 + 0.15 * number)
        canvas.rect((*ink, 150), (sheet.x + inset, y, long * sheet.w, thick))
    side = round(_SEAL * sheet.h)
    seal = pygame.Rect(0, 0, side, side)
    seal.center = round(sheet.right - 0.17 * sheet.w), round(sheet.bottom - 0.2 * sheet.h)
    draw_seal(canvas, look, seal)


_PICTURES: Final = {"games": _ledger, "chat": _letter}
