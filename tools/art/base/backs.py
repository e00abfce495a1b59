"""Card backs: a window in lantern gouache on quiet cloth, one for each deck (a mine, the open sea, a great door).

Knows the three decks' looks in units of 120 x 168. Backs are darker than all faces.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import skia

from tools.art.base.anatomy import BORDER, HEIGHT, RADIUS, WIDTH
from tools.art.base.gouache import DIAMOND, EMERALD, RUBY, SAPPHIRE, Gouache
from tools.art.base.metal import frame, inner_edge, stud
from tools.art.base.palette import GOLD
from tools.art.base.pigments import GouachePalette
from tools.art.brush import round_rect
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)
from tools.art.poster.sheet import lay, painted_size

_CLOSER: Final = 1.2
"""The size of a window's picture, which is painted in units of which the window is 70 wide, about ``_MIDDLE``."""
_MIDDLE: Final = (60.0, 70.0)
_WINDOW: Final = arch(18, 102, 56.8, 137.2, 42)
_MOULDING: Final = 7.6
"""The breadth of the moulding round the window."""
_LIGHT, _AWAY = (-0.7, -0.7), (0.7, 0.7)
"""Towards the lamp over the table, which stands at the upper left, and away from it."""


_ROCKS: Final = (
    *((33, 62, 1.1, 10), (31, 80, 1.3, 60), (34, 97, 1.2, 20), (87, 60, 1.1, 40), (89, 78, 1.3, 100)),
    *(
        (38, 70, 0.8, 80),
        (82, 69, 0.8, 15),
        (39, 88, 0.8, 120),
        (81, 87, 0.8, 70),
        (37, 108, 1.0, 45),
        (84, 108, 1.0, 33),
    ),
    *((40, 50, 0.9, 30), (80, 49, 0.9, 66), (50, 42, 0.8, 5), (70, 42, 0.8, 50)),
)
"""The rocks of the gallery's walls: x, y, size and turn."""


