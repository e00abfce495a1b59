"""The three card backs: a needle that breaks its compass, a fist on a burst, six stones out of a rift.

Knows the backs, which are darker than all faces. Must not know the faces.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from tools.art.brush import fill, stroke
from tools.art.marvel.cards import ART, EDGE, ROOM, SIZE, UNITS, card_stock
from tools.art.marvel.forms import Tones, fist
from tools.art.marvel.impact import Impact, ImpactPalette
from tools.art.marvel.ink import calmed, inked
from tools.art.marvel.palette import INK, PAPER, TIME, WHITE
from tools.art.marvel.paths import box as card_box
from tools.art.marvel.paths import joined, slab
from tools.art.marvel.stones import stone
from tools.art.poster.shapes import (
    ALL,
    around,
    box,
    burst,
    chance,
    cut,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
)
from tools.art.poster.sheet import lay, painted_size
from tools.art.sprite import Sprite

LIFT: Final = 1.2
"""Lower than that of a card, because a back mostly lies on its deck."""
_EDGE: Final = "#a09bc0"
"""The border of a back, less bright than the paper of a face."""
_CALM: Final = (0.97, 0.94)
"""The shares of saturation and light that a back keeps, so that the faces beside it lead."""
_CENTRE: Final = (60.0, 78.0)


def _needle(s: Impact) -> None:
    """The needle of a compass breaks a corner out of its case of six sides."""
    x, y = _CENTRE
    _plan_of_streets(s)
    with s.moved(-5.0, 5.0, 0.84, about=_CENTRE):
        _compass(s, x, y)


def _plan_of_streets(s: Impact) -> None:
    """The plan of a town, its streets paler than its blocks, one of them broad, and a river."""
    block, street = mix(s.deep, s.mid, 0.3), mix(s.deep, s.mid, 0.8)
    s.fill(ALL, street)
    with s.moved(turn=-30.0, about=_CENTRE):
        for row in range(-2, 12):
            for column in range(-4, 9):
                left, top = 18 * column - 6 * (row % 2), 16 * row - 8
                wide = 15 if (row + column) % 3 else 7
                s.fill(box(left, top, left + wide, top + 12.6, 1), block)
                if wide == 7:
                    s.fill(box(left + 9, top, left + 15, top + 12.6, 1), mix(s.deep, s.ink, 0.25))
        s.fill(box(-60, 112, 200, 121), street)
    s.fill(ribbon(((-8, 24, 6.0), (30, 34, 6.0), (50, 12, 6.0), (88, -8, 6.0))), mix(s.deep, s.ink, 0.35))
    s.halo(ALL, s.ink, *_CENTRE, 66, 108, 0.0, 0.8)


def _compass(s: Impact, x: float, y: float) -> None:
    """The case about a point, its corner to the upper right broken out by the needle."""
    corner = around(x, y, 50, -30)
    gap = burst(*corner, 17, 7, 4, 0.55)
    plates = [cut(polygon(*(around(x, y, r, 60 * k - 90) for k in range(6))), gap) for r in (50, 45.5)]
    field = polygon(*(around(x, y, 40, 60 * k - 90) for k in range(6)))
    s.flash(*corner, 24, 9, s.accent, seed=6, hollow=0.5)
    s.flash(*corner, 16, 9, "#fff6c4", seed=6, hollow=0.5)
    s.inked([(plates[0], s.key)], 1.6, (1.0, 1.8))
    s.rim([plates[0]], s.light, (-0.6, -1), 1.4)
    s.fill(plates[1], s.ink)
    s.fill(field, s.mid)
    with s.clipped(field):
        s.fill(oval(x, y, 29), mix(s.mid, s.key, 0.6))
        s.halo(field, s.deep, x, y, 22, 44, 0.0, 0.7)
        s.rays(x, y, 8, 38, 16, s.light, 0.85, duty=0.3, seed=4, inward=False)
    for number in range(24):
        near = 31 if number % 6 == 0 else 34
        s.stroke(
            [around(x, y, near, 15 * number), around(x, y, 37, 15 * number)], s.light, 1.8 if number % 6 == 0 else 1.0
        )
    # the needle: its north half in the light, its south half in shade, each with a facet
    north, south, (left, right) = (
        around(x, y, 60, -30),
        around(x, y, 40, 150),
        (around(x, y, 10.5, k) for k in (-120, 60)),
    )
    s.inked([(polygon(north, right, south, left), s.light)], 1.6, (1.2, 1.8))
    for tip, tones in ((north, ("#ffffff", s.key)), (south, (s.mid, s.deep))):
        s.fill(polygon((x, y), left, tip), tones[0])
        s.fill(polygon((x, y), right, tip), tones[1])
    s.stroke([left, right], s.ink, 1.2)
    s.inked([(oval(x, y, 6.4), s.accent)], 1.4, (0.6, 0.9))
    s.fill(oval(x - 1.2, y - 1.4, 3.2), "#fff6c4")
    s.debris(((90, 34, 4.6, 20), (112, 66, 3.8, 70), (101, 36, 2.4, 40), (116, 80, 2.6, 10)), s.key, s.light)


def _fist(s: Impact) -> None:
    """A fist in a turned-up sleeve bursts out of the page at us; light: the flash behind it, and from above."""
    x, y = _CENTRE
    s.fill(ALL, mix(s.deep, s.mid, 0.35))
    s.pool(x, y, ((72, mix(s.deep, s.mid, 0.6)), (60, s.mid)))
    s.fill(skyline(-9, 130, 172, (86, 116, 74, 104, 92, 120), 5), mix(s.deep, s.mid, 0.5))
    s.fill(skyline(-9, 130, 172, (58, 40, 70, 34, 62, 44), 4), mix(s.deep, s.ink, 0.3))
    for tx, ty in ((12, 118), (20, 126), (8, 134), (100, 122), (108, 130), (36, 138)):
        s.fill(box(tx, ty, tx + 3, ty + 4.6), s.accent)
    s.halo(ALL, s.ink, x, y, 74, 112, 0.0, 0.8)
    tips = (58, 46, 54, 44, 54, 60, 46, 51, 50)
    for share, color in ((1.0, s.accent), (0.74, "#fff6c4")):
        points = []
        for number, reach in enumerate(tips):
            turn = 40 * number - 76 + 5 * math.sin(number * 2.3)
            points += [around(x, y, reach * share, turn), around(x, y, 35 * share, turn + 20)]
        if share == 1.0:
            s.inked([(polygon(*points), color)], 1.6, (1.6, 2.2))
        else:
            s.fill(polygon(*points), color)
    # the sleeve runs back to the lower right, its turned-up band behind the fist
    sleeve = limb((x + 10, y + 14, 21), (x + 30, y + 40, 18), (x + 62, y + 76, 17))
    s.inked([(sleeve, s.deep)], 1.5, (1.8, 2.0))
    with s.clipped(sleeve):
        s.fill(cut(sleeve, placed(sleeve, 9, -10)), mix(s.ink, s.deep, 0.3))
        s.rim([sleeve], s.key, (0.7, -0.7), 2.2)
        for number in range(3):
            at = 84 + 12 * number
            s.stroke([(at - 4, at + 50), (at + 6, at + 46, at + 13, at + 36)], s.ink, 1.6)
    band = limb((x + 11, y + 44, 6.0), (x + 41, y + 20, 6.0))
    s.inked([(band, s.key)], 1.5, (0.8, 1.4))
    s.fill(cut(band, placed(band, 2.4, -3.0)), s.mid)
    s.rim([band], s.light, (-0.7, -0.7), 1.8)
    skin: Tones = ("#ffe2c0", "#c8805a", "#7c3a40")
    with s.moved(x - 2, y - 2, 2.25, turn=-9.0):
        fist(s, skin, (-0.6, -0.8), 0.75, 1.3)
    chips = ((16, 46, 3.4, 20), (103, 38, 3.0, 70), (26, 120, 3.8, 40), (12, 98, 2.4, 10), (108, 84, 2.6, 50))
    s.debris(chips, s.key, s.light)


_FLUNG: Final = (
    (0, 33.0, 46.0, 9.0),
    (1, 93.0, 47.0, 10.0),
    (4, 24.0, 90.0, 12.0),
    (3, 98.0, 94.0, 12.6),
    (2, 52.0, 119.0, 13.0),
    (TIME, 61.0, 77.0, 15.4),
)
"""The stones of the third back: kind, middle and radius; what is nearer is larger and drawn later."""


def _rift(s: Impact) -> None:
    """A rift of light tears the night over a planet and flings out six stones, each with the track of its flight."""
    x, y = _CENTRE
    s.fill(ALL, mix(s.deep, s.mid, 0.2))
    lots = chance(9)
    for _ in range(44):
        s.fill(oval(120 * next(lots), 140 * next(lots), 0.4 + 0.7 * next(lots)), s.light)
    s.line(oval(x, y + 4, 64, 26, -18), mix(s.deep, s.mid, 0.7), 2.2)
    planet = oval(70, 204, 96)
    s.fill(oval(70, 204, 101), mix(s.deep, s.mid, 0.7))
    s.fill(planet, mix(s.deep, s.ink, 0.4))
    s.rim([planet], s.key, (-0.1, -1.0), 2.4)
    s.dots(planet, s.mid, (66, 122), (66, 160), 0.8, 0.0)
    s.halo(ALL, s.ink, x, y, 76, 114, 0.0, 0.8)
    tear = polygon(
        (70, 17),
        (72, 34),
        (86, 40),
        (79, 54),
        (91, 66),
        (80, 80),
        (88, 95),
        (74, 104),
        (72, 122),
        (60, 134),
        (58, 116),
        (42, 108),
        (47, 94),
        (33, 82),
        (44, 68),
        (36, 53),
        (52, 46),
        (54, 31),
    )
    s.inked([(placed(tear, -0.13 * x, -0.13 * y, 1.13), s.key)], 1.4, (1.0, 1.8))
    for size, tone in ((1.06, s.ink), (1.0, s.accent), (0.78, "#fff2ac"), (0.54, "#ffffff")):
        s.fill(placed(tear, x * (1 - size), y * (1 - size), size), tone)
    for _, sx, sy, r in _FLUNG[:-1]:
        away = math.degrees(math.atan2(sy - y, sx - x))
        ends = (around(sx, sy, 0.86 * r, away + 90), around(sx, sy, 0.86 * r, away - 90))
        s.inked([(polygon(around(x, y, 11, away), *ends), s.accent)], 1.0, (0.4, 0.6))
        s.fill(polygon(around(x, y, 11, away), ends[1], (sx, sy)), "#fff2ac")
    chips = ((76, 28, 3.2, 20), (46, 28, 2.4, 60), (106, 70, 2.6, 10), (14, 66, 2.6, 40), (84, 124, 3.0, 70))
    s.debris(chips, s.key, s.light)


class _Back:
    """A back's picture and its palette."""

    def __init__(self, paint: Callable[[Impact], None], palette: ImpactPalette) -> None:
        self.paint = paint
        self.palette = palette


