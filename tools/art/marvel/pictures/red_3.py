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


_BOLT: Final = ((79, -6), (84, 22), (78, 40), (90, 66), (83, 84), (91, 104))
"""The way of the lightning from the cloud to the mast that it strikes."""


def _heath_in_a_storm(s: Impact) -> None:
    """Paint a storm over a wet road: lightning that lights the cloud in steps along its own way, a mast far off, the road."""
    s.fill(ALL, mix(s.deep, s.mid, 0.35))
    way = svg("M" + " L".join(f"{x} {y}" for x, y in _BOLT))
    for wide, tone in ((96, s.mid), (66, mix(s.mid, s.key, 0.6)), (44, s.key), (24, mix(s.key, s.light, 0.7))):
        s.line(way, tone, wide, blunt=True)
    for data in (
        "M-4 -4 H70 C66 12 50 12 40 22 C30 28 14 24 -4 34 Z",
        "M124 -4 H96 C98 10 106 16 124 20 Z",
    ):
        cloud = svg(data)
        s.fill(cloud, s.deep)
        s.rim([cloud], s.light, (1.0 if data.startswith("M-4") else -1.0, 0.8), 1.8)
    for number in range(7):
        x, y = 38 + number * 13, 44 + (number * 31) % 60
        s.stroke([(x + 12, y), (x, y + 4)], s.light, 1.0)
    s.fill(svg("M-4 124 C30 116 60 122 124 116 V172 H-4 Z"), s.deep)
    s.fill(svg("M26 172 C50 146 74 130 87 118.500 L95 118 C104 134 116 150 136 172 Z"), mix(s.deep, s.ink, 0.4))
    for y, left, right, tone in (
        (119, 88, 95, "#ffffff"),
        (123, 86, 97, "#ffffff"),
        (128, 82, 99, s.light),
        (134, 84, 106, s.light),
        (141, 74, 100, s.key),
        (147, 80, 110, s.key),
    ):
        s.fill(polygon((left, y), (right, y - 0.6), (right - 2, y + 2.4), (left + 3, y + 2.8)), tone)
    s.stroke([(91, 102), (91, 120)], s.ink, 2.2)
    s.stroke([(86, 107), (96, 106)], s.ink, 1.6)
    for branch in ("M84 22 L96 38 L93 44", "M78 40 L66 62 L70 70 L64 80", "M90 66 L100 84 L97 92"):
        s.line(svg(branch), "#ffffff", 1.8, blunt=True)
    s.line(way, "#ffffff", 7.0, blunt=True)
    s.flash(91, 104, 13, 9, s.light, seed=4)
    s.flash(91, 104, 8, 9, "#ffffff", seed=4)


def _umbrella_inside_out(s: Impact) -> None:
    """Paint an umbrella that the wind has turned inside out: a torn cup on its stick, ribs up, lit from the right."""
    dark = mix(s.accent, s.ink, 0.55)
    s.stroke([(55, 86), (60, 58)], s.ink, 2.6)
    cup = svg(
        "M60 62 C50 58 43 50 42 39 L47 43 L51 37.500 L56 42 L62 36 L66 41.500 L72 37 L75 43 L80 41 C80 51 71 60 60 62 Z"
    )
    s.inked([(cup, s.accent)], 2.2, (-0.8, 0.9))
    with s.clipped(cup):
        s.fill(svg("M60 62 C50 58 43 50 42 36 L51 36 C51 46 54 56 60 62 Z"), dark)
        s.fill(svg("M60 62 C68 54 72 46 72 35 H82 C80 51 71 60 60 62 Z"), "#b6f5e6")
    for tip in ((42, 37), (51, 35), (62, 33.5), (72, 34.6), (80.6, 38.6)):
        s.stroke([(60, 61), ((tip[0] + 60) / 2 + (tip[0] - 60) * 0.16, 52, *tip)], s.ink, 1.5)
    s.stroke([(60, 62), (58.4, 68)], s.ink, 2.0)