def _mine(s: Gouache) -> None:
    """A lantern hangs in a gallery over a pick, whose tip is on the stone that it has bared."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    x, y = 60.0, 64.0
    amber = mix(s.key, s.haze, 0.3)
    s.rings(
        x,
        y,
        [48, 35, 24, 14],
        [s.deep, mix(s.deep, s.mid, 0.6), mix(s.mid, amber, 0.42), mix(amber, "#fff3cf", 0.35)],
        0.0,
    )
    for at, (px, py, size, turn) in enumerate(_ROCKS):  # the rough walls, lit on the side of the lantern
        rock = placed(
            polygon((-6, -3, 1), (-1, -6, 1), (6, -4, 1), (7, 3, 1), (1, 6, 1), (-6, 4, 1)), px, py, size, turn
        )
        s.fill(rock, mix(s.ink, s.deep, 0.5 + at % 3 * 0.16))
        s.rim([rock], mix(s.mid, s.key, 0.3), (x - px, y - py), 1.0, 0.62)
        s.rim([rock], s.ink, (px - x, py - y), 1.6, 0.6)
    # timbers of the gallery, one behind another
    oak = "#4a2c14"
    for k, tone in ((0.66, mix(s.deep, oak, 0.5)), (0.84, mix(s.ink, oak, 0.62)), (1.06, mix(s.ink, oak, 0.26))):
        left, right, top = 60 - 31 * k, 60 + 31 * k, 72 - 44 * k
        beam = join(
            polygon((left - 3, top), (right + 3, top), (right + 2, top + 5 * k), (left - 2, top + 5 * k)),
            polygon((left, top), (left + 5 * k, top), (left + 2 * k, 130), (left - 5 * k, 130)),
            polygon((right, top), (right - 5 * k, top), (right - 2 * k, 130), (right + 5 * k, 130)),
        )
        s.fill(beam, tone)
        s.fill(both(beam, oval(x, y, 46)), mix(tone, amber, 0.2))  # what the lantern reaches of it is one flat plane
        s.rim([beam], mix(tone, s.key, 0.55), (0, 1), 1.0)
        for post, lean in ((left, 1), (right, -1)):
            s.rim([both(beam, box(post - 7, top + 5, post + 7, 132))], mix(tone, s.key, 0.62), (lean, 0), 1.1)
    # rails run to the light
    bed = polygon((52, 100), (68, 100), (100, 132), (20, 132))
    s.fill(bed, mix(s.ink, s.deep, 0.7))
    s.fill(both(bed, box(20, 98, 100, 108)), mix(s.mid, amber, 0.36))
    s.stipple(both(bed, box(20, 108, 100, 118)), amber, (60, 108), (60, 118), 0.5, 0.0, 0.4)
    for near, far in ((38, 56), (82, 64)):
        s.stroke([(far + (1 if near < far else -1), 100.6), (near + 1.4, 130.8)], s.ink, 2.0)
        s.stroke([(far, 100), (near, 130)], mix(s.mid, s.haze, 0.4), 1.3)
        s.stroke([(far, 100), (near, 130)], "#fff3cf", 0.4)
    for k in range(4):
        row = 103 + k * 7.6
        s.stroke([(57 - k * 6.4, row), (63 + k * 6.4, row)], s.ink, 1.8 + k * 0.4)
        s.stroke([(57 - k * 6.4, row - 0.9), (63 + k * 6.4, row - 0.9)], mix(oak, s.key, 0.4), 0.5)
    # the lantern
    s.stroke([(x, 24), (x, y - 11)], s.ink, 1.0)
    s.fan(x, y, 46, [(24, 33), (70, 78), (104, 112), (148, 157), (200, 207), (334, 341)], "#fff3cf", 0.34)
    s.fill(join(box(x - 5, y - 9, x + 5, y + 8, 1.5), polygon((x - 6, y - 8), (x, y - 13), (x + 6, y - 8))), s.ink)
    s.rim([box(x - 5, y - 9, x + 5, y + 8, 1.5)], "#ffe6a4", _LIGHT, 0.6)
    s.fill(box(x - 3.4, y - 7, x + 3.4, y + 5.6, 1), s.key)
    s.fill(oval(x, y - 0.4, 2.6, 4.6), "#ffe6a4")
    s.fill(oval(x, y - 0.4, 1.8, 3.4), "#fffdf0")
    s.stroke([(x, y - 7), (x, y + 6)], s.ink, 0.8)
    # the pick, and the stone that it has bared
    steel = mix(s.mid, s.haze, 0.6)
    with s.moved(64.4, 107.6, turn=40), s.clipped(placed(bed, -60, -112, 1.4)):  # its shadow on the bed
        s.fill(taper((0, -21), 1.6, (0, 24), 2.2), s.ink, 0.5)
    with s.moved(61, 105, turn=40):
        haft = taper((0, -21), 1.5, (0, 24), 2.1)
        s.line(haft, s.ink, 0.8)
        s.figure([[(haft, mix(s.key, oak, 0.45)), (both(haft, placed(haft, 1.6, 0)), oak)]], "#ffe6a4", (-0.6, -1), 0.6)
        head = outline(
            (-23, -9.6), (-12, -21.5, 0, -22), (9, -21.5, 15, -17), (14, -12.8), (8, -16.6, 3, -16.4), (3, -13.4),
            (-3, -13.4), (-3, -16.4), (-12, -16.8, -23, -9.6),
        )  # fmt: skip
        s.line(head, s.ink, 1.2)
        s.figure([[(head, steel), (cut(head, placed(head, 0, -2.4)), mix(steel, s.ink, 0.5))]], "#fffdf0", (0, -1), 0.7)
    s.throw(DIAMOND, 83, 109, 20, path=oval(83, 110, 17, 13))
    s.fill(outline((70, 118), (72, 108, 78, 112), (86, 108, 92, 112), (98, 112, 98, 120), (84, 124, 70, 118)), s.ink)
    s.gem(DIAMOND, 83, 108.4, 9.2, lying=True, glint=0)
    s.glint(79.6, 104.2, 9.6, "#ffffff", 8)
    for x, y, turn in ((74.4, 101.4, 20), (91, 103.4, 70), (89.6, 98.4, 130)):  # chips that the pick strikes off
        s.fill(placed(polygon((-1.5, -0.5), (0.4, -1.1), (1.5, 0.6), (-0.6, 1.0)), x, y, 1.1, turn), s.haze)


def _voyage(s: Gouache) -> None:
    """A ship heels before the low sun and throws up the sea; a gilt ring on her bow holds a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 24), (0, 100), [mix(ink, deep, 0.5), deep, mid])
    s.rings(45, 90, [52, 40, 28], [mix(deep, mid, 0.5), mix(mid, key, 0.35), mix(key, haze, 0.55)])
    coast = polygon((62, 101), (72, 93), (80, 96), (88, 89), (104, 95), (104, 101))
    s.fill(coast, mix(deep, ink, 0.25))
    s.fill(box(-9, 100, 130, 190), mix(deep, ink, 0.5))
    s.stipple(box(-9, 100, 130, 126), mix(key, haze, 0.4), (45, 100), (45, 118), 0.55, 0.0, 0.7)
    for y, x, wide in ((102.6, 40, 18), (106, 34, 11), (109.6, 38, 13), (104, 92, 8), (110, 96, 7)):
        s.fill(outline((x - wide, y), (x, y - 1.6, x + wide, y), (x, y + 1.2, x - wide, y)), mix(key, haze, 0.3), 0.85)
    _ship(s)
    for down, sway, tone in ((0.0, 0.0, mix(deep, mid, 0.55)), (5.4, 6.0, mix(deep, ink, 0.2))):
        swell = outline(
            (14, 121 + down), (26 + sway, 114 + down, 40 + sway, 121 + down),
            (52 + sway, 126 + down, 66 + sway, 121 + down), (80 + sway, 115 + down, 108, 122 + down),
            (108, 150), (14, 150),
        )  # fmt: skip
        s.figure([[(swell, tone)]], mix(haze, "#fffaf0", 0.4), _LIGHT, 0.9, clean=True)


