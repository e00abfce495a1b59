"""Heroes of fist, muscle and tooth."""

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
    ring,
    star,
    stroke,
    turned,
)


def _cracks(angles: tuple[float, ...], near: float, far: float) -> skia.Path:
    """Return jagged cracks that run outward from a blow."""
    shapes = []
    for index, angle in enumerate(angles):
        bend = 9 if index % 2 else -9
        spine = [at_angle(angle, near), at_angle(angle + bend, (near + far) / 2), at_angle(angle - bend * 0.4, far)]
        shapes.append(
            polygon(
                at_angle(angle - 7, near),
                spine[1],
                spine[2],
                at_angle(angle + bend + 5, (near + far) / 2.1),
                at_angle(angle + 7, near),
            )
        )
    return joined(*shapes)


@hero("m1-20", "white", "violet", "hexes")
def kingpin(art: Emblem) -> None:
    """A crown over a diamond-headed stick."""
    art.hue("black", turned(box(-6, -20, 12, 130, 4), 0))
    art.main(path("M-84 36 L-104 -62 L-52 -20 L0 -104 L52 -20 L104 -62 L84 36Z"))
    for x, y in ((-104, -66), (0, -106), (104, -66)):
        art.second(circle(x * 0.97, y, 11))
    art.second(path("M-88 26 C-40 44 40 44 88 26 L84 58 C40 76 -40 76 -84 58Z"))
    for x, y in ((-54, 46), (54, 46), (-28, 52), (28, 52)):
        art.main(circle(x, y, 6))
    art.hue("teal", polygon((0, -44), (26, -14), (0, 30), (-26, -14)))
    art.white(polygon((0, -44), (10, -14), (0, 30), (-10, -14)))
    art.hue("gold", polygon((0, 112), (-24, 84), (-14, 68), (14, 68), (24, 84)))


@hero("m1-31", "azure", "gold", "speed")
def ms_marvel(art: Emblem) -> None:
    """A giant open hand at the end of a stretching arm, scarf flying."""
    art.hue("crimson", stroke((-40, 96), (-100, 60), (-112, 8), (-84, -24), width=24, end=3))
    art.main(stroke((-84, 112), (-30, 84), (0, 40), width=26, end=50))
    for x, y, angle, length in ((-50, -34, -30, 58), (-20, -58, -10, 68), (18, -60, 10, 68), (52, -38, 28, 58)):
        art.hue("sand", turned(box(x - 14, y - length * 0.75, 28, length + 34, 14), angle, x, y))
    art.hue("sand", turned(box(30, 2, 76, 27, 13), -24, 40, 10))
    art.hue("sand", path("M-58 -14 C-40 -34 44 -34 60 -12 C64 26 40 56 8 58 C-28 58 -60 30 -58 -14Z"))
    art.second(path("M-34 42 L34 46 L22 76 L-38 74Z"))
    art.ink(stroke((-36, 4), (0, -8), (36, 2), width=5, end=2), stroke((-30, 24), (4, 14), (30, 28), width=5, end=2))


@hero("m1-34", "olive", "orange", "rays")
def abomination(art: Emblem) -> None:
    """A scaled claw bursting up out of broken ground."""
    art.second(path("M-112 100 L-84 66 L-64 80 L-44 52 L-20 74 L0 48 L24 74 L46 52 L64 80 L86 64 L112 100Z"))
    for x, angle, height in ((-46, -24, 66), (-14, -6, 84), (20, 8, 84), (52, 26, 64)):
        art.main(moved(turned(box(-16, -height, 32, height + 20, 14), angle), x, -6))
        claw = path(
            f"M-15 {-height + 10} C-14 {-height - 14} -4 {-height - 30} 4 {-height - 40} "
            f"C14 {-height - 24} 17 {-height - 6} 15 {-height + 10}Z"
        )
        art.white(moved(turned(claw, angle), x, -6))
    art.main(path("M-64 -12 C-40 -30 50 -30 70 -10 C74 28 52 48 46 82 L-42 82 C-50 46 -72 24 -64 -12Z"))
    art.main(turned(box(-104, 0, 66, 30, 14), 26, -70, 15))
    art.white(path("M-104 -22 C-116 -4 -106 18 -92 22 C-92 4 -96 -8 -104 -22Z"))
    for row, y in enumerate((2, 24, 46)):
        for x in range(-30 + row % 2 * 14, 44, 28):
            art.dark(
                path(
                    f"M{x - 13} {y - 6} C{x - 10} {y + 12} {x + 10} {y + 12} {x + 13} {y - 6} "
                    f"C{x + 4} {y} {x - 4} {y} {x - 13} {y - 6}Z"
                )
            )


