"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, limb, mix, oval, placed, polygon, ribbon, svg


def _taqueria(s: Impact) -> None:
    """Paint the wall of an eating house: the pale disc of its lamp behind the guest, strings of dried peppers, a table."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    pepper = svg("M0 0 C5 2 6 12 1 22 C-1 14 -5 6 0 0 Z")
    for x, top in ((44, -4), (60, -10), (112, 44)):
        for at in range(4):
            for side in (-1, 1):
                s.fill(placed(pepper, x, top + 9 * at, 0.62, side * 34), s.mid)
    lamp = ((60, s.deep), (54, s.mid), (48, mix(s.key, s.light, 0.4)), (41, s.light))
    s.pool(70, 68, lamp)
    s.halo(ALL, s.ink, 70, 80, 62, 116, 0.0, 0.7)
    s.fill(box(-4, 140, 124, 172), mix(s.ink, s.deep, 0.3))


def _burning_guest(s: Impact) -> None:
    """Paint a guest from the front who has bitten into a pepper: eyes screwed up, blushing, steam out of both ears."""
    for side in (-1, 1):
        x = 76 + side * 24
        s.puff(
            [
                (x + side * 6, 72, 3.6),
                (x + side * 13, 68, 5),
                (x + side * 20, 62, 6.4),
                (x + side * 19, 72, 5.0),
            ],
            "#ffffff",
            s.light,
            1.8,
            (0.0, -1.0),
            s.key,
        )
    shirt = svg("M32 176 C36 142 50 130 64 124 L88 124 C104 130 118 142 122 176 Z")
    s.inked([(shirt, s.light)], 2.3, (0.6, 1.0))
    s.fill(cut(shirt, placed(shirt, -7, 3)), s.key)
    skin, dim = "#b4562c", "#6e2416"
    for side in (-1, 1):
        collar = placed(svg("M2 122 L19 126 L25 138 L11 146 L0 134 Z"), 76, 0, flip=side < 0)
        s.inked([(collar, "#ffffff" if side < 0 else s.light)], 1.8, (0.3, 0.6))
    for side in (-1, 1):
        s.inked([(oval(76 + side * 23.4, 76, 4.8, 7.0), skin if side < 0 else dim)], 1.8, (0.3, 0.5))
    head = svg("M53 66 C52 46 62 38 76 38 C91 38 100 46 99 66 C101 92 96 121 76 127 C57 121 51 92 53 66 Z")
    s.inked([(head, skin)], 2.5, (0.8, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -6, 2)), dim)
        s.fill(svg("M50 104 C58 94 70 92 78 92 C84 100 80 122 70 130 H50 Z"), "#e88a4a")
        for x in (60, 92):
            s.fill(oval(x, 88, 7.4, 5.2), s.mid)
    hair = svg(
        "M52 66 C46 48 50 34 60 31 C62 24 72 26 75 29 C80 23 90 26 92 31 C104 34 106 50 100 66 L95 54 L89 58 L83 50 L76 57 L69 50 L63 58 L57 54 Z"
    )
    s.inked([(hair, s.ink)], 1.6, (0.5, 0.9))
    s.rim([hair], s.mid, (-0.5, -1.0), 2.0)
    tear = svg(
        "M0 -7 C1.500 -3 4.500 0 4.500 3 C4.500 6 2.400 7.600 0 7.600 C-2.400 7.600 -4.500 6 -4.500 3 C-4.500 0 -1.500 -3 0 -7 Z"
    )
    for side in (-1, 1):
        x = 76 + side * 10.6
        s.stroke([(x + side * 7, 69), (x - side * 4.4, 75)], s.ink, 3.2)
        s.stroke([(x + side * 7, 80), (x - side * 4.4, 75)], s.ink, 3.2)
        s.stroke([(x - side * 5, 66), (x + side * 2, 61, x + side * 9, 61.6)], s.ink, 3.4)
        drop = placed(tear, 76 + side * 24, 90, 0.8, side * -16)
        s.inked([(drop, "#ffffff")], 1.4, (0.2, 0.4))
    s.stroke([(75, 78), (70, 86, 77, 87.6)], s.ink, 2.0)
    mouth = svg("M56 104 C55 94 64 92 74 93 C86 92 95 96 93 107 C91 117 84 121 75 121 C64 121 57 114 56 104 Z")
    s.inked([(mouth, s.ink)], 2.0, (0.2, 0.4))
    with s.clipped(mouth):
        s.fill(svg("M52 90 H100 V98.5 C90 96 66 96 54 100 Z"), "#ffffff")
        s.fill(oval(80, 121, 12, 7), s.mid)


def _breath_of_fire(s: Impact) -> None:
    """Paint the flame that bursts out of the mouth to the left at us, stepped from red to white, the lip before its root."""
    flame = svg(
        "M84 106 C74 101 64 104 56 100 C50 96 46 93 40 94 C43 97 43 100 41 102 C36 100 30 100 24 104 C30 105 33 108 33 111 C28 112 23 116 20 122 "
        "C26 119 31 120 34 122 C32 127 32 132 35 138 C37 133 41 130 45 130 C46 134 49 138 54 140 C53 135 54 131 58 128 C66 126 78 120 84 112 Z"
    )
    s.inked([(flame, "#ff8a1e")], 2.6, (0.5, 1.2))
    for share, tone in ((0.72, "#ffc830"), (0.44, "#fffbe0")):
        s.fill(placed(placed(flame, -78, -109), 78, 109, share), tone)
    lip = svg("M56 114 C62 120 84 122 93 108 C97 112 93 122 84 126 C72 130 60 124 56 114 Z")
    s.inked([(lip, "#e0623a")], 1.8, (0.3, 0.7))
    s.fill(cut(lip, placed(lip, 0.6, 3.0)), "#ffc07a")


def hela(s: Impact) -> None:
    """A guest breathes fire after one bite of a pepper. Eye to eye, in an eating house; light: the flame."""
    _taqueria(s)
    with s.moved(-6.0, -2.0):
        _burning_guest(s)
        _breath_of_fire(s)
    skin = "#b4562c"
    s.inked([(limb((134, 150, 12), (117, 114, 8.0)), s.light)], 2.2, (0.5, 0.8))
    pod = svg("M-10 2 C-13 12 -11 20 -21 32 L-17 33 L-16 37 L-11 36 L-9 39 C3 32 12 18 10 2 C5 -3 -5 -3 -10 2 Z")
    with s.moved(100, 106, 0.92, turn=6):
        s.inked([(pod, s.accent)], 2.4, (0.6, 0.9))
        with s.clipped(pod):
            s.fill(cut(pod, placed(pod, -4.0, -0.6)), mix(s.accent, s.ink, 0.5))
            s.stroke([(-21, 31), (-17, 32), (-15, 36), (-11, 35), (-8, 39)], "#ffe9b0", 5.0)
            s.stroke([(-5, 6), (-5, 14, -9, 23)], "#8ee6d2", 2.6)
        cap = svg("M-9 3 C-9 -4 -4 -6 0 -6 C5 -6 9 -3 9 3 L5 1 L1 5 L-3 1 Z")
        s.inked([(limb((0, -4, 2.2), (4, -14, 1.8)), "#8ee6d2"), (cap, "#8ee6d2")], 1.6, (0.3, 0.5))
    hand = oval(111, 98, 8.6, 8.0)
    s.inked([(hand, skin)], 2.2, (0.5, 0.8))
    s.fill(cut(hand, placed(hand, -2.6, -2.0)), "#6e2416")
    for at in range(3):
        s.inked([(limb((112, 95 + 4.6 * at, 3.2), (103.4, 93.6 + 4.4 * at, 2.8)), skin)], 1.6, (0.3, 0.6))


def _harbour_at_sunset(s: Impact) -> None:
    """Paint a harbour after sunset: bars of cloud over the glow at the left, a far quay, a pile in front."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    steps = ((116, s.deep), (94, mix(s.deep, s.mid, 0.5)), (72, s.mid), (52, s.key), (33, mix(s.key, s.light, 0.7)))
    s.pool(34, 120, steps)
    for data in (
        "M-4 44 C16 40 28 46 46 42 C60 39 70 44 84 42 V47 C64 50 54 46 40 49 C26 52 12 46 -4 51 Z",
        "M40 18 C54 14 66 19 80 16 V20 C66 23 54 19 40 22 Z",
        "M88 74 C100 70 112 75 124 72 V77 C110 80 100 76 88 78 Z",
    ):
        s.fill(svg(data), mix(s.ink, s.deep, 0.5))
        s.rim([svg(data)], s.key, (0.0, 1.0), 1.2)
    quay = svg("M-4 122 V114 L14 110 L30 116 L52 117 L66 121 V122 Z")
    s.fill(quay, mix(s.ink, s.deep, 0.5))
    s.fill(box(-4, 120, 124, 172), s.deep)
    for y, x, long, tone in (
        (121, 24, 70, "#fff6e6"),
        (126, 34, 36, s.key),
        (132, 30, 30, s.light),
        (138, 36, 22, s.key),
        (144, 28, 30, s.mid),
        (134, -4, 26, s.mid),
    ):
        s.fill(polygon((x, y), (x + long / 2, y - 1.2), (x + long, y), (x + long / 2, y + 1.4)), tone)
    pile = polygon((72, 138), (116, 138), (114, 172), (74, 172))
    s.solid(pile, (s.key, mix(s.deep, s.mid, 0.3), s.ink), (-1.0, -0.3), 9.0, 2.0)
    s.inked([(oval(94, 138, 22, 4.6), s.mid)], 1.8, (0.0, 0.4))
    s.line(oval(92, 138, 12, 2.2), s.deep, 1.1)


