"""Measure bots: ``python -m tools.ladder --edition base --players 2 --deals 100 greedy easy normal hard``.

Each bot plays against the one before it, or all against all (``--all-pairs``). The results of all matches and the
ratings go to standard output as CSV; ``--out`` takes both as files, and a plot of the ratings.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import TextIO

import msgspec

from game.rules import EDITION_NAMES, PLAYER_COUNTS
from tools.charts import Interval, interval_chart
from tools.ladder.contestants import contestant_name
from tools.ladder.match import MatchScore
from tools.ladder.ratings import LadderRating, rated
from tools.ladder.tournament import play_matches
from tools.parallel import cores


def main() -> None:
    """Read the command line, play and rate."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description="Measure bots against each other.")
    parser.add_argument("bots", nargs="+", help="each plays against the one before it; mcts-2000 is plain tree search")
    parser.add_argument("--all-pairs", action="store_true", help="each plays against every other")
    parser.add_argument("--edition", choices=tuple(EDITION_NAMES), default=EDITION_NAMES[0])
    parser.add_argument("--players", type=int, choices=PLAYER_COUNTS, default=2)
    parser.add_argument("--deals", type=int, default=100, help="a deal is played from every seat")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--processes", type=int, default=cores(), help="all cores unless given")
    parser.add_argument("--out", type=Path, help="folder for matches.csv, ratings.csv and ratings.svg")
    options = parser.parse_args()
    try:
        bots = [contestant_name(name) for name in options.bots]
    except ValueError as problem:
        parser.error(str(problem))
    if len(bots) < 2 or len(set(bots)) < len(bots):
        parser.error("name two bots or more, each of them once")
    if options.deals < 1 or options.processes < 1:
        parser.error("play one deal or more, in one process or more")
    pairs = list(combinations(bots, 2) if options.all_pairs else pairwise(bots))
    matches = play_matches(pairs, options.edition, options.players, options.deals, options.seed, options.processes)
    ratings = rated(matches)
    write_rows(sys.stdout, MatchScore, matches)
    print()
    write_rows(sys.stdout, LadderRating, ratings)
    if options.out is not None:
        title = f"{options.edition}, {options.players} players, {options.deals} deals a match from every seat"
        save(options.out, title, matches, ratings)


def save(folder: Path, title: str, matches: Sequence[MatchScore], ratings: Sequence[LadderRating]) -> None:
    """Write the results and the plot into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "matches.csv").open("w", encoding="utf-8", newline="") as file:
        write_rows(file, MatchScore, matches)
    with (folder / "ratings.csv").open("w", encoding="utf-8", newline="") as file:
        write_rows(file, LadderRating, ratings)
    bars = [Interval(each.bot, each.rating, each.low, each.high) for each in ratings]
    chart = interval_chart(title, bars, "Elo, mean of all = 0, with intervals of 95 %")
    (folder / "ratings.svg").write_text(chart, encoding="utf-8", newline="\n")


def write_rows(file: TextIO, kind: type[msgspec.Struct], rows: Sequence[msgspec.Struct]) -> None:
    """Write values of one kind as CSV."""
    out = csv.writer(file, lineterminator="\n")
    out.writerow(kind.__struct_fields__)
    out.writerows(msgspec.structs.astuple(row) for row in rows)


if __name__ == "__main__":
    main()
