"""What the others did since the viewer's own last action: the changed places, and summaries of the moves.

Knows updates' events; knows nothing of words, boxes, drawing or time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Literal, TypeAlias

from game.rules.model import (
    Action,
    CardMoved,
    DiscardTokens,
    Event,
    MajorityMoved,
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
MAJORITY_TILE: Final = "majority"
"""What stands for the majority tile, which has no name of its own."""
_KEPT: Final = 24
"""The number of actions kept: more than a round of four players with all consequences."""


@dataclass(frozen=True)
class MoveSummary:
    """Part of a move: the token kinds taken or given back, the card (``None`` face down) of a level, or a tile won."""

    action: ActionKind
    kinds: tuple[int, ...] = ()
    card: str | None = None
    level: int = 0
    tile: str | None = None


@dataclass(frozen=True)
class _Act:
    seat: Seat
    briefs: tuple[MoveSummary, ...]
    touched: frozenset[Place]


class Recent:
    """The last actions of all seats."""

    def __init__(self) -> None:
        self._acts: list[_Act] = []

    def clear(self) -> None:
        """Remove all actions."""
        self._acts = []

    def add(self, seat: Seat, actions: Sequence[Action], events: Sequence[Event]) -> None:
        """Add one action of a seat; consecutive actions of a seat are one turn."""
        self._acts.append(_Act(seat, _briefs(actions, events), touched(events)))
        del self._acts[:-_KEPT]

    def touched(self, viewer: Seat | None) -> frozenset[Place]:
        """Return the places that the others changed since the viewer acted; piles only those of the last one.

        Without a viewer, and while nobody else has acted since, the places of the last action.
        """
        if not self._acts:
            return frozenset()
        newest = self._acts[-1]
        since = self._since(viewer) if viewer is not None else []
        if not since:
            return newest.touched
        before = frozenset[Place]().union(*(act.touched for act in since if act.seat != newest.seat))
        after = frozenset[Place]().union(*(act.touched for act in since if act.seat == newest.seat))
        return frozenset(place for place in before if place.kind is not PlaceKind.BANK) | after

    def moves(self, seat: Seat) -> tuple[MoveSummary, ...]:
        """Return the summaries of a seat's last turn."""
        found: tuple[MoveSummary, ...] = ()
        for act in reversed(self._acts):
            if act.seat == seat:
                found = (*act.briefs, *found)
            elif found:
                break
        return found

    def movers(self, viewer: Seat, turn: Seat) -> frozenset[Seat]:
        """Return the seats that have acted since a viewer's last turn that is over; ``turn`` is the seat to act."""
        acts = list(self._acts)
        while turn == viewer and acts and acts[-1].seat == viewer:
            acts.pop()
        return frozenset(act.seat for act in takewhile(lambda act: act.seat != viewer, reversed(acts)))

    def _since(self, viewer: Seat) -> list[_Act]:
        found: list[_Act] = []
        for act in reversed(self._acts):
            if act.seat == viewer:
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
    for event in events:
        if isinstance(event, TileMoved) and event.target.kind is PlaceKind.OWNED_TILE:
            found.append(MoveSummary("tile", tile=event.tile))
        elif isinstance(event, MajorityMoved) and event.target.kind is PlaceKind.OWNED_MAJORITY:
            found.append(MoveSummary("tile", tile=MAJORITY_TILE))
    return tuple(found)


def _kinds(events: Iterable[Event], source: PlaceKind, target: PlaceKind) -> tuple[int, ...]:
    return tuple(
        event.kind
        for event in events
        if isinstance(event, TokensMoved) and event.source.kind is source and event.target.kind is target
        for _ in range(event.count)
    )


def touched(events: Iterable[Event]) -> frozenset[Place]:
    """Return the places that an action changed: the targets of pieces, and piles taken from."""
    places: set[Place] = set()
    for event in events:
        if isinstance(event, TokensMoved) and event.target.kind is PlaceKind.TOKENS:
            places |= {event.source, event.target}
        elif isinstance(event, CardMoved | TileMoved):
            places.add(event.target)
    return frozenset(places)
