"""Sorcerers, collectors, travellers and those who shine."""

from __future__ import annotations

import skia

from tools.art.marvel.emblem import Emblem
from tools.art.marvel.emblems.registry import hero
from tools.art.marvel.paths import (
    at_angle,
    box,
    circle,
    ellipse,
    minus,
    moved,
    pair,
    path,
    polygon,
    regular,
    ring,
    scaled,
    star,
    stroke,
    turned,
)


def _square_ring(outer: float, inner: float) -> skia.Path:
    return minus(box(-outer, -outer, outer * 2, outer * 2), box(-inner, -inner, inner * 2, inner * 2))


@hero("m1-06", "azure", "gold", "rings")
def grandmaster(art: Emblem) -> None:
    """A die on its corner, with a game piece won."""
    art.light(polygon((-14, -108), (74, -60), (-14, -10), (-102, -60)))
    art.main(polygon((-102, -60), (-14, -10), (-14, 98), (-102, 46)))
    art.dark(polygon((74, -60), (-14, -10), (-14, 98), (74, 46)))
    art.ink(ellipse(-14, -60, 19, 11))
    art.white(*(ellipse(x, y, 9, 13) for x, y in ((-82, -22), (-34, 4), (-58, 20), (-82, 34), (-34, 62))))
    art.second(*(ellipse(x, y, 9, 13) for x, y in ((8, 56), (30, 18), (52, -20))))
    pawn = path("M38 108 L42 92 C58 84 60 70 60 52 L84 52 C84 70 86 84 102 92 L106 108Z")
    art.second(pawn, box(52, 42, 40, 13, 5), circle(72, 24, 22))


@hero("m1-14", "white", "gold", "stars")
def moon_knight(art: Emblem) -> None:
    """A crescent moon, and three crescent darts thrown from it."""
    art.main(minus(circle(-14, 2, 106), circle(32, -14, 88)))
    art.hue("steel", circle(-92, 22, 11), circle(-64, 66, 15), circle(-86, -24, 7), circle(-26, 92, 8))
    dart = minus(circle(0, 0, 34), circle(15, -3, 31))
    for x, y, angle, size in ((40, -50, 215, 0.9), (66, 4, 180, 1.05), (40, 56, 145, 0.9)):
        art.second(moved(turned(scaled(dart, size), angle), x, y))
    for y, start in ((-46, -8), (4, 4), (52, -8)):
        art.main(stroke((start - 14, y), (start + 26, y), width=1.5, end=9))


@hero("m1-30", "green", "gold", "rays")
def wong(art: Emblem) -> None:
    """An open tome, and a circle of sparks rising from it."""
    art.second(*(star(4, 17, 5, *at_angle(a, 58, 0, -44), a) for a in range(-200, 30, 32)))
    art.hue("orange", minus(ring(50, 41, 0, -44), box(-80, 10, 160, 60)))
    art.second(star(6, 28, 11, 0, -44))
    art.main(
        path(
            "M0 50 C-30 24 -80 22 -112 34 L-112 92 C-80 80 -30 82 0 108 C30 82 80 80 112 92 L112 34 C80 22 30 24 0 50Z"
        )
    )
    art.hue(
        "sand",
        path("M0 40 C-26 12 -70 8 -98 16 L-98 74 C-70 66 -26 70 0 96Z"),
        path("M0 40 C26 12 70 8 98 16 L98 74 C70 66 26 70 0 96Z"),
    )
    for y in (32, 46, 60):
        art.ink(pair(stroke((18, y + 14), (50, y - 4), (84, y - 6), width=4, end=3)))


