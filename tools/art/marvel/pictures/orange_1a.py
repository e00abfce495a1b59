"""Pictures of the first four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, block, box, cut, join, limb, mix, oval, placed, polygon, ribbon, svg


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
    s.puff(
        [(52, 88, 7), (62, 92, 8), (66, 134, 8), (54, 132, 7), (60, 112, 15), (64, 124, 10), (58, 100, 10)],
        "#fff6d8",
        s.key,
    )
    for x, y, long, turn in ((58, 74, 9, 14), (46, 80, 7, -30), (60, 143, 8, 176)):
        shard = placed(polygon((-2.2, 0.5 * long), (0.4, -long), (2.0, 0.4 * long)), x, y, 1.0, turn)
        s.inked([(shard, s.accent)], 1.4, (0.3, 0.5))
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
        s.fill(box(74, 96, 84, 172), mix(s.mid, s.deep, 0.3))
    drip = svg("M50 109 C53 113 53 122 53 128 C53 133 48.500 133 48.500 128 V106 Z")
    s.inked([(drip, _WAX)], 1.3, (0.4, 0.5))
    face = oval(65, 106.4, 18.2, 6.4, 17)
    s.inked([(face, "#ffffff")], 1.8, (0.3, 0.6))
    s.fill(cut(face, placed(face, -3.0, -2.4)), s.light)
    s.inked([(oval(65, 106.4, 2.6, 1.4, 17), s.deep)], 0.8)


def _flame(s: Impact) -> None:
    """Paint a flame that streams off its wick to the upper left, because its candle flies to the right: three licks of one root."""
    whole = svg(
        "M70 37 C72 30 70 22 62 17 C52 12 40 14 30 6 C32 12 35 15 39 18 C32 18 24 15 16 15 C22 18 28 21 33 25 C28 27 24 27 19 29 C28 31 35 33 42 37 "
        "C48 42 57 47 64 45 C68 44 69 41 70 37 Z"
    )
    s.inked([(whole, "#ff8a1e")], 1.9, (0.5, 0.8))
    s.fill(placed(whole, 66 * 0.3, 37 * 0.3, 0.7), "#ffc830")
    s.fill(placed(whole, 66 * 0.58, 37 * 0.58, 0.42), "#ffffff")


def _candle_head(s: Impact) -> None:
    """Paint the upper half of a candle that flies off to the right, lit by its own flame from the upper left."""
    with s.moved(72.5, 58.5, turn=-19.0):
        half = svg("M-16 -17 C-16 -23 16 -23 16 -17 V28 L-16 9.500 Z")
        s.inked([(half, s.light)], 2.3, (0.9, 1.2))
        with s.clipped(half):
            s.fill(box(-18, -26, -4, 36), _WAX)
            s.fill(box(5, -26, 20, 36), s.key)
            s.fill(box(11, -26, 20, 36), mix(s.mid, s.deep, 0.3))
        drip = svg(
            "M-16 -17 C-18 -8 -17 -2 -14 0 C-10.500 0 -11.500 -8 -9 -10 C-6 -11 -6 -4 -3 -4 C0 -4 0 -12 4 -13 L12 -17 Z"
        )
        s.inked([(drip, "#ffffff")], 1.4, (0.4, 0.6))
        s.inked([(oval(0, -17.5, 16, 5.2), "#ffffff")], 1.7, (0.3, 0.6))
        s.fill(oval(-1, -17.5, 9, 2.8), "#ffe9a8")
    _flame(s)
    s.stroke([(67, 43), (67, 39, 64.6, 36.6)], s.ink, 2.6)


def _sabre(s: Impact) -> None:
    """Paint a sabre about the origin that has gone through from right to left, the flame mirrored along its blade."""
    blade = svg("M30 2 C8 4 -24 0 -58 -18 C-34 10 0 18 30 13 Z")
    s.inked([(blade, "#c3ccda")], 2.6, (0.5, 1.3))
    with s.clipped(blade):
        s.fill(svg("M34 -2 C4 1 -26 -4 -60 -20 C-30 -1 4 7 34 5 Z"), "#ffffff")
        s.fill(svg("M34 9 C2 13 -26 6 -60 -18 C-38 12 -2 22 34 18 Z"), "#65748f")
        s.fill(svg("M34 14 C2 17 -28 11 -52 -8 C-36 12 -2 22 34 18 Z"), "#e8eef8")
        s.line(svg("M30 6 C4 9 -20 6 -40 -5"), "#65748f", 1.6)
        s.fill(svg("M4 8 C-8 9 -18 6 -26 2 C-18 10 -6 13 6 12 Z"), "#ffb04a")
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
    night, dusk = mix(s.ink, s.deep, 0.4), mix(s.accent, s.ink, 0.3)
    s.fill(ALL, night)
    steps = ((84, s.deep), (66, mix(s.deep, s.mid, 0.55)), (49, s.mid), (33, s.key))
    s.pool(44, 36, steps, 0.84)
    for x in (8, 106):  # two tall windows, far off
        s.fill(arch(x - 15, x + 15, 46, 118), dusk)
        s.fill(box(x - 1.2, 28, x + 1.2, 118), night)
        s.fill(box(x - 16, 74, x + 16, 76.4), night)
    s.halo(ALL, s.ink, 44, 36, 52, 110, 0.0, 0.5)
    with s.moved(0.0, 6.0):
        _candle_foot(s)
    with s.moved(59, 88, 0.94, turn=8.0):
        _sabre(s)
    _candle_head(s)
    for x, y, r, turn in ((94, 74, 2.6, 20), (40, 108, 2.2, 60), (101, 58, 1.8, 100), (40, 66, 1.6, 10)):
        s.debris([(x, y, r, turn)], _WAX, "#ffffff")


def _coast_road(s: Impact) -> None:
    """Paint a road over the sea that bends round a dark cliff, and the low sun at the left."""
    s.steps(ALL, (60, -4), (60, 72), [s.mid, s.key, mix(s.key, s.light, 0.4), mix(s.key, s.light, 0.8), s.light])
    s.fill(oval(50, 64, 17), "#ffffff")
    s.fill(box(-4, 66, 124, 112), s.accent)
    s.fill(box(-4, 66, 124, 74), mix(s.accent, "#ffffff", 0.45))
    for y, x, wide in ((70, 50, 22), (77, 46, 15), (85, 48, 20)):
        s.fill(polygon((x - wide, y), (x, y - 1.6), (x + wide, y), (x, y + 1.8)), "#ffffff")
    cliff = svg("M124 -4 V124 H54 L60 104 L56 90 L68 76 L66 60 L80 44 L80 28 L94 12 L96 -4 Z")
    s.fill(cliff, mix(s.ink, s.deep, 0.6))
    s.fill(cut(cliff, placed(cliff, 9, 0)), s.deep)
    s.fill(svg("M-4 112 C30 104 70 106 124 124 V172 H-4 Z"), mix(s.ink, s.deep, 0.45))
    s.fill(svg("M-4 100 C20 95 44 96 60 101 V106 C44 101 20 101 -4 106 Z"), s.ink)
    s.fill(svg("M-4 98 C20 93 44 94 60 99 V102 C44 97 20 97 -4 102 Z"), s.light)


def _roadster(s: Impact) -> None:
    """Paint an open roadster from ahead about the middle of its grille, its driver as a shadow behind the screen."""
    for x, drop in ((-46, 5.0), (30, 8.0)):
        tyre = box(x, 2 + drop, x + 16, 42 + drop, 6)
        s.inked([(tyre, mix(s.ink, s.deep, 0.3))], 2.2, (0.5, 1.0))
        with s.clipped(tyre):
            for y in range(4, 48, 6):
                s.stroke([(x - 1, y + drop), (x + 8, y + drop + 3), (x + 17, y + drop)], s.ink, 2.0)
            s.rim([tyre], s.key, (-1.0, -0.3), 2.4)
        s.inked([(limb((x + 8, 22, 3.0), (-20 if x < 0 else 20, 16, 3.4)), s.ink)], 1.0, (0, 0))
    head = join(oval(8, -38, 7.2, 8.2), svg("M-6 -16 C-5 -28 0 -31 8 -31 C16 -31 21 -28 22 -16 Z"))
    s.inked([(head, s.ink)], 1.0)
    s.rim([head], s.light, (-1.0, -0.6), 1.3)
    scarf = ribbon([(14, -31, 2.4), (23, -35, 3.0), (31, -32, 2.8), (39, -36, 1.0)])
    s.inked([(scarf, s.accent)], 1.5, (0.3, 0.5))
    frame = polygon((-27, -14), (-20, -34, 2), (24, -34, 2), (30, -14))
    s.line(frame, s.ink, 4.6)
    s.line(frame, s.light, 1.7)
    s.fill(polygon((-24, -16), (-18.500, -32), (-8, -32), (-15, -16)), "#ffffff", 0.45)
    body = svg(
        "M-39 14 C-43 2 -41 -10 -32 -14 C-24 -17 -12 -18 0 -18 C12 -18 24 -17 32 -14 C41 -10 43 2 39 14 C36 20 30 22 24 22 H-24 C-30 22 -36 20 -39 14 Z"
    )
    s.inked([(body, "#e8303a")], 3.0, (1.4, 1.8))
    with s.clipped(body):
        s.fill(svg("M-44 -20 H4 C-4 -14 -8 -4 -8 6 L-16 24 H-44 Z"), "#ff7a5c")
        s.fill(svg("M16 -20 C18 -6 16 8 20 24 H44 V-20 Z"), "#a81430")
        s.fill(cut(body, placed(body, -4, -5)), "#7a0c24")
        s.fill(cut(body, placed(body, 2.4, 2.4)), "#ffe0c8")
        s.dots(body, "#a81430", (6, 0), (18, 4), 0.0, 0.8, pitch=2.4)
    hood = svg("M-13 -17 C-15 -8 -17 0 -16 6 M13 -17 C15 -8 17 0 16 6")
    s.line(hood, s.ink, 1.6)
    grille = box(-17, 4, 17, 15, 1.6)
    s.inked([(grille, s.ink)], 1.8, (0.3, 0.5))
    for y in (6.6, 9.5, 12.4):
        s.stroke([(-14.6, y), (14.6, y)], s.light, 1.3)
    for x in (-28, 28):
        s.inked([(box(x - 8.6, -8, x + 8.6, 7, 2), s.light)], 2.2, (0.6, 1.2))
        s.fill(box(x - 6.4, -5.8, x + 6.4, 4.8, 0.8), "#ffffff")
        s.stroke([(x, -5.8), (x, 4.8)], s.key, 1.2)
    s.inked([(box(-40, 20, 40, 26, 1.2), s.light)], 2.0, (0.4, 1.0))
    s.fill(box(-38, 23, 38, 25.4, 0.6), s.mid)


def scarlet_spider(s: Impact) -> None:
    """An open car flies round a bend at us, its wheels off the road. Low, tilted; light: the low sun on the sea."""
    _coast_road(s)
    for lift, tone in ((0, mix(s.deep, s.mid, 0.35)), (7, s.key), (13, s.light)):
        s.fill(polygon((54, 112 + lift), (112, 104 + lift), (124, 114 + lift), (124, 172), (16 + 2 * lift, 172)), tone)
    s.fill(svg("M40 143 C54 134 92 130 116 134 L116 143 C96 149 56 152 40 143 Z"), s.ink)
    s.puff([(112, 126, 6), (104, 134, 5), (116, 136, 8)], "#fffbe6", mix(s.key, s.light, 0.4), 1.6)
    with s.moved(75.0, 88.0, 0.8, turn=-15.0):
        _roadster(s)
    s.debris(
        [(44, 132, 3.0, 20), (58, 126, 2.6, 60), (88, 130, 3.2, 40), (38, 124, 2.6, 0), (74, 134, 2.6, 10)],
        s.deep,
        s.light,
        0.9,
    )


def _niche(s: Impact) -> None:
    """Paint a hall with a round niche in its wall: sun from the left on the wall, the hollow of the niche in the shade."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    s.pool(
        -6,
        40,
        ((140, s.deep), (112, mix(s.deep, s.mid, 0.5)), (84, s.mid), (58, s.key), (36, mix(s.key, s.light, 0.6))),
    )
    hollow = svg("M34 172 V66 C34 36 52 18 76 18 C100 18 118 36 118 66 V172 Z")
    s.inked([(hollow, mix(s.accent, s.ink, 0.72))], 2.0, (0.6, 0.0))
    with s.clipped(hollow):
        s.fill(svg("M80 172 V80 C84 54 100 40 124 40 V172 Z"), mix(s.accent, s.ink, 0.5))
        s.fill(svg("M98 172 V92 C100 72 110 62 124 60 V172 Z"), mix(s.accent, s.ink, 0.25))
        s.dots(hollow, s.ink, (92, 80), (60, 60), 0.0, 0.7)
    s.rim([hollow], s.light, (1.0, 0.5), 2.0)
    s.fill(box(-4, 132, 34, 136), mix(s.ink, s.deep, 0.4))


