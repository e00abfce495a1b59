"""The spider heroes: nine spiders that no eye takes for one another."""

from __future__ import annotations

import skia

from tools.art.marvel.emblem import Emblem
from tools.art.marvel.emblems.registry import hero
from tools.art.marvel.paths import (
    Point,
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
    star,
    stroke,
    turned,
)

_LEGS: tuple[tuple[Point, ...], ...] = (
    ((10, -22), (46, -52), (60, -100)),
    ((14, -14), (62, -26), (96, -66)),
    ((14, 2), (60, 14), (92, 66)),
    ((10, 8), (40, 44), (50, 102)),
)


def _legs(width: float, curves: tuple[tuple[Point, ...], ...] = _LEGS) -> skia.Path:
    return joined(*(pair(stroke(*curve, width=width, end=3)) for curve in curves))


def _small_spider(width: float = 15) -> skia.Path:
    return joined(_legs(width), ellipse(0, 34, 28, 42), circle(0, -18, 24))


def _threads(radii: tuple[float, ...], spokes: int, reach: float, start: float = 0) -> list[skia.Path]:
    """Return the sagging rings and straight spokes of a web around the origin."""
    step = 360 / spokes
    shapes = [stroke((0, 0), at_angle(start + i * step, reach), width=4, end=6) for i in range(spokes)]
    for radius in radii:
        for index in range(spokes):
            angle = start + index * step
            sag = at_angle(angle + step / 2, radius * 0.82)
            shapes.append(stroke(at_angle(angle, radius), sag, at_angle(angle + step, radius), width=5))
    return shapes


@hero("m1-07", "crimson", "black", "rays")
def spider_woman(art: Emblem) -> None:
    """A spider gliding on web wings."""
    art.second(
        pair(path("M8 -40 C50 -86 90 -92 110 -84 C98 -66 98 -50 104 -34 C86 -36 76 -24 76 -6 C60 -12 44 0 10 40Z"))
    )
    art.hue(
        "gold",
        pair(path("M14 -30 C46 -66 76 -76 96 -74 C84 -58 84 -48 88 -42 C70 -40 64 -28 62 -16 C46 -16 30 -4 14 20Z")),
    )
    for tip in ((98, -74), (88, -42), (62, -14)):
        art.ink(pair(stroke((10, -16), tip, width=5, end=3)))
    art.main(_legs(12, (((8, 0), (42, 20), (54, 72)), ((8, 14), (26, 50), (28, 106)))))
    art.main(ellipse(0, 44, 26, 44), circle(0, -24, 25))
    art.hue("gold", polygon((0, 16), (14, 44), (0, 76), (-14, 44)))
    art.white(pair(path("M5 -24 L20 -36 L18 -18Z")))


@hero("m1-12", "crimson", "navy", "grid")
def spider_man_2099(art: Emblem) -> None:
    """An angular spider of blades out of a later age."""
    fins = (
        ((8, -16), (40, -70), (34, -106), (60, -66), (16, -2)),
        ((10, -8), (76, -40), (110, -26), (72, -18), (14, 8)),
        ((10, 4), (80, 34), (96, 96), (58, 50), (8, 18)),
        ((6, 12), (36, 60), (24, 108), (10, 66), (0, 30)),
    )
    art.second(regular(6, 104, start=0), minus(regular(6, 104, start=0), regular(6, 92, start=0)))
    art.main(joined(*(pair(polygon(*fin)) for fin in fins)))
    art.main(polygon((0, -64), (26, -26), (18, 14), (0, 84), (-18, 14), (-26, -26)))
    art.white(pair(polygon((3, -20), (22, -38), (18, -14))))
    art.ink(polygon((0, 2), (9, 18), (0, 58), (-9, 18)))


@hero("m1-19", "azure", "crimson", "city")
def scarlet_spider(art: Emblem) -> None:
    """A torn, sleeveless hooded top with a spider sprawled across it."""
    hood = path("M-52 -44 C-72 -88 -36 -118 0 -118 C36 -118 72 -88 52 -44 C30 -24 -30 -24 -52 -44Z")
    vest = path(
        "M-46 -54 L-84 -44 C-72 -20 -66 0 -74 14 L-84 6 C-80 40 -84 70 -92 104 "
        "L-60 92 L-36 106 L-10 94 L14 106 L40 92 "
        "L64 106 L92 96 C84 70 80 40 84 6 L74 14 C66 0 72 -20 84 -44 L46 -54 C30 -22 -30 -22 -46 -54Z"
    )
    art.dark(hood)
    art.ink(path("M-34 -46 C-46 -76 -24 -98 0 -98 C24 -98 46 -76 34 -46 C18 -34 -18 -34 -34 -46Z"))
    art.main(vest)
    art.ink(stroke((0, -30), (0, 92), width=4))
    art.white(stroke((-22, -38), (-24, 2), width=7, end=5), stroke((22, -38), (26, -8), width=7, end=5))
    art.second(moved(turned(scaled(_small_spider(24), 0.74), -10), 2, 34))


