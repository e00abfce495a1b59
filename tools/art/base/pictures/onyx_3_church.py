"""Pictures of the onyx cards of level 3 in loft, crypt and choir."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import Bust, SkinTones
from tools.art.base.figures import drape, hand, limb, mitten, pinch, profile, shoe
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def onyx_organ(s: Gouache) -> None:
    """By night an organist plays alone; candles on the console light the pipes, and the stone set among them."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(ink, DUSK, 0.25), mix(deep, DUSK, 0.55)])
    _pipes(s)
    # the rose between the towers of pipes, carried by the case, its rays on the pipes
    x, y = 88, 63
    with s.clipped(box(34, 38, 124, 92)):
        rays = [(turn - 4.5, turn + 4.5) for turn in range(0, 360, 30)]
        s.fan(x, y, 52, rays, mix(key, haze, 0.45), 0.75)
    s.figure(
        [[(polygon((x - 6, 76), (x + 6, 76), (x + 13, 91), (x - 13, 91)), mix(ink, key, 0.3))]], key, (0.4, -1), 0.8
    )
    s.fill(oval(x, y, 17), ink)
    s.rings(x, y, [15, 11], [key, mix(key, "#fff3d2", 0.6)], 0.5)
    for turn in range(0, 360, 45):
        s.fill(oval(*around(x, y, 15, turn + 22.5), 2.6), ink)
    s.gem(ONYX, x, y, 8.2, 0, 1.6)
    _console(s)
    _organist(s)
    for x, y in ((106, 84), (115, 86)):
        s.figure([[(box(x - 1.6, y, x + 1.6, y + 13), haze)]], "#ffffff", (-1, 0), 0.6)
        s.fill(outline((x, y), (x - 3.4, y - 4, x, y - 10.6), (x + 3.4, y - 4, x, y)), "#fffdf0")


def _pipes(s: Gouache) -> None:
    """Paint the case: pipes in two towers that fall towards the middle, each with its mouth, gilt by the candles."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    case = polygon((34, 30), (124, 30), (124, 118), (34, 118))
    s.fill(case, mix(ink, DUSK, 0.2))
    s.rings(106, 92, [56, 42, 28], [mix(ink, key, 0.2), mix(ink, key, 0.36), mix(ink, key, 0.56)], 0.6)
    for number, x in enumerate(range(38, 124, 6)):
        top = 34 + abs(number - 8.3) * -2.4 + 18
        foot = 112 - abs(number % 5 - 2) * 2
        near = 1 - min(1.0, abs(x - 106) / 66)
        tone = mix(mix(deep, DUSK, 0.5), key, 0.12 + near * 0.75)
        pipe = join(
            box(x - 2.5, top, x + 2.5, foot - 8),
            polygon((x - 2.5, foot - 8), (x + 2.5, foot - 8), (x + 0.6, foot), (x - 0.6, foot)),
        )
        s.fill(pipe, mix(tone, ink, 0.3))
        s.fill(both(pipe, box(x - 0.4, 30, x + 1.6, 120)), mix(tone, haze, 0.15 + near * 0.3))
        s.fill(
            outline(
                (x - 1.8, foot - 14), (x, foot - 18, x + 1.8, foot - 14), (x + 1.8, foot - 11.6), (x - 1.8, foot - 11.6)
            ),
            ink,
        )
    for y in (88, 112):
        s.fill(box(34, y, 124, y + 2.4), mix(ink, key, 0.3))


def _console(s: Gouache) -> None:
    """Paint the console in profile: music desk, two manuals in steps, pedals, the bench."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    floor = polygon((-4, 160), (124, 158), (124, 176), (-4, 176))
    s.figure([[(floor, mix(ink, DUSK, 0.12))]], mix(key, DUSK, 0.3), (0, -1), 0.7)
    desk = polygon(
        *(
            (91, 122),
            (95, 122),
            (95, 113),
            (101, 113),
            (101, 97),
            (128, 97),
            (128, 176),
            (98, 176),
            (98, 134),
            (91, 130),
        )
    )
    s.figure(
        [[(desk, mix(ink, deep, 0.5)), (both(desk, box(110, 90, 130, 178)), mix(ink, deep, 0.15))]],
        mix(key, haze, 0.3),
        (-0.6, -1),
        0.9,
    )
    for left, right, y in ((82, 97, 119), (89, 103, 110)):  # the manuals: cheeks of wood, white keys, black ones
        s.figure([[(box(left - 1, y, right, y + 4), mix(ink, key, 0.4))]], key, (-0.4, 1), 0.6)
        s.fill(polygon((left, y), (left + 2.4, y - 3), (right, y - 3), (right, y)), "#fff3d2")
        for at in range(3):
            s.fill(box(left + 5 + at * 3.2, y - 4, left + 7 + at * 3.2, y - 1.6), ink)
    s.figure([[(polygon((91, 82), (99, 98), (103, 98), (96, 81)), haze)]], "#ffffff", (-1, -0.4), 0.6)
    for at in range(5):  # pedals
        s.figure([[(box(62 + at * 7, 157.6, 66.4 + at * 7, 162), mix(ink, key, 0.34))]], key, (0.2, -1), 0.6)
    bench = [box(36, 134, 70, 139), box(40, 139, 44.6, 164), box(62, 139, 66.6, 160)]
    s.figure([[(part, mix(ink, key, 0.2)) for part in bench]], mix(key, haze, 0.2), (1, -0.6), 0.8)


