"""Heroes of engines, masks and gadgets."""

from __future__ import annotations

import skia

from tools.art.marvel.emblem import Emblem
from tools.art.marvel.emblems.registry import hero
from tools.art.marvel.paths import (
    at_angle,
    box,
    circle,
    common,
    curve,
    ellipse,
    minus,
    moved,
    pair,
    path,
    polygon,
    ring,
    scaled,
    star,
    stroke,
    turned,
    wheel,
)


@hero("m1-03", "pink", "steel", "crackle")
def modok(art: Emblem) -> None:
    """A brain in a hovering cradle."""
    art.hue("orange", *(path(f"M{x - 13} 84 L{x + 13} 84 L{x} 118Z") for x in (-34, 0, 34)))
    art.main(
        path(
            "M0 -96 C60 -116 112 -70 100 -20 C112 26 70 52 40 50 L-40 50 C-70 52 -112 26 -100 -20 "
            "C-112 -70 -60 -116 0 -96Z"
        )
    )
    art.dark(stroke((0, -94), (-6, -50), (4, -10), (0, 40), width=7))
    fold = (
        ((8, -70), (44, -64), (36, -30), (76, -24)),
        ((10, -20), (46, -6), (60, 26)),
        ((40, -88), (62, -66), (88, -60)),
        ((8, 10), (28, 14), (34, 40)),
    )
    art.dark(*(pair(stroke(*points, width=4, end=4, middle=12)) for points in fold))
    art.second(path("M-104 34 C-60 60 60 60 104 34 L84 76 C50 92 -50 92 -84 76Z"))
    art.hue("gold", *(circle(x, 66 - abs(x) * 0.08, 9) for x in (-52, -18, 18, 52)))
    art.second(pair(path("M96 30 L116 -14 L104 -10 L88 24Z")))


@hero("m1-04", "violet", "green", "grid")
def prowler(art: Emblem) -> None:
    """A clawed gauntlet, fingers spread."""
    for x, y, angle, length in ((-58, -26, -34, 56), (-20, -48, -10, 70), (22, -48, 10, 70), (60, -22, 36, 54)):
        art.main(turned(box(x - 14, y - length * 0.5, 28, length, 9), angle, x, y))
        root, bend, tip = y - length * 0.4, y - length * 0.9, y - length * 1.36
        claw = path(
            f"M{x - 14} {root} C{x - 18} {bend} {x - 2} {y - length * 1.2} {x + 12} {tip} "
            f"C{x + 16} {y - length} {x + 16} {y - length * 0.7} {x + 14} {root}Z"
        )
        art.hue("steel", turned(claw, angle, x, y))
    art.main(path("M-70 -18 C-40 -40 40 -40 72 -14 C76 24 50 44 46 64 L-46 64 C-52 44 -78 24 -70 -18Z"))
    art.second(polygon((0, -24), (34, 0), (20, 40), (-20, 40), (-34, 0)))
    art.white(polygon((0, -8), (16, 4), (10, 24), (-10, 24), (-16, 4)))
    art.dark(path("M-56 58 L56 58 L70 106 L-70 106Z"))
    art.second(box(-60, 74, 120, 12, 4))


@hero("m1-05", "white", "orange", "stars")
def rocket(art: Emblem) -> None:
    """A rocket with a ringed tail for a trail."""
    tail = ((-40, 60), (-84, 86), (-108, 50), (-92, 8))
    art.hue("brown", stroke(*tail, width=44, end=14, middle=42))
    for x, y, angle, size in ((-62, 76, 70, 40), (-94, 72, 10, 36), (-104, 38, -12, 28)):
        art.ink(moved(turned(box(-5, -size / 2, 10, size, 4), angle + 90), x, y))

    def lay(shape: skia.Path) -> skia.Path:
        return moved(turned(shape, 34), 12, -8)

    art.second(lay(pair(path("M34 0 L74 48 L74 92 L30 58Z"))))
    art.main(lay(path("M0 -118 C46 -76 48 -10 34 58 L-34 58 C-48 -10 -46 -76 0 -118Z")))
    art.second(lay(path("M0 -118 C26 -94 36 -74 40 -52 L-40 -52 C-36 -74 -26 -94 0 -118Z")))
    art.hue("azure", lay(circle(0, -16, 22)))
    art.white(lay(circle(-7, -23, 8)))
    art.hue("steel", lay(box(-24, 54, 48, 18, 4)))
    art.hue("gold", lay(path("M-22 74 L22 74 L10 92 L0 112 L-10 92Z")))


