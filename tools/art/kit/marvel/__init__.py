"""The interface of the Marvel edition: ink and halftone; cyan means act, gold picked, pink missing."""

from __future__ import annotations

from tools.art.sprite import Sprite


def sprites() -> list[Sprite]:
    """List everything of the interface but the grounds."""
    return []


def backgrounds() -> list[Sprite]:
    """List the grounds, each as large as the screen."""
    return []