@hero("m1-32", "sand", "brown", "dots")
def sandman(art: Emblem) -> None:
    """An hourglass, its sand climbing out into a grasping wave."""
    art.hue(
        "white",
        path(
            "M-62 -84 L62 -84 C58 -30 18 -22 12 0 C18 22 58 30 62 84 L-62 84 "
            "C-58 30 -18 22 -12 0 C-18 -22 -58 -30 -62 -84Z"
        ),
    )
    art.main(
        path(
            "M-46 -40 C-20 -50 20 -30 46 -44 C40 -20 14 -14 4 4 L4 40 C20 48 44 60 50 78 "
            "L-50 78 C-44 60 -20 48 -4 40 L-4 4 C-14 -14 -40 -20 -46 -40Z"
        )
    )
    art.second(box(-80, -108, 160, 26, 7), box(-80, 80, 160, 26, 7))
    art.second(pair(box(66, -84, 12, 166, 4)))
    art.main(
        stroke((-50, 96), (-104, 84), (-108, 30), (-84, 4), width=40, end=4),
        stroke((50, 98), (104, 70), (98, 36), width=34, end=3),
    )
    art.main(stroke((-104, 40), (-112, 12), (-104, -8), width=14, end=2))


@hero("m1-38", "azure", "crimson", "rays")
def america_chavez(art: Emblem) -> None:
    """A star kicked open between worlds: star within star, falling away."""
    art.main(star(5, 118, 56, 0, 6))
    art.white(turned(star(5, 94, 44, 0, 6), 6, 0, 6))
    art.second(turned(star(5, 76, 36, 0, 6), 12, 0, 6))
    art.hue("black", turned(star(5, 58, 28, 0, 6), 18, 0, 6))
    art.white(
        *(star(4, size, size * 0.3, x, y) for x, y, size in ((-8, -12, 10), (14, 14, 13), (-18, 22, 7), (2, 36, 5)))
    )


@hero("m2-02", "black", "teal", "hexes")
def shuri(art: Emblem) -> None:
    """A bracelet of beads throwing up a lattice of light."""
    art.second(polygon((-100, -112), (100, -112), (26, 30), (-26, 30)))
    for x, y in ((0, -74), (-34, -94), (34, -94), (-34, -54), (34, -54)):
        cell = regular(6, 21, x * 1.06, y, 0)
        if x == 0:
            art.white(cell)
        art.hue("azure", minus(cell, regular(6, 13, x * 1.06, y, 0)))
    for angle in range(162, 342, 24):
        across, down = at_angle(angle, 86)
        art.main(circle(across, 52 + down * 0.3, 17))
    for angle in (172, 146, 118, 90, 62, 34, 8):
        across, down = at_angle(angle, 88)
        art.main(circle(across, 50 + down * 0.52, 22))
        art.hue("violet", circle(across, 50 + down * 0.52, 8))
    art.second(circle(0, 30, 25))
    art.white(circle(0, 30, 11))


@hero("m2-03", "brown", "gold", "grid")
def collector(art: Emblem) -> None:
    """A cabinet with a curiosity in every pigeonhole."""
    art.second(path("M-104 -78 L0 -116 L104 -78Z"))
    art.main(box(-96, -80, 192, 184, 6))
    for x in (-84, 6):
        for y in (-68, 18):
            art.ink(box(x, y, 78, 76, 4))
    art.hue("azure", star(5, 33, 14, -45, -28))
    art.hue("crimson", polygon((45, -60), (72, -36), (45, 2), (18, -36)))
    art.white(polygon((45, -60), (54, -36), (45, 2), (36, -36)))
    art.hue("green", minus(circle(-45, 56, 32), circle(-31, 48, 26)))
    art.second(ring(30, 17, 45, 56))
    art.hue("violet", circle(45, 26, 12))
    art.second(box(-104, 96, 208, 16, 4))


@hero("m2-06", "crimson", "black", "stars")
def red_skull(art: Emblem) -> None:
    """A glowing cube within a cube, held up by black tentacles."""
    for points in (
        ((-20, 106), (-80, 96), (-104, 40), (-66, 14)),
        ((20, 106), (80, 96), (104, 40), (66, 14)),
        ((-6, 110), (-40, 92), (-34, 70)),
        ((6, 110), (40, 92), (34, 70)),
    ):
        art.second(stroke(*points, width=30, end=5))
        art.hue("steel", *(circle(*spot, 4) for spot in points[1:-1]))

    def cube(size: float, y: float) -> tuple[skia.Path, skia.Path, skia.Path]:
        w, h = size * 0.87, size * 0.5
        return (
            polygon((0, y - size), (w, y - h), (0, y), (-w, y - h)),
            polygon((-w, y - h), (0, y), (0, y + size), (-w, y + h)),
            polygon((w, y - h), (0, y), (0, y + size), (w, y + h)),
        )

    top, left, right = cube(86, -24)
    art.light(top)
    art.main(left)
    art.dark(right)
    top, left, right = cube(44, -24)
    art.white(top)
    art.hue("gold", left)
    art.hue("orange", right)
    art.white(star(4, 40, 7, 0, -24))


