"""Pictures of the red cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.profiles import HAT, HOOD, SHORT, profile
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


_BOLT: Final = ((47, -6), (44, 16), (49, 34), (64, 42), (54, 50), (58, 60))
"""The way of the lightning from the cloud to the mast that it strikes."""


def _heath_in_a_storm(s: Impact) -> None:
    """Paint a storm over a wet road: lightning that lights the cloud in steps along its own way, a mast far off, the road."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    way = svg("M" + " L".join(f"{x} {y}" for x, y in _BOLT))
    for wide, tone in ((116, mix(s.ink, s.deep, 0.8)), (84, s.deep), (52, mix(s.deep, s.mid, 0.55)), (24, s.mid)):
        s.line(way, tone, wide, blunt=True)
    for data, side in (
        ("M-4 -4 H40 C38 20 30 30 20 36 C12 42 4 42 -4 52 Z", 1.0),
        ("M124 -4 H70 C72 14 78 34 92 38 C98 50 112 48 124 60 Z", -1.0),
    ):
        cloud = svg(data)
        s.fill(cloud, s.ink)
        s.dots(cloud, s.deep, (100, 20), (78, 40), 0.0, 0.6)
        s.rim([cloud], s.key, (side, 0.8), 1.8)
    for number in range(9):
        x, y = 34 + number * 10, 58 + (number * 31) % 52
        s.stroke([(x, y), (x + 12, y + 5)], s.key, 0.9)
    s.fill(svg("M-4 122 C30 110 60 114 124 110 V172 H-4 Z"), mix(s.deep, s.ink, 0.3))
    s.fill(svg("M46 115 L54 115 C68 130 98 146 138 160 V172 H26 C38 150 46 132 46 115 Z"), s.mid)
    for y, left, right, tone in (
        (118, 47, 55, "#ffffff"),
        (124, 46, 58, "#ffffff"),
        (130, 44, 60, s.light),
        (136, 48, 60, s.light),
        (143, 42, 61, s.key),
    ):
        s.fill(polygon((left, y), (right, y + 0.6), (right + 3, y + 2.8), (left - 2, y + 2.4)), tone)
    for x in (53, 63):
        s.stroke([(58, 58), (x, 86)], s.ink, 3.0)
        s.stroke([(58, 58), (x, 86)], s.key, 1.1)
    for y, half in ((67, 6), (73, 8)):
        s.stroke([(58 - half, y), (58 + half, y)], s.ink, 3.0)
        s.stroke([(58 - half, y), (58 + half, y)], s.key, 1.2)
    for branch in ("M44 16 L36 44 L39 52", "M64 42 L76 50 L74 60", "M49 34 L42 60"):
        s.line(svg(branch), s.light, 1.6, blunt=True)
    s.line(way, s.key, 8.4, blunt=True)
    s.line(way, "#ffffff", 5.0, blunt=True)
    s.flash(58, 59, 14, 9, s.key, seed=4)
    s.flash(58, 59, 9, 9, "#ffffff", seed=4)


def _umbrella(s: Impact) -> None:
    """Paint an open umbrella from the side with its stick, held against the wind at the left, one rib broken loose."""
    dark = mix(s.accent, s.ink, 0.5)
    with s.moved(64.0, 101.0, 0.88, turn=-50.0):
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


def _leaning_walker(s: Impact) -> None:
    """Paint a walker in oilskins from the side who leans to the left into the gale, the tails blown to the right."""
    oilskin, trousers = ("#fff2ae", "#f2b632", "#96560f"), (s.key, s.mid, s.deep)
    for leg, boot in (
        (
            limb((106, 128, 5.0), (111, 138, 3.8), (117, 146, 3.0)),
            svg("M112 143 L119 141 L122 147 C121 149.500 118 149.500 112 149.500 H108 C108 147 110 145 112 143 Z"),
        ),
        (
            limb((97, 129, 5.2), (89, 137, 4.0), (88, 145, 3.2)),
            svg("M84 142 H91.600 L92.400 149.500 H78.600 C78 147 81 145.600 84 145 Z"),
        ),
    ):
        s.solid(leg, trousers, (-1.0, -0.4), 2.4, 1.5)
        s.inked([(boot, mix(s.accent, s.ink, 0.3))], 1.2, (0.2, 0.4))
        s.rim([boot], "#b6f5e6", (-0.8, -1.0), 1.0)
    coat = svg(
        "M82 107 C83 101 93 99 97 104 C102 112 108 117 121 118 C117 122 119 126 123 130 C114 136 102 136 91 134 C89 125 85 116 82 107 Z"
    )
    s.solid(coat, oilskin, (-1.0, -0.4), 9.0, 2.0)
    s.stroke([(100, 116), (104, 124, 103, 134)], oilskin[2], 1.5)
    profile(s, 83, 97, 0.86, ("#ffd2a2", "#a2562e"), (HOOD, oilskin[1], oilskin[0]), turn=-14)
    s.solid(limb((93, 110, 4.6), (94, 121, 4.0), (86, 117.6, 3.0)), oilskin, (-0.8, -0.7), 2.6, 1.6)
    s.inked([(join(oval(83.4, 115, 3.0), oval(82, 113, 1.6), oval(81.4, 116, 1.6)), "#ffd2a2")], 1.2, (0.2, 0.3))


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
    with s.moved(0.0, -4.0):
        _umbrella(s)
        with s.moved(-5.0, 0.0, 0.94, about=(84.0, 116.0)):
            _leaning_walker(s)
    _small_dog(s, 62, 146)


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


