"""Which piece flies when and for how long, planned from the events of one update.

Durations and easings are the ``[theme.motions]`` of ``assets/skins/EDITION.toml``; the delays between flights are the
constants below. Knows events and places; knows nothing of positions, input, sessions or pygame.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from game.rules import edition as rules_of
from game.rules.model import (
    SPECIAL,
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
    owned_majority,
)
from game.view.animation.flight_path import EffectKind, Flight, FlyingPiece, PieceKind
from game.view.skins import skin, theme
from game.view.theme import Motion, out_cubic

_Move: TypeAlias = TokensMoved | CardMoved | TileMoved | MajorityMoved

TURN_MS: Final = 1200.0
"""The longest animation of one turn at normal speed; what would take longer is played faster."""
_DEAL_STAGGER: Final = 60.0
_TOKEN_LEAVE: Final = 60.0
_GOLD_DELAY: Final = 80.0
"""From the beginning of a reservation to that of its wild token."""
_PAY_LEAD: Final = 160.0
"""The most by which a payment begins before the card that it pays for."""
_DEAL_LIFT: Final = 60.0
"""How long a card is lifted from its deck before it is dealt."""
_REFILL_LEAD: Final = 160.0
_PRIZE_LEAD: Final = 160.0
_PRIZE_LEAVE: Final = 130.0
_PRIZE_STAGGER: Final = 40.0
"""Refill and tiles begin so much before the card that was bought has arrived; a second tile a little later."""
_PRIZE_RISE: Final = 40
"""How far the arc of a tile rises above its higher end, in reference pixels: higher than that of a card."""
_TILT: Final = -8
"""The tilt of cards and tiles on their way, in degrees."""
_POINTS_MS: Final = 160.0
"""The longest time in which points are counted up."""


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
    """The flights and counting points of one update, in ms from its beginning (order of R20).

    ``points`` are each seat's and ``stacks`` the number of pieces at each place where they lie on one another, both
    as before the update.
    """

    def __init__(self, edition_name: str, points: Mapping[Seat, int], stacks: Mapping[Place, int]) -> None:
        self.rules = rules_of(edition_name)
        self.comic = skin(edition_name).comic
        self.motions = theme(edition_name).motions
        self.points = dict(points)
        self._stacks = dict(stacks)
        self.flights: list[Flight] = []
        self.scores: list[Score] = []
        self.turn_of: Seat | None = None
        """The seat whose turn begins, if one does."""
        self.acted = 0.0
        """When the card or tokens of the seat's own action arrive: refill and tiles are timed by it."""
        self.gained = 0.0
        """When the last piece that brings points has arrived."""
        self.settled = 0.0
        """When everything has arrived and, in a turn that is not too long for that, the points are counted."""
        self._taken = 0
        self._paid = 0
        self._dealt = 0
        self._prizes = 0

    @property
    def length(self) -> float:
        """The ms until everything has landed, been counted and handed over."""
        ends = [flight.ends for flight in self.flights] + [score.start + score.ms for score in self.scores]
        if self.turn_of is not None:
            ends.append(self.settled + self.motions["turn"].ms)
        return max(ends, default=0.0)

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
            ms = min(self.motions["count"].ms * max(abs(event.points - before), 1), _POINTS_MS)
            self.scores.append(Score(event.seat, before, event.points, self.gained, ms))
            latest = TURN_MS - self.motions["turn"].ms
            self.settled = max(self.settled, min(self.gained + ms, latest))
        elif isinstance(event, TurnBegan):
            self.turn_of = event.seat

    def _put(self, flight: Flight) -> None:
        """Add a flight, from the top of what lies at its source to the top of what lies at its target."""
        below = max(self._stacks.get(flight.source, 0) - 1, 0)
        onto = self._stacks.get(flight.target, 0)
        self._stacks[flight.source], self._stacks[flight.target] = below, onto + 1
        self.flights.append(replace(flight, source_below=below, target_below=onto))
        self.settled = max(self.settled, flight.arrives)

    def _tokens(self, event: TokensMoved) -> None:
        pays = event.target.kind is PlaceKind.BANK
        motion = self.motions["pay" if pays else "take"]
        piece = FlyingPiece(PieceKind.TOKEN, number=event.kind)
        for _ in range(event.count):
            if pays:
                start = float(self._paid * motion.stagger)
                self._paid += 1
                self._put(replace(_flight(piece, event, motion, start), rise=20, land=self.motions["land"].ms))
            else:
                start = float(self._taken * motion.stagger)
                if self.acted:  # the wild token of a reservation, the special token of a purchase
                    start = self.acted - _PRIZE_LEAD if event.kind == SPECIAL else _GOLD_DELAY
                self._taken += 1
                flight = replace(_flight(piece, event, motion, start), leave=_TOKEN_LEAVE, rise=30)
                effects = (EffectKind.GHOST, EffectKind.RING)
                self._put(replace(flight, land=self.motions["land"].ms, effects=effects))

    def _card(self, event: CardMoved) -> None:
        piece = FlyingPiece(PieceKind.CARD, event.card, event.level)
        lift, land = self.motions["lift"].ms, self.motions["land"].ms
        if event.source.kind is PlaceKind.DECK and event.target.kind is PlaceKind.MARKET:
            start = max(self.acted - _REFILL_LEAD, 0.0) + self._dealt * _DEAL_STAGGER
            self._dealt += 1
            flight = replace(_flight(piece, event, self.motions["refill"], start), flip=True, rise=6)
            self._put(replace(flight, lift=_DEAL_LIFT, leave=_DEAL_LIFT))
            return
        if event.target.kind is PlaceKind.BONUS:
            flash = (EffectKind.BURST, EffectKind.POP) if self.comic else (EffectKind.RING, EffectKind.GLINTS)
            start = min(float(self._paid * self.motions["pay"].stagger), _PAY_LEAD)
            flight = replace(
                _flight(piece, event, self.motions["buy"], start),
                gain=0 if event.card is None else self.rules.cards[event.card].points,
                effects=(*flash, EffectKind.PLUS),
            )
        else:
            flight = _flight(piece, event, self.motions["reserve"])
        blind = event.source.kind is PlaceKind.DECK
        flight = replace(
            flight,
            lift=lift,
            leave=lift,
            land=land,
            rise=20,
            tilt=0 if blind else _TILT,
            flip=blind and event.card is not None,
            face=event.card is not None,
        )
        self._put(flight)
        self.acted = flight.arrives
        if event.target.kind is PlaceKind.BONUS:
            self.gained = flight.arrives

    def _tile(self, event: TileMoved) -> None:
        if event.target.kind is not PlaceKind.OWNED_TILE:
            return
        points = self.rules.tiles[event.tile].points
        flash = (EffectKind.BURST, EffectKind.POP) if self.comic else (EffectKind.RING, EffectKind.MOTES)
        self._prize(FlyingPiece(PieceKind.TILE, event.tile, points), event, self.motions["tile"], flash)
        majority = owned_majority(event.target.row)
        self._stacks[majority] = self._stacks.get(majority, 0) + 1

    def _majority(self, event: MajorityMoved) -> None:
        piece = FlyingPiece(PieceKind.MAJORITY, number=self.rules.majority_points)
        self._prize(piece, event, self.motions["majority"], (EffectKind.RING, EffectKind.POP))

    def _prize(self, piece: FlyingPiece, event: _Move, motion: Motion, flash: tuple[EffectKind, ...]) -> None:
        """Plan a tile that is lifted, glints and flies to its owner in an arc."""
        start = max(self.acted - _PRIZE_LEAD, 0.0) + self._prizes * _PRIZE_STAGGER
        self._prizes += 1
        flight = replace(
            _flight(piece, event, motion, start),
            lift=self.motions["lift"].ms,
            leave=_PRIZE_LEAVE,
            land=self.motions["land"].ms,
            rise=_PRIZE_RISE,
            tilt=_TILT,
            gain=piece.number,
            effects=(EffectKind.WAKE, *flash, EffectKind.PLUS),
        )
        self._put(flight)
        self.gained = max(self.gained, flight.arrives)


def _flight(piece: FlyingPiece, event: _Move, motion: Motion, start: float = 0.0) -> Flight:
    return Flight(piece, event.source, event.target, start, motion.ms, motion.ease)