@hero("m2-12", "violet", "azure", "stars")
def nebula(art: Emblem) -> None:
    """A spiral galaxy, one arm of it plated steel."""
    for start, hue in ((0, "violet"), (120, "azure"), (240, "steel")):
        arm = [at_angle(start + i * 34, 20 + i * 15) for i in range(7)]
        art.hue(hue, stroke(*arm, width=44, end=3))
        light = [at_angle(start - 8 + i * 34, 18 + i * 14.5) for i in range(6)]
        art.white(stroke(*light, width=12, end=1))
    for i in range(2, 6):
        x, y = at_angle(240 + i * 34, 20 + i * 15)
        art.ink(moved(turned(box(-2, -16 + i * 2, 4, 32 - i * 4), 240 + i * 34 - 60), x, y))
    art.hue("gold", circle(0, 0, 26))
    art.white(circle(-4, -5, 13))


@hero("m2-20", "crimson", "pink", "rings")
def scarlet_witch(art: Emblem) -> None:
    """A swept tiara over a spell held in a lozenge."""
    art.main(
        path("M0 -112 C36 -70 96 -66 110 10 C68 -24 34 -32 0 -32 C-34 -32 -68 -24 -110 10 C-96 -66 -36 -70 0 -112Z")
    )
    art.light(
        path("M0 -84 C26 -56 60 -52 84 -26 C50 -42 24 -46 0 -46 C-24 -46 -50 -42 -84 -26 C-60 -52 -26 -56 0 -84Z")
    )
    for start in (20, 140, 260):
        arc = [at_angle(start + i * 18, 74, 0, 46) for i in range(5)]
        art.second(stroke(*arc, width=3, middle=24, end=3))
    art.second(polygon((0, -16), (54, 44), (0, 108), (-54, 44)))
    art.main(polygon((0, 6), (36, 44), (0, 86), (-36, 44)))
    art.white(star(4, 28, 8, 0, 45))


@hero("m3-14", "gold", "orange", "rings")
def doctor_strange(art: Emblem) -> None:
    """A shield of light: circles, squares and glyphs, eye in the middle."""
    art.main(ring(108, 97))
    art.hue("orange", ring(90, 84))
    for angle in range(0, 360, 30):
        art.main(turned(polygon((-7, -97), (7, -97), (0, -84)), angle))
    art.main(_square_ring(62, 53))
    art.second(turned(_square_ring(62, 53), 45))
    art.hue("crimson", circle(0, 0, 44))
    art.white(path("M-42 0 C-20 -28 20 -28 42 0 C20 28 -20 28 -42 0Z"))
    art.hue("green", circle(0, 0, 18))
    art.ink(path("M0 -17 C7 -6 7 6 0 17 C-7 6 -7 -6 0 -17Z"))


@hero("m3-19", "gold", "crimson", "crackle")
def captain_marvel(art: Emblem) -> None:
    """An eight-pointed star with a comet's sash."""
    art.hue("azure", stroke((-116, 84), (-60, 30), (0, 0), width=40, end=70))
    art.second(stroke((-114, 104), (-50, 52), (4, 14), width=8, end=40))
    art.second(star(8, 90, 36, 4, 0, 22.5))
    art.main(star(4, 116, 34, 4, 0))
    art.light(*(turned(polygon((4, -116), (28, -24), (4, 0)), a, 4, 0) for a in (0, 90, 180, 270)))
    art.white(circle(4, 0, 20), star(8, 34, 12, 4, 0))
