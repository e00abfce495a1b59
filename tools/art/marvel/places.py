"""The pictures of the locations beyond Earth's cities and of the majority tile, and the table of all places.

Knows each place in the hand of the impact poster, in units of 107 x 102. Points and demands cover x < 42, the
name plate what lies below y 81 at the right. The tile around it is `locations`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import skia

from tools.art.marvel.cities import avengers_tower, hells_kitchen, triskelion, wakanda
from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact, ImpactPalette
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    both,
    box,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)

UNITS: Final = (107.0, 102.0)


def attilan(s: Impact) -> None:
    """A meteor breaks on the dome of a city on the moon; the home world hangs behind."""
    s.fill(ALL, s.ink)
    lots = chance(3)
    for _ in range(46):
        s.fill(oval(107 * next(lots), 70 * next(lots), 0.25 + 0.5 * next(lots)), s.light)
    # the home world
    world = oval(46, 26, 20)
    s.fill(oval(46, 26, 22.4), s.deep)
    s.fill(world, s.accent)
    with s.clipped(world):
        land = svg(
            "M32 12 C40 10 44 16 40 20 C46 24 40 32 34 30 C30 26 26 20 32 12 "
            "Z M50 6 C60 8 64 16 58 20 C52 20 48 12 50 6 Z "
            "M44 34 C52 30 58 36 54 44 C48 46 42 42 44 34 Z"
        )
        s.fill(land, "#a8f0c8")
        s.fill(cut(world, oval(40, 20, 21)), mix(s.accent, s.ink, 0.7))
        s.dots(world, s.ink, (42, 24), (62, 44), 0.0, 0.8, pitch=2.2)
    # the far rim of the crater
    rim = svg("M-4 72 L10 62 L22 66 L36 58 L50 66 L104 60 L112 104 H-4 Z")
    s.fill(rim, mix(s.ink, s.deep, 0.7))
    s.rim([rim], "#ff9a5a", (1.0, -0.7), 1.5)
    s.dots(rim, s.ink, (60, 62), (10, 80), 0.0, 0.7, pitch=2.4)
    # the dome and its spires
    x, foot, r = 72.0, 80.0, 32.0
    dome = both(oval(x, foot, r), box(0, 0, 112, foot))
    s.fill(dome, s.deep)
    with s.clipped(dome):
        for size, color in (
            (34, mix(s.deep, "#a8346a", 0.5)),
            (25, "#c8466a"),
            (17, "#ff7a4a"),
        ):
            s.fill(oval(x + 17, foot - 27, size), color)
        s.halo(dome, s.ink, x + 17, foot - 27, 24, 50, 0.0, 0.7, pitch=2.4)
        for at, high, wide in (
            (50, 14, 3),
            (57, 22, 3.5),
            (64, 18, 3),
            (72, 30, 4.6),
            (80, 20, 3.4),
            (87, 25, 3.6),
            (95, 14, 3),
        ):
            top = 81 - high
            spire = polygon(
                (at - wide, 81),
                (at - wide * 0.75, 81 - high * 0.6),
                (at - wide * 0.25, 81 - high * 0.72),
                (at, top),
                (at + wide * 0.25, 81 - high * 0.72),
                (at + wide * 0.75, 81 - high * 0.6),
                (at + wide, 81),
            )
            s.fill(spire, mix(s.ink, s.deep, 0.55))
            s.fill(
                both(spire, box(at + wide * 0.1, 0, at + wide, 102)), mix("#ffb070", s.mid, 0.25 if at > 60 else 0.7)
            )
            for floor in range(int(high / 4) - 2):
                s.fill(box(at - wide * 0.5, 78 - 4 * floor, at - wide * 0.1, 79.6 - 4 * floor), "#ffe08a")
    for reach, first, sweep, color, width in (
        (r, 180.0, 180.0, s.ink, 3.0),
        (r, 180.0, 180.0, s.light, 1.5),
        (r - 3, 195.0, 60.0, s.light, 1.0),
    ):
        arc = skia.Path()
        arc.addArc(skia.Rect.MakeLTRB(x - reach, foot - reach, x + reach, foot + reach), first, sweep)
        s.line(arc, color, width)
    # the near ground
    s.fill(svg("M-4 104 V78 C20 74 36 80 60 79 C80 78 96 76 112 79 V104 Z"), s.ink)
    for middle, reach, tone in ((82, 44, s.deep), (88, 32, mix(s.deep, "#c8466a", 0.6)), (93, 21, "#ff7a4a")):
        s.fill(both(oval(middle, 79, reach, reach * 0.2), box(-4, 79, 112, 104)), tone)  # the blast on the ground
    s.fill(svg("M26 79 C48 78.5 64 80.2 112 78 V80 C84 81 54 81.5 26 79 Z"), "#ffd8a0")
    for cx, cy, half in ((52.0, 84.0, 5.0), (70, 82.4, 3.2), (38, 88, 3.4)):  # craters, lit from the right
        crater = oval(cx, cy, half, half * 0.36)
        s.fill(crater, s.ink)
        s.fill(cut(crater, placed(crater, 1.0, -0.3)), "#ff9a5a")
    # the meteor
    hx, hy = x + r * math.cos(math.radians(-58)), foot + r * math.sin(math.radians(-58))
    fire = "#ffb02e"
    with s.clipped(dome):  # the shock that runs over the glass
        for far, tone in ((29.0, "#ffb070"), (23.0, "#ffe0b0")):
            s.line(oval(hx, hy, far, far * 0.9), tone, 1.1, 0.75)
    for wide, color in ((5.5, "#e8342e"), (3.6, fire), (1.6, "#fff4c0")):
        s.fill(
            polygon((hx - wide * 0.8, hy - wide * 0.5), (hx + wide * 0.8, hy + wide * 0.5), (hx + 30, hy - 52)), color
        )
    s.flash(hx, hy, 17, 10, "#e8342e", seed=3, turn=10)
    s.flash(hx, hy, 13, 10, fire, seed=3, turn=10)
    s.flash(hx, hy, 7.5, 9, "#fffbe0", seed=7)
    chips = (
        (hx - 16, hy - 7, 2.6, 20),
        (hx + 12, hy + 5, 2.4, 60),
        (hx - 9, hy - 14, 1.8, 0),
        (hx + 6, hy - 17, 1.6, 50),
    )
    s.debris(chips, s.deep, fire)


_BANDS: Final = ("#ff5648", "#ff9a2e", "#ffe14a", "#4ee08a", "#4fb0ff", "#ad78ff")
_ARC: Final = (104.0, 172.0)
"""The middle of the circle that the bridge of colours is a part of."""
_STALLION: Final = join(
    limb((-11, -1, 6.0), (-3, -0.4, 4.8), (8, -1.4, 5.8)),
    limb((9, -3, 5.2), (15, -9, 3.9), (20, -13.6, 2.9)),
    limb((20.4, -14, 2.9), (24, -11.8, 2.3), (28.2, -8.6, 1.7)),
    polygon((18.2, -15.4), (18.6, -20.6), (21.8, -16.4)),
    limb((9, 1, 4.0), (18, 1.6, 1.9), (17.6, 8.4, 1.2), (14.6, 10.6, 1.4)),
    limb((10, -1, 3.8), (19.4, -3.0, 2.0), (27.6, -1.6, 1.2), (31.0, 0.4, 1.5)),
    limb((-12, 0, 5.6), (-16.4, 3.2, 3.3), (-20.6, 5.4, 1.8), (-28, 7.6, 1.2), (-31, 9.8, 1.5)),
    limb((-12, 1, 5.2), (-14.6, 6.0, 3.0), (-18.6, 9.0, 1.8), (-25.6, 13.4, 1.2), (-27.2, 16.4, 1.5)),
    ribbon(((-15.0, -3.6, 1.6), (-22, -8.6, 2.8), (-29, -6.4, 2.4), (-36, -10.4, 0.2)), 12),
    svg("M20 -17 C15 -18 11 -16 6 -17 C8 -14.6 5 -13 1 -12.4 C5 -10 9 -8.6 13 -8 Z"),
)
"""A stallion that leaps to the right, its neck stretched and its legs free."""
_RIDER: Final = join(
    limb((-1.6, -6.4, 3.2), (1.4, -11.6, 2.8), (5.6, -15.2, 2.5)),
    oval(10.0, -19.2, 2.5, 2.9, 24),
    limb((5.4, -15.2, 1.9), (9.4, -11.0, 1.5), (14.6, -11.8, 1.2)),
    limb((-1.4, -5.6, 3.0), (5.6, -2.4, 2.0), (1.6, 4.0, 1.4), (4.0, 5.4, 1.2)),
)
"""A rider crouched over its neck."""


def _bridge_of_colours(s: Impact) -> None:
    """Paint a bridge of six colours, a thin arc from the lower left."""
    x, y = _ARC
    whole = cut(oval(x, y, 112), oval(x, y, 99.4))
    s.inked([(whole, s.ink)], 1.3, (-0.2, 1.0))
    for number, color in enumerate(_BANDS):
        s.fill(cut(oval(x, y, 112 - 2.1 * number), oval(x, y, 109.9 - 2.1 * number)), color)
    s.line(oval(x, y, 111.7), "#ffffff", 1.0)


def _courier(s: Impact) -> None:
    """Paint the rider and the stallion as one black shape with a lit edge, and the rider's scarf."""
    with s.moved(68.0, 44.0, 0.8, turn=-21.0):
        scarf = svg(
            "M6.4 -16.6 C0 -19.6 -5 -15.600 -11 -19.4 C-9.6 -17 -12 -14.6 -15 -14.6 C-8 -11.6 0 -13.4 6 -13.6 Z"
        )
        s.inked([(scarf, s.accent)], 1.0, (0, 0))
        s.fill(join(_STALLION, _RIDER), s.ink)
        s.rim([_STALLION], s.mid, (0.3, -1.0), 1.0)
        s.rim([_RIDER], s.mid, (0.3, -1.0), 0.9)


