"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    box,
    burst,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)


def _workbench(s: Impact) -> None:
    """Paint a bench under a lamp that hangs out of sight above, its cone one white gap between dark walls of tools."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    s.fill(polygon((36, -9), (84, -9), (140, 132), (-20, 132)), s.deep)
    s.fill(polygon((46, -9), (74, -9), (112, 132), (8, 132)), s.mid)
    s.fill(polygon((52, -9), (68, -9), (92, 132), (28, 132)), s.key)
    s.fill(polygon((56, -9), (64, -9), (76, 132), (44, 132)), "#fff6e6")
    shelf = box(-9, 52, 26, 57)
    s.fill(shelf, mix(s.deep, s.ink, 0.6))
    for x, wide, high in ((0, 7, 14), (10, 8, 20), (20, 5, 11)):
        s.fill(box(x, 52 - high, x + wide, 52), mix(s.deep, s.ink, 0.6))
    s.dots(box(84, 40, 130, 130), s.ink, (92, 90), (126, 60), 0.0, 0.6)
    bench = polygon((-9, 126), (130, 126), (130, 180), (-9, 180))
    s.fill(bench, s.deep)
    s.fill(polygon((14, 126), (106, 126), (124, 180), (-9, 180)), s.key)
    s.fill(polygon((36, 126), (84, 126), (96, 180), (20, 180)), s.light)
    s.stroke([(-9, 126), (130, 126)], s.light, 1.6)


def _falling_mallet(s: Impact) -> None:
    """Paint a mallet that comes down from the upper left, its path a pale wedge, and the bench it breaks."""
    toward = (0.75, -0.6)
    timber: Tones = ("#fff0d0", "#d8702c", "#7a260c")
    steel: Tones = ("#ffffff", mix(s.light, s.ink, 0.4), "#5a3a3e")
    wood: Tones = ("#fff6e0", "#ffc48a", s.mid)
    s.fill(svg("M58 70 C54 48 40 28 14 14 C26 32 34 52 34 76 Z"), s.light, 0.7)
    s.fill(svg("M56 70 C50 52 40 40 28 30 C36 46 40 58 40 76 Z"), "#ffffff")
    s.fill(burst(46, 126, 24, 11, 4, 0.5, squeeze=0.5), s.mid)
    s.fill(burst(46, 126, 15, 9, 7, 0.55, squeeze=0.5), "#ffffff")
    for points in ([(46, 128), (38, 134), (40, 140), (32, 148)], [(48, 128), (56, 134), (54, 140), (62, 150)]):
        s.stroke(points, s.ink, 1.6)
    with s.moved(44.0, 94.0, 1.1, turn=9.0):
        handle = polygon((14, -5, 1.5), (17.6, -4, 1.5), (17.6, 4, 1.5), (-60, 6), (-60, -8))
        group(s, [(handle, wood, 4.0)], (0.3, -0.9), 1.2, 1.6)
        s.stroke([(-14, 2), (-34, 1), (-58, 2)], "#c0561c", 1.0)
        head = box(-11.4, -27, 11.4, 27, 4)
        bands = [box(-13, low, 13, low + 9, 2.4) for low in (-24, 15)]
        group(s, [(head, timber, 6.0), *((band, steel, 5.0) for band in bands)], toward, 1.4, 2.2)
        for x in (-5.6, 0.4):
            s.stroke([(x, -12), (x + 1, -2), (x - 0.6, 11)], timber[2], 1.1)
    s.debris(((32, 116, 3.2, 20), (62, 118, 3.0, 50), (38, 108, 2.0, 70), (66, 110, 2.2, 30)), s.mid, "#fff6e6")


_PIG: Final = svg(
    "M-31 -4 C-31 -20 -17 -27 0 -27 C19 -27 33 -17 33 1 C33 12 27 20 19 23 C8 27 -8 27 -18 22 C-27 18 -31 8 -31 -4 Z"
)
_PIG_SNOUT: Final = svg("M-36 -8 C-39 -8 -41 -3 -41 3 C-41 10 -38 14 -35 14 C-31 14 -26 13 -24 11 L-24 -8 Z")


def _piggy_bank(s: Impact) -> None:
    """Paint a piggy bank about its middle, its nose to the left, lit from the left."""
    china = ("#fffaf2", mix(s.key, s.light, 0.45), s.mid)
    for x, y in ((-12, 22), (15, 22)):
        far = polygon((x - 2, y - 6), (x + 9, y - 6), (x + 8, y + 9, 2), (x - 1, y + 9, 2))
        s.inked([(far, s.mid)], 1.8, (0.4, 0.8))
    tail = svg("M32 -4 C40 -8 42 2 36 2 C32 1 36 -8 44 -6")
    for tone, wide in ((s.ink, 5.6), (china[1], 3.0)):
        s.line(tail, tone, wide)
    ear = svg("M-6 -23 C-8 -33 -4 -38 2 -41 C7 -35 8 -28 4 -22 Z")
    s.inked([(ear, s.mid)], 1.9, (0.5, 0.8))
    modelled(s, _PIG, china, (-0.9, -0.45), 9.0, 1.8, 1.6, 2.6)
    for x, y in ((-20, 18), (8, 21)):
        leg = polygon((x - 1, y - 5, 3), (x + 12, y - 5, 3), (x + 10, y + 13, 2.5), (x + 0.6, y + 13, 2.5))
        modelled(s, leg, china, (-0.9, -0.45), 4.0, 1.4, 1.2, 1.6, dotted=False)
    modelled(s, _PIG_SNOUT, china, (-0.9, -0.45), 4.0, 1.4, 1.2, 1.6, dotted=False)
    nose = oval(-37.6, 3, 4.4, 10.4, 4)
    s.inked([(nose, "#ff9a8a")], 1.8, (-0.2, 0.4))
    for y in (-1, 7):
        s.fill(oval(-38, y, 1.2, 2.1), s.ink)
    ear = svg("M-18 -21 C-24 -30 -22 -38 -18 -43 C-10 -40 -5 -32 -6 -23 C-10 -19 -15 -19 -18 -21 Z")
    modelled(s, ear, china, (-0.9, -0.45), 4.0, 1.4, 1.2, 1.6, dotted=False)
    s.fill(svg("M-16 -25 C-19 -31 -18 -36 -16.500 -38 C-12 -35 -10 -30 -11 -26 Z"), "#ff9a8a")
    s.fill(oval(-20, -7, 3.6, 4.4), s.ink)
    s.fill(oval(-21.2, -8.8, 1.5), "#ffffff")
    s.stroke([(-27, -14), (-22, -18, -16, -15)], s.ink, 1.8)
    s.stroke([(-33, 15), (-27, 18, -22, 13)], s.ink, 1.7)
    s.fill(oval(-15, 2, 4.4, 3.0), "#ff9a8a")
    s.inked([(polygon((-2, -27.6, 0.8), (15, -26.6, 0.8), (15, -24.2, 0.8), (-2, -25, 0.8)), s.ink)], 0.6, (0, 0))


def spider_ham(s: Impact) -> None:
    """A piggy bank swings clear of a mallet on its thread. From the side; light: the lamp's cone between the two."""
    _workbench(s)
    s.fill(oval(88, 136, 22, 4.4, -4), mix(s.deep, s.ink, 0.4))
    _falling_mallet(s)
    for tone, wide in ((s.ink, 4.4), (s.accent, 2.2)):
        s.stroke([(67, -6), (86, 68)], tone, wide)
    with s.moved(90.0, 90.0, 0.74, turn=-17.0):
        _piggy_bank(s)
        for tone, wide in ((s.ink, 5.2), (s.accent, 2.8)):
            s.stroke([(4, -27), (11, -2, 4, 25)], tone, wide)
        knot = join(oval(-1, -30, 4.0, 2.4, 24), oval(8, -30, 4.0, 2.4, -24))
        s.inked([(knot, s.accent)], 1.4, (0.3, 0.5))
    for x, y, r, turn in ((70, 124, 6.4, 30), (80, 129, 5.0, -10), (62, 132, 4.0, 40), (110, 60, 4.6, -30)):
        s.inked([(oval(x, y, r, r * 0.6, turn), "#ffc83a")], 1.2, (0.5, 0.9))
        s.line(oval(x, y, r * 0.62, r * 0.34, turn), "#b8500e", 1.0)


