"""A whole game without the screen: the player knows only the lines of ``--narrate``, and only types."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.record import SeatInfo
from game.scenes.narration.narrator import Narrator
from game.scenes.result.scene import ResultScene
from game.scenes.start import open_app
from game.scenes.table.scene import TableScene
from game.sessions.local import preview
from game.storage.settings import Settings
from game.storage.store import Store
from game.support.i18n import set_language, tr
from game.ui.app.app import App
from tests.e2e.player import SEEDS, Keyboard

NAMES = ("Ana", "Bo")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with Store(tmp_path / "data") as store:
        app = open_app(Settings(language="de", speed="off"), store, (1024, 640))
        pygame.event.clear()
        yield app
        for scene in app.stack:
            scene.leave()
        pygame.display.quit()
        set_language("en")


class Listener(Keyboard):
    """Hears lines and types."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.heard: list[str] = []
        app.listener = Narrator(self.heard.append)

    def press(self, key: int) -> list[str]:
        """Press a key and return what is said then."""
        self.heard.clear()
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        return self.heard[:]

    def type(self, line: str) -> None:
        """Type an action."""
        self.press(pygame.K_n)
        self.post(pygame.TEXTINPUT, text=line)
        self.press(pygame.K_RETURN)

    def decide(self) -> str:
        """Recruit what brings most points, else take the most tokens, by what can be done."""
        possible = self.press(pygame.K_F4)
        offers = [line.partition(": ") for line in possible if line.startswith("rekrutiere ")]
        if offers:
            return max(offers, key=lambda offer: points(offer[2]))[0]
        line = next((line for line in possible if not line.startswith("reserviere")), possible[0])
        verb = "gib zurück" if line.startswith("gib") else line.split()[0]
        choices = line.removeprefix(verb).split("; ")
        return f"{verb} {max(choices, key=lambda choice: len(choice.split())).strip()}".strip()


def points(said: str) -> int:
    """Understand how many points a card is worth."""
    found = re.search(r"(\d+) Punkte?\b", said)
    assert found is not None, said
    return int(found[1])


def test_a_game_is_played_to_its_end_by_ear(app: App) -> None:
    set_language("de")
    seats = (SeatInfo(NAMES[0], "human"), SeatInfo(NAMES[1], "bot", "greedy"))
    app.reset(TableScene(app, preview("marvel", seats, 0, SEEDS["marvel"])))
    player = Listener(app)
    player.step(2)
    verbs = set()
    my_turn = tr("Round {number}: {name}’s turn.").format(number="#", name=NAMES[0]).partition("#")[2]
    turns = 0
    while True:
        player.until(
            lambda: any(line.endswith(my_turn) for line in player.heard) or isinstance(player.scene, ResultScene),
            "a turn",
        )
        if isinstance(player.scene, ResultScene):
            break
        line = player.decide()
        verbs.add(line.split()[0])
        player.type(line)
        turns += 1
        assert turns < 150, player.heard
    assert {"nimm", "rekrutiere", "gib"} <= verbs
    player.step(2)
    assert any(line.startswith(tuple(tr("{name} wins").format(name=name) for name in NAMES)) for line in player.heard)
    for name in NAMES:
        assert any(line.startswith(f"{name}: ") and "Punkt" in line for line in player.heard), player.heard
