"""Which sound belongs to what happens at the table, and when it is heard.

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
from game.view.animation.flights import Flight, PieceKind

VARIANTS: Final = {"take": 3, "pay": 3, "deal": 3}
"""Sounds that are heard often have several forms, played in turn."""
_SINGLE: Final = (
    *("click", "hover", "pick", "refused", "lift", "reserve", "wild", "tile"),
    *("turn", "other", "chat", "clock", "win", "end"),
)

_DEAL_LEAD: Final = 135.0
_RESERVE_LEAD: Final = 220.0
"""The sound of a card begins with its slide, that long before it lies."""
_TURN_DELAY: Final = 160.0


class Cue(msgspec.Struct, frozen=True):
    """A sound to be played at a moment in ms of the timeline's clock; ``turn`` is the seat that it calls."""

    name: str
    at: float
    turn: Seat | None = None


def names(edition: str) -> tuple[str, ...]:
    """Return the files of an edition's effects, without folder and ending; those of the controls first."""
    found = [*_SINGLE, *(f"buy-{color}" for color in range(1, COLORS + 1))]
    found += [f"{name}-{number}" for name, count in VARIANTS.items() for number in range(1, count + 1)]
    rules = edition_of(edition)
    found += ["time"] * bool(rules.special_each) + ["majority"] * bool(rules.majority_points)
    return tuple(found)


def flight_cues(flight: Flight) -> tuple[Cue, ...]:
    """Return what one piece lets hear on its way: most as it lands, a card also as it is taken up."""
    lands = flight.arrives
    if flight.piece.kind is PieceKind.TOKEN:
        return (Cue(_token_name(flight.piece.number, flight.target.kind), lands),)
    if flight.piece.kind is PieceKind.TILE:
        return (Cue("tile", flight.start),)
    if flight.piece.kind is PieceKind.MAJORITY:
        return (Cue("majority", flight.start),)
    if flight.target.kind is PlaceKind.BONUS:
        # Where it shrinks into its place, the blow comes before.
        hits = lands - flight.shrink - flight.hold
        return (Cue("lift", flight.start), Cue(f"buy-{flight.target.slot + 1}", hits))
    if flight.target.kind is PlaceKind.MARKET:
        return (Cue("deal", max(flight.start, lands - _DEAL_LEAD)),)
    return (Cue("lift", flight.start), Cue("reserve", max(flight.start, lands - _RESERVE_LEAD)))


def brief_cues(events: Iterable[Event], now: float) -> tuple[Cue, ...]:
    """Return what is heard of events that are not watched: the most telling sound, and whose turn it is."""
    heard: list[str] = []
    turn: Cue | None = None
    for event in events:
        if isinstance(event, TurnBegan):
            turn = Cue("turn", now + _TURN_DELAY, event.seat)
        elif isinstance(event, MajorityMoved):
            heard.append("majority")
        elif isinstance(event, TileMoved) and event.target.kind is PlaceKind.OWNED_TILE:
            heard.append("tile")
        elif isinstance(event, CardMoved) and event.target.kind is PlaceKind.BONUS:
            heard.append(f"buy-{event.target.slot + 1}")
        elif isinstance(event, CardMoved) and event.target.kind is PlaceKind.HAND:
            heard.append("reserve")
        elif isinstance(event, TokensMoved):
            heard.append(_token_name(event.kind, event.target.kind))
    first = min(heard, key=_weight, default=None)
    cues = () if first is None else (Cue(first, now),)
    return cues if turn is None else (*cues, turn)


def _token_name(kind: int, target: PlaceKind) -> str:
    if target is PlaceKind.BANK:
        return "pay"
    return {WILD: "wild", SPECIAL: "time"}.get(kind, "take")


def _weight(name: str) -> int:
    """Rank sounds by how much they tell, the most telling first."""
    order = ("majority", "tile", "time", "buy", "reserve", "wild", "take", "pay")
    return order.index(name.split("-")[0])