_WINDOW: Final = svg("M37 -9 H128 V150 H37 Z")
_HUB: Final = (72.0, 60.0)
"""The middle of the web."""


def _window_at_morning(s: Impact) -> None:
    """Paint the frame of an open window as one dark plane and, through it, a pale morning over hills and firs."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    with s.clipped(_WINDOW):
        s.steps(ALL, (70, -6), (70, 104), [s.mid, s.key, mix(s.key, s.light, 0.6), s.light, "#fffaf0", "#fffaf0"])
        s.fill(svg("M-9 180 V112 C24 100 50 110 74 104 C96 98 108 106 130 100 V180 Z"), s.key)
        for x, foot, high in ((46, 126, 26), (56, 124, 18), (113, 120, 30), (103, 122, 20)):
            for k in range(3):
                y, wide = foot - high * (0.25 * k + 0.1), 0.24 * high * (1 - 0.25 * k)
                s.fill(
                    polygon((x, foot - high * (0.5 + 0.25 * k)), (x + wide, y), (x - wide, y)), mix(s.mid, s.deep, 0.6)
                )
        s.fill(svg("M-9 122 C30 116 90 120 130 114 V180 H-9 Z"), mix(s.mid, s.deep, 0.35))
    s.rim([box(-4, -9, 37, 172)], s.key, (1.0, 0.0), 2.2)
    sill = polygon((-4, 138), (124, 138), (124, 172), (-4, 172))
    s.fill(sill, mix(s.ink, s.deep, 0.2))
    s.fill(box(37, 138, 124, 140.4), s.light)
    s.dots(box(-4, -9, 36, 172), s.deep, (38, 70), (8, 70), 0.5, 0.0)


def _web(s: Impact) -> None:
    """Paint a web across the upper half of the window: eleven spokes, five rounds that sag between them."""
    x, y = _HUB
    turns = (-172, -140, -104, -72, -38, -6, 30, 62, 96, 130, 160)
    for turn in turns:
        s.stroke([(x, y), around(x, y, 78, turn)], s.ink, 1.2)
    for r in (9, 18, 28, 39, 51):
        for one, two in zip(turns, (*turns[1:], turns[0] + 360), strict=True):
            s.stroke(
                [around(x, y, r, one), (*around(x, y, 0.84 * r, (one + two) / 2), *around(x, y, r, two))], s.ink, 1.0
            )


def _spider(s: Impact) -> None:
    """Paint the spider in the web, black, which puts a leg out to the bubble."""
    legs = (
        ((76, 44, 1.6), (64, 36, 1.5), (54, 42, 0.9)),
        ((74, 48, 1.6), (60, 46, 1.5), (50, 56, 0.9)),
        ((74, 51, 1.8), (63, 56, 1.6), (59, 68, 1.0)),
        ((86, 44, 1.6), (96, 34, 1.5), (100, 24, 0.9)),
        ((88, 48, 1.6), (100, 46, 1.5), (108, 52, 0.9)),
        ((87, 52, 1.6), (98, 58, 1.5), (102, 70, 0.9)),
        ((84, 54, 1.6), (89, 66, 1.5), (86, 78, 0.9)),
    )
    body = join(oval(83, 41, 9.0, 10.6, 16), oval(78.5, 54, 5.6), *(limb(*leg) for leg in legs))
    s.inked([(body, s.ink)], 0.6, (0.4, 0.4))
    s.fill(svg("M77 36 C79 31 86 30 89 34 C87 33 81 33 77 36 Z"), s.key)
    for points in (((75, 42), (83, 38, 91, 44)), ((77, 47), (83, 43, 89, 48))):
        s.stroke(points, s.mid, 1.5)
    for at in (76.4, 79.6):
        s.fill(oval(at, 56.4, 1.2), "#ffffff")


def _girl_and_bubbles(s: Impact) -> None:
    """Paint a girl's dark profile at the sill, who blows through a ring, and her bubbles; one lies in the web."""
    hair = svg("M84 118 C84 104 98 98 108 103 C118 107 122 118 118 130 L122 172 H98 C102 158 102 146 98 138 Z")
    face = svg(
        "M86 114 L83 121 L79.500 127 L83 128.600 L81 132 L83.500 134 L83 138 C86 142 92 140 96 138 L100 172 H124 V112 C110 102 92 104 86 114 Z"
    )
    tail = ribbon(((112, 106, 4), (120, 98, 6), (127, 104, 7), (128, 122, 3)), 10)
    s.inked([(join(hair, face, tail), s.ink)], 1.0, (0.0, 0.0), s.light)
    s.rim([join(face, hair)], s.key, (-1.0, -0.5), 2.0)
    s.stroke([(96, 160), (84, 148), (75, 134)], s.ink, 4.4)
    s.stroke([(96, 160), (84, 148), (75, 134)], s.accent, 2.2)
    for tone, width in ((s.ink, 4.2), (s.accent, 2.2)):
        s.line(oval(72, 128.5, 4.4, 6.0, 14), tone, width)
    for x, y, r in ((57, 82, 14), (62, 112, 6.0), (46, 104, 4.4), (54, 122, 3.4), (42, 66, 3.2)):
        bubble = oval(x, y, r)
        s.inked([(bubble, "#9fe6f2")], 1.2, (0.3, 0.5))
        with s.clipped(bubble):
            s.fill(cut(bubble, oval(x - 0.16 * r, y - 0.2 * r, 0.92 * r)), s.accent)
            s.fill(oval(x - 0.1 * r, y - 0.1 * r, 0.62 * r), "#dff8fb")
        s.fill(oval(x - 0.45 * r, y - 0.48 * r, 0.24 * r, 0.14 * r, -40), "#ffffff")


