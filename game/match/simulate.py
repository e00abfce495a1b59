"""Games of bots against bots, without a screen.

The same seed gives the same games and the same bytes. Knows matches and bots; knows nothing of terminals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from game.bots.runner import InlineRunner
from game.match.bot_turns import BotTurns
from game.match.dealer import secret_from
from game.match.match import Match
from game.record import Commit, EndInfo, SeatInfo
from game.record.writer import record_text
from game.rules import GameState, Phase, current_actor
from game.support.files import write_whole


class Summary(msgspec.Struct, frozen=True):
    """The results of a simulation.

    ``wins`` counts games with a single winner by seat, ``draws`` all other games. ``mean_turns`` is the mean number of
    turns of all seats together in a game.
    """

    edition: str
    players: int
    games: int
    wins: list[int]
    draws: int
    mean_turns: float
    seconds: float
    games_per_s: float


def simulate(
    edition: str,
    players: int,
    games: int,
    seed: str,
    bots: list[str],
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play games and count; ``bots`` repeat in turn over the seats, ``folder`` takes the records, one file a game.

    ``progress`` is called with the number of finished games. Raises ``OSError`` where a record cannot be written.
    """
    began = time.perf_counter()
    seated = [bots[seat % len(bots)] for seat in range(players)]
    wins, draws, turns = [0] * players, 0, 0
    for number in range(games):
        match, end = play(edition, seated, secret_from(seed, number))
        turns += count_turns(match)
        if len(end.winners) == 1:
            wins[end.winners[0]] += 1
        else:
            draws += 1
        if folder is not None:
            path = folder / f"{edition}-{players}p-{number + 1:04}.cabochon"
            write_whole(path, record_text(match.record).encode("utf-8"))
        if progress is not None:
            progress(number + 1)
    seconds = time.perf_counter() - began
    mean_turns = round(turns / games, 2) if games else 0.0
    rate = round(games / seconds, 2) if seconds else 0.0
    return Summary(edition, players, games, wins, draws, mean_turns, round(seconds, 3), rate)


def play(edition: str, bots: list[str], secret: bytes) -> tuple[Match, EndInfo]:
    """Play one game of bots to its end; return the match and how it ended."""
    seats = tuple(SeatInfo(f"{bot.capitalize()} {seat + 1}", "bot", bot) for seat, bot in enumerate(bots))
    match = Match.unsaved(edition, seats, secret)
    turns = BotTurns(match, InlineRunner(), secret)
    while (end := match.end) is None:
        seat = current_actor(match.state)
        assert seat is not None
        action = turns.action(seat)
        assert action is not None
        match.propose(seat, action)
    return match, end


def count_turns(match: Match) -> int:
    """Return how many turns the seats have had; further decisions within a turn do not count."""
    before: list[GameState] = [match.follower.start.state, *(item.state for item in match.follower.positions)]
    return sum(
        isinstance(entry.body, Commit) and state.phase is Phase.ACTION
        for entry, state in zip(match.record.entries, before, strict=False)
    )
