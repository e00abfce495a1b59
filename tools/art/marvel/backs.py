"""The three card backs: a telescope under a star, a fist out of the rubble, six stones round an eclipse.

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
from tools.art.marvel.impact import Impact, ImpactPalette
from tools.art.marvel.ink import inked
from tools.art.marvel.palette import INK, PAPER, TIME, WHITE
from tools.art.marvel.paths import box as card_box
from tools.art.marvel.paths import joined, slab
from tools.art.marvel.stones import stone
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)
from tools.art.poster.sheet import lay, painted_size
from tools.art.sprite import Sprite

LIFT: Final = 1.2
"""Lower than that of a card, because a back mostly lies on its deck."""
_EDGE: Final = "#a09bc0"
"""The border of a back, less bright than the paper of a face."""
_CENTRE: Final = (60.0, 78.0)


def _star_gazing(s: Impact) -> None:
    """A telescope on a roof points at the one star that shines."""
    s.steps(ALL, (60, 0), (60, 130), [mix(s.ink, s.deep, 0.4), s.deep, mix(s.deep, s.mid, 0.45), s.mid])
    x, y = 76.0, 50.0
    for r, color in ((38.0, s.mid), (28, mix(s.mid, s.key, 0.6)), (18, s.key)):
        s.fill(oval(x, y, r), color)
    s.halo(ALL, s.ink, x, y, 36, 100, 0.0, 0.5)
    s.rays(x, y, 20, 46, 12, s.key, 0.7, duty=0.35, seed=4, inward=False)
    for turn, reach in ((0.0, 27.0), (45.0, 13.0)):
        tips = [around(0, 0, reach if k % 2 == 0 else reach * 0.16, k * 45) for k in range(8)]
        s.fill(placed(polygon(*tips), x, y, turn=turn), s.light)
    for sx, sy, size in ((26, 28, 0.9), (38, 56, 0.7), (18, 70, 0.8), (104, 26, 0.8), (110, 76, 0.7), (56, 16, 0.6)):
        s.fill(oval(sx, sy, size), s.light)
    # far roofs, the near roof, the telescope on its stand
    s.fill(skyline(-4, 124, 172, (46, 58, 40, 62, 50), seed=6), mix(s.deep, s.ink, 0.35))
    s.fill(polygon((-4, 136), (124, 128), (124, 172), (-4, 172)), s.ink)
    s.stroke([(-4, 136), (124, 128)], s.mid, 1.0)
    tube = join(taper((28, 112), 4.4, (46, 88), 5.4), taper((46, 88), 6.6, (57, 73.4), 7.4))
    stand = join(
        taper((40, 98), 2.2, (26, 134), 1.6), taper((40, 98), 2.2, (54, 133), 1.6), taper((40, 98), 2, (39, 135), 1.4)
    )
    s.line(join(tube, stand), s.ink, 3.0)
    s.fill(stand, s.mid)
    s.fill(tube, mix(s.key, s.light, 0.25))
    s.rim([tube], s.key, (0.9, -0.5), 1.5)
    s.rim([stand], s.mid, (0.9, -0.5), 0.9)
    s.stroke([(43.6, 86), (50.4, 91)], s.mid, 1.4)


def _breakthrough(s: Impact) -> None:
    """A fist comes out of the rubble against the light."""
    s.steps(ALL, (60, 0), (60, 140), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5)])
    x, y = 60.0, 66.0
    s.rays(x, y, 34, 120, 20, mix(s.deep, s.mid, 0.9), 0.9, duty=0.7, seed=8, first=170, last=370)
    s.halo(ALL, s.ink, x, y, 52, 104, 0.0, 0.6)
    burst = [around(x, y, 47 if k % 2 == 0 else 35, k * 15 + 7) for k in range(24)]
    s.fill(polygon(*burst), mix(s.accent, s.mid, 0.35))
    for r, color in ((35, s.accent), (25, mix(s.accent, s.light, 0.6))):
        s.fill(oval(x, y, r), color)
    arm = polygon((46, 86), (74, 86), (80, 150), (42, 150))
    palm = svg("M40 52 C38 46 42 42 48 42 L74 42 C80 42 84 46 83 54 L80 76 C78 86 70 90 60 90 C50 90 44 86 42 76 Z")
    fingers = [box(41 + k * 10.4, 34 + abs(k - 1.3) * 1.6, 51 + k * 10.4, 60, 4.6) for k in range(4)]
    thumb = ribbon(((40, 66, 5.6), (50, 72, 6.0), (63, 68, 5.0)), 12)
    whole = join(arm, palm, thumb, *fingers)
    s.line(whole, s.ink, 4.0)
    s.fill(whole, s.key)
    s.fill(both(whole, polygon((62, 60), (90, 40), (90, 160), (56, 160))), s.mid)
    s.dots(whole, s.deep, (44, 60), (84, 130), 0.0, 0.6)
    s.rim([whole], s.light, (-0.4, -1), 1.8)
    for finger in fingers[1:]:
        left = finger.getBounds().left()
        s.stroke([(left, 42), (left, 60)], s.ink, 1.8)
    s.line(thumb, s.ink, 1.8)
    s.rim([thumb], s.light, (-0.4, -1), 1.2)
    s.stroke([(45, 100), (76, 100)], s.ink, 2.4)
    # the rubble
    rubble = (
        polygon((-4, 172), (-4, 130), (12, 122), (24, 130), (34, 116), (48, 128), (52, 140), (44, 172)),
        polygon((124, 172), (124, 124), (108, 118), (98, 130), (86, 118), (74, 128), (68, 142), (80, 172)),
        polygon((20, 172), (36, 140), (60, 134), (86, 140), (104, 172)),
    )
    for heap in rubble:
        s.fill(heap, mix(s.ink, s.deep, 0.35))
        s.rim([heap], s.mid, (0, -1), 1.0)
    chips = (
        (30, 100, 4.6, 20),
        (92, 98, 4.2, 60),
        (22, 78, 2.8, 0),
        (100, 76, 2.6, 40),
        (34, 58, 2.2, 30),
        (88, 56, 2.0, 10),
    )
    s.debris(chips, mix(s.deep, s.ink, 0.3), s.mid)


def _eclipse(s: Impact) -> None:
    """Six stones circle a dark sun whose light breaks out around it."""
    s.fill(ALL, s.ink)
    x, y = _CENTRE
    for r, color in ((62, mix(s.ink, s.deep, 0.45)), (51, mix(s.ink, s.deep, 0.8)), (40, mix(s.deep, s.mid, 0.35))):
        s.fill(oval(x, y, r), color)
    s.halo(ALL, s.ink, x, y, 44, 88, 0.0, 0.75)
    s.rays(x, y, 22, 60, 26, s.mid, 0.9, duty=0.5, seed=5, inward=False)
    s.rays(x, y, 20, 38, 30, s.key, 0.9, duty=0.4, seed=9, inward=False)
    s.fill(oval(x, y, 22), s.light)
    s.fill(oval(x + 1.4, y + 1.8, 21), s.ink)
    s.dots(oval(x + 1.4, y + 1.8, 21), s.deep, (x - 14, y - 14), (x + 10, y + 10), 0.6, 0.0)
    s.line(oval(x, y, 40), s.mid, 0.9)
    s.line(cut(oval(x, y, 40.3), oval(x + 2, y + 3, 40.3)), s.light, 0.6)
    for number in range(18):
        s.fill(oval(*around(x, y, 46 + 9 * math.sin(number * 2.4), number * 20 + 7), 0.7), s.light)


class _Back:
    """A back's picture and its palette."""

    def __init__(self, paint: Callable[[Impact], None], palette: ImpactPalette) -> None:
        self.paint = paint
        self.palette = palette


_BACKS: Final = (
    _Back(_star_gazing, ImpactPalette("#04222a", "#0a5964", "#15959c", "#5fd6cc", "#e2fff6", "#ffc81a")),
    _Back(_breakthrough, ImpactPalette("#240622", "#661456", "#b52a86", "#f078b4", "#ffe4ef", "#ffc81a")),
    _Back(_eclipse, ImpactPalette("#0a0830", "#2c2390", "#5e52dc", "#a69eff", "#efecff", "#ffc81a")),
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
    lay(canvas, sheet.finish())
    if level == 3:
        for number, kind in enumerate((0, 4, 1, 3, 2, TIME)):
            stone(canvas, kind, around(*_CENTRE, 40, 60 * number - 90), 9.4, contour=1.2)
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