def asgard(s: Impact) -> None:
    """A courier leaps along an arc of colours. A silhouette before the sky; light: the full moon behind the rider."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, -4), (112, -4), (112, 8), (-4, 34)), s.shade)
    s.fill(polygon((-4, 62), (112, 40), (112, 106), (-4, 106)), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((-4, 84), (112, 66), (112, 106), (-4, 106)), s.mid)
    for x, y, r in ((48.0, 10.0, 0.8), (96, 10, 0.9), (101, 26, 0.6)):
        s.fill(oval(x, y, r), s.light)
    s.fill(oval(67.5, 40, 28), "#fff3c4")
    _bridge_of_colours(s)
    _courier(s)


_MOUTH: Final = polygon(
    (46, 30), (55, 12), (72, 4), (92, 9), (104, 26), (108, 58), (98, 84), (70, 92), (50, 84), (41, 60)
)
_DEEPER: Final = polygon(
    (40, 26), (50, 6), (70, -6), (96, -2), (116, 20), (118, 62), (104, 94), (66, 102), (42, 92), (33, 62)
)
"""The mouth of a mine in a drifting rock, and the edge of what of its walls the light reaches."""


def _mouth_of_a_mine(s: Impact) -> None:
    """Paint a black gallery, its lit walls, and in its mouth a star that rises over the edge of a planet."""
    s.fill(ALL, s.ink)
    s.fill(_DEEPER, s.deep)
    for data, tone in (
        ("M33 62 L41 60 L46 30 L40 26 Z", s.key),
        ("M40 26 L46 30 L55 12 L50 6 Z", s.mid),
        ("M50 6 L55 12 L72 4 L70 -6 Z", s.key),
        ("M42 92 L50 84 L41 60 L33 62 Z", s.mid),
    ):
        s.fill(svg(data), tone)
    s.inked([(_MOUTH, "#ff8a1e")], 1.4, (0, 0))
    with s.clipped(_MOUTH):
        sky = polygon((30, 46), (120, 8), (120, 110), (30, 110))
        s.fill(sky, "#ffc02e")
        s.halo(sky, "#ff8a1e", 88, 62, 24, 62, 0.0, 0.8)
        s.fill(oval(88, 62, 17), "#fffbe0")
        planet = oval(62, 146, 78)
        s.fill(planet, "#fffbe0")
        s.fill(placed(planet, -1.0, 2.4), s.deep)
        s.fill(placed(planet, -4.0, 8.0), s.ink)


def knowhere(s: Impact) -> None:
    """A ship slips out of a mine in a drifting rock. From inside, a silhouette; light: a star over a planet."""
    _mouth_of_a_mine(s)
    with s.moved(70.0, 47.0, 0.98, turn=132.0):  # its nose to the upper right
        wings = join(
            polygon((-3, -3), (9, -18, 1), (15, -18, 1), (11, -3)), polygon((-3, 3), (9, 18, 1), (15, 18, 1), (11, 3))
        )
        hull = svg("M-20 0 C-12 -5 0 -6 12 -4.400 L14 -2 V2 L12 4.400 C0 6 -12 5 -20 0 Z")
        for y in (-2.4, 2.4):
            s.fill(polygon((13, y - 2.3), (29, y), (13, y + 2.3)), "#2ce8f0")
        s.fill(join(wings, hull), s.ink)
        s.rim([join(wings, hull)], s.mid, (0.0, -1.0), 1.6)
        s.fill(svg("M-12 0 C-9 -2.600 -5 -2.800 -2 -2 V2 C-5 2.800 -9 2.600 -12 0 Z"), "#2ce8f0")
    s.debris([(56, 76, 3.0, 20), (62, 22, 3.0, 60), (72, 17, 1.8, 10)], s.ink, s.mid)


def _temple_of_the_deep(s: Impact) -> None:
    """Paint a temple from the front, its top lit from above, warm light between its columns, one of them broken."""
    stone, shade, warm = mix(s.mid, s.deep, 0.35), mix(s.deep, s.ink, 0.35), "#ffe08a"
    for number in range(3):
        left, right, y = 46.0 - 2.6 * number, 108 + 2.6 * number, 75 + 3.4 * number
        s.inked([(box(left, y, right, y + 3.6), stone)], 1.0, (-0.2, 0.4))
        s.fill(box(left, y, right, y + 1.2), s.light)
    s.fill(box(49, 48, 105, 75), shade)
    with s.clipped(box(49, 48, 105, 75)):
        s.pool(77, 68, ((33, "#a8641a"), (25, "#e08a22"), (18, "#ffc24a"), (11, "#fff0b0")), 0.8)
    s.fill(arch(70, 84, 61, 75), "#fffbe0")
    for number in range(6):
        x, top, foot = 51.5 + 10.2 * number, 50.0, 75.0
        column = polygon((x - 2.2, top), (x + 2.2, top), (x + 2.6, foot), (x - 2.6, foot))
        if number == 4:  # the broken one
            column = polygon(
                (x - 2.4, 64), (x - 0.6, 61), (x + 1.0, 63), (x + 2.4, 60.6), (x + 2.6, foot), (x - 2.6, foot)
            )
        s.inked([(column, stone)], 0.9, (0.3, 0.3))
        inner = 1.0 if x < 77 else -1.0
        s.fill(cut(column, placed(column, -1.5 * inner, 0.0)), warm)
        s.fill(cut(column, placed(column, 2.0 * inner, 0.0)), shade)
        s.fill(box(x - 3, foot - 2, x + 3, foot), s.key)
        if number != 4:
            s.fill(box(x - 3, top - 0.4, x + 3, top + 1.6), s.light)
    s.inked([(box(46, 45.4, 108, 50), stone)], 1.2, (-0.3, 0.6))
    s.fill(box(46, 45.4, 108, 46.8), s.light)
    for number in range(12):
        s.fill(box(48.4 + 5 * number, 47.6, 50.6 + 5 * number, 49.6), shade)
    gable = polygon((43, 45.6), (77, 28), (111, 45.6))
    s.inked([(gable, s.key)], 1.5, (-0.4, 0.8))
    s.fill(polygon((52, 43.6), (77, 31), (102, 43.6)), shade)
    s.fill(polygon((77, 31), (102, 43.6), (77, 43.6)), mix(stone, shade, 0.5))
    s.fill(polygon((43, 45.6), (77, 28), (111, 45.6), (104, 43.4), (77, 30), (50, 43.4)), "#ffffff")
    s.inked([(oval(77, 39.6, 3.4), s.accent)], 0.9, (0.2, 0.3))
    s.fill(oval(76.4, 38.8, 1.6), "#fffbe0")
    with s.clipped(join(gable, box(46, 44, 108, 50))):  # the net of light that waves throw
        for x, y, wide in ((56.0, 42.0, 7.0), (66, 37.6, 7), (88, 38.4, 7), (98, 42.4, 7)):
            s.stroke([(x - wide, y), (x - 2, y - 2.6, x, y), (x + 3, y + 2.4, x + wide, y - 0.6)], "#ffffff", 0.8, 0.8)


def _gliding_ray(s: Impact) -> None:
    """Paint a manta from below, dark against the light, its wings spread and its edges lit; it glides to the left."""
    back: Tones = ("#ffffff", mix(s.deep, s.ink, 0.3), s.ink)
    whole = svg(
        "M-13 -3.600 C-10 -4.400 -8 -8 -3 -13 C1 -17 6 -20 12 -20.600 C8 -15 7 -9 10 -4.600 C12 -3 14 -1.600 16 -0.800 "
        "L16 1.200 C14 2.400 12 3.600 10.600 5.400 C8 10 9 16 14 22 C7 21.600 1 18 -3 14 C-8 8.600 -10 5 -13 3.600 Z"
    )
    horns = [ribbon(((-11.6, 2.6 * side, 1.6), (-16, 3.8 * side, 1.5), (-19, 2.2 * side, 0.4)), 6) for side in (-1, 1)]
    tail = ribbon(((14, 0.2, 1.4), (24, -1.6, 0.8), (35, 1.4, 0.2)), 10)
    with s.moved(67.0, 18.0, 0.66, turn=-14.0):
        group(s, [(tail, back, 0.4), *((horn, back, 0.5) for horn in horns), (whole, back, 2.4)], (0.6, -0.8), 1.2, 1.0)
        belly = svg("M-10 -2.400 C-4 -4.600 4 -4 11 -0.400 C4 4.400 -4 4.800 -10 2.400 Z")
        s.fill(belly, mix(s.mid, s.key, 0.4))
        for side in (-1, 1):
            for x in (-4.0, -1.0, 2.0):
                s.stroke([(x, 1.0 * side), (x + 1.6, 2.9 * side)], back[1], 0.9)
        s.rim([whole], s.light, (0.5, -0.9), 1.1)


def _sea(s: Impact) -> None:
    """Paint the depths, the bright surface over the temple, and the hard shafts that fall from it to the sea's bed."""
    top = (79.0, -8.0)
    s.fill(ALL, s.shade)
    s.pool(
        *top,
        (
            (96, s.shade),
            (78, mix(s.deep, s.ink, 0.1)),
            (60, mix(s.deep, s.mid, 0.35)),
            (45, mix(s.deep, s.mid, 0.8)),
            (33, mix(s.mid, s.key, 0.5)),
            (24, s.key),
            (15, s.light),
        ),
    )
    for near, far, cover in (
        ((68.0, 90.0), (44.0, 110.0), 0.5),
        ((73, 85), (60, 94), 0.55),
        ((57, 64), (20, 40), 0.36),
        ((94, 99), (112, 128), 0.36),
    ):
        beam = polygon((near[0], -4), (near[1], -4), (far[1], 84), (far[0], 84))
        s.shaft(beam, s.light, cover, (top[0], 0), (top[0], 110))
    for y, wide in ((3.0, 20.0), (7.4, 14.0)):  # the swell of the surface from below
        s.stroke(
            [(79 - wide, y), (79 - wide / 2, y - 2.4, 79, y), (79 + wide / 2, y + 2.4, 79 + wide, y)], "#ffffff", 1.0
        )


