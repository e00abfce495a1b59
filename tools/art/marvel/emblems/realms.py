"""Gods, royals and elements: hammers, helms, tridents, crystals."""

from __future__ import annotations

from itertools import pairwise

import skia

from tools.art.marvel.emblem import Emblem
from tools.art.marvel.emblems.registry import hero
from tools.art.marvel.paths import (
    at_angle,
    box,
    circle,
    ellipse,
    joined,
    minus,
    moved,
    pair,
    path,
    polygon,
    regular,
    scaled,
    star,
    stroke,
    turned,
    wheel,
)

_BOLT = path("M14 -60 L-34 8 L-6 8 L-20 60 L38 -14 L8 -14 L30 -60Z")


@hero("m1-25", "orange", "teal", "crackle")
def crystal(art: Emblem) -> None:
    """Four crystals, one for each element."""

    def shard(x: float, y: float, half: float, height: float, angle: float, hue: str) -> None:
        outline = polygon(
            (0, -height), (half, -height * 0.55), (half * 0.8, height), (-half * 0.8, height), (-half, -height * 0.55)
        )
        face = polygon(
            (0, -height), (half * 0.1, -height * 0.4), (0, height), (-half * 0.8, height), (-half, -height * 0.55)
        )
        art.hue(hue, moved(turned(outline, angle), x, y))
        art.white(moved(turned(scaled(face, 0.5, 0.86), angle), x - half * 0.4, y))

    shard(-66, 34, 22, 58, -34, "azure")
    shard(66, 34, 22, 58, 34, "green")
    shard(-28, 4, 26, 84, -13, "orange")
    shard(28, -2, 27, 96, 11, "white")
    art.hue("brown", path("M-98 68 L-60 58 L-20 70 L24 58 L66 70 L98 62 L72 106 L-74 106Z"))


@hero("m1-26", "gold", "green", "shards")
def electro(art: Emblem) -> None:
    """A bolt leaping between the points of a jagged star."""
    corners = [at_angle(-90 + i * 36, 112 if i % 2 == 0 else 50) for i in range(10)]
    spikes = [corners[0]]
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        spikes += [
            (a[0] * 0.55 + b[0] * 0.45 + (b[1] - a[1]) * 0.12, a[1] * 0.55 + b[1] * 0.45 - (b[0] - a[0]) * 0.12),
            b,
        ]
    art.second(polygon(*spikes))
    art.main(scaled(_BOLT, 1.75))
    art.white(path("M34 -92 L-36 4 L-22 4 L50 -92Z"))


@hero("m1-29", "green", "teal", "waves")
def triton(art: Emblem) -> None:
    """A finned trident rising from the swell."""
    art.hue("gold", box(-8, -20, 16, 128, 5))
    art.main(
        path(
            "M-64 -100 L-42 -42 C-38 -14 -22 -8 -10 -8 L-10 -62 L0 -114 L10 -62 "
            "L10 -8 C22 -8 38 -14 42 -42 L64 -100 L76 -34 C72 14 40 26 0 28 "
            "C-40 26 -72 14 -76 -34Z"
        )
    )
    art.light(pair(path("M48 -50 L62 -84 L68 -36 C64 0 40 14 16 18 C40 6 50 -20 48 -50Z")))
    fin = path("M10 28 C46 30 66 44 74 66 C58 58 50 64 50 76 C38 64 24 66 10 76Z")
    art.main(pair(fin))
    for y, hue in ((80, "teal"), (98, "azure")):
        art.hue(
            hue,
            stroke(
                (-112, y),
                (-70, y - 14),
                (-30, y + 6),
                (10, y - 12),
                (56, y + 6),
                (112, y - 10),
                width=8,
                end=8,
                middle=30,
            ),
        )


@hero("m1-28", "azure", "sand", "rings")
def quake(art: Emblem) -> None:
    """A seismograph's jagged line over ground that splits."""
    art.second(path("M-108 20 C-60 6 60 6 108 20 L96 104 L14 104 L-2 66 L-20 104 L-96 104Z"))
    art.deep(path("M-108 20 C-60 6 60 6 108 20 L106 40 C60 26 -60 26 -107 40Z"))
    art.ink(polygon((-4, 14), (14, 36), (-2, 50), (14, 76), (-4, 104), (-12, 76), (-20, 54), (-6, 38)))
    for x in (-62, 60):
        art.ink(stroke((x, 44), (x + 12, 66), (x - 4, 92), width=6, end=2))
    line = (
        (-112, -30),
        (-70, -30),
        (-56, -58),
        (-40, -6),
        (-22, -100),
        (2, 6),
        (20, -76),
        (38, -14),
        (52, -42),
        (64, -30),
        (112, -30),
    )
    for a, b in pairwise(line):
        art.main(stroke(a, b, width=13))


