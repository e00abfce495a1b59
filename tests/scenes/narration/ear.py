"""A player who listens to the program instead of looking at it, for tests."""

from __future__ import annotations

import re

from game.scenes.narration.narrator import Narrator
from game.support.i18n import language


class Ear:
    """A listener; ``lines`` are the lines said since the last call of ``news``."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.narrator = Narrator(self.lines.append)

    def news(self) -> list[str]:
        found = self.lines[:]
        self.lines.clear()
        return found


def well_said(lines: list[str]) -> None:
    """Every line has words, none a hole, and French signs stand apart by spaces that do not break."""
    for line in lines:
        assert line == line.strip() and re.search(r"\w", line), repr(line)
        assert "  " not in line and "{" not in line and "None" not in line, line
        if language() == "fr":
            assert not re.search(r"[^\u00a0\u202f][:;!?](\s|$)", line), line