def _ship(s: Gouache) -> None:
    """Paint the ship on her way to the left: sails that belly before the wind, hull, ruby and bow wave."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale, shade = mix(haze, "#fff6e0", 0.35), mix(deep, ink, 0.1)
    s.fill(taper((74, 28), 0.9, (68, 98), 1.9), ink)
    s.fill(taper((42, 91), 1.8, (25, 78.6), 1.0), ink)
    s.fill(outline((74, 29), (66, 26, 58, 31), (54, 33, 49, 30), (57, 38, 64, 35), (70, 33, 73.4, 36)), key)
    top = outline((65, 40), (74, 43, 84, 43), (83, 50, 86, 56), (74, 58, 60, 53), (57, 46, 65, 40))
    main = outline((57, 57), (72, 62, 88, 60), (86, 74, 92, 87), (76, 84, 52, 89), (41, 72, 57, 57))
    jib = outline((70, 38), (55, 53, 31, 81), (39, 88, 53, 85), (50, 66, 70, 38))
    for sail, turned in ((top, 12.0), (main, 17.0)):
        fold = both(sail, placed(sail, turned, 2.0))
        s.figure([[(sail, mix(mid, haze, 0.42)), (fold, shade)]], pale, (-0.8, -0.5), 0.9, clean=True)
        with s.clipped(sail):  # the seams of the cloth, and the yard's shadow on it
            for seam in (-22.0, -13.0, -4.0, 5.0, 14.0):
                s.stroke([(72 + seam, 38), (76 + seam * 1.2, 64, 74 + seam * 1.4, 92)], mix(shade, mid, 0.5), 0.4)
            s.fill(cut(sail, placed(sail, 0.6, 3.2)), ink, 0.3)
        s.stipple(cut(sail, fold), shade, (62, 60), (82, 66), 0.0, 0.55, 0.7)
        s.stipple(fold, ink, (70, 60), (92, 66), 0.0, 0.6, 0.6)
    s.fill(taper((62, 39), 0.9, (87, 42.6), 0.9), ink)
    s.fill(taper((53, 56), 1.0, (91, 60), 1.0), ink)
    s.line(jib, ink, 0.9)
    s.figure(
        [[(jib, pale), (both(jib, placed(jib, 9, 3)), mix(mid, haze, 0.5))]], "#fffaf0", (-0.7, -0.7), 0.8, clean=True
    )
    s.stroke([(74, 30), (92, 86)], ink, 0.5)
    hull = outline(
        *((31, 87), (46, 97, 62, 96), (78, 95, 94, 81), (96, 96, 90, 112), (72, 124, 52, 122), (36, 108, 31, 87)),
    )
    s.figure([[(hull, mix(ink, deep, 0.7)), (both(hull, placed(hull, 6, 9)), ink)]], key, (-0.6, -0.8), 1.0, clean=True)
    with s.clipped(hull):
        s.stipple(hull, mix(key, mid, 0.4), (34, 92), (66, 112), 0.6, 0.0, 0.8)
        wale = ((3.6, 2.4, key), (2.6, 0.6, "#fff0c8"))
        planks = tuple((6.4 + 3.2 * k, 0.5, mix(deep, key, 0.42 - 0.05 * k)) for k in range(6))
        for drop, thick, tone in (*wale, *planks):
            s.stroke([(31, 87 + drop), (46, 97 + drop, 62, 96 + drop), (78, 95 + drop, 95, 81 + drop)], tone, thick)
    for x, y in ((70, 101), (78, 97.6), (86, 92.4)):
        s.fill(box(x - 2.5, y - 2.3, x + 2.5, y + 2.7), ink)
        s.fill(box(x - 2, y - 1.8, x + 2, y + 2.2), mix(key, haze, 0.5))
        s.fill(box(x - 2, y + 0.6, x + 2, y + 2.2), mix(key, mid, 0.5))
    s.fill(oval(48.4, 104.2, 13.6), ink, 0.6)
    s.fill(oval(47, 102.4, 13.4), ink)
    ring = oval(47, 102.4, 12.6)
    s.fill(ring, GOLD)
    s.fill(cut(ring, placed(ring, -1.1, -1.1)), "#7a4a10")
    s.fill(cut(ring, placed(ring, 0.7, 0.7)), "#fff6d8")
    s.fill(oval(47, 102.4, 10.8), mix(ink, deep, 0.3))
    s.gem(RUBY, 47, 101.8, 11.4, -8, 0, worn=True)
    s.glint(41.8, 96.2, 11.4, "#ffffff", 8)
    for sunk, tone in ((0.0, mix(mid, haze, 0.5)), (4.0, mix(haze, "#fff6e0", 0.5))):  # the foam at her bow
        foam = outline(
            (24 + sunk, 128), (20 + sunk, 114 + sunk, 30 + sunk, 111 + sunk), (34, 106 + sunk, 39, 113 + sunk),
            (45, 112 + sunk, 49, 117 + sunk), (57, 114 + sunk, 63, 119 + sunk), (71, 116 + sunk, 78 - sunk, 120 + sunk),
            (84 - sunk, 122, 88 - sunk, 128),
        )  # fmt: skip
        s.figure([[(foam, tone)]], "#fffaf0", _LIGHT, 0.6, clean=True)
        s.stipple(foam, mix(mid, deep, 0.4), (40, 112 + sunk), (50, 128), 0.0, 0.6, 0.6)


def _door(s: Gouache) -> None:
    """A great door stands ajar, light in its gap and on the steps; three stones are set in its arch."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    light = "#fff3cf"
    beam = mix(key, ink, 0.16)  # on the table it may not compete with the cards beside it
    s.fill(ALL, mix(ink, deep, 0.5))
    for row in range(8):  # courses of the wall
        for column in range(-1, 6):
            left, top = 20 + column * 18 + row % 2 * 9, 20 + row * 13
            stone = box(left, top, left + 17, top + 12)
            s.fill(stone, mix(ink, deep, 0.62 + 0.08 * ((row * 3 + column) % 3)))
            s.rim([stone], mix(deep, mid, 0.6), _LIGHT, 0.5, 0.8)
    surround = cut(arch(26, 94, 62, 114, 36), arch(36, 84, 62, 114, 26))
    s.figure([[(surround, mix(deep, mid, 0.6))]], mix(mid, s.haze, 0.4), (0.2, 1), 0.8, clean=True)
    for turn in range(-170, 0, 20):
        for off, edge, wide in ((0.0, ink, 0.8), (1.8, mix(mid, s.haze, 0.45), 0.4)):
            s.stroke((around(60, 62, 25, turn + off), around(60, 62, 36, turn + off)), edge, wide)
    for y in (74.0, 88.0, 102.0):
        for left in (26, 84):
            s.stroke([(left, y), (left + 10, y)], ink, 0.8)
            s.stroke([(left, y + 0.8), (left + 10, y + 0.8)], mix(mid, s.haze, 0.45), 0.4)
    s.rim([surround], beam, (0.0, 1.0), 0.8, 0.6)
    opening = arch(36, 84, 62, 114, 26)
    s.fill(opening, beam)
    for side in (-1, 1):
        edge = polygon((60 + side * 0.6, 20), (60 + side * 40, 20), (60 + side * 40, 120), (60 + side * 2.8, 120))
        leaf = both(opening, edge)
        s.fill(leaf, mix(deep, mid, 0.08))
        s.fill(both(leaf, box(60 - 9, 20, 60 + 9, 120)), mix(deep, mid, 0.34))
        with s.clipped(leaf):
            _coffers(s, side)
            for down in (50.0, 76.0, 104.0):
                band = box(30, down, 90, down + 3.6)
                s.fill(placed(band, 0.0, 1.0), ink, 0.6)
                s.figure([[(band, mix(key, ink, 0.42))]], "#fff0c0", (0, -1), 0.6, clean=True)
                for off in (7.0, 12.0, 17.0, 22.0):
                    s.fill(oval(60 + side * off, down + 1.9, 1.25), ink)
                    s.fill(oval(60 + side * off, down + 1.8, 1.0), GOLD)
                    s.fill(oval(60 + side * off - 0.3, down + 1.5, 0.4), light)
            s.fill(both(leaf, box(60 + min(side * 15, side * 30), 20, 60 + max(side * 15, side * 30), 120)), ink, 0.34)
        s.rim([leaf], key, (-side, 0), 1.7)
        s.rim([leaf], light, (-side, 0), 0.6)
    for number, tone in enumerate((0.3, 0.5, 0.7)):  # steps, and the light that falls on them
        tread = 114 + number * 4.6
        s.fill(box(20 - number, tread, 100 + number, 140), mix(ink, deep, tone))
        s.stroke([(16, tread), (104, tread)], mix(deep, mid, 0.7), 0.6)
    s.fill(polygon((55, 114), (65, 114), (86, 134), (34, 134)), mix(mid, beam, 0.3), 0.8)
    s.fill(polygon((57.2, 114), (62.8, 114), (71, 132), (49, 132)), beam)
    s.fill(polygon((58.6, 114), (61.4, 114), (64.6, 132), (55.4, 132)), mix(beam, light, 0.6))
    for middle in (52.4, 67.6):
        s.line(oval(middle + 0.6, 91.0, 3.2), ink, 1.6, 0.7)
        s.line(oval(middle, 90, 3.2), GOLD, 1.3)
        s.line(oval(middle - 0.3, 89.7, 3.2), light, 0.4)
        s.fill(oval(middle, 86.8, 1.4), GOLD)
    for x, y, stone in ((33.6, 68, EMERALD), (86.4, 68, SAPPHIRE), (60, 33.6, RUBY)):
        s.fill(oval(x + 0.8, y + 1.0, 9.0), ink, 0.6)
        s.fill(oval(x, y, 8.8), ink)
        ring = oval(x, y, 8.2)
        s.fill(ring, GOLD)
        s.fill(cut(ring, placed(ring, -0.8, -0.8)), "#6e3f0c")
        s.fill(cut(ring, placed(ring, 0.5, 0.5)), "#fff6d8")
        s.fill(oval(x, y, 6.9), ink)
        s.gem(stone, x, y, 6.6, glint=0, worn=True)
        s.glint(x - 2.6, y - 2.8, 6.0, "#ffffff", 8)


