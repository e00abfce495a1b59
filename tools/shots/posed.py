"""Posed games: a game played by a seed, and a session that shows one position of it and never moves.

Knows the rules, a bot and a session's shape; knows nothing of scenes or pixels. All seats play as ``greedy``, which
never changes, so that the pictures stay the same when the other bots learn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from game.bots import make_bot
from game.bots.runner import InlineRunner, Job, Task
from game.match.clock import TurnClock
from game.record import EndInfo, GameRecord, SeatInfo
from game.rules import (
    CHANCE,
    Action,
    Edition,
    Event,
    GameState,
    Phase,
    Seat,
    apply,
    current_actor,
    edition,
    initial_state,
    legal_actions,
    observe,
    redact,
    redact_event,
)
from game.rules.editions import EDITION_NAMES
from game.rules.editions import edition as edition_of
from game.sessions.participants import Participants
from game.sessions.update import Update

NAMES: Final = {name: (names[7], *names[4:7]) for name in EDITION_NAMES if (names := edition_of(name).bot_names)}
"""The bots of level Normal, the one of the first seat first."""
MAX_SEEDS: Final = 40

Want = Callable[[GameState], bool]


class PosedTurn(msgspec.Struct, frozen=True):
    """One turn's part of a posed game: the whole position after it, for anybody to see."""

    seat: Seat | None
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    state: GameState


def seats(name: str, players: int, humans: int = 1) -> tuple[SeatInfo, ...]:
    """Seat people first, then greedy bots."""
    return tuple(
        SeatInfo(
            name=NAMES[name][seat], kind="human" if seat < humans else "bot", bot=None if seat < humans else "greedy"
        )
        for seat in range(players)
    )


@cache
def game(name: str, players: int, seed: int) -> tuple[PosedTurn, ...]:
    """Play a whole game; the same arguments give the same game."""
    return tuple(_play(name, players, seed))


def _play(name: str, players: int, seed: int) -> Iterator[PosedTurn]:
    rng = random.Random(f"{name} {players} {seed}")
    bots = [make_bot("greedy", f"{name} {players} {seed} {each}".encode()) for each in range(players)]
    state = initial_state(name, players, 0)
    seat: Seat | None = None
    actions: list[Action] = []
    events: list[Event] = []
    while (actor := current_actor(state)) is not None:
        if actor == CHANCE:
            action = rng.choice(legal_actions(state))
        else:
            if actions:
                yield PosedTurn(seat, tuple(actions), tuple(events), state)
            seat, actions, events = actor, [], []
            action = bots[actor].choose(observe(state, actor))
        state, more = apply(state, action)
        actions.append(action)
        events.extend(more)
    yield PosedTurn(seat, tuple(actions), tuple(events), state)


def position(name: str, players: int, want: Want, first_seed: int = 1) -> tuple[PosedTurn, ...]:
    """Find the beginning of a game that ends in a position of the wanted sort; raises ``LookupError``."""
    for seed in range(first_seed, first_seed + MAX_SEEDS):
        steps = game(name, players, seed)
        for number, step in enumerate(steps):
            if not step.state.pending and want(step.state):
                return steps[: number + 1]
    raise LookupError(f"no such position in {MAX_SEEDS} games of {name} with {players}")


def with_state(steps: Sequence[PosedTurn], state: GameState) -> tuple[PosedTurn, ...]:
    """Return the steps with another position in place of the last."""
    return (*steps[:-1], msgspec.structs.replace(steps[-1], state=state))


class PosedSession:
    """A session that stands at the last of some steps; proposals are ignored."""

    def __init__(
        self, steps: Sequence[PosedTurn], players: tuple[SeatInfo, ...], result: EndInfo | None = None
    ) -> None:
        last = steps[-1].state
        self.steps = tuple(steps)
        self.seats = players
        self.edition: Edition = edition(last.edition)
        self.local_seats = frozenset(seat for seat, info in enumerate(players) if info.kind == "human")
        self.shown: Seat | None = min(self.local_seats, default=None) if len(self.local_seats) == 1 else None
        self.result = result
        self.game_id: str | None = None
        self.resigned: frozenset[Seat] = frozenset()
        self.end_votes: frozenset[Seat] = frozenset()
        self.paused = False
        self.can_take_back = any(step.seat in self.local_seats for step in self.steps)
        self.can_redo = False
        self.participants: Participants | None = None
        self.clock: TurnClock | None = None

    @property
    def state(self) -> GameState:
        """The position in the eyes of the shown seat; at the end, as everybody sees it."""
        last = self.steps[-1].state
        return last if last.phase is Phase.OVER else observe(last, self.shown)

    @property
    def own_seats(self) -> frozenset[Seat]:
        """The seats of the people at this screen."""
        return self.local_seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def record(self) -> GameRecord:
        """A posed game has no record; raises ``LookupError``."""
        raise LookupError("a posed game has no record")

    def history(self) -> tuple[Update, ...]:
        """Return all steps as the shown viewer knows them."""
        return tuple(
            Update(
                seq,
                "commit",
                step.seat,
                tuple(redact(action, self.shown) for action in step.actions),
                tuple(redact_event(event, self.shown) for event in step.events),
                observe(step.state, self.shown),
            )
            for seq, step in enumerate(self.steps)
        )

    def poll(self) -> list[Update]:
        """Return nothing: no update ever comes."""
        return []

    def propose(self, seat: Seat, action: Action) -> None:
        """Do nothing."""

    def show_hand(self, seat: Seat | None) -> None:
        """Show another seat's blind cards."""
        self.shown = seat

    def resign(self, seat: Seat) -> None:
        """Do nothing."""

    def agree_end(self, seat: Seat, yes: bool) -> None:
        """Do nothing."""

    def take_back(self, seat: Seat) -> None:
        """Do nothing."""

    def redo(self) -> None:
        """Do nothing."""

    def set_paused(self, paused: bool) -> None:
        """Do nothing."""

    def advise(self, task: Task) -> Job:
        """Judge a position at once."""
        return InlineRunner().start(task)

    def set_pace(self, seconds: float) -> None:
        """Do nothing."""

    def tick(self, dt_ms: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing: nothing is open."""