def spider_girl(s: Impact) -> None:
    """A spider puts out a leg to a bubble that lies in its web. From inside a room; light: morning in the window."""
    _window_at_morning(s)
    with s.moved(-7.0, 4.0):
        _web(s)
        _spider(s)
    _girl_and_bubbles(s)


def _stove_at_night(s: Impact) -> None:
    """Paint a dark kitchen: tiles that the gas flames light from below, ladles on a rail, the stove."""
    x, y = 76.0, 108.0
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    s.pool(
        x,
        y,
        ((104, mix(s.deep, s.ink, 0.2)), (88, s.deep), (74, s.mid), (64, s.key), (55, s.light)),
        0.94,
    )
    for row in range(10):
        s.stroke([(-9, 3 + 15 * row), (130, 3 + 15 * row)], s.deep, 1.0, 0.45)
        for number in range(8):
            at = -8 + number * 19 + 9.5 * (row % 2)
            s.stroke([(at, 3 + 15 * row), (at, 18 + 15 * row)], s.deep, 1.0, 0.45)
    s.halo(ALL, s.ink, x, y, 66, 124, 0.0, 0.75)
    rail = join(
        box(-9, 22, 130, 25),
        *(
            join(box(at, 24, at + 2.6, foot), oval(at + 1.3, foot + 5, 6.4, 6.0))
            for at, foot in ((44, 40), (106, 48), (118, 58))
        ),
    )
    s.fill(rail, s.ink)
    s.rim([rail], s.mid, (-0.2, 1.0), 1.5)
    s.fill(box(-9, 137, 130, 180), s.ink)
    s.fill(box(-9, 137, 130, 139), s.key)


