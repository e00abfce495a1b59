"""Pictures of the sapphire cards of level 3 at a court and at a concert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, rounded
from tools.art.base.figures import drape, grip, hair_tones, hand, limb, profile, skin_tone, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import CORAL, ROSE
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


def knighting(s: Gouache) -> None:
    """Level 3, close: a squire with his eyes shut; a blade, a sapphire at its guard, is laid flat on his shoulder."""
    ink, deep = s.ink, s.deep
    s.fill(ALL, mix(ink, deep, 0.34))
    for grown, tone in (
        (4.0, mix(ink, deep, 0.75)),
        (0.0, mix("#fff3dc", ROSE, 0.12)),
    ):  # the window, thrown on the wall
        for x in (82, 105):
            pane = arch(x - 9 - grown, x + 9 + grown, 52, 118 + grown)
            with s.clipped(polygon((70, 20), (130, 20), (130, 180), (84, 180))):
                s.fill(placed(pane, 0, (x - 82) * 0.36), tone)
    s.fill(polygon((-4, 132), (124, 150), (124, 176), (-4, 176)), mix(ink, deep, 0.1))
    _squire(s)
    _sword(s)
    _queen_hand(s)


_SWORD: Final = (50.0, 104.0, -72.0)
"""The middle of the stone in the guard, and how the sword is turned; its point lies 62 units to the right."""


def _squire(s: Gouache) -> None:
    """Paint the squire, a young man: one hard plane of light on brow, cheek and shoulder, the rest deep blue."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3d0", 0.7), (-1.0, -0.5)
    pose = HeadPose(80, 76, 42, 10, flip=True, build=FULL)
    tones = FaceTones("#2c1812", "#a4694a", "#ffd9ae")
    neck = outline((74, 88), (76, 102, 66, 112), (82, 124, 106, 116), (98, 104, 100, 84))
    s.figure([[(neck, tones.dark), (both(neck, outline((60, 84), (84, 100), (80, 124), (60, 124))), "#6e4029")]])
    s.fill(both(neck, outline((60, 80), (78, 100), (92, 98), (96, 80))), ink, 0.6)  # the shadow of the jaw
    paint_face(s, pose, tones, rim)
    hair = pose.put(CROPPED)
    rounded(s, hair, (ink, ink, "#5a3a2e"), light, 2.0, rim)
    cloak = outline(
        (60, 118), (68, 108, 76, 112), (90, 118, 102, 112), (124, 120, 132, 180), (34, 180), (36, 140, 60, 118)
    )
    lit = outline((58, 114), (68, 106, 76, 112), (60, 128, 56, 180), (30, 180), (36, 140, 58, 114))
    s.figure([[(cloak, mix(ink, deep, 0.75)), (both(cloak, lit), mix(mid, deep, 0.1))]], rim, light, 0.9, clean=True)
    collar = outline(
        (64, 112), (74, 106, 84, 112), (96, 114, 105, 108), (108, 116), (96, 124, 82, 121), (72, 118, 62, 120)
    )
    s.figure([[(collar, deep), (both(collar, box(50, 100, 78, 130)), haze)]], rim, light, 0.7, clean=True)


def _sword(s: Gouache) -> None:
    """Paint the blade, which lies flat over the squire's shoulder with its shadow on the cloak, and the guard."""
    ink, deep, key = s.ink, s.deep, s.key
    x, y, turn = _SWORD
    blade = polygon((-4.4, 4), (4.4, 4), (3.8, 52), (0, 62), (-3.8, 52))
    s.fill(both(placed(blade, x + 1, y + 7, 1, turn), box(56, 108, 124, 176)), ink, 0.85)
    s.line(placed(blade, x, y, 1, turn), ink, 1.2)
    s.fill(placed(blade, x, y, 1, turn), mix(deep, s.haze, 0.3))
    s.fill(placed(both(blade, box(0, 0, 9, 90)), x, y, 1, turn), "#fffdf6")
    guard = outline(
        *((-15, -3), (-8, 1, 0, -2), (8, 1, 15, -3), (16.6, 1, 14, 4)),
        *((7, 6, 0, 5), (-7, 6, -14, 4), (-16.6, 1, -15, -3)),
    )
    s.line(placed(guard, x, y, 1, turn), ink, 1.2)
    s.figure([[(placed(guard, x, y, 1, turn), mix(key, ink, 0.08))]], "#fff6dc", (0.4, -1), 0.8)


