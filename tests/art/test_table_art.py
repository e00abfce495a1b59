"""The pieces of the table: both editions draw the same names in the same boxes, so one layout serves both."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from game.view.skins import theme
from tests.art.drawn import is_same_twice, pixels, spilled
from tools.art.base import palette as base
from tools.art.brush import channels
from tools.art.marvel import palette as marvel
from tools.art.sprite import Sprite
from tools.build_atlas import backgrounds_of, sprites_of

EDITIONS = ("base", "marvel")
SEATS = {"base": base.SEATS, "marvel": marvel.SEATS}
WHOLE = {
    "table/well": (80, 48),
    "table/socket": (58, 58),
    "stud/on": (7, 7),
    "stud/off": (7, 7),
    "sign/can": (24, 24),
    "sign/goal": (24, 24),
    "ring/flat_chosen": (72, 43.2),
    **{f"table/well/{kind}": (80, 48) for kind in range(6)},
    **{f"deck_side/{count}": (145, 203) for count in range(1, 7)},
    **{f"{plate}/{color}": (58, 84) for plate in ("bonus", "bonus_empty") for color in range(5)},
    **{f"stack/{kind}/{count}": (72, 43.2) for kind in range(5) for count in range(1, 8)},
    **{f"stack/5/{count}": (72, 43.2) for count in range(1, 6)},
}
STRETCHED = {
    "table/cloth_edge": (1176, 695, 30),
    "ui/bar": (160, 42, 4),
    "table/tray": (128, 683, 24),
    "deck/place": (153, 223, 16),
    "mat/own": (1160, 145, 26),
    "mat/dock": (392, 192, 26),
    "table/place": (82, 115, 14),
    "table/strip": (360, 66, 18),
    "sign/plan": (60, 22, 10),
    **{f"mat/{seat}": (392, 181, 26) for seat in range(4)},
    **{f"mat/lamp/{seat}": (392, 181, 40) for seat in range(4)},
    **{f"race/{seat}": (42, 28, 9) for seat in range(4)},
}
GROUNDS = {"bg/table": (1600, 900), "bg/cloth": (1176, 695)}


@cache
def drawn(edition: str) -> dict[str, Sprite]:
    return {sprite.name: sprite for sprite in sprites_of(edition)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_piece_has_its_box(edition: str) -> None:
    found = drawn(edition)
    boxes = WHOLE | {name: (width, height) for name, (width, height, _) in STRETCHED.items()}
    assert {name: tuple(round(side, 3) for side in found[name].size) for name in boxes if name in found} == boxes
    corners = {name: (corner,) * 4 for name, (_, _, corner) in STRETCHED.items()}
    assert {name: found[name].nine for name in corners} == corners
    assert found["plate/score"].size == (92, 76)
    grounds = {ground.name: ground.size for ground in backgrounds_of(edition)}
    assert {name: grounds[name] for name in GROUNDS} == GROUNDS


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_top_of_a_stack_is_a_chip_higher_with_each_chip(edition: str) -> None:
    for kind, most in ((0, 7), (4, 7), (5, 5)):
        tops = [drawn(edition)[f"stack/{kind}/{count}"].anchors["top"] for count in range(1, most + 1)]
        steps = np.diff([y for _, y in tops])
        assert steps == pytest.approx([steps[0]] * len(steps), abs=1e-3)
        assert -steps[0] * 43.2 == pytest.approx(0.215 * 36, abs=0.1)
        assert all(abs(x - 0.5) <= 0.018 / 2 + 1e-6 for x, _ in tops)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bonus_plate_says_where_its_count_stands(edition: str) -> None:
    for color in range(5):
        for name in (f"bonus/{color}", f"bonus_empty/{color}"):
            _, y, size = drawn(edition)[name].anchors["count"]
            assert 0.5 < y < 0.85
            assert 0 < size < 2 * (1 - y)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_middle_of_an_edge_is_empty(edition: str) -> None:
    for name in ("table/cloth_edge", "mat/lamp/0", "frame/selected", "frame/focus"):
        sprite = drawn(edition)[name]
        assert sprite.nine is not None
        left, top, right, bottom = (round(inset) for inset in sprite.nine)
        width, height = (round(side) for side in sprite.size)
        assert pixels(width, height, sprite.draw)[top : height - bottom, left : width - right, 3].max() == 0, name


@pytest.mark.parametrize("edition", EDITIONS)
def test_textures_are_computed_without_chance(edition: str) -> None:
    assert all(is_same_twice(drawn(edition)[name]) for name in ("mat/1", "mat/dock", "table/tray", "stack/2/3"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_shadow_is_cut_off(edition: str) -> None:
    prefixes = ("table/", "mat/", "stack/", "deck", "sign/", "tab/", "race", "stud/", "plate/", "bonus", "seat_mark")
    names = [name for name in drawn(edition) if name.startswith(prefixes)]
    assert [name for name in names if spilled(drawn(edition)[name], slack=1) > 8] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_seats_have_the_same_colours_in_pictures_and_in_the_theme(edition: str) -> None:
    assert [channels(color) for color in SEATS[edition]] == list(theme(edition).palette.seats)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mats_lie_in_light_from_the_upper_left_with_a_rim_in_the_seats_colour(edition: str) -> None:
    for seat, color in enumerate(SEATS[edition]):
        width, height, _ = STRETCHED[f"mat/{seat}"]
        mat = pixels(width, height, drawn(edition)[f"mat/{seat}"].draw)[..., :3].astype(float)
        grey = mat @ (0.299, 0.587, 0.114) / 255
        inner = grey[12:-12, 12:-12]
        assert 0.2 < inner.mean() < 0.4, "neither a hole beside the market nor as bright as that"
        upper, lower = inner[: height // 3, : width // 3], inner[-height // 3 :, -width // 3 :]
        assert upper.mean() > 1.25 * lower.mean()
        if edition == "base":
            assert inner.std() > 0.03 and np.abs(np.diff(inner, axis=1)).mean() > 0.008, "a grain that can be seen"
        far = np.abs(mat[:21, width // 3] - np.array(channels(color))).sum(axis=1)
        assert far[:4].min() < 0.6 * far[20], "the rim"
