"""Pictures of two of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    box,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)

_HIT: Final = (79.0, 77.0)


def _drum_from_above(s: Impact, x: float, y: float) -> None:
    """Paint a drum from above on the boards of a stage, in the pool of a lamp."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for at in range(-2, 124, 17):
        s.stroke([(at, -4), (at, 172)], s.ink, 1.2)
    s.fill(oval(x - 2, y - 2, 66), s.deep)
    s.fill(oval(x - 2, y - 2, 58), mix(s.deep, s.mid, 0.6))
    s.halo(ALL, s.ink, x, y, 56, 92, 0.0, 0.8)
    s.fill(oval(x + 5, y + 7, 49), s.ink, 0.75)
    for number in range(8):
        lug = placed(box(44, -4.5, 52, 4.5, 2), x, y, 1.0, 22.5 + 45 * number)
        s.inked([(lug, s.light)], 1.5, (0.5, 0.8))
    s.inked([(oval(x, y, 48), s.key)], 2.2, (0.8, 1.4))
    s.fill(cut(oval(x, y, 48), placed(oval(x, y, 48), 2.6, 3.4)), "#ffffff")
    s.inked([(oval(x, y, 42), s.light)], 1.6, (0.0, 0.0))
    s.fill(oval(x - 3, y - 5, 35), "#ffffff")
    s.dots(oval(x, y, 42), s.key, (x - 6, y + 2), (x + 34, y + 36), 0.0, 0.75, pitch=2.4)


def _stick(x: float, y: float, turn: float) -> skia.Path:
    """Return a drum stick that is held at a point and reaches from there in the direction of ``turn``."""
    shaft = join(polygon((-8, -2.7), (44, -1.5), (44, 1.5), (-8, 2.7)), oval(46.5, 0, 4.2, 2.7))
    return placed(shaft, x, y, 1.0, turn)


def _fist_from_above(s: Impact, x: float, y: float, turn: float, elbow: Point, side: float) -> None:
    """Paint a hand that grips a stick, its back to us: the knuckles ahead, the thumb along ``side`` of the stick."""
    skin, dim = s.mid, mix(s.ink, s.deep, 0.8)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1.0, turn, down=side)

    wrist = at(oval(-17, -1, 1)).getBounds()
    sleeve = taper(elbow, 11.0, (wrist.centerX(), wrist.centerY()), 7.4)
    for number, (ahead, aside) in enumerate(((-1.5, -9.5), (1.5, -5), (2.5, -0.2), (1.0, 4.6))):
        finger = at(taper((ahead - 4, aside), 3.0, (ahead + 3.6 - 0.3 * number, aside + 0.4), 2.7))
        s.inked([(finger, skin)], 1.4, (0.3, 0.5))
        s.rim([finger], s.light, (-0.4, -1.0), 1.7)
    back = at(svg("M-17 -7.500 C-10 -12.500 -4 -12.500 0 -11 C1.600 -4 1.600 2 0 6.500 C-6 8.500 -13 7 -17 5.500 Z"))
    s.inked([(back, skin)], 1.7, (0.5, 0.9))
    with s.clipped(back):
        s.fill(
            at(
                svg("M-20 -1 C-12 3 -4 3 3 0 V10 H-20 Z") if side > 0 else svg("M-20 -14 H3 V-5 C-6 -4 -14 -4 -20 -5 Z")
            ),
            dim,
        )
        for aside in (-7.4, -2.8, 1.8):
            s.line(at(svg(f"M-2.500 {aside} L2 {aside + 0.2}")), s.ink, 1.2)
    s.rim([back], s.light, (-0.4, -1.0), 1.6)
    thumb = at(ribbon([(-11, 6, 3.8), (-3, 9.5, 3.5), (5, 7.5, 3.0), (9, 5, 2.2)]))
    s.inked([(thumb, skin)], 1.5, (0.4, 0.7))
    s.rim([thumb], s.light, (-0.4, -1.0), 1.6)
    s.inked([(sleeve, mix(s.ink, s.deep, 0.25))], 1.7, (0.5, 0.9))
    s.rim([sleeve], s.key, (-0.5, -1.0), 1.8)


