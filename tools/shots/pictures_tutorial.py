"""Pictures of the tutorial: what is read first, an action, a full hand, a tile, the end and its menu.

Knows at which steps of the lessons these are; a lesson has two players, whatever number the pictures are taken for.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.tutorial.lesson_script import lesson_of
from tools.shots.seated import Take
from tools.shots.stage import Studio


def _show(base: int, marvel: int, studio: Studio, name: str, _players: int) -> None:
    """Sit down at a step of the edition's lesson, counted from the end where it is negative."""
    away = pygame.event.Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0))
    pygame.event.post(away)
    studio.wait(50)
    step = base if name == "base" else marvel
    studio.app.go.start_tutorial(name, step % len(lesson_of(name).steps))
    studio.wait(800)


def _menu(studio: Studio, name: str, players: int) -> None:
    """Show the menu over the first step."""
    _show(0, 0, studio, name, players)
    studio.press(pygame.K_ESCAPE)


TUTORIAL: Final[dict[str, Take]] = {
    "tutorial-aim": partial(_show, 0, 0),
    "tutorial-take": partial(_show, 2, 2),
    "tutorial-give-back": partial(_show, 9, 9),
    "tutorial-tile": partial(_show, 12, 14),
    "tutorial-end": partial(_show, -1, -1),
    "tutorial-menu": _menu,
}
