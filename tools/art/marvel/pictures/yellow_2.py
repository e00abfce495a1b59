"""Pictures of four of the yellow cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.profiles import SHORT, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
    skyline,
    svg,
    taper,
)


def _kiosk_at_night(s: Impact) -> None:
    """Paint a street by night and a kiosk of boards in it: a lit hatch under an awning, jars and a seller inside."""
    night = mix(s.ink, s.accent, 0.12)
    s.fill(ALL, night)
    far = skyline(-9, 130, 122, (54, 70, 44, 82, 60), seed=7)
    s.fill(far, mix(s.ink, s.accent, 0.4))
    for x, y in ((112, 64), (117, 76), (111, 88), (4, 72), (9, 84), (3, 60)):
        s.fill(box(x, y, x + 2.6, y + 4), s.mid)
    wall = box(12, 22, 106, 130)
    s.fill(wall, mix(s.deep, s.ink, 0.12))
    for at in range(18, 106, 8):
        s.fill(box(at, 22, at + 1.1, 130), mix(s.deep, s.ink, 0.6))
    hatch = box(21, 34, 99, 108)
    with s.clipped(hatch):
        s.fill(hatch, s.mid)
        s.fill(polygon((21, 34), (99, 34), (88, 44), (88, 98), (32, 98), (32, 44)), s.key)
        s.fill(box(32, 44, 88, 98), s.light)
        s.fill(polygon((21, 108), (32, 98), (88, 98), (99, 108)), mix(s.mid, s.deep, 0.4))
        for at in (60, 80):
            s.fill(box(76, at, 99, at + 2), s.deep)
        for x, foot, high in ((80, 60, 9), (86, 60, 6), (92, 60, 11)):
            s.fill(box(x - 2.4, foot - high, x + 2.4, foot, 1), mix(s.mid, s.deep, 0.7))
        seller = join(
            oval(37, 70, 7.4, 8.6), box(29, 57, 45, 66, 3), svg("M22 112 C22 88 28 80 37 80 C46 80 51 88 52 112 Z")
        )
        s.fill(seller, mix(s.deep, s.ink, 0.35))
        s.rim([seller], s.mid, (0.9, -0.5), 1.5)
    s.line(hatch, s.ink, 2.2)
    counter = box(16, 105, 104, 111)
    s.inked([(counter, s.key)], 1.2, (0.2, 0.8))
    s.fill(box(16, 105, 104, 107), "#ffffff")
    for number in range(9):
        x = 7 + 12 * number
        strip = polygon((x + 3, 12), (x + 14, 12), (x + 12, 34), (x + 12, 38, 5), (x, 38, 5), (x, 34))
        s.inked([(strip, s.light if number % 2 else s.accent)], 0.9, (0.0, 0.6))
        s.fill(both(strip, box(-9, 31, 130, 44)), s.mid if number % 2 else mix(s.accent, s.ink, 0.45))
    s.fill(box(-9, 122, 130, 180), mix(s.ink, s.accent, 0.3))
    s.fill(polygon((18, 124), (102, 124), (124, 180), (-6, 180)), mix(s.deep, s.mid, 0.25))
    s.fill(polygon((30, 124), (90, 124), (104, 180), (14, 180)), s.mid)
    s.dots(box(-9, 122, 130, 180), s.ink, (60, 132), (60, 172), 0.0, 0.6)


def _scoop(s: Impact, x: float, y: float, r: float, turn: float, tones: tuple[Color, Color, Color]) -> None:
    """Paint a scoop of ice cream: a ball with a ragged skirt, lit from the upper left."""
    light, local, shade = tones
    form = svg(
        "M-1 0.1 C-1 -0.62 -0.55 -1 0 -1 C0.55 -1 1 -0.62 1 0.1 C1.18 0.3 1.2 0.62 0.98 0.7 C0.84 0.76 0.74 0.6 0.66 0.62 "
        "C0.56 0.66 0.58 0.96 0.4 0.98 C0.24 1 0.22 0.74 0.08 0.74 C-0.06 0.74 -0.06 0.92 -0.24 0.92 C-0.42 0.92 -0.4 0.66 -0.54 0.66 "
        "C-0.66 0.66 -0.7 0.82 -0.88 0.76 C-1.12 0.68 -1.18 0.3 -1 0.1 Z"
    )
    ball = placed(form, x, y, r, turn)
    s.inked([(ball, local)], 1.9, (0.8, 1.0))
    with s.clipped(ball):
        s.fill(cut(ball, placed(form, x - 0.3 * r, y - 0.22 * r, r * 1.02, turn)), shade)
        s.dots(ball, shade, (x, y), (x + 0.75 * r, y + 0.5 * r), 0.0, 0.7, pitch=2.4)
        s.fill(cut(ball, placed(form, x + 0.2 * r, y + 0.2 * r, r * 1.06, turn)), light)
    s.fill(oval(x - 0.42 * r, y - 0.5 * r, 0.2 * r, 0.11 * r, -40), "#ffffff")


def _tower_of_ice_cream(s: Impact) -> None:
    """Paint a cone with far too many scoops that lean to the left."""
    vanilla = ("#ffffff", s.light, mix(s.mid, s.deep, 0.35))
    lemon = (s.light, s.key, mix(s.mid, s.deep, 0.35))
    berry = (mix(s.accent, "#ffffff", 0.72), mix(s.accent, "#ffffff", 0.2), mix(s.accent, s.ink, 0.45))
    caramel = (s.key, mix(s.mid, s.deep, 0.75), mix(s.deep, s.ink, 0.55))
    cone = polygon((55, 95), (81, 95), (69.6, 128, 1.5), (66.4, 128, 1.5))
    s.inked([(cone, s.mid)], 1.9, (0.7, 1.0))
    with s.clipped(cone):
        s.fill(polygon((70, 90), (84, 90), (84, 130), (66, 130)), mix(s.mid, s.deep, 0.5))
        for k in range(-4, 9):
            s.stroke([(50 + 5.6 * k, 92), (64 + 5.6 * k, 132)], s.deep, 1.0)
            s.stroke([(86 - 5.6 * k, 92), (72 - 5.6 * k, 132)], s.deep, 1.0)
    for x, y, r, turn, tones in (
        (68, 88, 14.4, 0, vanilla),
        (65, 72, 13.4, -6, berry),
        (60, 57.5, 12.4, -10, lemon),
        (55.600, 44.500, 11.2, -14, caramel),
    ):
        _scoop(s, x, y, r, turn, tones)
    s.stroke([(58, 31), (59, 25, 65, 23)], s.ink, 1.8)
    s.inked([(oval(57.6, 33, 4.0), s.accent)], 1.5, (0.4, 0.6))
    s.fill(oval(56.4, 31.8, 1.2), "#ffffff")


def _falling_scoop(s: Impact) -> None:
    """Paint the scoop that comes down on its buyer, with the lines of its fall."""
    for x, top, foot in ((87, 62, 74), (93, 52, 70), (99, 56, 70), (105, 64, 75)):
        s.fill(polygon((x, top), (x + 0.9, foot), (x - 0.9, foot)), s.accent)
    _scoop(s, 96, 85, 10.0, 14, ("#ffffff", s.light, s.mid))
    for x, y, r in ((81, 90, 1.6), (112, 88, 1.4), (84, 82, 1.1)):
        s.fill(oval(x, y, r, r * 1.3), "#ffffff")


def _buyer(s: Impact) -> None:
    """Paint the buyer from the side, the cone in a fist, the mouth open, the eyes on what comes down."""
    shirt, skin = (
        (mix(s.accent, "#ffffff", 0.6), mix(s.accent, s.ink, 0.3), mix(s.accent, s.ink, 0.8)),
        ("#ffc68a", "#8a4a1c"),
    )
    trunk = svg("M82 140 C86 134 96 131 106 132 C116 134 122 142 124 172 H78 C78 158 79 147 82 140 Z")
    s.solid(trunk, shirt, (-0.8, -0.8), 8.0, 2.0)
    with s.clipped(trunk):
        for y in (144, 153):
            s.stroke([(76, y), (96, y - 5, 126, y + 2)], s.key, 2.6)
    profile(s, 97, 118, 1.36, skin, (SHORT, s.ink, mix(s.accent, s.ink, 0.3)), turn=22, singing=True)
    s.solid(limb((72, 147, 3.6), (66, 134, 3.2), (65, 123, 2.6)), (skin[0], skin[0], skin[1]), (-0.8, -0.8), 1.8, 1.7)
    s.solid(limb((88, 142, 6.0), (80, 149, 5.6), (71, 146, 4.6)), shirt, (-0.8, -0.8), 3.4, 1.8)
    fingers = [oval(64.6 + 0.4 * n, 112.4 + 3.0 * n, 5.4, 1.9, -6) for n in range(4)]
    s.inked([(join(*fingers), skin[1])], 1.4, (0.3, 0.5))
    for finger in fingers:
        s.fill(finger, skin[0])
        s.fill(cut(finger, placed(finger, -0.5, -1.2)), skin[1])


def maximus(s: Impact) -> None:
    """A tower of ice cream topples from its cone on its buyer. In a street by night; light: a kiosk's hatch."""
    _kiosk_at_night(s)
    with s.moved(-2.0, -6.0, about=(68, 124)):
        _tower_of_ice_cream(s)
    _buyer(s)
    _falling_scoop(s)


