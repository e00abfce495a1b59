"""Pictures of the first four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import gripping_fist
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    both,
    box,
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


def _lane(s: Impact) -> None:
    """Paint a bowling alley: the lit pit with its pins far off, two flat tones of wall, the lane and the pit's light on it."""
    wall = mix(s.deep, s.ink, 0.75)
    s.fill(ALL, wall)
    with s.moved(turn=4.0, about=(72.0, 60.0)):
        s.fill(box(-20, 12, 150, 72), mix(s.deep, s.ink, 0.3))
        s.fill(polygon((-60, 72), (36, 64), (-60, 190)), s.ink)
        s.fill(polygon((160, 72), (107, 64), (190, 180)), s.ink)
        s.fill(box(36, 22, 107, 66), "#fffcf6")
        for x in (43, 79, 91, 103):
            s.fill(placed(_PIN, x, 49, 0.33), mix(s.mid, s.key, 0.5))
        s.fill(polygon((36, 65), (107, 65), (190, 180), (-60, 180)), mix(s.deep, s.mid, 0.5))
        for left, right, tone in ((46, 60, s.mid), (60, 70, s.key), (70, 80, s.mid), (80, 90, s.key), (90, 99, s.mid)):
            a, b = (-60 + 3.52 * (x - 36) for x in (left, right))
            s.fill(polygon((left, 65), (right, 65), (b, 180), (a, 180)), mix(tone, s.light, 0.12))
        s.fill(box(36, 63.6, 107, 66), s.ink)


_PIN: Final = svg(
    "M0 -50 C6 -50 9 -45 9 -40 C9 -33 5.500 -29 5.500 -23 C5.500 -12 16 0 16 20 C16 34 11 44 9 50 L-9 50 C-11 44 -16 34 -16 20 C-16 0 -5.500 -12 -5.500 -23 C-5.500 -29 -9 -33 -9 -40 C-9 -45 -6 -50 0 -50 Z"
)


def _ball_that_breaks(s: Impact) -> None:
    """Paint the ball at the right of the pin, where it breaks in two: its halves part, shards fly."""
    for turn, long in ((-100, 46), (-62, 52), (-20, 62), (24, 60), (70, 50), (112, 44)):
        s.fill(
            polygon(around(74, 104, 7, turn - 90), around(74, 104, long, turn), around(74, 104, 7, turn + 90)),
            "#fffcf6",
        )
    s.fill(oval(100, 140, 26, 6), s.ink)
    ball = oval(97, 107, 25)
    split = ((66, 100), (80, 107), (88, 100), (97, 112), (106, 105), (113, 116), (128, 112))
    upper = polygon(*split, (140, 60), (60, 60))
    s.fill(ball, s.light)
    for part, y, turn in ((cut(ball, upper), 5.0, 9.0), (both(ball, upper), -5.0, -9.0)):
        half = placed(placed(part, -118, -110), 118, 110 + y, 1.0, turn)
        s.inked([(half, s.ink)], 1.8, (-1.0, 1.0))
        s.fill(both(half, oval(104, 96 + y, 24)), mix(s.accent, s.ink, 0.1))
        s.rim([half], mix(s.accent, "#ffffff", 0.65), (0.7, -0.8), 2.2)
    for x, y in ((92, 87), (101, 86), (97, 95)):
        s.fill(oval(x, y, 2.8, 3.1), s.ink)
    for x, y, r, turn in ((77, 78, 4.4, 20), (84, 128, 4.0, 70), (86, 72, 3.0, 10), (76, 132, 3.0, 50)):
        s.debris(((x, y, r, turn),), s.accent, mix(s.accent, "#ffffff", 0.5))


