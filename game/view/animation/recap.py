"""The recap: the turns of the others since the viewer's last one, played again in order over the table as it is.

Knows updates, flights and times; knows nothing of input, sessions' threads or pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from game.rules.model import (
    CardMoved,
    Event,
    GameState,
    MajorityMoved,
    Place,
    PlaceKind,
    Seat,
    TileMoved,
    TokensMoved,
    TurnBegan,
)
from game.sessions.update import Update
from game.view.animation.flight_path import FlyingPiece, PieceKind
from game.view.animation.stacks import stacks_of
from game.view.animation.timeline import STILL, AnimationState, Timeline
from game.view.layout.model import TableLayout

DIM_MS: Final = 160.0
"""How long the light of the table goes down."""
_TURN_MS: Final = 700.0
_ALL_MS: Final = 3000.0
"""The longest one turn and all turns together are played."""
_GAINS: Final = (PlaceKind.TOKENS, PlaceKind.BONUS, PlaceKind.HAND, PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY)


class Gain(msgspec.Struct, frozen=True):
    """A piece that a seat has gained, and the place from which it came."""

    piece: FlyingPiece
    source: Place


class RecapTurn(msgspec.Struct, frozen=True):
    """The updates of one turn of a seat, and the points of all seats and the stacks before it."""

    seat: Seat
    updates: tuple[Update, ...]
    points: dict[Seat, int]
    stacks: dict[Place, int]


def turns_since(history: Sequence[Update], viewer: Seat) -> tuple[RecapTurn, ...]:
    """Return the others' turns since the viewer's last move, oldest first; none across a turn taken back."""
    first = len(history)
    while first > 1 and history[first - 1].kind != "takeback" and history[first - 1].seat != viewer:
        first -= 1
    found: list[RecapTurn] = []
    for number in range(first, len(history)):
        update = history[number]
        if update.kind != "commit" or update.seat is None:
            continue
        if found and found[-1].seat == update.seat:
            found[-1] = msgspec.structs.replace(found[-1], updates=(*found[-1].updates, update))
            continue
        before = history[number - 1].state
        points = {seat: player.points for seat, player in enumerate(before.players)}
        found.append(RecapTurn(update.seat, (update,), points, stacks_of(before)))
    return tuple(found)


def gains(turn: RecapTurn) -> tuple[Gain, ...]:
    """Return the pieces that a seat gained in a turn: a card first, then tiles, then tokens."""
    cards, tiles, tokens = list[Gain](), list[Gain](), list[Gain]()
    for event in (event for update in turn.updates for event in update.events):
        match event:
            case CardMoved(card, level, source, target) if target.kind in _GAINS:
                cards.append(Gain(FlyingPiece(PieceKind.CARD, card, level), source))
            case TileMoved(name, source, target) if target.kind in _GAINS:
                tiles.append(Gain(FlyingPiece(PieceKind.TILE, name), source))
            case MajorityMoved(source, _):
                tiles.append(Gain(FlyingPiece(PieceKind.MAJORITY), source))
            case TokensMoved(kind, count, source, target) if target.kind in _GAINS:
                tokens += [Gain(FlyingPiece(PieceKind.TOKEN, number=kind), source)] * count
    return (*cards, *tiles, *tokens)


def bank_changes(turns: Iterable[RecapTurn]) -> Counter[int]:
    """Return by how much turns have changed the tokens in the bank, for each kind that moved there."""
    found: Counter[int] = Counter()
    for event in (event for turn in turns for update in turn.updates for event in update.events):
        if isinstance(event, TokensMoved):
            for place, count in ((event.source, -event.count), (event.target, event.count)):
                if place.kind is PlaceKind.BANK:
                    found[place.row] += count
    return found


def _refills(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.target.kind is PlaceKind.MARKET


class Recap:
    """A recap on show; with ``animations_off`` the table darkens at once and nothing flies."""

    def __init__(self, edition: str, turns: Sequence[RecapTurn], *, speed: str, animations_off: bool) -> None:
        self.turns = tuple(turns)
        self.animations_off = animations_off
        self.gains = tuple(map(gains, self.turns))
        self._edition = edition
        self._speed = "normal" if speed == "off" else speed
        sources = {gain.source for gained in self.gains for gain in gained}
        self._emptied = frozenset(place for place in sources if place.kind is PlaceKind.MARKET)
        self.again()

    def again(self) -> None:
        """Play from the beginning."""
        self._now = 0.0
        self._timeline = Timeline(self._edition, self._speed)
        self._landed: list[float] = []
        share = min(_TURN_MS, _ALL_MS / len(self.turns))
        for turn in self.turns:
            for update in turn.updates if not self.animations_off else ():
                # The cards that came from the decks lie there already: what was taken leaves an empty place.
                events = [event for event in update.events if not isinstance(event, TurnBegan) and not _refills(event)]
                begin, most = DIM_MS, share / len(turn.updates)
                self._timeline.add(events, turn.points, begin, turn.seat, turn.stacks, most_ms=most)
            self._landed.append(self._timeline.until)

    def step(self, dt_ms: float) -> None:
        """Advance by some milliseconds."""
        self._now += dt_ms

    @property
    def busy(self) -> bool:
        """Whether something still changes."""
        return not self.animations_off and (self._now < DIM_MS or self._timeline.busy(self._now))

    @property
    def dark(self) -> float:
        """How far the light has gone down, 0 to 1."""
        return 1.0 if self.animations_off else min(self._now / DIM_MS, 1.0)

    @property
    def begun(self) -> int:
        """How many turns have begun: the last of them is under way or has landed."""
        if self.animations_off:
            return len(self.turns)
        return min(1 + sum(at <= self._now for at in self._landed), len(self.turns)) if self._now >= DIM_MS else 0

    def points(self, number: int, state: GameState) -> int:
        """Return the points that a turn brought its seat; ``state`` is the position after all turns."""
        seat = self.turns[number].seat
        after = next((turn.points for turn in self.turns[number + 1 :] if turn.seat == seat), None)
        return (state.players[seat].points if after is None else after[seat]) - self.turns[number].points[seat]

    def animation_state(self, layout: TableLayout) -> AnimationState:
        """Return what flies and what is held back at this moment: the cards that replaced those taken stay away.

        One of them that is taken by a later turn lies there from the beginning of that turn on.
        """
        animation = STILL if self.animations_off else self._timeline.state_at(self._now, layout.piece, layout.scale)
        begun = self.gains[: self.begun]
        used = {gain.source for gained in begun for gain in gained}
        leaving = {gain.piece.name for gained in begun[-1:] for gain in gained}
        resting = tuple((at, piece) for at, piece in animation.resting if at not in used or piece.name in leaving)
        return msgspec.structs.replace(animation, hidden=animation.hidden | self._emptied, resting=resting)

    def due_sounds(self) -> list[str]:
        """Return the names of the sounds that were due since the last call."""
        return [cue.name for cue in self._timeline.due_cues(self._now)]