def _attic(s: Impact) -> None:
    """Paint an attic as one dark plane: rafters, and a gable open to a bright sky, with roofs far off, a beam below."""
    dark = mix(s.ink, s.deep, 0.12)
    s.fill(ALL, dark)
    gable = polygon((9, 150), (9, 84), (58, 22), (110, 84), (110, 150))
    with s.clipped(gable):
        s.steps(gable, (58, 20), (58, 128), [s.mid, s.key, s.key, s.light, s.light, "#ffffff", "#ffffff"])
        s.fill(svg("M12 74 C18 68 26 69 30 73 C38 69 48 71 52 77 H12 Z"), "#ffffff")
        s.fill(svg("M84 92 C90 86 98 87 102 91 C108 88 114 90 118 95 H84 Z"), s.key)
        roofs = svg(
            "M-9 160 V104 L8 92 L22 104 H28 V96 H32 V104 L44 110 L58 98 L74 110 L86 104 V94 H90 V102 L104 96 L130 108 V160 Z"
        )
        s.fill(roofs, mix(s.mid, s.deep, 0.3))
        s.fill(svg("M-9 160 V120 L16 112 L34 122 L52 116 L84 124 L104 114 L130 122 V160 Z"), mix(s.deep, s.ink, 0.15))
    for start, end in (((9, 84), (58, 22)), ((110, 84), (58, 22))):
        s.fill(taper(start, 3.2, end, 3.2), s.ink)
    for lower, upper in (((-9, 84), (44, 10)), ((-9, 58), (28, 4)), ((128, 84), (74, 10)), ((128, 58), (92, 4))):
        rafter = taper(lower, 3.4, upper, 3.0)
        s.fill(rafter, mix(s.deep, s.ink, 0.35))
        s.rim([rafter], s.mid, (0.6 if lower[0] < 60 else -0.6, 0.9), 1.2)
    s.dots(ALL, s.ink, (60, 30), (60, -20), 0.0, 0.6)
    for post in (box(2, 78, 9, 160), box(110, 78, 117, 160)):
        s.fill(post, mix(s.deep, s.ink, 0.35))
        s.rim([post], s.key, (1.0 if post.getBounds().left() < 60 else -1.0, 0.0), 1.4)
    floor = box(-9, 142, 130, 180)
    s.fill(floor, mix(s.deep, s.ink, 0.3))
    s.fill(box(-9, 142, 130, 143.6), s.key)