def _coffers(s: Gouache, side: int) -> None:
    """Carve two rows of panels into a leaf of the door, their edges lit from the gap."""
    for column in (0, 1):
        for top, high in ((36.0, 12.0), (55.4, 8.6), (65.6, 8.6), (81.4, 9.6), (92.6, 9.6), (109.0, 6.0)):
            ends = (60 + side * (5.4 + 9.6 * column), 60 + side * (13.4 + 9.6 * column))
            panel = box(min(ends), top, max(ends), top + high, 0.6)
            s.fill(panel, mix(s.ink, s.deep, 0.35))
            s.rim([panel], mix(s.key, s.ink, 0.25 + 0.3 * column), (side, 0.7), 0.7)
            inner = box(min(ends) + 1.7, top + 1.7, max(ends) - 1.7, top + high - 1.7, 0.4)
            s.fill(inner, mix(s.deep, s.mid, 0.24))
            s.rim([inner], mix(s.mid, s.key, 0.5), (-side, -0.7), 0.6)


class _Deck(NamedTuple):
    """A deck's window, its palette, whose ``deep`` is also the cloth, and the wood of its moulding."""

    paint: Callable[[Gouache], None]
    palette: GouachePalette
    wood: Color


_DECKS: Final = (
    _Deck(_mine, GouachePalette("#041a18", "#0a4640", "#1f8a72", "#d8f0c4", "#ffc05a"), "#7a4e28"),
    _Deck(_voyage, GouachePalette("#1e0a08", "#6a2c12", "#b8602a", "#ffe4b4", "#ffb24c"), "#713a1c"),
    _Deck(_door, GouachePalette("#120a30", "#2c1a6a", "#6a4ac0", "#e6dcff", "#ffc860"), "#6b4168"),
)


