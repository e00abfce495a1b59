"""Pictures of the diamond cards of level 1 of rock, chalk and salt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, shoe, skin
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    both,
    box,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def diamond_hall(s: Gouache) -> None:
    """Level 1, a wide place: a boy lifts his lamp before a crystal as tall as a church."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 140), [mix(ink, deep, 0.75), mix(deep, mid, 0.6)])
    # two shafts fall through the roof
    for a, b, c, d, k in ((40, 58, 22, 48, 0.34), (92, 104, 104, 126, 0.30)):
        tone = mix(mix(ink, deep, 0.9), mid, k + 0.3)
        s.fill(polygon((a, 30), (b, 30), (d, 146), (c, 146)), tone)
        s.stipple(
            polygon((a - 8, 30), (a, 30), (c, 146), (c - 10, 146)),
            tone,
            ((a + c) / 2 - 10, 86),
            ((a + c) / 2 + 2, 90),
            0.0,
            0.6,
        )
    far = (mix(deep, mid, 0.9), mix(deep, mid, 0.45), mix(mid, haze, 0.2))
    for x, y, lean, w, length in ((34, 140, 10, 5, 92), (116, 140, -9, 5, 84)):
        prism(s, x, y, lean, w, length, far)
    # the great crystal: the one light mass, three facets and a crown
    left = polygon((50, 146), (55, 86), (82, 40), (71, 72), (67, 146))
    front = polygon((67, 146), (71, 72), (82, 40), (99, 60), (102, 146))
    side = polygon((102, 146), (99, 60), (82, 40), (107, 76), (112, 146))
    for x, y, lean, w, length, k in ((46, 146, -7, 5.5, 56, 0), (112, 146, 10, 5, 50, 1)):
        prism(
            s,
            x,
            y,
            lean,
            w,
            length,
            (
                (mix(mid, haze, 0.45), mix(deep, mid, 0.8), mix(mid, haze, 0.75)),
                (mix(deep, mid, 0.75), mix(deep, mid, 0.3), mix(mid, haze, 0.1)),
            )[k],
            0.3,
        )
    s.fill(left, mix(mid, haze, 0.66))
    s.fill(front, "#fffdf6")
    s.fill(side, mix(deep, mid, 0.55))
    s.fill(polygon((55, 86), (82, 40), (71, 72)), mix(haze, mid, 0.24))
    s.fill(polygon((71, 72), (82, 40), (99, 60)), mix(haze, mid, 0.10))
    s.fill(polygon((99, 60), (82, 40), (107, 76)), mix(deep, mid, 0.8))
    s.stipple(left, deep, (60, 104), (54, 148), 0.0, 0.55)
    s.stipple(front, mid, (86, 96), (86, 142), 0.0, 0.7)
    s.stipple(side, mid, (99, 100), (110, 102), 0.65, 0.0)
    s.facets(
        95,
        66,
        (14, 10.6),
        (mix(mid, deep, 0.55), mix(deep, ink, 0.2)),
        [(a, (1.0, 0.86, 1.1, 0.9)[i % 4]) for i, a in enumerate(range(-90, 270, 36))],
        0.8,
    )
    s.fan(95, 66, 27, [(-72, -66), (-38, -33), (-6, -1), (28, 33)], haze, 0.75)
    s.fan(95, 66, 25, [(104, 110), (140, 145), (176, 181), (208, 213)], mid, 0.75)
    near = (mix(deep, mid, 0.30), mix(ink, deep, 0.7), mix(mid, haze, 0.10))
    for x, y, lean, w, length in (
        (29, 152, 2, 8, 80),
        (17, 152, 12, 8, 112),
        (41, 152, -9, 5, 42),
        (116, 150, 2, 6, 66),
        (123, 150, -8, 7, 104),
        (107, 148, 14, 4, 26),
    ):
        prism(s, x, y, lean, w, length, near)
    s.gem(0, 95, 66, 7.6, glint=1.5)
    # ledge
    floor = polygon((-4, 142), (28, 132), (62, 127.5), (90, 128.5, 5), (100, 139), (124, 136), (124, 170), (-4, 170))
    s.fill(floor, ink)
    s.stipple(
        both(floor, polygon((40, 124), (96, 124), (90, 150), (20, 150))),
        mix(deep, key, 0.35),
        (72, 124),
        (64, 146),
        0.9,
        0.0,
    )
    dark = (mix(ink, deep, 0.40), ink, mix(ink, deep, 0.8))
    for x, y, lean, w, length in (
        (10, 174, 2, 9, 118),
        (-2, 172, 14, 8, 90),
        (24, 174, -10, 6, 56),
        (38, 176, -16, 5, 34),
        (112, 178, 8, 8, 58),
        (122, 176, -6, 7, 96),
        (99, 180, 20, 5, 30),
    ):
        prism(s, x, y, lean, w, length, dark)
    # the boy
    h = 8.2
    with s.moved(8.5, 0.5):
        head, _shade, wedge, _eye = profile(61.5, 80.5, h, 1, -16)
        cloak = polygon((57, 86, 2), (64.6, 85, 2), (71.5, 128.5), (46, 128.5), (55, 98))
        back = polygon((46, 84), (57.6, 86), (59, 100), (54, 129), (40, 129), (50, 100))
        hood = outline(
            (56.6, 87), (54.4, 77, 61.4, 74.8), (64, 75.4, 64.7, 77.8), (61.6, 79.4, 61.6, 83.4), (62, 86.4, 64, 87.2)
        )
        pack = polygon((47.6, 88, 2), (57.4, 86.4, 2), (57, 104, 3), (45.6, 103, 3))
        arm = join(taper((61.6, 88.4), 2.6, (69, 82.4), 2.0), taper((69, 82.4), 2.0, (73.4, 71.4), 1.4))
        coat = mix(ink, key, 0.20)
        s.rings(74.6, 77.4, [7.6, 5], [mix(haze, key, 0.55), mix(key, "#fff3c8", 0.35)], 0.7)
        s.figure(
            [
                [(pack, mix(ink, deep, 0.2))],
                [
                    (join(taper((54, 126), 2.4, (52, 131), 2.0), taper((67, 126), 2.4, (69.4, 131), 2.0)), ink),
                    (cloak, coat),
                    (both(cloak, back), ink),
                    (head, mix(ink, key, 0.42)),
                    (both(head, wedge), mix(haze, key, 0.45)),
                    (hood, coat),
                ],
                [(arm, coat), (oval(73.6, 71, 1.6), mix(key, ink, 0.3))],
            ],
            rim=key,
            light=(1, -0.5),
            width=0.95,
        )
        lamp(s, 74.4, 71.4, 1.25)


