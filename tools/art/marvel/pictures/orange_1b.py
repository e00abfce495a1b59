"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    block,
    both,
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


def _barn(s: Impact) -> None:
    """Paint the inside of a barn and, through its door, a field at sunset."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    for x in range(-4, 124, 14):
        s.stroke([(x, -4), (x, 150)], s.ink, 1.4)
    door = polygon((36, 172), (36, 44), (54, 26), (96, 26), (114, 44), (114, 172))
    s.inked([(door, s.key)], 2.4, (0.0, 0.0))
    with s.clipped(door):
        for r, tone in (
            (56, mix(s.key, s.light, 0.3)),
            (42, mix(s.key, s.light, 0.65)),
            (29, s.light),
            (19, "#fffaf0"),
        ):
            s.fill(oval(84, 84, r), tone)
        s.fill(svg("M30 104 C50 98 80 102 120 96 V172 H30 Z"), s.mid)
        s.fill(svg("M30 118 C60 108 90 116 120 108 V172 H30 Z"), mix(s.deep, s.mid, 0.5))
        for number in range(6):
            s.stroke([(44 + 12 * number, 172), (64 + 5 * number, 113)], s.deep, 1.3)
        silo = join(box(40, 72, 49, 106), oval(44.5, 72, 4.5, 5))
        s.fill(join(silo, polygon((49, 104), (49, 90), (57, 84), (65, 90), (65, 104))), mix(s.deep, s.mid, 0.4))
    for beam in (polygon((-4, 30), (46, 22), (46, 29), (-4, 37)), box(-4, 12, 124, 19)):
        s.inked([(beam, s.deep)], 1.4, (0.0, 0.9))
    s.fill(box(-4, 12, 124, 13.6), s.mid)
    s.fill(svg("M-4 140 C20 130 36 138 50 141 C80 146 100 138 124 142 V172 H-4 Z"), mix(s.ink, s.deep, 0.25))
    lots = chance(7)
    for number in range(20):  # straw
        x = 6 * number + 4 * next(lots)
        s.stroke([(x, 146), (x - 4 + 8 * next(lots), 136 - 5 * next(lots))], s.mid, 1.0)


def _piglet(s: Impact) -> None:
    """Paint a piglet that sits on the origin and looks to the left, its feet out before it."""
    pink, shade = mix("#ffb0a0", s.light, 0.35), mix("#e0685a", s.deep, 0.2)
    far = [taper((-8, -6), 4.0, (-21, -11), 3.0), taper((-7, -20), 3.4, (-19, -25), 2.6)]
    for limb in far:
        s.inked([(limb, shade)], 1.4, (0.6, 0.8))
    body = svg("M-13 -24 C-6 -34 12 -34 19 -22 C24 -12 20 1 8 2 C-4 3 -15 -2 -16 -12 C-16.500 -16 -15 -21 -13 -24 Z")
    s.stroke([(20, -8), (27, -13, 25, -6), (24, -2, 29, -6)], s.ink, 3.4)
    s.stroke([(20, -8), (27, -13, 25, -6), (24, -2, 29, -6)], pink, 1.5)
    s.inked([(body, pink)], 1.9, (-0.6, 1.4))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 7, -3)), shade)
        s.dots(body, shade, (6, -16), (-8, 0), 0.0, 0.8, pitch=2.4)
    ear = svg("M-6 -40 C-1 -50 8 -53 15 -50 C13 -43 7 -37 0 -34 Z")
    head = svg("M-22 -38 C-20 -46 -8 -48 -1 -42 C5 -36 4 -26 -3 -22 C-10 -19 -19 -21 -22 -27 Z")
    s.inked([(placed(ear, -6, -1), shade)], 1.3, (0.4, 0.8))
    s.inked([(head, pink)], 1.8, (-0.5, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, 5, -3)), shade)
    s.inked([(ear, pink)], 1.5, (0.4, 0.9))
    s.fill(both(ear, placed(ear, 1, 4)), shade)
    snout = oval(-22, -31, 4.6, 6.4, -8)
    s.inked([(snout, mix(pink, shade, 0.4))], 1.5, (-0.3, 0.8))
    for y in (-33, -29):
        s.fill(oval(-23, y, 1.0, 1.3), s.ink)
    s.fill(oval(-10, -36, 2.1, 2.6), s.ink)
    s.fill(oval(-10.7, -37, 0.7), "#ffffff")
    s.stroke([(-15, -23.5), (-11, -21.5, -8, -24)], s.ink, 1.2)
    for start, end in (((-4, -4), (-18, -3)), ((-3, -17), (8, -28))):
        limb = taper(start, 4.4, end, 3.2)
        s.inked([(limb, pink)], 1.5, (-0.4, 1.0))
        hoof = both(oval(*end, 3.4), limb)
        s.fill(hoof, s.deep)


def spider_ham(s: Impact) -> None:
    """A piglet swings out of a barn. Light: the low sun in the door."""
    _barn(s)
    for top, low in (((58, 12), (56, 122)), ((84, 12), (88, 114))):
        s.stroke([top, low], s.ink, 3.0)
        s.stroke([top, low], s.light, 1.2)
    with s.moved(73.0, 112.0, turn=-14.0):
        s.inked([(box(-21, 1, 21, 6, 1), mix(s.deep, s.mid, 0.4))], 1.6, (0.4, 1.0))
        s.fill(box(-21, 1, 21, 2.6, 0.6), s.key)
        _piglet(s)
    for x, y in ((99, 120), (104, 110), (94, 128)):
        s.stroke([(x, y), (x + 7, y - 4, x + 9, y - 12)], "#ffffff", 1.5)


def _lit_wall(s: Impact) -> None:
    """Paint a house front seen from the street: courses of bricks, a window at the top, morning across it."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-4, -4), (70, -4), (124, 62), (124, 172), (90, 172), (-4, 84)), s.key)
    s.fill(polygon((14, -4), (56, -4), (124, 80), (124, 152)), mix(s.key, s.light, 0.55))
    for row in range(13):
        y = 4 + row * (7.4 + row * 0.5)
        s.stroke([(-4, y), (124, y)], s.deep, 0.9 + 0.05 * row, 0.7)
        wide = 14 + row * 1.3
        for number in range(-5, 6):
            x = 60 + (number + 0.5 * (row % 2)) * wide
            s.stroke([(x, y), (x, y + 7.4 + row * 0.5)], s.deep, 0.9 + 0.05 * row, 0.7)
    s.dots(ALL, s.deep, (70, 60), (0, 172), 0.0, 0.8)
    s.inked([(box(34, -6, 78, 44, 1), s.light)], 1.7)
    s.fill(box(38, -6, 74, 38), mix(s.ink, s.deep, 0.4))
    s.inked([(box(31, 42, 81, 49, 1), "#fff3d8")], 1.7, (0.3, 1.6))