def _organist(s: Gouache) -> None:
    """Paint the organist on the bench, his face up to the rose, both hands on the keys, both feet at the pedals."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(60, 81, 17, 1, -18, neck=0.26)
    hair = placed(
        outline((-5, -7.6), (1.4, -10.6, 7.6, -7.6), (0, -4, -1.2, 4.8), (-1.2, 13, -9, 12.6), (-15, 5, -5, -7.6)),
        *(60, 81, 1, -14),
    )
    coat = outline((47, 103), (55, 95, 64, 101), (70, 118, 66, 134), (44, 136), (41, 120, 47, 103))
    tails = outline((44, 130), (56, 134), (49, 152, 40, 163), (34, 146, 44, 130))
    far_leg = join(limb((58, 131, 6.6), (86, 133, 5.2), (81, 150, 3.4)), shoe(80.4, 156.6, 1, 0.8))
    near_leg = join(limb((53, 131, 7.6), (79, 132, 5.8), (70, 150, 3.7)), shoe(69, 157.4, 1, 0.9))
    lit = both(near_leg, outline((60, 122), (76, 127, 90, 128), (80, 145, 76, 158), (92, 158), (92, 120)))
    s.figure(
        [
            [(far_leg, mix(ink, deep, 0.25))],
            [
                (limb((63, 104, 4.2), (74, 113, 3.5), (88, 105.6, 2.6)), mix(VIOLET, ink, 0.4)),
                (mitten(91.4, 105.4, 3.2, 14), mix(ink, key, 0.56)),
            ],
            [(tails, mix(VIOLET, ink, 0.62))],
            [(coat, VIOLET), (drape(coat, 52, 2), mix(VIOLET, ink, 0.5))],
            [(near_leg, mix(ink, deep, 0.6)), (lit, mix(ink, key, 0.36))],
            [(polygon((53.4, 96, 1), (64, 95, 1), (65, 102, 1.4), (55, 102, 1)), haze)],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.74)),
                (both(head.head, head.wedge), mix(key, haze, 0.5)),
                (head.eye, ink),
                (hair, mix(haze, deep, 0.2)),
            ],
            [
                (limb((51, 107, 5.4), (60, 123, 4.4), (79, 114.6, 3.0)), mix(VIOLET, haze, 0.14)),
                (taper((80, 114.4), 3.3, (82, 113.8), 3.3), haze),
                (mitten(85.2, 113.6, 3.5, 14), mix(ink, key, 0.7)),
            ],
        ],
        "#ffe7b4",
        (1, -0.3),
        1.15,
    )


def onyx_cushion(s: Gouache) -> None:
    """After a king's death a page, his head bowed, lays the crown on its cushion; a candle finds the onyx on its brow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (20, 38), (110, 150), [mix(deep, DUSK, 0.4), mix(DUSK, mid, 0.4)])
    for x in (30, 62, 94):  # tall windows with the last of dusk
        s.fill(arch(x - 10, x + 10, 58, 116, 14), mix(DUSK, haze, 0.35))
        s.stroke([(x, 44), (x, 116)], mix(deep, DUSK, 0.5), 1.2)
        s.stroke([(x - 10, 78), (x + 10, 78)], mix(deep, DUSK, 0.5), 1.2)
    s.rings(109, 72, [34, 24, 14], [mix(DUSK, key, 0.45), mix(key, haze, 0.2), "#fff0ce"], 0.6)
    s.figure(
        [[(box(104, 84, 114.6, 150), haze), (box(104, 84, 107.4, 150), mix(haze, DUSK, 0.45))]],
        "#ffffff",
        (0, -1),
        0.8,
    )
    s.fill(outline((109, 60), (116, 74, 113, 80), (109, 86, 105, 80), (102, 74, 109, 60)), "#fffaf0")
    s.stroke([(109, 80), (109, 86)], ink, 1.0)
    # the tomb's edge and the cushion
    s.figure([[(box(-4, 146, 124, 176), mix(mid, DUSK, 0.35))]], mix(key, haze, 0.5), (0.3, -1), 1.2)
    s.stipple(box(-4, 146, 124, 176), deep, (96, 150), (30, 166), 0.0, 0.8)
    cushion = outline((24, 150), (18, 136, 34, 130), (66, 124, 100, 130), (114, 136, 108, 150), (66, 158, 24, 150))
    s.figure(
        [[(cushion, mix(VIOLET, haze, 0.15)), (drape(cushion, 52, -4), mix(VIOLET, ink, 0.35))]],
        mix(key, haze, 0.5),
        (0.7, -0.8),
        1.2,
    )
    flesh = mix(ink, key, 0.62)
    # the page's far arm behind the crown, its hand round the far side
    far = limb((34, 108, 6), (72, 105, 5), (101, 117, 3.6))
    s.figure([[(far, mix(ink, deep, 0.7))]], "#fff0d2", (1, -0.4), 0.9)
    with s.moved(8, 0, 0.74, about=(66, 132)):
        _crown(s)
    s.figure([[(taper((99.6, 121.6), 2.2, (103, 114), 2.2), haze)]], "#fff0d2", (1, -0.4), 0.8)
    hand(s, pinch(88, 123, 0.48, 16, flip=True), flesh, "#fff0d2", (1, -0.6), 0.7)
    s.fan(73, 118, 24, ((-158, -150), (-120, -112), (-70, -62), (-30, -22)), "#fff6dc", 0.7)
    s.gem(ONYX, 74, 118.6, 7.6, 0, 1.7)
    _page(s)


