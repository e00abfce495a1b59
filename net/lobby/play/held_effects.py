"""The effects of a table in the order in which they may be carried out: those of an event that is stored wait for it.

Knows effects, their links and times; knows nothing of games or of the store.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from net.protocol import messages as msg
from net.protocol.link_effects import Effect, Send

HELD: Final = 1000
"""Maximum number of effects held for a connection; one with more leaves the table, because it may keep sending."""


@dataclass
class _HeldEvent:
    """What is sent once the store has confirmed ``waiting`` more operations, submitted at ``since``."""

    waiting: int
    since: float
    effects: list[Effect]


class HeldEffects:
    """The effects that may be carried out, and behind them those of each event that waits for the store."""

    def __init__(self) -> None:
        self.released_since: list[float] = []
        """The times of the events whose effects were released, until somebody clears them."""
        self._ready: list[Effect] = []
        self._events: deque[_HeldEvent] = deque()
        self._held_for: Counter[int] = Counter()
        """How many effects are held at most for each link."""

    def __len__(self) -> int:
        """Return how many events wait for the store."""
        return len(self._events)

    @property
    def operations(self) -> int:
        """How many operations the store has not confirmed yet."""
        return sum(event.waiting for event in self._events)

    @property
    def since(self) -> float | None:
        """Since when the oldest event waits, ``None`` where none does."""
        return self._events[0].since if self._events else None

    def take(self) -> list[Effect]:
        """Return the effects that may be carried out now, in order."""
        ready, self._ready = self._ready, []
        return ready

    def send(self, effect: Effect) -> None:
        """Carry out an effect at once, before all that is held."""
        self._ready.append(effect)

    def add(self, effects: Sequence[Effect]) -> None:
        """Carry out effects of an event that is not stored: at once, or behind those that are held."""
        if not self._events:
            self._ready += effects
            return
        self._ready += filter(_keeps_alive, effects)
        held = [effect for effect in effects if not _keeps_alive(effect)]
        self._events[-1].effects += held
        self._held_for.update(effect.link for effect in held)

    def hold(self, effects: list[Effect], operations: int, now: float) -> None:
        """Hold the effects of an event until the store has confirmed its operations."""
        self._events.append(_HeldEvent(operations, now, effects))
        self._held_for.update(effect.link for effect in effects)

    def crowded(self) -> list[int]:
        """Return the links for which too much is held."""
        return [link for link, count in self._held_for.items() if count > HELD]

    def confirm(self) -> None:
        """Handle the store's confirmation of the oldest operation: release what waited for it alone."""
        self._events[0].waiting -= 1
        while self._events and self._events[0].waiting == 0:
            event = self._events.popleft()
            self._ready += event.effects
            self.released_since.append(event.since)
        if not self._events:
            self._held_for.clear()

    def drop(self, link: int) -> None:
        """Drop what is held for a link."""
        self._held_for.pop(link, None)
        for event in self._events:
            event.effects = [effect for effect in event.effects if effect.link != link]

    def clear(self) -> None:
        """Drop all that is held: its event cannot be stored."""
        self._events.clear()
        self._held_for.clear()


def _keeps_alive(effect: Effect) -> bool:
    """Whether an effect only keeps a connection alive, and says nothing of the game."""
    return isinstance(effect, Send) and isinstance(effect.message, (msg.Ping, msg.Pong))
