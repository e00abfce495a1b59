"""The interface of the base edition: a gem merchant's table of walnut, velvet, leather and brass under one lamp."""

from __future__ import annotations

from tools.art.kit.base import backgrounds as _backgrounds
from tools.art.kit.base import (
    banners,
    controls,
    frames,
    hero,
    logo,
    mats,
    medals,
    panels,
    places,
    prints,
    round_cloth,
    signs,
    table,
    victory,
)
from tools.art.sprite import Sprite


def sprites() -> list[Sprite]:
    """List everything of the interface but the grounds."""
    return [
        *panels.sprites(),
        *places.sprites(),
        *controls.sprites(),
        *frames.sprites(),
        *table.sprites(),
        *mats.sprites(),
        *medals.sprites(),
        *signs.sprites(),
        *banners.sprites(),
        *prints.sprites(),
        *logo.sprites(),
        *hero.sprites(),
        *round_cloth.sprites(),
        *victory.sprites(),
    ]


def backgrounds() -> list[Sprite]:
    """List the grounds, each as large as the screen."""
    return _backgrounds.backgrounds()
