"""Pictures of four of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import CREAM, Impact, unit
from tools.art.marvel.people import two_toned
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    block,
    both,
    box,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)


def black_cat(s: Impact) -> None:
    """A cat steals along a ledge with a jewel in its teeth. Silhouette on the moon, from below; light: the moon."""
    s.steps(
        ALL,
        (90, 0),
        (40, 150),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.45), s.mid],
    )
    moon = (70, 66)
    for r, c in ((58, mix(s.deep, s.mid, 0.55)), (50, s.mid), (43, s.key)):
        s.fill(oval(*moon, r), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.5), *moon, 50, 92, 0.0, 0.6)
    s.fill(oval(*moon, 38), CREAM[0])
    s.fill(oval(moon[0] - 2.5, moon[1] - 2.5, 35), CREAM[1])
    for x, y, r in ((52, 46, 5), (84, 44, 6.5), (90, 78, 4), (58, 84, 3.4), (70, 40, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), "#ffe3a0")
    # far and middle roofs
    with s.clipped(svg("M-4 -4 H124 V150 H-4 Z")):
        s.fill(skyline(-8, 126, 150, (88, 102, 70, 60, 66, 58, 64, 96, 84, 104), 3), mix(s.deep, s.mid, 0.4))
        near = skyline(-6, 126, 150, (62, 76, 50, 36, 34, 38, 52, 70, 58, 66), 8)
        s.fill(near, mix(s.deep, s.ink, 0.35))
        rnd = chance(6)
        with s.clipped(near):
            for i in range(15):
                for j in range(12):
                    if next(rnd) > 0.66:
                        s.fill(block(4 + i * 8, 78 + j * 6, 2.3, 3.2), s.accent)
    # ledge, foreground
    ledge = polygon((-6, 124), (126, 104), (126, 112), (-6, 133))
    face = polygon((-6, 133), (126, 112), (126, 156), (-6, 156))
    s.inked([(face, s.deep), (ledge, mix(s.mid, s.key, 0.5))], w=1.5, heavy=(0, 1.4))
    s.fill(polygon((-6, 124), (126, 104), (126, 106), (-6, 126.5)), s.light)
    s.dots(face, s.ink, (60, 118), (60, 150), 0.1, 0.85)
    for i in range(9):
        x = -4 + i * 14.5
        y = 133 - (x + 6) * 0.159
        s.fill(polygon((x, y), (x + 7, y - 1.1), (x + 7, y + 6.4), (x, y + 7.5)), s.ink)
        s.fill(polygon((x, y), (x + 2, y - 0.3), (x + 2, y + 7.2), (x, y + 7.5)), s.mid)
    # cat
    with s.moved(0.0, 4.0, turn=-8.6, about=(66.0, 108.0)):
        cat = svg(
            "M44 76 C52 70 60 75 68 74 C75 73 79 67 85 65 C86 60 87 56 86.500 49 L92.500 54.500 C94.500 54 96.500 54 98.500 54.500 L104.500 50 C103.500 55 104.500 58 105 61 C106.500 65 106 68 103.500 70 C101 73.500 96 74 92.500 73.500 C91 78 89 81 87 84 C88 90 92 95 95 101 C96 103 98.500 104 100 106 C100.500 108 99 108.500 97 108.500 L90.500 108.500 C88.500 104 84.500 98 81.500 92 C79.500 96 79 101 80 104.500 C81.500 105.500 83 106.500 82.500 108.500 L74 108.500 C73 103 73 96 72 91 C66 93.500 59 93 54.500 91 C53.500 96 51 99 52.500 103 C54.500 104.500 57 106 56.500 108.500 L48 108.500 C46 104 45 100 45.500 96 C42 99 38 102 37.500 105 C38.500 106.500 39 107.500 38.500 108.500 L31 108.500 C30.500 103 33 98 34.500 93 C33 86 36 80 44 76 Z"
        )
        tail = ribbon(
            [
                (39, 82, 3.4),
                (30, 80, 3.0),
                (24, 70, 2.7),
                (26, 58, 2.4),
                (34, 52, 2.2),
                (39, 46, 1.9),
                (37, 40, 1.2),
                (34, 38.5, 0.6),
            ],
            20,
        )
        body = join(cat, tail)
        s.fill(body, s.ink)
        s.rim([body], s.key, (0.25, -1), 1.15)
        with s.clipped(body):
            s.fill(svg("M50 78 C58 77 66 79 74 77 C70 82 58 83 50 78 Z"), mix(s.ink, s.mid, 0.45))
        for x, t in ((93.2, 14), (100.6, -14)):
            s.fill(oval(x, 62.4, 2.5, 1.9, t), "#d8ff5a")
            s.fill(oval(x + 0.4, 62.4, 0.75, 1.8), s.ink)
        s.fill(polygon((96, 66.4), (98.6, 66.4), (97.3, 68)), s.key)
        # the jewel it holds
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), s.ink, 2.2)
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), CREAM[0], 1.0)
        gem = [(93.5, 88), (104.5, 88), (107, 91.6), (99, 101), (91, 91.6)]
        s.inked([(polygon(*gem), s.accent)], w=1.3, heavy=(0.5, 0.7))
        s.fill(polygon((93.5, 88), (104.5, 88), (102.6, 91.6), (95.4, 91.6)), "#fff1c4")
        s.fill(polygon((91, 91.6), (95.4, 91.6), (99, 101)), "#ffc56e")
        s.fill(polygon((107, 91.6), (102.6, 91.6), (99, 101)), "#d8620c")
        s.glint(93.6, 88.4, 7.5)


_BURNING_STONE: Final = (46.0, 62.0)
_FROM_THE_STONE: Final = (-0.9, -0.4)


def _besieged_castle(s: Impact) -> None:
    """Paint a castle low on its rock: night above the arc that the stone flies, below it all that its fire lights."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    s.dots(ALL, s.ink, (70, 44), (60, -8), 0.0, 0.8)
    s.fill(svg("M-9 180 V98 C6 74 24 60 46 56 C66 52 80 42 90 22 L130 60 V180 Z"), s.deep)
    s.fill(svg("M-9 180 V112 C10 86 28 72 50 68 C68 64 80 54 90 36 L130 72 V180 Z"), s.mid)
    s.fill(svg("M-9 180 V130 C14 104 32 88 54 82 C70 78 82 68 90 54 L130 90 V180 Z"), s.key)
    s.fill(svg("M-9 180 V150 C18 124 38 106 60 98 C74 93 84 84 90 74 L130 108 V180 Z"), s.light)
    castle = join(
        polygon((-9, 150), (-9, 130), (36, 126), (68, 125), (86, 150)),
        *(box(left, top, left + wide, 138) for left, top, wide in ((35, 106, 10), (45, 115, 12), (57, 98, 10))),
        *(
            box(left, top, left + 2.6, top + 4)
            for left, top in ((34, 103), (38.7, 103), (43.4, 103), (56, 95), (60.7, 95), (65.4, 95))
        ),
    )
    s.fill(castle, mix(s.ink, s.deep, 0.25))
    for left, top in ((39, 112), (61, 105), (50, 121)):
        s.fill(box(left, top, left + 2.6, top + 5.4, 1), s.accent)
    s.fill(svg("M-9 180 V144 C30 136 76 138 130 128 V180 Z"), mix(s.ink, s.deep, 0.4))