def _bed_of_the_sea(s: Impact) -> None:
    """Paint the sand in the light of the shaft, a fallen drum of a column, and coral and weed in ink close to us."""
    sand = svg("M-4 104 V84 C20 80 36 82 52 83 C76 85 96 83 112 82 V104 Z")
    s.fill(sand, mix(s.deep, s.mid, 0.4))
    s.fill(oval(77, 87, 34, 5), mix(s.mid, s.key, 0.5))
    drum = polygon((44, 82, 1), (53, 79.6, 1), (54.6, 84.6, 1), (45.4, 87, 1))
    modelled(s, drum, (s.light, mix(s.mid, s.deep, 0.35), s.deep), (0.7, -0.7), 1.8, 1.2, 1.0, 1.0)
    for x, foot, high, lean in ((36.0, 104.0, 34.0, 5.0), (41, 104, 25, -3), (31, 104, 40, 3)):
        weed = ribbon(
            [(x, foot, 1.8), (x + lean, foot - high * 0.4, 2.2), (x - lean * 0.4, foot - high * 0.75, 1.6),
             (x + lean, foot - high, 0.2)], 10,
        )  # fmt: skip
        s.fill(weed, s.ink)
        s.rim([weed], s.mid, (1.0, -0.4), 0.8)


def atlantis(s: Impact) -> None:
    """A manta glides through the light over a temple. From the sea's bed; light: shafts from above, lamps within."""
    _sea(s)
    far = mix(s.deep, s.mid, 0.2)
    for x, top, half in ((38.0, 56.0, 4.4), (111.0, 44.0, 5.0)):
        s.fill(join(box(x - half, top, x + half, 104), oval(x, top, half), oval(x, top - half, 0.9, 3.6)), far)
        s.rim([join(box(x - half, top, x + half, 104), oval(x, top, half))], s.mid, (0.6, -0.8), 0.9)
        s.fill(box(x - 1.2, top + 5, x + 1.2, top + 9), s.accent)
    s.pool(77, 64, ((42, mix(s.deep, s.mid, 0.6)), (35, s.mid), (29, mix(s.mid, s.accent, 0.35))), 0.66)
    with s.moved(-2.6, 2.0, 0.88, about=(77.0, 80.0)):
        _temple_of_the_deep(s)
    _bed_of_the_sea(s)
    for x, y, size in ((92.0, 20.0, 1.0), (96, 24, 0.8), (98, 18.6, 0.8), (101, 23, 0.7), (95, 15, 0.7)):
        fish = polygon((x - 3 * size, y), (x, y - 1.3 * size), (x + 2 * size, y), (x + 3.4 * size, y - 1.2 * size),
                       (x + 3.4 * size, y + 1.2 * size), (x + 2 * size, y), (x, y + 1.3 * size))  # fmt: skip
        s.fill(fish, mix(s.deep, s.ink, 0.3))
    _gliding_ray(s)
    for x, y, r in ((45.0, 40.0, 1.8), (43, 34, 1.1), (48, 47, 1.3), (46, 29, 0.8)):
        s.line(oval(x, y, r), s.light, 0.8)


