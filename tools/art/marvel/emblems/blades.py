"""Swords, knives, sai and spears: the heroes who fight with an edge."""

from __future__ import annotations

import skia

from tools.art.marvel.emblem import Emblem
from tools.art.marvel.emblems.registry import hero
from tools.art.marvel.paths import (
    box,
    circle,
    ellipse,
    joined,
    minus,
    mirrored,
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


def _leaning(angle: float, *shapes: skia.Path, x: float = 0, y: float = 0) -> list[skia.Path]:
    return [moved(turned(shape, angle), x, y) for shape in shapes]


def _crossing(angle: float, *shapes: skia.Path) -> list[skia.Path]:
    """Return shapes leaning about a grip low on the card."""
    return [turned(shape, angle, 0, 84) for shape in shapes]


@hero("m1-01", "violet", "gold", "rings")
def baron_zemo(art: Emblem) -> None:
    """A veiled duelling mask with a gilt brow, a rapier behind it."""
    rapier = 36
    art.hue("steel", turned(polygon((-6, 60), (-6, -104), (0, -140), (6, -104), (6, 60)), rapier))
    art.second(turned(path("M-40 66 C-40 36 40 36 40 66 C26 84 -26 84 -40 66Z"), rapier))
    art.hue("black", turned(box(-9, 76, 18, 46, 6), rapier))
    art.second(turned(circle(0, 126, 12), rapier))
    art.main(path("M-66 -58 C-40 -92 40 -92 66 -58 C80 6 60 66 30 104 C18 86 8 96 0 112 C-8 96 -18 86 -30 104 "
                  "C-60 66 -80 6 -66 -58Z"))  # fmt: skip
    art.dark(polygon((-6, 0), (6, 0), (10, 94), (0, 110), (-10, 94)))
    art.ink(pair(path("M10 -10 C28 -32 56 -32 66 -22 C60 2 34 14 12 8Z")))
    art.white(pair(path("M20 -8 C32 -20 48 -20 56 -16 C50 -2 34 4 20 0Z")))
    art.second(path("M-72 -40 C-40 -62 40 -62 72 -40 L68 -66 C36 -92 -36 -92 -68 -66Z"))
    art.hue("crimson", polygon((0, -82), (12, -66), (0, -50), (-12, -66)))
    for angle in (-14, 0, 14):
        art.hue("white", turned(path("M-7 -78 C-14 -100 -6 -118 6 -124 C12 -108 12 -92 7 -78Z"), angle, 0, -60))


@hero("m1-11", "crimson", "steel", "waves")
def elektra(art: Emblem) -> None:
    """Two sai crossed at the grips, red ribbons flying."""
    guard = path(
        "M-12 26 C-52 22 -60 -14 -54 -52 C-50 -58 -44 -56 -42 -48 C-44 -18 -36 -2 -12 2 "
        "L12 2 C36 -2 44 -18 42 -48 "
        "C44 -56 50 -58 54 -52 C60 -14 52 22 12 26Z"
    )
    guard = scaled(guard, 0.78, 1)
    for side in (-1, 1):
        ribbon = stroke((-30 * side, 92), (-78 * side, 100), (-84 * side, 56), (-116 * side, 40), width=24, end=3)
        art.main(ribbon)
    for angle in (-29, 29):
        for shape in _crossing(angle, polygon((-10, 20), (-10, -92), (0, -124), (10, -92), (10, 20)), guard):
            art.second(shape)
        for shape in _crossing(angle, polygon((-3, -10), (-3, -88), (0, -104), (2, -88), (2, -10))):
            art.white(shape)
        for shape in _crossing(angle, box(-12, 22, 24, 84, 7)):
            art.main(shape)
        for y in (40, 58, 76):
            for shape in _crossing(angle, polygon((-12, y + 5), (12, y - 4), (12, y + 2), (-12, y + 11))):
                art.ink(shape)
        for shape in _crossing(angle, circle(0, 112, 13)):
            art.second(shape)


@hero("m1-15", "white", "gold", "stars")
def valkyrie(art: Emblem) -> None:
    """A winged sword standing upright."""
    for tip, root in (((110, -92), -6), ((112, -52), 6), ((100, -14), 18), ((78, 14), 30)):
        x, y = tip
        feather = path(
            f"M6 {root} C40 {root - 40} {x * 0.7} {y - 8} {x} {y} C{x * 0.86} {y + 30} 50 {root + 14} 6 {root + 16}Z"
        )
        art.main(pair(feather))
    art.hue("steel", polygon((-15, 10), (-17, -82), (0, -118), (17, -82), (15, 10)))
    art.white(polygon((-5, 6), (-5, -74), (0, -92), (5, -74), (5, 6)))
    art.second(path("M-54 8 C-40 22 40 22 54 8 L60 24 C40 42 -40 42 -60 24Z"), box(-10, 36, 20, 46, 4))
    art.ink(box(-11, 46, 22, 5), box(-11, 60, 22, 5))
    art.second(circle(0, 96, 17))
    art.hue("azure", circle(0, 96, 8), polygon((0, 14), (10, 25), (0, 36), (-10, 25)))


@hero("m1-16", "orange", "white", "speed")
def taskmaster(art: Emblem) -> None:
    """A round shield over a sword: whatever he has seen, mirrored."""
    for shape in _leaning(42, polygon((-11, 60), (-11, -96), (0, -128), (11, -96), (11, 60))):
        art.hue("steel", shape)
    for shape in _leaning(42, box(-32, 76, 64, 13, 5), box(-9, 86, 18, 38, 5)):
        art.hue("navy", shape)
    art.main(circle(-4, 4, 84))
    art.second(circle(-4, 4, 66))
    art.main(circle(-4, 4, 50))
    arrow = path("M6 -36 L38 4 L18 4 L18 36 L-2 36 L-2 4 L-2 -28Z")
    art.white(moved(arrow, 0, 4))
    art.ink(moved(mirrored(arrow), -8, 4))


@hero("m1-17", "steel", "white", "stars")
def silver_sable(art: Emblem) -> None:
    """A katana drawn across a crescent moon."""
    art.second(minus(circle(-6, -4, 98), circle(34, -22, 84)))
    blade = path("M-76 96 C-30 40 30 -40 102 -112 C98 -70 40 16 -56 108Z")
    art.main(blade)
    art.white(path("M-62 92 C-20 40 40 -40 94 -98 C60 -46 6 24 -56 100Z"))
    guard = moved(turned(ellipse(0, 0, 30, 10), 45), -46, 68)
    art.hue("gold", guard)
    handle = moved(turned(box(-9, 0, 18, 56, 6), 42), -52, 74)
    art.hue("black", handle)
    for offset in (14, 30, 46):
        art.white(moved(turned(polygon((0, offset - 6), (6, offset), (0, offset + 6), (-6, offset)), 42), -52, 74))


@hero("m2-18", "crimson", "steel", "city")
def daredevil(art: Emblem) -> None:
    """Two crossed billy clubs joined by their line, a pair of horns above."""
    horn = path("M10 -38 C36 -44 58 -66 50 -112 C92 -84 96 -28 34 -12Z")
    art.main(pair(horn))
    art.second(stroke((-74, 88), (-30, 112), (0, 92), (30, 112), (74, 88), width=9, end=9))
    for angle in (-44, 44):
        for shape in _leaning(angle, box(-17, -92, 34, 204, 13), y=10):
            art.main(shape)
        for y in (-70, 76):
            for shape in _leaning(angle, box(-19, y, 38, 15), y=10):
                art.second(shape)
        for y in (18, 34, 50):
            for shape in _leaning(angle, box(-17, y, 34, 7), y=10):
                art.ink(shape)
    art.hue("black", regular(4, 26, 0, 10))
    art.second(regular(4, 16, 0, 10))


@hero("m2-26", "crimson", "gold", "hexes")
def okoye(art: Emblem) -> None:
    """A long spear before a patterned shield, neck rings on the shaft."""
    shield = path("M0 -74 C50 -60 62 -20 62 14 C62 60 30 90 0 104 C-30 90 -62 60 -62 14 C-62 -20 -50 -60 0 -74Z")
    art.main(shield)
    art.second(minus(shield, moved(scaled(shield, 0.82), 0, 2)))
    for y in (-22, 12, 46):
        art.ink(pair(polygon((12, y), (44, y - 14), (44, y + 8), (12, y + 22))))
    art.hue("brown", box(-7, -50, 14, 160, 4))
    art.hue("steel", path("M0 -122 C28 -92 24 -62 10 -44 L-10 -44 C-24 -62 -28 -92 0 -122Z"))
    art.white(path("M0 -112 C10 -92 8 -66 2 -50 L-3 -50 C-4 -74 -4 -96 0 -112Z"))
    for y in (-46, -33, -20):
        art.second(box(-17, y, 34, 10, 5))


@hero("m3-08", "green", "steel", "stars")
def gamora(art: Emblem) -> None:
    """Twin curved blades, back to back."""
    blade = path("M14 50 C52 20 74 -40 52 -112 C104 -70 112 20 40 74Z")
    art.second(pair(blade))
    art.white(pair(path("M30 52 C66 20 82 -30 68 -84 C96 -40 92 24 40 64Z")))
    art.main(pair(turned(ellipse(27, 62, 28, 9), 42, 27, 62)))
    grip = stroke((24, 66), (2, 88), (-26, 108), width=17, end=14)
    art.hue("black", grip, scaled(grip, -1, 1))
    art.main(pair(circle(28, 106, 10)))
    art.main(star(4, 34, 10, 0, -30))
    art.white(star(4, 16, 5, 0, -30))


@hero("m3-18", "steel", "green", "shards")
def drax(art: Emblem) -> None:
    """Crossed fighting knives with saw backs over a tattooed knot."""
    art.hue("crimson", ring(58, 44, 0, 4), ring(30, 19, 0, 4))
    for side in (-1, 1):
        knife = path("M-15 34 L-18 -40 C-18 -80 -4 -108 18 -120 C22 -80 20 -20 17 34Z")
        teeth = joined(*(polygon((-30, y), (-14, y - 9), (-14, y + 9)) for y in (-40, -20, 0, 20)))
        if side < 0:
            knife, teeth = scaled(knife, -1, 1), scaled(teeth, -1, 1)
        for shape in _leaning(-44 * side, teeth, knife, x=0, y=0):
            art.main(shape)
        for shape in _leaning(-44 * side, path("M-4 26 L-5 -40 C-4 -66 2 -84 10 -94 L8 26Z")):
            art.white(shape)
        for shape in _leaning(-44 * side, box(-32, 32, 64, 15, 6)):
            art.second(shape)
        for shape in _leaning(-44 * side, box(-12, 46, 24, 58, 8)):
            art.hue("brown", shape)
    art.second(regular(4, 16))


@hero("m1-36", "white", "brown", "hexes")
def kraven(art: Emblem) -> None:
    """A lion's head with a hunter's fangs hung under it."""
    tufts = []
    for index in range(14):
        tuft = path("M-24 -46 C-20 -84 -4 -108 10 -114 C24 -92 28 -66 22 -42Z")
        tufts.append(turned(tuft, index * 360 / 14))
    art.second(*tufts)
    art.hue("sand", pair(circle(46, -46, 20)))
    art.hue("sand", path("M0 -64 C46 -64 66 -30 58 8 C52 40 28 62 0 62 C-28 62 -52 40 -58 8 C-66 -30 -46 -64 0 -64Z"))
    art.hue("gold", path("M-14 -30 C-6 -36 6 -36 14 -30 L16 14 L-16 14Z"))
    art.ink(path("M-18 12 L18 12 L0 32Z"), pair(path("M16 -14 L44 -24 L38 -4 L22 -2Z")))
    art.hue("green", pair(polygon((24, -12), (38, -17), (34, -6))))
    art.hue("brown", pair(stroke((0, 30), (14, 40), (32, 34), width=6, end=3)))
    for x, y, angle, length in (
        (-72, 54, 22, 42),
        (-38, 72, 12, 48),
        (38, 72, -12, 48),
        (72, 54, -22, 42),
        (0, 78, 0, 54),
    ):
        half = length * 0.5
        fang = path(f"M-15 0 L15 0 C14 {half} 8 {half * 1.6} 0 {length} C-8 {half * 1.6} -14 {half} -15 0Z")
        art.main(moved(turned(fang, angle), x, y - 14))
        art.hue("crimson", moved(turned(box(-17, -9, 34, 13, 5), angle), x, y - 14))
