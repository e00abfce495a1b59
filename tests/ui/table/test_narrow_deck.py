"""The faces of decks in a compact layout: what is on a back is whole on its narrow face."""

from __future__ import annotations

import pygame
import pytest

from game.rules.model import LEVELS, deck
from game.ui.table.board.narrow_deck import draw_deck_part
from game.ui.table.painter import Highlights
from tests.ui.table.film import EDITIONS, Film

STONE = {"base": (0, 2.4), "marvel": (1, 1.3)}
"""The channel of a stone on the back of the third level, ruby or emerald, and by how much it outweighs the others."""


def stone(surface: pygame.Surface, name: str) -> pygame.Rect:
    """Return the box of this stone, in all its shades."""
    box, (channel, ratio) = pygame.Rect(0, 0, 0, 0), STONE[name]
    for x in range(surface.get_width()):
        for y in range(surface.get_height()):
            *colors, alpha = surface.get_at((x, y))
            own = colors.pop(channel)
            if alpha > 128 and own > max(90, ratio * max(colors)):
                box = box.union((x, y, 1, 1)) if box.w else pygame.Rect(x, y, 1, 1)
    return box


@pytest.mark.parametrize("name", EDITIONS)
def test_the_stones_on_a_narrow_back_are_not_cut(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (1024, 640)
    film = Film(name, 4)
    film.view.resize((1024, 640))
    film.before(8)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    place = deck(max(LEVELS))
    foot = film.view.layout.places[place]
    width = film.view.layout.deck_face(place).w
    assert width > foot.w, "cards are wider than their place"
    whole = stone(film.look.sprite(f"back/{max(LEVELS)}", width, foot.h).surface, name)
    film.canvas.begin()
    draw_deck_part(p, f"back/{max(LEVELS)}", width, foot)
    film.canvas.end()
    shown = pygame.display.get_surface()
    assert shown is not None
    found = stone(shown.subsurface(pygame.Rect(foot)), name)
    assert whole.w > 5 and found.w > 3
    assert found.x >= 4, "the frame covers no part of it"
    assert found.w / found.h == pytest.approx(whole.w / whole.h, rel=0.35), "it has its form"
