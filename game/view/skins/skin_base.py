"""The base edition on the screen: walnut, leather, brass and velvet; its values are in ``assets/skins/base.toml``."""

from __future__ import annotations

from typing import Final

from game.view.skins.loader import load_skin
from game.view.skins.model import Skin

SKIN: Final[Skin] = load_skin("base")
