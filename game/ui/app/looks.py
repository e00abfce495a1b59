"""The looks of the editions that scenes are drawn with, at one scale, text size and contrast.

Knows the settings that change a look; must not know the window or scenes.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from game.ui.graphics.byte_cache import Budget
from game.ui.graphics.look import RenderContext

if TYPE_CHECKING:
    from game.storage.settings import Settings


class Looks:
    """The looks in use, by edition; each is made when it is first asked for."""

    def __init__(self, settings: Settings, budget: Budget) -> None:
        self._settings = settings
        self._budget = budget
        self._scale = 1.0
        self._by_edition: dict[str, RenderContext] = {}

    def of(self, edition: str) -> RenderContext:
        """Return the look of an edition."""
        found = self._by_edition.get(edition)
        if found is None:
            found = RenderContext(edition, portraits=self._settings.portraits, budget=self._budget)
            self._by_edition[edition] = found
            self._configure(found)
        return found

    def configure(self, scale: float) -> None:
        """Apply a scale, in window pixels per reference pixel, and the settings to all looks."""
        self._scale = scale
        for look in self._by_edition.values():
            self._configure(look)

    def keep(self, editions: AbstractSet[str]) -> list[str]:
        """Drop the looks of other editions and return these; all stay where there are no ``editions``."""
        dropped = list(self._by_edition.keys() - editions) if editions else []
        for edition in dropped:
            del self._by_edition[edition]
        return dropped

    def _configure(self, look: RenderContext) -> None:
        settings = self._settings
        look.configure(self._scale, enlarged=settings.text_size / 100, high_contrast=settings.high_contrast)
