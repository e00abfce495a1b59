"""Pictures of the first four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import DUSK, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    block,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def kingpin(s: Impact) -> None:
    """The crowned pin stands as the ball breaks on it. Low along the lane, tilted; light: the pit behind."""
    s.fill(ALL, mix(s.ink, s.deep, 0.25))
    with s.moved(turn=4.0, about=(72.0, 60.0)):
        vx, _vy = 70, 44
        # pit
        s.fill(polygon((18, 14), (122, 14), (122, 62), (18, 62)), s.mid)
        for r, c in ((62, mix(s.mid, s.key, 0.5)), (48, s.key), (36, mix(s.key, s.light, 0.5)), (24, s.light)):
            with s.clipped(polygon((16, 14), (124, 14), (124, 66), (16, 66))):
                s.fill(oval(vx, 52, r, r * 0.7), c)
        s.halo(polygon((16, 14), (124, 14), (124, 66), (16, 66)), s.deep, vx, 52, 34, 70, 0.0, 0.7, squeeze=0.7)
        s.fill(polygon((-20, -10), (140, -10), (140, 16), (-20, 16)), mix(s.ink, s.deep, 0.35))
        s.fill(polygon((-20, 16), (140, 16), (140, 19), (-20, 19)), s.accent)
        for i in range(9):
            s.fill(oval(2 + i * 16, 9, 2.3), s.key)
        s.fill(polygon((-20, 10), (32, 17), (42, 66), (-20, 150)), mix(s.ink, s.deep, 0.4))
        s.fill(polygon((140, 10), (106, 17), (100, 66), (150, 128)), mix(s.ink, s.deep, 0.4))
        # lane
        lane = polygon((34, 64), (108, 64), (176, 160), (-46, 160))
        s.fill(lane, s.mid)
        with s.clipped(lane):
            for i in range(12):
                a, b = 34 + i * 74 / 12, -46 + i * 222 / 12
                if i % 2:
                    s.fill(polygon((a, 64), (a + 6.17, 64), (b + 18.5, 160), (b, 160)), mix(s.mid, s.key, 0.55))
            s.fill(polygon((56, 64), (86, 64), (112, 160), (32, 160)), s.light, 0.30)
            s.dots(lane, s.deep, (70, 92), (70, 170), 0.0, 0.6)
    pin = svg(
        "M0 -50 C6 -50 9 -45 9 -40 C9 -33 5.500 -29 5.500 -23 C5.500 -12 16 0 16 20 C16 34 11 44 9 50 L-9 50 C-11 44 -16 34 -16 20 C-16 0 -5.500 -12 -5.500 -23 C-5.500 -29 -9 -33 -9 -40 C-9 -45 -6 -50 0 -50 Z"
    )
    # mid: pins that fly, flat
    for x, y, k, t in ((41, 60, 0.40, -38), (103, 72, 0.50, 28)):
        p = placed(pin, x, y, k, t)
        s.fill(placed(p, 1.2, 1.6), s.deep)
        s.fill(p, s.key)
        with s.clipped(p):
            s.fill(placed(p, -3.4 if x < 70 else -4.5, -1), s.light)
            for q in (-29, -23):
                s.fill(placed(block(-14, q, 28, 3), x, y, k, t), "#d8281c")
    # speed of the ball
    for y0, w in ((92, 2.4), (100, 3.4), (108, 2.2), (115, 3.0), (122, 1.6)):
        s.fill(polygon((-6, y0 + 20), (-6, y0 + 20 + w), (52, y0 + 4)), s.light, 0.85)
    # impact
    s.flash(60, 108, 44, 14, s.accent, seed=5, hollow=0.5, turn=8)
    s.flash(60, 108, 34, 13, "#fff6d8", seed=7, hollow=0.5, turn=20)
    # the ball breaks where it meets the pin
    ball = oval(45, 110, 18)
    gone = polygon((70, 92), (58, 96), (60, 103), (52, 107), (59, 112), (54, 118), (61, 124), (72, 126))
    rest = cut(ball, gone)
    s.inked([(rest, mix(s.accent, s.ink, 0.25))], w=1.7, heavy=(0.8, 1.3))
    with s.clipped(rest):
        s.fill(cut(ball, oval(49, 115, 19)), mix(s.accent, "#ffffff", 0.35))
        s.fill(cut(ball, oval(46.5, 112, 18)), "#e8fbff")
        s.dots(rest, s.ink, (40, 108), (52, 126), 0.0, 0.8, pitch=2.5)
        for pts in (
            [(52, 107), (46, 104), (43, 108), (36, 106)],
            [(54, 118), (48, 117), (46, 122)],
            [(60, 103), (54, 100), (52, 95)],
        ):
            s.stroke(pts, s.ink, 1.2)
    for x, y in ((38.5, 99.5), (46, 97.500), (41, 106)):
        s.fill(oval(x, y, 2.4, 2.7), s.ink)
    s.debris(
        [
            (61, 92, 3.8, 20),
            (66, 128, 3.6, 70),
            (55, 130, 2.8, 120),
            (52, 86, 2.6, 10),
            (70, 84, 2.2, 50),
            (66, 138, 2.2, 0),
        ],
        mix(s.accent, s.ink, 0.25),
        mix(s.accent, "#ffffff", 0.5),
    )
    # the pin
    with s.moved(74.0, 95.0, 0.93, turn=-7.0):
        s.inked([(pin, "#fff6e4")], w=1.6, heavy=(1.2, 1.0))
        with s.clipped(pin):
            s.fill(
                svg("M4 -60 C3 -40 0 -34 1 -22 C2 -10 10 0 9 22 C8 38 4 46 2 56 L30 56 V-60 Z"),
                mix(s.key, s.light, 0.35),
            )
            s.fill(svg("M12 -20 C12 -8 16 6 13.500 24 C12 38 9 46 8 56 L30 56 V-30 Z"), s.mid)
            s.dots(svg("M0 -20 H30 V56 H0 Z"), s.deep, (4, 10), (18, 40), 0.0, 0.75, pitch=2.6)
            for y in (-28.5, -23.5):
                s.fill(polygon((-12, y), (12, y + 1.4), (12, y + 4), (-12, y + 2.6)), "#d8281c")
        crown = svg(
            "M-13 -42 L-16.500 -62 L-7.500 -54 L0 -68 L7.500 -54 L16.500 -62 L13 -42 C8 -39.500 -8 -39.500 -13 -42 Z"
        )
        s.inked([(crown, "#ffd21e")], w=1.5, heavy=(1.0, 0.9))
        with s.clipped(crown):
            s.fill(svg("M3 -70 L6 -38 L20 -38 L20 -70 Z"), "#e88a08")
            s.fill(svg("M-14 -46.500 C-6 -44 6 -44 14 -46.500 L14 -44.500 C6 -42 -6 -42 -14 -44.500 Z"), s.ink)
        for x, y in ((-16.5, -63), (0, -69), (16.5, -63)):
            s.inked([(oval(x, y, 2.3), s.accent)], w=1.0, heavy=(0.3, 0.4))


_WAX: Final = "#fff0dc"


def _candle_foot(s: Impact) -> None:
    """Paint the lower half of a candle, its clean slanted cut at (64, 105), lit from the upper left."""
    stub = svg("M48 101 L48 172 H82 V112 C72 116 56 112 48 101 Z")
    s.inked([(stub, s.key)], 2.3, (0.9, 1.2))
    with s.clipped(stub):
        s.fill(box(46, 96, 58, 172), _WAX)
        s.fill(box(58, 96, 64, 172), s.light)
        s.dots(box(64, 96, 84, 172), s.deep, (64, 120), (84, 124), 0.1, 0.95, pitch=2.4)
    drip = svg("M50 109 C53 113 53 122 53 128 C53 133 48.500 133 48.500 128 V106 Z")
    s.inked([(drip, _WAX)], 1.3, (0.4, 0.5))
    face = oval(65, 106.4, 18.2, 6.4, 17)
    s.inked([(face, "#ffffff")], 1.8, (0.3, 0.6))
    s.fill(cut(face, placed(face, -3.0, -2.4)), s.light)
    s.inked([(oval(65, 106.4, 2.6, 1.4, 17), s.deep)], 0.8)


def _candle_head(s: Impact) -> None:
    """Paint the upper half of a candle that flies off to the right, its flame blown to the left as far as (8, 36)."""
    with s.moved(70.5, 56.5, turn=-19.0):
        half = svg("M-16 -17 C-16 -23 16 -23 16 -17 V28 L-16 9.500 Z")
        s.inked([(half, s.light)], 2.3, (0.9, 1.2))
        with s.clipped(half):
            s.fill(box(-18, -26, -4, 36), _WAX)
            s.fill(box(5, -26, 20, 36), s.key)
            s.dots(box(0, -26, 18, 36), s.deep, (2, -2), (17, 6), 0.0, 0.95, pitch=2.4)
            s.dots(half, s.deep, (0, 6), (0, 30), 0.0, 0.6, pitch=2.4)
        drip = svg(
            "M-16 -17 C-18 -8 -17 -2 -14 0 C-10.500 0 -11.500 -8 -9 -10 C-6 -11 -6 -4 -3 -4 C0 -4 0 -12 4 -13 L12 -17 Z"
        )
        s.inked([(drip, "#ffffff")], 1.4, (0.4, 0.6))
        s.inked([(oval(0, -17.5, 16, 5.2), "#ffffff")], 1.7, (0.3, 0.6))
        s.fill(oval(-1, -17.5, 9, 2.8), "#ffe9a8")
        s.stroke([(0, -17), (-2, -25)], s.ink, 2.6)
    for data, tone in (
        (
            "M69 34 C71 42 64 47 55 45 C44 44 36 38 24 42 C18 43 11 41 6 36 C16 36 20 30 28 30 C22 27 18 27 14 22 C26 22 36 18 46 20 C58 21 67 26 69 34 Z",
            "#ff8a1e",
        ),
        (
            "M66 34 C67 40 60 42 53 41 C44 40 38 35 27 37 C22 38 20 38 17 36 C26 35 28 32 36 31 C32 28 30 27 27 25 C36 26 42 23 48 24 C58 25 64 29 66 34 Z",
            "#ffc830",
        ),
        ("M62 34 C62 37 56 38 51 37 C45 36 42 33 35 34 C41 32 44 28 50 29 C57 29 61 31 62 34 Z", "#ffffff"),
    ):
        path = svg(data)
        if tone == "#ff8a1e":
            s.inked([(path, tone)], 1.9, (0.5, 0.8))
        else:
            s.fill(path, tone)


def _sabre(s: Impact) -> None:
    """Paint a sabre about the origin that has gone through from right to left, the flame mirrored along its blade."""
    blade = svg("M30 2 C8 4 -24 0 -58 -18 C-34 10 0 18 30 13 Z")
    s.inked([(blade, mix(s.light, s.ink, 0.42))], 2.3, (0.5, 1.3))
    with s.clipped(blade):
        s.fill(svg("M34 -2 C4 1 -26 -4 -60 -20 C-30 0 4 8 34 6 Z"), "#ffffff")
        s.dots(blade, mix(s.ink, s.deep, 0.3), (10, 2), (34, 12), 0.0, 0.7, pitch=2.2)
        s.fill(svg("M30 9 C2 12 -24 6 -46 -8 C-28 2 -2 8 30 9 Z"), "#ff8a1e")
        s.fill(svg("M22 9 C-2 10 -20 6 -36 -3 C-22 3 -4 7 22 9 Z"), "#fff4b4")
        s.fill(svg("M34 16 C-2 20 -36 8 -60 -18 C-36 8 -2 15 34 12 Z"), s.key)
    s.glint(-52, -14, 9, "#ffffff", 12)
    bow = svg("M35 -3 C46 -7 56 -2 58 9 C59 15 56 18 52 18")
    for tone, wide in ((s.ink, 6.2), ("#ffc83a", 3.2)):
        s.line(bow, tone, wide)
    hand = svg("M36 1 L54 5 L53 16 L34 13 Z")
    s.inked([(hand, s.deep)], 1.9, (0.5, 1.0))
    for x in (40, 45, 50):
        s.stroke([(x, 2), (x - 1, 14)], s.key, 1.4)
    s.inked([(oval(54, 11.5, 3.4), "#ffc83a")], 1.6, (0.3, 0.6))
    guard = box(29, -6, 35, 21, 3)
    s.inked([(guard, "#ffc83a")], 1.9, (0.5, 1.0))
    s.fill(box(29.6, -5, 31.6, 19, 1), "#fff4b4")


def silver_sable(s: Impact) -> None:
    """A sabre has gone through a candle; its upper half flies and still burns. A hall at dusk; light: the flame, twice."""
    night, dusk = DUSK[0], DUSK[1]
    s.fill(ALL, night)
    for x in (8, 106):  # two tall windows, far off in the dark
        s.fill(arch(x - 15, x + 15, 46, 118), dusk)
        s.fill(box(x - 1.2, 28, x + 1.2, 118), night)
        s.fill(box(x - 16, 74, x + 16, 76.4), night)
    for r, tone in ((62, mix(night, s.deep, 0.6)), (48, s.deep), (35, s.mid)):
        s.flash(40, 33, r, 13, tone, seed=6, hollow=0.74)
    s.halo(ALL, night, 40, 33, 36, 92, 0.0, 0.6)
    with s.moved(0.0, 6.0):
        _candle_foot(s)
    with s.moved(59, 88, 0.94, turn=8.0):
        _sabre(s)
    _candle_head(s)
    for x, y, r, turn in ((94, 74, 2.6, 20), (40, 108, 2.2, 60), (101, 58, 1.8, 100), (40, 66, 1.6, 10)):
        s.debris([(x, y, r, turn)], _WAX, "#ffffff")


def _coast_road(s: Impact) -> None:
    """Paint a road that winds down a cliff to the sea, in the evening."""
    s.steps(ALL, (60, 0), (60, 74), [s.deep, s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6)])
    s.fill(oval(74, 54, 27), s.light)
    s.fill(oval(74, 54, 19), "#ffffff")
    s.fill(box(-4, 66, 124, 90), s.accent)
    for y, left, right in ((69, 52, 96), (73, 60, 88), (78, 44, 80)):
        s.fill(oval((left + right) / 2, y, (right - left) / 2, 1.1), "#ffffff")
    s.fill(svg("M124 50 L114 58 L110 68 L102 74 L98 84 L124 90 Z"), mix(s.deep, s.ink, 0.35))
    s.fill(svg("M-4 70 L10 74 L22 88 H-4 Z"), mix(s.deep, s.ink, 0.35))
    s.fill(svg("M-4 86 C30 80 90 80 124 84 V172 H-4 Z"), s.mid)
    s.fill(
        svg("M84 82 C70 84 54 88 42 96 C22 108 4 126 -4 150 V172 H124 V100 C112 94 96 90 96 82 Z"),
        mix(s.ink, s.deep, 0.55),
    )
    s.fill(svg("M84 82 C72 86 62 90 56 96 H100 C106 92 96 86 96 82 Z"), mix(s.key, s.light, 0.3))
    s.dots(svg("M84 82 C40 90 4 126 -4 150 V172 H124 V100 Z"), s.deep, (76, 110), (60, 156), 0.0, 0.7)
    for start, end, wide in (((82, 88), (78, 90), 1.2), ((34, 122), (22, 140), 2.6)):
        s.stroke([start, end], s.light, wide)


def _driver(s: Impact, glow: Color) -> None:
    """Paint who drives, from in front: goggles under a helmet, a small smile, a scarf in the wind, both fists on the wheel."""
    skin, dim, leather = "#d88c54", "#9c5028", mix(s.deep, s.ink, 0.35)
    scarf = ribbon([(84, 70, 3.6), (94, 62, 4.6), (102, 66, 4.8), (111, 58, 4.2), (119, 62, 1.0)])
    s.inked([(scarf, s.accent)], 1.8, (0.4, 0.8))
    s.fill(cut(scarf, placed(scarf, 0, 2.4)), "#a8ecf6")
    coat = svg("M56 92 C57 76 66 71 76 71 C86 71 95 76 96 92 Z")
    s.inked([(coat, mix(s.ink, s.deep, 0.5))], 1.7)
    s.rim([coat], glow, (0.6, -0.8), 1.8)
    face = svg("M65 58 C65 50 69 46 76 46 C83 46 87 50 87 58 C87 68 83 74 76 74 C69 74 65 68 65 58 Z")
    s.inked([(face, skin)], 1.8, (0.4, 0.8))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -3.0, -1.0)), dim)
        s.fill(cut(face, placed(face, 2.0, 0.0)), "#ffc48a")
    helmet = svg("M62.500 62 C60 45 67 38 76 38 C85 38 92 45 89.500 62 L86 67 C87 56 84 53 76 53 C68 53 65 56 66 67 Z")
    s.inked([(helmet, leather)], 1.8, (0.4, 0.8))
    s.rim([helmet], glow, (0.1, -1.0), 2.2)
    s.stroke([(76, 39), (76, 52)], s.ink, 1.3)
    s.stroke([(64, 56), (88, 56)], s.ink, 4.2)
    for x in (71.2, 80.8):
        s.inked([(oval(x, 58, 5.0, 4.4), mix(s.accent, s.ink, 0.45))], 1.5, (0.2, 0.4))
        s.fill(svg(f"M{x - 3.6} 58.600 L{x - 0.8} 54.600 L{x + 0.6} 54.600 L{x - 2.8} 60 Z"), "#a8ecf6")
    s.stroke([(75, 62.6), (76, 64.2), (77.4, 62.6)], s.ink, 1.2)
    s.stroke([(72.6, 67.6), (76, 69.4, 80.2, 66.8)], s.ink, 1.4)
    s.inked([(svg("M65 73 C70 77 82 77 87 73 L89 78 C82 83 70 83 63 78 Z"), s.accent)], 1.5, (0.3, 0.6))
    wheel = svg("M58 94 C60 84 68 81 76 81 C84 81 92 84 94 94")
    for tone, wide in ((s.ink, 5.0), (s.light, 2.0)):
        s.line(wheel, tone, wide)
    for x, turn in ((63.5, -38), (88.5, 38)):
        for number in range(4):
            knuckle = placed(
                taper((0, -3.2), 1.9, (0, 2.6), 1.8),
                x - 4.4 + 2.9 * number,
                86 - abs(1.5 - number) * 0.4,
                turn=turn * 0.3,
            )
            s.inked([(knuckle, skin)], 1.1, (0.2, 0.3))


def scarlet_spider(s: Impact) -> None:
    """A roadster, a spider to its driver, takes the last bend of a coast road. Frontal; light: the low sun."""
    _coast_road(s)
    paint, dark, bright = s.key, s.deep, mix(s.key, s.light, 0.7)
    glow = "#ffe9b0"
    s.fill(svg("M32 138 C56 130 96 128 116 132 L124 152 H24 Z"), mix(s.ink, s.deep, 0.3))
    with s.moved(-2.0, 1.0, 0.95, turn=-4.0, about=(74, 108)):
        with s.moved(0, -5):
            _driver(s, glow)
        screen = svg("M50 92 L58 72 C70 68 80 68 92 72 L100 92 Z")
        for tone, wide in ((s.ink, 5.4), (s.light, 2.0)):
            s.line(screen, tone, wide)
        s.fill(svg("M54 90 L60 75 L70 73 L62 90 Z"), "#ffffff", 0.55)
        for x in (33, 99):
            tyre = box(x, 112, x + 18, 143, 5)
            s.inked([(tyre, mix(s.ink, s.accent, 0.22))], 1.6)
            s.rim([tyre], mix(s.key, s.light, 0.3), (-1.0 if x < 60 else 1.0, 0.0), 1.8)
            for at in (136.5, 140.0):
                s.stroke([(x + 3, at), (x + 14, at)], s.ink, 1.2)
        body = svg(
            "M34 112 C34 100 42 92 52 90 C66 87 84 87 98 90 C108 92 116 100 116 112 L114 126 C112 132 106 133 100 133 H50 C44 133 38 132 36 126 Z"
        )
        s.inked([(body, paint)], 2.5, (0.8, 1.6))
        with s.clipped(body):
            s.fill(svg("M34 106 C44 92 60 92 75 92 C90 92 106 92 116 106 V84 H34 Z"), bright)
            s.fill(svg("M58 88 H92 L88 112 H62 Z"), paint)
            s.line(svg("M60 88 L64 112 M90 88 L86 112"), s.ink, 1.6)
            s.fill(box(70, 86, 80, 114), "#fff4dc")
            s.rim([body], glow, (0.0, -1.0), 2.6)
            s.dots(body, dark, (88, 104), (116, 128), 0.0, 0.9, pitch=2.4)
        s.inked([(svg("M58 114 H92 C96 118 94 126 88 127 H62 C56 126 54 118 58 114 Z"), s.ink)], 1.2)
        for x in range(61, 92, 5):
            s.stroke([(x, 116), (x, 125)], s.light, 1.5)
        for x in (46, 104):
            s.inked([(oval(x, 110, 9.6), "#ffc83a"), (oval(x, 110, 7.4), "#ffffff")], 1.7, (0.4, 0.8))
            s.fill(oval(x + 1.4, 111.4, 4.0), "#fff0b4")
            s.fill(oval(x - 2.4, 107.4, 2.0), "#ffffff")
        s.inked([(box(38, 128, 112, 133, 2.4), s.light)], 1.6, (0.2, 0.7))
    dust = join(oval(104, 143, 6), oval(111, 140, 7), oval(118, 144, 7), oval(110, 148, 7))
    s.inked([(dust, s.light)], 1.7, (0.4, 0.8))
    s.dots(dust, s.key, (108, 138), (112, 150), 0.1, 0.8, pitch=2.4)


def _violin(s: Impact) -> None:
    """Paint a violin about the middle of its belly from the front: neck, belly, holes, bridge and tailpiece."""
    belly = svg(
        "M-12 -46 C-30 -46 -36 -28 -28 -16 C-22 -8 -20 2 -26 8 C-44 18 -40 52 -8 56 H8 C40 52 44 18 26 8 C20 2 22 -8 28 -16 "
        "C36 -28 30 -46 12 -46 C6 -46 6 -44 0 -44 C-6 -44 -6 -46 -12 -46 Z"
    )
    s.inked([(box(-4, -98, 4, -40), s.ink)], 1.2)
    s.inked([(belly, s.mid)], 2.8, (1.4, 1.6))
    with s.clipped(belly):
        s.fill(cut(belly, placed(belly, 9, 4)), s.light)
        s.fill(both(cut(belly, placed(belly, 20, 8)), placed(belly, 9, 4)), s.key)
        s.fill(cut(belly, placed(belly, -8, -3)), s.deep)
        s.dots(belly, s.ink, (6, 6), (38, 34), 0.0, 0.85)
        s.line(placed(belly, 0, 0.4, 0.9), s.ink, 1.1)
    for side in (-1, 1):
        s.fill(
            ribbon(
                [
                    (12 * side, -10, 0.8),
                    (14.6 * side, -4, 1.7),
                    (14 * side, 10, 2.1),
                    (18 * side, 22, 1.8),
                    (20 * side, 26, 0.8),
                ]
            ),
            s.ink,
        )
        s.fill(oval(11.4 * side, -9, 2.2), s.ink)
        s.fill(oval(20.6 * side, 25, 2.4), s.ink)
    s.fill(polygon((-4.4, -60), (4.4, -60), (6, -8), (-6, -8)), s.ink)
    s.stroke([(-3, -98), (-4.2, -10)], s.key, 1.4)
    s.inked([(polygon((-6.4, 34, 2), (6.4, 34, 2), (4.4, 60, 2), (-4.4, 60, 2)), s.ink)], 1.0)
    s.inked([(svg("M-10 22 C-9 16 -4 14 0 14 C4 14 9 16 10 22 L5 21 L3 19 H-3 L-5 21 Z"), s.light)], 1.6, (0.4, 0.8))
    for x in (-2.8, -0.2):
        s.stroke([(x, -98), (x * 1.3, 14), (x * 0.9, 34)], "#ffffff", 1.0)


def kate_bishop(s: Impact) -> None:
    """A bow snaps the string of a violin. Close, tilted; light: the lamp over the stage."""
    s.fill(ALL, s.ink)
    for top, foot, tone in ((30, 66, s.deep), (22, 54, s.mid), (14, 43, s.key), (8, 34, s.light)):
        s.fill(polygon((66 - top, -4), (66 + top * 0.4, -4), (72 + foot, 172), (72 - foot, 172)), tone)
    s.fill(polygon((-4, 140), (124, 128), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.6))
    s.fill(oval(76, 143, 42, 6, -4), s.key)
    s.dots(box(92, -4, 124, 140), s.ink, (92, 90), (122, 80), 0.0, 0.8)
    with s.moved(74.0, 88.0, 0.94, turn=13.0):
        _violin(s)
    s.flash(80, 80, 24, 11, s.ink, seed=5, hollow=0.46)
    s.flash(80, 80, 20, 11, "#fffbe6", seed=5, hollow=0.46)
    hair = polygon((26, 96), (124, 71), (124, 75), (27, 100))
    s.inked([(hair, "#ffffff")], 1.7, (0.2, 0.6))
    stick = ribbon([(18, 92, 1.7), (40, 86, 2.2), (72, 77, 2.5), (100, 67, 2.7), (130, 56, 2.9)])
    s.inked([(polygon((20, 91), (29, 92), (28, 101), (22, 101)), s.ink), (stick, s.deep)], 1.8, (0.4, 0.9))
    s.fill(cut(stick, placed(stick, 0.3, 1.6)), s.key)
    s.inked([(polygon((107, 67), (121, 61.6), (123, 74), (111, 77)), s.ink)], 1.4)
    s.fill(oval(115, 69.6, 2.0), s.light)
    for tone, wide in ((s.ink, 5.0), (s.accent, 2.4)):
        s.stroke(
            [(82, 76), (84, 50, 70, 44), (52, 38, 46, 50), (42, 62, 52, 66), (61, 68, 61, 59), (60, 54, 55, 56)],
            tone,
            wide,
        )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-17": Picture(
        silver_sable,
        ((40.0, 33.0), (72.0, 60.0), (66.0, 112.0), (92.0, 98.0)),
        "sends a candle flying",
        "hall at dusk",
        "flame and its mirror",
    ),
    "m1-18": Picture(
        kate_bishop,
        ((78.0, 82.0), (70.0, 112.0), (50.0, 58.0)),
        "snaps a string",
        "concert stage",
        "lamp over the stage",
    ),
    "m1-19": Picture(
        scarlet_spider,
        ((76.0, 54.0), (44.0, 112.0), (76.0, 82.0)),
        "takes the last bend",
        "coast road",
        "sun on the sea",
    ),
    "m1-20": Picture(kingpin, ((66.0, 80.0),), "stands while the ball breaks", "bowling lane", "pit of the lane"),
}
