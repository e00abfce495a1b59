"""The moments of a game that are shown large: a tile won, the last round, the Gauntlet complete; and their course.

Knows two positions and times; knows nothing of words, boxes, drawing or input.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from game.rules.editions import edition
from game.rules.model import GameState, Phase, Player, Seat
from game.rules.pieces import Edition
from game.view.descriptions.affordability import turns_left
from game.view.theme import out_cubic

MomentKind: TypeAlias = Literal["tile", "last_round", "gauntlet"]
_LASTS: Final[dict[MomentKind, float]] = {"tile": 1300.0, "last_round": 2000.0, "gauntlet": 2600.0}
"""How long each is shown in ms."""
_COMES_MS: Final = 320.0
_GOES_MS: Final = 240.0
_STONE_MS: Final = 110.0
_STEPS: Final = 8
"""The number of pictures in which a moment comes and goes: each paints its whole box."""


class Moment(msgspec.Struct, frozen=True):
    """One moment: the seat that it is about, and the name of the tile that it won."""

    kind: MomentKind
    seat: Seat
    tile: str = ""


def moment_of(before: GameState, after: GameState) -> Moment | None:
    """Return the greatest moment between two positions of a game; ``None`` where there is none, or the game is over."""
    if after.phase is Phase.OVER or before.edition != after.edition or len(before.players) != len(after.players):
        return None
    rules = edition(after.edition)
    pairs = list(enumerate(zip(before.players, after.players, strict=True)))
    reached = [seat for seat, (old, new) in pairs if _ends_game(rules, new) and not _ends_game(rules, old)]
    if rules.gauntlet and reached:
        return Moment("gauntlet", reached[0])
    if reached and turns_left(after) and not turns_left(before):
        return Moment("last_round", reached[0])
    won = [(seat, name) for seat, (old, new) in pairs for name in new.tiles if name not in old.tiles]
    return Moment("tile", *won[-1]) if won else None


def _ends_game(rules: Edition, player: Player) -> bool:
    """Whether a player meets the condition of the end (R16, R17)."""
    return rules.verdict((player,), None, False) is not None


class MomentShow:
    """A moment on show; a ``still`` one stands from its beginning to its end."""

    def __init__(self, moment: Moment, *, still: bool) -> None:
        self.moment = moment
        self._still = still
        self._age = 0.0

    def step(self, dt_ms: float) -> None:
        """Advance by some milliseconds."""
        self._age += dt_ms

    @property
    def over(self) -> bool:
        """Whether it has been shown long enough."""
        return self._age >= _LASTS[self.moment.kind]

    @property
    def come(self) -> float:
        """How far it has come, 0 to 1."""
        return 1.0 if self._still else out_cubic(min(self._age / _COMES_MS, 1.0))

    @property
    def strength(self) -> float:
        """How strong it is, 0 to 1: it comes, stays and goes."""
        if self._still:
            return 1.0
        left = (_LASTS[self.moment.kind] - self._age) / _GOES_MS
        return round(min(self._age / _COMES_MS * 2, max(left, 0.0), 1.0) * _STEPS) / _STEPS

    def stone(self, number: int) -> float:
        """How much the flash of a stone of the Gauntlet shines, 1 when it lights; below 0 before that."""
        if self._still:
            return 0.0
        since = self._age - _COMES_MS - number * _STONE_MS
        return -1.0 if since < 0 else max(1.0 - since / (3 * _STONE_MS), 0.0)
