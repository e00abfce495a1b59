"""Pictures of the onyx cards of level 3 in loft, crypt and choir."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import Bust, SkinTones
from tools.art.base.figures import drape, hand, limb, mitten, pinch
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
    s.figure([[(box(x - 30, 153, x + 30, 158.4, 1), mix(ink, key, 0.42))]], mix(key, haze, 0.3), (0, -1), 0.8)
    s.figure(
        [*([(tail, mix(VIOLET, ink, 0.6))] for tail in tails), *([(arm, VIOLET)] for arm in arms)], rim, (0, -1), 0.9
    )
    s.figure([[(coat, VIOLET), (both(coat, box(x - 1, 110, x + 1, 156)), dark)]], rim, (0, -1), 1.1)
    s.stroke([(x - 10, 122), (x - 7, 138, x - 5, 151)], dark, 0.9)
    s.stroke([(x + 10, 122), (x + 7, 138, x + 5, 151)], dark, 0.9)
    for at, side in (((x - 27.6, 124.6), True), ((x + 27.6, 117.6), False)):
        s.figure([[(mitten(*at, 3.8, -96 if side else -84, side), mix(ink, key, 0.66))]], rim, (0, -1), 0.7)
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
    """Straight from the vault: in a ring of candles two hands lower the crown on a bowed head, its mantle spread out."""
    ink, haze, key = s.ink, s.haze, s.key
    s.fill(ALL, mix(ink, DUSK, 0.16))
    x, y = 74.0, 98.0
    # the pavement: rays and rings of stone, lit by the candles
    for turn in range(0, 360, 30):
        s.fill(polygon((x, y), around(x, y, 120, turn), around(x, y, 120, turn + 15)), mix(ink, DUSK, 0.3))
    s.rings(x, y, [58, 50], [mix(DUSK, key, 0.3), mix(key, DUSK, 0.28)], 0.7)
    s.line(oval(x, y, 66), mix(ink, DUSK, 0.55), 1.2)
    for turn in range(15, 375, 30):
        cx, cy = around(x, y, 54, turn)
        s.fill(oval(cx, cy, 5.6), mix(key, haze, 0.5))
        s.fill(oval(cx, cy, 3.0), "#fff6e0")
        s.fill(oval(cx, cy, 1.1), mix(key, ink, 0.3))
    _spread_mantle(s, x, y)
    _lowered_crown(s, x, y + 1)


def _spread_mantle(s: Gouache, x: float, y: float) -> None:
    """Paint the queen from above: a mantle in folds on the floor, ermine about her shoulders, a bowed head and its braid."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    train = outline(
        *((x - 20, y + 16), (x - 30, y - 10, x - 44, y - 70), (x + 44, y - 70), (x + 30, y - 10, x + 20, y + 16)),
    )
    lap = outline((x - 27, y + 8), (x - 32, y + 44, x, y + 48), (x + 32, y + 44, x + 27, y + 8))
    for part in (train, lap):
        s.fill(placed(part, 2.4, 3.4), ink, 0.6)
    s.figure([[(lap, mix(VIOLET, haze, 0.1)), (both(lap, box(x + 4, y, x + 60, y + 60)), mix(VIOLET, ink, 0.4))],
              [(train, mix(VIOLET, ink, 0.1))]], mix(VIOLET, haze, 0.6), (-0.5, 1), 1.1)  # fmt: skip
    with s.clipped(train):
        for at in range(-4, 5, 2):
            fold = polygon((x + at * 3, y), (x + at * 10, y - 72), (x + at * 10 + 11, y - 72), (x + at * 3 + 3, y))
            s.fill(fold, mix(VIOLET, haze, 0.2) if at < 0 else mix(VIOLET, ink, 0.45))
    for side in (-1, 1):
        s.stroke([(x + side * 20, y + 16), (x + side * 30, y - 10, x + side * 43, y - 70)], mix(key, ink, 0.1), 1.6)
    palms = [
        limb((x + side * 9, y + 30, 3.0), (x + side * 2.4, y + 37, 2.4), (x + side * 1.4, y + 43, 1.3))
        for side in (1, -1)
    ]
    hand(s, palms, mix(ink, key, 0.66), "#fff0ce", (-0.4, 1), 0.6)
    cape = outline(
        *(
            (x - 33, y + 3),
            (x - 36, y - 18, x - 15, y - 22),
            (x, y - 25, x + 15, y - 22),
            (x + 36, y - 18, x + 33, y + 3),
        ),
        *((x + 30, y + 26, x + 12, y + 33), (x, y + 35, x - 12, y + 33), (x - 30, y + 26, x - 33, y + 3)),
    )
    s.figure([[(cape, haze), (both(cape, polygon((x + 6, y - 40), (x + 50, y - 40), (x + 50, y + 50), (x + 12, y + 50))),
                               mix(haze, mid, 0.5))]], "#fffaf0", (-0.4, 1), 1.0)  # fmt: skip
    for turn, reach in (
        (100, 22),
        (130, 20),
        (160, 22),
        (190, 19),
        (220, 22),
        (250, 20),
        (290, 21),
        (330, 21),
        (0, 21),
        (40, 21),
        (70, 19),
    ):
        ex, ey = around(x, y + 3, reach, turn)
        tip, left, right = around(ex, ey, 2.6, turn), around(ex, ey, 1.5, turn + 120), around(ex, ey, 1.5, turn - 120)
        s.fill(polygon(tip, left, right), ink)
    braid = ribbon([(x, y - 14, 3.2), (x + 3, y - 22, 3.6), (x - 1, y - 32, 3.0), (x + 2, y - 42, 1.6)], 10)
    head = oval(x, y + 1, 12, 13.4)
    s.figure(
        [
            [(braid, mix(ink, key, 0.2))],
            [(head, mix(ink, key, 0.26)), (both(head, box(x - 20, y - 20, x - 1, y + 20)), mix(ink, key, 0.3))],
        ],
        mix(key, haze, 0.4),
        (-0.5, -1),
        0.9,
    )
    for n in range(4):
        with s.clipped(braid):
            s.stroke([(x - 6, y - 20 - n * 6), (x + 7, y - 17 - n * 6)], mix(ink, key, 0.5), 0.8)
    s.stroke([(x, y - 13), (x, y + 15)], mix(haze, key, 0.5), 0.8)
    for side in (-1, 1):
        s.stroke([(x + side * 1, y - 10), (x + side * 10, y - 4, x + side * 8, y + 12)], mix(ink, key, 0.5), 0.7)