def _queen_hand(s: Gouache) -> None:
    """Paint what is seen of the queen: a fist on the grip, fair and old, the blue of the stone on its knuckles."""
    ink, key = s.ink, s.key
    rim, light = mix(key, "#fff3d0", 0.7), (-0.4, -1.0)
    x, y, turn = _SWORD
    s.fill(placed(taper((0, -30), 2.6, (0, -2), 2.4), x, y, 1, turn), mix(ink, CORAL, 0.45))
    s.figure([[(outline((6, 66), (24, 70, 38, 84), (34, 96), (20, 94, 6, 106)), CORAL)]], rim, light, 0.9)
    fair = "#e8b894"
    s.figure([[(limb((32, 86, 4.6), (37, 92, 3.8)), fair)]], rim, light, 0.6, clean=True)
    hand(s, grip(39.4, 99.6, 0.5, turn + 190), fair, rim, light, 0.8)
    s.gem(SAPPHIRE, x, y, 9.4, 12, 1.4)


def water_music(s: Gouache) -> None:
    """Level 3: from behind a conductor, dark in the half dome of a lit shell; players at both sides, one firework."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    _fireworks(s)
    _far_bank(s)
    for left, right, rise, tone in (  # the shell, in three steps that meet the floor
        (18, 146, 84, mix(deep, mid, 0.2)),
        (28, 138, 74, mix(key, "#b05a24", 0.3)),
        (38, 126, 62, "#fff0c8"),
    ):
        s.fill(arch(left, right, _FLOOR, _FLOOR, rise), tone)
    _orchestra(s)
    floor = box(-4, _FLOOR, 124, 178)
    s.fill(floor, mix(ink, "#000000", 0.2))
    s.fill(polygon((38, _FLOOR), (126, _FLOOR), (126, _FLOOR + 5), (32, _FLOOR + 5)), mix(key, "#b05a24", 0.3))
    with s.moved(scale=0.9, about=(80, 158)):
        _conductor(s)


_FLOOR: Final = 142.0
"""The height of the stage's back edge."""


def _fireworks(s: Gouache) -> None:
    """Paint one small firework over the river: hard rays that droop."""
    x, y, tone = 60, 52, mix(s.deep, s.key, 0.6)
    for number in range(9):
        turn = 40 * number + 8
        ex, ey = around(x, y, 8, turn)
        s.stroke([around(x, y, 2.4, turn), (*around(x, y, 5, turn), ex, ey + 1.2)], tone, 0.8)


def _far_bank(s: Gouache) -> None:
    """Paint the far bank, black, a palace with lit windows, and the river before it."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    bank = polygon((-4, 92), (8, 86), (20, 86), (20, 80), (40, 80), (40, 86), (128, 86), (128, 100), (-4, 100))
    s.fill(bank, ink)
    for x in range(10, 44, 6):
        s.fill(box(x, 89, x + 2.2, 93), key)
    s.fill(box(-4, 98, 124, 176), mix(deep, mid, 0.3))


def _orchestra(s: Gouache) -> None:
    """Paint four fiddlers as one dark frieze at both sides, all bows at one slant, each brow with the light's edge."""
    ink, key = s.ink, s.key
    night, warm = mix(ink, s.deep, 0.25), mix(key, "#b05a24", 0.3)
    for x, y, face in ((38, 119, 1), (55, 123, 1), (105, 123, -1), (121, 119, -1)):
        head = profile(x, y, 13, face, 14, neck=0.4)
        coat = outline((x - 9, 146), (x - 11, 134, x - 4, 130), (x + 4, 130), (x + 11, 134, x + 9, 146))
        fiddle = join(
            oval(x + face * 6.4, y + 10.4, 4.6, 2.7, face * 20),
            limb((x + face * 9, y + 11, 1.0), (x + face * 17, y + 14, 0.8)),
        )
        arm = limb((x + face * 3, y + 16, 3.2), (x + face * 8, y + 22, 2.6), (x + face * 15.4, y + 14.6, 1.7))
        tail = ribbon([(x - face * 4, y - 1, 2.0), (x - face * 7, y + 5, 1.7), (x - face * 6.4, y + 10, 0.5)], 6)
        wig = placed(CROPPED, x, y, 13, 14 * face, flip=face < 0)
        s.fill(join(coat, head.head, wig, tail, arm), night)
        s.fill(both(head.head, head.wedge), warm)
        s.figure([[(fiddle, mix("#b05a24", ink, 0.3))]], None)
        s.stroke([(x + face * 1, y + 20), (x + face * 12, y - 5)], ink, 1.1)