@hero("m2-05", "steel", "teal", "shards")
def karnak(art: Emblem) -> None:
    """A boulder with its one weak point found, splitting."""
    left = path("M-12 -94 L-70 -72 L-104 -8 L-86 62 L-34 98 L-6 40 L-30 6 L2 -30Z")
    right = path("M22 -98 L78 -66 L106 4 L80 72 L10 102 L20 44 L-4 6 L34 -30Z")
    for half in (left, right):
        art.main(half)
    art.dark(path("M-86 62 L-34 98 L-6 40 L-52 44Z"), path("M80 72 L10 102 L20 44 L56 36Z"))
    art.light(path("M-70 -72 L-12 -94 L-6 -62 L-50 -40Z"), path("M22 -98 L78 -66 L60 -44 L28 -60Z"))
    art.hue("gold", star(8, 46, 15, 6, 4, -80))
    art.second(minus(circle(6, 4, 60), circle(6, 4, 50)))
    for angle in (0, 90, 180, 270):
        art.second(moved(turned(polygon((-6, -76), (6, -76), (4, -44), (-4, -44)), angle), 6, 4))
    art.white(star(4, 22, 7, 6, 4))


@hero("m2-16", "brown", "green", "waves")
def groot(art: Emblem) -> None:
    """A sapling in a pot, two branches raised."""
    for tip in (((-8, 24), (-34, -10), (-66, -24), (-72, -58)), ((10, 20), (36, -8), (66, -18), (76, -46))):
        art.main(stroke(*tip, width=24, end=9))
    art.main(stroke((0, 60), (-8, 10), (8, -30), (-2, -70), width=50, end=28))
    art.dark(stroke((-10, 50), (-14, 10), (0, -30), width=8, end=2), stroke((12, 44), (8, 0), width=6, end=2))
    leaf = path("M0 6 C-32 -10 -32 -44 0 -66 C32 -44 32 -10 0 6Z")
    for x, y, angle in ((-6, -66, -36), (0, -70, 24), (-72, -52, -34), (-70, -36, -96), (76, -42, 24), (70, -26, 88)):
        art.second(moved(turned(leaf, angle), x, y))
        art.deep(moved(turned(stroke((0, 0), (0, -46), width=5, end=2), angle), x, y))
    art.hue("orange", path("M-62 44 L62 44 L46 112 L-46 112Z"), path("M-74 28 L74 28 L68 54 L-68 54Z"))


@hero("m2-21", "black", "crimson", "crackle")
def venom(art: Emblem) -> None:
    """A black maw, too many teeth, a tongue like a whip."""
    mouth = path("M-108 -60 C-60 -108 60 -108 108 -60 C112 20 70 84 0 88 C-70 84 -112 20 -108 -60Z")
    art.main(mouth)
    art.hue("crimson", path("M-88 -28 C-40 -58 40 -58 88 -28 C86 30 50 66 0 66 C-50 66 -86 30 -88 -28Z"))
    art.ink(path("M-74 -16 C-36 -36 36 -36 74 -16 C70 24 40 52 0 52 C-40 52 -70 24 -74 -16Z"))
    for index in range(8):
        x = -77 + index * 22
        y = -44 + abs(x) * 0.2
        art.white(
            polygon((x - 12, y), (x + 12, y), (x + (3 if index % 2 else -3), y + (44 if index in (1, 6) else 30)))
        )
    for index in range(6):
        x = -55 + index * 22
        y = 64 - abs(x) * 0.34
        art.white(polygon((x - 11, y), (x + 11, y), (x, y - 32)))
    art.second(stroke((0, 26), (40, 44), (44, 84), (8, 92), (22, 118), width=30, middle=30, end=2))
    art.white(pair(path("M28 -62 C56 -94 92 -92 104 -72 C88 -56 60 -50 28 -62Z")))