def _gas_flames(s: Impact) -> None:
    """Paint a crown of gas flames on its ring."""
    for number in range(9):
        x = 46 + number * 7.4
        high = 17 - 0.7 * abs(number - 4)
        flame = svg(
            f"M{x - 4} 141 C{x - 6} 134 {x - 1} 132 {x + (number - 4) * 1.2} {141 - high} C{x + 3} 132 {x + 6} 135 {x + 4} 141 Z"
        )
        s.inked([(flame, s.accent)], 1.4, (0.2, 0.3))
        s.fill(placed(flame, x * 0.5, 141 * 0.5, 0.5), "#c8f6ff")
    ring = svg("M40 140 H112 L108 147 H44 Z")
    s.inked([(ring, s.ink)], 1.2, (0, 0))
    s.stroke([(42, 141), (110, 141)], s.accent, 1.4)


def _whistling_kettle(s: Impact) -> None:
    """Paint a fat copper kettle that leans back on its flames: the spout at the left, the lid off and in the air."""
    copper, dark, lit = s.mid, mix(s.deep, s.ink, 0.25), s.light
    with s.moved(0.0, -5.0, turn=7.0, about=(78, 130)):
        for tone, wide in ((s.ink, 10.4), (mix(s.accent, s.ink, 0.5), 6.2)):
            s.line(svg("M54 82 C46 44 108 44 102 82"), tone, wide)
        s.line(svg("M55.500 74 C54 50 88 44 97 58"), s.accent, 2.2)
        spout = svg("M54 116 C40 112 38 98 32 88 L26 85 L36 74 L42 80 C48 88 50 94 60 92 Z")
        s.inked([(spout, copper)], 2.4, (0.7, 1.2))
        with s.clipped(spout):
            s.fill(cut(spout, placed(spout, 3.4, -4.4)), dark)
            s.rim([spout], lit, (-1.0, -0.6), 2.2)
        s.inked([(polygon((24, 86), (36, 72), (40, 76), (28, 90)), "#ffc83a")], 1.6, (0.3, 0.5))
        body = svg(
            "M46 112 C44 92 56 80 78 80 C100 80 112 92 110 112 C109 124 104 131 98 132 H58 C52 131 47 124 46 112 Z"
        )
        s.inked([(body, copper)], 2.2, (1.8, -1.4))
        with s.clipped(body):
            s.fill(cut(body, placed(body, -12, 5)), dark)
            s.dots(body, dark, (72, 108), (102, 94), 0.0, 0.85, pitch=2.4)
            s.fill(
                svg(
                    "M50 112 C49 98 56 88 70 84.500 C60 92 56 100 57 112 C57 120 58 124 60 128 C54 126 51 120 50 112 Z"
                ),
                lit,
            )
            s.fill(svg("M64 96 C66 92 70 89 76 88 C71 92 69 96 68 101 Z"), "#ffffff")
            s.fill(box(40, 126, 116, 134), s.deep)
            s.rim([body], s.accent, (-0.1, 1.0), 4.2)
            s.rim([body], "#c8f6ff", (-0.1, 1.0), 1.8)
        s.inked([(oval(78, 81, 17, 4.4), mix(s.ink, s.deep, 0.3))], 2.0, (0.2, 0.4))
        s.line(oval(78, 80.4, 17, 4.0), s.key, 1.2)
    s.puff([(76, 76, 6), (88, 76, 6), (82, 70, 7.4), (90, 66, 5)], "#ffffff", s.light, 1.7, (-0.8, -0.4), s.key)
    with s.moved(68, 45, 1.0, turn=-16):
        lid = svg("M-18 6 C-16 -6 -6 -9 0 -9 C6 -9 16 -6 18 6 C8 10 -8 10 -18 6 Z")
        s.inked([(lid, copper)], 2.3, (0.7, 1.1))
        with s.clipped(lid):
            s.fill(cut(lid, placed(lid, -5, -2)), dark)
            s.rim([lid], lit, (-0.6, 1.0), 2.2)
        s.inked([(oval(0, -12, 4.6, 4.2), mix(s.accent, s.ink, 0.3))], 1.8, (0.3, 0.5))
        s.fill(oval(-1.4, -13.4, 1.5, 1.1), "#c8f6ff")
    for x, y, long in ((66, 66, 6), (74, 67, 5), (97, 72, 6)):
        s.stroke([(x, y - long), (x, y)], "#ffffff", 1.8)


