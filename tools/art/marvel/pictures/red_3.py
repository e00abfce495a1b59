"""Pictures of the red cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.silhouettes import person
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    block,
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
from tools.art.poster.sheet import star

_FINGERS: Final = (
    limb((6, -15, 7.2), (-12, -20, 6.2), (-29, -13, 4.8), (-37, -5, 3.4)),
    limb((6, -9, 7.2), (-13, -13, 6.6), (-29, -5, 5.2), (-36, 3, 3.8)),
)
_THUMB: Final = limb((2, 14, 7.6), (-13, 11, 6.2), (-25, 15, 4.6), (-30, 18, 3.6))
_PALM: Final = svg("M-8 -16 C4 -24 14 -18 15 -6 C16 10 12 22 11 40 H-9 C-8 30 -10 24 -15 17 C-17 8 -12 0 -8 -6 Z")
_HAND: Final = join(*_FINGERS, _PALM, _THUMB)
"""A hand that plays a serpent to the left: four fingers the upper jaw, the thumb the lower one, the wrist below."""


def _lime_washed_room(s: Impact) -> None:
    """Paint the wall behind a candle that stands low at the left, lit in steps, and the board that it stands on."""
    s.fill(ALL, s.mid)
    s.pool(
        50,
        112,
        ((98, mix(s.mid, s.key, 0.55)), (82, s.key), (66, mix(s.key, s.light, 0.5)), (50, s.light), (30, "#fff6ea")),
    )
    s.halo(ALL, s.deep, 50, 112, 84, 132, 0.0, 0.6)


def _shadow_of_the_hand(s: Impact) -> None:
    """Paint what the hand throws: its own outline, twice as large, with an eye and a tongue that no hand has."""
    shadow = placed(_HAND, 112, 82, 1.72, 0)
    tongue = join(
        ribbon([(92, 92, 1.9), (78, 95, 1.6), (66, 91, 1.5), (56, 98, 1.3)]),
        ribbon([(57, 97, 1.3), (51, 97, 1.0), (46, 101, 0.2)]),
        ribbon([(57, 97, 1.3), (53, 102, 1.0), (50, 108, 0.2)]),
    )
    fangs = join(polygon((55, 84), (62, 80), (61, 93)), polygon((70, 76), (76, 73), (75, 84)))
    s.fill(join(shadow, tongue, fangs), s.ink)
    eye = svg("M74 59 C79 52 88 51 94 55 C91 62 82 65 74 59 Z")
    s.fill(eye, "#3fe0b0")
    s.fill(polygon((83.6, 52), (86.6, 52), (85, 63)), s.ink)


def _playing_hand(s: Impact) -> None:
    """Paint the hand before the candle, lit from the left, in flat planes; its sleeve comes up from the lower right."""
    skin, dim, bright = mix(s.light, s.key, 0.35), mix(s.key, s.mid, 0.55), "#fff0d8"
    sleeve = svg("M79 146 C86 142 98 141 107 144 L112 172 H76 Z")
    with s.moved(93.0, 124.0, 0.96):
        s.inked([(_HAND, skin)], 2.4, (1.2, 0.9))
        s.fill(_FINGERS[0], dim)
        s.fill(cut(_FINGERS[0], placed(_FINGERS[0], 1.6, 3.0)), bright)
        s.inked([(_FINGERS[1], skin)], 1.3, (0.2, 0.2))
        s.fill(_PALM, skin)
        s.fill(both(_PALM, svg("M-2 -26 H24 V44 H3 C6 20 6 4 -4 -4 Z")), dim)
        s.fill(both(_FINGERS[1], box(-40, -30, -6, 20)), skin)
        s.fill(both(_FINGERS[1], svg("M-40 8 C-30 4 -20 -6 -4 -5 V4 H-40 Z")), dim)
        s.fill(cut(_FINGERS[1], placed(_FINGERS[1], 1.4, 3.4)), bright)
        s.stroke([(-7, -16), (-3, -14, 2, -15)], s.ink, 1.3)
        s.inked([(_THUMB, skin)], 1.3, (0.2, 0.4))
        s.fill(both(_PALM, oval(3, 15, 8, 9)), skin)
        s.fill(both(_THUMB, placed(_THUMB, 1.0, 5.4)), dim)
        s.fill(cut(_THUMB, placed(_THUMB, 1.4, 2.6)), bright)
        for x, y, turn in ((-35.6, 1.4, 46), (-28.4, 15.2, 38)):
            nail = oval(x, y, 3.0, 1.8, turn - 90)
            s.inked([(nail, "#fffaf0")], 0.9, (0, 0))
        for x in (-15, -28):
            s.stroke([(x, -18 + (x + 15) * -0.6), (x + 2, -15 + (x + 15) * -0.6)], s.ink, 1.0)
    s.inked([(sleeve, mix(s.ink, s.deep, 0.4))], 2.0, (0.7, 0.8))
    s.rim([sleeve], s.key, (-1.0, -0.4), 1.9)
    s.inked([(polygon((78, 144, 1), (107, 140.5, 1), (108, 147, 1), (79, 151, 1)), s.light)], 1.6, (0.5, 0.6))


def loki(s: Impact) -> None:
    """A hand before a candle throws a serpent that is larger than it should be. A bare room; light: the candle."""
    _lime_washed_room(s)
    _shadow_of_the_hand(s)
    s.fill(polygon((-4, 145), (124, 145), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.5))
    s.stroke([(-4, 145), (124, 145)], s.light, 1.4)
    _playing_hand(s)
    _candle(s, 43, 133)


def _candle(s: Impact, x: float, foot: float) -> None:
    """Paint a candle whose flame stands at ``foot``."""
    body = svg(f"M{x - 7} {foot + 5} C{x - 3} {foot + 2} {x + 4} {foot + 2} {x + 7} {foot + 5} V172 H{x - 7} Z")
    s.inked([(body, mix(s.light, s.key, 0.18))], 1.8, (0.8, 0.8))
    s.fill(both(body, box(x + 1.5, foot, x + 8, 172)), mix(s.key, s.mid, 0.3))
    s.stroke([(x, foot + 4), (x + 0.4, foot - 2)], s.ink, 1.4)
    flame = svg("M0 0 C-7 -1 -9 -9 -5 -15 C-2 -19 -1 -23 1 -28 C4 -21 8 -16 7.500 -8 C7 -2 4 0 0 0 Z")
    s.inked([(placed(flame, x, foot), "#ff8a1e")], 1.6, (0.5, 0.5))
    s.fill(placed(flame, x, foot - 0.5, 0.72), "#ffc830")
    s.fill(placed(flame, x, foot - 0.8, 0.42), "#fffbe4")


_BOLT: Final = ((42, -6), (48, 18), (43, 40), (55, 62), (42, 80), (42, 101))
"""The way of the lightning from the cloud to the mast that it strikes."""


def _heath_in_a_storm(s: Impact) -> None:
    """Paint a storm over a wet road: lightning that lights the cloud in steps along its own way, a mast far off, the road."""
    s.fill(ALL, mix(s.deep, s.mid, 0.85))
    way = svg("M" + " L".join(f"{x} {y}" for x, y in _BOLT))
    for wide, tone in ((126, s.mid), (92, mix(s.mid, s.key, 0.6)), (62, s.key), (34, mix(s.key, s.light, 0.7))):
        s.line(way, tone, wide, blunt=True)
    for data, side in (
        ("M-4 -4 H40 C38 20 30 30 20 36 C12 42 4 42 -4 52 Z", 1.0),
        ("M124 -4 H66 C68 14 78 26 90 30 C98 44 112 42 124 52 Z", -1.0),
    ):
        cloud = svg(data)
        s.fill(cloud, s.deep)
        s.rim([cloud], s.light, (side, 0.8), 1.8)
    for number in range(8):
        x, y = 34 + number * 11, 52 + (number * 31) % 56
        s.stroke([(x, y), (x + 12, y + 5)], s.light, 1.0)
    s.fill(svg("M-4 122 C30 114 60 120 124 114 V172 H-4 Z"), mix(s.deep, s.mid, 0.45))
    s.fill(svg("M43 117.500 L53 117.500 C66 130 96 146 136 160 V172 H26 C38 150 45 132 43 117.500 Z"), s.mid)
    for y, left, right, tone in (
        (119, 45, 53, "#ffffff"),
        (124, 46, 57, "#ffffff"),
        (130, 44, 60, s.light),
        (136, 48, 60, s.light),
        (143, 42, 61, s.key),
    ):
        s.fill(polygon((left, y), (right, y + 0.6), (right + 3, y + 2.8), (left - 2, y + 2.4)), tone)
    s.stroke([(42, 99), (42, 120)], s.ink, 2.0)
    for y in (105, 110):
        s.stroke([(37, y), (47, y)], s.ink, 1.5)
    for branch in ("M43 40 L36 54 L38 64", "M48 18 L60 40 L57 50", "M55 62 L69 74 L66 82"):
        s.line(svg(branch), "#ffffff", 1.8, blunt=True)
    s.line(way, "#ffffff", 5.4, blunt=True)
    s.flash(42, 100, 14, 9, s.light, seed=4)
    s.flash(42, 100, 9, 9, "#ffffff", seed=4)


def _umbrella(s: Impact) -> None:
    """Paint an open umbrella from the side with its stick, held against the wind at the left, one rib broken loose."""
    dark = mix(s.accent, s.ink, 0.5)
    with s.moved(74.5, 101.0, 0.9, turn=-50.0):
        s.stroke([(0, -30), (0, 24)], s.ink, 2.6)
        hem = "C21 -6 14 -6 10 0 C5 -5 -5 -5 -10 0 C-14 -6 -21 -6 -26 0"
        dome = svg(f"M-26 0 C-25 -18 -12 -27 0 -27 C12 -27 25 -18 26 0 {hem} Z")
        s.inked([(dome, s.accent)], 2.2, (0.8, 0.6))
        with s.clipped(dome):
            s.fill(svg("M0 -28 C-10 -20 -12 -8 -10 4 H-30 V-30 Z"), "#b6f5e6")
            s.fill(svg("M0 -28 C10 -20 12 -8 10 4 H30 V-30 Z"), dark)
        for data in ("M0 -27 C-9 -20 -11 -10 -10 0", "M0 -27 C9 -20 11 -10 10 0"):
            s.line(svg(data), s.ink, 1.3)
        s.stroke([(25, -1), (31, 1), (30, 6)], s.ink, 1.4)


_WALKER: Final = join(
    person(
        (85.4, 98.4),
        (90.6, 106.0),
        (98.4, 121.4),
        (),
        (((88.0, 128.6), (88.4, 142.0), (82.4, 144.6)), ((107.4, 132.4), (114.0, 142.6), (109.4, 146.0))),
        0.98,
    ),
    svg("M80 99 C79 92 86 89 91 92 C94 94 95 97 98 98 C95 101 94 104 91 107 L84 105 Z"),
    limb((90, 107, 3.4), (86.4, 117, 2.8), (81, 112.4, 2.4)),
    svg("M94.500 105 C99 112 104 118 118 119 C114 122 116 125 120 128 C110 131 98 130 90 124 Z"),
)
"""Somebody in a hood and a long coat who leans to the left behind both hands, the tails blown to the right."""


def _leaning_walker(s: Impact) -> None:
    """Paint a walker who leans into the gale: ink with a plane and an edge lit by the bolt, a scarf that streams away."""
    scarf = ribbon([(88, 103.4, 2.4), (96, 102, 3.0), (104, 95, 2.6), (111, 98, 2.6), (119, 90, 1.6)])
    s.inked([(scarf, s.accent)], 1.4, (0.4, 0.6))
    s.fill(cut(scarf, placed(scarf, 0.4, 2.0)), "#b6f5e6")
    s.backlit(_WALKER, (-1.0, -0.4), s.light, mix(s.deep, s.mid, 0.35), 1.4)


def _small_dog(s: Impact, x: float, foot: float) -> None:
    """Paint a small dog that sits and looks to the left, lit from there."""
    coat = mix(s.light, s.key, 0.45)
    with s.moved(x, foot):
        s.inked([(ribbon([(5, -2, 1.8), (10, -4, 1.5), (11, -9, 0.8)]), coat)], 1.1, (0.2, 0.4))
        body = svg("M-6 0 L-4.500 -9 C-4 -13 0 -15 3 -11 C7 -8 8 -3 7 0 Z")
        s.solid(body, ("#fff2e2", coat, s.mid), (-1.0, -0.4), 3.2, 1.3)
        head = svg(
            "M-1 -21 C3 -21 5 -18 4 -14 C3 -11 -1 -10 -4 -11 L-9.500 -12 C-11 -13 -10.500 -15.500 -9 -16 L-5 -17 C-4 -19.500 -3 -21 -1 -21 Z"
        )
        s.solid(head, ("#fff2e2", coat, s.mid), (-1.0, -0.5), 2.2, 1.3)
        s.inked([(svg("M0 -20 C4 -21 7 -17 6.500 -12 C4 -12 1 -14 0 -20 Z"), s.deep)], 1.0, (0.2, 0.3))
        s.fill(oval(-9.6, -14.8, 1.3), s.ink)
        s.fill(oval(-3.4, -16.4, 0.9), s.ink)


def thor(s: Impact) -> None:
    """A walker and a dog lean behind an umbrella while the bolt strikes a mast far off. Road level; light: that bolt."""
    _heath_in_a_storm(s)
    s.fill(svg("M62 145 C78 139 108 140 124 144 V152 H88 C78 152 66 149 62 145 Z"), s.ink)
    with s.moved(4.0, 0.0):
        _leaning_walker(s)
    _umbrella(s)
    _small_dog(s, 72, 145)


def _town_on_a_feast(s: Impact) -> None:
    """Paint a night sky in bands that redden towards the roofs, which are lit from a firework above."""
    s.steps(
        ALL,
        (60, -10),
        (60, 130),
        [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid, s.key],
    )
    roofs = svg(
        "M-4 172 V112 H6 V104 L14 96 L22 104 V112 H30 V118 H38 V108 H42 V96 L45 88 L48 96 V108 H60 V116 L68 110 L76 116 H84 V106 "
        "H98 V112 L106 104 L114 112 H124 V172 Z"
    )
    s.fill(roofs, mix(s.deep, s.mid, 0.55))
    s.rim([roofs], s.light, (0.1, -1), 1.3)
    for x, y in ((12, 106), (33, 122), (39, 113), (97, 117), (104, 114), (112, 122)):
        s.fill(block(x, y, 2.6, 3.6), s.light)


def _firework(s: Impact, x: float, y: float) -> None:
    """Paint a firework as it opens: a white heart, streaks in three rounds that sag at their ends, a few teal ones."""
    s.flash(x, y, 50, 18, mix(s.deep, s.mid, 0.75), seed=6, hollow=0.62)
    s.flash(x, y, 37, 18, s.mid, seed=6, hollow=0.62)
    for count, first, reach, wide, tones in (
        (16, 6, 58.0, 1.9, (s.key, s.key, s.accent)),
        (14, 0, 42.0, 1.8, (s.light, s.key)),
        (12, 15, 26.0, 1.7, ("#ffffff", s.light)),
    ):
        for number in range(count):
            turn = first + 360 * number / count
            far = reach * (0.88 + 0.12 * (number % 3))
            (ax, ay), (bx, by) = around(x, y, far * 0.6, turn), around(x, y, far, turn)
            sag = far * far * 0.0016
            tone = tones[number % len(tones)]
            s.fill(ribbon([(x, y, 0.4), (ax, ay + sag * 0.3, wide * 0.7), (bx, by + sag, wide)]), tone)
            s.fill(oval(bx, by + sag, wide * 1.25), tone)
            cx, cy = around(x, y, far + 5.4, turn)
            s.fill(oval(cx, cy + sag * 1.4, 0.9), tone)
    s.flash(x, y, 17, 12, s.light, seed=3)
    s.flash(x, y, 12, 12, "#ffffff", seed=3)


_CHILD_UP: Final = join(
    oval(70, 101, 6.8, 7.4),
    svg("M62 111 C65 108 75 108 78 111 L79 124 L82 133 C78 137 62 137 58 133 L61 124 Z"),
    limb((64, 113, 3.0), (51, 112, 2.7), (62, 102.4, 2.2)),
    limb((76, 113, 3.0), (89, 112, 2.7), (78, 102.4, 2.2)),
    limb((62, 103, 2.6), (64.6, 100, 2.2)),
    limb((78, 103, 2.6), (75.4, 100, 2.2)),
    oval(65.4, 93.6, 3.2),
    oval(74.6, 93.6, 3.2),
)
_PARENT: Final = join(
    svg("M44 172 C44 150 49 140 60 136 H80 C91 140 96 150 96 172 Z"),
    limb((54, 143, 4.6), (45, 133, 3.8), (58, 127, 3.2)),
    limb((86, 143, 4.6), (95, 133, 3.8), (82, 127, 3.2)),
)


def nova(s: Impact) -> None:
    """A firework opens like a new star, a child covers its ears. Over a town by night; light: the firework."""
    _town_on_a_feast(s)
    _firework(s, 72, 62)
    crowd = [(38, 144, 7.0), (26, 141, 6.0), (54, 148, 6.4), (96, 142, 6.6), (110, 146, 7.2), (120, 140, 6.0)]
    for x, y, r in crowd:
        onlooker = join(oval(x, y, r, r * 1.12), oval(x, y + r * 2.5, r * 1.9, r * 1.7))
        s.backlit(onlooker, ((72 - x) * 0.012, -1), s.mid, width=1.2)
    for figure in (_PARENT, _CHILD_UP):
        s.backlit(figure, (0.05, -1), s.light, width=1.4)


def _sick_room(s: Impact) -> None:
    """Paint a pale room with a window frame's shadow, a red blanket's edge at the foot, where a bag stands."""
    s.steps(ALL, (20, -4), (100, 130), [s.key, mix(s.key, s.light, 0.35), mix(s.key, s.light, 0.7), s.light])
    for x in (-10, 22, 54, 86, 118):
        s.fill(polygon((x, -4), (x + 12, -4), (x + 8, 124), (x - 4, 124)), mix(s.key, s.light, 0.55), 0.5)
    s.fill(box(-4, 122, 124, 172), s.mid)
    s.fill(box(-4, 122, 124, 125), s.deep)
    for x in range(-20, 140, 18):
        s.fill(polygon((60 + (x - 60) * 0.7, 125), (60 + (x - 54) * 0.7, 125), (x + 8, 172), (x - 2, 172)), s.deep)
    s.fill(svg("M30 144 C50 138 96 138 118 146 L124 152 H26 Z"), mix(s.deep, s.ink, 0.5))


_NIGHT: Final = svg(
    "M47 104 C46 96 36 96 33 88 C30 80 34 72 40 70 C36 60 40 50 50 49 C52 38 66 32 75 39 C83 34 95 40 95 49 C104 51 108 62 "
    "103 70 C110 78 106 90 98 92 C95 95 93 98 92 104 Z"
)
"""The cloud of night that comes out of the bag."""


def _night(s: Impact) -> None:
    """Paint night that wells out of the bag: ink with a teal band of stars, a planet, a moon, and stars that escape."""
    s.fill(placed(placed(_NIGHT, -69, -70), 69, 68, 1.1), s.mid)
    s.inked([(_NIGHT, s.ink)], 1.4, (0.4, 0.6), ink="#ffffff")
    with s.clipped(_NIGHT):
        s.fill(
            svg("M46 102 C50 88 66 84 78 76 C90 68 96 58 100 44 L112 50 C110 70 100 84 86 90 C76 95 70 96 68 104 Z"),
            mix(s.accent, s.ink, 0.45),
        )
        s.fill(
            svg("M54 102 C58 92 70 88 82 80 C92 73 98 64 102 52 L107 58 C104 72 96 82 84 87 C74 92 66 96 64 104 Z"),
            s.accent,
        )
        s.dots(_NIGHT, s.accent, (84, 76), (60, 52), 0.26, 0.0, pitch=2.4)
        lots = chance(13)
        for _ in range(34):
            s.fill(oval(34 + 70 * next(lots), 36 + 62 * next(lots), 0.4 + 0.7 * next(lots)), "#ffffff")
    s.fill(cut(oval(54, 56, 7.6), oval(57.6, 53.6, 6.8)), "#fff4b4")
    s.inked([(oval(77, 66, 8.4), "#ffb46a")], 1.4, (0.4, 0.6))
    with s.clipped(oval(77, 66, 8.4)):
        s.fill(cut(oval(77, 66, 8.4), oval(74.4, 63.6, 8.6)), s.mid)
        s.fill(polygon((66, 66), (88, 60), (88, 63), (66, 69.4)), s.light)
    ring = cut(oval(77, 66, 15.5, 4.4, -20), oval(77, 66, 11.6, 2.6, -20))
    front = both(ring, placed(box(-30, 0, 30, 30), 77, 66, turn=-20))
    s.inked([(front, s.light)], 0.9, (0.2, 0.3))
    for x, y, r, turn in ((46, 72, 4.4, 0), (90, 50, 3.6, 20), (62, 84, 3.4, 10), (70, 46, 3.0, 0)):
        s.fill(star(x, y, r, turn, 0.12), "#ffffff")
    for x, y, r, turn in ((112, 80, 4.0, 10), (32, 92, 3.6, 0), (108, 98, 3.0, 30), (43, 104, 2.6, 0)):
        s.inked([(star(x, y, r, turn, 0.34), "#ffffff")], 0.9, (0.2, 0.3))


def _doctors_bag(s: Impact) -> None:
    """Paint a doctor's bag of dark leather with its frame open, lit from inside, a tag and a stethoscope on it."""
    leather, gold = mix(s.deep, s.ink, 0.25), "#ffc83a"
    back = svg("M44 106 L52 96 H88 L96 106 Z")
    s.inked([(back, leather)], 1.6, (0.3, 0.4))
    s.fill(svg("M50 106 L55 99 H85 L90 106 Z"), "#ffffff")
    body = svg(
        "M42 106 H98 C104 118 110 130 110 142 C110 148 106 150 100 150 H40 C34 150 30 148 30 142 C30 130 36 118 42 106 Z"
    )
    s.inked([(body, leather)], 2.3, (0.9, 1.3))
    with s.clipped(body):
        s.fill(svg("M42 104 H58 C50 118 44 134 44 152 H28 C28 134 36 116 42 104 Z"), s.mid)
        s.fill(svg("M42 104 H48 C40 118 35 132 35 152 H28 C28 134 36 116 42 104 Z"), s.key)
        s.dots(body, s.ink, (72, 120), (106, 132), 0.0, 0.6, pitch=2.4)
        s.fill(box(28, 140, 112, 142), s.ink)
    frame = polygon((40, 103), (100, 103), (98, 109), (42, 109))
    s.inked([(frame, gold)], 1.6, (0.4, 0.7))
    s.fill(polygon((40, 103), (100, 103), (99.4, 105), (40.6, 105)), "#fff4b4")
    s.inked([(box(65, 106, 75, 117, 1.6), gold)], 1.4, (0.4, 0.6))
    s.fill(oval(70, 111, 1.6), s.ink)
    handle = ribbon([(52, 112, 2.0), (54, 123, 2.6), (62, 128, 2.8), (78, 128, 2.8), (86, 123, 2.6), (88, 112, 2.0)])
    s.inked([(handle, mix(s.deep, s.ink, 0.25))], 1.6, (0.5, 0.8))
    s.rim([handle], s.key, (-0.5, -1), 1.1)
    for x in (52, 88):
        s.inked([(oval(x, 112, 2.8), gold)], 1.2, (0.3, 0.4))


def doctor_strange(s: Impact) -> None:
    """A doctor's bag lets the night out. In a pale sick-room; light: out of the bag, stars among it."""
    _sick_room(s)
    _night(s)
    _doctors_bag(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-13": Picture(
        thor,
        ((55.0, 62.0), (74.0, 96.0), (90.0, 99.0), (85.0, 114.0)),
        "makes a walker lean behind an umbrella",
        "heath in a storm",
        "lightning that strikes a mast",
    ),
    "m3-14": Picture(
        doctor_strange,
        ((77.0, 66.0), (56.0, 58.0), (70.0, 111.0)),
        "lets the night out",
        "sick-room",
        "out of the bag",
    ),
    "m3-15": Picture(
        nova,
        ((72.0, 62.0), (70.0, 101.0), (86.0, 111.0)),
        "opens like a new star",
        "town by night",
        "firework",
    ),
    "m3-16": Picture(
        loki,
        ((84.0, 58.0), (56.0, 80.0), (64.0, 118.0), (84.0, 108.0)),
        "throws a serpent on the wall",
        "bare room",
        "candle before a hand",
    ),
}
