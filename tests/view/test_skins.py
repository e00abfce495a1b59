"""The files of skins: read as typed values, and a mistake is named with its file and field."""

from __future__ import annotations

import re

import pytest

from game.view.skins import skin
from game.view.skins.loader import SkinError, read_skin
from tests.helpers.paths import ROOT

TEXT = (ROOT / "assets" / "skins" / "base.toml").read_text(encoding="utf-8")


def read(text: str) -> object:
    spec = skin("base").layout
    return read_skin("base", text, spec.own_panel, spec.opponent_panel, spec.action_panel)


def test_a_skin_is_read_from_its_file() -> None:
    assert read(TEXT) == skin("base")
    assert skin("base").theme.palette.plate == (255, 194, 58)
    assert skin("base").theme.motions["take"].ease(0.5) == 0.5


@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        ('ink = "#0D0819"', 'ink = "#0D081"', "ink"),
        ('ink = "#0D0819"', "", "ink.*palette"),
        ('ease = "out_back"', 'ease = "out_bakc"', "out_bakc.*motions"),
        ("title = {", "titel = {", "titel.*fonts"),
        ("column = [168, 138]", "column = [168]", "layout.column"),
        ("tile_step = 107", "tile_steps = 107", "tile_steps"),
        ("slogan =", "motto =", "motto.*text"),
        ("[layout]", "[layout", ""),
        ("turns_right = false", "turns_right = 0", "layout.side.turns_right"),
    ],
)
def test_a_mistake_is_named_with_file_and_field(old: str, new: str, trouble: str) -> None:
    assert old in TEXT
    with pytest.raises(SkinError, match=f"^base.toml: .*{trouble}") as caught:
        read(TEXT.replace(old, new, 1))
    assert re.search(r"\n", str(caught.value)) is None
