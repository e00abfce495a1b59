"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    both,
    box,
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


def vision(s: Impact) -> None:
    """An eye opens in the sky and looks down on one small person. Vista, symmetry broken by the beam; light: the eye."""
    s.fill(ALL, s.mid)
    cx, cy = 68, 64
    s.steps(
        ALL,
        (60, 0),
        (60, 150),
        [
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.4),
            mix(s.mid, s.key, 0.8),
            s.key,
            s.key,
            mix(s.key, s.light, 0.5),
        ],
    )
    s.rays(cx, cy, 34, 150, 34, s.light, 0.55, duty=0.6, seed=12)
    lid = svg("M10 66 C26 40 48 28 70 28 C92 28 110 44 122 60 C108 82 90 94 68 94 C46 94 24 84 10 66 Z")
    s.fill(placed(lid, 68 * -0.12, 63 * -0.14, 1.12, 0), s.deep)
    s.dots(placed(lid, 68 * -0.12, 63 * -0.14, 1.12, 0), mix(s.deep, s.ink, 0.6), (60, 60), (60, 16), 0.0, 0.75)
    s.fill(lid, s.light)
    with s.clipped(lid):
        s.fill(oval(cx, cy, 31), mix(s.key, s.light, 0.35))
        s.fill(oval(cx, cy, 28), s.key)
        s.rays(cx, cy, 9, 28, 30, s.mid, 1, duty=0.7, seed=5, wobble=0.3)
        s.halo(oval(cx, cy, 28), s.deep, cx, cy, 19, 30, 0.0, 0.7, pitch=2.4)
        s.fill(svg("M0 10 H124 V44 C110 36 90 31 70 31 C48 31 30 40 10 60 L0 70 Z"), s.deep, 0.5)
    gem = [(0, -17), (10.5, 0), (0, 17), (-10.5, 0)]
    # the beam
    s.fill(polygon((cx - 4, cy + 8), (cx + 4, cy + 8), (92, 152), (46, 152)), s.light, 0.75)
    s.fill(polygon((cx - 2, cy + 8), (cx + 2, cy + 8), (82, 152), (56, 152)), "#ffffff", 0.9)
    s.inked([(placed(polygon(*gem), cx, cy), s.accent)], w=1.6, heavy=(0.8, 0.8))
    s.fill(placed(polygon(gem[3], gem[0], (0, 0)), cx, cy), mix(s.accent, "#ffffff", 0.75))
    s.fill(placed(polygon(gem[0], gem[1], (0, 0)), cx, cy), mix(s.accent, "#ffffff", 0.3))
    s.fill(placed(polygon(gem[1], gem[2], (0, 0)), cx, cy), mix(s.accent, s.ink, 0.45))
    s.glint(cx - 4, cy - 8, 9)
    # the land
    s.fill(
        svg(
            "M-4 122 L14 108 L26 112 L40 104 L52 116 L52 150 H-4 Z M124 116 L112 104 L102 110 L94 104 L86 118 L86 150 H124 Z"
        ),
        mix(s.mid, s.deep, 0.55),
    )
    s.fill(
        svg("M-4 150 V128 L18 122 L40 130 L50 150 Z M124 150 V124 L108 120 L96 128 L88 150 Z"), mix(s.deep, s.ink, 0.35)
    )
    s.dots(
        svg("M-4 150 V128 L18 122 L40 130 L50 150 Z M124 150 V124 L108 120 L96 128 L88 150 Z"),
        s.ink,
        (70, 126),
        (0, 150),
        0.0,
        0.7,
    )
    s.fill(svg("M52 150 C56 138 62 134 70 134 C78 134 82 140 86 150 Z"), s.ink)
    # one person, an arm up against the light
    man = svg(
        "M66.500 135 L67 124 C64.800 123 64.600 119 65 115 C65.300 112 66 110.500 68 110 C66.600 108.500 66.600 105 69.300 104.600 C72 104.600 72.600 108 71.200 109.900 C72.600 110 73.600 110.600 74.400 109.600 L77.600 104.400 L79 105.400 L76.600 111.400 C75.600 113.600 74.400 114.400 73.600 115 L73.400 122 L74.600 135 L71.800 135 L70.300 125 L69.300 135 Z"
    )
    s.fill(placed(man, -22.4, -42, 1.32), s.ink)