def ghost_spider(s: Impact) -> None:
    """A stick strikes a wet drum, and six ghosts of the other one hang over it. From straight above; light: the lamp there."""
    _drum_from_above(s, 72, 80)
    x, y = _HIT
    for r, tone, wide in ((8, s.mid, 1.8), (15, s.key, 1.6), (22, mix(s.key, s.light, 0.4), 1.4)):
        s.line(oval(x, y, r), tone, wide)
    left, right = (45.0, 127.0), (103.0, 124.0)
    for number in range(6):
        ghost = _stick(*left, -18 - 13 * number)
        s.fill(ghost, mix(s.deep, s.mid, 0.3), 0.2 + 0.1 * number)
        s.rim([ghost], s.accent, (-0.6, -1.0), 1.4, 0.45 + 0.1 * number)
    for number in range(10):
        turn = 105 + 31 * number
        far = 13.5 + 4.5 * (number % 2)
        drop = placed(
            svg("M-3.500 0 C-1 -2.400 2.600 -2.600 3 0 C2.600 2.600 -1 2.400 -3.500 0 Z"),
            *around(x, y, far, turn),
            1.0 + 0.35 * (number % 2),
            turn,
        )
        s.inked([(drop, s.mid)], 0.9, (0.2, 0.3))
        s.fill(oval(*around(x, y, far + 1, turn), 0.8), "#ffffff")
    for turn, stops in ((-97.0, left), (-118.0, right)):
        stick = _stick(*stops, turn)
        s.inked([(stick, s.accent)], 1.6, (0.5, 0.7))
        s.fill(cut(stick, placed(stick, 1.4, 0.7)), "#ffe2b4")
    _fist_from_above(s, *left, -72.0, (32.0, 176.0), 1.0)
    _fist_from_above(s, *right, -112.0, (116.0, 176.0), -1.0)


_BELL: Final = (66.0, 105.0, 40.0)


_THROAT: Final = (67.0, 96.0, 5.0)


def _in_the_bell(share: float, turn: float) -> Point:
    """Return a point of the bell's inside: ``share`` 0 lies at its throat, 1 at its rim."""
    x, y, r = (near + (far - near) * share for near, far in zip(_THROAT, _BELL, strict=True))
    across, down = around(0, 0, r, turn)
    return x + across, y + 0.86 * down


def _ring(share: float) -> skia.Path:
    """Return the circle of the bell's inside at a share."""
    x, y, r = (near + (far - near) * share for near, far in zip(_THROAT, _BELL, strict=True))
    return oval(x, y, r, 0.86 * r)


def _bent(first: float, last: float, start: float, end: float) -> skia.Path:
    """Return a patch of the bell's inside between two shares and two turns."""
    steps = [start + (end - start) * number / 6 for number in range(7)]
    return polygon(
        *(_in_the_bell(last, turn) for turn in steps), *(_in_the_bell(first, turn) for turn in reversed(steps))
    )


def _mirrored_block(s: Impact) -> None:
    """Paint a ring of houses bent in the brass: the street at the rim, the sky round the throat."""
    lots = chance(7)
    sky = [
        (1.0, s.mid),
        (0.5, s.key),
        (0.4, mix(s.key, s.light, 0.5)),
        (0.29, s.light),
        (0.21, "#ffd28a"),
        (0.12, s.accent),
    ]
    for share, tone in sky:
        s.fill(_ring(share), tone)
    count = 11
    for number in range(count):
        start, end = 360 / count * number - 6, 360 / count * (number + 1) - 6
        roof = 0.34 + 0.14 * next(lots)
        wall = _bent(roof, 1.0, start, end)
        s.fill(wall, mix(s.ink, s.deep, 0.3 if number % 2 else 0.9))
        s.fill(_bent(roof, roof + 0.025, start, end), s.key)
        for row in range(3):
            low = roof + 0.06 + (0.98 - roof) * row / 3
            high = low + (0.98 - roof) / 3 - 0.055
            for column in range(2):
                left = start + (end - start) * (0.14 + 0.4 * column)
                pane = _bent(low, high, left, left + (end - start) * 0.3)
                s.fill(pane, "#ffd88c" if next(lots) < 0.62 else mix(s.deep, s.mid, 0.75))
    s.line(_ring(0.12), s.ink, 0.9)
    s.fill(_ring(0.0), s.ink)


