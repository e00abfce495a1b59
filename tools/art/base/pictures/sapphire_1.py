"""Pictures of the sapphire cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, join, mix, outline, polygon, taper


def sapphire_rope(s: Gouache) -> None:
    """Level 1: a miner, let down a shaft, finds the stone with his lamp."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 36), (0, 160), [haze, mix(haze, "#ffffff", 0.2), mix(mid, haze, 0.5), mid], stops=[0, 0.16, 0.6, 1])
    s.stipple(ALL, mid, (0, 84), (0, 160), 0.0, 0.55)
    s.plane(
        polygon((-2, 30), (50, 30), (47, 52), (53, 66), (45, 92), (52, 112), (44, 170), (-2, 170)),
        mix(mid, haze, 0.25),
        mix(mid, deep, 0.3),
        36,
        160,
    )
    s.plane(
        polygon((122, 30), (92, 30), (97, 48), (91, 62), (98, 84), (92, 108), (100, 134), (96, 170), (122, 170)),
        mix(mid, haze, 0.15),
        mix(mid, deep, 0.5),
        36,
        150,
    )
    s.plane(
        polygon(
            (50, 30),
            (47, 52),
            (53, 66),
            (45, 92),
            (52, 112),
            (44, 170),
            (38, 170),
            (46, 114),
            (39, 92),
            (47, 66),
            (42, 52),
            (45, 30),
        ),
        mix(mid, haze, 0.55),
        mid,
        36,
        150,
        0,
    )
    s.fill(
        polygon((-2, 30), (38, 30), (34, 56), (42, 74), (32, 100), (40, 124), (30, 170), (-2, 170)),
        mix(deep, mid, 0.25),
    )
    s.stipple(
        polygon((-2, 30), (38, 30), (34, 56), (42, 74), (32, 100), (40, 124), (30, 170), (-2, 170)),
        mid,
        (40, 60),
        (20, 80),
        0.55,
        0.0,
    )
    s.fill(
        polygon(
            (38, 30),
            (34, 56),
            (42, 74),
            (32, 100),
            (40, 124),
            (30, 170),
            (26, 170),
            (35, 126),
            (27, 100),
            (37, 75),
            (30, 57),
            (34, 30),
        ),
        mix(mid, deep, 0.25),
    )
    s.fill(polygon((-2, 30), (20, 30), (15, 60), (25, 84), (15, 116), (26, 140), (14, 170), (-2, 170)), ink)
    wall = polygon(
        (122, 30),
        (107, 30),
        (111, 50),
        (103, 62),
        (108, 78),
        (102, 94),
        (106, 112),
        (100, 126),
        (106, 146),
        (102, 170),
        (122, 170),
    )
    s.rings(94, 82, [25, 17], [mix(haze, key, 0.30), mix(key, haze, 0.40)], 0.6)
    s.fill(wall, ink)
    s.fill(
        polygon(
            (107, 30),
            (111, 50),
            (103, 62),
            (108, 78),
            (102, 94),
            (106, 112),
            (100, 126),
            (106, 146),
            (102, 170),
            (108, 170),
            (112, 146),
            (106, 128),
            (111, 110),
            (107, 94),
            (113, 78),
            (108, 64),
            (116, 50),
            (112, 30),
        ),
        mix(deep, mid, 0.2),
    )
    for x, y, lean, w, length, k in (
        (124, 58, -52, 4.2, 26, 0),
        (126, 92, -100, 4.2, 28, 0),
        (128, 66, -68, 5, 31, 1),
        (130, 81, -88, 5, 32, 1),
        (124, 102, -118, 3.6, 22, 1),
    ):
        prism(
            s,
            x,
            y,
            lean,
            w,
            length,
            ((mix(mid, haze, 0.2), mix(deep, ink, 0.25), mix(mid, haze, 0.6)), (mid, deep, haze))[k],
        )
    # rope
    s.stroke([(71, 30), (71.5, 56), (70, 100), (69, 104)], ink, 1.1)
    s.stroke([(67, 104), (62, 136, 66, 172)], mix(ink, deep, 0.4), 1.0)
    # the man hangs back, feet against the wall
    head, _shade, wedge, _eye = profile(61.5, 64, 13.5, 1, -8)
    cap = polygon((53, 61), (54, 56.2, 5), (63, 54, 6), (68.2, 58.4), (74, 61.4), (73.4, 63))
    torso = polygon((56, 75, 5), (66, 72, 4), (74, 98, 6), (70, 107, 5), (60, 103, 6))
    cape = outline((57, 73), (64, 72), (66, 84, 62, 94), (58, 112, 47, 121), (47, 96, 57, 73))
    far_leg = join(
        taper((68, 102), 5.2, (85, 95), 3.8),
        taper((85, 95), 3.5, (97, 108), 2.4),
        polygon((95, 104), (101, 103), (104, 112), (98, 113)),
    )
    leg = join(
        taper((67, 103), 5.6, (83, 112), 4.2),
        taper((83, 112), 3.9, (97, 126), 2.6),
        polygon((94.5, 123), (101, 121), (104, 131), (97, 132)),
    )
    arm_up = join(taper((62, 78), 3.9, (74.5, 70), 3.0), taper((74.5, 70), 2.8, (71.6, 56.5), 2.1))
    arm_out = join(taper((65, 79), 3.8, (78, 86), 2.9), taper((78, 86), 2.7, (89, 79), 2.0))
    dark, cloth = mix(ink, deep, 0.35), mix(ink, deep, 0.75)
    rim = mix(key, haze, 0.3)
    s.figure(
        [
            [(far_leg, mix(ink, deep, 0.6))],
            [(leg, dark)],
            [
                (cape, mix(key, ink, 0.30)),
                (both(cape, polygon((40, 70), (58, 70), (56, 92), (44, 124))), mix(key, ink, 0.62)),
            ],
            [(torso, cloth)],
            [(head, mix(ink, key, 0.40)), (both(head, wedge), mix(key, haze, 0.5)), (cap, dark)],
            [(arm_up, dark), (mitten(71.6, 54.8, 2.7, -90), mix(key, ink, 0.35))],
            [(arm_out, cloth), (mitten(90, 78.2, 2.6, -36), mix(key, haze, 0.2))],
        ],
        rim=rim,
        light=(1, 0.15),
        width=0.85,
    )
    s.stroke([(63, 106.5), (73, 101)], mix(key, haze, 0.2), 1.1)
    lamp(s, 91.2, 78.4, 1.5)
    s.gem(1, 103.4, 76, 7, glint=1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-11": Picture(sapphire_rope, ((70, 70), (90, 90)), "is let down on a rope", "shaft", "bright well", seed=5),
}
