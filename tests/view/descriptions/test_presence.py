"""What a panel says of a person at another screen, and the signs of the quick reactions."""

from __future__ import annotations

import pytest

from game.sessions.participants import Participant, TableState
from game.ui.table.ticker import ACTION_ICONS
from game.view.descriptions.presence import REACTIONS, Gathering


@pytest.mark.parametrize(("clock_s", "text"), [(None, "AWAY 0:42"), (9, "AWAY")])
def test_only_one_clock_runs_on_the_screen(clock_s: int | None, text: str) -> None:
    person = Participant("Bianca", 1, connected=False, away_s=42)
    assert Gathering(TableState((person,), clock_s=clock_s)).away(person) == text


def test_no_reaction_has_the_sign_of_an_action() -> None:
    icons = [icon for _, icon, _ in REACTIONS]
    assert len(set(icons)) == len(icons)
    assert set(icons).isdisjoint(ACTION_ICONS.values())
