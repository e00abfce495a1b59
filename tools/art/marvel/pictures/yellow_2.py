"""Pictures of the yellow cards of level 2."""

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
    arch,
    blob,
    block,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)


def _gear(radius: float, teeth: int, hub: float, windows: int) -> skia.Path:
    """Return a toothed wheel about the origin, with windows between its spokes."""
    points: list[Point] = []
    for number in range(teeth):
        for share, reach in ((-0.30, 0.84), (-0.2, 1.0), (0.2, 1.0), (0.30, 0.84)):
            angle = 2 * math.pi * (number + share) / teeth
            points.append((radius * reach * math.cos(angle), radius * reach * math.sin(angle)))
    wheel = cut(polygon(*points), oval(0, 0, hub))
    for number in range(windows):
        a = 360 / windows * number
        corners = [
            (radius * r * math.cos(math.radians(a + d)), radius * r * math.sin(math.radians(a + d)))
            for r, d in ((0.4, -17), (0.66, -24), (0.68, 0), (0.66, 24), (0.4, 17))
        ]
        wheel = cut(wheel, polygon(*corners))
    return wheel


def maximus(s: Impact) -> None:
    """A gear leaves its axle and comes down the palace stair. From below; light: the open furnace door."""
    s.fill(ALL, mix(s.deep, s.ink, 0.15))
    # hall: pillars left and right, the furnace at the head of the stair
    fire = (62, 40)
    for r, tone in ((96, mix(s.deep, s.mid, 0.7)), (80, s.mid), (66, mix(s.mid, s.key, 0.6)), (52, s.key)):
        s.fill(oval(*fire, r), tone)
    s.halo(ALL, s.deep, *fire, 60, 120, 0.0, 0.6)
    door = arch(32, 92, 36, 84, 38)
    s.fill(placed(door, -3.72, -5, 1.06), mix(s.deep, s.ink, 0.4))
    s.fill(door, s.light)
    with s.clipped(door):
        for x, height in ((36, 40), (48, 58), (62, 70), (76, 54), (88, 42)):
            s.fill(
                svg(
                    f"M{x - 12} 88 C{x - 14} {80 - height * 0.4} {x - 2} {84 - height * 0.6} {x} {84 - height} C{x + 3} {84 - height * 0.6} {x + 14} {80 - height * 0.4} {x + 12} 88 Z"
                ),
                s.key,
            )
        s.fill(svg("M32 90 C40 70 44 74 50 62 C56 74 58 66 64 54 C70 68 74 66 78 72 C84 76 90 80 92 90 Z"), "#ffffff")
    for x in (10, 112):
        s.fill(block(x - 10, -4, 20, 130), mix(s.deep, s.ink, 0.5))
        for k in range(4):
            s.fill(block(x - 8 + k * 4.6, -4, 1.6, 130), mix(s.deep, s.mid, 0.2))
        s.rim([block(x - 10, -4, 20, 130)], s.key, (1.0 if x < 60 else -1.0, 0.0), 1.6)
    # stair
    for number in range(8):
        y, half = 84 + number * 9.5, 34 + number * 8
        riser = polygon((62 - half, y), (62 + half, y), (62 + half + 3, y + 9.5), (62 - half - 3, y + 9.5))
        s.fill(riser, mix(s.deep, s.mid, 0.7 - number * 0.06))
        s.fill(
            polygon((62 - half, y), (62 + half, y), (62 + half + 1, y + 3), (62 - half - 1, y + 3)),
            mix(s.key, s.light, 0.5) if number < 3 else s.key,
        )
    s.dots(box(-4, 84, 124, 160), mix(s.ink, s.deep, 0.4), (62, 110), (62, 160), 0.0, 0.6)
    # the axle stays behind, broken
    s.inked([(taper((100, 72), 3.2, (84, 78), 3.2), s.mid), (oval(84, 78, 3.6, 4.4), s.light)], 1.3)
    # the gear
    s.flash(72, 132, 26, 11, "#ffffff", seed=3, squeeze=0.6)
    s.flash(72, 132, 18, 11, s.accent, seed=5, squeeze=0.6)
    matrix = skia.Matrix()
    matrix.setAll(0.80, 0.10, 64.0, -0.12, 1.0, 88.0, 0.0, 0.0, 1.0)

    def seen(path: skia.Path, dx: float, dy: float) -> skia.Path:
        found = skia.Path(placed(path, 0, 0, 1, 8))
        found.transform(matrix)
        return placed(found, dx, dy)

    wheel = _gear(42, 13, 8.5, 5)
    shape = [seen(wheel, 10 - step, 1.6 - step * 0.16) for step in range(11)]
    s.inked([(part, mix(s.accent, s.ink, 0.62)) for part in shape], 1.9, (0.8, 1.6))
    for step in (3, 7):
        s.fill(shape[step], mix(s.accent, s.ink, 0.42 if step > 4 else 0.52))
    front = shape[-1]
    s.line(front, s.ink, 2.4)
    s.fill(front, s.key)
    with s.clipped(front):
        s.fill(polygon((10, 30), (120, 30), (96, 76), (30, 104), (10, 120)), s.light)
        s.dots(front, s.deep, (60, 84), (92, 128), 0.0, 0.8, pitch=2.4)
        s.line(seen(oval(0, 0, 32), 0, 0), s.deep, 1.6)
        s.line(seen(oval(0, 0, 13.5), 0, 0), s.deep, 1.6)
    s.rim([front], "#ffffff", (-0.3, -1.0), 1.4)
    s.line(front, s.ink, 1.0)
    # speed and broken steps
    for points in ([(34, 44), (40, 38), (50, 33)], [(28, 52), (32, 44), (38, 38)]):
        s.stroke(points, s.ink, 1.6)
    s.debris(
        [
            (44, 132, 4, 10),
            (92, 134, 4.6, 50),
            (60, 144, 5, 30),
            (100, 120, 3, 70),
            (38, 118, 2.6, 20),
            (84, 146, 3.6, 5),
        ],
        s.mid,
        s.light,
    )


