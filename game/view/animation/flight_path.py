"""The animation of one piece from place to place, and its pose at a moment; ``flight_plan`` sets the durations.

Knows geometry, easings and times in milliseconds; knows nothing of events, positions or pygame.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from game.rules.model import Place, PlaceKind, Seat
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.theme import Easing, linear, out_back

Boxes: TypeAlias = Callable[[Place, int], Rect]
"""Returns the box of a piece that lies on a number of others at a place."""

_LIFTED: Final = 14.0
"""How far a piece is lifted before it flies, in reference pixels."""
_DIP: Final = 3.0
"""How far a thrown piece dips against its way before, in reference pixels."""
_LARGER: Final = 0.08
"""The growth of a piece where it is highest."""
_LEAN: Final = 3
"""The degrees by which a lifted card leans back."""
_SQUASHED: Final = 0.375
"""The share of a landing during which a piece stays squashed."""
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
    """A piece at one moment: centre and size in screen pixels, tilt in degrees, ``turn`` 0 to 1 of its full width.

    ``lifted`` is its height above the table in screen pixels.
    """

    piece: FlyingPiece
    x: float
    y: float
    w: float
    h: float
    angle: int = 0
    turn: float = 1.0
    face: bool = True
    alpha: int = 255
    lifted: float = 0.0


class EffectKind(StrEnum):
    """A decoration around a piece."""

    GHOST = "ghost"
    WAKE = "wake"
    SPARK = "spark"
    RING = "ring"
    MOTES = "motes"
    BURST = "burst"
    PLUS = "plus"
    POP = "pop"
    GLINTS = "glints"


class Effect(msgspec.Struct, frozen=True):
    """A decoration at one moment: ``at`` 0 to 1 of its life, ``size`` in screen pixels, ``number`` kind or amount.

    ``flat`` is its height by its width.
    """

    kind: EffectKind
    x: float
    y: float
    size: float
    at: float
    number: int = 0
    piece: FlyingPiece | None = None
    flat: float = 1.0


class Flight(msgspec.Struct, frozen=True):
    """The animation of one piece, all times in ms.

    From ``start`` on it is no longer at its source: it gathers for ``leave``, lifted up within ``lift`` where that is
    set and else dipping against its way, travels for ``travel``, and settles for ``land``. At its source and target it
    lies on ``source_below`` and ``target_below`` other pieces. ``rise`` is how far the top of its arc lies above the
    higher end, in reference pixels; ``flip`` turns it from its back to its face on the way, ``gain`` are the points
    that it brings.
    """

    piece: FlyingPiece
    source: Place
    target: Place
    start: float
    travel: float
    ease: Easing = linear
    lift: float = 0.0
    leave: float = 0.0
    land: float = 0.0
    rise: float = 0.0
    tilt: float = 0.0
    flip: bool = False
    face: bool = True
    source_below: int = 0
    target_below: int = 0
    gain: int = 0
    effects: tuple[EffectKind, ...] = ()

    @property
    def arrives(self) -> float:
        """When the piece is counted at its target."""
        return self.start + self.leave + self.travel

    @property
    def ends(self) -> float:
        """When its animation ends."""
        return self.arrives + self.land

    def scheduled(self, begin: float, factor: float) -> Flight:
        """Return the same flight in a clock in which its plan begins at ``begin``, all its durations multiplied."""
        times = {name: getattr(self, name) * factor for name in ("travel", "lift", "leave", "land")}
        return replace(self, start=begin + self.start * factor, **times)

    def sinks(self, viewer: Seat | None) -> bool:
        """Whether it ends in the score of a seat's own mat, which shows no tiles."""
        return self.target.kind is PlaceKind.OWNED_TILE and self.target.row == viewer

    def stays(self, viewer: Seat | None) -> bool:
        """Whether the piece keeps its place and only light goes to its target: not in a recap, which has no viewer."""
        return self.piece.kind is PieceKind.MAJORITY and viewer is not None

    def changes_form(self, box: Boxes, viewer: Seat | None) -> bool:
        """Whether its target has a form of its own for it, shown from its arrival on: a pile, a slip or a medallion."""
        if self.target.kind is PlaceKind.HAND:
            shown = box(self.target, self.target_below)
            return shown.w > shown.h
        won = self.target.kind in (PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY)
        return self.target.kind is PlaceKind.BONUS or (won and not self.sinks(viewer))

    def pose(self, now: float, box: Boxes, scale: float, viewer: Seat | None = None) -> Pose | None:
        """Return the piece at a moment; ``None`` before it starts and after it ends.

        ``viewer`` is the seat of the large mat: see ``sinks`` and ``stays``.
        """
        if now < self.start or now >= self.ends or self.stays(viewer):
            return None
        source, target = box(self.source, self.source_below), box(self.target, self.target_below)
        goal_w, goal_h = self._size(target)
        from_w, from_h = self._size(source)
        (x1, y1), (x2, y2) = source.center, target.center
        age = now - self.start
        if age < self.leave:
            if self.lift:
                up = min(age / self.lift, 1.0)
                up = 1 - (1 - up) ** 2
                grow = 1 + _LARGER * up
                y = y1 - _LIFTED * scale * up
                lean = round(_LEAN * up) if self.tilt else 0
                face = not self.flip and self.face
                return Pose(
                    self.piece, x1, y, from_w * grow, from_h * grow, lean, face=face, lifted=_LIFTED * scale * up
                )
            dx, dy = self._dip(age / self.leave, x2 - x1, y2 - y1, scale)
            return Pose(self.piece, x1 + dx, y1 + dy, from_w, from_h, face=not self.flip and self.face)
        if now >= self.arrives:
            settled = (now - self.arrives) / self.land
            if self.changes_form(box, viewer):
                slip = self.target.kind is PlaceKind.HAND  # of another form than a card, which therefore fades into it
                alpha = round(255 * (1 - settled))
                return Pose(self.piece, x2, y2, goal_w, goal_h, face=self.face, alpha=alpha) if slip else None
            if self.sinks(viewer):
                left = (1 - settled) ** 2
                return Pose(self.piece, x2, y2, goal_w * left, goal_h * left, face=self.face, alpha=round(255 * left))
            across, down = _squash(settled)
            return Pose(self.piece, x2, y2 + goal_h * (1 - down) / 2, goal_w * across, goal_h * down, face=self.face)
        gone = min((age - self.leave) / self.travel, 1.0) if self.travel else 1.0
        t = self.ease(gone)
        if self.lift:
            y1 -= _LIFTED * scale
        elif self.leave:
            dx, dy = self._dip(1.0, x2 - x1, y2 - y1, scale)
            x1, y1 = x1 + dx, y1 + dy
        height = 4 * _arc(y2 - y1, self.rise * scale) * t * (1 - t)
        lifted = height + (_LIFTED * scale * (1 - t) if self.lift else 0.0)
        # What is lifted begins at its largest; what is thrown is largest at the top of its arc.
        share = 1 - t if self.lift else math.sin(math.pi * gone)
        grow = 1 + (_LARGER * share if self.rise else 0.0)
        w = (from_w + (goal_w - from_w) * t) * grow
        h = (from_h + (goal_h - from_h) * t) * grow
        angle = round(_LEAN * (1 - gone) + self.tilt * math.sin(math.pi * gone)) if self.tilt else 0
        turn, face = 1.0, self.face
        if self.flip:
            turn = abs(math.cos(math.pi * gone))
            face = gone >= 0.5
        return Pose(self.piece, x1 + (x2 - x1) * t, y1 + (y2 - y1) * t - height, w, h, angle, turn, face, lifted=lifted)

    def fade(self, now: float, box: Boxes, viewer: Seat | None = None) -> Pose | None:
        """Return the piece at a moment with reduced motion: it fades in at its target, or out where that hides it."""
        if not self.start <= now < self.arrives or self.stays(viewer):
            return None
        share = (now - self.start) / (self.arrives - self.start)
        if self.target.kind is PlaceKind.BONUS or self.sinks(viewer):
            at, share = box(self.source, self.source_below), 1 - share
        else:
            at = box(self.target, self.target_below)
        return Pose(self.piece, *at.center, *self._size(at), face=self.face, alpha=round(255 * share))

    def press(self, now: float) -> float:
        """Return how far its target gives way just after its arrival: 1 at the impact, springing back through 0."""
        t = (now - self.arrives) / max(self.land, 1.0)
        return 1 - out_back(t) if 0 <= t < 1 else 0.0

    def _dip(self, share: float, dx: float, dy: float, scale: float) -> tuple[float, float]:
        """Return the offset of a piece that gathers itself, against its way."""
        length = math.hypot(dx, dy) or 1.0
        back = -_DIP * scale * share / length
        return dx * back, dy * back

    def decorations(self, now: float, box: Boxes, scale: float, viewer: Seat | None = None) -> list[Effect]:
        """Return the ghosts, sparks and rings around it at a moment."""
        found: list[Effect] = []
        if now < self.start or not self.effects:
            return found
        prize = self.piece.kind in (PieceKind.TILE, PieceKind.MAJORITY)
        if prize and now < self.start + self.leave:
            source = box(self.source, self.source_below)
            age = (now - self.start) / self.leave
            return [Effect(EffectKind.GLINTS, *source.center, max(self._size(source)), age)]
        if now < self.arrives:
            for kind in self.effects:
                if kind in (EffectKind.GHOST, EffectKind.WAKE):
                    found += self._trail(kind, now, box, scale)
            pose = self.pose(now, box, scale) if self.stays(viewer) else None
            if pose is not None:
                size = max(pose.w, pose.h, _PRIZE * scale)
                found.append(Effect(EffectKind.SPARK, pose.x, pose.y, size, 0.0, piece=self.piece))
            return found
        age = (now - self.arrives) / max(self.land, 1.0)
        if age >= 1:
            return found
        target = box(self.target, self.target_below)
        x, y = target.center
        w, h = self._size(target)
        size = max(w, h, _PRIZE * scale if prize else 0.0)
        flat = h / w if self.piece.kind is PieceKind.TOKEN else 1.0
        for kind in self.effects:
            if kind not in (EffectKind.GHOST, EffectKind.WAKE) and (self.gain or kind is not EffectKind.PLUS):
                found.append(Effect(kind, x, y, size, age, self.gain or self.piece.number, self.piece, flat))
        return found

    def _trail(self, kind: EffectKind, now: float, box: Boxes, scale: float) -> list[Effect]:
        trail = []
        for back in range(1, 5):
            then = now - back * 22
            if then < self.start + self.leave:
                break
            pose = self.pose(then, box, scale)
            if pose is not None:
                trail.append(Effect(kind, pose.x, pose.y, max(pose.w, pose.h), back / 5, self.piece.number, self.piece))
        return trail

    def _size(self, rect: Rect) -> tuple[float, float]:
        """Return the piece's size in a place, in its own proportions; a chip is as flat as its place."""
        if self.piece.kind is PieceKind.TOKEN and rect.h < rect.w:
            return rect.w, rect.h
        fitted = rect.fit(CARD_RATIO if self.piece.kind is PieceKind.CARD else 1.0)
        return fitted.w, fitted.h


def _arc(fall: float, rise: float) -> float:
    """Return the height in the middle of a parabola whose top lies ``rise`` above the higher of its two ends.

    ``fall`` is the difference of the ends' heights.
    """
    fall = abs(fall)
    return (fall + 2 * rise + 2 * math.sqrt(rise * fall + rise * rise)) / 4 if rise else 0.0


def _squash(t: float) -> tuple[float, float]:
    """Return the factors of width and height of a landing: 1.10 by 0.90 at first, then back."""
    k = max(0.0, (t - _SQUASHED) / (1 - _SQUASHED))
    return 1.10 - 0.10 * k, 0.90 + 0.10 * k