def _fist_of_a_team(s: Impact, x: float, y: float, turn: float, sleeve: Tones, skin: Tones) -> None:
    """Paint an arm that comes in along ``turn`` and ends in a fist lit from ahead, its knuckles at (x, y)."""
    toward = (0.94, -0.34)
    with s.moved(x, y, 1.5, turn=turn):
        arm = polygon((-70, -16), (-19, -7.4), (-19, 8.6), (-70, 18))
        cuff = polygon((-25, -9.4, 1.4), (-18.4, -8.6, 1.4), (-18.4, 9.8, 1.4), (-25, 10.8, 1.4))
        group(s, [(arm, sleeve, 4.4)], toward, 1.0, 1.4)
        for at in (-31, -38, -46):
            s.stroke([(at, 2.0), (at + 2.4, 6.0, at + 1.0, 11.0)], sleeve[2], 1.2)
        palm = polygon((-19, -6), (-12, -9.4, 3), (-3, -9.6, 3), (-2, 9, 3), (-12, 9.6, 3), (-19, 7))
        fingers = [
            (box(-6.4, -10 + 4.8 * number, 1.2 - 0.5 * abs(number - 1), -5.0 + 4.8 * number, 2.1), skin, 1.6)
            for number in range(4)
        ]
        thumb = limb((-15, 7.4, 3.5), (-8, 10.0, 3.1), (-1.6, 7.4, 2.5))
        group(s, [(palm, skin, 3.0), (cuff, sleeve, 2.4), *fingers, (thumb, skin, 2.2)], toward, 1.0, 1.5)
        s.fill(oval(-1.2, 6.6, 1.6, 1.0, -30), skin[0])
        for number in range(3):
            s.stroke([(-9.4, -5.4 + 4.8 * number), (-12.6, -5.2 + 4.6 * number)], skin[2], 0.8)