def _trumpeter(s: Impact) -> None:
    """Paint who blows: a cap, shut eyes, full cheeks lit by the brass, the lips on the mouthpiece."""
    dark, skin, glow = mix(s.ink, s.deep, 0.5), mix(s.mid, s.deep, 0.35), "#ffb45a"
    coat = svg("M22 96 C24 74 36 62 54 58 H72 C92 62 104 74 108 96 Z")
    s.inked([(coat, mix(s.ink, s.deep, 0.35))], 1.4)
    s.rim([coat], s.key, (0.0, -1.0), 1.6)
    head = svg(
        "M46 26 C46 18 53 14 60 14 C67 14 75 18 75 26 C75 30 77 33 79 37 C81 43 77 50 70 53 C67 58 54 58 51 53 C44 50 40 43 42 37 "
        "C44 33 46 30 46 26 Z"
    )
    s.inked([(head, skin)], 1.7, (0.4, 0.6))
    with s.clipped(head):
        for side in (-1, 1):
            cheek = oval(60.5 + 13.5 * side, 45, 8.6, 8.4)
            s.fill(cheek, mix(skin, s.key, 0.45))
            s.fill(cut(cheek, placed(cheek, 0.9 * side, -2.4)), glow)
        s.fill(oval(60.5, 58, 9, 5), glow)
    for left in (47.5, 64.5):
        s.stroke([(left, 31.6), (left + 4.2, 35.6, left + 8.6, 31.6)], s.ink, 1.8)
    s.stroke([(60.5, 32), (58, 40), (60.5, 42.4, 63.4, 40)], s.ink, 1.4)
    cap = svg("M42 22 C41 10 50 5 60 5 C71 5 80 10 79 22 C68 17 53 17 42 22 Z")
    peak = svg(
        "M44 21.500 C53 17 68 17 77 21.500 C79 24 79 26.500 77 27 C68 23 53 23 44 27 C42 26.500 42 24 44 21.500 Z"
    )
    s.inked([(cap, dark), (peak, mix(s.ink, s.deep, 0.2))], 1.7, (0.4, 0.6))
    s.rim([cap], s.key, (0.5, -1.0), 1.6)
    s.rim([peak], glow, (0.0, 1.0), 1.5)