@hero("m2-04", "black", "crimson", "rays")
def maximus(art: Emblem) -> None:
    """A toothed wheel whose hub is a spiral that will not let go."""
    art.main(joined(circle(0, 0, 78), wheel(path("M-22 -66 L-15 -108 L15 -108 L22 -66Z"), 9)))
    art.hue("steel", circle(0, 0, 62))
    spiral = [at_angle(i * 34, 6 + i * 2.9) for i in range(20)]
    art.ink(circle(0, 0, 56))
    for a, b, c in zip(spiral, spiral[1:], spiral[2:], strict=False):
        art.second(stroke(a, b, c, width=11))
    art.white(circle(0, 0, 9))


@hero("m2-19", "steel", "gold", "crackle")
def beta_ray_bill(art: Emblem) -> None:
    """A storm axe with a hammer's back, lightning running off its edge."""

    def lay(shape: skia.Path) -> skia.Path:
        return turned(shape, 22)

    art.hue("gold", moved(turned(_BOLT, 16), -78, 44), moved(scaled(turned(_BOLT, -20), 0.8), 66, 66))
    art.hue("brown", lay(box(-9, -90, 18, 204, 6)))
    for y in (40, 62, 84):
        art.second(lay(box(-12, y, 24, 9, 3)))
    art.main(lay(path("M-8 -98 C-50 -120 -88 -96 -106 -62 C-96 -20 -96 6 -104 34 C-66 24 -34 0 -8 -24Z")))
    art.light(lay(path("M-78 -92 C-94 -82 -102 -72 -106 -62 C-96 -20 -96 6 -104 34 L-84 26 C-76 -10 -74 -54 -78 -92Z")))
    art.main(lay(box(8, -96, 66, 68, 8)))
    art.dark(lay(box(58, -104, 22, 84, 6)))
    art.second(lay(box(-14, -104, 26, 86, 6)))
    art.hue("crimson", lay(circle(-1, -62, 12)))


@hero("m2-22", "crimson", "gold", "waves")
def medusa(art: Emblem) -> None:
    """Long locks, alive, sweeping out from under a tiara."""
    locks = (
        ((0, 30), (-60, 20), (-60, -50), (-104, -84)),
        ((0, 30), (-30, -20), (-10, -66), (-44, -112)),
        ((0, 30), (34, -20), (10, -66), (48, -108)),
        ((0, 30), (62, 20), (54, -50), (108, -72)),
        ((0, 40), (-70, 60), (-84, 6), (-114, 20)),
        ((0, 40), (70, 60), (84, 10), (114, 26)),
        ((0, 46), (-50, 90), (-88, 66), (-106, 96)),
        ((0, 46), (50, 90), (88, 66), (106, 96)),
    )
    for lock in locks:
        art.main(stroke(*lock, width=46, end=3))
        art.light(stroke(lock[1], lock[2], lock[3], width=3, end=1, middle=11))
    art.main(circle(0, 34, 40))
    art.second(path("M-62 34 C-50 4 -22 14 0 -26 C22 14 50 4 62 34 C40 54 20 50 0 66 C-20 50 -40 54 -62 34Z"))
    art.hue("violet", polygon((0, -8), (14, 20), (0, 48), (-14, 20)))
    art.hue("teal", pair(circle(36, 28, 7)))


@hero("m2-24", "green", "black", "crackle")
def hela(art: Emblem) -> None:
    """A mask under a crown of long, branching spines."""
    for angle, length in ((-78, 98), (-58, 110), (-38, 112), (-16, 116)):
        tip = at_angle(angle - 90, length)
        bend = at_angle(angle - 90 + (22 if angle < -30 else 8), length * 0.62)
        spine = stroke((angle * 0.32, 6), (bend[0], bend[1] + 6), tip, width=17, end=3)
        art.second(spine, scaled(spine, -1, 1))
    branch = stroke((-50, -44), (-84, -50), (-88, -86), width=10, end=2)
    art.second(branch, scaled(branch, -1, 1))
    art.second(stroke((0, 10), (0, -40), (0, -96), width=20, end=3))
    art.main(
        path("M-62 4 C-30 -16 -14 -6 0 -28 C14 -6 30 -16 62 4 C62 56 34 66 24 108 L0 82 L-24 108 C-34 66 -62 56 -62 4Z")
    )
    art.ink(pair(path("M10 26 C24 8 44 8 52 14 C48 34 30 42 12 36Z")))
    art.white(pair(path("M18 26 C28 16 40 16 44 18 C40 30 28 34 18 30Z")))
    art.light(polygon((0, -10), (8, 14), (0, 36), (-8, 14)))


