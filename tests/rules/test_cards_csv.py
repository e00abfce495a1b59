"""Card files: an error in one is reported with file, line and column."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from game.rules import COLORS, CardDataError, edition
from game.rules.cards_csv import parse_cards, parse_tiles, read_text
from game.rules.edition_base import COLOR_NAMES as BASE
from game.rules.edition_marvel import COLOR_NAMES as MARVEL

PARSERS: Mapping[str, Callable[[str, str], object]] = {
    "base_cards.csv": lambda text, file: parse_cards(text, file, BASE, named=False),
    "marvel_cards.csv": lambda text, file: parse_cards(text, file, MARVEL, named=True),
    "base_nobles.csv": lambda text, file: parse_tiles(text, file, BASE, sided=False, count=10),
    "marvel_locations.csv": lambda text, file: parse_tiles(text, file, MARVEL, sided=True, count=8),
}


def reading(file: str, text: str) -> str:
    """Read a changed file and return the message of the error it must raise."""
    with pytest.raises(CardDataError) as caught:
        PARSERS[file](text, file)
    assert caught.value.file == file
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "line", "before", "after", "message"),
    [
        ("base_cards.csv", 1, "id,level", "id,lvl", "line 1, column level: expected this heading, found 'lvl'"),
        ("base_cards.csv", 1, ",black", "", "line 1, column black: expected this heading, found nothing"),
        ("base_cards.csv", 1, ",black", ",black,pink", "line 1, column pink: this column is unknown"),
        ("base_cards.csv", 2, "b1-01", "", "line 2, column id: expected words without spaces around them, found ''"),
        ("base_cards.csv", 2, "b1-01", " b1-01", "line 2, column id: expected words without spaces around them"),
        ("base_cards.csv", 3, "b1-02", "b1-01", "line 3, column id: b1-01 is in the file twice"),
        (
            "base_cards.csv",
            2,
            ",1,white",
            ",4,white",
            "line 2, column level: expected a whole number from 1 to 3, found '4'",
        ),
        (
            "base_cards.csv",
            2,
            ",1,white",
            ",x,white",
            "line 2, column level: expected a whole number from 1 to 3, found 'x'",
        ),
        ("base_cards.csv", 2, ",1,white", ",²,white", "line 2, column level: expected a whole number"),
        ("base_cards.csv", 2, "white", "gold", "line 2, column bonus: expected one of white, blue, green, red, black"),
        ("base_cards.csv", 2, "white,0,", "white,-1,", "line 2, column points: expected a whole number from 0 to 5"),
        ("base_cards.csv", 2, ",2,1", ",8,1", "line 2, column red: expected a whole number from 0 to 7, found '8'"),
        (
            "base_cards.csv",
            2,
            ",2,1",
            ",0,0",
            "line 2, column white: expected a cost in at least one colour, found none",
        ),
        ("base_cards.csv", 2, ",2,1", ",2", "line 2, column black: the line ends before this column"),
        ("base_cards.csv", 2, ",2,1", ",2,1,1", "line 2, column black: the line continues after this column"),
        (
            "base_cards.csv",
            41,
            ",1,",
            ",2,",
            "line 91, column level: expected 40 cards of level 1 in the file, found 39",
        ),
        ("base_cards.csv", 5, "b1-04", '"b1"-04', "line 5, column id: not a line of CSV"),
        ("marvel_cards.csv", 3, "Squirrel Girl", "", "line 3, column name: expected words"),
        (
            "marvel_cards.csv",
            3,
            "0,1,0,0,1,2,2",
            "0,3,0,0,1,2,2",
            "line 3, column avengers: expected a whole number from 0 to 2",
        ),
        ("base_nobles.csv", 3, "bn-02", "bn-01", "line 3, column id: bn-01 is in the file twice"),
        (
            "base_nobles.csv",
            3,
            ",3,3,0",
            ",0,3,0",
            "line 3, column points: expected a whole number from 1 to 5, found '0'",
        ),
        (
            "marvel_locations.csv",
            2,
            "1,A",
            "5,A",
            "line 2, column tile: expected a whole number from 1 to 4, found '5'",
        ),
        ("marvel_locations.csv", 2, "1,A", "1,C", "line 2, column side: expected one of A, B, found 'C'"),
        ("marvel_locations.csv", 2, "1,A", "1,B", "line 3, column tile: ml-1B is in the file twice"),
    ],
)
def test_error_names_file_line_and_column(file: str, line: int, before: str, after: str, message: str) -> None:
    lines = read_text(file).splitlines(keepends=True)
    assert before in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(before, after, 1)
    assert reading(file, "".join(lines)).startswith(f"{file}, {message}")


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("base_cards.csv", "line 90, column level: expected 20 cards of level 3 in the file, found 19"),
        ("base_nobles.csv", "line 10, column id: expected 10 tiles in the file, found 9"),
        ("marvel_locations.csv", "line 8, column tile: expected 8 tiles in the file, found 7"),
    ],
)
def test_a_lost_line_is_noticed(file: str, message: str) -> None:
    assert reading(file, "".join(read_text(file).splitlines(keepends=True)[:-1])) == f"{file}, {message}"


def test_an_empty_file_is_refused() -> None:
    assert reading("base_cards.csv", "") == "base_cards.csv, line 1, column id: expected this heading, found nothing"


def test_a_broken_quotation_is_named_by_the_line_it_begins_in() -> None:
    text = read_text("marvel_locations.csv").replace('"Avengers Tower, NYC"', '"Avengers Tower, NYC')
    assert reading("marvel_locations.csv", text).startswith("marvel_locations.csv, line 2, column ")


def test_cards_have_the_printed_values() -> None:
    rocket = edition("marvel").cards["m1-05"]
    assert (rocket.name, rocket.level, rocket.bonus, rocket.points, rocket.tags) == ("Rocket", 1, 0, 0, 0)
    assert rocket.cost == (1, 0, 0, 2, 0)
    assert edition("marvel").cards["m3-09"].tags == 2
    assert edition("base").cards["b1-01"].name == ""
    tile = edition("marvel").tiles["ml-4A"]
    assert (tile.name, tile.group, tile.points, tile.demand) == ("Knowhere", "4", 3, (3, 3, 0, 3, 0))


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_an_edition_is_read_once_and_names_its_kinds(name: str) -> None:
    assert edition(name) is edition(name)
    assert len(edition(name).color_names) == COLORS
    assert edition(name).kind_names[:COLORS] == edition(name).color_names
    assert len(set(edition(name).kind_names)) == len(set(edition(name).token_names)) == COLORS + 2
