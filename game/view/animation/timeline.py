"""Events turned into an animation plan: which piece flies when, and what the table shows meanwhile.

Knows events, places, durations; knows nothing of positions, input, sessions or pygame. The position on screen is
final at once: a frame only says what to hold back (a card not landed yet, a count not reached yet) and what flies
above it, so that it can be skipped at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from game.rules import edition as rules_of
from game.rules.model import (
    CardMoved,
    Event,
    MajorityMoved,
    Place,
    PlaceKind,
    PointsChanged,
    Seat,
    TileMoved,
    TokensMoved,
    TurnBegan,
)
from game.view.animation.flights import Effect, EffectKind, Flight, FlyingPiece, PieceKind, Pose
from game.view.animation.sound_cues import Cue, brief_cues, flight_cues
from game.view.layout.geometry import Rect
from game.view.skins import skin, theme
from game.view.theme import Motion, in_cubic, out_cubic

SPEEDS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0}
_DEAL_STAGGER: Final = 60
_TAKE_DELAY: Final = 40
_PAY_DELAY: Final = 120
_SLIDE_DELAY: Final = 200


@dataclass(frozen=True)
class Score:
    """A seat's points counting from one number to another."""

    seat: Seat
    before: int
    after: int
    start: float
    ms: float

    def shown(self, now: float) -> int:
        """The number to show at a moment."""
        if now <= self.start:
            return self.before
        t = min((now - self.start) / self.ms, 1.0)
        return self.before + round((self.after - self.before) * out_cubic(t))


@dataclass(frozen=True)
class Frame:
    """What the table shows at one moment besides the position.

    ``hidden`` places are drawn empty, but for their counts; ``resting`` pieces lie where the position no longer has
    them; ``counts`` is added
    to a place's number; ``points`` replaces a seat's; ``turn`` is who is still seen acting (``None``: as the position
    says); ``banner`` is 0 to 1 of the turn banner's entrance; ``pops`` says how much larger a place has just become.
    """

    poses: tuple[Pose, ...] = ()
    effects: tuple[Effect, ...] = ()
    resting: tuple[tuple[Place, FlyingPiece], ...] = ()
    hidden: frozenset[Place] = frozenset()
    counts: dict[Place, int] = field(default_factory=dict)
    points: dict[Seat, int] = field(default_factory=dict)
    turn: Seat | None = None
    banner: float = 1.0
    pops: dict[Place, float] = field(default_factory=dict)
    busy: bool = False


STILL: Final = Frame()


class Timeline:
    """The flights of an edition's table under way and to come; times are ms of any steady clock."""

    def __init__(self, edition: str, speed: str = "normal") -> None:
        self.edition = edition
        self.speed = speed
        self.calm = False
        """Whether pieces fade in where they come to lie, instead of flying there."""
        self._motions = theme(edition).motions
        self._flights: list[Flight] = []
        self._scores: list[Score] = []
        self._cues: list[Cue] = []
        self._banner = 0.0
        self._banner_ms = 1.0
        self._acting: Seat | None = None
        self._until = 0.0

    def add(self, events: Iterable[Event], points: dict[Seat, int], now: float, seat: Seat | None = None) -> None:
        """Plan the events of one update by ``seat`` after whatever is still to come; ``points`` are those before it."""
        if SPEEDS[self.speed] == 0.0:
            self.brief(events, now)
            return
        begin = max(now, self._until)
        plan = _Plan(self.edition, points)
        for event in events:
            plan.event(event)
        factor = min(SPEEDS[self.speed], SPEEDS["fast"]) if self.calm else SPEEDS[self.speed]
        for flight in plan.flights:
            self._flights.append(_stretched(flight, begin, factor))
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
        """Let the events of one update be heard that nobody watches."""
        self._cues += brief_cues(events, now)

    def heard(self, now: float) -> list[Cue]:
        """Return the sounds that were due since the last call."""
        due = [cue for cue in self._cues if cue.at <= now]
        if due:
            self._cues = [cue for cue in self._cues if cue.at > now]
        return due

    def finish(self) -> None:
        """Skip to the end: the position stands as it is, and what was to be heard on the way is not."""
        self._flights.clear()
        self._scores.clear()
        self._cues.clear()
        self._until = 0.0
        self._banner = 0.0

    def busy(self, now: float) -> bool:
        """Whether anything still moves."""
        return now < self._until

    def frame(self, now: float, rect: Callable[[Place], Rect], scale: float) -> Frame:
        """Everything that moves at a moment."""
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
                    hidden.add(flight.target)  # what settles there is drawn by its pose alone
            if not self.calm:
                effects += flight.decorations(now, rect, scale)
        points = {score.seat: score.shown(now) for score in reversed(self._scores)}
        rest = tuple(resting.items())
        return Frame(tuple(poses), tuple(effects), rest, frozenset(hidden), counts, points, turn, banner, pops, True)