def _hoard(s: Impact) -> None:
    """Paint what lies in a nest: a spoon, a watch, a pair of spectacles, coins, and a marble."""
    silver, gold = mix(s.accent, "#ffffff", 0.8), "#ffc83a"
    spoon = placed(join(oval(0, -13, 4.4, 6.4), box(-1.2, -8, 1.2, 14, 1)), 80, 121, 1.0, 34)
    s.inked([(spoon, silver)], 1.5, (0.3, 0.5))
    s.fill(placed(oval(-0.6, -13.6, 2.4, 4.0), 80, 121, 1.0, 34), "#ffffff")
    s.inked([(oval(66, 122, 7.4), gold)], 1.6, (0.4, 0.6))
    s.inked([(oval(66, 122, 5.2), "#ffffff")], 0.9, (0, 0))
    s.stroke([(66, 119), (66, 122), (68.6, 123.4)], s.ink, 1.1)
    for x, y, tone in ((54, 124, gold), (75, 127, silver), (47, 127, silver)):
        s.inked([(oval(x, y, 4.6, 3.8), tone)], 1.3, (0.3, 0.5))
        s.fill(oval(x - 1.2, y - 1.2, 1.8, 1.2), "#ffffff")
    for x in (51, 60):
        s.line(oval(x, 117.4, 4.0), s.ink, 2.6)
        s.line(oval(x, 117.4, 4.0), gold, 1.2)
    s.stroke([(55, 116.6), (56, 116.6)], s.ink, 1.6)