def _page(s: Gouache) -> None:
    """Paint the page in bowed profile, his near hand at the crown's band."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    coat = outline((30, 98), (18, 102, 8, 86), (-2, 88, -8, 96), (-8, 176), (38, 176), (48, 128, 30, 98))
    collar = outline((30, 97), (18, 101, 8, 85), (4, 90), (16, 109, 33, 103))
    bust = Bust(s, 32, 74, 38, SkinTones("#dba05c", "#6e4426", "#8c4a34"), right=True, tilt=22)
    bust.face(ink, lowered=True)
    hair = outline(
        *((0.27, -0.43), (0.23, -0.31, 0.10, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.15, 0.14)),
        *(
            (-0.22, 0.26, -0.31, 0.28),
            (-0.54, 0.06, -0.51, -0.26),
            (-0.38, -0.60, 0.0, -0.58),
            (0.20, -0.55, 0.27, -0.43),
        ),
    )
    bust.part(hair, mix(ink, deep, 0.5), ink, rim="#ffe7b4")
    sleeve = limb((10, 116, 10), (22, 138, 7.6), (45, 127, 4.6))
    s.figure(
        [
            [(coat, mix(ink, deep, 0.45)), (drape(coat, 14), ink)],
            [(collar, haze)],
            [(sleeve, mix(ink, deep, 0.8))],
            [(taper((43, 122.4), 2.2, (47, 131), 2.2), haze)],
        ],
        "#fff0d2",
        (1, -0.5),
        1.0,
    )
    hand(s, pinch(59, 121, 0.56, -18), mix(ink, key, 0.62), "#fff0d2", (1, -0.6), 0.7)


def _crown(s: Gouache) -> None:
    """Paint a crown from the front: band, five equal points with pearls, the dark inside of its far rim."""
    ink, haze, key = s.ink, s.haze, s.key
    gold, dark = mix(key, ink, 0.1), mix(key, ink, 0.46)
    tips = ((38, 88), (52, 80), (66, 76), (80, 80), (94, 88))
    s.fill(polygon((38, 106), (42, 92), (58, 82), (74, 82), (90, 92), (94, 106), (66, 112)), mix(key, ink, 0.68))
    crown = polygon(
        *((41, 126), tips[0], (45, 103), tips[1], (58, 102), tips[2], (74, 102), tips[3], (87, 103), tips[4]),
        *((91, 126), (79, 131), (66, 132), (53, 131)),
    )
    s.figure([[(crown, gold), (drape(crown, 52, -2), dark)]], "#fff3d0", (0.8, -0.8), 1.4)
    s.stroke([(40.4, 119), (66, 127, 91.6, 119)], dark, 1.4)
    for x, y in tips:
        s.figure([[(oval(x, y - 1.6, 3.0), mix(haze, key, 0.25))]], "#ffffff", (0.7, -0.8), 0.9)


def onyx_crown(s: Gouache) -> None:
    """A queen kneels with bowed head; a bishop's open hands lower the crown, and a finger's width of light is left."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, DUSK, 0.12))
    # the choir: arch within arch, to the gilt wall
    for half, spring, tone in (
        (62, 92, mix(ink, DUSK, 0.3)),
        (50, 92, mix(deep, DUSK, 0.45)),
        (39, 91, mix(DUSK, key, 0.3)),
        (29, 90, mix(key, DUSK, 0.2)),
        (20, 90, mix(key, haze, 0.45)),
        (13, 91, "#fff6e0"),
    ):
        vault = arch(74 - half, 74 + half, spring, 172, half * 0.98)
        s.fill(vault, tone)
        s.spot(74, spring, half * 0.97, half * 1.14, tone, 0.5, box(0, 30, 120, 130))
    for x, top in ((103, 72), (110, 63), (117, 70)):
        s.figure([[(box(x - 1.6, top + 6, x + 1.6, 140), "#fff6e0")]], "#ffffff", (-1, 0), 0.5)
        s.fill(outline((x, top + 5.6), (x - 3, top + 2, x, top - 3.4), (x + 3, top + 2, x, top + 5.6)), "#fff6e0")
        s.fill(outline((x, top + 5.2), (x - 1.2, top + 3, x, top + 0.6), (x + 1.2, top + 3, x, top + 5.2)), key)
    floor = polygon((-4, 146), (124, 146), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, DUSK, 0.25))
    s.stipple(floor, mix(key, haze, 0.2), (70, 146), (70, 166), 0.85, 0.0)
    _kneeling_queen(s)
    _bishop(s)
    _lowered_crown(s)


