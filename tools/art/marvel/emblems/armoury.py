"""Archers, soldiers and agents: bows, guns, badges and the tools of the trade."""

from __future__ import annotations

import skia

from tools.art.marvel.emblem import Emblem
from tools.art.marvel.emblems.registry import hero
from tools.art.marvel.paths import (
    at_angle,
    box,
    circle,
    common,
    ellipse,
    joined,
    minus,
    moved,
    pair,
    path,
    polygon,
    regular,
    ring,
    scaled,
    sector,
    star,
    stroke,
    turned,
)


def _arrow(length: float, head: float, feathers: float) -> tuple[skia.Path, skia.Path, skia.Path]:
    """Return the shaft, head and feathers of an arrow that points up from the origin."""
    shaft = box(-4.5, -length, 9, length * 2, 3)
    point = polygon(
        (0, -length - head), (head * 0.62, -length + head * 0.3), (0, -length), (-head * 0.62, -length + head * 0.3)
    )
    foot = length
    feather = pair(
        polygon(
            (3, foot - feathers * 1.5),
            (feathers * 0.7, foot - feathers * 0.7),
            (feathers * 0.7, foot + 8),
            (3, foot - 6),
        )
    )
    return shaft, point, feather


@hero("m1-09", "white", "crimson", "grid")
def bullseye(art: Emblem) -> None:
    """A target with a playing card thrown dead into its middle."""
    for index, radius in enumerate((100, 80, 60, 40, 20)):
        (art.second if index % 2 else art.main)(circle(-4, 4, radius))
    card = turned(box(-30, -44, 60, 88, 8), 34)
    art.white(moved(card, 36, -36))
    spade = path(
        "M0 -30 C22 -10 30 0 24 14 C18 22 8 20 4 12 L10 30 L-10 30 L-4 12 C-8 20 -18 22 -24 14 C-30 0 -22 -10 0 -30Z"
    )
    art.ink(moved(turned(scaled(spade, 0.95), 34), 36, -36))
    art.ink(stroke((-4, 4), (-30, 34), width=5, end=1), stroke((-4, 4), (8, 42), width=5, end=1))


@hero("m1-18", "violet", "gold", "rays")
def kate_bishop(art: Emblem) -> None:
    """A violet recurve bow at full draw."""
    limb = path(
        "M-6 -112 C30 -112 22 -84 36 -62 C60 -26 60 26 36 62 C22 84 30 112 -6 112 "
        "C10 100 4 80 16 56 C34 22 34 -22 16 -56 C4 -80 10 -100 -6 -112Z"
    )
    angle = -38
    for side in (-1, 1):
        art.white(turned(stroke((2, 108 * side), (-62, 0), width=4), angle))
    art.main(turned(limb, angle))
    art.dark(turned(box(36, -22, 18, 44, 7), angle))
    shaft, point, feather = _arrow(78, 34, 30)
    for shape, paint in ((shaft, art.hue), (point, art.hue), (feather, art.hue)):
        hue = "steel" if shape is point else "white" if shape is feather else "gold"
        paint(hue, turned(moved(turned(shape, 90), 6, 0), angle))


@hero("m1-23", "violet", "black", "rings")
def hawkeye(art: Emblem) -> None:
    """A slung quiver with three arrows of three kinds."""
    tilt = 26
    art.hue("brown", stroke((-66, -66), (-108, 20), (-40, 92), (30, 66), width=13, end=13))
    for x, lean, hue in ((-26, -7, "crimson"), (26, 7, "gold"), (0, 0, "teal")):
        rise = 92 if x else 108
        shaft = box(x - 4, -rise, 8, rise, 2)
        fletching = [
            polygon((x, -rise - 10), (x + side * 15, -rise - 22), (x + side * 15, -rise + 20), (x, -rise + 36))
            for side in (-1, 1)
        ]
        art.hue("sand", turned(turned(shaft, lean), tilt))
        art.hue(hue, *(turned(turned(vane, lean), tilt) for vane in fletching))
    body = path("M-40 -36 L40 -36 L34 100 C22 114 -22 114 -34 100Z")
    art.main(turned(body, tilt))
    art.second(turned(path("M-46 -48 L46 -48 L44 -22 L-44 -22Z"), tilt), turned(box(-37, 64, 74, 22, 5), tilt))
    art.hue("gold", turned(polygon((0, -8), (20, 20), (0, 48), (-20, 20)), tilt))
    art.main(turned(polygon((0, 6), (9, 20), (0, 34), (-9, 20)), tilt))


