"""The course of a game as numbers: every seat's points at every step of the record, and the moments worth marking.

Knows states and events; knows nothing of pixels.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, Literal

import msgspec

from game.rules import Event, GameState, MajorityMoved, PlaceKind, Seat, TileMoved

MarkKind = Literal["tile", "majority"]
SEAT_PLACES: Final = (PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY)


class ScoreMark(msgspec.Struct, frozen=True):
    """A moment to show on the track: a seat got a bonus tile or the majority tile at a step."""

    step: int
    seat: Seat
    kind: MarkKind


class Turn(msgspec.Struct, frozen=True):
    """A seat's turn, which began with a step: also with one that took turns back."""

    step: int
    seat: Seat


class Track(msgspec.Struct, frozen=True):
    """``points[seat][step]`` and ``rounds[step]``, one value for each step; the marks and turns in order."""

    points: tuple[tuple[int, ...], ...]
    rounds: tuple[int, ...]
    marks: tuple[ScoreMark, ...]
    turns: tuple[Turn, ...] = ()

    @property
    def steps(self) -> int:
        """Count the steps."""
        return len(self.rounds)

    @property
    def top(self) -> int:
        """Name the highest points anybody had at any time."""
        return max((max(seat) for seat in self.points if seat), default=0)

    def round_starts(self) -> list[int]:
        """List the steps at which a new round begins, the first step included."""
        return [i for i, number in enumerate(self.rounds) if i == 0 or number != self.rounds[i - 1]]


def _marks(step: int, events: Iterable[Event]) -> list[ScoreMark]:
    marks: list[ScoreMark] = []
    for event in events:
        if isinstance(event, TileMoved | MajorityMoved) and event.target.kind in SEAT_PLACES:
            kind: MarkKind = "tile" if isinstance(event, TileMoved) else "majority"
            marks.append(ScoreMark(step, event.target.row, kind))
    return marks


def build_track(steps: Iterable[tuple[GameState, Iterable[Event]]], turns: Collection[int]) -> Track:
    """Read the course off the positions after each step and the events that led there; turns begin with ``turns``."""
    points: list[tuple[int, ...]] = []
    rounds: list[int] = []
    marks: list[ScoreMark] = []
    begun: list[Turn] = []
    for step, (state, events) in enumerate(steps):
        events = tuple(events)
        points.append(tuple(player.points for player in state.players))
        rounds.append(state.round)
        marks += _marks(step, events)
        if step in turns:
            begun.append(Turn(step, state.turn))
    seats = tuple(zip(*points, strict=True))
    return Track(seats, tuple(rounds), tuple(marks), tuple(begun))
