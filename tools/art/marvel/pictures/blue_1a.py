"""Pictures of the first four blue cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.silhouettes import person
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
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


def _china_shop(s: Impact) -> None:
    """Paint a dark china shop, its jars on shelves, and the hole that the bull has broken into its wall, full of noon."""
    dark = mix(s.deep, s.ink, 0.5)
    s.fill(ALL, mix(s.deep, s.ink, 0.68))
    for y in (36, 72, 108, 144):
        for x in range(4, 130, 16):
            s.fill(join(box(x - 5, y - 12, x + 5, y, 3), box(x - 2, y - 16, x + 2, y - 10, 1)), dark)
        s.fill(box(-9, y, 130, y + 3), s.ink)
    hole = burst(72, 76, 60, 11, 9, 0.74, squeeze=1.12)
    s.inked([(placed(hole, 2.0, 2.4), s.ink)], 0.6, (0.0, 0.0))
    s.fill(hole, s.key)
    with s.clipped(hole):
        inside = placed(hole, 3.4, 4.0)
        s.fill(inside, s.light)
        s.dots(inside, s.key, (70, 60), (112, 110), 0.0, 0.6)
        s.pool(58, 54, ((38, "#ffffff"),))


def _pierced_teapot(s: Impact) -> None:
    """Paint a teapot that is stuck on a horn, cracked, its lid off, its tea on the way out of the spout."""
    toward = (-0.7, -0.7)
    glaze: Tones = ("#ffe0b0", s.accent, "#b4500e")
    with s.moved(62.0, 44.0, 0.9, turn=14.0):
        tea = svg("M-35.500 -12 C-40 -26 -52 -22 -54 -7 C-51 -13 -46 -15 -42 -11 C-38 -6 -32 -4 -29.500 -14 Z")
        s.inked([(tea, "#ffe0b0")], 1.4, (0.5, 0.8))
        s.drops(((-52, 1, 1.9), (-46, -24, 1.7), (-58, -14, 1.4)), "#ffe0b0", 1.3)
        handle = cut(oval(19, -1, 12, 12.5), oval(18, -1, 6.8, 7.4))
        spout = svg("M-14 8 C-24 8 -24 -6 -29 -15 L-36 -13 C-35 -2 -32 16 -15 17 Z")
        pot = svg("M-20 2 C-20 -9 -12 -16 -7 -17 H7 C12 -16 20 -9 20 2 C20 11 14 17 11 18 H-11 C-14 17 -20 11 -20 2 Z")
        group(s, [(handle, glaze, 2.2), (spout, glaze, 3.0), (pot, glaze, 6.5)], toward, 1.6, 2.2)
        s.fill(oval(-11, -5, 2.6, 5.0, 34), "#ffffff")
        for points in ([(2, -15), (-3, -9), (2, -5), (-4, 2), (-1, 8)], [(4, -14), (9, -8), (7, -3), (12, 3)]):
            s.stroke(points, s.ink, 1.5)
        s.inked([(oval(0, -17, 8.4, 2.6), s.ink)], 1.1, (0.0, 0.4))
    lid = join(svg("M-9 0 C-9 -6 9 -6 9 0 C6 2 -6 2 -9 0 Z"), oval(0, -6.4, 2.6))
    modelled(s, placed(lid, 53, 14, 0.9, -24), glaze, toward, 2.6, 1.2, 1.4, 1.8, dotted=False)


def _horn(s: Impact, points: tuple[tuple[float, float, float], ...]) -> None:
    """Paint a horn or its tip: bone, dark towards the point."""
    horn = ribbon(points, 12)
    group(s, [(horn, ("#ffffff", "#fff0dc", s.mid), 3.0)], (-0.7, -0.7), 1.5, 1.8)


def _bull(s: Impact) -> None:
    """Paint a bull that comes head on through the hole, dark against the noon, its brow lowered."""
    toward = (-0.75, -0.66)
    hide: Tones = (s.key, "#1b2f86", "#0b1344")
    dim: Tones = (s.mid, "#14246a", s.ink)
    back = svg("M30 180 C26 146 34 112 58 92 C76 80 104 82 118 104 C126 118 130 150 128 180 Z")
    group(s, [(back, hide, 12.0)], toward, 1.8, 2.6)
    s.dots(back, s.ink, (60, 100), (116, 140), 0.0, 0.7, pitch=2.4)
    for ear in (
        "M56 92 C48 86 40 88 36 95 C42 101 50 102 57 99 Z",
        "M98 92 C106 86 114 88 118 95 C112 101 104 102 97 99 Z",
    ):
        group(s, [(svg(ear), dim, 3.0)], toward, 1.4, 1.8)
    head = svg(
        "M56 86 C60 77 94 77 98 86 C102 95 99 105 95 112 C93 119 94 126 92 133 C88 143 66 143 62 133 C60 126 61 119 59 112 "
        "C55 105 52 95 56 86 Z"
    )
    group(s, [(head, hide, 8.0)], toward, 1.8, 2.6)
    tuft = svg("M56 86 C58 74 66 70 77 70 C88 70 96 74 98 86 L92 82 L90 91 L84 84 L79 96 L74 85 L68 92 L65 83 L60 88 Z")
    group(s, [(tuft, (s.key, s.ink, s.ink), 2.0)], toward, 1.2, 1.4)
    for side in (-1, 1):
        white = placed(svg("M4 -0.6 L14.600 -4.4 C16 1 10 5 4 -0.6 Z"), 77, 104, 1.12, flip=side < 0)
        s.inked([(white, "#ffffff")], 1.2, (0.2, 0.5))
        s.fill(oval(77 + side * 9.6, 103.2, 2.6), s.accent)
        s.fill(oval(77 + side * 9.2, 103.4, 1.5), s.ink)
        s.fill(placed(svg("M1 -3 L18 -8.600 L17 -3.600 L2 1.600 Z"), 77, 103, 1.0, flip=side < 0), s.ink)
    snout = svg("M61 129 C61 119 69 116 77 116 C85 116 93 119 93 129 C93 139 86 143 77 143 C68 143 61 139 61 129 Z")
    group(s, [(snout, ("#ffffff", s.key, s.mid), 4.0)], toward, 1.5, 1.6)
    for x, turn in ((69, 24), (85, -24)):
        s.fill(oval(x, 127, 4.2, 2.9, turn), s.ink)
    for tone, wide in ((s.ink, 5.6), (s.accent, 3.0)):
        s.stroke([(73.0, 131), (67, 141, 77, 143), (87, 141, 81, 131)], tone, wide)


def bullseye(s: Impact) -> None:
    """A bull breaks into a china shop, a teapot on its horn. From the floor; light: the noon in the hole."""
    _china_shop(s)
    _horn(s, ((90, 82, 7.0), (102, 76, 6.4), (108, 64, 4.6), (106, 51, 0.8)))
    _horn(s, ((66, 86, 7.4), (53, 83, 7.4), (47, 72, 6.6), (57, 50, 4.4)))
    _pierced_teapot(s)
    _horn(s, ((66, 30, 3.6), (67, 26, 3.8), (69, 17, 2.8), (76, 6, 0.6)))
    _bull(s)
    s.debris(
        (
            (112, 116, 3.6, 30),
            (40, 84, 3.0, 20),
            (36, 116, 3.2, 50),
            (110, 132, 2.8, 0),
            (90, 62, 2.6, 40),
            (44, 66, 1.8, 70),
        ),
        s.light,
        "#ffffff",
    )


def _street_by_night(s: Impact) -> None:
    """Paint a street by night: gabled houses far off, two tall dark ones near, few windows lit."""
    s.steps(
        ALL,
        (60, -9),
        (60, 140),
        [s.ink, mix(s.ink, s.deep, 0.4), mix(s.ink, s.deep, 0.75), s.deep, mix(s.deep, s.mid, 0.5)],
    )
    for data, tone in (
        ("M34 140 V96 L42 86 L50 96 V140 Z M84 140 V92 L92 82 L102 92 V140 Z", mix(s.deep, s.mid, 0.2)),
        (
            "M46 140 V108 L54 99 L62 108 V140 Z M70 140 V106 H74 V101 H77 V103 L82 98 L90 106 V140 Z",
            mix(s.deep, s.mid, 0.5),
        ),
    ):
        s.fill(svg(data), tone)
    s.fill(box(-4, 132, 124, 172), mix(s.ink, s.deep, 0.3))
    for house, side in (
        (polygon((-4, 14), (2, 18), (32, 52), (32, 172), (-4, 172)), 1.0),
        (polygon((124, 60), (120, 62), (100, 82), (100, 172), (124, 172)), -1.0),
    ):
        s.fill(house, mix(s.ink, s.deep, 0.2))
        s.rim([house], s.mid, (side, -0.6), 1.8)
    lots = chance(14)
    for x in (4, 12, 20, 106, 114):
        for y in range(92, 136, 9):
            if next(lots) > 0.55:
                s.fill(box(x, y, x + 5, y + 3.6), s.accent if next(lots) > 0.7 else s.deep)


def _searching_beam(s: Impact) -> None:
    """Paint the cone of light that falls from the airship to the street."""
    for half, tone in ((36, mix(s.deep, s.mid, 0.7)), (28, s.key), (20, s.light)):
        s.fill(polygon((58, 80), (70, 80), (64 + half, 139), (64 - half, 139)), tone)
    for half, tall, tone in ((36, 7, s.mid), (28, 5, s.key), (20, 3.4, "#ffffff")):
        s.fill(oval(64, 139, half, tall), tone)


def _airship(s: Impact) -> None:
    """Paint an airship that comes head on: a round hull in gores, fins behind it, a car below it with the lamp."""
    above = (-0.5, -0.9)
    cloth: Tones = (s.light, mix(s.mid, s.deep, 0.25), mix(s.ink, s.deep, 0.4))
    dark: Tones = (s.key, mix(s.deep, s.ink, 0.3), s.ink)
    for fin in ("M40 36 L24 44 L25 50 L42 50 Z", "M94 36 L110 44 L109 50 L92 50 Z"):
        modelled(s, svg(fin), dark, above, 2.0, 1.4)
    hull = oval(67, 41, 33, 31)
    modelled(s, hull, cloth, above, 11.0, 2.8, 1.7, 2.6)
    with s.clipped(hull):
        for wide in (11.0, 23.0):
            s.line(oval(67, 44, wide, 34), s.ink, 1.3)
        s.stroke([(67, 44), (67, 76)], s.ink, 1.3)
    s.inked([(oval(67, 44, 3.4), s.light)], 1.3, (0.2, 0.4))
    for x in (56, 78):
        s.stroke([(x, 69), (x + 0.2 * (67 - x), 78)], s.ink, 1.8)
    car = svg("M52 74 H82 C83 80 79 87 74 88 H60 C55 87 51 80 52 74 Z")
    modelled(s, car, dark, above, 3.0, 1.6, 1.4, 1.8)
    for x in (56.4, 63.4, 70.4, 77.4):
        s.fill(box(x - 2.2, 76, x + 2.2, 79.6, 0.8), s.accent)
    s.inked([(oval(67, 86, 8, 4.6), s.ink)], 1.2, (0, 0))
    s.fill(oval(67, 86.6, 6.8, 3.6), s.accent)
    s.fill(oval(67, 87, 4.8, 2.4), "#ffffff")


def _catcher(s: Impact) -> None:
    """Paint somebody on tiptoe in the light, both arms up to the end of a rope that swings down from the car."""
    s.stroke([(75, 80), (83, 92, 71, 101)], s.ink, 1.9)
    s.stroke([(71, 101), (63, 107, 69, 114)], s.ink, 1.9)
    figure = person(
        (0, -37),
        (-1, -25),
        (-3, -5),
        (((-3, -38), (4, -50)), ((10, -33), (12, -46))),
        (((-9, 6), (-17, 18), (-14, 22)), ((5, 8), (4, 22), (9, 25))),
    )
    s.fill(oval(72, 140, 12, 2.2), s.deep)
    s.fill(placed(figure, 64, 126, 0.54), s.ink)


def spider_man_2099(s: Impact) -> None:
    """Somebody reaches for the rope of an airship. Down a street by night; light: the lamp below the airship's car."""
    _street_by_night(s)
    _searching_beam(s)
    with s.moved(-3.0, -2.0, 0.92, about=(67.0, 76.0)):
        _airship(s)
    _catcher(s)