def _fair_from_a_swing(s: Impact, x: float, y: float) -> None:
    """Paint the evening sky over a fair: the low sun, clouds, and far below roofs of tents and a wheel."""
    s.steps(
        ALL, (20, 0), (90, 150), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light, "#fffef0"]
    )
    s.fill(oval(102, 116, 24), s.light)
    s.fill(oval(102, 116, 17), "#ffffff")
    far = mix(s.mid, s.deep, 0.45)
    s.line(oval(42, 128, 15), far, 2.2)
    for number in range(4):
        s.stroke([around(42, 128, 15, 45 * number), around(42, 128, 15, 45 * number + 180)], far, 1.2)
    for left, top, wide in ((56, 136, 24), (86, 130, 30), (4, 140, 30)):
        tent = polygon(
            (left, 172), (left, top + 10), (left + wide / 2, top), (left + wide, top + 10), (left + wide, 172)
        )
        s.fill(tent, far)
        s.rim([tent], "#ffffff", (0.6, -1.0), 1.4)
    for path in (
        "M-4 96 C2 86 16 86 20 94 C28 90 36 96 34 104 C24 108 6 108 -4 106 Z",
        "M124 84 C116 76 106 78 104 86 C96 86 92 92 96 98 C106 100 116 100 124 98 Z",
    ):
        cloud = svg(path)
        s.fill(cloud, "#fffef0")
        s.fill(both(cloud, placed(cloud, -2, 5)), s.light)
    s.dots(ALL, s.deep, (40, 110), (-10, 176), 0.0, 0.6)
    s.rays(x, y, 46, 140, 22, "#ffffff", 0.5, duty=0.3, seed=3, inward=False)


def _canopy_from_below(s: Impact, x: float, y: float) -> None:
    """Paint the underside of a swing ride: a scalloped crown, its stripes, the ring of bulbs, the head of the mast."""
    rim = join(oval(x, y, 50, 19), *(oval(*_on_crown(x, y, 22.5 * number), 9.4, 7.6) for number in range(16)))
    s.inked([(rim, s.accent)], 2.2, (0.8, 1.2))
    under = oval(x, y, 47, 16)
    s.inked([(under, s.mid)], 1.4, (0, 0))
    with s.clipped(under):
        for number in range(16):
            ends = [around(0, 0, 90, 22.5 * number + lead) for lead in (0, 11.25)]
            s.fill(polygon((x, y), *((x + a, y + 0.38 * b) for a, b in ends)), s.light)
        s.dots(under, s.deep, (x + 10, y), (x - 46, y + 8), 0.0, 0.7, pitch=2.4)
    for number in range(16):
        s.inked([(oval(*_on_crown(x, y, 11.25 + 22.5 * number), 2.2, 2.0), "#ffffff")], 1.0, (0, 0.2))


def _on_crown(x: float, y: float, degrees: float) -> Point:
    """Return a point of the edge of a crown whose middle is (x, y)."""
    across, down = around(0, 0, 50, degrees)
    return x + across, y + 0.38 * down


def _far_rider(s: Impact, hook: Point, x: float, y: float, size: float, turn: float) -> None:
    """Paint somebody in a far seat as a dark shape with a lit edge, on chains from a hook."""
    dark = mix(s.accent, s.ink, 0.45)
    seat = placed(
        join(
            oval(0, -17, 4.4, 5),
            svg("M-5 -12 C-3 -14 3 -14 5 -12 L6 2 L16 6 L20 16 L16 18 L12 10 L-6 8 Z"),
            polygon((-8, -6), (-5, -6), (-3, 6), (10, 8), (10, 11), (-7, 11)),
        ),
        x, y, size, turn, flip=turn > 0,
    )  # fmt: skip
    for dx in (-3.0, 3.0):
        s.stroke([hook, (x + dx * size, y - 2)], s.ink, 1.3)
    s.inked([(seat, dark)], 1.2, (0.2, 0.4))
    s.rim([seat], "#ffffff", (0.8, -0.6), 1.4)


