"""Pictures of what a controller brings: the line of buttons, the help, the keyboard on the screen.

Knows the buttons that lead there; knows nothing of files. They come last: who has taken up a controller keeps it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.scenes.shared.help.pad_help import REPLAY, TABLE, PadHelpScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.ui.input.pad_labels import Family, PadButton
from game.ui.widgets.textfield import TextField
from tools.shots.pictures_front import setup
from tools.shots.pictures_table import your_turn
from tools.shots.seated import Take
from tools.shots.stage import Studio

FAMILIES: Final[dict[str, Family]] = {"base": "xbox", "marvel": "sony"}
"""Whose controller is used in the pictures of an edition."""


def press(studio: Studio, *buttons: PadButton) -> None:
    """Press buttons of a controller, one after the other."""
    for button in buttons:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, instance_id=0, button=button))
            studio.wait(50)


def take_up(studio: Studio, name: str) -> None:
    """Use the controller of the edition's pictures."""
    studio.app.controllers.set_family(0, FAMILIES[name])
    press(studio, PadButton.RIGHT)


def table(studio: Studio, name: str, players: int) -> None:
    """Show the table with the focus on a card."""
    your_turn(studio, name, players)
    take_up(studio, name)
    press(studio, PadButton.RIGHT_SHOULDER)


def menu(studio: Studio, name: str, _players: int) -> None:
    """Show the title with the focus on its first row."""
    scene = MenuScene(name)
    studio.show(scene)
    take_up(studio, name)
    scene.form.focus(scene.rows[0])
    studio.wait(50)


def write(studio: Studio, name: str, players: int, signs: bool = False) -> None:
    """Show the keyboard over the setup, or its second page under a field that lies low."""
    setup(studio, name, players)
    take_up(studio, name)
    scene = studio.app.scene
    assert isinstance(scene, SetupScene)
    fields = [widget for widget in scene.form.widgets if isinstance(widget, TextField)]
    scene.form.focus(fields[-1 if signs else 0])
    press(studio, PadButton.A, *([PadButton.LEFT_STICK, PadButton.LEFT_TRIGGER] if signs else []))


def help_page(page: int, studio: Studio, name: str, players: int) -> None:
    """Show a page of the help over the table."""
    your_turn(studio, name, players)
    take_up(studio, name)
    studio.app.push(PadHelpScene(name, page))
    studio.wait(300)


def lost(studio: Studio, name: str, players: int) -> None:
    """Show the message after the controller was disconnected."""
    your_turn(studio, name, players)
    take_up(studio, name)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    studio.wait(300)


PAD: Final[dict[str, Take]] = {
    "pad-table": table,
    "pad-menu": menu,
    "pad-help-table": partial(help_page, TABLE),
    "pad-help-replay": partial(help_page, REPLAY),
    "pad-writing": write,
    "pad-writing-signs": partial(write, signs=True),
    "pad-lost": lost,
}
