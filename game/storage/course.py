"""The course of a game in a few figures: the points after each round, the bonuses, and what decided it.

Knows positions in their order; knows nothing of files, sentences or pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from game.rules import GameState, Seat, edition


class GameCourse(msgspec.Struct, frozen=True):
    """``points[number][seat]`` after each round, from the round ``first`` on, and ``bonuses[seat]`` after the last one.

    ``turning`` is the index in ``points`` of the round in which the winner took the lead for good, and ``card`` the
    most valuable card bought from then on; ``None`` and empty where nobody won alone.
    """

    first: int = 1
    points: tuple[tuple[int, ...], ...] = ()
    bonuses: tuple[tuple[int, ...], ...] = ()
    turning: int | None = None
    card: str = ""


def course_of(states: Iterable[GameState], winners: Sequence[Seat]) -> GameCourse:
    """Return the course of a game from all its positions; a round that was taken back counts as it was played last."""
    rounds: dict[int, GameState] = {}
    for state in states:
        for later in [number for number in rounds if number > state.round]:
            del rounds[later]
        rounds[state.round] = state
    ends = tuple(rounds.values())
    if not ends:
        return GameCourse()
    points = tuple(tuple(player.points for player in state.players) for state in ends)
    bonuses = tuple(player.bonuses for player in ends[-1].players)
    if len(winners) != 1:
        return GameCourse(ends[0].round, points, bonuses)
    winner = winners[0]
    turning = _turning(points, winner)
    return GameCourse(ends[0].round, points, bonuses, turning, _deciding(ends, winner, turning))


def _turning(points: Sequence[Sequence[int]], winner: Seat) -> int:
    """Return the round from which the winner stayed ahead of everybody, else the last one."""
    turning = len(points) - 1
    for number in reversed(range(len(points))):
        if any(value >= points[number][winner] for seat, value in enumerate(points[number]) if seat != winner):
            break
        turning = number
    return turning


def _deciding(ends: Sequence[GameState], winner: Seat, turning: int) -> str:
    """Return the most valuable card that the winner bought from a round on, the last one among equals."""
    cards = edition(ends[-1].edition).cards
    bought = ends[-1].players[winner].bought
    before = len(ends[turning - 1].players[winner].bought) if turning else 0
    return max(reversed(bought[before:] or bought), key=lambda card: cards[card].points, default="")
