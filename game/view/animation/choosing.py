"""How a token that has just been chosen rises from its stack and comes to its socket.

Knows selections and milliseconds; knows nothing of places on the screen, input or pygame.
"""

from __future__ import annotations

from typing import Final

from game.view.interaction.choices import Selection, TakeSelection
from game.view.theme import out_back, out_quad

_DIP_MS, _RISE_MS, _RING_MS = 40.0, 160.0, 120.0
_ALL_MS: Final = _DIP_MS + _RISE_MS + _RING_MS
_DIP: Final = 2 / 15
"""How far a token dips before it rises, by how high it rises."""


class Choosing:
    """The time since the last token was chosen."""

    def __init__(self) -> None:
        self._chosen = 0
        self._age_ms = _ALL_MS

    def step(self, selection: Selection, dt_ms: float) -> None:
        """Advance by some milliseconds; begin again with each further token, and end with one that is put back."""
        chosen = len(selection.colors) if isinstance(selection, TakeSelection) else 0
        if chosen == self._chosen:
            self._age_ms += dt_ms
        else:
            self._age_ms = 0.0 if chosen > self._chosen else _ALL_MS
        self._chosen = chosen

    @property
    def busy(self) -> bool:
        """Whether a token is still rising or on its way, or the ring around its socket still there."""
        return self.share < 1.0

    @property
    def share(self) -> float:
        """How much of the time has passed, 0 to 1."""
        return min(self._age_ms / _ALL_MS, 1.0)


def height(share: float) -> float:
    """Return how high a token is by its height in the end: below 0 while it dips, above 1 before it settles."""
    age = share * _ALL_MS
    if age < _DIP_MS:
        return -_DIP * age / _DIP_MS
    return -_DIP + (1 + _DIP) * out_back(min((age - _DIP_MS) / _RISE_MS, 1.0))


def flown(share: float) -> float:
    """Return how far a token is on its way from its stack to its socket, 0 to 1: there it lies once it has risen."""
    return out_quad(min(share * _ALL_MS / (_DIP_MS + _RISE_MS), 1.0))


def ring(share: float) -> float:
    """Return how far the ring has spread around a socket that has been filled, 0 to 1."""
    return max(share * _ALL_MS - _DIP_MS - _RISE_MS, 0.0) / _RING_MS