def spider_girl(s: Impact) -> None:
    """A yo-yo drops from a window over the street. Seen from below; light: the morning across the wall."""
    _lit_wall(s)
    girl = join(
        oval(54, 24, 8.4, 9.4),
        svg("M42 44 C42 34 48 32 54 32 C62 32 67 35 68 44 Z"),
        svg("M46 22 C44 12 52 10 57 12 C66 11 68 20 65 26 C72 24 74 34 68 38 C66 33 64 30 62 28 Z"),
    )
    s.fill(girl, s.ink)
    s.rim([girl], s.key, (0.7, -0.7), 1.4)
    arm = join(taper((64, 40), 3.6, (68, 56), 3.0), oval(68, 59, 4.0, 4.6))
    s.fill(arm, s.ink)
    s.rim([arm], s.key, (1.0, -0.2), 1.3)
    # the string swells as it comes near
    for tone, more in ((s.ink, 1.6), ("#ffffff", 0.0)):
        s.fill(ribbon([(68, 62, 0.6 + more), (71, 80, 0.9 + more), (80, 104, 1.4 + more)]), tone)
    for x, top, foot in ((44, 70, 92), (50, 62, 76), (102, 66, 90), (108, 78, 96)):
        s.stroke([(x, top), (x, foot)], "#ffffff", 1.8)
    # two halves and the gap between them
    cyan, pale, dim = s.accent, "#bdf2fa", mix(s.accent, s.ink, 0.55)
    s.fill(oval(84, 128, 33, 18), s.ink, 0.45)
    back = oval(85, 107, 25, 29, 18)
    s.inked([(back, cyan)], 2.2, (0.8, 1.4))
    s.dots(back, dim, (92, 84), (104, 128), 0.1, 0.95, pitch=2.4)
    s.fill(oval(76, 110, 23, 26, 18), s.ink)
    face = oval(66, 113, 26, 29, 18)
    s.inked([(face, cyan)], 2.5, (0.6, 1.6))
    s.fill(cut(face, placed(face, -2.8, 3.4)), pale)
    s.dots(face, dim, (70, 108), (54, 140), 0.0, 0.9, pitch=2.4)
    s.inked([(oval(65, 113, 19, 21.6, 18), s.light)], 1.5, (0.3, 0.5))
    s.fill(cut(oval(65, 113, 19, 21.6, 18), placed(oval(65, 113, 19, 21.6, 18), -3, 3)), "#ffffff")
    s.inked([(oval(65, 113, 12, 13.8, 18), s.mid)], 1.4, (0.3, 0.5))
    s.dots(oval(65, 113, 12, 13.8, 18), s.deep, (68, 108), (58, 122), 0.0, 0.9, pitch=2.4)
    s.inked([(oval(65, 113, 4.6, 5.2, 18), cyan)], 1.3)
    s.fill(oval(53, 97, 5.4, 2.6, -50), "#ffffff")