def _rider_above_us(s: Impact) -> None:
    """Paint a girl in a swing seat that comes over us: soles nearest, hands at the chains, plaits in the wind."""
    skin, dim, glow = "#e0904c", "#9c4a1c", "#fff0c0"
    violet, pale, dark = s.accent, mix(s.accent, s.light, 0.55), mix(s.accent, s.ink, 0.45)
    for side in (-1, 1):  # plaits
        plait = ribbon([(10 * side, -34, 3.6), (20 * side, -38, 4.0), (29 * side, -47, 3.4), (33 * side, -56, 1.6)])
        s.inked([(plait, s.ink)], 1.6, (0.3, 0.6))
        for at in ((17, -37), (23, -41), (28, -47)):
            s.stroke([(at[0] * side - 2.4, at[1] - 2), (at[0] * side + 2.4, at[1] + 2)], dark, 1.4)
        s.inked([(oval(31.6 * side, -52, 3.0, 2.4), s.mid)], 1.1, (0.2, 0.3))
    trunk = svg("M-14 -18 C-12 -24 12 -24 14 -18 L16 10 H-16 Z")
    s.inked([(trunk, "#fffef0")], 2.0, (0.5, 1.0))
    with s.clipped(trunk):
        for y in (-16, -7, 2):
            s.fill(box(-18, y, 18, y + 4.4), violet)
        s.dots(trunk, s.deep, (2, -8), (-16, 6), 0.0, 0.7, pitch=2.4)
    head = svg("M-12 -38 C-12 -48 -6 -52 0 -52 C6 -52 12 -48 12 -38 C12 -28 7 -21 0 -21 C-7 -21 -12 -28 -12 -38 Z")
    s.inked([(head, skin)], 2.0, (0.5, 0.9))
    with s.clipped(head):
        s.fill(svg("M-14 -50 C-10 -36 -8 -28 0 -20 H-14 Z"), dim)
        s.fill(svg("M7 -48 C10 -38 8 -28 3 -22 L14 -24 V-48 Z"), glow)
        s.fill(svg("M-14 -42 C-8 -40 -3 -44 -1 -49 C2 -44 8 -40 14 -42 V-56 H-14 Z"), s.ink)
    for x in (-5, 5):
        s.stroke([(x - 2.6, -34.4), (x, -36.8, x + 2.6, -34.4)], s.ink, 1.5)
    s.stroke([(-1, -33), (-1.8, -30.4), (0.6, -30)], s.ink, 1.1)
    s.stroke([(-4, -26.6), (0, -24.2, 4, -26.6)], s.ink, 1.5)
    # the chains, and the fists that hold them
    for side in (-1, 1):
        sleeve = ribbon([(12 * side, -15, 5.4), (21 * side, -11, 5.0), (25 * side, -20, 4.2)])
        s.inked([(sleeve, "#fffef0")], 1.8, (0.4, 0.8))
        s.rim([sleeve], violet, (-1.0, 0.6), 1.4)
        for number in range(4):
            y = -29.5 + 3.5 * number
            s.inked([(taper((22 * side, y), 2.1, (29 * side, y + 0.3), 1.9), skin)], 1.1, (0.2, 0.4))
    seat = svg("M-24 6 H24 L26 17 C14 21 -14 21 -26 17 Z")
    s.inked([(seat, violet)], 2.1, (0.5, 1.0))
    s.fill(cut(seat, placed(seat, -1.0, 4.4)), pale)
    # the legs come at us: skirt, shins, the soles
    skirt = svg("M-19 6 C-12 0 12 0 19 6 L22 24 C10 29 -10 29 -22 24 Z")
    s.inked([(skirt, s.mid)], 2.0, (0.5, 1.0))
    with s.clipped(skirt):
        s.fill(svg("M2 0 C8 10 10 20 9 30 H24 V0 Z"), s.key)
        for x in (-13, -4, 5, 14):
            s.stroke([(x * 0.7, 4), (x, 28)], s.deep, 1.3)
    for side, reach in ((-1, 0.0), (1, 5.0)):
        shin = taper((9 * side, 20), 6.2, (13 * side, 34 + reach), 7.0)
        s.inked([(shin, skin)], 1.9, (0.4, 0.9))
        s.fill(both(shin, placed(shin, -4.0, 2.0)), dim)
        sock = oval(13.5 * side, 37 + reach, 9, 7)
        s.inked([(sock, "#ffffff")], 1.7, (0.3, 0.6))
        with s.moved(14.5 * side, 45 + reach, 1.0 if side < 0 else 1.12, turn=14 * side):
            welt = svg(
                "M-9.500 -13 C-6 -20 6 -20 9.500 -13 C12 -4 10 8 8 14 C5 20 -5 20 -8 14 C-10 8 -12 -4 -9.500 -13 Z"
            )
            s.inked([(placed(welt, -1.6, -1.0), dark), (welt, violet)], 2.2, (0.6, 1.2))
            with s.clipped(welt):
                s.fill(cut(welt, placed(welt, -2.4, 2.4)), pale)
                for y in (-10, -5, 0):
                    s.stroke([(-7, y), (7, y)], s.ink, 1.6)
                s.fill(box(-12, 4, 12, 6), s.ink)
                for y in (10, 14):
                    s.stroke([(-5, y), (5, y)], s.ink, 1.6)