def _stone_on_fire(s: Impact) -> None:
    """Paint the stone in flight to the lower left, its flames drawn back along the arc that it came."""
    x, y = _BURNING_STONE
    for tone, size in (("#ff8a1e", 1.02), ("#ffc830", 0.78), ("#fff4b4", 0.52)):
        flames = svg(
            "M-11 5 C-14 -6 -6 -14 3 -14 C12 -15 18 -18 24 -26 C24 -19 23 -15 19 -11 C26 -12 31 -14 36 -20 "
            "C35 -10 29 -4 20 -1 C25 0 29 -1 34 -5 C30 7 18 13 8 14 C-2 16 -9 12 -11 5 Z"
        )
        flame = placed(flames, x, y, size)
        if tone == "#ff8a1e":
            s.inked([(flame, tone)], 1.5, (1.2, 1.0))
        s.fill(flame, tone)
    stone = polygon((-9, -2, 2), (-4, -8, 2), (4, -7, 2), (8, 0, 2), (4, 7, 2), (-5, 7, 2))
    modelled(
        s,
        placed(stone, x - 2, y + 2, 1.15),
        ("#fff4b4", "#5a2a1c", s.ink),
        (0.8, -0.7),
        4.0,
        2.0,
        1.2,
        1.2,
        dotted=False,
    )


