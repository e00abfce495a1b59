"""Pictures of four of the yellow cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
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
    svg,
)


def _kiosk_at_night(s: Impact) -> None:
    """Paint the dark wall of a kiosk by night, one lit hatch at its right, the hatch's light on the boards and the ground."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for at in range(6, 76, 14):
        s.fill(box(at, -9, at + 1.2, 130), s.ink)
    s.fill(polygon((60, 40), (72, 40), (72, 112), (60, 112)), s.deep)
    s.dots(box(-9, -9, 60, 130), s.ink, (40, 80), (6, 40), 0.0, 0.7)
    s.fill(box(-9, 122, 130, 180), mix(s.ink, s.deep, 0.8))
    s.fill(polygon((64, 122), (130, 122), (130, 180), (6, 180)), s.mid)
    s.inked([(box(72, 38, 134, 112), s.key)], 1.6, (-0.6, 0.6))
    s.fill(polygon((80, 46), (134, 46), (134, 112), (80, 112)), s.light)
    s.inked([(box(66, 110, 134, 117), s.key)], 1.4, (0.0, 0.9))
    s.fill(box(66, 110, 134, 112), "#ffffff")
    for number in range(6):
        x = 62 + 12 * number
        strip = polygon((x + 3, 16), (x + 14, 16), (x + 12, 36), (x + 12, 41, 5), (x, 41, 5), (x, 36))
        s.inked([(strip, s.key if number % 2 else s.mid)], 1.0, (0.0, 0.6))


def _scoop(s: Impact, x: float, y: float, r: float, turn: float, tones: tuple[Color, Color, Color]) -> None:
    """Paint a scoop of ice cream: a ball with a ragged skirt, lit from the right."""
    light, local, shade = tones
    form = svg(
        "M-1 0.1 C-1 -0.62 -0.55 -1 0 -1 C0.55 -1 1 -0.62 1 0.1 C1.18 0.3 1.2 0.62 0.98 0.7 C0.84 0.76 0.74 0.6 0.66 0.62 "
        "C0.56 0.66 0.58 0.96 0.4 0.98 C0.24 1 0.22 0.74 0.08 0.74 C-0.06 0.74 -0.06 0.92 -0.24 0.92 C-0.42 0.92 -0.4 0.66 -0.54 0.66 "
        "C-0.66 0.66 -0.7 0.82 -0.88 0.76 C-1.12 0.68 -1.18 0.3 -1 0.1 Z"
    )
    ball = placed(form, x, y, r, turn)
    s.inked([(ball, local)], 1.9, (0.8, 1.0))
    with s.clipped(ball):
        s.fill(cut(ball, placed(form, x + 0.34 * r, y - 0.16 * r, r * 1.02, turn)), shade)
        s.dots(ball, shade, (x, y), (x - 0.75 * r, y + 0.4 * r), 0.0, 0.7, pitch=2.4)
        s.fill(cut(ball, placed(form, x - 0.22 * r, y + 0.16 * r, r * 1.06, turn)), light)
    s.fill(oval(x + 0.44 * r, y - 0.5 * r, 0.2 * r, 0.11 * r, 40), "#ffffff")


def _tower_of_ice_cream(s: Impact) -> None:
    """Paint a cone with far too many scoops that lean to the left."""
    vanilla = ("#ffffff", s.light, s.mid)
    berry = (mix(s.accent, "#ffffff", 0.75), mix(s.accent, "#ffffff", 0.25), s.accent)
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
        (60, 57.5, 12.4, -10, vanilla),
        (55.600, 44.500, 11.2, -14, berry),
    ):
        _scoop(s, x, y, r, turn, tones)
    s.stroke([(58, 31), (59, 25, 65, 23)], s.light, 1.8)
    s.inked([(oval(57.6, 33, 4.0), s.key)], 1.5, (0.4, 0.6))
    s.fill(oval(56.4, 31.8, 1.2), "#ffffff")


def _falling_scoop(s: Impact) -> None:
    """Paint the scoop that comes down on its buyer, with the lines of its fall."""
    for x, top, foot in ((87, 62, 74), (93, 52, 70), (99, 56, 70), (105, 64, 75)):
        s.fill(polygon((x, top), (x + 0.9, foot), (x - 0.9, foot)), s.accent)
    _scoop(s, 96, 82, 11.0, 14, (mix(s.accent, "#ffffff", 0.6), s.accent, mix(s.accent, s.ink, 0.5)))
    for x, y, r in ((82, 92, 1.8), (112, 90, 1.6)):
        s.fill(oval(x, y, r, r * 1.3), s.accent)