def doctor_octopus(s: Impact) -> None:
    """A girl comes over us in a seat of a swing ride, the others far behind. From below; light: the low sun."""
    hub = (58.0, 50.0)
    _fair_from_a_swing(s, *hub)
    _far_rider(s, _on_crown(*hub, 170), 14, 86, 0.62, -24)
    _far_rider(s, _on_crown(*hub, 8), 112, 76, 0.6, 26)
    _far_rider(s, _on_crown(*hub, 150), 34, 98, 0.7, -20)
    s.inked([(polygon((54, 52), (62, 52), (64, 172), (50, 172)), "#fffef0")], 1.8, (0.4, 0.4))
    with s.clipped(polygon((54, 52), (62, 52), (64, 172), (50, 172))):
        for number in range(8):
            top = 58 + 15 * number
            s.fill(polygon((48, top + 8), (66, top - 2), (66, top + 4), (48, top + 14)), s.accent)
    _canopy_from_below(s, *hub)
    s.inked([(oval(*hub, 8, 4.4), s.accent)], 1.8, (0.4, 0.8))
    seat = (76.0, 96.0)
    for side, degrees in ((-1, 66.0), (1, 50.0)):
        hook, hold = _on_crown(*hub, degrees), (seat[0] + 21.5 * side, seat[1] - 6)
        low = (seat[0] + 20 * side, seat[1] + 9)
        for tone, wide in ((s.ink, 3.4), ("#fff4c8", 1.5)):
            s.stroke([hook, hold, low], tone, wide)
    with s.moved(*seat, 0.84, turn=-7):
        _rider_above_us(s)
    for stops in ([(36, 116), (40, 104)], [(112, 122), (116, 110)], [(44, 130), (46, 122)]):
        s.stroke(stops, "#ffffff", 2.0)


