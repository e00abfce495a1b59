"""What is preloaded from the title: a rename must not switch it off without a sign."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from game.record import SeatInfo
from game.replays.replay import Replay
from game.rules import EDITION_NAMES
from game.rules.model import LEVELS, SLOTS
from game.scenes import navigation
from game.scenes.shared import round_table
from game.scenes.title import preload
from game.scenes.title.setup import SetupScene
from game.storage.summaries import Summaries
from game.ui.app.app import App
from game.ui.graphics.atlas import Atlas, Image, Index
from tests.helpers import shared_art
from tests.helpers.paths import GOLDEN
from tools.shots.gathered import FakeNetwork

AT_START = {f"game.scenes.title.{name}" for name in ("menu", "hero", "demo", "welcome")}
"""Shown before there is time to preload anything."""
ON_REQUEST = {"game.scenes.narration.narrator", "game.scenes.shared.help.pad_help"}
"""Asked for on the command line, and too small to be noticed."""


def scaled_names(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which the name of each sprite that is scaled from now on is added."""
    made: list[str] = []
    scaled = Atlas._scaled

    def note(self: Atlas, name: str, width: int, height: int) -> Image:
        made.append(name)
        return scaled(self, name, width, height)

    monkeypatch.setattr(Atlas, "_scaled", note)
    return made


@pytest.mark.parametrize("name", preload.MODULES)
def test_every_module_exists(name: str) -> None:
    assert find_spec(name) is not None


def test_none_is_named_twice() -> None:
    assert len(set(preload.MODULES)) == len(preload.MODULES)


def test_every_screen_that_is_opened_later_is_preloaded() -> None:
    tree = ast.parse(Path(navigation.__file__).read_text(encoding="utf-8"))
    opened = {
        node.module
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("game.scenes.")
    }
    assert opened - AT_START - ON_REQUEST <= set(preload.MODULES)


def test_a_missing_module_of_the_program_is_an_error(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preload, "MODULES", ("no_such_library", "game.scenes.title.gone"))
    preload.preload_from_title(app, "base")
    [steps] = app.preloads.steps.values()
    with pytest.raises(ModuleNotFoundError, match=r"game\.scenes\.title\.gone"):
        next(steps)


def made_after_preload(app: App, monkeypatch: pytest.MonkeyPatch, edition: str) -> list[str]:
    """Preload from the title, and return the names of the sprites that are scaled from then on."""
    shared_art.forget()
    monkeypatch.setattr(preload, "MODULES", ())
    preload.preload_from_title(app, edition)
    [steps] = app.preloads.steps.values()
    assert sum(1 for _ in steps)
    return scaled_names(monkeypatch)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_setup_finds_box_and_pieces_ready(app: App, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    made = made_after_preload(app, monkeypatch, edition)
    app.push(SetupScene(edition))
    app.step(16)
    assert made
    pieces = ("place/", "mat/", "deck_side/", "back/", "tile/", "majority", "stack/", "table/well")
    assert not [name for name in made if name.startswith(pieces)]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_replay_finds_its_table_ready(app: App, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    made = made_after_preload(app, monkeypatch, edition)
    app.go.watch(Replay.load(GOLDEN / f"{edition}-3.cabochon"))
    app.step(16)
    assert len([name for name in made if name.startswith("card/")]) == SLOTS * len(LEVELS)
    pieces = (
        "mat/",
        "deck",
        "back/",
        "tile/",
        "majority",
        "race",
        "bonus",
        "token",
        "stack/",
        "table/",
        "logo",
        "plate/",
    )
    unknown = "mat/lamp/"  # nor is it known whose turn comes first
    assert not [name for name in made if name.startswith(pieces) and not name.startswith(unknown)]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_challenges_find_the_deal_of_today_ready(app: App, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    made = made_after_preload(app, monkeypatch, edition)
    app.go.open_challenges(edition)
    app.step(16)
    assert made
    assert not [name for name in made if name.startswith(("card/", "tile/", "majority"))]


def test_the_replays_find_every_game_read(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in GOLDEN.glob("base-*.cabochon"):
        app.store.import_file(path)
    made_after_preload(app, monkeypatch, "base")
    monkeypatch.setattr(Summaries, "read", lambda *_: pytest.fail("a game is read again"))
    assert app.store.list_games()
    app.go.saved_games("base")


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_and_a_replay_find_their_cloths_ready(app: App, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    app.settings.players = players
    made_after_preload(app, monkeypatch, "base")

    def decode(_: Index, file: str) -> pygame.Surface:
        pytest.fail(f"{file} is decoded while the screen waits for it")

    monkeypatch.setattr(Index, "ground", decode)
    app.go.start_game("base", tuple(SeatInfo(name, "human") for name in "ABC"[:players]), 0)
    app.step(16)
    app.go.watch(Replay.load(GOLDEN / "base-3.cabochon"))
    app.step(16)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_pages_show_is_dropped_before_setup_and_table(
    app: App, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    made_after_preload(app, monkeypatch, edition)
    kept = [name for (name, *_), _ in app.look(edition).atlas._images.items()]
    assert kept.index("medal_case") < min(kept.index("place/box"), kept.index("table/cloth_edge"))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_profile_of_somebody_who_has_played_finds_plate_and_case_ready(
    app: App, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    shared_art.forget()
    _, match, journal = app.store.begin(edition, (SeatInfo("Ada", "human"), SeatInfo("Bea", "human")), 0)
    match.resign(0)
    journal.close()
    assert match.end is not None
    monkeypatch.setattr(preload, "MODULES", ())
    preload.preload_from_title(app, edition)
    [steps] = app.preloads.steps.values()
    assert sum(1 for _ in steps)
    made = scaled_names(monkeypatch)
    app.go.open_profile(edition)
    app.step(16)
    assert "medal_shelf" in made
    assert not [name for name in made if name.startswith(("ui/panel", "medal_case", "medal/", "medal_open/"))]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_an_empty_list_of_tables_finds_its_table_ready(app: App, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    app.network = FakeNetwork()
    monkeypatch.setattr(preload, "MODULES", ())
    preload.preload_from_title(app, edition)
    [steps] = app.preloads.steps.values()
    assert sum(1 for _ in steps)

    def draw(*_: object, **__: object) -> None:
        pytest.fail("the table is drawn again")

    monkeypatch.setattr(round_table, "_table", draw)
    app.go.find_table(edition)
    app.step(16)


@pytest.mark.parametrize("missing", ["", "server", "game", "notifications"])
def test_servers_are_entered_from_the_title_where_a_game_may_run(
    app: App, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    network = FakeNetwork()
    app.network, app.settings.notifications = network, missing != "notifications"
    app.settings.servers = [] if missing == "server" else ["cabochon-server://203.0.113.7:47322"]
    game = None if missing == "game" else object()
    monkeypatch.setattr(app.store, "unfinished_network", lambda: game)
    monkeypatch.setattr(preload, "MODULES", ())
    preload.preload_from_title(app, "base")
    [steps] = app.preloads.steps.values()
    next(steps)
    assert [call[0] for call in network.asked] == ([] if missing else ["servers"])
    assert network.looking is False
