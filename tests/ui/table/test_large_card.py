"""A card that is looked at in the place of the other mats: as large as the guide asks for, and clear of the dock."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.rules.model import market
from game.ui.table.card_details import draw_card_details
from game.ui.table.painter import Highlights, Painter
from game.view.descriptions.card_details import details_for
from game.view.layout.geometry import Rect
from tests.ui.table.film import EDITIONS, Film


@pytest.mark.parametrize(("size", "least"), [((1600, 900), (310, 432)), ((1024, 640), (190, 266))])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_large_card_has_the_size_of_the_guide_and_leaves_dock_and_market(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, edition: str, size: tuple[int, int], least: tuple[int, int]
) -> None:
    assert window.get_size() != (1600, 900)
    film, cards = Film(edition, 4), list[Rect]()
    film.look.configure(min(size[0] / 1600, size[1] / 900))
    film.view.resize(size)
    state = film.before(9)
    p = film.view.painter(film.canvas, film.look, Highlights(magnified=market(2, 1)))
    details = details_for(film.view.edition, state, 0, market(2, 1), film.view.names)
    assert p is not None and details is not None and details.rows
    details = replace(details, note="")  # the dock tells it while the viewer is to move
    monkeypatch.setattr(Painter, "card", lambda _p, _name, box: cards.append(box))
    box = draw_card_details(p, details)
    assert cards[0].w >= least[0] and cards[0].h >= least[1]
    assert box.holds(cards[0]) and box.x >= p.layout.bank.right
    assert not box.overlaps(p.layout.dock.rect)
