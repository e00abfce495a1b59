"""What a mat says of a person at another screen, and the signs of the quick reactions."""

from __future__ import annotations

import re

import pytest

from game.sessions.participants import Participant, TableState
from game.view.descriptions.presence import REACTION_LABELS, ParticipantsView
from tests.helpers.paths import ROOT


@pytest.mark.parametrize(("clock_s", "text"), [(None, "AWAY 0:42"), (9, "AWAY")])
def test_only_one_clock_runs_on_the_screen(clock_s: int | None, text: str) -> None:
    person = Participant("Bianca", 1, connected=False, away_s=42)
    assert ParticipantsView(TableState((person,), clock_s=clock_s)).away(person) == text


def test_no_reaction_has_the_icon_of_anything_else() -> None:
    """Only the bell is the icon of a button as well: that of a nudge, which sends this reaction."""
    icons = [icon for _, icon, _ in REACTION_LABELS]
    assert len(set(icons)) == len(icons)
    sources = {path: path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py") if path.stem != "presence"}
    used = re.compile(rf"""(?:icon=|icon/|icon_dark/|Button\(|\), )"?({"|".join(icons)})["{{]""")
    found = {(path.stem, icon) for path, text in sources.items() for icon in used.findall(text)}
    assert found == {("waiting", "bell")}