def _jet_of_steam(s: Impact) -> None:
    """Paint the whistle: a hard white jet out of the spout and the cloud that it rolls up into."""
    s.fill(polygon((34, 81), (39, 74), (16, 46), (4, 62)), "#ffffff")
    s.puff(
        [(24, 66, 5), (31, 58, 5), (2, 76, 9), (12, 84, 7), (20, 50, 8), (10, 60, 11), (30, 50, 5), (3, 92, 6)],
        "#ffffff",
        s.light,
        2.0,
        (0.3, -0.9),
        s.key,
    )
    for start, end in (((44, 68), (50, 58)), ((48, 74), (57, 67)), ((40, 62), (42, 52))):
        s.stroke([start, end], "#ffffff", 2.4)


def yondu(s: Impact) -> None:
    """A kettle whistles and throws its lid. Close, on a stove; light: the gas flames below."""
    _stove_at_night(s)
    _gas_flames(s)
    _jet_of_steam(s)
    _whistling_kettle(s)


def _clay_court_by_night(s: Impact) -> None:
    """Paint a court of clay under one mast of lamps: dark stands, the player who comes late, the line that runs to us."""
    s.fill(ALL, s.ink)
    s.fill(box(-4, 30, 124, 84), mix(s.ink, s.deep, 0.4))
    lots = chance(6)
    for number in range(44):
        s.fill(oval(-2 + 124 * next(lots), 36 + 32 * next(lots), 1.7), mix(s.deep, s.ink, 0.1 if number % 3 else 0.6))
    s.fill(box(-4, 72, 124, 80), mix(s.ink, s.deep, 0.15))
    s.fill(box(-4, 80, 124, 172), s.deep)
    s.fill(polygon((34, -9), (44, -9), (150, 112), (150, 180), (-30, 180), (-30, 118)), s.mid)
    s.fill(polygon((36, -9), (42, -9), (118, 128), (104, 158), (20, 158), (14, 132)), s.key)
    s.fill(box(-4, -9, 124, 14), s.ink)
    s.dots(box(-4, 80, 124, 172), s.deep, (66, 118), (110, 166), 0.0, 0.7)
    s.fill(polygon((-30, 150), (-30, 164), (124, 112), (124, 106)), "#ffffff")
    player = join(
        oval(88, 51, 3.8),
        limb((86, 59, 4.2), (89, 71, 3.6)),
        limb((89, 71, 3.4), (101, 77, 2.8), (112, 87, 2.2)),
        limb((89, 71, 3.4), (98, 82, 2.6), (92, 92, 2.0)),
        limb((86, 58, 2.6), (76, 60, 2.0), (69, 54, 1.7)),
        limb((70, 55, 1.2), (63, 47, 1.0)),
        cut(oval(58, 41, 7.6, 6.0, 50), oval(58, 41, 6.0, 4.4, 50)),
    )
    s.fill(player, s.ink)
    s.rim([player], s.light, (-0.6, -0.8), 1.0)


