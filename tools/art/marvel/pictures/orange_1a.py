"""Pictures of the first four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, gripping_fist, modelled, modelled_inside, reaching_hand
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    """Paint a bowling lane that runs to a lit pit, its gutters and walls as black masses, tilted."""
    s.fill(ALL, s.shade)
    with s.moved(turn=4.0, about=(72.0, 60.0)):
        s.fill(polygon((30, -20), (116, -20), (106, 66), (36, 66)), s.mid)
        s.fill(polygon((58, -20), (116, -20), (106, 66), (84, 66)), s.key)
        s.fill(polygon((36, 60), (107, 60), (190, 180), (-60, 180)), s.mid)
        s.fill(polygon((84, 60), (107, 60), (190, 180), (70, 180)), s.key)
        s.fill(polygon((36, 57), (107, 57), (108, 62), (35, 62)), s.deep)


_PIN: Final = svg(
    "M0 -50 C6 -50 9 -45 9 -40 C9 -33 5.500 -29 5.500 -23 C5.500 -12 16 0 16 20 C16 34 11 44 9 50 L-9 50 C-11 44 -16 34 -16 20 C-16 0 -5.500 -12 -5.500 -23 C-5.500 -29 -9 -33 -9 -40 C-9 -45 -6 -50 0 -50 Z"
)


def _ball_that_breaks(s: Impact) -> None:
    """Paint the ball at the right of the pin, where it breaks in two: its halves part, shards fly."""
    for turn, long in ((-100, 46), (-62, 52), (-20, 62), (24, 60), (70, 50), (112, 44)):
        s.fill(
            polygon(around(74, 104, 7, turn - 90), around(74, 104, long, turn), around(74, 104, 7, turn + 90)), s.light
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


def _candle_foot(s: Impact) -> None:
    """Paint the lower half of a candle, its clean slanted cut at (64, 105), lit from the upper left."""
    stub = svg("M48 101 L48 172 H82 V112 C72 116 56 112 48 101 Z")
    s.inked([(stub, s.key)], 2.3, (0.9, 1.2))
    with s.clipped(stub):
        s.fill(box(46, 96, 58, 172), _WAX)
        s.fill(box(58, 96, 64, 172), s.light)
        s.fill(box(74, 96, 84, 172), mix(s.mid, s.deep, 0.3))
        s.reflected(stub, s.key, (-1.0, 0.0), 8.0)
    drip = svg("M50 109 C53 113 53 122 53 128 C53 133 48.500 133 48.500 128 V106 Z")
    s.inked([(drip, _WAX)], 1.3, (0.4, 0.5))
    face = oval(65, 106.4, 18.2, 6.4, 17)
    s.inked([(face, "#ffffff")], 1.8, (0.3, 0.6))
    s.fill(cut(face, placed(face, -3.0, -2.4)), s.light)
    s.inked([(oval(65, 106.4, 2.6, 1.4, 17), s.deep)], 0.8)


def _flame(s: Impact) -> None:
    """Paint a flame that streams off its wick to the upper left, because its candle flies to the right: three licks of one root."""
    whole = svg(
        "M70 37 C72 30 70 22 62 17 C52 12 40 14 30 6 C32 12 35 15 39 18 C32 18 24 15 16 15 C22 18 28 21 33 25 C28 27 24 27 19 29 C28 31 35 33 42 37 "
        "C48 42 57 47 64 45 C68 44 69 41 70 37 Z"
    )
    s.inked([(whole, "#ff8a1e")], 1.9, (0.5, 0.8))
    s.fill(placed(whole, 66 * 0.3, 37 * 0.3, 0.7), "#ffc830")
    s.fill(placed(whole, 66 * 0.58, 37 * 0.58, 0.42), "#ffffff")


def _candle_head(s: Impact) -> None:
    """Paint the upper half of a candle that flies off to the right, lit by its own flame from the upper left."""
    with s.moved(72.5, 58.5, turn=-19.0):
        half = svg("M-16 -17 C-16 -23 16 -23 16 -17 V28 L-16 9.500 Z")
        s.inked([(half, s.light)], 2.3, (0.9, 1.2))
        with s.clipped(half):
            s.fill(box(-18, -26, -4, 36), _WAX)
            s.fill(box(5, -26, 20, 36), s.key)
            s.fill(box(11, -26, 20, 36), mix(s.mid, s.deep, 0.3))
            s.reflected(half, s.light, (-1.0, 0.0), 6.0)
        drip = svg(
            "M-16 -17 C-18 -8 -17 -2 -14 0 C-10.500 0 -11.500 -8 -9 -10 C-6 -11 -6 -4 -3 -4 C0 -4 0 -12 4 -13 L12 -17 Z"
        )
        s.inked([(drip, "#ffffff")], 1.4, (0.4, 0.6))
        s.inked([(oval(0, -17.5, 16, 5.2), "#ffffff")], 1.7, (0.3, 0.6))
        s.fill(oval(-1, -17.5, 9, 2.8), "#ffe9a8")
    _flame(s)
    s.stroke([(67, 43), (67, 39, 64.6, 36.6)], s.ink, 2.6)


def _sabre(s: Impact) -> None:
    """Paint a sabre about the origin that has gone through from right to left, the flame mirrored along its blade."""
    blade = svg("M30 2 C8 4 -24 0 -58 -18 C-34 10 0 18 30 13 Z")
    s.inked([(blade, "#c3ccda")], 2.6, (0.5, 1.3))
    with s.clipped(blade):
        s.fill(svg("M34 -2 C4 1 -26 -4 -60 -20 C-30 -1 4 7 34 5 Z"), "#ffffff")
        s.fill(svg("M34 9 C2 13 -26 6 -60 -18 C-38 12 -2 22 34 18 Z"), "#65748f")
        s.fill(svg("M34 14 C2 17 -28 11 -52 -8 C-36 12 -2 22 34 18 Z"), "#e8eef8")
        s.line(svg("M30 6 C4 9 -20 6 -40 -5"), "#65748f", 1.6)
        s.fill(svg("M4 8 C-8 9 -18 6 -26 2 C-18 10 -6 13 6 12 Z"), "#ffb04a")
    s.glint(-52, -14, 9, "#ffffff", 12)
    hand = svg("M36 1 L54 5 L53 16 L34 13 Z")
    s.inked([(hand, s.deep)], 1.9, (0.5, 1.0))
    for x in (40, 45, 50):
        s.stroke([(x, 2), (x - 1, 14)], s.key, 1.4)
    skin: Tones = ("#ffd0a0", "#9a5232", "#5a2420")
    gripping_fist(s, 44.6, 8.0, 9.0, skin, (s.key, s.accent, mix(s.accent, s.ink, 0.6)), (-0.7, -0.7), 0.9)
    s.inked([(oval(56, 11.5, 3.4), "#ffc83a")], 1.6, (0.3, 0.6))
    bow = svg("M33 -5 C46 -11 58 -5 60 7 C60.500 11 59 13 56 13")
    for tone, wide in ((s.ink, 6.2), ("#ffc83a", 3.2)):
        s.line(bow, tone, wide)
    guard = box(29, -6, 35, 21, 3)
    s.inked([(guard, "#ffc83a")], 1.9, (0.5, 1.0))
    s.fill(box(29.6, -5, 31.6, 19, 1), "#fff4b4")


def silver_sable(s: Impact) -> None:
    """A sabre has gone through a candle; its upper half flies and still burns. Light and dark of the hall part at the cut."""
    s.fill(ALL, s.mid)
    lit = polygon((-9, 61), (130, 103), (130, 180), (-9, 180))
    s.fill(polygon((-9, -9), (130, -9), (130, 103), (-9, 61)), mix(s.deep, s.ink, 0.18))
    s.fill(lit, s.mid)
    s.fill(polygon((-9, 61), (130, 103), (130, 112), (-9, 92)), s.key)
    with s.moved(0.0, 6.0):
        _candle_foot(s)
    with s.moved(59, 88, 0.94, turn=8.0):
        _sabre(s)
    _candle_head(s)
    for x, y, r, turn in ((94, 74, 2.6, 20), (40, 108, 2.2, 60), (101, 58, 1.8, 100), (40, 66, 1.6, 10)):
        s.debris([(x, y, r, turn)], _WAX, "#ffffff")


def _gorge_at_sunset(s: Impact) -> None:
    """Paint a gorge at sunset: the sun between two dark cliffs, the far one low, its light on the sea, the car's shadow there."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-9, 58), (130, 40), (130, 180), (-9, 180)), s.key)
    s.fill(oval(71, 90, 34), CREAM[1])
    s.fill(box(-4, 113, 124, 172), mix(s.accent, s.ink, 0.4))
    for y, half, tall in ((116, 28, 1.4), (121.6, 22, 1.7), (128, 16, 2.0), (135, 10, 2.2), (142.6, 5, 2.2)):
        bar = box(70 - half, y - tall, 70 + half, y + tall, 1)
        s.fill(bar, CREAM[1])
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
    s.inked([(coat, s.ink), (face, "#e09058"), (helmet, s.ink)], 1.2, (-0.5, -0.5))
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