@hero("m2-28", "black", "green", "stars")
def ronan(art: Emblem) -> None:
    """The accuser's maul: a block of a head, a long haft, a glowing core."""

    def lay(shape: skia.Path) -> skia.Path:
        return turned(shape, -32)

    art.hue("steel", lay(box(-8, -30, 16, 150, 5)))
    art.second(lay(box(-12, 88, 24, 30, 8)))
    art.main(lay(path("M-94 -88 L-58 -104 L58 -104 L94 -88 L94 -36 L58 -20 L-58 -20 L-94 -36Z")))
    art.second(lay(box(-64, -106, 14, 88, 3)), lay(box(50, -106, 14, 88, 3)))
    art.hue("steel", lay(regular(6, 38, 0, -62)))
    art.second(lay(circle(0, -62, 23)))
    art.white(lay(star(4, 18, 6, 0, -62)))
    art.ink(lay(box(-92, -66, 18, 8)), lay(box(74, -66, 18, 8)))


@hero("m3-11", "navy", "white", "rings")
def black_bolt(art: Emblem) -> None:
    """A tuning fork and the shock of one whispered note."""
    for radius in (58, 82, 108):
        wave = stroke(*(at_angle(a, radius, 0, -28) for a in (-44, -22, 0, 22, 44)), width=5, end=5, middle=20)
        art.second(wave, scaled(wave, -1, 1))
    art.main(path("M-10 30 L-9 112 L9 112 L10 30Z"))
    art.main(path("M-42 -110 L-22 -110 L-20 -20 C-20 6 20 6 20 -20 L22 -110 L42 -110 L40 -14 C38 44 -38 44 -40 -14Z"))
    art.light(box(-36, -100, 7, 84, 3))
    art.hue("gold", circle(0, 40, 14))
    art.second(star(4, 30, 8, 0, -58))


@hero("m3-13", "steel", "gold", "shards")
def thor(art: Emblem) -> None:
    """A short-hafted hammer called down with the lightning."""
    art.second(moved(scaled(turned(_BOLT, 24), 1.05), -70, 30), moved(scaled(turned(_BOLT, -34), 0.95), 78, 44))
    art.second(moved(scaled(turned(_BOLT, 4), 0.8), 6, -92))

    def lay(shape: skia.Path) -> skia.Path:
        return turned(shape, 18)

    art.hue("brown", lay(path("M-12 -10 L12 -10 L14 98 L-14 98Z")))
    for y in (14, 36, 58, 80):
        art.ink(lay(polygon((-13, y), (13, y - 8), (13, y - 3), (-13, y + 5))))
    art.second(lay(circle(0, 104, 13)))
    art.main(lay(path("M-70 -88 L70 -88 L88 -70 L88 -16 L70 2 L-70 2 L-88 -16 L-88 -70Z")))
    art.dark(
        lay(path("M-70 -88 L-56 -88 L-56 2 L-70 2 L-88 -16 L-88 -70Z")),
        lay(path("M70 -88 L56 -88 L56 2 L70 2 L88 -16 L88 -70Z")),
    )
    knot = lay(
        minus(
            joined(ellipse(-14, -43, 28, 20), ellipse(14, -43, 28, 20)),
            ellipse(-14, -43, 17, 10),
            ellipse(14, -43, 17, 10),
        )
    )
    art.second(knot)


@hero("m3-16", "gold", "green", "dots")
def loki(art: Emblem) -> None:
    """A helm with two long horns that sweep back on themselves."""
    horn = path("M16 -10 C40 -26 84 -36 88 -74 C90 -98 70 -112 48 -114 C96 -124 124 -88 110 -44 C98 -8 60 8 36 18Z")
    art.main(pair(horn))
    art.main(path("M-56 -8 C-40 -44 40 -44 56 -8 L52 50 L28 96 L20 40 L-20 40 L-28 96 L-52 50Z"))
    art.second(path("M-20 36 L20 36 L28 92 L0 112 L-28 92Z"))
    art.main(path("M0 -50 L14 -6 L6 52 L0 64 L-6 52 L-14 -6Z"))
    art.ink(pair(path("M14 14 L46 0 L44 22 L16 28Z")))
    art.hue("green", pair(path("M22 15 L40 8 L38 19 L22 23Z")))
    art.second(polygon((0, -32), (8, -18), (0, -4), (-8, -18)))
