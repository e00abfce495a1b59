"""Card and tile files: CSV text in, pieces out, with errors that name file, line and column.

Knows the columns of the files under ``assets/cards``; knows nothing of play.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Final

from game.rules.model import LEVELS
from game.rules.pieces import Card, Tile

CARDS_PER_LEVEL: Final[Mapping[int, int]] = {1: 40, 2: 30, 3: 20}
MAX_COST: Final = 7
MAX_POINTS: Final = 5
MAX_TAGS: Final = 2


class CardDataError(ValueError):
    """A card file contains something impossible; the message names file, line (from 1) and column."""

    def __init__(self, file: str, line: int, column: str, problem: str) -> None:
        super().__init__(f"{file}, line {line}, column {column}: {problem}")
        self.file = file
        self.line = line
        self.column = column


class CsvRow:
    """One line of a file, read column by column with checks."""

    def __init__(self, file: str, line: int, fields: Mapping[str, str]) -> None:
        self.file = file
        self.line = line
        self._fields = fields

    def error(self, column: str, problem: str) -> CardDataError:
        """Return the error that names this line and a column of it."""
        return CardDataError(self.file, self.line, column, problem)

    def text(self, column: str) -> str:
        """Return the text of a column; raises ``CardDataError`` where there is none."""
        value = self._fields[column]
        if not value or value != value.strip():
            raise self.error(column, f"expected words without spaces around them, found {value!r}")
        return value

    def number(self, column: str, low: int, high: int) -> int:
        """Return a whole number from ``low`` to ``high``; raises ``CardDataError`` for anything else."""
        value = self._fields[column]
        if not (value.isascii() and value.isdigit() and low <= int(value) <= high):
            raise self.error(column, f"expected a whole number from {low} to {high}, found {value!r}")
        return int(value)

    def choice(self, column: str, choices: Sequence[str]) -> int:
        """Return the index of a column’s word among ``choices``; raises ``CardDataError`` for any other word."""
        value = self._fields[column]
        if value not in choices:
            raise self.error(column, f"expected one of {', '.join(choices)}, found {value!r}")
        return choices.index(value)

    def amounts(self, columns: Sequence[str]) -> tuple[int, ...]:
        """Return a cost or demand, one number a colour; raises ``CardDataError`` where all are zero."""
        counts = tuple(self.number(column, 0, MAX_COST) for column in columns)
        if not any(counts):
            raise self.error(columns[0], "expected a cost in at least one colour, found none")
        return counts


def read_text(file: str) -> str:
    """Return the text of a file of the ``assets/cards`` folder."""
    return (resources.files("assets") / "cards" / file).read_text(encoding="utf-8")


def rows(text: str, file: str, columns: Sequence[str]) -> Iterator[CsvRow]:
    """Yield the lines under the heading; raises ``CardDataError`` where heading or width is not that of ``columns``."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    line = 0
    try:
        heading = next(reader, [])
        for index, column in enumerate(columns):
            if index >= len(heading) or heading[index] != column:
                found = repr(heading[index]) if index < len(heading) else "nothing"
                raise CardDataError(file, 1, column, f"expected this heading, found {found}")
        if len(heading) > len(columns):
            raise CardDataError(file, 1, heading[len(columns)], "this column is unknown")
        line = reader.line_num
        for fields in reader:
            if len(fields) < len(columns):
                raise CardDataError(file, line + 1, columns[len(fields)], "the line ends before this column")
            if len(fields) > len(columns):
                raise CardDataError(file, line + 1, columns[-1], "the line continues after this column")
            yield CsvRow(file, line + 1, dict(zip(columns, fields, strict=True)))
            line = reader.line_num
    except csv.Error as error:
        raise CardDataError(file, line + 1, columns[0], f"not a line of CSV: {error}") from error


def parse_cards(text: str, file: str, colors: Sequence[str], *, named: bool) -> dict[str, Card]:
    """Return the cards of a deck file by id, in file order (R3).

    ``named`` files have the columns ``name`` and ``avengers`` as well. Raises ``CardDataError``.
    """
    columns = [
        "id",
        *(["name"] if named else []),
        "level",
        "bonus",
        "points",
        *(["avengers"] if named else []),
        *colors,
    ]
    cards: dict[str, Card] = {}
    last = 1
    for row in rows(text, file, columns):
        card = Card(
            id=row.text("id"),
            name=row.text("name") if named else "",
            level=row.number("level", LEVELS[0], LEVELS[-1]),
            bonus=row.choice("bonus", colors),
            points=row.number("points", 0, MAX_POINTS),
            tags=row.number("avengers", 0, MAX_TAGS) if named else 0,
            cost=row.amounts(colors),
        )
        if card.id in cards:
            raise row.error("id", f"{card.id} is in the file twice")
        cards[card.id] = card
        last = row.line
    for level, count in CARDS_PER_LEVEL.items():
        found = sum(card.level == level for card in cards.values())
        if found != count:
            raise CardDataError(
                file, last, "level", f"expected {count} cards of level {level} in the file, found {found}"
            )
    return cards


def parse_tiles(text: str, file: str, colors: Sequence[str], *, sided: bool, count: int) -> dict[str, Tile]:
    """Return the ``count`` tiles of a tile file by id, in file order (R4).

    ``sided`` files have ``tile`` and ``side`` instead of ``id``; each line is then one side, and its id is made of
    both. Raises ``CardDataError``.
    """
    columns = [*(["tile", "side"] if sided else ["id"]), "name", "points", *colors]
    tiles: dict[str, Tile] = {}
    last = 1
    for row in rows(text, file, columns):
        if sided:
            group = str(row.number("tile", 1, count // 2))
            tile_id = f"ml-{group}{'AB'[row.choice('side', ('A', 'B'))]}"
        else:
            group = tile_id = row.text("id")
        if tile_id in tiles:
            raise row.error(columns[0], f"{tile_id} is in the file twice")
        tiles[tile_id] = Tile(
            id=tile_id,
            name=row.text("name"),
            group=group,
            points=row.number("points", 1, MAX_POINTS),
            demand=row.amounts(colors),
        )
        last = row.line
    if len(tiles) != count:
        raise CardDataError(file, last, columns[0], f"expected {count} tiles in the file, found {len(tiles)}")
    return tiles