@hero("m1-27", "teal", "violet", "waves")
def mysterio(art: Emblem) -> None:
    """A bowl of glass full of smoke over a clasped cloak."""
    art.second(path("M-64 38 C-96 46 -112 70 -114 108 L114 108 C112 70 96 46 64 38 C40 58 -40 58 -64 38Z"))
    art.main(circle(0, -26, 82))
    for points in (
        ((-60, 20), (-36, -14), (-4, 8), (30, -22), (62, 2)),
        ((-54, -16), (-26, -48), (6, -28), (40, -58)),
        ((-20, 36), (10, 18), (44, 34)),
    ):
        art.light(stroke(*points, width=5, end=4, middle=26))
    art.white(path("M-62 -30 C-58 -70 -26 -94 4 -94 C-22 -78 -40 -54 -44 -16Z"))
    art.hue("gold", path("M-72 34 C-40 56 40 56 72 34 L78 54 C40 78 -40 78 -78 54Z"))
    art.hue("green", pair(circle(54, 62, 14)))
    art.ink(pair(circle(54, 62, 5)))


@hero("m2-08", "steel", "teal", "speed")
def quicksilver(art: Emblem) -> None:
    """A winged boot mid-stride."""
    for y, start in ((-52, -112), (-8, -118), (34, -112)):
        art.second(stroke((start, y + 6), (-60, y), (10, y - 2), width=2, end=20))
    art.main(
        path(
            "M-30 -104 L40 -112 C40 -60 34 -30 40 -6 C66 6 104 22 108 52 C108 66 100 72 90 72 "
            "L-42 72 C-52 30 -40 -30 -30 -104Z"
        )
    )
    art.hue("black", path("M-46 70 L108 70 L102 92 C60 88 40 96 10 92 L-46 94Z"))
    for shape in (
        path("M-26 -8 C-60 -20 -92 -58 -100 -104 C-60 -84 -34 -70 -14 -36Z"),
        path("M-28 16 C-64 10 -96 -18 -108 -56 C-72 -44 -44 -38 -20 -12Z"),
        path("M-30 38 C-62 38 -88 20 -102 -8 C-70 -6 -46 -2 -24 16Z"),
    ):
        art.white(shape)
    art.second(path("M-20 -66 L38 -72 L37 -52 L-24 -46Z"), circle(-14, 18, 15))
    bolt = path("M34 -34 L6 14 L26 14 L10 58 L62 2 L38 2 L54 -30Z")
    art.hue("gold", moved(bolt, 14, 2))


@hero("m2-17", "violet", "gold", "stars")
def star_lord(art: Emblem) -> None:
    """A mix tape and the headphones that go with it."""
    art.hue("steel", path("M-104 20 C-116 -120 116 -120 104 20 L86 20 C96 -96 -96 -96 -86 20Z"))
    art.hue("crimson", pair(box(74, -4, 34, 62, 14)))
    art.hue("black", pair(box(66, 4, 14, 46, 6)))

    def lay(shape: skia.Path) -> skia.Path:
        return turned(shape, -8, 0, 30)

    art.main(lay(box(-78, -32, 156, 112, 10)))
    art.hue("sand", lay(box(-64, -20, 128, 66, 6)))
    art.second(lay(box(-64, -20, 128, 16, 4)))
    art.hue("black", lay(box(-46, 4, 92, 34, 17)))
    for x in (-26, 26):
        art.white(lay(circle(x, 21, 13)))
        art.ink(lay(star(6, 9, 4, x, 21)))
    art.dark(lay(polygon((-48, 80), (-40, 56), (40, 56), (48, 80))))
    art.second(star(5, 26, 11, 0, -66))


@hero("m2-23", "orange", "black", "crackle")
def ghost_rider(art: Emblem) -> None:
    """A wheel of fire at full speed."""
    hub = (14.0, 14.0)
    for scale, hue in ((1.0, "crimson"), (0.86, "orange"), (0.7, "gold")):
        flame = path(
            "M104 14 C104 66 64 104 14 104 C-40 104 -76 66 -76 20 C-100 14 -112 -10 -114 -32 "
            "C-102 -18 -90 -16 -80 -20 "
            "C-104 -50 -98 -84 -82 -106 C-80 -84 -70 -70 -54 -64 C-58 -92 -40 -112 -16 -122 C-24 -98 -12 -84 4 -78 "
            "C14 -92 34 -100 54 -98 C40 -88 44 -74 56 -66 C86 -48 104 -20 104 14Z"
        )
        art.hue(hue, moved(scaled(moved(flame, -hub[0], -hub[1]), scale), *hub))
    art.second(ring(66, 42, *hub))
    for angle in range(0, 360, 24):
        art.ink(moved(turned(box(-4, -67, 8, 9), angle), *hub))
    spokes = wheel(path("M-4 -10 L-6 -46 L6 -46 L4 -10Z"), 8)
    art.hue("steel", moved(spokes, *hub), ring(44, 37, *hub))
    art.main(circle(*hub, 19))
    art.hue("gold", circle(*hub, 9))