def _lowered_crown(s: Gouache) -> None:
    """Paint the crown over her head, the stone in its front, and the bishop's arms and open hands about it."""
    ink, haze, mid, key = s.ink, s.haze, s.mid, s.key
    rim = "#ffe2ab"
    crown = outline(
        *((62, 85), (58.6, 68), (66, 74.6), (69.6, 63.6), (76.6, 73), (84, 63.6), (87.4, 74.6), (95, 68), (91.4, 85)),
        (76.6, 89, 62, 85),
    )
    s.fill(limb((47, 93, 5), (66, 88, 3), (93, 82.4, 2.2)), mix(mid, DUSK, 0.4))
    s.fill(oval(76.6, 84.6, 14.6, 3), mix(VIOLET, ink, 0.45))
    lit = both(crown, polygon((68, 60), (92, 60), (88, 96), (71, 96)))
    s.figure([[(crown, mix(key, ink, 0.5)), (lit, mix(key, ink, 0.2))]], "#fff6df", (0, -1), 0.9)
    s.stroke([(62.4, 80.6), (76.6, 85, 91, 80.6)], mix(key, ink, 0.66), 1.0)
    for x, y in ((58.6, 67), (69.6, 62.4), (84, 62.4), (95, 67)):
        s.fill(oval(x, y, 1.8), "#fff6df")
    s.fill(oval(76.6, 76.4, 8.4), mix(ink, key, 0.14))
    s.gem(ONYX, 76.6, 76.2, 7.0, 0, 1.6)
    flesh = mix(ink, key, 0.62)
    # the far hand comes round the crown from behind, the near one lies open along its band
    hand(
        s,
        [limb((95, 77.4 + 2.9 * n, 1.7), (89.6, 78 + 2.7 * n, 1.3)) for n in range(3)],
        mix(ink, key, 0.5),
        rim,
        (-1, -0.6),
        0.5,
    )
    sleeve = limb((43, 98, 6.6), (50, 110, 5.6), (57, 92.6, 4.0))
    shade = both(sleeve, outline((34, 93), (44, 106, 51, 106), (57, 103), (58, 122), (36, 122)))
    s.figure([[(sleeve, mix(haze, mid, 0.2)), (shade, mix(mid, DUSK, 0.3))]], rim, (1, -0.3), 1.0)
    near = [
        limb((57.6, 90.6, 2.7), (61, 86, 3.0)),
        *(limb((61, 83.6 + n * 1.9, 1.6), (68.6 - abs(n - 1) * 0.8, 80.6 + n * 2.3, 1.15)) for n in range(3)),
        limb((60.6, 84, 1.6), (62, 78.4, 1.2)),
    ]
    hand(s, near, flesh, rim, (0.6, -0.8), 0.5)