@hero("m2-25", "brown", "green", "rays")
def she_hulk(art: Emblem) -> None:
    """A gavel coming down on its block, struck hard enough to crack it."""
    art.second(star(11, 76, 42, -34, 46))
    art.main(path("M-98 62 L30 62 L40 82 L-108 82Z"), path("M-108 84 L40 84 L40 104 L-108 104Z"))
    art.ink(polygon((-40, 62), (-28, 62), (-36, 80), (-26, 104), (-44, 82)))

    def lay(shape: skia.Path) -> skia.Path:
        return turned(shape, 40, -20, -10)

    art.hue("sand", lay(box(10, -20, 104, 20, 8)))
    art.main(lay(box(-54, -64, 66, 108, 10)))
    art.second(lay(box(-60, -68, 78, 22, 8)), lay(box(-60, 26, 78, 22, 8)))
    art.light(lay(box(-46, -34, 14, 50, 6)))
    art.second(lay(circle(112, -10, 15)))


@hero("m2-29", "crimson", "black", "shards")
def carnage(art: Emblem) -> None:
    """A splash of living red that grows blades."""
    spikes = []
    blows = ((-112, 118), (-70, 96), (-34, 120), (10, 98), (46, 118), (92, 100), (134, 120), (178, 96), (214, 116))
    for angle, length in blows:
        first, last, tip = at_angle(angle - 26, 50), at_angle(angle + 26, 50), at_angle(angle + 14, length)
        (ax, ay), (bx, by), (tx, ty) = first, last, tip
        outer, inner = at_angle(angle - 12, length * 0.72), at_angle(angle + 14, length * 0.6)
        (ox, oy), (ix, iy) = outer, inner
        spikes.append(path(f"M{ax} {ay} Q{ox} {oy} {tx} {ty} Q{ix} {iy} {bx} {by}Z"))
    art.main(joined(circle(0, 0, 62), *spikes))
    for angle in range(0, 360, 40):
        spots = (at_angle(angle, 22), at_angle(angle + 26, 44), at_angle(angle + 18, 76))
        art.second(stroke(*spots, width=13, end=2))
    art.second(path("M-46 -10 C-40 -40 40 -40 46 -10 C30 44 -30 44 -46 -10Z"))
    art.white(pair(path("M6 6 C8 -18 26 -30 40 -22 C42 2 26 16 6 6Z")))


@hero("m2-30", "violet", "steel", "city")
def jessica_jones(art: Emblem) -> None:
    """A magnifying glass over a fingerprint."""
    art.hue("black", turned(box(-15, 66, 30, 74, 10), -42, 0, 0))
    art.second(turned(box(-10, 54, 20, 30, 4), -42, 0, 0))
    art.second(circle(-10, -18, 80))
    art.white(circle(-10, -18, 64))
    for radius in (12, 26, 40, 54):
        band = ring(radius, radius - 6.5, -10, -8)
        art.main(minus(common(band, circle(-10, -18, 62)), polygon((-10, -8), (-10 + radius, 50), (-30 + radius, 62))))
    art.light(path("M-58 -36 C-52 -60 -34 -72 -16 -74 C-34 -62 -44 -48 -48 -32Z"))


