"""Pictures of the ruby cards of level 3 at the opera and the ball."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import Mood, grip, hair_tones, hand, limb, planes, profile, umber
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.pigments import EMBER, WINE
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
    taper,
)


def ruby_opera(s: Gouache) -> None:
    """From the stage behind her: a diva swings a dagger over her head, dark on the lit house, a row of footlights below her."""
    s.key = WINE
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.5))
    for grown, tone in ((7, mix(mid, haze, 0.1)), (0, "#fff3dc")):  # the house as one lit arch
        s.fill(arch(26 - grown, 110 + grown, 88, 136, 44 + grown), tone)
    s.fill(polygon((-4, 134), (124, 134), (124, 176), (-4, 176)), mix(deep, ink, 0.5))
    _footlights(s)
    _diva(s)
    s.fill(polygon((110, 30), (124, 30), (124, 176), (106, 176)), mix(ink, deep, 0.25))
    s.fill(polygon((110, 30), (114, 30), (111, 176), (106, 176)), deep)


def _footlights(s: Gouache) -> None:
    """Paint the stage: its boards run to the spotlight, a row of lamps stands on its edge, her shadow falls towards us."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(polygon((-4, 137), (124, 137), (124, 176), (-4, 176)), mix(mid, haze, 0.28))
    s.fill(polygon((50, 150), (94, 150), (104, 176), (14, 176)), mix(ink, deep, 0.5))
    s.fill(box(-4, 134.6, 124, 138), ink)
    for x in (38, 52, 88, 102):
        s.fill(both(oval(x, 137, 5.2, 6.4), box(x - 7, 126, x + 7, 136)), "#fffaf0")
        s.fill(box(x - 5.6, 135.4, x + 5.6, 139, 1), ink)


