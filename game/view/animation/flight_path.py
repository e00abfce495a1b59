"""The animation of one piece from place to place, and its pose at a moment; ``flight_plan`` sets the durations.

Knows geometry, easings and times in milliseconds; knows nothing of events, positions or pygame.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

from game.rules.model import Place, PlaceKind
from game.view.layout.geometry import Rect
from game.view.theme import Easing, linear

_PRIZE: Final = 76.0
"""The least size of effects around a tile, in reference pixels: the tile shrinks into a small place."""


class PieceKind(StrEnum):
    """A kind of flying piece."""

    TOKEN = "token"
    CARD = "card"
    TILE = "tile"
    MAJORITY = "majority"


class FlyingPiece(msgspec.Struct, frozen=True):
    """A piece in flight: ``name`` is a card or tile id (``None`` face down).

    ``number`` is a token's kind, a card's level, a tile's points.
    """

    kind: PieceKind
    name: str | None = None
    number: int = 0


class Pose(msgspec.Struct, frozen=True):
    """A piece at one moment: centre and size in screen pixels, tilt in degrees, ``turn`` 0 to 1 of its full width."""

    piece: FlyingPiece
    x: float
    y: float
    w: float
    h: float
    angle: int = 0
    turn: float = 1.0
    face: bool = True
    alpha: int = 255
    lifted: bool = False


class EffectKind(StrEnum):
    """A decoration around a piece."""

    GHOST = "ghost"
    WAKE = "wake"
    SPARKS = "sparks"
    RING = "ring"
    MOTES = "motes"
    BURST = "burst"
    PLUS = "plus"
    POP = "pop"
    GLINTS = "glints"


class Effect(msgspec.Struct, frozen=True):
    """A decoration at one moment: ``at`` 0 to 1 of its life, ``size`` in screen pixels, ``number`` kind or amount."""

    kind: EffectKind
    x: float
    y: float
    size: float
    at: float
    number: int = 0
    piece: FlyingPiece | None = None


class Flight(msgspec.Struct, frozen=True):
    """The animation of one piece, all times in ms.

    From ``start`` on it is no longer at its source: it lifts for ``lift``, leaves ``leave`` later, travels for
    ``travel``, holds for ``hold``, shrinks into its place for ``shrink`` (0: while it travels), settles for ``land``.
    ``arc`` is the height of the path in reference pixels; ``flip`` turns it from its back to its face on the way.
    """

    piece: FlyingPiece
    source: Place
    target: Place
    start: float
    travel: float
    ease: Easing = linear
    lift: float = 0.0
    leave: float = 0.0
    hold: float = 0.0
    shrink: float = 0.0
    land: float = 0.0
    arc: float = 0.0
    tilt: float = 0.0
    flip: bool = False
    face: bool = True
    fading: bool = False
    effects: tuple[EffectKind, ...] = ()

    @property
    def arrives(self) -> float:
        """When the piece is counted at its target."""
        return self.start + self.leave + self.travel + self.hold + self.shrink

    @property
    def ends(self) -> float:
        """When its animation ends."""
        return self.arrives + self.land

    def scheduled(self, begin: float, factor: float) -> Flight:
        """Return the same flight in a clock in which its plan begins at ``begin``, all its durations multiplied."""
        times = {name: getattr(self, name) * factor for name in ("travel", "lift", "leave", "hold", "shrink", "land")}
        return replace(self, start=begin + self.start * factor, **times)

    def pose(self, now: float, rect: Callable[[Place], Rect], scale: float) -> Pose | None:
        """Return the piece at a moment; ``None`` before it starts and after it ends."""
        if now < self.start or now >= self.ends:
            return None
        source, target = rect(self.source), rect(self.target)
        goal_w, goal_h = self._box(target)
        from_w, from_h = self._box(source)
        age = now - self.start
        if age < self.leave:
            up = min(age / self.lift, 1.0) if self.lift else 0.0
            up = 1 - (1 - up) ** 2
            x, y = source.center
            grow = 1 + 0.08 * up
            y -= 14 * scale * up
            return Pose(self.piece, x, y, from_w * grow, from_h * grow, face=not self.flip and self.face, lifted=True)
        if now >= self.arrives:
            if self.target.kind is PlaceKind.BONUS:
                return None
            wide, high = _squash((now - self.arrives) / self.land)
            x, y = target.center
            return Pose(self.piece, x, y + goal_h * (1 - high) / 2, goal_w * wide, goal_h * high, face=self.face)
        gone = min((age - self.leave) / self.travel, 1.0) if self.travel else 1.0
        t = self.ease(gone)
        lift = 14 * scale if self.lift else 0.0
        (x1, y1), (x2, y2) = source.center, target.center
        y1 -= lift
        x = x1 + (x2 - x1) * t
        y = y1 + (y2 - y1) * t - 4 * self.arc * scale * gone * (1 - gone)
        size_t = t
        if self.shrink:
            size_t = max(0.0, (age - self.leave - self.travel - self.hold) / self.shrink)
            size_t = max(0.25 * t, size_t)
        grow = 1.08 if self.lift else 1.0
        w = from_w * grow + (goal_w - from_w * grow) * size_t
        h = from_h * grow + (goal_h - from_h * grow) * size_t
        angle = round(self.tilt * math.sin(math.pi * gone))
        turn, face = 1.0, self.face
        if self.flip:
            turn = abs(math.cos(math.pi * gone))
            face = gone >= 0.5
        alpha = 255
        if self.fading:
            alpha = round(255 * (1 - max(0.0, (gone - 0.75) / 0.25) * 0.6))
        return Pose(self.piece, x, y, w, h, angle, turn, face, alpha, lifted=True)

    def fade(self, now: float, rect: Callable[[Place], Rect]) -> Pose | None:
        """Return the piece at a moment with reduced motion: it fades in at its target."""
        if not self.start <= now < self.arrives or self.target.kind is PlaceKind.BONUS:
            return None
        target = rect(self.target)
        share = (now - self.start) / (self.arrives - self.start)
        return Pose(self.piece, *target.center, *self._box(target), face=self.face, alpha=round(255 * share))

    def pop(self, now: float) -> float:
        """Return the factor by which its target is enlarged just after its arrival."""
        t = (now - self.arrives) / max(self.land, 1.0)
        return 1 + 0.22 * math.sin(math.pi * min(1.0, 0.25 + 0.75 * t)) if 0 <= t < 1 else 1.0

    def decorations(self, now: float, rect: Callable[[Place], Rect], scale: float) -> list[Effect]:
        """Return the ghosts, sparks and rings around it at a moment."""
        found: list[Effect] = []
        if now < self.start or not self.effects:
            return found
        prize = self.piece.kind in (PieceKind.TILE, PieceKind.MAJORITY)
        if prize and now < self.start + self.leave:
            source = rect(self.source)
            age = (now - self.start) / self.leave
            return [Effect(EffectKind.GLINTS, *source.center, max(self._box(source)), age)]
        if now < self.arrives:
            for kind in self.effects:
                if kind in (EffectKind.GHOST, EffectKind.WAKE):
                    found += self._trail(kind, now, rect, scale)
            return found
        age = (now - self.arrives) / max(self.land, 1.0)
        if age >= 1:
            return found
        x, y = rect(self.target).center
        size = max(*self._box(rect(self.target)), _PRIZE * scale if prize else 0.0)
        number = self.piece.number
        for kind in self.effects:
            if kind not in (EffectKind.GHOST, EffectKind.WAKE):
                found.append(Effect(kind, x, y, size, age, number, self.piece))
        return found

    def _trail(self, kind: EffectKind, now: float, rect: Callable[[Place], Rect], scale: float) -> list[Effect]:
        trail = []
        for back in range(1, 5):
            then = now - back * 22
            if then < self.start + self.leave:
                break
            pose = self.pose(then, rect, scale)
            if pose is not None:
                trail.append(Effect(kind, pose.x, pose.y, max(pose.w, pose.h), back / 5, self.piece.number, self.piece))
        return trail

    def _box(self, rect: Rect) -> tuple[float, float]:
        """Return the piece's size in a place, in its own proportions."""
        box = rect.fit(126 / 176 if self.piece.kind is PieceKind.CARD else 1.0)
        return box.w, box.h


def _squash(t: float) -> tuple[float, float]:
    """Return the factors of width and height of a landing: 1.20 by .80, then .95 by 1.06, then 1 by 1."""
    if t < 0.5:
        k = t / 0.5
        return 1.20 - 0.25 * k, 0.80 + 0.26 * k
    k = (t - 0.5) / 0.5
    return 0.95 + 0.05 * k, 1.06 - 0.06 * k
