"""A moment of the game shown large: a ribbon over the market, or a plaque on the mat of the seat that won a tile.

Knows a moment on show and the layout; knows nothing of input, sessions or how moments are found.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.rules.model import COLORS, SPECIAL, tile
from game.ui.graphics.atlas import Image
from game.ui.table.ground import cloth_box
from game.ui.table.motion import draw_glint, draw_light
from game.ui.table.painter import Painter
from game.view.animation.moments import MomentShow
from game.view.descriptions.moments import moment_words
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout
from game.view.theme import MIN_TEXT_PX, Color

_DARK: Final = 248
"""The alpha of the dark under a ribbon: nothing shines through behind words."""
_DUSK, _DUSK_STEPS = 112, 4
"""The alpha of the dark over the market around a ribbon, and in how many steps it comes."""
_FEATHER: Final = 30
"""Over how many reference pixels a ribbon fades out above and below."""
_ENDS: Final = 0.16
"""The share of a ribbon's width over which each of its ends fades out."""
_DROP: Final = 16
"""How far a plaque falls, in reference pixels."""


def draw_moment(p: Painter, show: MomentShow) -> None:
    """Draw the moment that is on show."""
    if show.moment.kind == "tile":
        _plaque(p, show)
    else:
        _ribbon(p, show)


def _ribbon(p: Painter, show: MomentShow) -> None:
    """Draw a band across the darkened market, which opens from its middle, with its words and lines of light."""
    palette, cloth = p.look.palette, p.layout.cloth
    gauntlet = show.moment.kind == "gauntlet"
    high = min(p.px(196 if gauntlet else 150) * min(p.layout.enlarged, 1.4), cloth.h * 0.5)
    whole = Rect(cloth.x, round(cloth.center[1] - high / 2), cloth.w, round(high))
    wide = round(whole.w * show.come)
    open_ = Rect(round(whole.center[0] - wide / 2), cloth.y, wide, cloth.h)
    feather, edge = p.px(_FEATHER), max(2, p.px(2))
    inner = cloth_box(p.look, p.layout)
    p.canvas.rect((*palette.ink, round(_DUSK * p.whole_window(show.come, _DUSK_STEPS))), inner)
    with p.canvas.clip(open_):
        p.canvas.image(_soft_band(whole.w, whole.h, feather, palette.ink), whole.x, whole.y)
        line = _soft_band(whole.w, edge, 0, palette.line_light)
        for y in (whole.y, whole.bottom - edge):
            p.canvas.image(line, whole.x, y)
        light = round(whole.w * 0.62 / 8) * 8
        draw_light(p, "fx/glow", 90, *whole.center, light, 120, whole.h * 0.98 / light)
        _words(p, show, whole)
    if show.come < 1.0:
        with p.canvas.clip(inner):
            for x in (open_.x, open_.right):
                for y in (whole.y, whole.bottom):
                    draw_glint(p, x, y, p.px(70), 1.0)


