"""The three card backs: a needle that breaks its compass, a searchlight over a town, six stones out of a rift.

Knows the backs, which are darker than all faces. Must not know the faces.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from tools.art.brush import blend, fill, stroke
from tools.art.marvel.cards import ART, EDGE, ROOM, SIZE, UNITS, card_stock
from tools.art.marvel.forms import Tones
from tools.art.marvel.impact import Impact, ImpactPalette, unit
from tools.art.marvel.ink import calmed, inked
from tools.art.marvel.palette import INK, PAPER, STONES, TIME, WHITE
from tools.art.marvel.paths import box as card_box
from tools.art.marvel.paths import joined, slab
from tools.art.marvel.stones import UNIT, silhouette, stone
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
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
    beam = polygon((128, -4), (128, 74), (-8, 176), (-8, 96))
    with s.clipped(beam):  # a strip of evening on the paper
        s.fill(beam, "#f4703a")
        with s.moved(turn=-30.0, about=_CENTRE):
            for row in range(-2, 12):
                for column in range(-4, 9):
                    left, top = 18 * column - 6 * (row % 2), 16 * row - 8
                    s.fill(box(left, top, left + (15 if (row + column) % 3 else 7), top + 12.6, 1), "#ffb04a")


def _compass(s: Impact, x: float, y: float) -> None:
    """The case about a point, its corner to the upper right broken out by the needle."""
    corner = around(x, y, 50, -30)
    gap = burst(*corner, 17, 7, 4, 0.55)
    plates = [cut(polygon(*(around(x, y, r, 60 * k - 90) for k in range(6))), gap) for r in (50, 45.5)]
    field = polygon(*(around(x, y, 40, 60 * k - 90) for k in range(6)))
    wall = plates[0]
    s.fill(placed(wall, 14.0, 20.0), s.ink)  # the shadow that the case throws on the plan
    s.inked([(join(wall, placed(wall, 3, 4.5), placed(wall, 6, 9)), mix(s.deep, s.ink, 0.3))], 1.6, (0.8, 1.2))
    for angle in (60, 120):  # the edges of its side
        a, b = around(x, y, 50, angle - 30), around(x + 6, y + 9, 50, angle - 30)
        s.stroke([a, b], s.mid, 1.0)
    s.flash(*corner, 30, 11, s.accent, seed=6, hollow=0.45)
    s.flash(*corner, 22, 11, "#fff6c4", seed=6, hollow=0.48)
    s.flash(*corner, 12, 9, "#ffffff", seed=4, hollow=0.5)
    s.inked([(plates[0], s.key)], 1.6, (0.6, 1.0))
    with s.clipped(plates[0]):
        s.dots(plates[0], s.deep, (x + 10, y), (x - 46, y + 44), 0.0, 0.75, pitch=2.4)
        s.rim([plates[0]], "#fff6c4", (0.86, -0.5), 2.2)
    s.rim([plates[0]], s.light, (0.2, -1), 1.2)
    s.fill(plates[1], s.ink)
    s.fill(field, "#fff6dc")
    with s.clipped(field):
        s.fill(cut(field, placed(field, -7.0, 8.0)), s.key)  # what the rim keeps dark
        s.fill(cut(field, placed(field, -3.6, 4.2)), s.mid)
        s.rays(x, y, 8, 36, 16, s.key, 1.0, duty=0.3, seed=4, inward=False)
    for number in range(24):
        near = 31 if number % 6 == 0 else 34
        s.stroke(
            [around(x, y, near, 15 * number), around(x, y, 37, 15 * number)], s.ink, 1.8 if number % 6 == 0 else 1.0
        )
    # the needle: its north half in the light, its south half in shade, each with a facet
    north, south, (left, right) = (
        around(x, y, 60, -30),
        around(x, y, 40, 150),
        (around(x, y, 10.5, k) for k in (-120, 60)),
    )
    with s.clipped(field):
        s.fill(placed(polygon(north, right, south, left), -4.0, 8.0), s.mid)
    s.inked([(polygon(north, right, south, left), s.light)], 1.6, (1.2, 1.8))
    for tip, tones in ((north, ("#ff8a5a", "#d0302a")), (south, (s.mid, s.deep))):
        s.fill(polygon((x, y), left, tip), tones[0])
        s.fill(polygon((x, y), right, tip), tones[1])
    s.stroke([left, right], s.ink, 1.2)
    s.inked([(oval(x, y, 6.4), s.accent)], 1.4, (0.6, 0.9))
    s.fill(cut(oval(x, y, 6.4), oval(x + 1.4, y - 1.4, 6.4)), "#a86a00")
    s.fill(oval(x + 1.4, y - 1.6, 2.8), "#fff6c4")
    with s.clipped(plates[1]):  # the glass: a glare, and cracks that run from the break
        s.fill(polygon((x - 44, y - 10), (x - 10, y - 50), (x + 2, y - 50), (x - 44, y + 6)), "#ffffff", 0.2)
        s.fill(polygon((x - 44, y + 11), (x + 7, y - 50), (x + 10, y - 50), (x - 44, y + 15)), "#ffffff", 0.2)
        for turn, reach in ((96.0, 30.0), (128, 38), (168, 42), (196, 30), (226, 36)):
            middle = around(*corner, reach * 0.5, turn + 9)
            s.stroke([around(*corner, 12, turn), middle, around(*corner, reach, turn)], "#ffffff", 0.9)
    s.debris(((88, 28, 5.6, 20), (114, 68, 4.6, 70), (104, 32, 3.0, 40), (117, 84, 3.2, 10)), s.key, s.light)


_PIVOT: Final = (74.0, 98.0)
"""Where the fork holds the lamp."""
_AIM: Final = 52.0
"""The turn of the lamp, which would else point to the left."""
_BEAM: Final = ("#8e2a72", "#d27a34", "#f6b847")
"""The light of the lamp from its edge to its middle, less bright than that of a face."""
_CORE: Final = "#fff6d2"
_IRON: Final[Tones] = ("#b8a2d4", "#54408a", "#22123e")
"""The lamp's iron, in the light of its own lens."""


