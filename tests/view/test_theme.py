"""The look in figures: readable text, and movements that end where they should."""

from __future__ import annotations

import pytest

from game.view.skins import theme
from game.view.theme import FIXED_ROLES, MIN_TEXT_PX, SCENE_FADE, Color, Palette, scale_of

EDITIONS = ["base", "marvel"]


@pytest.mark.parametrize(
    ("size", "scale"), [((1600, 900), 1.0), ((3840, 2160), 2.4), ((1024, 640), 0.64), ((3440, 1440), 1.6)]
)
def test_the_tighter_side_sets_the_scale(size: tuple[int, int], scale: float) -> None:
    assert scale_of(*size) == pytest.approx(scale)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_movement_starts_at_0_and_ends_at_1(edition: str) -> None:
    for name, motion in theme(edition).motions.items():
        assert motion.ms > 0, name
        assert motion.ease(0.0) == pytest.approx(0.0, abs=1e-9), name
        assert motion.ease(1.0) == pytest.approx(1.0, abs=1e-9), name
        assert all(-0.2 <= motion.ease(step / 50) <= 1.2 for step in range(51)), name


def test_both_editions_name_the_same_roles_and_movements() -> None:
    base, marvel = (theme(edition) for edition in EDITIONS)
    assert base.fonts.keys() == marvel.fonts.keys()
    assert base.motions.keys() == marvel.motions.keys()


def test_a_scene_changes_within_150_ms() -> None:
    assert SCENE_FADE.ms <= 150


def test_no_text_is_smaller_than_readable_at_the_smallest_window() -> None:
    for edition in EDITIONS:
        look = theme(edition)
        assert min(look.text_px(role, 0.64) for role in look.fonts) >= MIN_TEXT_PX


def luminance(color: Color) -> float:
    red, green, blue = (
        value / 255 / 12.92 if value / 255 <= 0.03928 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in color
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def pairs(palette: Palette) -> dict[str, tuple[Color, Color]]:
    grounds = {"panel": palette.panel, "middle": palette.ground[1]}
    inks = {
        "text": palette.text,
        "text_soft": palette.text_soft,
        "text_muted": palette.text_muted,
        "changed": palette.changed,
        "short": palette.short,
        "ok": palette.ok,
        "action": palette.action,
        **{f"seat {number}": color for number, color in enumerate(palette.seats)},
    }
    found = {f"{ink} on {ground}": (a, b) for ink, a in inks.items() for ground, b in grounds.items()}
    return {**found, "text_dark on plate": (palette.text_dark, palette.plate)}


@pytest.mark.parametrize(("high_contrast", "least"), [(False, 4.5), (True, 7.0)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_text_stands_out_from_every_ground(edition: str, high_contrast: bool, least: float) -> None:
    palette = theme(edition, high_contrast).palette
    ratios = {name: round(contrast(*pair), 2) for name, pair in pairs(palette).items()}
    assert {name: ratio for name, ratio in ratios.items() if ratio < least} == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_text_size_counts_once_and_not_on_pieces(edition: str) -> None:
    look = theme(edition)
    for role in look.fonts:
        once = look.text_px(role, 1.0)
        assert look.text_px(role, 1.0, enlarged=2.0) == (once if role in FIXED_ROLES else 2 * once)
