"""Texts about a saved game: its title, date, state and length, and the file for an export.

Knows a game's summary; knows nothing of pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_documents_path

from game.record import SeatInfo
from game.replays.export import plain_name
from game.rules import Seat
from game.rules.editions import EDITION_NAMES
from game.scenes.shared.lineup import level_name
from game.scenes.shared.verdict import ended_early, joined
from game.scenes.shared.verdict import title as verdict_title
from game.storage.folder import RECORD_SUFFIX
from game.storage.summaries import GameSummary
from game.support.files import free_path
from game.support.i18n import tr, trn
from game.tutorial.lesson_script import lesson_games
from game.view.skins import skin

TRIUMPH: Final = 6
"""Minimum lead at which a headline calls a victory a triumph."""


def names(game: GameSummary) -> str:
    """Return the names of the players, or a title for a game without readable seats."""
    if game.unread:
        return tr("Saved game")
    if game.foreign:
        return tr("Game from another version")
    if not game.seats:
        return tr("Damaged file")
    return ", ".join(seat.name for seat in game.seats)


def _listed(game: GameSummary) -> str:
    """Return the same as ``names`` within a sentence, with a word before the last player."""
    if game.unread or game.foreign or not game.seats:
        return names(game)
    return joined([seat.name for seat in game.seats])


def chip(game: GameSummary) -> str:
    """Return the short name of the edition."""
    return tr(skin(game.edition).text.short) if game.edition in EDITION_NAMES else ""


def status(game: GameSummary, results: bool = True) -> str:
    """Return the state of the game in a few words; without ``results`` it does not name the winner."""
    if game.unread:
        return tr("Loading…")
    if game.damaged is not None:
        return tr("Cannot be read")
    if game.result is not None and not results:
        return tr("Finished")
    if game.result is not None:
        return verdict_title([seat.name for seat in game.seats], game.result.winners, game.result.reason)
    return tr("Unfinished")


def headline(game: GameSummary, results: bool = True) -> str:
    """Return the state of the game as a headline; without ``results`` it does not name the winner."""
    if game.foreign:
        return tr("Game from another version")
    return tr("This file is damaged") if game.damaged is not None else status(game, results)


def trouble(game: GameSummary) -> str:
    """Return why a game cannot be read; a game of another version is not lost."""
    if game.foreign:
        return tr(
            "This game was saved by a newer version of Cabochon or with other cards. The game is intact. Open it with "
            "that version."
        )
    return game.damaged or ""


def date(moment: datetime, clock: bool = True) -> str:
    """Return a moment's local date in words, with the time of day if ``clock`` is true."""
    local = moment.astimezone()
    pattern = tr("1 {month} {year}") if local.day == 1 else tr("{day} {month} {year}")
    day = pattern.format(day=local.day, month=_month(local), year=local.year)
    return tr("{date}, {time}").format(date=day, time=local.strftime("%H:%M")) if clock else day


def day_and_month(moment: datetime) -> str:
    """Return a moment's local day and month in words."""
    local = moment.astimezone()
    pattern = tr("1 {month}") if local.day == 1 else tr("{day} {month}")
    return pattern.format(day=local.day, month=_month(local))


def _month(local: datetime) -> str:
    months = (
        tr("January"),
        tr("February"),
        tr("March"),
        tr("April"),
        tr("May"),
        tr("June"),
        tr("July"),
        tr("August"),
        tr("September"),
        tr("October"),
        tr("November"),
        tr("December"),
    )
    return months[local.month - 1]


def day(moment: datetime) -> str:
    """Return a moment's local day and month in figures, for narrow places."""
    local = moment.astimezone()
    return tr("{month}/{day}").format(day=local.day, month=local.month)


def cover_lines(game: GameSummary, results: bool = True) -> tuple[str, ...]:
    """Return headlines for a game's cover, the longest first; without ``results`` they do not name the winner."""
    if game.damaged is not None or game.unread:
        return headline(game, results), tr("Damaged")
    if not game.over:
        return tr("Round {number}").format(number=game.round), str(game.round)
    winners = game.result.winners if game.result is not None and results else ()
    plain = status(game, results)
    if len(winners) != 1:
        return (plain, tr("No winner")) if game.result is not None and results and not winners else (plain,)
    name = game.seats[winners[0]].name
    # Points decide nothing where the others resigned.
    ahead = None if game.result is not None and game.result.reason == "resigned" else lead(game)
    if ahead == 1:
        return tr("{name} by a hair").format(name=name), plain, name
    if ahead is not None and ahead >= TRIUMPH:
        return tr("{name} triumphs").format(name=name), plain, name
    return plain, name