def assembled(s: Impact) -> None:
    """Three fists meet, and the blow flashes. From above; light: the spark, a strip of day on the ground."""
    x, y = 68.0, 41.0
    s.fill(ALL, s.deep)
    s.fill(polygon((30, -4), (92, -4), (124, 104), (62, 104)), s.mid)
    s.fill(polygon((40, -4), (84, -4), (116, 104), (72, 104)), s.key)
    s.flash(x, y, 36, 9, s.accent, seed=5, hollow=0.5)
    s.flash(x, y, 28, 9, s.light, seed=5, hollow=0.5)
    team: tuple[tuple[float, Tones, Tones], ...] = (  # from where each comes, its sleeve, its skin
        (-62.0, ("#e6f6ff", "#3f9cf4", "#123a8c"), ("#fff4d8", "#d88e5c", "#7a3a2c")),
        (38.0, ("#f6ecff", "#9a6af0", "#3a1c86"), ("#fff4d8", "#8a4e30", "#3e1c1c")),
        (166.0, ("#fff0d0", "#f58a26", "#8c3208"), ("#ffffff", "#f2bc90", "#a8624a")),
    )
    with s.moved(scale=0.86, about=(x, y)):
        for angle, sleeve, skin in team:
            _fist_of_a_team(s, *around(x, y, 5.0, angle), angle + 180.0, sleeve, skin)
    s.flash(x, y, 13, 9, s.accent, seed=7, hollow=0.42)
    s.flash(x, y, 9.4, 9, "#ffffff", seed=7, hollow=0.42)
    chips = ((60, 14, 2.8, 60), (66, 74, 2.6, 10), (50, 22, 1.8, 40), (103, 33, 2.0, 30))
    s.debris(chips, s.accent, s.light)


