"""Heroes with an animal's sign."""

from __future__ import annotations

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
    mirrored,
    moved,
    pair,
    path,
    polygon,
    ring,
    scaled,
    star,
    stroke,
    turned,
)


@hero("m1-02", "brown", "orange", "dots")
def squirrel_girl(art: Emblem) -> None:
    """An acorn hugged by a bushy, curling tail."""
    tail = path(
        "M-10 108 C60 116 112 78 110 22 C120 8 112 -6 104 -10 C112 -34 98 -48 90 -50 "
        "C92 -78 66 -92 54 -90 "
        "C40 -112 6 -110 -4 -98 C-30 -104 -48 -80 -44 -62 C-36 -44 -14 -44 -4 -56 C10 -66 30 -56 34 -38 "
        "C44 0 40 60 -10 108Z"
    )
    art.main(tail)
    art.light(
        path(
            "M38 84 C80 60 92 14 78 -26 C68 -56 38 -80 2 -82 C-20 -82 -26 -66 -14 -64 "
            "C10 -82 44 -66 52 -34 C62 6 58 50 38 84Z"
        )
    )
    art.second(path("M-96 10 C-98 62 -62 86 -36 112 C-8 86 28 62 26 10Z"))
    art.hue("sand", path("M-78 20 C-78 54 -60 70 -46 82 C-58 54 -60 38 -58 20Z"))
    cap = path("M-110 16 C-112 -34 -74 -50 -36 -50 C4 -50 42 -34 40 16 C4 30 -74 30 -110 16Z")
    art.main(cap)
    for x in (-90, -56, -22, 12):
        art.ink(common(cap, stroke((x, -54), (x - 8, 28), width=3)))
        art.ink(common(cap, stroke((x - 20, -54), (x + 14, 28), width=3)))
    art.main(path("M-46 -46 C-46 -64 -38 -78 -24 -84 L-16 -70 C-24 -64 -26 -56 -26 -44Z"))


@hero("m1-08", "green", "white", "speed")
def vulture(art: Emblem) -> None:
    """One great mechanical wing, swept up."""
    for index, (length, angle) in enumerate(((188, -66), (180, -50), (162, -33), (136, -15), (104, 5))):
        feather = path(
            f"M0 -16 C{length * 0.5} -30 {length * 0.85} -22 {length} 0 C{length * 0.8} 14 {length * 0.4} 18 0 16Z"
        )
        (art.second if index % 2 else art.main)(moved(turned(feather, angle), -70, 68))
    art.hue("steel", circle(-64, 64, 36))
    art.ink(circle(-64, 64, 24))
    art.hue("orange", circle(-64, 64, 17))
    for angle in (-60, -38, -16):
        art.ink(circle(*at_angle(angle, 52, -64, 64), 5))


@hero("m1-10", "brown", "teal", "rings")
def lockjaw(art: Emblem) -> None:
    """A great paw stepping through a torn ring of space."""
    art.hue("black", circle(0, 0, 96))
    for start in (20, 140, 260):
        arc = [at_angle(start + i * 21, 92 + i * 2.5) for i in range(6)]
        art.second(stroke(*arc, width=8, middle=36, end=3))
    art.main(path("M0 0 C44 0 74 44 62 72 C52 98 22 82 0 82 C-22 82 -52 98 -62 72 C-74 44 -44 0 0 0Z"))
    art.main(pair(turned(ellipse(26, -42, 22, 34), 6)), pair(turned(ellipse(68, -4, 19, 30), 24)))
    art.white(pair(polygon((20, -70), (29, -104), (38, -68))), pair(polygon((74, -24), (98, -50), (92, -12))))
    art.hue("sand", path("M0 22 C26 22 42 48 34 62 C26 72 12 64 0 64 C-12 64 -26 72 -34 62 C-42 48 -26 22 0 22Z"))
    art.hue("sand", pair(turned(ellipse(26, -38, 10, 16), 6)), pair(turned(ellipse(66, 0, 9, 14), 24)))


@hero("m1-13", "gold", "black", "hexes")
def wasp(art: Emblem) -> None:
    """A wasp with her wings spread."""
    art.hue(
        "teal",
        pair(path("M6 -18 C40 -104 104 -108 112 -62 C112 -18 52 6 6 4Z")),
        pair(path("M8 2 C50 -4 92 12 92 40 C84 58 36 40 8 16Z")),
    )
    art.second(pair(stroke((12, 24), (48, 56), (52, 100), width=8, end=3)))
    abdomen = path("M0 0 C34 0 40 44 26 78 C18 96 6 104 0 118 C-6 104 -18 96 -26 78 C-40 44 -34 0 0 0Z")
    art.main(abdomen)
    for y in (24, 50, 76):
        art.ink(common(abdomen, box(-50, y, 100, 13)))
    art.second(circle(0, -14, 27))
    art.main(path("M-24 -48 C-24 -76 24 -76 24 -48 C24 -30 10 -24 0 -24 C-10 -24 -24 -30 -24 -48Z"))
    art.ink(pair(ellipse(13, -48, 7, 11)))
    art.second(pair(stroke((8, -66), (22, -92), (44, -104), width=7, end=3)))