_BACKS: Final = (
    _Back(_needle, ImpactPalette("#04222a", "#0a5964", "#15959c", "#5fd6cc", "#e2fff6", "#ffc81a")),
    _Back(_fist, ImpactPalette("#240622", "#661456", "#b52a86", "#f078b4", "#ffe4ef", "#ffc81a")),
    _Back(_rift, ImpactPalette("#0a0830", "#2c2390", "#5e52dc", "#a69eff", "#efecff", "#ffc81a")),
)


def draw_back(canvas: skia.Canvas, level: int) -> None:
    """Draw the back of a level into a box of 126x176."""
    back = _BACKS[level - 1]
    canvas.save()
    canvas.scale(SIZE[0] / UNITS[0], SIZE[1] / UNITS[1])
    card_stock(canvas, LIFT)
    canvas.drawPath(EDGE, fill(INK))
    canvas.drawPath(card_box(2.4, 2.4, UNITS[0] - 4.8, UNITS[1] - 4.8, 5.2), stroke(_EDGE, 1.4))
    canvas.save()
    canvas.clipPath(ART, True)
    sheet = Impact(0, painted_size(canvas), level, palette=back.palette)
    back.paint(sheet)
    with calmed(canvas, *_CALM):
        lay(canvas, sheet.finish())
        if level == 3:
            for kind, x, y, r in _FLUNG:
                stone(canvas, kind, (x, y), r, contour=1.3)
    canvas.restore()
    left = 60 - (level * 13 + 3) / 2
    for index in range(level):
        inked(canvas, slab(left + index * 13, 143, 13, 14, 6), fill(PAPER), 1.2)
    numerals = joined(*(card_box(11 + index * 8, 11, 5, 18, 0.6) for index in range(level)))
    inked(canvas, numerals, fill(WHITE), 1.7)
    canvas.restore()


def sprites() -> list[Sprite]:
    """Return the three backs."""
    return [Sprite(f"back/{level}", SIZE, partial(draw_back, level=level), ROOM) for level in (1, 2, 3)]
