"""The pictures of the base edition: a module or two for each colour and level, one function a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.gouache import Gouache
from tools.art.base.pictures import (
    diamond_1_rock,
    diamond_1_snow,
    diamond_1_water,
    diamond_2_room,
    diamond_2_snow,
    diamond_3_arch,
    diamond_3_hall,
    emerald_1_ground,
    emerald_1_mine,
    emerald_1_tree,
    emerald_1_wood,
    emerald_2_road,
    emerald_2_room,
    emerald_3,
    onyx_1_mine,
    onyx_1_open,
    onyx_1_stable,
    onyx_2_road,
    onyx_2_room,
    onyx_2_work,
    onyx_3_church,
    onyx_3_room,
    ruby_1_blast,
    ruby_1_mine,
    ruby_1_open,
    ruby_1_town,
    ruby_2_fair,
    ruby_2_room,
    ruby_3_hall,
    ruby_3_room,
    sapphire_1_land,
    sapphire_1_lighthouse,
    sapphire_1_water,
    sapphire_2_ship,
    sapphire_2_shore,
    sapphire_3_room,
    sapphire_3_water,
)
from tools.art.base.pigments import DEEP_SKIN, FAIR_SKIN, OLIVE_SKIN, TAN_SKIN, Complexion
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import Color

_MODULES: Final = (
    diamond_1_snow,
    diamond_1_water,
    diamond_1_rock,
    sapphire_1_water,
    sapphire_1_lighthouse,
    sapphire_1_land,
    emerald_1_tree,
    emerald_1_wood,
    emerald_1_ground,
    emerald_1_mine,
    ruby_1_open,
    ruby_1_town,
    ruby_1_mine,
    ruby_1_blast,
    onyx_1_open,
    onyx_1_stable,
    onyx_1_mine,
    diamond_2_room,
    diamond_2_snow,
    sapphire_2_ship,
    sapphire_2_shore,
    emerald_2_room,
    emerald_2_road,
    ruby_2_fair,
    ruby_2_room,
    onyx_2_room,
    onyx_2_work,
    onyx_2_road,
    diamond_3_arch,
    diamond_3_hall,
    sapphire_3_room,
    sapphire_3_water,
    emerald_3,
    ruby_3_hall,
    ruby_3_room,
    onyx_3_church,
    onyx_3_room,
)

PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    card: picture for module in _MODULES for card, picture in module.PICTURES.items()
}
"""Every picture by the id of its card."""
DUSTY: Final = frozenset(
    {
        *("b1-02", "b1-04", "b1-05", "b1-09", "b1-13", "b1-17", "b1-22", "b1-24", "b1-26"),
        *("b1-27", "b1-28", "b1-29", "b1-31", "b1-33", "b1-36", "b1-38"),
        *("b2-12", "b2-16", "b2-17", "b2-19", "b2-22", "b2-23", "b2-30", "b3-07", "b3-11"),
    }
)
"""The pictures whose air shows the light as grain: sparks, snow, salt, spray, mist, smoke, sand."""
HARD_LIT: Final = frozenset({"b1-13", "b1-37", "b2-11", "b2-27", "b3-17"})
"""The pictures whose light ends in a hard edge on the ground, without grain."""
SHINING: Final = frozenset(
    {"b1-04", "b1-08", "b1-10", "b1-13", "b1-29", "b2-01", "b2-12", "b2-16", "b2-22", "b3-06", "b3-11"}
)
"""The pictures whose stone is itself a light."""
COMPLEXIONS: Final[Mapping[str, Complexion]] = {
    **dict.fromkeys(
        ("b1-10", "b2-09", "b3-08", "b1-38", "b1-18", "b3-13", "b1-26", "b1-30", "b2-17", "b2-26", "b1-16", "b2-15"),
        DEEP_SKIN,
    ),
    **dict.fromkeys(("b1-04", "b2-02", "b1-14", "b2-07", "b2-11", "b1-34", "b2-29"), OLIVE_SKIN),
    **dict.fromkeys(("b1-23", "b2-16", "b3-12", "b1-29", "b2-22", "b2-24", "b3-01"), OLIVE_SKIN),
    **dict.fromkeys(("b1-01", "b1-07", "b2-04", "b1-06", "b1-09", "b1-36", "b2-13"), TAN_SKIN),
    **dict.fromkeys(
        ("b1-20", "b1-25", "b1-32", "b2-20", "b1-33", "b3-16", "b1-08", "b2-03", "b1-03", "b1-22"), TAN_SKIN
    ),
    **dict.fromkeys(("b1-13", "b1-15", "b2-08", "b3-07", "b1-35", "b3-17"), FAIR_SKIN),
    **dict.fromkeys(
        ("b1-19", "b2-14", "b3-10", "b1-27", "b2-19", "b2-01", "b3-03", "b2-06", "b1-12", "b1-24"), FAIR_SKIN
    ),
}
"""The skin of the people of a picture, where it is not brown."""
LIGHTS: Final[Mapping[str, tuple[float, float]]] = {
    "b1-01": (74, 80),
    "b1-02": (56, 108),
    "b1-03": (112, 60),
    "b1-04": (46, 88),
    "b1-05": (82, 97),
    "b1-06": (90, 80),
    "b1-07": (60, 60),
    "b1-08": (75, 58),
    "b1-09": (70, 65),
    "b1-10": (77, 68),
    "b1-11": (88, 78),
    "b1-12": (42, 65),
    "b1-13": (90, 57),
    "b1-14": (77, 50),
    "b1-15": (60, 84),
    "b1-16": (70, 40),
    "b1-17": (74, 66),
    "b1-18": (57, 75),
    "b1-19": (46, 40),
    "b1-20": (70, 75),
    "b1-21": (60, 54),
    "b1-22": (55, 80),
    "b1-23": (65, 60),
    "b1-24": (80, 80),
    "b1-25": (66, 106),
    "b1-26": (107, 130),
    "b1-27": (95, 75),
    "b1-28": (100, 76),
    "b1-29": (76, 77),
    "b1-30": (84, 104),
    "b1-31": (75, 60),
    "b1-32": (95, 75),
    "b1-33": (60, 57),
    "b1-34": (30, 95),
    "b1-35": (80, 65),
    "b1-36": (102, 80),
    "b1-37": (92, 75),
    "b1-38": (72, 50),
    "b1-39": (85, 75),
    "b1-40": (30, 85),
    "b2-01": (60, 82),
    "b2-02": (104, 76),
    "b2-03": (60, 60),
    "b2-04": (24, 60),
    "b2-05": (56, 135),
    "b2-06": (75, 65),
    "b2-07": (96, 64),
    "b2-08": (91, 88),
    "b2-09": (62, 78),
    "b2-10": (40, 96),
    "b2-11": (103, 90),
    "b2-12": (99, 97),
    "b2-13": (70, 80),
    "b2-14": (77, 98),
    "b2-15": (60, 75),
    "b2-16": (86, 92),
    "b2-17": (42, 57),
    "b2-18": (75, 65),
    "b2-19": (68, 110),
    "b2-20": (98, 85),
    "b2-21": (65, 75),
    "b2-22": (55, 105),
    "b2-23": (50, 72),
    "b2-24": (54, 75),
    "b2-25": (76, 84),
    "b2-26": (72, 85),
    "b2-27": (75, 82),
    "b2-28": (72, 70),
    "b2-29": (92, 84),
    "b2-30": (55, 110),
    "b3-01": (72, 84),
    "b3-02": (106, 76),
    "b3-03": (60, 60),
    "b3-04": (35, 75),
    "b3-05": (84, 50),
    "b3-06": (75, 65),
    "b3-07": (60, 99),
    "b3-08": (101, 100),
    "b3-09": (72, 70),
    "b3-10": (75, 55),
    "b3-11": (78, 73),
    "b3-12": (75, 84),
    "b3-13": (74, 132),
    "b3-14": (77, 84),
    "b3-15": (45, 70),
    "b3-16": (65, 75),
    "b3-17": (76, 60),
    "b3-18": (66, 90),
    "b3-19": (50, 70),
    "b3-20": (76, 72),
}
"""Where the one light of a picture stands, in units, also off the picture; it is drawn there or implied."""
BLAZES: Final[Mapping[str, Color]] = {
    "b1-15": "#cfe8f8",
    "b2-05": "#ffd9a0",
    **dict.fromkeys(("b1-28", "b1-29", "b1-32", "b2-19", "b2-20", "b2-22"), "#ffcf8e"),
    **dict.fromkeys(("b1-37", "b2-27", "b2-30"), "#ffc05c"),
}
"""The colour of the light of a picture, where it is a fire, blast, beam or great sun close to its people."""
