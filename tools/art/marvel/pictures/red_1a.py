"""Pictures of the first four red cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones
from tools.art.marvel.impact import Impact
from tools.art.marvel.materials import glassy, metal
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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

_GLASS: Final = (92.0, 97.0)
"""The middle of the bursting bowl: all light comes from it."""


def _opera_house(s: Impact) -> None:
    """Paint a dark house and, from the right edge, the hard wedge of the flash, its brightest step about the glass."""
    x, y = _GLASS
    s.fill(ALL, s.deep)
    s.fill(polygon((-9, -9), (60, -9), (30, 180), (-9, 180)), s.shade)
    s.flash(x, y - 4, 66, 11, s.mid, seed=9, hollow=0.5)
    s.flash(x, y - 4, 44, 11, s.key, seed=9, hollow=0.5)
    s.fill(polygon((36, 141), (130, 137), (130, 180), (36, 180)), s.shade)
    s.fill(polygon((60, 140), (130, 137), (130, 140), (66, 142.6)), s.key)


_TO_THE_GLASS: Final = (0.9, 0.44)
_PROFILE: Final = svg(
    "M38 -9 C44 -2 49 8 50.600 17 C51.200 20 50 23 50.600 27 C53 33 58 39 62 44 C63.400 46.600 61.600 48.600 58 49 L54.600 50 "
    "C55.600 51.600 58.600 53 58.600 55.600 C58 57.600 55.600 57.600 52 57.800 C48 58.600 45 60 44 63 C44.600 66.600 47 69.600 51 70.400 "
    "C54 70.600 57.400 71 57.800 74 C57.800 76.600 55 77.600 54.600 79 C56.600 82 57.800 86 55 89.600 C51.600 93 44 93 35 88 "
    "C32.600 96 34 105 42 114 L-9 124 V-9 Z"
)
"""A large head in profile that sings to the right, cut off at crown and neck."""


def _singer(s: Impact) -> None:
    """Paint the singer, close: hair, cheek and neck one dark mass, brow, nose, lips and chin in the flash."""
    skin: Tones = ("#ffe2c0", "#c4604a", "#5a1622")
    dress: Tones = ("#a8f4e6", mix(s.accent, s.ink, 0.35), mix(s.accent, s.ink, 0.8))
    s.inked([(_PROFILE, skin[2])], 1.3, (0.0, 0.0))
    s.fill(svg("M58 54 C56 60 56 66 57.600 73 L47 70 L43 63 L48 57 Z"), "#3a0310")
    s.fill(
        svg("M57.800 57 C54 58.600 50.600 58.600 47.600 60 L48.400 62.600 C51.600 62.600 55 62 57.600 60.600 Z"),
        "#ffffff",
    )
    s.fill(svg("M47 68 C50 64 55 65.600 57.600 72 L51 70.600 Z"), s.mid)
    with s.clipped(_PROFILE):
        s.fill(cut(_PROFILE, placed(_PROFILE, -17.0, -5.0)), skin[1])
        s.fill(cut(_PROFILE, placed(_PROFILE, -6.0, -2.0)), skin[0])
        s.fill(polygon((-9, -9), (36, -9), (30, 60), (34, 90), (20, 124), (-9, 124)), skin[2])
    s.line(_PROFILE, s.ink, 1.3)
    for points in ([(58.8, 55.4), (52, 57.4), (47, 59.4)], [(57.8, 73.4), (51, 70.8), (46.4, 67.4)]):
        s.stroke(points, "#d8203c", 2.4)
    s.stroke([(54.4, 46.6), (57, 45.6)], skin[2], 1.4)
    s.stroke([(37, 26), (42, 31.6, 48, 28)], s.ink, 2.2)
    s.stroke([(36, 14), (42, 9, 49, 14)], s.ink, 2.4)
    hair = svg("M36 -9 C33 -2 29 8 27 20 C26 32 24 44 17 54 C11 62 4 66 -9 68 V-9 Z")
    s.fill(hair, s.ink)
    s.rim([hair], s.mid, _TO_THE_GLASS, 1.8)
    s.line(svg("M24 -9 C22 8 18 28 2 46"), s.deep, 1.4)
    jewel = polygon((22.0, 60), (27, 68), (22.4, 80), (17, 68))
    s.inked([(oval(21.6, 54.6, 4.0, 5.6, 12), skin[1]), (jewel, s.accent)], 1.3, (-0.4, 0.6))
    s.fill(polygon((22, 62), (26, 68), (22.4, 70)), "#a8f4e6")
    bust = svg("M-9 114 C10 104 24 118 44 110 C58 114 66 128 70 176 H-9 Z")
    s.inked([(bust, dress[2])], 1.4, (0.0, 0.0))
    s.fill(both(bust, svg("M46 106 C60 112 72 128 76 176 H60 C60 150 58 124 46 106 Z")), dress[1])
    s.rim([bust], dress[0], _TO_THE_GLASS, 2.2)


def _bursting_glass(s: Impact) -> None:
    """Paint a wine glass that leans from the voice on a bent stem, its rim gone: wine thrown up, five shards outwards."""
    x, y = _GLASS
    foot = oval(x + 3, y + 41, 12.0, 2.6)
    stem = svg("M91.600 112 C88 122 89 130 93 136 H97.400 C94 130 93.600 122 96.600 113 Z")
    s.inked([(foot, "#ffffff"), (stem, "#ffffff")], 1.5, (0.8, 0.8))
    s.fill(cut(foot, placed(foot, -5.0, -0.6)), s.key)
    with s.moved(turn=13.0, about=(x + 2, y + 17)):
        bowl = svg(
            "M80 92 L84.400 96 L88 88 L93 95 L98 86 L102 94 L107 89 C109 102 103 114 94 115 C84 114 78.600 104 80 92 Z"
        )
        wine = svg(
            "M79.600 98 C85 95 89 103 95 99 C100 96 104 100 108 96 C108 106 103 114 94 115 C85 114 80 107 79.600 98 Z"
        )
        s.inked([(bowl, "#ffffff")], 1.5, (0.8, 0.8))
        s.fill(both(bowl, wine), s.mid)
        s.fill(both(both(bowl, wine), svg("M97 90 H112 V118 H92 C98 112 100 102 97 90 Z")), s.deep)
        glassy(s, bowl, (-0.9, 0.5), inset=2.2, width=1.8, window=(89.0, 99.5), size=2.6)
    for px, py, r in ((88.0, 82.0, 2.4), (97.0, 76.0, 3.0), (106.0, 84.0, 2.0)):
        s.fill(oval(px, py, r, 1.3 * r), s.deep)
    shard = svg("M12 0 L1 -4 L-5 -1 L-1 4 Z")
    for angle, away, size in (
        (-172.0, 26.0, 0.8),
        (-138.0, 28.0, 1.1),
        (-104.0, 33.0, 1.2),
        (-70.0, 31.0, 1.0),
        (-36.0, 22.0, 0.8),
    ):
        at = around(x + 6, y - 3, away, angle)
        s.inked([(placed(shard, *at, size, angle), "#ffffff")], 1.2, (0.5, 0.7))
        s.fill(placed(polygon((12, 0), (-5, -1), (-1, 4)), *at, size, angle), s.light)


def crystal(s: Impact) -> None:
    """A singer's note bursts a glass. From the side of the stage, close; light: the glass that bursts."""
    _opera_house(s)
    _singer(s)
    with s.moved(-5.0):
        _bursting_glass(s)