def _diva(s: Gouache) -> None:
    """Paint the diva from behind: her face turned up, the dagger over her head, the other arm flung out, a train on the boards."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    dark, warm, peach = umber(s, 0.06), umber(s, 0.26), umber(s, 0.9)
    head = profile(68, 79, 15.6, 1, -14, neck=0, mood=Mood.WONDER, build=FULL)
    hair = outline((73, 72.4), (68, 68, 62, 72), (56, 78, 60, 86), (66, 89, 67, 82), (68, 77, 73, 72.4))
    knot = oval(57.6, 81, 4.6, 4.0, 30)
    back = outline(
        *((62.6, 80), (63.4, 88, 62, 92), (59.4, 95, 56.6, 98.6), (58.6, 106, 61.4, 112), (62.6, 117, 61, 122)),
        *((77, 122), (76, 117, 77.4, 112), (80, 106, 83.6, 98), (80.4, 94.4, 74.4, 93), (71.6, 90, 72.4, 84)),
    )
    bodice = outline(
        (57.8, 103), (66, 108, 69.4, 106), (74, 108, 81.4, 102), (77, 114, 77, 122), (61, 122), (62, 114, 57.8, 103)
    )
    gown = outline(
        *((61.4, 119), (69, 122, 76.6, 119), (88, 124, 92, 138), (96, 152, 103, 162), (90, 172, 70, 170)),
        *((46, 172, 26, 166), (42, 154, 46, 140), (50, 124, 61.4, 119)),
    )
    far = join(limb((60, 98.6, 3.4), (48.6, 107, 2.7)), limb((48.6, 107, 2.7), (40.6, 96, 1.8)))
    open_hand = [
        limb((40.6, 96, 1.9), (37.8, 92, 1.9)),
        *(
            limb((38.4, 92.6, 1.2), (38.4 + dx, 92.6 + dy, 0.7))
            for dx, dy in ((-4.2, -1.6), (-3.2, -4.6), (-0.8, -6), (2.4, -4.0))
        ),
    ]
    raised = join(limb((80.6, 98, 3.8), (91, 86, 3.1)), limb((91, 86, 3.1), (83, 65, 2.2)))
    s.figure(
        [
            [(gown, mix(key, ink, 0.62)), (cut(gown, placed(gown, -9, 2)), mix(key, ink, 0.4))],
            [(far, dark), (cut(far, placed(far, -0.6, 2.2)), warm), *((part, warm) for part in open_hand)],
            [(back, dark), (cut(back, placed(back, -6, 3)), warm)],
            [
                (knot, ink),
                *planes(s, head, dark, warm, peach),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [(bodice, mix(key, ink, 0.72)), (cut(bodice, placed(bodice, -5, 0)), mix(key, ink, 0.45))],
            [(raised, dark), (cut(raised, placed(raised, 2.4, 2.0)), warm)],
        ],
        "#ffc79a",
        (0.62, -0.9),
        1.1,
        clean=True,
    )
    folds = (
        ((66, 123), (60, 140, 44, 163)),
        ((69, 123), (67, 144, 62, 166)),
        ((72.6, 123), (76, 144, 82, 165)),
        ((75, 122), (84, 138, 95, 161)),
    )
    for start, curve in folds:
        s.stroke([start, curve], mix(key, haze, 0.1), 1.1)
    for start, bend, end in (((58, 83), (61, 76), (67, 74)), ((60, 85), (63, 79), (68.6, 77))):
        s.stroke([start, (*bend, *end)], mix(peach, ink, 0.45), 0.8)
    for y in (110, 114, 118):
        s.stroke([(66.6, y), (72.2, y + 2)], mix(mid, haze, 0.2), 0.7)
        s.stroke([(72.2, y), (66.6, y + 2)], mix(mid, haze, 0.2), 0.7)
    # the dagger over her head on the light: blade, guard, her fist, and the ruby that is its pommel
    gold, lean, middle = "#ffc46a", 112, (82.6, 60.0)

    def part(path: skia.Path) -> skia.Path:
        return placed(path, *middle, 1, lean)

    setting = oval(
        *around(*middle, 14.4, lean - 90), 10.6
    )  # dark gold, so that the ruby's light half is not on the light
    s.line(setting, ink, 1.0)
    s.figure([[(setting, mix(gold, ink, 0.4)), (cut(setting, placed(setting, -1.6, 1.2)), gold)]], None)
    s.gem(RUBY, *around(*middle, 14.4, lean - 90), 9.2, 28, 1.2)
    s.fill(part(taper((0, 4), 1.9, (0, -8.6), 2.0)), ink)
    collar = part(polygon((-2.6, -5.4), (2.6, -5.4), (3.6, -8.4), (-3.6, -8.4)))
    blade = part(polygon((-3.2, 6), (3.2, 6), (2.4, 26), (0, 40)))
    guard = part(outline((-8, 4), (-4, 6, 0, 5.6), (4, 6, 8, 4), (8.6, 7, 0, 8.6), (-8.6, 7, -8, 4)))
    s.line(blade, ink, 1.4)
    s.fill(blade, "#dfe3ea")
    s.fill(part(polygon((0, 6), (3.2, 6), (2.4, 26), (0, 40))), "#8d93a6")
    for piece in (collar, guard):
        s.line(piece, ink, 1.0)
        s.figure([[(piece, gold)]], "#fff6da", (-0.4, -1), 0.6)
    hand(s, grip(*middle, 0.42, 20), umber(s, 0.5), "#ffc79a", (-0.8, -0.6), 0.5)


def ruby_mask(s: Gouache) -> None:
    """By night, at a ball, a lady takes her mask from her face by its handle; the ruby on its brow shines before the moon."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, mix(deep, ink, 0.2))
    window = arch(-30, 82, 74, 152, 50)  # the moon fills a tall window, and her profile stands before it
    s.line(window, mix(deep, mid, 0.55), 7)
    s.fill(window, mix("#0d2430", ink, 0.3))
    with s.clipped(window):
        s.fill(oval(44, 86, 43), "#fff2da")
        for y, left, right, high in ((66, -40, 34, 3.4), (116, 10, 96, 5), (128, -40, 62, 7)):  # clouds before the moon
            bar = outline(
                (left, y), ((left + right) / 2, y - high * 2, right, y), ((left + right) / 2, y + high, left, y)
            )
            s.fill(bar, mix("#17506a", ink, 0.2))
    for x in (6, 38):
        s.stroke([(x, 36), (x, 152)], mix(deep, ink, 0.45), 1.3)
    for y in (62, 112):
        s.stroke([(-4, y), (80, y)], mix(deep, ink, 0.45), 1.3)
    _unmasked(s)