def _feather(reach: float, wide: float) -> tuple[skia.Path, skia.Path]:
    """Return a tail feather that stands up from the origin, and its blade's right half."""
    blade = svg(
        f"M-{wide * 0.3} {-reach * 0.3} C-{wide * 0.7} {-reach * 0.6} -{wide} {-reach * 0.78} -{wide} {-reach + wide * 0.9} "
        f"C-{wide} {-reach + wide * 0.2} -{wide * 0.5} {-reach} 0 {-reach} C{wide * 0.5} {-reach} {wide} {-reach + wide * 0.2} {wide} {-reach + wide * 0.9} "
        f"C{wide} {-reach * 0.78} {wide * 0.7} {-reach * 0.6} {wide * 0.3} {-reach * 0.3} Z"
    )
    return blade, both(blade, box(0, -reach - 1, wide + 1, 0))


def _fan_of_glass(s: Impact, x: float, y: float) -> None:
    """Paint a fan of three rows of feathers about a point, banded as panes with the light behind them."""
    panes = (
        (112, 12.0, 15, 104.0, (s.mid, s.key, s.accent, s.key, s.mid)),
        (80, 9.6, 13, 102.0, (s.key, s.light, s.accent, s.key, s.mid)),
        (52, 7.2, 11, 100.0, (s.accent, s.light, s.key, s.light, "#ffffff")),
    )
    for reach, wide, count, spread, tones in panes:
        blade, right = _feather(reach, wide)
        turns = [-spread + 2 * spread * number / (count - 1) for number in range(count)]
        for turn in sorted(turns, key=abs, reverse=True):
            path = placed(blade, x, y, 1.0, turn)
            s.inked([(path, tones[0])], 1.3, (0.2, 0.4))
            with s.clipped(path):
                for tone, share in zip(tones[1:], (0.93, 0.84, 0.76, 0.6), strict=True):
                    s.fill(placed(oval(0, 0, reach * share), x, y), tone)
                s.fill(placed(right, x, y, 1.0, turn), s.deep, 0.16)
            s.stroke([around(x, y, reach * 0.3, turn - 90), around(x, y, reach * 0.97, turn - 90)], s.ink, 1.0)