def lead(game: GameSummary) -> int | None:
    """Return by how many points a single winner was ahead, which may be none; ``None`` without a single winner."""
    if game.result is None or len(game.result.winners) != 1:
        return None
    return _ahead(game.points, game.result.winners[0])


def verdict_line(game: GameSummary) -> str:
    """Return how a finished game ended in one sentence; empty where the points suffice."""
    result = game.result
    early = "" if result is None else ended_early([seat.name for seat in game.seats], result.winners, result.reason)
    if early:
        return early
    ahead = lead(game)
    if ahead is None or result is None:
        return ""
    points = game.points[result.winners[0]]
    if ahead <= 0:
        return tr("{points} points in round {number}.").format(points=points, number=game.round)
    text = tr("{points} points in round {number}, won by {lead}.")
    return text.format(points=points, number=game.round, lead=ahead)


def turning_line(game: GameSummary) -> str:
    """Return from which round on the winner was ahead, or the tie; empty where nobody won alone, or from behind."""
    course, result = game.course, game.result
    if course.turning is None or result is None:
        return ""
    winner, number = result.winners[0], course.first + course.turning
    name, ahead = game.seats[winner].name, _ahead(course.points[-1], winner)
    if ahead <= 0:
        tied = tr("Round {number}: tied on {points} points").format(number=number, points=course.points[-1][winner])
        return "" if ahead else tied
    if any(_ahead(points, winner) < 0 for points in course.points[: course.turning]):
        return tr("Round {number}: {name} takes the lead").format(number=number, name=name)
    return tr("{name} leads from round {number} on").format(number=number, name=name)


def _ahead(points: Sequence[int], winner: Seat) -> int:
    """Return how many points a seat has more than the best of the others, below 0 where it has less."""
    return points[winner] - max((each for seat, each in enumerate(points) if seat != winner), default=0)


def began(game: GameSummary) -> datetime:
    """Return when a game began: the time in its record, which survives copies of the file, else the file's time."""
    return game.started or game.updated


def when(game: GameSummary) -> str:
    """Return when the game began and how many rounds were played."""
    if game.damaged is not None or game.unread:
        return date(began(game))
    rounds = trn("{count} round", "{count} rounds", game.round).format(count=game.round)
    return tr("{date}, {rounds}").format(date=date(began(game)), rounds=rounds)


def details(game: GameSummary) -> str:
    """Return edition and date in one line."""
    return tr("{edition}, {when}").format(edition=chip(game), when=date(began(game)))


def origin(game: GameSummary, games: Sequence[GameSummary]) -> str:
    """Return which position a game was continued from; empty for a game that began with a deal of its own."""
    if game.origin is None:
        return ""
    if game.origin.game in lesson_games():
        return tr("Continued from the end of the tutorial")
    before = next((other for other in games if other.id == game.origin.game and other.seats), None)
    if before is None:
        return tr("Continued from round {number} of a game that is no longer here").format(number=game.origin_round)
    text = tr("Continued from round {number} of the game from {date} with {names}")
    return text.format(number=game.origin_round, date=date(began(before), clock=False), names=_listed(before))


def origin_note(game: GameSummary) -> str:
    """Return the date of a game that was continued from another one, and from where; empty for any other game."""
    if game.origin is None:
        return ""
    text = tr("from the tutorial") if game.origin.game in lesson_games() else tr("from round {number} of another game")
    origin = text.format(number=game.origin_round)
    return tr("{date}, {origin}").format(date=date(began(game), clock=False), origin=origin)


def title(game: GameSummary) -> str:
    """Return a name for a game within a sentence."""
    if game.damaged is not None:
        return tr("The damaged file {name}").format(name=game.path.name)
    return tr("The game from {date} with {names}").format(date=date(began(game)), names=_listed(game))


def about_export(game: GameSummary) -> str:
    """Return what an exported file reveals to its reader."""
    if game.blind:
        return tr(
            "This game is not over, and its file reveals cards reserved from a deck. Give it only to players who may "
            "see them. Importing it shuffles the decks again."
        )
    return tr("The file contains the whole game. Anyone with Cabochon can watch it.")


def player(seat: SeatInfo) -> str:
    """Return who plays a seat: a person, or a bot by its level."""
    if seat.kind == "human":
        return tr("Human")
    return level_name(seat.bot) or tr("Computer")


def export_folder() -> Path:
    """Return the default folder of exports: the documents folder if it exists, else the home folder."""
    documents = user_documents_path()
    return documents if documents.is_dir() else Path.home()


def export_path(game: GameSummary) -> Path:
    """Return a path for an export that does not exist yet, named by date and players in plain letters."""
    stem = plain_name("cabochon", began(game).astimezone().strftime("%Y-%m-%d"), *(seat.name for seat in game.seats))
    return free_path(export_folder(), stem, RECORD_SUFFIX)