def diamond_chalk(s: Gouache) -> None:
    """A carrier climbs the stair of a chalk cliff under a heaped basket, its strap over his brow; noon on the wall."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, haze)
    # the cliff: one white face, one face in shade, beds of flint
    shade = polygon((98, 30), (124, 30), (124, 160), (92, 160), (100, 120), (94, 84), (104, 58))
    s.fill(shade, mix(mid, deep, 0.2))
    s.stipple(shade, haze, (94, 90), (116, 90), 0.7, 0.0)
    left = polygon((-4, 30), (44, 30), (36, 62), (42, 90), (30, 130), (30, 172), (-4, 172))
    s.fill(left, mix(mid, haze, 0.2))
    s.stipple(left, haze, (42, 80), (20, 80), 0.75, 0.0)
    for y, x0, x1 in ((52, 46, 74), (58, 60, 92), (112, 92, 116), (84, 38, 52), (74, 100, 120)):
        s.fill(polygon((x0, y), (x1, y - 2.4), (x1 - 3, y), (x0 + 4, y + 2)), mix(mid, deep, 0.3))
    # an overhang's shadow behind the load
    s.fill(polygon((82, 30), (128, 30), (128, 96), (112, 88), (107, 79), (87, 77), (85, 58)), mix(deep, mid, 0.12))
    # the stair climbs to the left
    treads = ((104, 154), (82, 144), (60, 134), (38, 124))
    stair = polygon(
        (124, 172), (124, 154), (98, 154), (98, 144), (76, 144), (76, 134), (54, 134), (54, 124), (20, 124), (20, 172)
    )
    s.fill(stair, mix(deep, ink, 0.3))
    s.stipple(stair, ink, (80, 136), (60, 170), 0.0, 0.7)
    for x, y in treads:
        s.fill(polygon((x - 7, y), (x + 18, y), (x + 16, y + 2.4), (x - 6, y + 2.4)), "#fffdf6")
    _chalk_carrier(s)
    s.gem(DIAMOND, 98, 63, 7.2, 10, 1.5)


def _chalk_carrier(s: Gouache) -> None:
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(66, 66, 15, -1, -16)
    cap = outline((58, 62), (59, 54, 67, 53), (75, 54, 75, 64), (71, 66, 70, 61), (64, 60, 58, 62))
    vest = polygon((66, 80, 5), (80, 80, 5), (84, 98), (82, 114, 3), (68, 113, 3), (66, 98))
    basket = polygon((82, 74, 2), (112, 70, 2), (107, 112, 5), (86, 114, 5))
    lumps = [
        polygon((x - r, y + r), (x - r * 0.9, y - r * 0.3), (x, y - r), (x + r, y - r * 0.2), (x + r, y + r))
        for x, y, r in ((88, 72, 6), (108, 69, 5.6), (98, 66, 8))
    ]
    s.figure(
        [
            [(limb((77, 112, 6), (84, 131, 4.4), (90, 152, 2.8), (84, 153, 2.2)), ink)],
            *([(lump, mix(mid, haze, 0.5)), (both(lump, placed(lump, 4, 3)), mid)] for lump in lumps),
            [
                (basket, mix(key, ink, 0.5)),
                (both(basket, polygon((98, 60), (120, 60), (120, 120), (96, 120))), mix(key, ink, 0.68)),
            ],
            [(limb((74, 112, 6.4), (60, 117, 4.8), (62, 132, 2.8), (55, 133, 2.2)), mix(ink, deep, 0.35))],
            [(vest, key), (both(vest, polygon((76, 70), (92, 70), (92, 120), (75, 120))), mix(key, ink, 0.4))],
            [*skin(s, head, 0.24, 0.46), (head.eye, ink), (cap, mix(haze, mid, 0.2))],
            [(taper((45, 66), 1.1, (51, 124), 1.3), ink)],
            [
                (limb((71, 86, 4.4), (58, 101, 3.4), (49, 91, 2.4)), mix(ink, key, 0.4)),
                (mitten(48, 90, 2.8, 200), mix(ink, key, 0.5)),
            ],
        ],
        "#fffdf6",
        (-0.8, -0.9),
        1.0,
    )
    s.stroke([(60, 62.6), (72, 68, 90, 76)], ink, 1.3)
    for y in (84, 95):
        s.stroke([(84, y), (97, y + 1.6, 109, y - 3)], mix(ink, key, 0.2), 1.2)
    s.stipple(vest, haze, (68, 84), (80, 110), 0.5, 0.1)


def diamond_salt(s: Gouache) -> None:
    """At sunrise a woman carries salt on a yoke along a dike; sun, load and woman stand again in the still pan."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 106), [mix(mid, deep, 0.3), mix(mid, haze, 0.5), mix(haze, key, 0.25)])
    _pan_view(s)
    s.canvas.save()  # the image in the pan: the same view upside down
    s.canvas.translate(0, 2 * 106)
    s.canvas.scale(1, -1)
    s.wash(box(-4, 40, 124, 106), (0, 40), (0, 106), [mix(mid, deep, 0.4), mix(mid, haze, 0.4), mix(haze, key, 0.3)])
    _pan_view(s)
    s.canvas.restore()
    pan = box(-4, 106, 124, 172)
    s.fill(pan, mix(deep, mid, 0.5), 0.38)
    for y, left, right in ((114, 30, 64), (119, 88, 124), (126, 52, 96), (133, 20, 44), (139, 76, 112), (147, 40, 84)):
        s.fill(polygon((left, y), (right, y), (right - 3, y + 1.3), (left + 3, y + 1.3)), mix(haze, mid, 0.15))
    s.stipple(pan, mix(deep, ink, 0.4), (60, 140), (60, 172), 0.0, 0.8)
    s.figure([[(box(-4, 104.4, 124, 108), mix(ink, deep, 0.3))]], "#fffdf6", (0, -1), 0.8)
    s.gem(DIAMOND, 102, 77, 6.8, 8, 1.6)


