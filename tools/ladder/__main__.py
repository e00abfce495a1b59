"""Measure bots: ``python -m tools.ladder --edition base --players 2 --deals 100 greedy easy normal hard``.

Each bot plays against the one before it. A line of CSV a match goes to standard output; ``--processes`` shares the
deals out.
"""

from __future__ import annotations

import argparse
import csv
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

import msgspec

from game.rules import EDITION_NAMES
from tools.ladder.contestants import contestant_name, end_contestant, make_contestant
from tools.ladder.match import MatchScore, shares, summed


def _one_deal(edition: str, players: int, first: str, second: str, seed: str, deal: int) -> list[float]:
    return list(shares(edition, players, first, second, range(deal, deal + 1), seed, make_contestant, end_contestant))


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description="Measure bots against each other.")
    parser.add_argument("bots", nargs="+", help="each plays against the one before it; mcts-2000 is plain tree search")
    parser.add_argument("--edition", choices=tuple(EDITION_NAMES), default=EDITION_NAMES[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--deals", type=int, default=100, help="a deal is played from every seat")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    if len(options.bots) < 2:
        parser.error("name two bots or more")
    try:
        bots = [contestant_name(name) for name in options.bots]
    except ValueError as problem:
        parser.error(str(problem))
    out = csv.writer(sys.stdout)
    out.writerow(MatchScore.__struct_fields__)
    with ProcessPoolExecutor(options.processes) as pool:
        for second, first in pairwise(bots):
            one = partial(_one_deal, options.edition, options.players, first, second, options.seed)
            found = []
            for number, part in enumerate(pool.map(one, range(options.deals)), 1):
                found += part
                if sys.stderr.isatty():
                    print(f"\r{first} against {second}: {number} of {options.deals} deals", end="", file=sys.stderr)
            out.writerow(msgspec.structs.astuple(summed(options.edition, options.players, first, second, found)))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
