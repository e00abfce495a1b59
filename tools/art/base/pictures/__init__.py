"""The pictures of the base edition: a module or two for each colour and level, one function a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.gouache import DEEP_SKIN, FAIR_SKIN, OLIVE_SKIN, TAN_SKIN, Complexion, Gouache
from tools.art.base.pictures import (
    diamond_1_rock,
    diamond_1_snow,
    diamond_2_room,
    diamond_2_snow,
    diamond_3_arch,
    diamond_3_hall,
    emerald_1_ground,
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
    ruby_1_mine,
    ruby_1_open,
    ruby_1_town,
    ruby_2_fair,
    ruby_2_room,
    ruby_3_hall,
    ruby_3_room,
    sapphire_1_land,
    sapphire_1_water,
    sapphire_2_ship,
    sapphire_2_shore,
    sapphire_3_room,
    sapphire_3_water,
)
from tools.art.poster.picture import Picture

_MODULES: Final = (
    diamond_1_snow,
    diamond_1_rock,
    sapphire_1_water,
    sapphire_1_land,
    emerald_1_tree,
    emerald_1_wood,
    emerald_1_ground,
    ruby_1_open,
    ruby_1_town,
    ruby_1_mine,
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
