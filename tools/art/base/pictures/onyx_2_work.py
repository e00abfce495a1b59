"""Pictures of the onyx cards of level 2 at machines: a tower clock and a printing press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, profile, shoe, small_hand
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Color, around, both, box, cut, join, mix, outline, oval, placed, polygon, taper


def onyx_clock(s: Gouache) -> None:
    """The keeper of a tower clock leans on the crank of its train; the moon fills the dial behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, DUSK, 0.25))
    # the dial from within: moonlight with the hours and hands in ink
    s.fill(oval(74, 86, 51), ink)
    s.fill(oval(74, 86, 47.6), mix(mid, haze, 0.55))
    s.fill(oval(74, 86, 37), mix(haze, "#ffffff", 0.2))
    s.fill(oval(64, 66, 14), "#fffdf6")
    s.spot(64, 66, 13.6, 34, "#fffdf6", 0.8)
    s.stipple(oval(74, 86, 47.6), mix(mid, DUSK, 0.3), (60, 70), (96, 128), 0.0, 0.75)
    for hour in range(12):
        s.stroke([around(74, 86, 39, hour * 30), around(74, 86, 46, hour * 30)], ink, 2.8 if hour % 3 == 0 else 1.4)
    for turn, long, wide in ((-112, 36, 1.8), (-24, 25, 2.4)):
        s.fill(taper((74, 86), wide, around(74, 86, long, turn), 0.8), ink)
    floor = polygon((-4, 147), (124, 143), (124, 176), (-4, 176))
    s.figure([[(floor, mix(ink, deep, 0.25))]], mix(mid, DUSK, 0.3), (0, -1), 0.7)
    for x, y, r, teeth, tone in (
        (121, 56, 12, 12, mix(ink, key, 0.3)),
        (110, 126, 24, 20, mix(ink, deep, 0.5)),
        (101, 88, 16, 14, mix(key, ink, 0.34)),
    ):
        _wheel(s, x, y, r, teeth, tone)
    # the lamp on the floor before her
    s.fill(outline((44, 158), (60, 150, 84, 149), (108, 150, 118, 158), (84, 166, 44, 158)), mix(ink, key, 0.45))
    s.rings(85, 142, [19, 12.5], [mix(key, deep, 0.35), mix(key, haze, 0.3)], 0.7)
    lamp(s, 85, 131, 2.0)
    _keeper(s)
    warm, rim = mix(ink, key, 0.62), mix(key, haze, 0.35)
    s.rings(101, 88, [11.4, 9], [ink, mix(key, haze, 0.4)], 0.4)
    s.figure(
        [[(limb((90, 84, 2.6), (93, 82.4, 2.3)), warm), (limb((93, 81.6, 1.7), (98, 79.4, 1.3)), warm)]], rim, (1, 0.6)
    )
    s.gem(ONYX, 101, 88, 7.4, 0, 1.6)
    fingers = [limb((90, 99, 2.9), (93.4, 96.4, 2.7))]
    fingers += [limb((92.6, 96.6 - at * 1.5, 1.7), (98.4 - at * 1.4, 93.8 - at * 2.4, 1.3)) for at in range(2)]
    s.figure([[(part, warm)] for part in fingers], rim, (1, 0.8), 0.6)


def _wheel(s: Gouache, x: float, y: float, r: float, teeth: int, tone: Color) -> None:
    """Paint a toothed wheel with six spokes."""
    edge = [around(x, y, r if number % 4 < 2 else r * 0.86, number * 90 / teeth) for number in range(teeth * 4)]
    ring = cut(polygon(*edge), oval(x, y, r * 0.66))
    spokes = [
        taper(around(x, y, r * 0.7, a), r * 0.07, around(x, y, r * 0.7, a + 180), r * 0.07) for a in (20, 80, 140)
    ]
    s.figure([[(join(ring, *spokes, oval(x, y, r * 0.2)), tone)]], mix(s.haze, s.mid, 0.2), (-0.6, -1), 0.9)


