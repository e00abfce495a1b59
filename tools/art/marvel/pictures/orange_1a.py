"""Pictures of the first four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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
    skyline,
    svg,
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


def _roofs_before_day(s: Impact) -> None:
    """Paint a town in the dark, whose roofs take the light of what is being painted over them."""
    night = mix(s.ink, s.deep, 0.3)
    s.steps(ALL, (20, 0), (70, 150), [night, mix(s.ink, s.deep, 0.55), mix(s.ink, s.deep, 0.8), s.deep])
    s.halo(ALL, s.ink, 40, 78, 46, 100, 0.0, 0.75)
    far = skyline(-6, 126, 172, (54, 62, 48, 58, 44, 52), 5)
    s.fill(far, mix(s.deep, s.mid, 0.4))
    near = skyline(-8, 126, 172, (40, 34, 44, 30, 38), 9)
    s.fill(near, s.ink)
    s.rim([near], s.key, (-0.5, -1), 1.2)


def _wet_stroke(s: Impact) -> None:
    """Paint the stroke of a brush: five bands of an evening, ragged where it began."""
    path = ((-12, 112), (2, 84), (22, 64), (42, 57), (60, 66))
    ragged = ribbon([(x, y, half) for (x, y), half in zip(path, (15, 20, 22, 21, 14), strict=True)])
    s.fill(placed(ragged, 1.5, 4.0), s.ink)
    bands = (
        (1.0, 0.0, s.mid),
        (0.8, -2.6, s.key),
        (0.62, -4.6, mix(s.key, s.light, 0.5)),
        (0.4, -6.6, s.light),
        (0.2, -8.2, "#ffffff"),
    )
    for share, drop, tone in bands:
        s.fill(
            ribbon(
                [
                    (x - 0.5 * drop, y - drop, half * share)
                    for (x, y), half in zip(path, (15, 20, 22, 21, 12), strict=True)
                ]
            ),
            tone,
        )
    for lift, width in ((-15, 1.4), (-9.5, 0.9), (13.5, 1.2), (16.5, 0.8)):  # where hairs have left no paint
        s.stroke([(-6, 100 + lift), (14, 66 + lift, 40, 58 + lift)], s.deep, width)
    for x, y, long in ((20, 86, 15), (37, 79, 24), (43, 78, 10)):
        drop = join(box(x - 1.7, y - 6, x + 1.7, y + long), oval(x, y + long, 2.6, 3.4))
        s.fill(drop, s.mid)
        s.fill(oval(x - 0.6, y + long - 0.6, 0.8, 1.6), s.light)


def silver_sable(s: Impact) -> None:
    """A brush of sable in a silver ferrule paints the day over a town. Close-up; light: the wet stroke."""
    _roofs_before_day(s)
    _wet_stroke(s)
    at = partial(placed, x=56, y=61, turn=52)
    hair = at(svg("M-4 -3 C4 -12 16 -17 32 -15 L38 -13 V13 L32 15 C18 17 8 14 2 8 C-2 5 -6 2 -4 -3 Z"))
    handle = at(svg("M64 -9.5 C80 -13 104 -11 140 -6 V6 C104 11 80 13 64 9.5 Z"))
    ferrule = at(svg("M36 -14.500 L66 -10.500 V10.500 L36 14.500 Z"))
    s.inked([(handle, s.accent)], 2.3, (1.2, 0.9))
    s.fill(both(handle, at(box(60, 1.5, 150, 14))), mix(s.accent, "#ffffff", 0.55))
    s.fill(both(handle, at(box(60, -14, 150, -6))), mix(s.accent, s.ink, 0.55))
    s.inked([(hair, mix(s.deep, s.ink, 0.45))], 2.3, (1.2, 0.9))
    with s.clipped(hair):
        s.fill(at(svg("M-8 12 L4 2 L14 7 L24 4 L38 8 V20 H0 Z")), mix(s.deep, s.mid, 0.5))
        s.fill(at(svg("M-10 -6 C0 -14 8 -16 12 -16 L8 -9 L15 -7 L7 -3 L13 1 L5 3 L10 9 L2 14 Z")), s.key)
        s.fill(at(svg("M-10 -6 C-4 -10 0 -12 3 -12 L2 -6 L7 -4 L1 -1 L5 3 L-1 4 L-2 10 Z")), "#ffffff")
        for y in (-9, -4, 5, 10):
            s.line(at(svg(f"M14 {y} Q26 {y * 1.1} 36 {y}")), s.ink, 1.0)
    steel = mix(s.light, "#e8eef2", 0.7)
    s.inked([(ferrule, mix(steel, s.ink, 0.35))], 2.3, (1.2, 0.9))
    with s.clipped(ferrule):
        s.fill(at(box(30, 3, 70, 16)), steel)
        s.fill(at(box(30, 6, 70, 9.5)), "#ffffff")
        s.fill(at(box(30, -16, 70, -6)), mix(s.ink, steel, 0.25))
        s.fill(at(box(30, -4, 70, -1.6)), mix(steel, s.mid, 0.7))
        for x in (43, 47, 59):
            s.fill(at(box(x, -16, x + 1.6, 16)), s.ink)
    s.glint(73, 99, 8)


def _fields_at_dusk(s: Impact) -> None:
    """Paint flooded fields before low hills, a strip of dusk above them and on the water."""
    sky = [s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#fff6e0"]
    s.steps(ALL, (60, -8), (60, 88), sky)
    hills = svg("M-4 112 V92 L16 84 L34 94 L52 82 L74 98 L98 86 L124 96 V112 Z")
    s.fill(hills, mix(s.mid, s.deep, 0.45))
    s.fill(box(-4, 104, 124, 172), mix(s.key, s.light, 0.6))
    for y, thick in ((104, 1.6), (110, 2.4), (119, 3.4), (132, 5.0)):
        s.fill(polygon((-4, y), (124, y - 2), (124, y - 2 + thick), (-4, y + thick)), mix(s.deep, s.ink, 0.2))
    for x, foot in ((34, 12), (96, 116)):
        s.fill(polygon((x, 104), (x + 2, 104), (foot + 7, 172), (foot - 7, 172)), mix(s.deep, s.ink, 0.2))
    s.dots(box(-4, 112, 124, 172), s.mid, (60, 112), (60, 158), 0.0, 0.85)


def scarlet_spider(s: Impact) -> None:
    """A spider lily opens for a moth. Light: a strip of dusk."""
    _fields_at_dusk(s)
    red, lit, dim = "#e2380a", "#ff9a58", mix(s.deep, s.ink, 0.3)
    hub = (66.0, 78.0)
    s.inked([(ribbon([(66, 80, 2.2), (64, 110, 2.4), (68, 160, 3.0)]), s.deep)], 1.5, (0.6, 0.4))
    s.stroke([(65, 84), (63, 110, 66, 156)], s.key, 1.0)

    def petals(curves: tuple[tuple[tuple[float, float, float], ...], ...]) -> None:
        for curve in curves:
            for side in (-1, 1):
                path = ribbon([(hub[0] + side * x, hub[1] + y, wide) for x, y, wide in curve])
                s.inked([(path, red)], 1.8, (0.5, 1.0))
                s.fill(cut(path, placed(path, -1.0 * side, 2.4)), lit)
                s.dots(path, dim, hub, (hub[0] + side * 30, hub[1] + 34), 0.0, 0.7, pitch=2.4)

    def threads(curves: tuple[tuple[Point, Point, Point], ...]) -> None:
        for start, bend, end in curves:
            for side in (-1, 1):
                points = [
                    (hub[0] + side * start[0], hub[1] + start[1]),
                    *[(hub[0] + side * bend[0], hub[1] + bend[1], hub[0] + side * end[0], hub[1] + end[1])],
                ]
                s.stroke(points, s.ink, 2.8)
                s.stroke(points, "#ff7a3a", 1.2)
                tip = placed(oval(0, 0, 3.0, 1.8), hub[0] + side * end[0], hub[1] + end[1], 1.0, 30 * side)
                s.inked([(tip, "#ffc830")], 1.0, (0.2, 0.3))

    petals((((0, 0, 2), (6, -18, 4.6), (14, -32, 4.4), (26, -34, 2.6), (31, -26, 0.6)),))
    threads((((0, 0), (14, -46), (30, -48)), ((0, 0), (6, -40), (12, -54))))
    petals(
        (
            ((0, 0, 2), (13, -13, 5.0), (27, -17, 5.0), (37, -8, 3.0), (36, 3, 0.6)),
            ((0, 0, 2), (11, 4, 4.6), (22, 7, 4.6), (27, 18, 2.8), (22, 26, 0.6)),
        )
    )
    threads((((0, 0), (30, -34), (43, -22)), ((0, 0), (30, 8), (42, 16))))
    s.inked([(oval(*hub, 6.4, 5.4), red)], 1.6, (0.4, 0.8))
    s.fill(oval(64.4, 76, 2.4, 1.8), lit)
    # the moth
    wing = svg("M0 0 C4 -12 16 -16 20 -10 C20 -3 10 2 0 3 C10 4 15 8 12 13 C7 16 1 10 0 4 Z")
    for flip in (True, False):
        path = placed(wing, 83, 119, 1.0, 16, flip)
        s.inked([(path, s.accent)], 1.6, (0.5, 0.8))
        s.fill(cut(path, placed(path, 1.2, 2.6)), "#bdf2fa")
        s.fill(placed(oval(12, -8, 2.4), 83, 119, 1.0, 16, flip), s.ink)
    s.inked([(placed(oval(0, 3, 2.2, 8), 83, 119, 1.0, 16), s.light)], 1.2, (0.3, 0.4))
    for x, y in ((83, 107), (90, 108)):
        s.stroke([(86, 112), (x, y)], s.ink, 1.2)


def _town_steps(s: Impact) -> None:
    """Paint steps that go down through a town at evening, the sun low between its houses."""
    s.steps(
        ALL,
        (60, 0),
        (60, 110),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.6)],
    )
    for r, tone in ((50, mix(s.key, s.light, 0.3)), (38, mix(s.key, s.light, 0.65)), (27, s.light), (18, "#fffaf0")):
        s.fill(oval(86, 74, r), tone)
    far = skyline(40, 130, 124, (26, 40, 32, 22), seed=4)
    s.fill(far, mix(s.mid, s.deep, 0.35))
    wall = polygon((-4, -4), (30, -4), (36, 6), (36, 76), (-4, 76))
    s.fill(wall, mix(s.ink, s.deep, 0.5))
    s.rim([wall], s.key, (1.0, 0.0), 2.0)
    for x, y in ((8, 16), (20, 16), (8, 38), (20, 38)):
        s.fill(block(x, y, 7, 11), s.key)
        s.fill(box(x + 3, y, x + 4, y + 11), s.ink)
    for number in range(5):
        x, y = -4 + 25 * number, 76 + 17 * number
        step = polygon((-4, y), (x + 29, y), (x + 29, 172), (-4, 172))
        s.fill(step, mix(s.deep, s.ink, 0.25))
        s.fill(polygon((-4, y), (x + 29, y), (x + 29, y + 4), (-4, y + 4)), s.light)
        s.fill(polygon((x + 26, y + 4), (x + 29, y + 4), (x + 29, y + 17), (x + 26, y + 17)), s.key)
    s.dots(polygon((-4, 80), (124, 166), (124, 172), (-4, 172)), s.ink, (60, 100), (0, 160), 0.0, 0.7)
    s.halo(ALL, s.deep, 86, 74, 64, 116, 0.0, 0.6)


def kate_bishop(s: Impact) -> None:
    """A roller skate runs away down the steps. Light: the low sun."""
    _town_steps(s)
    turn = 30.0

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 72, 83, 0.98, turn)

    def lace(x: float, y: float, color: Color, width: float) -> None:
        s.line(at(polygon((x - 7, y + 1), (x + 2, y - 1), (x + 2, y - 1))), color, width)

    for x, y in ((24, 52), (30, 68), (40, 42)):
        s.stroke([(x - 12, y - 7), (x + 2, y + 1)], s.ink, 4.0)
        s.stroke([(x - 12, y - 7), (x + 2, y + 1)], "#ffffff", 2.0)
    cyan, pale, dim = s.accent, "#bdf2fa", mix(s.accent, s.ink, 0.55)
    # wheels and plate
    s.inked([(at(box(-30, 21, 30, 26, 1.5)), mix(s.ink, s.deep, 0.5))], 1.7, (0.5, 0.8))
    for x in (-22, 0, 22):
        wheel = at(oval(x, 31, 8.6))
        s.inked([(wheel, cyan)], 2.2, (0.5, 1.0))
        s.fill(cut(wheel, placed(wheel, -1.4, 2.6)), pale)
        s.dots(wheel, dim, (66, 108), (58, 126), 0.0, 0.8, pitch=2.4)
        s.inked([(at(oval(x, 31, 3.2)), "#ffffff")], 1.1, (0.2, 0.3))
    s.inked([(at(svg("M29 18 C36 18 39 22 38 28 L31 28 Z")), s.mid)], 1.7, (0.4, 0.7))
    # boot: shaft, foot, toe cap, sole
    boot = at(svg("M-30 -30 H-2 C-1 -20 0 -12 6 -8 C16 -3 32 0 34 12 V18 H-30 C-34 2 -32 -14 -30 -30 Z"))
    s.inked([(boot, "#fff2dc")], 2.6, (0.8, 1.4))
    with s.clipped(boot):
        s.fill(at(svg("M-34 -30 H-22 C-26 -14 -26 2 -24 20 H-38 Z")), s.key)
        s.fill(at(svg("M14 -6 C24 -2 34 2 36 14 V20 H12 C10 10 10 2 14 -6 Z")), s.mid)
        s.fill(at(box(-34, 13, 38, 20)), s.deep)
        s.fill(at(svg("M-34 -30 H0 V-24 H-34 Z")), cyan)
        s.dots(boot, s.mid, (60, 80), (48, 104), 0.0, 0.8, pitch=2.4)
    s.line(boot, s.ink, 1.3)
    for k in range(5):
        x, y = -3 + 2.6 * k + (1.6 * max(0, k - 2)), -20 + 4.6 * k
        lace(x, y, s.ink, 3.6)
        lace(x, y, cyan, 1.9)
    # loose laces fly behind, sparks under the wheels
    for curve in (
        [(56, 44, 1.4), (44, 36, 1.5), (36, 40, 1.4), (28, 30, 0.6)],
        [(58, 46, 1.4), (50, 30, 1.5), (42, 26, 1.3), (40, 16, 0.6)],
    ):
        s.inked([(ribbon(curve), cyan)], 1.3, (0.3, 0.6))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-17": Picture(
        silver_sable,
        ((58.0, 64.0), (76.0, 84.0), (44.0, 58.0)),
        "paints the day",
        "roofs of a town before day",
        "its wet stroke",
    ),
    "m1-18": Picture(
        kate_bishop, ((70.0, 84.0), (84.0, 104.0)), "runs away down the steps", "steps of a town", "low sun"
    ),
    "m1-19": Picture(
        scarlet_spider, ((66.0, 78.0), (83.0, 119.0)), "opens for a moth", "flooded fields", "strip of dusk"
    ),
    "m1-20": Picture(kingpin, ((66.0, 80.0),), "stands while the ball breaks", "bowling lane", "pit of the lane"),
}
