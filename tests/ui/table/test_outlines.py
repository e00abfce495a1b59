"""The light around a card that can be bought: soft, below its neighbours, kept, and a plain ring in high contrast."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.rules.model import market
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext, Shade
from game.ui.table import outlines
from game.ui.table.outlines import paint_halo, paint_ring
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights
from game.view.interaction.primary_move import PrimaryMove
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from tests.ui.table.film import EDITIONS, Film

CARD = Rect(60, 60, 157, 220)


def surroundings(look: RenderContext, unit: float, start: int = 0) -> list[int]:
    """Return how bright the ground is from a distance on to the right edge of a card with halo and ring."""
    target = pygame.Surface((320, 340))
    canvas = Canvas(target, look.text)
    canvas.begin()
    paint_halo(canvas, look, CARD, unit)
    paint_ring(canvas, look, CARD, unit)
    canvas.end()
    return [sum(target.get_at((CARD.right + away, round(CARD.center[1])))[:3]) for away in range(start, 40)]


@pytest.mark.parametrize("unit", [0.7, 1.0, 2.4])
@pytest.mark.parametrize("name", EDITIONS)
def test_the_halo_is_soft_and_ends_before_ten_pixels_beyond_a_card_with_a_crisp_ring(
    window: pygame.Surface, name: str, unit: float
) -> None:
    assert window.get_size() != (320, 340)
    bright = surroundings(RenderContext(name), unit)
    ring = max(round(4 * unit), 2)
    assert min(bright[:ring]) > 500, "the ring is brighter than gold"
    gap = max(round((2 if name == "marvel" else 3) * unit), 2)
    inner = surroundings(RenderContext(name), unit, -gap - 4)[: gap + 4]
    assert max(inner[4:]) < 60, "a dark line parts card and ring"
    assert len(set(inner[:4])) == 1 and inner[0] > 500, "nothing covers the rest of the card"
    halo = bright[ring:]
    reach = next(away for away, light in enumerate(halo) if not light)
    assert 8 * unit <= ring + reach <= 10 * unit + 1
    assert all(near > far for near, far in pairwise(halo[:reach])) and halo[0] > 150
    # Between two such cards is less than half of the light beside each of them.
    assert 2 * halo[round(6.5 * unit) - ring] < halo[0]
    assert not any(halo[reach:])


@pytest.mark.parametrize("name", EDITIONS)
def test_in_high_contrast_there_is_a_plain_ring(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (320, 340)
    bright = surroundings(RenderContext(name, high_contrast=True), 1.0)
    assert min(bright[1:6]) > 500 and not any(bright[8:])


@pytest.mark.parametrize("name", EDITIONS)
def test_all_cards_that_can_be_bought_have_one_ring_and_halos_below_all_cards_of_the_market(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, order, rings = Film(name), list[str](), list[tuple[float | int, ...]]()
    card, halo, ring = Painter.card, outlines.paint_halo, outlines.paint_ring
    film.before(20)

    def keep_card(p: Painter, name: str, box: Rect, shade: Shade = Shade.NONE) -> None:
        if box.w == film.view.layout.places[market(1, 0)].w:
            order.append("card")
        card(p, name, box, shade)

    def keep_halo(canvas: Canvas, look: RenderContext, box: Rect, unit: float, alpha: int) -> None:
        order.append("halo")
        halo(canvas, look, box, unit, alpha)

    def keep_ring(canvas: Canvas, look: RenderContext, box: Rect, unit: float, alpha: int) -> None:
        rings.append((box.w, box.h, unit, alpha))
        ring(canvas, look, box, unit, alpha)

    monkeypatch.setattr(Painter, "card", keep_card)
    monkeypatch.setattr(outlines, "paint_halo", keep_halo)
    monkeypatch.setattr(outlines, "paint_ring", keep_ring)
    places = [market(1, 0), market(2, 2), *(market(3, slot) for slot in range(4)), market(1, 3)]
    for count in (1, 2, len(places)):
        for hover in (None, market(2, 2)):
            order.clear()
            rings.clear()
            film.draw(
                Highlights(mine=True, primary=PrimaryMove(Control.BUY, None, frozenset(places[:count])), hover=hover)
            )
            assert order[: count + 1] == ["halo"] * count + ["card"] and order.count("halo") == count
            assert len(rings) == count and len(set(rings)) == 1, "however many there are"