def draw_back(canvas: skia.Canvas, level: int) -> None:
    """Draw the back of a level's deck without its shadow."""
    frame(canvas, WIDTH, HEIGHT, RADIUS)
    inner = round_rect(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, RADIUS - 2)
    canvas.save()
    canvas.clipRRect(inner, True)
    lay(canvas, _picture(level, painted_size(canvas)))
    for dot in range(level):
        stud(canvas, 60 + (dot - (level - 1) / 2) * 12, 151, 3.2)
    canvas.restore()
    inner_edge(canvas, inner)


def _picture(level: int, px: tuple[int, int]) -> skia.Image:
    """Paint the brocade, the carved moulding that stands out from it, and the window in it, lit from the upper left."""
    deck = _DECKS[level - 1]
    s = Gouache(DIAMOND, px, level, palette=deck.palette, dusty=True)
    _brocade(s)
    outer, inner = _opening(_MOULDING), _opening(2.0)
    for fall, cover in ((4.2, 0.30), (2.6, 0.42), (1.2, 0.6)):  # its shadow on the cloth
        s.fill(placed(outer, fall, fall), s.ink, cover)
    _moulding(s, deck.wood, cut(outer, inner), cut(_opening(4.6), _opening(3.0)))
    with s.clipped(_WINDOW):
        with s.moved(scale=_CLOSER, about=_MIDDLE):
            deck.paint(s)
        for deep, cover in ((1.6, 0.42), (3.6, 0.26)):  # the reveal keeps the light off at the upper left
            s.fill(cut(_WINDOW, placed(_WINDOW, deep, deep)), s.ink, cover)
        s.rim([_WINDOW], s.haze, (0.7, 0.7), 0.5, 0.28)
    bead = cut(inner, _WINDOW)
    s.line(inner, s.ink, 0.9)
    s.fill(bead, GOLD)
    s.rim([bead], "#6e3f0c", _AWAY, 0.9)
    s.rim([bead], "#fff3c8", _LIGHT, 0.6)
    s.line(_WINDOW, "#2a1604", 0.8)
    for side, rise in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        _corner(s, side, rise)
    return s.finish()


