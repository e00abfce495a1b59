"""The editions' looks: ``skin`` returns everything in which one edition differs from another on the screen.

The editions are listed in ``game.rules.editions``; a skin is loaded on first use. Knows nothing
of pygame.
"""

from __future__ import annotations

from functools import cache

import msgspec

from game.rules.editions import edition_part
from game.view.high_contrast import contrasting
from game.view.skins.model import CardLetters, ResultSkin, Skin, SkinText
from game.view.theme import Theme

__all__ = ["CardLetters", "ResultSkin", "Skin", "SkinText", "skin", "theme"]


@cache
def skin(edition: str) -> Skin:
    """Return the look of an edition; raises ``ValueError`` for an unknown name."""
    found: Skin = edition_part(edition, "skin", "SKIN")
    return found


@cache
def theme(edition: str, high_contrast: bool = False) -> Theme:
    """Return an edition's palette, type and motions; raises ``ValueError`` for an unknown name."""
    plain = skin(edition).theme
    if not high_contrast:
        return plain
    lettering = {role: msgspec.structs.replace(font, ramp=()) for role, font in plain.lettering.items()}
    return msgspec.structs.replace(plain, palette=contrasting(plain.palette), lettering=lettering)
