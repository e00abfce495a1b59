"""The interface kit: panels, buttons, frames, icons, title letters and grounds of both editions.

Knows which edition draws what. The sprites bear the same names in both; only the letters of the display face differ
(``glyph/gold`` in the base edition, ``glyph/comic`` in Marvel, ``glyph/dark`` in both).
"""

from __future__ import annotations

from tools.art.kit import base, marvel
from tools.art.sprite import Sprite


def sprites(edition: str) -> list[Sprite]:
    """List the interface sprites of an edition ("base" or "marvel")."""
    return base.sprites() if edition == "base" else marvel.sprites()


def backgrounds(edition: str) -> list[Sprite]:
    """List the grounds of an edition, 1600x900 each."""
    return base.backgrounds() if edition == "base" else marvel.backgrounds()
