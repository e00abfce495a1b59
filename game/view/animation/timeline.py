"""The running animations of a table, and what it shows at each moment of them.

Knows flights and times; knows nothing of positions, input, sessions or pygame. The position on screen is final at once:
a frame only lists what to hold back (a card not landed yet, a count not reached yet) and what flies above it, so that
animations can be skipped at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from game.rules.model import Event, Place, PlaceKind, Seat
from game.view.animation.flight_path import Effect, Flight, FlyingPiece, PieceKind, Pose
from game.view.animation.flight_plan import FlightPlan, Score
from game.view.animation.sound_cues import Cue, brief_cues, flight_cues
from game.view.layout.geometry import Rect
from game.view.skins import theme

SPEEDS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0}
"""The factors of all durations, by the names in the settings; ``off`` plays nothing."""


class Frame(msgspec.Struct, frozen=True):
    """What the table shows at one moment in addition to the position.

    ``hidden`` places are drawn empty, except for their counts; ``resting`` pieces are drawn where the position has
    them no longer; ``counts`` is added to a place's number; ``points`` replaces a seat's; ``turn`` is the seat still
    shown as acting (``None``: as in the position); ``banner`` is 0 to 1 of the turn banner's entrance; ``pops`` are the
    factors by which places are enlarged.
    """

    poses: tuple[Pose, ...] = ()
    effects: tuple[Effect, ...] = ()
    resting: tuple[tuple[Place, FlyingPiece], ...] = ()
    hidden: frozenset[Place] = frozenset()
    counts: dict[Place, int] = msgspec.field(default_factory=dict)
    points: dict[Seat, int] = msgspec.field(default_factory=dict)
    turn: Seat | None = None
    banner: float = 1.0
    pops: dict[Place, float] = msgspec.field(default_factory=dict)
    busy: bool = False


STILL: Final = Frame()


class Timeline:
    """The current and planned flights of an edition's table; times are ms of any monotonic clock."""

    def __init__(self, edition: str, speed: str = "normal") -> None:
        self.edition = edition
        self.speed = speed
        self.calm = False
        """Whether pieces fade in at their targets instead of flying there."""
        self._motions = theme(edition).motions
        self._flights: list[Flight] = []
        self._scores: list[Score] = []
        self._cues: list[Cue] = []
        self._banner = 0.0
        self._banner_ms = 1.0
        self._acting: Seat | None = None
        self._until = 0.0

    def add(self, events: Iterable[Event], points: dict[Seat, int], now: float, seat: Seat | None = None) -> None:
        """Plan the events of one update by ``seat`` after all flights so far; ``points`` are those before it."""
        if SPEEDS[self.speed] == 0.0:
            self.brief(events, now)
            return
        begin = max(now, self._until)
        plan = FlightPlan(self.edition, points)
        for event in events:
            plan.event(event)
        factor = min(SPEEDS[self.speed], SPEEDS["fast"]) if self.calm else SPEEDS[self.speed]
        for flight in plan.flights:
            self._flights.append(flight.scheduled(begin, factor))
            self._cues += flight_cues(self._flights[-1])
        for score in plan.scores:
            self._scores.append(replace(score, start=begin + score.start * factor, ms=score.ms * factor))
        ends = [flight.ends for flight in self._flights] + [score.start + score.ms for score in self._scores]
        if plan.turn_of is not None:
            self._banner = begin + plan.settled * factor
            self._banner_ms = self._motions["banner"].ms * factor
            self._acting = seat
            self._cues.append(Cue("turn", self._banner, plan.turn_of))
            ends.append(self._banner + self._banner_ms)
        self._until = max([begin, *ends])

    def brief(self, events: Iterable[Event], now: float) -> None:
        """Add the sounds of one update without animating it."""
        self._cues += brief_cues(events, now)

    def due_cues(self, now: float) -> list[Cue]:
        """Return the sounds that were due since the last call."""
        due = [cue for cue in self._cues if cue.at <= now]
        if due:
            self._cues = [cue for cue in self._cues if cue.at > now]
        return due

    def finish(self) -> None:
        """End all animations at once, without the sounds that were still to play."""
        self._flights.clear()
        self._scores.clear()
        self._cues.clear()
        self._until = 0.0
        self._banner = 0.0

    def busy(self, now: float) -> bool:
        """Whether anything is still animated."""
        return now < self._until

    def frame(self, now: float, rect: Callable[[Place], Rect], scale: float) -> Frame:
        """Return everything that is animated at a moment."""
        self._flights = [flight for flight in self._flights if flight.ends > now or flight.arrives > now]
        self._scores = [score for score in self._scores if score.start + score.ms > now]
        banner = 1.0
        if self._banner:
            banner = min(max((now - self._banner) / self._banner_ms, 0.0), 1.0)
            if banner >= 1.0:
                self._banner = 0.0
            if self.calm:
                banner = float(now >= self._banner)
        turn = self._acting if now < self._banner else None
        if not self._flights and not self._scores:
            return replace(STILL, turn=turn, banner=banner, busy=banner < 1.0)
        poses: list[Pose] = []
        effects: list[Effect] = []
        hidden: set[Place] = set()
        counts: dict[Place, int] = {}
        resting: dict[Place, FlyingPiece] = {}
        coming: set[Place] = set()
        pops: dict[Place, float] = {}
        for flight in self._flights:
            if now < flight.arrives:
                _hold_back(flight, now, counts, hidden)
                if now < flight.start and _rests(flight) and flight.source not in coming:
                    resting.setdefault(flight.source, flight.piece)
                coming.add(flight.target)
            elif flight.target.kind is PlaceKind.BONUS and not self.calm:
                pops[flight.target] = flight.pop(now)
            pose = flight.fade(now, rect) if self.calm else flight.pose(now, rect, scale)
            if pose is not None:
                poses.append(pose)
                if now >= flight.arrives:
                    hidden.add(flight.target)  # a landing piece is drawn by its pose alone
            if not self.calm:
                effects += flight.decorations(now, rect, scale)
        points = {score.seat: score.shown(now) for score in reversed(self._scores)}
        rest = tuple(resting.items())
        return Frame(tuple(poses), tuple(effects), rest, frozenset(hidden), counts, points, turn, banner, pops, True)


def _rests(flight: Flight) -> bool:
    return flight.source.kind in (PlaceKind.MARKET, PlaceKind.TILE) and flight.source != flight.target


def _hold_back(flight: Flight, now: float, counts: dict[Place, int], hidden: set[Place]) -> None:
    """Hide what the position already contains and the flight has not brought yet."""
    if flight.piece.kind is PieceKind.TOKEN or flight.target.kind is PlaceKind.BONUS:
        counts[flight.target] = counts.get(flight.target, 0) - 1
    else:
        hidden.add(flight.target)
    countable = (PlaceKind.BANK, PlaceKind.TOKENS, PlaceKind.DECK)
    if now < flight.start and flight.source.kind in countable:
        counts[flight.source] = counts.get(flight.source, 0) + 1