def _philosopher(s: Impact) -> None:
    """Paint a marble bust that looks to the left, its brows up, lit from the left, with a laurel wreath."""
    marble, lit, half, dark = s.light, "#fffaf2", mix(s.key, s.light, 0.25), mix(s.deep, s.mid, 0.5)
    shoulders = svg(
        "M64 108 C64 124 56 129 46 134 C42 138 42 150 44 172 H118 C118 150 114 138 106 132 C98 128 94 122 94 112 Z"
    )
    s.inked([(shoulders, marble)], 2.4, (1.0, 1.0))
    with s.clipped(shoulders):
        s.fill(svg("M76 110 C80 126 76 140 84 172 H124 V110 Z"), half)
        s.fill(svg("M88 110 C92 128 96 140 98 172 H124 V110 Z"), dark)
        s.dots(shoulders, dark, (70, 140), (92, 142), 0.0, 0.75, pitch=2.4)
        s.fill(svg("M62 116 C68 124 82 122 94 110 L98 120 L84 134 L66 128 Z"), dark)
        for data in ("M46 140 C60 136 70 150 90 172", "M44 150 C54 150 60 160 66 172"):
            s.line(svg(data), s.ink, 1.6)
    head = svg(
        "M54 58 C58 48 72 44 84 47 C98 51 106 64 104 80 C103 90 100 97 95 102 C90 110 78 118 67 119 C65 118.500 63.500 118 62 117 "
        "C56 118 51 116 49.500 111 C48.500 108 49.500 106 50 104.500 C48 103.500 47.500 102 48.500 100.500 C46.500 99.500 46 97.500 47.500 96 "
        "L47.600 93.500 C44 93 41 91.500 41.500 89 C43 85 47.500 80 48.500 76 C47.500 72 50 64 54 58 Z"
    )
    s.inked([(head, marble)], 2.6, (1.0, 0.8))
    with s.clipped(head):
        s.fill(svg("M70 40 C64 62 72 72 66 84 C72 92 66 104 72 124 H112 V40 Z"), half)
        s.fill(svg("M84 40 C78 66 84 80 80 96 C80 108 84 116 84 126 H112 V40 Z"), dark)
        s.dots(head, dark, (66, 84), (84, 86), 0.0, 0.7, pitch=2.4)
        s.fill(cut(head, placed(head, 3.4, 0.6)), lit)
        s.fill(svg("M50 113 C56 110 62 110 66 114 L70 124 H50 Z"), half)
    # brow, eye, nostril, mouth, cheek
    s.stroke([(50.4, 73), (56, 68, 65, 72)], s.ink, 2.4)
    s.stroke([(52, 69), (57, 64.5, 64, 67.5)], half, 1.2)
    eye = svg("M51 80 C54 75.500 61 75.500 64.500 80 C61 83.500 54 83.500 51 80 Z")
    s.inked([(eye, "#ffffff")], 1.3, (0.1, 0.3))
    s.fill(oval(54.4, 78.4, 2.3, 2.6), s.ink)
    s.stroke([(53, 85.4), (58, 87, 63, 84.6)], s.mid, 1.2)
    s.stroke([(47, 91.6), (49.6, 88.4, 51.4, 91)], s.ink, 1.3)
    s.stroke([(48, 100.6), (53, 99.6, 57, 102)], s.ink, 1.6)
    s.stroke([(50.4, 105), (53.6, 106.4, 56, 105)], s.mid, 1.2)
    s.stroke([(58, 92), (61, 97, 59.6, 101)], s.mid, 1.2)
    ear = svg("M80 82 C78 76 84 72 88 76 C91 80 89 90 84 92 C81 92 81 88 80 82 Z")
    s.inked([(ear, half)], 1.5, (0.4, 0.6))
    s.stroke([(83, 79), (87, 80, 84, 87)], s.ink, 1.1)
    curls = (
        *(
            (58, 55, 6.4),
            (67, 49, 7.0),
            (78, 47.5, 7.4),
            (89, 51, 7.4),
            (98, 59, 7.4),
            (103, 70, 7.0),
            (102, 82, 6.6),
            (98, 92, 6.0),
        ),
        *((70, 57, 5.4), (80, 58, 6.0), (90, 64, 6.2), (94, 75, 6.0), (92, 86, 5.0)),
    )
    for x, y, r in curls:
        shade = half if x < 78 else dark
        s.inked([(oval(x, y, r), marble if x < 74 else half)], 1.5, (0.5, 0.6))
        s.fill(cut(oval(x, y, r), oval(x - 0.3 * r, y - 0.3 * r, r)), shade)
        s.stroke(
            [(x + 0.5 * r, y), (x, y + 0.7 * r, x - 0.4 * r, y), (x - 0.2 * r, y - 0.5 * r, x + 0.2 * r, y - 0.1 * r)],
            s.ink,
            1.0,
        )