def _keeper(s: Gouache) -> None:
    """Paint the keeper on her feet, the lamp on the front of her gown, both arms out to the small wheel."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = mix(haze, key, 0.62), (1, 0.35)
    head = profile(66, 84, 15, 1, 12)
    bun = join(
        outline((60, 83), (58, 74, 67, 74.4), (75, 75, 74, 80), (66, 80, 62, 90), (58, 90, 60, 83)), oval(56.6, 85, 4.2)
    )
    dress = outline(
        *((49, 101), (56, 93, 66, 96), (71, 106, 66, 122), (73, 138, 75, 153), (66, 150.6, 60, 153)),
        *((54, 150.6, 48, 154), (42, 151.6, 36, 153), (40, 132, 45, 121), (45, 110, 49, 101)),
    )
    folds = [
        outline((50, 126), (47, 140, 42, 154), (48, 155), (50, 140, 52, 126)),
        outline((56, 126), (55, 140, 54, 154), (59, 154), (59, 140, 58, 126)),
    ]
    lit = both(dress, outline((64, 92), (62, 112, 61, 124), (67, 140, 67, 156), (80, 156), (80, 92)))
    hot = both(dress, outline((65, 126), (70, 140, 71.4, 156), (80, 156), (76, 126)))
    s.figure([[(shoe(44, 158, 1, 0.9), ink)], [(shoe(63, 158.6, 1, 0.9), ink)]], rim, (0.8, -0.6), 0.7)
    s.figure(
        [
            [(limb((66, 103, 4.4), (79, 107, 3.4), (88, 86, 2.4)), mix(VIOLET, ink, 0.45))],
            [
                (dress, mix(VIOLET, ink, 0.12)),
                (drape(dress, 50, -2), mix(VIOLET, ink, 0.5)),
                *((both(dress, fold), mix(VIOLET, ink, 0.42)) for fold in folds),
                (lit, mix(VIOLET, key, 0.3)),
                (hot, mix(VIOLET, key, 0.75)),
            ],
            [(polygon((44.6, 119), (66.6, 118), (67, 123.4), (43.6, 125)), mix(ink, deep, 0.4))],
            [
                (head.head, mix(ink, key, 0.32)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(key, haze, 0.4)),
                (head.eye, ink),
                (bun, ink),
            ],
            [(limb((56, 104, 4.8), (67, 119, 3.7), (88, 100, 2.5)), mix(VIOLET, ink, 0.2))],
            [(taper((86.4, 101.6), 3.3, (88.4, 99.8), 3.1), mix(haze, DUSK, 0.3))],
        ],
        rim,
        light,
        1.1,
    )


def onyx_press(s: Gouache) -> None:
    """Level 2: under a skylight a printer throws her weight on the bar of the press, a boy daubs ink, sheets hang to dry."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (90, 38), (20, 160), [mix(DUSK, mid, 0.6), mix(DUSK, deep, 0.4), mix(deep, ink, 0.4)])
    sky = polygon((76, 36), (112, 36), (106, 46), (82, 46))
    s.fill(sky, "#fffdf6")
    s.shaft(polygon((82, 46), (106, 46), (126, 160), (44, 160)), haze, 0.42, (94, 46), (84, 160))
    s.stipple(polygon((82, 46), (106, 46), (118, 130), (56, 130)), haze, (94, 46), (88, 110), 0.45, 0.0)
    s.stroke([(-4, 52), (34, 56, 66, 47)], ink, 0.7)
    for x, y, turn in ((4, 53, 3), (24, 55, 1), (44, 53.4, -5)):
        sheet = placed(polygon((-8, 0), (8, 0), (8.6, 25), (-7.6, 24)), x, y, 1, turn)
        s.figure(
            [
                [
                    (sheet, mix(haze, "#ffffff", 0.4)),
                    (both(sheet, placed(box(-12, -2, -1, 30), x, y, 1, turn)), mix(haze, DUSK, 0.4)),
                ]
            ],
            "#fffdf6",
            (1, -0.3),
            0.6,
        )
        for row in range(6):
            s.fill(
                placed(box(-5.4, 4 + row * 3.2, 5.4 - (row % 3) * 1.6, 5.2 + row * 3.2), x, y, 1, turn),
                mix(deep, ink, 0.2),
            )
    floor = polygon((-4, 146), (124, 142), (124, 176), (-4, 176))
    s.wash(floor, (96, 0), (10, 0), [mix(DUSK, haze, 0.2), mix(deep, DUSK, 0.3)])
    for x in range(-8, 130, 16):
        s.stroke([(60 + (x - 60) * 0.8, 144), (x, 176)], mix(deep, ink, 0.3), 0.7)
    s.fill(outline((30, 158), (70, 150, 116, 154), (118, 164, 50, 168)), ink, 0.6)
    _press_frame(s)
    _inker(s)
    _puller(s)


