"""Pictures of four of the yellow cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, gripping_fist, group, modelled
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

_HATCH: Final = polygon((38, -9), (130, -9), (130, 133), (38, 133))
_WHITE: Final = "#fffef2"


def _hatch_by_day(s: Impact) -> None:
    """Paint the hatch of a kiosk from within: dark walls, an awning, a bright street, a house over the way."""
    s.fill(ALL, s.shade)
    s.fill(_HATCH, s.key)
    with s.clipped(_HATCH):
        s.fill(polygon((72, 133), (130, 62), (130, 133)), s.light)
        s.fill(polygon((38, 74), (60, 24), (60, -9), (38, -9)), s.mid)
    for number in range(6):
        left = 38 + 15.4 * number
        lobe = svg(f"M{left} -9 H{left + 15.4} V34 C{left + 15.4} 46 {left} 46 {left} 34 Z")
        s.fill(lobe, s.ink if number % 2 else s.mid)
    s.fill(box(-9, -9, 130, 24), s.shade)
    s.fill(box(-9, 133, 130, 172), s.shade)
    s.fill(polygon((38, 133), (130, 133), (130, 137), (34, 137)), s.mid)


def _scoop(s: Impact, x: float, y: float, r: float, turn: float, tones: tuple[Color, Color, Color]) -> None:
    """Paint a scoop of ice cream: a ball with a ragged skirt, lit from the right."""
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
    milk = (_WHITE, "#fdeebc", mix(s.deep, s.mid, 0.3))
    berry = (mix(s.accent, "#ffffff", 0.6), s.accent, mix(s.accent, s.ink, 0.75))
    cone = polygon((46, 104), (71, 106), (61.500, 145, 1.5), (58.500, 145, 1.5))
    s.inked([(cone, "#f0a83c")], 1.6, (-0.9, 0.9))
    with s.clipped(cone):
        s.fill(polygon((36, 98), (57, 100), (60, 150), (40, 150)), s.deep)
        for k in range(-3, 8):
            s.stroke([(38 + 7 * k, 100), (56 + 7 * k, 148)], mix(s.deep, s.ink, 0.3), 1.1)
            s.stroke([(82 - 7 * k, 100), (64 - 7 * k, 148)], mix(s.deep, s.ink, 0.3), 1.1)
    for x, y, r, turn, tones in (
        (58.0, 97.0, 15.4, 4, milk),
        (58.5, 79.0, 14.4, 8, berry),
        (62.0, 62.0, 13.2, 16, milk),
        (69.5, 48.0, 11.6, 30, berry),
    ):
        _scoop(s, x, y, r, turn, tones)


def _falling_scoop(s: Impact) -> None:
    """Paint the last scoop that comes down before the day, the streaks of its fall behind it."""
    for x, top, foot in ((89.0, 52, 70), (107.0, 56, 70)):
        s.fill(polygon((x, top), (x + 1.4, foot), (x - 1.4, foot)), s.accent)
    _scoop(s, 97.5, 83, 12.4, 8, (mix(s.accent, "#ffffff", 0.6), s.accent, mix(s.accent, s.ink, 0.7)))
    s.inked([(oval(97.0, 71.4, 3.8), "#ff5a3c")], 1.2, (-0.4, 0.3))
    s.fill(oval(98.4, 70.2, 1.2), "#ffffff")


def _child_below(s: Impact) -> None:
    """Paint the child outside, no more than a cap, two eyes and the fingers on the sill, looking up."""
    toward = (0.5, -0.85)
    skin: Tones = ("#ffd9a0", "#b86c30", "#7a4018")
    head = svg("M82 140 V121 C82 108 113 108 113 121 V140 Z")
    modelled(s, head, skin, toward, 2.9, 1.6, 1.6, 1.8)
    cap = svg("M81 121 C80 103 115 103 114 121 C104 117 91 117 81 121 Z")
    modelled(s, cap, (_WHITE, s.accent, mix(s.accent, s.ink, 0.6)), toward, 2.9, 1.6, 1.6, 1.8)
    for x in (91.0, 104.0):
        s.inked([(oval(x, 125.6, 3.6, 4.0), _WHITE)], 1.1, (0, 0))
        s.fill(oval(x, 123.6, 1.9), s.ink)
    for x in (77.0, 114.0):
        group(s, [(oval(x - 3.6 + 2.6 * n, 133.4, 1.9, 3.6), skin, 0.8) for n in range(4)], toward, 1.2, 1.0)


def maximus(s: Impact) -> None:
    """A tower of ice cream topples from its cone on its buyer. From within a kiosk; light: the day in its hatch."""
    _hatch_by_day(s)
    _child_below(s)
    s.fill(polygon((38, 136.6), (130, 136.6), (130, 172), (38, 172)), s.ink)
    _tower_of_ice_cream(s)
    gripping_fist(
        s, 60.0, 130.5, 74.0, ("#ffd9a0", "#b86c30", "#5c2c14"), (s.light, "#f6dc9c", s.deep), (0.8, -0.6), 0.68
    )
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


def _desert_at_daybreak(s: Impact) -> None:
    """Paint a desert before day: a dark sky, two pyramids lit from the ball alone, the dune, its dark back near us."""
    s.fill(ALL, s.shade)
    for left, top, right, foot in (((6, 90), (32, 44), (60, 90), (38, 90)), ((-12, 92), (6, 62), (26, 92), (10, 92))):
        s.fill(polygon(left, top, right), s.shade)
        s.fill(polygon(foot, top, right), mix(s.mid, s.deep, 0.34))
    s.fill(svg("M-9 84 C30 88 84 84 130 56 V180 H-9 Z"), s.key)
    s.fill(svg("M-9 92 C20 96 36 104 40 122 C44 142 34 160 14 180 H-9 Z"), s.deep)


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
    _desert_at_daybreak(s)
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
        ((60.0, 70.0), (97.0, 84.0), (97.0, 122.0), (58.0, 112.0)),
        "topples from its cone",
        "kiosk from within",
        "day in a hatch",
    ),
    "m2-05": Picture(
        karnak,
        ((84.0, 70.0), (72.0, 84.0), (60.0, 116.0), (70.0, 98.0)),
        "rolls the sun over a dune",
        "dune",
        "sun that is rolled",
    ),
}
