"""The score track as numbers: every seat's points at every step of a record, and the moments worth marking.

Knows states and events; knows nothing of pixels.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from game.rules import Event, GameState, MajorityMoved, PlaceKind, Seat, TileMoved

MarkKind: TypeAlias = Literal["tile", "majority"]
SEAT_PLACES: Final = (PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY)


class ScoreMark(msgspec.Struct, frozen=True):
    """A moment to mark on the track: a seat got a bonus tile or the majority tile at a step."""

    step: int
    seat: Seat
    kind: MarkKind


class Track(msgspec.Struct, frozen=True):
    """``points[seat][step]`` and ``rounds[step]``, one value for each step; marks in order."""

    points: tuple[tuple[int, ...], ...]
    rounds: tuple[int, ...]
    marks: tuple[ScoreMark, ...]

    @property
    def steps(self) -> int:
        """The number of steps."""
        return len(self.rounds)

    def round_starts(self) -> list[int]:
        """Return the steps at which a new round begins, including the first step."""
        return [i for i, number in enumerate(self.rounds) if i == 0 or number != self.rounds[i - 1]]


def _marks(step: int, events: Iterable[Event]) -> list[ScoreMark]:
    marks: list[ScoreMark] = []
    for event in events:
        if isinstance(event, TileMoved | MajorityMoved) and event.target.kind in SEAT_PLACES:
            kind: MarkKind = "tile" if isinstance(event, TileMoved) else "majority"
            marks.append(ScoreMark(step, event.target.row, kind))
    return marks


def build_track(steps: Iterable[tuple[GameState, Iterable[Event]]]) -> Track:
    """Return the track of positions and events of each step."""
    points: list[tuple[int, ...]] = []
    rounds: list[int] = []
    marks: list[ScoreMark] = []
    for step, (state, events) in enumerate(steps):
        events = tuple(events)
        points.append(tuple(player.points for player in state.players))
        rounds.append(state.round)
        marks += _marks(step, events)
    seats = tuple(zip(*points, strict=True))
    return Track(seats, tuple(rounds), tuple(marks))