@hero("m1-33", "green", "olive", "shards")
def lizard(art: Emblem) -> None:
    """A lizard seen from above, curled like a letter."""
    for points in (
        ((-8, -34), (-56, -48), (-62, -88)),
        ((16, -26), (58, -10), (94, -34)),
        ((-16, 34), (-62, 30), (-82, 66)),
        ((12, 46), (42, 72), (36, 106)),
    ):
        art.main(stroke(*points, width=20, end=9))
        x, y = points[-1]
        art.second(*(turned(ellipse(x, y - 9, 4, 11), a, x, y) for a in (-55, 0, 55, 110)))
    body = stroke((34, -84), (6, -40), (8, 0), (-6, 44), (-48, 82), (-90, 84), (-106, 46), width=44, end=2, middle=52)
    art.main(body)
    art.second(
        *(
            polygon((x - 9, y), (x, y - 13), (x + 9, y), (x, y + 13))
            for x, y in ((10, -38), (7, -10), (2, 18), (-10, 44), (-34, 64))
        )
    )
    art.main(path("M14 -76 C2 -112 36 -120 58 -114 C80 -104 76 -70 52 -58 C34 -54 20 -60 14 -76Z"))
    art.hue("gold", circle(30, -96, 9), circle(60, -84, 9))
    art.ink(ellipse(30, -96, 3, 8), ellipse(60, -84, 3, 8))


@hero("m1-37", "steel", "white", "city")
def rhino(art: Emblem) -> None:
    """A rhinoceros's head, charging."""
    head = path(
        "M100 -30 C108 30 92 78 60 98 L-6 100 C-54 100 -102 84 -106 52 C-104 32 -86 26 -70 18 "
        "C-44 0 -26 -34 14 -56 C54 -76 92 -66 100 -30Z"
    )
    art.main(head)
    art.dark(
        path("M30 -58 C24 -96 44 -112 58 -110 C72 -96 72 -76 62 -60Z"),
        path("M66 -54 C74 -88 92 -94 104 -86 C110 -68 98 -48 86 -42Z"),
    )
    art.second(path("M-96 30 C-118 -14 -118 -62 -92 -112 C-92 -60 -74 -24 -50 6Z"))
    art.second(path("M-44 -6 C-48 -34 -40 -54 -24 -68 C-26 -44 -18 -32 -6 -38Z"))
    art.ink(path("M2 -6 L38 -18 L34 4 L8 8Z"))
    art.hue("crimson", ellipse(21, -5, 8, 6))
    art.ink(stroke((-94, 66), (-50, 74), (-14, 62), width=6, end=2), ellipse(-82, 44, 7, 5))
    art.dark(stroke((44, 10), (58, 44), (48, 84), width=6, end=3), stroke((64, 2), (80, 40), (72, 80), width=6, end=3))


@hero("m1-40", "green", "black", "web")
def scorpion(art: Emblem) -> None:
    """A tail of armoured joints, its sting raised."""
    joints = ((-74, 80, 27), (-26, 96, 27), (26, 88, 27), (64, 54, 26), (72, 8, 25), (52, -34, 24))
    art.second(stroke(*((x, y) for x, y, _ in joints), width=44, end=30))
    for x, y, size in joints:
        art.main(circle(x, y, size))
        art.dark(common(circle(x, y, size), circle(x + 10, y + 12, size)))
    art.second(joined(circle(14, -60, 31), path("M0 -88 C-48 -92 -92 -58 -104 8 C-80 -24 -50 -36 -4 -34Z")))
    art.hue("gold", path("M-40 -66 C-64 -58 -84 -36 -96 -6 C-72 -32 -54 -46 -32 -48Z"))
    art.hue("gold", circle(16, -60, 12))
    for x, y in ((-100, 36), (-92, 58)):
        art.hue(
            "olive",
            path(
                f"M{x} {y - 14} C{x + 10} {y} {x + 8} {y + 10} {x} {y + 10} "
                f"C{x - 8} {y + 10} {x - 10} {y} {x} {y - 14}Z"
            ),
        )


@hero("m2-10", "black", "white", "stars")
def black_cat(art: Emblem) -> None:
    """A seated cat, her tail around a cut diamond."""
    art.main(stroke((34, 88), (92, 84), (104, 28), (74, -8), (60, 18), width=22, end=8))
    art.main(path("M-52 104 C-66 30 -40 -6 -30 -32 L32 -32 C44 -2 70 40 50 104Z"))
    art.main(path("M-58 -104 L-32 -80 C-12 -88 12 -88 32 -80 L58 -104 C68 -52 52 -14 0 -12 C-52 -14 -68 -52 -58 -104Z"))
    art.hue("green", pair(path("M8 -46 C16 -64 36 -68 46 -60 C42 -42 24 -36 8 -46Z")))
    art.ink(pair(ellipse(27, -53, 4, 10)))
    art.white(path("M-34 -16 C-20 -4 20 -4 34 -16 L38 0 C20 12 -20 12 -38 0Z"))
    art.white(path("M-26 104 C-34 90 -10 84 -6 104Z"), path("M26 104 C34 90 10 84 6 104Z"))
    art.hue("teal", polygon((0, 82), (-34, 46), (-20, 26), (20, 26), (34, 46)))
    art.white(polygon((0, 82), (-12, 46), (12, 46)), polygon((-20, 26), (-12, 46), (0, 26)))