def karnak(s: Impact) -> None:
    """The edge of a hand splits a block of stone, the crack runs on. Close-up in profile; light: out of the crack."""
    s.fill(ALL, mix(s.mid, s.deep, 0.1))
    # pillared hall
    s.steps(
        box(-4, -4, 124, 120),
        (66, -4),
        (66, 116),
        [mix(s.mid, s.key, 0.6), s.key, s.key, mix(s.key, s.light, 0.4), mix(s.key, s.light, 0.6)],
    )
    for x, width in ((6, 15), (34, 10), (54, 7), (84, 7), (106, 12)):
        column = polygon((x - width * 0.9, -4), (x + width * 0.9, -4), (x + width, 116), (x - width, 116))
        s.fill(column, mix(s.mid, s.deep, 0.25) if width > 9 else s.mid)
        for k in (-0.5, 0.0, 0.5):
            s.fill(block(x + width * k - 0.7, -4, 1.4, 120), mix(s.deep, s.mid, 0.2))
        s.rim([column], mix(s.key, s.light, 0.5), (1.0 if x < 66 else -1.0, 0.0), 1.4)
    s.fill(polygon((-4, 116), (124, 116), (124, 160), (-4, 160)), mix(s.deep, s.ink, 0.1))
    s.dots(ALL, s.deep, (66, 40), (66, -10), 0.0, 0.45)
    # the light that comes out
    at = (60.0, 84.0)
    s.rays(*at, 14, 110, 22, s.light, 0.95, duty=0.45, seed=5, first=20, last=160, inward=False)
    s.flash(*at, 47, 14, s.light, seed=8, squeeze=0.8)
    s.flash(*at, 34, 13, "#ffffff", seed=8, squeeze=0.8)
    # block in two halves that lean apart
    stone, lit, dim = s.key, "#ffffff", s.deep
    left = polygon((14, 90), (56, 86), (51, 96), (57, 106), (49, 118), (53, 130), (18, 134))
    right = polygon((64, 86), (106, 92), (104, 136), (62, 130), (57, 118), (65, 106), (59, 96))
    for half, far in ((left, (14, 134)), (right, (106, 134))):
        s.inked([(half, stone)], 1.9, (0.6, 1.6))
        with s.clipped(half):
            s.dots(half, dim, (60, 104), far, 0.0, 0.9, pitch=2.6)
            s.rim([half], lit, (0.9 if half is left else -0.9, -0.35), 2.8)
        s.line(half, s.ink, 1.1)
    # the crack goes on over the floor
    crack = polygon((55, 130), (61, 130), (66, 138), (60, 142), (72, 152), (62, 152), (54, 143), (58, 138))
    s.inked([(crack, "#ffffff")], 1.4, (0.0, 0.0))
    for points in ([(60, 132), (82, 140), (96, 138), (122, 146)], [(56, 132), (40, 140), (30, 138), (12, 148)]):
        s.stroke(points, s.ink, 3.0)
        s.stroke(points, s.light, 1.3)
    # forearm, hand: four fingers one over the other, thumb on top
    skin, shade = mix(s.key, s.deep, 0.32), mix(s.deep, s.ink, 0.25)
    with s.moved(0.0, 2.0, turn=-7.0, about=(60.0, 74.0)):
        arm = polygon((84, 54, 3), (134, 46), (134, 84), (84, 76, 3))
        s.inked([(arm, skin)], 1.8, (0.4, 1.4))
        s.dots(arm, shade, (104, 56), (104, 84), 0.0, 0.8, pitch=2.4)
        sleeve = polygon((104, 42, 2), (140, 36), (140, 96), (106, 87, 2))
        s.inked([(sleeve, s.accent)], 1.8, (0.4, 1.4))
        s.inked(
            [(polygon((101, 42, 2), (109, 41, 2), (111, 88, 2), (103, 87, 2)), mix(s.accent, "#ffffff", 0.35))], 1.3
        )
        palm = polygon((58, 54, 4), (76, 49, 5), (90, 53, 4), (92, 76, 4), (76, 80, 5), (58, 79, 4))
        s.inked([(palm, skin)], 1.8, (0.4, 1.4))
        s.dots(palm, shade, (76, 62), (78, 84), 0.0, 0.7, pitch=2.4)
        for number, (tip, y) in enumerate(((35, 61), (30, 66.5), (32, 72), (39, 77))):
            finger = taper((66, y - 2 + number * 0.8), 4.1, (tip, y), 3.1)
            s.inked([(finger, skin)], 1.4, (0.3, 1.0))
            s.fill(taper((62, y - 3.6 + number * 0.8), 1.0, (tip + 1, y - 1.2), 0.8), mix(s.key, s.light, 0.4))
        s.fill(polygon((60, 59), (72, 56), (86, 60), (88, 74), (74, 77), (60, 76)), skin)
        for y in (63, 68.5, 74):
            s.stroke([(58, y), (65, y - 0.8)], s.ink, 1.2)
        thumb = ribbon([(82, 60, 5.4), (72, 54, 4.8), (62, 54, 3.8), (53, 57, 2.8)])
        s.inked([(thumb, skin)], 1.4, (0.3, 0.9))
        s.fill(ribbon([(78, 55, 1.2), (70, 51.5, 1.3), (60, 52, 1.0)]), mix(s.key, s.light, 0.6))
        s.stroke([(86, 72), (80, 68, 76, 70)], s.ink, 1.2)
    # the stroke came from above
    for x, top in ((40, 26), (50, 18), (60, 22), (70, 16)):
        s.fill(polygon((x - 1.2, top), (x + 1.2, top), (x + 0.3, 54)), "#ffffff", 0.9)
    s.debris(
        [
            (34, 82, 3.4, 10),
            (92, 80, 3.6, 50),
            (46, 108, 3, 30),
            (72, 112, 3.4, 70),
            (100, 74, 2.2, 20),
            (28, 72, 2.2, 60),
            (70, 144, 4, 40),
        ],
        s.mid,
        s.light,
    )