def _pan_view(s: Gouache) -> None:
    """Paint what stands over the water's edge: the half sun, far heaps of salt, the woman with her load."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    with s.clipped(box(-4, 30, 124, 106)):
        s.rings(75, 106, [52, 41, 30], [mix(haze, key, 0.42), mix(haze, key, 0.75), mix(key, haze, 0.1)], 0.6)
    for x, r in ((8, 13), (26, 9), (116, 12)):
        s.fill(polygon((x - r * 1.4, 106), (x, 106 - r), (x + r * 1.4, 106)), "#fffdf6")
        s.fill(polygon((x, 106 - r), (x + r * 1.4, 106), (x + r * 0.1, 106)), mix(mid, deep, 0.2))
    _salt_bearer(s)


def _salt_bearer(s: Gouache) -> None:
    """Paint the woman in her stride, the yoke bent across her shoulders, a basket heaped with salt at each end."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(76, 52, 11, 1, 0)
    scarf = outline((70, 52), (69, 45, 76, 45), (83, 45.6, 82, 49), (76, 50, 75, 55), (71, 58, 70, 52))
    knot = ribbon([(71, 52, 1.8), (66, 56, 2.2), (60, 56, 2.0), (56, 60, 0.6)], 10)
    bodice = outline((70, 64), (75, 60, 80, 64), (83, 74, 80, 82), (69, 82), (67, 72, 70, 64))
    skirt = outline((69, 80), (75, 78, 81, 80), (87, 88, 86, 94), (74, 97, 61, 94), (64, 87, 69, 80))
    legs = [
        join(limb((70, 91, 3.0), (61, 101, 1.7)), placed(shoe(0, 0, 1, 0.5), 61, 104.6)),
        join(limb((80, 91, 3.0), (88, 101, 1.7)), placed(shoe(0, 0, 1, 0.5), 88, 105)),
    ]
    yoke = ribbon([(43, 71, 0.8), (58, 65.4, 1.4), (75, 63.4, 1.6), (92, 65.4, 1.4), (107, 71, 0.8)], 10)
    for x in (48, 102):
        for side in (-6.4, 6.4):
            s.stroke([(x, 69), (x + side, 86)], ink, 0.7)
        heap = outline((x - 8, 85), (x - 3, 78, x, 77), (x + 4, 78, x + 8, 85))
        basket = outline((x - 9, 84), (x, 86, x + 9, 84), (x + 8, 94, x + 4, 95), (x - 4, 95), (x - 8, 94, x - 9, 84))
        s.figure([[(heap, "#fffdf6")], [(basket, mix(ink, key, 0.24))]], haze, (0.2, -1), 0.8)
    s.figure(
        [
            [(part, mix(ink, key, 0.36)) for part in legs],
            [(skirt, mix(ink, deep, 0.3)), (drape(skirt, 73, 1), ink)],
            [(bodice, "#fffdf6"), (drape(bodice, 74), mix(s.mid, deep, 0.3))],
            [
                *skin(s, head, 0.3, 0.5),
                (knot, mix(key, ink, 0.36)),
                (scarf, key),
                (drape(scarf, 74), mix(key, ink, 0.3)),
            ],
            [(yoke, mix(ink, key, 0.2))],
            [
                (limb((79, 67, 2.9), (86, 74, 2.3), (90, 66, 1.7)), mix(ink, key, 0.42)),
                (mitten(90.4, 65, 2.1, -80), mix(ink, key, 0.5)),
            ],
        ],
        "#fffdf6",
        (0.7, -0.8),
        0.8,
    )


