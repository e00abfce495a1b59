"""Pictures of the onyx cards of level 3 in loft, crypt and choir."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import Bust, SkinTones
from tools.art.base.figures import drape, hand, limb, pinch, profile, small_hand
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
    polygon,
    ribbon,
    taper,
)


def onyx_organ(s: Gouache) -> None:
    """By night an organist plays alone, seen from behind: the candles of his desk gild towers of pipes, the stone their rose."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.25))
    x, y = 77, 65
    s.rings(
        x,
        112,
        [84, 66, 48, 32],
        [mix(ink, key, 0.10), mix(ink, key, 0.20), mix(ink, key, 0.34), mix(ink, key, 0.5)],
        0.6,
    )
    s.fan(x, y, 60, [(turn - 3.5, turn + 3.5) for turn in range(15, 375, 30)], mix(key, haze, 0.4), 0.6)
    for at in (6, -6, 5, -5, 4, -4, 3, -3, 2, -2, 1, -1, 0):
        _pipe(s, x, at)
    s.fill(oval(x, y, 17), ink)
    s.rings(x, y, [15, 11], [key, mix(key, "#fff3d2", 0.6)], 0.5)
    for turn in range(0, 360, 45):
        s.fill(oval(*around(x, y, 15, turn + 22.5), 2.6), ink)
    s.gem(ONYX, x, y, 8.6, 0, 1.7)
    _console(s, x)
    _organist(s, x)


