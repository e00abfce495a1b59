"""The pictures of the Marvel edition: one module a colour and level, one function a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.pictures import (
    blue_1,
    blue_2,
    blue_3,
    orange_1,
    orange_2,
    orange_3,
    purple_1,
    purple_2,
    purple_3,
    red_1,
    red_2,
    red_3,
    yellow_1,
    yellow_2,
    yellow_3,
)
from tools.art.poster.picture import Picture

_MODULES: Final = (
    yellow_1,
    blue_1,
    orange_1,
    red_1,
    purple_1,
    yellow_2,
    blue_2,
    orange_2,
    red_2,
    purple_2,
    yellow_3,
    blue_3,
    orange_3,
    red_3,
    purple_3,
)

PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    card: picture for module in _MODULES for card, picture in module.PICTURES.items()
}
"""Every picture by the id of its card."""
