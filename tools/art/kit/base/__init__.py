"""The interface of the base edition: a jeweller's atelier by night, gold as line, one candle at the upper left."""

from __future__ import annotations

from tools.art.kit.base import backgrounds as _backgrounds
from tools.art.kit.base import banners, controls, frames, hero, logo, panels, prints, victory
from tools.art.sprite import Sprite


def sprites() -> list[Sprite]:
    """List everything of the interface but the grounds."""
    return [
        *panels.sprites(),
        *controls.sprites(),
        *frames.sprites(),
        *banners.sprites(),
        *prints.sprites(),
        *logo.sprites(),
        *hero.sprites(),
        *victory.sprites(),
    ]


def backgrounds() -> list[Sprite]:
    """List the grounds, each as large as the screen."""
    return _backgrounds.backgrounds()
