"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.materials import glassy
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, limb, mix, oval, placed, polygon, ribbon, svg

_FIRE: Final = ("#ff7a1e", "#ffc830", "#fff4b4")
_TO_THE_FIRE: Final = (-0.55, -0.84)
"""From the bowl and the pepper to the fire."""


def _table_by_night(s: Impact) -> None:
    """Paint a dark eating house: pans on a rail in a flat tone, a table lit about the glass."""
    far = s.shade
    s.fill(ALL, s.deep)
    s.fill(box(-4, 48, 130, 51), far)
    for x, r in ((12, 10), (38, 8), (112, 12)):
        s.fill(join(box(x - 1.4, 50, x + 1.4, 68), oval(x, 66 + r, r)), far)
    table = polygon((-9, 122), (24, 104), (130, 112), (130, 180), (-9, 180))
    s.fill(table, mix(s.mid, s.deep, 0.5))
    with s.clipped(table):
        s.fill(oval(52, 134, 60, 30), s.key)
        s.fill(oval(52, 132, 34, 16), mix(s.key, s.light, 0.5))
    s.rim([table], "#ffdcb0", (0.0, -1.0), 2.0)


def _glass_of_milk(s: Impact) -> None:
    """Paint a glass of milk on the table, lit from above at the left, and its black shadow towards us."""
    s.fill(svg("M42 128 C48 134 60 134 66 128 L88 172 H52 Z"), s.ink)
    glass = svg("M38 100 L42 131 C46 134.500 60 134.500 64 131 L68 100 C62 97 44 97 38 100 Z")
    s.inked([(glass, "#ffb9a0")], 1.6, (0, 0))
    milk = svg("M39 107 L42 131 C46 134.500 60 134.500 64 131 L67 107 Z")
    with s.clipped(glass):
        s.fill(milk, "#fff6e6")
        s.fill(svg("M57 96 H70 V136 H53 C56 126 57 112 57 96 Z"), "#d8746a")
        s.fill(svg("M62 96 H70 V136 H58 C61 126 62 112 62 96 Z"), s.deep)
        s.fill(oval(53, 107, 14.4, 3.0), "#ffffff")
        glassy(s, glass, (-1.0, -0.1), inset=2.2, width=1.6, window=None)
    s.line(oval(53, 100, 14.8, 2.8), s.ink, 1.2)


def _dragon_of_fire(s: Impact) -> None:
    """Paint the fire that leaps out of the bite: its arch is a dragon's neck, its end a head that looks down."""
    spine = ((91, 83, 5.0), (97, 72, 7.4), (94, 60, 9.2), (82, 52, 9.8), (68, 53, 9.0), (57, 62, 8.0), (50, 71, 7.4))
    lick = svg("M-6 4 C-6 -6 -3 -14 7 -22 C5 -14 8 -6 6 5 Z")
    licks = ((93, 56, 0.72, 62), (84, 50, 0.7, 34), (73, 47, 1.15, 6), (62, 51, 1.1, -14), (101, 72, 0.55, 40))
    skull = svg(
        "M15 -8 C8 -13 -1 -12 -7 -7 C-11 -7 -15 -8 -19 -6 C-23 -4 -23 0 -20 2 L-7 3 L1 5 L-10 10 "
        "C-15 11 -14 15 -10 16 C-4 18 6 17 12 12 C18 8 19 -3 15 -8 Z"
    )
    horns = (
        svg("M5 -9 C10 -17 17 -20 25 -20 C20 -16 17 -11 15 -4 Z"),
        svg("M8 12 C14 17 20 18 26 15 C22 12 19 8 17 4 Z"),
    )

    def turned(path: skia.Path, size: float = 1.0) -> skia.Path:
        return placed(path, 46, 74.5, size, -36)

    leg = join(
        limb((63, 64, 5.0), (70, 75, 3.6), (64, 84, 2.6)),
        *(limb((64, 84, 2.4), (64 + x, 84 + y, 0.7)) for x, y in ((-7, 1), (-4, 6), (2, 7))),
    )
    whole = join(
        ribbon(spine, 12),
        leg,
        turned(skull),
        *(turned(horn) for horn in horns),
        *(placed(lick, x, y, size, turn) for x, y, size, turn in licks),
    )
    s.inked([(whole, _FIRE[0])], 1.5, (0.3, 0.6))
    for size, tone in ((0.66, _FIRE[1]), (0.34, _FIRE[2])):
        s.fill(ribbon([(x, y, size * r) for x, y, r in spine], 12), tone)
        for x, y, scale, turn in licks[:4]:
            s.fill(placed(lick, x, y + 2, size * scale, turn), tone)
    s.fill(turned(placed(skull, 1.5, 0.3, 0.78, down=0.74)), _FIRE[1])
    with s.clipped(turned(skull)):
        s.fill(turned(svg("M12 -4 C6 -9 0 -8 -6 -4 L-17 -3 L-6 0 L4 2 C8 4 4 9 0 12 C8 12 14 6 14 0 Z")), _FIRE[2])
    s.fill(turned(svg("M-4 -4.500 L5 -7 C5 -2.500 0 -1.500 -4 -4.500 Z")), s.ink)
    s.fill(turned(oval(-17.6, -3.2, 1.1, 0.8)), s.ink)