def _searchlight(s: Impact) -> None:
    """A searchlight on a roof sends its beam over a town by night; light: its lens."""
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    with s.moved(*_PIVOT, turn=_AIM):
        for half, far, light in (
            (26.0, 66.0, mix(_BEAM[0], _BEAM[1], 0.25)),
            (25.0, 48.0, _BEAM[1]),
            (22.0, 31.0, _BEAM[2]),
            (15.0, 12.0, _CORE),
        ):
            s.fill(polygon((-32, -half), (-240, -far), (-240, far), (-32, half)), light)
    for heights, seed, tone in (
        ((52, 78, 44, 66, 84, 58), 5, s.shade),
        ((36, 22, 44, 30, 40, 24), 4, s.ink),
    ):
        roofs = skyline(-9, 130, 172, heights, seed)
        s.fill(roofs, tone)
        s.rim([roofs], _BEAM[0], (0.3, -1.0), 1.0)
    for left, top in ((10, 118), (18, 126), (10, 134), (108, 112)):
        s.fill(box(left, top, left + 3, top + 4.6), _BEAM[2])
    _stand(s)
    _lamp(s)
    _fork(s)


def _stand(s: Impact) -> None:
    """The edge of a roof and the block on it that carries the lamp."""
    s.fill(polygon((22, 140), (124, 134), (124, 172), (16, 172)), s.ink)
    s.fill(polygon((22, 140), (124, 134), (124, 137), (21, 143.2)), _BEAM[0])
    block = polygon((58, 131, 2), (100, 129, 2), (104, 140), (52, 142))
    s.inked([(block, _IRON[2])], 1.6, (0.4, 0.6))
    s.rim([block], _IRON[0], (-0.4, -1), 1.8)


def _fork(s: Impact) -> None:
    """The near arm of the fork that carries the lamp, its pin at the drum's side."""
    x, y = _PIVOT
    arm = join(oval(x, y, 8.4), polygon((x - 7, y), (x + 7, y), (x + 9, 135), (x - 9, 136)))
    s.inked([(arm, _IRON[1])], 1.6, (0.6, 0.8))
    s.fill(cut(arm, placed(arm, -6.0, -2.0)), _IRON[2])
    s.rim([arm], _IRON[0], (-0.8, -0.6), 1.8)
    s.inked([(oval(x, y, 3.6), _IRON[2])], 1.2, (0, 0))