@hero("m2-14", "crimson", "white", "speed")
def falcon(art: Emblem) -> None:
    """A falcon stooping, wings and tail spread."""
    for index, (tip, root) in enumerate((((118, -72), -46), ((116, -28), -30), ((98, 10), -14), ((70, 38), 4))):
        x, y = tip
        feather = path(
            f"M10 {root} C44 {root - 34} {x * 0.74} {y - 20} {x} {y} C{x * 0.8} {y + 20} 44 {root + 34} 8 {root + 30}Z"
        )
        (art.second if index % 2 else art.main)(pair(feather))
    art.second(*(turned(path("M-12 40 L-14 96 L0 112 L14 96 L12 40Z"), a, 0, 20) for a in (-24, 24)))
    art.main(path("M-14 40 L-15 100 L0 116 L15 100 L14 40Z"))
    art.main(path("M0 -64 C34 -52 36 10 20 52 L0 66 L-20 52 C-36 10 -34 -52 0 -64Z"))
    art.white(path("M-24 -66 C-24 -104 24 -104 24 -66 C20 -50 10 -44 0 -30 C-10 -44 -20 -50 -24 -66Z"))
    art.hue("gold", path("M-10 -58 L10 -58 L0 -28Z"))
    art.ink(pair(path("M4 -66 L22 -76 L20 -62Z")))
    art.second(star(4, 22, 8, 0, 10))


@hero("m3-07", "crimson", "steel", "rings")
def ant_man(art: Emblem) -> None:
    """An ant with rings of size running through it."""
    art.second(ring(104, 94), ring(66, 59))
    legs = (((14, -14), (62, -54), (98, -38)), ((14, 0), (72, 0), (106, 34)), ((12, 14), (58, 46), (72, 104)))
    art.dark(
        joined(*(pair(stroke(*leg, width=12, end=5)) for leg in legs)),
        pair(stroke((8, -66), (34, -104), (68, -104), width=9, end=4)),
    )
    art.main(ellipse(0, 60, 36, 46))
    art.dark(common(ellipse(0, 60, 36, 46), joined(box(-50, 46, 100, 8), box(-50, 68, 100, 8))))
    art.main(ellipse(0, 0, 22, 26))
    art.main(path("M-36 -52 C-36 -92 36 -92 36 -52 C36 -32 16 -18 0 -18 C-16 -18 -36 -32 -36 -52Z"))
    art.white(pair(path("M6 -44 C8 -66 28 -70 32 -62 C32 -46 18 -38 6 -44Z")))
    art.ink(pair(stroke((6, -26), (14, -12), (4, -6), width=5, end=2)))


@hero("m3-10", "black", "violet", "city")
def black_panther(art: Emblem) -> None:
    """Four claw tears, light breaking through, over a collar of fangs."""
    for index, (x, rise) in enumerate(((-72, 20), (-24, 0), (26, 2), (76, 22))):
        tear = polygon((x + 36, -116 + rise), (x + 30, -20), (x - 32, 76 - rise * 0.5), (x - 20, -8), (x - 6, -56))
        art.main(tear)
        light = polygon((x + 31, -96 + rise), (x + 22, -22), (x - 22, 50 - rise * 0.5), (x - 10, -12), (x + 2, -52))
        art.second(light)
        if index in (1, 2):
            art.white(polygon((x + 27, -74), (x + 17, -22), (x - 8, 20), (x + 2, -30)))
    art.main(path("M-108 36 C-60 82 60 82 108 36 L112 60 C64 108 -64 108 -112 60Z"))
    for x, y in ((-84, 66), (-51, 84), (-17, 92), (17, 92), (51, 84), (84, 66)):
        art.white(polygon((x - 14, y - 10), (x + 14, y - 10), (x, y + 28)))


@hero("m1-39", "brown", "gold", "grid")
def gorgon(art: Emblem) -> None:
    """A cloven hoofprint stamped so hard that the floor lifts in rings."""
    for outer, inner in ((112, 98), (88, 78)):
        broken = minus(ring(outer, inner), *(turned(box(-7, -120, 14, 60), a) for a in (24, 96, 160, 228, 300)))
        art.second(scaled(broken, 1, 0.94))
    half = path("M-8 -74 C-50 -60 -74 -6 -60 52 C-54 76 -22 82 -12 60 C-4 30 -2 -20 -8 -74Z")
    art.main(half, mirrored(half))
    groove = path("M-18 -40 C-42 -20 -52 10 -46 42 C-42 54 -28 56 -24 44 C-18 20 -16 -10 -18 -40Z")
    art.hue("black", groove, mirrored(groove))
    for angle in (24, 96, 160, 228, 300):
        art.ink(turned(polygon((-5, -70), (5, -70), (1, -114)), angle))