def red_skull(s: Impact) -> None:
    """The smoke over the burning wrecks rises as a skull. Vista over the harbour; light: the fire below."""
    s.steps(
        ALL,
        (66, -4),
        (66, 120),
        [mix(s.mid, s.key, 0.7), s.key, mix(s.key, s.light, 0.35), mix(s.key, s.light, 0.7), s.light, s.light],
    )
    s.halo(ALL, s.mid, 66, 90, 64, 120, 0.0, 0.45)
    # far: cranes and warehouses
    far = mix(s.mid, s.deep, 0.25)
    for x, side in ((40, 1), (104, -1)):
        s.fill(polygon((x - 1.6, 118), (x + 1.6, 118), (x + 1.6, 84), (x - 1.6, 84)), far)
        s.fill(polygon((x - side * 8, 88), (x + side * 22, 74), (x + side * 22, 76), (x - side * 8, 91)), far)
        s.stroke([(x + side * 20, 76), (x + side * 20, 92)], far, 0.9)
    s.fill(skyline(-8, 126, 122, (12, 9, 14, 7, 10, 16), 5), far)
    # smoke: column, then the head
    smoke, lit, dark = mix(s.deep, s.ink, 0.4), mix(s.deep, s.mid, 0.25), mix(s.ink, s.deep, 0.12)
    column = blob(
        (50, 134), (46, 122), (52, 112), (48, 102), (56, 96), (82, 96), (88, 104), (84, 112), (90, 122), (86, 134)
    )
    puffs = [
        (66, 40, 25),
        (48, 46, 17),
        (86, 48, 17),
        (44, 62, 13),
        (90, 64, 13),
        (56, 30, 14),
        (78, 31, 13),
        (46, 76, 10),
        (88, 78, 10),
        (66, 66, 24),
        (58, 88, 13),
        (76, 88, 13),
        (67, 96, 13),
    ]
    skull = join(column, *(oval(x, y, r, r * 0.94) for x, y, r in puffs))
    s.inked([(skull, smoke)], 1.6, (0.8, 0.2))
    with s.clipped(skull):
        # curls, lit from beneath
        for x, y, r in (
            (50, 44, 12),
            (64, 26, 12),
            (84, 44, 12),
            (44, 66, 9),
            (92, 68, 9),
            (52, 122, 9),
            (82, 112, 8),
            (84, 128, 8),
            (50, 106, 7),
        ):
            s.fill(cut(oval(x, y, r), oval(x - 1, y - 3, r)), lit)
        s.dots(skull, dark, (66, 60), (66, 12), 0.0, 0.75)
        s.rim([skull], s.key, (0.1, 1.0), 1.8)
    # its face: holes through which the sky glows
    for k in (-1, 1):
        socket = placed(svg("M5 -3 C8 -10 20 -12 24 -5 C26 4 20 12 13 11 C7 11 3 5 5 -3 Z"), 66, 60, 1, 0, k < 0)
        s.inked([(socket, s.key)], 1.5, (0.0, 0.0))
        with s.clipped(socket):
            s.fill(placed(socket, 0, 3.5), s.light)
        s.fill(placed(svg("M2 -6 C8 -15 20 -17 27 -10 C20 -12 10 -9 6 -2 Z"), 66, 60, 1, 0, k < 0), dark)
    s.inked(
        [(svg("M66 70 C70 74 72 80 70 83 C68 84 67 82 66 81 C65 82 64 84 62 83 C60 80 62 74 66 70 Z"), s.key)],
        1.3,
        (0.0, 0.0),
    )
    mouth = polygon((50, 92, 2), (66, 90, 2), (82, 92, 2), (79, 102, 3), (66, 104, 2), (53, 102, 3))
    s.inked([(mouth, s.key)], 1.2, (0.0, 0.0))
    for x in (54.5, 60, 66, 72, 77.5):
        s.inked(
            [(taper((x, 91.5), 2.0, (x, 94.500), 1.7), smoke), (taper((x, 103), 2.0, (x, 100.5), 1.7), smoke)],
            0.5,
            (0.0, 0.0),
        )
    # fire and wrecks
    flame = svg(
        "M30 134 C28 122 36 120 36 108 C44 114 44 122 48 122 C50 112 46 108 52 98 C58 110 60 114 62 118 C66 108 64 104 68 96 C74 108 74 114 76 118 C82 112 82 108 82 102 C90 112 90 120 92 122 C96 118 96 114 98 110 C104 120 104 128 102 136 Z"
    )
    s.inked([(flame, s.accent)], 1.0, (0.0, 0.0))
    s.fill(placed(flame, 3.3, 10.8, 0.95, 0, False, 0.92), "#ff8a1e")
    s.fill(placed(flame, 12.5, 42, 0.81, 0, False, 0.69), "#ffd23c")
    s.fill(placed(flame, 23, 69, 0.65, 0, False, 0.49), "#ffffff")
    hull = mix(s.ink, s.deep, 0.12)
    wreck = svg(
        "M-4 112 L10 118 L16 106 L20 107 L17 118 L30 124 L34 112 L38 113 L36 126 L58 134 L74 132 L96 120 L108 118 L104 100 L108 99 L113 116 L124 112 V144 H-4 Z"
    )
    s.fill(wreck, hull)
    s.rim([wreck], "#ffb21e", (0.1, -1.0), 1.5)
    for x, y in ((16, 126), (24, 129), (98, 128), (106, 126), (114, 124)):
        s.fill(oval(x, y, 1.5), s.key)
    # water
    s.fill(box(-4, 138, 124, 160), mix(s.deep, s.mid, 0.35))
    for x, y, w in ((40, 140, 50), (50, 143, 36), (30, 146, 60), (-2, 142, 24), (100, 141, 24)):
        s.fill(polygon((x, y), (x + w, y - 0.4), (x + w - 4, y + 1.2), (x + 3, y + 1.3)), s.light)
    for x, y, r in ((40, 90, 1.4), (100, 84, 1.2), (34, 76, 1.0), (106, 70, 1.0), (96, 98, 1.6)):
        s.fill(polygon((x, y - r), (x + r, y), (x, y + r), (x - r, y)), "#ff8a1e")


