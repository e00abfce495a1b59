"""Mine an edition's puzzles: ``python -m tools.make_puzzles FOLDER --edition base --games 150``.

FOLDER takes what is found, game by game, so that the same command continues after a break. From all that is found
``assets/puzzles/EDITION.csv`` is written. Without FOLDER the puzzles of that file get their grades again, as a change
of the bots asks for.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Final

import msgspec

from game.challenges.puzzle import COLUMNS, MOVES, Puzzle, puzzles
from game.rules import EDITION_NAMES
from tools.make_puzzles.choosing import chosen, graded
from tools.make_puzzles.mining import Find, Mine, finds, found_by_bots
from tools.parallel import cores, spread

OUT: Final = Path("assets/puzzles")


class MinedGame(msgspec.Struct, frozen=True):
    """A game and its puzzles, a line of the folder's file."""

    number: int
    finds: list[Find]


def main() -> None:
    """Read the command line, mine, choose and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.make_puzzles", description=__doc__.splitlines()[0])
    parser.add_argument(
        "folder",
        type=Path,
        nargs="?",
        help="takes what is found; may hold an earlier run's; without it the puzzles are only graded again",
    )
    parser.add_argument("--edition", choices=tuple(EDITION_NAMES), default=EDITION_NAMES[0])
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--processes", type=int, default=cores())
    options = parser.parse_args()
    path = OUT / f"{options.edition}.csv"
    if options.folder is None:
        found = spread(found_by_bots, puzzles(options.edition), options.processes, f"grading {options.edition}")
        write(path, graded(find for _, find in found))
        return
    games = mined(options.folder, options.edition, options.games, options.processes)
    taken = chosen([find for game in games for find in game.finds])
    write(path, taken)
    print(f"{len(taken)} puzzles of {sum(len(game.finds) for game in games)} found in {len(games)} games")


def mined(folder: Path, edition: str, games: int, processes: int) -> list[MinedGame]:
    """Search the games 1 to ``games``, but for those that the folder holds; return all in the order of numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{edition}.jsonl"
    held = path.read_bytes() if path.exists() else b""
    whole = held[: held.rfind(b"\n") + 1]
    known = {game.number: game for game in (msgspec.json.decode(line, type=MinedGame) for line in whole.splitlines())}
    missing = [Mine(edition, number) for number in range(1, games + 1) if number not in known]
    with path.open("ab") as file:
        file.truncate(len(whole))  # a break can leave half a line
        for mine, found in spread(finds, missing, processes, f"mining {edition}"):
            known[mine.number] = MinedGame(mine.number, found)
            file.write(msgspec.json.encode(known[mine.number]) + b"\n")
            file.flush()
    return [known[number] for number in sorted(known) if number <= games]


def write(path: Path, taken: list[Puzzle]) -> None:
    """Write an edition's file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(COLUMNS)
        for each in taken:
            goal, solution, moves = each.goal, MOVES.join(each.solution), MOVES.join(each.moves)
            what = (each.number, each.seat, goal.kind, goal.turns, goal.tile or "", each.answer, each.grade)
            out.writerow((*what, each.chance, each.next, solution, moves))


if __name__ == "__main__":
    main()