def _card(s: Impact, x: float, y: float, size: float, turn: float, pips: int) -> None:
    """Paint a playing card with one to five hearts, or with 0 its back."""
    with s.moved(x, y, size, turn):
        s.inked([(box(-7, -10, 7, 10, 1.4), "#ffffff")], 1.5, (0.5, 0.9))
        if not pips:
            s.fill(box(-5.2, -8.2, 5.2, 8.2, 0.8), s.accent)
            for at in (-4, 0, 4):
                s.stroke([(-5, at - 3), (5, at + 3)], "#ffffff", 0.9)
            return
        heart = svg(
            "M0 3.600 C-4.600 0 -4 -3.600 -1.800 -3.400 C-0.600 -3.300 0 -2.200 0 -1.600 C0 -2.200 0.600 -3.300 1.800 -3.400 C4 -3.600 4.600 0 0 3.600 Z"
        )
        places = {
            1: ((0, 0, 1.35),),
            2: ((0, -4.6, 0.9), (0, 4.6, 0.9)),
            3: ((0, -5.4, 0.75), (0, 0, 0.75), (0, 5.4, 0.75)),
            5: ((-3, -5, 0.66), (3, -5, 0.66), (0, 0, 0.66), (-3, 5, 0.66), (3, 5, 0.66)),
        }
        for at, low, scale in places[pips]:
            s.fill(placed(heart, at, low, scale), s.mid)