def maria_hill(s: Impact) -> None:
    """Binoculars look over a wall, jets fly in both lenses. Close-up, head on; light: dawn behind the hill."""
    s.steps(ALL, (66, -4), (66, 110), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light])
    s.rays(70, 74, 30, 150, 26, s.light, 0.85, duty=0.5, seed=6)
    s.fill(oval(70, 70, 44), "#fffbe4")
    s.fill(svg("M-4 112 C20 84 44 92 60 96 C84 100 104 84 124 92 V150 H-4 Z"), mix(s.mid, s.deep, 0.35))
    s.halo(ALL, s.mid, 70, 74, 58, 120, 0.0, 0.5)
    dark = mix(s.ink, s.deep, 0.25)
    # who looks: hair, brow and hands
    s.fill(svg("M40 96 C36 60 46 32 70 32 C94 32 104 60 100 96 Z"), dark)
    s.rim([svg("M40 96 C36 60 46 32 70 32 C94 32 104 60 100 96 Z")], s.key, (-0.3, -1.0), 1.6)
    s.fill(svg("M22 140 C20 116 34 106 50 104 H92 C108 106 120 116 118 140 Z"), dark)
    skin, shade = mix(s.mid, s.key, 0.35), mix(s.mid, s.deep, 0.3)
    s.fill(svg("M52 62 C52 50 60 46 70 46 C80 46 88 50 88 62 L84 70 H56 Z"), shade)
    s.stroke([(56, 60), (61, 56.5, 67, 59)], s.ink, 1.8)
    s.stroke([(73, 59), (79, 56.5, 84, 60)], s.ink, 1.8)
    # body of the glasses
    case, lit = mix(s.accent, s.ink, 0.45), mix(s.accent, "#ffffff", 0.3)
    bridge = polygon((58, 66, 3), (82, 66, 3), (84, 92, 3), (56, 92, 3))
    s.inked([(bridge, case)], 1.6)
    s.fill(block(66, 60, 8, 36, 3), s.ink)
    s.inked([(block(67, 62, 6, 16, 2), s.mid)], 0.9)
    for y in (65, 69, 73):
        s.stroke([(67.500, y), (72.5, y)], s.ink, 0.9)
    for k, cx in ((-1, 49.0), (1, 91.0)):
        cy = 82.0
        barrel = oval(cx, cy, 23.5)
        s.inked([(barrel, case)], 2.0, (0.8, 1.6))
        s.rim([barrel], lit, (-0.4, -1.0), 2.4)
        s.line(oval(cx, cy, 20.6), s.ink, 1.2)
        glass = oval(cx, cy, 18.5)
        s.inked([(glass, s.key)], 1.0, (0.0, 0.0))
        with s.clipped(glass):
            # the sky in the lens, one jet in each
            s.steps(glass, (cx, cy - 18), (cx, cy + 18), [s.accent, mix(s.accent, s.key, 0.32), s.mid, s.key, s.light])
            s.fill(
                svg(
                    f"M{cx - 20} {cy + 13} L{cx - 8} {cy + 6} L{cx + 2} {cy + 12} L{cx + 12} {cy + 5} L{cx + 20} {cy + 12} V{cy + 20} H{cx - 20} Z"
                ),
                s.deep,
            )
            trail = polygon((cx - 22, cy + 12), (cx - 20, cy + 15), (cx + 1, cy - 1), (cx - 1, cy - 3.5))
            s.fill(trail, "#ffffff")
            jet = svg(
                "M15 0 L7 -1.8 L1 -2 L-6 -11 L-9 -11 L-5 -2 L-10 -2 L-13 -6 L-15 -6 L-13.500 0 L-15 6 L-13 6 L-10 2 L-5 2 L-9 11 L-6 11 L1 2 L7 1.800 Z"
            )
            s.inked([(placed(jet, cx + 4, cy - 5, 0.82, -38), s.ink)], 0.6, (0.0, 0.0), ink="#ffffff")
            s.fill(
                svg(
                    f"M{cx - 15} {cy - 2} C{cx - 14} {cy - 10} {cx - 8} {cy - 15} {cx - 1} {cy - 16} C{cx - 7} {cy - 12} {cx - 11} {cy - 7} {cx - 12} {cy - 1} Z"
                ),
                "#ffffff",
                0.9,
            )
            s.dots(glass, s.deep, (cx - 2, cy + 2), (cx + 14, cy + 18), 0.0, 0.5, pitch=2.4)
        # hand round the barrel: four fingers and a thumb
        for number in range(4):
            angle = math.radians((200 if k < 0 else -20) + k * (number * 19 - 14))
            start = (cx + 30 * math.cos(angle), cy + 29 * math.sin(angle))
            end = (cx + 19.500 * math.cos(angle), cy + 19.500 * math.sin(angle))
            s.inked([(taper(start, 4.4, end, 3.5), skin)], 1.2, (0.4, 0.7))
    # wall, stones of it
    top = polygon((-6, 118), (126, 112), (126, 122), (-6, 129))
    face = polygon((-6, 129), (126, 122), (126, 160), (-6, 160))
    s.inked([(face, s.deep), (top, s.key)], 1.6, (0.0, 1.0))
    s.fill(polygon((-6, 118), (126, 112), (126, 114), (-6, 120.5)), "#ffffff")
    s.dots(face, s.ink, (66, 122), (66, 152), 0.0, 0.8)
    for x in (12, 40, 66, 96):
        s.stroke([(x, 128 - x * 0.05), (x + 1, 140)], s.ink, 1.2)
    s.stroke([(-4, 141), (124, 135)], s.ink, 1.2)