@hero("m3-06", "gold", "green", "waves")
def iron_fist(art: Emblem) -> None:
    """A fist wreathed in a coiling flame of chi."""
    art.second(
        path(
            "M8 -118 C30 -84 84 -84 96 -26 C112 -44 108 -66 100 -84 C124 -40 116 40 78 80 "
            "C44 112 -44 112 -78 80 C-116 40 -110 -30 -66 -62 C-70 -44 -62 -30 -52 -26 "
            "C-48 -70 -12 -80 8 -118Z"
        )
    )
    art.hue(
        "gold",
        path(
            "M6 -84 C22 -56 62 -54 74 -8 C88 30 70 72 40 84 C0 96 -50 84 -70 54 "
            "C-88 20 -76 -14 -54 -34 C-50 -8 -36 -4 -30 -8 C-32 -44 -4 -54 6 -84Z"
        ),
    )
    art.hue("sand", path("M-50 6 C-60 30 -52 56 -34 66 L-30 96 L36 96 L36 64 C54 48 58 22 52 4Z"))
    for index in range(4):
        art.hue("sand", box(-52 + index * 27, -30 + abs(index - 1.3) * 5, 27, 44, 11))
    art.hue("sand", path("M-56 14 C-28 2 0 6 20 14 C30 20 26 40 14 40 C-12 36 -30 36 -46 46 C-58 42 -62 24 -56 14Z"))
    art.second(box(-36, 78, 78, 22, 6))


@hero("m3-17", "green", "violet", "rays")
def hulk(art: Emblem) -> None:
    """A huge fist straight at the reader, the page cracking around it."""
    art.white(_cracks((-160, -128, -95, -60, -25, 10, 48, 92, 130, 168), 60, 120))
    art.second(path("M-58 70 L58 70 L70 114 L-70 114Z"))
    art.main(path("M-88 -40 C-100 20 -84 74 -52 92 L52 92 C84 74 100 20 88 -40Z"))
    for x, top in ((-92, -74), (-47, -90), (-1, -90), (45, -74)):
        art.main(
            path(
                f"M{x} {top + 24} C{x} {top - 8} {x + 46} {top - 8} {x + 46} {top + 24} "
                f"L{x + 46} {top + 58} L{x} {top + 58}Z"
            )
        )
        art.main(
            path(
                f"M{x + 1} {top + 52} L{x + 45} {top + 52} "
                f"L{x + 45} {top + 90} C{x + 40} {top + 106} {x + 6} {top + 106} {x + 1} {top + 90}Z"
            )
        )
        art.ink(stroke((x + 10, top + 26), (x + 23, top + 20), (x + 36, top + 26), width=2, middle=7, end=2))
    art.main(
        path(
            "M-98 16 C-92 44 -66 54 -28 48 C0 44 14 54 34 50 C54 44 58 22 40 14 "
            "C10 4 -20 2 -48 -2 C-76 -8 -102 -8 -98 16Z"
        )
    )
    art.dark(stroke((-4, 14), (8, 26), (4, 42), width=3, middle=7, end=2))
    art.ink(
        stroke((-48, 66), (-36, 86), (-44, 110), width=5, end=2), stroke((44, 68), (34, 88), (42, 108), width=5, end=2)
    )


@hero("m3-20", "gold", "steel", "city")
def luke_cage(art: Emblem) -> None:
    """Manacles, and the chain between them breaking."""
    for x in (-58, 58):
        art.second(minus(ellipse(x, 38, 50, 58), ellipse(x, 38, 30, 38)))
        art.second(box(x - 12, -28, 24, 26, 5))
        art.ink(circle(x, -16, 5))
    link = minus(box(-15, -26, 30, 52, 15), box(-5, -16, 10, 32, 5))
    art.main(moved(turned(link, -30), -66, -50), moved(turned(link, 30), 66, -50))
    art.main(moved(turned(link, 20), -46, -82), moved(turned(link, -20), 46, -82))
    broken = minus(link, polygon((-30, -30), (10, -30), (-4, 6), (-30, 14)))
    art.main(moved(turned(broken, -60), -14, -102), moved(turned(broken, 120), 16, -98))
    art.white(star(9, 38, 13, 0, -70), star(4, 16, 5, -30, -28), star(4, 16, 5, 34, -30))
    art.hue("orange", star(9, 22, 9, 0, -70))
