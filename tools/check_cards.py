"""Print the structural sums of the card files and check them against rules R3 and R4 and the printed games.

``python -m tools.check_cards`` exits 1 where a sum is not as printed. What may stand in a single line is checked by the
reader itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from game.rules import COLORS, EDITION_NAMES, LEVELS, CardDataError, Edition, edition

LEVEL_COUNTS: Final = {1: 40, 2: 30, 3: 20}
DEMANDS: Final[Mapping[str, Mapping[int, tuple[int, ...]]]] = {
    "base": {1: (33,) * COLORS, 2: (41,) * COLORS, 3: (43,) * COLORS},
    # Printed oddities of level 1, kept as printed.
    "marvel": {1: (32, 33, 33, 32, 34), 2: (41,) * COLORS, 3: (43,) * COLORS},
}
CARD_POINTS: Final = 140
TAGS: Final = {"base": (0, 0), "marvel": (35, 30)}
TILE_GROUPS: Final = {"base": (10, 10), "marvel": (8, 4)}
TILE_POINTS: Final = 3
TILE_SHAPES: Final[Mapping[str, Mapping[tuple[int, ...], int]]] = {
    "base": {(3, 3, 3): 5, (4, 4): 5},
    "marvel": {(3, 3, 3): 3, (4, 4): 5},
}


@dataclass(frozen=True)
class Sum:
    """One structural sum: what it counts, its value in the files, and its value in the printed game."""

    name: str
    found: object
    expected: object

    @property
    def ok(self) -> bool:
        """Whether the files agree with the printed game."""
        return self.found == self.expected

    def __str__(self) -> str:
        return f"{'ok   ' if self.ok else 'WRONG'} {self.name}: {self.found}" + (
            "" if self.ok else f", expected {self.expected}"
        )


def sums(rules: Edition) -> Iterator[Sum]:
    """Return every structural sum of an edition."""
    cards, tiles = list(rules.cards.values()), list(rules.tiles.values())
    for level in LEVELS:
        of_level = [card for card in cards if card.level == level]
        yield Sum(f"cards of level {level} (R3)", len(of_level), LEVEL_COUNTS[level])
        share = LEVEL_COUNTS[level] // COLORS
        by_color = tuple(sum(card.bonus == color for card in of_level) for color in range(COLORS))
        yield Sum(f"bonuses by colour on level {level}", by_color, (share,) * COLORS)
        asked = tuple(sum(card.cost[color] for card in of_level) for color in range(COLORS))
        yield Sum(f"tokens asked for by colour on level {level}", asked, DEMANDS[rules.name][level])
    yield Sum("points on cards", sum(card.points for card in cards), CARD_POINTS)
    tagged = [card.tags for card in cards if card.tags]
    yield Sum("tags, and cards that bear them", (sum(tagged), len(tagged)), TAGS[rules.name])
    yield Sum("tile sides, and tiles (R4)", (len(tiles), len({tile.group for tile in tiles})), TILE_GROUPS[rules.name])
    yield Sum("points on tiles", {tile.points for tile in tiles}, {TILE_POINTS})
    shapes = Counter(tuple(sorted((need for need in tile.demand if need), reverse=True)) for tile in tiles)
    yield Sum("tile sides by demand", dict(sorted(shapes.items())), TILE_SHAPES[rules.name])
    yield Sum("tiles that ask for the same", len(tiles) - len({tile.demand for tile in tiles}), 0)


def main() -> int:
    """Print all sums of both editions; return 1 where one is wrong."""
    wrong = 0
    for name in EDITION_NAMES:
        print(f"{name}:")
        try:
            rules = edition(name)
        except CardDataError as error:
            print(f"  WRONG {error}")
            wrong += 1
            continue
        for line in sums(rules):
            print(f"  {line}")
            wrong += not line.ok
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