def _crowned_pin(s: Impact) -> None:
    """Paint the pin with its crown, which leans from the blow, its left half in the shade, its shadow on the lane."""
    s.fill(polygon((46, 138), (68, 141), (36, 176), (-16, 176)), s.shade)
    with s.moved(57.0, 92.0, 1.02, turn=-8.0):
        s.inked([(_PIN, "#fff6e4")], 1.6, (-1.6, 1.0))
        with s.clipped(_PIN):
            s.fill(svg("M-3 -60 C-4 -40 0 -34 -1 -22 C-2 -10 -8 0 -5 22 C-4 38 -2 46 -1 56 L-30 56 V-60 Z"), s.deep)
            s.fill(svg("M-7 -60 C-7 -40 -4 -34 -5 -22 C-6 -10 -14 0 -11 22 C-10 38 -8 46 -7 56 L-30 56 V-60 Z"), s.ink)
            for y in (-29.0, -23.0):
                s.fill(polygon((-2, y + 0.6), (12, y + 1.4), (12, y + 4.4), (-2, y + 3.6)), "#d8281c")
        crown = svg(
            "M-13 -42 L-17.500 -64 L-7.500 -54 L0 -70 L7.500 -54 L17.500 -64 L13 -42 C8 -39.500 -8 -39.500 -13 -42 Z"
        )
        s.inked([(crown, "#ffd21e")], 1.6, (-1.0, 0.9))
        with s.clipped(crown):
            s.fill(svg("M-1 -72 L-2 -38 L-20 -38 L-20 -72 Z"), "#c05a08")
        for x, y in ((-17.5, -65), (0, -71), (17.5, -65)):
            s.inked([(oval(x, y, 2.7), s.accent)], 1.1, (0.3, 0.4))


def kingpin(s: Impact) -> None:
    """The crowned pin stands as the ball breaks on it. Low along the lane, tilted; light: the pit behind."""
    _lane(s)
    _ball_that_breaks(s)
    _crowned_pin(s)


_WAX: Final = "#fff0dc"
_BLADE: Final = ribbon([(6, 62, 0.4), (16, 70, 3.2), (36, 78.8, 4.8), (60, 83.2, 5.4), (83, 82.4, 5.4)])


def _hall_cut_in_two(s: Impact) -> None:
    """Paint a niche that the flame lights down to the blade; below that the wall lies in the blade's shadow."""
    s.fill(ALL, s.mid)
    for left, right in ((-18, 12), (96, 130)):
        s.fill(arch(left, right, 38, 180), s.deep)
    s.fill(arch(20, 88, 40, 180, 36), s.key)
    dark = svg("M-9 58 L6 64 C30 78 60 86 104 83 L130 80 V180 H-9 Z")
    s.fill(dark, mix(s.ink, s.deep, 0.22))
    s.fill(both(dark, arch(20, 88, 40, 180, 36)), s.shade)


def _flame(s: Impact) -> None:
    """Paint a tall calm flame that ends at the wick, (0, 0)."""
    for color, size in (("#ff8a1e", 1.0), ("#ffc830", 0.78), ("#fff4b4", 0.5)):
        tongue = placed(
            svg("M0 1 C-11 -1 -13 -12 -7 -20 C-3 -26 -1 -30 1 -39 C4 -30 12 -22 11 -11 C11 -4 7 1 0 1 Z"), 0, 0, size
        )
        if size == 1.0:
            s.inked([(tongue, color)], 1.5, (0, 0))
        s.fill(tongue, color)


def _candle(s: Impact) -> None:
    """Paint the candle in two: the upper half lifts off and burns on, the lower shows its clean cut in the dark."""
    foot = join(box(49, 96, 71, 180), oval(60, 96, 11, 3.4))
    s.inked([(foot, mix(s.deep, s.ink, 0.15))], 1.5, (0.6, 0.6))
    s.rim([foot], s.mid, (-1.0, 0.0), 1.6)
    s.inked([(oval(60, 96, 11, 3.4), _WAX)], 1.2, (0, 0))
    s.fill(oval(60, 96.4, 2.0, 0.9), s.deep)
    with s.moved(60.0, 74.0, turn=-7.0):
        head = svg("M-11 -22 C-12 -26 12 -26 11 -22 V-3 C11 1 -11 1 -11 -3 Z")
        s.inked([(head, s.light)], 1.6, (0.4, 1.2))
        s.fill(both(head, box(-12, -10, 12, 4)), s.key)
        s.fill(both(head, box(-12, -4.6, 12, 4)), s.mid)
        drip = svg(
            "M-11 -23 C-11 -27 11 -27 11 -23 L11 -14 C11 -10 7 -10 7 -14 V-18 H1 V-9 C1 -5 -4 -5 -4 -9 V-18 H-11 Z"
        )
        s.inked([(drip, "#ffffff")], 1.1, (0, 0))
        s.stroke([(0, -24), (0, -31)], s.ink, 1.8)
        with s.moved(0.0, -28.0):
            _flame(s)


