"""Pictures of the rules: as opened from a hint, with a search, and on how a game ends.

Knows the scene and how a person reaches its states; knows nothing of files.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.rules.scene import RulesScene
from tools.shots.seated import Take
from tools.shots.stage import Studio

_WORDS: Final = {"base": ("noble", "noble", "adlig"), "marvel": ("location", "lieu", "ort")}
"""The terms searched for, in the order of the languages."""


def opened(studio: Studio, name: str, _players: int) -> None:
    """Show the rules opened on a rule."""
    studio.show(RulesScene(name, "R6-three"))


def searched(studio: Studio, name: str, _players: int) -> None:
    """Show the second hit of a search."""
    studio.show(RulesScene(name))
    word = _WORDS[name][("en", "fr", "de").index(studio.settings.language)]
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=word))
    studio.wait(100)
    studio.press(pygame.K_DOWN)


def at_the_end(studio: Studio, name: str, _players: int) -> None:
    """Show how a game ends."""
    studio.show(RulesScene(name, "R16-end" if name == "base" else "R17-round"))


RULES: Final[dict[str, Take]] = {
    "rules": opened,
    "rules-search": searched,
    "rules-end": at_the_end,
}