def _ball_on_the_line(s: Impact) -> None:
    """Paint the ball as it strikes the edge of the line, flat for a moment, and the chalk that it throws up."""
    s.fill(oval(88, 134, 24, 5.0, -10), mix(s.deep, s.ink, 0.5))
    s.flash(66, 122, 38, 12, s.deep, seed=7, hollow=0.6, squeeze=0.55, turn=-12)
    s.flash(66, 121, 33, 12, "#ffffff", seed=7, hollow=0.6, squeeze=0.52, turn=-12)
    for x, width, lean in ((40, 3.4, -10), (52, 2.2, -16), (64, 2.8, -22)):
        s.fill(polygon((x + lean, 28), (x + 14 - width, 84), (x + 14 + width, 82)), s.light, 0.75)
    ball, felt = oval(65, 103, 25, 22, -14), "#ffe14a"
    s.inked([(ball, felt)], 1.7, (1.0, 1.3))
    with s.clipped(ball):
        s.fill(cut(ball, placed(ball, -7, -7)), "#d08a10")
        s.dots(ball, "#b85c08", (62, 100), (84, 118), 0.0, 0.7, pitch=2.4)
        s.fill(cut(ball, placed(ball, 3.4, 3.8)), "#fff9c0")
        for seam in (((36, 94), (60, 92, 60, 72)), ((56, 132), (64, 104, 94, 106))):
            s.stroke(seam, s.ink, 5.0)
            s.stroke(seam, "#ffffff", 3.0)
    s.debris(
        ((34, 128, 2.0, 0), (96, 110, 3.2, 20), (102, 122, 2.4, 50), (92, 126, 2.0, 10), (44, 134, 3.0, 70)),
        s.light,
        "#ffffff",
    )


def hawkeye(s: Impact) -> None:
    """A tennis ball strikes the edge of the line, and chalk flies. Level with the clay; light: a mast of lamps."""
    _clay_court_by_night(s)
    _ball_on_the_line(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(
        spider_ham,
        ((66.0, 100.0), (86.0, 90.0), (46.0, 96.0), (78.0, 48.0)),
        "swings clear of a mallet",
        "workbench",
        "cone of a lamp above",
    ),
    "m1-22": Picture(
        spider_girl,
        ((57.0, 84.0), (74.0, 52.0), (58.0, 70.0), (72.0, 128.0)),
        "puts a leg out to a bubble",
        "open window",
        "morning in a window",
    ),
    "m1-23": Picture(
        hawkeye,
        ((66.0, 102.0), (66.0, 122.0), (90.0, 74.0)),
        "strikes the line",
        "court of clay",
        "mast of lamps",
    ),
    "m1-24": Picture(
        yondu,
        ((66.0, 44.0), (76.0, 104.0), (40.0, 72.0)),
        "whistles and throws its lid",
        "stove",
        "gas flames below",
    ),
}