def _opening(wider: float) -> skia.Path:
    """Return the window grown by a width on all sides."""
    return arch(18 - wider, 102 + wider, 56.8, 137.2 + wider, 42 + wider)


def _brocade(s: Gouache) -> None:
    """Paint the cloth, which falls off into the shade to the lower right; raised petals have a lit and a dark edge."""
    s.fill(ALL, mix(s.ink, s.deep, 0.44))
    s.rings(
        14,
        8,
        [176, 136, 96, 58],
        [mix(s.ink, s.deep, share) for share in (0.62, 0.82, 1.0)] + [mix(s.deep, s.mid, 0.14)],
        0.6,
    )
    petal = outline((0, -7), (4.4, -3, 3.4, 2), (2, 5, 0, 6.4), (-2, 5, -3.4, 2), (-4.4, -3, 0, -7))
    vein = outline((0, -5), (1.2, -1, 0, 4.6), (-1.2, -1, 0, -5))
    for row in range(13):
        for column in range(-1, 9):
            x, y = column * 16 + (8 if row % 2 else 0), row * 14
            far = min(math.hypot(x - 14, y - 8) / 170, 1.0)
            raised = placed(petal, x, y, 0.86)
            s.fill(placed(raised, 0.8, 0.9), s.ink, 0.42)
            s.fill(raised, mix(mix(s.deep, s.mid, 0.34), s.ink, far * 0.55))
            s.rim([raised], mix(s.mid, s.haze, 0.35), _LIGHT, 0.55, 0.75 - far * 0.5)
            s.fill(placed(vein, x, y, 0.8), mix(s.deep, s.ink, 0.4), 0.6)


