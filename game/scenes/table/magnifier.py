"""The magnifier of the table: which piece is shown large, and when.

Knows targets and time; knows nothing of drawing or events. A piece is shown large once it has been held for a while,
or at once by a key; then the picture follows the focus. The same key again shows a card alone, as large as it was
painted, beside what can be done with it.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import Place, PlaceKind
from game.view.descriptions.card_details import looks_closer
from game.view.interaction.choices import Selection
from game.view.layout.table import Target

WAIT_MS: Final = 400.0


class Magnifier:
    """Decides what is shown large at this moment."""

    def __init__(self) -> None:
        self.shown: Place | None = None
        self.by_key = False
        self.alone = False
        """Whether the card is shown over the darkened table, as large as it was painted."""
        self._over: Target | None = None
        self._held: tuple[Target, Selection] | None = None
        self._held_ms: float | None = None

    @property
    def held(self) -> bool:
        """Whether something is shown large because the button is held on it."""
        return self._held is not None and self.shown is not None

    def press(self, target: Target, before: Selection) -> None:
        """Start to hold a target; ``before`` is the selection before the press."""
        self._held, self._held_ms = (target, before), None
        self.dismiss()

    def release(self) -> bool:
        """End holding and return whether the press was a look, not a click."""
        looked = self.held
        self._held = None
        if looked:
            self.dismiss()
        return looked

    def toggle(self, target: Target | None) -> bool:
        """Show a target large, then a card alone, then nothing; return whether there was anything to show or end."""
        if self.shown is not None:
            if self.alone or self.shown.kind not in (PlaceKind.MARKET, PlaceKind.HAND):
                self.dismiss()
            else:
                self.alone = True
            return True
        if not looks_closer(target):
            return False
        self.by_key = True
        self.follow(target)
        return True

    def follow(self, target: Target | None) -> None:
        """Show the focused target instead, if the magnifier was opened by a key."""
        if self.by_key:
            self.shown = target if isinstance(target, Place) and looks_closer(target) else None

    def dismiss(self) -> None:
        """Show nothing large."""
        self.shown, self.by_key, self.alone = None, False, False

    def step(self, dt_ms: float, over: Target | None) -> tuple[bool, Selection | None]:
        """Advance the time on the target ``over`` which the pointer is.

        Return whether the picture has changed, and the selection before a press that turned out to be a look.
        """
        before = self.shown
        if self._held is not None:
            target, chosen = self._held
            # The first step's time is from before the press; on a slow machine it alone would make a click a look.
            if self._held_ms is None:
                self._over = over
            self._held_ms = 0.0 if self._held_ms is None else self._held_ms + dt_ms
            if self.shown is None and over != self._over:  # dragged away: the press was a choice
                self._held = None
                return False, None
            if self.shown is None and self._held_ms >= WAIT_MS and isinstance(target, Place) and looks_closer(target):
                self.shown = target
                return True, chosen
            return False, None
        if over != self._over:
            self._over = over
            if not self.alone and (not self.by_key or over is not None):
                self.dismiss()
        return self.shown != before, None
