"""A third edition touches its own files and the registry only: it is registered, played, drawn, saved and replayed."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.match.dealer import secret_from
from game.match.verify import verify
from game.record import SeatInfo
from game.replays.replay import Replay
from game.rules import EDITION_NAMES, Phase, PurchaseCard, current_actor, edition, legal_actions
from game.rules.editions import REGISTRY
from game.scenes.challenges.scene import DUPLICATE, PUZZLES, ChallengesScene
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.sessions.local import LocalSession, new_game, resume
from game.storage.store import Store
from game.ui.app.app import App
from game.view.layout.table import table_layout
from game.view.skins import skin
from tests.helpers import toy_edition
from tests.helpers.paths import ROOT
from tests.scenes.conftest import Person

BOTS = (SeatInfo("Ottavia", "bot", "greedy"), SeatInfo("Bianca", "bot", "random"))


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setitem(REGISTRY, "toy", toy_edition.MODULES)
    yield "toy"
    for known in (edition, skin):
        known.cache_clear()


def play(session: LocalSession, until: Callable[[], bool]) -> None:
    """Play the first seat, buying what can be bought, while the bots play theirs."""
    while not until():
        state = session.state
        if current_actor(state) == 0 and not session.over:
            legal = legal_actions(state)
            session.propose(0, next((action for action in legal if isinstance(action, PurchaseCard)), legal[0]))
        session.poll()


def test_a_third_edition_is_played_saved_and_replayed(third: str, store: Store) -> None:
    session = new_game(store, third, (SeatInfo("Ana", "human"), *BOTS), None, secret_from("toy"))
    session.set_pace(0)
    play(session, lambda: len(session.record.entries) > 8)
    session.close()
    unfinished = store.unfinished()
    assert unfinished is not None
    assert unfinished.edition == third
    session = resume(store, unfinished.id)
    session.set_pace(0)
    play(session, lambda: session.result is not None)
    result, entries = session.result, len(session.record.entries)
    assert session.state.phase is Phase.OVER
    assert len(result.winners) == 1
    assert session.game_id is not None
    path = store.path(session.game_id)
    session.close()

    assert [(game.edition, game.over) for game in store.list_games()] == [(third, True)]
    verified = verify(path.read_bytes())
    assert (verified.proof, verified.result) == ("proved", result)
    replay = Replay.load(path)
    assert len(replay) == entries
    assert replay.result == result
    assert replay.state_at(len(replay) - 1, 0) == session.state


def test_a_third_edition_is_drawn(third: str, app: App, person: Person, store: Store) -> None:
    app.push(MenuScene(third))
    person.watch()
    menu = person.scene
    assert isinstance(menu, MenuScene)
    labels = [getattr(widget, "label", "") for widget in menu.form.widgets]
    assert "Tutorial" not in labels, "an edition without a lesson offers none"
    app.push(SetupScene(third))
    person.watch()
    assert skin(third).text.aim == "First to 4 points"
    for tab in (DUPLICATE, PUZZLES):
        app.push(ChallengesScene(third, tab))
        person.watch()
        challenges = person.scene
        assert isinstance(challenges, ChallengesScene)
        assert (challenges.tab, len(challenges.tabs.labels)) == (DUPLICATE, 2), "an edition without puzzles offers none"
    session = new_game(store, third, (SeatInfo("Ana", "human"), *BOTS), 0, secret_from("toy"))
    app.reset(TableScene(app, session))
    person.watch(2000)
    scene = person.scene
    assert isinstance(scene, TableScene)
    assert app.look(third).atlas.edition == "base"


@pytest.mark.usefixtures("third")
@pytest.mark.parametrize("name", [*EDITION_NAMES, "toy"])
def test_the_layout_of_a_skin_follows_its_rules(name: str) -> None:
    rules = edition(name)
    assert len(table_layout((1600, 900), rules, 3).bank_cells) == rules.kinds
    assert len(skin(name).text.columns) == len(skin(name).result.columns)


def own_files() -> set[Path]:
    """Return the registry and what belongs to one edition alone: its modules."""
    files = {ROOT / "game/rules/editions.py"}
    for modules in REGISTRY.values():
        for module in filter(None, (modules.rules, modules.skin, modules.medals)):
            path = ROOT / f"{module.replace('.', '/')}.py"
            files.add(path)
    return files


def named_editions(path: Path) -> list[str]:
    """List where a file names an edition: as a text of its own, or within an identifier that only one can have."""
    found = []
    source = path.read_text(encoding="utf-8")
    if not any(name in source.lower() for name in EDITION_NAMES):
        return []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in tuple(EDITION_NAMES):
            found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.value!r}")
        words = [getattr(node, field, None) for field in ("id", "attr", "arg", "name")]
        if any(isinstance(word, str) and "marvel" in word.lower() for word in words):
            found.append(f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}: an identifier")
    return found


def test_no_edition_is_named_outside_its_own_files_and_the_registry() -> None:
    own = own_files()
    assert all(path.is_file() for path in own)
    files = [path for folder in ("game", "net") for path in sorted((ROOT / folder).rglob("*.py"))]
    named = [line for path in files if path not in own for line in named_editions(path)]
    assert not named, "\n".join(named)
    assert all(named_editions(path) for path in own), "the search finds what is there"