def diamond_crevasse(s: Gouache) -> None:
    """A mountaineer leaps a crevasse, his rope behind him; far down in the ice a stone catches the sun."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mix(deep, ink, 0.2), mix(deep, key, 0.22), mix(key, mid, 0.3)])
    s.rings(78, 72, [34, 25, 17], [mix(deep, key, 0.5), mix(key, haze, 0.25), "#fffaf0"], 0.6)
    peaks = polygon(
        (-4, 112), (16, 70), (28, 84), (44, 58), (60, 96), (84, 104), (104, 72), (128, 100), (128, 124), (-4, 124)
    )
    s.fill(peaks, mix(mid, key, 0.12))
    s.fill(both(peaks, polygon((16, 70), (20, 86), (10, 112), (-4, 112))), mix(deep, mid, 0.15))
    s.fill(both(peaks, polygon((44, 58), (46, 84), (34, 112), (24, 92))), mix(deep, mid, 0.15))
    s.fill(both(peaks, polygon((104, 72), (104, 92), (92, 112), (84, 104))), mix(deep, mid, 0.15))
    _crevasse(s)
    _leaper(s)
    s.gem(DIAMOND, 73, 136, 7.2, 0, 1.7)


def _crevasse(s: Gouache) -> None:
    """Paint the two walls of ice in facets, snow on their edges, and the dark between them."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        polygon((30, 112), (112, 112), (112, 176), (30, 176)),
        (0, 112),
        (0, 166),
        [mix(deep, mid, 0.5), mix(ink, deep, 0.3)],
    )
    for points, tone in (
        (((-4, 108), (44, 112), (50, 130), (46, 146), (58, 176), (-4, 176)), mix(mid, haze, 0.2)),
        (((44, 112), (50, 130), (46, 146), (58, 176), (40, 176), (34, 140), (38, 124)), mix(mid, deep, 0.35)),
        (((128, 104), (94, 109), (90, 126), (98, 140), (86, 158), (84, 176), (128, 176)), mix(mid, deep, 0.55)),
        (((94, 109), (90, 126), (98, 140), (108, 132), (110, 112)), mix(mid, deep, 0.2)),
        (((98, 140), (86, 158), (84, 176), (104, 176), (108, 150)), mix(deep, mid, 0.2)),
        (((50, 130), (46, 146), (38, 140)), mix(mid, haze, 0.1)),
    ):
        s.fill(polygon(*points), tone)
    s.stipple(polygon((94, 109), (128, 104), (128, 176), (84, 176)), ink, (110, 130), (118, 174), 0.0, 0.6)
    s.stipple(polygon((-4, 108), (44, 112), (58, 176), (-4, 176)), deep, (30, 130), (24, 176), 0.0, 0.5)
    for snow in (
        outline((-4, 104), (24, 102, 45, 109), (49, 113, 44, 116), (24, 113, -4, 116)),
        outline((128, 99), (108, 100, 93, 106), (89, 110, 94, 113), (108, 110, 128, 110)),
    ):
        s.figure([[(snow, "#fffdf6")]], "#ffffff", (0, -1), 0.8)
    # the block that holds the stone, jammed in the gap
    block = polygon((58, 134), (66, 125), (82, 126), (88, 136), (80, 147), (64, 147))
    s.fill(block, mix(ink, deep, 0.2))
    s.rim([block], haze, (0.3, -1), 1.0)


