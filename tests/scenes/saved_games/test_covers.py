"""Covers and texts of saved games: who won where that may be shown, how close it was, and when it began."""

from __future__ import annotations

from datetime import datetime

import msgspec
import pytest

from game.record import EndInfo, Origin, SeatInfo
from game.rules import edition
from game.scenes.saved_games.cover_text import words_of
from game.scenes.saved_games.covers import picture_of
from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.shared import saved_game_text as saved_texts
from game.scenes.shared.cover_art import CoverPicture
from game.storage.course import GameCourse
from game.support.i18n import set_language
from game.view.appearance import looks_of, portraits_of
from tests.scenes.saved_games.conftest import choose


def test_a_cover_shows_the_winner_only_where_the_result_is_known(games: SavedGamesScene) -> None:
    choose(games, over=True)
    game = games.game
    assert game is not None and game.result is not None
    sealed, won = picture_of(game, "base", False, {}), picture_of(game, "base", True, {})
    names = [seat.name for seat in game.seats]
    looks = tuple(zip(looks_of(names, game.edition), portraits_of(names, game.edition, {}), strict=True))
    assert (sealed.state, sealed.looks, sealed.card) == ("sealed", looks, "")
    assert (won.state, won.looks) == ("won", tuple(looks[seat] for seat in game.result.winners))
    assert won.card in edition("base").cards
    assert words_of(game, 7, False).points == ""
    assert words_of(game, 7, True).points == str(game.points[game.result.winners[0]])


def test_other_covers_show_what_there_is(games: SavedGamesScene) -> None:
    choose(games, over=False)
    game = games.game
    assert game is not None
    unfinished = picture_of(game, "base", True, {})
    assert (unfinished.state, unfinished.stamp) == ("open", "To be continued")
    broken = msgspec.structs.replace(game, edition="", damaged="torn")
    assert picture_of(broken, "marvel", True, {}) == CoverPicture("marvel", "broken")
    agreed = msgspec.structs.replace(game, over=True, result=EndInfo("agreed", ()))
    assert picture_of(agreed, "base", True, {}).state == "sealed"
    shared = msgspec.structs.replace(game, over=True, result=EndInfo("points", (0, 1)))
    assert [color for color, _ in picture_of(shared, "base", True, {}).looks] == [0, 1]


@pytest.mark.parametrize(
    ("points", "headline"), [((16, 15), "Ana by a hair"), ((16, 12), "Ana wins"), ((17, 8), "Ana triumphs")]
)
def test_a_headline_tells_how_close_it_was(games: SavedGamesScene, points: tuple[int, ...], headline: str) -> None:
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bo", "human"))
    game = msgspec.structs.replace(
        games.games[0], seats=seats, over=True, result=EndInfo("points", (0,)), points=points, round=20
    )
    assert saved_texts.cover_lines(game)[0] == headline
    assert saved_texts.verdict_line(game) == f"{points[0]} points in round 20, won by {points[0] - points[1]}."
    assert saved_texts.cover_lines(game, results=False) == ("Finished",)
    resigned = msgspec.structs.replace(game, result=EndInfo("resigned", (0,)))
    assert saved_texts.cover_lines(resigned)[0] == "Ana wins", "points decided nothing"


@pytest.mark.parametrize(
    ("points", "turning", "line"),
    [
        (((0, 3), (4, 3), (15, 9)), 1, "Round 2: Ana takes the lead"),
        (((0, 0), (4, 3), (15, 9)), 1, "Ana leads from round 2 on"),
        (((4, 3), (5, 5), (15, 15)), 2, "Round 3: tied on 15 points"),
        (((0, 3), (4, 9)), 1, ""),
    ],
    ids=["change", "none", "tie", "behind"],
)
def test_the_line_of_a_score_history_names_a_change_of_the_lead_only_where_there_is_one(
    games: SavedGamesScene, points: tuple[tuple[int, ...], ...], turning: int, line: str
) -> None:
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bo", "human"))
    course = GameCourse(points=points, turning=turning)
    game = msgspec.structs.replace(
        games.games[0], seats=seats, over=True, result=EndInfo("points", (0,)), points=points[-1], course=course
    )
    assert saved_texts.turning_line(game) == line


def test_a_game_has_the_day_it_began_however_often_its_file_was_copied(games: SavedGamesScene) -> None:
    choose(games, over=True)
    game = games.game
    assert game is not None
    began = datetime(2026, 3, 5, 12, 0).astimezone()
    game = msgspec.structs.replace(game, started=began)
    assert saved_texts.when(game).startswith("5 March 2026, 12:00")
    forked = msgspec.structs.replace(game, origin=Origin("other", 5, bytes(32)), origin_round=2)
    assert saved_texts.origin_note(forked) == "5 March 2026, from round 2 of another game"


@pytest.mark.usefixtures("language_restored")
def test_a_date_is_written_in_words() -> None:
    moment = datetime(2026, 3, 1, 12, 5).astimezone()
    said = []
    for language in ("en", "fr", "de"):
        set_language(language)
        said.append(saved_texts.date(moment))
    assert said == ["1 March 2026, 12:05", "1er mars 2026, 12:05", "1. März 2026, 12:05"]
