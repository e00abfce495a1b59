"""The pictures of the base edition: one module a colour and level, one function a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.gouache import Gouache
from tools.art.base.pictures import (
    diamond_1,
    diamond_2,
    diamond_3,
    emerald_1,
    emerald_2,
    emerald_3,
    onyx_1,
    onyx_2,
    onyx_3,
    ruby_1,
    ruby_2,
    ruby_3,
    sapphire_1,
    sapphire_2,
    sapphire_3,
)
from tools.art.poster.picture import Picture

_MODULES: Final = (
    diamond_1,
    sapphire_1,
    emerald_1,
    ruby_1,
    onyx_1,
    diamond_2,
    sapphire_2,
    emerald_2,
    ruby_2,
    onyx_2,
    diamond_3,
    sapphire_3,
    emerald_3,
    ruby_3,
    onyx_3,
)

PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    card: picture for module in _MODULES for card, picture in module.PICTURES.items()
}
"""Every picture by the id of its card."""