def _buyer(s: Impact) -> None:
    """Paint the buyer from behind, the cone in a fist, the head back below what comes down."""
    toward = (0.6, -0.8)
    shirt, skin = (
        (mix(s.accent, "#ffffff", 0.7), s.accent, mix(s.accent, s.ink, 0.7)),
        ("#d89256", "#8a4a1c", "#54280f"),
    )
    trunk = svg("M82 140 C86 134 96 131 106 132 C116 134 122 142 124 172 H78 C78 158 79 147 82 140 Z")
    s.solid(trunk, shirt, toward, 8.0, 2.0)
    with s.clipped(trunk):
        for y in (144, 153):
            s.stroke([(76, y), (96, y - 5, 126, y + 2)], s.key, 2.6)
    s.solid(svg("M89 120 H107 L110 138 C104 142 94 141 88 138 Z"), skin, toward, 3.0, 1.4)
    for x in (84.4, 112.0):
        s.solid(oval(x, 119.0, 3.4, 4.8, 8 if x < 98 else -8), skin, toward, 1.2, 1.2)
    hair = svg("M85 118 C83 106 89 99 98 99 C107 99 113 106 111 118 L109 127 L104 125 L98 129 L92 125 L87 127 Z")
    s.solid(hair, (mix(s.accent, "#ffffff", 0.5), mix(s.accent, s.ink, 0.5), s.ink), toward, 5.0, 1.8)
    s.solid(limb((75, 144, 5.2), (72, 134, 5.0), (66.6, 120, 3.2)), skin, toward, 2.2, 1.7)
    s.solid(limb((92, 139, 7.6), (84, 143, 7.0), (75.6, 143.6, 6.4)), shirt, toward, 3.4, 1.8)
    back = limb((67, 121.5, 3.4), (66.5, 114, 4.2))
    thumb = limb((70, 117, 2.2), (72, 109.5, 1.8))
    fingers = [oval(61.8 + 0.3 * n, 111.6 + 3.2 * n, 3.4, 1.9, -8) for n in range(4)]
    group(s, [(thumb, skin, 1.0), (back, skin, 2.0), *((finger, skin, 1.0) for finger in fingers)], toward, 1.1, 1.0)


def maximus(s: Impact) -> None:
    """A tower of ice cream topples from its cone on its buyer. In a street by night; light: a kiosk's hatch."""
    _kiosk_at_night(s)
    with s.moved(-2.0, -6.0, about=(68, 124)):
        _tower_of_ice_cream(s)
    _buyer(s)
    _falling_scoop(s)


_BY_THE_WINDOW: Final = (-0.7, -0.7)


def _album(s: Impact) -> None:
    """Paint an album of stamps on a dark desk, a bright pane of day across it, rows of stamps in two flat tones."""
    s.fill(ALL, mix(s.ink, s.deep, 0.2))
    page = polygon((2, 26), (112, 8), (136, 140), (20, 162))
    s.fill(placed(page, 3, 4), s.ink)
    s.fill(page, s.mid)
    with s.clipped(page):
        s.fill(polygon((26, -8), (84, -8), (124, 172), (66, 172)), s.key)
        for row in range(4):
            for column in range(4):
                x, y = 14 + 29 * column + 5 * row, 34 + 33 * row - 4.8 * column
                lit = 0 < x - 30 - 0.24 * 33 * row < 60
                spot = placed(box(-11, -13, 11, 13, 0.6), x, y, turn=-9.4)
                for _ in range(2):  # once would leave the edge soft
                    s.fill(spot, s.light if lit else s.key)
                tone = s.mid if lit else mix(s.mid, s.deep, 0.35)
                s.fill(placed(box(-8.4, -10.4, 8.4, 10.4), x, y, turn=-9.4), tone)
                form = (oval(0, -1, 4.6), polygon((-6, 8), (0, -7), (6, 8)), box(-5, -5, 5, 7, 2))[
                    (row + 2 * column) % 3
                ]
                s.fill(placed(form, x, y, turn=-9.4), s.key if not lit else mix(s.mid, s.deep, 0.45))