def _leaper(s: Gouache) -> None:
    """Paint the leaping man: one leg thrown forward, one back, the axe in the hand behind, his rope in a curve."""
    ink, deep, key = s.ink, s.deep, s.key
    head = profile(72, 60, 12.4, 1, 8)
    hat = outline(
        (65, 58), (64, 50, 72, 50), (79, 51, 78.6, 55), (81, 57), (80.6, 58.6), (72, 57, 68, 62), (66, 62, 65, 58)
    )
    jacket = outline((59, 76), (64, 70, 71, 72), (76, 82, 68, 96), (55, 95), (54, 84, 59, 76))
    scarf = [
        ribbon([(70, 70, 2.6), (62, 70, 2.8), (54, 66, 2.8), (46, 69, 2.2)], 10),
        outline((64, 70), (70, 66, 76, 70), (74, 75, 66, 75), (62, 73, 64, 70)),
    ]
    pack = outline((50, 76), (54, 72, 60, 74), (58, 90, 52, 92), (47, 86, 50, 76))
    front = join(limb((64, 94, 5.2), (80, 96, 4.2), (86, 106, 2.6)), placed(shoe(0, 0, 1, 0.74), 87, 110, 1, -14))
    back = join(limb((60, 94, 5.2), (48, 102, 4.0), (34, 97, 2.6)), placed(shoe(0, 0, 1, 0.74), 30, 98, 1, 78))
    axe = [taper((43, 84), 0.9, (54, 62), 0.9), ribbon([(46, 58, 0.5), (53, 61, 1.5), (60, 66, 0.6)], 8)]
    s.stroke([(56, 90), (40, 128, 14, 104), (0, 96, -6, 103)], key, 1.4)
    s.figure(
        [
            [(back, ink)],
            [
                (limb((70, 77, 3.4), (82, 80, 2.7), (91, 72, 2.0)), mix(ink, deep, 0.2)),
                (mitten(92.4, 71, 2.4, -40), key),
            ],
            [(pack, mix(key, ink, 0.4))],
            [(front, mix(ink, deep, 0.3))],
            [(jacket, mix(ink, deep, 0.55)), (drape(jacket, 62, 1), mix(ink, deep, 0.15))],
            [(scarf[0], mix(key, ink, 0.2))],
            [*skin(s, head, 0.34, 0.58), (head.eye, ink), (hat, mix(ink, deep, 0.3))],
            [(scarf[1], key)],
            [(part, ink) for part in axe],
            [
                (limb((61, 78, 3.8), (50, 86, 3.0), (46, 79, 2.2)), mix(ink, deep, 0.7)),
                (mitten(45.6, 78, 2.5, -80), key),
            ],
        ],
        "#fffdf6",
        (0.8, -0.8),
        0.9,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-03": Picture(
        diamond_chalk,
        ((62, 67), (98, 63), (49, 90)),
        "carries chalk up a stair",
        "chalk cliff",
        "noon on the white wall",
        seed=35,
    ),
    "b1-05": Picture(
        diamond_salt,
        ((78, 52), (90, 66), (102, 77)),
        "carries salt on a yoke",
        "salt pan",
        "half sun and its image",
        seed=36,
    ),
    "b1-06": Picture(
        diamond_crevasse,
        ((74, 60), (92, 71), (73, 136), (46, 78)),
        "leaps a crevasse",
        "glacier under peaks",
        "dawn sun behind the leap",
        seed=37,
    ),
    "b1-07": Picture(
        diamond_hall, ((70, 83), (82, 74), (95, 66)), "lifts his lamp", "hall of crystal", "the crystal", seed=3
    ),
}