def _beam_of_wood(s: Impact, path: skia.Path, reach: float, w: float = 1.4) -> None:
    """Paint a timber of the machine, brown by night, with the stone's fire on the side that faces it."""
    wood: Tones = ("#ffd08a", "#a8582a", mix("#4a1e1e", s.ink, 0.45))
    modelled(s, path, wood, _FROM_THE_STONE, reach, 1.5, w, 1.7, dotted=False)


def _trebuchet(s: Impact) -> None:
    """Paint a trebuchet as it lets go: its frame from below, the arm flung up, the box of stones down, the sling empty."""
    dark = mix(s.ink, s.deep, 0.35)
    for start, end in (((94, 84), (84, 146)), ((96, 84), (114, 142))):
        s.inked([(taper(start, 2.4, end, 3.2), dark)], 1.2, (0.8, 0.8))
    for points in (((79, 34), (84, 44, 76, 52)), ((79, 34), (76, 44, 70, 50))):
        s.stroke(points, s.ink, 3.2)
        s.stroke(points, s.light, 1.4)
    _beam_of_wood(s, polygon((75.6, 30, 2), (81.8, 28, 2), (107, 113), (98, 117)), 3.2)
    for share in (0.3, 0.42, 0.86):
        x, y = 78.6 + 24 * share, 29 + 84 * share
        s.stroke([(x - 4, y + 1.6), (x + 4, y - 1.2)], s.ink, 2.2)
    weight = placed(polygon((-13, -9, 2), (13, -9, 2), (11, 15, 3), (-11, 15, 3)), 104, 121, turn=-10)
    _beam_of_wood(s, weight, 8.0, 1.6)
    for along in (-2.0, 8.0):
        s.stroke([(92, 122 + along), (117, 117.6 + along)], s.ink, 1.5)
    for start, end in (((94, 80), (66, 146)), ((94, 80), (124, 142))):
        _beam_of_wood(s, taper(start, 3.6, end, 5.0), 3.2, 1.6)
    _beam_of_wood(s, polygon((72, 116), (116, 112), (118, 119), (72, 123.6)), 3.0)
    s.inked([(oval(94, 82, 6.2), s.mid)], 1.7, (0.8, 1.0))
    s.rim([oval(94, 82, 6.2)], s.accent, _FROM_THE_STONE, 1.8)
    s.fill(oval(94, 82, 2.2), s.ink)
    for x, y, r in ((68.0, 146.0, 10.0), (116, 142, 10)):
        _beam_of_wood(s, oval(x, y, r), 3.4, 1.7)
        s.fill(oval(x, y, 3.0), s.ink)


def war_machine(s: Impact) -> None:
    """A trebuchet lets its stone go at a castle. From the besiegers' camp; light: all below the burning stone's arc."""
    _besieged_castle(s)
    _trebuchet(s)
    _stone_on_fire(s)


def _falls(s: Impact) -> None:
    """Paint a river that drops over a ledge: dark firs under a morning sky, a curtain of water, lit at the left."""
    s.steps(ALL, (10, -4), (80, 70), [CREAM[1], s.light, mix(s.light, s.key, 0.5), s.key, s.mid])
    for number in range(14):
        x, tall = number * 9.6 - 2, 22 + (number * 29) % 15
        tone = mix(s.key, s.mid, 0.35 + 0.45 * (number % 2))
        s.fill(
            polygon((x - 7, 86), (x - 4.6, 78 - tall * 0.5), (x, 78 - tall), (x + 4.6, 78 - tall * 0.5), (x + 7, 86)),
            tone,
        )
    s.fill(box(-4, 78, 124, 172), s.mid)
    s.fill(polygon((-4, 78), (60, 78), (40, 172), (-4, 172)), mix(s.mid, s.key, 0.55))
    s.fill(polygon((84, 78), (124, 78), (124, 172), (62, 172)), mix(s.mid, s.deep, 0.5))
    for r, tone in ((40.0, s.key), (33, s.light), (26, CREAM[1])):
        s.fill(join(oval(84, 92, r, 0.8 * r), oval(110, 82, r, 0.7 * r)), tone)
    lots = chance(5)
    x = -4.0
    while x < 122:
        wide = 2.0 + 3.0 * next(lots)
        top, foot = 80 + 18 * next(lots), 118 + 26 * next(lots)
        tone = s.light if x < 36 else s.key if x < 74 else s.mid
        s.fill(polygon((x, top), (x + wide, top), (x + wide * 0.7, foot), (x + wide * 0.3, foot)), tone)
        x += wide + 6.0 + 6.0 * next(lots)
    s.fill(polygon((-4, 76), (124, 78), (124, 82), (-4, 80)), "#ffffff")
    s.fill(polygon((60, 77), (124, 78), (124, 82), (60, 81)), s.key)


