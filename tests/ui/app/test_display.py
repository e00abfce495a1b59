"""The window: what it grows by is covered at once, before the new picture is ready."""

from __future__ import annotations

import pygame

from game.ui.app.display import cover_new_edges

COLOR = (10, 20, 30)


def test_new_edges_are_covered_and_the_picture_of_before_stays(window: pygame.Surface) -> None:
    wide, high = window.get_size()
    window.fill("white")
    edges = cover_new_edges(window, (wide - 40, high - 30), COLOR)
    assert sum(edge.w * edge.h for edge in edges) == 40 * high + 30 * wide
    assert window.get_at((wide - 1, 0))[:3] == window.get_at((0, high - 1))[:3] == COLOR
    assert window.get_at((wide - 41, high - 31))[:3] == (255, 255, 255)


def test_a_smaller_window_has_no_new_edges(window: pygame.Surface) -> None:
    wide, high = window.get_size()
    assert cover_new_edges(window, (wide + 1, high), COLOR) == []