def _river_at_daybreak(s: Impact) -> None:
    """Paint a river at daybreak: bands of mist, a far bank, water that takes the sky's colours."""
    s.steps(
        ALL,
        (60, -10),
        (60, 90),
        [
            mix(s.ink, s.deep, 0.6),
            s.deep,
            mix(s.deep, s.mid, 0.6),
            s.mid,
            mix(s.mid, s.key, 0.6),
            s.key,
            s.light,
            "#ffffff",
            "#ffffff",
        ],
    )
    for points in (((-4, 60, 0.5), (20, 57, 2.6), (52, 61, 0.5)), ((34, 44, 0.5), (70, 40, 3.0), (124, 46, 1.0))):
        s.fill(ribbon(points), "#ffffff")
    palms = (((14, 96, 1.8), (18, 78, 1.5), (26, 58, 1.2)), ((34, 98, 1.5), (36, 88, 1.2), (34, 76, 1.0)))
    for trunk, size in zip(palms, (1.0, 0.7), strict=True):
        x, y, _ = trunk[-1]
        fronds = (
            ribbon(
                (
                    (x, y, 1.0),
                    (x + 0.6 * u * size, y + (0.6 * v - 4) * size, 2.2 * size),
                    (x + u * size, y + v * size, 0.4),
                )
            )
            for u, v in ((15, 1), (12, 9), (-14, 2), (-10, 10), (7, -9), (-7, -8))
        )
        s.fill(join(ribbon(trunk), *fronds), mix(s.deep, s.ink, 0.45))
    bank = svg("M-4 108 V92 C6 82 14 90 20 84 C28 74 40 80 44 90 C54 88 60 96 70 98 C84 92 100 78 124 84 V108 Z")
    s.fill(bank, mix(s.deep, s.ink, 0.45))
    s.fill(box(-4, 107, 124, 172), s.mid)
    s.fill(polygon((22, 107), (66, 107), (96, 172), (-10, 172)), s.key)
    s.fill(polygon((34, 107), (56, 107), (66, 172), (22, 172)), s.light)
    for y, x, long, tone in (
        (112, 4, 30, "#ffffff"),
        (116, 92, 34, "#ffffff"),
        (132, -2, 40, s.mid),
        (140, 84, 40, s.mid),
        (144, 22, 44, s.deep),
        (126, 96, 30, s.key),
        (120, -4, 24, s.mid),
    ):
        s.fill(polygon((x, y), (x + long / 2, y - 1.3), (x + long, y), (x + long / 2, y + 1.5)), tone)


