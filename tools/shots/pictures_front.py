"""The pictures around a game: the title, the setup, the settings, and what is seen after an error.

Knows the scenes and the tabs of the settings; knows nothing of files.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.scenes.settings.scene import ABOUT, BUTTONS, KEYS, PICTURE, SOUND, SettingsScene
from game.scenes.title.crash import CrashScene
from game.scenes.title.demo import DemoScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from tools.shots.posed import NAMES
from tools.shots.seated import Take
from tools.shots.stage import Studio, several_unfinished


def menu(studio: Studio, name: str, _players: int) -> None:
    """Show the title with a game to continue."""
    studio.show(MenuScene(name))


def menu_several(studio: Studio, name: str, _players: int) -> None:
    """Show the title with several games to continue."""
    with several_unfinished(studio):
        studio.show(MenuScene(name))


def welcome(studio: Studio, name: str, _players: int) -> None:
    """Show the welcome of a first start."""
    studio.show(MenuScene(name))  # an earlier welcome stores a name on leaving
    studio.settings.names = []
    studio.show(MenuScene(name, welcome=True))


def setup(studio: Studio, name: str, players: int) -> None:
    """Show the setup with the mouse on the level of a bot."""
    studio.settings.clock = "off"
    _show_setup(studio, name, players)


def _show_setup(studio: Studio, name: str, players: int) -> None:
    studio.settings.names = list(NAMES[name][:players])
    studio.settings.levels = ["human", "greedy", "random", "human"]
    studio.show(SetupScene(name, players))


def setup_clock(studio: Studio, name: str, players: int) -> None:
    """Show the setup of a game with a clock."""
    studio.settings.clock, studio.settings.clock_s = "turn", 60
    _show_setup(studio, name, players)


def settings(studio: Studio, name: str, _players: int) -> None:
    """Show the settings with animation and the confirmation of wild tokens turned on."""
    scene = SettingsScene(name)
    studio.show(scene)
    studio.settings.speed, studio.settings.confirm_wild = "normal", True
    scene.rebuild()


def _settings_tab(tab: int) -> Take:
    return lambda studio, name, _: studio.show(SettingsScene(name, tab))


def demo(studio: Studio, name: str, players: int) -> None:
    """Show the demo game of bots on the title."""
    studio.show(DemoScene(name, players, bytes([players] * 32)), 3000)


def error(studio: Studio, name: str, _players: int) -> None:
    """Show the screen after an error of the program."""
    report = Path.home() / ".local" / "share" / "cabochon" / "reports" / "error-20260314T201500.txt"
    studio.show(CrashScene(name, report, lambda _: None))


FRONT: Final[dict[str, Take]] = {
    "menu": menu,
    "menu-several": menu_several,
    "welcome": welcome,
    "setup": setup,
    "setup-clock": setup_clock,
    "settings": settings,
    "settings-picture": _settings_tab(PICTURE),
    "settings-sound": _settings_tab(SOUND),
    "settings-keys": _settings_tab(KEYS),
    "settings-controller": _settings_tab(BUTTONS),
    "settings-about": _settings_tab(ABOUT),
    "demo": demo,
    "error": error,
}
