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
    """Paint the wall of a kiosk by night, the tower's shadow on it, and one lit hatch at its right."""
    s.fill(ALL, mix(s.ink, s.deep, 0.62))
    s.fill(polygon((-9, -9), (130, -9), (130, 16), (-9, 40)), mix(s.ink, s.deep, 0.2))
    s.fill(limb((17, 176, 15), (26, 104, 17), (34, 66, 14), (42, 52, 11)), mix(s.ink, s.deep, 0.12))
    s.fill(polygon((68, 44), (130, 30), (130, 126), (68, 120)), s.deep)
    s.fill(polygon((74, 49), (130, 37), (130, 116), (74, 112)), s.light)
    s.fill(polygon((74, 49), (130, 37), (130, 52), (74, 62)), s.key)


def _scoop(s: Impact, x: float, y: float, r: float, turn: float, tones: tuple[Color, Color, Color]) -> None:
    """Paint a scoop of ice cream: a ball with a ragged skirt, lit from the hatch at the right."""
    light, local, shade = tones
    form = svg(
        "M-1 0.1 C-1 -0.62 -0.55 -1 0 -1 C0.55 -1 1 -0.62 1 0.1 C1.18 0.3 1.2 0.62 0.98 0.7 C0.84 0.76 0.74 0.6 0.66 0.62 "
        "C0.56 0.66 0.58 0.96 0.4 0.98 C0.24 1 0.22 0.74 0.08 0.74 C-0.06 0.74 -0.06 0.92 -0.24 0.92 C-0.42 0.92 -0.4 0.66 -0.54 0.66 "
        "C-0.66 0.66 -0.7 0.82 -0.88 0.76 C-1.12 0.68 -1.18 0.3 -1 0.1 Z"
    )
    ball = placed(form, x, y, r, turn)
    s.inked([(ball, local)], 1.6, (-1.0, 0.8))
    with s.clipped(ball):
        s.fill(cut(ball, placed(form, x + 0.5 * r, y - 0.06 * r, r * 1.04, turn)), shade)
        s.fill(cut(ball, placed(form, x - 0.2 * r, y + 0.12 * r, r * 1.06, turn)), light)


def _tower_of_ice_cream(s: Impact) -> None:
    """Paint a cone with far too many scoops that lean over to the right, the topmost gone."""
    vanilla = ("#ffffff", s.key, s.deep)
    berry = (mix(s.accent, "#ffffff", 0.7), s.accent, mix(s.accent, s.ink, 0.75))
    cone = polygon((38, 97), (62, 101), (47, 134, 1.5), (44, 134, 1.5))
    s.inked([(cone, s.mid)], 1.6, (-0.9, 0.9))
    with s.clipped(cone):
        s.fill(polygon((30, 90), (52, 98), (45, 136), (36, 136)), s.deep)
        for k in range(-3, 8):
            s.stroke([(30 + 6 * k, 92), (46 + 6 * k, 136)], mix(s.deep, s.ink, 0.3), 1.1)
            s.stroke([(70 - 6 * k, 92), (54 - 6 * k, 136)], mix(s.deep, s.ink, 0.3), 1.1)
    for x, y, r, turn, tones in (
        (50.5, 92.0, 14.0, 6, vanilla),
        (53.5, 75.5, 13.0, 12, berry),
        (59.0, 60.5, 12.0, 20, vanilla),
        (67.0, 48.0, 10.8, 32, berry),
    ):
        _scoop(s, x, y, r, turn, tones)


def _falling_scoop(s: Impact) -> None:
    """Paint the last scoop that comes down before the light, the drips of its fall behind it."""
    for x, top, foot in ((86.0, 56, 70), (92.5, 50, 68), (99.0, 56, 70)):
        s.fill(polygon((x, top), (x + 1.2, foot), (x - 1.2, foot)), s.accent)
    _scoop(s, 92.5, 80, 11.0, 8, (mix(s.accent, "#ffffff", 0.6), s.accent, mix(s.accent, s.ink, 0.7)))
    s.inked([(oval(92.0, 69.4, 3.4), "#ff5a3c")], 1.1, (-0.4, 0.3))
    s.fill(oval(93.2, 68.4, 1.1), "#ffffff")