_SPOT: Final = (16.0, 17.0)
"""The mouth of the follow spot."""


def _house_before_the_stage(s: Impact) -> None:
    """Paint a house from the stage: two balconies with heads in flat tones, the follow spot, its cone, the lit boards."""
    x, y = _SPOT
    dark, far = s.shade, s.deep
    s.fill(ALL, dark)
    for top, tone, size, step in ((58.0, far, 5.2, 13.0), (103.0, mix(s.deep, s.mid, 0.3), 7.0, 17.6)):
        for number in range(11):
            at = -2 + step * number
            s.fill(
                join(oval(at, top - 1.4 * size, size, 1.2 * size), oval(at, top + 1.5 * size, 1.7 * size, 2 * size)),
                tone,
            )
        s.fill(box(-9, top + 6, 130, top + 15), tone)
        s.fill(box(-9, top + 15, 130, top + 20), dark)
    s.cone(((x - 4, y + 6), (x + 8, y - 4)), ((30, 180), (160, 90)), (s.mid, mix(s.mid, s.key, 0.7)))
    s.fill(box(-9, 128, 130, 180), far)
    s.fill(oval(84, 142, 56, 18), s.light)
    s.fill(svg("M72 134 C92 126 116 132 134 140 V154 C112 158 84 150 72 134 Z"), s.ink)


def _follow_spot(s: Impact) -> None:
    """Paint the follow spot at the edge of a balcony, black, its lens white."""
    x, y = _SPOT
    with s.moved(x, y, turn=42.0):
        body = join(box(-19, -8, 0, 8, 2), polygon((-2, -8), (6, -11), (6, 11), (-2, 8)))
        s.fill(body, s.ink)
        s.rim([body], s.key, (0.6, -1.0), 1.4)
        s.fill(oval(6, 0, 4.0, 10.0), "#ffffff")


def _rabbit(s: Impact) -> None:
    """Paint a white rabbit in its leap to the left out of (78, 104), a wand in its paws, lit from the upper left."""
    fur = ("#ffffff", "#fff4ea", mix(s.key, s.light, 0.35))
    for spine in (
        [(60, 46, 3.4), (70, 34, 5.6), (80, 25, 5.2), (90, 22, 1.0)],
        [(54, 43, 3.4), (58, 28, 5.8), (66, 15, 5.2), (74, 8, 1.0)],
    ):
        ear = ribbon(spine)
        s.solid(ear, fur, (-0.8, -0.6), 3.0, 2.0)
        s.fill(ribbon([(x + 0.6, y + 0.8, r * 0.42) for x, y, r in spine]), s.key)
    far = join(taper((62, 86), 6.4, (46, 82), 4.6), oval(43.4, 82, 5.4, 5.0))
    s.inked([(far, fur[2])], 2.0, (0.3, 0.7))
    body = svg("M56 64 C70 56 86 66 92 82 C96 94 96 104 94 114 H62 C54 104 48 90 48 78 C48 72 51 67 56 64 Z")
    s.solid(body, fur, (-0.8, -0.6), 12.0, 2.4)
    thigh = svg("M70 100 C70 90 78 84 86 88 C92 92 94 102 92 114 H72 Z")
    s.line(thigh, s.ink, 1.4)
    bow = join(svg("M56 72 L46 66 V80 Z"), svg("M56 72 L66 64 L68 79 Z"), oval(56, 72, 3.4))
    head = svg("M35 56 C34 44 42 36 53 37 C63 37 70 46 68 56 C66 66 57 71 49 70 C41 69 36 64 35 56 Z")
    s.solid(head, fur, (-0.8, -0.6), 6.0, 2.3)
    s.inked([(placed(bow, 0, 2), s.accent)], 1.6, (0.3, 0.6))
    s.fill(oval(56, 74, 1.8), "#a8efe2")
    muzzle = svg("M34 56 C33 51 38 48 44 50 C51 51 54 56 52 61 C50 67 43 69 39 66 C36 64 34 60 34 56 Z")
    s.fill(muzzle, "#ffffff")
    s.stroke([(47, 68), (54, 64, 52, 57)], fur[2], 1.3)
    s.fill(svg("M45.500 47 C46.500 43 53 42.500 54.500 47 C53 51.500 47 51.500 45.500 47 Z"), s.ink)
    s.fill(oval(48.6, 45.8, 1.2), "#ffffff")
    s.stroke([(45, 39.6), (49, 37.6, 54, 39.8)], s.ink, 0.9)
    s.inked(
        [
            (
                svg(
                    "M33.500 54 C34.500 51.500 39 51.500 39.600 54 C39 57 36.600 58 35.600 57.600 C34.500 57 33.500 55.600 33.500 54 Z"
                ),
                s.mid,
            )
        ],
        1.1,
        (0.1, 0.2),
    )
    s.stroke([(36.6, 58.6), (38, 63.6, 43, 62.6)], s.ink, 1.0)
    s.inked([(svg("M38.500 63 H43 L42.200 67.500 H39.600 Z"), "#ffffff")], 0.9, (0.1, 0.2))
    s.fill(oval(58, 58, 4.0, 2.8), s.key)
    for points in ([(44, 57), (53, 54)], [(44, 59.6), (53, 60)]):
        s.stroke(points, s.ink, 0.9)
    wand = polygon((26, 106), (29.4, 108), (51, 75), (47.6, 73))
    s.inked([(wand, s.ink)], 1.4, (0.2, 0.4))
    for points in (
        ((26, 106), (29.4, 108), (33, 102.4), (29.6, 100.4)),
        ((51, 75), (47.6, 73), (44.2, 78.2), (47.6, 80.2)),
    ):
        s.inked([(polygon(*points), "#ffffff")], 1.2, (0.2, 0.4))
    near = join(taper((66, 94), 7.0, (44, 90), 5.0), oval(41, 90.4, 6.4, 5.6))
    s.solid(near, fur, (-0.6, -0.8), 4.0, 2.0)
    for x in (37.6, 41.4):
        s.stroke([(x, 92.6), (x - 0.8, 95.4)], s.ink, 0.8)


