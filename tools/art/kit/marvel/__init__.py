"""The interface of the Marvel edition: ink and halftone; gold means you can, ivory chosen, coral missing."""

from __future__ import annotations

from tools.art.kit.marvel import backgrounds as _backgrounds
from tools.art.kit.marvel import (
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
    signals,
    table_top,
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
        *signals.sprites(),
        *mats.sprites(),
        *medals.sprites(),
        *table_top.sprites(),
        *banners.sprites(),
        *prints.sprites(),
        *logo.sprites(),
        *hero.sprites(),
        *victory.sprites(),
    ]


def backgrounds() -> list[Sprite]:
    """List the grounds; all but the cloth are as large as the screen."""
    return _backgrounds.backgrounds()