def thor(s: Impact) -> None:
    """A walker leans into the storm under an umbrella turned inside out. Road level; light: the bolt behind."""
    _heath_in_a_storm(s)
    s.fill(svg("M28 148 C44 140 74 140 88 145 C76 150 40 152 28 148 Z"), s.ink)
    _umbrella_inside_out(s)
    walker = person(
        (63, 90),
        (59, 99),
        (67, 118),
        arms=(((50.6, 96), (54.4, 85)), ((54, 94), (56.4, 80.6))),
        legs=(((57, 130), (50, 143), (44.4, 143)), ((75, 131), (84, 141.6), (80.6, 145))),
        size=1.05,
    )
    coat = svg(
        "M54 100 C58 94 64 94 67 98 C74 108 84 114 93 116 C87 120 86 126 80 131 C74 128 70 128 62 128 C56 120 54 110 54 100 Z"
    )
    hat = join(oval(86, 90, 6.6, 1.8, 24), svg("M82 88 C82 82 86 80.500 89 82 C92 84 91.500 88 90.500 91 Z"))
    hood = svg(
        "M58.400 90.600 L57.400 88.600 L58.600 86 C59.600 82 64 80.600 67.600 83 C70.600 85.600 70.400 91 68.600 94 L65 99 L60 98 Z"
    )
    scarf = ribbon([(58, 97, 2.2), (66, 96, 2.8), (74, 99, 2.4), (81, 95, 2.0), (86, 98, 0.8)])
    figure = join(walker, coat, hood)
    s.fill(figure, s.ink)
    s.rim([figure], s.light, (1.0, -0.3), 1.6)
    s.inked([(scarf, s.accent)], 1.2, (-0.2, 0.4))
    s.fill(hat, s.ink)


_TIP: Final = (79.0, 85.0)
"""Where the sparkler burns."""


