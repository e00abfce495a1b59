"""The cloth's edge: it is painted at the sides alone, because its middle is empty."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.ui.graphics.look import RenderContext
from game.ui.table.board.ground import _EDGE
from game.view.theme import scale_of
from tests.ui.table.film import EDITIONS, Film


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (1920, 1080)])
def test_the_picture_of_the_edge_is_empty_within(window: pygame.Surface, edition: str, size: tuple[int, int]) -> None:
    assert window.get_size() != size
    film, look = Film(edition, 2), RenderContext(edition, scale_of(*size))
    film.view.resize(size)
    cloth = film.view.layout.cloth
    image = look.atlas.sprite("table/cloth_edge", cloth.w, cloth.h)
    within = cloth.inset(look.px(_EDGE))
    left, top = image.dx + within.x - cloth.x, image.dy + within.y - cloth.y
    alphas, colors = pygame.surfarray.array_alpha(image.surface), pygame.surfarray.array3d(image.surface)
    inside = np.s_[left : left + within.w, top : top + within.h]
    assert alphas.any()
    assert not alphas[inside].any() and not colors[inside].any()