@hero("m1-24", "crimson", "azure", "waves")
def yondu(art: Emblem) -> None:
    """One arrow that flies where the whistle sends it: a loop of red light behind a blue shaft."""
    loop = ((-112, 96), (-40, 104), (52, 72), (70, 0), (10, -52), (-60, -24), (-52, 44), (16, 52), (62, -10))
    art.main(stroke(*loop, width=6, end=34))
    art.light(stroke(*loop[1:], width=2, end=13))
    tilt = 32
    spot = (72, -40)
    shaft = polygon((-8, -20), (8, -20), (8, 60), (-8, 60))
    head = path("M0 -88 L30 -16 L10 -26 L-10 -26 L-30 -16Z")
    fin = pair(path("M8 24 L32 44 L32 78 L8 60Z"))
    art.hue("steel", moved(turned(shaft, tilt), *spot))
    art.second(moved(turned(head, tilt), *spot))
    art.white(moved(turned(path("M0 -70 L12 -32 L0 -32Z"), tilt), *spot))
    art.hue("gold", moved(turned(fin, tilt), *spot))


@hero("m2-01", "green", "navy", "grid")
def maria_hill(art: Emblem) -> None:
    """A radar scope with three contacts."""
    art.hue("steel", circle(0, 0, 104))
    for angle in range(0, 360, 30):
        art.ink(turned(box(-3, -103, 6, 12), angle))
    art.second(circle(0, 0, 86))
    art.main(sector(86, -110, 62))
    art.light(sector(86, -62, 14))
    for radius in (86, 58, 30):
        art.hue("teal", ring(radius, radius - 5))
    art.hue("teal", box(-2.5, -86, 5, 172), box(-86, -2.5, 172, 5))
    for x, y, size in ((30, -52, 11), (-48, 26, 9), (50, 34, 9)):
        art.hue("gold", circle(x, y, size))
    art.white(star(4, 20, 6))


@hero("m2-07", "steel", "crimson", "speed")
def war_machine(art: Emblem) -> None:
    """A shoulder-mounted rotary cannon."""
    angle = -28

    def lay(shape: skia.Path) -> skia.Path:
        return turned(shape, angle)

    art.dark(lay(path("M-104 10 L-40 4 L-40 76 L-70 100 L-104 84Z")))
    art.hue("black", lay(box(-64, -52, 88, 88, 16)))
    for y in (-40, -20, 0):
        art.main(lay(box(6, y, 106, 17, 3)))
    art.dark(lay(box(34, -46, 14, 70, 4)), lay(box(78, -46, 14, 70, 4)))
    for y in (-32, -12, 8):
        art.ink(lay(ellipse(112, y, 5, 7)))
    art.main(lay(box(-58, -46, 62, 74, 12)))
    art.second(lay(circle(-28, -8, 22)))
    art.white(lay(circle(-33, -14, 8)))
    art.hue("gold", *(lay(box(-66 + i * 17, 46 + i % 2 * 8, 12, 44, 5)) for i in range(4)))


@hero("m1-35", "steel", "crimson", "crackle")
def winter_soldier(art: Emblem) -> None:
    """A snowflake forged of steel, a red star riveted on its hub."""
    for angle in range(0, 360, 60):
        arm = polygon((-10, -30), (-12, -96), (0, -116), (12, -96), (10, -30))
        art.main(turned(pair(polygon((6, -66), (40, -96), (52, -84), (8, -46))), angle))
        art.main(turned(arm, angle))
        art.light(turned(polygon((-4, -40), (-4, -92), (0, -100), (2, -92), (2, -40)), angle))
    art.hue("black", regular(6, 54, start=0))
    art.main(minus(regular(6, 54, start=0), regular(6, 44, start=0)))
    art.second(star(5, 46, 18, 0, 2))
    art.hue("white", *(circle(*at_angle(angle, 47.5), 3.4) for angle in range(0, 360, 60)))