class PlacePicture(NamedTuple):
    """A tile's picture: the function that paints it, and its palette."""

    paint: Callable[[Impact], None]
    palette: ImpactPalette


PLACES: Final = {
    "1A": PlacePicture(avengers_tower, ImpactPalette("#0a0a26", "#241a6e", "#5a3ac0", "#a988ff", "#efe6ff", "#ffd83a")),
    "1B": PlacePicture(attilan, ImpactPalette("#0c0930", "#2b2580", "#5f58cc", "#bdb6f6", "#ffffff", "#2fd0e6")),
    "2A": PlacePicture(hells_kitchen, ImpactPalette("#16040e", "#4c0a1e", "#a81a2a", "#ff6a3c", "#ffd8b0", "#ffc23a")),
    "2B": PlacePicture(triskelion, ImpactPalette("#0c1238", "#1b3a94", "#2f7ae0", "#ffb878", "#fff0d0", "#e8483a")),
    "3A": PlacePicture(asgard, ImpactPalette("#12082e", "#3a1a70", "#8a3aa8", "#e08ad0", "#ffe9f4", "#ffb84a")),
    "3B": PlacePicture(wakanda, ImpactPalette("#04211f", "#0b4f49", "#178a6a", "#ffc02e", "#fff3bc", "#e8433a")),
    "4A": PlacePicture(knowhere, ImpactPalette("#0d0a1e", "#3a2a5c", "#7c6a9c", "#c8bcd8", "#f4f0ff", "#ff8a1e")),
    "4B": PlacePicture(atlantis, ImpactPalette("#04182c", "#0c4a6e", "#1a8aa0", "#58d0c4", "#dffcf0", "#ffd86a")),
    "majority": PlacePicture(
        assembled, ImpactPalette("#1c0630", "#4a0f5c", "#a01e80", "#ff5ab0", "#fff0d8", "#ffc81a")
    ),
}
"""The pictures by tile and side, and that of the majority tile."""


def picture(place: str, px: tuple[int, int]) -> skia.Image:
    """Paint a place on a sheet of a size in pixels."""
    row = PLACES[place]
    sheet = Impact(0, px, UNITS, row.palette)
    row.paint(sheet)
    return sheet.finish()