def _bitten_pepper(s: Impact) -> None:
    """Paint a bitten pepper, and the fist that holds it up by its cap like a torch, the fore-arm in from the corner."""
    toward = _TO_THE_FIRE
    red: Tones = ("#ffd0a0", "#ff4a3a", "#8a1020")
    green: Tones = ("#8af0dc", s.accent, mix(s.accent, s.ink, 0.5))
    skin: Tones = ("#ffcf9e", "#a8603c", "#5a2420")
    sleeve = polygon((100, 150), (112, 128), (140, 148), (132, 186), (100, 180))
    modelled(s, limb((126, 164, 12.0), (104, 136, 9.0)), skin, toward, 4.0, 1.6, 1.5, 1.8)
    modelled(s, sleeve, (s.mid, s.ink, s.ink), toward, 2.0, 2.0, 1.5, 0.0)
    palm = svg("M86 121 C90 113 106 111 112 119 C117 127 116 138 108 144 C98 146 88 141 85 133 Z")
    modelled(s, palm, skin, toward, 3.8, 1.4, 1.5, 1.8)
    pod = ribbon(
        ((99, 122, 7.0), (104, 112, 11.0), (101, 102, 12.6), (95, 93, 11.0), (91, 83, 8.6), (90.6, 75, 7.4)), 12
    )
    bite = join(oval(83.4, 77, 5.0), oval(91, 79.6, 4.8), oval(99, 76, 5.0), box(70, 52, 112, 76))
    bitten = cut(pod, bite)
    s.inked([(bitten, red[1])], 1.6, (0, 0))
    s.fill(cut(bitten, placed(bitten, -9.0, -5.0)), red[2])
    s.fill(cut(bitten, placed(bitten, -4.4, -2.4)), s.ink)
    s.fill(ribbon(((92, 110, 0.6), (89, 102, 2.4), (86, 94, 2.0), (85, 88, 0.6)), 8), "#ffffff")
    flesh = both(bitten, placed(bite, 0, 3.4))
    s.fill(flesh, "#ffe6a8")
    s.line(flesh, s.ink, 1.0)
    cap = svg(
        "M90 112 C90 121 95 127 101 127 C109 127 115 120 116 110 C112 115 109 115 107 110 C104 117 99 117 97 110 C95 115 92 115 90 112 Z"
    )
    modelled(s, cap, green, toward, 3.4, 1.4, 1.4, 1.8)
    for y, reach in ((122.0, 88.0), (128.4, 86.6), (134.6, 88.0), (140.2, 91.0)):
        finger = limb((111.6, y - 1.4, 4.0), (reach + 3, y + 0.4, 3.9), (reach + 2.4, y + 1.0, 3.6))
        modelled(s, finger, skin, toward, 1.8, 1.2, 1.3, 1.5)
    thumb = limb((113, 136, 5.0), (113.6, 124, 4.2), (107, 117.4, 3.5))
    modelled(s, thumb, skin, toward, 2.2, 1.4, 1.4, 1.6)
    s.inked([(oval(106, 116.8, 2.3, 1.7, 40), skin[0])], 0.7, (0, 0))


def hela(s: Impact) -> None:
    """Fire leaps like a dragon out of a pepper in a fist, down at a glass of milk. At a table; light: the fire itself."""
    _table_by_night(s)
    with s.moved(-2.0, 2.4, 1.12, about=(53.0, 132.0)):
        _glass_of_milk(s)
    _dragon_of_fire(s)
    with s.moved(-2.0, 0.0, 0.94, about=(91.0, 78.0)):
        _bitten_pepper(s)


