"""The top card of a deck in a narrow place: a tab in the colour of its back, with the emblem of that and the level.

Knows backs, boxes and the look; knows nothing of positions, input or time.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.ui.graphics.atlas import Image
from game.ui.graphics.print_art import light, mix, round_frame
from game.ui.table.painter import Painter
from game.ui.table.small_faces import average, framed
from game.view.layout.geometry import Rect
from game.view.theme import Color

_GROUND: Final = 0.1, 0.8, 0.14, 0.08
"""Where a back has neither emblem nor level: left, top, width and height as shares."""
_BRIGHT, _DARK = 0.16, 0.5
"""How much lighter the middle of a tab is than this ground, and how much darker its ends."""
_REACH: Final = 0.6
"""How far this light reaches, by the tab's height."""
_CORNER: Final = 0.16
"""The radius of its corners by its width."""
_LINE: Final = 0.09, 0.62
"""The distance of the line along its edge by its width, and how much of the ground's colour this line has."""
_EMBLEM: Final = 0.9, 0.53
"""The width of the emblem by that of the tab, and its middle by the height."""
_SOFT: Final = 0.09
"""The edge in which the emblem passes into the ground, by its width."""
_PIP, _PIP_PITCH, _PIPS_Y = 0.15, 0.23, 0.885
"""Size and pitch of the pips of the level by the width of the tab, and their middle by its height."""
_SLANT: Final = 0.5
"""How far a slanted pip leans, by its size, which is half of its height."""
_FINE: Final = 4
"""Pips are drawn so many times larger and reduced."""


def draw_deck_tab(p: Painter, level: int, rest: Rect, box: Rect) -> None:
    """Draw the tab of a level in a box; ``rest`` is as large as a back elsewhere, so that none is decoded again."""
    key = ("deck tab", level, box.w, box.h)
    p.canvas.surface(p.look.drawn.get_or_make(key, partial(_tab, p, level, rest, box)), box.x, box.y)


def _tab(p: Painter, level: int, rest: Rect, box: Rect) -> pygame.Surface:
    palette, back = p.look.palette, p.look.sprite(f"back/{level}", rest.w, rest.h)
    ground = average(back, _GROUND)
    ends = mix(ground, palette.ink, _DARK)
    middle = box.w / 2, box.h * _EMBLEM[1]
    colors = (0.0, mix(ground, palette.line_light, _BRIGHT)), (0.5, ground), (1.0, ends)
    surface = light((box.w, box.h), middle, box.h * _REACH, colors)
    emblem = _emblem(back, p.skin.deck_emblem, round(box.w * _EMBLEM[0]))
    surface.blit(
        emblem,
        (round(middle[0] - emblem.get_width() / 2), round(middle[1] - emblem.get_height() / 2)),
        special_flags=pygame.BLEND_PREMULTIPLIED,
    )
    inset, line = round(box.w * _LINE[0]), mix(palette.line, ground, _LINE[1])
    inner = round_frame((box.w - 2 * inset, box.h - 2 * inset), line, 1, box.w * _CORNER - inset / 2)
    surface.blit(inner, (inset, inset), special_flags=pygame.BLEND_PREMULTIPLIED)
    _pips(surface, level, palette.line_light if p.skin.comic else palette.line, palette.ink, slanted=p.skin.comic)
    return framed(p, surface, box.w * _CORNER, max(2, p.px(2)))


def _emblem(back: Image, part: tuple[float, float, float, float], wide: int) -> pygame.Surface:
    """Return the whole emblem of a back reduced to a width, premultiplied, with soft edges."""
    left, top, right, bottom = part
    area = pygame.Rect(
        round(back.dx + left * back.width),
        round(back.dy + top * back.height),
        round((right - left) * back.width),
        round((bottom - top) * back.height),
    )
    size, soft = (wide, round(wide * area.h / area.w)), max(1, round(wide * _SOFT))
    small = pygame.transform.smoothscale(back.surface.subsurface(area), size).convert_alpha()
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    mask.fill((255, 255, 255, 255), (soft, soft, size[0] - 2 * soft, size[1] - 2 * soft))
    small.blit(pygame.transform.box_blur(mask, soft), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return small.premul_alpha()


def _pips(surface: pygame.Surface, level: int, color: Color, ink: Color, *, slanted: bool) -> None:
    """Draw as many pips as the level has, discs or slanted bars, on the foot of a tab."""
    wide, high = surface.get_size()
    sheet = pygame.Surface((wide * _FINE, round(wide * _FINE * _PIP * 4)), pygame.SRCALPHA)
    size, y = wide * _PIP * _FINE, sheet.get_height() / 2
    for number in range(level):
        x = sheet.get_width() / 2 + (number - (level - 1) / 2) * wide * _PIP_PITCH * _FINE
        for fill, grow in ((ink, _FINE), (color, 0)):
            half = size / 2 + grow
            if slanted:
                lean, tall = size * _SLANT, size + grow
                upper, lower = x + lean, x - lean
                bar = [
                    (upper - half, y - tall),
                    (upper + half, y - tall),
                    (lower + half, y + tall),
                    (lower - half, y + tall),
                ]
                pygame.draw.polygon(sheet, (*fill, 255), bar)
            else:
                pygame.draw.circle(sheet, (*fill, 255), (x, y), half)
    small = pygame.transform.smoothscale(sheet.premul_alpha(), (wide, round(sheet.get_height() / _FINE)))
    surface.blit(small, (0, round(high * _PIPS_Y - small.get_height() / 2)), special_flags=pygame.BLEND_PREMULTIPLIED)