def _unmasked(s: Gouache) -> None:
    """Paint the lady in profile, lit from the hall, her hair bound with pearls, a gown with a white edge."""
    ink, deep, key, haze = s.ink, s.deep, s.key, s.haze
    rim, light = "#fff0d2", (-1.0, -0.3)
    pose = HeadPose(90, 82, 60, 4, flip=True)
    tones = FaceTones(umber(s, 0.12), umber(s, 0.44), umber(s, 0.86))
    hair = (ink, mix(ink, deep, 0.3), mix("#7a3418", ink, 0.1))
    gown = outline((46, 178), (52, 148, 66, 136), (84, 146, 104, 132), (120, 130, 128, 146), (128, 178))
    knot = pose.put(
        outline(
            (-0.24, -0.50), (-0.34, -0.78, -0.58, -0.68), (-0.80, -0.52, -0.64, -0.30), (-0.46, -0.20, -0.24, -0.50)
        )
    )
    coils = strands(
        pose, ((-0.30, -0.50, -0.50, -0.66, -0.62, -0.46), (-0.34, -0.40, -0.46, -0.52, -0.56, -0.38)), 0.014
    )
    rounded(s, knot, hair, light, 2.6, rim, coils)
    paint_neck(s, pose, tones, 0.42, rim)
    rounded(s, gown, (mix(key, ink, 0.6), mix(key, ink, 0.2), mix(key, haze, 0.3)), light, 4.0, rim)
    for at in range(7):  # the pearls on its edge
        s.fill(oval(66 + at * 6.6, 136.6 + 4.6 * (1 - ((at - 3) / 3) ** 2), 1.5), "#fff6e6")
    paint_face(s, pose, tones, rim, open_eyes=True)
    front_hair = pose.put(
        outline(
            *((-0.22, 0.10), (-0.54, 0.10, -0.52, -0.24), (-0.46, -0.62, -0.02, -0.60), (0.26, -0.60, 0.362, -0.33)),
            *((0.27, -0.36, 0.17, -0.31), (0.06, -0.24, 0.03, -0.07), (-0.02, -0.14, -0.12, -0.12)),
            *((-0.19, -0.04, -0.22, 0.10),),
        )
    )
    waves = (
        (-0.10, -0.14, -0.06, -0.36, 0.26, -0.42),
        (-0.30, 0.0, -0.32, -0.48, 0.20, -0.51),
        (-0.44, -0.04, -0.46, -0.54, 0.04, -0.57),
    )
    rounded(s, front_hair, hair, light, 3.0, rim, strands(pose, waves, 0.010))
    for fold in (
        outline((96, 142), (88, 156, 90, 178), (93, 178), (92, 158, 96, 142)),
        outline((112, 138), (106, 154, 110, 178), (114, 178), (110, 156, 112, 138)),
    ):
        s.fill(fold, mix(key, ink, 0.62))
    s.glint(*pose.at(0.16, -0.50), 2.6, "#fff6da", 12)  # the chandelier in her hair
    for at in range(6):  # and in her hair
        share = at / 5
        s.fill(oval(*pose.at(-0.34 + share * 0.44, -0.02 - 0.5 * share**0.5), 1.2), "#fff6e6")
    s.fill(oval(*pose.at(-0.085, 0.19), 1.5), "#ffc46a")
    s.fill(oval(*pose.at(-0.085, 0.26), 2.3), "#fff6e6")
    _gold_mask(s)


def _gold_mask(s: Gouache) -> None:
    """Paint the half mask, turned a little from us, on its handle in her hand: the moon shines through its eyes."""
    ink = s.ink
    gold = "#ffc46a"
    turn, x, y, k = 8.0, 44.4, 95.6, 0.74
    shape = outline(
        *((-16, -14), (-7, -14, 0, -8), (12, -16, 25, -17), (27, 1, 18, 10), (8, 16, 1, 6), (-4, 14, -12, 9.4)),
        (-17, 1, -16, -14),
    )
    holes = join(oval(-8.4, -0.4, 4.2, 4.0, 12), oval(11.6, -1.4, 6.6, 4.2, -12))
    mask = placed(cut(shape, holes), x, y, k, turn)
    fore = limb((70, 131, 4.4), (94, 152, 6.8), (112, 180, 7.6))
    s.figure([[(taper((57, 104), 1.1, (70, 140), 1.3), gold)]], "#fff6da", (-0.4, -1), 0.6)
    s.figure([[(mask, mix(WINE, ink, 0.5))]], "#fff6da", (-0.4, -1), 1.0)
    with s.clipped(mask):
        s.fill(
            placed(outline((-20, 5), (-6, 8, 0, 1), (10, 8, 30, 2), (30, 30), (-20, 30)), x, y, k, turn),
            mix(WINE, ink, 0.78),
        )
    s.line(mask, gold, 1.0)
    s.figure(
        [[(fore, umber(s, 0.46))], [(placed(box(-5.4, -2, 5.4, 2, 1), 77, 137.4, 1, -48), gold)]],
        "#fff0d2",
        (-1, -0.3),
        0.9,
        clean=True,
    )
    hand(s, grip(63.4, 123.0, 0.6, -56), umber(s, 0.6), EMBER, (-1, -0.4), 0.7)
    s.gem(RUBY, x + 1.4, y - 9.6, 11.6, turn, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-13": Picture(
        ruby_opera,
        ((72, 79), (95, 65), (83, 60), (86, 98), (40, 96)),
        "sings with a dagger",
        "stage, from behind the singer",
        "row of footlights",
        seed=63,
    ),
    "b3-15": Picture(
        ruby_mask,
        ((47, 88), (64, 88), (73, 80), (41, 96), (63, 123)),
        "takes off a mask",
        "masked ball",
        "moon in a tall window",
        seed=64,
    ),
}