def _sabre(s: Impact) -> None:
    """Paint the sabre that has come from the right, its blade lit from above, and the fist about its hilt."""
    s.inked([(_BLADE, "#ffffff")], 1.6, (0.0, 1.0))
    s.fill(cut(_BLADE, placed(_BLADE, -0.6, -4.2)), mix(s.accent, s.ink, 0.35))
    with s.moved(88.0, 83.0, 0.98, turn=2.0):
        grip = box(-8, -4, 34, 4, 2)
        s.inked([(grip, s.ink)], 1.2, (0, 0))
        gripping_fist(
            s,
            9.0,
            0.6,
            -4.0,
            ("#f0b080", "#b8703e", "#6a3418"),
            (s.accent, mix(s.accent, s.ink, 0.4), s.ink),
            (-0.8, -0.6),
            0.86,
        )
        guard = svg(
            "M-9 -15 C-5 -15 -3 -12 -3 -8 V9 C-3 13 -5 16 -9 16 C-11 13 -11 10 -9 8 V-7 C-11 -9 -11 -12 -9 -15 Z"
        )
        s.inked([(guard, "#ffc83a")], 1.4, (0.4, 0.8))
        s.fill(both(guard, box(-12, 2, 0, 20)), "#b8500e")


def silver_sable(s: Impact) -> None:
    """A sabre has gone through a candle, which burns on. Light: its flame; below the blade all is dark."""
    _hall_cut_in_two(s)
    with s.moved(-6.0):
        _candle(s)
    _sabre(s)
    s.glint(20.0, 71.0, 7.0)


def _gorge_at_sunset(s: Impact) -> None:
    """Paint a gorge at sunset: the sun between two dark cliffs, far ridges in flat tones, its light on the sea."""
    s.fill(ALL, mix(s.mid, s.key, 0.5))
    s.fill(oval(71, 84, 42), CREAM[1])
    s.fill(svg("M-9 130 V92 L8 82 L20 92 L36 96 L52 113 V130 Z"), s.mid)
    s.fill(svg("M130 130 V70 L118 78 L108 76 L94 100 L88 113 V130 Z"), s.mid)
    s.fill(box(-4, 113, 124, 172), mix(s.accent, s.ink, 0.4))
    for y, half, tall in ((116, 28, 1.4), (121.6, 22, 1.7), (128, 16, 2.0), (135, 10, 2.2), (142.6, 5, 2.2)):
        s.fill(box(70 - half, y - tall, 70 + half, y + tall, 1), CREAM[1])
    s.fill(oval(72, 124, 19, 3.8), mix(s.accent, s.ink, 0.75))
    near = polygon((-4, 104), (28, 106), (43, 110), (40, 119), (45, 127), (36, 140), (38, 172), (-4, 172))
    far = polygon((124, 93), (109, 95), (99, 99), (103, 110), (96, 120), (100, 134), (92, 172), (124, 172))
    for cliff, toward in ((near, (0.9, -0.4)), (far, (-0.9, -0.4))):
        s.fill(cliff, s.shade)
        s.rim([cliff], s.mid, toward, 2.4)


_RACER: Final = svg(
    "M-42 1 C-38 -6 -28 -10 -16 -11 L-14 -8 H4 L8 -11 L30 -10 C38 -9.6 41 -5 41 0 C41 5 38 8 32 8.6 L-26 8.6 "
    "C-34 8 -40 5 -42 1 Z"
)
"""An old racing car from the side, its round tail at the left."""


def _racing_driver(s: Impact) -> None:
    """Paint the driver in a round helmet with goggles, leaning to the wheel, and the scarf that flies behind."""
    scarf = ribbon(((-9, -16, 2.4), (-18, -20, 3.6), (-28, -17, 3.8), (-38, -22, 3.2), (-46, -19, 0.8)), 12)
    s.inked([(scarf, CREAM[1])], 1.3, (-0.6, -0.6))
    s.fill(cut(scarf, placed(scarf, 0.6, 2.6)), s.mid)
    coat = join(limb((-11, -6, 6.6), (-6, -15, 5.2)), limb((-6, -14, 3.8), (2, -10, 3.0), (8, -13, 2.2)))
    face = svg("M-6 -28 H3 L2.6 -23.6 L4.4 -20.8 L2.8 -20.4 L3 -18 C2.4 -16 -1 -15.4 -3.4 -16 L-6 -16 Z")
    helmet = svg("M-11 -21 C-13 -34 5 -36 5.4 -25.6 L-2.6 -24.4 L-3.6 -17.6 C-7 -16 -10 -17.6 -11 -21 Z")
    s.inked([(coat, s.shade), (face, "#e09058"), (helmet, s.ink)], 1.2, (-0.5, -0.5))
    s.rim([coat], s.mid, (0.8, 0.8), 1.4)
    s.rim([face], "#ffe0b8", (0.9, 0.5), 1.4)
    s.rim([helmet], s.light, (-0.1, -1.0), 1.5)
    s.inked([(box(-2.4, -27.4, 5.4, -23.0, 1.8), "#ffffff")], 1.2, (0, 0))
    s.stroke([(-10.4, -26), (-2.4, -25.6)], s.mid, 1.4)