def _plain_at_sunset(s: Impact) -> None:
    """Paint a red plain with table hills, the sun half below its edge."""
    s.steps(ALL, (60, 0), (60, 84), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key])
    s.fill(oval(84, 82, 38), mix(s.key, s.light, 0.45))
    s.fill(oval(84, 82, 29), s.light)
    s.fill(oval(84, 82, 21), "#fffbe8")
    s.fill(polygon((-4, 84), (-4, 66), (6, 64), (26, 65), (32, 76), (46, 84)), mix(s.deep, s.mid, 0.3))
    s.fill(box(-4, 82, 124, 172), s.mid)
    s.steps(
        box(-4, 82, 124, 172), (60, 82), (60, 152), [mix(s.key, s.light, 0.3), s.key, s.mid, mix(s.mid, s.deep, 0.6)]
    )
    s.dots(box(-4, 82, 124, 172), s.deep, (84, 98), (20, 150), 0.0, 0.7)


def _flat_tree(s: Impact, x: float, foot: float, high: float) -> None:
    """A tree with a flat crown, dark before the sun, and its shadow towards us."""
    s.fill(polygon((x - 2, foot), (x + 2, foot), (x - 12, foot + high * 0.5), (x - 18, foot + high * 0.5)), s.deep)
    top = foot - high
    trunk = polygon(
        (x - 2.6, foot),
        (x - 1.4, top + 10),
        (x - 9, top + 3),
        (x - 7, top + 2),
        (x, top + 7),
        (x + 8, top + 1),
        (x + 10, top + 2.4),
        (x + 2, top + 11),
        (x + 2.8, foot),
    )
    crown = polygon(
        (x - 18, top + 4),
        (x - 13, top - 3),
        (x - 4, top - 6),
        (x + 7, top - 5),
        (x + 16, top - 1),
        (x + 19, top + 4),
        (x + 4, top + 6),
        (x - 6, top + 4),
    )
    s.fill(join(trunk, crown), s.ink)
    s.rim([crown], s.key, (0.7, 0.5), 1.2)