@hero("m1-21", "pink", "crimson", "dots")
def spider_ham(art: Emblem) -> None:
    """A pig's face behind a webbed mask."""
    art.main(pair(path("M34 -56 C50 -96 84 -104 98 -96 C102 -66 90 -40 74 -24Z")))
    art.dark(pair(path("M52 -60 C62 -82 78 -90 88 -88 C90 -66 82 -50 72 -40Z")))
    face = ellipse(0, 8, 92, 80)
    art.second(face)
    for angle in range(0, 360, 30):
        art.ink(common(face, stroke((0, -10), at_angle(angle, 110, 0, -10), width=2.4, end=4)))
    for radius in (46, 72):
        art.ink(common(face, ring(radius, radius - 3.6, 0, -10)))
    art.main(ellipse(0, 38, 48, 33))
    art.ink(pair(ellipse(18, 38, 9, 15)))
    art.white(pair(path("M14 -18 C24 -52 58 -56 72 -34 C72 -10 40 -4 14 -18Z")))


@hero("m1-22", "azure", "pink", "web")
def spider_girl(art: Emblem) -> None:
    """A web spun into the frame of a heart, and its small weaver."""
    heart = path(
        "M0 104 C-60 56 -108 12 -104 -42 C-100 -92 -34 -104 0 -56 C34 -104 100 -92 104 -42 C108 12 60 56 0 104Z"
    )
    art.second(heart)
    inner = moved(scaled(heart, 0.8), 0, -2)
    art.main(inner)
    for thread in _threads((30, 56, 84), 10, 110, 18):
        art.ink(common(inner, moved(thread, 0, -16)))
    art.white(moved(scaled(_small_spider(20), 0.5), 0, -4))
    art.ink(moved(polygon((0, 0), (6, 12), (0, 24), (-6, 12)), 0, 2))


@hero("m2-09", "black", "crimson", "city")
def miles_morales(art: Emblem) -> None:
    """A black spider in a sprayed red ring that still drips."""
    art.second(ring(104, 84))
    for x, top, length in ((-70, 62, 46), (-30, 88, 24), (26, 90, 30), (64, 68, 48)):
        art.second(joined(box(x - 6, top - 10, 12, length, 6), circle(x, top + length - 12, 8)))
    art.main(_legs(17))
    art.main(ellipse(0, 34, 26, 44), path("M-26 -18 C-26 -52 26 -52 26 -18 C26 4 10 14 0 14 C-10 14 -26 4 -26 -18Z"))
    art.second(path("M-14 12 L14 12 L4 34 L16 62 L0 78 L-16 62 L-4 34Z"))
    art.white(pair(path("M5 -18 C10 -32 18 -36 24 -34 C24 -22 16 -14 5 -18Z")))
    for angle, distance in ((18, 116), (140, 118), (205, 114), (330, 120)):
        art.second(circle(*at_angle(angle, distance), 6))


@hero("m2-11", "white", "pink", "city")
def ghost_spider(art: Emblem) -> None:
    """An empty white hood lined with web."""
    art.main(
        path(
            "M0 -108 C70 -104 100 -44 92 30 C90 66 104 84 104 100 L-104 100 "
            "C-104 84 -90 66 -92 30 C-100 -44 -70 -104 0 -108Z"
        )
    )
    lining = path("M0 -84 C50 -82 76 -34 70 24 C62 66 30 92 0 92 C-30 92 -62 66 -70 24 C-76 -34 -50 -82 0 -84Z")
    art.second(lining)
    for thread in _threads((54, 74, 94), 14, 130, 4):
        art.ink(common(lining, thread))
    art.ink(path("M0 -54 C32 -52 50 -18 46 20 C40 54 20 70 0 72 C-20 70 -40 54 -46 20 C-50 -18 -32 -52 0 -54Z"))
    art.white(pair(path("M6 14 C10 -12 28 -24 40 -20 C42 4 26 22 6 14Z")))
    art.hue("teal", pair(path("M12 8 C16 -6 26 -12 34 -12 C34 2 24 12 12 8Z")))


@hero("m3-05", "black", "crimson", "shards")
def black_widow(art: Emblem) -> None:
    """A widow on her thread, all abdomen and hourglass."""
    art.white(box(-2.5, -116, 5, 70))
    curves = (
        ((10, -34), (54, -66), (40, -112)),
        ((14, -26), (78, -40), (90, -86)),
        ((14, -18), (80, 4), (100, 52)),
        ((10, -12), (56, 40), (62, 100)),
    )
    art.main(_legs(11, curves))
    art.main(circle(0, -32, 22))
    art.main(ellipse(0, 38, 54, 60))
    art.second(polygon((-28, 4), (28, 4), (6, 38), (28, 74), (-28, 74), (-6, 38)))
    art.white(path("M-38 14 C-34 -2 -26 -10 -18 -14 C-26 2 -30 14 -30 26Z"))
    art.second(pair(circle(9, -36, 5)))


@hero("m3-12", "crimson", "azure", "web")
def spider_man(art: Emblem) -> None:
    """The great spider at the hub of a round web."""
    disc = circle(0, 0, 100)
    art.second(disc)
    for thread in _threads((40, 68, 94), 12, 99, 15):
        art.white(common(disc, thread))
    art.main(_legs(16, (((8, -24), (40, -62), (40, -112)), ((14, -16), (70, -30), (104, -72)),
                        ((14, 2), (66, 10), (104, 62)), ((8, 10), (40, 50), (40, 114)))))  # fmt: skip
    art.main(ellipse(0, 34, 30, 46), ellipse(0, -24, 27, 30))
    art.white(pair(path("M4 -22 C8 -42 20 -46 27 -44 C28 -26 18 -14 4 -22Z")))
    art.ink(stroke((0, -4), (0, 74), width=4), pair(stroke((0, 22), (16, 16), (28, 24), width=3.4)))
    art.ink(pair(stroke((0, 50), (14, 44), (26, 50), width=3.4)), star(4, 8, 3, 0, 6))