def _bear(s: Impact) -> None:
    """Paint a bear in profile that stands in the pool at the right and strikes upwards with one paw, lit from the left."""
    coat, shade, lit = "#8a4a20", mix("#3a1c1c", s.ink, 0.35), "#ffc884"

    def form(path: skia.Path, w: float = 2.1, rim: float = 1.8) -> None:
        s.inked([(path, coat)], w, (0.5, 0.9))
        s.fill(cut(path, placed(path, -4.0, -3.4)), shade)
        s.reflected(path, coat, unit((-0.76, -0.65)), 5.2)
        s.rim([path], lit, (-0.7, -0.8), rim)

    form(oval(113, 75, 6.4, 6.8))
    form(svg("M124 82 C112 88 100 98 94 112 C88 126 86 142 84 172 H124 Z"))
    form(oval(95, 73.4, 7.0, 7.4))
    s.fill(oval(95.6, 75, 3.6, 4.0), shade)
    jaw = svg("M70 103 C68 108 72 113 80 114 C88 115 96 113 102 108 L92 98 Z")
    gape = svg("M67 100 C72 104 80 104 88 104 L84 111 C78 111 72 109 70 105 Z")
    s.inked([(jaw, coat)], 2.0, (0.3, 0.9))
    s.fill(cut(jaw, placed(jaw, -1.0, -4.0)), shade)
    s.inked([(gape, "#7a1424")], 1.2, (0, 0.2))
    s.fill(both(gape, oval(78, 110, 8, 3.4)), "#f06a78")
    head = svg(
        "M124 84 C118 73 108 70 99 71 C91 72 87 77 84 82.500 C79 84 72 86.500 67 89 C63 91 62 97 64.500 100 C68 103.500 75 103.500 81 103.500 "
        "C88 112 104 116 124 108 Z"
    )
    s.inked([(head, coat)], 2.4, (0.5, 0.9))
    with s.clipped(head):
        s.fill(svg("M104 70 C98 84 104 96 92 104 C84 105 76 102 62 104 V118 H126 V70 Z"), shade)
        s.dots(head, shade, (88, 88), (104, 96), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M66 89 C72 88 80 90 84 95 C82 101 74 102 64 101 Z"), mix(coat, lit, 0.55))
        s.rim([head], lit, (-0.5, -1.0), 2.2)
    s.inked(
        [(svg("M62.600 93 C61.500 88.500 66 86.500 70.500 87.600 C71 91.500 67 94.500 62.600 93 Z"), s.ink)],
        0.8,
        (0, 0),
    )
    s.fill(oval(66, 89.2, 1.8, 1.0, -20), "#ffffff")
    s.inked([(oval(86.6, 87.4, 2.6), s.ink)], 0.6, (0, 0), ink=lit)
    s.fill(oval(85.6, 86.4, 0.95), "#ffffff")
    s.stroke([(82.6, 83.4), (86, 81.4, 90, 83)], s.ink, 1.5)
    arm = limb((106, 140, 12), (84, 137, 9.6), (64, 127, 8.6))
    paw = oval(58, 121, 10.8, 9.6, 36)
    form(join(arm, paw), 2.3, 2.0)
    for x, y, turn in ((50.0, 118.6, -6), (53.6, 113.4, 14), (59.0, 111.2, 36), (65.0, 112.2, 56)):
        claw = placed(svg("M-2 2.600 C-2.200 -2 -1 -6 1.500 -8 C1.600 -4 2 -1 2 2.600 Z"), x, y, 0.9, turn - 30)
        s.inked([(claw, "#fff4d8")], 1.4, (0.3, 0.4))


_SPINE: Final = (
    (50.0, 88.0, 2.4),
    (46.6, 76.0, 5.4),
    (51.0, 63.0, 8.4),
    (62.5, 54.0, 9.6),
    (75.0, 51.6, 8.0),
    (84.6, 55.0, 5.2),
    (89.6, 60.4, 1.8),
)
"""The salmon's back from its tail to its mouth, as (x, y, half of its width)."""


def _salmon(s: Impact) -> None:
    """Paint a salmon bent like a bow in its leap to the right: a dark spotted back, a stripe of amber, a silver belly."""
    for fin in (
        "M47.600 87 C42 92 37 97 34.500 104 C41 102 46 100 50 99.500 C54 101 59 104 64 104.500 C62 98 57 92 52.600 86 Z",
        "M50 60 C45 56 43 52 43.500 46.500 C49 47 55 48 61 46.500 Z",
        "M56 66 C58 72 62 76 67 78 C68 72 68 66 66 61 Z",
    ):
        path = svg(fin)
        s.inked([(path, s.deep)], 1.7, (0.4, 0.6))
        s.rim([path], s.key, (-1.0, -0.4), 1.8)
    body = ribbon(_SPINE)
    s.inked([(body, "#ffffff")], 2.2, (0.6, 1.0))
    with s.clipped(body):
        s.fill(
            ribbon(
                [(48.6, 90, 3.0), (44.6, 76, 4.4), (48.4, 61, 6.4), (60.4, 50, 7.2), (75, 47, 5.8), (87, 51.6, 4.4)]
            ),
            s.deep,
        )
        s.fill(
            ribbon(
                [(49.6, 88, 0.6), (47.4, 76, 1.0), (52.6, 64.6, 1.8), (63, 56.4, 2.0), (75, 53.8, 1.6), (79, 54.2, 0.6)]
            ),
            s.accent,
        )
        s.fill(
            ribbon([(54, 90, 2.0), (53, 78, 2.2), (58, 70, 3.4), (67, 64, 3.6), (76, 61.4, 3.0), (88, 63, 2.4)]),
            mix(s.key, s.light, 0.25),
        )
        s.fill(ribbon([(47, 84, 0.2), (43.6, 74, 1.2), (48, 59.6, 1.6), (59, 48.6, 1.6), (70, 45, 0.3)]), s.key)
        for x, y in ((47, 71), (51, 62.4), (55.6, 57), (62, 51.6), (68.4, 49), (59, 54), (48.4, 67)):
            s.fill(oval(x, y, 1.2), s.ink)
        for x, y in ((58, 64.6), (63.6, 61), (69.6, 59), (55, 69.6), (52.6, 75.4)):
            s.stroke([(x - 1.6, y + 1.8), (x + 1.4, y + 0.6, x + 1.8, y - 1.8)], s.mid, 1.0)
    s.stroke([(75.6, 45), (71.6, 52, 75.4, 59.6)], s.ink, 1.4)
    flap = svg("M74 58 C73 64 75 69 79 72 C82 68 82 62 80 57 Z")
    s.inked([(flap, s.key)], 1.5, (0.3, 0.5))
    s.rim([flap], "#ffffff", (-1.0, 0.0), 1.1)
    s.inked([(oval(81.4, 53.4, 2.3), "#ffd23c")], 1.0, (0, 0))
    s.fill(oval(81.9, 53.5, 1.2), s.ink)
    s.stroke([(89.6, 60.6), (85.6, 60.4, 83.4, 58.6)], s.ink, 1.4)


def quicksilver(s: Impact) -> None:
    """A salmon leaps past the paw of a bear, too fast for it. At the falls; light: a morning sky from the left."""
    _falls(s)
    s.fill(box(-4, 140, 124, 172), s.deep)
    for trail, tone in (
        ([(38, 150, 0.3), (33, 128, 2.2), (36, 104, 2.6), (42, 92, 0.6)], "#ffffff"),
        ([(46, 148, 0.2), (41, 130, 1.2), (42, 112, 1.4), (46, 100, 0.3)], s.light),
    ):
        s.fill(ribbon(trail), tone)
    _bear(s)
    with s.moved(-3.0, -12.0, 0.86, about=(64, 62)):
        _salmon(s)
    for x, y, r in ((42, 98, 1.7), (50, 97, 1.3), (37, 106, 1.4), (72, 110, 1.4), (46, 126, 1.6), (39, 130, 1.2)):
        s.fill(oval(x, y, r, r * 1.4, 12), "#ffffff")
    s.puff(
        [
            (20, 148, 10),
            (36, 146, 9),
            (49, 142, 7.6),
            (60, 147, 7),
            (73, 150, 6.4),
            (88, 150, 7.6),
            (103, 147, 8),
            (118, 148, 9),
        ],
        "#ffffff",
        s.key,
        1.7,
        toward=(-0.6, -0.8),
        under=s.mid,
    )


def _meadow_at_dusk(s: Impact) -> None:
    """Paint a meadow at dusk: a night sky, a broad cream strip of evening below it, a black wood, the grass."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    s.dots(ALL, s.ink, (60, 42), (62, -8), 0.0, 0.7)
    for top, tone in ((42, s.deep), (54, s.mid), (66, s.key), (78, CREAM[1]), (106, CREAM[0])):
        s.fill(polygon((-4, top + 3), (124, top - 3), (124, 172), (-4, 172)), tone)
    wood = svg(
        "M-9 150 V122 L2 100 L10 120 L18 108 L25 120 C42 120 54 118 66 120 L78 120 L86 104 L95 118 L108 98 L120 118 L130 112 V150 Z"
    )
    s.fill(wood, mix(s.deep, s.ink, 0.6))
    s.fill(svg("M-9 180 V132 C30 128 80 134 130 128 V180 Z"), s.deep)
    s.fill(polygon((30, 131), (64, 132), (50, 172), (-9, 172), (-9, 150)), s.mid)


def _bubble(s: Impact) -> None:
    """Paint a soap bubble about (60, 72) in which a nebula turns: two arms of light, a bright core, stars."""
    x, y, r = 60, 72, 30
    bubble = oval(x, y, r)
    s.inked([(bubble, s.ink)], 1.6, (1.4, 1.6))
    with s.clipped(bubble):
        s.pool(x, y, ((27, mix(s.ink, s.deep, 0.5)), (22, s.deep)), 0.86)
        for turn in (0, 180):
            for size, tone in ((1.0, mix(s.accent, s.deep, 0.55)), (0.7, s.accent), (0.4, "#ffe2a8")):
                arm = [
                    (*around(x, y, 3 + 20 * share, turn - 30 + 210 * share), size * (6.4 - 4.6 * share))
                    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
                ]
                s.fill(ribbon([(px, y + (py - y) * 0.8, half) for px, py, half in arm]), tone)
        s.pool(x, y, ((7, s.accent), (5, "#ffe2a8"), (3, "#ffffff")), 0.84)
        for sx, sy, sr in (
            (42, 58, 2.6),
            (78, 58, 2.0),
            (46, 90, 2.0),
            (76, 90, 3.0),
            (62, 48, 1.8),
            (38, 76, 1.6),
            (82, 74, 1.6),
            (58, 98, 2.2),
        ):
            s.glint(sx, sy, sr)
        for number, tone in enumerate(("#ff8ab0", s.accent, s.key)):
            s.fill(cut(oval(x, y, r - number * 1.5), oval(x + 1.8, y + 1.8, r - 1.2 - number * 1.5)), tone, 0.9)
        s.fill(cut(oval(x, y, r - 2), oval(x - 2.4, y - 2.6, r - 2)), s.light, 0.9)
    s.fill(oval(47, 55, 5.0, 2.6, -42), "#ffffff")
    s.fill(oval(41.5, 62, 1.7, 1.3), "#ffffff")
    s.line(bubble, s.light, 1.2)


_BLOWING: Final = svg(
    "M122 84 C108 74 92 80 90 93 L90 100 L86 105.500 C85.500 107.500 87.500 108.500 88.600 109 L86.600 112 L90 113.600 L89.600 117 "
    "C90.600 121 94 122.500 100 122 L104 130 L124 130 Z"
)
"""The head of a child at the right who blows to the left, lips pursed."""


def _blowing_child(s: Impact) -> None:
    """Paint a child at the right who blows to the upper left through a ring, the evening on the face."""
    jumper = svg("M86 146 C84 134 92 126 102 126 C112 126 118 128 124 132 V172 H84 Z")
    s.inked([(jumper, s.accent)], 2.0, (0.5, 0.8))
    with s.clipped(jumper):
        s.fill(svg("M104 124 C110 136 110 150 108 172 H130 V124 Z"), "#b0520e")
        for y in (134, 142):
            s.stroke([(82, y + 2), (98, y - 2, 124, y)], s.ink, 1.4)
    for tone, wide in ((s.ink, 4.6), (s.light, 2.0)):
        s.line(oval(82, 103, 5.0, 6.4, 32), tone, wide * 0.8)
        s.stroke([(79, 108.6), (70, 126)], tone, wide)
    arm = limb((94, 150, 6.4), (80, 140, 5.2), (73, 128, 4.2))
    s.inked([(arm, s.accent)], 1.9, (0.5, 0.8))
    s.fill(cut(arm, placed(arm, -1.6, -2.2)), "#b0520e")
    light = (-0.9, -0.3)
    skin = (mix(s.accent, "#a8603c", 0.6), mix(s.ink, "#8a4238", 0.65))
    fingers = [limb((x + 6, y + 1.6, 2.3), (x, y, 2.1)) for x, y in ((68.6, 126.0), (69.4, 122.0), (71, 118.2))]
    curls = join(
        *(
            oval(x, y, r)
            for x, y, r in ((96, 84, 5.4), (102, 78, 6.4), (111, 74, 8), (121, 76, 9), (116, 88, 8), (120, 102, 9))
        )
    )
    two_toned(s, [(oval(75, 126, 4.8, 5.4), skin, 2.4), *((finger, skin, 1.4) for finger in fingers)], light, 1.1)
    s.inked([(_BLOWING, "#7a3c3e")], 1.6, (0.8, 0.4))
    with s.clipped(_BLOWING):
        s.fill(cut(_BLOWING, placed(_BLOWING, 19.0, 2.0)), skin[0])
        s.fill(
            svg("M92.600 98.400 C94.400 95.200 98.400 95 101 98.400 C98.600 100.600 95 100.800 92.600 98.400 Z"),
            "#ffffff",
        )
        s.fill(oval(95.2, 98.0, 1.9, 2.2), s.ink)
        s.stroke([(92.4, 98.2), (96, 94, 101.6, 98.6)], s.ink, 1.2)
        s.stroke([(92.4, 91.8), (96, 89.6, 101, 91.8)], s.ink, 1.4)
    s.rim([_BLOWING], "#ffd9a8", light, 1.6)
    s.inked([(curls, mix(s.ink, s.deep, 0.2))], 1.2, (0.8, 0.4))
    s.rim([curls], s.key, (-0.7, -0.7), 1.6)
    collar = limb((101, 128.6, 3.4), (112, 131.6, 3.4), (126, 131.6, 3.4))
    two_toned(s, [(collar, (s.accent, "#b0520e"), 3.0)], light, 1.4)


def nebula(s: Impact) -> None:
    """A child blows a bubble with a nebula in it. In profile, close; light: a strip of sky over a wood."""
    _meadow_at_dusk(s)
    for x, y, r in ((40, 118, 4.4), (100, 62, 3.6)):
        s.inked([(oval(x, y, r), s.key)], 1.3, (0.1, 0.3))
        s.fill(cut(oval(x, y, r), oval(x + r * 0.3, y + r * 0.3, r)), "#ffffff")
    _bubble(s)
    _blowing_child(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(
        war_machine,
        ((48.0, 60.0), (80.0, 46.0), (94.0, 82.0), (104.0, 121.0), (60.0, 108.0)),
        "lets its stone go at a castle",
        "camp before a castle",
        "arc of a burning stone",
    ),
    "m2-08": Picture(
        quicksilver,
        ((52.0, 76.0), (76.0, 55.0), (80.0, 90.0), (58.0, 121.0)),
        "leaps past the paw of a bear",
        "falls",
        "morning sky from the left",
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-12": Picture(
        nebula,
        ((60.0, 72.0), (46.0, 84.0), (93.0, 104.0), (80.0, 104.0)),
        "blows a nebula",
        "meadow at dusk",
        "strip of sky over a wood",
    ),
}