def _moulding(s: Gouache, wood: Color, ring: skia.Path, groove: skia.Path) -> None:
    """Paint the moulding of wood round the window: bevels, grain, a carved groove of beads."""
    lit, dark = mix(wood, "#ffd9a0", 0.42), mix(wood, s.ink, 0.62)
    s.line(ring, s.ink, 1.0)
    s.fill(ring, wood)
    with s.clipped(ring):
        s.line(_opening(6.4), mix(wood, dark, 0.5), 1.0)  # the bevel that turns from the light
    s.rim([ring], dark, _AWAY, 1.5, 0.9)
    s.rim([ring], lit, _LIGHT, 1.0)
    s.fill(groove, dark)
    beads = [(x, float(y)) for x in (14.2, 105.8) for y in range(62, 138, 5)]
    beads += [(float(x), 141.0) for x in range(17, 106, 5)]
    beads += [around(60, 56.8, 45.8, -180 + 180 * number / 29) for number in range(1, 29)]
    for x, y in beads:
        s.fill(oval(x, y, 1.15), s.ink)
        s.fill(oval(x, y, 0.95), mix(GOLD, "#5a3208", 0.45))
        s.fill(oval(x - 0.28, y - 0.28, 0.5), "#ffe6a4")


def _corner(s: Gouache, side: int, rise: int) -> None:
    """Paint a corner plate of brass with a rivet, bevelled by the same light on all four."""
    shape = outline((4, 4), (21, 4), (20, 8, 15.6, 8.6), (10.6, 10, 8.6, 15.6), (8, 20, 4, 21))
    fine = outline((5.6, 5.6), (16, 5.6), (9, 7.4, 5.6, 16))
    corner, inlay = (_mirrored(path, side, rise) for path in (shape, fine))
    s.fill(placed(corner, 1.1, 1.3), s.ink, 0.6)
    s.line(corner, s.ink, 0.8)
    s.fill(corner, mix(GOLD, "#7a4a10", 0.3))
    s.rim([corner], "#5e360a", _AWAY, 0.9)
    s.rim([corner], "#fff0c0", _LIGHT, 0.6)
    s.fill(inlay, mix(s.deep, s.ink, 0.2))
    s.rim([inlay], "#ffe6a4", _AWAY, 0.4)
    x, y = (8.4, 8.4)
    x, y = (x if side > 0 else WIDTH - x), (y if rise > 0 else HEIGHT - y)
    s.fill(oval(x, y, 1.7), s.ink)
    s.fill(oval(x, y, 1.4), GOLD)
    s.fill(oval(x - 0.4, y - 0.4, 0.6), "#fff6d8")


def _mirrored(path: skia.Path, side: int, rise: int) -> skia.Path:
    """Return a path of the upper left corner at another corner of the card."""
    found = skia.Path()
    path.transform(skia.Matrix().setScale(side, rise, WIDTH / 2, HEIGHT / 2), found)
    return found
