"""Noble tiles: a parchment strip with points and demands, the noble in an arched window.

Knows the tile in units of 100 x 100; who the nobles are is `noble_pictures`.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.base.facts import NobleFacts
from tools.art.base.gems import gem
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.marks import count_figure
from tools.art.base.metal import frame, gold, inner_edge
from tools.art.base.noble_pictures import NOBLES, UNITS, picture
from tools.art.base.palette import GEMS, GOLD_EDGE
from tools.art.brush import BLACK, CINZEL_BLACK, blend, fill, horizontal, lettering, rect, round_rect, stroke, vertical
from tools.art.poster.shapes import ALL, arch, cut, placed
from tools.art.poster.sheet import lay, painted_size

TILE_UNITS: Final = 100.0
_STRIP = 33.0
_WINDOW: Final = arch(34.4, 97, 42, 98, 39)
_MIDDLE: Final = 65.7
"""The middle of the window."""
_PAINTED_PX: Final = (300, 300)
"""The least size in pixels at which a noble is painted."""


def draw_noble(canvas: skia.Canvas, noble: NobleFacts) -> None:
    """Draw a whole tile in units of 100 x 100, without its shadow."""
    frame(canvas, TILE_UNITS, TILE_UNITS, 7)
    inner = round_rect(3, 3, 94, 94, 4.5)
    canvas.save()
    canvas.clipRRect(inner, True)
    lay(canvas, _in_window(noble.id, painted_size(canvas, TILE_UNITS, _PAINTED_PX)), TILE_UNITS, TILE_UNITS)
    _strip(canvas, noble)
    canvas.restore()
    inner_edge(canvas, inner)


def _in_window(noble: str, px: tuple[int, int]) -> skia.Image:
    """Paint a noble inside the arched window, with the reveal of its wall in shade."""
    portrait = picture(noble, px)
    sheet = Gouache(ONYX, px, units=UNITS, palette=NOBLES[noble].palette)
    sheet.fill(ALL, sheet.ink)
    with sheet.clipped(_WINDOW):
        with sheet.moved(about=(_MIDDLE, 0), flip=NOBLES[noble].turned):
            sheet.canvas.drawImageRect(portrait.finish(portrait=True), skia.Rect.MakeWH(*UNITS))
        sheet.fill(cut(_WINDOW, placed(_WINDOW, 1.6, 1.2)), sheet.ink, 0.35)
    sheet.line(_WINDOW, "#2a1604", 1.6)
    sheet.line(_WINDOW, "#e8b84a", 0.7)
    return sheet.surface.makeImageSnapshot()


def _strip(canvas: skia.Canvas, noble: NobleFacts) -> None:
    canvas.drawRect(rect(0, 0, _STRIP, 100), vertical(0, 100, ["#f6e6bd", "#cfae72"]))
    canvas.drawRect(rect(_STRIP, 0, 1.4, 100), gold(0, 0, 0, 100))
    canvas.drawRect(rect(_STRIP + 1.4, 0, 5, 100), horizontal(_STRIP + 1.4, _STRIP + 7, [(BLACK, 0.5), (BLACK, 0)]))
    number = lettering(str(noble.points), (18.2, 16.4), CINZEL_BLACK, 26)
    canvas.drawPath(number, stroke("#fff8e0", 1.6, 0.8))
    canvas.drawPath(number, fill("#35164a"))
    rows = noble.prices
    height = 20.8 if len(rows) == 3 else 25.0
    for row, (color, count) in enumerate(rows):
        top = 95.4 - (len(rows) - row) * (height + 1.2)
        light, dark = GEMS[color].plate[0], blend(GEMS[color].plate[1], GEMS[color].plate[2], 0.35)
        plate = round_rect(5.0, top, 26.8, height, 3)
        canvas.drawRRect(plate, vertical(top, top + height, [light, dark]))
        canvas.drawRRect(plate, stroke(GOLD_EDGE, 0.9))
        gem(canvas, color, (11.4, top + height / 2), 5.8, bold=True)
        count_figure(canvas, count, color, (23.6, top + height / 2), 20, 0.16)
