"""The pictures of the marvel edition: cards, tiles, tokens and marks in ink and halftone.

Knows which sprites the edition has. Must not know panels, buttons or icons, which the kit draws.
"""

from __future__ import annotations

from tools.art.marvel import backs, cards, decks, effects, gauntlet, locations, seats, stacks, tokens
from tools.art.sprite import Sprite


def sprites() -> list[Sprite]:
    """Return every sprite of the edition in a fixed order."""
    parts = (cards, backs, decks, locations, gauntlet, tokens, stacks, seats, effects)
    return [sprite for part in parts for sprite in part.sprites()]