def _butterfly(body: bool) -> skia.Path:
    """Return a butterfly about the origin, 44 units wide, its wings spread; without ``body`` for the hole it leaves."""
    wing = join(
        svg("M1 -2 C4 -14 12 -21 20 -20 C24 -18 23 -8 17 -3 C12 0 6 0 1 -2 Z"),
        svg("M1 0 C6 -1 14 0 17 5 C19 11 14 18 9 17 C5 15 2 8 1 0 Z"),
    )
    parts = [wing, placed(wing, flip=True)]
    return join(*parts, limb((0, -8, 1.8), (0, 10, 1.2))) if body else join(*parts)


def _stamp(s: Impact) -> None:
    """Paint the stamp that tweezers hold: perforated, a meadow under a sun, a white hole in the form of a butterfly."""
    with s.moved(72.0, 104.0, turn=9.0):
        teeth = [oval(x, y, 1.9) for x in range(-24, 25, 6) for y in (-30, 30)]
        teeth += [oval(x, y, 1.9) for x in (-24, 24) for y in range(-24, 25, 6)]
        paper = cut(box(-24, -30, 24, 30), join(*teeth))
        s.fill(placed(paper, 5, 7), mix(s.deep, s.ink, 0.4))
        s.inked([(paper, "#ffffff")], 1.4, (0.9, 1.3))
        face = box(-19, -25, 19, 25)
        s.fill(face, s.mid)
        with s.clipped(face):
            s.pool(-8, -10, ((24, s.key), (13, s.light)))
            s.fill(svg("M-20 10 C-10 4 4 6 20 0 V26 H-20 Z"), mix(s.mid, s.deep, 0.7))
            s.fill(svg("M-20 17 C-6 11 8 15 20 10 V26 H-20 Z"), mix(s.deep, s.ink, 0.3))
        s.line(face, s.ink, 1.2)
        hole = placed(_butterfly(body=True), 1, 0, 0.78, -14)
        s.fill(placed(hole, 0.9, 1.1), s.ink)
        s.fill(hole, "#ffffff")


def _set_free(s: Impact) -> None:
    """Paint the butterfly above the stamp, wings half folded, and the arc of its way out of the hole."""
    wings: Tones = (mix(s.accent, "#ffffff", 0.7), s.accent, mix(s.accent, s.ink, 0.55))
    for x, y, r in ((72.0, 92.0, 1.9), (74, 84, 1.7), (72, 77, 1.5)):
        s.fill(oval(x, y, r), s.accent)
    with s.moved(60.0, 62.0, 1.14, turn=-24.0):
        far = placed(_butterfly(body=False), 3.0, -0.6, 0.86)
        modelled(
            s,
            both(far, box(0, -40, 40, 40)),
            (wings[1], wings[2], s.ink),
            _BY_THE_WINDOW,
            3.0,
            1.4,
            1.2,
            1.6,
            dotted=False,
        )
        near = both(_butterfly(body=False), box(-40, -40, 1, 40))
        modelled(s, near, wings, _BY_THE_WINDOW, 4.0, 2.0, 1.4, 2.0, dotted=False)
        for x, y, r in ((-15.0, -12.0, 3.0), (-9, -7, 1.8), (-11, 9, 2.4)):
            s.fill(oval(x, y, r, r * 1.2), s.light)
        for end in ((-3.0, -9.0), (-11, -10), (-12, 3)):
            s.stroke([(-1, -1), end], s.ink, 0.9)
        s.inked([(limb((0, -8, 2.2), (0, 1, 2.0), (0, 11, 1.3)), s.ink)], 0.5, (0, 0))
        for x in (-4.4, 5.0):
            s.stroke([(0, -9), (x * 0.4, -16, x, -17)], s.ink, 1.2)


def _tweezers(s: Impact) -> None:
    """Paint the tweezers that come in from below at the right, their tips on the stamp's corner."""
    steel: Tones = ("#ffffff", "#b9a8d8", "#5a4788")
    for far, near in (((126, 132, 6.0), (97, 121, 2.0)), ((128, 152, 6.6), (94, 128, 2.2))):
        modelled(s, limb(far, near), steel, _BY_THE_WINDOW, 2.4, 1.4, 1.3, 1.6, dotted=False)