def _tilted_hat(s: Impact) -> None:
    """Paint the hat about the middle of its mouth, upright, the brim before what leaves it."""
    hat = svg("M-28 2 C-26 16 -23 30 -22 38 C-12 43 12 43 22 38 C23 30 26 16 28 2 Z")
    s.inked([(hat, s.shade)], 2.0)
    with s.clipped(hat):
        s.fill(svg("M-28 0 C-26 16 -22 32 -21 42 L-13 43 C-16 28 -20 14 -20 0 Z"), s.key)
        s.fill(svg("M-32 8 C-18 18 18 18 32 8 V18 C18 28 -18 28 -32 18 Z"), s.accent)
        s.fill(svg("M-32 8 C-24 14 -18 16 -14 16 L-12 26 C-18 25 -26 22 -32 18 Z"), "#a8efe2")
        s.fill(svg("M8 0 C8 16 6 32 4 46 H32 V0 Z"), s.ink)
    brim = cut(oval(0, 0, 39, 10), oval(0, -1.6, 28, 6.0))
    front = both(brim, box(-50, -1.6, 50, 30))
    s.inked([(front, s.shade)], 2.0, (0.4, 1.2))
    s.rim([front], s.light, (-0.6, 1.0), 1.6)


def mysterio(s: Impact) -> None:
    """A rabbit leaps out of a top hat and makes off with the wand. From the stage; light: the follow spot on a balcony."""
    _house_before_the_stage(s)
    _follow_spot(s)
    mouth = oval(0, 0, 39, 10)
    with s.moved(83.0, 103.0, turn=16.0):
        s.inked([(mouth, s.ink)], 2.0, (0.4, 1.0))
        s.rim([mouth], s.light, (-0.6, -1.0), 1.4)
        s.fill(oval(0, -1.6, 28, 6.0), s.deep)
    _rabbit(s)
    with s.moved(83.0, 103.0, turn=16.0):
        _tilted_hat(s)
    for x, y, size, turn, pips in ((104, 68, 1.0, 24, 1), (110, 94, 0.8, 58, 0)):
        _card(s, x, y, size, turn, pips)


_SLOTS: Final = ((57.0, 83.0), (78.0, 83.0))