def _billiard_room(s: Impact) -> None:
    """Paint a dark room: a rack of cues and one who watches in flat tones, a lamp, its cone, its pool on the table."""
    wall, far = s.shade, s.deep
    s.fill(ALL, wall)
    for x, top in ((96, 58), (103, 64), (110, 60), (117, 66)):
        s.fill(polygon((x - 0.7, top), (x + 0.7, top), (x + 1.8, 100), (x - 1.8, 100)), mix(s.deep, s.mid, 0.3))
    s.fill(box(92, 72, 130, 76), mix(s.deep, s.mid, 0.3))
    s.fill(polygon((44, 26), (76, 26), (126, 104), (-6, 104)), mix(s.deep, s.ink, 0.3))
    s.fill(polygon((50, 26), (70, 26), (102, 104), (18, 104)), mix(s.mid, s.deep, 0.38))
    s.fill(box(-9, 99, 130, 180), far)
    s.fill(oval(60, 124, 62, 27), s.key)
    s.fill(oval(60, 121, 38, 16), mix(s.key, s.light, 0.5))
    s.fill(box(-9, 94, 130, 101), s.ink)
    s.stroke([(14, 94), (106, 94)], s.light, 1.8)
    s.stroke([(60, -9), (60, 14)], s.ink, 3.0)
    s.inked([(svg("M34 27 C36 12 48 8 60 8 C72 8 84 12 86 27 Z"), s.accent)], 1.6, (0.0, 0.0))
    s.fill(svg("M36 26 C38 14 47 10 55 9.500 C46 13 42 19 41 26 Z"), "#b8fff0")
    s.fill(svg("M66 9 C76 10 84 14 85 26 H73 C73 18 71 13 66 9 Z"), mix(s.accent, s.ink, 0.6))
    s.fill(oval(60, 27.4, 22, 4.0), "#ffffff")


def _ball(s: Impact, x: float, y: float, r: float, tones: Tones, ground: float) -> None:
    """Paint a billiard ball and its shadow on the cloth at a height: lit from straight above, black below."""
    lit, local, shade = tones
    s.fill(oval(x, ground, 1.1 * r, 0.34 * r), s.ink)
    ball = oval(x, y, r)
    s.inked([(ball, local)], 1.5, (0.0, 0.8))
    s.fill(cut(ball, placed(ball, 0.0, -0.62 * r)), shade)
    s.rim([ball], lit, (0.0, -1.0), 0.3 * r)
    s.fill(oval(x - 0.1 * r, y - 0.5 * r, 0.34 * r, 0.17 * r), "#ffffff")


def _breaking_rack(s: Impact) -> None:
    """Paint the balls that the white one has burst apart, two of them in the air, and the flash between."""
    red: Tones = (s.light, s.key, s.deep)
    wine: Tones = (s.key, mix(s.deep, s.mid, 0.2), s.shade)
    teal: Tones = ("#b8fff0", s.accent, mix(s.accent, s.ink, 0.65))
    _ball(s, 106.0, 106.0, 9.0, wine, 114.0)
    s.flash(68, 91, 31, 9, "#ffffff", seed=7, hollow=0.4, squeeze=0.86)
    _ball(s, 92.0, 76.0, 9.6, red, 110.0)
    _ball(s, 47.0, 58.0, 14.6, teal, 108.0)


def _cue_and_white_ball(s: Impact) -> None:
    """Paint the white ball near us, just struck, and the black cue that follows it in from the lower right."""
    cue = polygon((79, 128, 1), (82, 122.6, 1), (140, 138), (134, 160))
    s.fill(polygon((70, 141), (134, 158), (134, 176), (104, 160)), s.ink)
    _ball(s, 61.0, 116.0, 21.0, ("#ffffff", s.light, s.deep), 136.0)
    s.inked([(cue, s.ink)], 1.2, (0.0, 0.0))
    s.rim([cue], "#ffc88a", (0.3, -1.0), 2.6)
    s.fill(both(cue, polygon((76, 118), (87, 121), (84, 134), (74, 131))), "#ffffff")


def beta_ray_bill(s: Impact) -> None:
    """A white ball bursts the rack of a billiard table. From the near cushion; light: the lamp above."""
    _billiard_room(s)
    _breaking_rack(s)
    _cue_and_white_ball(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill,
        ((61.0, 116.0), (47.0, 58.0), (70.0, 92.0), (84.0, 128.0)),
        "bursts a rack of balls",
        "billiard room",
        "lamp above a table",
    ),
    "m2-24": Picture(
        hela,
        ((46.0, 76.0), (82.0, 52.0), (92.0, 86.0), (53.0, 112.0), (98.0, 104.0)),
        "leaps out of a bitten pepper",
        "eating house",
        "dragon of fire",
    ),
}
