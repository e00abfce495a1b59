"""Export and import of one person's profile as a JSON file.

Knows the file's format and checks every value that is read; knows nothing of the profile's tables, which are in
``database``.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Final

import msgspec

from game.challenges.attempts import Attempt
from game.profile.database import ProfileError, Progress
from game.profile.medals import medals
from game.profile.stats import Played
from game.rules import EDITION_NAMES, PLAYER_COUNTS
from game.support.cleaning import clean_name
from game.support.files import exists, write_whole
from game.support.i18n import tr

if TYPE_CHECKING:
    from pathlib import Path

    from game.profile.database import ProfileStore

FORMAT: Final = 1
LARGEST: Final = 1 << 24
"""In bytes; a larger file is refused."""
_TRIES: Final = range(1_000_000)


class Exported(msgspec.Struct, frozen=True):
    """The content of the file; ``puzzles`` is by the puzzle's id."""

    format: int
    name: str
    games: tuple[Played, ...] = ()
    challenges: tuple[Attempt, ...] = ()
    puzzles: dict[str, Progress] = {}


def write_profile(profile: ProfileStore, name: str, path: Path) -> None:
    """Write a person's profile to a new JSON file; raises ``ProfileError``."""
    if exists(path):
        raise ProfileError(tr("The file {path} already exists. Choose another name.").format(path=path))
    games, challenges = tuple(profile.games(name)), tuple(profile.attempts(name))
    exported = Exported(FORMAT, name, games, challenges, profile.puzzles(name))
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(exported), indent=2) + b"\n")
    except OSError as error:
        message = tr("Cannot write the profile to {path}: {reason}.")
        raise ProfileError(message.format(path=path, reason=error.strerror or error)) from error


def read_profile(path: Path) -> Exported:
    """Return what ``write_profile`` wrote; raises ``ProfileError`` for any other content, and ``OSError``."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    try:
        if len(data) > LARGEST:
            raise ValueError
        found = msgspec.json.decode(data, type=Exported)
        if found.format > FORMAT:
            raise ProfileError(tr("This profile comes from a newer version of Cabochon. Open it there."))
        return _checked(found)
    except (ValueError, RecursionError) as error:  # msgspec's errors are ``ValueError`` too
        raise ProfileError(tr("{path} is not an exported profile.").format(path=path)) from error


def _checked(found: Exported) -> Exported:
    """Return the valid content, all under the person's name; raises ``ValueError`` for an impossible value."""
    name = clean_name(found.name)
    if not name:
        raise ValueError("there is no name")
    known = {medal.id for medal in medals()}
    every: tuple[Played | Attempt, ...] = (*found.games, *found.challenges)
    for each in every:
        _check(each.edition in EDITION_NAMES and each.players in PLAYER_COUNTS and each.rounds >= 0)
        datetime.fromisoformat(each.ended)
    _check(all(progress.tries in _TRIES for progress in found.puzzles.values()))
    for attempt in found.challenges:
        _check(attempt.seat in range(len(attempt.points)) and len(attempt.points) == attempt.players)
    games = (
        msgspec.structs.replace(each, name=name, medals=tuple(medal for medal in each.medals if medal in known))
        for each in found.games
    )
    return Exported(FORMAT, name, tuple(games), _named(found.challenges, name), found.puzzles)


def _named(attempts: Iterable[Attempt], name: str) -> tuple[Attempt, ...]:
    return tuple(msgspec.structs.replace(each, name=name) for each in attempts)


def _check(true: bool) -> None:
    if not true:
        raise ValueError("a value that no game has")