@lru_cache(maxsize=4)
def _soft_band(width: int, height: int, feather: int, color: Color) -> Image:
    """Return a band that fades out over its ends, and over ``feather`` pixels above and below its box."""
    ends, high = width * _ENDS, height + 2 * feather
    row = pygame.Surface((width, 1), pygame.SRCALPHA)
    for x in range(width):
        share = min(1.0, (min(x, width - 1 - x) + 0.5) / ends)
        row.set_at((x, 0), (*color, round(_DARK * share * share * (3 - 2 * share))))
    column = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        share = min(1.0, (min(y, high - 1 - y) + 0.5) / feather) if feather else 1.0
        level = round(255 * share * share)
        column.set_at((0, y), (level, level, level, level))
    band = pygame.transform.scale(row.premul_alpha(), (width, high))
    band.blit(pygame.transform.scale(column, (width, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Image(band, 0, feather, width, height)


def _words(p: Painter, show: MomentShow, band: Rect) -> None:
    """Draw the Gauntlet's stones where it is complete, the title, and who ends the game."""
    stones = band.h * 0.3 if show.moment.kind == "gauntlet" else 0.0
    if stones:
        _stones(p, show, Rect(band.x, round(band.y + band.h * 0.07), band.w, round(stones)))
    title, detail = moment_words(p.state, p.seating.names, show.moment)
    top = band.y + band.h * 0.08 + stones
    room = band.bottom - top
    _title(p, title, band, top + room * 0.38, room * 0.7)
    size = p.larger(p.px(24), room * 0.28)
    p.label("name", detail, band.center[0], top + room * 0.82, p.look.palette.text, "center", size, band.w * 0.9)


def _stones(p: Painter, show: MomentShow, row: Rect) -> None:
    """Draw the Gauntlet's stones, which light up one after the other."""
    step = row.h * 1.25
    kinds = (*range(COLORS), SPECIAL)
    left = row.center[0] - step * (len(kinds) - 1) / 2
    for number, kind in enumerate(kinds):
        x, y, flash = left + number * step, row.center[1], show.stone(number)
        p.icon(f"gem/{kind}", x, y, row.h * 0.86, 255 if flash >= 0 else 64)
        if flash > 0:
            draw_light(p, "fx/glow", 90, x, y, max(8, round(row.h * 2.2 / 8) * 8), round(255 * flash))
            draw_glint(p, x, y - row.h * 0.2, row.h * 1.3, flash)


def _title(p: Painter, text: str, band: Rect, y: float, size: float) -> None:
    style = p.skin.display
    if not p.look.can_display(style, text):
        color = p.look.palette.line_light
        p.label("name", text, band.center[0], y, color, "center", size * 0.6, band.w * 0.9)
        return
    high = size * min(1.0, band.w * 0.9 / p.look.display_width(style, text, size))
    p.look.display(p.canvas, style, text, band.center[0], y - high * p.skin.capital_middle, high, 0.5)


def _plaque(p: Painter, show: MomentShow) -> None:
    """Draw the tile, its name and its points below the heading of the mat of the seat that won it, in its light."""
    palette, moment, strength = p.look.palette, show.moment, show.strength
    panel = next(panel for panel in p.layout.panels if panel.seat == moment.seat)
    alpha = round(255 * strength)
    box = _plaque_box(p, panel).moved(0, -round(p.px(_DROP) * (1 - show.come)))
    p.sprite("ui/panel_active", box, alpha)
    rest = p.layout.places[tile(0)]
    picture = p.look.sprite(f"tile/{moment.tile}", rest.w, rest.h)
    edge = p.px(10)
    side = box.h - 2 * edge
    small = p.look.warp.image(picture, round(side * rest.w / rest.h), side)
    p.canvas.image(small, box.x + edge, round(box.center[1] - small.height / 2), alpha)
    left = box.x + edge + p.px(12) + small.width
    room = box.right - p.px(10) - left
    name, text = moment_words(p.state, p.seating.names, moment)
    if panel.folded:
        size, middle = p.larger(p.px(20), box.h * 0.62), box.center[1]
        gained = p.label(
            "count", text, box.right - p.px(8), middle, palette.line_light, "midright", size, room * 0.5, alpha=alpha
        )
        room = gained.x - p.px(8) - left
        if p.text_width("name", name, MIN_TEXT_PX) <= room:  # else the picture says it
            p.label("name", name, left, middle, palette.text, "midleft", size, room, alpha=alpha)
        return
    size = p.larger(p.px(24), box.h * 0.3)
    p.label("name", name, left, box.y + box.h * 0.3, palette.text, "midleft", size, room, alpha=alpha)
    p.label("count", text, left, box.y + box.h * 0.68, palette.line_light, "midleft", size * 1.3, room, alpha=alpha)
    if show.come < 1.0:
        draw_glint(p, box.x + box.w * show.come, box.y, p.px(60), 1 - show.come)


def _plaque_box(p: Painter, panel: PanelLayout) -> Rect:
    """Return where a plaque lies on a mat: below its heading, on a folded one beside the points."""
    mat, edge = panel.rect, p.px(10)
    if panel.folded:
        edge = p.px(6)
        return Rect(mat.x + edge, mat.y + edge // 2, panel.points.x - mat.x - 2 * edge, mat.h - 2 * (edge // 2))
    top = mat.y + edge if panel.own else panel.points.bottom + p.px(6)
    wide, high = min(mat.w - 2 * edge, p.px(420)), min(mat.bottom - edge - top, p.px(124))
    return Rect(round(mat.center[0] - wide / 2), mat.bottom - edge - high, wide, high)
