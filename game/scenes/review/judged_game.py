"""A game judged after its end: each seat's chance of winning, what every decision cost, and how much was luck.

Knows a replay and judgements; knows nothing of how a position is judged, of words or drawing. Each decision is judged
from the view that its seat had.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.bots.judgement import Judgement
from game.record import Takeback
from game.replays.replay import Replay
from game.rules import Action, GameState, Seat, legal_actions, observe

CHEAP = 0.02
"""A decision that costs less of the chance of winning is no mistake: judgements are not more exact than that."""


class Decision(msgspec.Struct, frozen=True):
    """A choice that a seat had: the ``step`` of the replay that shows it, what the seat saw, and what it did."""

    step: int
    seat: Seat
    view: GameState
    action: Action


class Mistake(msgspec.Struct, frozen=True):
    """A decision by its number in the review, and what it cost of the chance of winning."""

    number: int
    cost: float


class SeatReview(msgspec.Struct, frozen=True):
    """What changed a seat's chance of winning over the game; the parts add up to the result less an equal share.

    ``play`` is what its own decisions cost, ``others`` its part of what the others' decisions cost them, and ``luck``
    the rest: the cards that were turned up.
    """

    play: float
    others: float
    luck: float


class Review(msgspec.Struct, frozen=True):
    """The judged decisions in order; ``chances`` [decisions + 2, seats]: at the start, after each, at the end.

    A seat judges its own chance best at the end of its own turns, so each has its last judgement until its next turn.
    """

    decisions: tuple[Decision, ...]
    judgements: tuple[Judgement, ...]
    chances: tuple[tuple[float, ...], ...]
    costs: tuple[float, ...]
    seats: tuple[SeatReview, ...]

    def costliest(self, seat: Seat, max_count: int = 3) -> tuple[Mistake, ...]:
        """Return the decisions of a seat that cost most, the worst first, without those that cost next to nothing."""
        own = [
            Mistake(number, cost)
            for number, cost in enumerate(self.costs)
            if self.decisions[number].seat == seat and cost >= CHEAP
        ]
        return tuple(sorted(own, key=lambda mistake: -mistake.cost)[:max_count])


def decisions_of(replay: Replay) -> tuple[Decision, ...]:
    """Return the decisions of a game that had a choice, without those that were taken back."""
    found: list[tuple[int, Decision]] = []
    for step in range(1, len(replay)):
        update = replay.update_at(step)
        body = replay.record.entries[update.seq].body
        if isinstance(body, Takeback):
            found = [each for each in found if each[0] <= body.to]
        elif update.kind == "commit" and update.seat is not None and update.actions:
            view = observe(replay.state_at(step - 1), update.seat)
            if view.turn == update.seat and len(legal_actions(view)) > 1:
                found.append((update.seq, Decision(step, update.seat, view, update.actions[0])))
    return tuple(decision for _, decision in found)


def review_of(replay: Replay, decisions: Sequence[Decision], judgements: Mapping[int, Judgement]) -> Review:
    """Return the review of a game; ``judgements`` are those of all its decisions, by their numbers."""
    judged = tuple(judgements[number] for number in range(len(decisions)))
    count = len(replay.state_at(0).players)
    now = [1 / count] * count
    chances = [tuple(now)]
    costs = []
    for decision, judgement in zip(decisions, judged, strict=True):
        now[decision.seat] = judgement.chance
        chances.append(tuple(each / sum(now) for each in now))
        found = judgement.chance_of(decision.action)
        costs.append(0.0 if found is None else judgement.best.chance - found)
    end = _shares(replay) or chances[-1]
    paid = [0.0] * count
    for decision, cost in zip(decisions, costs, strict=True):
        paid[decision.seat] += cost
    seats = []
    for seat in range(count):
        play, others = -paid[seat], (sum(paid) - paid[seat]) / (count - 1)
        seats.append(SeatReview(play, others, end[seat] - 1 / count - play - others))
    return Review(tuple(decisions), judged, (*chances, end), tuple(costs), tuple(seats))


def _shares(replay: Replay) -> tuple[float, ...] | None:
    """Return each seat's share of a game that has ended, ``None`` for one that has not or that nobody won."""
    winners = () if replay.result is None else replay.result.winners
    count = len(replay.state_at(0).players)
    return tuple((seat in winners) / len(winners) for seat in range(count)) if winners else None
