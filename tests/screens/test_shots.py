"""The tool that takes pictures: complete names, and games held still."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Phase, apply
from game.support.i18n import set_language
from tools.shots.__main__ import main
from tools.shots.posed import PosedSession, game, position, seats


def test_a_name_contains_scene_edition_players_size_and_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["shots", str(tmp_path), "--only", "settings-about", "--edition", "marvel", "--players", "2"]
    monkeypatch.setattr("sys.argv", [*line, "--size", "1024x640", "--lang", "de", "--text", "100"])
    assert main() == 0
    name = "settings-about_marvel_2p_1024x640_de.png"
    assert capsys.readouterr().out.splitlines()[-1] == name
    assert [path.name for path in tmp_path.iterdir()] == [name]
    set_language("en")


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_posed_game_is_a_real_one(edition: str, players: int) -> None:
    steps = game(edition, players, 1)
    state = steps[0].state
    for step in steps[1:]:
        for action in step.actions:
            state, _ = apply(state, action)
        assert state == step.state
    assert state.phase is Phase.OVER


def test_a_posed_session_shows_no_hidden_card() -> None:
    steps = position("base", 3, lambda s: any(held.blind for held in s.players[1].hand))
    session = PosedSession(steps, seats("base", 3))
    assert [held.card for held in session.state.players[1].hand if held.blind] == [None]
    assert session.history()[-1].state == session.state


def test_a_position_that_never_comes_is_named() -> None:
    with pytest.raises(LookupError, match="40 games of base with 2"):
        position("base", 2, lambda _: False)