@hero("m3-01", "crimson", "teal", "hexes")
def iron_man(art: Emblem) -> None:
    """A reactor's ring of coils around a white-hot core."""
    art.main(circle(0, 0, 106))
    art.hue("gold", ring(94, 84))
    art.ink(circle(0, 0, 80))
    for index in range(10):
        art.second(turned(path("M-19 -76 L19 -76 L13 -52 L-13 -52Z"), index * 36))
        art.hue("gold", turned(box(-3.5, -84, 7, 36, 2), index * 36 + 18))
    art.hue("steel", ring(46, 38))
    art.white(circle(0, 0, 36))
    art.second(polygon(*(at_angle(90 + i * 120, 34) for i in range(3))))
    art.white(polygon(*(at_angle(90 + i * 120, 19) for i in range(3))))


@hero("m3-02", "steel", "green", "dots")
def doctor_octopus(art: Emblem) -> None:
    """Four jointed arms with grasping ends, one harness."""
    arms = (
        ((16, -20), (60, -20), (50, -70), (84, -84)),
        ((18, 16), (76, 20), (66, 66), (88, 84)),
    )
    for arm in arms:
        both = (arm, tuple((-x, y) for x, y in arm))
        for points in both:
            art.main(stroke(*points, width=26, end=17))
            art.ink(*(circle(*spot, 5) for spot in curve(points, 9)[2:9:2]))
            x, y = points[-1]
            reach = -32 if y < 0 else 32
            for spread in (-34, 0, 34):
                knuckle, tip = (x + spread, y + reach * 0.5), (x + spread * 0.5, y + reach)
                art.main(stroke((x, y), knuckle, tip, width=13, end=3))
            art.second(circle(x, y, 14))
    art.second(path("M-44 -34 C-20 -50 20 -50 44 -34 L36 40 C14 54 -14 54 -36 40Z"))
    art.hue("gold", circle(0, 2, 25))
    art.ink(circle(0, 2, 16))
    art.hue("crimson", circle(0, 2, 10))


@hero("m3-03", "green", "crimson", "stars")
def vision(art: Emblem) -> None:
    """A high collared cape around a jewel that beams."""
    art.hue(
        "gold",
        *(turned(polygon((-8, -34), (8, -34), (2, -118), (-2, -118)), a, 0, -20) for a in (-60, -36, -12, 12, 36, 60)),
    )
    art.main(pair(path("M8 108 C10 60 30 40 58 20 C84 0 96 -40 92 -84 C112 -30 118 50 104 108Z")))
    art.hue("gold", pair(path("M8 108 C8 70 20 46 46 24 C70 4 84 -36 92 -84 C88 -26 74 20 50 44 C34 62 28 84 26 108Z")))
    art.second(polygon((0, -70), (38, -16), (0, 54), (-38, -16)))
    art.hue("gold", polygon((0, -48), (25, -14), (0, 32), (-25, -14)))
    art.white(polygon((0, -48), (9, -14), (0, 32), (-9, -14)), polygon((-25, -14), (0, -48), (-9, -14)))


@hero("m3-04", "orange", "green", "shards")
def green_goblin(art: Emblem) -> None:
    """A grinning gourd with a lit fuse."""
    art.second(path("M-8 -66 C-20 -88 -4 -112 32 -108 C16 -98 14 -82 14 -64Z"))
    art.hue("gold", star(9, 26, 11, 42, -100))
    art.white(star(4, 14, 5, 42, -100))
    art.main(
        ellipse(-58, 16, 52, 70),
        ellipse(58, 16, 52, 70),
        ellipse(-26, 16, 42, 76),
        ellipse(26, 16, 42, 76),
        ellipse(0, 16, 32, 78),
    )
    art.ink(pair(path("M10 -8 L64 -36 L66 6Z")))
    art.hue("gold", pair(path("M22 -8 L56 -26 L58 0Z")))
    art.ink(path("M-78 26 L-50 42 L-34 30 L-14 48 L0 36 L14 48 L34 30 L50 42 L78 26 C62 90 -62 90 -78 26Z"))
    art.hue("gold", path("M-62 42 L-48 54 L-32 44 L-14 60 L0 48 L14 60 L32 44 L48 54 L62 42 C46 78 -46 78 -62 42Z"))


@hero("m3-15", "gold", "azure", "stars")
def nova(art: Emblem) -> None:
    """A star in the moment it bursts, three worlds on the shock wave."""
    art.second(minus(ellipse(0, 0, 114, 52), ellipse(0, 0, 98, 38)))
    art.hue("orange", star(16, 100, 56))
    art.main(star(8, 96, 40, start=0))
    art.white(star(8, 56, 24))
    front = common(minus(ellipse(0, 0, 114, 52), ellipse(0, 0, 98, 38)), box(-120, 0, 240, 70))
    art.second(turned(front, -18))
    for angle in (40, 92, 146):
        across, down = at_angle(angle, 1)
        art.hue("crimson", turned(circle(106 * across, 45 * down, 13), -18))
