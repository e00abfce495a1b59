"""What the others did since the reader's own last action: which pieces it touched, and the same in a few signs.

Knows updates' events; knows nothing of words, boxes, drawing or time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from game.rules.model import (
    Action,
    CardMoved,
    DiscardTokens,
    Event,
    Pass,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    Seat,
    TileMoved,
    TokensMoved,
)

ActionKind: TypeAlias = Literal["take", "buy", "reserve", "give", "tile", "pass"]
_KEPT: Final = 24
"""So many actions are remembered: more than a round of four with all that may follow a turn."""


@dataclass(frozen=True)
class MoveSummary:
    """One thing a seat did: the token kinds that came or went, or the card (``None`` face down) of a level."""

    action: ActionKind
    kinds: tuple[int, ...] = ()
    card: str | None = None
    level: int = 0


@dataclass(frozen=True)
class _Act:
    seat: Seat
    briefs: tuple[MoveSummary, ...]
    touched: frozenset[Place]


class Recent:
    """Remembers the last actions of all seats."""

    def __init__(self) -> None:
        self._acts: list[_Act] = []

    def clear(self) -> None:
        """Forget everything."""
        self._acts = []

    def add(self, seat: Seat, actions: Sequence[Action], events: Sequence[Event]) -> None:
        """Take note of one action of a seat; what it does within one turn belongs together."""
        self._acts.append(_Act(seat, _briefs(actions, events), _touched(events)))
        del self._acts[:-_KEPT]

    def touched(self, reader: Seat | None) -> frozenset[Place]:
        """Return the places that the others changed since the reader acted; piles only by the last of them.

        Without a reader, and while nobody else has acted since, those of the last action.
        """
        if not self._acts:
            return frozenset()
        newest = self._acts[-1]
        since = self._since(reader) if reader is not None else []
        if not since:
            return newest.touched
        before = frozenset[Place]().union(*(act.touched for act in since if act.seat != newest.seat))
        after = frozenset[Place]().union(*(act.touched for act in since if act.seat == newest.seat))
        return frozenset(place for place in before if place.kind is not PlaceKind.BANK) | after

    def moves(self, seat: Seat) -> tuple[MoveSummary, ...]:
        """Return what a seat did in its last turn."""
        found: tuple[MoveSummary, ...] = ()
        for act in reversed(self._acts):
            if act.seat == seat:
                found = (*act.briefs, *found)
            elif found:
                break
        return found

    def _since(self, reader: Seat) -> list[_Act]:
        found: list[_Act] = []
        for act in reversed(self._acts):
            if act.seat == reader:
                break
            found.append(act)
        return found


def _briefs(actions: Sequence[Action], events: Sequence[Event]) -> tuple[MoveSummary, ...]:
    came = _kinds(events, PlaceKind.BANK, PlaceKind.TOKENS)
    found: list[MoveSummary] = []
    match actions[0] if actions else None:
        case PurchaseCard(_, card, _):
            found.append(MoveSummary("buy", card=card))
        case ReserveCard():
            moved = next((event for event in events if isinstance(event, CardMoved)), None)
            if moved is not None:
                found.append(MoveSummary("reserve", came, moved.card, moved.level))
        case DiscardTokens():
            found.append(MoveSummary("give", _kinds(events, PlaceKind.TOKENS, PlaceKind.BANK)))
        case Pass():
            found.append(MoveSummary("pass"))
        case _ if came:
            found.append(MoveSummary("take", came))
    won = any(isinstance(event, TileMoved) and event.target.kind is PlaceKind.OWNED_TILE for event in events)
    return (*found, MoveSummary("tile")) if won else tuple(found)


def _kinds(events: Iterable[Event], source: PlaceKind, target: PlaceKind) -> tuple[int, ...]:
    return tuple(
        event.kind
        for event in events
        if isinstance(event, TokensMoved) and event.source.kind is source and event.target.kind is target
        for _ in range(event.count)
    )


def _touched(events: Iterable[Event]) -> frozenset[Place]:
    """The places that an action changed: where things came to lie, and piles taken from."""
    places: set[Place] = set()
    for event in events:
        if isinstance(event, TokensMoved) and event.target.kind is PlaceKind.TOKENS:
            places |= {event.source, event.target}
        elif isinstance(event, CardMoved | TileMoved):
            places.add(event.target)
    return frozenset(places)