def _trail(s: Impact, points: Sequence[tuple[float, float, float]]) -> None:
    s.fill(ribbon(points, 20), s.accent)
    s.fill(ribbon([(x, y - half * 0.3, half * 0.4) for x, y, half in points], 20), "#c8f4fa")


def yondu(s: Impact) -> None:
    """A boomerang comes back to us round three trees. Low over a plain; light: the sun on its edge."""
    _plain_at_sunset(s)
    _flat_tree(s, 84, 88, 38)
    _trail(s, ((112, 82, 0.9), (98, 74, 0.9), (78, 71, 1.0), (54, 74, 1.3), (40, 82, 1.8)))
    _flat_tree(s, 52, 96, 46)
    _trail(s, ((40, 82, 1.8), (42, 91, 2.2), (58, 97, 2.4), (82, 95, 2.1), (102, 88, 1.4), (112, 82, 0.9)))
    _flat_tree(s, 106, 106, 42)
    _trail(s, ((76, 79, 0.8), (96, 84, 1.4), (112, 96, 2.6), (110, 110, 3.6), (98, 116, 4.2), (88, 112, 4.4)))
    with s.moved(66, 114, 0.96, turn=-8):
        wing = svg(
            "M-27 18 C-28 4 -20 -14 -4 -20 C8 -22 24 -14 37 2 C39 6 34 10 30 7 C20 -2 8 -8 0 -6 C-10 -3 -15 8 -16 20 C-17 26 -26 25 -27 18 Z"
        )
        s.inked([(wing, "#c8702a")], 2.2, (1.0, 1.6))
        with s.clipped(wing):
            s.fill(
                svg(
                    "M-27 18 C-28 4 -20 -14 -4 -20 C8 -22 24 -14 37 2 L36 4 C24 -8 8 -16 -2 -14 C-16 -10 -22 4 -22 20 Z"
                ),
                "#ffd9a0",
            )
            for x, y, turn in ((-22, 8, 80), (-19, 1, 66), (22, -7, 34), (28, -2, 38)):
                s.fill(placed(box(-2, -14, 2, 14), x, y, turn=turn + 90), s.ink)
            s.fill(placed(box(-3, -16, 3, 16), -2, -12, turn=6), s.accent)
            s.dots(wing, s.ink, (64, 112), (70, 132), 0.0, 0.6, pitch=2.4)
    for x, y, turn in ((40, 132, 10), (92, 136, -8), (50, 142, 4)):
        s.fill(placed(polygon((-8, 0), (0, -1.2), (8, 0), (0, 1.0)), x, y, turn=turn), s.light)


def _alley(s: Impact) -> None:
    """Paint an alley at night between two rows of houses, a lamp on its bracket at the end."""
    s.steps(
        ALL, (60, 0), (60, 140), [mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.8), s.deep, mix(s.deep, s.mid, 0.5)]
    )
    for r, tone in ((62, s.deep), (48, mix(s.deep, s.mid, 0.7)), (36, s.mid), (25, s.key), (15, s.light)):
        s.fill(oval(70, 56, r), tone)
    s.halo(ALL, s.ink, 70, 56, 44, 96, 0.0, 0.8)
    for edge, outer in (
        (polygon((-4, -4), (24, -4), (44, 112), (-4, 172)), -4),
        (polygon((124, -4), (112, -4), (94, 112), (124, 172)), 124),
    ):
        s.fill(edge, mix(s.ink, s.deep, 0.35))
        s.rim([edge], s.key, (1.0 if outer < 0 else -1.0, 0.0), 1.7)
    for x, y, wide, high in ((10, 46, 9, 14), (24, 62, 7, 12), (108, 84, 8, 14)):
        s.fill(block(x, y, wide, high), s.key)
        s.fill(block(x, y, wide, 3), s.ink)
    s.fill(polygon((44, 112), (94, 112), (124, 172), (-4, 172)), mix(s.deep, s.mid, 0.6))
    s.fill(polygon((58, 112), (84, 112), (104, 172), (32, 172)), s.key)
    s.dots(polygon((44, 112), (94, 112), (124, 172), (-4, 172)), s.ink, (70, 114), (70, 160), 0.1, 0.8)
    s.stroke([(108, 30), (84, 30, 72, 42)], s.ink, 3.0)
    lamp = [
        (polygon((62, 66), (58, 50), (82, 50), (78, 66)), "#fff6d8"),
        (polygon((56, 50), (70, 39), (84, 50)), s.ink),
    ]
    s.inked(lamp, 1.9)
    s.stroke([(70, 51), (70, 65)], s.ink, 1.2)