def _onlooker(s: Impact, x: float, y: float, size: float, hat: bool) -> None:
    """Paint somebody from behind who looks up: hair or a hat, a collar, the shoulders, a warm edge towards the light."""
    side = (72 - x) * 0.02
    coat = placed(svg("M-15 34 C-15 18 -11 11 -4 9 H4 C11 11 15 18 15 34 Z"), x, y, size)
    s.inked([(coat, mix(s.deep, s.ink, 0.35))], 1.3, (0.3, 0.5))
    s.rim([coat], s.key, (side, -1.0), 1.5)
    head = placed(oval(0, 0, 7, 7.8), x, y, size)
    s.inked([(head, mix(s.ink, s.deep, 0.55))], 1.3, (0.3, 0.5))
    s.rim([head], s.key, (side, -1.0), 1.5)
    if hat:
        brim = placed(svg("M-11 -1 C-6 -3.600 6 -3.600 11 -1 L10 1.600 C5 0 -5 0 -10 1.600 Z"), x, y, size)
        s.inked([(brim, s.deep)], 1.1, (0.2, 0.4))
        s.rim([brim], s.light, (side, -1.0), 0.9)


def _child_on_shoulders(s: Impact) -> None:
    """Paint a father from the side who looks up, and a child astride his shoulders with both arms flung to the sparks."""
    teal, cream = (mix(s.accent, "#ffffff", 0.55), s.accent, mix(s.accent, s.ink, 0.6)), "#fff2dc"
    jacket, trousers = ("#fff0b0", "#f6b53a", "#a85a1c"), (s.key, s.mid, s.deep)
    skin = ("#ffd2a2", "#a2562e")
    s.solid(limb((101, 85, 3.6), (109, 77, 3.2), (112, 65, 2.6)), jacket, (-0.9, -0.6), 1.8, 1.4)
    s.inked(
        [
            (
                join(
                    oval(112, 61.6, 2.9), limb((111, 61, 1.2), (109, 57.4, 1.0)), limb((113, 61, 1.2), (114, 56.6, 1.0))
                ),
                skin[0],
            )
        ],
        1.2,
    )
    coat = svg("M84 132 C88 126 96 122 104 124 C114 127 121 136 122 172 H76 C77 154 79 140 84 132 Z")
    s.solid(coat, teal, (-1.0, -0.5), 8.0, 2.0)
    profile(s, 86, 117, 1.02, skin, (SHORT, mix(s.ink, s.deep, 0.4), s.mid), turn=20)
    scarf = svg("M80.500 126 C86 131 94 130 99 124 L102 129 C96 137 86 138 80 133 Z")
    s.inked([(scarf, cream)], 1.3, (0.3, 0.5))
    s.fill(cut(scarf, placed(scarf, -2.0, -2.6)), s.key)
    body = svg("M92 82 C96 79 103 80 105.500 85 C108 94 109 104 108 116 C104 120 97 120 93 117 C92 106 90 92 92 82 Z")
    s.solid(body, jacket, (-1.0, -0.5), 4.6, 1.7)
    s.dots(body, jacket[2], (96, 96), (105, 116), 0.0, 0.7, pitch=2.4)
    leg = join(limb((101, 116, 6.0), (86, 129, 4.6)), limb((86, 129, 4.4), (88, 145, 3.6)))
    s.solid(leg, trousers, (-1.0, -0.6), 2.6, 1.6)
    boot = svg("M84 143 H92.400 L93 151 H79 C78.600 147.600 81 146 84 145.600 Z")
    s.inked([(boot, s.ink)], 1.1, (0.2, 0.3))
    s.rim([boot], cream, (-0.8, -1.0), 1.0)
    sleeve = limb((111, 138, 6.0), (104, 152, 5.4), (93, 139, 3.6))
    s.solid(sleeve, teal, (-0.8, -0.8), 3.0, 1.7)
    s.inked(
        [
            (
                join(
                    oval(91.4, 137, 3.3),
                    *(limb((91, 136 + n * 2.0, 1.3), (86, 135.4 + n * 2.2, 1.1)) for n in range(3)),
                ),
                skin[0],
            )
        ],
        1.1,
    )
    profile(s, 94, 70, 0.96, skin, (HAT, s.accent, mix(s.accent, "#ffffff", 0.6)), turn=16)
    s.inked([(oval(100.6, 56.6, 3.0), cream)], 1.2, (0.2, 0.4))
    s.solid(limb((95, 86, 3.9), (83, 88, 3.4), (72, 80, 2.7)), jacket, (-0.5, -1.0), 1.8, 1.5)
    hand = join(
        oval(69.4, 78, 3.0),
        limb((69, 77, 1.3), (64.6, 76.6, 1.0)),
        limb((69, 77, 1.3), (66, 73.2, 1.0)),
        limb((70, 76, 1.3), (70, 71.6, 1.0)),
    )
    s.inked([(hand, skin[0])], 1.2, (0.2, 0.4))


def nova(s: Impact) -> None:
    """A firework opens like a new star, a child on shoulders reaches for it. Over a town by night; light: the firework."""
    _town_on_a_feast(s)
    _firework(s, 52, 62)
    for x, y, size, hat in ((42, 132, 0.78, False), (72, 131, 0.72, True), (57, 138, 0.9, False)):
        _onlooker(s, x, y, size, hat)
    _child_on_shoulders(s)


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
        ((58.0, 59.0), (64.0, 96.0), (80.0, 97.0), (96.0, 120.0)),
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
        ((52.0, 62.0), (94.0, 72.0), (86.0, 117.0)),
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