def _outraged_turkey(s: Impact, x: float, y: float) -> None:
    """Paint a turkey from in front: a round dark breast of scales, wings held down, a small red face that glares."""
    with s.moved(x, y):
        for flip in (False, True):
            wing = placed(svg("M10 6 C24 2 33 12 33 26 L30 40 L27 34 L24 43 L20 36 L16 43 L10 34 Z"), flip=flip)
            s.inked([(wing, mix(s.deep, s.ink, 0.35))], 1.7, (0.4, 0.8))
            for left, top in ((20, 18), (24.5, 20), (15.5, 20)):
                side = -1 if flip else 1
                s.stroke([(left * side, top), ((left + 1.5) * side, top + 15)], s.ink, 1.2)
            s.rim([wing], s.key, (-1.0 if flip else 1.0, -0.5), 1.4)
            leg = placed(
                svg(
                    "M6 40 L8 50 L16 52 L15 54.500 L9 53.500 L10 57 L7 57 L5.500 53.500 L1 55.500 L0.500 53 L5 50.500 L3 40 Z"
                ),
                flip=flip,
            )
            s.inked([(leg, "#ff8a1e")], 1.3, (0.3, 0.4))
        breast = svg("M-9 -2 C-20 4 -24 18 -20 30 C-16 41 -8 45 0 45 C8 45 16 41 20 30 C24 18 20 4 9 -2 Z")
        s.inked([(breast, mix(s.deep, s.ink, 0.5))], 1.9, (0.5, 1.0))
        with s.clipped(breast):
            for row in range(5):
                for column in range(-3, 4):
                    cx, cy = column * 8 + 4 * (row % 2), 6 + 8.6 * row
                    scale = svg(f"M{cx - 4.2} {cy} C{cx - 4} {cy + 6.5} {cx + 4} {cy + 6.5} {cx + 4.2} {cy}")
                    s.line(scale, mix(s.deep, s.mid, 0.25), 1.3)
        s.rim([breast], s.key, (0.9, -1.0), 1.4)
        s.rim([breast], s.key, (-0.9, -1.0), 1.4)
        skin, red = "#ffb49a", "#e3202e"
        neck = svg("M-6 -16 C-8 -6 -9 0 -9 6 L0 12 L9 6 C9 0 8 -6 6 -16 Z")
        s.inked([(neck, red)], 1.6, (0.4, 0.7))
        for cx, cy, r in ((-4.500, 2, 2.6), (4, 3, 2.8), (-0.5, 6, 2.8), (0, -1, 2.2)):
            s.fill(oval(cx, cy, r), "#ff5a4c")
        head = svg(
            "M0 -38 C9 -38 13 -31 12.500 -24 C12 -15 7 -10 0 -10 C-7 -10 -12 -15 -12.500 -24 C-13 -31 -9 -38 0 -38 Z"
        )
        s.inked([(head, skin)], 1.9, (0.5, 0.9))
        with s.clipped(head):
            s.fill(svg("M2 -40 C9 -30 9 -18 2 -9 H16 V-40 Z"), "#e8806c")
        for side in (-1, 1):
            s.fill(oval(6.8 * side, -25.5, 4.3, 4.6), s.ink)
            s.fill(oval(6.8 * side, -25.2, 3.2, 3.5), "#ffffff")
            s.fill(oval(5.8 * side, -24.4, 1.5, 1.8), s.ink)
            s.fill(polygon((1.6 * side, -26.5), (11.5 * side, -32.5), (12 * side, -29.2), (2 * side, -24.4)), s.ink)
        beak = svg("M-5.500 -20 C-3 -22.500 3 -22.500 5.500 -20 L0 -11.500 Z")
        s.inked([(beak, "#ffc830")], 1.3, (0.2, 0.4))
        s.stroke([(-4, -17.6), (4, -17.6)], s.ink, 1.1)
        snood = ribbon([(0, -32, 1.5), (0.2, -26, 1.7), (2, -20, 2.3), (5.500, -14, 2.6), (5.500, -7, 2.0)])
        s.inked([(join(snood, oval(5.5, -7, 2.1)), red)], 1.3, (0.3, 0.5))
        s.stroke([(0, -31), (0.2, -23, 3.4, -18.5), (5.2, -15, 5, -9)], "#ff7a68", 1.0)


def _light_through_the_fan(s: Impact, x: float, y: float) -> None:
    """Paint the ground before a fan about (x, y): the colours of its panes, which the sun lays towards us, and a shadow in them."""
    ground = svg("M-4 124 C30 121 106 121 124 124 V172 H-4 Z")
    s.fill(ground, mix(s.deep, s.ink, 0.55))
    with s.clipped(ground):
        for reach, tone in ((62, s.mid), (54, s.key), (45, s.accent), (36, s.key), (28, s.light)):
            s.fill(oval(x, y, reach * 1.2, reach * 0.62), tone)
        for number in range(15):
            turn = 4 + 172 * number / 14
            s.stroke(
                [(x, y - 6), (x + 130 * math.cos(math.radians(turn)), y + 60 * math.sin(math.radians(turn)))],
                s.deep,
                1.3,
            )
        s.fill(
            svg(
                f"M{x - 17} {y + 1} C{x - 26} {y + 10} {x - 34} {y + 22} {x - 36} {y + 40} H{x + 36} C{x + 34} {y + 22} {x + 26} {y + 10} {x + 17} {y + 1} Z"
            ),
            mix(s.ink, s.deep, 0.3),
        )


def green_goblin(s: Impact) -> None:
    """A turkey spreads its fan over all the card and glares out of it. Straight on; light: the sun through the fan, on the ground."""
    s.steps(ALL, (60, 0), (60, 168), [s.ink, mix(s.ink, s.deep, 0.4), s.deep, mix(s.deep, s.ink, 0.3)])
    _fan_of_glass(s, 68, 106)
    _light_through_the_fan(s, 68, 122)
    s.fill(oval(68, 92, 33), "#fffdf0", 0.9)
    with s.clipped(cut(ALL, oval(68, 92, 26))):
        s.halo(ALL, s.ink, 68, 92, 66, 118, 0.0, 0.75)
    with s.moved(scale=0.84, about=(68, 100)):
        _outraged_turkey(s, 68, 89)