def _pipe(s: Gouache, x: float, at: int) -> None:
    """Paint a pipe of the case, ``at`` places from its middle: tall at the sides, short below the rose, its mouth lit."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    far = abs(at)
    half = (3.0, 3.0, 3.2, 3.6, 4.6, 3.8, 3.2)[far]
    middle = x + (0, 6.6, 13.6, 21.2, 30.2, 39.4, 47)[far] * (1 if at > 0 else -1)
    top = (86, 84, 78, 48, 30, 46, 58)[far]
    mouth = (104, 103, 101, 98, 92, 97, 101)[far]
    body = join(
        box(middle - half, top, middle + half, mouth + 4, 0.6),
        polygon((middle - half, mouth + 4), (middle + half, mouth + 4), (middle + 1.0, 124), (middle - 1.0, 124)),
    )
    tin = mix(mix(deep, DUSK, 0.7), key, 0.12)
    s.wash(body, (0, top), (0, 118), [mix(ink, tin, 0.75), mix(tin, key, 0.3), mix(key, haze, 0.15)], None, [0, 0.5, 1])
    inner = 1 if at <= 0 else -1
    shade = both(
        body,
        box(
            middle - 9 if inner > 0 else middle + half * 0.3, 20, middle - half * 0.3 if inner > 0 else middle + 9, 130
        ),
    )
    s.fill(shade, ink, 0.42)
    s.fill(
        both(body, box(middle - 0.5 + inner * half * 0.4, 20, middle + 0.5 + inner * half * 0.4, 130)), "#fff0cc", 0.7
    )
    s.fill(
        outline((middle - half * 0.7, mouth), (middle, mouth - half * 1.6, middle + half * 0.7, mouth)),
        mix(key, ink, 0.12),
    )
    s.fill(box(middle - half * 0.7, mouth - 0.2, middle + half * 0.7, mouth + 2.2), ink)
    s.line(body, ink, 0.7)
    s.fill(oval(middle, top, half, 1.2), mix(key, haze, 0.3))
    s.fill(oval(middle, top, half * 0.7, 0.7), ink)


def _console(s: Gouache, x: float) -> None:
    """Paint the console before the player: desk with its page, three manuals, a candle at each end, the bench below."""
    ink, haze, key = s.ink, s.haze, s.key
    case = polygon((34, 114), (120, 114), (124, 176), (30, 176))
    s.figure([[(case, mix(ink, key, 0.14))]], mix(key, haze, 0.3), (0, -1), 1.0)
    for row, (y, half) in enumerate(((120, 37), (126.6, 39), (133.6, 41))):
        s.fill(box(x - half - 3, y - 1, x + half + 3, y + 6), ink)
        s.fill(polygon((x - half, y), (x + half, y), (x + half + 1, y + 4.6), (x - half - 1, y + 4.6)), "#fff0cc")
        for number in range(-8, 9):
            left = x + number * (half / 8.4)
            s.stroke([(left, y), (left, y + 4.6)], mix(key, ink, 0.4), 0.4)
            if number % 7 not in (2, 6):
                s.fill(box(left - 0.9, y - 0.4, left + 0.9, y + 2.6 - row * 0.1), ink)
    page = polygon((x - 14, 116), (x - 12, 97), (x, 99), (x + 12, 97), (x + 14, 116), (x, 118))
    s.figure([[(page, "#fff3d8")]], "#ffffff", (0, -1), 0.7)
    for y in (102, 106, 110):
        for side in (-1, 1):
            s.stroke([(x + side * 2, y + 1), (x + side * 11, y - 0.6)], mix(ink, DUSK, 0.6), 0.6)
    for side in (-1, 1):
        at = x + side * 36.4
        s.rings(at, 96, [10, 6], [mix(key, ink, 0.1), mix(key, "#fff3d2", 0.6)], 0.6)
        s.figure([[(box(at - 1.8, 100, at + 1.8, 115), haze)]], "#ffffff", (-side, 0), 0.6)
        s.fill(outline((at, 100.4), (at - 3.4, 96, at, 88.6), (at + 3.4, 96, at, 100.4)), "#fffdf0")


def _organist(s: Gouache, x: float) -> None:
    """Paint the organist from behind, dark against his page: arms spread to the manuals, his coat's tails over the bench."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    coat = outline(
        *(
            (x - 6, 117),
            (x - 17, 120, x - 19, 129),
            (x - 16, 142, x - 12, 152),
            (x + 12, 152),
            (x + 16, 142, x + 19, 129),
        ),
        (x + 17, 120, x + 6, 117),
    )
    tails = [
        outline((x - 12, 150), (x - 1, 150), (x - 3, 164, x - 8, 178), (x - 22, 176), (x - 16, 162, x - 12, 150)),
        outline((x + 12, 150), (x + 1, 150), (x + 3, 164, x + 8, 178), (x + 22, 176), (x + 16, 162, x + 12, 150)),
    ]
    arms = [
        limb((x - 15, 125, 5.0), (x - 30, 139, 4.2), (x - 27, 128.4, 3.0)),
        limb((x + 15, 125, 5.0), (x + 31, 135, 4.2), (x + 27, 121.4, 3.0)),
    ]
    rim, dark = "#ffe7b4", mix(VIOLET, ink, 0.45)
    s.figure([[(box(x - 30, 153, x + 30, 158.4, 1), mix(ink, key, 0.3))]], mix(key, haze, 0.3), (0, -1), 0.8)
    s.figure(
        [*([(tail, mix(VIOLET, ink, 0.6))] for tail in tails), *([(arm, VIOLET)] for arm in arms)], rim, (0, -1), 0.9
    )
    s.figure([[(coat, VIOLET), (both(coat, box(x - 1, 110, x + 1, 156)), dark)]], rim, (0, -1), 1.1)
    s.stroke([(x - 10, 122), (x - 7, 138, x - 5, 151)], dark, 0.9)
    s.stroke([(x + 10, 122), (x + 7, 138, x + 5, 151)], dark, 0.9)
    for at, side in (((x - 27.6, 124.6), True), ((x + 27.6, 117.6), False)):
        s.figure([[(small_hand(*at, 3.8, -96 if side else -84, side), mix(ink, key, 0.66))]], rim, (0, -1), 0.7)
    head = oval(x, 106.6, 7.6, 9.0)
    curls = [oval(x + side * 7.6, 109 + at * 4.4, 2.8, 2.3) for side in (-1, 1) for at in (0, 1)]
    queue = outline((x - 2.6, 114), (x + 2.6, 114), (x + 3.4, 124, x, 135), (x - 3.4, 124, x - 2.6, 114))
    wig = mix(haze, deep, 0.35)
    s.figure(
        [
            [(polygon((x - 5, 112), (x + 5, 112), (x + 7, 120), (x - 7, 120)), haze)],
            [(curl, wig) for curl in curls],
            [(head, wig)],
            [(queue, wig)],
        ],
        "#fff6e0",
        (0, -1),
        1.0,
    )
    s.stroke([(x - 5, 103), (x - 4, 109, x - 1, 114)], mix(deep, haze, 0.25), 0.7)
    s.stroke([(x + 5, 103), (x + 4, 109, x + 1, 114)], mix(deep, haze, 0.25), 0.7)
    s.fill(polygon((x, 118), (x - 6, 115), (x - 6, 121)), ink)
    s.fill(polygon((x, 118), (x + 6, 115), (x + 6, 121)), ink)


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
    hand(s, palms, mix(ink, key, 0.84), rim, (-1, -0.4), 0.5)
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
        ((77, 65), (77, 106), (50, 125), (104, 117), (41, 94)),
        "plays the organ",
        "organ loft by night",
        "candles at both ends of the console",
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