def shuri(s: Impact) -> None:
    """Beads roll off the bench and cast a panther of light on the wall. Low over the table; light: the projection."""
    s.fill(ALL, mix(s.deep, s.mid, 0.3))
    # wall with panels
    for x in range(-4, 124, 26):
        s.fill(block(x, -4, 24.6, 118), mix(s.deep, s.mid, 0.6 if x % 4 else 0.75))
    s.dots(ALL, mix(s.ink, s.deep, 0.4), (66, 70), (-20, 10), 0.0, 0.7)
    s.dots(ALL, mix(s.ink, s.deep, 0.4), (66, 70), (140, 130), 0.0, 0.7)
    source = (62.0, 121.0)
    s.fill(
        polygon((-6, 30), (source[0] - 2, source[1]), (source[0] + 2, source[1]), (126, 44), (126, -6), (-6, -6)), s.mid
    )
    s.fill(
        polygon((4, -6), (source[0] - 2, source[1]), (source[0] + 2, source[1]), (126, 14), (126, -6)),
        mix(s.mid, s.key, 0.45),
    )
    s.fill(polygon((20, -6), (source[0] - 1.5, source[1]), (source[0] + 1.5, source[1]), (108, -6)), s.key)
    # the panther
    head = svg(
        "M49 48 C46 43 43 41 40 41 C40 36 35 35 33 38 L33 42 C28 43 24 46 22 50 C18 53 17 58 21 60 C24 62 28 61 31 60 C36 65 44 64 49 62 Z"
    )
    parts = [
        head,
        svg("M40 46 C52 40 66 42 76 47 C86 44 96 50 98 60 C98 68 94 70 88 67 C78 61 68 61 58 66 C50 69 42 66 40 58 Z"),
        ribbon([(50, 60, 6.5), (40, 72, 3.8), (30, 77, 2.9), (23, 76, 2.8)]),
        ribbon([(58, 62, 6), (57, 77, 3.6), (48, 87, 2.9), (41, 87, 2.8)]),
        ribbon([(89, 60, 8), (97, 73, 5), (91, 85, 3.2), (97, 97, 2.8), (91, 99, 2.6)]),
        ribbon([(82, 60, 7), (80, 74, 4.4), (73, 85, 3.0), (76, 95, 2.7), (70, 97, 2.4)]),
        ribbon([(94, 56, 3.4), (105, 68, 3), (112, 82, 2.6), (107, 90, 2.2), (102, 86, 1.2)]),
    ]
    panther = join(*parts)
    s.line(panther, s.mid, 5.0)
    s.line(panther, s.accent, 2.6)
    s.fill(panther, "#ffffff")
    with s.clipped(panther):
        for row in range(22):
            s.fill(block(10, 38 + row * 3.2, 110, 0.9), s.key, 0.75)
        s.rim([panther], s.key, (-0.2, 1.0), 2.6)
    s.fill(polygon((28, 51), (33, 50), (31, 53.5)), s.accent)
    s.stroke([(21, 58), (25, 59, 29, 57)], s.accent, 1.2)
    for x, y in ((40, 30), (70, 28), (92, 96), (50, 100), (74, 32), (58, 24)):
        s.fill(polygon((x, y - 2), (x + 2, y), (x, y + 2), (x - 2, y)), "#ffffff")
    # bench
    top = polygon((-6, 124), (100, 116), (112, 124), (8, 136), (-6, 137))
    front = polygon((-6, 137), (8, 136), (112, 124), (112, 132), (-6, 147))
    s.fill(polygon((-6, 147), (112, 132), (112, 160), (-6, 160)), mix(s.ink, s.deep, 0.3))
    s.inked([(front, s.deep), (top, s.key)], 1.6, (0.4, 1.0))
    s.fill(polygon((30, 122.5), (92, 117.5), (98, 121), (34, 127)), s.light)

    # beads: a row that leaves the edge
    def bead(x: float, y: float, r: float, *, lit: bool = False) -> None:
        ball = oval(x, y, r)
        s.inked([(ball, s.light if lit else s.accent)], 1.3, (0.5, 0.9))
        with s.clipped(ball):
            s.fill(
                cut(ball, placed(oval(0, 0, r), x - r * 0.35, y - r * 0.4)), s.key if lit else mix(s.accent, s.ink, 0.5)
            )
            s.line(oval(x - r * 0.1, y - r * 0.1, r * 0.5), s.deep if lit else s.key, 0.9)
        s.fill(oval(x - r * 0.35, y - r * 0.45, r * 0.24), "#ffffff")

    s.stroke([(36, 128), (46, 122, 62, 121), (80, 120, 92, 122), (104, 126, 106, 136)], s.ink, 1.6)
    for x, y, r in ((38, 127, 4.6), (49, 123, 4.8), (78, 120.5, 5.2), (91, 122, 5.4), (102, 127, 5.8)):
        bead(x, y, r)
    s.flash(*source, 15, 10, "#ffffff", seed=4)
    bead(*source, 6.4, lit=True)
    bead(109, 138, 6.0)
    bead(96, 143, 4.6)
    for x, y in ((112, 118), (116, 124)):
        s.stroke([(x, y), (x + 3, y + 5)], s.light, 1.2)


