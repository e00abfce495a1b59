"""Pictures that are computed while the program runs."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graphics.print_art import dots, light, mix, rays, rounded, shades, soft_shadow


@pytest.fixture(autouse=True)
def window() -> None:
    """Surfaces with alpha need a display."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def test_shades_keep_the_hue_and_grow_darker() -> None:
    bright, strong, dark = (pygame.Color(*shade) for shade in shades((99, 245, 200)))
    assert bright.hsva[0] == pytest.approx(strong.hsva[0], abs=3) == pytest.approx(dark.hsva[0], abs=3)
    assert bright.hsva[2] > strong.hsva[2] > dark.hsva[2]
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


def test_a_light_is_brightest_where_it_is() -> None:
    lit = light((120, 80), (30, 20), 100, [(0, (250, 250, 250)), (1, (0, 0, 0))])
    assert lit.get_at((30, 20)).r > lit.get_at((80, 50)).r > lit.get_at((119, 79)).r


def test_rays_and_dots_leave_what_lies_between_them() -> None:
    for draw in (
        lambda sheet: rays(sheet, (40, 40), (255, 0, 0), 255, 12, 0.4, 0),
        lambda sheet: dots(sheet, (255, 0, 0), 255, 10, lambda _x, _y: 0.6),
    ):
        sheet = pygame.Surface((80, 80))
        draw(sheet)
        red = sum(sheet.get_at((x, y)).r > 128 for x in range(80) for y in range(80))
        assert 0.1 < red / 6400 < 0.7


def test_corners_are_cut_and_shadows_fade() -> None:
    cut = rounded(pygame.Surface((40, 40)), 10)
    assert cut.get_at((0, 0)).a == 0 and cut.get_at((20, 20)).a == 255
    shadow = soft_shadow((60, 60), 12, 200)
    assert shadow.get_size() == (84, 84)
    assert shadow.get_at((0, 42)).a < shadow.get_at((12, 42)).a < shadow.get_at((42, 42)).a
