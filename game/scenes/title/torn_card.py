"""A card torn in two, the picture on the screen after an error, computed once for a size.

Knows an edition's cards; knows nothing of errors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from game.ui.graphics.look import RenderContext
    from game.ui.graphics.print_art import Point

CARD: Final = (126, 176)
"""Width and height of a card, for their ratio."""
_TEAR: Final = (0.60, 0.50, 0.57, 0.44, 0.53, 0.46, 0.55, 0.41, 0.47, 0.38)
"""Where the tear is at equal heights from the top to the foot, as shares of the width."""
_FIBRE: Final = (0.030, 0.012, 0.034, 0.020, 0.010, 0.032, 0.016, 0.030, 0.012, 0.022)
"""How wide the torn paper is there."""
_PAPER: Final = (250, 244, 228)
_LEAN: Final = (6.0, -9.0)
_APART: Final = (0.10, 0.06)
"""How far each half has moved aside and, the right one, down, as shares of the width."""
_CORNER: Final = 0.07
_INSET: Final = 0.015
"""How far the bare paper stays inside the card's outline, as a share of the width."""
_SHADE: Final = 150
_FINE: Final = 2
"""The factor of the size at which the halves are torn and turned, so that their edges are smooth."""
_CLEAR: Final = 4
"""Clear pixels around a half, without which the edge of a turned one is stepped."""
_MARGIN: Final = 0.42
"""The space around the halves, as a share of the card's width."""


def torn_card(look: RenderContext, name: str, height: int) -> pygame.Surface:
    """Return a card of a height, torn from top to foot, premultiplied and with shadows."""
    width = round(height * CARD[0] / CARD[1])
    face = _face(look, name, width * _FINE, height * _FINE)
    edge = round(width * _MARGIN)
    sheet = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    for right, lean in enumerate(_LEAN):
        half = _turned(_half(face, right=bool(right)), lean)
        middle = (sheet.get_width() / 2, sheet.get_height() / 2)
        x = middle[0] + (_APART[0] if right else -_APART[0]) * width - half.get_width() / 2
        y = middle[1] + (_APART[1] * width if right else 0) - half.get_height() / 2
        sheet.blit(_shadow(half, width), (x + width * 0.02, y + width * 0.05), special_flags=pygame.BLEND_PREMULTIPLIED)
        sheet.blit(half, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def _face(look: RenderContext, name: str, width: int, height: int) -> pygame.Surface:
    image = look.sprite(name, width, height)
    face = pygame.Surface((width, height), pygame.SRCALPHA)
    face.blit(image.surface, (-image.dx, -image.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
    return face


def _half(face: pygame.Surface, *, right: bool) -> pygame.Surface:
    """Return one half of a card: its picture, and bare paper along the tear."""
    half = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    inset = round(face.get_width() * _INSET)
    box = half.get_rect().inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(half, (*_PAPER, 255), box, border_radius=round(face.get_width() * _CORNER))
    half.blit(_mask(face.get_size(), 0.0, right=right), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture = face.copy()
    kept = _mask(face.get_size(), 0.4 if right else 1.0, right=right)
    picture.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    half.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return half


def _turned(half: pygame.Surface, lean: float) -> pygame.Surface:
    """Return a half at its size on the screen, turned counter-clockwise by degrees."""
    sheet = pygame.Surface((half.get_width() + 2 * _CLEAR, half.get_height() + 2 * _CLEAR), pygame.SRCALPHA)
    sheet.blit(half, (_CLEAR, _CLEAR), special_flags=pygame.BLEND_PREMULTIPLIED)
    turned = pygame.transform.rotozoom(sheet, lean, 1.0)
    return pygame.transform.smoothscale(turned, (turned.get_width() // _FINE, turned.get_height() // _FINE))


def _mask(size: tuple[int, int], fibre: float, *, right: bool) -> pygame.Surface:
    """Return white over one side of the tear, premultiplied; ``fibre`` is the share of the bare paper to leave out."""
    width, height = size[0] * _FINE, size[1] * _FINE
    step = height / (len(_TEAR) - 1)
    away = fibre if right else -fibre
    tear: list[Point] = [
        ((at + away * bare) * width, number * step) for number, (at, bare) in enumerate(zip(_TEAR, _FIBRE, strict=True))
    ]
    side = width if right else 0
    fine = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.polygon(fine, (255, 255, 255, 255), [(side, 0), *tear, (side, height)])
    return pygame.transform.smoothscale(fine.premul_alpha(), size)


def _shadow(piece: pygame.Surface, width: int) -> pygame.Surface:
    """Return the shadow of a piece."""
    shadow = piece.copy()
    shadow.fill((0, 0, 0, _SHADE), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.gaussian_blur(shadow, max(1, width // 40))
