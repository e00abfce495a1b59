"""Train a net: ``python -m tools.train OUT --edition base --players 2 --games 75000``.

OUT takes the net, a log as CSV and the checkpoint from which the same command continues after a break.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from game.rules import EDITION_NAMES, PLAYER_COUNTS
from tools.train.run import TrainingPlan, train


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Train a value net by self-play.")
    parser.add_argument("out", type=Path, help="the folder of the run")
    parser.add_argument("--edition", choices=tuple(EDITION_NAMES), default=EDITION_NAMES[0])
    parser.add_argument("--players", type=int, choices=PLAYER_COUNTS, default=2)
    parser.add_argument("--games", type=int, default=75_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="a net to begin with; one for two players grows")
    parser.add_argument(
        "--widths", type=int, nargs=4, help="of the layers card, tile, first and second; a start widens"
    )
    parser.add_argument("--lambda", dest="decay", type=float, default=0.95)
    parser.add_argument("--temperature", type=float, default=0.004)
    parser.add_argument("--epsilon", type=float, default=0.004)
    parser.add_argument("--frozen", type=int, default=0, help="games before the learner plays")
    parser.add_argument("--rates", type=float, nargs=2, default=(1.5e-3, 1.5e-4), help="first and last learning rate")
    parser.add_argument("--leaves", type=int, default=0, help="learn from a search with this number of leaves a turn")
    parser.add_argument("--parallel", type=int, default=192, help="how many games are played at once")
    options = vars(parser.parse_args())
    options["rates"] = tuple(options["rates"])
    options["widths"] = options["widths"] and tuple(options["widths"])
    # A grown net is spoiled by learning from few positions.
    patience = 40_000 if options["start"] else 8_000
    plan = TrainingPlan(**{key: value for key, value in options.items() if key != "out"}, patience=patience)
    try:
        print(train(plan, options["out"]))
    except (OSError, ValueError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