def _sucker_arrow(s: Impact) -> None:
    """Paint a toy arrow along x with its sucker at the origin, its feathers to the left, still trembling."""
    for lean in (-7.0, 7.0):
        s.stroke([(-8, 0), (-30, lean * 0.5, -46, lean)], "#86dcea", 1.3)
    s.inked([(polygon((-52, -1.8), (-6, -1.8), (-6, 1.8), (-52, 1.8)), "#ffe2b8")], 1.7, (0.3, 0.7))
    s.fill(polygon((-52, 0.3), (-6, 0.3), (-6, 1.8), (-52, 1.8)), s.mid)
    for side in (-1, 1):
        vane = polygon((-54, 1.6 * side), (-59, 8 * side), (-45, 8 * side), (-38, 1.6 * side))
        s.inked([(vane, s.accent)], 1.6, (0.3, 0.6))
        s.fill(polygon((-54, 1.6 * side), (-57, 5 * side), (-44, 5 * side), (-38, 1.6 * side)), "#86dcea")
    cup = svg("M0 -9 C-2 -6 -6 -4 -11 -3 V3 C-6 4 -2 6 0 9 C2 5 2 -5 0 -9 Z")
    s.inked([(cup, s.accent)], 1.8, (0.2, 0.7))
    s.fill(cut(cup, placed(cup, -0.6, 2.8)), "#86dcea")


def kate_bishop(s: Impact) -> None:
    """A toy arrow sticks to the forehead of a marble bust, which squints at it. In profile; light: the sun from the left."""
    _niche(s)
    _philosopher(s)
    with s.moved(49.0, 66.0, 0.9, turn=12.0):
        _sucker_arrow(s)
    for points in ([(50, 52), (46, 47)], [(43, 58), (37, 55)]):
        s.stroke(points, "#ffffff", 1.8)


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
        ((48.0, 66.0), (58.0, 79.0), (62.0, 104.0), (36.0, 62.0)),
        "sticks to a forehead",
        "niche in a hall",
        "sun from the left",
    ),
    "m1-19": Picture(
        scarlet_spider,
        ((50.0, 96.0), (90.0, 86.0), (70.0, 62.0)),
        "flies round a bend",
        "coast road",
        "low sun on the sea",
    ),
    "m1-20": Picture(kingpin, ((66.0, 80.0),), "stands while the ball breaks", "bowling lane", "pit of the lane"),
}
