"""Which piece flies when and for how long, planned from the events of one update.

Durations and easings are the ``[theme.motions]`` of ``assets/skins/EDITION.toml``; the delays between flights are the
constants below. Knows events and places; knows nothing of positions, input, sessions or pygame.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from game.rules import edition as rules_of
from game.rules.model import (
    SPECIAL,
    CardMoved,
    Event,
    MajorityMoved,
    PlaceKind,
    PointsChanged,
    Seat,
    TileMoved,
    TokensMoved,
    TurnBegan,
)
from game.view.animation.flight_path import EffectKind, Flight, FlyingPiece, PieceKind
from game.view.skins import skin, theme
from game.view.theme import Motion, in_cubic, out_cubic

_Move: TypeAlias = TokensMoved | CardMoved | TileMoved | MajorityMoved

_DEAL_STAGGER: Final = 60
_TAKE_DELAY: Final = 40
_PAY_DELAY: Final = 120
_SLIDE_DELAY: Final = 200


class Score(msgspec.Struct, frozen=True):
    """A seat's points counting from one number to another."""

    seat: Seat
    before: int
    after: int
    start: float
    ms: float

    def shown(self, now: float) -> int:
        """Return the number to show at a moment."""
        if now <= self.start:
            return self.before
        t = min((now - self.start) / self.ms, 1.0)
        return self.before + round((self.after - self.before) * out_cubic(t))


class FlightPlan:
    """The flights and counting points of one update, in ms from its beginning (order of R20)."""

    def __init__(self, name: str, points: dict[Seat, int]) -> None:
        self.rules = rules_of(name)
        self.comic = skin(name).comic
        self.motions = theme(name).motions
        self.points = dict(points)
        self.flights: list[Flight] = []
        self.scores: list[Score] = []
        self.turn_of: Seat | None = None
        """The seat whose turn begins, if one does."""
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
            start = max(self.settled - 60, 0.0)
            self.scores.append(Score(event.seat, before, event.points, start, self.motions["count"].ms))
        elif isinstance(event, TurnBegan):
            self.turn_of = event.seat

    def _put(self, flight: Flight) -> None:
        self.flights.append(flight)
        self.settled = max(self.settled, flight.arrives)

    def _tokens(self, event: TokensMoved) -> None:
        pays = event.target.kind is PlaceKind.BANK
        motion = self.motions["pay" if pays else "take"]
        piece = FlyingPiece(PieceKind.TOKEN, number=event.kind)
        for _ in range(event.count):
            if pays:
                start = float(_PAY_DELAY + self._paid * motion.stagger)
                self._paid += 1
                self._put(replace(_flight(piece, event, motion, start), arc=40))
            else:
                start = max(_TAKE_DELAY + self._taken * motion.stagger, self.acted if event.kind == SPECIAL else 0.0)
                self._taken += 1
                flight = _flight(piece, event, motion, start)
                effects = (EffectKind.GHOST, EffectKind.SPARKS)
                self._put(replace(flight, land=self.motions["land"].ms, arc=90, effects=effects))

    def _card(self, event: CardMoved) -> None:
        piece = FlyingPiece(PieceKind.CARD, event.card, event.level)
        if event.source.kind is PlaceKind.DECK and event.target.kind is PlaceKind.MARKET:
            start = self.acted + self._dealt * _DEAL_STAGGER
            self._dealt += 1
            self._put(replace(_flight(piece, event, self.motions["refill"], start), flip=True, arc=12))
            return
        if event.target.kind is PlaceKind.BONUS:
            flight = self._purchase(event, piece)
        else:
            lift = self.motions["lift"].ms
            blind = event.source.kind is PlaceKind.DECK
            flight = replace(
                _flight(piece, event, self.motions["reserve"]),
                lift=lift,
                leave=lift,
                tilt=0 if blind else 8,
                flip=blind and event.card is not None,
                effects=(EffectKind.WAKE,),
            )
        self._put(replace(flight, face=event.card is not None))
        self.acted = self.settled

    def _purchase(self, event: CardMoved, piece: FlyingPiece) -> Flight:
        motion, lift = self.motions["buy"], self.motions["lift"].ms
        flight = replace(_flight(piece, event, motion), lift=lift, land=self.motions["land"].ms)
        if self.comic:
            # Lift, dash with speed lines, hold at the impact, then shrink into the chip.
            return replace(
                flight,
                travel=motion.ms * 0.40,
                ease=in_cubic,
                leave=lift + 30,
                hold=60,
                shrink=motion.ms * 0.20,
                tilt=-8,
                effects=(EffectKind.WAKE, EffectKind.BURST, EffectKind.POP, EffectKind.PLUS),
            )
        effects = (EffectKind.WAKE, EffectKind.RING, EffectKind.GLINTS, EffectKind.PLUS)
        return replace(flight, leave=_SLIDE_DELAY, tilt=-10, fading=True, effects=effects)

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
        self, piece: FlyingPiece, event: _Move, motion: Motion, tilt: int, flash: tuple[EffectKind, ...]
    ) -> None:
        """Plan a tile that is lifted, glints and flies to its owner."""
        self._put(
            replace(
                _flight(piece, event, motion, self.settled),
                travel=motion.ms * 0.5,
                lift=self.motions["lift"].ms,
                leave=motion.ms * 0.2,
                land=motion.ms * 0.3,
                arc=60 if tilt else 30,
                tilt=tilt,
                effects=(EffectKind.WAKE, *flash, EffectKind.PLUS),
            )
        )


def _flight(piece: FlyingPiece, event: _Move, motion: Motion, start: float = 0.0) -> Flight:
    return Flight(piece, event.source, event.target, start, motion.ms, motion.ease)