def _lamp(s: Impact) -> None:
    """The lamp from the side: its drum with ribs, the ring and the lens, white in its middle."""
    up = (0.5, -0.9)
    with s.moved(*_PIVOT, turn=_AIM):
        drum = svg("M-30 -27 L6 -24 C20 -22 29 -12 30 0 C29 12 20 22 6 24 L-30 27 Z")
        s.inked([(drum, _IRON[1])], 1.8, (0.6, 0.8))
        with s.clipped(drum):
            s.fill(polygon((-40, 4), (40, 4), (40, 40), (-40, 40)), _IRON[2])
            for rib in (-10.0, 0.0, 10.0):
                s.stroke([(rib, -30), (rib + 3, 0, rib, 30)], s.ink, 1.8)
        s.rim([drum], _IRON[0], up, 2.0)
        ring = join(oval(-32, 0, 12, 30), box(-32, -30, -27, 30, 2))
        s.inked([(ring, _IRON[1])], 1.8, (0.6, 0.8))
        s.fill(both(ring, box(-60, 6, 20, 40)), _IRON[2])
        s.rim([ring], _IRON[0], up, 2.0)
        lens = oval(-33.5, 0, 9, 25)
        s.inked([(lens, _BEAM[2])], 1.6, (0, 0))
        s.fill(oval(-34.5, -1, 6.6, 20), _CORE)


_FLUNG: Final = (
    (0, 33.0, 42.0, 7.6),
    (1, 92.0, 45.0, 9.4),
    (4, 22.0, 84.0, 13.2),
    (3, 98.0, 98.0, 15.2),
    (2, 44.0, 119.0, 18.0),
    (TIME, 61.0, 77.0, 15.4),
)
"""The stones of the third back: kind, middle and radius; what is nearer is larger and drawn later."""
_UNLIT: Final = 0.8
"""How far the side of a stone that is turned from the rift is in its own dark."""


def _lit_by_the_rift(canvas: skia.Canvas, kind: int, x: float, y: float, r: float) -> None:
    """Lay shade over the half of a stone that is turned from the rift, and its light along the other edge."""
    away = unit((x - _CENTRE[0], y - _CENTRE[1]))
    whole = placed(silhouette(kind), x, y, r / UNIT)
    far = cut(whole, oval(x - 1.02 * r * away[0], y - 1.02 * r * away[1], 1.2 * r))
    canvas.drawPath(far, fill(blend(STONES[kind].ramp.dark, INK, 0.25), _UNLIT))
    edge = 0.16 * r
    canvas.drawPath(cut(whole, placed(whole, edge * away[0], edge * away[1])), fill("#fff2ac"))


def _rift(s: Impact) -> None:
    """A rift of light tears the night over a planet and flings out six stones; light: the rift alone."""
    x, y = _CENTRE
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    lots = chance(9)
    for _ in range(30):
        s.fill(oval(120 * next(lots), 116 * next(lots), 0.5 + 0.7 * next(lots)), s.light)
    planet = oval(70, 204, 84)
    for r, haze in ((92.0, "#8a3aa8"), (88.0, "#f06a9a")):
        s.fill(oval(70, 204, r), haze)
    s.fill(planet, s.shade)
    with s.clipped(planet):
        s.fill(polygon((x - 6, 100), (x + 10, 100), (100, 172), (30, 172)), "#f06a9a")
        s.fill(polygon((x - 2, 100), (x + 6, 100), (84, 172), (44, 172)), s.accent)
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
    chips = ((76, 28, 3.2, 20), (46, 28, 2.4, 60), (106, 70, 2.6, 10), (14, 66, 2.6, 40), (84, 124, 3.0, 70))
    s.debris(chips, s.key, s.light)


class _Back:
    """A back's picture and its palette."""

    def __init__(self, paint: Callable[[Impact], None], palette: ImpactPalette) -> None:
        self.paint = paint
        self.palette = palette


_BACKS: Final = (
    _Back(_needle, ImpactPalette("#04222a", "#0a5964", "#15959c", "#5fd6cc", "#e2fff6", "#ffc81a")),
    _Back(_searchlight, ImpactPalette("#240622", "#661456", "#b52a86", "#f078b4", "#ffe4ef", "#ffc81a")),
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
    sheet = Impact(0, painted_size(canvas), palette=back.palette)
    back.paint(sheet)
    with calmed(canvas, *_CALM):
        lay(canvas, sheet.finish())
        if level == 3:
            for kind, x, y, r in _FLUNG:
                stone(canvas, kind, (x, y), r, contour=1.3)
                if kind != TIME:
                    _lit_by_the_rift(canvas, kind, x, y, r)
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
