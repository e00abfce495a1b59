"""The pictures of the Marvel edition: one function a picture, one to three modules a colour and level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.pictures import (
    blue_1a,
    blue_1b,
    blue_2,
    blue_2b,
    blue_3,
    orange_1a,
    orange_1b,
    orange_2,
    orange_2b,
    orange_3,
    orange_3b,
    purple_1a,
    purple_1b,
    purple_1c,
    purple_2,
    purple_2b,
    purple_3,
    purple_3b,
    red_1a,
    red_1b,
    red_2,
    red_2b,
    red_3,
    yellow_1a,
    yellow_1b,
    yellow_1c,
    yellow_2,
    yellow_2b,
    yellow_3,
)
from tools.art.poster.picture import Picture

_MODULES: Final = (
    yellow_1a,
    yellow_1b,
    yellow_1c,
    blue_1a,
    blue_1b,
    orange_1a,
    orange_1b,
    red_1a,
    red_1b,
    purple_1a,
    purple_1c,
    purple_1b,
    yellow_2,
    yellow_2b,
    blue_2,
    blue_2b,
    orange_2,
    orange_2b,
    red_2,
    red_2b,
    purple_2,
    purple_2b,
    yellow_3,
    blue_3,
    orange_3,
    orange_3b,
    red_3,
    purple_3,
    purple_3b,
)

PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    card: picture for module in _MODULES for card, picture in module.PICTURES.items()
}
"""Every picture by the id of its card."""