def _full_pouch(s: Impact) -> None:
    """Paint a pelican's bill and its pouch: the light shines through it, and a fish shows as a shadow."""
    pouch = svg("M80 60 C68 66 50 72 34 77 C34 94 46 110 62 111 C76 111 84 98 86 80 C86 72 84 64 80 60 Z")
    s.inked([(pouch, s.key)], 2.4, (0.6, 1.2))
    with s.clipped(pouch):
        s.fill(svg("M78 60 C64 68 48 74 34 78 C36 90 44 102 58 104 C70 104 78 94 80 78 Z"), mix(s.key, s.light, 0.55))
        s.fill(svg("M72 66 C60 72 50 75 38 79 C40 88 48 97 58 98 C68 97 73 88 74 78 Z"), "#ffeeda")
        for points in ([(82, 66), (84, 92, 64, 108)], [(76, 66), (76, 90, 56, 106)], [(44, 76), (42, 90, 52, 102)]):
            s.stroke(points, s.key, 1.3)
        fish = placed(
            svg("M-19 1 C-12 -9 4 -9 12 -1 L20 -8 C21 -2 21 4 20 9 L12 3 C4 10 -12 10 -19 1 Z"), 59, 88, 0.92, 24
        )
        s.inked([(fish, s.accent)], 1.4, (0.2, 0.6))
        s.fill(both(fish, placed(fish, -1.0, 5.0)), "#0a5f58")
        s.fill(placed(oval(-12, -1.5, 1.8), 59, 88, 0.92, 24), "#ffffff")
        s.fill(placed(oval(-12.4, -1.5, 0.9), 59, 88, 0.92, 24), s.ink)
        s.line(placed(svg("M-6 -5 C-4 -2 -4 3 -6 6"), 59, 88, 0.92, 24), s.ink, 1.1)
    bill = svg("M78 47 C64 52 46 62 31 72 C28 75 29 80 33 81 C34 78 37 77 41 76 C55 72 70 66 83 61 Z")
    s.inked([(bill, "#ff8a4a")], 2.2, (0.4, 1.0))
    with s.clipped(bill):
        s.fill(svg("M80 45 C64 51 46 61 29 72 L30 76 C46 66 64 58 82 53 Z"), "#ffd2a0")
        s.fill(svg("M84 57 C68 64 52 70 38 74 L34 82 L84 66 Z"), s.mid)
    for x, y in ((36, 90), (42, 102), (32, 98), (50, 112)):
        s.inked([(oval(x - 3, y + 4, 1.4, 2.0), "#fff6e6")], 0.9, (0.1, 0.2))


