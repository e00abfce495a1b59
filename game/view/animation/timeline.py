"""The running animations of a table, and what it shows at each moment of them.

Knows flights and times; knows nothing of positions, input, sessions or pygame. The position on screen is final at once:
a frame only lists what to hold back (a card not landed yet, a count not reached yet) and what flies above it, so that
animations can be skipped at any moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from game.rules.model import Event, Place, PlaceKind, Seat
from game.view.animation.flight_path import Boxes, Effect, Flight, FlyingPiece, PieceKind, Pose
from game.view.animation.flight_plan import TURN_MS, FlightPlan, Score
from game.view.animation.sound_cues import Cue, brief_cues, flight_cues
from game.view.skins import theme

SPEEDS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0}
"""The factors of all durations, by the names in the settings; ``off`` plays nothing."""


class AnimationState(msgspec.Struct, frozen=True):
    """What the table shows at one moment in addition to the position.

    ``hidden`` places are drawn empty, except for their counts; ``resting`` pieces are drawn where the position has
    them no longer; ``counts`` is added to the number of pieces drawn at a place, and ``figures`` to the number written
    there in addition: written numbers change when a piece lands, those of decks when a card leaves. ``points`` replaces
    a seat's; ``turn`` is the seat still shown as acting (``None``: as in the position). While the turn is handed over
    from the ``former`` seat, ``handed`` is 0 to 1, and ``turned`` is how far the dock's head shows the next one.
    ``presses`` are how far piles, slips and medallions give way to a piece that has landed on them.
    """

    poses: tuple[Pose, ...] = ()
    effects: tuple[Effect, ...] = ()
    resting: tuple[tuple[Place, FlyingPiece], ...] = ()
    hidden: frozenset[Place] = frozenset()
    counts: dict[Place, int] = msgspec.field(default_factory=dict)
    figures: dict[Place, int] = msgspec.field(default_factory=dict)
    points: dict[Seat, int] = msgspec.field(default_factory=dict)
    turn: Seat | None = None
    former: Seat | None = None
    handed: float = 1.0
    turned: float = 1.0
    presses: dict[Place, float] = msgspec.field(default_factory=dict)
    busy: bool = False


_HEAD: Final = 0.56
"""The time in which the dock's head turns, by that of the whole hand-over."""
STILL: Final = AnimationState()
EMPTY: Final[Mapping[Place, int]] = {}


