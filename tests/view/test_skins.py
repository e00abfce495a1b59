"""The files of skins: read as typed values, and a mistake is named with its file and field."""

from __future__ import annotations

import re

import pytest

from game.rules.editions import EDITION_NAMES, edition
from game.view.skins import skin
from game.view.skins.loader import SkinError, read_skin
from tests.helpers.paths import ROOT

TEXT = (ROOT / "assets" / "skins" / "base.toml").read_text(encoding="utf-8")


def test_a_skin_is_read_from_its_file() -> None:
    assert read_skin("base", TEXT) == skin("base")
    assert skin("base").theme.palette.plate == (255, 246, 218)
    assert skin("base").theme.motions["turn"].ease(0.5) == 0.5


@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        ('ink = "#0D0705"', 'ink = "#0D070"', "ink"),
        ('ink = "#0D0705"', "", "ink.*palette"),
        ('ease = "out_back"', 'ease = "out_bakc"', "out_bakc.*motions"),
        ("title = {", "titel = {", "titel.*fonts"),
        ("light = [0.79, 0.09, 0.34]", "light = [0.79]", "light"),
        ("plaque_y = ", "plaque = ", "plaque"),
        ("slogan =", "motto =", "motto.*text"),
        ("[result]", "[result", ""),
        ("portraits = true", "portraits = 1", "portraits"),
    ],
)
def test_a_mistake_is_named_with_file_and_field(old: str, new: str, trouble: str) -> None:
    assert old in TEXT
    with pytest.raises(SkinError, match=f"^base.toml: .*{trouble}") as caught:
        read_skin("base", TEXT.replace(old, new, 1))
    assert re.search(r"\n", str(caught.value)) is None


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_every_tile_has_a_medallion_within_its_picture(name: str) -> None:
    rules, found = edition(name), skin(name).medallions
    assert set(found) == {*rules.tiles, *(["majority"] if rules.majority_points else [])}
    for x, y, share in found.values():
        assert min(x, y) - share / 2 >= 0.02 and max(x, y) + share / 2 <= 0.99


def test_no_medallion_shows_the_frame_the_name_or_the_demands_of_a_named_tile() -> None:
    found = skin("marvel").medallions
    for x, y, share in found.values():
        assert x - share / 2 >= 0.37 and x + share / 2 <= 0.955, "right of the demands, left of the frame"
        assert y - share / 2 >= 0.045 and y + share / 2 <= 0.805, "below the frame, above the name"
