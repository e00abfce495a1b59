"""The command ``simulate``: bots play games without a window, and their results are printed.

Knows arguments, the table of results and files of records; knows nothing of how a bot decides.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

import msgspec

from game.cli.errors import CommandError
from game.match.simulate import Summary, simulate
from game.rules.editions import DEFAULT_EDITION
from game.support.i18n import tr
from game.support.terminal import print_line


def run(options: argparse.Namespace) -> int:
    """Play the games and print their results; raises ``CommandError``."""
    given = vars(options)
    seed = given.get("seed")
    players = given.get("players", 2)
    if len(options.bots) > players:
        message = tr("{count} bots are too many for {seats} seats.")
        raise CommandError(message.format(count=len(options.bots), seats=players))
    folder: Path | None = options.record
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        summary = simulate(
            given.get("edition", DEFAULT_EDITION),
            players,
            options.games,
            secrets.token_hex(8) if seed is None else seed,
            options.bots,
            folder,
            _GamesBar(options.games) if sys.stderr.isatty() else None,
        )
    except OSError as error:
        message = tr("Cannot write the records to {folder}: {reason}.")
        raise CommandError(message.format(folder=folder, reason=error.strerror or error)) from error
    if options.json:
        sys.stdout.write(f"{msgspec.json.encode(summary).decode()}\n")
    else:
        for line in _lines(summary, options.bots):
            print_line(line)
    return 0


def _lines(summary: Summary, bots: list[str]) -> list[str]:
    rows = [
        (tr("Seat {number}, {name}").format(number=seat + 1, name=bots[seat % len(bots)]), wins)
        for seat, wins in enumerate(summary.wins)
    ]
    rows.append((tr("Shared or no winner"), summary.draws))
    width = max(len(name) for name, _ in rows)
    text = tr("{games} games, {turns} turns per game, {speed} games per second")
    return [
        *(f"{name:{width}} {count:6} {count / summary.games:7.1%}" for name, count in rows),
        text.format(games=summary.games, turns=summary.mean_turns, speed=summary.games_per_s),
    ]


class _GamesBar:
    """A line on the terminal that shows how many of the games are played."""

    WIDTH = 40

    def __init__(self, total: int) -> None:
        self._total = total

    def __call__(self, done: int) -> None:
        """Draw the line; erase it at the end."""
        filled = self.WIDTH * done // self._total
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (self.WIDTH - filled)}] {done}/{self._total}")
        if done == self._total:
            sys.stderr.write(f"\r{' ' * (self.WIDTH + 2 * len(str(self._total)) + 4)}\r")
        sys.stderr.flush()