def _street_at_sunset(s: Impact) -> None:
    """Paint a street in perspective that ends in the low sun: two dark rows of houses, the sky between, the lit pavement."""
    s.steps(ALL, (60, 20), (60, 124), [s.mid, s.mid, mix(s.mid, s.key, 0.5), s.key, s.light])
    s.fill(box(-9, 116, 130, 180), "#fff6e2")
    near, far = s.shade, s.deep
    for side in (-1, 1):
        front = polygon((62 + side * 80, -12), (62 + side * 44, -12), (62 + side * 25, 122), (62 + side * 80, 172))
        end = polygon((62 + side * 33, 66), (62 + side * 17, 76), (62 + side * 15, 113), (62 + side * 26, 122))
        s.fill(end, far)
        s.fill(front, near)
        s.rim([front], s.key, (-side, 0.0), 1.8)


_MITRE: Final = svg("M-25 21 C-29 4 -23 -16 0 -43 C23 -16 29 4 25 21 C12 27 -12 27 -25 21 Z")


def _flying_mitre(s: Impact) -> None:
    """Paint a bishop's mitre in the wind like a kite: its two lappets stream behind, its hollow shows from below."""
    toward = (-0.75, 0.65)
    cloth: Tones = ("#ffffff", "#ffeed4", s.key)
    trim: Tones = ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5))
    for points in (
        ((60, 92, 2.6), (60, 102, 3.2), (50, 106, 3.4), (40, 102, 3.8), (32, 106, 4.0)),
        ((84, 84, 2.6), (92, 93, 3.2), (100, 92, 3.4), (106, 84, 3.6), (113, 82, 4.0)),
    ):
        band = ribbon(points)
        modelled(s, band, cloth, toward, 2.2, 1.2, 1.5, 1.8)
        end = both(band, oval(*points[-1][:2], 7.0))
        s.fill(end, s.accent)
        s.line(end, s.ink, 1.1)
    with s.moved(68.0, 68.0, 1.0, turn=-20.0):
        back = svg("M-19 14 C-16 -4 -4 -22 15 -37 C26 -18 30 0 24 17 Z")
        s.inked([(join(back, _MITRE), s.ink)], 1.9, (0.9, -1.0))
        s.fill(back, s.deep)
        s.rim([back], s.key, (-0.6, -0.8), 1.4)
        s.line(_MITRE, s.ink, 2.0)
        modelled_inside(s, _MITRE, cloth, (-0.42, 0.9), 7.0, 2.0)
        with s.clipped(_MITRE):
            s.inked([(box(-4.4, -50, 4.4, 14), s.accent)], 1.0, (0, 0))
            s.inked([(svg("M-32 5 C-12 12 12 12 32 5 V15 C12 22 -12 22 -32 15 Z"), s.accent)], 1.0, (0, 0))
            s.fill(box(1.0, -50, 4.4, 9), mix(s.accent, s.ink, 0.45))
            for x, y in ((0, -24), (0, -10), (0, 15), (-14, 13), (14, 13)):
                s.inked([(placed(polygon((0, -3.6), (3, 0), (0, 3.6), (-3, 0)), x, y), "#ffc83a")], 0.8, (0, 0))
        s.inked([(oval(0, 22.4, 23, 4.8), s.ink)], 1.0, (0, 0))
        s.fill(both(oval(0, 22.4, 23, 4.8), oval(-3, 25, 20, 3.6)), trim[2])