def _buyer(s: Impact) -> None:
    """Paint the buyer, small below: the face raised to what falls, mouth wide open, one arm up with the cone in its fist."""
    toward = (0.5, -0.85)
    shirt: Tones = (s.key, s.accent, mix(s.accent, s.ink, 0.7))
    skin: Tones = ("#ffd9a0", "#b86c30", "#5c2c14")
    trunk = svg("M74 150 C76 140 84 137 92 137 C102 137 110 141 112 150 L114 176 H72 Z")
    sleeve = limb((79, 146, 6.4), (68, 146, 5.6), (60, 139, 4.8))
    modelled(s, trunk, shirt, toward, 2.9, 1.8, 1.5, 2.0)
    modelled(s, limb((62, 141, 4.0), (54, 133, 3.4), (48, 126, 3.0)), skin, toward, 2.0, 1.2, 1.4, 1.8)
    modelled(s, sleeve, shirt, toward, 2.6, 1.4, 1.4, 1.8)
    fingers = [(oval(42.6 + 0.5 * n, 116.6 + 3.3 * n, 3.8, 2.0, -6), skin, 1.0) for n in range(4)]
    back = limb((48.6, 127, 3.4), (50.6, 118, 4.0))
    thumb = limb((50, 119, 2.2), (47.6, 111.6, 1.9))
    group(s, [(back, skin, 1.6), *fingers, (thumb, skin, 1.0)], toward, 1.2, 1.2)
    head = oval(92.5, 123.5, 13.0, 13.4)
    for x in (79.6, 105.4):
        modelled(s, oval(x, 125.0, 3.0, 4.0), skin, toward, 1.0, 0.8, 1.2, 1.2)
    modelled(s, head, skin, toward, 2.9, 1.8, 1.5, 1.8)
    hair = svg(
        "M79 122 C78 112 84 107 93 107 C102 107 108 113 106 122 C103 117 99 114.600 94 115.400 C88 114 82 116 79 122 Z"
    )
    modelled(s, hair, (mix(s.deep, s.ink, 0.3), s.ink, s.ink), toward, 2.0, 1.0, 1.2, 1.2)
    for x in (87.0, 98.0):
        s.inked([(oval(x, 119.4, 2.9, 3.2), "#ffffff")], 1.0, (0, 0))
        s.fill(oval(x, 117.8, 1.5), s.ink)
    s.inked([(oval(92.5, 130.4, 5.0, 5.4), "#4a0c14")], 1.1, (0, 0))
    s.fill(oval(92.5, 133.6, 3.2, 1.8), "#ff7a6a")


def maximus(s: Impact) -> None:
    """A tower of ice cream topples from its cone on its buyer. In a street by night; light: a kiosk's hatch."""
    _kiosk_at_night(s)
    _tower_of_ice_cream(s)
    _buyer(s)
    _falling_scoop(s)


def _album(s: Impact) -> None:
    """Paint a page of stamps on a black desk: the pane of day lies aslant on it, three stamps in two flat tones."""
    s.fill(ALL, s.shade)
    page = polygon((-9, 34), (132, 3), (136, 132), (6, 172), (-9, 172))
    s.fill(page, s.deep)
    pane = polygon((40, -8), (124, -8), (124, 120), (96, 172), (-20, 172))
    with s.clipped(page):
        s.fill(pane, s.mid)
        s.fill(polygon((66, -8), (124, -8), (124, 60), (66, 172), (0, 172)), s.key)
        for x, y in ((24, 56), (100, 56), (32, 142)):
            spot = placed(box(-15, -19, 15, 19), x, y, turn=-11)
            s.fill(spot, mix(s.deep, s.ink, 0.35))
            s.fill(both(spot, pane), s.light)
            s.fill(placed(box(-11, -15, 11, 15), x, y, turn=-11), s.deep)


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
        s.fill(placed(paper, 8, 9), s.ink)
        s.inked([(paper, "#ffffff")], 1.4, (0, 0))
        face = box(-19, -25, 19, 25)
        s.fill(face, s.mid)
        with s.clipped(face):
            s.fill(polygon((-19, 25), (19, -14), (19, 25)), s.deep)
        s.line(face, s.ink, 1.2)
        hole = placed(_butterfly(body=True), 1, 0, 0.78, -14)
        s.fill(placed(hole, 0.9, 1.1), s.ink)
        s.fill(hole, "#ffffff")


def _set_free(s: Impact) -> None:
    """Paint the butterfly above the stamp and its shadow on the page."""
    butterfly = placed(_butterfly(body=True), 0, 0, 1.3)
    with s.moved(66.0, 74.0, 1.0, turn=-18.0):
        s.fill(butterfly, s.deep)
    with s.moved(55.0, 57.0, 1.3, turn=-18.0):
        wings = _butterfly(body=False)
        s.inked([(wings, s.accent)], 1.4, (0, 0))
        s.fill(cut(wings, placed(wings, -3.4, -4.6)), s.ink)
        s.fill(cut(wings, placed(wings, 1.8, 2.6)), mix(s.accent, "#ffffff", 0.62))
        for x, y, r in ((-13.0, -12.0, 3.2), (12.0, -12.0, 3.2)):
            s.fill(oval(x, y, r, r * 1.2), s.light)
        s.fill(join(limb((0, -8, 2.4), (0, 1, 2.2), (0, 11, 1.4))), s.ink)
        for x in (-4.4, 5.0):
            s.stroke([(0, -9), (x * 0.4, -16, x, -17)], s.ink, 0.8)