def _tusk(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a blunt tooth that stands on a gum."""
    tooth = placed(
        svg("M-5.500 4 C-6.500 -6 -6 -14 -4 -17 C-2 -20 3 -20 4.500 -17 C6 -12 6 -4 5.500 4 Z"), x, y, size, turn
    )
    s.inked([(tooth, "#fffdf2")], 2.0, (0.4, 0.6))
    s.fill(both(tooth, placed(tooth, 3.4 * size, 1.0)), mix(s.light, s.key, 0.5))


def _gape(s: Impact) -> None:
    """Paint the head of a hippopotamus, turned a little to us, its jaws as wide as they go, from the water up."""
    skin = (s.key, mix(s.deep, s.mid, 0.55), mix(s.ink, s.deep, 0.5))
    gum, throat = mix(s.accent, "#ff6a6a", 0.55), "#a01c48"
    neck = svg("M128 60 C112 54 98 60 92 74 C86 96 88 118 84 146 H130 Z")
    s.solid(neck, skin, (-0.6, -1.0), 8.0, 2.2)
    hollow = svg("M52 60 C64 58 84 74 95 92 C96 104 84 118 64 120 L58 116 C70 104 72 84 52 60 Z")
    s.inked([(hollow, throat)], 1.8)
    s.fill(svg("M72 76 C82 82 90 90 91 96 C90 102 84 108 76 110 C82 98 80 88 72 76 Z"), s.ink)
    tongue = svg("M50 118 C56 108 74 102 86 106 C88 114 76 120 62 122 Z")
    s.inked([(tongue, gum)], 1.6)
    for tooth in ((56, 62, 0.9, 168), (67, 68, 0.6, 150)):
        _tusk(s, *tooth)
    upper = svg(
        "M97 92 C90 82 82 72 70 66 C62 66 54 70 46 66 C38 62 35 54 37 47 C39 40 46 37 52 39 C58 42 62 44 66 42 C66 36 72 33 78 36 "
        "C84 39 84 44 84 48 C96 50 112 54 126 68 L120 96 Z"
    )
    s.solid(upper, skin, (-0.7, -0.8), 8.0, 2.4)
    for tooth in ((72, 117, 0.6, 4), (50, 114, 0.95, -6)):
        _tusk(s, *tooth)
    lower = svg(
        "M97 90 C99 104 92 112 80 115 C68 117 62 116 54 114 C46 111 37 113 36 122 C35 132 42 138 52 139 L68 146 H124 V88 Z"
    )
    s.solid(lower, skin, (-0.5, -1.0), 8.0, 2.4)
    gloom = svg("M130 66 C116 66 108 76 106 88 C110 104 104 122 86 128 C72 132 56 132 44 136 L60 150 H130 Z")
    s.fill(both(join(neck, upper, lower), gloom), mix(s.ink, s.deep, 0.42))
    s.stroke([(90, 86), (98, 91), (101, 100, 98, 106)], s.ink, 2.6)
    for x, y, turn in ((42, 44, -50), (50, 42.4, -14)):
        s.inked([(oval(x, y, 3.2, 1.9, turn), s.ink)], 0.8)
    for x, y in ((44, 56), (50, 59), (47, 51), (44, 126), (50, 130), (57, 127)):
        s.fill(oval(x, y, 1.2), s.ink)
    s.fill(svg("M69 46 C71 41 78 41 81 46 C78 50 72 50 69 46 Z"), s.ink)
    s.fill(oval(73.4, 45, 1.3), "#ffffff")
    s.stroke([(67, 44), (74, 38.6, 82, 44)], s.light, 1.8)
    ear = svg("M86 52 C82 44 84 38 91 38 C97 40 98 48 94 54 Z")
    s.solid(ear, skin, (-0.6, -0.8), 3.0, 1.9)
    s.fill(svg("M88 50 C86 45 87 42 91 42 C94 44 94 48 92 52 Z"), gum)


def _plover(s: Impact) -> None:
    """Paint the small bird that picks the tooth it stands on."""
    for x in (60, 64):
        s.stroke([(x, 88), (x + 0.6, 97)], s.ink, 1.5)
    wing = (s.accent, mix(s.accent, "#a03c08", 0.5), "#7a2c10")
    tail = svg("M50 82 L38 74 L37 80 L49 87 Z")
    s.solid(tail, wing, (-0.2, -1.0), 3.0, 1.4)
    body = svg(
        "M48 84 C48 76 55 72 63 73 C66 66 76 66 77 73 C77 78 75 82 72 85 C68 91 58 92 53 89 C50 88 48 86 48 84 Z"
    )
    s.solid(body, ("#fffdf2", "#ffe0b0", s.accent), (-0.4, -1.0), 5.0, 1.8)
    s.inked([(svg("M47 83 C50 77 57 76 64 79 C62 86 54 88 47 83 Z"), s.accent)], 1.3, (0.2, 0.4))
    s.inked([(svg("M76 72 L83 76.500 L76 77 Z"), "#fffdf2")], 1.2, (0.1, 0.3))
    s.fill(svg("M66 70 C69 67 75 67 77 72 L70 73 Z"), s.ink)
    s.fill(oval(73.4, 74.4, 1.2), s.ink)


def lockjaw(s: Impact) -> None:
    """A hippopotamus holds its jaws open for a bird that picks its teeth. In profile; light: the sky at daybreak."""
    _river_at_daybreak(s)
    _gape(s)
    with s.moved(-11.0, 17.0):
        _plover(s)
    s.fill(svg("M-4 146 C20 139 34 137 50 138 C76 141 100 140 124 142 V172 H-4 Z"), s.mid)
    for x, y, long in ((30, 139, 34), (72, 141, 24), (102, 142, 26)):
        s.fill(polygon((x, y), (x + long / 2, y - 1.6), (x + long, y), (x + long / 2, y + 1.8)), "#ffffff")
    s.drops(((46, 141.6, 1.4), (40, 136, 1.7), (36, 142, 1.3)), "#ffffff", 1.5)


_GLOBE: Final = (66.0, 74.0)


def _dark_room(s: Impact) -> None:
    """Paint a dark room in the light of a globe of plasma: shelves with jars, a table's edge."""
    x, y = _GLOBE
    s.fill(ALL, mix(s.ink, s.deep, 0.2))
    s.pool(x, y, ((84, mix(s.ink, s.deep, 0.5)), (64, mix(s.deep, s.mid, 0.1)), (49, s.mid), (38, s.key)))
    s.halo(ALL, s.ink, x, y, 50, 98, 0.0, 0.8)
    for x0, foot in ((4, 62), (16, 62), (98, 78), (109, 78), (4, 104)):
        jar = join(box(x0, foot - 18, x0 + 9, foot, 2), box(x0 + 2, foot - 22, x0 + 7, foot - 17))
        s.fill(jar, mix(s.ink, s.deep, 0.12))
        s.rim([jar], s.mid, (x - x0, 10), 1.2)
    for left, right, top in ((-4, 30, 62), (94, 124, 78), (-4, 24, 104)):
        s.fill(box(left, top, right, top + 2.6), s.ink)
    s.fill(polygon((-4, 132), (124, 126), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.25))
    s.fill(oval(66, 134, 44, 8), s.mid)
    s.fill(oval(66, 133, 30, 5), s.key)


def _globe_of_plasma(s: Impact) -> None:
    """Paint the globe on its foot: a white core, threads of light to the glass, the thickest one to a finger."""
    x, y = _GLOBE
    foot = svg("M50 104 H82 L88 132 C78 138 54 138 44 132 Z")
    s.inked([(foot, mix(s.ink, s.deep, 0.3))], 1.7, (0.8, 0.8))
    s.rim([foot], s.key, (-0.2, -1.0), 2.6)
    glass = oval(x, y, 33)
    s.inked([(glass, s.deep)], 1.8, (0.8, 1.2))
    with s.clipped(glass):
        s.pool(x, y, ((30, mix(s.deep, s.mid, 0.5)), (24, s.mid), (17, s.key), (11, s.light)))
        s.rim([glass], s.key, (-0.6, -0.8), 3.0)
    lots = chance(9)
    for turn in (-158, -118, -84, -40, 128, 166):
        ends = [around(x, y, r, turn + 22 * (next(lots) - 0.5)) for r in (7, 15, 23, 32)]
        fork = around(*ends[2], 9, turn + 40)
        for tone, width in ((s.accent, 3.4), ("#ffffff", 1.5)):
            s.stroke(ends, tone, width)
            s.stroke([ends[2], fork], tone, 0.7 * width)
    for tone, width in ((s.accent, 7.0), ("#fff2c8", 4.0), ("#ffffff", 2.0)):
        s.stroke([(x, y), (75, 80), (78, 88), (86, 92), (88, 97)], tone, width)
    s.fill(oval(x, y, 6.5), "#ffffff")
    s.fill(svg("M40 70 C40 58 46 49 55 46 C50 52 46 60 45 72 Z"), "#ffffff", 0.85)
    s.flash(88, 97, 13, 9, s.accent, seed=2)
    s.flash(88, 97, 8, 9, "#ffffff", seed=2)


def _hand_at_the_glass(s: Impact) -> None:
    """Paint the hand that points at the glass from below, dark, its edges lit by the globe."""
    toward = (-0.7, -0.7)
    skin: Tones = ("#ffd2a0", "#7a4438", mix(s.ink, s.deep, 0.3))
    sleeve = limb((114, 138, 12), (134, 168, 16))
    modelled(s, sleeve, (s.key, s.deep, s.ink), toward, 6.0, 2.0)
    curled = [limb((107 + 4.5 * n, 124 + 7 * n, 5.6), (97.5 + 4.5 * n, 122 + 7 * n, 4.8)) for n in range(3)]
    index = limb((112, 118, 6.4), (100, 110, 5.0), (90, 99.5, 3.4))
    palm = svg("M106 112 C116 106 128 112 132 124 C134 140 124 152 114 146 C104 140 98 122 106 112 Z")
    thumb = limb((120, 134, 6.0), (109, 131, 5.0), (102, 125, 3.8))
    parts = [
        (palm, skin, 5.0),
        *((finger, skin, 2.6) for finger in reversed(curled)),
        (index, skin, 3.0),
        (thumb, skin, 2.8),
    ]
    group(s, parts, toward, 1.4, 2.2)


def elektra(s: Impact) -> None:
    """A finger draws the light in a globe of plasma. In a dark room; light: the globe's core."""
    _dark_room(s)
    _globe_of_plasma(s)
    _hand_at_the_glass(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-09": Picture(
        bullseye,
        ((62.0, 44.0), (67.0, 104.0), (77.0, 128.0), (104.0, 66.0)),
        "storms a china shop",
        "hole in a shop",
        "noon in a broken wall",
    ),
    "m1-10": Picture(
        lockjaw, ((75.0, 46.0), (54.0, 98.0), (82.0, 92.0)), "gapes for a bird", "river", "sky at daybreak"
    ),
    "m1-11": Picture(
        elektra,
        ((66.0, 74.0), (88.0, 98.0), (104.0, 116.0)),
        "draws the light with a finger",
        "dark room",
        "globe of plasma",
    ),
    "m1-12": Picture(
        spider_man_2099,
        ((64.0, 44.0), (64.0, 76.0), (70.0, 101.0), (63.0, 114.0)),
        "lets down a rope",
        "street by night",
        "lamp of an airship",
    ),
}