def _garden_by_night(s: Impact) -> None:
    """Paint a garden in the snow by night: a house with lit windows, a fence, and the glow of what burns at (78, 85)."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(68, 72, ((92, mix(s.ink, s.deep, 0.8)), (72, s.deep), (54, mix(s.deep, s.mid, 0.5)), (37, s.mid)))
    for x, y, r in ((40, 44, 0.9), (96, 52, 1.1), (108, 74, 0.8), (88, 44, 0.7), (16, 66, 1.0), (112, 56, 0.7)):
        s.glint(x, y, 2.4 * r, s.light)
    house = svg("M-4 128 V92 L14 76 L24 84 V78 H30 V90 L36 96 V128 Z")
    s.fill(house, s.ink)
    s.fill(svg("M-4 94 V88 L14 72 L38 95 L36 98 L14 78 Z"), s.light)
    s.rim([house], s.mid, (1.0, -0.3), 1.2)
    for x in range(40, 124, 9):
        slat = polygon((x, 124), (x, 104), (x + 2.6, 100.6), (x + 5.2, 104), (x + 5.2, 124))
        s.fill(slat, mix(s.ink, s.deep, 0.5))
        s.rim([slat], s.mid, ((70 - x) / 40, -1.0), 1.0)
    s.fill(svg("M-4 124 C24 116 50 122 70 120 C94 117 110 122 124 118 V172 H-4 Z"), mix(s.deep, s.mid, 0.6))
    s.fill(svg("M30 122 C50 118 90 116 116 121 L124 172 H4 Z"), s.key)
    s.dots(box(-4, 118, 124, 172), s.deep, (70, 124), (10, 146), 0.0, 0.7)


def _line_of_light(s: Impact) -> None:
    """Paint the snail that the sparkler has drawn in one line from the middle of its shell, and the sparks at its end."""
    shell = [around(75, 58, 2 + 16.5 * step / 40, 17.5 * step - 560) for step in range(41)]
    body = [(52, 74, 48, 66), (46, 56, 42, 59), (40, 64, 43, 74), (46, 85, 58, 85), _TIP]
    for tone, wide in ((mix(s.mid, s.key, 0.7), 8.0), ("#ff8a1e", 5.8), ("#ffc830", 4.0), ("#fffbe0", 2.0)):
        s.stroke([*shell, *body], tone, wide)
        for side in (-1, 1):
            s.stroke([(44.5 + side, 57), (45 + 5 * side, 48)], tone, 0.7 * wide)
            s.fill(oval(45 + 5 * side, 46.6, 0.55 * wide), tone)
    for number in range(14):
        turn = 26 * number + 8
        far = 13 if number % 2 else 9
        s.stroke([around(*_TIP, 5, turn), around(*_TIP, far, turn)], "#ffe9a0", 1.3)
        if number % 3 == 0:
            s.fill(oval(*around(*_TIP, far + 4, turn), 1.1), "#fffbe0")
    s.pool(*_TIP, ((6.4, "#ffc830"), (4.6, "#fff4b4"), (2.8, "#ffffff")))


def _upturned_face(s: Impact) -> None:
    """Paint a girl's face about its middle, turned up to the light above it, in a knitted hat."""
    skin, lit, dim = "#b06a42", "#ffcf98", "#6c3324"
    for side in (-1, 1):
        lock = placed(svg("M12 -8 C20 -4 22 8 18 20 C14 18 12 12 12 4 Z"), flip=side < 0)
        s.inked([(lock, s.ink)], 1.2, (0, 0))
        s.rim([lock], s.mid, (-0.2, -1.0), 1.2)
    face = svg(
        "M-15.500 -6 C-15.500 -15 -8 -19 0 -19 C8 -19 15.500 -15 15.500 -6 C15.500 5 9 15 0 16 C-9 15 -15.500 5 -15.500 -6 Z"
    )
    s.inked([(face, skin)], 2.0, (0.3, 1.0))
    with s.clipped(face):
        s.fill(svg("M-18 -22 H18 V1 C13 8 9 6 5 7 C2 8 -2 8 -5 7 C-9 6 -13 8 -18 1 Z"), lit)
        s.fill(oval(0, 8, 8.4, 5.4), lit)
        s.rim([face], dim, (0.0, 1.0), 2.2)
    for x in (-6.4, 6.4):
        s.fill(oval(x, -3.4, 2.0, 2.6), s.ink)
        s.fill(oval(x + 0.5, -4.6, 0.8), "#ffffff")
        s.stroke([(x - 3.6, -9.6), (x, -12, x + 3.6, -9.6)], s.ink, 1.3)
        s.fill(oval(x * 1.5, 3.4, 2.4, 1.5), mix(lit, s.key, 0.6))
    s.stroke([(-1.8, 3.2), (0, 4.4, 1.8, 3.2)], dim, 1.4)
    s.stroke([(-4.6, 7.4), (0, 11.4, 4.6, 7.4)], s.ink, 1.5)
    hat = svg("M-18 -8 C-20 -24 -9 -31 0 -31 C9 -31 20 -24 18 -8 C10 -13 -10 -13 -18 -8 Z")
    s.inked([(hat, s.accent)], 2.0, (0.4, 0.8))
    with s.clipped(hat):
        s.fill(cut(hat, placed(hat, -0.4, 5.0)), "#a8efe0")
        s.dots(hat, "#0a5c54", (4, -22), (20, -12), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M-22 -14 C-8 -20 8 -20 22 -14 L20 -4 C10 -13 -10 -13 -20 -4 Z"), "#0c7468")
        for x in range(-18, 20, 5):
            s.stroke([(x, -8), (x * 0.9, -17)], s.ink, 1.0)
    s.inked([(oval(0, -33, 5.4), s.light)], 1.7, (0.3, 0.7))
    s.fill(cut(oval(0, -33, 5.4), oval(-0.3, -35, 5.4)), s.key)


def nova(s: Impact) -> None:
    """A girl writes a snail into the night with a sparkler. From ahead, low; light: the line that the sparkler leaves."""
    _garden_by_night(s)
    _line_of_light(s)
    coat = svg("M56 172 C54 152 58 138 68 134 H86 C98 136 104 150 106 172 Z")
    s.inked([(coat, s.deep)], 2.2, (0.4, 0.8))
    s.rim([coat], s.key, (0.0, -1.0), 2.0)
    arm = ribbon([(92, 146, 8.0), (102, 130, 7.2), (100, 112, 6.0)])
    s.inked([(arm, s.deep)], 2.0, (0.5, 0.8))
    with s.clipped(arm):
        s.dots(arm, s.ink, (100, 126), (108, 130), 0.0, 0.8, pitch=2.4)
        s.rim([arm], s.light, (-1.0, -0.4), 2.0)
    for tone, wide in ((s.ink, 3.0), ("#fff0d0", 1.2)):
        s.stroke([_TIP, (100, 106)], tone, wide)
    mitten = svg(
        "M93 112 C91 104 93 97 99 96 C105 95 109 100 108 108 L107 114 Z M94 104 C89 102 87 98 90 95 C94 95 97 99 98 103 Z"
    )
    s.inked([(mitten, s.accent)], 1.9, (0.4, 0.7))
    s.rim([mitten], "#a8efe0", (-0.8, -0.7), 1.8)
    s.inked([(box(92, 111, 109, 117, 2), s.light)], 1.5, (0.3, 0.6))
    with s.moved(71.0, 124.0, 0.92, turn=-7.0):
        _upturned_face(s)
    scarf = svg("M62 134 C68 140 86 141 94 134 L96 142 C86 148 68 147 60 142 Z")
    s.inked([(scarf, s.mid)], 1.8, (0.3, 0.8))
    s.rim([scarf], s.light, (0.0, -1.0), 1.4)


def _sick_room(s: Impact) -> None:
    """Paint a bedroom at night: papered wall, the foot of a bed, boards, a patient's outline sitting up."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for number in range(8):
        s.fill(box(2 + 16 * number, -4, 9 + 16 * number, 112), mix(s.ink, s.deep, 0.85))
    for half, tone in (
        (92, mix(s.deep, s.mid, 0.6)),
        (70, s.mid),
        (48, mix(s.mid, s.key, 0.7)),
        (26, mix(s.key, s.light, 0.3)),
    ):
        s.fill(polygon((46, 116), (94, 116), (72 + half, -4), (68 - half, -4)), tone)
    s.halo(ALL, s.ink, 70, 76, 66, 120, 0.0, 0.7)
    s.fill(box(-4, 116, 124, 172), mix(s.deep, s.mid, 0.4))
    s.fill(oval(70, 134, 52, 12), s.key)
    for y in (124, 134, 145):
        s.stroke([(-4, y), (124, y)], mix(s.deep, s.ink, 0.3), 1.0)


def doctor_strange(s: Impact) -> None:
    """A doctor's bag opens, and the night sky comes out. Light: out of the bag."""
    _sick_room(s)
    teal, pale = s.accent, "#a8efe2"
    # what comes out: a cloud of night with its own stars
    night = svg(
        "M52 108 C46 96 34 92 36 78 C28 70 34 56 46 56 C46 42 62 34 72 42 C80 34 94 40 94 50 C108 52 112 68 102 76 "
        "C108 88 98 98 90 98 C90 104 88 108 86 110 Z"
    )
    s.fill(placed(night, 70 - 70 * 1.09, 78 - 78 * 1.09, 1.09), pale)
    s.inked([(night, mix(s.ink, "#0d2a4a", 0.6))], 1.9, (0.3, 0.6))
    with s.clipped(night):
        for y, tone in ((90, mix(s.ink, teal, 0.45)), (98, mix(s.ink, teal, 0.75)), (105, teal)):
            s.fill(oval(70, y + 26, 42, 26), tone)
        s.dots(night, teal, (70, 66), (70, 112), 0.0, 0.6, pitch=2.6)
        milky = ribbon([(40, 84, 1.0), (56, 76, 4.4), (74, 70, 5.4), (92, 58, 4.0), (104, 52, 1.0)])
        s.fill(milky, teal)
        s.fill(ribbon([(46, 81, 0.4), (58, 75, 1.8), (74, 69, 2.6), (90, 59, 1.6), (100, 54, 0.4)]), pale)
        lots = chance(14)
        for _ in range(26):
            s.fill(oval(36 + 70 * next(lots), 42 + 54 * next(lots), 0.4 + 0.8 * next(lots)), "#ffffff")
    for x, y, r in ((50, 66, 5.4), (90, 86, 4.4), (64, 50, 3.4)):
        s.fill(star(x, y, r, 0), "#ffffff")
    # a planet with its ring
    s.inked([(oval(68, 84, 9.6), "#ffc86a")], 1.8, (0.5, 0.8))
    s.fill(cut(oval(68, 84, 9.6), placed(oval(68, 84, 9.6), -3.0, -2.6)), "#c8501a")
    s.fill(oval(65, 80.6, 3.0, 2.0, -30), "#fff4d8")
    ring = cut(oval(68, 84, 17, 4.6, -18), oval(68, 84, 13, 2.4, -18))
    front = cut(ring, both(oval(68, 84, 9.6), polygon((50, 60), (90, 60), (90, 79), (50, 90))))
    s.inked([(front, pale)], 1.0, (0.2, 0.3))
    moon = cut(oval(80, 55, 6.0), oval(82.6, 53.4, 5.2))
    s.fill(moon, "#fff8dc")
    # the bag, its jaws wide
    leather, lit, dim = "#a02434", "#ff9a80", mix(s.deep, s.ink, 0.4)
    back = svg("M42 112 C44 102 52 98 70 98 C88 98 96 102 98 112 Z")
    s.inked([(back, dim)], 1.8)
    s.fill(svg("M48 112 C52 106 60 104 70 104 C80 104 88 106 92 112 Z"), pale)
    body = svg(
        "M40 110 C52 115 88 115 100 110 C106 118 108 128 106 138 C106 143 103 146 98 146 H42 C37 146 34 143 34 138 C32 128 34 118 40 110 Z"
    )
    s.inked([(body, leather)], 2.5, (0.8, 1.5))
    with s.clipped(body):
        s.fill(svg("M30 106 C52 118 88 118 110 106 V122 C88 126 52 126 30 122 Z"), lit)
        s.dots(body, dim, (66, 120), (100, 148), 0.0, 0.9, pitch=2.4)
        s.fill(svg("M30 106 C52 118 88 118 110 106 V113 C88 122 52 122 30 113 Z"), mix(teal, pale, 0.5))
    frame = ribbon([(39, 109, 1.8), (54, 113.5, 2.4), (70, 114.6, 2.6), (86, 113.5, 2.4), (101, 109, 1.8)])
    s.inked([(frame, "#ffc83a")], 1.5, (0.3, 0.6))
    s.rim([frame], "#e6fff8", (0.0, -1.0), 1.4)
    for x in (54, 82):
        s.inked([(box(x - 3, 116, x + 5, 124, 1.4), "#ffc83a")], 1.2, (0.3, 0.5))
    for tone, wide in ((s.ink, 5.4), (lit, 2.4)):
        s.stroke([(55, 122), (55, 134, 69, 134), (83, 134, 83, 122)], tone, wide)
    s.stroke([(55, 124), (55.4, 132.6, 69, 133)], pale, 0.9)
    for x, y, r in ((104, 92, 3.4), (34, 62, 3.0), (108, 104, 2.2)):
        s.fill(star(x, y, r, 0), "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-13": Picture(
        thor,
        ((60.0, 52.0), (57.0, 82.0), (66.0, 112.0), (90.0, 104.0)),
        "turns an umbrella inside out",
        "heath in a storm",
        "lightning that strikes a mast",
    ),
    "m3-14": Picture(
        doctor_strange, ((68.0, 82.0), (72.0, 112.0), (84.0, 64.0)), "lets the night out", "sick-room", "out of the bag"
    ),
    "m3-15": Picture(
        nova,
        ((71.0, 122.0), (78.0, 85.0), (75.0, 58.0), (45.0, 50.0), (100.0, 104.0)),
        "writes a snail",
        "garden in the snow",
        "line of a sparkler",
    ),
    "m3-16": Picture(
        loki,
        ((84.0, 58.0), (56.0, 80.0), (64.0, 118.0), (84.0, 108.0)),
        "throws a serpent on the wall",
        "bare room",
        "candle before a hand",
    ),
}
