"""Which sound belongs to which event at the table, and when it plays.

Knows events, flights and the names of the sounds; knows nothing of loudness, files or pygame.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from game.rules.editions import edition as edition_of
from game.rules.model import (
    COLORS,
    SPECIAL,
    WILD,
    CardMoved,
    Event,
    MajorityMoved,
    PlaceKind,
    Seat,
    TileMoved,
    TokensMoved,
    TurnBegan,
)
from game.view.animation.flight_path import Flight, PieceKind

VARIANTS: Final = {"take": 3, "pay": 3, "deal": 3}
"""The number of variants of frequent sounds, played in turn."""
_SINGLE: Final = (
    *("click", "hover", "pick", "refused", "lift", "reserve", "wild", "tile"),
    *("turn", "other", "bell", "chat", "clock", "win", "end"),
)

_DEAL_LEAD: Final = 135.0
_RESERVE_LEAD: Final = 220.0
"""The sound of a card begins with its slide, this many ms before it arrives."""
_TILE_LEAD: Final = 300.0
"""The sound of a tile has its accent so many ms after its beginning: at the landing."""
_TURN_DELAY: Final = 160.0


class Cue(msgspec.Struct, frozen=True):
    """A sound to play at a moment in ms of the timeline's clock; ``turn`` is the seat whose turn it announces."""

    name: str
    at: float
    turn: Seat | None = None


def names(edition: str) -> tuple[str, ...]:
    """Return the files of an edition's effects, without folder and suffix; those of the controls first."""
    found = [*_SINGLE, *(f"buy-{color}" for color in range(1, COLORS + 1))]
    found += [f"{name}-{number}" for name, count in VARIANTS.items() for number in range(1, count + 1)]
    rules = edition_of(edition)
    found += ["time"] * bool(rules.special_each) + ["majority"] * bool(rules.majority_points)
    return tuple(found)


def flight_cues(flight: Flight) -> tuple[Cue, ...]:
    """Return the sounds of one flight: most play at the landing, a card's also at the start."""
    lands = flight.arrives
    if flight.piece.kind is PieceKind.TOKEN:
        return (Cue(_token_name(flight.piece.number, flight.target.kind), lands),)
    if flight.piece.kind is PieceKind.TILE:
        return (Cue("tile", max(flight.start, lands - _TILE_LEAD)),)
    if flight.piece.kind is PieceKind.MAJORITY:
        return (Cue("majority", flight.start),)
    if flight.target.kind is PlaceKind.BONUS:
        return (Cue("lift", flight.start), Cue(f"buy-{flight.target.slot + 1}", lands))
    if flight.target.kind is PlaceKind.MARKET:
        return (Cue("deal", max(flight.start, lands - _DEAL_LEAD)),)
    return (Cue("lift", flight.start), Cue("reserve", max(flight.start, lands - _RESERVE_LEAD)))


def brief_cues(events: Iterable[Event], now: float) -> tuple[Cue, ...]:
    """Return the sounds of events without animation: the most important one, and that of the turn."""
    found: list[str] = []
    turn: Cue | None = None
    for event in events:
        if isinstance(event, TurnBegan):
            turn = Cue("turn", now + _TURN_DELAY, event.seat)
        elif isinstance(event, MajorityMoved):
            found.append("majority")
        elif isinstance(event, TileMoved) and event.target.kind is PlaceKind.OWNED_TILE:
            found.append("tile")
        elif isinstance(event, CardMoved) and event.target.kind is PlaceKind.BONUS:
            found.append(f"buy-{event.target.slot + 1}")
        elif isinstance(event, CardMoved) and event.target.kind is PlaceKind.HAND:
            found.append("reserve")
        elif isinstance(event, TokensMoved):
            found.append(_token_name(event.kind, event.target.kind))
    first = min(found, key=_weight, default=None)
    cues = () if first is None else (Cue(first, now),)
    return cues if turn is None else (*cues, turn)


def _token_name(kind: int, target: PlaceKind) -> str:
    if target is PlaceKind.BANK:
        return "pay"
    return {WILD: "wild", SPECIAL: "time"}.get(kind, "take")


def _weight(name: str) -> int:
    """Return the rank of a sound, the most important first."""
    order = ("majority", "tile", "time", "buy", "reserve", "wild", "take", "pay")
    return order.index(name.split("-")[0])