def collector(s: Impact) -> None:
    """A butterfly breaks out of its glass case. Gallery in one point; light: the skylight."""
    s.fill(ALL, s.mid)
    vanish = (64.0, 62.0)
    # ceiling with the skylight, walls with frames, floor
    s.fill(polygon((-10, -10), (130, -10), (84, 44), (44, 44)), mix(s.mid, s.deep, 0.35))
    s.fill(polygon((22, -10), (106, -10), (77, 42), (51, 42)), "#fffbe4")
    for share in (0.0, 0.36, 0.62, 0.82):
        y = -4 + 48 * share
        s.stroke([(64 - 42 + 30 * share, y), (64 + 42 - 30 * share, y)], s.deep, 1.6 * (1 - 0.6 * share))
    s.stroke([(64, -6), (64, 42)], s.deep, 1.4)
    s.fill(polygon((44, 44), (84, 44), (84, 88), (44, 88)), s.key)
    s.fill(polygon((-10, 170), (138, 170), (84, 88), (44, 88)), mix(s.deep, s.mid, 0.55))
    for side in (-1, 1):
        wall = polygon((64 + side * 74, -20), (64 + side * 20, 44), (64 + side * 20, 88), (64 + side * 74, 170))
        s.fill(wall, s.key if side > 0 else mix(s.mid, s.key, 0.5))
        for near, far in ((0.1, 0.34), (0.46, 0.62), (0.7, 0.82)):
            xs = [64 + side * (64 * (1 - share) + 20 * share) for share in (near, far)]
            tops = [vanish[1] - (46 * (1 - share) + 12 * share) for share in (near, far)]
            feet = [vanish[1] + (38 * (1 - share) + 12 * share) for share in (near, far)]
            frame = polygon((xs[0], tops[0]), (xs[1], tops[1]), (xs[1], feet[1]), (xs[0], feet[0]))
            s.fill(frame, mix(s.deep, s.ink, 0.35))
            s.line(frame, mix(s.mid, s.deep, 0.5), 1.6)
            s.fill(oval(sum(xs) / 2, (tops[0] + feet[0]) / 2, abs(xs[0] - xs[1]) * 0.22, 4 + 4 * (1 - near)), s.mid)
    s.shaft(polygon((40, -6), (90, -6), (118, 150), (16, 150)), s.light, 0.7, (64, -4), (64, 140))
    s.fill(oval(66, 140, 52, 9), s.key)
    # the case: plinth and frame
    plinth = polygon((34, 126), (98, 126), (104, 166), (28, 166))
    s.inked([(plinth, mix(s.deep, s.ink, 0.2))], 1.6)
    s.dots(plinth, s.ink, (66, 126), (66, 150), 0.0, 0.7)
    s.inked([(block(30, 121, 72, 7, 1.5), s.mid)], 1.5)
    s.fill(block(31, 121.6, 70, 1.8), s.light)
    case = box(38, 50, 94, 121)
    s.fill(case, mix(s.ink, s.accent, 0.3), 0.94)
    s.dots(case, s.ink, (66, 60), (66, 124), 0.0, 0.7)
    s.fill(polygon((38, 50), (58, 50), (38, 82)), mix(s.accent, s.light, 0.35), 0.6)
    for post in (block(35.5, 47, 4.5, 75), block(92, 47, 4.5, 75), block(35.5, 45, 61, 5)):
        s.inked([(post, s.deep)], 1.1)
    s.rim([block(35.5, 45, 61, 5)], s.light, (0, -1), 1.4)
    # glass bursts
    s.flash(65, 82, 44, 13, "#ffffff", seed=9, hollow=0.62, alpha=0.9)
    s.flash(65, 82, 36, 13, s.accent, seed=9, hollow=0.62)
    # butterfly
    with s.moved(65.0, 82.0, 0.84, turn=14.0):
        upper = svg("M1 -2 C6 -26 26 -42 42 -36 C47 -24 38 -2 3 5 Z")
        lower = svg("M2 3 C16 2 34 6 33 20 C32 28 27 28 25 36 C20 40 6 28 1 10 Z")
        for side in (-1, 1):
            for wing, tone in ((lower, s.mid), (upper, s.key)):
                path = placed(wing, 0, 0, 1, 0, side < 0)
                s.inked([(path, mix(s.ink, s.deep, 0.15))], 1.6, (0.8, 1.2))
                inner = placed(wing, side * 2.6, -1.0 if wing is upper else 1.2, 0.8, 0, side < 0)
                with s.clipped(path):
                    s.fill(inner, tone)
                    s.fill(placed(wing, side * 2.0, -0.6, 0.5, 0, side < 0), s.light)
                    ends = (
                        ((16, -34), (30, -34), (40, -24), (34, -8)) if wing is upper else ((30, 12), (28, 26), (16, 30))
                    )
                    for x, y in ends:
                        s.stroke(
                            [(side * 2, 0), (side * x * 0.5, y * 0.45, side * x, y)], mix(s.ink, s.deep, 0.15), 1.5
                        )
                spots = ((39, -30), (41, -23), (37, -15)) if wing is upper else ((29, 18), (26, 26), (21, 32))
                for x, y in spots:
                    s.fill(oval(side * x, y, 1.7), "#ffffff")
            s.fill(oval(side * 27, -24, 4.2, 5, side * 30), s.accent)
            s.fill(oval(side * 26.4, -25, 1.6), "#ffffff")
            s.stroke([(side * 0.8, -12), (side * 3, -24, side * 10, -28)], s.ink, 1.4)
            s.fill(oval(side * 10, -28, 1.5), s.ink)
        body = svg(
            "M0 -14 C4 -13 3.500 -8 2.600 -6 C4 -2 3.600 4 2.400 8 C2.600 18 1.500 24 0 28 C-1.500 24 -2.600 18 -2.400 8 C-3.600 4 -4 -2 -2.600 -6 C-3.500 -8 -4 -13 0 -14 Z"
        )
        s.inked([(body, s.ink)], 0.8, (0.0, 0.0))
        s.rim([body], s.key, (-0.7, -0.5), 1.0)
    # splinters of the pane
    for x, y, size, turn in (
        (38, 46, 6, 20),
        (98, 60, 6, 60),
        (36, 110, 8, 100),
        (98, 112, 8, 10),
        (64, 124, 7, 40),
        (84, 132, 5, 80),
        (50, 34, 5, 0),
        (106, 90, 6, 30),
        (46, 132, 6, 140),
    ):
        shard = placed(polygon((-0.8, -1), (0.7, -0.5), (0.3, 1.2)), x, y, size, turn)
        s.inked([(shard, s.light)], 1.0, (0.3, 0.5))
        s.fill(placed(polygon((-0.8, -1), (0.7, -0.5), (-0.2, 0.1)), x, y, size, turn), "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(maria_hill, ((50.0, 80.0), (91.0, 80.0)), "look over a wall", "hill", "dawn behind"),
    "m2-02": Picture(shuri, ((60.0, 60.0), (62.0, 116.0)), "cast a panther of light", "laboratory bench", "projection"),
    "m2-03": Picture(collector, ((66.0, 80.0),), "breaks its case", "museum gallery", "skylight"),
    "m2-04": Picture(maximus, ((64.0, 88.0),), "leaves its axle", "palace stair", "furnace door"),
    "m2-05": Picture(karnak, ((60.0, 72.0), (60.0, 100.0)), "splits a block", "pillared hall", "light in the crack"),
    "m2-06": Picture(red_skull, ((66.0, 62.0), (66.0, 96.0)), "rises over wrecks", "harbour", "fire below"),
}