def _rests(flight: Flight) -> bool:
    return flight.source.kind in (PlaceKind.MARKET, PlaceKind.TILE) and flight.source != flight.target


def _hold_back(flight: Flight, now: float, counts: dict[Place, int], hidden: set[Place]) -> None:
    """What the position already has and the eye has not seen yet."""
    if flight.piece.kind is PieceKind.TOKEN or flight.target.kind is PlaceKind.BONUS:
        counts[flight.target] = counts.get(flight.target, 0) - 1
    else:
        hidden.add(flight.target)
    countable = (PlaceKind.BANK, PlaceKind.TOKENS, PlaceKind.DECK)
    if now < flight.start and flight.source.kind in countable:
        counts[flight.source] = counts.get(flight.source, 0) + 1


def _stretched(flight: Flight, begin: float, factor: float) -> Flight:
    return replace(
        flight,
        start=begin + flight.start * factor,
        travel=flight.travel * factor,
        lift=flight.lift * factor,
        leave=flight.leave * factor,
        hold=flight.hold * factor,
        shrink=flight.shrink * factor,
        land=flight.land * factor,
    )


class _Plan:
    """Places the events of one update in time, in ms from its beginning (order of R20)."""

    def __init__(self, name: str, points: dict[Seat, int]) -> None:
        self.rules = rules_of(name)
        self.comic = skin(name).comic
        self.motions = theme(name).motions
        self.points = dict(points)
        self.flights: list[Flight] = []
        self.scores: list[Score] = []
        self.turn_of: Seat | None = None
        """Whose turn begins, if one does."""
        self.acted = 0.0
        """When the seat's own action has arrived: refills begin then."""
        self.settled = 0.0
        """When everything has arrived."""
        self._taken = 0
        self._paid = 0
        self._dealt = 0

    def event(self, event: Event) -> None:
        """Add one event."""
        if isinstance(event, TokensMoved):
            self._tokens(event)
        elif isinstance(event, CardMoved):
            self._card(event)
        elif isinstance(event, TileMoved):
            self._tile(event)
        elif isinstance(event, MajorityMoved):
            self._majority(event)
        elif isinstance(event, PointsChanged):
            before = self.points.get(event.seat, 0)
            self.points[event.seat] = event.points
            self.scores.append(
                Score(event.seat, before, event.points, max(self.settled - 60, 0.0), self.motions["count"].ms)
            )
        elif isinstance(event, TurnBegan):
            self.turn_of = event.seat

    def _put(self, flight: Flight) -> None:
        self.flights.append(flight)
        self.settled = max(self.settled, flight.arrives)

    def _tokens(self, event: TokensMoved) -> None:
        pays = event.target.kind is PlaceKind.BANK
        motion = self.motions["pay" if pays else "take"]
        for _ in range(event.count):
            if pays:
                start = float(_PAY_DELAY + self._paid * motion.stagger)
                self._paid += 1
            else:
                start = max(_TAKE_DELAY + self._taken * motion.stagger, self.acted if event.kind == 6 else 0.0)
                self._taken += 1
            self._put(
                Flight(
                    FlyingPiece(PieceKind.TOKEN, number=event.kind),
                    event.source,
                    event.target,
                    start,
                    motion.ms,
                    motion.ease,
                    land=0.0 if pays else self.motions["land"].ms,
                    arc=40 if pays else 90,
                    effects=() if pays else (EffectKind.GHOST, EffectKind.SPARKS),
                )
            )

    def _card(self, event: CardMoved) -> None:
        piece = FlyingPiece(PieceKind.CARD, event.card, event.level)
        if event.target.kind is PlaceKind.BONUS:
            self._put(self._purchase(event, piece))
            self.acted = self.settled
            return
        if event.source.kind is PlaceKind.DECK and event.target.kind is PlaceKind.MARKET:
            motion = self.motions["refill"]
            start = self.acted + self._dealt * _DEAL_STAGGER
            self._dealt += 1
            self._put(Flight(piece, event.source, event.target, start, motion.ms, motion.ease, flip=True, arc=12))
            return
        motion = self.motions["reserve"]
        blind = event.source.kind is PlaceKind.DECK
        lift = self.motions["lift"].ms
        self._put(
            Flight(
                piece,
                event.source,
                event.target,
                0.0,
                motion.ms,
                motion.ease,
                lift=lift,
                leave=lift,
                tilt=0 if blind else 8,
                flip=blind and event.card is not None,
                face=event.card is not None,
                effects=(EffectKind.WAKE,),
            )
        )
        self.acted = self.settled

    def _purchase(self, event: CardMoved, piece: FlyingPiece) -> Flight:
        motion = self.motions["buy"]
        lift = self.motions["lift"].ms
        land = self.motions["land"].ms
        face = event.card is not None
        if self.comic:
            # Lift, dash with speed lines, hold at the impact, then shrink into the chip.
            return Flight(
                piece,
                event.source,
                event.target,
                0.0,
                motion.ms * 0.40,
                in_cubic,
                lift=lift,
                leave=lift + 30,
                hold=60,
                shrink=motion.ms * 0.20,
                land=land,
                tilt=-8,
                face=face,
                effects=(EffectKind.WAKE, EffectKind.BURST, EffectKind.POP, EffectKind.PLUS),
            )
        return Flight(
            piece,
            event.source,
            event.target,
            0.0,
            motion.ms,
            motion.ease,
            lift=lift,
            leave=_SLIDE_DELAY,
            land=land,
            tilt=-10,
            face=face,
            fading=True,
            effects=(EffectKind.WAKE, EffectKind.RING, EffectKind.GLINTS, EffectKind.PLUS),
        )

    def _tile(self, event: TileMoved) -> None:
        if event.target.kind is not PlaceKind.OWNED_TILE:
            return
        piece = FlyingPiece(PieceKind.TILE, event.tile, self.rules.tiles[event.tile].points)
        flash = (EffectKind.BURST, EffectKind.POP) if self.comic else (EffectKind.RING, EffectKind.MOTES)
        self._prize(piece, event, self.motions["tile"], 0, flash)

    def _majority(self, event: MajorityMoved) -> None:
        piece = FlyingPiece(PieceKind.MAJORITY, number=self.rules.majority_points)
        self._prize(piece, event, self.motions["majority"], 12, (EffectKind.RING, EffectKind.POP))

    def _prize(
        self,
        piece: FlyingPiece,
        event: TileMoved | MajorityMoved,
        motion: Motion,
        tilt: int,
        flash: tuple[EffectKind, ...],
    ) -> None:
        """Lift what was won, let light run over it, and carry it to its owner."""
        self._put(
            Flight(
                piece,
                event.source,
                event.target,
                self.settled,
                motion.ms * 0.5,
                motion.ease,
                lift=self.motions["lift"].ms,
                leave=motion.ms * 0.2,
                land=motion.ms * 0.3,
                arc=60 if tilt else 30,
                tilt=tilt,
                effects=(EffectKind.WAKE, *flash, EffectKind.PLUS),
            )
        )