def _nest(s: Impact) -> None:
    """Paint the near wall of a nest of twigs about (64, 134), lit from behind at the left."""
    bowl = svg("M34 126 C42 130 52 132 64 132 C78 132 88 130 97 125 C98 138 90 149 66 149 C44 149 34 140 34 126 Z")
    s.inked([(bowl, s.deep)], 2.2, (0.6, 1.0))
    with s.clipped(bowl):
        s.fill(svg("M70 120 H104 V152 H62 C76 146 80 134 70 120 Z"), mix(s.deep, s.ink, 0.6))
        for number in range(11):
            y = 127 + (number * 5) % 20
            s.stroke(
                [(30, y - 4), (52 + number * 3, y + 6), (70 + number * 4, y - 3 + number % 4)],
                s.ink if number % 3 else s.mid,
                1.3,
            )
    for start, end in (
        ((36, 128), (29, 122)),
        ((95, 127), (104, 121)),
        ((90, 130), (101, 132)),
        ((40, 131), (31, 134)),
        ((52, 132), (46, 126)),
        ((80, 131), (88, 126)),
    ):
        s.stroke([start, end], s.ink, 2.2)
        s.stroke([start, end], s.mid, 0.9)


def _magpie_wing(
    s: Impact, feathers: Sequence[tuple[float, float]], shoulder: tuple[float, float], coat: skia.Path
) -> None:
    """Paint a raised wing: white quills with dark ends about a dark arm, light on the edges that face the gable."""
    x, y = shoulder
    for tip_x, tip_y in feathers:
        quill = ribbon([(x, y, 3.4), ((x + tip_x * 2) / 3, (y + tip_y * 2) / 3, 5.0), (tip_x, tip_y, 2.0)])
        s.inked([(quill, "#ffffff")], 1.6, (0.3, 0.6))
        with s.clipped(quill):
            s.fill(oval(tip_x, tip_y, 7.5), s.ink)
            s.fill(cut(quill, placed(quill, -1.4, -1.0)), mix(s.accent, "#ffffff", 0.5))
    s.inked([(coat, s.ink)], 1.6, (0.2, 0.4))
    with s.clipped(coat):
        s.fill(cut(coat, placed(coat, 3.4, 2.0)), s.accent)
        s.fill(cut(coat, placed(coat, 1.2, 0.8)), mix(s.accent, "#ffffff", 0.6))


def _magpie(s: Impact) -> None:
    """Paint a magpie that alights to the left with a key in its beak, wings up, claws out, the tail a rudder."""
    sheen = mix(s.accent, s.ink, 0.25)
    _magpie_wing(
        s, ((72, 35), (61, 35), (51, 39), (43, 46)), (66, 72), svg("M72 76 C66 66 58 58 50 54 C58 52 68 56 76 66 Z")
    )
    for number, (x, y) in enumerate(((112, 122), (107, 129), (100, 134))):
        plume = ribbon([(82, 100, 4.0), ((82 + x) / 2, (102 + y) / 2, 4.0), (x, y, 2.4)])
        s.inked([(plume, s.ink)], 1.3, (0.2, 0.4))
        s.rim([plume], sheen if number else mix(s.accent, "#ffffff", 0.3), (-0.4, 1.0), 2.0)
    for thigh, foot in (((66, 102), (58, 113)), ((74, 104), (69, 115))):
        leg = limb((*thigh, 4.0), ((thigh[0] + foot[0]) / 2, (thigh[1] + foot[1]) / 2, 1.8), (*foot, 1.3))
        s.inked([(leg, s.ink)], 0.8, (0, 0))
        for dx, dy in ((-6, 1), (-4, 4.4), (1, 4.8)):
            s.stroke([foot, (foot[0] + dx * 0.7, foot[1] + dy * 0.4), (foot[0] + dx, foot[1] + dy)], s.ink, 1.8)
    body = svg(
        "M44 72 C43 63 50 57 58 59 C68 62 80 76 86 92 C89 102 82 109 73 107 C61 105 50 95 47 84 C45 80 44.500 76 44 72 Z"
    )
    s.inked([(body, s.ink)], 2.0, (0.5, 0.8))
    with s.clipped(body):
        belly = svg("M52 84 C58 84 66 88 72 95 C76 101 74 108 68 112 H40 V86 Z")
        s.fill(belly, "#ffffff")
        s.fill(both(belly, svg("M58 112 C66 104 66 96 60 84 H90 V112 Z")), mix(s.accent, "#ffffff", 0.62))
        s.fill(svg("M40 74 C46 62 52 60 58 60 L54 64 C50 68 48 76 50 84 Z"), s.accent)
        s.fill(svg("M78 76 C86 90 88 100 80 108 L92 104 L88 84 Z"), sheen)
    s.rim([body], s.light, (-1.0, -0.3), 1.2)
    s.inked([(oval(52, 68, 2.6), "#ffffff")], 0.8, (0, 0))
    s.fill(oval(51.4, 68.2, 1.5), s.ink)
    for data, tone in (
        ("M45 71 L33 77 L46 79 Z", mix(s.ink, s.accent, 0.35)),
        ("M45.600 77 L34 78.600 L47 81.600 Z", s.ink),
    ):
        s.inked([(svg(data), tone)], 1.2, (0, 0.2))
    _magpie_wing(
        s,
        ((99, 46), (110, 54), (116, 66), (116, 79), (109, 91)),
        (70, 76),
        svg("M65 79 C69 67 80 58 94 54 C97 66 92 78 83 85 C76 89 67 87 65 79 Z"),
    )


