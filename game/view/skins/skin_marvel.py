"""The Marvel edition on the screen: a printed page and ink; its values are in ``assets/skins/marvel.toml``."""

from __future__ import annotations

from typing import Final

from game.view.skins.loader import load_skin
from game.view.skins.model import Skin

SKIN: Final[Skin] = load_skin("marvel")