def _kitchen_by_night(s: Impact) -> None:
    """Paint tiles by night, the glow that stands up out of the toaster on them, and a dark counter."""
    s.fill(ALL, s.deep)
    s.fill(polygon((46, 90), (90, 90), (112, -9), (20, -9)), s.mid)
    s.fill(polygon((52, 90), (84, 90), (94, -9), (42, -9)), s.key)
    for x in (14.0, 46.0, 78.0, 110.0):
        s.fill(box(x - 0.5, -9, x + 0.5, 120), s.shade)
    for y in (10.0, 42.0, 74.0, 106.0):
        s.fill(box(-9, y - 0.5, 130, y + 0.5), s.shade)
    s.fill(box(-9, 126, 130, 180), s.shade)
    s.fill(box(-9, 126, 130, 128), s.deep)
    s.fill(polygon((34, 134), (104, 134), (124, 180), (14, 180)), s.ink)


def _slice_of_toast(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a slice of toast about its middle in the air, the glow on its lower edge."""
    form = svg("M-13 15 V-3 C-18 -6 -17 -16 -8 -16 H8 C17 -16 18 -6 13 -3 V15 C13 17 -13 17 -13 15 Z")
    crust = placed(form, x, y, 1.0, turn)
    crumb = placed(form, x, y, 0.78, turn)
    s.inked([(crust, "#a04a1c")], 1.7, (-0.2, -0.9))
    s.rim([crust], "#fff0c0", (0.0, 1.0), 2.6)
    s.fill(crumb, "#ffd8a0")
    s.fill(cut(crumb, placed(crumb, 0.0, 9.0)), "#e08a4c")


def _toaster(s: Impact) -> None:
    """Paint a toaster from the front above, its two slots glowing, mirrored in its metal."""
    s.stroke([(101, 122), (112, 126, 114, 134), (118, 142, 130, 140)], s.ink, 6.0)
    s.stroke([(101, 122), (112, 126, 114, 134), (118, 142, 130, 140)], s.accent, 3.0)
    body = svg("M34 134 V100 C34 86 40 80 52 80 H84 C96 80 102 86 102 100 V134 Z")
    s.inked([(body, s.mid)], 1.8, (0.0, 0.8))
    metal(s, body, ("#fff4b4", s.key, s.deep), (68, 84), (68, 136), 3.0)
    s.rim([body], "#ffdfc4", (0.0, -1.0), 1.8)
    for x, y in _SLOTS:
        s.inked([(box(x - 8.6, y - 1.6, x + 8.6, y + 3.0, 2.0), "#fff4b4")], 1.2, (0, 0))
    s.inked([(box(98, 104, 108, 109, 2), s.accent)], 1.3, (0, 0))
    for left in (38.0, 90.0):
        s.inked([(box(left, 133, left + 8, 138, 1), s.ink)], 0.8, (0, 0))


def electro(s: Impact) -> None:
    """A toaster throws two slices up to the lamp. From the front; light: its glowing slots in a dark kitchen."""
    _kitchen_by_night(s)
    _slice_of_toast(s, 52.0, 39.0, -14.0)
    _slice_of_toast(s, 80.0, 60.0, 12.0)
    _toaster(s)
    for x, y, top in ((46.0, 76.0, 62.0), (58.0, 76.0, 60.0), (52.0, 78.0, 66.0)):
        s.stroke([(x, y), (x + 0.12 * (x - 66), top)], "#fff4b4", 1.6)


def _tea_table(s: Impact) -> None:
    """Paint a dark room: the sun over two rows of roofs in a window at the left, its light and the window's on a table."""
    wall = s.shade
    s.fill(ALL, wall)
    with s.clipped(box(-9, -9, 82, 94)):
        s.fill(ALL, mix(s.key, s.light, 0.6))
        s.fill(oval(40, 50, 18), "#ffffff")
        s.fill(
            polygon(
                (-9, 74),
                (12, 74),
                (12, 64),
                (26, 56),
                (40, 66),
                (40, 76),
                (58, 76),
                (58, 62),
                (82, 62),
                (82, 99),
                (-9, 99),
            ),
            mix(s.mid, s.key, 0.6),
        )
        s.fill(
            polygon((-9, 84), (30, 84), (30, 78), (52, 78), (52, 86), (90, 86), (90, 99), (-9, 99)),
            mix(s.deep, s.mid, 0.6),
        )
        s.fill(box(5, -9, 9, 99), wall)
        s.fill(box(-9, 28, 90, 32), wall)
    s.fill(box(-9, 93, 88, 98), s.ink)
    s.fill(box(-9, 116, 130, 180), s.deep)
    s.fill(polygon((-9, 116), (52, 116), (112, 180), (-9, 180)), s.light)
    s.fill(svg("M54 138 C74 126 104 122 130 119 V148 C104 154 70 150 54 138 Z"), s.ink)
    s.fill(svg("M92 136 C104 131 118 129 130 128 V139 C116 142 100 142 92 136 Z"), s.mid)


_JELLY: Final = svg(
    "M38 126 C36 104 40 82 46 66 C48 58 54 55 59 57 C62 52 69 51 73 55 C77 51 84 52 87 58 C92 58 97 62 98 68 C103 84 107 104 105 126 "
    "C100 131 94 131 90 127 C86 132 78 132 74 127.500 C69 132 61 132 57 127.500 C52 131 43 131 38 126 Z"
)
"""A jelly from a fluted mould."""


def _quaking_jelly(s: Impact) -> None:
    """Paint a red jelly that leans on its plate, lit at the left, its right side black, cream and a leaping cherry on it."""
    plate = oval(72, 129, 46, 10)
    s.inked([(plate, s.accent)], 2.2, (0.4, 1.6))
    s.fill(cut(plate, placed(plate, -16.0, -5.0)), mix(s.accent, s.ink, 0.6))
    with s.moved(turn=8.0, about=(72, 128)):
        s.inked([(_JELLY, s.mid)], 2.0, (1.4, 1.2))
        with s.clipped(_JELLY):
            s.fill(svg("M74 40 C77 78 79 104 76 140 H130 V40 Z"), s.deep)
            s.fill(svg("M88 40 C94 78 96 104 92 140 H130 V40 Z"), s.shade)
            s.fill(svg("M59 40 C53 78 53 104 56 140 H20 V40 Z"), s.key)
            for data in ("M59 56 C54 78 54 104 57 130", "M73 54 C75 78 77 104 75 130", "M88 57 C93 78 95 104 91 130"):
                s.line(svg(data), s.ink, 1.6)
            s.fill(ribbon([(47, 72, 0.8), (43, 92, 2.8), (42, 112, 1.0)]), "#ffffff")
    cream = join(oval(73, 53, 8), oval(95, 58, 8), oval(84, 54, 10), oval(82, 46, 7))
    s.inked([(cream, "#fffaf0")], 1.9, (0.6, 1.0))
    s.fill(cut(cream, placed(cream, -5.0, -4.0)), s.key)
    for tone, wide in ((s.ink, 4.2), (s.accent, 2.0)):
        s.line(svg("M70 15 C71 5 75 -1 83 -6"), tone, wide)
    cherry = oval(69, 22, 9.6)
    s.inked([(cherry, s.mid)], 2.2, (0.6, 1.0))
    s.fill(cut(cherry, placed(cherry, -4.6, -4.0)), s.shade)
    s.fill(oval(65.6, 18.6, 2.6, 1.9, -30), "#ffffff")


def quake(s: Impact) -> None:
    """A jelly quakes on its plate until the cherry jumps. On a tea table; light: the sun in a window."""
    _tea_table(s)
    for points in ([(111, 64), (115, 76, 115, 92)], [(116, 68), (119, 78, 119, 88)]):
        s.stroke(points, s.key, 1.6)
    with s.moved(0.0, -2.0, 0.9, about=(72.0, 128.0)):
        _quaking_jelly(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-25": Picture(
        crystal,
        ((52.0, 64.0), (90.0, 104.0), (60.0, 44.0)),
        "sings a glass to pieces",
        "opera stage",
        "glass that bursts",
    ),
    "m1-26": Picture(
        electro,
        ((52.0, 40.0), (79.0, 60.0), (60.0, 84.0), (68.0, 110.0)),
        "throws two slices up",
        "kitchen by night",
        "glowing slots of a toaster",
    ),
    "m1-27": Picture(
        mysterio,
        ((46.0, 54.0), (40.0, 88.0), (76.0, 84.0), (84.0, 122.0)),
        "leaps out of a hat with the wand",
        "theatre from its stage",
        "follow spot on a balcony",
    ),
    "m1-28": Picture(
        quake,
        ((69.0, 31.0), (78.0, 60.0), (71.0, 96.0)),
        "sways until its cherry jumps",
        "tea table",
        "sun in a window",
    ),
}