def _wheel(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a wire wheel: a thick tyre that the sun edges from below, a pale hub."""
    s.fill(oval(x + 5, y - 2.6, r), s.ink)
    s.fill(oval(x, y, r), s.ink)
    s.rim([oval(x, y, r)], s.mid, (-0.2, 1.0), 2.0)
    s.fill(oval(x, y, 0.56 * r), s.key)
    for turn in (15, 75, 135):
        s.stroke([around(x, y, 0.56 * r, turn), around(x, y, 0.56 * r, turn + 180)], s.ink, 0.9)
    s.fill(oval(x, y, 2.0), s.ink)


def _leaping_car(s: Impact) -> None:
    """Paint the car in the air, nose up before the sun: a dark floor, the side red above, its wheels hanging."""
    with s.moved(70.0, 80.0, 0.98, turn=-15.0):
        _racing_driver(s)
        s.inked([(polygon((9, -10), (13, -20), (16, -19.4), (15, -10)), "#ffffff")], 1.2, (0, 0))
        s.inked([(_RACER, s.ink)], 1.6, (-0.4, -1.2))
        with s.clipped(_RACER):
            s.fill(svg("M-44 -1 C-20 -3 10 -4 44 -3 V-20 H-44 Z"), "#d8203a")
            s.fill(svg("M-44 -14 H44 V-8 C10 -7.400 -16 -8 -44 -2 Z"), "#ff6a5a")
            s.fill(box(34.4, -12, 46, 12), s.light)
            for y in (-6.0, -2.6, 0.8, 4.2):
                s.fill(box(34.4, y, 46, y + 1.5), s.ink)
        s.rim([_RACER], s.mid, (0.1, 1.0), 1.8)
        s.inked([(oval(-8, -1.6, 5.6), CREAM[1])], 1.3, (0, 0))
        s.fill(polygon((-9, -5.2), (-6.6, -5.2), (-6.6, 2.2), (-9, 2.2)), s.ink)
        _wheel(s, -25, 9, 11.6)
        _wheel(s, 23, 9.6, 10.6)
    s.debris(((43, 112, 3.2, 20), (50, 106, 2.6, 50), (47, 119, 2.4, 10)), s.ink, s.mid)


def scarlet_spider(s: Impact) -> None:
    """A racing car leaps over a gorge. From the gorge, low; light: the sun behind its wheels."""
    _gorge_at_sunset(s)
    _leaping_car(s)


def _hill_at_sunset(s: Impact) -> None:
    """Paint the evening behind a dark hill: one low sun, a cathedral far off in one tone, the crest's lit edge."""
    s.fill(ALL, s.mid)
    s.fill(oval(78, 106, 39), CREAM[1])
    far = svg("M-9 126 H34 V110 L38 96 L42 110 H46 L50 96 L54 110 V116 H70 V126 L130 120 V180 H-9 Z")
    s.fill(far, s.deep)
    hill = svg("M-9 150 C30 142 70 130 130 136 V180 H-9 Z")
    s.fill(hill, s.shade)
    s.rim([hill], s.key, (0.1, -1.0), 1.8)


def _kite(s: Impact) -> None:
    """Paint a kite that stands in the wind, one half in the light, and the bows of its tail."""
    tail = [(50, 56), (58, 64, 51, 72), (45, 78, 52, 86)]
    s.stroke(tail, s.ink, 2.0)
    for x, y, turn in ((54.0, 64.0, 20.0), (49.6, 75.0, -24.0), (51.6, 85.0, 16.0)):
        bow = join(polygon((0, 0), (-6, -3.4), (-6, 3.4)), polygon((0, 0), (6, -3.4), (6, 3.4)))
        s.inked([(placed(bow, x, y, 1.0, turn), s.accent)], 1.1, (0, 0))
    top, left, right, foot = (40.0, 9.0), (27.0, 33.0), (66.0, 24.0), (50.0, 57.0)
    middle = (45.0, 29.0)
    s.inked([(polygon(top, right, foot, left), s.accent)], 1.7, (-0.4, -0.8))
    dark = mix(s.accent, s.ink, 0.4)
    s.fill(polygon(top, middle, left), dark)
    s.fill(polygon(left, middle, foot), s.accent)
    s.fill(polygon(top, right, middle), s.accent)
    s.fill(polygon(middle, right, foot), CREAM[1])
    for ends in ((top, foot), (left, right)):
        s.stroke(ends, s.ink, 1.5)


def _bishop(s: Impact) -> None:
    """Paint a bishop from the side who leans back against the pull, his cope in the wind: dark, his edge in the sun."""
    skin, dark = ("#f0a060", "#8a4a26"), mix(s.shade, s.ink, 0.5)
    cope = svg("M72 97 C80 92 90 94 93 102 C97 112 103 122 117 130 C109 133 104 140 103 152 H74 C70 132 68 112 72 97 Z")
    far_arm = limb((78, 101, 4.4), (69, 107, 3.8), (61, 99, 3.0))
    near_arm = limb((84, 102, 5.2), (74, 112, 4.6), (64, 105, 3.4))
    head = placed(_HEAD_OF_A_BISHOP, 79.0, 87.0, 1.25, -14.0, flip=True)
    mitre = placed(svg("M-7 2 C-9 -6 -6 -14 1 -23 C8 -15 10 -6 8 2 C4 4 -3 4 -7 2 Z"), 80.6, 81.0, 1.06, 12.0)
    for arm in (far_arm,):
        s.inked([(arm, dark)], 1.0, (0, 0))
    s.inked([(oval(59.6, 93.6, 3.4, 3.8), skin[1])], 1.1, (0, 0))
    s.inked([(cope, dark)], 1.4, (0, 0))
    s.rim([cope], s.accent, (1.0, -0.2), 2.4)
    s.inked([(head, skin[1])], 1.2, (0, 0))
    s.rim([head], skin[0], (1.0, 0.3), 1.4)
    s.inked([(mitre, CREAM[1])], 1.5, (0, 0))
    s.fill(cut(mitre, placed(mitre, 5.0, 0.0)), s.mid)
    s.stroke([(75.4, 80.6), (89.0, 84.0)], s.accent, 2.4)
    s.stroke([(83.0, 82.0), (86.2, 61.0)], s.accent, 2.2)
    s.inked([(near_arm, dark)], 1.2, (0, 0))
    s.rim([near_arm], s.accent, (0.2, -1.0), 1.4)
    s.inked([(box(57.6, 97.4, 66.4, 105.4, 3.0), skin[1])], 1.1, (0, 0))
    s.inked([(limb((60.0, 97.2, 1.8), (64.6, 96.0, 1.8)), skin[0])], 1.0, (0, 0))
    for y in (100.2, 102.8):
        s.stroke([(57.8, y), (61.6, y)], s.ink, 0.8)


_HEAD_OF_A_BISHOP: Final = svg(
    "M-4 6 C-7 2 -6 -6 0 -6 C4 -6 5 -3 4.600 -1 L6.400 1.400 L5 2 L5.200 5 C5 8 3 11 0 11 C-2 11 -3 8 -4 6 Z"
)


def kate_bishop(s: Impact) -> None:
    """A bishop flies a kite from a hill. From the foot of the hill; light: the low sun behind."""
    _hill_at_sunset(s)
    s.stroke([(45, 29), (58, 72, 61, 99)], s.ink, 1.2)
    _kite(s)
    _bishop(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-17": Picture(
        silver_sable,
        ((54.0, 36.0), (54.0, 60.0), (50.0, 82.0), (54.0, 97.0)),
        "parts a candle, which burns on",
        "niche of a hall",
        "flame above the blade",
    ),
    "m1-18": Picture(
        kate_bishop,
        ((46.0, 30.0), (62.0, 100.0), (82.0, 72.0), (80.0, 90.0)),
        "flies a kite",
        "hill before a cathedral",
        "low sun behind a hill",
    ),
    "m1-19": Picture(
        scarlet_spider,
        ((68.0, 58.0), (72.0, 84.0), (48.0, 96.0), (94.0, 84.0)),
        "leaps over a gap",
        "gorge by the sea",
        "sun behind the wheels",
    ),
    "m1-20": Picture(
        kingpin,
        ((62.0, 80.0), (54.0, 40.0), (96.0, 106.0)),
        "stands while the ball breaks",
        "bowling lane",
        "pit of the lane",
    ),
}
