"""The step that the person has reached in each edition's lesson: a small TOML file in their folder.

Knows the file; knows nothing of what the steps teach. A lesson is always the same, so a step's number is enough.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import tomli_w

from game.support.files import write_whole

FILE_NAME: Final = "tutorial.toml"


def step_reached(data_dir: Path, edition: str) -> int:
    """Return the step at which an edition's lesson was left; 0 where it is to begin from its start."""
    return _read(data_dir).get(edition, 0)


def keep_step(data_dir: Path, edition: str, step: int) -> None:
    """Save the step at which an edition's lesson continues, 0 for none; raises ``OSError``."""
    reached = {**_read(data_dir), edition: step}
    data_dir.mkdir(parents=True, exist_ok=True)
    write_whole(data_dir / FILE_NAME, tomli_w.dumps(reached).encode("utf-8"))


def _read(data_dir: Path) -> dict[str, int]:
    try:
        values = tomllib.loads((data_dir / FILE_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {name: value for name, value in values.items() if type(value) is int and value > 0}