def beta_ray_bill(s: Impact) -> None:
    """A pelican has scooped a fish into its bill. In profile; light: the strip of sunset that shines through the pouch."""
    _harbour_at_sunset(s)
    white = ("#ffffff", s.light, s.key)
    for x in (86, 98):
        s.inked(
            [(polygon((x - 2, 126), (x + 2, 126), (x + 2, 134), (x + 5, 139), (x - 10, 139), (x - 2, 134)), "#ff8a4a")],
            1.4,
        )
    tail = svg("M112 112 L128 118 L126 134 L106 128 Z")
    s.solid(tail, white, (-0.8, -0.6), 6.0, 1.8)
    body = svg("M70 112 C70 96 82 86 96 86 C112 86 122 98 122 112 C122 126 108 134 94 133 C80 132 70 124 70 112 Z")
    s.solid(body, white, (-1.0, -0.2), 12.0, 2.4)
    neck = ribbon([(84, 112, 12.0), (80, 98, 8.6), (88, 82, 7.0), (92, 68, 6.6), (88, 56, 7.4)])
    s.solid(neck, white, (-1.0, -0.1), 5.0, 2.2)
    with s.clipped(oval(82, 112, 10.4, 12)):
        s.fill(oval(82, 114, 12, 12), s.light)
        s.fill(oval(77, 114, 8, 13), "#ffffff")
    wing = svg("M88 104 C96 94 114 94 122 104 L130 122 C120 128 110 126 104 124 L108 120 C100 122 92 116 88 104 Z")
    s.solid(wing, (s.light, s.mid, s.deep), (-0.7, -1.0), 8.0, 2.0)
    for points in (
        [(98, 106), (106, 116, 118, 118)],
        [(106, 103), (114, 110, 124, 113)],
        [(94, 111), (100, 119, 108, 121)],
    ):
        s.stroke(points, s.ink, 1.5)
    for end in ((99, 44), (103, 50), (103, 56)):
        crest = ribbon([(88, 50, 2.6), ((88 + end[0]) / 2, 46 + (end[1] - 44) * 0.5, 2.2), (*end, 0.4)])
        s.inked([(crest, s.light)], 1.4, (0.2, 0.4))
    _full_pouch(s)
    head = svg("M76 50 C77 43 84 40 91 43 C98 47 98 57 93 62 C88 65 82 63 79 60 C77 57 76 54 76 50 Z")
    s.solid(head, white, (-0.8, -0.7), 4.0, 2.0)
    s.fill(svg("M77 51 C79 47 84 46 88 49 C88 54 85 58 80 59 C78 56 77 54 77 51 Z"), "#ffb27a")
    s.inked([(oval(83, 52, 2.8), "#fff6e6")], 1.1, (0, 0))
    s.fill(oval(82.4, 52.2, 1.5), s.ink)
    s.stroke([(79.6, 49.4), (83, 47.600, 87, 49)], s.ink, 1.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill,
        ((58.0, 88.0), (83.0, 52.0), (46.0, 66.0)),
        "scoops up a fish",
        "harbour",
        "sunset through the pouch",
    ),
    "m2-24": Picture(
        hela,
        ((60.0, 73.0), (81.0, 73.0), (70.0, 104.0), (54.0, 112.0), (98.0, 118.0)),
        "makes a guest breathe fire",
        "eating house",
        "breath of fire",
    ),
}