def _valves(s: Impact) -> None:
    """Paint the three valves beside the tube, and the hand that comes from the right to press them."""
    skin, shade = mix(s.key, s.light, 0.25), s.mid
    sleeve = taper((134, 108), 14.0, (112, 66), 8.6)
    s.inked([(sleeve, mix(s.ink, s.deep, 0.35))], 1.6, (0.4, 0.6))
    s.rim([sleeve], s.key, (-0.6, -1.0), 1.6)
    for number in range(3):
        x, y = 77.0 + 7.6 * number, 58.0 + 1.8 * number + (2.4 if number == 1 else 0.0)
        s.inked(
            [
                (box(x - 1.3, y, x + 1.3, y + 9), "#fff4e0"),
                (box(x - 3.0, y + 6, x + 3.0, y + 32, 1), s.accent),
                (box(x - 3.2, y - 1.6, x + 3.2, y + 1.6, 1), "#fff4e0"),
            ],
            1.3,
            (0.3, 0.5),
        )
        s.fill(box(x - 2.2, y + 7, x - 0.6, y + 32), "#ffe6bc")
    thumb = ribbon([(110, 66, 4.4), (104, 73, 4.0), (99, 77, 3.2), (97, 78, 1.8)])
    hand = svg("M118 74 C108 76 102 68 98 60 L86 44 C88 37 94 35 100 38 C110 43 120 54 122 64 Z")
    s.inked([(thumb, skin)], 1.5, (0.4, 0.6))
    s.inked([(hand, skin)], 1.6, (0.4, 0.6))
    for number in (3, 2, 1, 0):
        x, y = 77.0 + 7.6 * number, 54.4 + 1.8 * number + (2.4 if number == 1 else 0.0)
        root = 89.0 + 7.4 * number, 41.0 + 4.6 * number
        finger = join(taper(root, 3.9, (x + 2.4, y - 8.5), 3.4), taper((x + 2.4, y - 8.5), 3.4, (x, y - 1.0), 2.6))
        s.inked([(finger, skin)], 1.4, (0.4, 0.5))
        s.fill(cut(finger, placed(finger, -1.6, -1.2)), shade)
        s.rim([finger], "#ffffff", (-0.3, -1.0), 1.2)


def miles_morales(s: Impact) -> None:
    """The block that a trumpet wakes is mirrored in its bell. Into the bell; light: the windows in the brass."""
    shine, shade = "#ffe6bc", "#b8560e"
    s.steps(
        ALL, (60, 0), (60, 150), [mix(s.ink, s.deep, 0.3), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.5)]
    )
    s.fill(oval(62, 58, 46, 50), mix(s.deep, s.mid, 0.45))
    _trumpeter(s)
    _valves(s)
    # the tube from the lips, and the cone that opens towards us
    x, y, r = _BELL
    cone = svg("M56.500 56 C56.500 68 46 74 30 84 L22 96 H110 L104 84 C86 74 68.500 68 68.500 56 Z")
    mouth = join(box(57.5, 49, 67.5, 53.5, 2), polygon((59, 52), (66, 52), (67.5, 60), (57.5, 60)))
    flare = oval(x, y, r + 4.6, 0.86 * r + 4.2)
    s.inked([(cone, s.accent), (mouth, s.accent), (flare, s.accent)], 2.2, (0.9, 1.5))
    with s.clipped(cone):
        s.fill(svg("M58 48 H62 C62 70 50 78 34 90 L22 96 V84 L30 84 C46 74 56.500 68 58 48 Z"), shine)
        s.fill(svg("M66 48 H72 C70 68 88 74 112 84 V98 H98 C84 80 66 72 66 48 Z"), shade)
    s.fill(box(58.5, 50, 62, 53), "#fff6e2")
    s.line(flare, s.ink, 2.4)
    with s.clipped(flare):
        s.fill(flare, s.accent)
        s.fill(cut(flare, placed(flare, 1.8, 2.2)), "#fff6e2")
        s.fill(cut(flare, placed(flare, -1.8, -2.2)), shade)
    s.line(_ring(1.0), s.ink, 2.2)
    with s.clipped(_ring(1.0)):
        _mirrored_block(s)
        for start, end in ((200, 236), (244, 252)):
            band = [_in_the_bell(0.9, start + (end - start) * k / 8) for k in range(9)]
            s.stroke(band, "#ffffff", 3.0, 0.9)
    s.line(_ring(1.0), s.ink, 1.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-09": Picture(
        miles_morales,
        ((66.0, 101.0), (60.0, 38.0), (90.0, 50.0)),
        "wakes the block",
        "street under a block",
        "windows in the brass",
    ),
    "m2-11": Picture(
        ghost_spider,
        ((79.0, 77.0), (54.0, 96.0), (72.0, 108.0)),
        "leaves the ghosts of a stick",
        "stage from above",
        "lamp over a drum",
    ),
}