def _conductor(s: Gouache) -> None:
    """Paint the conductor from behind, dark on the candles: arms wide, coat tails flying, the sapphire at her staff's head."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.5)
    skull = oval(80, 94, 6.6, 8.0)
    hair = outline(
        (73, 93),
        (72, 84, 80, 84),
        (88, 84, 87, 93),
        (87.4, 100, 84, 102),
        (82, 112, 80, 118),
        (78, 112, 76, 102),
        (72.6, 100, 73, 93),
    )
    bow = join(polygon((80, 103), (74.6, 100), (75, 106)), polygon((80, 103), (85.4, 100), (85, 106)))
    coat = outline(
        (68, 112),
        (74, 104.6, 80, 105),
        (86, 104.6, 92, 112),
        (93, 124, 89, 134),
        (97, 152, 104, 168),
        (92, 170, 84, 162),
        (80, 150),
        (76, 162),
        (68, 170, 56, 168),
        (63, 152, 71, 134),
        (67, 124, 68, 112),
    )
    left, right = (
        limb((70, 112, 4.2), (56, 106, 3.4), (49, 92, 2.4)),
        limb((90, 112, 4.2), (103, 104, 3.4), (106, 88, 2.4)),
    )
    staff = taper((50, 93), 0.9, (43, 74), 0.8)
    legs = join(
        polygon((74, 156), (79.4, 156), (78.4, 178), (74, 178)), polygon((81, 156), (86.4, 156), (86.4, 178), (82, 178))
    )
    open_hand = [
        limb((106, 87, 2.0), (106.4 + dx, 84 + dy, 1.0))
        for dx, dy in ((-5.4, -1.0), (-3.4, -5.6), (0.2, -6.8), (3.8, -5.2), (5.2, 0.6))
    ]
    s.figure(
        [
            [(legs, mix(haze, mid, 0.3))],
            [(left, mix(deep, ink, 0.3)), (cut(left, placed(left, 1.6, -2)), mix(ink, deep, 0.3))],
            [(right, mix(deep, ink, 0.3)), (cut(right, placed(right, -1.6, -2)), mix(ink, deep, 0.3))],
            [
                (polygon((46.6, 93, 1), (52.6, 91, 1), (54, 95, 1), (48, 97, 1)), "#fffaf0"),
                (polygon((103, 89, 1), (109, 89.4, 1), (108.6, 93.6, 1), (103, 93, 1)), "#fffaf0"),
            ],
            [(join(*open_hand), skin_tone(s, 0.62))],
            [
                (coat, mix(ink, deep, 0.4)),
                (cut(coat, drape(coat, 81)), mix(ink, deep, 0.12)),
            ],
            [(skull, skin_tone(s, 0.5)), *hair_tones(s, hair, -1, 1.6, mix("#6a3418", ink, 0.25))],
            [(placed(bow, 80 * -0.3, 103 * -0.3, 1.3), CORAL)],
        ],
        rim,
        (0, -1),
        1.0,
    )
    for start, bend, end in (
        ((76, 87), (73.6, 93), (77, 100)),
        ((80, 86), (80, 93), (80, 100)),
        ((84, 87), (86.4, 93), (83, 100)),
    ):
        s.stroke([start, (*bend, *end)], mix(ink, "#6a3418", 0.15), 0.5)
    s.stroke([(80, 118), (80, 148)], ink, 0.8)
    for x in (75, 85):
        s.fill(oval(x, 136, 1.0), rim)
    s.figure([[(staff, mix(key, ink, 0.15))]], "#fff6dc", (1, 0), 0.5)
    s.gem(SAPPHIRE, 41.6, 67.6, 9.8, -14, 1.6)
    s.figure([[(small_hand(49.4, 90.6, 3.0, -110), skin_tone(s, 0.62))]], rim, (0.4, -1), 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-05": Picture(
        knighting,
        ((50, 104), (66, 80), (42, 98), (96, 120)),
        "knights a squire",
        "hall of a castle",
        "a window thrown on the wall",
        seed=33,
    ),
    "b3-06": Picture(
        water_music,
        ((46, 78), (80, 100), (53, 98), (103, 94), (57, 122)),
        "conducts an orchestra",
        "stage by a river",
        "lit shell of a stage",
        seed=34,
    ),
}
