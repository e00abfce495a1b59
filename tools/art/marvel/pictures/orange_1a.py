"""Pictures of the first four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, block, box, cut, join, mix, oval, placed, polygon, ribbon, svg


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
    night, dusk = mix(s.ink, s.deep, 0.45), s.deep
    s.fill(ALL, night)
    for x in (8, 106):  # two tall windows, far off
        s.fill(arch(x - 15, x + 15, 46, 118), dusk)
        s.fill(box(x - 1.2, 28, x + 1.2, 118), night)
        s.fill(box(x - 16, 74, x + 16, 76.4), night)
    for r, tone in ((76, s.deep), (60, mix(s.deep, s.mid, 0.55)), (45, s.mid), (31, s.key)):
        s.fill(oval(44, 36, r, r * 0.8, -8), tone)
    s.halo(ALL, night, 44, 36, 50, 104, 0.0, 0.6)
    with s.moved(0.0, 6.0):
        _candle_foot(s)
    with s.moved(59, 88, 0.94, turn=8.0):
        _sabre(s)
    _candle_head(s)
    for x, y, r, turn in ((94, 74, 2.6, 20), (40, 108, 2.2, 60), (101, 58, 1.8, 100), (40, 66, 1.6, 10)):
        s.debris([(x, y, r, turn)], _WAX, "#ffffff")


def _coast_road(s: Impact) -> None:
    """Paint a road over the sea that bends round a cliff, and the low sun."""
    s.steps(ALL, (60, -4), (60, 76), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#fffbe6"])
    s.fill(oval(46, 62, 17), "#ffffff")
    s.fill(box(-4, 68, 124, 112), s.mid)
    for y, x, wide in ((70, 46, 24), (75, 45, 18), (80, 47, 24), (86, 44, 16), (92, 46, 22)):
        s.fill(polygon((x - wide, y), (x, y - 1.3), (x + wide, y), (x, y + 1.5)), "#fffbe6")
    cliff = svg("M124 -4 V120 H84 L88 100 L82 84 L90 66 L86 50 L96 34 L94 16 L104 -4 Z")
    s.fill(cliff, s.deep)
    s.rim([cliff], s.key, (-1.0, 0.0), 1.8)
    s.dots(cliff, s.ink, (88, 60), (124, 70), 0.0, 0.9)
    s.fill(svg("M-4 104 C20 98 40 97 60 100 L124 112 V172 H-4 Z"), s.ink)
    s.fill(svg("M-4 112 C30 104 70 106 124 124 V172 H-4 Z"), mix(s.ink, s.deep, 0.75))
    s.fill(svg("M-4 116 C24 109 60 110 84 118 C60 114 30 114 -4 120 Z"), s.key)
    for x in range(-2, 84, 10):
        s.fill(box(x, 96 + abs(x - 40) * 0.06, x + 3, 106), s.ink)
    s.fill(svg("M-4 97 C20 93 50 93 86 101 V104 C50 96 20 96 -4 100 Z"), s.light)


def _roadster(s: Impact) -> None:
    """Paint an open roadster from ahead about the middle of its grille, its driver as a shadow behind the screen."""
    for x, drop in ((-46, 3.0), (32, 5.0)):
        s.inked([(box(x, 4 + drop, x + 14, 39 + drop, 4.6), mix(s.ink, s.deep, 0.55))], 1.8, (0.4, 0.8))
        for y in (9, 15, 21, 27, 33):
            s.stroke([(x + 1.8, y + drop), (x + 6.5, y + drop + 1.8), (x + 11.2, y + drop)], s.ink, 1.5)
        s.fill(box(x + 0.6, 7 + drop, x + 3.0, 36 + drop, 1), s.key)
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
    s.inked([(body, s.mid)], 3.0, (1.4, 1.8))
    with s.clipped(body):
        s.fill(svg("M-44 -20 H0 C-6 -14 -8 -4 -8 6 L-16 24 H-44 Z"), s.key)
        s.fill(cut(body, placed(body, 3.6, 4.0)), "#fffbe6")
        s.fill(cut(body, placed(body, -5, -5)), s.deep)
        s.dots(body, s.ink, (10, 4), (40, 16), 0.0, 0.9, pitch=2.4)
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
    s.fill(svg("M42 141 C54 133 98 127 122 131 L122 140 C98 146 56 150 42 141 Z"), s.ink)
    for x, y, r in ((114, 119, 9), (107, 129, 7), (119, 131, 9)):
        s.inked([(oval(x, y, r), mix(s.key, s.light, 0.6))], 1.6, (0.4, 0.8))
    for x, y, r in ((114, 119, 9), (107, 129, 7), (119, 131, 9)):
        s.fill(oval(x, y, r), mix(s.key, s.light, 0.6))
        s.fill(oval(x - 1.6, y - 2, r * 0.7), "#fffbe6")
    with s.moved(74.0, 90.0, 0.86, turn=-11.0):
        _roadster(s)
    s.debris([(42, 140, 3.0, 20), (54, 144, 2.4, 60), (92, 144, 3.2, 40), (36, 132, 2.0, 0)], s.deep, s.light, 0.9)


def _hearth_rug(s: Impact) -> None:
    """Paint a room in the light of a box on a rug: the wall in steps about it, a skirting, a window in the dark."""
    s.fill(ALL, s.deep)
    for r, tone in ((74, mix(s.deep, s.mid, 0.5)), (60, s.mid), (47, s.key), (35, mix(s.key, s.light, 0.55))):
        s.fill(oval(72, 88, r, r * 0.84), tone)
    pane = box(12, 14, 40, 60)
    s.inked([(pane, "#12303c")], 2.0, (0.4, 0.6))
    with s.clipped(pane):
        for x, y in ((18, 22), (30, 30), (22, 44), (35, 50), (34, 18), (16, 54)):
            s.fill(oval(x, y, 1.3), "#d8f4fa")
    for points in ([(26, 14), (26, 60)], [(12, 37), (40, 37)]):
        s.stroke(points, s.ink, 2.4)
    s.fill(box(-4, 112, 124, 172), mix(s.deep, s.mid, 0.35))
    s.fill(box(-4, 109, 124, 113), s.ink)
    rug = svg("M6 138 C20 118 112 116 126 132 V172 H-4 Z")
    s.fill(rug, s.mid)
    s.line(svg("M10 142 C26 124 108 122 122 138"), s.light, 1.6)
    s.fill(oval(74, 134, 42, 13), s.key)
    s.dots(box(-4, 112, 124, 172), s.ink, (60, 130), (60, 160), 0.0, 0.6)


def _loop(s: Impact, data: str, inner: str, lit: str) -> None:
    """Paint a loop of satin: its outside, the hollow that one sees into, and the sheen along its bend."""
    loop = svg(data)
    s.inked([(loop, s.accent)], 1.9, (0.6, 0.9))
    with s.clipped(loop):
        s.fill(cut(loop, placed(loop, -1.5, -4.5)), "#0c6a80")
        s.dots(loop, "#0c6a80", (72, 46), (72, 66), 0.0, 0.6, pitch=2.4)
        s.fill(svg(lit), "#c4f2fa")
    s.inked([(svg(inner), "#084656")], 0.9, (0, 0))


def _bow(s: Impact) -> None:
    """Paint a bow of satin on the lid, both ends flying up in what rises out of the box."""
    for data in (
        "M66 66 C54 68 46 78 34 70 L30 78 C46 88 58 80 70 74 Z",
        "M78 64 C92 62 100 70 112 60 L116 68 C104 80 92 74 78 72 Z",
    ):
        end = svg(data)
        s.inked([(end, s.accent)], 1.7, (0.5, 0.9))
        s.fill(cut(end, placed(end, 0, -3.0)), "#0c6a80")
    _loop(
        s,
        "M70 66 C54 66 38 60 40 46 C42 34 62 44 72 60 Z",
        "M67 61 C58 60 48 56 47 49 C50 46 61 52 67 61 Z",
        "M40.500 50 C41 40 48 38 54 42 C48 42 44 45 44 54 Z",
    )
    _loop(
        s,
        "M74 65 C88 66 104 56 100 42 C96 31 78 44 72 59 Z",
        "M77 60 C86 58 94 52 94 45 C90 43 81 50 77 60 Z",
        "M86 41 C92 37 99 39 99.500 48 C97 43 92 42 86 44 Z",
    )
    knot = svg("M65 57 C69 54 76 54 79 57 C81 62 81 67 78 70 C74 72 69 72 66 70 C64 66 64 61 65 57 Z")
    s.inked([(knot, s.accent)], 1.9, (0.6, 0.9))
    s.fill(cut(knot, placed(knot, -3.4, -2.0)), "#0c6a80")
    s.stroke([(68, 58), (67, 63, 69, 67)], "#c4f2fa", 1.6)
    s.stroke([(74, 60), (73, 64, 75, 68)], s.ink, 1.0)


def kate_bishop(s: Impact) -> None:
    """A present with a great bow opens by itself. From above, at a slant; light: the inside of the box."""
    _hearth_rug(s)
    s.fill(polygon((40, 136), (74, 150), (116, 134), (112, 124)), s.ink)
    left, right = (
        polygon((40, 98), (72, 108), (72, 148), (43, 136)),
        polygon((72, 108), (108, 96), (104, 132), (72, 148)),
    )
    mouth = polygon((40, 98), (74, 89), (108, 96), (72, 108))
    s.inked([(left, s.key), (right, s.deep), (mouth, "#fff6d0")], 2.2, (0.5, 1.0))
    s.dots(right, s.ink, (76, 112), (106, 136), 0.0, 0.7, pitch=2.4)
    s.dots(left, s.mid, (50, 112), (54, 140), 0.0, 0.7, pitch=2.4)
    for data, tone in (
        ("M52 101.700 L60 104.200 L61 143.500 L53 140 Z", s.accent),
        ("M86 103.400 L94 100.700 L92 138 L84.500 141.800 Z", "#0c6a80"),
    ):
        s.inked([(svg(data), tone)], 1.1, (0, 0))
    glow = "#fff2b8"
    s.fan(72, 100, 66, ((-178, -160), (-150, -138), (-42, -30), (-20, -4)), glow, 0.9)
    s.fill(polygon((40, 98), (74, 89), (108, 96), (112, 74), (72, 90), (34, 80)), glow)
    s.stroke([(40, 98), (72, 108), (108, 96)], "#ffffff", 2.8)
    top = polygon((30, 72), (70, 84), (114, 64), (74, 54))
    skirt = polygon((30, 72), (70, 84), (114, 64), (114.5, 73), (70, 94), (29, 81))
    s.inked([(skirt, s.deep), (top, s.key)], 2.2, (0.5, 1.0))
    s.fill(polygon((29, 81), (70, 94), (114.5, 73), (114.5, 70), (70, 90), (29, 77.5)), glow)
    s.fill(polygon((30, 72), (50, 63), (88, 75), (70, 84)), mix(s.key, s.light, 0.35))
    for data in ("M46 77 L56 80 L100 59.500 L90 57.200 Z", "M46 65.500 L56 60.800 L98 71 L88 75.800 Z"):
        s.inked([(svg(data), s.accent)], 1.0, (0, 0))
    for data in ("M46 77 L56 80 L56 89.500 L46 86.500 Z", "M88 75.800 L98 71 L98.500 80.500 L88 85.500 Z"):
        s.inked([(svg(data), "#0c6a80")], 1.0, (0, 0))
    _bow(s)
    for x, y, r in ((46, 92, 3.4), (100, 88, 3.0), (38, 66, 2.2), (60, 38, 2.6), (92, 30, 2.0)):
        s.glint(x, y, r, "#ffffff", 12, 0.2)


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
        ((72.0, 62.0), (52.0, 50.0), (74.0, 98.0), (70.0, 120.0)),
        "opens by itself",
        "rug by a window",
        "inside of a box",
    ),
    "m1-19": Picture(
        scarlet_spider,
        ((50.0, 94.0), (92.0, 86.0), (76.0, 60.0)),
        "flies round a bend",
        "coast road",
        "low sun on the sea",
    ),
    "m1-20": Picture(kingpin, ((66.0, 80.0),), "stands while the ball breaks", "bowling lane", "pit of the lane"),
}