def hawkeye(s: Impact) -> None:
    """Somebody aims a slingshot at a lamp. From the eye of the shooter; light: the lamp."""
    _alley(s)
    wood, lit, dim = mix(s.key, s.light, 0.45), "#ffffff", s.deep
    # the fork
    fork = svg(
        "M65 172 V122 C64 114 45 110 42 92 C40 84 42 78 45 75 L54 77 C51 84 52 90 56 95 C60 101 65 104 70 104 "
        "C75 104 80 101 84 95 C88 90 89 84 86 77 L95 75 C98 78 100 84 98 92 C95 110 76 114 75 122 V172 Z"
    )
    s.inked([(fork, wood)], 2.6, (0.8, 1.4))
    with s.clipped(fork):
        s.rim([fork], lit, (0.2, -1.0), 3.0)
        s.dots(fork, dim, (66, 104), (74, 150), 0.0, 0.9, pitch=2.4)
    for side in (-1, 1):
        s.inked([(placed(box(-7, -3, 7, 3, 1.4), 70 + side * 21.5, 82, 1.0, side * 8), s.accent)], 1.6, (0.3, 0.6))
    # the bands swell towards us; the pouch and what it holds
    for side in (-1, 1):
        band = ribbon([(70 + side * 21, 82, 1.6), (70 + side * 18, 104, 2.4), (70 + side * 11, 128, 3.6)])
        s.inked([(band, s.accent)], 1.7, (0.4, 0.8))
        s.fill(cut(band, placed(band, 1.5, 0.4)), "#bdf2fa")
    pouch = svg("M54 124 C60 120 80 120 86 124 C90 132 88 144 82 148 H58 C52 144 50 132 54 124 Z")
    s.inked([(pouch, "#8a3208")], 2.3, (0.6, 1.3))
    s.fill(cut(pouch, placed(pouch, 0.8, 3.0)), "#f0904a")
    stone = oval(70, 127, 9.4, 8.4)
    s.inked([(stone, s.light)], 2.0, (0.5, 0.9))
    s.fill(cut(stone, placed(stone, -2.4, -2.4)), s.key)
    s.fill(oval(67, 123.6, 3.0, 1.8, -20), "#ffffff")
    for start, end in (((44, 160), (58, 138)), ((98, 160), (83, 138))):
        finger = taper(start, 8.4, end, 5.4)
        s.inked([(finger, mix(s.ink, s.deep, 0.3))], 1.6, (0.4, 0.8))
        s.rim([finger], s.key, (0.0, -1.0), 1.7)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(spider_ham, ((66.0, 76.0), (76.0, 100.0)), "swings out", "barn door", "low sun in the door"),
    "m1-22": Picture(
        spider_girl, ((66.0, 112.0), (56.0, 24.0)), "drops from a window", "house front", "morning across the wall"
    ),
    "m1-23": Picture(hawkeye, ((70.0, 57.0), (70.0, 127.0)), "is aimed at a lamp", "alley", "alley lamp"),
    "m1-24": Picture(
        yondu,
        ((64.0, 104.0), (88.0, 86.0), (46.0, 122.0)),
        "comes back round three trees",
        "plain",
        "sun on the plain's edge",
    ),
}