def _key(s: Impact, x: float, y: float) -> None:
    """Paint an old key that hangs by its bow, with a glint."""
    gold = "#ffc83a"
    with s.moved(x, y, turn=10):
        key = join(
            cut(oval(0, 5, 5.4), oval(0, 5, 2.5)), box(-1.4, 9.4, 1.4, 27), box(0, 20, 6.4, 23), box(0, 24.4, 5, 27)
        )
        s.inked([(key, gold)], 1.7, (0.4, 0.6))
        s.fill(cut(key, placed(key, 1.0, 0.8)), "#ffffff")
        s.fill(cut(key, placed(key, -1.2, -0.4)), "#b8500e")
    s.glint(x - 4, y + 3, 7)


def collector(s: Impact) -> None:
    """A magpie brings a key home to its hoard. In an attic; light: the sky in the open gable."""
    _attic(s)
    _hoard(s)
    _nest(s)
    _magpie(s)
    _key(s, 37, 79)


def _avenue_of_columns(s: Impact) -> None:
    """Paint an avenue of columns before a low sun at its end: bars of their shadows on the ground, the lit way between."""
    x, y = 67.0, 72.0
    s.fill(ALL, s.deep)
    s.pool(x, y, ((90, mix(s.deep, s.mid, 0.6)), (70, s.mid), (54, s.key), (42, s.light), (34, "#ffffff")))
    s.halo(ALL, mix(s.deep, s.ink, 0.6), x, y, 60, 108, 0.0, 0.7)
    s.fill(box(-4, 98, 124, 172), mix(s.mid, s.deep, 0.3))
    s.fill(polygon((58, 98), (76, 98), (132, 172), (2, 172)), s.light)
    for side in (-1, 1):
        for near, far in ((64, 44), (38, 27), (22, 15)):
            s.fill(
                polygon(
                    (x + side * far, 104),
                    (x + side * near, 104),
                    (x + side * 3.4 * near, 172),
                    (x + side * 2.4 * far, 172),
                ),
                mix(s.deep, s.ink, 0.45),
            )
        for near, left, right, top, foot in ((0.15, 15, 21, 62, 101), (0.5, 27, 37, 42, 108), (0.85, 43, 60, 18, 122)):
            shaft = join(
                box(left, top + 8, right, foot),
                polygon((left - 4, top), (right + 5, top), (right, top + 12), (left, top + 12)),
                box(left - 2, foot - 4, right + 3, foot),
            )
            column = placed(shaft, x, 0, flip=side < 0)
            s.fill(column, mix(s.deep, s.ink, near))
            s.rim([column], s.light, (-1.0 * side, 0.1), 0.8 + 1.4 * near)
            with s.clipped(column):
                for at in (top + 22, top + 34, top + 46):
                    s.stroke([(x + side * left, at), (x + side * (right + 4), at)], s.ink, 1.3)
    s.fill(box(-4, -9, 124, 9), s.ink)
    s.fill(box(-4, 9, 124, 10.6), s.key)