def _lowered_crown(s: Gouache, x: float, y: float) -> None:
    """Paint the crown nearer to us than the head, the stone in its front, and the hands and sleeves that lower it."""
    ink, haze, mid, key = s.ink, s.haze, s.mid, s.key
    rim, light = "#fff0ce", (-0.4, -1)
    ring = cut(oval(x, y, 18.2, 17.8), oval(x, y + 0.4, 14.6, 14.2))
    points = [
        outline(
            around(x, y, 17, turn - 14),
            (*around(x, y, 19.4, turn - 4), *around(x, y, 26, turn)),
            (*around(x, y, 19.4, turn + 4), *around(x, y, 17, turn + 14)),
        )
        for turn in (18, 54, 126, 162, 198, 234, 270, 306, 342)
    ]
    crown = join(ring, *points)
    s.fill(placed(crown, 2, 5), ink, 0.5)
    s.figure(
        [
            [
                (crown, mix(key, haze, 0.12)),
                (
                    both(crown, polygon((x + 2, y - 50), (x + 50, y - 50), (x + 50, y + 50), (x + 10, y + 50))),
                    mix(key, ink, 0.36),
                ),
            ]
        ],
        "#fff6df",
        light,
        1.2,
    )
    s.line(oval(x, y + 0.4, 14.6, 14.2), mix(key, ink, 0.6), 1.0)
    for turn in (18, 54, 126, 162, 198, 234, 270, 306, 342):
        s.fill(oval(*around(x, y, 26.2, turn), 2.0), "#fffaf0")
    s.gem(ONYX, x, y + 19, 9.4, 0, 1.8)
    for side in (-1, 1):
        sleeve = limb((x + side * 66, y - 30, 12), (x + side * 37, y - 11, 7.4))
        cuff = limb((x + side * 39, y - 12.4, 7.6), (x + side * 35, y - 10, 6.6))
        tone = mix(haze, mid, 0.1 if side < 0 else 0.5)
        s.figure([[(sleeve, tone)], [(cuff, mix(key, ink, 0.2 if side < 0 else 0.45))]], rim, light, 1.0)
        flesh = mix(ink, key, 0.66 if side < 0 else 0.5)
        parts = [
            limb((x + side * 33, y - 8.6, 4.6), (x + side * 26, y - 5, 4.8)),
            *(
                limb(
                    (x + side * 24, y - 8.4 + n * 2.9, 1.9),
                    (x + side * (17.4 - abs(n - 1.5) * 0.8), y - 7.6 + n * 3.4, 1.5),
                )
                for n in range(4)
            ),
            limb((x + side * 27, y - 1, 2.1), (x + side * 24, y + 6, 1.6)),
        ]
        hand(s, parts, flesh, rim, light, 0.7)


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
        ((74, 118), (74, 94), (48, 92), (100, 92), (74, 138)),
        "is crowned",
        "pavement of a choir, from the vault",
        "ring of candles",
        seed=88,
    ),
}