def _bishop(s: Gouache) -> None:
    """Paint the bishop at the left, without his arms: mitre, white beard, a cope with a border of gold."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    head = profile(40, 74, 16, 1, 10, neck=0.2)
    mitre = outline((32.4, 66), (32, 55, 40, 45.6), (49, 54, 48.6, 66.6), (41, 63.6, 32.4, 66))
    beard = outline((41, 78), (44, 80.4, 48, 79.6), (50, 88, 44, 93), (37, 90, 38, 80))
    cope = outline((30, 90), (37, 83, 46, 88), (52, 96, 52, 110), (53, 140, 54, 178), (-6, 178), (6, 120, 30, 90))
    border = outline((43, 86), (50, 92, 50, 104), (53, 140, 54, 178), (46, 178), (46, 140, 43, 108), (43, 96, 38, 90))
    s.figure(
        [
            [(cope, mix(ink, DUSK, 0.22)), (drape(cope, 32, -8), ink), (border, mix(key, ink, 0.25))],
            [
                (head.head, mix(ink, key, 0.42)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
                (beard, mix(haze, mid, 0.25)),
            ],
            [
                (mitre, mix(haze, mid, 0.15)),
                (both(mitre, box(28, 40, 39, 70)), mix(mid, haze, 0.2)),
                (polygon((32, 62.6), (48.8, 63), (48.6, 67.4), (32.4, 66.8)), mix(key, ink, 0.2)),
            ],
        ],
        "#ffe2ab",
        (1, -0.3),
        1.0,
    )
    s.fill(head.eye, ink)
    s.stroke([(40, 50), (41, 61)], mix(key, ink, 0.2), 1.2)
    s.stroke([(36.6, 55), (45, 55.4)], mix(key, ink, 0.2), 1.2)


def _kneeling_queen(s: Gouache) -> None:
    """Paint the queen in profile on her knees: bowed head, a braid, hands laid together, ermine and a violet train."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim = "#fff0ce"
    head = profile(80, 105, 18, -1, -16, nose=0.85, neck=0.24, shut=True)
    hair = outline(
        *((70, 98.6), (72, 93, 80, 93.6), (90, 95, 91, 104), (91.6, 111, 88, 114.6), (84, 113, 84, 108)),
        *((82, 102, 76, 100.6), (72, 100, 70, 98.6)),
    )
    braid = ribbon(
        [(88, 110, 3.4), (93, 116, 3.6), (97, 126, 3.2), (99, 137, 2.6), (101, 144, 1.4), (104, 150, 0.4)], 10
    )
    gown = outline(
        *((83, 120), (76, 124, 74, 136), (66, 144, 59, 158), (58, 166), (128, 166), (128, 140), (106, 116, 92, 116)),
        (86, 116, 83, 120),
    )
    train = outline((92, 138), (112, 132, 128, 150), (128, 178), (52, 178), (56, 160, 72, 156), (86, 152, 92, 138))
    cape = outline((80, 121), (84, 114, 92, 115), (106, 119, 112, 136), (106, 144, 92, 142), (80, 138, 80, 121))
    arm = limb((88, 126, 5.4), (80, 142, 4.2), (68.4, 131, 2.6))
    palms = [limb((68, 130.6, 2.4), (64.4, 124.6, 2.0), (63.4, 118.6, 1.1)), limb((68, 128, 1.4), (67.6, 123.6, 1.1))]
    s.figure(
        [
            [(gown, mix(VIOLET, haze, 0.12)), (cut(gown, drape(gown, 82, 4)), mix(VIOLET, ink, 0.36))],
            [(train, VIOLET), (cut(train, drape(train, 86, -8)), mix(VIOLET, ink, 0.42))],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.8)),
                (both(head.head, head.wedge), mix(haze, key, 0.45)),
                (hair, mix(ink, DUSK, 0.12)),
            ],
            [(cape, haze), (cut(cape, drape(cape, 94, 3)), mix(mid, haze, 0.3))],
            [(braid, mix(ink, DUSK, 0.2))],
            [(arm, mix(VIOLET, haze, 0.3)), (both(arm, polygon((78, 136), (96, 120), (96, 150), (72, 150))), VIOLET)],
        ],
        rim,
        (-1, -0.6),
        1.1,
    )
    hand(s, palms, mix(haze, key, 0.6), rim, (-1, -0.4), 0.5)
    s.fill(head.eye, ink)
    s.fill(both(hair, polygon((70, 88), (86, 88), (88, 96), (82, 100), (76, 98.4), (70, 100))), mix(key, ink, 0.42))
    for x, y in ((86, 122), (93, 128), (86, 132), (100, 126), (106, 134), (98, 137), (90, 138)):
        s.fill(polygon((x - 0.9, y - 1.8), (x + 0.9, y - 1.8), (x, y + 2.2)), ink)
    for n in range(5):
        with s.clipped(braid):
            s.stroke([(86 + n * 2.2, 118 + n * 5.4), (98 + n * 1.7, 112.6 + n * 5.6)], mix(DUSK, key, 0.2), 0.9)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-17": Picture(
        onyx_organ,
        ((65, 80), (85, 113), (88, 63), (106, 80)),
        "plays the organ",
        "organ loft by night",
        "candles on the console",
        seed=86,
    ),
    "b3-18": Picture(
        onyx_cushion,
        ((73, 119), (46, 88), (54, 122), (95, 122)),
        "lays down a crown",
        "royal crypt",
        "one candle beside the crown",
        seed=87,
    ),
    "b3-20": Picture(
        onyx_crown,
        ((76.6, 76), (45, 75), (73, 107), (64, 123), (64, 84)),
        "is crowned",
        "choir by night",
        "lit arch between crown and brow",
        seed=88,
    ),
}