def _bishop_from_behind(s: Impact) -> None:
    """Paint the bishop who runs after the mitre: a bald crown with a wreath of white hair, a cape, a hand that reaches."""
    toward, skin = (-0.2, -1.0), ("#ffd8b0", "#a05a34", "#5a2820")
    cloth: Tones = ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5))
    modelled(s, svg("M22 176 C24 148 38 138 46 136 H66 C76 139 88 148 90 176 Z"), cloth, toward, 4.0, 2.0, 1.8, 2.2)
    for x in (40.4, 71.6):
        modelled(s, oval(x, 119, 3.4, 5.0), skin, toward, 1.4, 1.0, 1.5, 1.6)
    modelled(s, svg("M47 124 H65 L67 139 C60 142 52 142 45 139 Z"), skin, toward, 2.0, 0.0, 1.5, 1.6)
    hair = svg(
        "M40.600 114 C40 92 72 92 71.400 114 C72.400 122 71 130 65 135 L62 131 L59 136 L56 132 L53 136 L50 131 L47 135 "
        "C41 130 39.600 122 40.600 114 Z"
    )
    modelled(s, hair, ("#ffffff", "#fff6ea", s.key), toward, 5.0, 2.0, 1.8, 2.0)
    s.inked([(oval(56, 109, 10.4, 8.6), skin[1])], 1.3, (0, 0))
    s.fill(oval(53, 106, 4.4, 2.6, -16), skin[0])
    with s.moved(93.0, 122.0, 0.9, turn=10.0):
        modelled(s, reaching_hand(), ("#ffd8b0", "#a05a34", "#5a2820"), toward, 3.0, 1.8, 1.2, 1.2)
        cuff = polygon((-12, 17, 2), (12, 17, 2), (17, 48), (-17, 48))
        modelled(s, cuff, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), toward, 5.0, 2.2, 1.8, 2.2)


def kate_bishop(s: Impact) -> None:
    """The wind takes a bishop's mitre off a bald head. In a street, from behind; light: the low sun at its end."""
    _street_at_sunset(s)
    _bishop_from_behind(s)
    with s.moved(1.0, -14.0, 0.9, turn=6.0, about=(60.0, 66.0)):
        _flying_mitre(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-17": Picture(
        silver_sable,
        ((40.0, 33.0), (72.0, 60.0), (66.0, 112.0), (92.0, 98.0)),
        "sends a candle flying",
        "dark hall",
        "a wall lit up to the cut",
    ),
    "m1-18": Picture(
        kate_bishop,
        ((64.0, 60.0), (56.0, 40.0), (56.0, 112.0), (94.0, 118.0)),
        "flies off a bald head",
        "street at sunset",
        "low sun at a street's end",
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