def _press_frame(s: Gouache) -> None:
    """Paint the press: posts and head, the great screw, the platen on the bed; on a pile of sheets the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    oak, lit = mix("#4a3424", ink, 0.45), mix("#8a6444", haze, 0.15)
    for x in (64, 102):
        post = box(x - 4, 50, x + 4, 154, 0.6)
        s.figure([[(post, oak), (both(post, box(x + 0.6, 40, x + 6, 160)), lit)]], "#fff6e4", (1, -0.2), 0.8)
        s.figure([[(polygon((x - 7, 150), (x + 7, 150), (x + 9, 157), (x - 9, 157)), oak)]], lit, (0.4, -1), 0.8)
    head = box(56, 50, 110, 60, 1.4)
    s.figure([[(head, oak), (both(head, box(50, 50, 112, 54)), lit)]], "#fff6e4", (0.4, -1), 1.0)
    for x in (70, 83, 96):
        s.line(oval(x, 57, 1.9), mix(key, ink, 0.3), 0.8)
    screw = box(79, 60, 87, 84)
    s.fill(screw, mix(deep, mid, 0.5))
    s.fill(both(screw, box(83.6, 58, 88, 86)), mix(mid, haze, 0.5))
    for row in range(6):
        s.stroke([(78.6, 63 + row * 4), (87.4, 61 + row * 4)], ink, 1.0)
    bed = polygon((46, 104), (120, 104), (122, 112), (44, 112))
    s.figure([[(box(54, 112, 60, 150), oak)], [(box(108, 112, 114, 150), oak)]], lit, (1, 0), 0.8)
    s.figure([[(bed, oak), (both(bed, box(84, 100, 124, 114)), mix(oak, lit, 0.6))]], "#fff6e4", (0.3, -1), 0.9)
    s.figure([[(polygon((66, 98), (101, 98), (102, 104), (65, 104)), "#fffdf6")]], None)
    platen = box(67, 84, 99, 98, 1)
    s.figure(
        [[(platen, mix(ink, deep, 0.4)), (both(platen, box(84, 80, 102, 100)), mix(deep, mid, 0.4))]],
        "#fff6e4",
        (0.6, -1),
        0.9,
    )
    s.figure(
        [[(join(oval(83, 76, 6, 3.4), taper((83, 76), 2.0, (53, 82), 1.5)), mix("#6a4a30", key, 0.2))]],
        "#fff6e4",
        (0.2, -1),
        0.7,
    )
    for row in range(5):  # a pile of sheets under the bed
        s.fill(
            polygon((66, 142 - row * 2.2), (100, 142 - row * 2.2), (101, 144 - row * 2.2), (65, 144 - row * 2.2)),
            mix(haze, DUSK, 0.1 + 0.25 * (row % 2)),
        )
    s.fill(oval(84, 131.6, 9, 2.2), ink, 0.75)
    s.gem(ONYX, 84, 124.6, 8.2, 6, 1.4)


def _puller(s: Gouache) -> None:
    """Paint the printer, thrown back on the bar, one foot on the press: rolled sleeves, ink to the elbow, a violet skirt."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, flesh = "#fff6e4", mix(ink, key, 0.62)
    head = profile(33, 78, 15.5, 1, -18, neck=0.26)
    hair = placed(
        outline(
            *((0.36, -0.28), (0.34, -0.62, -0.10, -0.62), (-0.64, -0.54, -0.54, 0.10), (-0.40, 0.24, -0.26, 0.14)),
            *((-0.10, -0.02, -0.06, -0.18), (0.14, -0.28, 0.36, -0.28)),
        ),
        *(33, 78, 15.5, -18),
    )
    bun = oval(23.4, 80.4, 4.4, 3.8)
    blouse = outline((22, 96), (28, 87, 36, 89), (43, 93, 42, 101), (42, 112, 40, 119), (22, 122), (18, 108, 22, 96))
    skirt = outline(
        (22, 118), (32, 121, 40.6, 117), (52, 130, 58, 146), (46, 154, 22, 156), (12, 154, 9, 150), (14, 132, 22, 118)
    )
    apron = outline((34, 118), (41, 117), (52, 130, 56, 145), (48, 150, 40, 150), (38, 132, 34, 118))
    shoes = join(
        polygon((56, 142), (61, 139.4), (66, 143), (65, 146.4), (56, 147)),
        polygon((14, 152), (20, 152), (26, 157.4), (13.6, 157.6)),
    )
    far, near = limb((40, 96, 3.4), (48, 94, 2.7), (54, 84, 2.0)), limb((28, 98, 4.2), (40, 103, 3.4), (50, 88, 2.3))
    s.figure(
        [
            [(far, mix(flesh, ink, 0.4)), (small_hand(55.4, 81.6, 2.9, -40), mix(ink, deep, 0.5))],
            [(shoes, ink)],
            [(skirt, mix(VIOLET, ink, 0.25)), (drape(skirt, 30, -6), mix(VIOLET, ink, 0.6))],
            [(apron, mix(haze, DUSK, 0.25)), (drape(apron, 42, -8), mix(DUSK, deep, 0.3))],
            [(blouse, "#fffaf0"), (drape(blouse, 31, 2), mix(DUSK, haze, 0.35))],
            [
                (bun, ink),
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.68)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (hair, ink),
            ],
            [
                (near, flesh),
                (both(near, polygon((42, 84), (56, 80), (56, 96), (44, 104))), mix(ink, deep, 0.45)),
                (limb((28, 98, 5.0), (34, 100.6, 4.4)), "#fffaf0"),
            ],
            [(small_hand(51, 85.4, 3.2, -52), mix(ink, deep, 0.5))],
        ],
        rim,
        (0.9, -0.7),
        0.9,
    )


