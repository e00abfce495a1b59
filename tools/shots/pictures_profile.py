"""The pictures of the profile: somebody who has played a lot, and somebody new.

Knows the scene and how figures come about; knows nothing of files but the profile's own.
"""

from __future__ import annotations

from contextlib import closing

from game.profile import PEOPLE, Played
from game.profile_medals import medals
from game.profile_store import FILE_NAME, ProfileStore
from game.scenes.profile import ProfileScene
from tools.shots.posed import NAMES
from tools.shots.stage import Studio


def games_of(name: str, count: int) -> list[Played]:
    """Make up finished games, the same every time."""
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
    """Begin with an empty profile: every picture makes its own."""
    for suffix in ("", "-wal", "-shm"):
        (studio.store.data_dir / f"{FILE_NAME}{suffix}").unlink(missing_ok=True)
    return ProfileStore(studio.store.data_dir)


def profile(studio: Studio, name: str, _players: int) -> None:
    """Show the profile of the one who has played most."""
    first, second, third = NAMES[name][:3]
    studio.settings.names = [first]
    with closing(_fresh(studio)) as kept:
        kept.keep([*games_of(first, 47), *games_of(second, 12), *games_of(third, 3)])
    studio.show(ProfileScene(name))


def profile_empty(studio: Studio, name: str, _players: int) -> None:
    """Show the profile of a newcomer."""
    _fresh(studio).close()
    studio.show(ProfileScene(name))