class Timeline:
    """The current and planned flights of an edition's table; times are ms of any monotonic clock."""

    def __init__(self, edition: str, speed: str = "normal") -> None:
        self.edition = edition
        self.speed = speed
        self.reduced_motion = False
        """Whether pieces fade in at their targets instead of flying there."""
        self._motions = theme(edition).motions
        self._flights: list[Flight] = []
        self._scores: list[Score] = []
        self._cues: list[Cue] = []
        self._hands_over = 0.0
        self._hand_over_ms = 1.0
        self._settles = 0.0
        self._acting: Seat | None = None
        self._until = 0.0

    def add(
        self,
        events: Iterable[Event],
        points: Mapping[Seat, int],
        now: float,
        seat: Seat | None = None,
        stacks: Mapping[Place, int] = EMPTY,
        *,
        most_ms: float = TURN_MS,
    ) -> None:
        """Plan the events of one update by ``seat`` after all flights so far, in ``most_ms`` at normal speed.

        ``points`` and ``stacks`` are those before it; see ``FlightPlan``.
        """
        if SPEEDS[self.speed] == 0.0:
            self.brief(events, now)
            return
        begin = max(now, self._until)
        plan = FlightPlan(self.edition, points, stacks)
        for event in events:
            plan.event(event)
        factor = min(SPEEDS[self.speed], SPEEDS["fast"]) if self.reduced_motion else SPEEDS[self.speed]
        factor *= min(1.0, most_ms / max(plan.length, 1.0))
        for flight in plan.flights:
            self._flights.append(flight.scheduled(begin, factor))
            self._cues += flight_cues(self._flights[-1])
        for score in plan.scores:
            self._scores.append(replace(score, start=begin + score.start * factor, ms=score.ms * factor))
        if plan.turn_of is not None:
            self._settles = self._hands_over = begin + plan.settled * factor
            self._hand_over_ms = self._motions["turn"].ms * factor
            self._acting = seat
            self._cues.append(Cue("turn", self._settles, plan.turn_of))
        self._until = begin + plan.length * factor

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
        self._hands_over = self._settles = 0.0

    @property
    def until(self) -> float:
        """When everything planned has ended."""
        return self._until

    def busy(self, now: float) -> bool:
        """Whether anything is still animated."""
        return now < self._until

    def is_coming(self, place: Place, now: float) -> bool:
        """Whether a card or tile is still on its way to a place."""
        flights = (flight for flight in self._flights if flight.piece.kind is not PieceKind.TOKEN)
        return any(flight.target == place and now < flight.ends for flight in flights)

    def state_at(self, now: float, box: Boxes, scale: float, viewer: Seat | None = None) -> AnimationState:
        """Return everything that is animated at a moment.

        On the table of a ``viewer`` tiles that they win sink into their score, and the majority tile keeps its place.
        """
        self._flights = [flight for flight in self._flights if flight.ends > now or flight.arrives > now]
        self._scores = [score for score in self._scores if score.start + score.ms > now]
        still = self._turn_at(now)
        if not self._flights and not self._scores:
            return still
        poses: list[Pose] = []
        effects: list[Effect] = []
        hidden: set[Place] = set()
        counts: dict[Place, int] = {}
        figures: dict[Place, int] = {}
        resting: dict[Place, FlyingPiece] = {}
        coming: set[Place] = set()
        presses: dict[Place, float] = {}
        for flight in self._flights:
            formed = flight.changes_form(box, viewer)
            _hold_back(flight, now, flight.arrives if formed else flight.ends, counts, figures, hidden)
            if now < flight.arrives:
                if now < flight.start and _rests(flight) and flight.source not in coming:
                    resting.setdefault(flight.source, flight.piece)
                coming.add(flight.target)
            elif formed and not self.reduced_motion:
                presses[flight.target] = flight.press(now)
            pose = flight.fade(now, box, viewer) if self.reduced_motion else flight.pose(now, box, scale, viewer)
            if pose is not None:
                poses.append(pose)
            if not self.reduced_motion:
                effects += flight.decorations(now, box, scale, viewer)
        points = {score.seat: score.shown(now) for score in reversed(self._scores)}
        return replace(
            still,
            poses=tuple(poses),
            effects=tuple(effects),
            resting=tuple(resting.items()),
            hidden=frozenset(hidden),
            counts=counts,
            figures=figures,
            points=points,
            presses=presses,
            busy=True,
        )

    def _turn_at(self, now: float) -> AnimationState:
        """Return whose turn is shown and how far it is handed over, without any flight."""
        turn = self._acting if now < self._settles else None
        if not self._hands_over:
            return replace(STILL, turn=turn)
        handed = min(max((now - self._hands_over) / self._hand_over_ms, 0.0), 1.0)
        if handed >= 1.0:
            self._hands_over = 0.0
        if handed >= 1.0 or now < self._hands_over or self.reduced_motion:
            return replace(STILL, turn=turn, handed=handed, busy=handed < 1.0)
        turned = min(max((now - self._settles) / (self._hand_over_ms * _HEAD), 0.0), 1.0)
        return replace(STILL, turn=turn, former=self._acting, handed=handed, turned=turned, busy=True)


def _rests(flight: Flight) -> bool:
    return flight.source.kind in (PlaceKind.MARKET, PlaceKind.TILE) and flight.source != flight.target


def _hold_back(
    flight: Flight,
    now: float,
    shown: float,
    counts: dict[Place, int],
    figures: dict[Place, int],
    hidden: set[Place],
) -> None:
    """Hide what the position already contains until it is ``shown``; till then its landing piece is a pose."""
    arrived = now >= flight.arrives
    if flight.target.kind is PlaceKind.BONUS:
        if not arrived:
            _add(counts, flight.target, -1)
    elif flight.piece.kind is PieceKind.TOKEN:
        if now < flight.ends:
            _add(counts, flight.target, -1)
        if arrived and now < flight.ends:
            _add(figures, flight.target, 1)
    elif now < shown:
        hidden.add(flight.target)
    if flight.source.kind not in (PlaceKind.BANK, PlaceKind.TOKENS, PlaceKind.DECK) or arrived:
        return
    if flight.source.kind is PlaceKind.DECK and now >= flight.start:
        return  # a deck counts what is in sight: one card less as soon as it leaves
    _add(counts if now < flight.start else figures, flight.source, 1)


def _add(numbers: dict[Place, int], place: Place, by: int) -> None:
    numbers[place] = numbers.get(place, 0) + by