def collector(s: Impact) -> None:
    """A butterfly flies out of its stamp, which tweezers hold. Over an album; light: a pane of day on the page."""
    _album(s)
    _stamp(s)
    _tweezers(s)
    _set_free(s)


def _gate_of_a_temple(s: Impact) -> None:
    """Paint the gate of a temple: two leaning towers as dark planes, the slit of bright sky between, a ramp up to it."""
    s.fill(ALL, s.key)
    s.fill(polygon((40, -9), (116, -9), (113, 44), (46, 44)), s.mid)
    s.fill(polygon((54, 96), (112, 78), (110, 120), (44, 120)), s.light)
    left = polygon((-9, -9), (38, -9), (52, 132), (-9, 132))
    right = polygon((130, -9), (116, -9), (108, 120), (130, 120))
    for tower, tone in ((left, mix(s.deep, s.ink, 0.12)), (right, mix(s.mid, s.deep, 0.35))):
        s.fill(tower, tone)
    s.dots(left, s.ink, (48, 70), (0, 40), 0.0, 0.5)
    for y in (52, 74, 96):
        s.stroke([(-9, y), (28 + 0.1 * y, y)], s.ink, 1.4)
    s.rim([left], s.mid, (1.0, 0.0), 3.4)
    s.rim([right], s.key, (-1.0, 0.0), 2.4)
    ramp = polygon((-4, 132), (124, 82), (124, 172), (-4, 172))
    s.fill(ramp, mix(s.deep, s.ink, 0.55))
    s.rim([ramp], "#ffffff", (-0.3, -1.0), 2.4)
    s.fill(polygon((38, 118.6), (106, 92), (90, 120), (44, 136)), mix(s.deep, s.ink, 0.15))
    for start, end in (((60, 110), (34, 172)), ((92, 98), (84, 172)), ((112, 90), (124, 150))):
        s.stroke([start, end], s.ink, 1.4)


_BALL: Final = (82.0, 71.0)


def _rolled_ball(s: Impact) -> None:
    """Paint the ball that the scarab rolls up the ramp: the sun itself, in steps from white to gold."""
    x, y = _BALL
    ball = oval(x, y, 26)
    s.inked([(ball, s.mid)], 2.2, (0.6, 1.2))
    with s.clipped(ball):
        s.fill(oval(x + 3, y - 4, 25), s.key)
        s.dots(ball, s.mid, (x, y), (x - 18, y + 18), 0.0, 0.8, pitch=2.4)
        s.fill(oval(x + 5, y - 6, 18), s.light)
        s.fill(oval(x + 6, y - 7, 12.5), "#ffffff")


def _scarab(s: Impact) -> None:
    """Paint a scarab from behind that heaves the ball on, its hind legs stretched: wing-cases, a toothed head, six legs, lit along the top."""
    toward = (-0.1, -1.0)
    shell: Tones = ("#fff6c0", s.accent, mix(s.accent, s.ink, 0.6))
    for flip in (False, True):
        for points in (
            ((76, 100, 3.6), (88, 92, 3.0), (84, 80, 2.2), (79, 77, 1.2)),
            ((80, 112, 3.4), (94, 110, 2.8), (100, 121, 1.6), (103, 124, 1.0)),
            ((77, 124, 3.6), (86, 134, 3.0), (84, 148, 1.8), (88, 153, 1.0)),
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
    """A scarab rolls the sun up a ramp to a gate. From behind; light: the slit of sky between its towers, and the sun."""
    _gate_of_a_temple(s)
    _rolled_ball(s)
    with s.moved(-6.0, 1.0, 0.95, turn=30.0, about=(67.0, 112.0)):
        _scarab(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-03": Picture(
        collector,
        ((60.0, 62.0), (72.0, 103.0), (95.0, 125.0), (50.0, 48.0)),
        "flies out of its stamp",
        "album of stamps",
        "pane of day on a page",
    ),
    "m2-04": Picture(
        maximus,
        ((58.0, 66.0), (96.0, 82.0), (96.0, 116.0)),
        "topples from its cone",
        "street by night",
        "hatch of a kiosk",
    ),
    "m2-05": Picture(
        karnak,
        ((84.0, 70.0), (72.0, 84.0), (60.0, 116.0), (70.0, 98.0)),
        "rolls the sun up a ramp",
        "gate of a temple",
        "slit between towers",
    ),
}
