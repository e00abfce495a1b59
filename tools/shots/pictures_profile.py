"""The pictures of the profile and the challenges: somebody who has played a lot, and somebody new.

Knows the scenes and how figures come about; knows nothing of files but the profile's own.
"""

from __future__ import annotations

from contextlib import closing
from datetime import date, timedelta
from typing import Final

from game.challenges.attempts import Attempt
from game.challenges.deals import ChallengeKind
from game.challenges.puzzle import daily_id, puzzles
from game.profile.database import FILE_NAME, ProfileStore
from game.profile.medals import medals
from game.profile.stats import PEOPLE, Played
from game.scenes.challenges.puzzle import PuzzleScene
from game.scenes.challenges.puzzle_list import PuzzlesPane
from game.scenes.challenges.scene import DAILY, DUPLICATE, PUZZLES, ChallengesScene
from game.scenes.profile.scene import ProfileScene
from tools.shots.posed import NAMES
from tools.shots.seated import Take
from tools.shots.stage import Studio

TODAY: Final = date(2026, 3, 14)


def games_of(name: str, count: int) -> list[Played]:
    """Return invented finished games, the same every time."""
    ids = [medal.id for medal in medals()]
    games = []
    for number in range(count):
        edition = "marvel" if number % 5 in (1, 4) else "base"
        won = number % 7 in (0, 2, 3, 5)
        found = tuple(ids[each] for each in (0, number % 6, (number * 5) % 11, 13)[: 1 + number % 4]) if won else ()
        games.append(
            Played(
                game=f"{name}-{number}",
                name=name,
                edition=edition,
                players=2 + number % 3,
                level=(PEOPLE, "greedy", "greedy", "random")[number % 4],
                points=11 + number * 5 % 9,
                rounds=22 + number * 3 % 11,
                won=won,
                clean=True,
                ended=f"2026-03-{1 + number % 28:02}T20:{number % 60:02}:00+00:00",
                medals=tuple(dict.fromkeys(found)),
            )
        )
    return games


def _fresh(studio: Studio) -> ProfileStore:
    """Start from an empty profile, since every picture fills its own."""
    for suffix in ("", "-wal", "-shm"):
        (studio.store.data_dir / f"{FILE_NAME}{suffix}").unlink(missing_ok=True)
    return ProfileStore(studio.store.data_dir)


def profile(studio: Studio, name: str, _players: int) -> None:
    """Show the profile of the player with the most games."""
    first, second, third = NAMES[name][:3]
    studio.settings.names = [first]
    with closing(_fresh(studio)) as kept:
        kept.add([*games_of(first, 47), *games_of(second, 12), *games_of(third, 3)])
    studio.show(ProfileScene(name))


def profile_empty(studio: Studio, name: str, _players: int) -> None:
    """Show the profile of a newcomer."""
    _fresh(studio).close()
    studio.show(ProfileScene(name))


def _attempts(name: str, edition: str) -> list[Attempt]:
    """Return invented results of challenges, the same every time."""
    points = (12, 16, None, 15, 9, None, None, 17, 15, 11, None, 18, 16, 15)
    found = []
    for back, own in enumerate(points):
        if own is not None:
            key = (TODAY - timedelta(days=back)).isoformat()
            found.append(_attempt(name, edition, "daily", key, 0, (own, 13, 10), f"{key}T12:00:00+00:00"))
    for seat, result in enumerate(((15, 11, 9), (8, 16, 12), (13, 15, 10))):
        found.append(_attempt(name, edition, "duplicate", "1", seat, result, f"2026-03-{seat + 1:02}T12:00:00+00:00"))
    return found


def _attempt(
    name: str, edition: str, kind: ChallengeKind, key: str, seat: int, points: tuple[int, ...], ended: str
) -> Attempt:
    won = points[seat] == max(points)
    return Attempt(f"{kind}-{key}-{seat}", kind, edition, 3, key, name, seat, points, 27, won, ended)


def _challenges(studio: Studio, name: str, tab: int, day: bool = False) -> ChallengesScene:
    first = NAMES[name][0]
    studio.settings.names = [first]
    with closing(_fresh(studio)) as kept:
        kept.add((), _attempts(first, name))
        ids = [puzzle.id for puzzle in puzzles(name)]
        for number in (0, 1, 1, 2, 4, 5, 8, 17, 19, 20, 20, 34):
            kept.add_try(ids[number], first, number not in (2, 20))
        if day:
            kept.add_try(daily_id(name, TODAY), first, True)
    scene = ChallengesScene(name, tab, TODAY)
    if tab == DUPLICATE:
        scene.results.chosen |= {"players": 3, f"deal {name} 3": 1}
    studio.show(scene)
    return scene


def challenges_daily(studio: Studio, name: str, _players: int) -> None:
    """Show the deal of the day, played and won."""
    _challenges(studio, name, DAILY)


def challenges_new(studio: Studio, name: str, _players: int) -> None:
    """Show the deal of the day before the first one was played."""
    studio.settings.names = [NAMES[name][0]]
    _fresh(studio).close()
    studio.show(ChallengesScene(name, DAILY, TODAY))


def challenges_duplicate(studio: Studio, name: str, _players: int) -> None:
    """Show a deal of three seats, all of them played."""
    _challenges(studio, name, DUPLICATE)


def challenges_puzzles(studio: Studio, name: str, _players: int) -> None:
    """Show the day's puzzle above the others, of which some are solved."""
    _challenges(studio, name, PUZZLES)


def challenges_tile(studio: Studio, name: str, _players: int) -> None:
    """Show a puzzle about a tile, after the day's puzzle was solved."""
    scene = _challenges(studio, name, PUZZLES, day=True)
    assert isinstance(scene.pane, PuzzlesPane)
    scene.pane.grid.select(_of_kinds(name, "deny", "tile"))
    studio.wait(200)


def _of_kinds(name: str, *kinds: str) -> int:
    """Return the place of the first puzzle of one of some kinds, else of the first."""
    return next((place for place, puzzle in enumerate(puzzles(name)) if puzzle.goal.kind in kinds), 0)


def challenges_intro(studio: Studio, name: str, _players: int) -> None:
    """Show what a puzzle asks for."""
    _challenges(studio, name, PUZZLES)
    place = _of_kinds(name, "deny", "tile")
    studio.show(PuzzleScene(studio.app, puzzles(name)[place], place + 1), 600)


def challenges_puzzle(studio: Studio, name: str, _players: int) -> None:
    """Show a puzzle in play."""
    challenges_intro(studio, name, _players)
    studio.app.pop()
    studio.wait(600)


PROFILE: Final[dict[str, Take]] = {
    "profile": profile,
    "profile-empty": profile_empty,
    "challenges-daily": challenges_daily,
    "challenges-new": challenges_new,
    "challenges-duplicate": challenges_duplicate,
    "challenges-puzzles": challenges_puzzles,
    "challenges-tile": challenges_tile,
    "challenges-intro": challenges_intro,
    "challenges-puzzle": challenges_puzzle,
}
