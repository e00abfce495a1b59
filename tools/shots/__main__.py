"""Take pictures of every screen without a display.

``python -m tools.shots OUT`` takes all of them in both editions, all languages, three sizes of the window and two of
the text: some thousand pictures, in some quarters of an hour. ``--only table menu`` takes those whose names begin so;
the other options narrow the rest. A file's name contains scene, edition, players, size and language:
``table-your-turn_base_4p_1600x900_en.png``; text of another size adds a suffix: ``..._en_200.png``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path

from game.rules import EDITION_NAMES, PLAYER_COUNTS
from game.storage.settings import TEXT_SIZES
from game.support.i18n import LANGUAGES
from tools.shots.posed import NAMES
from tools.shots.stage import Studio, fill, throwaway_store

SIZES = ("1024x640", "1600x900", "2560x1440")
TEXTS = (100, 200)


def main() -> int:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="pictures whose names begin so")
    parser.add_argument("--edition", nargs="+", choices=EDITION_NAMES, default=EDITION_NAMES)
    parser.add_argument("--players", nargs="+", type=int, choices=PLAYER_COUNTS, default=[4], help="default: 4")
    parser.add_argument("--size", nargs="+", default=SIZES, metavar="WxH")
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--text", nargs="+", type=int, choices=TEXT_SIZES, default=TEXTS, help="per cent")
    given = parser.parse_args()
    unknown = unknown_names(given.only)
    if unknown:
        names = " or ".join(unknown)
        print(f"no picture’s name begins with {names}; write several names apart: menu table", file=sys.stderr)
        return 2
    given.out.mkdir(parents=True, exist_ok=True)
    with throwaway_store() as store:
        fill(store, given.edition, given.players)
        for language, size, text in product(given.lang, given.size, given.text):
            width, height = (int(part) for part in size.split("x"))
            studio = Studio((width, height), language, store, text)
            for path in take(studio, given.out, given.only, given.edition, given.players):
                print(path.name)
    return 0


def unknown_names(only: Iterable[str]) -> list[str]:
    """Return those of the wanted names with which no picture's name begins."""
    from tools.shots.pictures import PICTURES

    return [wanted for wanted in only if not any(name.startswith(wanted) for name in PICTURES)]


def take(
    studio: Studio, out: Path, only: Iterable[str], editions: Iterable[str], players: Iterable[int]
) -> Iterable[Path]:
    """Take the wanted pictures in a studio and yield their paths one by one."""
    from tools.shots.pictures import PICTURES

    prefixes = tuple(only)
    for name, scene in PICTURES.items():
        if prefixes and not name.startswith(prefixes):
            continue
        for edition in editions:
            for count in players:
                studio.settings.names = list(NAMES[edition][:1])  # not the one of an earlier picture
                scene(studio, edition, count)
                width, height = studio.app.size
                settings = studio.settings
                larger = "" if settings.text_size == 100 else f"_{settings.text_size}"
                path = out / f"{name}_{edition}_{count}p_{width}x{height}_{settings.language}{larger}.png"
                studio.save(path)
                yield path


if __name__ == "__main__":
    sys.exit(main())