def _linen_sea(s: Impact, x: float, y: float) -> None:
    """Paint a sea of linen before a low sun at (x, y): swells far off, flat cloth at the left, heaped folds at the right."""
    s.steps(ALL, (60, 0), (60, 96), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key])
    for r, tone in ((46, mix(s.key, s.light, 0.35)), (35, mix(s.key, s.light, 0.7)), (25, "#fffdf0")):
        s.fill(oval(x, y, r), tone)
    for top, tone, lit in ((88, s.mid, s.key), (96, mix(s.mid, s.key, 0.5), s.light), (105, s.key, "#ffffff")):
        swell = svg(
            f"M-4 {top + 3} C16 {top + 5} 30 {top} 52 {top + 2} C74 {top + 4} 84 {top - 6} 100 {top - 7} L124 {top - 3} V172 H-4 Z"
        )
        s.fill(swell, tone)
        s.fill(cut(swell, placed(swell, 0, 1.8)), lit)
    s.fill(svg("M-6 116 C20 112 60 113 100 116 L126 118 V172 H-6 Z"), s.light)
    s.fill(polygon((x - 22, 114), (x + 26, 114), (x + 40, 172), (x - 60, 172)), "#ffffff")
    s.dots(box(-6, 110, 126, 172), s.mid, (56, 120), (-10, 130), 0.0, 0.8)


def _steam(s: Impact) -> None:
    """Paint the steam that bursts out behind the iron, gold where it shades itself."""
    puffs = (
        (44, 104, 9),
        (36, 96, 10),
        (48, 90, 10),
        (38, 80, 11),
        (50, 74, 10),
        (42, 64, 9),
        (52, 60, 8),
        (30, 108, 8),
    )
    cloud = join(*(oval(x, y, r, r * 0.92) for x, y, r in puffs))
    s.inked([(cloud, "#ffffff")], 2.0, (-0.6, 0.9))
    for x, y, r in puffs:
        puff = oval(x, y, r, r * 0.92)
        s.fill(cut(puff, placed(puff, r * 0.42, -r * 0.3)), s.light)
    s.fill(cut(cloud, placed(cloud, 3.4, -1.0)), mix(s.key, s.mid, 0.3))
    for x, y, r in ((60, 48, 3.6), (52, 46, 2.4), (64, 55, 2.2)):
        s.inked([(oval(x, y, r), "#ffffff")], 1.4, (-0.3, 0.5))


def _iron_in_profile(s: Impact) -> None:
    """Paint an iron that drives to the right, its point at (99, 121); violet, heavy, its sole of steel over a keel of ink."""
    body_tone, lit, dark = s.accent, "#b9a2f4", mix(s.accent, s.ink, 0.6)
    grip = ribbon(
        [(49, 96, 3.6), (46, 84, 4.0), (50, 75, 4.4), (62, 72, 4.8), (76, 72, 5.0), (84, 75, 4.2), (86, 80, 2.6)]
    )
    post = ribbon([(77, 76, 3.2), (77, 86, 3.4), (80, 98, 4.4)])
    s.inked([(post, dark), (grip, dark)], 2.4, (-0.4, 1.2))
    s.rim([grip], lit, (0.5, -1.0), 1.6)
    s.fill(polygon((57, 68.5), (60, 68), (60, 77), (57, 77)), s.key)
    keel = svg("M39 120 H100 C104 121 104 125 99 126 H44 C40 126 38 123 39 120 Z")
    s.inked([(keel, s.ink)], 2.2, (0.2, 1.8))
    body = svg("M42 118 C40 106 42 97 50 94 C58 91 68 92 75 96 C86 102 95 110 100 119 Z")
    s.inked([(body, body_tone)], 2.6, (-0.4, 1.2))
    with s.clipped(body):
        s.fill(svg("M38 106 C56 102 78 103 104 114 V122 H38 Z"), dark)
        s.fill(svg("M46 101 C54 97 66 97 73 100 C80 103.500 86 108 90 111 C80 107.500 64 103 44 105 Z"), lit)
        s.fill(svg("M56 99.500 C62 98.500 67 99 71 101 L69 104 C65 103 60 102.600 55 103 Z"), "#ffffff")
        s.dots(body, s.ink, (58, 106), (44, 118), 0.0, 0.9, pitch=2.2)
    s.rim([body], "#efe6ff", (0.6, -1.0), 1.5)
    s.inked([(oval(60, 112, 4.4), s.key)], 1.4, (0.2, 0.4))
    s.stroke([(60, 112), (62.4, 109.4)], s.ink, 1.4)
    s.fill(
        svg("M39.500 118.500 H99 C101 119.500 102 121 101 122.500 H40 C39 121 39 119.500 39.500 118.500 Z"), "#fffdf0"
    )
    s.fill(svg("M40 121 H101.500 V123 H40.500 Z"), "#c9b6a0")
    s.glint(97, 120.5, 6.0)