def _tweezers(s: Impact) -> None:
    """Paint the tweezers that come in from below at the right, their tips on the stamp's corner."""
    for far, near in (((126, 132, 7.0), (97, 121, 2.4)), ((128, 154, 7.6), (94, 128, 2.6))):
        arm = limb(far, near)
        s.fill(placed(arm, 6, 8), s.ink)
        s.inked([(arm, "#ffffff")], 1.4, (0, 0))
        s.fill(cut(arm, placed(arm, -2.0, -4.0)), s.accent)


def collector(s: Impact) -> None:
    """A butterfly flies out of its stamp, which tweezers hold. Over an album; light: a pane of day on the page."""
    _album(s)
    _stamp(s)
    _tweezers(s)
    _set_free(s)


_BALL: Final = (79.0, 62.0)


def _dune_at_sunrise(s: Impact) -> None:
    """Paint a dune under a sky that is dark yet: the ball's light falls over it in one wedge, all else is black."""
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    s.fill(polygon(_BALL, (-4, 62), (-4, -4), (44, -4)), s.deep)
    s.fill(polygon(_BALL, (84, -4), (124, -4), (124, 40)), s.deep)
    s.fill(svg("M-4 84 C30 84 84 66 124 54 V172 H-4 Z"), s.mid)
    s.fill(svg("M-4 118 C20 100 40 90 58 78 L96 68 C104 90 116 120 130 140 V172 H-4 Z"), s.key)


def _rolled_ball(s: Impact) -> None:
    """Paint the ball that the scarab rolls: the sun itself, white, with one step of gold where it touches the sand."""
    x, y = _BALL
    ball = oval(x, y, 27)
    s.inked([(ball, s.light)], 2.0, (0, 0))
    s.fill(cut(ball, oval(x + 2, y - 8, 28.6)), s.mid)
    s.fill(cut(ball, oval(x + 1, y - 3.8, 27.6)), s.ink)


def _scarab() -> tuple[list[skia.Path], list[skia.Path]]:
    """Return the six legs of a scarab from behind that heaves upwards, and its head, thorax and wing-cases."""
    joints = (
        ((76, 98, 4.2), (90, 93, 3.8), (95, 80, 3.2), (91, 71, 1.4)),
        ((80, 112, 4.4), (97, 106, 3.8), (106, 118, 2.8), (109, 123, 1.2)),
        ((77, 126, 4.6), (92, 133, 3.8), (93, 148, 2.8), (98, 155, 1.2)),
    )
    legs = [placed(limb(*leg), 134 if flip else 0, 0, flip=flip) for flip in (False, True) for leg in joints]
    body = [
        svg(
            "M53 96 L50 84 L56.500 88 L58.500 80.500 L64 85.500 L67 79 L70 85.500 L75.500 80.500 L77.500 88 L84 84 L81 96 Z"
        ),
        svg("M47 105 C47 94 56 90 67 90 C78 90 87 94 87 105 C80 108 54 108 47 105 Z"),
        svg("M45 107 C54 103 80 103 89 107 C94 120 89 135 77 142 C71 145 63 145 57 142 C45 135 40 120 45 107 Z"),
    ]
    return legs, body


def karnak(s: Impact) -> None:
    """A scarab rolls the sun over a dune. From behind; light: the sun, and the scarab's shadow towards us."""
    _dune_at_sunrise(s)
    legs, body = _scarab()
    place = {"x": -5.0, "y": -2.0, "scale": 0.84, "turn": 27.0, "about": (67.0, 112.0)}
    with s.moved(**place):
        long = join(body[2], *(placed(body[2], 0.0, away) for away in (16.0, 32.0, 48.0, 64.0)))
        s.fill(long, s.deep)
        for leg in legs:
            s.fill(placed(leg, 0.0, 9.0), s.deep)
    _rolled_ball(s)
    with s.moved(**place):
        s.inked([(part, s.ink) for part in (*legs, *body)], 1.0, (0, 0))
        for leg in legs:
            s.rim([leg], s.accent, (0.0, -1.0), 2.2)
        for part, reach in zip(body, (4.4, 5.6, 9.0), strict=True):
            s.line(part, s.ink, 2.2)
            s.fill(part, s.ink)
            s.rim([part], s.accent, (0.0, -1.0), reach)
            s.rim([part], mix(s.accent, "#ffffff", 0.62), (0.0, -1.0), 0.36 * reach)
        s.stroke([(67, 104), (67, 145)], s.ink, 2.2)
        for flip in (False, True):
            s.fill(
                placed(svg("M71 111 C77 116 80 124 77 133 C74 127 72 120 71 111 Z"), 134 if flip else 0, 0, flip=flip),
                s.accent,
            )


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
        ((58.0, 66.0), (92.0, 80.0), (92.0, 124.0), (46.0, 120.0)),
        "topples from its cone",
        "street by night",
        "hatch of a kiosk",
    ),
    "m2-05": Picture(
        karnak,
        ((84.0, 70.0), (72.0, 84.0), (60.0, 116.0), (70.0, 98.0)),
        "rolls the sun over a dune",
        "dune",
        "sun that is rolled",
    ),
}