def _inker(s: Gouache) -> None:
    """Paint the boy behind the bed with a ball of ink in each hand, half hidden by the post."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = "#fff6e4"
    head = profile(113, 74, 12.5, -1, -14, neck=0.24)
    cap = outline((106.6, 70.4), (108, 66, 113, 66.4), (120, 67, 120, 74), (114, 70, 106.6, 70.4))
    body = outline((106, 88), (111, 82.6, 118, 84), (126, 90, 126, 104), (106, 104), (104, 96, 106, 88))
    arm = limb((114, 88, 3.2), (109, 98, 2.6), (112, 97, 2.0))
    s.figure(
        [
            [(body, mix(deep, DUSK, 0.6)), (both(body, box(116, 80, 128, 106)), mix(deep, ink, 0.2))],
            [
                (head.head, mix(ink, key, 0.36)),
                (cut(head.head, head.shade), mix(ink, key, 0.6)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (cap, VIOLET),
            ],
            [(arm, mix(deep, DUSK, 0.8))],
        ],
        rim,
        (-0.5, -1),
        0.8,
    )
    s.figure(
        [[(taper((113, 93), 1.2, (113, 98), 1.4), mix("#8a6444", haze, 0.15))], [(oval(113, 101, 4.8, 3.8), ink)]],
        rim,
        (-0.4, -1),
        0.7,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-26": Picture(
        onyx_clock, ((69, 85), (101, 88), (91, 98)), "winds the clock", "clock tower", "moon through the dial", seed=82
    ),
    "b2-29": Picture(
        onyx_press,
        ((84, 124), (35, 78), (52, 85), (83, 76)),
        "pulls a printing press",
        "print shop",
        "skylight over the press",
        seed=83,
    ),
}