def _creased_linen(s: Impact) -> None:
    """Paint the folds that the point drives before it, crest over crest, and the cloth that it has laid flat behind."""
    for data, tone in (
        ("M86 118 C94 108 98 94 112 86 C118 84 124 88 128 92 V172 H92 Z", s.key),
        ("M92 126 C100 120 104 106 116 100 C122 98 126 102 130 106 V172 H96 Z", s.light),
    ):
        fold = svg(data)
        s.inked([(fold, tone)], 2.0, (0.4, 1.0))
        with s.clipped(fold):
            s.fill(cut(fold, placed(fold, 4.0, 3.0)), "#ffffff")
            s.dots(fold, s.deep, (104, 100), (126, 124), 0.0, 0.75, pitch=2.4)
    _iron_in_profile(s)
    bow = svg(
        "M95 128 C102 128 108 122 106 114 C112 118 114 124 112 130 C118 124 124 124 130 126 V172 H70 C74 150 82 134 95 128 Z"
    )
    s.inked([(bow, s.light)], 2.0, (0.4, 0.8))
    with s.clipped(bow):
        s.fill(cut(bow, placed(bow, 3.0, 3.4)), "#ffffff")
        s.dots(bow, s.mid, (92, 132), (120, 146), 0.0, 0.9, pitch=2.4)
    for crease in (
        "M97 132 C92 136 88 142 86 150",
        "M107 128 C106 134 104 140 100 150",
        "M116 132 C113 138 112 142 112 150",
    ):
        s.line(svg(crease), s.deep, 1.7)
    for data in ("M92 129.500 C76 130 56 131 36 137", "M84 137 C66 138 50 141 36 146"):
        s.line(svg(data), s.deep, 1.4)
    s.fill(svg("M34 126.500 H94 C80 129 52 129 34 130.500 Z"), mix(s.ink, s.deep, 0.5), 0.7)


def iron_man(s: Impact) -> None:
    """An iron drives like a steamer through a sea of creased linen. In profile; light: a low sun behind it."""
    _linen_sea(s, 70, 78)
    _steam(s)
    _creased_linen(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((72.0, 106.0), (64.0, 74.0), (97.0, 118.0)),
        "drives through linen like a steamer",
        "sea of linen",
        "low sun behind its handle",
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((74.0, 64.0), (62.0, 134.0), (92.0, 134.0), (76.0, 104.0)),
        "swings over us",
        "fair at dusk",
        "low sun behind tents",
    ),
    "m3-03": Picture(vision, ((66.0, 80.0),), "finds one person", "table mountains", "beam of the eye"),
    "m3-04": Picture(
        green_goblin,
        ((68.0, 70.0), (68.0, 104.0), (68.0, 46.0)),
        "fills the card with its fan",
        "farm yard",
        "sun through the fan",
    ),
}