@hero("m2-13", "black", "steel", "shards")
def nick_fury(art: Emblem) -> None:
    """An eye patch on its strap, the seam stitched round."""
    strap = path("M-120 -88 L-84 -104 L120 36 L104 66 Z")
    art.hue("brown", strap)
    art.hue("sand", *(moved(polygon((-5, 0), (0, -5), (5, 0), (0, 5)), x, y) for x, y in ((-88, -82), (92, 38))))
    patch = path("M-84 -22 C-52 -62 52 -70 88 -26 C104 34 58 100 6 104 C-52 104 -102 44 -84 -22Z")
    art.main(patch)
    seam = minus(moved(scaled(patch, 0.86), 0, 3), moved(scaled(patch, 0.78), 0, 4))
    for angle in range(0, 360, 24):
        art.second(common(seam, sector(130, angle, 13, 0, 16)))
    art.hue("gold", star(5, 44, 18, 2, 14))
    art.white(star(5, 21, 9, 2, 14))


@hero("m2-15", "gold", "steel", "grid")
def punisher(art: Emblem) -> None:
    """Five rounds in a bandolier."""
    for x in (-76, -38, 0, 38, 76):
        y = abs(x) * 0.16
        art.second(
            path(
                f"M{x - 15} {y - 30} C{x - 15} {y - 74} {x - 6} {y - 96} {x} {y - 108} "
                f"C{x + 6} {y - 96} {x + 15} {y - 74} {x + 15} {y - 30}Z"
            )
        )
        art.main(box(x - 15, y - 34, 30, 118, 3))
        art.dark(box(x - 17, y + 74, 34, 14, 3))
    art.hue("black", path("M-110 8 C-50 -14 50 -14 110 8 L110 52 C50 30 -50 30 -110 52Z"))
    for x in (-76, -38, 0, 38, 76):
        art.white(box(x - 3, 8 + abs(x) * 0.12, 6, 18, 3))


@hero("m2-27", "white", "crimson", "speed")
def crossbones(art: Emblem) -> None:
    """Two crossed bones in the cross hairs."""
    art.second(minus(ring(96, 80), *(turned(box(-16, -120, 32, 60), a) for a in (45, 135, 225, 315))))
    for angle in (0, 90, 180, 270):
        art.second(turned(polygon((-7, -118), (7, -118), (4, -66), (-4, -66)), angle))
    bone = joined(box(-13, -78, 26, 156, 8), *(circle(x, y, 20) for x in (-17, 17) for y in (-88, 88)))
    for angle in (-45, 45):
        art.main(turned(bone, angle))
    art.ink(stroke((-30, -8), (-12, 10), width=4, end=1), stroke((34, -44), (20, -24), width=4, end=1))


@hero("m3-09", "azure", "white", "rays")
def captain_america(art: Emblem) -> None:
    """A winged heater shield with stripes under a star."""
    for y, length in ((-64, 116), (-36, 108), (-10, 96)):
        feather = path(f"M40 {y} L{length} {y - 22} C{length + 2} {y - 4} {length - 12} {y + 14} 40 {y + 24}Z")
        art.second(pair(feather))
    shield = path("M-72 -78 Q-34 -76 0 -98 Q34 -76 72 -78 C80 -6 60 68 0 112 C-60 68 -80 -6 -72 -78Z")
    art.second(shield)
    inner = moved(scaled(shield, 0.84), 0, 1)
    art.main(inner)
    lower = common(inner, box(-100, 4, 200, 120))
    art.white(lower)
    for x in (-48, -16, 16, 48):
        art.hue("crimson", common(lower, box(x - 8, -10, 16, 130)))
    art.ink(common(inner, box(-100, -1, 200, 6)))
    art.white(star(5, 42, 17, 0, -36))