def _rolled_ball(s: Impact) -> None:
    """Paint the ball of earth that stands before the sun, its whole edge alight."""
    ball = oval(67, 70, 25)
    s.inked([(ball, mix(s.deep, s.ink, 0.35))], 1.8, (0.0, 1.4))
    with s.clipped(ball):
        s.pool(67, 88, ((24, mix(s.deep, s.ink, 0.6)),))
        for data in (
            "M46 62 C56 56 66 64 74 56",
            "M56 82 C66 76 76 84 88 76",
            "M50 74 C56 70 62 76 66 72",
            "M74 66 C80 62 84 68 90 66",
        ):
            s.line(svg(data), mix(s.deep, s.ink, 0.8), 1.5)
        s.dots(ball, s.ink, (67, 62), (67, 96), 0.0, 0.8, pitch=2.4)
        s.line(ball, s.key, 5.0)
        s.line(ball, "#ffffff", 2.2)


def _scarab(s: Impact) -> None:
    """Paint a scarab from behind that heaves the ball on: wing-cases, a toothed head, six legs, lit along the top."""
    toward = (0.0, -1.0)
    shell: Tones = ("#fff6c0", s.accent, mix(s.accent, s.ink, 0.6))
    s.fill(svg("M40 134 H94 L104 150 H30 Z"), mix(s.ink, s.accent, 0.2))
    for flip in (False, True):
        for points in (
            ((76, 100, 3.6), (88, 92, 3.0), (84, 80, 2.2), (79, 77, 1.2)),
            ((80, 112, 3.4), (94, 110, 2.8), (100, 121, 1.6), (103, 124, 1.0)),
            ((78, 122, 3.6), (90, 127, 3.0), (90, 139, 1.8), (95, 143, 1.0)),
        ):
            leg = limb(*points)
            modelled(s, placed(leg, 134 if flip else 0, 0, flip=flip), shell, toward, 1.6, 1.0, 1.4, 1.6, dotted=False)
    head = svg("M55 94 L53 85 L58 88 L60 82 L64 86 L67 81 L70 86 L74 82 L76 88 L81 85 L79 94 Z")
    modelled(s, head, shell, toward, 2.0, 1.2, 1.5, 1.6, dotted=False)
    thorax = svg("M50 104 C50 94 58 90 67 90 C76 90 84 94 84 104 C78 107 56 107 50 104 Z")
    modelled(s, thorax, shell, toward, 3.4, 2.0, 1.6, 2.0, dotted=False)
    cases = svg("M48 106 C56 102 78 102 86 106 C90 118 86 132 76 139 C70 142 64 142 58 139 C48 132 44 118 48 106 Z")
    modelled(s, cases, shell, toward, 6.0, 2.6, 1.8, 2.2)
    s.stroke([(67, 104), (67, 141)], s.ink, 1.8)
    for flip in (False, True):
        for data in ("M74 107 C78 118 77 128 73 137", "M80 108 C84 118 82 126 79 132"):
            s.line(placed(svg(data), 134 if flip else 0, 0, flip=flip), s.ink, 1.1)
        s.fill(
            placed(
                svg("M70 109 C73 109 74 111 74 116 C74 121 73 124 71 126 C70 120 70 114 70 109 Z"),
                134 if flip else 0,
                0,
                flip=flip,
            ),
            mix(s.accent, "#ffffff", 0.45),
        )


def karnak(s: Impact) -> None:
    """A scarab rolls its ball before the sun. Between columns, one-point; light: the low sun round the ball."""
    _avenue_of_columns(s)
    _rolled_ball(s)
    _scarab(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-03": Picture(
        collector,
        ((52.0, 68.0), (38.0, 88.0), (66.0, 94.0), (66.0, 122.0)),
        "brings a key home",
        "nest in an attic",
        "sky in an open gable",
    ),
    "m2-04": Picture(
        maximus,
        ((64.0, 66.0), (96.0, 85.0), (94.0, 118.0)),
        "topples from its cone",
        "street by night",
        "hatch of a kiosk",
    ),
    "m2-05": Picture(
        karnak,
        ((67.0, 68.0), (67.0, 88.0), (67.0, 118.0), (90.0, 90.0)),
        "rolls its ball before the sun",
        "avenue of columns",
        "low sun round a ball",
    ),
}
